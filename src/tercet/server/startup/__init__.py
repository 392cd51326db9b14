"""What a server is built from when it starts: its store, its addresses, and its place in a cluster."""
