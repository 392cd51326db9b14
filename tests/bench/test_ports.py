"""Ports reserved for the servers of tests and benchmarks are not given out twice."""

from __future__ import annotations

import socket
import sys

import pytest

from bench.loading import free_port


@pytest.mark.skipif(sys.platform != "linux", reason="ports are reserved on Linux only")
def test_a_port_stays_reserved_before_between_and_after_runs_of_its_server() -> None:
    port = free_port()

    def is_free() -> bool:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                return False
            return True

    assert not is_free()
    for _ in range(2):
        with socket.create_server(("127.0.0.1", port)), socket.create_connection(("127.0.0.1", port)):
            assert not is_free()
        assert not is_free()
