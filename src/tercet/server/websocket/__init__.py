"""WebSockets: one connection, all connections, the upgrade and the pings."""

from tercet.extras import require

require("tercet.server", "server", "httptools", "picows", "segno", "starlette", "uvicorn")
