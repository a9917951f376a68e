"""A player that searches. It is given tables that its seat could not tell from the true one, never that one."""

from sobremesa.search.player import SEARCH, Search, guessed, search_named, seated, warm

__all__ = ["SEARCH", "Search", "guessed", "search_named", "seated", "warm"]
