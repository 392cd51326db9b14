"""A dice game of two browsers, from the opening race to the end."""

from __future__ import annotations

import pytest

from tercet.core.dicegame.board import STANDARD, Board, Laid, Square
from tercet.core.dicegame.dice import WILD, Face, find_openings
from tercet.core.dicegame.moves import best_turns
from tests.browser.people import DESK, PHONE, People, Person

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect


def hand(person: Person) -> list[tuple[int, Face]]:
    """The dice in hand that are not meant for a square yet, and what they show."""
    told = person.find("[data-die]").evaluate_all(
        "all => all.map(e => [Number(e.dataset.die), Number(e.dataset.face)])"
    )
    return [(int(die), Face(int(face))) for die, face in told]


def board(person: Person) -> Board:
    told = person.find("[data-square][data-face]").evaluate_all(
        "all => all.map(e => [e.dataset.square, Number(e.dataset.face), e.dataset.wild === 'true'])"
    )
    return Board.of(STANDARD, [Laid(Square(square), Face(int(face)), wild) for square, face, wild in told])


def choose_face(person: Person, face: Face) -> None:
    """Names a WILD in the dialog."""
    dialog = person.find("dialog[open]")
    for row, value in enumerate((face // 9 % 3, face // 3 % 3, face % 3)):
        dialog.locator("fieldset").nth(row).locator("label").nth(value).click()
    dialog.locator(".button.main").click()


def place(person: Person, die: int, shown: Face, laid: Laid) -> None:
    person.find(f'[data-die="{die}"]').click()
    # the square may lie outside the visible part of a small board
    person.find(f'[data-square="{laid.square}"]').dispatch_event("click")
    if shown == WILD:
        choose_face(person, laid.face)


def open_game(players: list[Person]) -> None:
    """The first to see a SET among his dice calls and lays it; until there is one, all say none or roll again."""
    for _ in range(40):
        for person in players:
            held = hand(person)
            opening = next(iter(find_openings([face for _, face in held])), None)
            if opening is None:
                continue
            person.find(".actions .big").click()
            lay = person.page.get_by_role("button", name="Lay them")
            lay.wait_for()
            for place_in_hand, face in opening:
                die, shown = held[place_in_hand]
                person.find(f'[data-die="{die}"]').click()
                if shown == WILD:
                    choose_face(person, face)
            lay.click()
            expect(person.find("[data-square][data-face]")).to_have_count(3)
            return
        players[0].page.wait_for_timeout(250)
    raise AssertionError("nobody ever has a SET")


def play_turn(person: Person) -> bool:
    """Plays the best turn there is, or passes; says whether dice were laid."""
    held = hand(person)
    turns = best_turns(board(person), [face for _, face in held], 1)
    if not turns:
        person.page.get_by_role("button", name="Pass").click()
        return False
    turn, points = turns[0]
    rest = list(held)
    for laid in turn:
        die, shown = next(found for found in rest if found[1] == (WILD if laid.wild else laid.face))
        rest.remove((die, shown))
        place(person, die, shown, laid)
    word = "point" if points == 1 else "points"
    said = "Hand in" if points == 0 else f"Hand in: {'one' if points == 1 else points} {word}"
    hand_in = person.page.get_by_role("button", name=said, exact=True)
    expect(hand_in).to_be_enabled()
    hand_in.click()
    expect(person.find(".square .mine")).to_have_count(0)
    return True


def act(person: Person) -> bool:
    """Does what is asked of this person now, if anything; says whether dice were laid."""
    if person.find(".player.mine.turn").count() and person.page.get_by_role("button", name="Pass").count():
        return play_turn(person)
    keep = person.page.get_by_role("button", name="Keep all")
    if keep.count():
        keep.click()
    return False


def seated_at_dice(people: People) -> list[Person]:
    ana, ben = people.come(PHONE), people.come(DESK, dark=True)
    ana.open_home("Ana")
    ana.find(".games label").nth(1).click()
    ana.find("button.way.first").click()
    ana.find(".start").wait_for()
    ben.open_home("Ben")
    ben.sit(ana.page.url)
    for person in (ana, ben):
        person.get_ready()
    for person in (ana, ben):
        person.find("[data-die]").first.wait_for()
    return [ana, ben]


def test_two_people_play_a_whole_dice_game(people: People) -> None:
    players = seated_at_dice(people)
    open_game(players)
    played = 0
    for _ in range(400):
        if players[0].find(".result").count():
            break
        played += sum(act(person) for person in players)
        players[0].page.wait_for_timeout(60)
    for person in players:
        expect(person.find(".result h1")).to_be_visible()
    assert played > 5
    scores = [[int(text) for text in person.find(".result li strong").all_inner_texts()] for person in players]
    assert scores[0] == scores[1]
    assert max(scores[0]) > 10


def test_a_turn_that_breaks_a_rule_says_why_before_it_is_handed_in(people: People) -> None:
    players = seated_at_dice(people)
    open_game(players)
    for person in players:
        if person.find(".player.mine.turn").count():
            die, shown = next((die, face) for die, face in hand(person) if face != WILD)
            place(person, die, shown, Laid(Square("a1"), shown))
            expect(person.find(".words .bad")).to_contain_text("a1")
            expect(person.page.get_by_role("button", name="Hand in")).to_be_disabled()
            person.page.keyboard.press("Escape")
            expect(person.find(".square .mine")).to_have_count(0)
            return
    raise AssertionError("nobody is at turn")


def test_dice_can_be_dragged_onto_the_board(people: People) -> None:
    players = seated_at_dice(people)
    open_game(players)
    ana, ben = players
    for _ in range(100):
        if ben.find(".player.mine.turn").count():
            break
        # where his SET opened the game, a turn and the extra roll come first
        act(ana)
        act(ben)
        ben.page.wait_for_timeout(60)
    die, _ = next((die, face) for die, face in hand(ben) if face != WILD)
    ben.find(f'[data-die="{die}"]').drag_to(ben.find('[data-square="f8"]'))
    expect(ben.find('[data-square="f8"] .mine')).to_have_count(1)
