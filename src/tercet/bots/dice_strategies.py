"""Strategies of the dice game's bots: random, greedy for points, or looking ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, product
from math import prod
from random import Random
from statistics import fmean
from typing import Final, Protocol

import msgspec

from tercet.core.dicegame.board import Board, Laid, Square, Turn
from tercet.core.dicegame.dice import DICE, WILD, Die, Face, faces_of, find_openings
from tercet.core.dicegame.events import HeldDie, LyingDie
from tercet.core.dicegame.rules import DiceRules
from tercet.core.dicegame.scoring import PLAIN, Scoring, score
from tercet.core.dicegame.turn_search import best_turns, legal_turns
from tercet.core.dicegame.wild_swaps import find_swaps

Named = tuple[tuple[HeldDie, Face], ...]
"""Dice, each with the face to place it with."""

COST: Final = (1, 4, 12, 20, 20, 20)
"""Relative cost of finding a hand's best turn, by its number of WILDs."""


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """What a strategy knows when it chooses."""

    rules: DiceRules
    board: Board
    lying: tuple[LyingDie, ...]
    dice: tuple[HeldDie, ...]
    """The player's own dice."""
    rivals: tuple[tuple[Face, ...], ...]
    """The rivals' dice, in playing order."""
    still_to_play: int
    """Number of rivals still to play in this round."""
    bag: int
    lead: int
    """The lead over the best rival, in points."""
    swaps: int
    freed: tuple[Die, ...]

    @property
    def faces(self) -> tuple[Face, ...]:
        return faces_shown(self.dice)


class Strategy(Protocol):
    """Chooses a player's moves; all randomness comes from the generator passed in."""

    def opening(self, situation: Situation, rng: Random) -> Named | None:
        """The opening SET, in emblem order (D5)."""

    def swap(self, situation: Situation, rng: Random) -> tuple[Die, Square] | None:
        """A WILD to replace before the turn (D12)."""

    def turn(self, situation: Situation, rng: Random) -> Turn | None:
        """The dice to place; None means pass (D6)."""

    def extra(self, situation: Situation, rng: Random) -> tuple[Die, ...]:
        """The dice to re-roll (D15)."""


class Beginner:
    """Chooses at random among legal moves."""

    def opening(self, situation: Situation, rng: Random) -> Named | None:
        found = list(_openings(situation))
        return rng.choice(found) if found else None

    def swap(self, situation: Situation, rng: Random) -> tuple[Die, Square] | None:
        return None

    def turn(self, situation: Situation, rng: Random) -> Turn | None:
        turns = list(legal_turns(situation.board, situation.faces, situation.rules.scoring))
        return rng.choice(turns)[0] if turns else None

    def extra(self, situation: Situation, rng: Random) -> tuple[Die, ...]:
        return tuple(held.die for held in situation.dice if rng.random() < 0.5)


class Greedy:
    """Takes the most points now; re-rolls only if it could not play at all."""

    def opening(self, situation: Situation, rng: Random) -> Named | None:
        return min(_openings(situation), key=_wilds, default=None)

    def swap(self, situation: Situation, rng: Random) -> tuple[Die, Square] | None:
        return None

    def turn(self, situation: Situation, rng: Random) -> Turn | None:
        best = candidates(situation, 1)
        return best[0][0] if best else None

    def extra(self, situation: Situation, rng: Random) -> tuple[Die, ...]:
        if best_score(situation.board, situation.faces, situation.rules.scoring):
            return ()
        return tuple(held.die for held in situation.dice)


class Strong:
    """Weighs the chances a turn opens for rivals, the dice it keeps, and the prospects of re-rolling.

    All weights were calibrated by playing variants against each other.
    """

    width = 32
    """Number of best turns to examine closely."""
    closest = 8
    """Number of those turns for which it also estimates its own next round."""
    next_hands = 8
    """Number of sample draws to add to the dice it keeps."""
    next_round = 0.4
    """Weight of a point expected in the next round."""
    reply = 0.7
    """Weight of a rival's best reply in this round."""
    later_reply = 0.5
    """Weight of a reply if the rival draws and rolls first."""
    wild = 1.0
    """Value of a WILD kept in hand while rounds remain."""
    finish = 6.0
    """Weight of winning in a turn that ends the game."""
    swap_gain = 0.5
    """Minimum expected gain that justifies a swap, in points."""
    budget = 600
    """Work limit of a choice, in units of `COST`."""
    exact = 36
    """Largest number of re-roll outcomes it enumerates in full; beyond that, it samples."""
    most_rolls = 24
    """Size of that sample."""

    def opening(self, situation: Situation, rng: Random) -> Named | None:
        found = sorted(_openings(situation), key=_wilds)
        best, best_value = None, float("-inf")
        for named in islice(found, self._affordable(situation, len(found))):
            laid = [
                Laid(Square(square), face, held.face == WILD)
                for (held, face), square in zip(named, situation.rules.layout.emblem, strict=True)
            ]
            value = -_wilds(named) * (1 + self.wild) - self._threat(situation, situation.board.lay(laid))
            if value > best_value:
                best, best_value = named, value
        return best

    def swap(self, situation: Situation, rng: Random) -> tuple[Die, Square] | None:
        """Swaps if the hand's expected score, over the six faces of the freed die, rises by more than `swap_gain`
        (D12)."""
        scoring = situation.rules.scoring
        now = self._potential(situation.board, situation.faces, scoring)
        best, best_gain = None, self.swap_gain
        swaps = find_swaps(situation.rules, situation.lying, situation.dice, situation.swaps, situation.freed)
        for held, lying in swaps:
            board = Board.of(situation.rules.layout, [die.laid for die in situation.lying if die is not lying])
            board = board.lay([Laid(lying.square, lying.face, held.face == WILD)])
            others = [other for other in situation.dice if other.die != held.die]
            faces = faces_of(lying.die)
            hands = [(*faces_shown(others), face) for face in faces]
            gain = fmean(self._potential(board, hand, scoring) for hand in hands) - now
            if gain > best_gain:
                best, best_gain = (held.die, lying.square), gain
        return best

    def turn(self, situation: Situation, rng: Random) -> Turn | None:
        """The best turn by points, minus the rivals' best replies, plus the expected score of the dice kept (D6)."""
        weighed: list[tuple[float, Turn]] = []
        for turn, points in candidates(situation, self._affordable(situation, self.width)):
            kept = _without(situation.faces, turn)
            board = situation.board.lay(turn)
            value = points - self._threat(situation, board)
            if kept or situation.bag:
                value += self.wild * kept.count(WILD)
            else:
                value += self.finish * self._ending(situation, board, points)
            weighed.append((value, turn))
        weighed.sort(key=lambda pair: -pair[0])
        fresh = [[_ordinary_face(rng) for _ in situation.dice] for _ in range(self.next_hands)]
        best, best_value = None, float("-inf")
        for value, turn in weighed[: self.closest]:
            total = value + self.next_round * self._next_round(situation, turn, fresh)
            if total > best_value:
                best, best_value = turn, total
        return best

    def extra(self, situation: Situation, rng: Random) -> tuple[Die, ...]:
        """The dice whose re-roll is expected to gain the most; tries the same sample of rolls for every choice
        (D15)."""
        dice = situation.dice
        cost = COST[situation.faces.count(WILD)]
        places = [i for i, held in enumerate(dice) if held.face != WILD]
        choices = [choice for size in range(len(places) + 1) for choice in combinations(places, size)]
        count = max(2, min(self.most_rolls, self.budget // (len(choices) * cost)))
        exact = self.exact if cost == 1 else 6 if cost <= COST[1] else 0
        rolls = [[rng.choice(faces_of(held.die)) for held in dice] for _ in range(count)]
        known: dict[tuple[Face, ...], float] = {}

        def potential(faces: Sequence[Face]) -> float:
            key = tuple(sorted(faces))
            if key not in known:
                known[key] = self._potential(situation.board, key, situation.rules.scoring)
            return known[key]

        def outcomes(choice: tuple[int, ...]) -> Iterator[list[Face]]:
            sides = [faces_of(dice[i].die) for i in choice]
            every = prod(map(len, sides)) <= exact
            for shown in product(*sides) if every else ([roll[i] for i in choice] for roll in rolls):
                faces = list(situation.faces)
                for i, face in zip(choice, shown, strict=True):
                    faces[i] = face
                yield faces

        best: tuple[int, ...] = ()
        best_value = potential(situation.faces)
        for choice in choices[1:]:
            value = fmean(map(potential, outcomes(choice)))
            if value > best_value:
                best, best_value = choice, value
        return tuple(dice[i].die for i in best)

    def _potential(self, board: Board, faces: Sequence[Face], scoring: Scoring) -> float:
        """The best score of a hand now, plus a little for its WILDs."""
        best = top_turns(board, faces, 1, scoring)
        if not best:
            return self.wild * faces.count(WILD)
        turn, points = best[0]
        return points + self.wild * _without(faces, turn).count(WILD)

    def _next_round(self, situation: Situation, turn: Turn, fresh: Sequence[Sequence[Face]]) -> float:
        """The expected score next round on the board after this turn, averaged over sampled draws (D14)."""
        kept = [face for face in _without(situation.faces, turn) if face != WILD]
        drawn = min(len(turn), situation.bag)
        if not kept and not drawn:
            return 0.0
        board = situation.board.lay(turn)
        hands = [(*kept, *new[:drawn]) for new in (fresh if drawn else fresh[:1])]
        return fmean(best_score(board, hand, situation.rules.scoring) for hand in hands)

    def _ending(self, situation: Situation, board: Board, points: int) -> int:
        """1 if a turn that ends the game wins it, -1 if it loses, 0 if it ties, given the rivals' replies (D16)."""
        scoring = situation.rules.scoring
        answers = [best_score(board, faces, scoring) for faces in situation.rivals[: situation.still_to_play]]
        final = situation.lead + points - max(answers, default=0)
        return (final > 0) - (final < 0)

    def _threat(self, situation: Situation, board: Board) -> float:
        """The rivals' best scores on a board with their current dice, weighted by when they play."""
        total = 0.0
        for i, faces in enumerate(situation.rivals):
            weight = self.reply if i < situation.still_to_play else self.later_reply
            total += weight * best_score(board, faces, situation.rules.scoring)
        return total / max(1, len(situation.rivals))

    def _affordable(self, situation: Situation, wanted: int) -> int:
        each = sum(COST[faces.count(WILD)] for faces in situation.rivals)
        return max(6, min(wanted, self.budget // max(1, each)))


STRATEGIES: Final[dict[str, Strategy]] = {"beginner": Beginner(), "greedy": Greedy(), "strong": Strong()}


def candidates(situation: Situation, count: int) -> list[tuple[Turn, int]]:
    """The turns with the most points, best first."""
    return top_turns(situation.board, situation.faces, count, situation.rules.scoring)


def top_turns(board: Board, faces: Sequence[Face], count: int, scoring: Scoring) -> list[tuple[Turn, int]]:
    """The turns with the most points from a hand. Unless scoring is plain, finds more turns than needed and rescores
    them."""
    if scoring.counts_plainly:
        return best_turns(board, faces, count, scoring)
    turns = best_turns(board, faces, 5 + 5 * count, Scoring(exactly_three=scoring.exactly_three))
    scored = [(turn, score(board, turn, scoring, len(faces))) for turn, _ in turns]
    return sorted(scored, key=lambda pair: -pair[1])[:count]


def best_score(board: Board, faces: Sequence[Face], scoring: Scoring = PLAIN) -> int:
    """The most points that a hand can score in one turn."""
    best = top_turns(board, faces, 1, scoring) if faces else []
    return best[0][1] if best else 0


def faces_shown(dice: Sequence[HeldDie]) -> tuple[Face, ...]:
    return tuple(held.face for held in dice if held.face is not None)


def _openings(situation: Situation) -> Iterator[Named]:
    for opening in find_openings(situation.faces):
        yield tuple((situation.dice[i], face) for i, face in opening)


def _ordinary_face(rng: Random) -> Face:
    """A random face of a die from the bag; never WILD, which helps any hand and would only blur the comparison."""
    face = WILD
    while face == WILD:
        face = rng.choice(faces_of(Die(rng.randrange(DICE))))
    return face


def _wilds(named: Named) -> int:
    return sum(held.face == WILD for held, _ in named)


def _without(faces: Sequence[Face], turn: Turn) -> list[Face]:
    kept = list(faces)
    for die in turn:
        kept.remove(WILD if die.wild else die.face)
    return kept
