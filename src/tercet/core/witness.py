"""What one client saw of a game's chance, and whether it fits what was revealed in the end (P2)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from tercet.core.cardgame.events import CardsAdded, DealEnded, DealStarted, DealVoided, SetTaken
from tercet.core.cardgame.state import View
from tercet.core.chairs import Seat
from tercet.core.chance import Source, commitment, rolled, shuffled
from tercet.core.dicegame.dice import SIDES, Die, faces_of
from tercet.core.dicegame.events import DiceDrawn, DiceGameEnded, DiceGameStarted, DiceGameVoided, DiceRolled
from tercet.core.dicegame.state import DiceView
from tercet.core.play import Event
from tercet.core.seating import (
    CommitmentsFixed,
    CommitNonce,
    NonceMissed,
    RevealNonce,
    SeedCommitted,
    StartVoided,
    TableClosed,
    nonce_commitment,
)

FORMAT: Final = 1
Problem = Literal["seed", "list", "own-nonce", "unasked", "nonces", "order"]
"""The revealed seed is not the one committed to; the list of commitments is not what it should be; my own nonce was not
used as I gave it; nobody asked for it although I was there; another's nonce does not fit its commitment; the cards or
dice do not follow from seed and nonces."""


class Draw(msgspec.Struct, frozen=True):
    """One time that chance was asked, as far as a client saw it."""

    kind: Literal["shuffle", "roll"]
    items: tuple[int, ...]
    """What was shuffled, or the number of sides of each die."""
    drawn: tuple[int, ...]
    """What came of it; of a shuffle perhaps only the first ones."""


class Dealing(msgspec.Struct, frozen=True, kw_only=True):
    """What one client saw of the chance of one deal, or of one dice game."""

    seed: str
    """The table's commitment to its seed."""
    nonce: str = ""
    """One's own nonce, if one was committed to."""
    present: bool = False
    """Whether one was there when the list was fixed, or the deal began without one."""
    seats: tuple[Seat, ...] = ()
    """Whose commitments were on the list, by the list."""
    commitments: tuple[str, ...] = ()
    listed: tuple[Seat, ...] = ()
    """Who was to play, by the list."""
    players: tuple[Seat, ...] = ()
    """Who played."""
    nonces: tuple[str, ...] = ()
    draws: tuple[Draw, ...] = ()


class Receipt(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a client saw of a table's chance, to be kept and held against the log later."""

    tercet_receipt: int = FORMAT
    table: str = ""
    game: str
    seat: Seat | None = None
    dealings: tuple[Dealing, ...] = ()


class Verdict(msgspec.Struct, frozen=True):
    """Whether one deal's chance fits what this client saw before."""

    problems: tuple[Problem, ...] = ()
    own: bool = False
    """Whether a nonce of one's own was part of it."""

    @property
    def is_verified(self) -> bool:
        return not self.problems


def judge(seen: Dealing, seed: str, seat: Seat | None) -> Verdict:
    """Holds what was seen of a deal against its seed, now that it is known (P2)."""
    problems: list[Problem] = []
    if _digest(seed) != seen.seed:
        problems.append("seed")
    used = dict(zip(seen.players, seen.nonces, strict=False))
    own = bool(seen.nonce) and seat is not None and used.get(seat) == seen.nonce
    if seen.commitments:
        problems += _judge_list(seen, used, seat, own)
    elif seen.nonce and seen.present:
        problems.append("unasked")
    if not _fits(seen, seed):
        problems.append("order")
    return Verdict(tuple(problems), own)


def _judge_list(seen: Dealing, used: dict[Seat, str], seat: Seat | None, own: bool) -> list[Problem]:
    problems: list[Problem] = []
    listed = dict(zip(seen.seats, seen.commitments, strict=False))
    if seen.players != seen.listed or set(listed) - set(used):
        problems.append("list")
    if seen.nonce and seat in listed and not own:
        problems.append("own-nonce")
    elif seen.nonce and seat not in listed and seen.present:
        problems.append("unasked")
    others = [(who, nonce) for who, nonce in used.items() if who != seat or not seen.nonce]
    if any(_nonce_digest(nonce) != listed.get(who, "") for who, nonce in others):
        problems.append("nonces")
    return problems


def _fits(seen: Dealing, seed: str) -> bool:
    for counter, draw in enumerate(seen.draws):
        try:
            source = Source(seed, seen.nonces, counter)
            drawn = shuffled(source, draw.items) if draw.kind == "shuffle" else rolled(source, draw.items)
        except ValueError:
            return False
        if drawn[: len(draw.drawn)] != draw.drawn:
            return False
    return True


def _digest(seed: str) -> str:
    try:
        return commitment(seed)
    except ValueError:
        return ""


def _nonce_digest(nonce: str) -> str:
    try:
        return nonce_commitment(nonce) if nonce else ""
    except ValueError:
        return hashlib.sha256().hexdigest()


class Witness:
    """Watches a table's events as one client is sent them, and remembers what is needed to check its chance."""

    def __init__(self, game: str, table: str = "") -> None:
        self.game = game
        self.table = table
        self.dealings: list[Dealing] = []
        self.verdict: Verdict | None = None
        """On the last deal whose seed was revealed and whose start was seen."""
        self._open: Dealing | None = None
        self._shown = ""
        """The nonce that was revealed last."""
        self._wronged = False
        """Whether this client is said to have kept others waiting for a nonce that it was not asked for."""

    def joined(self, view: Any) -> None:
        """The first view of a table, or a later one after which not all is known."""
        between = view.phase in ("lobby", "pause") and bool(view.commitment)
        if self._open is None or self._open.seed != view.commitment or not between:
            self._open = Dealing(seed=view.commitment) if between else None
        start = view.seating.start
        if self._open is not None and start is not None and start.seats:
            self._change(listed=start.players, seats=start.seats, commitments=start.commitments)

    def answer(self, view: Any, seat: Seat | None, fresh: Callable[[], str]) -> CommitNonce | RevealNonce | None:
        """What a client does of itself for the next start: binds itself, or reveals what is on the fixed list (P1)."""
        seen, start = self._open, view.seating.start
        if seen is None or seat is None or seat >= len(view.seating.chairs) or seen.seed != view.commitment:
            return None
        chair = view.seating.chairs[seat]
        if chair.left or chair.bot or view.phase not in ("lobby", "pause"):
            return None
        if start is not None and start.seats:
            mine = dict(zip(start.seats, zip(start.commitments, start.nonces, strict=True), strict=True)).get(seat)
            if not seen.nonce or self._shown == seen.nonce or start.commitments != seen.commitments:
                return None
            if mine != (nonce_commitment(seen.nonce), ""):
                return None
            self._shown = seen.nonce
            return RevealNonce(nonce=seen.nonce)
        if chair.committed or seen.nonce:
            return None
        nonce = fresh()
        self._change(nonce=nonce)
        return CommitNonce(commitment=nonce_commitment(nonce), seed=seen.seed)

    def sees(self, view: Any, event: Event, seat: Seat | None) -> None:
        """An event, and the view before it."""
        match event:
            case SeedCommitted():
                self._open = Dealing(seed=event.commitment)
            case CommitmentsFixed():
                here = seat is not None and view.seating.chairs[seat].present
                self._change(listed=event.players, seats=event.seats, commitments=event.commitments, present=here)
            case DealStarted() | DiceGameStarted():
                chairs = view.seating.chairs
                here = seat is not None and seat < len(chairs) and chairs[seat].present and not chairs[seat].excused
                listed = self._open is not None and self._open.commitments
                self._change(players=event.players, nonces=event.nonces, **({} if listed else {"present": here}))
                if isinstance(event, DealStarted):
                    drawn = tuple(card for card in event.layout if card is not None)
                    self._draw(Draw("shuffle", view.rules.deck_cards, drawn))
            case SetTaken() | CardsAdded():
                self._see_cards(event)
            case DiceDrawn():
                order = (*(die for draw in event.draws for die in draw.dice), *event.bag)
                self._draw(Draw("shuffle", tuple(view.bag), order))
            case DiceRolled():
                sides = tuple(_side(held.die, held.face) for roll in event.rolls for held in roll.dice)
                self._draw(Draw("roll", (SIDES,) * len(sides), sides))
            case NonceMissed(seat=missed) if missed == seat and self._open is not None and self._open.commitments:
                on_list = dict(zip(self._open.seats, self._open.commitments, strict=False))
                if self._open.nonce and on_list.get(missed) != nonce_commitment(self._open.nonce):
                    self._wronged = True
            case StartVoided(seed=seed) if seed:
                self._open = None
            case DealEnded(seed=seed) | DealVoided(seed=seed) | DiceGameEnded(seed=seed) | DiceGameVoided(seed=seed):
                self._reveal(seed, seat)
            case TableClosed(seed=seed) if isinstance(view, View | DiceView) and view.phase not in ("lobby", "pause"):
                self._reveal(seed, seat)

    def receipt(self, seat: Seat | None) -> Receipt:
        """What was seen so far, a deal under way included."""
        under_way = [self._open] if self._open is not None and self._open.players else []
        return Receipt(table=self.table, game=self.game, seat=seat, dealings=(*self.dealings, *under_way))

    def _see_cards(self, event: SetTaken | CardsAdded) -> None:
        if self._open is None or not self._open.draws:
            return
        first = self._open.draws[0]
        new = tuple(card for slot in event.dealt if (card := event.layout[slot]) is not None)
        self._change(draws=(msgspec.structs.replace(first, drawn=first.drawn + new),))

    def _draw(self, draw: Draw) -> None:
        if self._open is not None and self._open.players:
            self._change(draws=(*self._open.draws, draw))

    def _reveal(self, seed: str, seat: Seat | None) -> None:
        if self._open is not None and self._open.players:
            self.verdict = judge(self._open, seed, seat)
            if self._wronged and "unasked" not in self.verdict.problems:
                self.verdict = msgspec.structs.replace(self.verdict, problems=(*self.verdict.problems, "unasked"))
            self._wronged = False
            self.dealings.append(self._open)
        self._open = None

    def _change(self, **changes: Any) -> None:
        if self._open is not None:
            self._open = msgspec.structs.replace(self._open, **changes)


def _side(die: int, face: int | None) -> int:
    faces = faces_of(Die(die))
    return faces.index(face) if face in faces else -1
