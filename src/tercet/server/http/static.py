"""Serves the built web client from memory, compressed once, with cache headers that fit the file names."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from tercet.server.http.previews import Preview, preferred_language, previewed

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
"""Headers of every response. They forbid referrers, because anybody who knows a table's address can join it."""
_WORKER_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""Only for workers, which run Python (WebAssembly) in pages that play without a server."""
_FOREVER: Final = "public, max-age=31536000, immutable"
_ASK: Final = "no-cache"
_WORTH_PACKING: Final = 600

_NOT_BUILT: Final = b"""<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tercet</title></head>
<body><h1>Tercet</h1><p>The server is running, but its page has not been built.
In the project's folder, run <code>make play</code>, or run <code>make wheel</code> and install the wheel.</p>
<p>Programs find their way from <a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>"""


class _File:
    __slots__ = ("cache", "data", "kind", "packed", "policy", "tag")

    def __init__(self, name: str, data: bytes) -> None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.kind = f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith("javascript") else kind
        self.data = data
        packed = gzip.compress(data, 9, mtime=0) if len(data) >= _WORTH_PACKING else data
        self.packed = packed if len(packed) < len(data) * 0.95 else None
        self.tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        # names under assets/, and folders under offline/, contain a hash of the contents
        self.cache = _FOREVER if name.startswith("assets/") or name.count("/") == 2 else _ASK
        self.policy = _WORKER_POLICY if "_worker-" in name else POLICY


def page_folder(chosen: Path | None) -> Path:
    """Returns the folder of the client's files: `chosen`, or the folder in the package."""
    return chosen or Path(str(files("tercet.server"))) / "client"


def has_page(chosen: Path | None) -> bool:
    """Whether the client has been built; it is missing if the package was installed from sources alone."""
    return (page_folder(chosen) / "index.html").is_file()


def _files(folder: Path, prefix: str) -> dict[str, _File]:
    found = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    names = [prefix + path.relative_to(folder).as_posix() for path in found]
    return {name: _File(name, path.read_bytes()) for name, path in zip(names, found, strict=True)}


PAGES: Final = frozenset(
    (
        "",
        "t",
        "r",
        "replay",
        "daily",
        "learn",
        "variants",
        "rules",
        "guide",
        "games",
        "timeline",
        "statistics",
        "training",
        "settings",
    )
)
"""First segments of the paths of the client's pages (`web/src/App.svelte`)."""


class StaticFiles:
    """Serves the client's files by path. Any other path gets the client's page, whose script shows the page at that
    path or reports that there is none."""

    def __init__(
        self, folder: Path | None, is_secure: Callable[[Request], bool], offline_parts: Path | None = None
    ) -> None:
        self._is_secure = is_secure
        self._files = _files(page_folder(folder), "")
        if offline_parts is not None:
            self._files |= _files(offline_parts, "offline/")
        self._index = self._files.get("index.html") or _File("index.html", _NOT_BUILT)
        # compress once for each preview, language and origin, not for each request
        self._previewed = lru_cache(maxsize=256)(
            lambda *shared: _File("index.html", previewed(self._index.data, *shared))
        )

    def _page(self, request: Request, preview: Preview | None) -> _File:
        if preview is None:
            return self._index
        origin = f"{'https' if self._is_secure(request) else 'http'}://{request.headers.get('host', '')}"
        return self._previewed(preview, preferred_language(request.headers.get("accept-language")), origin)

    @property
    def built(self) -> bool:
        return "index.html" in self._files

    def answer(self, request: Request, preview: Preview | None = None) -> Response:
        """Returns a file, or the page with its preview."""
        name = request.url.path.lstrip("/")
        file, status = self._files.get(name), 200
        if file is None:
            if name == "offline/parts.json":
                # every page requests this file, and a 404 would appear in everybody's console
                return Response(status_code=204, headers={"cache-control": _ASK})
            if name.startswith(("assets/", "offline/")):
                return Response("not found", 404, media_type="text/plain")
            file = self._page(request, preview)
            if name.partition("/")[0] not in PAGES:
                status = 404
        headers = {
            "cache-control": file.cache,
            "etag": file.tag,
            "vary": "accept-encoding, accept-language",
            "content-security-policy": file.policy,
        }
        if status == 200 and request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, status, {**headers, "content-encoding": "gzip"}, file.kind)
        return Response(file.data, status, headers, file.kind)
