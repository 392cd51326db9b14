"""WebSockets: one connection, all connections, the upgrade and the pings."""
