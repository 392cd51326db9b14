"""Analyses of a game are stored with it, and name nobody who has been erased."""

from __future__ import annotations

from pathlib import Path

import pytest

from tercet.store.port import Entry, Record, TableId
from tests.store.conformance import ANNA, BERT, STORES, Calendar, MakeStore, a_record, an_entry, append, run, save

T1 = TableId("t1")


def unchanged(_: Record, entry: Entry) -> Entry:
    return entry


@pytest.mark.parametrize("make", STORES.values(), ids=STORES)
def test_an_analysis_names_nobody_who_was_forgotten(tmp_path: Path, make: MakeStore) -> None:
    async def body() -> None:
        store = await make(tmp_path, Calendar())
        await save(store, a_record("t1"))
        await append(store, "t1", an_entry(0), ANNA, BERT)
        await store.save_analysis(T1, "story", b"Anna, Bert", naming=(ANNA, BERT))
        assert await store.analysis(T1, "story") == b"Anna, Bert"
        await store.erase_guest(ANNA, unchanged)
        assert await store.analysis(T1, "story") is None
        await store.save_analysis(T1, "story", b"Anna, Bert", naming=(ANNA, BERT))
        assert await store.analysis(T1, "story") is None, "it was worked out before"
        await store.save_analysis(T1, "story", b"Bert", naming=(BERT,))
        assert await store.analysis(T1, "story") == b"Bert"
        await store.close()

    run(body)
