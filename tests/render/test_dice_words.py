"""Texts about dice: names, checks, explanations, events, refusals and rules, in five languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tercet.core.dicegame import refusals
from tercet.core.dicegame.board import COLUMNS, STANDARD, Board, Laid, Layout, Square
from tercet.core.dicegame.dice import WILD, check_faces
from tercet.core.dicegame.events import EVENTS
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.notation import parse_board, parse_face, parse_hand, parse_laid, parse_turn
from tercet.core.dicegame.rules import DICE_RULES, DiceRules
from tercet.core.dicegame.scoring import explain
from tercet.core.engine.game import Millis, Refusal
from tercet.core.engine.log import parse_log
from tercet.core.engine.ruleset import amend, fields
from tercet.core.engine.seats import Seat
from tercet.core.seating.events import EVENTS as SEATING_EVENTS
from tercet.core.seating.events import PlayerRenamed
from tercet.core.sets.features import NotationError
from tercet.locale import LANGUAGES, Words, words
from tercet.render.dice_event_sentences import dice_event_text
from tercet.render.dice_names import dice_notation_text, explanation_lines, face_name, finding, laid_name
from tercet.render.dice_rules import SECTIONS, dice_rules_text
from tercet.render.names import refusal_text

GOLDEN = sorted((Path(__file__).parent.parent / "golden").glob("dice-*.tercet"))
ENGLISH = words("en")


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "two red ovals"),
        ("es", "dos óvalos rojos"),
        ("fr", "deux ovales rouges"),
        ("he", "שתי אליפסות אדומות"),
        ("pt", "duas ovais vermelhas"),
    ],
)
def test_faces_are_named_the_way_people_say_them(language: str, name: str) -> None:
    assert face_name(parse_face("2RO"), words(language)) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_28_faces_have_different_names(language: str) -> None:
    said = words(language)
    assert len({face_name(face, said) for face in range(WILD + 1)}) == 28


def test_dice_on_the_board_are_named_with_their_squares() -> None:
    assert laid_name(parse_laid("*1GD@h8"), ENGLISH) == "WILD as one green diamond on h8"
    assert laid_name(parse_laid("2RO@h7"), ENGLISH, new=True) == "two red ovals on h7, new"


def test_checks_read_as_clauses() -> None:
    a, b, c = parse_hand("2RO 2GO 1PQ")
    assert [finding(check, ENGLISH) for check in check_faces(a, b, c)] == [
        "two have two symbols, the other has one",
        "the three colours are different",
        "two have ovals, one has squiggles",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_has_a_text(language: str) -> None:
    said = words(language)
    board = Board.of(STANDARD, parse_turn("1RO@e6 2RO@f6 3RO@g6"))
    for turn in ("1RO@h6 1GO@h7 1PO@h8", "2RO@h6", "1GO@a1 2GO@b1 3GO@c1", "1RO@f6", "1RO@m9", "1RO@h6 1RO@h6", ""):
        lines = explanation_lines(explain(board, parse_turn(turn)), said)
        assert lines
        assert all(lines)
    assert explanation_lines(explain(board, [Laid(Square("h6"), WILD, True)]), said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_D8_a_disconnected_set_is_reported_once_with_what_is_missing(language: str) -> None:
    board = Board.of(STANDARD, parse_turn("1RO@e6 2RO@f6 3RO@g6"))
    (line,) = explanation_lines(explain(board, parse_turn("1GD@e7 2GD@f7 3GD@g7")), words(language))
    assert line.startswith("e7 f7 g7")
    if language == "en":
        assert line.endswith("or one from another SET that is joined. Touching is not enough.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_D8_dice_in_no_set_share_one_sentence_and_a_shared_line_appears_once(language: str) -> None:
    board = Board.of(STANDARD, parse_turn("1RO@e6 2RO@f6 3RO@g6"))
    lines = explanation_lines(explain(board, parse_turn("1GO@h6 3RD@i6 1PQ@a1")), words(language))
    assert [line.partition(":")[0].strip() for line in lines[1:]] == ["f6–h6", "g6–i6"]
    assert all(square in lines[0] for square in ("a1", "h6", "i6"))
    if language == "en":
        assert lines[0] == "The dice on h6, i6 and a1 are not in a new SET."


def test_an_explained_turn_adds_up() -> None:
    board = Board.of(STANDARD, parse_turn("1RO@e6 2RO@f6 3RO@g6"))
    assert explanation_lines(explain(board, parse_turn("1RO@h6 1GO@h7 1PO@h8")), ENGLISH) == [
        "Row f6–h6, a SET: 3 points",
        "Column h6–h8, a SET: 3 points",
        "Bonus square h8: one point",
        "Total: 7 points",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_event_of_the_golden_games_has_a_sentence(path: Path, language: str) -> None:
    log = parse_log(path.read_text(), [DICE_GAME])
    own = set(EVENTS) - set(SEATING_EVENTS)
    told = [
        dice_event_text(event, ("Ada", "Bo", "Cy", "Di"), words(language)) for event in log.events if type(event) in own
    ]
    assert told
    assert all(line.endswith(".") for line in told)


KINDS = [
    kind
    for kind in vars(refusals).values()
    if isinstance(kind, type) and issubclass(kind, Refusal) and kind is not Refusal
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_C17_every_event_about_seats_has_a_sentence_at_a_dice_table(language: str) -> None:
    given: dict[str, Any] = {
        "seat": 0,
        "seconds": 5,
        "name": "Ben",
        "what": "end",
        "commitment": "ab" * 32,
        "proof": "ab" * 32,
        "nonce": "ab" * 32,
        "until": 5,
        "players": (0,),
        "seats": (0,),
        "commitments": ("ab" * 32,),
        "seed": "ab" * 32,
    }
    for kind in SEATING_EVENTS:
        asked = {field.name: given[field.name] for field in msgspec.structs.fields(kind) if field.name in given}
        text = dice_event_text(kind(at=Millis(0), **asked), ["Ann"], words(language))
        assert "{" not in text, text
    renamed = PlayerRenamed(at=Millis(0), seat=Seat(0), name="Ben")
    assert "Ann" in dice_event_text(renamed, ["Ann"], words(language)), "who it was"
    assert "Ben" in dice_event_text(renamed, ["Ann"], words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reason_has_its_own_sentence(language: str) -> None:
    details: dict[str, Any] = {
        "square": "h6",
        "face": 9,
        "most": 3,
        "least": 2,
        "millis": 1500,
        "seat": 1,
        "die": 4,
        "hand": "1RS 2GE",
        "phase": "opening",
    }
    said = [refusal_text(kind(**details), words(language)) for kind in KINDS]
    assert len(set(said)) == len(KINDS)
    assert all(sentence.endswith(".") for sentence in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_malformed_texts_are_explained(language: str) -> None:
    said = words(language)
    empty = "a b c d e f g h i j k\n"
    rows = "".join(f"{row} {'. ' * 11}\n" for row in range(1, 12))
    for read, text in (
        (parse_face, "1RX"),
        (parse_face, "1R"),
        (parse_face, "11RO"),
        (parse_laid, "1RO"),
        (parse_laid, "1RO@99"),
        (parse_laid, "*@h6"),
        (parse_board, "a b"),
        (parse_board, empty + "12 ."),
        (parse_board, empty + "1 . ."),
        (parse_board, empty + rows.replace(".", "+7", 1)),
        (parse_board, empty + rows.rsplit("\n", 2)[0]),
    ):
        with pytest.raises(NotationError) as raised:
            read(text)
        sentence = dice_notation_text(raised.value, said)
        assert sentence != str(raised.value)
        assert sentence.endswith(".")
    assert dice_notation_text(NotationError("as it is"), said) == "as it is"


def without_examples(page: str, said: Words) -> list[str]:
    """The paragraphs of the rules without examples and squares, which depend on the board."""
    bonuses = said("dice-rules-bonuses", groups="").removesuffix(".")
    board = said("dice-rules-examples-board", dice="").removesuffix(".")
    return [part for part in page.split("\n\n") if not part.startswith(("- ", "### ", bonuses, board))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_matches_the_fields(language: str) -> None:
    said = words(language)
    printed = dice_rules_text(DICE_RULES, said)
    assert printed.count("\n## ") == len(SECTIONS)
    assert "  " not in printed
    before = without_examples(printed, said)
    for field, value in (
        ("layout", Layout(7, ("c4", "d4", "e4"))),
        ("seats", 2),
        ("point_seconds", 7.0),
        ("arrange_seconds", 0.0),
        ("wrong_calls", 3),
        ("opening_seconds", 77.0),
        ("sees_none", False),
        ("turn_seconds", 0.0),
        ("exactly_three", True),
        ("time_out", "pass"),
        ("runs", "once"),
        ("new_wilds", "second-set"),
        ("several_swaps", False),
        ("wild_swaps", True),
        ("freed_swaps", False),
        ("swap_is_pass", False),
        ("extra_roll", False),
        ("extra_seconds", 17.0),
        ("stalemate_empty", 8),
        ("stalemate", 9),
        ("bots_wait", False),
        ("alone_seconds", 0.0),
        ("hints", True),
        ("rated", True),
    ):
        after = without_examples(dice_rules_text(amend(DICE_RULES, **{field: value}), said), said)
        if field == "seats":  # the number of seats is not a changed rule
            assert sum(a != b for a, b in zip(before, after, strict=True)) == 1
            continue
        assert after[2] == said("dice-rules-changes", fields=said(f"dice-rules-field-{field.replace('_', '-')}"))
        changed = sum(a != b for a, b in zip(before[2:], after[3:], strict=True))
        assert changed == (2 if field == "rated" else 1), field  # a rated table has no hints either


def told_in(title: str, rules: DiceRules = DICE_RULES) -> str:
    return dice_rules_text(rules, ENGLISH).split(f"## {title}\n\n")[1].split("\n\n## ")[0]


def test_C17_the_page_explains_starting_hosting_and_agreements() -> None:
    told = told_in("Starting, and ending early")
    assert "at least two players are seated and all who are present are ready, or when the host starts it" in told
    assert "If the host leaves" in told
    assert "starting the game over or ending it early" in told
    assert "the proposal waits for anyone who is away" in told
    rated = told_in("Starting, and ending early", amend(DICE_RULES, rated=True))
    assert "ending the game early" in rated
    assert "starting the game over" not in rated


@pytest.mark.parametrize("language", LANGUAGES)
def test_D1_three_questions_decide_one_per_feature(language: str) -> None:
    said = words(language)
    page = dice_rules_text(DICE_RULES, said)
    questions = [said(f"dice-question-{feature}") for feature in ("number", "colour", "shape")]
    assert len(set(questions)) == 3
    assert all(question.endswith("?") and question in page for question in questions)


def test_D1_the_page_shows_sets_and_non_sets_of_dice() -> None:
    told = told_in("What a SET is")
    assert "For any two dice, exactly one face completes the SET." in told
    are, are_not = told.split("### These are SETs\n\n")[1].split("\n\n### These are not SETs\n\n")
    assert all("all three" in line or "different" in line for line in are.split("\n\n"))
    assert all(": two " in line for line in are_not.split("\n\n"))


def test_D10_the_page_names_its_boards_bonus_squares() -> None:
    assert "+1 on d4, d8, h4, h8, f3, f9, c6 and i6; +2 on b4," in told_in("The board")
    small = Layout(7, ("c4", "d4", "e4"), {"d1": 5, "d7": 5})
    assert "Bonus squares: +5 on d1 and d7." in told_in("The board", amend(DICE_RULES, layout=small))
    assert "Bonus" not in told_in("The board", amend(DICE_RULES, layout=Layout(7, ("c4", "d4", "e4"))))


@pytest.mark.parametrize("size", range(5, 26, 2))
def test_D8_the_example_turns_are_judged_by_the_tables_rules(size: int) -> None:
    middle = size // 2
    emblem = tuple(f"{COLUMNS[middle + dx]}{middle + 1}" for dx in (-1, 0, 1))
    layout = Layout(size, (emblem[0], emblem[1], emblem[2]))
    legal, illegal = told_in("Where SETs are made", amend(DICE_RULES, layout=layout)).split("### Not legal")
    assert legal.count("\n- ") == 2
    assert "Total: 3 points." in legal
    assert illegal.count("\n- ") == 2
    three = amend(DICE_RULES, layout=layout, exactly_three=True)
    assert told_in("Where SETs are made", three).split("### Not legal")[0].count("\n- ") == 1


def test_every_field_has_a_name() -> None:
    for field in fields(type(DICE_RULES)):
        assert field in {"edition", "revision", "seats"} or ENGLISH.has(f"dice-rules-field-{field.replace('_', '-')}")
