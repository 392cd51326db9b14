"""Bad clients in a separate process: garbage, floods, long frames, connections that never say hello."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import struct
from collections.abc import Callable, Iterator
from typing import Any

from bench.loading import LOAD_CORE
from tercet.wire.messages import PROTOCOL

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@contextlib.contextmanager
def pests(port: int, code: str, token: str) -> Iterator[Callable[[], int]]:
    """Runs bad clients of one guest at a table while the block runs; yields a function that counts their messages."""
    context = multiprocessing.get_context("spawn")
    count: Any = context.Value("i", 0)
    process = context.Process(target=_run, args=(port, code, token, count), daemon=True)
    process.start()
    try:
        yield lambda: int(count.value)
    finally:
        process.terminate()
        process.join()


def _run(port: int, code: str, token: str, count: Any) -> None:
    os.sched_setaffinity(0, {LOAD_CORE})
    os.nice(19)  # the load shares this core and reads the clock, so this process must not delay it
    hello = b'{"type":"hello","protocol":%d,"table":"%s","token":"%s"}' % (PROTOCOL, code.encode(), token.encode())

    async def pest(number: int) -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                local = (f"127.0.1.{number + 1}", 0)
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
                writer.write(UPGRADE)
                await reader.readuntil(b"\r\n\r\n")
                if number % 3 == 0:
                    await asyncio.sleep(1)  # never says hello
                else:
                    writer.write(_frame(hello.replace(b'"token"', b'"watch":true,"token"')))
                    for i in range(60):
                        if writer.is_closing() or reader.at_eof():
                            break
                        writer.write(
                            _frame(b"{" * 200 if number % 3 == 1 else b'{"type":"visibility"}' + b" " * (i * 20))
                        )
                        count.value += 1
                        await asyncio.sleep(0.004)
                    if number % 2:
                        writer.write(_frame(b"x" * 100_000))
                writer.close()
            count.value += 1
            await asyncio.sleep(0.02)

    async def main() -> None:
        await asyncio.gather(*(pest(number) for number in range(12)))

    asyncio.run(main())


def _frame(data: bytes) -> bytes:
    if len(data) < 126:
        head = bytes([0x81, 0x80 | len(data)])
    elif len(data) < 65536:
        head = bytes([0x81, 0x80 | 126]) + struct.pack(">H", len(data))
    else:
        head = bytes([0x81, 0x80 | 127]) + struct.pack(">Q", len(data))
    return head + bytes(4) + data
