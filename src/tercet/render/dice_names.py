"""Names of dice, boards and turns, and why a turn scores what it does, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tercet.core.dicegame.board import COLUMNS, STANDARD, Laid, Layout
from tercet.core.dicegame.dice import FACES, WILD
from tercet.core.dicegame.events import LyingDie
from tercet.core.dicegame.scoring import Bonus, BrokenLine, Explanation, MadeSet, TurnFault
from tercet.core.sets.cards import value_of
from tercet.core.sets.features import VALUES, NotationError
from tercet.core.sets.laws import FeatureCheck
from tercet.locale import Words

_FACE_PROBLEMS: Final = {"unknown-letter": "letter", "two-letters": "two", "missing-letter": "missing"}
"""Notation error codes whose message is different for dice."""


def face_name(face: int, words: Words) -> str:
    """Names a face: `two red ovals`, or WILD (D1)."""
    if face == WILD:
        return words("dice-wild")
    if not 0 <= face < FACES:
        raise ValueError(f"a face is a number from 0 to {WILD}, not {face}")
    colour, shape = (VALUES[feature][value_of(face, feature)] for feature in ("colour", "shape"))
    return words("dice-face", number=value_of(face, "number") + 1, colour=colour, shape=shape)


def laid_name(laid: Laid, words: Words, *, new: bool = False) -> str:
    """Names a die on the board with its square, and a WILD with the face it stands for (D11)."""
    name = face_name(laid.face, words)
    if laid.wild:
        name = words("dice-wild-as", face=name)
    return words("dice-new" if new else "dice-at", die=name, square=laid.square)


def finding(check: FeatureCheck, words: Words) -> str:
    """Describes one feature of three dice in a clause: `two are red, one is purple` (D1)."""
    odd = check.odd if check.odd is not None else 0
    most, other = check.values[(odd + 1) % 3], check.values[odd]
    if check.feature == "number":
        return words("dice-check-number", verdict=check.verdict, most=int(most), odd=int(other))
    return words(f"dice-check-{check.feature}", verdict=check.verdict, most=most, odd=other)


def explanation_lines(explanation: Explanation, words: Words) -> list[str]:
    """Lists each SET with its points, each bonus and the sum; or each die that breaks a rule, and why (D8 to D10)."""
    if explanation.faults:
        return _all_fault_lines(explanation.faults, words)
    lines = [
        words("dice-set", direction=made.direction, squares=_span(made.squares), points=made.points)
        for made in explanation.sets
    ]
    lines += [words("dice-extra-points", square=bonus.square, points=bonus.points) for bonus in explanation.bonuses]
    return [*lines, words("dice-total", points=explanation.points)]


def score_lines(laid: Iterable[LyingDie], sets: Iterable[MadeSet], bonuses: Iterable[Bonus], words: Words) -> list[str]:
    """Lists the score of a turn, for everyone: each SET, each bonus, and each new WILD, which scores nothing (D9,
    D10)."""
    explanation = Explanation(tuple(sets), tuple(bonuses))
    new = [words("dice-new-wild", square=lying.square) for lying in laid if lying.wild]
    return [*explanation_lines(explanation, words)[:-1], *new]


def dice_notation_text(error: NotationError, words: Words, layout: Layout = STANDARD) -> str:
    """Explains why text does not parse as a face, a hand, a turn or a board with this layout."""
    if not error.code:
        return str(error)
    details = {key: value for key, value in error.details.items() if key != "feature"}
    if error.code == "square":
        details |= {"last": COLUMNS[layout.size - 1], "rows": str(layout.size)}
    return words(f"dice-notation-{_FACE_PROBLEMS.get(error.code, error.code)}", **details)


def _all_fault_lines(faults: Sequence[TurnFault], words: Words) -> list[str]:
    """Returns one line per kind of fault, even if several dice have it: a floating SET, or dice in no SET (D8)."""
    floating = [fault.square for fault in faults if fault.reason == "floating" and fault.square is not None]
    useless = [fault for fault in faults if fault.reason == "no-set"]
    others = [fault for fault in faults if fault.reason not in ("floating", "no-set")]
    lines = [_fault_line(fault, words) for fault in others]
    if floating:
        lines.append(words("dice-fault-floating", square=" ".join(floating)))
    if useless:
        squares = [fault.square for fault in useless if fault.square is not None]
        lines.append(words("dice-fault-no-set", square=words.join(squares), count=len(squares)))
        # two dice may lie in the same line
        broken = {line.squares: line for fault in useless for line in fault.lines}
        lines += [f"  {line}" for line in line_findings(broken.values(), words)]
    return lines


def _fault_line(fault: TurnFault, words: Words) -> str:
    return words(f"dice-fault-{fault.reason}", **({} if fault.square is None else {"square": fault.square}))


def line_findings(lines: Iterable[BrokenLine], words: Words) -> list[str]:
    """Explains why lines of three dice are not SETs, each with its squares: `f6–h6: two are red, one is purple`
    (D8)."""
    return [
        words("dice-line", squares=_span(line.squares), findings=mixed_findings(line.checks, words)) for line in lines
    ]


def mixed_findings(checks: Iterable[FeatureCheck], words: Words) -> str:
    """Lists the features that keep three dice from being a SET (D1)."""
    return words.clauses(finding(check, words) for check in checks if check.verdict == "mixed")


def capitalized(text: str) -> str:
    """Capitalizes the first letter of a clause."""
    return text[:1].upper() + text[1:]


def _span(squares: Iterable[str]) -> str:
    first, *_, last = squares
    return f"{first}–{last}"
