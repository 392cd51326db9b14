"""Who sits at a table, in either game: seats, host, presence, and the players' part in chance (C14, C17, D18)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from tercet.core.chairs import NOBODY, Chair, Seat, Seating
from tercet.core.chance import Chance, commitment
from tercet.core.plaintext import plain
from tercet.core.play import Command, Event, Millis, Misfit, Refusal, SomeSeat, TableCommand

NAME_LENGTH: Final = 24
MOST_CHAIRS: Final = 64
Nonce = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$")]


# Commands


class Open(TableCommand, frozen=True, kw_only=True):
    """The first command of every table: commits to the seed of the first deal."""


class Sit(Command, frozen=True, kw_only=True):
    """Takes the next free seat."""

    name: Annotated[str, Meta(max_length=200)]
    bot: bool = False


class Leave(Command, frozen=True, kw_only=True):
    """Gets up for good, or until `Return`."""


class Return(Command, frozen=True, kw_only=True):
    """Takes one's own seat again."""


class TakeOver(TableCommand, frozen=True, kw_only=True):
    """A bot takes the chair of a leaver, with its score and whatever he held, as the host wished (C17, D18)."""

    who: Seat
    name: str


class GoAway(TableCommand, frozen=True, kw_only=True):
    """The table lost sight of a player."""


class ComeBack(TableCommand, frozen=True, kw_only=True):
    """The table sees the player again."""


class Ready(Command, frozen=True, kw_only=True):
    """Wants the next deal to start, and brings a nonce of one's own to its chance (C17)."""

    nonce: Nonce = ""


class Start(Command, frozen=True, kw_only=True):
    """The host starts without waiting for the others (C17)."""


class Remove(Command, frozen=True, kw_only=True):
    """The host sends a player away."""

    who: SomeSeat


class HandOver(Command, frozen=True, kw_only=True):
    """The host makes another player host."""

    to: SomeSeat


class Close(Command, frozen=True, kw_only=True):
    """The host ends the table for everybody."""


# Events


class SeedCommitted(Event, frozen=True, kw_only=True):
    """The table is bound to a secret seed before anybody brings a nonce; only its SHA-256 is shown."""

    commitment: str
    seed: str = ""


class PlayerSeated(Event, frozen=True, kw_only=True):
    seat: Seat
    name: str
    bot: bool = False


class PlayerLeft(Event, frozen=True, kw_only=True):
    seat: Seat
    removed: bool = False


class PlayerReturned(Event, frozen=True, kw_only=True):
    seat: Seat


class PlayerReplaced(Event, frozen=True, kw_only=True):
    """A bot plays on in the chair of somebody who left; the chair is the bot's from now on."""

    seat: Seat
    name: str


class PlayerAway(Event, frozen=True, kw_only=True):
    seat: Seat


class PlayerBack(Event, frozen=True, kw_only=True):
    seat: Seat


class PlayerReady(Event, frozen=True, kw_only=True):
    seat: Seat
    nonce: str = ""


class HostChanged(Event, frozen=True, kw_only=True):
    seat: Seat


class TableClosed(Event, frozen=True, kw_only=True):
    """The host ended it; the seed in use is revealed."""

    seed: str = ""


COMMANDS: Final = (Open, Sit, Leave, Return, TakeOver, GoAway, ComeBack, Ready, Start, Remove, HandOver, Close)
EVENTS: Final = (
    SeedCommitted,
    PlayerSeated,
    PlayerLeft,
    PlayerReturned,
    PlayerReplaced,
    PlayerAway,
    PlayerBack,
    PlayerReady,
    HostChanged,
    TableClosed,
)

# Refusals


class NotSeated(Refusal):
    """The command needs a seat, and its sender has none."""


class TableFull(Refusal):
    """All seats are taken; one may watch."""


class TooManyComers(Refusal):
    """So many have come and gone here that a new table is called for."""


class BadName(Refusal):
    """Nothing of the name is left once what cannot be shown is taken out."""


class NotHost(Refusal):
    """Only the host may do this."""


class NotHere(Refusal):
    """The player meant is not at the table."""


class StillHere(Refusal):
    """One cannot come back without having left."""


class NotFree(Refusal):
    """Whose chair it is has not left it."""


class WasRemoved(Refusal):
    """The host sent this player away."""


class AlreadyReady(Refusal):
    """Ready was said before."""


class GameOver(Refusal):
    """The game has ended."""


class NotStarted(Refusal):
    """The deal has not started."""


class AlreadyStarted(Refusal):
    """The deal is under way."""


class UnknownCommand(Refusal):
    """The game has no such command."""


def commit_seed(at: Millis, chance: Chance) -> SeedCommitted:
    """Binds the table to a fresh seed before anybody brings a nonce."""
    seed = chance.seed()
    return SeedCommitted(at=at, commitment=commitment(seed), seed=seed)


def clean_name(name: str) -> str:
    """A name as plain text of a bounded length; BadName if nothing of it can be seen."""
    short = plain(name, NAME_LENGTH)
    if not short:
        raise BadName(most=NAME_LENGTH)
    return short


def require_room(seating: Seating, seats: int, *, kept: bool = False) -> None:
    """Leavers make room, unless their seats are kept; the bound on chairs keeps a table of comers and goers small."""
    taken = [chair for chair in seating.chairs if not chair.left or (kept and not chair.removed)]
    if len(taken) >= seats:
        raise TableFull(seats=seats)
    if len(seating.chairs) >= MOST_CHAIRS:
        raise TooManyComers()


def require_seat(seating: Seating, seat: Seat) -> Chair:
    """The chair of a player who has not left."""
    if not 0 <= seat < len(seating.chairs) or seating.chairs[seat].left:
        raise NotSeated()
    return seating.chairs[seat]


def decide_seating(seating: Seating, command: Command, seats: int, *, kept: bool = False) -> tuple[Event, ...]:
    """The events of a command that is about seats alone; what follows for the game is the game's to add.

    Once the game runs, the seats of leavers are `kept` for them (C11).
    """
    at, seat = command.at, command.seat
    match command:
        case Sit(name=name, bot=bot):
            require_room(seating, seats, kept=kept)
            new = Seat(len(seating.chairs))
            seated = PlayerSeated(at=at, seat=new, name=clean_name(name), bot=bot)
            return (seated, HostChanged(at=at, seat=new)) if seating.host == NOBODY and not bot else (seated,)
        case Leave():
            require_seat(seating, seat)
            return (PlayerLeft(at=at, seat=seat), *_new_host(seating, seat, command))
        case Remove(who=who):
            require_host(seating, seat)
            if not 0 <= who < len(seating.chairs) or seating.chairs[who].left:
                raise NotHere()
            return (PlayerLeft(at=at, seat=who, removed=True), *_new_host(seating, who, command))
        case Return():
            if not 0 <= seat < len(seating.chairs):
                raise NotSeated()
            if seating.chairs[seat].removed:
                raise WasRemoved()
            if not seating.chairs[seat].left:
                raise StillHere()
            if not kept:
                require_room(seating, seats)
            back = PlayerReturned(at=at, seat=seat)
            needed = seating.host == NOBODY and not seating.chairs[seat].bot
            return (back, HostChanged(at=at, seat=seat)) if needed else (back,)
        case TakeOver(who=who, name=name):
            if not 0 <= who < len(seating.chairs):
                raise NotHere()
            if not seating.chairs[who].left:
                raise NotFree()
            if not kept or seating.chairs[who].removed:
                require_room(seating, seats, kept=kept)
            return (PlayerReplaced(at=at, seat=who, name=clean_name(name)),)
        case GoAway():
            return () if require_seat(seating, seat).away else (PlayerAway(at=at, seat=seat),)
        case ComeBack():
            return (PlayerBack(at=at, seat=seat),) if require_seat(seating, seat).away else ()
        case Ready(nonce=nonce):
            if require_seat(seating, seat).ready:
                raise AlreadyReady()
            return (PlayerReady(at=at, seat=seat, nonce=nonce),)
        case HandOver(to=to):
            require_host(seating, seat)
            if not 0 <= to < len(seating.chairs) or seating.chairs[to].left or seating.chairs[to].bot:
                raise NotHere()
            return (HostChanged(at=at, seat=to),)
        case _:
            raise UnknownCommand(command=type(command).__name__)


def evolve_seating(seating: Seating, event: Event) -> Seating:
    """The seats after an event that is about seats; other events leave them as they are."""
    match event:
        case PlayerSeated(name=name, bot=bot):
            return Seating((*seating.chairs, Chair(name, bot=bot)), seating.host)
        case PlayerLeft(seat=seat, removed=removed):
            host = NOBODY if seat == seating.host else seating.host
            return Seating(_with(seating, seat, left=True, removed=removed, ready=False, nonce=""), host)
        case PlayerReturned(seat=seat):
            return Seating(_with(seating, seat, left=False, away=False), seating.host)
        case PlayerReplaced(seat=seat, name=name):
            chairs = (*seating.chairs[:seat], Chair(name, bot=True), *seating.chairs[seat + 1 :])
            return Seating(chairs, seating.host)
        case PlayerAway(seat=seat):
            return Seating(_with(seating, seat, away=True), seating.host)
        case PlayerBack(seat=seat):
            return Seating(_with(seating, seat, away=False), seating.host)
        case PlayerReady(seat=seat, nonce=nonce):
            return Seating(_with(seating, seat, ready=True, nonce=nonce), seating.host)
        case HostChanged(seat=seat):
            return Seating(seating.chairs, seat)
        case _:
            return seating


def cause_of_seating(seating: Seating, event: Event) -> Command:
    """The command that explains an event about seats; a Misfit where there is none."""
    at = event.at
    match event:
        case SeedCommitted():
            return Open(at=at)
        case PlayerSeated(name=name, bot=bot):
            return Sit(at=at, name=name, bot=bot)
        case PlayerLeft(seat=seat, removed=False):
            return Leave(seat=seat, at=at)
        case PlayerLeft(seat=seat):
            return Remove(seat=seating.acting_host(), at=at, who=seat)
        case PlayerReturned(seat=seat):
            return Return(seat=seat, at=at)
        case PlayerReplaced(seat=seat, name=name):
            return TakeOver(at=at, who=seat, name=name)
        case PlayerAway(seat=seat):
            return GoAway(seat=seat, at=at)
        case PlayerBack(seat=seat):
            return ComeBack(seat=seat, at=at)
        case PlayerReady(seat=seat, nonce=nonce):
            return Ready(seat=seat, at=at, nonce=nonce)
        case HostChanged(seat=seat):
            return HandOver(seat=seating.acting_host(), at=at, to=seat)
        case TableClosed():
            return Close(seat=seating.acting_host(), at=at)
        case _:
            raise Misfit(f"{type(event).__name__} follows from no command here")


def rest(seating: Seating) -> Seating:
    """The same seats with nobody ready: what a start leaves behind."""
    return Seating(
        tuple(msgspec.structs.replace(chair, ready=False, nonce="") for chair in seating.chairs), seating.host
    )


def require_host(seating: Seating, seat: Seat) -> None:
    """Only the host, or while he is away the longest-seated player who is there (C17)."""
    require_seat(seating, seat)
    if seat not in (seating.host, seating.acting_host()):
        raise NotHost()


def _new_host(seating: Seating, leaver: Seat, command: Command) -> tuple[Event, ...]:
    """If the host leaves, the longest-seated player who is no bot is host (C17)."""
    if leaver != seating.host:
        return ()
    heirs = [seat for seat in seating.staying() if seat != leaver and not seating.chairs[seat].bot]
    heirs.sort(key=lambda seat: seating.chairs[seat].away)
    return (HostChanged(at=command.at, seat=heirs[0]),) if heirs else ()


def _with(seating: Seating, seat: Seat, **changes: object) -> tuple[Chair, ...]:
    chairs = list(seating.chairs)
    chairs[seat] = msgspec.structs.replace(chairs[seat], **changes)
    return tuple(chairs)
