"""`python -m tests.simulation [room
room-cluster] SEED [LAST]`: plays one simulated game or lesson, or a range of them, and
reports what happened."""

from __future__ import annotations

import sys
import time

from tests.simulation.room_world import RoomClusterSimulation, RoomSimulation, simulate_rooms
from tests.simulation.world import TABLE, Broken, Simulation

ROOMS = {"room": RoomSimulation, "room-cluster": RoomClusterSimulation}


def main(words: list[str]) -> int:
    if words[0] in ROOMS:
        seeds = range(int(words[1]), int(words[-1]) + 1)
        print(simulate_rooms(seeds, ROOMS[words[0]]))
        return 0
    first = int(words[0])
    last = int(words[1]) if len(words) > 1 else first
    begun = time.process_time()
    for seed in range(first, last + 1):
        simulation = Simulation(seed)
        try:
            simulation.run()
        except AssertionError as error:
            print(f"seed {seed}: {error}")
            for entry in simulation.platter.logs.get(TABLE, ()):
                for number, raw in enumerate(entry.events, entry.version + 1):
                    print(f"{number:4} {entry.by:3} {entry.command:8} {raw.decode()[:150]}")
            for client in simulation.clients:
                print(
                    client.guest, "at version", client.version, "unanswered", sorted(client.unanswered), client.faults
                )
            if not isinstance(error, Broken):
                raise
            return 1
        if first == last:
            log = simulation.platter.puts[TABLE]
            print(
                f"seed {seed}: {simulation.players} players, {len(log)} entries, {simulation.kills} kills, "
                f"{simulation.acknowledgements} acknowledged"
            )
    if last > first:
        print(f"{last - first + 1} games, {(time.process_time() - begun) / (last - first + 1) * 1000:.1f} ms each")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
