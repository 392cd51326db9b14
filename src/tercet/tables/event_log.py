"""A table's state and its log: records decisions, and announces them only once they are durable."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tercet.core.engine.game import Decided, Event, Game, Millis, Version, fold
from tercet.core.engine.log import event_decoder
from tercet.core.engine.seats import NOBODY, Seat
from tercet.core.identity import Identity, kind_of
from tercet.core.seating.authority import Authority, RoomMember, RoomOwner, SeatHolder, TableOwner
from tercet.store.port import Damaged, Entry, History, NoSuchTable, Record, StoreError, VersionConflict
from tercet.tables.answers import Answers
from tercet.tables.dependencies import Dependencies

RECENT: Final = 64
"""Number of recent commits kept for clients that reconnect; a client that missed more gets the whole view."""

_encode = msgspec.json.Encoder().encode


class Commit(msgspec.Struct):
    """The events of one command, to be stored and then sent to everybody."""

    entry: Entry
    events: tuple[Event, ...]
    by: Seat | None
    state: Any
    """The state after its events."""
    held: Millis = Millis(0)
    then: list[tuple[Callable[[], None], Callable[[], None]]] | None = None
    """Pairs of functions: one to call once the commit is durable, the other if it is lost."""


Frames = bytes | Callable[[Seat | None], bytes]
"""The frames of a commit: one for everybody, or a function that returns each seat's."""


class Fold:
    """The result of folding a log: the state, the owners of seats, and the answered commands."""

    def __init__(self, game: Game[Any, Any, Any], history: History) -> None:
        self.game = game
        self.rules: Any = msgspec.json.decode(history.record.rules, type=game.rules_type)
        self.state: Any = game.initial(self.rules)
        self.guests: dict[Identity, Seat] = {}
        self.removed: set[Identity] = set()
        """Guests whom the host removed, even if another player now has their seat."""
        self.former: dict[Identity, Seat] = {}
        """Devices that had a seat before another device of the same person took it (R4)."""
        self.owners: frozenset[Identity] = frozenset()
        """Additional devices of the table's owner (R4)."""
        self.answers = Answers()
        self.last_at = Millis(0)
        self._decoder = event_decoder(game)
        self._history = history
        self._folded = 0

    def advance(self, most: int) -> bool:
        """Folds up to `most` further entries; returns whether the log is complete."""
        entries = self._history.entries[self._folded : self._folded + most]
        try:
            for entry in entries:
                events = [self._decoder.decode(event) for event in entry.events]
                self._accept(events, fold(self.game, self.state, events), entry.by)
                if entry.command:
                    self.answers.done((entry.by, entry.command), self.state.version)
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
            raise Damaged(f"the log of table {self._history.record.table} cannot be replayed: {error}") from error
        self._folded += len(entries)
        return self._folded == len(self._history.entries)

    def _accept(self, events: Sequence[Event], state: Any, guest: Identity) -> Sequence[Identity]:
        """Adopts a guest's events and the state after them; returns who was newly seated."""
        seated: Sequence[Identity] = ()
        for event in events:
            if event.changes_owners and self._own(event, guest):
                seated = (guest,)
        self.state = state
        self.last_at = max(self.last_at, event.at)
        return seated

    def _own(self, event: Any, guest: Identity) -> bool:
        """Updates the owners of seats and table; returns whether this guest gained a seat."""
        if event.gives_seat:
            self.former |= {former: owned for former, owned in self.guests.items() if owned == event.seat}
            self.guests = {former: owned for former, owned in self.guests.items() if owned != event.seat}
            if guest:
                self.guests[guest] = event.seat
            return bool(guest)
        if event.makes_owner:
            self.owners |= {guest}
        elif event.revokes_owners:
            self.owners = frozenset()
        elif event.readmits:
            self.removed -= {former for former, owned in self.guests.items() if owned == event.seat}
        elif event.removed:
            self.removed |= {former for former, owned in self.guests.items() if owned == event.seat}
        return False


class EventLog(Fold):
    """The fold of one log, including commits that are still being written.

    Commands are decided against the newest state immediately; their events are announced in order, once the store
    reports them durable. If the store fails, the state is discarded and folded again from the store. Decisions use
    `state`; announcements use `shown`, which is durable.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        history: History,
        dependencies: Dependencies,
        *,
        announce: Callable[[Commit], Frames],
        recovered: Callable[[Sequence[Commit]], None],
        gone: Callable[[], None],
        fold: Fold | None = None,
    ) -> None:
        super().__init__(game, History(history.record, ()))
        self.record: Record = history.record
        self.recent: deque[tuple[Version, Frames]] = deque(maxlen=RECENT)
        """The most recent commits, each with the version before it."""
        self.broken = False
        """Whether the store failed and its contents are not known yet."""
        self._dependencies = dependencies
        self._append = dependencies.log.append
        self._announce = announce
        self._recovered = recovered
        self._gone = gone
        self._pending: deque[Commit] = deque()
        self._lost: list[Commit] = []
        if fold is None:
            self._fold(history)
        else:
            self._adopt(fold)
        self.shown: Any = self.state

    def _fold(self, history: History) -> None:
        fold = Fold(self.game, history)
        fold.advance(len(history.entries))
        self._adopt(fold)

    def _adopt(self, fold: Fold) -> None:
        """Continues from a complete fold."""
        self.state, self.last_at = fold.state, fold.last_at
        self.guests, self.former, self.removed = fold.guests, fold.former, fold.removed
        self.owners, self.answers = fold.owners, fold.answers

    def rename(self, seat: Seat, name: str) -> None:
        """Renames a seat without an event; the store replaces the name in the existing log."""
        self.state = _renamed(self.state, seat, name)
        self.shown = _renamed(self.shown, seat, name)
        for commit in self._pending:
            commit.state = _renamed(commit.state, seat, name)
        # recent frames may contain the old name; without them, clients that reconnect get the whole view
        self.recent.clear()

    def authority(self, guest: Identity, seat: Seat | None) -> Authority:
        """Returns a guest's authority at this table, acting for `seat` or without a seat."""
        kind: type[Authority] = RoomMember if kind_of(self.record.host) == "room" else SeatHolder
        if guest in self.owners or (guest and guest == self.record.host):
            kind = RoomOwner if self.game.gathers_tables or kind_of(guest) == "room" else TableOwner
        return kind(NOBODY if seat is None else seat)

    def disown(self, guest: Identity) -> None:
        """Forgets an identity and everything it has done."""
        self.guests = {other: seat for other, seat in self.guests.items() if other != guest}
        self.former.pop(guest, None)
        self.removed = self.removed - {guest}
        self.answers.forget(guest)

    @property
    def announced(self) -> Version:
        """The latest version that everybody may see."""
        version: Version = self.shown.version
        return version

    @property
    def is_busy(self) -> bool:
        return bool(self._pending) or self.broken

    @property
    def is_revealing(self) -> bool:
        """Whether new cards or dice have been decided but not yet sent to anybody."""
        pending = self._pending
        return bool(pending) and any(event.reveals for commit in pending for event in commit.events)

    def write(self, decided: Decided[Any], by: Seat | None, guest: Identity, id: str, held: Millis) -> None:  # noqa: A002
        """Records a command's events; they are announced once durable."""
        before, events = self.state, tuple(decided.events)
        entry = Entry(before.version, guest, id, tuple(map(_encode, events)))
        seated = self._accept(events, decided.state, guest)
        state = self.state
        if id:
            self.answers.done((guest, id), state.version)
        self._pending.append(Commit(entry, events, self.guests[guest] if seated else by, state, held))
        finished = None
        if state.phase == "over" and before.phase != "over":
            finished = self._dependencies.clock.moment()
        self._append(self.record.table, entry, self._stored, seated=seated, finished=finished)

    def later(self, function: Callable[[], None], instead: Callable[[], None]) -> None:
        """Calls `function` once everything decided so far is durable, or `instead` if it is lost."""
        if not self._pending:
            function()
            return
        last = self._pending[-1]
        if last.then is None:
            last.then = []
        last.then.append((function, instead))

    def _stored(self, error: StoreError | None) -> None:
        commit = self._pending.popleft()
        if error is not None or self.broken:
            if isinstance(error, VersionConflict) and not self.broken:
                self._dependencies.ownership.disputed(self.record.table, self)
            self._fail(commit)
        else:
            self._show(commit)
            for function, _ in commit.then or ():
                function()

    def _show(self, commit: Commit) -> None:
        self.shown = commit.state
        self.recent.append((commit.entry.version, self._announce(commit)))

    def _fail(self, commit: Commit) -> None:
        """Handles a failed append: later appends fail too, because their versions no longer match, and then the log is
        read again."""
        self.broken = True
        self._dependencies.counters.failures += 1
        self._lost.append(commit)
        if not self._pending:
            self._ask_again()

    def _ask_again(self) -> None:
        self._dependencies.log.read(self.record.table, self._reread)

    def _reread(self, found: History | StoreError) -> None:
        if isinstance(found, NoSuchTable):
            self._gone()
            return
        if isinstance(found, StoreError):
            clock = self._dependencies.clock
            clock.call_at(clock.now() + self._dependencies.retry, self._ask_again)
            return
        self._fold(found)
        newest = self.state
        late = [entry for entry in found.entries if entry.version >= self.announced]
        state = self.shown
        for entry in late:
            commit = self._late_commit(entry, state)
            state = commit.state
            self._show(commit)
        self.shown = newest
        self.broken = False
        lost, self._lost = self._lost, []
        self._recovered(lost)
        for commit in lost:
            for _, instead in commit.then or ():
                instead()

    def _late_commit(self, entry: Entry, state: Any) -> Commit:
        """Returns the commit for an entry that the store contains although it reported a failure."""
        events = tuple(map(self._decoder.decode, entry.events))
        return Commit(
            entry=entry,
            events=events,
            by=self.guests.get(entry.by),
            state=fold(self.game, state, events),
        )


def _renamed(state: Any, seat: Seat, name: str) -> Any:
    seating = state.seating
    if seat >= len(seating.chairs):
        return state
    chairs = list(seating.chairs)
    chairs[seat] = replace(chairs[seat], name=name)
    return replace(state, seating=replace(seating, chairs=tuple(chairs)))
