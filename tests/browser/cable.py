"""A network cable between browser and server that a test can unplug: a browser set to offline keeps its WebSocket.
With several servers it connects to the first that answers, like a load balancer."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class Cable:
    """Forwards bytes in both directions while plugged in."""

    def __init__(self, *addresses: str) -> None:
        self._servers = [(parts.hostname or "", parts.port or 0) for parts in map(urlsplit, addresses)]
        self._door = socket.create_server(("127.0.0.1", 0))
        self._wires: set[socket.socket] = set()
        self._plugged = True
        self._hanging = False
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._welcome, daemon=True).start()

    def pull(self) -> None:
        """Cuts every connection and refuses new ones."""
        self._plugged = False
        for wire in tuple(self._wires):
            _shut(wire)

    def hang(self) -> None:
        """Drops all traffic without telling either end, like a phone that has lost its signal."""
        self._hanging = True

    def plug(self) -> None:
        """Accepts new connections again and cuts the ones that hung."""
        if self._hanging:
            self.pull()
        self._plugged, self._hanging = True, False

    def close(self) -> None:
        self.pull()
        self._door.close()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                if not self._plugged:
                    near.close()
                    continue
                far = self._connect()
                if far is None:
                    near.close()
                    continue
                self._wires |= {near, far}
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _connect(self) -> socket.socket | None:
        for server in self._servers:
            with suppress(OSError):
                return socket.create_connection(server)
        return None

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                if not self._hanging:
                    other.sendall(data)
        for wire in (one, other):
            _shut(wire)
            self._wires.discard(wire)


def _shut(wire: socket.socket) -> None:
    with suppress(OSError):
        wire.shutdown(socket.SHUT_RDWR)
    wire.close()
