"""Nobody can predict a bot's moves, and no bot can predict the table's."""

from __future__ import annotations

from typing import Any

from tercet.bots.tournaments import bot_seed
from tercet.core.engine.game import Millis
from tercet.core.engine.seats import Seat
from tercet.tables.bot_questions import BotInstances, BotQuestion


def _seeds() -> list[str]:
    """A bot's seeds in two processes."""
    seen: list[str] = []

    class Silent:
        def answer(self, view: Any, seat: Seat, now: Millis) -> None:
            return None

    def make(game: str, level: str, seed: str) -> Silent:
        seen.append(seed)
        return Silent()

    for _ in range(2):
        BotInstances(make).answer(BotQuestion("bot:novice:known", "cards", "novice", None, Seat(0), Millis(0)))
    return seen


def test_a_bot_has_a_secret_seed_even_if_the_host_knows_its_name() -> None:
    first, second = _seeds()
    assert first != second
    assert first.endswith("/bot:novice:known")


def test_a_tournament_bot_never_learns_its_games_seed() -> None:
    assert "secret" not in bot_seed("secret/17", 0)
    assert bot_seed("secret/17", 0) != bot_seed("secret/17", 1)
