"""Rules for seats, presence, names, readiness, hosts and proposals (C14, C17, D18)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from tercet.core.engine.game import Command, Event, Millis
from tercet.core.engine.seats import NOBODY, Chair, Proposal, Seat, Seating
from tercet.core.plaintext import distinct, plain, skeleton
from tercet.core.seating.authority import permissions, require_permission
from tercet.core.seating.commands import (
    Agree,
    ComeBack,
    Decline,
    GoAway,
    HandOver,
    Leave,
    MoveSeat,
    OfferSeat,
    Propose,
    Ready,
    Remove,
    Rename,
    RenameAs,
    RenamePerson,
    Return,
    SetHandicap,
    Sit,
    SitAs,
    TakeOfferedSeat,
    TakeOver,
    WithdrawReady,
)
from tercet.core.seating.events import (
    HandicapSet,
    HostChanged,
    PlayerAway,
    PlayerBack,
    PlayerLeft,
    PlayerReady,
    PlayerRenamed,
    PlayerReplaced,
    PlayerReturned,
    PlayerSeated,
    ProposalAgreed,
    ProposalDeclined,
    ProposalMade,
    ReadyWithdrawn,
    SeatMoved,
    SeatOffered,
)
from tercet.core.seating.refusals import (
    AlreadyAgreed,
    AlreadyReady,
    BadName,
    NoProposal,
    NotFree,
    NotHere,
    NothingChanges,
    NotReadyYet,
    NotSeated,
    ProposalPending,
    StillHere,
    TableFull,
    TooManyComers,
    UnknownCommand,
    WasRemoved,
    WrongSeatLink,
)

NAME_LENGTH: Final = 24
MOST_CHAIRS: Final = 64


def clean_name(name: str) -> str:
    """The name as plain text of limited length; raises BadName if nothing is visible."""
    short = plain(name, NAME_LENGTH)
    if not short:
        raise BadName(most=NAME_LENGTH)
    return short


def distinct_name(seating: Seating, name: str, but: Seat | None = None) -> str:
    """A clean name that no other player here has, with a number added if necessary (C17)."""
    others = [chair.name for seat, chair in enumerate(seating.chairs) if seat != but]
    return distinct(clean_name(name), others, NAME_LENGTH)


def require_free_seat(seating: Seating, seats: int, *, reserved: bool = False) -> None:
    """Refuses a newcomer to a full table. Seats of players who left count as free unless they are reserved. A limit on
    chairs applies to tables that many people join and leave."""
    taken = [chair for chair in seating.chairs if not chair.left or (reserved and not chair.removed)]
    if len(taken) >= seats:
        raise TableFull(seats=seats)
    if len(seating.chairs) >= max(MOST_CHAIRS, 2 * seats):
        raise TooManyComers()


def require_seat(seating: Seating, seat: Seat) -> Chair:
    """Returns the chair of a player who has not left; refuses if there is none."""
    if not seating.is_taken(seat):
        raise NotSeated()
    return seating.chairs[seat]


def decide_seating(seating: Seating, command: Command, seats: int, *, reserved: bool = False) -> tuple[Event, ...]:
    """The events of a command about seats; the game then adds their consequences.

    With `reserved`, as in a running game, players who left keep their seats (C11).
    """
    at, seat = command.at, command.sender
    match command:
        case Sit(name=name):
            require_free_seat(seating, seats, reserved=reserved)
            return _seated(seating, command, distinct_name(seating, name))
        case SitAs(name=name):
            require_free_seat(seating, seats, reserved=reserved)
            return _seated(seating, command, clean_name(name))
        case Rename(name=name):
            require_seat(seating, seat)
            return _renamed(seating, at, seat, distinct_name(seating, name, but=seat))
        case RenameAs(name=name):
            # accepts players who left and unchanged names: both occur when a deleted guest's names are replaced
            return (PlayerRenamed(at=at, seat=_require_chair(seating, seat), name=clean_name(name)),)
        case RenamePerson():
            return _renamed_by_owner(seating, command)
        case Leave():
            require_seat(seating, seat)
            return leave(seating, seat, at)
        case Remove():
            return _removed(seating, command)
        case Return():
            return _returned(seating, command, seats, reserved=reserved)
        case TakeOver():
            return _replaced(seating, command, seats, reserved=reserved)
        case OfferSeat(proof=proof):
            require_seat(seating, seat)
            return (SeatOffered(at=at, seat=seat, proof=proof),)
        case TakeOfferedSeat(secret=secret):
            return (SeatMoved(at=at, seat=_offered_seat(seating, secret)),)
        case MoveSeat(who=who):
            return (SeatMoved(at=at, seat=_require_chair(seating, who)),)
        case GoAway():
            return () if require_seat(seating, seat).away else (PlayerAway(at=at, seat=seat),)
        case ComeBack():
            if not require_seat(seating, seat).away:
                return ()
            return (PlayerBack(at=at, seat=seat, asked=is_asked_again(seating, seat)),)
        case Ready():
            if require_seat(seating, seat).ready:
                raise AlreadyReady()
            return (PlayerReady(at=at, seat=seat),)
        case WithdrawReady():
            if not require_seat(seating, seat).ready:
                raise NotReadyYet()
            return (ReadyWithdrawn(at=at, seat=seat),)
        case SetHandicap():
            return _handicapped(seating, command)
        case HandOver():
            return _handed_over(seating, command)
        case _:
            raise UnknownCommand(command=type(command).__name__)


def _require_chair(seating: Seating, seat: int) -> Seat:
    """Returns a seat that exists, even if its player has left; refuses if there is none."""
    if not 0 <= seat < len(seating.chairs):
        raise NotHere()
    return Seat(seat)


def _replaced(seating: Seating, command: TakeOver, seats: int, *, reserved: bool) -> tuple[Event, ...]:
    """Gives a bot the seat of a player who left (C17, D18)."""
    seat = _require_chair(seating, command.who)
    if not seating.chairs[seat].left:
        raise NotFree()
    if not reserved or seating.chairs[seat].removed:
        require_free_seat(seating, seats, reserved=reserved)
    return (PlayerReplaced(at=command.at, seat=seat, name=clean_name(command.name)),)


def _handicapped(seating: Seating, command: SetHandicap) -> tuple[Event, ...]:
    """Sets a player's handicap at the host's request (C7)."""
    require_permission(seating, command.issuer, "change-settings")
    if not seating.is_taken(command.who):
        raise NotHere()
    if command.seconds == seating.chairs[command.who].handicap:
        raise NothingChanges()
    return (HandicapSet(at=command.at, seat=Seat(command.who), seconds=command.seconds),)


def _handed_over(seating: Seating, command: HandOver) -> tuple[Event, ...]:
    """Makes another person host at the host's request (C17)."""
    require_permission(seating, command.issuer, "hand-over")
    if not seating.is_taken(command.to) or seating.chairs[command.to].bot:
        raise NotHere()
    if command.to == seating.host:
        raise NothingChanges()
    return (HostChanged(at=command.at, seat=Seat(command.to)),)


def _offered_seat(seating: Seating, secret: str) -> Seat:
    """The seat that was offered to the device with this secret (R4)."""
    try:
        proof = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    except ValueError:
        raise WrongSeatLink() from None
    for seat, chair in enumerate(seating.chairs):
        if chair.offered and hmac.compare_digest(chair.offered, proof):
            return Seat(seat)
    raise WrongSeatLink()


def _seated(seating: Seating, command: Sit | SitAs, name: str) -> tuple[Event, ...]:
    """Seats a player, who becomes host if they created the table, or are the first person at a table without a creator
    (C17)."""
    at, new = command.at, Seat(len(seating.chairs))
    seated = PlayerSeated(at=at, seat=new, name=name, bot=command.bot)
    unseated = seating.host_unseated
    hosts = "hand-over" in permissions(seating, command.issuer) if unseated else seating.host == NOBODY
    return (seated, HostChanged(at=at, seat=new)) if hosts and not command.bot else (seated,)


def _renamed(seating: Seating, at: Millis, seat: Seat, name: str) -> tuple[Event, ...]:
    if name == seating.chairs[seat].name:
        raise NothingChanges()
    return (PlayerRenamed(at=at, seat=seat, name=name),)


def _renamed_by_owner(seating: Seating, command: RenamePerson) -> tuple[Event, ...]:
    """Gives a person the name that the owner of the room chose; bots and players who left give it up (C19, R4).

    Otherwise a person's table could not always call them by their name in the room.
    """
    require_permission(seating, command.issuer, "run-room")
    at, who = command.at, _require_chair(seating, command.who)
    names = {seat: chair.name for seat, chair in enumerate(seating.chairs) if seat != who}
    kept = [name for seat, name in names.items() if not (seating.chairs[seat].left or seating.chairs[seat].bot)]
    name = distinct(clean_name(command.name), kept, NAME_LENGTH)
    renamed = [PlayerRenamed(at=at, seat=who, name=name)]
    for seat, former in names.items():
        if skeleton(former) == skeleton(name):
            number = distinct(former, (name, *names.values()), NAME_LENGTH)
            renamed.insert(0, PlayerRenamed(at=at, seat=Seat(seat), name=number))
    return tuple(renamed)


def _removed(seating: Seating, command: Remove) -> tuple[Event, ...]:
    """Removes a player at the host's request; a player standing in for the host may only close the seats of players who
    left (C17)."""
    at, who = command.at, Seat(command.who)
    require_permission(seating, command.issuer, "close-seats")
    if not 0 <= who < len(seating.chairs) or seating.chairs[who].removed:
        raise NotHere()
    if seating.chairs[who].left:
        return (PlayerLeft(at=at, seat=who, removed=True),)
    require_permission(seating, command.issuer, "remove")
    return leave(seating, who, at, removed=True)


def _returned(seating: Seating, command: Return, seats: int, *, reserved: bool) -> tuple[Event, ...]:
    seat = command.sender
    if not 0 <= seat < len(seating.chairs):
        raise NotSeated()
    if seating.chairs[seat].removed:
        raise WasRemoved()
    if not (seating.chairs[seat].left or seating.chairs[seat].leaving):
        raise StillHere()
    if seating.chairs[seat].left and not reserved:
        require_free_seat(seating, seats)
    back = PlayerReturned(at=command.at, seat=seat, asked=is_asked_again(seating, seat))
    needed = seating.host == NOBODY and not seating.host_unseated and not seating.chairs[seat].bot
    return (back, HostChanged(at=command.at, seat=seat)) if needed else (back,)


def is_asked_again(seating: Seating, seat: Seat) -> bool:
    """Whether starts ask for this player's nonce again, because the player is back after a start waited for it in vain
    (P1).

    Starts do not wait again for a client that has never contributed a nonce.
    """
    chair = seating.chairs[seat]
    return seating.start is None and chair.excused and chair.contributes_nonces


def leave(seating: Seating, seat: Seat, at: Millis, *, removed: bool = False) -> tuple[Event, ...]:
    """Lets a player leave; if they hosted, another player becomes host (C17)."""
    return (PlayerLeft(at=at, seat=seat, removed=removed), *_new_host(seating, seat, at))


def _new_host(seating: Seating, leaver: Seat, at: Millis) -> tuple[Event, ...]:
    """Makes the longest-seated person host if the host leaves (C17)."""
    if leaver != seating.host:
        return ()
    heir = next_host(seating, leaver)
    return () if heir is None else (HostChanged(at=at, seat=heir),)


def next_host(seating: Seating, leaver: Seat = NOBODY) -> Seat | None:
    """The person who becomes host when the host leaves: the longest-seated one, preferring those present (C17)."""
    heirs = [seat for seat in seating.staying() if seat != leaver and not seating.chairs[seat].bot]
    return min(heirs, key=lambda seat: seating.chairs[seat].away, default=None)


def decide_proposal(seating: Seating, command: Propose | Agree | Decline, players: Sequence[Seat]) -> tuple[Event, ...]:
    """The events of a player's proposal or answer, before agreement is counted (C17)."""
    at, seat, proposal = command.at, command.sender, seating.proposal
    if require_seat(seating, seat).bot or seat not in players:
        raise NotSeated()
    if isinstance(command, Propose):
        if proposal is not None:
            raise ProposalPending(seat=proposal.seat)
        return (ProposalMade(at=at, seat=seat, what=command.what),)
    if proposal is None or (isinstance(command, Agree) and command.what not in (None, proposal.what)):
        raise NoProposal()
    if isinstance(command, Decline):
        return (ProposalDeclined(at=at, seat=seat),)
    if seat in proposal.agreed:
        raise AlreadyAgreed()
    return (ProposalAgreed(at=at, seat=seat),)


def have_agreed(seating: Seating, proposal: Proposal, players: Sequence[Seat]) -> bool:
    """Whether all people among `players` who have not left have agreed (C17).

    This includes people who are away: losing the connection is not agreement.
    """
    asked = [seat for seat in seating.staying() if seat in players and not seating.chairs[seat].bot]
    return bool(asked) and set(asked) <= set(proposal.agreed)
