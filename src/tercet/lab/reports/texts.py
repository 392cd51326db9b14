"""The reports as text: sentences and tables in the reader's language."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Final

from tercet.core.dicegame.notation import format_hand
from tercet.core.sets.cards import format_cards
from tercet.lab.dice.games import PASSED, DiceSimulation
from tercet.lab.dice.rolls import RollOdds
from tercet.lab.exact.hand_classes import symmetries
from tercet.lab.exact.odds import HandOdds, SetFree, SetsInHand, expected_sets, number_of_sets, set_free
from tercet.lab.intervals import Share
from tercet.lab.reports.summaries import DealReport, DiceOdds, Odds
from tercet.lab.simulation.simulate import Simulation
from tercet.locale import Words

_SEPARATORS: Final = {
    "en": (",", "."),
    "es": (".", ","),
    "fr": ("\u202f", ","),
    "he": (",", "."),
    "pt": (".", ","),
}
"""The separators of thousands and of decimals."""
_UNITS_BEFORE_PERCENT: Final = {"en": "", "es": "\u00a0", "fr": "\u202f", "he": "", "pt": ""}


WIDEST: Final = 80
"""Columns of a usual terminal."""


class Numbers:
    """Formats numbers in one language."""

    def __init__(self, language: str) -> None:
        self._thousands, self._decimal = _SEPARATORS[language]
        self._gap = _UNITS_BEFORE_PERCENT[language]

    def whole(self, number: float) -> str:
        """Formats as `12,345`."""
        return f"{round(number):,}".replace(",", self._thousands)

    def decimal(self, number: float, places: int = 2) -> str:
        """Formats as `1,234.50`."""
        whole, _, rest = f"{number:,.{places}f}".partition(".")
        return whole.replace(",", self._thousands) + (self._decimal + rest if rest else "")

    def percent(self, share: float, places: int = 2) -> str:
        """Formats as `3.23%`."""
        return f"{self.decimal(100 * share, places)}{self._gap}%"

    def one_in(self, share: Fraction | float) -> str:
        """Returns the mean number of deals until an event with this probability happens: `30.96`; a dash if it never
        does."""
        if not share:
            return "–"
        return self.decimal(float(1 / share), 2 if share * 1000 > 1 else 0)

    def interval(self, share: Share, places: int = 2) -> str:
        """Formats as `3.23% (3.20–3.26)`."""
        low, high = (self.decimal(100 * end, places) for end in (share.low, share.high))
        return f"{self.percent(share.value, places)} ({low}–{high})"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], *, left: int = 0) -> str:
    """Formats columns under their heads; the first `left` are left-aligned, the rest right-aligned.

    If it would be wider than the terminal, or than a usual one, long heads take several lines; if that is not enough,
    the last columns follow in a table of their own.
    """
    widest = min(WIDEST, shutil.get_terminal_size().columns)
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    head_rows: list[Sequence[str]] = [heads]
    if sum(widths) + 2 * len(widths) - 2 > widest:
        longest = [[max(map(len, head.split()), default=0)] for head in heads]
        cells = [[len(row[i]) for row in rows] for i in range(len(heads))]
        widths = [max(word + column) for word, column in zip(longest, cells, strict=True)]
        kept = max(left, 1)
        split = max(kept + 1, sum(end - 2 <= widest for end in accumulate(width + 2 for width in widths)))
        if split < len(heads):
            first = table(heads[:split], [row[:split] for row in rows], left=left)
            rest = table([*heads[:kept], *heads[split:]], [[*row[:kept], *row[split:]] for row in rows], left=left)
            return f"{first}\n\n{rest}"
        wrapped = [textwrap.wrap(head, width) for head, width in zip(heads, widths, strict=True)]
        height = max(map(len, wrapped))
        head_rows = list(zip(*([""] * (height - len(parts)) + parts for parts in wrapped), strict=True))
    lines = [
        "  ".join(
            cell.ljust(width) if i < left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (*head_rows, *rows)
    ]
    rule = "-" * max(map(len, lines))
    return "\n".join([*lines[: len(head_rows)], rule, *lines[len(head_rows) :]])


PRINTED: Final = (
    (12, "ES PT HE", "97", False),
    (12, "FR", "33", True),
    (15, "ES PT", "99.96", False),
    (15, "HE", "99.9", False),
    (15, "FR", "2500", True),
)
"""Odds printed in the rulebooks: this many cards contain a SET in this percentage of deals, or none once in this many
(C15)."""
OVER: Final = "99.9"
"""The one figure that is printed as a lower bound."""


def none_in_percent(figure: str, is_none: bool) -> float:
    """Returns the percentage of deals without a SET, from a figure as the rulebooks print it."""
    return 100 / float(figure) if is_none else 100 - float(figure)


def report_text(result: object, words: Words) -> str | None:
    """Returns the report about any result of the lab; None if there is none."""
    match result:
        case Odds():
            return odds_text(result, words)
        case HandOdds():
            return one_size_text(result, words)
        case SetFree():
            return _free_table(result, words, Numbers(words.language))
        case SetsInHand():
            return _sets_table(result, words, Numbers(words.language))
        case Simulation():
            return simulation_text(result, words)
        case DealReport():
            return deal_text(result, words)
        case DiceOdds():
            return dice_text(result, words)
        case DiceSimulation():
            return "\n\n".join(_game_parts(result, words, Numbers(words.language)))
        case RollOdds():
            return dice_text(DiceOdds((result,), None), words)
    return None


def odds_text(odds: Odds, words: Words) -> str:
    """Describes all exact odds of a deck."""
    numbers = Numbers(words.language)
    free = odds.set_free
    title = words(
        "lab-odds-title",
        cards=numbers.whole(odds.deck),
        sets=numbers.whole(number_of_sets(odds.deck)),
        symmetries=numbers.whole(symmetries(odds.deck)),
    )
    largest = words("lab-odds-largest", cards=free.largest, example=format_cards(free.example))
    mean = numbers.decimal(float(odds.sets_in_12.mean), 4)
    parts = [title, "", _free_table(free, words, numbers), "", largest, ""]
    if odds.deck == 81:
        parts += [words("lab-odds-books"), _books_table(free, words, numbers), ""]
    return "\n".join([*parts, words("lab-odds-sets-in", mean=mean), _sets_table(odds.sets_in_12, words, numbers)])


def one_size_text(hand: HandOdds, words: Words) -> str:
    """Describes the odds for one number of cards."""
    numbers = Numbers(words.language)
    mean = numbers.decimal(float(expected_sets(hand.cards, hand.deck)), 4)
    if hand.set_free:
        return words("lab-odds-one", cards=hand.cards, odds=numbers.one_in(hand.odds()), mean=mean)
    return words("lab-odds-never", cards=hand.cards, mean=mean)


def _heads(words: Words, *names: str) -> list[str]:
    return [words(f"lab-head-{name}") for name in names]


def _free_table(free: SetFree, words: Words, numbers: Numbers) -> str:
    rows = [
        [
            str(k),
            numbers.whole(free.hands[k]),
            numbers.whole(free.classes[k]),
            numbers.one_in(free.odds(k)),
            numbers.decimal(float(expected_sets(k, free.deck)), 3),
        ]
        for k in range(min(free.largest + 1, len(free.hands) - 1) + 1)
    ]
    return table(_heads(words, "cards", "hands", "classes", "one-in", "expected"), rows)


def _books_table(free: SetFree, words: Words, numbers: Numbers) -> str:
    rows = []
    for cards, books, figure, is_none in PRINTED:
        odds = free.odds(cards)
        if is_none:
            printed = words("lab-printed-1-in", odds=numbers.whole(float(figure)))
            exact = words("lab-printed-1-in", odds=numbers.one_in(odds))
        else:
            printed = numbers.percent(float(figure) / 100, len(figure.partition(".")[2]))
            printed = words("lab-printed-over", share=printed) if figure == OVER else printed
            exact = numbers.percent(float(1 - odds), 4)
        rows.append([str(cards), books, printed, exact])
    return table(_heads(words, "cards", "edition", "printed", "exact"), rows)


def _sets_table(result: SetsInHand, words: Words, numbers: Numbers) -> str:
    rows = [
        [str(sets), numbers.whole(hands), numbers.percent(float(result.odds(sets)), 6)]
        for sets, hands in enumerate(result.hands)
    ]
    return table(_heads(words, "sets", "number", "share"), rows)


def simulation_text(result: Simulation, words: Words) -> str:
    """Describes the results of many games, with the odds of a fresh deal beside those in play."""
    numbers = Numbers(words.language)
    return "\n".join(
        [
            _simulation_title(result, words, numbers),
            words("lab-simulate-note"),
            "",
            _left_table(result, words, numbers),
            "",
            words("lab-simulate-never", cards=result.rules.layout, share=numbers.interval(result.never_15)),
            "",
            _play_table(result, words, numbers),
            "",
            _stage_table(result, words, numbers),
        ]
    )


def _simulation_title(result: Simulation, words: Words, numbers: Numbers) -> str:
    return words(
        "lab-simulate-title",
        games=result.games,
        policy=words(f"lab-policy-{result.policy}"),
        seed=str(result.seed),
        speed=numbers.whole(result.games_per_second),
        cores=result.cores,
    )


def _left_table(result: Simulation, words: Words, numbers: Numbers) -> str:
    rows = [
        [str(left), numbers.whole(games), numbers.interval(result.left_share(left))]
        for left, games in result.left.items()
    ]
    return table(_heads(words, "left", "games", "share"), rows)


def _play_table(result: Simulation, words: Words, numbers: Numbers) -> str:
    free = set_free(result.rules.cards)
    rows = []
    for size in result.sizes():
        counts = result.sets_per_layout(size)
        mean = sum(sets * count for sets, count in enumerate(counts)) / sum(counts)
        share = result.no_set(size)
        rows.append(
            [
                str(size),
                numbers.whole(share.of),
                numbers.interval(share, 3),
                numbers.one_in(share.value),
                numbers.one_in(free.odds(size)),
                numbers.decimal(mean),
            ]
        )
    return table(_heads(words, "table", "seen", "no-set", "one-in", "fresh", "mean-sets"), rows)


def _stage_table(result: Simulation, words: Words, numbers: Numbers) -> str:
    stages = result.stages(result.rules.layout)
    rows = [[str(pile), numbers.whole(share.of), numbers.interval(share)] for pile, share in stages]
    return table(_heads(words, "pile", "seen", "no-set"), rows)


def deal_text(report: DealReport, words: Words) -> str:
    """Describes the SETs that clear a deal, or the last point from which it could have been cleared."""
    if report.chance is None:
        return words("lab-deal-unsolvable")
    if not report.line:
        return words("lab-deal-cleared")
    head = words("lab-deal-last-chance", moves=report.chance) if report.moves else words("lab-deal-solved")
    rows = [
        [str(report.chance + i), format_cards(step.three), str(len(step.table)), str(step.pile), str(step.choices)]
        for i, step in enumerate(report.steps, 1)
    ]
    return "\n".join([head, table(_heads(words, "move", "set", "table", "pile", "sets"), rows)])


def dice_text(report: DiceOdds, words: Words) -> str:
    """Describes the odds of rolls, and the results of games and re-rolls."""
    return "\n\n".join(_dice_parts(report, words, Numbers(words.language)))


def _dice_parts(report: DiceOdds, words: Words, numbers: Numbers) -> Iterator[str]:
    if report.rerolls:
        yield words("lab-dice-rerolls") + "\n" + _reroll_table(report, words, numbers)
        return
    rows = [
        [str(one.dice), numbers.percent(float(one.helped), 3), numbers.percent(float(one.unhelped), 3)]
        for one in report.rolls
    ]
    yield words("lab-dice-rolls") + "\n" + table(_heads(words, "dice", "with-wild", "without-wild"), rows)
    if report.games is not None:
        yield from _game_parts(report.games, words, numbers)


def _game_parts(games: DiceSimulation, words: Words, numbers: Numbers) -> Iterator[str]:
    title = words("lab-dice-turns", games=games.games, players=games.players, seed=str(games.seed))
    yield title + "\n" + _points_table(games, words, numbers)
    yield words("lab-dice-bonuses") + "\n" + _bonus_table(games, words, numbers)


def _points_table(games: DiceSimulation, words: Words, numbers: Numbers) -> str:
    counted = games.points()
    turns = sum(counted.values())
    rows = [
        [
            words("lab-pass") if points == PASSED else str(points),
            numbers.whole(number),
            numbers.percent(number / turns),
        ]
        for points, number in counted.items()
    ]
    return table(_heads(words, "points", "turns", "share"), rows)


def _bonus_table(games: DiceSimulation, words: Words, numbers: Numbers) -> str:
    rows = []
    for square, one in games.tally.bonuses.items():
        mean = [numbers.decimal(value / one.times, 1) if one.times else "–" for value in (one.rounds, float(one.gain))]
        rows.append([square, f"+{one.bonus}", numbers.interval(games.earned(square), 0), *mean])
    return table(_heads(words, "square", "bonus", "earned", "round", "gain"), rows)


def _reroll_table(report: DiceOdds, words: Words, numbers: Numbers) -> str:
    rows = [
        [
            format_hand([report.hand[i] for i in one.places]) or words("lab-dice-keep-all"),
            numbers.decimal(one.points) + (f" ± {numbers.decimal(1.96 * one.error)}" if one.error else ""),
            numbers.percent(one.playable, 0),
        ]
        for one in report.rerolls
    ]
    return table(_heads(words, "roll-again", "points", "playable"), rows, left=1)
