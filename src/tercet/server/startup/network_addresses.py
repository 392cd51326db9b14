"""Finds the addresses at which other devices reach this server, and draws one as a QR code."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterator
from io import StringIO
from typing import Final

from tercet.server.settings import Settings

_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation; we send nothing to it, we only ask the system for a route."""
OPEN_HOSTS: Final = frozenset({"0.0.0.0", "::"})
"""Hosts that mean every address of this computer."""


def shown_host(host: str) -> str:
    """Formats a host for the address to open on this computer."""
    if host in OPEN_HOSTS:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def reachable(settings: Settings, port: int) -> tuple[str, ...]:
    """Returns the addresses that other devices can open; none if only this computer can connect."""
    if settings.address:
        return (settings.address.rstrip("/") + "/",)
    hosts = network_hosts() if settings.host in OPEN_HOSTS else (settings.host,)
    return tuple(f"http://{shown_host(host)}:{port}/" for host in hosts if not _is_own_only(host))


def network_hosts() -> tuple[str, ...]:
    """Returns this computer's addresses on the local network, starting with the one for outgoing connections."""
    return tuple(dict.fromkeys(_own_hosts()))


def _own_hosts() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)
            yield probe.getsockname()[0]
        except OSError:
            pass  # no network at all
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        return
    for *_, address in found:
        yield str(address[0])


def is_loopback(host: str) -> bool:
    """Whether an address is a loopback address."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback


def _is_own_only(host: str) -> bool:
    """Whether an address cannot be reached from another device."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost"
    return address.is_loopback or address.is_link_local or address.is_unspecified


def terminal_qr_code(address: str) -> str:
    """Draws an address as a QR code in block characters; returns an empty string if the library for it is missing."""
    try:
        import segno
    except ImportError:
        return ""
    drawn = StringIO()
    segno.make(address, micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()
