"""Messages that are rightly the same in another language as in English, by language."""

from __future__ import annotations

COGNATES: dict[str, set[str]] = {
    "es": {"bots-head-bot", "lab-head-sets", "terminal-lobby-bot", "web-dice-sheet-total", "web-talk", "web-total"},
    "fr": {
        "cli-parser-arguments",
        "cli-parser-options",
        "lab-chart-exact",
        "web-dice-sheet-total",
        "web-menu",
        "web-replay-pause",
        "web-talk",
        "web-total",
        "web-turn-standing",
        "web-bot-novice",
        "web-bot-expert",
        "bots-level-novice",
        "bots-level-expert",
        "lab-head-bonus",
        "lab-head-gain",
        "lab-head-points",
        "bots-head-points",
    },
    "he": set(),
    "pt": {
        "bots-head-bot",
        "terminal-lobby-bot",
        "card-value-oval",
        "dice-value-oval",
        "lab-head-sets",
        "rules-alone-title",
        "web-alone",
        "web-dice-sheet-total",
        "web-menu",
        "web-talk",
        "web-replay-short",
        "web-bots-number",
        "web-total",
    },
}
