"""Identities at tables, in logs and in results: a kind and an id, written `kind:id`.

Servers resolve credentials to an identity once, when a request or a connection arrives. Only this module knows how
identities are written.
"""

from __future__ import annotations

from typing import Final, Literal, NewType

Kind = Literal["bot", "guest", "room"]
Identity = NewType("Identity", str)
"""A kind and an id, in the stored form `kind:id`; never shown to other people."""
NO_IDENTITY: Final = Identity("")
"""Stands for the table itself, or an erased guest."""
_BOT: Final = "bot:"
_ROOM: Final = "room:"


def guest_identity(id: str) -> Identity:  # noqa: A002
    """The identity of the guest that a credential names; always of the kind `guest`, whatever the id contains."""
    return Identity(f"guest:{id}")


def bot_identity(level: str, mark: str = "") -> Identity:
    """The identity of a bot on this server; without a `mark`, all bots of that level count as one player."""
    return Identity(f"{_BOT}{level}:{mark}" if mark else f"{_BOT}{level}")


def room_identity(code: str) -> Identity:
    """The identity of a room, which sends commands to its tables (R4)."""
    return Identity(f"{_ROOM}{code}")


def kind_of(identity: Identity) -> Kind | None:
    """The kind of an identity; None for `NO_IDENTITY`."""
    if not identity:
        return None
    return "bot" if identity.startswith(_BOT) else "room" if identity.startswith(_ROOM) else "guest"


def is_bot(identity: Identity) -> bool:
    return identity.startswith(_BOT)


def id_of(identity: Identity) -> str:
    """The id without the kind."""
    return identity.partition(":")[2]


def bot_level(identity: Identity) -> str:
    return id_of(identity).partition(":")[0]


def as_player(identity: Identity) -> Identity:
    """The identity used in results, where all bots of a level are one player."""
    return bot_identity(bot_level(identity)) if is_bot(identity) else identity
