"""Messages that are rightly the same in another language as in English, by language."""

from __future__ import annotations

COGNATES: dict[str, set[str]] = {
    "es": set(),
    "fr": set(),
    "he": set(),
    "pt": {"card-value-oval"},
}
