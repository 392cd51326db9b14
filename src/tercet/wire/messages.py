"""Every message of the WebSocket, one JSON object a text frame, told apart by its `type`.

Moments are milliseconds of the table's clock, which starts when the table is made, unless they are said to be of the
client's own clock.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from tercet.core.chairs import Seat
from tercet.core.play import Millis, SomeSeat, Version
from tercet.wire.asks import Question, Reply
from tercet.wire.words import AnyCommand, AnyEvent, Clock, Code, Count, Id, Phrase, Text, Token, Waking


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """One frame."""


# From the client


class Hello(Message, frozen=True):
    """The first message: which table, and who."""

    protocol: Count
    """The protocol that the client speaks; with another than the server's it is told to reload."""
    table: Code
    token: Token = ""
    """Who one is, where there is no cookie."""
    seen: Count | None = None
    """The last version that the client has; it is sent what it missed."""
    waking: Waking = ""
    """What the last `welcome` called the table's waking; with another one, `seen` counts for nothing."""
    watch: bool = False
    """To look on, even with a seat of one's own."""


class Do(Message, frozen=True):
    """A command. It is answered by `events` with its id, by `done`, or by `refused`."""

    id: Id
    command: AnyCommand
    pressed: Clock | None = None
    """When the key was pressed, by the client's own clock."""


class Ask(Message, frozen=True):
    """A question about the rules, answered to the asker alone by `reply` or `refused`; nothing changes by it."""

    id: Id
    question: Question


class Say(Message, frozen=True):
    """Speaks to the table: a ready-made phrase, free text where the table allows it, or the way to another table."""

    id: Id
    phrase: Phrase | None = None
    text: Text | None = None
    table: Code | None = None
    """Where the speaker goes on, for whoever wants to come along: a rematch."""


class Mute(Message, frozen=True):
    """Hears a seat no more, or hears it again; for this connection alone."""

    seat: Annotated[Seat, Meta(ge=0, le=63)]
    on: bool = True


class Arrange(Message, frozen=True):
    """The host changes what is not a rule: whether strangers find the table, and whether free text is allowed."""

    id: Id
    listed: bool | None = None
    chat: bool | None = None


class SeatBot(Message, frozen=True, tag="seat-bot"):
    """The host has a bot of some level sit down, or play on in the chair of somebody who left."""

    id: Id
    level: Annotated[str, Meta(max_length=32)]
    seat: SomeSeat | None = None
    """The leaver's chair; the bot keeps its score, its hand and its place in the round."""


class Pong(Message, frozen=True):
    """The answer to a `ping`, at once."""

    n: Count
    clock: Clock
    """What the client's own clock showed when the ping came."""


class Here(Message, frozen=True):
    """Whether the player can see the table; sent when that changes. Hidden for a while, a player is away (C8)."""

    hidden: bool = False


ClientMessage = Hello | Do | Ask | Say | Mute | Arrange | SeatBot | Pong | Here

# From the server


class TableTerms(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is, beside its game."""

    code: str
    game: str
    listed: bool
    chat: bool
    successor: str | None = None
    """The table where the same people play on: a rematch."""


class Watcher(msgspec.Struct, frozen=True):
    """Somebody who looks on, or has left the game and is still here."""

    id: int
    """Tells watchers of one table apart, for as long as it is awake."""
    name: str


class Said(Message, frozen=True):
    """Somebody spoke."""

    seat: Seat | None = None
    """None: a watcher."""
    watcher: Watcher | None = None
    phrase: Phrase | None = None
    text: str | None = None
    """Plain text: never markup."""
    table: Code | None = None
    """The table that everybody here is asked to."""


class Welcome(Message, frozen=True):
    """The answer to `hello`."""

    protocol: int
    table: TableTerms
    seat: Seat | None
    """One's own seat; None while watching."""
    version: Version
    now: Millis
    owner: bool = False
    """Whether one made this table: until it is handed on, one hosts it also without a seat."""
    waking: Waking = ""
    """Names the table's waking, to be told with `seen` on coming back: another one may follow from a restored backup,
    where the same versions are other events."""
    view: Any = None
    """The game as this seat may know it; absent when the client has seen enough, and what it missed follows."""
    draft: AnyCommand | None = None
    """What this seat had laid out and not handed in, as the command that kept it; nobody else is told."""
    watchers: tuple[Watcher, ...] = ()
    """Who looks on; of a crowd, the first."""
    watching: int = 0
    """How many look on."""
    talk: tuple[Said, ...] = ()
    """What was said of late; it is kept nowhere but here."""


class Seated(Message, frozen=True):
    """The receiver has this seat from now on; None: he has it no more, and watches."""

    seat: Seat | None


class Events(Message, frozen=True):
    """What happened, in one piece. To the sender of the command `id` it is also the answer."""

    after: Version
    """The version before the first of them; a client at another version asks again with `hello`."""
    events: tuple[AnyEvent, ...]
    by: Seat | None = None
    """Whose command it was; None for the table's own."""
    id: str = ""
    """That command's id."""
    show_at: Millis | None = None
    """When to show it, so that all see new cards or dice at the same moment; at once where it is absent."""
    held: Millis = Millis(0)
    """How long it was held while an earlier press of another could still be under way."""


class Done(Message, frozen=True):
    """The command, or whatever the id belongs to, is carried out; nothing more follows from it."""

    id: str
    version: Version


Details = dict[str, Any]


class Refused(Message, frozen=True):
    """The command cannot be carried out, and has changed nothing."""

    id: str
    code: str
    """The reason, as the name of a message: `refusal-` and this in the word files."""
    details: Details = {}
    late: Millis | None = None
    """By how many milliseconds a race was lost."""


class Replied(Message, frozen=True, tag="reply"):
    """The answer to a question."""

    id: str
    reply: Reply


class Arranged(Message, frozen=True):
    """The host changed the table."""

    table: TableTerms


class Watched(Message, frozen=True):
    """Somebody has come to look on, or has gone."""

    watchers: tuple[Watcher, ...] = ()
    """Of a crowd, the first."""
    watching: int = 0
    """How many look on."""


class Ping(Message, frozen=True):
    """To be answered by `pong` at once."""

    n: int
    offset: float | None = None
    """By how much the client's clock is ahead of the table's, as measured: `show_at + offset` is its own time."""
    delay: float | None = None
    """How long a message takes one way, in milliseconds, as measured."""


class Problem(Message, frozen=True):
    """A message that could not be read, or came before the hello. Too many of them, and the connection is closed."""

    code: Literal["bad-message", "hello-first"]
    detail: str = ""
    id: str = ""
    """The id of that message, where it had one that could be read: nothing else will answer it."""


Farewell = Literal[
    "reload", "no-table", "no-guest", "taken-over", "removed", "closed", "too-slow", "too-fast", "restart"
]


class Bye(Message, frozen=True):
    """The last message before the server closes the connection, and why."""

    code: Farewell
    retry: Millis | None = None
    """After how long to connect again; None: not by itself."""


ServerMessage = Welcome | Seated | Events | Done | Refused | Replied | Said | Arranged | Watched | Ping | Problem | Bye

CLIENT_MESSAGES: Final[tuple[type[Message], ...]] = (Hello, Do, Ask, Say, Mute, Arrange, SeatBot, Pong, Here)
SERVER_MESSAGES: Final[tuple[type[Message], ...]] = (
    Welcome,
    Seated,
    Events,
    Done,
    Refused,
    Replied,
    Said,
    Arranged,
    Watched,
    Ping,
    Problem,
    Bye,
)
