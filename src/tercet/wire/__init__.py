"""The messages between client and server, their codec, and the generated JSON Schema and protocol page."""
