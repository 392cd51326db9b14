"""Complete dice games of two and four people on phones and desktops; loaded dice trigger every possible event."""

from __future__ import annotations

import re

import pytest

from tercet.core.dicegame.board import Laid
from tercet.core.dicegame.dice import DICE, HAND
from tercet.core.dicegame.notation import parse_face
from tercet.core.dicegame.turn_search import legal_turns
from tests.browser.loaded import LoadedDice
from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.stage import new_table
from tests.series import LONG, sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect
dicing = pytest.importorskip("tests.browser.dicing")
hears, told, told_of, die_of, lay_out = dicing.hears, dicing.told, dicing.told_of, dicing.die_of, dicing.lay_out

NAMES = ("Ana", "Ben", "Cyd", "Dan")
DEVICES = (PHONE, DESK, (412, 915), (1440, 900))
PATIENT = {
    "away_seconds": 600,
    "point_seconds": 30,
    "arrange_seconds": 60,
    "opening_seconds": 300,
    "extra_seconds": 120,
    "stalemate": sample(1, 5) + 1,
}
"""Limits that even a slow test doesn't exceed; a turn lasts two minutes, as does the wait for a player who left."""
TWO_MINUTES = 121.0


@pytest.mark.parametrize("count", sample([2], [2, 4]))
def test_people_play_complete_games_in_which_every_event_occurs(
    dice_people: tuple[People, LoadedDice], count: int
) -> None:
    people, dice = dice_people
    dice.show(0, "1RO " * DICE)
    dice.show(0, "1RO 2RO * 3GQ 1GD")
    dice.show(HAND, "2GD 3PQ 1GO 1PO 2RO")
    players = [people.come(device, name=name) for name, device in zip(NAMES[:count], DEVICES, strict=False)]
    ana, ben, *others = players
    new_table(ana, game="dice", seats=count, overrides=PATIENT)
    url = ana.page.url
    for person in players[1:]:
        person.sit(url)
    watcher = people.come(language="fr")
    watcher.page.goto(url)
    start(players)

    opening(ana, ben, watcher)
    out_of_time(ana, ben, dice)
    for person in others:
        dicing.pass_turn(dicing.at_turn([person]))
    extra_roll(ana, players, dice, first=HAND * count)
    swap_and_new_wild(ana, ben, dice)
    leave_and_return(ana, ben, players)
    pass_until_the_warning(players)
    if LONG:
        end_in_a_tie(players, watcher)
        rematch(players, url)
    end_alone(ana, players[1:], dice)


def start(players: list[Person]) -> None:
    for person in players:
        person.get_ready()
    for person in players:
        expect(person.find("[data-die]")).to_have_count(HAND)


def opening(ana: Person, ben: Person, watcher: Person) -> None:
    """A wrong call is explained with its feature; then a SET with a WILD, which gets a face and no points (D5)."""
    ben.find(".actions .big").click()
    ben.find('[data-act="lay"]').wait_for()
    for face in ("2GD", "3PQ", "1GO"):
        ben.find(f'[data-die="{die_of(ben, face)[0]}"]').click()
    told_of(ben, ana, "web-dice-failed-wrong", name="Ben", why="two are green, one is purple")
    told(ben, "web-dice-barred")
    expect(ben.find('[data-act="call"] .button:enabled')).to_have_count(0)
    for face in ("1RO", "2RO", "*"):
        ana.find(f'[data-die="{die_of(ana, face)[0]}"]').click()
    ana.find(".actions .big").click()
    ana.find('[data-act="arrange"]').wait_for()
    # everybody sees the dice that are about to be laid
    expect(watcher.find(".square .mine")).to_have_count(3)
    expect(watcher.find(".hand [data-die], .actions .button")).to_have_count(0)
    expect(watcher.find('[data-square="g6"]')).to_have_attribute("aria-label", re.compile("WILD valant trois ovales"))
    dicing.place_now(ana)
    for person in (ana, ben):
        told_of(ana, person, "web-dice-opened", name="Ana", points=2)
        hears(person, "Row e6–g6: 2 points (a WILD you add scores nothing)")
        expect(person.find(".badge")).to_have_attribute("data-text", "2")
        expect(person.find(".chip.zero")).to_have_count(1)
    expect(ben.find('[data-seat="0"] .note')).to_have_count(1)


def out_of_time(ana: Person, ben: Person, dice: LoadedDice) -> None:
    """An illegal turn shows why it fails; a legal one survives a reload, and is played when time runs out (D6, D8)."""
    ben.find('[data-act="turn"]').wait_for()
    lay_out(ben, "2RO", "h6")
    told(ben, "dice-fault-no-set", square="h6", count=1)
    hears(ben, "f6–h6: two have two symbols")
    expect(ben.find(".square.faulty")).to_have_attribute("data-square", "h6")
    ben.find('[data-act="turn"] .round').click()
    ben.find(f'[data-die="{die_of(ben, "1GO")[0]}"]').drag_to(ben.find('[data-square="e7"]'))
    lay_out(ben, "1PO", "e8")
    hears(ben, "e6–e8: 3")
    ben.page.reload()
    expect(ben.find(".square .mine")).to_have_count(2)
    hears(ben, "e6–e8: 3")
    dicing.await_draft(ben)
    expect(ana.find(".square .mine")).to_have_count(0)
    dice.pass_time(TWO_MINUTES)
    for person in (ana, ben):
        told_of(ben, person, "web-dice-timed", name="Ben", points=3)
        hears(person, "Column e6–e8: 3")
        expect(person.find('[data-seat="1"] .score')).to_contain_text("3")


def extra_roll(ana: Person, players: list[Person], dice: LoadedDice, first: int) -> None:
    """Ana's refill starts with die number `first`; rerolls are announced to everybody (D15)."""
    dice.show(first, "3RO")
    ana.find('[data-act="extra"]').wait_for()
    ana.find(f'[data-die="{first}"]').click()
    expect(ana.find(f'[data-die="{first}"]')).to_have_attribute("aria-pressed", "true")
    ana.find('[data-act="extra"] .button').last.click()
    for person in players[1:]:
        dicing.keep_all(person)
    for person in players:
        told_of(
            ana, person, "web-dice-rolled-again", name="Ana", count=1, before="one red oval", after="three red ovals"
        )
        expect(person.find('[data-act="extra"]')).to_have_count(0)


def swap_and_new_wild(ana: Person, ben: Person, dice: LoadedDice) -> None:
    """A WILD is replaced; the freed die is rolled and laid as a new WILD, which scores nothing (D9, D12)."""
    ana.find('[data-act="turn"]').wait_for()
    dicing.take_up(ana, die_of(ana, "1GD")[0], "g6")
    told(ana, "refusal-wrong-swap-face", square="g6", face="three red ovals")
    told(ana, "web-dice-your-turn")
    dicing.replace(ana, die_of(ana, "3RO")[0], "g6")
    for person in (ana, ben):
        told_of(ana, person, "web-dice-swapped", name="Ana", square="g6")
        told(person, "web-dice-freed", face=dicing.EN("dice-wild"))
        expect(person.find('[data-square="g6"]')).to_have_attribute("data-wild", "false")
    dicing.take_up(ana, die_of(ana, "*")[0], "h6")
    best = ana.find(".picker [data-choice]").first
    expect(best).to_have_attribute("data-choice", str(parse_face("1RO")))
    best.click()
    hears(ana, "f6–h6: 2 points (a WILD you add scores nothing)")
    ana.find('[data-act="turn"] .button').last.click()
    for person in (ana, ben):
        told_of(ana, person, "web-dice-played", name="Ana", points=2)
        hears(person, "Row f6–h6: 2 points (a WILD you add scores nothing)")
        expect(person.find('[data-seat="0"] .score')).to_contain_text("4")
    # from the next round on all dice are equal: any three are a SET
    dice.show(0, "1RO " * DICE)


def leave_and_return(ana: Person, ben: Person, players: list[Person]) -> None:
    """A player who leaves is reported missing, and resumes with their dice and points on return (D18)."""
    for person in players[1:]:
        dicing.pass_turn(dicing.at_turn([person]))
    for person in players:
        person.find('[data-act="extra"]').wait_for()
        dicing.keep_all(person)
    ana.find('[data-act="turn"]').wait_for()
    before = dicing.hand(ben)
    ben.leave_table()
    expect(ana.find(".departed")).to_contain_text("Ben")
    expect(ana.find('[data-seat="1"]')).to_contain_text("left")
    ben.page.go_back()
    ben.find('[data-do="return"]').click()
    expect(ana.find(".departed")).to_have_count(0)
    expect(ben.find("[data-die]")).to_have_count(len(before))
    assert dicing.hand(ben) == before


def pass_until_the_warning(players: list[Person]) -> None:
    """When everybody passes, everybody rolls; before the last such round a warning is shown (D13, D16)."""
    rounds = PATIENT["stalemate"] - 1
    for done in range(rounds):
        expect(players[0].find(".words .warning")).to_have_count(0)
        for person in players:
            dicing.pass_turn(dicing.at_turn([person]))
            expect(person.find('[data-act="turn"]')).to_have_count(0)
        players[0].find('[data-act="turn"]').wait_for()
        told(players[-1], "web-dice-all-passed")
        assert {face for _, face in dicing.hand(players[0])} == {parse_face("1RO")}, done
    for person in players:
        told(person, "web-dice-last-chance", rounds=rounds)


def end_in_a_tie(players: list[Person], watcher: Person) -> None:
    """The bag runs short, a hand runs out, the others finish the round, and the best share the win (D14, D16)."""
    shortest = HAND
    while not players[0].find(".result").count():
        person = next((person for person in players if person.find('[data-act="turn"]').count()), None)
        if person is not None:
            play_level(person, players.index(person))
        elif all(person.find('[data-act="extra"]').count() for person in players):
            shortest = min(len(dicing.hand(person)) for person in players)
            for each in players:
                dicing.keep_all(each)
                each.find('[data-act="extra"]').wait_for(state="detached")
        else:
            players[0].wait_for_change()
    assert 0 < shortest < HAND, "the bag did not supply everyone"
    for person in (*players, watcher):
        expect(person.find(".result h1")).to_be_visible()
        assert person.find(".result li svg").count() > 1, "several players share the win"
    expect(players[0].find(".result h1")).to_contain_text("Ana")
    expect(players[0].find(".result")).to_contain_text("no dice left.")
    scores = [int(text) for text in players[0].find(".result li strong").all_inner_texts()]
    players[1].find(".result details:has(table) > summary").click()
    sheet = [row.split() for row in players[1].find(".result tr").all_inner_texts()]
    totals = [int(total) for total in sheet[-1][1:]]
    assert totals == [sum(int(row[i]) for row in sheet[1:-1]) for i in range(1, len(players) + 1)]
    assert sorted(totals) == sorted(scores)


def play_level(person: Person, seat: int) -> None:
    """Plays as many dice as possible for exactly the points by which the best opponent leads."""
    scores = [int(text.split()[-1]) for text in person.find(".player .score").all_inner_texts()]
    wanted = max(score for i, score in enumerate(scores) if i != seat) - scores[seat]
    turns = list(legal_turns(dicing.board(person), [face for _, face in dicing.hand(person)]))
    most = max(len(turn) for turn, _ in turns)
    whole: list[tuple[tuple[Laid, ...], int]] = [(turn, points) for turn, points in turns if len(turn) == most]
    turn, points = min(whole, key=lambda found: abs(found[1] - wanted))
    dicing.propose(person, turn)
    play = person.find('[data-act="turn"] .button').last
    expect(play).to_contain_text(str(points))
    expect(play).to_be_enabled()
    play.click()
    expect(person.find(f'[data-seat="{seat}"] .score')).to_contain_text(str(scores[seat] + points))


def rematch(players: list[Person], url: str) -> None:
    """A latecomer who opens the replay from the old link finds the same rematch."""
    ana, ben, *others = players
    ben.find('.result a[href^="/replay"]').click()
    ben.find(".controls").wait_for()
    ana.find('.result [data-do="again"]').click()
    expect(ana.find(".lobby")).to_be_visible()
    for person in others:
        person.find('.result [data-do="follow"]').click()
    ben.page.goto(url)
    ben.find('.result [data-do="follow"]').click()
    # it starts once everybody has joined, without anybody pressing ready again
    for person in players:
        expect(person.find(".player")).to_have_count(len(players))
        expect(person.find("[data-die]")).to_have_count(HAND)
    assert {person.page.url for person in players} == {ana.page.url} != {url}


def end_alone(ana: Person, others: list[Person], dice: LoadedDice) -> None:
    """With the others gone or away, a player may end the game after two minutes, and reads why it ended (D18)."""
    away, *gone = others
    for person in gone:
        person.leave_table()
    away.page.goto("about:blank")
    expect(ana.find(".departed")).to_contain_text("away")
    end = ana.find('[data-do="end-alone"]')
    expect(end).to_be_disabled()
    dice.pass_time(TWO_MINUTES)
    # the page reads the clock when it loads
    ana.page.reload()
    expect(end).to_be_enabled()
    ana.open_notice("departed")
    end.click()
    expect(ana.find(".result")).to_contain_text(dicing.EN("web-dice-ended-alone"))
    ana.find(".result a[href^='/timeline/']").click()
    expect(ana.find("main .head h2")).to_contain_text("Ana")
