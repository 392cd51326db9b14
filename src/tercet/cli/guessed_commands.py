"""Commands that people try, and those that do it."""

from __future__ import annotations

from typing import Final

GUESSED_COMMANDS: Final = {
    "analyse": "solve",
    "analyze": "solve",
    "ask": "why",
    "bench": "tournament",
    "board": "dice turns",
    "bots list": "bots levels",
    "bots match": "tournament",
    "bots play": "tournament",
    "cards": "play cards",
    "check": "why",
    "dice best": "dice turns",
    "dice check": "dice turns",
    "dice moves": "dice turns",
    "dice roll": "dice play",
    "dice rules": "rules --edition dice",
    "dice score": "dice turns",
    "dice simulate": "dice odds",
    "dice solve": "dice turns",
    "dice tournament": "tournament --game dice",
    "draw": "solve --picture",
    "edition": "rules --edition",
    "editions": "rules --edition",
    "explain": "why",
    "find": "solve",
    "game": "play",
    "generate": "deal",
    "hint": "solve",
    "host": "serve",
    "is-set": "why",
    "league": "tournament",
    "learn": "rules",
    "levels": "bots levels",
    "list": "help",
    "match": "tournament",
    "new": "play",
    "picture": "solve --picture",
    "probability": "odds",
    "puzzle": "play puzzle",
    "random": "deal",
    "run": "play",
    "search": "solve",
    "seed": "deal --seed",
    "sets": "solve",
    "show": "replay",
    "start": "play",
    "statistics": "odds",
    "stats": "odds",
    "svg": "solve --picture",
    "variant": "rules --variant",
    "variants": "rules --variant",
}
"""Names people try by mistake, and the right ones, with an option where it needs one."""
IN_PYTHON: Final = {
    "complete": "tercet.third('1RSO', '2RSO')",
    "third": "tercet.third('1RSO', '2RSO')",
}
"""Names people try for what only the library does."""
