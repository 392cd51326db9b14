"""The messages between client and server, their codec, and what is generated from them: JSON Schema, the protocol
page."""
