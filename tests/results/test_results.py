"""Stored results: the same in memory and in SQLite, once, in any order, and without deleted guests."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from tercet.core.engine.seats import Seat
from tercet.core.identity import Identity
from tercet.core.puzzle.rules import PuzzleRules
from tercet.results.daily_board import BoardNote, Listing
from tercet.results.daily_results import Streak
from tercet.results.database.memory import MemoryResults
from tercet.results.database.postgres import open_postgres_results
from tercet.results.database.sqlite import SqliteResults, open_results
from tercet.results.log_to_rows.finished_table import attempt_code, read_table
from tercet.results.log_to_rows.player_facts import PlayerFacts, merge_facts
from tercet.results.port import Ended, FinishedTable, GameFilter, GameResult, Results, SeatResult, date_of
from tercet.store.port import History, Moment, TableId
from tests.postgres import shared_postgres
from tests.results.finished import DAY, NOON, card_game, solved_puzzle
from tests.series import sample

ANA, BEA, CAI, BOT = (Identity(name) for name in ("ana", "bea", "cai", "bot:expert"))
KINDS = ("memory", "sqlite", "postgres")


def kept(history: History) -> FinishedTable:
    found = read_table(history)
    assert found is not None
    return found


def some_games() -> list[FinishedTable]:
    """Two people, a bot, a solo player, and two days of puzzles."""
    histories = [
        card_game(["ana", "bea"], code="duel-1", seed=1, finished=NOON),
        card_game(["bea", "ana"], code="duel-2", seed=2, finished=NOON + DAY),
        card_game(["ana", "bot:expert:x1"], code="robot-1", seed=3, finished=NOON + 5000),
        card_game(["bot:expert:x2", "bot:expert:x3"], code="robots", seed=4, finished=NOON + 6000),
        card_game(["cai"], code="alone-1", seed=5, finished=NOON + 7000),
        card_game(["ana"], code="alone-2", seed=6, finished=NOON + 8000),
        solved_puzzle("ana", seconds=3),
        solved_puzzle("bea", seconds=2, wrong=2, name="Bea"),
        solved_puzzle("cai", seconds=2, wrong=1, name="Cai"),
        solved_puzzle("ana", date="2026-11-16", created=NOON + DAY, size="full"),
    ]
    return [listed(kept(history)) for history in histories]


def listed(game: FinishedTable) -> FinishedTable:
    """Adds a name for the public board to a day's puzzle; every player has a different address."""
    if game.daily is None:
        return game
    (seat,) = game.result.seats
    return replace(game, daily=replace(game.daily, note=BoardNote(seat.name, f"home of {seat.player}")))


@asynccontextmanager
async def opened(kind: str, folder: Path) -> AsyncIterator[Results]:
    results: Results
    if kind == "postgres":
        results = await open_postgres_results(shared_postgres().url())
    else:
        results = MemoryResults() if kind == "memory" else SqliteResults(folder / "results.db")
    try:
        yield results
    finally:
        await results.close()


def run(body: Callable[[Results], Awaitable[None]], kind: str, folder: Path) -> None:
    async def main() -> None:
        async with opened(kind, folder) as results:
            await body(results)

    asyncio.run(main())


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_is_stored_once(kind: str, tmp_path: Path) -> None:
    async def body(results: Results) -> None:
        for game in some_games():
            assert await results.add(game)
        before = await results.everything()
        for game in some_games():
            assert not await results.add(game)
        assert await results.everything() == before
        assert await results.knows([TableId("duel-1"), TableId("nowhere")]) == {"duel-1"}
        assert await results.latest() == max(game.result.finished for game in some_games())

    run(body, kind, tmp_path)


def test_both_kinds_store_the_same_in_any_order(tmp_path: Path) -> None:
    async def body() -> None:
        wanted = None
        for number in range(sample(3, 20)):
            games = some_games()
            random.Random(number).shuffle(games)
            for kind in KINDS:
                folder = tmp_path / f"{number}"
                folder.mkdir(exist_ok=True)
                async with opened(kind, folder) as results:
                    for game in games:
                        await results.add(game)
                    wanted = wanted or await results.everything()
                    assert await results.everything() == wanted, (number, kind)

    asyncio.run(body())


@pytest.mark.parametrize("kind", KINDS)
def test_a_players_games_are_listed_latest_first_and_filtered(kind: str, tmp_path: Path) -> None:
    async def body(results: Results) -> None:
        for game in some_games():
            await results.add(game)

        async def codes(player: Identity = ANA, **wanted: object) -> list[str]:
            found = await results.games_of(player, GameFilter(**wanted))  # type: ignore[arg-type]
            return [game.table for game in found]

        easy, full = attempt_code("ana", "2026-11-15", "easy"), attempt_code("ana", "2026-11-16", "full")
        everything = [full, "duel-2", easy, "alone-2", "robot-1", "duel-1"]
        assert await codes() == everything
        assert await codes(game="cards") == ["duel-2", "alone-2", "robot-1", "duel-1"]
        assert await codes(solo=True) == [full, easy, "alone-2"]
        assert await codes(solo=False) == ["duel-2", "robot-1", "duel-1"]
        assert await codes(opponent=BEA) == ["duel-2", "duel-1"]
        assert await codes(opponent=BOT) == ["robot-1"]
        assert await codes(opponent=ANA) == [], "nobody plays with themselves"
        assert await codes(rules="cards es solid 9") == ["duel-2", "alone-2", "robot-1", "duel-1"]
        assert await codes(rules="puzzle daily full") == [full]
        assert await codes(rules="puzzle") == []
        assert await results.rules_of(ANA) == ("cards es solid 9", "puzzle daily easy", "puzzle daily full")
        assert await results.rules_of(Identity("nobody")) == ()
        assert await codes(since=Moment(NOON + 1000), until=Moment(NOON + DAY)) == [easy, "alone-2", "robot-1"]
        assert await codes(BOT, game="cards") == ["robots", "robot-1"]
        assert await codes(Identity("nobody")) == []
        paged: list[str] = []
        before = None
        while page := await results.games_of(ANA, GameFilter(), before=before, limit=4):
            paged += [game.table for game in page]
            before = (page[-1].finished, page[-1].table)
        assert paged == everything

    run(body, kind, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_days_add_up_to_all_games_and_bots_of_a_level_are_one_player(kind: str, tmp_path: Path) -> None:
    async def body(results: Results) -> None:
        games = some_games()
        for game in games:
            await results.add(game)
        for player in (ANA, BEA, CAI, BOT):
            own = [
                facts
                for game in games
                for seat, facts in zip(game.result.seats, game.facts, strict=True)
                if seat.player == player
            ]
            days = await results.days_of(player)
            assert merge_facts(day.facts for day in days) == merge_facts(own)
            assert [day.day for day in days] == sorted(day.day for day in days)
        assert [day.day for day in await results.days_of(ANA, since="2026-11-16")] == ["2026-11-16"] * 2
        assert [day.game for day in await results.days_of(ANA, game="puzzle")] == ["puzzle"] * 2

    run(body, kind, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_opponents_are_listed_with_wins_and_losses(kind: str, tmp_path: Path) -> None:
    async def body(results: Results) -> None:
        games = some_games()
        for game in games:
            await results.add(game)
        duels = [game.result for game in games if game.result.table.startswith("duel")]
        won = sum(seat.place == 1 for duel in duels for seat in duel.seats if seat.player == ANA)
        shared = sum(all(seat.place == 1 for seat in duel.seats) for duel in duels)
        met = {meeting.opponent: meeting for meeting in await results.meetings_of(ANA)}
        assert set(met) == {BEA, BOT}
        assert (met[BEA].games, met[BEA].wins, met[BEA].losses) == (2, won - shared, 2 - won)
        back = {meeting.opponent: meeting for meeting in await results.meetings_of(BEA)}[ANA]
        assert (back.games, back.wins, back.losses) == (2, met[BEA].losses, met[BEA].wins)
        assert await results.meetings_of(BOT) == (), "bots have no list of people"

    run(body, kind, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_against_two_bots_of_a_level_counts_once(kind: str, tmp_path: Path) -> None:
    def race(number: int, *places: int) -> FinishedTable:
        players = [(BOT, "Expert"), (ANA, "Ana"), (BOT, "Expert 2")]
        seats = tuple(
            SeatResult(Seat(seat), player, name, 9 - place, place, True)
            for seat, ((player, name), place) in enumerate(zip(players, places, strict=True))
        )
        result = GameResult(
            TableId(f"race-{number}"), "cards", "cards es full 12", Moment(NOON + number), 60_000, seats
        )
        return FinishedTable(result, (PlayerFacts(),) * 3)

    async def body(results: Results) -> None:
        for number, places in enumerate([(1, 2, 3), (3, 1, 2), (1, 1, 3), (3, 2, 1)]):
            await results.add(race(number, *places))
        (met,) = await results.meetings_of(ANA)
        assert met.opponent == BOT
        assert met.name == "Expert", "the level has no number"
        assert (met.games, met.wins, met.losses) == (4, 1, 2), "only those who beat every bot of a level have beaten it"

    run(body, kind, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_wins_in_a_row_are_counted_in_the_order_games_ended(kind: str, tmp_path: Path) -> None:
    async def body(results: Results) -> None:
        order = [*enumerate("wwlwwwdwnw"), (10, "s")]
        random.Random(1).shuffle(order)
        for number, what in order:
            await results.add(game_that_ended(number, what))
        assert await results.win_streak(ANA) == Streak(6, 6), "a shared win counts, a game nobody won does not"
        assert await results.win_streak(BEA) == Streak(0, 1)
        assert await results.win_streak(ANA, since=date_of(Moment(NOON + 5 * DAY))) == Streak(4, 4)
        assert await results.win_streak(ANA, game="dice") == Streak()
        await results.add(game_that_ended(11, "l"))
        assert await results.win_streak(ANA) == Streak(0, 6)

    run(body, kind, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_games_are_filtered_by_their_outcome_for_the_player(kind: str, tmp_path: Path) -> None:
    async def body(results: Results) -> None:
        await results.add_all([game_that_ended(number, what) for number, what in enumerate("wldnswl")])

        async def numbers(player: Identity, ended: Ended) -> list[int]:
            found = await results.games_of(player, GameFilter(ended=ended))
            return [int(game.table.removeprefix("game-")) for game in found]

        assert (await numbers(ANA, "won"), await numbers(BEA, "lost")) == ([5, 0], [5, 0])
        assert (await numbers(ANA, "lost"), await numbers(BEA, "won")) == ([6, 1], [6, 1])
        assert (await numbers(ANA, "shared"), await numbers(BEA, "shared")) == ([2], [2])

    run(body, kind, tmp_path)


def game_that_ended(number: int, what: str) -> FinishedTable:
    """Ana against Bea on one of several days: won, lost, tied, without a winner, or solo."""
    ana, bea = {"w": (1, 2), "l": (2, 1), "d": (1, 1), "n": (None, None), "s": (1, 1)}[what]
    both = (
        SeatResult(Seat(0), ANA, "Ana", 1, ana, stayed=True),
        SeatResult(Seat(1), BEA, f"Bea {number}", 1, bea, stayed=True),
    )
    seats = both[: 1 if what == "s" else 2]
    finished = Moment(NOON + number * DAY)
    result = GameResult(TableId(f"game-{number}"), "cards", "cards es full 12", finished, 1000, seats)
    return FinishedTable(result, tuple(PlayerFacts(games=1) for _ in seats))


def test_the_last_of_games_that_ended_together_names_the_opponent_in_any_order(tmp_path: Path) -> None:
    async def body() -> None:
        games = [game_that_ended(number, "w") for number in range(4)]
        games = [replace(game, result=replace(game.result, finished=NOON)) for game in games]
        for number, order in enumerate((games, games[::-1])):
            for kind in KINDS:
                folder = tmp_path / f"{number}"
                folder.mkdir(exist_ok=True)
                async with opened(kind, folder) as results:
                    for game in order:
                        await results.add(game)
                    (met,) = await results.meetings_of(ANA)
                    assert (met.name, met.games) == ("Bea 3", 4), (number, kind)

    asyncio.run(body())


@pytest.mark.parametrize("kind", KINDS)
def test_a_days_board_ranks_by_time_and_then_by_wrong_picks(kind: str, tmp_path: Path) -> None:
    async def body(results: Results) -> None:
        for game in some_games():
            await results.add(game)
        board = await results.board("2026-11-15", "easy", limit=10)
        assert [(line.rank, line.name, line.elapsed, line.wrong) for line in board] == [
            (1, "Cai", 8000, 1),
            (2, "Bea", 8000, 2),
            (3, "Ana", 12_000, 0),
        ]
        assert await results.board("2026-11-15", "easy", limit=1) == board[:1]
        among = await results.board("2026-11-15", "easy", limit=10, among=ANA)
        assert [(line.rank, line.name) for line in among] == [(1, "Bea"), (2, "Ana")]
        # Z9: the name given for the board applies to both
        note = await results.note_of(among[1].table)
        assert note is not None
        await results.note_time(among[1].table, replace(note, name="Anna"))
        named = await results.board("2026-11-15", "easy", limit=10, among=ANA)
        assert [line.name for line in named] == ["Bea", "Anna"]
        await results.note_time(among[1].table, note)
        standing = await results.standing("2026-11-15", "easy", BEA)
        assert standing is not None
        assert (standing.entry, standing.count) == (board[1], 3)
        assert await results.standing("2026-11-15", "full", BEA) is None
        assert await results.count_listed("2026-11-15", "easy") == 3
        assert await results.count_listed("2026-11-14", "easy") == 0
        assert await results.daily_dates(ANA) == ("2026-11-16", "2026-11-15")
        await results.add(listed(kept(solved_puzzle("dan", seconds=2, wrong=1, name="Dan"))))
        ranks = [line.rank for line in await results.board("2026-11-15", "easy", limit=10)]
        assert ranks == [1, 1, 3, 4], "equals share a rank"

    run(body, kind, tmp_path)


@pytest.mark.parametrize("kind", KINDS)
def test_Z9_the_public_board_lists_one_credible_time_per_address(kind: str, tmp_path: Path) -> None:
    days = [f"2026-11-{day}" for day in (10, 11, 12)]
    earlier = [
        kept(solved_puzzle(who, date=date, seconds=6, created=NOON - (5 - place) * DAY))
        for who in ("sam", "tom")
        for place, date in enumerate(days)
    ]
    notes = {
        "ana": (3.0, BoardNote("Ana", "home"), "listed"),
        "ann": (3.1, BoardNote("Ann", "home"), "outdone"),
        "bea": (3.2, BoardNote("", "other"), "unlisted"),
        "bot": (0.41, BoardNote("Fast", "home"), "held"),
        "cai": (0.41, BoardNote("Cai", "gym", "confirmed"), "listed"),
        "dan": (2.0, BoardNote("Dan", "bar", "removed"), "removed"),
        "eva": (2.4, BoardNote("Eva", "bar"), "listed"),
        "sam": (2.2, BoardNote("Sam", "sea"), "held"),
        "tom": (2.6, BoardNote("Tom", "hut"), "listed"),
        "uwe": (3.3, BoardNote("Uwe"), "listed"),
        "uli": (3.4, BoardNote("Uli"), "listed"),
    }

    async def body(results: Results) -> None:
        assert await results.add_all(earlier) == 6
        for who, (seconds, note, _) in notes.items():
            game = kept(solved_puzzle(who, seconds=seconds, name=who))
            await results.add(game)
            assert await results.note_time(game.result.table, note)
            assert await results.note_of(game.result.table) == note
        date, size = "2026-11-15", "easy"
        found: dict[str, Listing] = {}
        for who in notes:
            standing = await results.standing(date, size, Identity(who))
            assert standing is not None
            found[who] = standing.entry.listing
        assert found == {who: wanted for who, (_, _, wanted) in notes.items()}
        public = [line.name for line in await results.board(date, size, limit=20)]
        assert public == ["Cai", "Eva", "Tom", "Ana", "Uwe", "Uli"]
        assert await results.count_listed(date, size) == 6
        standing = await results.standing(date, size, Identity("ann"))
        assert standing is not None
        assert (standing.entry.rank, standing.count) == (5, 7), "where it would rank"
        seen = [(line.name, line.listing) for line in await results.submitted(date, size, limit=4)]
        assert seen == [("Cai", "listed"), ("Fast", "held"), ("Dan", "removed"), ("Sam", "held")]
        assert not await results.note_time(TableId("nowhere"), BoardNote())
        assert await results.note_of(TableId("nowhere")) is None

    run(body, kind, tmp_path)


def test_a_deleted_guest_is_in_no_result_of_either_kind(tmp_path: Path) -> None:
    async def body() -> None:
        left = []
        for kind in KINDS:
            async with opened(kind, tmp_path) as results:
                for game in some_games():
                    await results.add(game)
                await results.erase_player(ANA, "—")
                assert await results.games_of(ANA, GameFilter()) == ()
                assert await results.days_of(ANA) == ()
                assert {meeting.opponent for meeting in await results.meetings_of(BEA)} == set()
                (latest, *_) = await results.games_of(BEA, GameFilter(game="cards"))
                assert sorted(seat.name for seat in latest.seats) == ["P0", "—"]
                left.append(await results.everything())
                assert b"\xa3ana" not in left[-1]
        assert left == left[:1] * len(KINDS)
        assert not any(b"ana" in file.read_bytes() for file in tmp_path.iterdir()), (
            "nor in the files SQLite leaves behind"
        )

    asyncio.run(body())


@pytest.mark.parametrize("kind", KINDS)
def test_old_days_are_deleted_completely(kind: str, tmp_path: Path) -> None:
    async def body(results: Results) -> None:
        for game in some_games():
            await results.add(game)
        await results.delete_old(Moment(NOON + DAY + 1))
        assert [game.table for game in await results.games_of(ANA, GameFilter())][-1] == "duel-2"
        assert {day.day for day in await results.days_of(ANA)} == {"2026-11-16"}
        assert await results.board("2026-11-15", "easy", limit=9) == ()

    run(body, kind, tmp_path)


def test_after_old_games_are_deleted_only_the_rest_counts(tmp_path: Path) -> None:
    """Head-to-head counts, too: games whose logs are gone no longer count."""

    async def body() -> None:
        midnight = NOON + DAY // 2
        games = [game_that_ended(number, what) for number, what in enumerate("wlwwd")] + some_games()
        games.append(listed(kept(solved_puzzle("dan", seconds=10, created=midnight - 30_000))))
        before = Moment(NOON + DAY)
        left = MemoryResults()
        for game in games:
            if game.result.day >= date_of(before):
                await left.add(game)
        wanted = await left.everything()
        assert await left.board("2026-11-15", "easy", limit=9), "solved after midnight"
        for kind in KINDS:
            async with opened(kind, tmp_path) as results:
                for game in games:
                    await results.add(game)
                assert await results.everything() != wanted
                await results.delete_old(before)
                assert await results.everything() == wanted, kind
                await results.clear()
                assert await results.everything() == await MemoryResults().everything()

    asyncio.run(body())


def test_a_file_of_another_version_is_recreated(tmp_path: Path) -> None:
    async def body() -> None:
        path = tmp_path / "results.db"
        results = open_results(path)
        await results.add(some_games()[0])
        await results.close()
        for version in (1, 99):
            with contextlib.closing(sqlite3.connect(path)) as db:
                db.execute(f"PRAGMA user_version = {version}")
            again = open_results(path)
            assert await again.latest() == 0
            assert await again.add(some_games()[0])
            await again.close()

    asyncio.run(body())


def test_a_damaged_file_is_recreated(tmp_path: Path) -> None:
    async def body() -> None:
        path = tmp_path / "results.db"
        path.write_bytes(b"this is no database, however long it is" * 200)
        results = open_results(path)
        assert await results.latest() == 0
        assert await results.add(some_games()[0])
        await results.close()
        again = open_results(path)
        assert await again.latest() == NOON
        await again.close()

    asyncio.run(body())


def test_Z8_only_the_first_attempt_on_its_own_day_counts() -> None:
    assert kept(solved_puzzle("ana")).daily is not None
    assert kept(solved_puzzle("ana", code="another")).daily is None, "a second attempt"
    assert kept(solved_puzzle("ana", code=attempt_code("bea", "2026-11-15", "easy"))).daily is None, "another player's"
    assert kept(solved_puzzle("ana", created=NOON + DAY)).daily is None, "started a day later"
    assert kept(solved_puzzle("ana", created=NOON - DAY)).daily is None, "or before its day"
    assert kept(solved_puzzle("ana", rules=PuzzleRules(number=4), code="practice")).daily is None
    assert kept(solved_puzzle("bot:expert:x")).daily is None


def test_Z8_a_time_the_log_does_not_prove_does_not_count() -> None:
    history = solved_puzzle("ana", seconds=30)
    forged = [
        entry
        if b"PuzzleSolved" not in entry.events[0]
        else type(entry)(
            entry.version, entry.by, "", (entry.events[0].replace(b'"elapsed":120000', b'"elapsed":20000'),)
        )
        for entry in history.entries
    ]
    assert forged != list(history.entries)
    found = kept(History(history.record, tuple(forged)))
    assert found.daily is None


def test_an_attempts_code_looks_like_a_tables_and_differs_per_player() -> None:
    codes = {attempt_code(guest, date, size) for guest in "abc" for date in ("x", "y") for size in ("easy", "full")}
    assert len(codes) == 12
    assert all(len(code) == 13 and set(code) <= set("abcdefghijkmnpqrstuvwxyz23456789") for code in codes)


def test_facts_add_up_in_any_order() -> None:
    facts = [fact for game in some_games() for fact in game.facts]
    wanted = merge_facts(facts)
    for number in range(20):
        random.Random(number).shuffle(facts)
        cut = random.Random(number).randrange(len(facts))
        assert merge_facts([merge_facts(facts[:cut]), merge_facts(facts[cut:])]) == wanted
    assert PlayerFacts() + wanted == wanted


def test_an_unfinished_or_never_started_game_has_no_result() -> None:
    history = solved_puzzle("ana")
    assert read_table(replace(history, record=replace(history.record, finished=None))) is None
    assert read_table(replace(history, record=replace(history.record, game="chess"))) is None
    assert read_table(replace(history, entries=history.entries[:2])) is None
    assert read_table(replace(history, entries=history.entries[3:])) is None, "damaged"
