"""The library's parts fit together: both games with the same loop, helpers for what bots do, and names people guess."""

from __future__ import annotations

import os
import pickle
import re
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from math import nan
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, get_type_hints

import pytest

import tercet
from tercet import Ready, dice
from tercet.bots import Answer
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.engine.log import GameLog
from tercet.core.guessed_names import guesses_for
from tercet.core.playthrough import Playthrough
from tercet.core.sets import card


@pytest.mark.parametrize(
    "game",
    [
        lambda: tercet.new_game(["Ada"], seed=1, deck="solid"),
        lambda: tercet.new_game(["Ada", "Blaise"], seed=1, deck="solid"),
        lambda: dice.new_game(["Ada", "Blaise"], seed=1),
    ],
)
def test_one_loop_plays_every_game_to_the_end(game: Callable[[], Playthrough[Any, Any, Any]]) -> None:
    play, rng = game(), Random(1)
    while not play.is_over:
        commands = play.legal()
        if commands:
            play.do(rng.choice(commands))
        else:
            play.wait()
    assert play.state.winners
    assert play.state.scores == tuple(player.score for player in play.state.players)


def test_waiting_ends_when_a_wrong_caller_may_call_again() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    game.take(0, game.state.cards[:3])
    assert not game.allows(tercet.CallSet(seat=0))
    game.wait()
    assert game.now == 3000
    assert game.allows(tercet.CallSet(seat=0))
    game.wait()
    assert game.now == 63_000, "nothing is due"


def test_a_dice_game_is_played_with_the_moves_the_library_lists() -> None:
    game = dice.new_game(["Ada", "Blaise"], seed=1)
    opener = next(seat for seat in (0, 1) if game.legal_turns(seat))
    opening, points = dice.legal_openings(game.state.players[opener].faces)[0]
    game.open(opener, opening)
    assert (game.state.phase, game.state.scores[opener]) == ("play", points)
    assert dice.format_turn(game.state.board) == dice.format_turn(opening)
    seat = game.state.to_play[0]
    for turn, points in dice.best_turns(game.state.board, game.state.players[seat].faces):
        game.play(seat, turn)
        assert game.state.scores[seat] == points


def test_the_turns_of_a_game_are_those_of_its_board_hand_and_rules() -> None:
    game = dice.new_game(["Ada", "Blaise"], seed=1, runs="once")
    for seat in (0, 1):
        hand = game.state.players[seat].faces
        assert game.legal_turns(seat) == dice.legal_turns(game.state.board, hand) == dice.legal_openings(hand)
        assert game.best_turns(seat, 2)[0] in game.legal_turns(seat)
        for turn, points in game.legal_turns(seat):
            assert dice.score(game.state.board, turn) == points
    game.open(0, game.best_turns(0)[0][0])
    board, hand = game.state.board, game.state.players[1].faces
    assert game.legal_turns(1) == dice.legal_turns(board, hand, game.rules.scoring)
    assert game.best_turns(1, 3) == dice.best_turns(board, hand, 3, game.rules.scoring) == game.view(1).best_turns(1, 3)
    assert dice.best_turns(board, [dice.format_hand([face]) for face in hand], 3, game.rules.scoring)
    assert board["e6"] == board.at("e6") is not None


def test_a_reason_prints_as_sentences_and_is_false_for_a_set() -> None:
    not_a_set = tercet.why_not("1RSO 2RSO 3GSO")
    assert not_a_set
    assert not not_a_set.is_set
    assert str(not_a_set[1]) == "colour: two are red, one is green"
    assert str(not_a_set).splitlines()[::2] == [
        "This is not a SET.",
        "  colour: two are red, one is green",
        "  shape: all three show ovals",
    ]
    assert not tercet.why_not("1RSO 2RSO 3RSO")
    assert len(tercet.why_not("1RSO 2RSO 3RSO")) == 4
    quads = tercet.variant("quads")
    assert str(quads.why_not("1RO 2GO 3PO 4KD")).startswith("These cards may not be taken together.\n  number: all")
    assert not quads.why_not("1RO 2RO 3RO 4RO")


def test_openings_include_every_order_and_every_face_of_a_wild() -> None:
    assert [dice.format_turn(turn) for turn, _ in dice.legal_openings("1RO 2RO 3RO")][:2] == [
        "1RO@e6 2RO@f6 3RO@g6",
        "1RO@e6 3RO@f6 2RO@g6",
    ]
    assert [points for _, points in dice.legal_openings("1RO 2RO *")] == [2] * 6
    assert len(dice.legal_openings("1RO * *")) == 3 * 27
    assert not dice.legal_openings("1RO 2RO 1GO")


def test_games_are_equal_if_they_are_in_the_same_state() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    again = pickle.loads(pickle.dumps(game))
    assert game == again
    game.call(0)
    assert game != again
    again.call(0)
    assert game == again
    assert game != "a game"


def test_a_card_can_be_created_under_all_expected_names() -> None:
    card = tercet.Card("2RSO")
    assert tercet.Card(number=2, colour="red", fill="solid", shape="oval") == card
    assert tercet.Card(number=2, color="red", fill="solid", shape="oval").color == "red"
    wrong: list[Callable[[], object]] = [
        tercet.Card,
        lambda: tercet.Card(number=2),
        lambda: tercet.Card(9, number=2),
        lambda: tercet.Card(1.5),  # type: ignore[arg-type]
    ]
    for make in wrong:
        with pytest.raises(TypeError, match="a card is"):
            make()
    with pytest.raises(ValueError, match="fill: 'blue' is not one of solid, striped, open"):
        tercet.Card(number=1, colour="red", fill="blue", shape="oval")


def test_three_cards_are_passed_together_or_one_by_one() -> None:
    assert tercet.is_set("1RSO 2RSO 3RSO")
    assert tercet.is_set(["1RSO", "2RSO", 18])
    assert tercet.why_not(("1RSO", "2RSO", "3RSO")) == tercet.why_not("1RSO", "2RSO", "3RSO")
    for wrong in ("1RSO 2RSO", ["1RSO"] * 4):
        with pytest.raises(ValueError, match=r"a SET has three cards, not \d"):
            tercet.is_set(wrong)
    with pytest.raises(TypeError, match="a card is"):
        tercet.is_set(1.5, 1, 2)  # type: ignore[call-overload]


def test_cards_are_dealt_without_a_game() -> None:
    assert len(tercet.deal()) == 12
    assert tercet.deal(seed=1) == tercet.deal(seed="1") != tercet.deal(seed=2)
    solid = tercet.new_game(["Ada"], deck="solid", seed=1).state
    assert tercet.deal(27, deck="solid", seed=1) == (*solid.cards, *solid.pile)
    assert tercet.new_game(variant="quads", seed=1).state.cards == tercet.deal(variant="quads", seed=1)
    assert {card.fill for card in tercet.deal(9, deck="solid")} == {"solid"}
    with pytest.raises(ValueError, match="0 to 81 can be dealt, not 82"):
        tercet.deal(82)
    with pytest.raises(ValueError, match="unknown deck 'blue'"):
        tercet.deal(deck="blue")


def test_pictures_are_saved_and_displayed_like_other_pictures(tmp_path: Path) -> None:
    picture = tercet.picture("1RSO 2RSO")
    picture.save(tmp_path / "two.svg")
    assert (tmp_path / "two.svg").read_text() == picture == picture._repr_html_()
    game = tercet.new_game(seed=1)
    assert game._repr_html_() == game._repr_svg_() == game.view()._repr_html_()
    assert str(game) == game.__rich__()
    assert tercet.picture(tercet.Card(0)) == tercet.picture([0])
    board = dice.new_game(seed=1).state.board
    assert tercet.picture(board) == board._repr_svg_()
    assert tercet.show(board) == str(board)
    assert len(repr(picture)) < 100


def test_few_cards_are_drawn_side_by_side() -> None:
    assert tercet.show("1RSO 2RSO 3RSO").count("\n") == 5
    assert tercet.show("1RSO 2RSO 3RSO", rows=3).count("\n") == 17
    heights = [tercet.picture(tercet.CARDS[:count]).count("translate(12 ") for count in (1, 4, 5, 8, 9, 12)]
    assert heights == [1, 1, 2, 2, 3, 3]


def test_public_functions_have_complete_type_hints() -> None:
    for function in (tercet.find_sets, tercet.has_set, tercet.is_set, tercet.third, tercet.why_not, tercet.deal):
        assert Any not in get_type_hints(function).values(), function.__name__


def test_logs_are_verified_from_files_logs_and_games(tmp_path: Path) -> None:
    game = tercet.new_game(seed=1)
    file = tmp_path / "game.tercet"
    tercet.write_log(file, game)
    assert tercet.verify(file) == tercet.verify(str(file)) == tercet.verify(game) == []


library: Any = tercet
"""Untyped, for calls that type checkers refuse."""


class Shouting:
    def answer(self, view: Any, seat: int, now: int) -> Any:
        return "SET!"


class Hasty:
    """A bot whose method takes too few arguments."""

    def answer(self, view: Any) -> None:
        raise AssertionError("never asked")


class Delayed:
    def __init__(self, delay: Any) -> None:
        self.delay = delay

    def answer(self, view: Any, seat: int, now: int) -> Any:
        return Answer(Ready(), self.delay)


def dealt_dice() -> Any:
    return library.dice.new_game(["Ada", "Blaise"], seed=1)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: library.new_game(2), "players: give the names as a list, such as ['Ada', 'Blaise'], not 2"),
        (lambda: library.new_game("Ada"), "not 'Ada'"),
        (lambda: library.new_game([1, 2]), "players: a name is a string, not 1"),
        (lambda: library.new_game(["Ada"], 5), "rules: the name of an edition, such as 'es', or CardRules, not 5"),
        (lambda: library.dice.new_game(2), "players: give the names as a list"),
        (lambda: library.parse_cards(None), "cards are a string such as '1RSO 2RSO', or a list of cards, not None"),
        (lambda: library.find_sets(5), "cards are a string"),
        (lambda: library.why_not(None), "or a list of cards, not None"),
        (lambda: library.replay("game.tercet", "foo"), "unknown game 'foo'; choose one of cards, dice, puzzle"),
        (
            lambda: library.write_log("game.tercet", 5),
            "write_log(path, game) takes a game, or a log",
        ),
        (lambda: library.verify(5), "this takes a file, a log or a game, not 5"),
        (lambda: library.lab.simulate("x"), "games: a number of games, not 'x'"),
        (lambda: library.lab.simulate(0), "at least one game must be played, not 0"),
        (lambda: library.lab.simulate_dice("x"), "games: a number of games, not 'x'"),
        (lambda: library.lab.simulate_dice(1, "x"), "players: how many, as a whole number, not 'x'"),
        (lambda: library.lab.roll_odds("x"), "dice: how many, as a whole number, not 'x'"),
        (lambda: library.lab.chance_of(3), "deal: one that lab.solo_deal(game.events) returns, not 3"),
        (lambda: library.rows.calls(3), "files, folders, logs or games, one or many, not 3"),
        (lambda: library.rows.calls([3]), "files, folders, logs or games, one or many, not 3"),
        (lambda: library.bots.play(["casual", "expert"], "dicee"), "'dicee'; choose one of es, pt, fr, he, dice"),
        (lambda: library.bots.play(["casual", Delayed("x")]), "Delayed (seat 1): an answer's delay is a number"),
        (lambda: library.bots.play(["casual", Delayed(nan)]), "such as 1500, not nan"),
        (lambda: library.picture("1RSO", card_width=nan), "card_width: a number above 0, not nan"),
        (lambda: library.show("1RSO", columns=nan), "columns: how wide the terminal is, as a whole number, not nan"),
        (lambda: dealt_dice().open(0, dealt_dice().best_turns(0)[0]), "a turn such as best_turns(seat)[0][0], not (("),
        (lambda: dealt_dice().play(0, 5), "dice: text such as '2RO@h7'"),
        (lambda: dealt_dice().best_turns(0, -1), "n: ask for one turn or more, not -1"),
        (lambda: dealt_dice().best_turns(0, "2"), "n: how many turns, as a whole number, not '2'"),
        (lambda: dealt_dice().best_turns(2), "seat: a number counted from 0 (0 is Ada, 1 is Blaise), not 2"),
        (lambda: dealt_dice().state.board["z1"], "this board has the squares a1 to k11, not 'z1'"),
        (lambda: library.dice.find_sets(3), "hand: faces, such as"),
        (lambda: library.dice.best_turns(dealt_dice().state.board, [1.5]), "or a string such as '1RO 2PD', not [1.5]"),
        *[
            (lambda start=start, seed=seed: start(seed=seed), f"seed: a whole number or a string, not {seed!r}")
            for start in (
                library.deal,
                library.new_game,
                library.dice.new_game,
                lambda seed: library.bots.play(["casual"], seed=seed),
                lambda seed: library.lab.simulate(1, seed=seed),
                lambda seed: library.lab.simulate_dice(1, seed=seed),
            )
            for seed in (1.0, True, ("a",))
        ],
        (lambda: library.bots.play(["master", Shouting()]), "'SET!' is not an Answer with a command"),
        (lambda: library.bots.play(["master", 5]), "5 is not a bot"),
        (lambda: library.bots.play(["master", Hasty()]), "def answer(self, view, seat, now)"),
        (lambda: library.bots.make_bot("cards", Hasty, "1"), "“Hasty.answer” must take a view, a seat and a time"),
        (lambda: library.dice.best_turns(dealt_dice().state, "1RO"), "board: one such as game.state.board"),
        (lambda: library.dice.best_turns(5, "2RO"), "board: one such as game.state.board, or a string such as '1RO@e6"),
        (
            lambda: library.dice.best_turns(dealt_dice().state.board, dealt_dice().state.players[0].dice),
            "hand: faces, such as game.state.players[0].faces",
        ),
        (lambda: list(library.dice.legal_turns(None, "1RO")), "board: one such as game.state.board"),
        (lambda: library.dice.best_turns(dealt_dice().state.board, 0), "hand: faces, such as"),
        (lambda: library.lab.solve_deal(library.deal(seed=1)), "a whole deck in order, such as tercet.deal(81)"),
        (lambda: library.lab.hand_odds("12"), "cards: the size of a hand, such as 12, not '12'"),
        (
            lambda: library.bots.play("master", "expert"),
            "a list of at least one level or bot, such as ['casual', 'expert']",
        ),
        (lambda: library.bots.play(["master"], variant="foo"), "unknown variant 'foo'; choose one of set, ultra"),
        (lambda: library.Card(2, "red", "solid", "oval"), "Card(number=2, colour='red', fill='solid', shape='oval')"),
        (lambda: library.Card(number=2, shading="solid"), "or all of number, colour, fill, shape"),
        (lambda: library.Card("two red ovals"), "unknown letter 'T' (expected number 1/2/3, colour R/G/P"),
        (lambda: library.Card("rojo"), "shape O/Q/D, as in 3PED)"),
        (lambda: library.format_cards(3), "cards are a string such as '1RSO 2RSO', or a list of cards, not 3"),
        (lambda: library.edition("dice"), "the dice game has its own rules: tercet.dice.dice_rules()"),
        (lambda: library.edition("es", hints="yes"), "hints: 'yes' is not True or False"),
        (lambda: library.is_set(*library.deal(3, variant="quads")), "is a card of the deck 'four'"),
        (lambda: library.edition("quads"), "quads is a variant: write variant='quads'"),
        (lambda: library.edition("es", penalties="none"), "unknown rule 'penalties'; did you mean 'penalty'?"),
        (lambda: library.CardRules(edition="es", deels=3), "unknown rule 'deels'; did you mean 'deals'?"),
        (lambda: library.dice.DiceRules(seat=3), "unknown rule 'seat'; did you mean 'seats'?"),
    ],
)
def test_mistakes_are_reported_with_what_was_expected(wrong: Callable[[], Any], sentence: str) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        wrong()
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: library.parse_card(5), "a card is written as a string such as '2RSO', not 5"),
        (lambda: library.deal("12"), "size: how many cards to deal, as a whole number, not '12'"),
        (lambda: library.daily(5), "day: a date, or a string such as '2026-11-15', not 5"),
        (lambda: library.new_game().take(0, None), "cards: a string such as '1RSO 2RSO 3RSO'"),
        (lambda: library.new_game().wait("x"), "seconds: a number, not 'x'"),
        (lambda: library.new_game().allows(5), "expected a command, such as Ready(seat=0), not 5"),
        (lambda: library.new_game().view(9), "seat: a number counted from 0 (0 is Player), not 9"),
        (lambda: library.new_game().legal("x"), "seat: a number counted from 0 (0 is Player), not 'x'"),
        (lambda: library.new_game(["Ada", "Blaise"], "dice"), "tercet.dice.new_game(['Ada', 'Blaise'])"),
        (lambda: library.dice.new_game(["Ada", "Blaise"], "es"), "rules: DiceRules"),
        (lambda: library.dice.parse_hand(5), "a hand is written as a string such as '2RO 1GD', not 5"),
        (lambda: library.dice.Board.of(library.dice.STANDARD, "1RO@e6"), "expected dice, such as parse_turn('1RO@e6')"),
        (lambda: library.new_game(["Ada"], bots=["casual"]), "tercet.bots.play(['casual', my_bot])"),
        (lambda: library.replay(5), "this takes a file, a log or a game, not 5"),
        (lambda: library.picture("1RSO").save("x.png"), "its file must end in .svg"),
        (lambda: library.picture("1RSO").save("x"), "its file must end in .svg"),
    ],
)
def test_errors_name_the_expected_values(wrong: Callable[[], object], sentence: str) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        wrong()
    assert sentence in str(caught.value)


@pytest.mark.parametrize(
    ("owner", "guessed", "ours"),
    [
        (tercet, "simulate", "tercet.lab.simulate"),
        (tercet, "match", "tercet.bots.play"),
        (tercet, "random_board", "tercet.deal"),
        (tercet, "Log", "tercet.GameLog"),
        (tercet.new_game(seed=1), "peek", "game.events[-1]"),
        (tercet.new_game(seed=1), "is_legal", "game.allows(command)"),
        (dice.new_game(seed=1), "push", "game.do(command), game.play(seat, turn)"),
        (tercet, "ALL_CARDS", "tercet.CARDS"),
        (tercet, "version", "tercet.__version__"),
        (tercet.envs, "parallel_env", "tercet.envs.cards_v0.parallel_env()"),
        (tercet.envs.dice_v0, "parallel_env", "tercet.envs.dice_v0.env()"),
        (dice.new_game(seed=1).view(0), "best_turn", "view.best_turns(seat)"),
        (dice.new_game(seed=1).state.board, "squares", "list(board.layout.squares())"),
        (dice.new_game(seed=1).state.board, "legal_turns", "dice.legal_turns(board, hand)"),
        (tercet, "play_game", "tercet.bots.play"),
        (tercet, "to_svg", "tercet.picture"),
        (tercet, "find_ultrasets", "tercet.variant('ultra').find"),
        (tercet, "complete_set", "tercet.third"),
        (tercet, "ultra", "tercet.variant('ultra')"),
        (tercet, "quads", "tercet.variant('quads')"),
        (tercet, "puzzle", "tercet.daily"),
        (tercet, "solo", "tercet.new_game()"),
        (tercet.bots, "random_bot", "view.legal(seat, now)"),
        (tercet.new_game(seed=1), "svg", "tercet.picture(game)"),
        (tercet.new_game(seed=1), "verify", "tercet.verify(game)"),
        (dice.new_game(seed=1), "replay", "tercet.replay(game)"),
        (dice.new_game(seed=1), "draw", "print(game)"),
        (dice, "opening", "dice.legal_openings"),
        (dice, "odds", "tercet.lab.roll_odds"),
        (dice, "tournament", "tercet.bots.tournament(bots, 'dice')"),
        (tercet, "tournament", "tercet.bots.tournament"),
        (tercet, "why", "tercet.why_not"),
        (tercet, "Bot", "tercet.bots.Bot"),
        (tercet, "Client", "tercet.connect"),
        (tercet, "league", "tercet.bots.tournament"),
        (tercet.bots, "Tournament", "tercet.bots.tournament"),
        (tercet.lab, "odds", "tercet.lab.hand_odds"),
        (tercet.bots, "play_match", "tercet.bots.play"),
        (dice, "Bot", "tercet.bots.Bot"),
        (dice, "is_set", "dice.find_sets"),
        (tercet.Card, "parse", "Card('2RSO')"),
        (tercet.Card, "random", "tercet.deal(1)"),
        (tercet.new_game(seed=1), "to_cards", "game.state.to_cards(numbers)"),
        (tercet.Card(9), "shading", "card.fill"),
        (tercet.Card(9), "symbol", "card.shape"),
        (tercet.deal(1, variant="quads", seed=1)[0], "count", "card.number"),
        (tercet.new_game(seed=1), "layout", "game.state.layout"),
        (tercet.new_game(seed=1), "play", "game.do(command)"),
        (tercet.new_game(seed=1), "save", "tercet.write_log(path, game)"),
        (tercet.new_game(seed=1), "board", "game.state.cards"),
        (tercet.new_game(seed=1).state, "sets", "tercet.find_sets(state.cards)"),
        (dice.new_game(seed=1).state, "deck", "state.bag"),
        (dice.new_game(seed=1), "hand", "game.state.players[seat].faces"),
        (dice.new_game(seed=1).view(0), "hand", "view.players[seat].faces"),
        (tercet.new_game(seed=1).view(0), "legal_moves", "view.legal(seat, now)"),
        (tercet.new_game(seed=1).state.players[0], "name", "game.players[seat]"),
        (dice.new_game(seed=1).state.players[0], "hand", "player.faces"),
        (dice.new_game(seed=1), "current_player", "game.state.turn"),
        (tercet, "solve", "tercet.find_sets"),
        (tercet, "load_log", "tercet.read_log"),
        (dice, "simulate", "tercet.lab.simulate_dice"),
        (tercet.new_game(seed=1), "deal_more", "game.say_no_set(seat)"),
        (tercet.new_game(seed=1), "time", "game.now"),
        (GameLog(CARD_GAME, tercet.edition("es"), ()), "scores", "list(log.states())[-1].scores"),
        (tercet.bots, "RandomBot", "view.legal(seat, now)"),
        (tercet.Card(9), "svg", "tercet.picture(card)"),
        (tercet.Card(9), "to_svg", "tercet.picture(card)"),
        (tercet.new_game(seed=1), "to_svg", "tercet.picture(game)"),
        (tercet.new_game(seed=1), "clone", "game.copy()"),
        (dice.new_game(seed=1), "is_finished", "game.is_over"),
        (dice.new_game(seed=1).state.board, "svg", "tercet.picture(board)"),
        (tercet.new_game(seed=1).view(0), "svg", "tercet.picture(view)"),
        (tercet, "save_svg", "tercet.picture(cards).save('cards.svg')"),
        (tercet, "probability", "tercet.lab.hand_odds"),
        (tercet.bots, "available", "tercet.bots.LEVELS"),
        (tercet.lab.hand_odds(12), "probability", "odds(), the chance that there is no SET"),
        (tercet.lab, "no_set_probability", "tercet.lab.hand_odds(12).odds()"),
        (tercet.bots, "GreedyBot", "tercet.bots.make_bot('cards', 'master')"),
        (tercet, "solver", "tercet.find_sets"),
        (tercet.picture("1RSO"), "svg", "str(picture)"),
        (tercet.new_game(seed=1), "play", "game.do(command), and game.take(seat, cards); a whole game is tercet.bots"),
        (GameLog(CARD_GAME, tercet.edition("es"), ()), "append", "game.do"),
    ],
)
def test_a_guessed_name_leads_to_the_right_one(
    owner: object, guessed: str, ours: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(AttributeError) as caught:
        getattr(owner, guessed)
    assert f"has no attribute '{guessed}'; there is {ours}" in str(caught.value)
    sys.__excepthook__(caught.type, caught.value, None)
    assert "Did you mean" not in capsys.readouterr().err, "our hint is the only one"


@pytest.mark.parametrize(
    ("line", "ours"),
    [
        ("from tercet import Game", "tercet.new_game"),
        ("from tercet import Card, Deck", "tercet.CARDS"),
        ("from tercet import Player", "tercet.new_game(['Ada', 'Blaise'])"),
        ("from tercet.dice import roll", "dice.new_game"),
        ("from tercet.bots import RandomBot", "view.legal(seat, now)"),
        ("from tercet.envs import make", "gymnasium.make('tercet/Cards-v0')"),
        ("from tercet.lab import odds", "tercet.lab.hand_odds"),
    ],
)
def test_a_guessed_import_is_answered_with_the_right_name(line: str, ours: str) -> None:
    name = line.rpartition(" ")[2]
    with pytest.raises(ImportError, match=f"cannot import name '{name}' from .*; there is {re.escape(ours)}"):
        exec(line)
    with pytest.raises(ImportError, match="cannot import name 'Gaem'"):
        exec("from tercet import Gaem")
    assert not hasattr(tercet, "Game"), "asking for an attribute is no import"


_THINGS = "game|state|view|board|cards?|dice|tercet"
_PROMISED = rf"(?<!')\b(?:{_THINGS})(?:\.\w+|\[seat\])+(?:\((?:{_THINGS})\))?"
"""What a hint names: an attribute, or a call with a thing that everybody has."""


def follow(hints: Iterable[str], game: Any) -> None:
    """Evaluates what hints name."""
    known = {"board": dice.new_game(seed=1).state.board, "card": tercet.Card(9), "cards": tercet.CARDS[:12]}
    seen = {"game": game, "state": game.state, "view": game.view(0), "dice": dice, "tercet": tercet, "seat": 0, **known}
    for hint in hints:
        for path in re.findall(_PROMISED, hint):
            eval(path, seen)


@pytest.mark.parametrize("game", [tercet.new_game(seed=1), dice.new_game(seed=1)], ids=["cards", "dice"])
def test_every_hint_of_a_game_names_something_that_this_game_has(game: Any) -> None:
    for owner in (game, game.state, game.view(0)):
        follow(guesses_for(type(owner)).values(), game)


@pytest.mark.parametrize(
    "owner", [tercet, tercet.bots, tercet.lab, tercet.envs, card, dice], ids=lambda module: str(module.__name__)
)
def test_every_hint_of_a_module_names_something_that_exists(owner: ModuleType) -> None:
    follow(owner._GUESSED.values(), (dice if owner is dice else tercet).new_game(seed=1))
    follow(guesses_for(dice.Board).values(), dice.new_game(seed=1))


@pytest.mark.parametrize("game", [tercet.new_game(seed=1), dice.new_game(seed=1)], ids=["cards", "dice"])
def test_a_game_is_drawn_like_its_view(game: Any) -> None:
    assert tercet.show(game) == str(game)
    assert str(tercet.picture(game)) == str(tercet.picture(game.view())) == game._repr_svg_()


def test_a_board_is_given_as_text_like_a_hand_and_begins_empty() -> None:
    drawn = "1RO@e6 2RO@f6 3RO@g6"
    assert dice.best_turns(drawn, "1RO 1GO *") == dice.best_turns(dice.parse_board(drawn), "1RO 1GO *")
    assert dice.legal_turns(drawn, "1RO 1GO") == dice.legal_turns(dice.parse_board(drawn), "1RO 1GO")
    assert dice.Board() == dice.Board.of(dice.STANDARD) == dice.new_game(seed=1).state.board
    assert dice.Board().lay(dice.parse_turn(drawn)) == dice.parse_board(drawn)


@pytest.mark.parametrize(
    "value",
    [tercet.new_game(seed=1), dice.new_game(seed=1), dice.parse_board("1RO@e6"), tercet.new_game(seed=1).view(0)],
)
def test_a_drawn_game_has_the_wanted_look_and_refuses_options_for_cards(value: Any) -> None:
    pictures = [tercet.picture(value, palette=palette) for palette in ("classic", "safe", "contrast", "mono")]
    assert len({str(picture) for picture in pictures}) == 4
    assert str(tercet.picture(value, language="he")) != str(pictures[0])
    assert "\x1b[" in tercet.show(value, colour=True)
    assert tercet.show(value, ascii_only=True).isascii()
    unknown: Any = "x"
    for draw in (tercet.picture, tercet.show):
        with pytest.raises(ValueError, match="unknown palette 'x'; choose one of classic, safe"):
            draw(value, palette=unknown)
        with pytest.raises(TypeError, match=r"^rows: only for cards, such as game\.state\.layout"):
            draw(value, rows=2)
    with pytest.raises(TypeError, match=r"^selected: only for cards"):
        tercet.picture(value, selected=["1RSO"])


@pytest.mark.parametrize(
    ("owner", "mistyped", "meant"),
    [(tercet, "find_sts", "find_sets"), (dice, "best_trns", "best_turns"), (tercet.new_game(seed=1), "legl", "legal")],
)
def test_python_suggests_the_nearest_name_if_we_do_not(
    owner: object, mistyped: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(AttributeError) as caught:
        getattr(owner, mistyped)
    sys.__excepthook__(caught.type, caught.value, None)
    assert f"Did you mean: '{meant}'?" in capsys.readouterr().err


def test_type_checkers_notice_a_name_that_does_not_exist() -> None:
    # `make check` complains about an ignored error that type checkers don't find
    with pytest.raises(AttributeError):
        print(tercet.fnid_sets)  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        print(tercet.bots.paly)  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        print(tercet.lab.sumilate)  # type: ignore[attr-defined]


def test_type_checkers_know_the_cards_of_a_game_as_cards() -> None:
    for variant in ("set", "five"):
        game = tercet.new_game(["Ada"], variant=variant, seed=2)
        first: tercet.Card = game.state.cards[0]
        assert first.colour in ("red", "green", "purple")
        found: tuple[tercet.Card, ...] = game.find()[0]
        game.take(0, found)
        won: tuple[tercet.Card, ...] = game.state.to_cards(game.state.players[0].won)
        assert sorted(map(str, won)) == sorted(map(str, found))
        slots = game.state.layout
        assert game.state.to_cards(slots) == tuple(card for card in slots if card is not None) == game.state.cards
    dealt: tercet.Card = tercet.deal(1, variant="five")[0]
    assert dealt.fill in ("solid", "striped", "open")
    three: tercet.CardSet = tercet.find_sets(tercet.new_game(seed=1).view(0).cards)[0]
    assert three[0].number in (1, 2, 3)


def test_cards_of_every_deck_have_their_features_as_attributes() -> None:
    (card,) = tercet.deal(1, variant="quads", seed=1)
    number, colour, shape = (feature.values[feature.of(card)] for feature in tercet.variant("quads").deck.features)
    same: Any = pickle.loads(pickle.dumps(card))
    assert (str(same.number), same.colour, same.color, same.shape) == (number, colour, colour, shape)
    assert not hasattr(card, "fill")


def test_a_refused_compound_move_changes_nothing() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    before = game.copy()
    with pytest.raises(tercet.Refusal, match="one red solid oval"):
        game.take(0, "1RSO 2RSO 3RSO")
    assert game == before
    assert game.state == before.state, "the call was undone together with the cards"
    match = dice.new_game(["Ada", "Blaise"], seed=1)
    untouched = match.copy()
    with pytest.raises(tercet.Refusal):
        match.open(0, dice.format_hand(match.state.players[0].faces[:2]))
    assert match == untouched


def test_events_of_a_variant_print_in_its_letters_everywhere(tmp_path: Path) -> None:
    game = tercet.new_game(["Ada"], variant="quads", seed=1)
    taking = game.find()[0]
    (taken,) = game.take(0, taking)
    assert f"cards={taking!r}" in repr(taken)
    file = tmp_path / "game.tercet"
    tercet.write_log(file, game)
    for events in (game.events, tercet.read_log(file).events, pickle.loads(pickle.dumps(game)).events):
        assert repr(events[-1]) == repr(taken)
        assert list(events) == game.events
    assert tercet.verify(file) == []


def test_dice_print_in_notation() -> None:
    hand = dice.parse_hand("1RO 2RO * 1GD")
    assert repr(hand) == "(1RO, 2RO, *, 1GD)"
    assert repr(dice.find_sets("1RO 1RO 1RO 3GQ")) == "[(1RO, 1RO, 1RO)]"
    assert len(dice.find_sets(hand)) == 3, "the WILD with any two"
    assert repr(dice.parse_turn("2RO@h7 *1GD@h8")) == "(2RO@h7, *1GD@h8)"
    assert repr(dice.new_game(seed=1).state.players[0].dice[0]).endswith(": 1PD>")


def test_an_illegal_turn_is_explained_in_sentences() -> None:
    board = dice.Board.of(dice.STANDARD, dice.parse_turn("1RO@e6 2RO@f6 3RO@g6"))
    with pytest.raises(dice.IllegalTurn, match="The dice on h4 and h5 are not in a new SET"):
        dice.score(board, dice.parse_turn("1GO@h4 1PO@h5"))


def test_an_edition_can_be_chosen_by_name_too() -> None:
    assert tercet.new_game(["Ada"], edition="fr").rules == tercet.EDITIONS["fr"]
    assert tercet.new_game(["Ada"], edition="he", deals=3).rules == tercet.edition("he", deals=3)
    with pytest.raises(tercet.RuleError, match="unknown edition 'de'"):
        tercet.new_game(["Ada"], edition="de")  # type: ignore[arg-type]


def test_rules_print_as_the_code_that_creates_them() -> None:
    rules = tercet.edition("fr", deals=3)
    assert repr(rules) == "edition('fr', deals=3)"
    assert repr(dice.dice_rules(exactly_three=True)) == "dice_rules(exactly_three=True)"
    quads = tercet.edition(variant="quads")
    assert (quads.deck, quads.law) == ("four", "quads")
    assert tercet.bots.play(["master"], variant="quads", seed=1).rules == quads


def test_a_file_that_is_not_a_log_is_reported_as_such(tmp_path: Path) -> None:
    file = tmp_path / "program.py"
    file.write_text("import tercet\n\tprint()\n")
    with pytest.raises(tercet.LogError, match="not the header of a Tercet log"):
        tercet.read_log(file)


def test_a_new_game_has_nothing_to_undo() -> None:
    for game in (library.new_game(["Ada", "Blaise"], seed=1), dice.new_game(["Ada", "Blaise"], seed=1)):
        with pytest.raises(IndexError, match="nothing to undo"):
            game.undo()
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    before = game.copy()
    game.call(0)
    game.undo()
    assert game == before


def test_a_game_is_replayed_from_memory(tmp_path: Path) -> None:
    game = tercet.new_game(seed=1)
    game.say_no_set(0)
    assert list(tercet.replay(game, "cards"))[-1] == game.state
    file = tmp_path / "game.tercet"
    tercet.write_log(file, game)
    assert list(tercet.replay(tercet.read_log(file, "cards"), "cards"))[-1] == game.state


def test_a_damaged_log_in_a_folder_is_named(tmp_path: Path) -> None:
    tercet.write_log(tmp_path / "a.tercet", tercet.new_game(seed=1))
    (tmp_path / "b.tercet").write_text("{")
    with pytest.raises(tercet.LogError, match=r"b\.tercet"):
        tercet.rows.games(tmp_path)


def test_an_unwritable_file_is_reported_by_the_requested_name(tmp_path: Path) -> None:
    file = tmp_path / "none" / "game.tercet"
    with pytest.raises(FileNotFoundError) as caught:
        tercet.write_log(file, tercet.new_game(seed=1))
    assert caught.value.filename == str(file)


def test_answers_are_created_from_commands() -> None:
    assert Answer(tercet.CallSet()).delay == 0


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links work differently there")
def test_a_log_is_written_to_a_pipe_and_through_a_link_without_replacing_them(tmp_path: Path) -> None:
    game = tercet.new_game(seed=1)
    pipe, link, file = tmp_path / "pipe", tmp_path / "link", tmp_path / "file.tercet"
    os.mkfifo(pipe)
    with ThreadPoolExecutor(1) as others:
        read = others.submit(pipe.read_text)
        tercet.write_log(pipe, game)
        assert read.result().splitlines()[-1]
    assert pipe.is_fifo()
    file.touch()
    link.symlink_to(file)
    tercet.write_log(link, game)
    assert link.is_symlink()
    assert tercet.verify(file) == []
    assert sorted(tmp_path.iterdir()) == [file, link, pipe], "no temporary file is left"
