"""Results of variants: without kinds of SET, under their own names, and what could be taken at any time (V1 to V5)."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tercet.core.cardgame.events import SetCalled, SetTaken
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.layout import cards_of
from tercet.core.cardgame.rules import CardRules, edition
from tercet.core.cardgame.state import CardState
from tercet.core.engine.game import states
from tercet.core.engine.ruleset import RuleError
from tercet.core.sets.variant_catalogue import PRESETS
from tercet.results.board_takings import MOST_BOARDS, MOST_CANDIDATES, BoardSearch, BoardsToSearch, LaidBoard
from tercet.results.log_to_rows.finished_table import read_table
from tercet.results.log_to_rows.game_facts import card_rules_label
from tercet.results.timeline import Timeline, timeline_of
from tests.card_players import CardPlay, random_play
from tests.results.finished import as_history
from tests.series import sample

GAMES = {
    "ultra": edition("es", law="ultra"),
    "ghost": edition("es", law="ghost", deck="solid"),
    "five": edition("es", deck="five", ending="takings", goal=10),
    "quads": edition("es", deck="four", law="quads"),
    "dots": edition("es", deck="dots", law="dots"),
    "chain": edition("es", way="chain", deck="solid"),
    "all": edition("fr", way="all", deck="solid"),
    "hidden": edition("es", way="hidden", deck="solid"),
}


def timeline(play: CardPlay) -> Timeline:
    owners = ["guest:a", "guest:b"]
    return timeline_of(as_history(CARD_GAME, play.rules, play.events, owners, code="variant", aftermath=False))


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_of_every_variant_and_way_can_be_read(name: str) -> None:
    rules: CardRules = GAMES[name]
    play = random_play(rules, 2, name, coming=False)
    history = as_history(CARD_GAME, rules, play.events, ["guest:a", "guest:b"], code="variant", aftermath=False)
    assert read_table(history) is not None
    line = timeline_of(history)
    assert (line.deck, line.law) == (rules.deck, rules.law), "those who draw the cards need to know which they are"
    assert sum(mark.what == "found" for mark in line.marks) == sum(player.right for player in play.state.players)
    printed = [edition(rules.edition), edition(rules.edition, deck="solid")]
    assert card_rules_label(rules) not in map(card_rules_label, printed), "its times are compared only with its own"


def every_game() -> dict[str, CardRules]:
    """Each variant in each way that it can be played; short games, where the number of takings ends them."""
    games = {}
    for name in PRESETS:
        for way in ("refill", "chain", "all", "hidden"):
            ending: dict[str, Any] = {} if way == "hidden" else {"ending": "takings", "goal": 10}
            try:
                games[f"{name} {way}"] = edition("fr", variant=name, way=way, **ending)
            except RuleError:
                assert (name, way) == ("ultra", "hidden"), "the only way that a variant refuses"
    return games


EVERY_GAME = every_game()
SOME_GAMES = (
    "set refill",
    "five hidden",
    "ultra refill",
    "ghost chain",
    "quads all",
    "quads-large chain",
    "dots chain",
)


def could_be_taken(state: CardState) -> set[tuple[int, ...]]:
    """Every group of cards that the law accepts and that the way of playing allows now, by trying all of them."""
    variant, chain = state.rules.variant, set(state.chain)
    cards = sorted((*cards_of(state.layout), *chain))
    found = {tuple(sorted(taking)) for taking in state.found}
    return {
        taking
        for size in range(variant.least, variant.most + 1)
        for taking in combinations(cards, size)
        if not chain or len(chain.intersection(taking)) == variant.linked
        if taking not in found and variant.is_taking(taking)
    }


@pytest.mark.parametrize("name", sample(SOME_GAMES, tuple(EVERY_GAME)))
def test_V4_what_could_be_taken_is_known_on_every_board_of_every_variant_and_way(name: str) -> None:
    rules = EVERY_GAME[name]
    play = random_play(rules, 2, name, coming=False)
    marks = {mark.version: mark for mark in timeline(play).marks}
    zero = next(event.at for event in play.events if event.begins_deal)
    boards: list[LaidBoard] = []
    expected: list[set[tuple[int, ...]]] = []
    lying: dict[tuple[int, ...], int] = {}
    called: int | None = None
    after = list(states(CARD_GAME, CARD_GAME.initial(rules), play.events))[1:]
    for version, (state, event) in enumerate(zip(after, play.events, strict=True), 1):
        if isinstance(event, SetCalled):
            called = event.at
        board = LaidBoard(cards=cards_of(state.layout), chain=state.chain, found=state.found)
        if state.phase != "play" or (boards and boards[-1] == board):
            continue
        boards.append(board)
        expected.append(could_be_taken(state))
        before, lying = lying, {taking: lying.get(taking, event.at) for taking in expected[-1]}
        assert marks[version].sets == len(lying)
        if isinstance(event, SetTaken):
            when = event.at if called is None else called
            gone = before.keys() - lying.keys() - {tuple(sorted(event.cards))}
            assert marks[version].at == when - zero
            assert {one.cards: one.lay for one in marks[version].missed} == {one: when - before[one] for one in gone}
    assert any(mark.missed for mark in marks.values()) == (rules.way != "all"), "finding breaks nothing up"
    for start in range(0, len(boards), MOST_BOARDS):
        part = slice(start, start + MOST_BOARDS)
        search = BoardSearch(BoardsToSearch(deck=rules.deck, law=rules.law, boards=tuple(boards[part])))
        found = search.takings().boards
        assert [set(takings) for takings in found] == expected[part]
        assert all(len(takings) == len(set(takings)) for takings in found)


def test_boards_that_would_take_long_to_search_are_refused() -> None:
    def search(deck: str, law: str, *boards: LaidBoard) -> BoardSearch:
        return BoardSearch(msgspec.convert({"deck": deck, "law": law, "boards": boards}, BoardsToSearch))

    def first(cards: int) -> LaidBoard:
        return LaidBoard(cards=tuple(range(cards)))

    most = search("full", "ghost", *[first(19)] * MOST_BOARDS)
    assert most.candidates == MOST_BOARDS * comb(19, 6) <= MOST_CANDIDATES
    assert len(most.takings().boards) == MOST_BOARDS
    with pytest.raises(ValueError, match="too many cards"):
        search("full", "ghost", *[first(20)] * MOST_BOARDS)
    with pytest.raises(ValueError, match="too many cards"):
        search("full", "ultra", *[replace(first(44), chain=(77, 78, 79, 80))] * 8)
    with pytest.raises(ValueError, match="at most"):
        search("dots", "dots", LaidBoard(cards=tuple(range(1, 22)))).takings()
    with pytest.raises(ValueError, match="no card 0"):
        search("dots", "dots", first(7)).takings()
    with pytest.raises(ValueError, match="only once"):
        search("full", "set", LaidBoard(cards=(5, 6, 7, 5))).takings()
    with pytest.raises(ValueError, match="only once"):
        search("full", "set", LaidBoard(cards=(5, 6, 7), chain=(5, 8, 9))).takings()
    with pytest.raises(ValueError, match="not played with the deck"):
        search("five", "ghost", first(9))
    impossible: tuple[list[dict[str, Any]], ...] = (
        [{"cards": list(range(49))}],
        [{"cards": [], "chain": list(range(8))}],
        [{"cards": [], "found": [[1]] * 129}],
        [{"cards": [256]}],
        [{"cards": []}] * (MOST_BOARDS + 1),
    )
    for boards in impossible:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"deck": "full", "law": "set", "boards": boards}, BoardsToSearch)
