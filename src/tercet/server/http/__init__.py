"""HTTP: routes and responses, static files, and link previews."""

from tercet.optional_dependencies import require

require("tercet.server", "server", "httptools", "picows", "segno", "starlette", "uvicorn")
