"""Speed, measured beside the best known, in the same run and on the same core."""
