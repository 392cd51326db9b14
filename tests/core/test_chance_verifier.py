"""P3: a verifier written from the protocol page alone, by somebody who had not seen the source, agrees with ours."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tercet.core.cardgame.game import CARD_GAME
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.engine.log import parse_log
from tercet.core.sets.decks import DECKS, deck_named
from tercet.public_api import verify as our_verify
from tests.core.chance_verifier import deck_of, verify

LOGS = sorted((Path(__file__).parents[1] / "golden").glob("*.tercet"))


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_P3_an_independent_verifier_agrees_on_every_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert our_verify(parse_log(text, [CARD_GAME, DICE_GAME])) == []
    assert verify(text) == []


@pytest.mark.parametrize(
    ("name", "kind", "field", "found"),
    [
        ("cards-all", "BoardLaid", "layout", "by the seed"),
        ("cards-all", "BoardLaid", "discarded", "discarded is not what lay there before"),
        ("cards-hidden", "CardNamed", "card", "the card nobody saw is"),
        ("cards-hidden", "DealEnded", "hidden", "the card nobody saw is"),
        ("cards-hidden", "DealStarted", "pile_count", "pile_count is wrong"),
        ("cards-five", "DealStarted", "pile", "pile is not as by the seed"),
        ("cards-quads", "DealStarted", "pile", "pile is not as by the seed"),
        ("cards-dots", "DealStarted", "layout", "by the seed"),
    ],
)
def test_P3_V1_V4_an_independent_verifier_finds_a_wrong_card_in_every_variant(
    name: str, kind: str, field: str, found: str
) -> None:
    lines = _events(name)
    event = _first(lines, kind)
    event[field] = event[field][::-1] if isinstance(event[field], list) else event[field] + 1
    assert found in _found(lines)


@pytest.mark.parametrize("deck", DECKS)
def test_P3_V1_an_independent_verifier_knows_the_cards_of_every_deck(deck: str) -> None:
    assert tuple(deck_of(deck)) == deck_named(deck).cards


@pytest.mark.parametrize("name", ["cards-nonces", "dice-two"])
def test_P3_an_independent_verifier_finds_a_different_seed(name: str) -> None:
    text = next(path for path in LOGS if path.stem == name).read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    seed = next(line["seed"] for line in reversed(lines) if line.get("seed"))
    other = f"{int(seed[0], 16) ^ 1:x}{seed[1:]}"
    assert verify(text.replace(seed, other)) != []


def _events(name: str) -> list[dict[str, Any]]:
    text = next(path for path in LOGS if path.stem == name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def _found(lines: list[dict[str, Any]]) -> str:
    return "; ".join(verify("\n".join(map(json.dumps, lines))))


def _first(lines: list[dict[str, Any]], kind: str, after: int = 0) -> dict[str, Any]:
    return next(line for line in lines[after:] if line.get("type") == kind)


@pytest.mark.parametrize("name", ["cards-mixed", "dice-mixed"])
def test_P1_P3_a_golden_game_covers_lost_clients(name: str) -> None:
    """A second commitment for one seed, and a start that is void before any list."""
    lines = _events(name)
    kinds = [line.get("type") for line in lines]
    before = lines[: kinds.index("CommitmentsFixed")]
    before_list = [line["seat"] for line in before if line.get("type") == "NonceCommitted"]
    assert len(before_list) > len(set(before_list)), "somebody commits twice"
    assert any(line.get("type") == "StartVoided" and not line["seed"] for line in lines)


@pytest.mark.parametrize("has_list", [True, False])
def test_P1_P3_a_start_uses_only_revealed_nonces(has_list: bool) -> None:
    lines = _events("cards-mixed")
    start = _first(lines, "DealStarted", 0 if has_list else 40)
    assert start["nonces"] == (["", start["nonces"][1], ""] if has_list else ["", "", ""])
    start["nonces"][0] = "0d"
    assert "nonce of seat 0 is not what it brought" in _found(lines)


def test_P1_P3_the_second_of_two_commitments_for_one_seed_counts() -> None:
    lines = _events("cards-mixed")
    first = _first(lines, "NonceCommitted")
    _first(lines, "CommitmentsFixed")["commitments"] = [first["commitment"]]
    assert "seat 1 did not commit to this" in _found(lines)


def test_P1_P3_an_incomplete_or_empty_list_is_found() -> None:
    lines = _events("cards-nonces")
    fixed = _first(lines, "CommitmentsFixed")
    fixed["seats"], fixed["commitments"] = fixed["seats"][:1], fixed["commitments"][:1]
    assert "are to be asked" in _found(lines)
    fixed["seats"], fixed["commitments"] = [], []
    assert "is an empty list" in _found(lines)


def test_P1_P3_a_start_without_a_list_requires_that_nobody_is_left_to_ask() -> None:
    lines = _events("cards-mixed")
    assert not any(_first(lines, "DealStarted", 40)["nonces"]), "the second deal has no list"
    kept = [line for line in lines if not (line.get("type") == "NonceMissed" and line["seat"] == 2)]
    assert "no list was fixed, although seats [2] are to be asked" in _found(kept)


def test_P1_P3_a_start_void_after_its_list_reveals_the_seed() -> None:
    lines = _events("cards-nonces")
    voided = next(line for line in lines if line.get("type") == "StartVoided" and line["seed"])
    voided["seed"] = ""
    assert "a list was fixed, and the seed is not revealed" in _found(lines)


def test_P1_P3_only_the_bytes_of_a_nonce_are_hashed() -> None:
    lines = _events("cards-mixed")
    nonce = _first(lines, "NonceRevealed")["nonce"]
    committed = [line["commitment"] for line in lines if line.get("type") == "NonceCommitted"]
    assert hashlib.sha256(bytes.fromhex(nonce)).hexdigest() in committed
    assert hashlib.sha256(nonce.encode()).hexdigest() not in committed
