"""Simulates a distant client on one machine with a network interface that returns every packet after a delay.

The kernel's TCP sees this distance, whereas delays above TCP, in a client or a relay, don't change the round trip
that the kernel measures.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import struct
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

HERE, AWAY = "10.213.77.1", "10.213.77.2"
"""Clients reach a server that listens on the first address through the second, as if from far away."""
TUN = Path("/dev/net/tun")
TUNSETIFF = 0x400454CA
IFF_TUN, IFF_NO_PI = 1, 0x1000


def can_be_far() -> bool:
    """Whether this machine lets us add a network interface."""
    if os.geteuid() != 0 or shutil.which("ip") is None or not TUN.exists():
        return False
    try:
        os.close(os.open(TUN, os.O_RDWR))
    except OSError:
        return False
    return True


@asynccontextmanager
async def distance(one_way: float) -> AsyncIterator[None]:
    """Delays packets between the two addresses by this many milliseconds."""
    device = os.open(TUN, os.O_RDWR | os.O_NONBLOCK)
    loop = asyncio.get_running_loop()
    try:
        name = struct.pack("16sH", b"tercet%d", IFF_TUN | IFF_NO_PI)
        name = fcntl.ioctl(device, TUNSETIFF, name)[:16].rstrip(b"\0")
        for command in (("addr", "add", f"{HERE}/24", "dev", name), ("link", "set", name, "up")):
            subprocess.run(["ip", *command], check=True)

        def mirror() -> None:
            packet = os.read(device, 65536)
            if packet[0] >> 4 == 4:  # swapping source and destination keeps the checksums right
                back = packet[:12] + packet[16:20] + packet[12:16] + packet[20:]
                loop.call_later(one_way / 1000, write, back)

        def write(packet: bytes) -> None:
            if open_:
                os.write(device, packet)

        open_ = True
        loop.add_reader(device, mirror)
        yield
    finally:
        open_ = False
        loop.remove_reader(device)
        os.close(device)
