"""What holds for every test: bounds are checked, and a first compilation may take its time."""

import os

from hypothesis import settings

# Compiled rules check no bounds unless told so before Numba is imported.
os.environ["NUMBA_BOUNDSCHECK"] = "1"

settings.register_profile("house", deadline=None, print_blob=True)
settings.load_profile("house")

# Prints which tests show which clause of a game's rules, and fails a whole run that leaves one out.
pytest_plugins = ["tests.clauses"]
