"""Schema changes of the store, run by `Store.open`."""
