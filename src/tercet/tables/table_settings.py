"""The settings of a table that are not rules and not part of its log; the host may change them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from tercet.core.engine.game import Refusal
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity, id_of, kind_of
from tercet.core.seating.authority import require_permission
from tercet.store.port import Log, Record, StoreError, TableId, Unavailable
from tercet.tables.command_queue import refused
from tercet.tables.event_log import EventLog
from tercet.tables.members import Member, Members
from tercet.tables.refusals import NoChatAtListedTables, NotSaved
from tercet.wire.codec import encode
from tercet.wire.messages import ChangeSettings, Done, SettingsChanged, TableInfo

CLOSED: Final = Unavailable("the table was closed")


class TableSettings:
    """Table data stored outside its log: whether it is listed, whether people may chat, and its successor."""

    def __init__(self, members: Members, event_log: EventLog, log: Log) -> None:
        self._members = members
        self._event_log = event_log
        self._log = log
        self._waiting: deque[Callable[[], None]] = deque()
        """Changes that wait until the current change is stored."""
        self._is_saving = False
        self._closed = False
        self._rematch_by: Seat | None = None

    def info(self) -> TableInfo:
        """Returns the settings as sent to everybody at the table."""
        record = self._event_log.record
        return TableInfo(
            code=record.table,
            game=record.game,
            listed=record.listed,
            chat=record.chat,
            successor=record.successor,
            rematch_by=self._rematch_by,
            room=id_of(record.host) if kind_of(record.host) == "room" else None,
        )

    def change(self, member: Member, message: ChangeSettings) -> None:
        """Lists or hides the table at the host's request; free text is allowed only at unlisted tables."""
        self._in_turn(lambda: self._change(member, message))

    def close(self) -> None:
        """Drops waiting changes, since another process may now own the table."""
        self._closed = True
        self._continue()

    def _in_turn(self, change: Callable[[], None]) -> None:
        """Runs changes one after another, each based on the previous result."""
        self._waiting.append(change)
        self._continue()

    def _continue(self) -> None:
        while self._waiting and (self._closed or not self._is_saving):
            self._waiting.popleft()()

    def _change(self, member: Member, message: ChangeSettings) -> None:
        if self._closed:
            return
        event_log = self._event_log
        listed = event_log.record.listed if message.listed is None else message.listed
        chat = (event_log.record.chat and not listed) if message.chat is None else message.chat
        try:
            require_permission(
                event_log.state.seating, event_log.authority(member.guest, member.seat), "change-settings"
            )
            if chat and listed:
                raise NoChatAtListedTables()
        except Refusal as refusal:
            member.send(encode(refused(message.id, refusal)))
            return

        def saved(error: StoreError | None) -> None:
            if self._closed:
                return
            if error is not None:
                member.send(encode(refused(message.id, NotSaved())))
            else:
                member.send(encode(Done(id=message.id, version=event_log.announced)))

        self._save(lambda record: replace(record, listed=listed, chat=chat), saved)

    def name_successor(self, successor: TableId, by: Identity, done: Callable[[StoreError | None], None]) -> None:
        """Stores the table of the rematch and announces it, and who asked for it, to everybody here; people who arrive
        later receive it then."""
        self._rematch_by = self._event_log.guests.get(by)
        self._in_turn(lambda: self._save(lambda record: replace(record, successor=successor), done))

    def _save(self, change: Callable[[Record], Record], done: Callable[[StoreError | None], None]) -> None:
        """Stores a change, then announces it."""
        event_log = self._event_log
        if self._closed:
            done(CLOSED)
            return
        self._is_saving = True

        def saved(error: StoreError | None) -> None:
            self._is_saving = False
            if error is None:
                event_log.record = change(event_log.record)
                frame = encode(SettingsChanged(table=self.info()))
                for other in self._members.welcomed:
                    other.send(frame)
            done(error)
            self._continue()

        self._log.change(change(event_log.record), saved)
