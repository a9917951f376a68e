"""The tests: a package, for Pgx installs one of the same name, which would be found first."""
