"""The port's promises, tested with memory, SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from tercet.core.identity import NO_IDENTITY, Identity
from tercet.store.port import Entry, Moment, NoSuchTable, Record, Store, TableId, VersionConflict
from tests.store.conformance import (
    ANNA,
    BERT,
    START,
    STORES,
    Calendar,
    a_record,
    an_entry,
    append,
    change,
    read,
    run,
    save,
)

With = Callable[[Callable[[Store, Calendar], Awaitable[None]]], None]


@pytest.fixture(params=list(STORES))
def with_store(request: pytest.FixtureRequest, tmp_path: Path) -> With:
    def with_store(body: Callable[[Store, Calendar], Awaitable[None]]) -> None:
        async def main() -> None:
            calendar = Calendar()
            store = await STORES[request.param](tmp_path, calendar)
            try:
                await body(store, calendar)
            finally:
                await store.close()

        run(main)

    return with_store


def test_appended_entries_are_read_back_in_order(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        await save(store, a_record())
        entries = (an_entry(0, b"a", b"b"), an_entry(2, b"c", by=BERT), an_entry(3, b"", b"\x00\xff"))
        for entry in entries:
            await append(store, "t1", entry)
        history = await read(store, "t1")
        assert history.record == a_record()
        assert history.entries == entries
        assert history.version == 5

    with_store(body)


def test_an_append_at_another_version_is_refused_and_changes_nothing(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        await save(store, a_record())
        await append(store, "t1", an_entry(0, b"a"))
        for wrong in (0, 2):
            with pytest.raises(VersionConflict):
                await append(store, "t1", an_entry(wrong, b"b"))
        assert (await read(store, "t1")).entries == (an_entry(0, b"a"),)

    with_store(body)


def test_the_first_of_two_appends_for_one_version_wins(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        await save(store, a_record())
        answers = await asyncio.gather(
            append(store, "t1", an_entry(0, b"first")),
            append(store, "t1", an_entry(0, b"second")),
            return_exceptions=True,
        )
        assert answers[0] is None
        assert isinstance(answers[1], VersionConflict)
        assert [entry.events for entry in (await read(store, "t1")).entries] == [(b"first",)]

    with_store(body)


def test_appends_may_be_requested_before_the_last_is_answered(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        await save(store, a_record())
        await asyncio.gather(*(append(store, "t1", an_entry(version)) for version in range(300)))
        assert (await read(store, "t1")).version == 300

    with_store(body)


def test_an_append_after_a_refused_one_is_refused_too(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        await save(store, a_record())
        answers = await asyncio.gather(
            append(store, "t1", an_entry(1)), append(store, "t1", an_entry(2)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [VersionConflict, VersionConflict]

    with_store(body)


def test_tables_do_not_mix(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        names = [f"t{i}" for i in range(20)]
        for name in names:
            await save(store, a_record(name))
        await asyncio.gather(
            *(
                append(store, name, an_entry(version, f"{name}/{version}".encode()))
                for version in range(10)
                for name in names
            )
        )
        for name in names:
            events = [entry.events for entry in (await read(store, name)).entries]
            assert events == [(f"{name}/{version}".encode(),) for version in range(10)]

    with_store(body)


def test_an_unknown_table_is_reported_as_unknown(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        with pytest.raises(NoSuchTable):
            await read(store, "nowhere")
        with pytest.raises(NoSuchTable):
            await append(store, "nowhere", an_entry(0))

    with_store(body)


def test_no_answer_arrives_before_the_call_returns(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        answers: list[object] = []
        store.save(a_record(), answers.append)
        store.append(TableId("t1"), an_entry(0), answers.append)
        store.read(TableId("t1"), answers.append)
        assert answers == []
        while len(answers) < 3:
            await asyncio.sleep(0.001)

    with_store(body)


def test_a_host_may_change_their_table_but_not_its_rules(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        await save(store, a_record())
        changed = msgspec.structs.replace(a_record(), chat=True, listed=True, successor=TableId("t2"))
        await change(store, changed)
        assert (await read(store, "t1")).record == changed
        # the successor is never unset, whatever is saved meanwhile
        await change(store, msgspec.structs.replace(changed, successor=None, chat=False))
        assert (await read(store, "t1")).record == msgspec.structs.replace(changed, chat=False)
        with pytest.raises(NoSuchTable):
            await change(store, a_record("nowhere"))
        with pytest.raises(NoSuchTable):
            await read(store, "nowhere")

    with_store(body)


def test_a_guest_finds_their_finished_games_latest_first(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        for i in range(5):
            await save(store, a_record(f"t{i}"))
            await append(store, f"t{i}", an_entry(0), ANNA, BERT)
        await append(store, "t0", an_entry(1), finished=START + 10)
        await append(store, "t1", an_entry(1), finished=START + 30)
        await append(store, "t2", an_entry(1), finished=START + 20)
        games = await store.finished_tables_of(ANNA)
        assert [(game.table, game.finished - START) for game in games] == [("t1", 30), ("t2", 20), ("t0", 10)]
        assert games == await store.finished_tables_of(BERT)
        assert [game.table for game in await store.finished_tables_of(ANNA, limit=1)] == ["t1"]
        assert [game.table for game in await store.finished_tables_of(ANNA, before=Moment(START + 30))] == ["t2", "t0"]
        assert await store.finished_tables_of(Identity("somebody-else")) == ()
        await append(store, "t3", an_entry(1), finished=START + 30)
        first = await store.finished_tables_of(ANNA, limit=1)
        assert {game.table for game in first} == {"t1", "t3"}, "games that ended at the same time are not separated"
        assert [game.table for game in await store.finished_tables_of(ANNA, before=first[-1].finished, limit=1)] == [
            "t2"
        ]
        assert (await read(store, "t1")).record.finished == START + 30

    with_store(body)


def test_a_refused_append_seats_nobody_and_finishes_nothing(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        await save(store, a_record())
        with pytest.raises(VersionConflict):
            await append(store, "t1", an_entry(4), ANNA, finished=START)
        assert await store.tables_of(ANNA) == ()
        assert (await read(store, "t1")).record.finished is None

    with_store(body)


def test_a_deleted_guest_disappears_from_lists_and_logs_and_the_games_stay(with_store: With) -> None:
    def change(record: Record, entry: Entry) -> Entry:
        events = tuple(event.replace(b"Anna", b"?") for event in entry.events)
        by = NO_IDENTITY if entry.by == ANNA else entry.by
        return msgspec.structs.replace(entry, by=by, events=events)

    async def body(store: Store, _: Calendar) -> None:
        for name in ("t1", "t2", "other"):
            await save(store, a_record(name))
        await append(store, "t1", an_entry(0, b"Anna sits"), ANNA)
        await append(store, "t1", an_entry(1, b"Bert sits", by=BERT), BERT)
        await append(store, "t2", an_entry(0, b"Anna sits"), ANNA, finished=START)
        await append(store, "other", an_entry(0, b"Anna is only mentioned", by=BERT), BERT)
        assert set(await store.tables_of(ANNA)) == {"t1", "t2"}
        await save(store, a_record("nobody sat here"))
        assert set(await store.hosted_by(ANNA)) == {"t1", "other"}, "even where the game is not over"

        assert await store.erase_guest(ANNA, change) == 2
        assert await store.hosted_by(ANNA) == ()
        assert await store.finished_tables_of(ANNA) == ()
        assert await store.tables_of(ANNA) == ()
        history = await read(store, "t1")
        assert [(entry.by, entry.events) for entry in history.entries] == [("", (b"? sits",)), (BERT, (b"Bert sits",))]
        assert history.record.host == ""
        assert (await read(store, "t2")).entries[0].events == (b"? sits",)
        assert (await read(store, "other")).entries[0].events == (b"Anna is only mentioned",)
        await append(store, "t1", an_entry(2, b"and on it goes", by=BERT))

    with_store(body)


def test_sweeping_deletes_only_tables_that_are_too_old(with_store: With) -> None:
    async def body(store: Store, calendar: Calendar) -> None:
        for name in ("finished-early", "finished-late", "idle"):
            await save(store, a_record(name))
            await append(store, name, an_entry(0), ANNA)
        await append(store, "finished-early", an_entry(1), finished=START + 10)
        await append(store, "finished-late", an_entry(1), finished=START + 100)
        assert await store.delete_old_tables(finished_before=Moment(START), idle_before=Moment(START)) == ()
        calendar.moment = START + 50
        await save(store, a_record("busy"))
        await append(store, "busy", an_entry(0))
        deleted = await store.delete_old_tables(finished_before=Moment(START + 50), idle_before=Moment(START + 50))
        assert sorted(deleted) == ["finished-early", "idle"]
        assert set(await store.tables_of(ANNA)) == {"finished-late"}
        for name in ("finished-early", "idle"):
            with pytest.raises(NoSuchTable):
                await read(store, name)
        await append(store, "busy", an_entry(1))
        await append(store, "finished-late", an_entry(2))

    with_store(body)


def test_finished_games_are_listed_in_the_order_they_ended(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        for code, finished in (("t3", 30), ("Ta", 20), ("t1", 20), ("t2", 10), ("open", None)):
            await save(store, a_record(code))
            await append(store, code, an_entry(0), ANNA, finished=None if finished is None else START + finished)
        wanted = [(START + 10, "t2"), (START + 20, "Ta"), (START + 20, "t1"), (START + 30, "t3")]
        found: list[tuple[int, str]] = []
        after = (Moment(0), TableId(""))
        while some := await store.finished_tables(after=after, limit=2):
            assert len(some) <= 2
            found += some
            after = some[-1]
        assert found == wanted

    with_store(body)


def test_the_logs_of_finished_games_are_read_together(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        for code in ("t1", "t2", "open"):
            await save(store, a_record(code))
            await append(store, code, an_entry(0), ANNA)
        for code in ("t1", "t2"):
            await append(store, code, an_entry(1), finished=START + 10)
        asked = [TableId(code) for code in ("t1", "open", "nowhere", "t2", "\0")]
        found = {history.record.table: history for history in await store.finished_logs(asked)}
        assert set(found) == {"t1", "t2"}
        for code, history in found.items():
            whole = await read(store, code)
            assert (history.record, history.entries) == (whole.record, whole.entries)
        assert await store.finished_logs(()) == ()

    with_store(body)


def test_a_guest_finds_their_running_tables_newest_first(with_store: With) -> None:
    async def body(store: Store, _: Calendar) -> None:
        for code in ("t1", "t2", "t3", "t4"):
            await save(store, a_record(code))
            await append(store, code, an_entry(0), ANNA, *([BERT] if code == "t3" else []))
        await append(store, "t2", an_entry(1), finished=START + 10)
        assert await store.unfinished_tables_of(ANNA) == ("t4", "t3", "t1")
        assert await store.unfinished_tables_of(ANNA, limit=2) == ("t4", "t3")
        assert await store.unfinished_tables_of(BERT) == ("t3",)

    with_store(body)
