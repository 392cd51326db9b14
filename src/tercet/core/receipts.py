"""Compares a log with one client's receipt (P2)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tercet.core.chance_verification import FORMAT, ChanceVerifier, Dealing, Receipt
from tercet.core.engine.json_problems import json_problem
from tercet.core.engine.log import GameLog
from tercet.core.plaintext import cleaned_json
from tercet.core.seating.events import StartVoided

_RECEIPT: Final = msgspec.json.Decoder(Receipt)


class BadReceipt(ValueError):
    """A receipt that cannot be read."""


def parse_receipt(text: str | bytes) -> Receipt:
    """Reads what `format_receipt` printed, or what a browser saved."""
    try:
        receipt = _RECEIPT.decode(cleaned_json(text.encode() if isinstance(text, str) else text))
    except msgspec.MsgspecError as error:
        raise BadReceipt(json_problem(error)) from None
    except (UnicodeError, RecursionError) as error:
        raise BadReceipt(str(error)) from None
    if receipt.tercet_receipt != FORMAT:
        raise BadReceipt(f"unknown format {receipt.tercet_receipt}; this version reads format {FORMAT}")
    return receipt


def format_receipt(receipt: Receipt) -> str:
    return msgspec.json.format(msgspec.json.encode(receipt), indent=1).decode() + "\n"


def seen_in_log(log: GameLog[Any, Any]) -> ChanceVerifier:
    """Watches a whole game as a client would, and returns that client's verifier."""
    verifier = ChanceVerifier(log.game)
    view = log.game.view(log.game.initial(log.rules), None)
    for event in log.events:
        seen = event.seen_by(None)
        verifier.observe(view, seen, None)
        view = log.game.project(view, seen)
    return verifier


def receipt_problems(log: GameLog[Any, Any], receipt: Receipt) -> list[tuple[int, str]]:
    """Differences between log and receipt: the deal, counted from 1, and a message code."""
    if receipt.game != log.game.name:
        return [(0, "game")]
    verifier = seen_in_log(log)
    voided = {event.seed for event in log.events if isinstance(event, StartVoided)}
    logged = {dealing.seed: dealing for dealing in verifier.receipt(None).dealings}
    found: list[tuple[int, str]] = []
    for number, dealing in enumerate(receipt.dealings, 1):
        if dealing.seed not in logged:
            found.append((number, "missing"))
        else:
            codes = [
                *_differences(dealing, logged[dealing.seed], receipt, voided),
                *verifier.problems.get(dealing.seed, ()),
            ]
            found += ((number, code) for code in dict.fromkeys(codes))
    return found


def _differences(seen: Dealing, logged: Dealing, receipt: Receipt, voided: set[str]) -> list[str]:
    codes = []
    if (seen.listed, seen.seats, seen.commitments) != (logged.listed, logged.seats, logged.commitments):
        codes.append("list")
    void_starts = {void.seed for void in seen.void_starts}
    # a client also counts a start for which it revealed a nonce that the table never received
    if not {void.seed for void in logged.void_starts} <= void_starts <= voided:
        codes.append("void-starts")
    if (seen.players, seen.nonces) != (logged.players, logged.nonces):
        codes.append("nonces")
    used = dict(zip(logged.players, logged.nonces, strict=False))
    if seen.nonce and seen.present and receipt.seat is not None and used.get(receipt.seat) != seen.nonce:
        codes.append("own-nonce")
    pairs = zip(seen.draws, logged.draws, strict=False)
    fits = all((a.kind, a.items, a.drawn) == (b.kind, b.items, b.drawn[: len(a.drawn)]) for a, b in pairs)
    if len(seen.draws) > len(logged.draws) or not fits:
        codes.append("order")
    return codes
