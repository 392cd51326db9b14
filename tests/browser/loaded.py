"""A server with loaded dice: `python -m tests.browser.loaded FILE serve …`, so that a test can ask for any situation.

The bag is never shaken: the first player draws dice 0 to 4, the next one 5 to 9, and so on. Every die shows the face
that FILE names for it, whatever is printed on it; a die that FILE does not name is rolled as usual.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tercet.core.chance import FairChance, Source
from tercet.core.dicegame.dice import SIDES, Die, Face, faces_of
from tercet.core.dicegame.notation import parse_face
from tests.browser.house import running_server


class LoadedDice:
    """What the dice of the next rolls show."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._shown: dict[str, int] = {}
        self._save()

    def show(self, first: int, faces: str) -> None:
        """Faces for neighbouring dice of the bag: `show(5, "1RO 1GO 1PO * 2GD")` loads the second player's hand."""
        self._shown |= {str(first + i): int(parse_face(face)) for i, face in enumerate(faces.split())}
        self._save()

    def clear(self) -> None:
        self._shown = {}
        self._save()

    def _save(self) -> None:
        # a server that reads while this is written must not see half of it
        fresh = self.file.with_suffix(".new")
        fresh.write_text(json.dumps(self._shown))
        fresh.replace(self.file)


@contextmanager
def loaded_server(folder: Path) -> Iterator[tuple[str, LoadedDice]]:
    """A server of its own, and its dice."""
    folder.mkdir(parents=True, exist_ok=True)
    dice = LoadedDice(folder / "dice.json")
    with running_server(folder / "data", "tests.browser.loaded", str(dice.file)) as address:
        yield address, dice


class _Unshaken(FairChance):
    def shuffle(self, source: Source, items: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted(items))


def _serve(file: Path, arguments: list[str]) -> int:
    from tercet.cli import main
    from tercet.core.dicegame import rolls
    from tercet.server import run

    def loaded(die: Die) -> tuple[Face, ...]:
        wanted = json.loads(file.read_text()).get(str(die))
        return faces_of(die) if wanted is None else (Face(wanted),) * SIDES

    vars(rolls)["faces_of"] = loaded
    vars(run)["FairChance"] = _Unshaken
    return main(arguments)


if __name__ == "__main__":
    sys.exit(_serve(Path(sys.argv[1]), sys.argv[2:]))
