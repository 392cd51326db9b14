"""`python -m scripts.hand_counts` recounts the hands of both decks, in a few minutes, and saves the numbers."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

from tercet.lab.exact.hand_classes import LARGEST_COUNTED, HandCounts, count_by_sets, count_free

FILE: Final = Path(__file__).parents[1] / "src/tercet/lab/exact/hand_counts.json"


def counted(deck: int) -> HandCounts:
    """All counts of a deck."""
    hands, classes, example = count_free(deck)
    by_sets = count_by_sets(deck, LARGEST_COUNTED[deck])
    return HandCounts(tuple(hands), tuple(classes), tuple(example), tuple(map(tuple, by_sets)))


def text(counts: dict[int, HandCounts]) -> str:
    """The content of the file: one line per list."""
    decks = []
    for deck, numbers in counts.items():
        lists = ",\n".join(f'  "{name}": {json.dumps(value)}' for name, value in asdict(numbers).items())
        decks.append(f'"{deck}": {{\n{lists}\n }}')
    return "{\n " + ",\n ".join(decks) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text({deck: counted(deck) for deck in sorted(LARGEST_COUNTED)}), encoding="utf-8")
