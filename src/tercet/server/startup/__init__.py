"""Sets up a starting server: opens its store, finds its addresses, and joins a cluster."""
