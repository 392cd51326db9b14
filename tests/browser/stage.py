"""Every page and every moment of the web client, for the tests that look at all of them and for the pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from tercet.core.dicegame.dice import WILD
from tercet.core.sets.cards import find_sets
from tests.browser.people import NOWHERE, People, Person

if TYPE_CHECKING:
    from tests.browser.loaded import LoadedDice

GOLDEN = Path(__file__).parents[1] / "golden"

Prepare = Callable[[Person], None]


def _nothing(person: Person) -> None:
    person.page.wait_for_timeout(50)


def _replay(name: str, steps: int) -> Prepare:
    def prepare(person: Person) -> None:
        person.find("input[type=file]").set_input_files(GOLDEN / f"{name}.tercet")
        person.find(".controls").wait_for()
        for _ in range(steps):
            person.page.keyboard.press("ArrowDown")

    return prepare


def _answer(person: Person) -> None:
    """Answers a question with yes or no, at the second try if the first was wrong."""
    person.find(".buttons .button").first.click()
    person.find(".answer, .hint").wait_for()
    if person.find(".hint").count():
        person.find(".buttons .button").last.click()
    person.find(".answer").wait_for()


def _options(person: Person) -> None:
    person.find("summary").first.click()


PAGES: dict[str, tuple[str, Prepare]] = {
    "home": ("/", _nothing),
    "options": ("/", _options),
    "learn-cards": ("/learn/cards/1", _nothing),
    "learn-sets": ("/learn/cards/2", _nothing),
    "learn-question": ("/learn/cards/4", _answer),
    "learn-complete": ("/learn/cards/5", _nothing),
    "learn-find": ("/learn/cards/6", _nothing),
    "learn-dice": ("/learn/dice/2", _nothing),
    "learn-turns": ("/learn/dice/7", _nothing),
    "learn-book": ("/learn/dice/9", _nothing),
    "learn-swap": ("/learn/dice/12", _nothing),
    "learn-judge": ("/learn/dice/10", _answer),
    "learn-quiz": ("/learn/dice/14", _nothing),
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
"""The pages that need nobody else, by name: their address and what to do there."""


def show(person: Person, name: str, *, by_link: bool = False) -> None:
    """Opens a page, by loading it or by a link on the current page."""
    path, prepare = PAGES[name]
    if by_link:
        person.follow(path)
    else:
        person.go(path)
    # the words and the parts of a page that come later are there when the page has its headline
    person.find("h1").first.wait_for()
    if path.startswith(("/learn", "/rules", "/daily", "/games", "/statistics")):
        person.find("h2").first.wait_for()
    if path == "/training":
        person.find("[data-do=practise]").wait_for()
    prepare(person)


def without_colour(person: Person) -> None:
    """Shows the page from now on as somebody sees it who sees no colours."""
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})


def table_moments(people: People, look: Person) -> Iterator[str]:
    """The moments of a card table as `look` sees them, one after the other, by name."""
    other = people.come()
    look.open_home("Ana")
    look.find("summary").first.click()
    look.find("input[id$=-point]").fill("30")
    look.find("button.way").nth(1).click()
    look.find(".start").wait_for()
    other.open_home("Benjamin")
    other.sit(look.page.url)
    look.find('[data-seat="1"]').wait_for()
    yield "table-lobby"
    for person in (look, other):
        person.get_ready()
    look.find(".slot").nth(11).wait_for()
    yield "table-play"
    other.find(".call").click()
    look.find(".banner").wait_for()
    yield "table-other-calls"
    other.find(".point").wait_for()
    other.choose(other.no_set())
    look.find(".check.wrong:visible").wait_for()
    yield "table-wrong"
    look.find(".history").click()
    look.find(".calls .check").wait_for()
    yield "table-calls"
    look.find(".history").click()
    look.find(".call").click()
    look.find(".point").wait_for()
    look.choose(look.cards()[:2])
    yield "table-own-call"
    found = look.a_set()
    for card in look.cards()[:2]:
        look.card(card).click()
    look.choose(found or look.no_set())
    look.find(".check:visible").wait_for()
    yield "table-outcome"
    other.find(".none").click()
    look.find('[data-seat="1"] .mark').first.wait_for()
    yield "table-vote"
    look.find(".head .round").last.click()
    look.find("dialog[open]").wait_for()
    yield "table-menu"
    look.page.keyboard.press("Escape")


def result_moments(people: People, look: Person) -> Iterator[str]:
    """Short deals and their results: alone, then against somebody."""
    look.open_home("Ana")
    new_table(look, game="cards", seats=1, overrides={"deck": "solid", "layout": 9})
    look.get_ready()
    look.find(".slot").nth(8).wait_for()
    yield "solo-play"
    look.find(".hint").click()
    look.find(".hint").click()
    look.find(".slot .hinted, .status").first.wait_for()
    yield "solo-hint"
    while not look.find(".result").count():
        take_alone(look)
    yield "solo-result"
    other = people.come()
    other.open_home("Benjamin")
    rules = {"deck": "solid", "layout": 9, "style": "point", "no_set": "auto"}
    new_table(look, game="cards", edition="es", seats=2, overrides=rules)
    other.sit(look.page.url)
    for person in (look, other):
        person.get_ready()
    look.find(".slot").nth(8).wait_for()
    while not look.find(".result").count():
        take_alone(look)
    yield "table-result"


def puzzle_moments(people: People, look: Person) -> Iterator[str]:
    """A puzzle for practice, from its start to its result."""
    look.open_home("Ana")
    look.page.goto(made_table(look, game="puzzle", edition="easy", overrides={"number": 7}))
    look.find("[data-do=start]").wait_for()
    yield "puzzle-start"
    look.find("[data-do=start]").click()
    look.find(".slot").nth(8).wait_for()
    yield "puzzle-play"
    look.choose(look.no_set())
    look.find(".check.wrong:visible").wait_for()
    yield "puzzle-wrong"
    sets = find_sets(look.cards())
    for count, found in enumerate(sets, 1):
        look.choose(found)
        if count < len(sets):
            look.find("li.found:not(.missing)").nth(count - 1).wait_for()
        if count == 2:
            yield "puzzle-found"
            look.open_menu()
            yield "puzzle-menu"
            look.page.keyboard.press("Escape")
    look.find(".result h1").wait_for()
    yield "puzzle-result"


def take_alone(person: Person) -> None:
    """Takes a SET; where there is none, waits for cards or says so."""
    before = person.cards()
    found = person.a_set()
    if found is not None:
        person.choose(found)
    elif person.find(".none:enabled").count():
        person.find(".none").click()
    person.page.wait_for_function(CHANGED, arg=before)


CHANGED = """before => document.querySelector('.result') || String(before) !== String(
  [...document.querySelectorAll('.slot:not([inert]) [data-card]')].map(e => Number(e.dataset.card)))"""
"""Whether other cards lie on the table than before, or the deal is over."""


def new_table(person: Person, **wanted: object) -> None:
    """A table by the server's own interface, with rules that the page does not offer; sits down there."""
    person.sit(made_table(person, **wanted))


def made_table(person: Person, **wanted: object) -> str:
    """The address of a new table, made by the server's own interface; nobody but bots sits there yet."""
    code = person.page.evaluate(
        """async wanted => {
          const post = (path, body) => fetch(path,
            { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
          await post('/api/guests', { name: 'Ana' });
          return (await (await post('/api/tables', wanted)).json()).code;
        }""",
        wanted,
    )
    return f"{person.address}/t/{code}"


def dice_moments(people: People, look: Person, dice: LoadedDice | None = None) -> Iterator[str]:
    """The moments of a dice table; with fair dice it goes on until a WILD is rolled, or for many rounds."""
    from tests.browser import dicing

    other = people.come()
    other.open_home("Benjamin")
    look.open_home("Ana")
    rules = {
        "stalemate": 1 if dice else 12,
        "point_seconds": 30,
        "opening_seconds": 300,
        "turn_seconds": 600,
        "extra_seconds": 120,
    }
    new_table(look, game="dice", seats=2, overrides=rules)
    other.sit(look.page.url)
    yield "dice-lobby"
    players = [look, other]
    for person in players:
        person.get_ready()
    look.find("[data-die]").first.wait_for()
    yield "dice-opening"
    other.find(".actions .big").click()
    look.find(".called").wait_for()
    yield "dice-other-calls"
    other.find('[data-act="lay"] .button').first.click()
    look.find(".called").wait_for(state="detached")
    # whoever called wrongly may not call again before the next roll
    before = dicing.hand(look)
    if dice:
        dice.show(min(before)[0], "1RO 2RO 3RO 1GD 2PQ")
    look.find('[data-act="call"] .button').first.click()
    while dicing.hand(look) == before:
        look.page.wait_for_timeout(20)
    look.page.wait_for_function("() => !document.querySelector('[data-act=call] .button').disabled")
    dicing.open_game(players)
    # whoever opened has had their turn of the first round
    dicing.pass_turn(dicing.at_turn(players))
    look.find('[data-act="extra"]').wait_for()
    look.find("[data-die]").first.click()
    yield "dice-extra"
    if dice:
        dice.show(dicing.hand(look)[0][0], "*")
        look.find('[data-act="extra"] .button').last.click()
    else:
        look.find("[data-die]").first.click()
        dicing.keep_all(look)
    dicing.keep_all(other)
    if dicing.at_turn(players) is other:
        dicing.pass_turn(other)
    look.find('[data-act="turn"]').wait_for()
    yield "dice-turn"
    dicing.propose_best(look)
    yield "dice-preview"
    look.find('[data-act="turn"] .round').click()
    named = False
    while not look.find(".result").count():
        # when all pass, all dice are rolled again: sooner or later there is a WILD among them, and then it ends
        wild = next((die for die, face in dicing.hand(look) if face == WILD), None)
        if not named and wild is not None and look.find('[data-act="turn"]').count():
            dicing.take_up(look, wild, "d7")
            look.find(".picker").wait_for()
            yield "dice-wild"
            named = True
            look.page.keyboard.press("Escape")
        for person in players:
            if person.find('[data-act="turn"]').count():
                dicing.pass_turn(person)
                person.find('[data-act="turn"]').wait_for(state="detached")
            elif person.find('[data-act="extra"]').count():
                dicing.keep_all(person)
    look.find(".result h1").wait_for()
    yield "dice-result"


def crowded_moments(people: People, look: Person) -> Iterator[str]:
    """Twelve at a card table, of whom the last to come is looked at; eleven are bots."""
    # a busy machine takes its time to seat so many
    look.context.set_default_timeout(60_000)
    look.open_home("Ana")
    # one SET lasts the bots a while: nobody points before half a minute is over
    rules = {"seats": 12, "point_seconds": 30, "style": "announce"}
    new_table(look, game="cards", seats=12, bots=["novice"] * 11, overrides=rules)
    look.find('[data-seat="11"]').wait_for()
    yield "crowd-lobby"
    look.get_ready()
    look.find(".slot").nth(11).wait_for()
    yield "crowd-play"
    look.find(".player.calling:not(.mine), .result").first.wait_for(timeout=60_000)
    yield "crowd-calls"
