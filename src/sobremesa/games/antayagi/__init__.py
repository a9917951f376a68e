"""AntaYagí: trade cards of which you see only the backs."""
