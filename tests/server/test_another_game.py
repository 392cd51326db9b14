"""A game unknown to the package is served, played, watched, stored, woken, replayed and verified."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tercet.bots.match import play_match
from tercet.bots.roster import LEVELS, make_bot
from tercet.cli import main
from tercet.cli.command import BAD_INPUT
from tercet.client import CommandRefused
from tercet.core.cardgame.commands import CallSet
from tercet.core.dicegame.questions import PreviewTurn
from tercet.core.engine.log import GameLog, LogError, format_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.games import GAMES, register, unregister
from tercet.core.seating.commands import Ready
from tercet.render.games import RENDERINGS, TextRendering, register_rendering
from tercet.results.log_to_rows.finished_table import READINGS, GameReading, read_table, register_reading
from tercet.store.log_files import read_log
from tercet.store.port import TableId
from tercet.wire.codec import BadMessage, read_client
from tests.results.finished import as_history
from tests.server.serving import run, running
from tests.toys import toy_game

GRABBED = b'{"type":"do","id":"a","command":{"type":"Grab"}}'


def environment() -> dict[str, str]:
    """The environment of a process that has loaded the game."""
    return {**os.environ, "TERCET_GAMES": "tests.toygame", "LANG": "C", "PYTHONPATH": os.pathsep.join(sys.path)}


def shown(table: Any) -> Any:
    """The part of the game that a client sees, however slowly it connects."""
    return table.view.phase, table.view.playing, table.view.number, table.view.gone


@pytest.fixture
def toy() -> Iterator[Any]:
    with toy_game() as module:
        yield module


def test_a_third_game_is_played_watched_stored_woken_replayed_and_verified(toy: Any, tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path / "data", bots=False) as server:
            anna, bert, carla = [await server.guest(name) for name in ("Anna", "Bert", "Carla")]
            code = await server.table(anna, game="grab", overrides={"numbers": 4})
            async with (
                server.join(code, anna) as one,
                server.join(code, bert) as two,
                server.join(code, carla, watch=True) as watcher,
            ):
                for table in (one, two):
                    await table.sit()
                for table in (one, two):
                    await table.do(Ready())
                for table in (one, two, watcher):
                    await table.until(lambda view: view.phase == "play")
                assert shown(one) == shown(two) == shown(watcher)
                assert type(watcher.view) is toy.GrabView

                assert await two.ask(toy.HowMany()) == toy.SoMany(3)
                with pytest.raises(CommandRefused, match="not this game"):
                    await two.ask(PreviewTurn(()))
                with pytest.raises(CommandRefused):
                    await two.do(CallSet())

                first = one.view.number
                await one.do(toy.Grab())
                card = await server.request("GET", f"/api/tables/{code}")
                assert (card["game"], card["phase"], card["scores"]) == ("grab", "play", [first, 0])

                before = server.context.registry.awake(TableId(code))
                server.context.registry.put_to_sleep(TableId(code))
                await two.do(toy.Grab())
                assert server.context.registry.awake(TableId(code)) is not before, "it was woken from its log"
                while one.view.phase != "over":
                    await one.do(toy.Grab())
                for table in (two, watcher):
                    await table.until(lambda view: view.phase == "over")
                assert shown(one) == shown(two) == shown(watcher)
                points = one.view.points()

            typed = [sys.executable, "-m", "tercet", "watch", f"{server.url}/t/{code}", "--lines"]
            process = await asyncio.create_subprocess_exec(*typed, env=environment(), stderr=subprocess.PIPE)
            _, said = await process.communicate()
            assert b"cannot show the game 'grab'" in said, said

            unregister(toy.GRAB)
            games = await server.request("GET", "/api/guests/me/games", token=anna.token)
            kept = [line["players"] for line in games["games"]]
            assert kept == [["Anna", "Bert"]], "its result was stored when it ended, and no longer needs the game"
            register(toy.GRAB)
            games = await server.request("GET", "/api/guests/me/games", token=anna.token)
            (told,) = games["games"]
            best = [seat for seat in points if points[seat] == max(points.values())]
            assert (told["game"], told["players"], told["winners"]) == ("grab", ["Anna", "Bert"], best)
            assert told["scores"] == [points[seat] for seat in sorted(points)]
            assert sum(told["scores"]) == 1 + 2 + 3 + 4

            status, _, text = await server.raw("GET", f"/api/tables/{code}/log")
            assert status == 200
            (tmp_path / "game.tercet").write_bytes(text)

        async with running(tmp_path / "data", bots=False) as server, server.join(code, carla, watch=True) as later:
            assert shown(later) == shown(one), "another server finds it in the store"

    run(body)
    log = read_log(tmp_path / "game.tercet", toy.GRAB)
    assert list(log.states())[-1].phase == "over"
    assert log.problems(RecomputedChance) == []

    tampered = tmp_path / "tampered.tercet"
    text = (tmp_path / "game.tercet").read_text()
    tampered.write_text(re.sub(r'("order":\[)(\d),(\d)', r"\1\3,\2", text))
    for path, code in ((tmp_path / "game.tercet", 0), (tampered, 1)):
        typed = [sys.executable, "-m", "tercet", "verify", str(path)]
        done = subprocess.run(typed, env=environment(), cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stdout + done.stderr
    typed = [sys.executable, "-m", "tercet", "replay", "--pictures", str(tmp_path / "game.tercet")]
    done = subprocess.run(typed, env=environment(), cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "Bert" in done.stdout
    assert "NumberShown: number=" in done.stdout, "a game without sentences is described by the names of its events"


def test_timed_events_of_a_third_game_happen_automatically(toy: Any, tmp_path: Path) -> None:
    async def body() -> None:
        overrides = {"numbers": 2, "show_seconds": 0.1}
        async with running(tmp_path, bots=False) as server, server.pair(game="grab", overrides=overrides) as (one, two):
            for table in (one, two):
                await table.sit()
            for table in (one, two):
                await table.do(Ready())
            await two.until(lambda view: view.phase == "over")
            assert sum(two.view.points().values()) == 0

    run(body)


def test_bots_of_a_third_game_run_in_the_bot_process(toy: Any, tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            anna = await server.guest("Anna")
            code = await server.table(anna, game="grab", bots=["eager"])
            async with server.join(code, anna) as table:
                await table.sit()
                await table.do(Ready())
                await table.until(lambda view: view.phase == "over")
                assert sum(table.view.points().values()) == 15

    run(body)


def test_the_wire_knows_a_game_only_while_it_is_registered(toy: Any) -> None:
    found: Any = read_client(GRABBED)
    assert type(found.command) is toy.Grab
    unregister(toy.GRAB)
    with pytest.raises(BadMessage):
        read_client(GRABBED)
    register(toy.GRAB)
    assert type(found.command) is toy.Grab
    assert LEVELS["grab"] == ("eager",)


def test_a_game_needs_nothing_but_its_rules(toy: Any) -> None:
    assert len(Path(toy.__file__).read_text().splitlines()) < 150


def test_a_taken_name_is_refused(toy: Any) -> None:
    with pytest.raises(ValueError, match="a game called 'cards'"):
        register(dataclasses.replace(toy.GRAB, name="cards"))
    other = type("CallSet", (toy.game.RaceCommand,), {}, frozen=True, kw_only=True)
    with pytest.raises(ValueError, match="message called 'CallSet'"):
        register(dataclasses.replace(toy.GRAB, name="snatch", commands=(other,)))
    assert "snatch" not in GAMES


def test_a_log_of_an_unknown_game_is_reported(tmp_path: Path) -> None:
    (tmp_path / "grab.tercet").write_text('{"tercet":1,"game":"grab","rules":{}}\n')
    with pytest.raises(LogError, match="unknown game 'grab'; this version knows cards, dice"):
        read_log(tmp_path / "grab.tercet")


def test_a_module_that_cannot_be_loaded_as_a_game_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERCET_GAMES", "nowhere.to.be.found")
    assert main(["verify", "game.tercet", "--lang", "en"]) == BAD_INPUT
    assert "'nowhere.to.be.found', named in TERCET_GAMES, cannot be loaded" in capsys.readouterr().err


def a_match(toy: Any) -> tuple[GameLog[Any, Any], dict[int, int]]:
    """A complete game between two bots, and their points."""
    bots = [(name, make_bot("grab", "eager", name)) for name in ("Ada", "Bob")]
    result, log = play_match(toy.GRAB, toy.GrabRules(), bots, "1")
    return log, dict(enumerate(result.scores))


def test_bots_of_a_third_game_play_in_virtual_time(toy: Any) -> None:
    log, points = a_match(toy)
    assert sum(points.values()) == 15
    assert log.problems(RecomputedChance) == []


def test_a_game_may_have_its_own_sentences_pictures_and_results(
    toy: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log, points = a_match(toy)
    file = tmp_path / "game.tercet"
    file.write_text(format_log(log))
    monkeypatch.setitem(RENDERINGS, "grab", TextRendering())  # removed after the test
    register_rendering(
        "grab",
        TextRendering(
            event_text=lambda event, names, words, reader: f"<{type(event).__name__} before {names}>",
            result_lines=lambda view, words: [f"sums: {view.points()}"],
            picture=lambda event, state, on: f"[number {state.number}]" if isinstance(event, toy.NumberShown) else "",
        ),
    )
    assert main(["replay", "--pictures", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "<NumberShown before ['Ada', 'Bob']>" in told
    assert f"sums: {points}" in told
    shown = [event.number for event in log.events if isinstance(event, toy.NumberShown)]
    assert re.findall(r"\[number (\w+)\]", told) == [str(number) for number in shown]


def test_a_game_may_define_the_facts_stored_about_it(toy: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    log, points = a_match(toy)
    history = as_history(toy.GRAB, log.rules, log.events, ["anna", "bert"], code="abcde")
    plain = read_table(history)
    assert plain is not None
    assert plain.result.rules == "grab"

    def facts(table: str, rules: Any, events: Any, seats: Any) -> None:
        for event in events:
            if isinstance(event, toy.NumberShown) and event.grabbed_by >= 0:
                seats[event.grabbed_by].hints += 1

    monkeypatch.setitem(READINGS, "grab", GameReading())  # removed after the test
    register_reading("grab", GameReading(facts, label=lambda rules: f"grab {rules.numbers}"))
    kept = read_table(history)
    assert kept is not None
    assert kept.result.rules == "grab 5"
    assert [seat.points for seat in kept.result.seats] == list(points.values())
    assert sum(one.hints for one in kept.facts) == 5, "each number was grabbed"
    assert sum(one.hints for one in plain.facts) == 0
