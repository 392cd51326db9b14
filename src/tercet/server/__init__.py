"""Serves HTTP and WebSocket on one port: a thin layer over the tables."""
