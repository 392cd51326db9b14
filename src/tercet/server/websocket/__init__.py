"""WebSockets: admission, the upgrade, single connections, and pings."""

from tercet.optional_dependencies import require

require("tercet.server", "server", "httptools", "picows", "segno", "starlette", "uvicorn")
