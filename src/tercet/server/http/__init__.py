"""HTTP: routes, their responses, and the guard in front of them."""

from tercet.extras import require

require("tercet.server", "server", "httptools", "picows", "segno", "starlette", "uvicorn")
