"""The chat at a table, which is not part of the game or its log and is never stored."""

from __future__ import annotations

from collections import deque
from typing import Final

from tercet.core.engine.game import Refusal
from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.core.plaintext import plain, visible
from tercet.core.seating.rules import require_seat
from tercet.tables.command_queue import refused
from tercet.tables.event_log import EventLog
from tercet.tables.members import Member, Members
from tercet.tables.refusals import ChatOff, NothingToSay
from tercet.tables.watchers import Watchers
from tercet.wire.codec import encode
from tercet.wire.messages import ChatMessage, Done, SendChat

TEXT_LENGTH: Final = 200
HISTORY_LENGTH: Final = 50
"""Number of recent messages shown to newcomers."""


class Chat:
    """The recent messages at one table, and the rules for sending more."""

    def __init__(self, members: Members, event_log: EventLog, watchers: Watchers) -> None:
        self._written: deque[tuple[Identity, ChatMessage]] = deque(maxlen=HISTORY_LENGTH)
        self._members = members
        self._event_log = event_log
        self._watchers = watchers

    @property
    def history(self) -> tuple[ChatMessage, ...]:
        """The messages to send to a newcomer."""
        return tuple(message for _, message in self._written)

    @property
    def writers(self) -> frozenset[Identity]:
        """The authors of the recent messages."""
        return frozenset(guest for guest, _ in self._written)

    def forget(self, guest: Identity) -> None:
        """Drops a deleted guest's messages."""
        self._written = deque((entry for entry in self._written if entry[0] != guest), HISTORY_LENGTH)

    def send(self, member: Member, message: SendChat) -> None:
        """Sends a message to everybody who has not muted its sender."""
        try:
            by = self._by_watcher if self._watchers.watches(member) else self._by_player
            written = by(member, message)
        except Refusal as refusal:
            member.send(encode(refused(message.id, refusal)))
            return
        if written.phrase is not None or written.text is not None:
            self._written.append((member.guest, written))
        frame = encode(written)
        for other in self._members.welcomed:
            if written.seat not in other.muted:
                other.send(frame)
        member.send(encode(Done(id=message.id, version=self._event_log.announced)))

    def _by_player(self, member: Member, message: SendChat) -> ChatMessage:
        seat = Seat(-1) if member.seat is None else member.seat
        require_seat(self._event_log.shown.seating, seat)
        return ChatMessage(seat=seat, phrase=message.phrase, text=self._text(message), table=message.table)

    def _by_watcher(self, member: Member, message: SendChat) -> ChatMessage:
        """Returns a watcher's message: allowed only where the host allows chat, and without invitations to other
        tables."""
        if not self._event_log.record.chat:
            raise ChatOff()
        if message.phrase is None and message.text is None:
            raise NothingToSay()
        return ChatMessage(watcher=self._watchers.named(member), phrase=message.phrase, text=self._text(message))

    def _text(self, message: SendChat) -> str | None:
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


def clean_text(text: str) -> str:
    """Reduces a message to one line of plain text with a limited length."""
    return plain(visible(text), TEXT_LENGTH)
