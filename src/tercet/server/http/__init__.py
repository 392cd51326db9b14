"""HTTP: routes, their responses, and the guard in front of them."""

from tercet.optional_dependencies import require

require("tercet.server", "server", "httptools", "picows", "segno", "starlette", "uvicorn")
