"""For those who study a game: mass simulation, and positions written down with what is expected of them."""
