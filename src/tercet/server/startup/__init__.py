"""What a server sets up when it starts: its store, its addresses, and its place in a cluster."""
