"""Variants in the library: found, played, drawn and named with the cards of their own deck (V1, V2)."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import msgspec
import pytest

import tercet
from tercet.core.sets.variant_catalogue import PRESETS


@pytest.mark.parametrize("name", PRESETS)
def test_looping_over_the_takings_ends_a_game(name: str) -> None:
    game = tercet.new_game(["Ada", "Blaise"], variant=name, seed=1)
    choose = Random(1)
    while not game.is_over:
        found = game.find()
        assert found == [tuple(taking) for taking in tercet.variant(name).find(game.state.cards)]
        if found:
            game.take(choose.randrange(2), choose.choice(found))
        else:
            game.say_no_set(0)
            game.say_no_set(1)
    assert game.outcome.winners
    assert tercet.verify(game) == []


def test_everything_shows_cards_in_their_decks_letters() -> None:
    game = tercet.new_game(["Ada", "Blaise"], variant="quads", seed=1)
    cards = game.state.cards
    written = tercet.format_cards(cards)
    assert written == "1GO 3PO 1GD 1KX 3KD 2RX 2KO 1RQ 4GQ"
    assert tercet.variant("quads").deck.to_cards(written) == cards
    for shown in (repr(game), str(game), tercet.show(cards), tercet.show(written, variant="quads")):
        assert all(str(card) in shown for card in cards)
    assert game._repr_svg_() == tercet.picture(cards, rows=3)
    _, taken = game.take(0, game.find()[0])
    assert "cards=(3PO, 2KO, 1RQ, 4GQ)" in repr(taken)
    assert msgspec.json.encode(taken) == msgspec.json.encode(game.events[-1]), "and contains plain numbers"
    assert repr(pickle.loads(pickle.dumps(taken)).slots) == "(1, 6, 7, 8)"
    assert game.undo() == (taken,), "the same event, whatever it shows"
    offered = next(command for command in game.legal(0) if isinstance(command, tercet.PointCards))
    assert repr(offered) == "PointCards(seat=0, cards='1GO 3PO 1GD 1KX')"
    assert game.do(offered)
    assert repr(pickle.loads(pickle.dumps(cards))) == repr(cards)


def test_cards_from_another_deck_are_never_mistaken_for_printed_ones() -> None:
    card, *_ = cards = tercet.deal(variant="quads", seed=1)
    said = "is a card of the deck 'four', not of the printed one"
    for ask in (tercet.find_sets, tercet.has_set, tercet.count_sets, tercet.to_cards, tercet.is_set):
        with pytest.raises(ValueError, match=said):
            ask(cards[:3])
    with pytest.raises(ValueError, match=said):
        tercet.Card(card)


def test_a_deal_without_a_game_has_the_size_of_the_board() -> None:
    assert [len(tercet.deal(variant=name)) for name in PRESETS] == [12, 8, 10, 18, 9, 13, 7]
    assert tercet.deal(5, variant="dots", seed=3) == tercet.deal(variant="dots", seed=3)[:5]
    assert tercet.deal(12, seed=3) == tercet.deal(variant="set", seed=3)


def test_cards_are_passed_as_text_or_one_by_one() -> None:
    quads = tercet.variant("quads")
    assert quads.find("1RO 2RO 3RO 4RO 1GO") == [quads.deck.to_cards("1RO 2RO 3RO 4RO")]
    assert quads.complete(["1RO", "2RO", "3RO"]) == quads.deck.to_cards("4RO")
    assert quads.why_not("1RO 2RO 3RO 4RO").is_taking
    assert tercet.variant("ultra").why_not("1RSO 2RSO 3RSO 1GSO").is_taking is False


def test_an_unknown_variant_is_reported_with_the_available_ones() -> None:
    for ask in (
        lambda: tercet.variant("qards"),
        lambda: tercet.new_game(variant="qards"),
        lambda: tercet.deal(variant="qards"),
        lambda: tercet.show([1], variant="qards"),
    ):
        with pytest.raises(ValueError, match="unknown variant 'qards'; choose one of set, ultra, ghost, five, quads"):
            ask()
    with pytest.raises(ValueError, match="the deck 'four' belongs to a variant: use variant='quads'"):
        tercet.deal(9, deck="four")
    with pytest.raises(TypeError, match="size: how many cards to deal, as a whole number, not '12'"):
        tercet.deal("12")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"law": "ultra"}, "law='ultra'"),
        ({"deck": "four", "law": "quads"}, "deck='four', law='quads'"),
        ({"way": "chain"}, "way='chain'"),
        ({"ending": "first", "goal": 5}, "ending='first'"),
    ],
)
def test_functions_limited_to_the_printed_game_say_so(changes: Any, named: str) -> None:
    rules = tercet.edition("es", **changes)
    with pytest.raises(ValueError, match=f"^simulate plays only the game of the rulebooks, not {named}$"):
        tercet.lab.simulate(5, "random", rules, seed=1)


def test_environments_play_variants_but_no_other_way() -> None:
    envs = pytest.importorskip("tercet.envs")
    for make in (envs.CardEnv, envs.CardsAgainstBots):
        assert make(variant="quads").rules.law == "quads"
        assert make(rules=tercet.edition("fr", ending="first", goal=5)).rules.goal == 5
        with pytest.raises(ValueError, match=r"^environments play the way 'refill' only, not 'chain'$"):
            make(rules=tercet.edition("es", way="chain"))
        with pytest.raises(ValueError, match="unknown variant 'foo'; choose one of set, ultra"):
            make(variant="foo")
