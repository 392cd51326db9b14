"""Every function that takes cards accepts their text (C1)."""

from __future__ import annotations

import pickle

import pytest

import tercet
from tercet.core.sets.cards import CARDS, Card, count_sets, find_sets, has_set, is_set, third
from tercet.core.sets.features import NotationError
from tercet.core.sets.laws import why_not

THREE = "1RSO 2RSO 3RSO"


def test_a_card_is_created_from_its_text() -> None:
    assert Card("2RSO") == Card("or2s") == Card(9) == 9
    assert {Card(str(card)) for card in CARDS} == set(CARDS)
    assert pickle.loads(pickle.dumps(Card("2RSO"))) is not None
    with pytest.raises(NotationError, match="unknown letter 'X'"):
        Card("2RSX")


def test_the_functions_on_cards_accept_text() -> None:
    assert is_set("1RSO", "2RSO", "3RSO")
    assert is_set(0, "2RSO", Card("3RSO"))
    assert not is_set("1RSO", "2RSO", "3PSO")
    assert third("1RSO", "2RSO") == Card("3RSO")
    assert why_not("1RSO", "2RSO", "3PSO") == why_not(*map(Card, ("1RSO", "2RSO", "3PSO")))
    for text in (THREE, THREE.replace(" ", ", "), THREE.split(), tuple(THREE.split()), iter(THREE.split())):
        assert find_sets(text) == [(Card("1RSO"), Card("2RSO"), Card("3RSO"))]
    assert has_set(THREE)
    assert has_set([Card("1RSO"), "2RSO", "3RSO"])
    assert count_sets(f"{THREE} 1GHQ") == 1
    assert find_sets("") == []


def test_mixed_cards_and_texts_are_returned_as_cards() -> None:
    mixed: list[int | str] = [Card("1RSO"), "2RSO", "3RSO"]
    found = find_sets(mixed)  # type: ignore[arg-type]
    assert all(isinstance(card, Card) for card in found[0])


def test_anything_else_is_refused() -> None:
    with pytest.raises(TypeError, match=r"not 1\.5"):
        has_set([1.5, 2, 3])  # type: ignore[list-item]
    with pytest.raises(NotationError):
        find_sets("1RSO nonsense")
    with pytest.raises(ValueError, match="1RSO was given twice"):
        has_set("1RSO 1RSO 2RSO")


def test_pictures_and_commands_accept_text() -> None:
    assert tercet.show(THREE) == tercet.show(tercet.parse_cards(THREE))
    assert tercet.picture(THREE, selected=["1RSO"]) == tercet.picture(tercet.parse_cards(THREE), selected=[0])
    assert tercet.PointCards(cards=THREE).cards == (0, 9, 18)
    assert all(type(card) is int for card in tercet.ClaimSet(cards=THREE.split()).cards)
    assert tercet.PointCards(cards=[0, "2RSO", Card(18)]).numbers == (0, 9, 18)
    with pytest.raises(ValueError, match="nobody can take 8 cards at once"):
        tercet.PointCards(cards=list(range(8)))


def test_numpys_whole_numbers_are_whole_numbers() -> None:
    np = pytest.importorskip("numpy")
    assert tercet.deal(np.int64(3), seed=np.int64(1)) == tercet.deal(3, seed=1)
    assert Card(np.int64(4)) == Card(4)
    assert type(is_set(np.int64(0), np.int64(1), np.int64(2))) is bool
    assert tercet.new_game(seed=1).wait(np.int64(3)) == ()
    assert tercet.lab.simulate(np.int64(2), seed=1).summary()["games"] == 2
    assert tercet.lab.sets_in(np.int64(3)).cards == 3
    with pytest.raises(TypeError, match="not array"):
        Card(np.array([1, 2]))
