"""Lets a client verify chance: what it saw of each deal must match the seed and nonces revealed at the end (P2)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import msgspec

from tercet.core.engine.chance import DrawSeen, Source, commitment, rolled, shuffled
from tercet.core.engine.game import Event, Game
from tercet.core.engine.seats import Seat, Seating
from tercet.core.seating import events
from tercet.core.seating.commands import CommitNonce, RevealNonce
from tercet.core.seating.commit_reveal import nonce_commitment
from tercet.core.seating.rules import is_asked_again

FORMAT: Final = 1
_NONCE: Final = re.compile(r"([0-9a-f]{2}){16,32}")
"""Lower case only, because draws use the text while commitments use the bytes."""
Problem = Literal["seed", "list", "own-nonce", "unasked", "nonces", "order"]
"""In this order: the revealed seed is not the one committed to; the list of commitments is wrong; this client's nonce
was altered; the table never asked for it although the client was present; another player's nonce does not match its
commitment; the cards or dice do not follow from seed and nonces."""


class VoidStartSeen(msgspec.Struct, frozen=True):
    """A start that failed after nonces had been revealed, so a player could foresee a deal and refuse it (P1)."""

    seed: str
    """The seed of that start, as revealed at the time."""
    seats: tuple[Seat, ...]
    """The seats that withheld a nonce."""
    names: tuple[str, ...]
    """The names of the players in `seats` at the time."""


class Dealing(msgspec.Struct, frozen=True, kw_only=True):
    """One client's observations of the chance of one deal or dice game."""

    seed: str
    """The table's commitment to its seed."""
    nonce: str = ""
    """This client's own nonce, if it committed to one."""
    present: bool = False
    """Whether the table had to ask this client for its nonce when it fixed the list, or began the deal without one."""
    seat: Seat | None = None
    """This client's seat at that time; another player may have it at the end."""
    seats: tuple[Seat, ...] = ()
    """The seats whose commitments were on the list."""
    commitments: tuple[str, ...] = ()
    listed: tuple[Seat, ...] = ()
    """The players according to the list."""
    players: tuple[Seat, ...] = ()
    """The actual players."""
    nonces: tuple[str, ...] = ()
    draws: tuple[DrawSeen, ...] = ()
    void_starts: tuple[VoidStartSeen, ...] = ()
    """The void starts between the previous deal and this one."""


class Receipt(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a client saw of a table's chance, to be saved and compared with the log later."""

    tercet_receipt: int = FORMAT
    table: str = ""
    game: str
    seat: Seat | None = None
    dealings: tuple[Dealing, ...] = ()


class ChanceVerdict(msgspec.Struct, frozen=True):
    """Whether one deal's chance matches what this client saw before."""

    problems: tuple[Problem, ...] = ()
    own: bool = False
    """Whether this client's own nonce was used."""
    alone: bool = False
    """Whether nobody else's nonce was used."""
    seated: bool = False
    """Whether this client had a seat when the deal began, so its nonce should have been used."""
    complete: bool = True
    """Whether this client saw the whole deal; a client that joins or disconnects during a deal cannot check it."""
    late: bool = False
    """Whether the deal began before the table had anybody's commitment, so nobody contributed to the shuffle; the table
    may have been quick or this client slow, and only the deal's seed can be checked."""
    void_starts: tuple[VoidStartSeen, ...] = ()
    """The void starts before the deal; the players who caused them may have foreseen a deal and refused it."""

    @property
    def is_verified(self) -> bool:
        """Whether this client saw the whole deal, the deal follows from everybody's nonces, and no start before it was
        void."""
        return self.complete and not self.problems and not self.void_starts


def judge(seen: Dealing, seed: str, seat: Seat | None) -> ChanceVerdict:
    """Compares the observations of a deal with its revealed seed (P2)."""
    seat = seat if seen.seat is None else seen.seat
    problems: list[Problem] = []
    if _digest(seed) != seen.seed:
        problems.append("seed")
    if len(seen.nonces) != len(seen.players) or _has_twice(seen.players) or _has_twice(seen.seats):
        problems.append("list")  # the operator could choose an extra nonce
    used = dict(zip(seen.players, seen.nonces, strict=False))
    own = bool(seen.nonce) and seat is not None and used.get(seat) == seen.nonce
    if seen.commitments:
        problems += (problem for problem in _judge_list(seen, used, seat, own) if problem not in problems)
    else:
        if seen.nonce and seen.present:
            problems.append("unasked")
        if any(seen.nonces):
            problems.append("nonces")  # no player committed to it
    if not _fits(seen, seed):
        problems.append("order")
    alone = own and sum(map(bool, seen.nonces)) == 1
    return ChanceVerdict(tuple(problems), own, alone, seated=seen.seat is not None, void_starts=seen.void_starts)


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


def _nonce_digest(nonce: str) -> str | None:
    if not nonce:
        return ""
    return nonce_commitment(nonce) if _NONCE.fullmatch(nonce) else None


def _has_twice(seats: Sequence[Seat]) -> bool:
    return len(set(seats)) < len(seats)


class ChanceVerifier:
    """Watches a table's events as one client receives them, and records what is needed to check its chance."""

    def __init__(self, game: Game[Any, Any, Any] | None, table: str = "") -> None:
        self.game = game
        """Unknown until the table names its game."""
        self.table = table
        self.dealings: list[Dealing] = []
        self.verdict: ChanceVerdict | None = None
        """The verdict on the last deal whose seed was revealed; None during a deal."""
        self.problems: dict[str, tuple[Problem, ...]] = {}
        """Mismatches, by the commitment to the deal's seed."""
        self._open: Dealing | None = None
        self._shown = ""
        """The nonce that this client revealed last; afterwards the table may not change the list for that seed."""
        self._sent = ""
        """The commitment or nonce sent last, unless it was refused."""
        self._contributes = False
        """Whether this client contributes nonces, so no deal may start without asking for one."""
        self._cut = False
        """Whether this client missed part of this deal."""
        self._rejoined = ""
        """The commitment in force when this client joined a deal, which the table must honour."""
        self._faults: list[Problem] = []
        """Mismatches found before the seed was known."""
        self._void_starts: tuple[VoidStartSeen, ...] = ()
        """The void starts since the last deal."""
        self._gap = False
        """Whether this client revealed its nonce for a start and did not see how the start ended."""
        self._late = False
        """Whether this deal began before any commitment had reached the table."""

    def start_from(self, view: Any) -> None:
        """Starts watching from the first view of a table, or resumes from a later one after missing events."""
        between = view.phase in ("lobby", "pause") and bool(view.commitment)
        self._rejoin_starts(view.seating, view.commitment)
        if self._open is None or self._open.seed != view.commitment:
            self._open = Dealing(seed=view.commitment) if between else None
            self._faults = []
        self._cut = not between
        self._rejoined = "" if between else view.commitment
        if not between and view.phase != "over":
            self.verdict = None
        self._sent = ""
        start = view.seating.start
        if start is not None and start.seats:
            self._list(listed=start.players, seats=start.seats, commitments=start.commitments)

    def _rejoin_starts(self, seating: Seating, commitment: str) -> None:
        """Adopts the void starts that the table lists. If it no longer lists one that this client knows, a deal has
        followed or the table is hiding it."""
        known = {_digest(void.seed) for void in self._void_starts}
        if self._open is not None and not self._open.players and self._has_shown() and self._open.seed != commitment:
            known.add(self._open.seed)
        listed = tuple(_seen(seating, void.seed, void.seats) for void in seating.void_starts)
        if not known <= {_digest(void.seed) for void in listed}:
            self._gap = True
        self._void_starts = listed

    def _has_shown(self) -> bool:
        """Whether this client has revealed its nonce for the seed in force."""
        return self._open is not None and bool(self._open.nonce) and self._shown == self._open.nonce

    def answer(self, view: Any, seat: Seat | None, fresh: Callable[[], str]) -> CommitNonce | RevealNonce | None:
        """Returns the client's automatic message for the next start: a commitment, or the nonce for the fixed list
        (P1)."""
        seen, start = self._open, view.seating.start
        if seen is None or seat is None or seat >= len(view.seating.chairs) or seen.seed != view.commitment:
            return None
        chair = view.seating.chairs[seat]
        if chair.left or chair.bot or view.phase not in ("lobby", "pause"):
            return None
        self._contributes = True
        if start is not None and start.seats:
            mine = dict(zip(start.seats, zip(start.commitments, start.nonces, strict=True), strict=True)).get(seat)
            if not seen.nonce or self._sent == seen.nonce or start.commitments != seen.commitments:
                return None
            if mine != (nonce_commitment(seen.nonce), ""):
                return None
            self._shown = self._sent = seen.nonce
            return RevealNonce(nonce=seen.nonce)
        nonce = seen.nonce or fresh()
        self._change(nonce=nonce, seat=seat)
        mine = nonce_commitment(nonce)
        if mine in (chair.committed, self._sent):
            return None
        self._sent = mine  # also after leaving and returning, and in place of another device's commitment
        return CommitNonce(commitment=mine, seed=seen.seed)

    def refused(self) -> None:
        """Called when the table refuses the last message; it is then sent again after the next event."""
        self._sent = ""

    def observe(self, view: Any, event: Event, seat: Seat | None) -> None:
        """Records an event, given the view before it."""
        match event:
            case events.SeedCommitted():
                self._renew(event.commitment)
            case events.PlayerLeft(seat=left) if left == seat:
                self._sent = ""
            case events.PlayerBack(seat=back) | events.PlayerReturned(seat=back) if back == seat:
                if is_asked_again(view.seating, back) and not event.asked:
                    self._faults.append("unasked")
            case events.CommitmentsFixed():
                lists = {"listed": event.players, "seats": event.seats, "commitments": event.commitments}
                self._list(**lists, present=_must_be_asked(view.seating, seat), seat=seat)
            case events.NonceMissed(seat=missed) if missed == seat and self._open is not None and self._open.nonce:
                if not _kept_waiting(view.seating, missed, nonce_commitment(self._open.nonce)):
                    self._faults.append("unasked")
            case events.StartVoided(seed=seed):
                if seed and self._open is not None and _digest(seed) != self._open.seed:
                    self._faults.append("seed")
                self._see_void_start(view.seating, seed)
                self._open, self._sent = None if seed else self._open, ""
            case events.TableClosed(seed=seed) if view.phase not in ("lobby", "pause"):
                self._reveal(seed, seat)
            case _:
                self._see_chance(view, event, seat)

    def _see_void_start(self, seating: Seating, seed: str) -> None:
        """Records a start that was voided after its list was fixed, if any nonce had been revealed, including this
        client's."""
        start = seating.start
        if start is not None and start.seats and (any(start.nonces) or self._has_shown()):
            withheld = tuple(who for who, nonce in zip(start.seats, start.nonces, strict=True) if not nonce)
            self._void_starts = (*self._void_starts, _seen(seating, seed, withheld))

    def _see_chance(self, view: Any, event: Any, seat: Seat | None) -> None:
        """Records the game's own events: the beginning of a deal, its draws, and its seed at the end."""
        if event.begins_deal:
            self._begin(view, event.players, event.nonces, seat)
        shown = None if self.game is None else self.game.draw_seen(view, event)
        if isinstance(shown, DrawSeen):
            self._draw(shown)
        elif shown is not None:
            self._draw_more(shown)
        if event.reveals_seed:
            self._reveal(event.seed, seat)

    def _begin(self, view: Any, players: tuple[Seat, ...], nonces: tuple[str, ...], seat: Seat | None) -> None:
        listed = self._open is not None and self._open.commitments
        self._change(players=players, nonces=nonces, void_starts=self._void_starts)
        self._void_starts = ()
        if not listed:
            here = _must_be_asked(view.seating, seat)
            # before the first commitment arrives, a table deals without asking anybody
            asks = view.seating.provable or any(nonces)
            self._change(present=here and asks, seat=seat)
            self._late = here and self._contributes and not asks
            if here and self._contributes and asks:
                self._faults.append("unasked")
        self.verdict = None

    def receipt(self, seat: Seat | None) -> Receipt:
        """The receipt so far, including a deal in progress."""
        under_way = [self._open] if self._open is not None and self._open.players else []
        name = "" if self.game is None else self.game.name
        return Receipt(table=self.table, game=name, seat=seat, dealings=(*self.dealings, *under_way))

    def _list(self, **changes: Any) -> None:
        """Records the list for which nonces are revealed; after this client reveals its own, no other list may replace
        it."""
        if self._open is None or not self._open.nonce or self._shown != self._open.nonce:
            self._change(**changes)
        elif self._open.commitments != changes["commitments"]:
            self._faults.append("list")

    def _renew(self, seed: str) -> None:
        """Records a new seed. It may replace only a revealed one: replacing a secret seed would let the table choose
        late."""
        if self._open is not None and self._open.seed != seed:
            self._faults.append("seed")
        self._open, self._sent, self._cut = Dealing(seed=seed), "", False

    def _draw_more(self, more: tuple[int, ...]) -> None:
        if self._open is None or self._cut or not self._open.draws:
            return
        *before, last = self._open.draws
        self._change(draws=(*before, msgspec.structs.replace(last, drawn=last.drawn + more)))

    def _draw(self, draw: DrawSeen) -> None:
        if self._open is not None and self._open.players and not self._cut:
            self._change(draws=(*self._open.draws, draw))

    def _reveal(self, seed: str, seat: Seat | None) -> None:
        if self._open is not None and self._open.players:
            found = judge(self._open, seed, seat)
            problems = tuple(dict.fromkeys((*found.problems, *self._faults)))
            complete = not (self._cut or self._gap or self._late)
            self.verdict = msgspec.structs.replace(found, problems=problems, complete=complete, late=self._late)
            self.problems[self._open.seed] = self.verdict.problems
            self.dealings.append(self._open)
        else:
            kept = self._rejoined in ("", _digest(seed))
            self.verdict = ChanceVerdict(() if kept else ("seed",), complete=False)
        self._open, self._faults, self._rejoined = None, [], ""
        self._cut = self._gap = self._late = False

    def _change(self, **changes: Any) -> None:
        if self._open is not None:
            self._open = msgspec.structs.replace(self._open, **changes)


def _seen(seating: Seating, seed: str, seats: tuple[Seat, ...]) -> VoidStartSeen:
    names = tuple(seating.chairs[seat].name if 0 <= seat < len(seating.chairs) else "" for seat in seats)
    return VoidStartSeen(seed, seats, names)


def _must_be_asked(seating: Seating, seat: Seat | None) -> bool:
    """Whether a start must wait for this client: its player is present, and no start has waited for it in vain (P1)."""
    if seat is None or seat >= len(seating.chairs):
        return False
    chair = seating.chairs[seat]
    return chair.present and not chair.excused and seating.may_withhold(seat)


def _kept_waiting(seating: Seating, seat: Seat, mine: str) -> bool:
    """Whether the table may report this seat's commitment (or, once the list is fixed, its nonce) as missing."""
    start = seating.start
    if seating.chairs[seat].committed != mine:
        return True  # the table never had it: another device of this player had committed, or it came too late
    if start is None or not start.seats:
        return False
    on_list = dict(zip(start.seats, zip(start.commitments, start.nonces, strict=True), strict=True))
    return on_list.get(seat) == (mine, "")
