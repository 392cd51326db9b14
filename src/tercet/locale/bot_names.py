"""What bots are called: one name in every log, and in each reader's language the name of their level."""

from __future__ import annotations

import re
from typing import Final

from tercet.locale import Words

TITLES: Final = {"greedy": "Average"}
"""What bots are called at a table where the name of their level would mean nothing to players."""
_LEVELS: Final = {title: level for level, title in TITLES.items()}
_NAME: Final = re.compile(r"([A-Z][a-z]*)( [0-9]+)?")


def bot_title(level: str) -> str:
    """What the first bot of a level is called in the log of a table."""
    return TITLES.get(level, level.capitalize())


def bot_name(name: str, words: Words) -> str:
    """A bot's name from a log as its reader says it; a name that is not of a level stays as it is."""
    found = _NAME.fullmatch(name)
    if found is None:
        return name
    title, number = found[1], found[2] or ""
    level = f"bots-level-{_LEVELS.get(title, title.lower())}"
    if not words.has(level):
        return name
    said = words(level)
    return f"{said[0].upper()}{said[1:]}{number}"
