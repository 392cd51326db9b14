"""`tercet verify --receipt`: compares a log with what one client saw (P2)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.cli import main
from tercet.core.chance_verification import ChanceVerifier, Receipt
from tercet.core.engine.log import parse_log
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.receipts import BadReceipt, format_receipt, parse_receipt, receipt_problems
from tests.golden.playthroughs import FOLDER

NAMES = ["cards-nonces", "dice-agreed"]


def _seen(name: str) -> tuple[Any, Receipt]:
    """A golden log, and the receipt of a client in the first seat."""
    log = parse_log((FOLDER / f"{name}.tercet").read_text(), GAMES.values())
    verifier = ChanceVerifier(log.game, "abc")
    view = log.game.view(log.game.initial(log.rules), Seat(0))
    for event in log.events:
        seen = event.seen_by(Seat(0))
        verifier.observe(view, seen, Seat(0))
        view = log.game.project(view, seen)
    return log, verifier.receipt(Seat(0))


@pytest.mark.parametrize("name", NAMES)
def test_P2_a_log_matches_the_receipt_of_a_client_that_saw_it(name: str) -> None:
    log, receipt = _seen(name)
    assert receipt.dealings
    assert receipt_problems(log, parse_receipt(format_receipt(receipt))) == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda deal: replace(deal, seed="00" * 32), "missing"),
        (lambda deal: replace(deal, commitments=("ab" * 32, *deal.commitments[1:])), "list"),
        (lambda deal: replace(deal, nonces=("ab" * 32, *deal.nonces[1:])), "nonces"),
        (lambda deal: replace(deal, nonce="ab" * 32, present=True), "own-nonce"),
        (lambda deal: replace(deal, draws=(replace(deal.draws[0], drawn=deal.draws[0].drawn[::-1]),)), "order"),
    ],
)
def test_P2_a_log_changed_afterwards_does_not_match(name: str, change: Callable[[Any], Any], code: str) -> None:
    log, receipt = _seen(name)
    changed = replace(receipt, dealings=tuple(map(change, receipt.dealings)))
    assert {found for _, found in receipt_problems(log, changed)} == {code}


def test_P2_the_command_reports_the_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, receipt = _seen("cards-nonces")
    file = tmp_path / "receipt.json"
    file.write_text(format_receipt(receipt))
    log = str(FOLDER / "cards-nonces.tercet")
    assert main(["verify", log, "--receipt", str(file)]) == 0
    assert "matches the receipt" in capsys.readouterr().out
    lie = replace(receipt.dealings[0], nonces=("ab" * 32, "", "", ""))
    file.write_text(format_receipt(replace(receipt, dealings=(lie,))))
    assert main(["verify", log, "--receipt", str(file)]) == 1
    assert "Receipt, deal 1" in capsys.readouterr().out
    assert main(["verify", log, "--receipt", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["receipt"] == [{"deal": 1, "problem": "nonces"}]
    file.write_text("{}")
    assert main(["verify", log, "--receipt", str(file)]) == 2


def test_a_receipt_of_another_format_is_refused() -> None:
    with pytest.raises(BadReceipt):
        parse_receipt('{"tercet_receipt":2,"game":"cards"}')
