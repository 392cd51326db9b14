"""Guests' identities: a signed token contains a guest's identity and name, so the server needs no list of guests."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from tercet.api.requests import guest_name
from tercet.core.identity import Identity, guest_identity, id_of
from tercet.store.port import Moment

KEY_BYTES: Final = 32
_SIGNATURE_BYTES: Final = 16
_DAY: Final = 24 * 3600 * 1000


class Guest(msgspec.Struct, frozen=True):
    """A guest's identity, and the name they chose."""

    identity: Identity
    name: str
    issued: Moment


class BadToken(ValueError):
    """A token that is not ours or has expired; the message says which."""


class GuestTokens:
    """Issues tokens and reads them back."""

    def __init__(self, key: bytes, days: float) -> None:
        self._keys = [key[start : start + KEY_BYTES] for start in range(0, len(key), KEY_BYTES)]
        """The last key signs. Tokens signed with earlier keys stay valid, so a key can be replaced
        (docs/hosting.md)."""
        self._life = days * _DAY
        self.revoked: set[bytes] = set()
        """The revocation marks of deleted guests."""

    def new(self, name: str, now: Moment) -> Guest:
        """Creates a guest; raises a Refusal if the name isn't allowed."""
        return Guest(guest_identity(secrets.token_urlsafe(15)), guest_name(name), now)

    def token(self, guest: Guest) -> str:
        """Returns a token that identifies the guest in later requests."""
        data = msgspec.json.encode((id_of(guest.identity), guest.name, guest.issued))
        return f"{_encoded(data)}.{_encoded(_sign(self._keys[-1], data))}"

    def read(self, token: str, now: Moment) -> Guest:
        """Returns the guest to whom a token was issued, or raises BadToken."""
        try:
            data, signature = (_decoded(part) for part in token.split("."))
        except (ValueError, binascii.Error):
            raise BadToken("this is not a token") from None
        if not any(hmac.compare_digest(signature, _sign(key, data)) for key in reversed(self._keys)):
            raise BadToken("this token was not issued here")
        id_, name, issued = msgspec.json.decode(data, type=tuple[str, str, Moment])
        guest = guest_identity(id_)
        if issued + self._life < now:
            raise BadToken("this token has expired")
        if self.is_revoked(guest):
            raise BadToken("this guest has been deleted")
        return Guest(guest, name, issued)

    def operator_token(self) -> str:
        """Returns the operator's token, derived from the newest key, which only the operator can read."""
        return _encoded(_sign(self._keys[-1], b"operator"))

    def is_operator(self, token: str) -> bool:
        return hmac.compare_digest(token.encode(), self.operator_token().encode())

    def origin(self, address: str, day: str) -> str:
        """Returns a keyed hash of an address and a day, which does not reveal the address."""
        return _encoded(_sign(self._keys[0], f"origin {day} {address}".encode()))

    def is_revoked(self, guest: Identity) -> bool:
        """Whether a guest has been deleted."""
        return bool(self.revoked) and revocation_mark(guest) in self.revoked

    def revoke(self, guest: Identity) -> None:
        """Invalidates all tokens of a guest."""
        self.revoked.add(revocation_mark(guest))


def load_key(path: Path) -> bytes:
    """Reads the keys that sign tokens, newest last; creates the file on first use, readable by its owner only."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        with suppress(OSError):  # the key may be a secret that is mounted read-only
            path.chmod(0o600)
        key = path.read_bytes()
        if not key or len(key) % KEY_BYTES:
            raise ValueError(f"{path} is not a valid key; if you delete it, every guest gets a new identity") from None
        return key
    key = secrets.token_bytes(KEY_BYTES)
    with os.fdopen(handle, "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


def _sign(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, hashlib.sha256)[:_SIGNATURE_BYTES]


def revocation_mark(guest: Identity) -> bytes:
    """Returns what the store records about a deleted guest: a hash of the identity, which does not reveal it."""
    return hashlib.sha256(b"revoked " + guest.encode()).digest()[:16]


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


COOKIE: Final = "tercet_guest"
COOKIE_BYTES: Final = 2048
"""Maximum total length of a request's Cookie headers."""


def cookie_token(headers: Iterable[str]) -> str:
    """Returns the first token in a request's Cookie headers.

    Doesn't unquote, since our tokens are never quoted. `http.cookies` does, and in older Pythons that takes quadratic
    time: seconds for 31,000 backslashes.
    """
    for header in headers:
        for pair in header.split(";"):
            name, _, value = pair.partition("=")
            if name.strip() == COOKIE:
                return value.strip().strip('"')
    return ""
