"""A card bot plays by the clauses, sees only a view, and is deterministic for a seed."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

import tercet
from tercet.bots import LEVELS, Answer, Bot, UnknownBot, make_bot
from tercet.bots.arena import Arena, Stalled
from tercet.bots.levels import LEVELS as CARD_LEVELS
from tercet.bots.match import play_match, seat_bots
from tercet.core.cardgame.commands import CallSet, ClaimSet, PointCards, SayNoSet
from tercet.core.cardgame.events import CallFailed, CardsAdded, SetCalled, SetTaken
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import EDITIONS, CardRules, edition
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.engine.game import Command, Millis
from tercet.core.engine.log import format_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Ready
from tercet.core.sets.cards import parse_cards
from tests.series import sample

LEVEL_NAMES = LEVELS["cards"]


def table(*names: str, seed: str = "1", rules: CardRules = EDITIONS["es"]) -> Arena:
    bots = [(name, make_bot("cards", name, f"{seed}/{i}")) for i, name in enumerate(names)]
    return seat_bots(CARD_GAME, rules, bots, seed)


class ReportingBot:
    """Records what a bot sees and does."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.views: list[Any] = []

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        self.views.append(view)
        return self.bot.answer(view, seat, now)


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_complete_games_end_and_every_event_follows_from_the_rules(name: str, players: int) -> None:
    for game in range(sample(2, 50)):
        seed = f"{name}/{game}"
        bots = [(level, make_bot("cards", level, f"{seed}/{level}")) for level in LEVEL_NAMES[:players]]
        outcome, log = play_match(CARD_GAME, EDITIONS[name], bots, seed)
        assert log.problems(RecomputedChance) == []
        assert outcome.winners
        assert outcome.refused == (0,) * players


@pytest.mark.parametrize(
    "changes",
    [
        {"style": "point"},
        {"no_set": "auto"},
        {"no_set": "checked"},
        {"deck": "solid"},
        {"deck": "solid", "layout": 9},
        {"point_seconds": 2},
        {"lock_seconds": 30},
        {"lock_seconds": 0},
        {"deals": 3},
        {"vote_seconds": 5},
    ],
)
def test_bots_follow_any_rules_the_host_sets(changes: dict[str, Any]) -> None:
    rules = edition("fr", **changes)
    for game in range(sample(2, 30)):
        bots = [(level, make_bot("cards", level, f"{game}/{level}")) for level in LEVEL_NAMES[:3]]
        outcome, log = play_match(CARD_GAME, rules, bots, str(game))
        assert log.problems() == []
        assert outcome.refused == (0, 0, 0)


def test_the_same_seed_gives_the_same_game() -> None:
    def played(seed: str) -> str:
        bots = [(level, make_bot("cards", level, f"{seed}/{level}")) for level in LEVEL_NAMES]
        return format_log(play_match(CARD_GAME, EDITIONS["es"], bots, seed)[1])

    assert played("7") == played("7")
    assert played("7") != played("8")


def test_a_bot_sees_a_view_and_never_the_state() -> None:
    bot = ReportingBot(make_bot("cards", "expert", "1"))
    arena = seat_bots(CARD_GAME, EDITIONS["es"], [("x", bot)], "1")
    arena.run()
    assert bot.views
    assert not any(isinstance(view, CardState) for view in bot.views)


def test_asking_twice_changes_nothing() -> None:
    arena = table("expert", "novice")
    while arena.play.state.phase != "play":
        arena.step()
    view, now = arena.play.view(0), arena.play.now
    bot = make_bot("cards", "expert", "9")
    first = bot.answer(view, Seat(0), now)
    assert first is not None
    later = Millis(now + 100)
    again = bot.answer(view, Seat(0), later)
    assert again is not None
    assert again.command == first.command
    assert again.delay == first.delay - 100


def test_C4_a_bot_points_in_time_even_with_two_seconds() -> None:
    rules = edition("es", point_seconds=2)
    for game in range(sample(5, 100)):
        arena = table("novice", "novice", seed=str(game), rules=rules)
        arena.run()
        assert all(event.reason == "wrong" for event in arena.play.events if isinstance(event, CallFailed))
        assert any(isinstance(event, SetCalled) for event in arena.play.events)


def test_C7_a_mistake_is_not_repeated_on_the_same_layout() -> None:
    for game in range(sample(10, 200)):
        arena = table("novice", seed=str(game))
        arena.run()
        pointed: set[tuple[int, ...]] = set()
        for event in arena.play.events:
            if isinstance(event, SetTaken | CardsAdded):
                pointed.clear()
            if isinstance(event, CallFailed):
                assert event.cards not in pointed
                pointed.add(event.cards)


def test_C7_after_a_wrong_claim_a_bot_waits_until_it_may_claim_again() -> None:
    rules = edition("fr", style="point", lock_seconds=30)
    for game in range(sample(6, 100)):
        arena = table("novice", "casual", "regular", seed=f"lock{game}", rules=rules)
        arena.run()
        assert not any(arena.refused.values())


def test_C8_a_bot_hesitates_before_it_says_no_set_and_may_be_wrong() -> None:
    overlooked = 0
    for game in range(sample(10, 100)):
        arena = table("novice", seed=f"vote{game}")
        arena.run()
        overlooked += arena.play.state.players[0].denied
    assert overlooked > 0


def test_C8_another_players_vote_shortens_a_bots_patience() -> None:
    arena = table("novice", "novice")
    while arena.play.state.phase != "play":
        arena.step()
    view, now = arena.play.view(0), arena.play.now
    alone = [vote_of(make_bot("cards", "novice", str(seed)), view, now) for seed in range(20)]
    voted = replace(view, votes=(Seat(1),))
    doubting = [vote_of(make_bot("cards", "novice", str(seed)), voted, now) for seed in range(20)]
    assert all(later > sooner for later, sooner in zip(alone, doubting, strict=True))
    novice = CARD_LEVELS["novice"]
    assert fmean(alone) == pytest.approx(1000 * novice.patience, rel=0.4)
    assert fmean(doubting) == pytest.approx(1000 * novice.second_look, rel=0.4)


def test_C8_a_bots_own_vote_leaves_its_patience_unchanged() -> None:
    arena = table("novice", "novice")
    while arena.play.state.phase != "play":
        arena.step()
    view, now = arena.play.view(0), arena.play.now
    bot = make_bot("cards", "novice", "1")
    before = vote_of(bot, view, now)
    assert bot.answer(without_sets(replace(view, votes=(Seat(0),))), Seat(0), now) is None, "one vote is enough"
    assert vote_of(bot, view, now) == before


def without_sets(view: CardView) -> CardView:
    """Leaves only two cards, so voting is the only option."""
    return replace(view, layout=(*view.layout[:2], *[None] * 10))


def vote_of(bot: Bot, view: CardView, now: Millis) -> int:
    answer = bot.answer(without_sets(view), Seat(0), now)
    assert answer is not None
    assert isinstance(answer.command, SayNoSet)
    return answer.delay


class Scripted:
    """Always gives the same answer."""

    def __init__(self, command: Command) -> None:
        self.command = command

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        if view.phase != "play":
            return Answer(Ready())
        return Answer(self.command)


def test_a_bot_that_is_always_refused_cannot_stop_the_others() -> None:
    bots: list[tuple[str, Bot]] = [
        ("stubborn", Scripted(PointCards(cards=(0, 1, 2)))),
        ("expert", make_bot("cards", "expert", "1")),
    ]
    outcome, log = play_match(CARD_GAME, EDITIONS["es"], bots, "1")
    assert outcome.winners == (1,)
    assert outcome.refused[0] > 0
    assert log.problems() == []


def test_a_bot_whose_commands_are_mostly_refused_is_warned_of_the_usual_reason() -> None:
    stubborn = Scripted(ClaimSet(cards=parse_cards("1RSO 2RSO 3RSO")))
    with pytest.warns(UserWarning, match=r"commands of Scripted \(seat 0\) were refused, most often ClaimSet: \w+"):
        tercet.bots.play([stubborn, "expert"], seed=1)


def test_C16_simultaneous_presses_are_decided_by_chance_and_recorded() -> None:
    called = set()
    for seed in range(20):
        bots: list[tuple[str, Bot]] = [("a", Scripted(CallSet())), ("b", Scripted(CallSet()))]
        arena = seat_bots(CARD_GAME, EDITIONS["es"], bots, str(seed))
        while not any(isinstance(event, SetCalled) for event in arena.play.events):
            arena.step()
        call = next(event for event in arena.play.events if isinstance(event, SetCalled))
        assert call.tie
        called.add(call.seat)
    assert called == {0, 1}


class Silent:
    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        return None


def test_a_game_in_which_nobody_will_ever_move_is_reported_with_all_options() -> None:
    said = r"everyone is waiting for someone else: in the phase 'lobby', Ada \(seat 0\) could send Ready$"
    with pytest.raises(Stalled, match=said):
        seat_bots(CARD_GAME, EDITIONS["es"], [("Ada", Silent())], "1").run()


class Stubborn:
    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        return Answer(ClaimSet(cards=parse_cards("1RSO 2RSO 3RSO")))


def test_a_bot_that_sends_only_refused_commands_learns_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tercet.bots.arena.MOST_STEPS", 10)
    said = r"not over after 10 steps: .*Ada \(seat 0\) could send Ready, but last sent ClaimSet, which was refused: \w+"
    with pytest.raises(Stalled, match=said):
        seat_bots(CARD_GAME, EDITIONS["es"], [("Ada", Stubborn())], "1").run()


class Mistaken:
    """Always names the first three cards."""

    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        commands = [command for command in view.legal(seat, now) if isinstance(command, ClaimSet | Ready)]
        return Answer(commands[0], 100) if commands else None


def test_bots_that_bring_no_news_stall_the_game_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tercet.bots.arena.MOST_STEPS_WITHOUT_NEWS", 20)
    rules = edition("fr", style="point")
    said = r"no new cards or dice in the bots' last 20 steps: .*Ada \(seat 0\) .*, and last sent ClaimSet$"
    with pytest.raises(Stalled, match=said):
        seat_bots(CARD_GAME, rules, [("Ada", Mistaken())], "3").run()
    with pytest.raises(Stalled, match=r"no new cards .*last sent Ready, which was refused"):
        seat_bots(CARD_GAME, rules, [("Ada", Scripted(Ready())), ("Bea", Scripted(Ready()))], "3").run()


class Broken:
    def answer(self, view: Any, seat: Seat, now: Millis) -> Answer | None:
        raise KeyError(3)


def test_an_exception_of_a_bot_names_the_bot_and_the_moment() -> None:
    with pytest.raises(KeyError) as caught:
        tercet.bots.play(["casual", Broken()], names=["Ada", "Bea"], seed=1)
    assert caught.value.__notes__ == ["The bot Bea (seat 1) raised this in the phase 'lobby', 0 ms into the game."]


def test_a_bot_without_an_answer_method_cannot_be_created() -> None:
    class Other(Bot):
        def decide(self, view: Any) -> None: ...

    with pytest.raises(TypeError, match="answer"):
        Other()  # type: ignore[abstract]


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match="novice"):
        make_bot("cards", "wizard", "1")
    with pytest.raises(UnknownBot, match="cards"):
        make_bot("chess", "novice", "1")
    with pytest.raises(UnknownBot):
        make_bot("cards", "no_such_module:Bot", "1")
