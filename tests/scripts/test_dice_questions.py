"""Eleven questions about points and WILDs that readers of the lessons can answer from the screen alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from scripts.web.dice_lessons import BOOK_BOARD, BOOK_TURN, PER_KIND, book, dice_lessons, quiz, read

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.commands import CallOpening, LayOpening, PassTurn, SwapWild
from tercet.core.dicegame.dice import Face, is_face_set
from tercet.core.dicegame.events import OpeningLaid
from tercet.core.dicegame.notation import parse_turn
from tercet.core.dicegame.refusals import DieInNoSet, TooManyDice
from tercet.core.dicegame.scoring import explain
from tercet.core.engine.seats import Seat
from tercet.locale import LANGUAGES, words
from tests.core.dicegame.scripted import die_showing, game_at, lay, named, only, opening_of

WEB = Path(__file__).parents[2] / "web/src"
TAUGHT = {
    "two-sets": "score-twice",
    "book": "score-twice",
    "old-set": "score-old",
    "bonus-once": "score-bonus",
    "new-wild": "wild-name",
    "two-wilds": "wild-name",
    "opening-wild": "wild-name",
    "wild-bonus": "wild-bonus",
    "later-wild": "wild-later",
    "swap-points": "wild-costs",
    "swap-dice": "wild-costs",
}
"""For each question, the page of the course and the sentence that teaches the answer."""


@cache
def questions() -> dict[str, Any]:
    """All questions by id."""
    return {question["id"]: question for question in quiz()}


def _swapped() -> Any:
    """A game in which the first player has just replaced a WILD."""
    play = game_at("1RO@e6 *2RO@f6 3RO@g6", "2RO 1RO 1PO 3GO 2PD", "1RO 1GO 1PO 2GO 2PO")
    play.do(SwapWild(seat=Seat(0), die=die_showing(play, 0, "2RO"), square=Square("f6")))
    return play


def opening_wild() -> int:
    play = opening_of("1RO * 2GQ 2GO 1GQ", "1RO 2RO 1GO 2GO 1RQ")
    play.do(CallOpening(seat=Seat(0)))
    points: int = only(play.do(LayOpening(seat=Seat(0), dice=named(play, 0, "1RO * 2GQ"))), OpeningLaid).points
    return points


def swap_points() -> int:
    score: int = _swapped().state.players[0].score
    return score


def swap_dice() -> int:
    """The largest number of dice allowed after a swap."""
    places = ("1RO@h6", "1PO@a1", "3GO@b1", "2PD@c1")
    for count in range(1, 5):
        with suppress(DieInNoSet):
            try:
                lay(_swapped(), 0, " ".join(places[:count]))
            except TooManyDice:
                return count - 1
    raise AssertionError("the game never ends")


ANSWERS: dict[str, Callable[[], int]] = {
    "opening-wild": opening_wild,
    "swap-points": swap_points,
    "swap-dice": swap_dice,
}


def test_there_are_eleven_questions_with_four_numbers_to_choose_from() -> None:
    assert set(questions()) == set(TAUGHT)
    assert len(TAUGHT) == 11
    for question in questions().values():
        assert len(set(question["options"])) == 4
        assert question["answer"] in question["options"]
    places = {question["options"].index(question["answer"]) for question in questions().values()}
    assert len(places) > 2, "the position of the answer gives nothing away"


@pytest.mark.parametrize("name", TAUGHT)
def test_the_rules_give_the_expected_answer(name: str) -> None:
    question = questions()[name]
    if question["picture"] is None:
        assert ANSWERS[name]() == question["answer"]
        return
    board, turn = (
        [Laid(Square(die["square"]), Face(die["face"]), die["wild"]) for die in question["picture"][part]]
        for part in ("board", "turn")
    )
    explanation = explain(Board.of(STANDARD, board), turn)
    assert explanation.is_legal
    assert explanation.points == question["answer"]


@pytest.mark.parametrize("name", TAUGHT)
def test_each_question_is_taught_before_and_explained_after(name: str) -> None:
    steps = (WEB / "games/dice/learn/steps.ts").read_text()
    page, _, sentence = TAUGHT[name].partition("-")
    told, asked = (
        re.search(rf"{page}: \[(.*?)\]", part) for part in (steps.partition("BEATS")[2], steps.partition("QUIZZES")[2])
    )
    assert told is not None
    assert f'"{sentence}"' in told[1], "the page teaches it"
    assert asked is not None
    assert f'"{name}"' in asked[1], "and asks about it afterwards"
    for language in LANGUAGES:
        said = words(language)
        question = "web-learn-quiz-points" if questions()[name]["picture"] else f"web-learn-quiz-{name}"
        hint = f"web-learn-hint-{questions()[name]['hint']}"
        for shown in (f"web-learn-beat-{TAUGHT[name]}", question, hint, f"web-learn-quiz-{name}-why"):
            assert said.has(shown), (language, shown)


def test_D5_the_openings_hand_contains_exactly_the_circled_set() -> None:
    hand = dice_lessons()["hand"]
    found = [list(three) for three in combinations(range(5), 3) if is_face_set(*(hand["faces"][i] for i in three))]
    assert found == [hand["set"]]


def test_faces_and_sets_come_before_turns_points_and_wilds() -> None:
    steps = re.findall(r'"(\w+)"', (WEB / "games/dice/learn/steps.ts").read_text().partition("]")[0])
    assert steps == ["faces", "same", "turn", "score", "wild", "begin"]


def _examples(of: Any, name: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every board with a turn in the material, with its path."""
    if isinstance(of, dict) and "board" in of:
        yield name, of
    elif isinstance(of, dict | list | tuple):
        for key, part in of.items() if isinstance(of, dict) else enumerate(of):
            yield from _examples(part, f"{name} {key}")


EXAMPLES = dict(_examples(dice_lessons()))


@cache
def is_reached_by_play(dice: frozenset[Laid]) -> bool:
    """Whether an opening and legal turns lead to a board (D5, D8), by removing the dice of a last turn recursively."""
    opening = frozenset(die for die in dice if die.square in STANDARD.emblem)
    if len(opening) < 3:
        return False
    if dice == opening:
        a, b, c = (die.face for die in opening)
        return is_face_set(a, b, c)
    return any(
        is_reached_by_play(dice.difference(turn))
        for count in (2, 1, 3)
        for turn in combinations(sorted(dice - opening, key=lambda die: die.square), count)
        if explain(Board.of(STANDARD, dice.difference(turn)), turn).is_legal
    )


@pytest.mark.parametrize("name", EXAMPLES)
def test_D8_every_board_in_the_lessons_is_reachable_by_play(name: str) -> None:
    dice = (Laid(Square(die["square"]), Face(die["face"]), die["wild"]) for die in EXAMPLES[name]["board"])
    assert is_reached_by_play(frozenset(dice))


def test_D8_boards_with_an_empty_start_or_isolated_dice_are_unreachable() -> None:
    for board in ("1RO@g6 2RO@h6", "1RO@e6 2RO@f6 3RO@g6 1PO@h5 1GO@h4", "1RO@e6 2RO@f6 3RO@g6 1GD@e7 2GD@f7 3GD@g7"):
        assert not is_reached_by_play(frozenset(parse_turn(board))), board


def test_D8_a_disconnected_set_is_shown_and_asked_about() -> None:
    """Touching is not enough, and is its only mistake."""
    beside = EXAMPLES[" turns beside"]
    assert [fault["reason"] for fault in beside["explanation"]["faults"]] == ["floating"] * 3
    asked = [example for name, example in EXAMPLES.items() if name.startswith(" judged")]
    floating = [example for example in asked if {f["reason"] for f in example["explanation"]["faults"]} == {"floating"}]
    assert len(floating) == PER_KIND


def test_D17_the_books_turn_scores_6_3_and_3() -> None:
    assert [example["points"] for example in book()] == [6, 9, 12]
    after = read(BOOK_BOARD).lay(parse_turn(BOOK_TURN))
    alone = explain(after, parse_turn("1RO@k1")).faults
    assert [fault.reason for fault in alone] == ["no-set"]
    touching = explain(read(BOOK_BOARD), parse_turn(BOOK_TURN.split()[2]))
    assert [made.squares for made in touching.sets] == [("e7", "f7", "g7")], (
        "its column is not a SET, and that is legal"
    )


def test_D11_D12_the_pictures_of_wilds_match_their_text() -> None:
    turns = dice_lessons()["turns"]
    assert [turns[name]["points"] for name in ("wild", "wild_bonus", "wild_later", "wild_two")] == [2, 3, 3, 1]
    assert [bonus["points"] for bonus in turns["wild_bonus"]["explanation"]["bonuses"]] == [1]
    wild = next(die for die in turns["swap_before"]["board"] if die["wild"])
    taken = next(die for die in turns["swap_after"]["board"] if die["square"] == wild["square"])
    assert taken == wild | {"wild": False}
    assert turns["swap_after"]["explanation"]["faults"] == ()
    assert len(turns["swap_after"]["turn"]) == 3
    assert turns["touching"]["explanation"]["faults"] == ()


def test_D13_an_all_pass_round_goes_as_the_lesson_says() -> None:
    play = game_at("1RO@e6 2RO@f6 3RO@g6", "1RO 1PO 1GO 2PD 3GQ", "1RO 1GO 1PO 2GO 2PO")
    play.do(PassTurn(seat=Seat(0)))
    events = play.do(PassTurn(seat=Seat(1)))
    rolled = [event for event in events if type(event).__name__ == "DiceRolled"]
    assert [len(roll.dice) for roll in rolled[0].rolls] == [5, 5]  # type: ignore[attr-defined]
    assert play.state.phase == "play", "there is no extra roll"
