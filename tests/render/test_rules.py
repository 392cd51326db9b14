"""The rules page matches the rule set, in every language."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tercet.core.cardgame.rules import EDITIONS, CardRules, edition
from tercet.core.sets.cards import DECK_VALUES, THIRD
from tercet.locale import LANGUAGES, words
from tercet.render.rules import ONCE_IN_9, SECTIONS, changed_fields, rules_text, sections

OVERRIDES: list[dict[str, Any]] = [
    {"deck": "solid"},
    {"deck": "squiggle"},
    {"deck": "solid", "layout": 9},
    {"law": "ultra"},
    {"law": "ghost"},
    {"deck": "five"},
    {"deck": "four", "law": "quads"},
    {"deck": "dots", "law": "dots"},
    {"way": "chain"},
    {"way": "all"},
    {"way": "hidden"},
    {"ending": "first", "goal": 10},
    {"ending": "takings", "goal": 10, "together": True},
    {"ending": "time", "goal": 60},
    {"style": "announce"},
    {"style": "point"},
    {"point_seconds": 7.5},
    {"penalty": "none"},
    {"lock_seconds": 0},
    {"lock_seconds": 9},
    {"longest_lock_seconds": 0},
    {"longest_lock_seconds": 12},
    {"no_set": "vote"},
    {"no_set": "checked"},
    {"no_set": "auto"},
    {"vote_seconds": 33},
    {"look_seconds": 0},
    {"look_seconds": 44},
    {"away_seconds": 77},
    {"scoring": "cards", "penalty": "none"},
    {"deals": 1},
    {"deals": 5},
    {"pause_seconds": 0},
    {"pause_seconds": 44},
    {"hints": True},
    {"rated": True},
    {"seats": 1},
    {"seats": 4},
    {"late_join": True},
]


def body(page: str) -> str:
    """A page without the line that lists changes."""
    return re.sub(r"\A(#[^\n]*\n\n[^\n]*\n\n)[^#\n][^\n]*\n\n", r"\1", page)


@cache
def printed_page(name: str, language: str) -> str:
    """The page of an edition as printed, rendered once, because many pages are compared with it."""
    return rules_text(EDITIONS[name], words(language))


@st.composite
def rule_sets(draw: st.DrawFn) -> CardRules:
    scoring: Any = draw(st.sampled_from(["cards", "sets"]))
    deck: Any = draw(st.sampled_from(["full", *sorted(DECK_VALUES)]))
    return edition(
        draw(st.sampled_from(sorted(EDITIONS))),
        deck=deck,
        layout=draw(st.sampled_from([9, 12])) if deck != "full" else 12,
        style=draw(st.sampled_from([None, "announce", "point"])),
        point_seconds=draw(st.floats(2, 30)),
        scoring=scoring,
        penalty=draw(st.sampled_from(["none", "cards" if scoring == "cards" else "point"])),
        lock_seconds=draw(st.just(0) | st.floats(0, 30)),
        no_set=draw(st.sampled_from([None, "vote", "checked", "auto"])),
        longest_lock_seconds=draw(st.just(0) | st.floats(0, 60)),
        vote_seconds=draw(st.just(0) | st.floats(5, 120)),
        look_seconds=draw(st.just(0) | st.floats(5, 120)),
        deals=draw(st.integers(0, 99)),
        pause_seconds=draw(st.just(0) | st.floats(0, 120)),
        rated=(rated := draw(st.booleans())),
        hints=not rated and draw(st.booleans()),
        seats=draw(st.integers(1, 12)),
    )


@given(rule_sets(), st.sampled_from(LANGUAGES))
def test_every_rule_set_is_explained_in_every_language(rules: CardRules, language: str) -> None:
    text = rules_text(rules, words(language))
    assert text.count("\n## ") == len(sections(rules))
    assert not re.search(r"  |[{}]| \n|\n |\n\n\n", text)
    for paragraph in text.strip().split("\n\n"):
        assert paragraph.startswith("#") or paragraph.endswith(".")
    assert text.count("\n- ") == 2 * (4 if rules.deck == "full" else 3) + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("changes", OVERRIDES, ids=str)
def test_every_change_by_a_host_changes_the_page(changes: dict[str, Any], language: str) -> None:
    changed = edition("he", **changes)
    page = rules_text(changed, words(language))
    assert body(page) != body(printed_page("he", language))
    for field in changed_fields(changed):
        assert words(language)(f"rules-field-{field.replace('_', '-')}", deck=changed.deck, size=changed.cards) in page


def test_every_field_of_the_rule_set_is_tested_here_and_has_a_name() -> None:
    fields = set(CardRules.__struct_fields__) - {"edition", "revision"}
    assert {field for changes in OVERRIDES for field in changes} == fields
    for language in LANGUAGES:
        named = partial(words(language), deck="solid", size=27)
        names = [named(f"rules-field-{field.replace('_', '-')}") for field in fields - {"seats"}]
        assert len(set(names)) == len(fields) - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_as_printed_has_no_line_of_changes(language: str) -> None:
    pages = [printed_page(name, language) for name in EDITIONS]
    for rules, page in zip(EDITIONS.values(), pages, strict=True):
        assert changed_fields(rules) == ()
        assert body(page) == page
    assert len(set(pages)) == len(EDITIONS)


def test_C13_C14_a_table_for_one_mentions_no_other_players() -> None:
    page = rules_text(edition("es", seats=1), words("en"))
    assert list(sections(edition("es"))) == list(SECTIONS)
    assert "## Lost races" not in page
    assert "try to clear the table" in page
    assert "picks its three cards" in page
    assert "while there is a SET it is refused" in page
    assert "It starts when you are ready" in page
    for words_of_company in ("or more players", "host", "others", "present say", "calls “SET!”"):
        assert words_of_company not in page.replace("players may watch", ""), words_of_company


def test_C17_the_page_explains_when_a_deal_starts_and_agreements() -> None:
    page = rules_text(EDITIONS["es"], words("en"))
    assert "at least two players are seated and all who are present are ready, or when the host starts it" in page
    assert "starting the deal over or ending the game early" in page
    assert "starting the deal over" not in rules_text(edition("es", rated=True), words("en"))


AGREED = {
    "en": "the proposal waits for anyone who is away",
    "es": "a quien esté ausente se le espera",
    "fr": "l’on attend celles qui sont absentes",
    "he": "ולנעדרים ממתינים",
    "pt": "espera-se por quem estiver ausente",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_C17_a_proposal_waits_for_players_who_are_away(language: str) -> None:
    """A player with a lost connection agrees to nothing."""
    for rules in (EDITIONS["es"], edition("es", rated=True)):
        assert AGREED[language] in rules_text(rules, words(language))


def section(rules: CardRules, title: str) -> str:
    return rules_text(rules, words("en")).split(f"## {title}\n\n")[1].split("\n\n## ")[0]


@pytest.mark.parametrize(
    "changes", [{"deck": "solid"}, {"no_set": "auto"}, {"deck": "solid", "no_set": "checked"}], ids=str
)
def test_C9_where_only_stop_votes_exist_the_page_says_that_they_wait(changes: dict[str, Any]) -> None:
    told = section(edition("es", **changes), "No SET")
    assert "Once the pile is empty, “no SET” is a vote to stop." in told
    assert "Silence never ends a deal: the vote waits for everyone present." in told
    assert "goes on waiting for them" in told
    assert "no longer waits" not in told
    assert "no longer waits" in section(EDITIONS["es"], "No SET")
    assert "is taken to agree" not in section(edition("es", vote_seconds=9, **changes), "No SET")


def test_C8_C12_where_a_set_is_certain_a_checked_vote_counts_as_wrong() -> None:
    wrong = "“no SET” is refused and counts as a wrong vote."
    assert wrong in section(edition("es", deck="solid", seats=1), "No SET")
    assert wrong in section(edition("es", deck="solid", no_set="checked"), "No SET")
    for refused in ({"seats": 1, "no_set": "vote"}, {"seats": 1, "no_set": "auto"}, {"no_set": "vote"}):
        told = section(edition("es", deck="solid", **refused), "No SET")
        assert "“no SET” is refused." in told
        assert "wrong" not in told.replace("a wrong call leaves", "")
    both = section(edition("es", deck="solid"), "No SET")
    assert "“no SET” is refused." in both
    assert "For a solo player the program checks the vote" in both


@pytest.mark.parametrize("deck", ["full", "diamond"])
def test_C2_the_page_shows_sets_and_non_sets_of_its_deck(deck: Any) -> None:
    told = section(edition("es", deck=deck), "What a SET is")
    are, are_not = told.split("### These are SETs\n\n")[1].split("\n\n### These are not SETs\n\n")
    assert all("all three" in line or "different" in line for line in are.split("\n\n"))
    assert all(re.search(r": (two|one) .*(one|other)", line) for line in are_not.split("\n\n")), are_not
    if deck == "diamond":
        assert not re.search("oval|squiggle", told)


def test_C7_each_edition_states_the_cost_of_a_wrong_call() -> None:
    pages = {name: rules_text(rules, words("en")) for name, rules in EDITIONS.items()}
    assert "loses three cards" in pages["es"]
    assert "loses three cards" in pages["pt"]
    assert "loses one point, and the score may fall below zero" in pages["he"]
    assert "It costs nothing." in pages["fr"]


def test_C10_C11_each_edition_states_its_scoring_and_length() -> None:
    pages = {name: rules_text(rules, words("en")) for name, rules in EDITIONS.items()}
    assert "Each SET is worth one point, and each wrong call takes one away." in pages["he"]
    assert "every player has dealt once" in pages["he"]
    for name in ("es", "pt", "fr"):
        assert "Each card won is worth one point." in pages[name]
        assert "A single deal decides." in pages[name]


@pytest.mark.parametrize(
    ("name", "printed"), [("es", "97%|99.96%"), ("pt", "97%|99.96%"), ("he", "97%|99.9%"), ("fr", "33|2,500")]
)
def test_C15_the_books_odds_are_shown_beside_the_exact_ones(name: str, printed: str) -> None:
    odds = rules_text(EDITIONS[name], words("en")).split("## The odds")[1]
    book, exact = odds.split("The exact figures")
    for figure in printed.split("|"):
        assert figure in book
    for figure in ("96.77%", "30.96", "99.964%", "2,742"):
        assert figure in exact


def test_C12_nine_solid_cards_lack_a_set_as_rarely_as_the_page_says() -> None:
    def without_set(chosen: tuple[int, ...], rest: tuple[int, ...], wanted: int) -> int:
        if not wanted:
            return 1
        found = 0
        for i, card in enumerate(rest):
            closed = {THIRD[card][other] for other in chosen}
            found += without_set((*chosen, card), tuple(c for c in rest[i + 1 :] if c not in closed), wanted - 1)
        return found

    assert round(4_686_825 / without_set((), tuple(range(27)), 9)) == ONCE_IN_9


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_formatted_for_the_language(language: str) -> None:
    page = rules_text(edition("es", point_seconds=2.5), words(language))
    written = {"en": "2,742", "es": "2742", "fr": "2\u202f742", "he": "2,742", "pt": "2.742"}
    assert written[language] in page
    assert ("2.5\u00a0" if language in {"en", "he"} else "2,5\u00a0") in page
