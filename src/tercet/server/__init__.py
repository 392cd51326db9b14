"""HTTP and WebSocket on one port: a thin skin over the tables."""
