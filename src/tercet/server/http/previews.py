"""Link previews: a title, a sentence and a picture of a shared page, without anybody's name."""

from __future__ import annotations

import html
from typing import Final, Literal

import msgspec

from tercet.locale import LANGUAGES, words
from tercet.store.port import TableId
from tercet.tables.registry import TableRegistry

PICTURE: Final = "preview.png"
"""The picture beside the words; 1200 by 630."""


class Preview(msgspec.Struct, frozen=True):
    """What a preview says about a page."""

    page: Literal["home", "daily", "learn", "table"]
    game: str = ""
    """The game played at a table; empty if it is asleep, since its record is not read for this."""
    state: Literal["lobby", "running", "over"] = "lobby"


def preview_of(path: str, registry: TableRegistry) -> Preview | None:
    """The preview of a path; None for pages that nobody shares."""
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
    """The client's page with the tags of its preview."""
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
    """The first language of an Accept-Language header that we support, else English."""
    for part in (header or "").lower().split(",")[:20]:
        code = part.split(";")[0].strip().split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"
