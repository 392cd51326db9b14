"""A link over a bus that loses, repeats and reorders: everything arrives once and in order, or both ends learn that it
does not."""

from __future__ import annotations

import random

import pytest

from tercet.cluster.link import MOST_KEPT, SILENCE, Link
from tercet.cluster.packets import AnyItem, Detach, Frame, decode_packet
from tests.tables.stage import VirtualClock


class Ends:
    """Two ends of one link, and the bus between them."""

    def __init__(self, seed: int = 0, *, loss: float = 0.0, twice: float = 0.0, overtaking: float = 0.0) -> None:
        self.clock = VirtualClock()
        self._rng = random.Random(seed)
        self.loss, self._twice, self._overtaking = loss, twice, overtaking
        self.packets = 0
        self.most_bytes = 2**20
        self.got: tuple[list[AnyItem], list[AnyItem]] = ([], [])
        self.broken = [False, False]
        self.links = [self._end(0), self._end(1)]

    def _end(self, number: int) -> Link:
        def transmit(packet: bytes) -> None:
            self.packets += 1
            if self._rng.random() < self.loss or len(packet) > self.most_bytes:
                return
            for _ in range(2 if self._rng.random() < self._twice else 1):
                late = 20.0 if self._rng.random() < self._overtaking else 0.0
                self.clock.call_at(
                    self.clock.now() + 1.0 + late, lambda: self.links[1 - number].take(decode_packet(packet))
                )

        def broken() -> None:
            self.broken[number] = True

        return Link("s", f"n{number}", self.clock, self.clock.soon, transmit, self.got[number].append, broken)


@pytest.mark.parametrize("seed", range(20))
def test_everything_arrives_once_and_in_order_however_much_is_lost(seed: int) -> None:
    ends = Ends(seed, loss=0.2, twice=0.1, overtaking=0.1)
    rng = random.Random(seed)
    sent: tuple[list[AnyItem], list[AnyItem]] = ([], [])
    for number in range(300):
        side = rng.randrange(2)
        sent[side].append(Detach(number))
        ends.links[side].put(sent[side][-1])
        ends.clock.advance(rng.choice((0.0, 0.5, 30.0)))
    ends.clock.advance(10 * SILENCE if not any(ends.broken) else 0.0)
    ends.loss = 0.0
    ends.clock.advance(10_000.0)
    if not any(ends.broken):  # with a fifth lost, nothing may arrive for seconds
        assert (ends.got[1], ends.got[0]) == sent
    else:
        assert ends.got[1] == sent[0][: len(ends.got[1])]
        assert ends.got[0] == sent[1][: len(ends.got[0])]


def test_simultaneous_frames_share_one_message_and_a_common_frame_is_sent_once() -> None:
    ends = Ends()
    ends.clock.advance(100)
    before, frame = ends.packets, b"x" * 1000
    for member in range(500):
        ends.links[0].put_frame(member, frame)
    ends.links[0].put(Detach(7))
    ends.clock.advance(5)
    assert ends.got[1] == [Frame(list(range(500)), frame), Detach(7)]
    assert ends.packets == before + 1


def test_a_silent_link_is_broken_at_both_ends() -> None:
    ends = Ends()
    ends.clock.advance(10_000)
    assert ends.broken == [False, False]
    ends.loss = 1.0
    ends.clock.advance(2 * SILENCE)
    assert ends.broken == [True, True]


def test_a_packet_that_never_arrives_breaks_the_link() -> None:
    ends = Ends()
    ends.clock.advance(1_000)
    ends.most_bytes = 100_000
    ends.links[0].put_frame(1, b"x" * 200_000)
    ends.clock.advance(3 * SILENCE)
    assert ends.broken[0], "though heartbeats still arrive"


def test_a_node_that_confirms_nothing_does_not_fill_its_peers_memory() -> None:
    ends = Ends()
    ends.clock.advance(100)
    ends.loss = 1.0
    for member in range(MOST_KEPT // 100_000 + 10):
        ends.links[0].put_frame(member, bytes([member % 256]) * 100_000)
        ends.links[0].flush()
    assert ends.broken[0]
    assert ends.links[0]._kept_bytes <= MOST_KEPT + 200_000
    assert not ends.links[0]._kept


def test_clocks_of_different_machines_are_compared() -> None:
    ends = Ends()
    ends.clock.advance(1_000)
    latency = ends.links[0].latency
    assert abs(latency.offset) < 0.01
    assert latency.delay == pytest.approx(1.0)
    assert ends.links[0].relay < 5.0
