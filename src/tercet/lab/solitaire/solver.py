"""Solitaire with the order of the pile known: the SETs that clear a deal, and when it stopped being clearable (C13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tercet.core.sets.cards import (
    CARDS,
    DECK_SIZE,
    DECK_VALUES,
    THIRD,
    Card,
    CardLike,
    CardSet,
    deck_of,
    find_sets,
    to_cards,
)
from tercet.lab import acceleration
from tercet.lab.solitaire.covers import STRANDED, find_cover

Solution = tuple[CardSet, ...]
"""SETs in the order to take them; three more cards are dealt whenever there is none."""

SIZE: Final = 12
_COLUMN: Final = 3
_THIRDS: Final = tuple(
    bytes(127 if a == b else THIRD[a][b] for b in range(DECK_SIZE)).ljust(256, b"\x7f") for a in range(DECK_SIZE)
)
_DECKS: Final = tuple(deck_of(name) for name in (*DECK_VALUES, "full"))
"""The twelve thirds, the solid one first, and the full deck (C12)."""


class BadDeck(ValueError):
    """The cards are not a whole deck: one occurs twice, or some are missing."""

    def __init__(self, deck: int, twin: Card | None, missing: tuple[Card, ...] = ()) -> None:
        self.deck, self.twin, self.missing = deck, twin, missing
        names = " ".join(map(str, missing[:5])) + (" …" if len(missing) > 5 else "")
        super().__init__(
            f"of {deck} cards {len(missing)} are missing: {names}; "
            "a deal is a whole deck in order, such as tercet.deal(81)"
            if twin is None
            else f"every card is in the deck only once: {twin} was given twice"
        )


class BadMove(ValueError):
    """The move is impossible in this deal; the reason is `empty-pile`, `no-set` or `not-there`."""

    def __init__(self, number: int, reason: str, cards: tuple[Card, ...] = ()) -> None:
        self.number, self.reason, self.cards = number, reason, cards
        what = {"empty-pile": "the pile is empty", "no-set": "is not a SET", "not-there": "are not all on the table"}
        super().__init__(f"move {number}: {' '.join(map(str, cards))} {what[reason]}".replace("  ", " "))


def check_order(order: str | Sequence[CardLike]) -> bytes:
    """Checks the order of a whole deck; raises BadDeck."""
    cards = to_cards(order)
    if tuple(sorted(cards)) in _DECKS:
        return bytes(cards)
    deck = next(deck for deck in _DECKS if set(cards) <= set(deck))
    for i, card in enumerate(cards):
        if card in cards[:i]:
            raise BadDeck(len(deck), card)
    raise BadDeck(len(deck), None, tuple(CARDS[card] for card in deck if card not in cards))


def solve_deal(order: str | Sequence[CardLike], size: int = SIZE) -> Solution | None:
    """Returns SETs that clear the deal, or None; so far every deal of the full deck could be cleared.

    A deal is the whole deck in order, such as `tercet.deal(81, seed=1)`.

    >>> len(tercet.lab.solve_deal(tercet.CARDS[:27]))
    9
    """
    rest = check_order(order)
    return _solve(rest, len(rest) - size, size)


def last_chance(
    order: str | Sequence[CardLike],
    moves: Sequence[str | Sequence[CardLike]],
    size: int = SIZE,
    *,
    plain: bool = False,
) -> tuple[int, Solution] | None:
    """Returns the number of the player's moves after which the table could last be cleared, and how to clear it from
    there.

    A move is the SET taken, or empty where three cards were added; it may be omitted if there was no SET. None means
    that the deal could not be cleared at all. `plain` avoids the kernels.
    """
    positions = list(_positions(check_order(order), moves, size))
    dead: set[tuple[bytes, int]] = set()
    for index in range(len(positions) - 1, -1, -1):
        rest, pile = positions[index]
        line = _as_line(_search(rest, pile, size, dead)) if plain else _solve(rest, pile, size)
        if line is not None:
            return index, line
    return None


def _positions(rest: bytes, moves: Sequence[str | Sequence[CardLike]], size: int) -> Iterator[tuple[bytes, int]]:
    """Yields the remaining cards in dealing order, and the number of them in the pile: at first, and after each
    move."""
    pile = len(rest) - size
    yield rest, pile
    for number, move in enumerate(moves, 1):
        cards = to_cards(move)
        three = bytes(sorted(cards))
        while three and pile and not _holds(rest, pile, three) and not _sets(rest[: len(rest) - pile]):
            pile -= _COLUMN
        if not three:
            if not pile:
                raise BadMove(number, "empty-pile")
            pile -= _COLUMN
        else:
            if len(set(three)) != _COLUMN or THIRD[three[0]][three[1]] != three[2]:
                raise BadMove(number, "no-set", cards)
            if not _holds(rest, pile, three):
                raise BadMove(number, "not-there", cards)
            rest, pile = _take(rest, pile, three, size)
        yield rest, pile


def _holds(rest: bytes, pile: int, three: bytes) -> bool:
    return not three.translate(None, rest[: len(rest) - pile])


def _take(rest: bytes, pile: int, three: bytes, size: int) -> tuple[bytes, int]:
    """Returns the remaining cards after a SET is taken and the table refilled (C6)."""
    after = rest.translate(None, three)
    return after, pile - _COLUMN if pile and len(after) - pile < size else pile


def _solve(rest: bytes, pile: int, size: int) -> Solution | None:
    if not acceleration.is_enabled_or_warn():
        return _as_line(_search(rest, pile, size, set()))
    from tercet.lab.solitaire import solver_kernels

    return _as_line(solver_kernels.solve(rest, pile, size))


def _as_line(found: Sequence[Sequence[int]] | None) -> Solution | None:
    return None if found is None else tuple((CARDS[a], CARDS[b], CARDS[c]) for a, b, c in found)


def _search(rest: bytes, pile: int, size: int, dead: set[tuple[bytes, int]]) -> list[tuple[int, int, int]] | None:
    """Returns the rest of a solution; `dead` contains positions known to have none."""
    sets = _sets(rest[: len(rest) - pile]) if pile else []
    while pile and not sets:
        pile -= _COLUMN
        sets = _sets(rest[: len(rest) - pile]) if pile else []
    if not pile:
        return find_cover(rest)
    if len(sets) > 1:
        sets.sort(key=lambda three: sum(_uses(card, rest) for card in three))
    for three in sets:
        after, left = _take(rest, pile, three, size)
        if (after, left) in dead or (len(after) <= STRANDED and _has_stranded(after)):
            continue
        line = _search(after, left, size, dead)
        if line is not None:
            return [(three[0], three[1], three[2]), *line]
        dead.add((after, left))
    return None


def _sets(table: bytes) -> list[bytes]:
    return [bytes(three) for three in find_sets(table)]


def _uses(card: int, cards: bytes) -> int:
    """Returns twice the number of SETs that a card is in."""
    return len(cards) - len(cards.translate(_THIRDS[card]).translate(None, cards))


def _has_stranded(cards: bytes) -> bool:
    """Whether any card is in no SET."""
    return not all(_uses(card, cards) for card in cards)
