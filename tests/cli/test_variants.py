"""`--variant NAME` on the command line: other decks and laws, and why some combinations are impossible."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from tercet.cli import main
from tercet.core.cardgame.rules import CardRules
from tercet.core.sets.variant_catalogue import PRESETS
from tercet.store.log_files import read_log


@pytest.mark.parametrize(
    ("typed", "code", "said"),
    [
        ("solve --variant ultra 1RSO 2RSO 1GSO 2GSO", 0, "One SET"),
        ("why --variant quads 1RX 1RD 2GO 2GQ", 0, "two and two (red, red, green, green)"),
        ("why --variant dots AB BC CD", 1, "A: on one card, an odd number"),
        ("deal --variant five --seed 1 --colour always", 0, "SET"),
        ("rules --variant ghost", 0, "GhostSet"),
        ("rules --set way=hidden", 0, "One card of the deck stays unseen"),
        ("odds --variant ultra --set deck=red", 0, "2,106"),
    ],
)
def test_a_variant_is_chosen_by_name(typed: str, code: int, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(typed.split()) == code
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("variant", PRESETS)
def test_solo_plays_a_variant(variant: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The game is saved and can be verified."""
    reading, writing = os.pipe()
    os.write(writing, b"abc\nn\nq\n")
    os.close(writing)
    log = tmp_path / "game.tercet"
    with os.fdopen(reading) as typed:
        monkeypatch.setattr(sys, "stdin", typed)
        assert main(["solo", "--variant", variant, "--seed", "1", "--save", str(log)]) == 0
    rules: CardRules = read_log(log).rules
    assert (rules.deck, rules.law) == PRESETS[variant]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("odds --variant dots --set deck=red", "Choose one of these decks: dots."),
        ("rules --set law=quads", "Choose one of these decks: four, four-large."),
        ("rules --variant ultra --set way=hidden", "Choose a law other than 'ultra'."),
        ("rules --set way=all", "Choose penalty=none."),
        ("rules --set ending=takings --set goal=7", "Choose 10, 20, 30."),
        ("rules --set ending=time --set goal=60 --set together=yes", "ending=pile or ending=takings"),
        ("rules --variant ultra --set layout=9", "8 cards on the table, not 9"),
        ("solve --variant dots AB BX", "Its letters are A B C D E F."),
        ("odds --variant ultra --cards 12", "--cards is for the printed game"),
        ("odds --variant quads --picture q.svg", "--picture is for the printed game"),
        ("why --variant dots AB BC", "In this variant you take 3–7 cards; you gave 2."),
    ],
)
def test_an_impossible_combination_is_refused_with_a_reason(
    typed: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(typed.split()) == 2
    assert said in capsys.readouterr().err


def test_odds_of_a_variant_are_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["odds", "--variant", "ghost", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["variant", "deck", "takings", "free_hands", "largest_free", "board", "nothing_on_board"]
    assert told["free_hands"][-2:] == [59136480, 0]
    assert told["largest_free"] == 12
