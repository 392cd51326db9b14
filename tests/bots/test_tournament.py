"""Tournaments are balanced and repeatable, and state their uncertainty."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tercet
from tercet.bots import Answer, play, tournament
from tercet.bots.match import MatchResult
from tercet.bots.ratings import around_mean, rate, standings, wilson
from tercet.bots.tournaments import TournamentGame, TournamentPlan, play_all, play_number
from tercet.cli import main
from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet
from tercet.core.cardgame.rules import EDITIONS
from tercet.core.cardgame.state import CardView
from tercet.core.engine.log import parse_log
from tercet.core.games import GAMES
from tercet.core.seating.commands import Ready

OWN_BOT = """
from tercet.bots import Answer
from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet
from tercet.core.seating.commands import Ready

class Yes:
    def __init__(self, seed):
        self.seed = seed

    def answer(self, view, seat, now):
        return Answer(SayNoSet() if view.phase == "play" else Ready(), 500)
"""


def plan(*bots: str, games: int = 1, seats: int = 2, save: str | None = None) -> TournamentPlan:
    return TournamentPlan(game="cards", rules=EDITIONS["es"], bots=bots, games=games, seats=seats, save=save)


def shown(played: list[TournamentGame]) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    return [(one.number, one.lineup, one.outcome.scores) for one in played]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (4, 3), (5, 5)])
def test_every_bot_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    lineups = list(plan(*["novice"] * bots, games=50, seats=seats).lineups())
    assert len(lineups) >= 50
    counts = Counter((seat, entrant) for lineup in lineups for seat, entrant in enumerate(lineup))
    assert len(counts) == bots * seats
    assert len(set(counts.values())) == 1


def test_a_game_is_the_same_on_one_core_and_on_two() -> None:
    meeting = plan("regular", "expert", "master", games=12)
    assert shown(play_all(meeting, cores=1)) == shown(play_all(meeting, cores=2))


def test_progress_is_reported_game_by_game() -> None:
    told: list[tuple[int, int]] = []
    play_all(plan("expert", "master", games=4), cores=1, progress=lambda done, total: told.append((done, total)))
    assert told == [(0, 4), (1, 4), (2, 4), (3, 4), (4, 4)]


def test_logs_are_saved_and_every_one_verifies(tmp_path: Path) -> None:
    played = play_all(plan("expert", "master", games=4, save=str(tmp_path / "logs")), cores=1)
    files = sorted((tmp_path / "logs").iterdir())
    assert [file.name for file in files][:2] == ["00001-expert-master.tercet", "00002-master-expert.tercet"]
    for file, one in zip(files, played, strict=True):
        log = parse_log(file.read_text(encoding="utf-8"), GAMES.values())
        assert log.problems() == []
        *_, last = log.states()
        assert last.scores == one.outcome.scores


def test_better_levels_rate_higher() -> None:
    meeting = plan("novice", "regular", "master", games=30)
    table = standings(meeting.names, play_all(meeting, cores=1))
    assert [one.name for one in table] == ["master", "regular", "novice"]
    assert sum(one.wins for one in table) == 30
    for one in table:
        assert one.score_interval[0] <= one.score <= one.score_interval[1]
        assert one.rating_interval[0] < one.rating < one.rating_interval[1]
        assert one.refused == 0


def test_a_tie_between_equals_changes_no_rating() -> None:
    tie = TournamentGame(
        1, (0, 1), MatchResult(scores=(9, 9), winners=(0, 1), refused=(0, 0), millis=1, thought=((), ()))
    )
    first, second = rate(("a", "b"), [tie])
    assert first[0] == pytest.approx(second[0])
    table = standings(("a", "b"), [tie])
    assert [one.wins for one in table] == [0.5, 0.5]


def test_intervals_match_the_textbook() -> None:
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-3)
    assert wilson(0, 10)[0] == 0
    assert around_mean([1, 2, 3, 4]) == pytest.approx((2.5 - 1.265, 2.5 + 1.265), abs=1e-3)


def test_the_same_bot_may_enter_twice_under_two_names() -> None:
    assert plan("expert", "expert", "master").names == ("expert-1", "expert-2", "master")


def test_a_users_bot_plays_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN_BOT)
    meeting = plan(f"{file}:Yes", "expert", games=2)
    assert meeting.names == ("Yes", "expert")
    assert play_number(meeting, 1, (0, 1)).outcome.winners == (1,)


@pytest.mark.parametrize("bots", [("expert",), ("expert", "wizard"), ("expert", "nowhere.py:Bot")])
def test_an_impossible_tournament_is_refused_before_the_first_game(bots: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"."):
        plan(*bots)


class First:
    """Takes no seed, like the tutorial's first bot."""

    def answer(self, view: CardView, seat: int, now: int) -> Answer | None:
        if view.phase != "play":
            return None if view.seating.chairs[seat].ready else Answer(Ready())
        found = tercet.find_sets(view.cards)
        if view.call is not None:
            return Answer(PointCards(cards=found[0])) if view.call.seat == seat else None
        return Answer(CallSet(seen=view.version) if found else SayNoSet(seen=view.version), 2000)


def test_python_gets_the_same_standings_as_the_command_prints(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tercet.bots.tournament(["expert", "master"], "fr", games=2, cores=1, save=tmp_path)
    assert main(["tournament", "expert", "master", "--edition", "fr", "--games", "2", "--cores", "1", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)["standings"]
    assert [(one.name, one.wins, one.points, one.rating) for one in table] == [
        (one["name"], one["wins"], one["points"], one["rating"]) for one in printed
    ]
    assert len(list(tmp_path.glob("*.tercet"))) == 2


@pytest.mark.parametrize("cores", [1, 2])
def test_a_class_enters_a_tournament_with_or_without_a_seed(cores: int) -> None:
    table = tercet.bots.tournament([First, "casual", First], games=1, cores=cores)
    assert {one.name for one in table} == {"First-1", "casual", "First-2"}


@pytest.mark.parametrize(
    ("bots", "options", "said"),
    [
        (["master"], {}, "2"),
        (["master", First()], {}, "pass the class First, not an instance of it"),
        ("master", {}, "pass a list"),
        (["master", "expert"], {"games": 0}, "games: a number from 1, not 0"),
        (["master", "wizard"], {}, "no bot called “wizard”"),
        (["master", "greedy"], {}, "“greedy” is a bot of the dice game. Here, choose learner, "),
        (["master", "greedy"], {"rules": "dice"}, "“master” is a bot of the card game. Here, choose beginner, "),
        (["master", "expert"], {"rules": "de"}, "unknown edition 'de'"),
    ],
)
def test_an_impossible_tournament_is_refused_with_the_reason(bots: Any, options: dict[str, Any], said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        tercet.bots.tournament(bots, **options)


def test_a_bot_that_other_processes_cannot_find_is_refused_with_the_way_out() -> None:
    class Local(First):
        pass

    for bot in (Local, lambda: Local()):  # noqa: PLW0108
        with pytest.raises(ValueError, match="define it at the top level of a file, or use cores=1"):
            tournament([bot, "novice"], games=2, cores=2)
    assert tournament([Local, "novice"], games=1, cores=1)[0].games == 2


def test_the_game_is_chosen_as_on_the_command_line_and_the_standings_say_how_many_were_played() -> None:
    table = tournament(["greedy", "beginner"], game="dice", games=1, cores=1)
    assert [one.games for one in table] == [2, 2]
    assert play(["beginner", "beginner"], game="dice", seed=1).game.name == "dice"
    assert play(["novice"], game="cards", variant="dots", seed=1).rules.deck == "dots"
    with pytest.raises(ValueError, match="game: 'cards' or 'dice', not 'chess'"):
        tournament(["greedy", "beginner"], game="chess")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="these are of the game 'cards', not of game='dice'"):
        tournament(["greedy", "beginner"], "fr", game="dice")
