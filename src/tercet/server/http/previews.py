"""Link previews: a title, a sentence and a picture for a shared page, without people's names."""

from __future__ import annotations

import html
from typing import Final, Literal

import msgspec

from tercet.locale import LANGUAGES, words
from tercet.store.port import TableId
from tercet.tables.registry import TableRegistry

PICTURE: Final = "preview.png"
"""File name of the picture, which is 1200 by 630 pixels."""


class Preview(msgspec.Struct, frozen=True):
    """The contents of a preview."""

    page: Literal["home", "daily", "learn", "table"]
    game: str = ""
    """The game played at a table; empty if the table is asleep, since reading its record is not worth it."""
    state: Literal["lobby", "running", "over"] = "lobby"


def preview_of(path: str, registry: TableRegistry) -> Preview | None:
    """Returns the preview of a path; None for pages that nobody shares."""
    page, _, rest = path.strip("/").partition("/")
    match page:
        case "":
            return Preview("home")
        case "daily" | "learn":
            return Preview(page)
        case "t":
            table = registry.awake(TableId(rest))
            if table is None:
                return Preview("table")
            return Preview(
                "table",
                table.event_log.record.game,
                "over" if table.is_over else "running" if table.is_running else "lobby",
            )
        case _:
            return None


def previewed(index: bytes, preview: Preview, language: str, origin: str) -> bytes:
    """Adds the tags of a preview to the client's page."""
    said = words(language)
    title = said(f"server-preview-{preview.page}-title", game=preview.game)
    about = said(f"server-preview-{preview.page}-about", game=preview.game, state=preview.state)
    tags = {
        "og:type": "website",
        "og:site_name": "Tercet",
        "og:title": title,
        "og:description": about,
        "og:image": f"{origin}/{PICTURE}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{html.escape(text)}">' for name, text in tags.items()]
    lines.append(f'<meta name="description" content="{html.escape(about)}">')
    named = index.replace(b"<title>Tercet</title>", f"<title>{html.escape(title)}</title>".encode())
    head, _, rest = named.partition(b"</head>")
    return head + "".join(lines).encode() + b"</head>" + rest


def preferred_language(header: str | None) -> str:
    """Returns the first supported language of an Accept-Language header, or English."""
    for part in (header or "").lower().split(",")[:20]:
        code = part.split(";")[0].strip().split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"
