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
"""Protocol version, incremented when older clients could misunderstand messages; the server tells such clients to
reload."""

Id = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[A-Za-z0-9_.-]+$")]
"""Chosen by the client; a command sent twice with the same id is carried out once and answered twice."""
Code = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""A table's code, as it appears in its address."""
Token = Annotated[str, Meta(max_length=512)]
ResumeToken = Annotated[str, Meta(max_length=32)]
LONGEST_HOLD: Final = 500
"""Longest delay before showing events, in milliseconds; no table asks for more, so a longer wait means a wrong
clock."""
LONGEST_TEXT: Final = 400
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
Clock = Annotated[float, Meta(ge=-1e15, le=1e15)]
"""Milliseconds on the client's own clock, from an arbitrary start; the clock must be monotonic."""
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
    """The first message: names the table and the guest."""

    protocol: Count
    """The client's protocol version; if it differs from the server's, the server tells the client to reload."""
    table: Code
    token: Token = ""
    """The guest's token, if there is no cookie."""
    seen: Count | None = None
    """The last version of the table that the client has seen; the server sends the events after it."""
    resume_token: ResumeToken = ""
    """The token from the last `welcome`; if the table's token has changed since, `seen` is ignored."""
    watch: bool = False
    """Whether to watch only, even if the guest has a seat."""


class Do(Message, Generic[AnyCommand], frozen=True):
    """A command. It is answered by `events` with its id, by `done`, or by `refused`."""

    id: Id
    command: AnyCommand
    pressed: Clock | None = None
    """When the key was pressed, on the client's own clock."""


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
    """Invites everybody to another table, such as a rematch."""


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
    """The host adds a bot of a given level, or lets it take over the seat of a player who left."""

    id: Id
    level: Annotated[str, Meta(max_length=32)]
    seat: UncheckedSeat | None = None
    """The seat of a player who left; the bot takes over its score, its hand and its place in the round."""


class Pong(Message, frozen=True):
    """The answer to a `ping`, sent immediately."""

    n: Count
    clock: Clock
    """The client's own time when the ping arrived."""


class Visibility(Message, frozen=True):
    """Whether the player can see the table; sent when that changes. A player whose page stays hidden for a while
    counts as away (C8)."""

    hidden: bool = False


ClientMessage = Hello | Do[Command] | Ask[Question] | SendChat | Mute | ChangeSettings | SeatBot | Pong | Visibility

# From the server


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table's code and settings, without the state of its game."""

    code: str
    game: str
    listed: bool
    chat: bool
    successor: str | None = None
    """The table of the rematch, where the same people continue."""
    rematch_by: Seat | None = None
    """The seat of the player who asked for the rematch, as long as the server remembers it."""
    room: str | None = None
    """The code of the room this table belongs to; its people continue with the room's next round, not a rematch
    (R5)."""


class Watcher(msgspec.Struct, frozen=True):
    """A guest who is watching, or has left the game and is still connected."""

    id: int
    """Unique among a table's watchers for as long as the table is awake."""
    name: str


class ChatMessage(Message, frozen=True, tag="chat-message"):
    """A chat message from a player or watcher."""

    seat: Seat | None = None
    """The sender's seat; None for a watcher."""
    watcher: Watcher | None = None
    phrase: Phrase | None = None
    text: str | None = None
    """Plain text, never markup."""
    table: Code | None = None
    """A table that the sender invites everybody to."""


class Welcome(Message, Generic[AnyCommand], frozen=True):
    """The answer to `hello`. When another server takes over the table, the client receives a second `welcome` on the
    same connection, with a new clock and resume token; the client then starts over from the new `welcome` and
    resends unanswered commands."""

    protocol: int
    table: TableInfo
    seat: Seat | None
    """The receiver's seat; None while watching."""
    version: Version
    now: Millis
    permissions: tuple[Permission, ...] = ()
    """The receiver's permissions beyond playing."""
    resume_token: ResumeToken = ""
    """To send with `seen` when reconnecting. It changes whenever the table sleeps, because after a backup is restored,
    the same version may contain different events."""
    view: Any = None
    """The game as this seat may see it; absent if only the missed events follow."""
    draft: AnyCommand | None = None
    """The dice this seat has placed but not yet played, as the command that saved them; sent to nobody else."""
    watchers: tuple[Watcher, ...] = ()
    """The watchers; cut off after the first few if there are many."""
    watcher_count: int = 0
    """Number of watchers."""
    chat_history: tuple[ChatMessage, ...] = ()
    """Recent chat messages; they are not stored anywhere."""


class YourSeat(Message, frozen=True, tag="your-seat"):
    """The receiver now has this seat; None if they are now only watching."""

    seat: Seat | None


class YourPermissions(Message, frozen=True, tag="your-permissions"):
    """The receiver's new permissions beyond playing; sent whenever they change."""

    permissions: tuple[Permission, ...]


class Events(Message, Generic[AnyEvent], frozen=True):
    """All events of one command. The client that sent the command `id` gets this message as its
    answer."""

    after: Version
    """Version before the first event; a client at another version must reconnect with `hello`."""
    events: tuple[AnyEvent, ...]
    by: Seat | None = None
    """The seat that sent the command; None for the table's own commands."""
    id: str = ""
    """The command's id."""
    show_at: Millis | None = None
    """When to show the events, so all clients show new cards or dice at the same time; if absent, immediately."""
    held: Millis = Millis(0)
    """Time the server waited for an earlier press by another player."""


class Done(Message, frozen=True):
    """The request with this id has been carried out; no other answer follows."""

    id: str
    version: Version


Details = dict[str, Any]


class Refused(Message, frozen=True):
    """The command was refused and has changed nothing."""

    id: str
    code: str
    """The reason; the message id in the Fluent files is `refusal-` followed by it."""
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
    """The watchers have changed."""

    watchers: tuple[Watcher, ...] = ()
    """The watchers; cut off after the first few if there are many."""
    watcher_count: int = 0
    """Number of watchers."""


class Ping(Message, frozen=True):
    """The client must answer with `pong` immediately."""

    n: int
    offset: float | None = None
    """Measured lead of the client's clock over the table's: `show_at + offset` is on the client's clock."""
    delay: float | None = None
    """The measured one-way delay, in milliseconds."""


class Problem(Message, frozen=True):
    """The server could not parse a message, or it arrived before `hello`. After too many such messages, the server
    disconnects."""

    code: Literal["bad-message", "hello-first"]
    detail: str = ""
    id: str = ""
    """The id of that message, if readable; it gets no other answer."""


ByeCode = Literal[
    "reload", "no-table", "no-guest", "taken-over", "removed", "closed", "too-slow", "too-fast", "restart"
]


class Bye(Message, frozen=True):
    """The last message before the server closes the connection, with the reason."""

    code: ByeCode
    retry: Millis | None = None
    """Delay before reconnecting; None if the client must not reconnect automatically."""


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
