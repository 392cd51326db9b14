"""The messages between client and server, their codec, and what is made from them: JSON Schema, the protocol page."""
