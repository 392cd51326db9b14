"""Messages that are rightly the same in another language as in English, by language."""

from __future__ import annotations

COGNATES: dict[str, set[str]] = {
    "es": set(),
    "fr": {"cli-parser-arguments", "cli-parser-options"},
    "he": set(),
    "pt": {"card-value-oval"},
}
