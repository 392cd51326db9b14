"""Notes about a table are stored with it, and deleted with any of its guests, since they may name them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercet.store.port import Entry, Record, TableId
from tests.store.conformance import ANNA, BERT, STORES, Calendar, MakeStore, a_record, an_entry, append, run, save

T1 = TableId("t1")


def unchanged(_: Record, entry: Entry) -> Entry:
    return entry


@pytest.mark.parametrize("make", STORES.values(), ids=STORES)
def test_notes_are_deleted_with_a_guest_they_may_name(tmp_path: Path, make: MakeStore) -> None:
    async def body() -> None:
        store = await make(tmp_path, Calendar())
        await save(store, a_record("t1"))
        await append(store, "t1", an_entry(0), ANNA, BERT)
        await store.save_note(T1, "board", b"Anna")
        await store.save_note(T1, "board", b"Anna, Bert")
        assert await store.note(T1, "board") == b"Anna, Bert"
        await store.save_note(TableId("none"), "board", b"nobody")
        assert await store.note(TableId("none"), "board") is None
        await store.erase_guest(ANNA, unchanged)
        assert await store.note(T1, "board") is None
        await store.close()

    run(body)
