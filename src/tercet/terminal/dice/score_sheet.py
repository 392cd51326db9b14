"""What the dice screen and line mode show at the end of rounds and games."""

from __future__ import annotations

from collections.abc import Iterable

from tercet.core.dicegame.state import DiceView
from tercet.locale import Words
from tercet.render.seat_event_sentences import chair_name

_DOT = " · "


def packed(groups: Iterable[Iterable[str]], width: int) -> list[str]:
    """The parts of each group, in order, on as few lines of that width as possible without breaking a part."""
    lines: list[str] = []
    for group in groups:
        line = ""
        for part in group:
            if line and len(line) + len(_DOT) + len(part) > width:
                lines.append(line)
                line = part
            else:
                line = f"{line}{_DOT}{part}" if line else part
        lines.append(line)
    return lines


def sheet_lines(view: DiceView, words: Words) -> list[str]:
    """Everybody's points by round and in total; a pass is a dash."""
    lines = []
    for seat, chair in enumerate(view.seating.chairs):
        player = view.players[seat]
        rounds = " ".join(str(points) if points else "–" for points in player.rounds)
        total = words("result-score", name=chair_name(chair, words), points=player.score)
        lines.append(f"{total} ({rounds})" if rounds else total)
    return lines


def is_last_chance(view: DiceView) -> bool:
    """Whether one more all-pass round ends the game (D16)."""
    rules = view.rules
    return view.barren > 0 and (
        view.barren + 1 >= rules.stalemate or (not view.bag and view.barren + 1 >= rules.stalemate_empty)
    )
