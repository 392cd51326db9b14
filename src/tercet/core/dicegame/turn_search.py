"""Finds all legal turns of a hand on a board, each once, with its points (D6 to D11).

Two new dice are *linked* if they are in one SET with a die on the board. Turns of three dice are classified by their
links, so none is found twice: two links (a chain), one, or none. Three links are impossible: two linked dice that are
not neighbours have a die of the board between them, so three dice in one line cannot all be linked.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from copy import copy
from functools import cache
from heapq import heappush, heapreplace
from typing import Final

from tercet.core.dicegame.board import CELL_OF, EMPTY, STRIDE, WILD_FLAG, Board, Turn
from tercet.core.dicegame.dice import THIRD_FACE, Face
from tercet.core.dicegame.notation import to_board, to_faces
from tercet.core.dicegame.opening_search import HandLike, legal_openings
from tercet.core.dicegame.placements import SET_POINTS, Placements, laid_table
from tercet.core.dicegame.scoring import MOST_DICE, PLAIN, Scoring, score
from tercet.core.whole_numbers import whole_number

Two = tuple[int, int, int]
"""Points, then placements ordered by cell."""
Three = tuple[int, int, int, int]

_LINES: Final = tuple((step * i, step * j) for step in (1, STRIDE) for i, j in ((-2, -1), (-1, 1), (1, 2)))
_NEAR: Final = bytes(min(i, 4096 - i) in (0, 1, 2, STRIDE, 2 * STRIDE) for i in range(4096))
"""Whether two cells are equal or share a line of three, indexed by their difference."""
_NEVER: Final = -1


@cache
def _around(cell: int) -> frozenset[int]:
    """A cell and all cells that share a line of three with it."""
    return frozenset(cell + step * i for step in (1, STRIDE) for i in (-2, -1, 0, 1, 2))


def legal_turns(board: Board | str, hand: HandLike, scoring: Scoring = PLAIN) -> list[tuple[Turn, int]]:
    """Every legal turn that places dice, once, with its points; excludes passing (D8, D9).

    On an empty board these are the openings, as in `legal_openings`. In a game, `game.legal_turns(seat)` is shorter.

    >>> [(dice.format_turn(turn), points) for turn, points in dice.legal_turns("1RO@e6 2RO@f6 3RO@g6", "1RO 1GO")]
    [('1RO@h6', 3)]
    """
    faces = to_faces(hand)
    board = to_board(board)
    if board.is_empty:
        return legal_openings(faces, board.layout)
    fewest = scoring.fewest(len(faces))
    turns = _legal_turns(board, faces)
    if fewest > 1:
        turns = (found for found in turns if len(found[0]) >= fewest)
    if scoring.counts_plainly:
        return list(turns)
    return [(turn, score(board, turn, scoring, len(faces))) for turn, _ in turns]


def _legal_turns(board: Board, hand: Sequence[Face]) -> Iterator[tuple[Turn, int]]:
    laid = laid_table(board.layout.size)
    search = TurnSearch(Placements(board, hand))
    for points, p in search.ones():
        yield (laid[p],), points
    for twos in search.twos():
        for points, p, q in twos:
            yield (laid[p], laid[q]), points
    for threes in search.threes():
        for points, p, q, r in threes:
            yield (laid[p], laid[q], laid[r]), points


def best_turns(board: Board | str, hand: HandLike, n: int = 1, scoring: Scoring = PLAIN) -> list[tuple[Turn, int]]:
    """The n turns with the most points, best first; ties prefer fewer WILDs, then fewer dice.

    In a game, `game.best_turns(seat)` is shorter and follows its house rules, which are passed here as
    `game.rules.scoring`. On an empty board the turns are the openings.

    >>> board = dice.parse_board("1RO@e6 2RO@f6 3RO@g6")
    >>> [(dice.format_turn(turn), points) for turn, points in dice.best_turns(board, "1RO 1GO *", 2)]
    [('1RO@h6 *2RO@i6', 6), ('1GO@h4 *1PO@h5 1RO@h6', 6)]
    """
    n = whole_number(n, "n: how many turns, as a whole number")
    if n < 1:
        raise ValueError(f"n: ask for one turn or more, not {n}")
    hand = to_faces(hand)
    board = to_board(board)
    if board.is_empty or not scoring.counts_plainly:
        return sorted(legal_turns(board, hand, scoring), key=_rank_turn)[:n]
    laid = laid_table(board.layout.size)
    search = TurnSearch(Placements(board, hand), best_gaps_first=True)
    found: list[tuple[int, ...]] = []
    best_points: list[int] = []
    floor = _NEVER
    for batch in search.all(scoring.fewest(len(hand))):
        for turn in batch:
            points = turn[0]
            if points < floor:
                continue
            found.append(turn)
            if len(best_points) < n:
                heappush(best_points, points)
            elif points > floor:
                heapreplace(best_points, points)
            if len(best_points) == n:
                floor = best_points[0]
        search.floor = floor
    best = sorted((turn for turn in found if turn[0] >= floor), key=_rank)[:n]
    return [(tuple(laid[p] for p in turn[1:]), turn[0]) for turn in best]


def _rank(turn: tuple[int, ...]) -> tuple[int, int, int, tuple[int, ...]]:
    points, *placements = turn
    return -points, sum(p & WILD_FLAG for p in placements), len(placements), tuple(placements)


def _rank_turn(scored: tuple[Turn, int]) -> tuple[int, int, int, tuple[int, ...]]:
    turn, points = scored
    return _rank((points, *(CELL_OF[die.square] << 6 | die.item for die in turn)))


class TurnSearch:
    """Finds turns in batches, as points and placements; may skip turns worth less than `floor`."""

    def __init__(self, placements: Placements, *, best_gaps_first: bool = False) -> None:
        self.placements = placements
        self.floor = _NEVER
        self.gaps = list(placements.gaps.values())
        if best_gaps_first:
            for gap in self.gaps:
                gap.best = max(gap.links)[0]
            self.gaps.sort(key=lambda gap: -gap.best)

    def all(self, fewest: int = 1) -> Iterator[Sequence[tuple[int, ...]]]:
        """The turns of at least `fewest` and at most three dice, in batches (D6)."""
        if fewest < 2:
            yield self.ones()
        if fewest < MOST_DICE:
            yield from self.twos()
        yield from self.threes()

    def ones(self) -> list[tuple[int, int]]:
        """Turns of a single die that fits."""
        return self.placements.fits

    def twos(self) -> Iterator[list[Two]]:
        """Turns of two linked dice, or of two unlinked dice that both fit."""
        for gap in self.gaps:
            yield [(points, p, q) for points, p, q, _ in gap.links]
        yield [
            (points + more, p, q) if p < q else (points + more, q, p)
            for points, p, rest in self._two_fits()
            for more, q in rest
        ]

    def threes(self) -> Iterator[list[Three]]:
        """Turns of three dice, by number of links: one, two or none."""
        yield from self._links_and_fits()
        yield from self.links_and_trios()
        yield from self._chains()
        yield from self._three_fits()
        yield from self.trios()

    def near(self, placement: int) -> Iterator[Sequence[tuple[int, ...]]]:
        """Turns of two and three dice near a placement, including every turn with a die there that does not fit by
        itself.

        Such a die is linked, or makes a SET with two new dice, so the dice that connect it are in line with it.
        """
        cell = placement >> 6
        linked = copy(self)
        linked.gaps = [gap.with_die(placement) for gap in self.gaps if cell in (gap.first, gap.second)]
        yield from ([(points, p, q) for points, p, q, _ in gap.links] for gap in linked.gaps)
        yield from linked._links_and_fits()
        around = _around(cell)
        search = copy(self)
        search.gaps = [gap for gap in self.gaps if gap.first in around or gap.second in around]
        yield from search.links_and_trios()
        yield from search._chains()
        yield from self.trios(around)

    def _two_fits(self) -> Iterator[tuple[int, int, list[tuple[int, int]]]]:
        """Each die that fits, with the later dice that also fit and are not linked to it."""
        placements = self.placements
        kind, room = placements.hand.kind, placements.hand.room_for_two
        beside: dict[int, list[tuple[int, int, int]]] = {}
        numbered = [(i, points, p) for i, (points, p) in enumerate(placements.fits)]
        for i, points, p in numbered:
            cell, own = p >> 6, kind[p & 63]
            if own not in beside:
                beside[own] = [fit for fit in numbered if room[own << 3 | kind[fit[2] & 63]]]
            rest = [
                (more, q)
                for j, more, q in beside[own]
                if j > i and (not _NEAR[(q >> 6) - cell] or (q >> 6 != cell and not placements.are_linked(p, q)))
            ]
            if rest:
                yield points, p, rest

    def _links_and_fits(self) -> Iterator[list[Three]]:
        """Turns of a link and a third die that fits and is linked to neither of the two."""
        placements = self.placements
        if not placements.fits:
            return
        best = placements.fits[0][0] + SET_POINTS
        beside: dict[int, list[tuple[int, int]]] = {}
        fit_cells = {p >> 6 for _, p in placements.fits}
        for gap in self.gaps:
            floor = self.floor - best
            if gap.best < floor:
                break
            first, second = gap.first, gap.second
            near = (fit_cells & _around(first)) | (fit_cells & _around(second))
            found: list[Three] = []
            add = found.append
            for points, p, q, kinds in gap.links:
                if points < floor:
                    continue
                if kinds not in beside:
                    beside[kinds] = placements.beside(kinds)
                for more, r in beside[kinds]:
                    total = points + more
                    if r >> 6 in near:
                        if r >> 6 in (first, second) or placements.are_linked(p, r) or placements.are_linked(q, r):
                            continue
                        three = (r, p, q) if r < p else (p, r, q) if r < q else (p, q, r)
                        add((total + _trio(*three), *three))
                    elif r < p:
                        add((total, r, p, q))
                    elif r < q:
                        add((total, p, r, q))
                    else:
                        add((total, p, q, r))
            yield found

    def links_and_trios(self) -> Iterator[list[Three]]:
        """Turns of a link and a third die that is not linked and does not fit, but makes a SET with the two; it shows
        the same face as the board's die beside them."""
        placements = self.placements
        hand, room, kind = placements.hand, placements.hand.room, placements.hand.kind
        for gap in self.gaps:
            face = gap.face
            step = gap.second - gap.first
            if step not in (1, STRIDE):
                continue
            for cell in (gap.first - step, gap.second + step):
                if placements.cells[cell] != EMPTY or cell << 6 | face in placements.needs:
                    continue
                extra = placements.bonus[cell] + SET_POINTS
                found: list[Three] = []
                for item in hand.items(face):
                    r = cell << 6 | item
                    for points, p, q, kinds in gap.links:
                        if (
                            room[kinds << 3 | kind[item]]
                            and not placements.are_linked(p, r)
                            and not placements.are_linked(q, r)
                        ):
                            total = points + extra - (p >> 5 & 1) - (q >> 5 & 1) - (r >> 5 & 1)
                            found.append((total, r, p, q) if r < p else (total, p, q, r))
                yield found

    def _chains(self) -> Iterator[list[Three]]:
        """Turns with a middle die linked to both other dice."""
        placements = self.placements
        hand, needed_cells, bonus, worth = (
            placements.hand,
            placements.needed_cells,
            placements.bonus,
            placements.worth.get,
        )
        kind, room = hand.kind, hand.room
        through: dict[int, list[tuple[int, int, int, int]]] = {}
        for gap in self.gaps:
            through.setdefault(gap.first, []).append((gap.second, gap.face, gap.count, gap.best))
            through.setdefault(gap.second, []).append((gap.first, gap.face, gap.count, gap.best))
        for middle, ends in through.items():
            ends.sort()
            for i, (left, left_face, left_count, left_best) in enumerate(ends):
                partners = hand.partners(left_face)
                for right, right_face, right_count, right_best in ends[i + 1 :]:
                    if left == right or left_best + right_best + SET_POINTS < self.floor:
                        continue
                    others = hand.partners(right_face)
                    chains = [
                        (points * left_count + more * right_count, middle << 6 | x, left << 6 | a, right << 6 | b)
                        for x in partners.keys() & others.keys()
                        for a, points in partners[x]
                        for b, more in others[x]
                        if room[kind[x] << 6 | kind[a] << 3 | kind[b]]
                    ]
                    if not chains:
                        continue
                    extra = bonus[middle] + bonus[left] + bonus[right]
                    if middle in needed_cells or left in needed_cells or right in needed_cells:
                        chains = [
                            (points + worth(c, 0) + worth(p, 0) + worth(q, 0), c, p, q) for points, c, p, q in chains
                        ]
                    if middle < left:
                        yield [(points + extra + _trio(c, p, q), c, p, q) for points, c, p, q in chains]
                    elif middle < right:
                        yield [(points + extra + _trio(p, c, q), p, c, q) for points, c, p, q in chains]
                    else:
                        yield [(points + extra + _trio(p, q, c), p, q, c) for points, c, p, q in chains]

    def _three_fits(self) -> Iterator[list[Three]]:
        """Turns of three unlinked dice that all fit."""
        placements = self.placements
        kind, room = placements.hand.kind, placements.hand.room
        for first, p, rest in self._two_fits():
            own = kind[p & 63] << 6
            found: list[Three] = []
            for j, (second, q) in enumerate(rest):
                if first + 2 * second + SET_POINTS < self.floor:
                    break
                pair = own | kind[q & 63] << 3
                for third, r in rest[j + 1 :]:
                    if not room[pair | kind[r & 63]]:
                        continue
                    if _NEAR[(q >> 6) - (r >> 6)] and (q >> 6 == r >> 6 or placements.are_linked(q, r)):
                        continue
                    x, y, z = sorted((p, q, r))
                    found.append((first + second + third + _trio(x, y, z), x, y, z))
            yield found

    def trios(self, among: Container[int] | None = None) -> Iterator[list[Three]]:
        """Turns that are a SET of three new dice without links, one or two of which fit and connect the rest to the
        board."""
        placements = self.placements
        hand, needs, needed_cells = placements.hand, placements.needs, placements.needed_cells
        cells, worth = placements.cells, placements.worth.get
        kind, room = hand.kind, hand.room
        paired = {key >> 5 for key in placements.gaps}
        for points, p in placements.fits:
            cell = p >> 6
            if among is not None and cell not in among:
                continue
            own = kind[p & 63] << 6
            pairs = [(x, y, kinds) for x, y, _, kinds in hand.pairs(p & 31) if room[own | kinds]]
            if not pairs:
                continue
            for one, two in _LINES:
                if cells[cell + one] != EMPTY or cells[cell + two] != EMPTY:
                    continue
                one_cell, two_cell = cell + one, cell + two
                low, centre, high = sorted((cell, one_cell, two_cell))
                links = low << 10 | centre in paired or centre << 10 | high in paired
                also = one_cell in needed_cells or two_cell in needed_cells
                extra = points + placements.bonus[one_cell] + placements.bonus[two_cell] + SET_POINTS - (p >> 5 & 1)
                found: list[Three] = []
                for x, y, _ in pairs:
                    a, b = one_cell << 6 | x, two_cell << 6 | y
                    total = extra - (x >> 5) - (y >> 5)
                    if also:
                        fit_a, fit_b = a & ~WILD_FLAG in needs, b & ~WILD_FLAG in needs
                        # if all three fit, the turn is found elsewhere; if two fit, it is listed for the first of them
                        if (fit_a and (fit_b or a < p)) or (fit_b and b < p):
                            continue
                        total += worth(a, 0) + worth(b, 0)
                    if links and (
                        placements.are_linked(a, p) or placements.are_linked(b, p) or placements.are_linked(a, b)
                    ):
                        continue
                    found.append((total, a, b, p) if two < 0 else (total, a, p, b) if one < 0 else (total, p, a, b))
                yield found


def _trio(p: int, q: int, r: int) -> int:
    """The points of the SET that three new dice, in order, make by themselves; 0 if they make none (D9)."""
    step = (q >> 6) - (p >> 6)
    if step in (1, STRIDE) and (r >> 6) - (q >> 6) == step and THIRD_FACE[p & 31][q & 31] == r & 31:
        return SET_POINTS - (p >> 5 & 1) - (q >> 5 & 1) - (r >> 5 & 1)
    return 0
