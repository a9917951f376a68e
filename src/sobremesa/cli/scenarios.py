"""``sobremesa referee``: what people expect of positions, held against the rules."""
