"""A club night, from logs to a table: `python examples/club_night.py [FOLDER]`.

FOLDER contains games as `.tercet` files, as the browser, the terminal and `tercet tournament` save them. Without one,
four bots play a short evening first.
"""

import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import tercet
from tercet import CallFailed, SetTaken
from tercet.bots import make_bot
from tercet.bots.match import play_match
from tercet.core.cardgame.game import CARD_GAME


@dataclass
class Guest:
    """One player's results of the evening."""

    games: int = 0
    wins: float = 0
    sets: int = 0
    mistakes: int = 0
    fastest: float = float("inf")


def demo(folder: Path) -> None:
    """Lets four bots meet each other once, with the small deck."""
    rules = tercet.edition("es", deck="solid")
    for number, levels in enumerate(combinations(("novice", "casual", "regular", "expert"), 2)):
        bots = [(level.title(), make_bot("cards", level, f"{number} {level}")) for level in levels]
        _, log = play_match(CARD_GAME, rules, bots, f"evening {number}")
        tercet.write_log(folder / f"{number}.tercet", log)


def evening(folder: Path) -> dict[str, Guest]:
    guests: defaultdict[str, Guest] = defaultdict(Guest)
    for path in sorted(folder.glob("*.tercet")):
        log = tercet.read_log(path, "cards")
        if problems := tercet.verify(log):
            print(f"{path.name} is left out: {problems[0]}")
            continue
        *_, last = log.states()
        names = [chair.name for chair in last.seating.chairs]
        shown_at = 0
        for event in log.events:
            if isinstance(event, SetTaken):
                guest = guests[names[event.seat]]
                guest.sets += 1
                guest.fastest = min(guest.fastest, (event.at - shown_at) / 1000)
            elif isinstance(event, CallFailed):
                guests[names[event.seat]].mistakes += 1
            if event.reveals:
                shown_at = event.at
        for seat, name in enumerate(names):
            guests[name].games += 1
            if seat in last.winners:
                guests[name].wins += 1 / len(last.winners)
    return dict(guests)


def main(folder: Path) -> None:
    print(f"{'name':12} {'games':>5} {'wins':>5} {'SETs':>5} {'wrong':>5} {'fastest':>8}")
    ranked = sorted(evening(folder).items(), key=lambda item: (-item[1].wins, -item[1].sets))
    for name, guest in ranked:
        print(f"{name:12} {guest.games:5} {guest.wins:5g} {guest.sets:5} {guest.mistakes:5} {guest.fastest:6.1f} s")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(Path(sys.argv[1]))
    else:
        with tempfile.TemporaryDirectory() as made:
            demo(Path(made))
            main(Path(made))
