"""What is said at a table, and what its host arranges; neither is part of the game or its log."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from tercet.core.engine.game import Refusal
from tercet.core.engine.seats import Seat
from tercet.core.plaintext import plain, visible
from tercet.core.seating import require_host, require_seat
from tercet.store.port import Log, Record, StoreError, TableId
from tercet.tables.command_queue import refused
from tercet.tables.event_log import EventLog
from tercet.tables.members import Member, Members
from tercet.tables.refusals import ChatOff, NoChatAtListedTables, NothingToSay, NotSaved
from tercet.tables.watchers import Watchers
from tercet.wire.codec import encode
from tercet.wire.messages import Arrange, Arranged, Done, Said, Say, TableTerms

TEXT_LENGTH: Final = 200
KEPT_MESSAGES: Final = 50
"""So many messages are told to whoever comes later; they are never written down."""


class Chat:
    """What is said at one table."""

    def __init__(self, members: Members, event_log: EventLog, watchers: Watchers) -> None:
        self.history: deque[Said] = deque(maxlen=KEPT_MESSAGES)
        self._members = members
        self._event_log = event_log
        self._watchers = watchers

    def say(self, member: Member, message: Say) -> None:
        """Tells everybody who has not muted the speaker."""
        try:
            by = self._by_watcher if self._watchers.watches(member) else self._by_player
            said = by(member, message)
        except Refusal as refusal:
            member.send(encode(refused(message.id, refusal)))
            return
        if said.phrase is not None or said.text is not None:
            self.history.append(said)
        frame = encode(said)
        for other in self._members.welcomed:
            if said.seat not in other.muted:
                other.send(frame)
        member.send(encode(Done(id=message.id, version=self._event_log.announced)))

    def _by_player(self, member: Member, message: Say) -> Said:
        seat = Seat(-1) if member.seat is None else member.seat
        require_seat(self._event_log.shown.seating, seat)
        return Said(seat=seat, phrase=message.phrase, text=self._text(message), table=message.table)

    def _by_watcher(self, member: Member, message: Say) -> Said:
        """Watchers speak only where the host allows chat, and invite nobody away."""
        if not self._event_log.record.chat:
            raise ChatOff()
        if message.phrase is None and message.text is None:
            raise NothingToSay()
        return Said(watcher=self._watchers.named(member), phrase=message.phrase, text=self._text(message))

    def _text(self, message: Say) -> str | None:
        if message.text is None:
            if message.phrase is None and message.table is None:
                raise NothingToSay()
            return None
        if not self._event_log.record.chat:
            raise ChatOff()
        text = clean_text(message.text)
        if not text:
            raise NothingToSay()
        return text


class Arrangements:
    """What is kept about a table beside its log: whether it is listed, whether people may chat, where it goes on."""

    def __init__(self, members: Members, event_log: EventLog, log: Log) -> None:
        self._members = members
        self._event_log = event_log
        self._log = log

    def terms(self) -> TableTerms:
        """What everybody at the table is told of them."""
        record = self._event_log.record
        return TableTerms(
            code=record.table, game=record.game, listed=record.listed, chat=record.chat, successor=record.successor
        )

    def arrange(self, member: Member, message: Arrange) -> None:
        """The host lists or hides the table, and allows free text where no strangers meet."""
        event_log = self._event_log
        listed = event_log.record.listed if message.listed is None else message.listed
        chat = (event_log.record.chat and not listed) if message.chat is None else message.chat
        try:
            seat = Seat(-1) if member.seat is None else member.seat
            require_host(event_log.state.seating, seat, owner=event_log.is_owner(member.guest))
            if chat and listed:
                raise NoChatAtListedTables()
        except Refusal as refusal:
            member.send(encode(refused(message.id, refusal)))
            return

        def saved(error: StoreError | None) -> None:
            if error is not None:
                member.send(encode(refused(message.id, NotSaved())))
            else:
                member.send(encode(Done(id=message.id, version=event_log.announced)))

        self._save(lambda record: replace(record, listed=listed, chat=chat), saved)

    def name_successor(self, successor: TableId, done: Callable[[StoreError | None], None]) -> None:
        """Notes for good where the game goes on, and tells everybody here; whoever comes later is told on arrival."""
        self._save(lambda record: replace(record, successor=successor), done)

    def _save(self, change: Callable[[Record], Record], done: Callable[[StoreError | None], None]) -> None:
        """Makes a change durable, then tells everybody."""
        event_log = self._event_log

        def saved(error: StoreError | None) -> None:
            if error is None:
                event_log.record = change(event_log.record)
                frame = encode(Arranged(table=self.terms()))
                for other in self._members.welcomed:
                    other.send(frame)
            done(error)

        self._log.save(change(event_log.record), saved)


def clean_text(text: str) -> str:
    """Plain text of one line and a bounded length."""
    return plain(visible(text), TEXT_LENGTH)
