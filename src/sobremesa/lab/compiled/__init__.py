"""What is compiled for every game; in a folder of its own, so that other edits in the lab compile nothing anew."""
