"""Checks the Host header, and refuses other sites' names that resolve to this server (DNS rebinding)."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable, Sequence
from typing import Final

HOME: Final = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box")
"""Suffixes that home networks add to a computer's name."""


class Hosts:
    """Decides which names in the Host header are ours. Accepts any IP address, because DNS rebinding needs a name."""

    def __init__(self, allowed: Iterable[str], *, any_name: bool = False) -> None:
        own = socket.gethostname().split(".")[0]
        self._any = any_name
        self._names = {"localhost", *(f"{own}{end}".lower() for end in HOME), socket.gethostname().lower()}
        self._names |= {name.lower().rstrip(".") for name in allowed}

    def is_ours(self, headers: Sequence[bytes]) -> bool:
        """Whether the Host headers name this server."""
        if self._any:
            return True
        if len(headers) != 1:
            return False
        try:
            name = host_name(headers[0].decode("ascii").strip())
        except UnicodeDecodeError:
            return False
        return name in self._names or name.endswith(".localhost") or _is_address(name)


def host_name(header: str) -> str:
    """Returns the host in a Host header, without the port and the brackets of an IPv6 address."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.partition(":")[0].lower().rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
