"""`python -m bench.server_thinking FOLDER PORT BOTS`: a server with BOTS strong dice bots that think nonstop.

At real tables a bot thinks for a tenth of a second and then waits as a person would; here each is asked about the next
position as soon as it has answered, which is the worst case.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from itertools import count
from pathlib import Path

from tercet.bots.match import seat_bots
from tercet.bots.roster import make_bot
from tercet.core.dicegame.rules import DICE_RULES
from tercet.core.dicegame.state import DiceView
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.server.main import SWITCH_SECONDS, open_context, open_port, tame_collector
from tercet.server.settings import Settings
from tercet.tables.bot_process import ProcessThinker
from tercet.tables.bot_questions import BotQuestion

POSITIONS = 200


def positions(wanted: int) -> list[tuple[DiceView, Seat]]:
    """Views of players whose turn it is, from games between greedy bots."""
    found: list[tuple[DiceView, Seat]] = []
    for number in count():
        bots = [(name, make_bot("dice", "greedy", f"{number}/{name}")) for name in ("one", "two")]
        arena = seat_bots(GAMES["dice"], DICE_RULES, bots, f"thinking/{number}")
        while not arena.is_over:
            arena.step()
            view: DiceView = arena.play.view(Seat(0))
            if view.turn is not None and view.round > 1:
                found.append((arena.play.view(view.turn), view.turn))
        if len(found) >= wanted:
            return found[:wanted]
    raise AssertionError("games never end")


class Ponderer:
    """A bot that thinks nonstop."""

    def __init__(self, name: str, thinker: ProcessThinker, seen: list[tuple[DiceView, Seat]]) -> None:
        self._name = name
        self._thinker = thinker
        self._seen = seen
        self._numbers = count()

    def ask(self) -> None:
        number = next(self._numbers)
        bot = f"{self._name}/{number}"
        view, seat = self._seen[hash(bot) % len(self._seen)]

        def thought(answer: object) -> None:
            self._thinker.forget(bot)
            self.ask()

        self._thinker.ask(BotQuestion(bot, "dice", "strong", view, seat, Millis(0)), thought)


def report_error(what: str, error: Exception) -> None:
    print(what, error, file=sys.stderr)


async def main(folder: Path, port: int, bots: int) -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    loop = asyncio.get_running_loop()
    told = asyncio.Event()
    seen = positions(POSITIONS) if bots else []
    async with open_context(Settings(data=folder, port=port)) as context, open_port(context):
        loop.add_signal_handler(signal.SIGTERM, told.set)
        thinker = ProcessThinker(loop, report_error)
        for i in range(bots):
            Ponderer(f"bench{i}", thinker, seen).ask()
        tame_collector()
        await told.wait()
        thinker.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
