"""Every page and every moment of the web client, for the tests that look at all of them and for the pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from tests.browser.people import People, Person

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
    person.find(".buttons .button").first.click()
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
    "learn-dice": ("/learn/dice/1", _nothing),
    "learn-turns": ("/learn/dice/4", _nothing),
    "learn-judge": ("/learn/dice/6", _answer),
    "rules": ("/rules", _nothing),
    "rules-dice": ("/rules?game=dice", _nothing),
    "settings": ("/settings", _nothing),
    "replay": ("/replay", _nothing),
    "replay-cards": ("/replay", _replay("cards-es", 3)),
    "replay-dice": ("/replay", _replay("dice-two", 8)),
    "lost": ("/nothing-here", _nothing),
}
"""The pages that need nobody else, by name: their address and what to do there."""


def show(person: Person, name: str) -> None:
    """Brings a page on."""
    path, prepare = PAGES[name]
    person.go(path)
    # the words and the parts of a page that come later are there when the page has its headline
    person.find("h1").first.wait_for()
    if path.startswith(("/learn", "/rules")):
        person.find("h2").first.wait_for()
    prepare(person)


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


def dice_moments(people: People, look: Person) -> Iterator[str]:
    """The moments of a dice table that come without playing."""
    other = people.come()
    look.open_home("Ana")
    look.find(".games label").nth(1).click()
    look.find("button.way.first").click()
    look.find(".start").wait_for()
    other.open_home("Benjamin")
    other.sit(look.page.url)
    for person in (look, other):
        person.get_ready()
    look.find("[data-die]").first.wait_for()
    yield "dice-opening"
    other.find(".actions .big").click()
    other.find(".actions .main").wait_for()
    look.find(".called").wait_for()
    yield "dice-other-calls"
