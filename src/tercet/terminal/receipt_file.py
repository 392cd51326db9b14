"""Saving what this program saw of a table's chance, for `tercet verify --receipt` (P2)."""

from __future__ import annotations

from itertools import count
from pathlib import Path

from tercet.core.chance_verification import Receipt
from tercet.core.receipts import format_receipt


class ReceiptFile:
    """One file for one session: the one that was named, or a new one in the current folder."""

    def __init__(self, path: str = "") -> None:
        self._path = Path(path) if path else None

    def save(self, receipt: Receipt, path: str = "") -> str:
        """Writes what was seen so far and returns the file's name; OSError if that fails."""
        if path:
            self._path = Path(path)
        elif self._path is None:
            self._path = _new_file(receipt.table)
        self._path.write_text(format_receipt(receipt), encoding="utf-8")
        return str(self._path)


def _new_file(table: str) -> Path:
    """A name that no other session has used here."""
    for number in count(1):
        path = Path(f"tercet-{table}{'' if number == 1 else f'-{number}'}.receipt.json")
        if not path.exists():
            return path
    raise AssertionError("numbers do not end")
