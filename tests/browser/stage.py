"""Every page and state of the web client, for tests that examine all of them and for screenshots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from tercet.core.cardgame.commands import CallSet, PointCards, SayNoSet, TakeBack
from tercet.core.dicegame.commands import CallOpening, ChooseExtra, PassTurn, TakeBackOpening
from tercet.core.puzzle.commands import FindSet
from tercet.core.seating.commands import ComeBack, GoAway
from tercet.core.sets.cards import find_sets
from tests.browser.people import NOWHERE, Person
from tests.browser.staged import StagedTable

GOLDEN = Path(__file__).parents[1] / "golden"

Prepare = Callable[[Person], None]


def _nothing(person: Person) -> None:
    person.settle()


def _replay(name: str, steps: int) -> Prepare:
    def prepare(person: Person) -> None:
        person.find("input[type=file]").set_input_files(GOLDEN / f"{name}.tercet")
        person.find(".controls").wait_for()
        for _ in range(steps):
            person.page.keyboard.press("ArrowDown")

    return prepare


def _answer(person: Person) -> None:
    """Answers a yes-or-no question, on the second try if the first was wrong."""
    person.find(".buttons .button").first.click()
    person.find(".answer, .hint").wait_for()
    if person.find(".hint").count():
        person.find(".buttons .button").last.click()
    person.find(".answer").wait_for()


def _beats(count: int, prepare: Prepare = _nothing) -> Prepare:
    """Steps through this many sentences of a page that shows one at a time."""

    def read(person: Person) -> None:
        for _ in range(count):
            person.find('[data-do="next-beat"]').click()
        prepare(person)

    return read


def _options(person: Person) -> None:
    person.find("summary").first.click()
    person.find(".options").wait_for()


PAGES: dict[str, tuple[str, Prepare]] = {
    "home": ("/", _nothing),
    "options": ("/", _options),
    "learn-cards": ("/learn/cards/1", _nothing),
    "learn-sets": ("/learn/cards/2", _nothing),
    "learn-question": ("/learn/cards/4", _answer),
    "learn-complete": ("/learn/cards/5", _nothing),
    "learn-find": ("/learn/cards/6", _nothing),
    "learn-dice": ("/learn/dice/1", _nothing),
    "learn-turns": ("/learn/dice/3", _beats(2)),
    "learn-book": ("/learn/dice/3", _beats(5)),
    "learn-swap": ("/learn/dice/5", _beats(3)),
    "learn-judge": ("/learn/dice/3", _beats(6, _answer)),
    "learn-quiz": ("/learn/dice/4", _beats(3)),
    "rules": ("/rules", _nothing),
    "rules-dice": ("/rules?game=dice", _nothing),
    "daily": ("/daily/2020-02-29", _nothing),
    "games": ("/games", _nothing),
    "statistics": ("/statistics", _nothing),
    "training": ("/training", _nothing),
    "settings": ("/settings", _nothing),
    "replay": ("/replay", _nothing),
    "replay-cards": ("/replay", _replay("cards-es", 3)),
    "replay-dice": ("/replay", _replay("dice-two", 8)),
    "replay-puzzle": ("/replay", _replay("puzzles/puzzle-full", 5)),
    "lost": (NOWHERE, _nothing),
}
"""Pages that need no other player, by name: address and preparation."""


def show(person: Person, name: str, *, by_link: bool = False) -> None:
    """Opens a page, by loading it or by following a link on the current page."""
    path, prepare = PAGES[name]
    if by_link:
        person.follow(path)
    else:
        person.go(path)
    # text and parts loaded later are complete once the page has its heading
    person.find("h1").first.wait_for()
    if path.startswith(("/learn", "/rules", "/daily", "/games", "/statistics")):
        person.find("h2").first.wait_for()
    if path == "/training":
        person.find("[data-do=practise]").wait_for()
    prepare(person)


def without_colour(person: Person) -> None:
    """Emulates colour blindness from now on."""
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})


def table_moments(look: Person) -> Iterator[str]:
    """Steps through the states of a card table as `look` sees them; yields their names."""
    table = StagedTable(look, "cards", ["Ana", "Benjamin"], seats=2, point_seconds=30)
    table.open()
    look.find(".start").wait_for()
    yield "table-lobby"
    table.start()
    look.find(".slot").nth(11).wait_for()
    yield "table-play"
    table.do(CallSet(seat=1))
    look.find(".banner").wait_for()
    yield "table-other-calls"
    table.do(PointCards(seat=1, cards=table.no_set()))
    look.find(".check.wrong:visible").wait_for()
    yield "table-wrong"
    look.open_calls()
    look.find(".calls .check").wait_for()
    yield "table-calls"
    look.find(".history").click()
    look.find(".call").click()
    look.find(".point").wait_for()
    look.choose(look.cards()[:2])
    yield "table-own-call"
    for card in look.cards()[:2]:
        look.card(card).click()
    look.choose(look.a_set() or look.no_set())
    look.find(".check:visible").wait_for()
    yield "table-outcome"
    table.do(SayNoSet(seat=1))
    look.find('[data-seat="1"] .mark').first.wait_for()
    yield "table-vote"
    table.do(GoAway(seat=1))
    look.find('[data-seat="1"].away').wait_for()
    yield "table-away"
    look.find(".head .round").last.click()
    look.find("dialog[open]").wait_for()
    yield "table-menu"
    look.page.keyboard.press("Escape")


def result_moments(look: Person) -> Iterator[str]:
    """Plays short deals and shows their results: solo, then with an opponent."""
    table = StagedTable(look, "cards", ["Ana"], seats=1, deck="solid", layout=9)
    table.open()
    look.get_ready()
    look.find(".slot").nth(8).wait_for()
    yield "solo-play"
    look.find("button.hint").click()
    look.find("button.hint").click()
    look.find(".slot .hinted, .status").first.wait_for()
    yield "solo-hint"
    table.play_cards()
    look.find(".result h1").wait_for()
    yield "solo-result"
    table.deal(
        "cards", ["Ana", "Benjamin"], edition="es", seats=2, deck="solid", layout=9, style="point", no_set="auto"
    )
    table.open()
    table.start()
    look.find(".slot").nth(8).wait_for()
    table.play_cards()
    look.find(".result h1").wait_for()
    yield "table-result"


def puzzle_moments(look: Person) -> Iterator[str]:
    """Plays a practice puzzle from start to result."""
    table = StagedTable(look, "puzzle", ["Ana"], edition="easy", number=7)
    table.open()
    look.find("[data-do=start]").wait_for()
    yield "puzzle-start"
    look.find("[data-do=start]").click()
    look.find(".slot").nth(8).wait_for()
    table.wait(1)
    yield "puzzle-play"
    look.choose(look.no_set())
    look.find(".check.wrong:visible").wait_for()
    yield "puzzle-wrong"
    sets = find_sets(look.cards())
    for count, found in enumerate(sets, 1):
        table.do(FindSet(seat=0, cards=found))
        if count == 2:
            look.find("li.found:not(.missing)").nth(1).wait_for()
            yield "puzzle-found"
            look.open_menu()
            yield "puzzle-menu"
            look.page.keyboard.press("Escape")
    look.find(".result h1").wait_for()
    yield "puzzle-result"


def take_alone(person: Person) -> None:
    """Takes a SET; if there is none, waits for cards or says "no SET"."""
    before = person.cards()
    found = person.a_set()
    if found is not None:
        person.choose(found)
    elif person.find(".none:enabled").count():
        person.find(".none").click()
    person.wait_until(CHANGED, before)


CHANGED = """before => document.querySelector('.result') || String(before) !== String(
  [...document.querySelectorAll('.slot:not([inert]) [data-card]')].map(e => Number(e.dataset.card)))"""
"""Whether the cards on the table have changed, or the deal is over."""


def new_table(person: Person, **wanted: object) -> None:
    """Creates a table through the API, with rules the page doesn't offer, and takes a seat there."""
    person.sit(made_table(person, **wanted))


def made_table(person: Person, **wanted: object) -> str:
    """Creates a table through the API, with bots only; returns its address."""
    asked = person.context.request
    for path, body in (("guests", {"name": person.name or "Ana"}), ("tables", wanted)):
        answer = asked.post(f"{person.address}/api/{path}", data=body)
        assert answer.ok, answer.text()
    return f"{person.address}/t/{answer.json()['code']}"


def dice_moments(look: Person) -> Iterator[str]:
    """Steps through the states of a dice table."""
    from tests.browser import dicing

    rules = {"stalemate": 1, "point_seconds": 30, "opening_seconds": 300, "turn_seconds": 600, "extra_seconds": 120}
    table = StagedTable(look, "dice", ["Ana", "Benjamin"], seats=2, **rules)
    table.load(0, "1RO 2RO 3RO 1GD 2PQ")
    table.open()
    look.find(".start").wait_for()
    yield "dice-lobby"
    table.start()
    look.find("[data-die]").first.wait_for()
    yield "dice-opening"
    table.do(CallOpening(seat=1))
    look.find(".called").wait_for()
    yield "dice-other-calls"
    table.do(TakeBackOpening(seat=1))
    look.find(".called").wait_for(state="detached")
    dicing.open_game([look])
    table.do(PassTurn(seat=1))
    look.find('[data-act="extra"]').wait_for()
    look.find("[data-die]").first.click()
    yield "dice-extra"
    wild = dicing.hand(look)[0][0]
    table.load(wild, "*")
    look.find('[data-act="extra"] .button').last.click()
    table.do(ChooseExtra(seat=1))
    look.find('[data-act="turn"]').wait_for()
    table.do(GoAway(seat=1))
    look.find('[data-seat="1"].gone').wait_for(state="attached")
    yield "dice-turn"
    table.do(ComeBack(seat=1))
    dicing.propose_best(look)
    yield "dice-preview"
    look.find('[data-act="turn"] .round').click()
    dicing.take_up(look, wild, "d7")
    look.find(".picker").wait_for()
    yield "dice-wild"
    look.page.keyboard.press("Escape")
    dicing.pass_turn(look)
    look.find('[data-act="turn"]').wait_for(state="detached")
    table.do(PassTurn(seat=1))
    look.find(".result h1").wait_for()
    yield "dice-result"


def crowded_moments(look: Person) -> Iterator[str]:
    """Twelve players at a card table: `look` is in the middle, and players listed above and below it call."""
    names = [f"player {seat}" for seat in range(12)]
    names[6] = "Ana"
    table = StagedTable(look, "cards", names, seat=6, seats=12, point_seconds=30, style="announce")
    table.open()
    look.find('[data-seat="11"]').wait_for()
    yield "crowd-lobby"
    table.start()
    look.find(".slot").nth(11).wait_for()
    yield "crowd-play"
    for caller in (2, 9):
        table.do(CallSet(seat=caller))
        look.find(f'.player.calling[data-seat="{caller}"]').wait_for()
        yield "crowd-calls"
        table.do(TakeBack(seat=caller))
        look.find(".player.calling").wait_for(state="detached")
