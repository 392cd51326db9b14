"""WebSockets: one connection, all connections, the upgrade and the pings."""

from tercet.optional_dependencies import require

require("tercet.server", "server", "httptools", "picows", "segno", "starlette", "uvicorn")
