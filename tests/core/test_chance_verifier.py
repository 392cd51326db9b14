"""P3: a verifier written from the protocol page alone, by someone who had not seen the source, agrees with ours."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.log import parse_log
from tercet.library import verify as our_verify
from tests.core.chance_verifier import verify

LOGS = sorted((Path(__file__).parents[1] / "golden").glob("*.tercet"))


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_P3_a_strangers_verifier_agrees_on_every_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert our_verify(parse_log(text, [CARD_GAME, DICE_GAME])) == []
    assert verify(text) == []


@pytest.mark.parametrize("name", ["cards-nonces", "dice-two"])
def test_P3_a_strangers_verifier_finds_another_seed(name: str) -> None:
    text = next(path for path in LOGS if path.stem == name).read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    seed = next(line["seed"] for line in reversed(lines) if line.get("seed"))
    other = f"{int(seed[0], 16) ^ 1:x}{seed[1:]}"
    assert verify(text.replace(seed, other)) != []
