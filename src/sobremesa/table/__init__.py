"""What every game is made of: piles, chance, knowledge, windows, events and the contract between them."""
