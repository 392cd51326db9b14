"""Every WebSocket message: one JSON object per text frame, identified by its `type`.

Times are in milliseconds on the table's clock, which starts when the table is created, unless stated to be on the
client's own clock.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Generic, Literal, TypeVar, get_args

import msgspec
from msgspec import Meta

from tercet.core.engine.game import Command, Event, Millis, Question, Reply, UncheckedSeat, Version
from tercet.core.engine.seats import Seat
from tercet.core.seating.authority import Permission

PROTOCOL: Final = 2
"""Incremented when older clients could misunderstand messages; they are then told to reload."""

Id = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_.-]+$")]
"""Made by the client: a command sent twice with the same id is carried out once and answered twice."""
Code = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A table's code, as it appears in its address."""
Token = Annotated[str, Meta(max_length=512)]
ResumeToken = Annotated[str, Meta(max_length=32)]
LONGEST_HOLD: Final = 500
"""The longest delay before showing events, in ms; no table asks for more, so a longer wait means a wrong clock."""
LONGEST_TEXT: Final = 400
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Clock = Annotated[float, Meta(ge=-1e15, le=1e15)]
"""Milliseconds by the client's own clock, from an arbitrary start; it must run evenly."""
Count = Annotated[int, Meta(ge=0, le=2**53)]

Phrase = Literal[
    "hello", "good-luck", "well-done", "so-close", "oops", "thanks", "wait-please", "here-again", "one-more", "goodbye"
]
"""The quick phrases, allowed at every table; each reader sees them in their own language."""
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)


AnyCommand = TypeVar("AnyCommand")
AnyEvent = TypeVar("AnyEvent")
AnyQuestion = TypeVar("AnyQuestion")
AnyReply = TypeVar("AnyReply")
"""Any registered game's reply; resolved when the first message is read."""


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """One frame."""


# From the client


class Hello(Message, frozen=True):
    """The first message: which table, and who."""

    protocol: Count
    """The client's protocol version; if it differs from the server's, the client is told to reload."""
    table: Code
    token: Token = ""
    """The guest's token, if there is no cookie."""
    seen: Count | None = None
    """The client's latest version; the server sends what it missed."""
    resume_token: ResumeToken = ""
    """The one from the last `welcome`; if the table's has changed since, `seen` is ignored."""
    watch: bool = False
    """Watch only, even if the guest has a seat."""


class Do(Message, Generic[AnyCommand], frozen=True):
    """A command. It is answered by `events` with its id, by `done`, or by `refused`."""

    id: Id
    command: AnyCommand
    pressed: Clock | None = None
    """When the key was pressed, by the client's own clock."""


class Ask(Message, Generic[AnyQuestion], frozen=True):
    """A question about the rules, answered only to the sender by `reply` or `refused`; it changes nothing."""

    id: Id
    question: AnyQuestion


class SendChat(Message, frozen=True, tag="chat"):
    """Sends a chat message: a quick phrase, free text where the table allows it, or the code of another table."""

    id: Id
    phrase: Phrase | None = None
    text: Text | None = None
    table: Code | None = None
    """Where the sender continues, for anyone who wants to join: a rematch."""


class Mute(Message, frozen=True):
    """Mutes a seat, or unmutes it; for this connection only."""

    seat: Annotated[Seat, Meta(ge=0, le=63)]
    on: bool = True


class ChangeSettings(Message, frozen=True, tag="change-settings"):
    """The host changes settings that are not rules: whether the table is public, and whether free text is allowed."""

    id: Id
    listed: bool | None = None
    chat: bool | None = None


class SeatBot(Message, frozen=True, tag="seat-bot"):
    """The host adds a bot of some level, or lets it take over the seat of a player who left."""

    id: Id
    level: Annotated[str, Meta(max_length=32)]
    seat: UncheckedSeat | None = None
    """The seat of a player who left; the bot keeps its score, its hand and its place in the round."""


class Pong(Message, frozen=True):
    """The answer to a `ping`, at once."""

    n: Count
    clock: Clock
    """The client's own time when the ping arrived."""


class Visibility(Message, frozen=True):
    """Whether the player can see the table; sent when that changes. Hidden for a while, a player is away (C8)."""

    hidden: bool = False


ClientMessage = Hello | Do[Command] | Ask[Question] | SendChat | Mute | ChangeSettings | SeatBot | Pong | Visibility

# From the server


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table, apart from its game."""

    code: str
    game: str
    listed: bool
    chat: bool
    successor: str | None = None
    """The table where the same people continue: a rematch."""
    room: str | None = None
    """The code of the room whose table this is: its next round continues, never a rematch (R5)."""


class Watcher(msgspec.Struct, frozen=True):
    """Somebody who is watching, or has left the game and is still here."""

    id: int
    """Distinguishes the watchers of one table, as long as it is awake."""
    name: str


class ChatMessage(Message, frozen=True, tag="chat-message"):
    """Somebody wrote in the chat."""

    seat: Seat | None = None
    """None: a watcher."""
    watcher: Watcher | None = None
    phrase: Phrase | None = None
    text: str | None = None
    """Plain text: never markup."""
    table: Code | None = None
    """The table that everybody is invited to."""


class Welcome(Message, Generic[AnyCommand], frozen=True):
    """The answer to `hello`. It comes again on the same connection when another server takes over the table, with
    another clock and resume token: the client starts from it, and resends what was not answered."""

    protocol: int
    table: TableInfo
    seat: Seat | None
    """The receiver's seat; None while watching."""
    version: Version
    now: Millis
    permissions: tuple[Permission, ...] = ()
    """The receiver's permissions beyond playing."""
    resume_token: ResumeToken = ""
    """Send it with `seen` when reconnecting. It changes when the table has slept: after a restored backup the same
    versions may be different events."""
    view: Any = None
    """The game as this seat may see it; absent if the missed events follow instead."""
    draft: AnyCommand | None = None
    """The dice this seat had placed but not yet played, as the command that saved them; nobody else is told."""
    watchers: tuple[Watcher, ...] = ()
    """The watchers; if there are many, only the first."""
    watcher_count: int = 0
    """How many are watching."""
    chat_history: tuple[ChatMessage, ...] = ()
    """Recent chat messages; they are not stored anywhere."""


class YourSeat(Message, frozen=True, tag="your-seat"):
    """The receiver now has this seat; None: no seat any more, only watching."""

    seat: Seat | None


class YourPermissions(Message, frozen=True, tag="your-permissions"):
    """The receiver's new permissions beyond playing; sent whenever they change."""

    permissions: tuple[Permission, ...]


class Events(Message, Generic[AnyEvent], frozen=True):
    """All events of one step. For the sender of the command `id` it is also the answer."""

    after: Version
    """The version before the first event; a client at another version reconnects with `hello`."""
    events: tuple[AnyEvent, ...]
    by: Seat | None = None
    """The seat whose command it was; None for the table's own."""
    id: str = ""
    """That command's id."""
    show_at: Millis | None = None
    """When to show them, so that all see new cards or dice at the same moment; if absent, at once."""
    held: Millis = Millis(0)
    """How long the server waited for an earlier press by another player."""


class Done(Message, frozen=True):
    """The request with this id has been carried out; nothing more follows from it."""

    id: str
    version: Version


Details = dict[str, Any]


class Refused(Message, frozen=True):
    """The command cannot be carried out, and has changed nothing."""

    id: str
    code: str
    """The reason, as the name of a message: `refusal-` followed by this in the Fluent files."""
    details: Details = {}
    late: Millis | None = None
    """The margin of a lost race, in milliseconds."""


class Replied(Message, Generic[AnyReply], frozen=True, tag="reply"):
    """The answer to a question."""

    id: str
    reply: AnyReply


class SettingsChanged(Message, frozen=True, tag="settings-changed"):
    """The host changed the settings, or the table has a successor."""

    table: TableInfo


class WatcherList(Message, frozen=True, tag="watchers"):
    """Somebody has started or stopped watching."""

    watchers: tuple[Watcher, ...] = ()
    """If there are many, only the first."""
    watcher_count: int = 0
    """How many are watching."""


class Ping(Message, frozen=True):
    """Must be answered with `pong` at once."""

    n: int
    offset: float | None = None
    """How far the client's clock is ahead of the table's, as measured: `show_at + offset` is its own time."""
    delay: float | None = None
    """The measured one-way delay, in milliseconds."""


class Problem(Message, frozen=True):
    """A message could not be parsed, or came before `hello`. After too many of them the connection is closed."""

    code: Literal["bad-message", "hello-first"]
    detail: str = ""
    id: str = ""
    """The id of that message, if it had one that could be read: nothing else will answer it."""


ByeCode = Literal[
    "reload", "no-table", "no-guest", "taken-over", "removed", "closed", "too-slow", "too-fast", "restart"
]


class Bye(Message, frozen=True):
    """The last message before the server closes the connection, and why."""

    code: ByeCode
    retry: Millis | None = None
    """Delay before reconnecting; None: do not reconnect automatically."""


ServerMessage = (
    Welcome[Command]
    | YourSeat
    | YourPermissions
    | Events[Event]
    | Done
    | Refused
    | Replied[Reply]
    | ChatMessage
    | SettingsChanged
    | WatcherList
    | Ping
    | Problem
    | Bye
)

CLIENT_MESSAGES: Final[tuple[type[Message], ...]] = (
    Hello,
    Do,
    Ask,
    SendChat,
    Mute,
    ChangeSettings,
    SeatBot,
    Pong,
    Visibility,
)
SERVER_MESSAGES: Final[tuple[type[Message], ...]] = (
    Welcome,
    YourSeat,
    YourPermissions,
    Events,
    Done,
    Refused,
    Replied,
    ChatMessage,
    SettingsChanged,
    WatcherList,
    Ping,
    Problem,
    Bye,
)
