"""Other decks, laws and ways to play in the terminal, in line mode and with the screen's keys."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tercet.core.cardgame.commands import ClaimSet, SayNoSet
from tercet.core.cardgame.rules import CardRules, edition
from tercet.core.cardgame.state import CardState
from tercet.core.cardgame.takings import takings
from tercet.core.engine.seats import Seat
from tercet.core.sets.variant_catalogue import PRESETS
from tercet.terminal.keys import slot_keys
from tercet.terminal.lettered_cards import CHAIN_KEYS, LETTERS, keyed_cards
from tercet.terminal.setup import Setup
from tests.series import in_languages
from tests.terminal.stage import Stage, check_snapshot, display_for, staged
from tests.terminal.typed_game import TypedGame

WAYS = [(name, "refill") for name in PRESETS] + [
    ("set", "chain"),
    ("quads", "chain"),
    ("set", "hidden"),
    ("dots", "hidden"),
    ("ultra", "all"),
]


LONGEST = 300
"""Maximum number of turns in a game."""
SCREENS = [("five", "refill"), ("dots", "refill"), ("ghost", "refill"), ("quads", "chain")]
PLAYED = [("quads", "refill"), ("dots", "refill"), ("set", "chain"), ("set", "hidden")]


def rules_of(variant: str, way: str, **changes: Any) -> CardRules:
    rules = {**PRESETS[variant]._asdict(), "way": way, "penalty": "none" if way == "all" else "cards"}
    return edition("es", style="point", **rules, **changes)


def keys_of(state: CardState, cards: tuple[int, ...], keys: str = LETTERS) -> list[str]:
    return [
        CHAIN_KEYS[state.chain.index(card)] if card in state.chain else keys[state.layout.index(card)] for card in cards
    ]


@pytest.mark.parametrize(("variant", "way"), WAYS)
def test_a_variant_is_played_to_the_end_in_line_mode(variant: str, way: str) -> None:
    async def play() -> None:
        typed_game = TypedGame(Setup(people=("Ann",), rules=rules_of(variant, way)), seed=f"{variant}/{way}")
        said = [*typed_game.lines]
        await typed_game.game.open()
        for _ in range(LONGEST):
            if typed_game.session.view().phase == "over":
                break
            state = typed_game.session.play.state
            if state.naming_until is not None:
                word = state.rules.variant.deck.names[state.hidden or 0].lower()
            elif found := takings(state):
                word = "".join(keys_of(state, found[0]))
            else:
                word = "n"
            said.append(await typed_game.type(word))
        state = typed_game.session.play.state
        assert state.phase == "over"
        assert state.players[0].wrong == 0, said
        assert state.takings > 5
        if way == "hidden":
            assert "You name the unseen card" in "\n".join(said)
        if way == "chain":
            assert "The last SET, beside the table" in "\n".join(said)

    asyncio.run(play())


@pytest.mark.parametrize(("variant", "way"), PLAYED)
def test_the_screen_plays_a_variant_with_keys(variant: str, way: str) -> None:
    async def play() -> None:
        setup = Setup(people=("Ann",), rules=rules_of(variant, way), seed=f"keys/{variant}/{way}")
        async with staged(setup, display_for(), (100, 30)) as stage:
            for _ in range(4):
                await press_next(stage)
            for _ in range(LONGEST):
                if stage.session.play.state.phase == "over" or stage.session.play.state.naming_until is not None:
                    break
                await play_next(stage)
            if way == "hidden":
                await stage.press("x", "escape")
                await press_next(stage)
                assert "You name the unseen card" in stage.text()
            state = stage.session.play.state
            assert state.phase == "over"
            assert state.players[0].wrong == 0, stage.text()

    asyncio.run(play())


async def play_next(stage: Stage) -> None:
    """The same as `press_next` without keys, which are slow."""
    state: CardState = stage.session.play.state
    found = takings(state)
    await stage.session.do(ClaimSet(seat=Seat(0), cards=found[0]) if found else SayNoSet(seat=Seat(0)))


async def press_next(stage: Stage) -> None:
    """Takes something, names the unseen card, or says that there is nothing."""
    state: CardState = stage.session.play.state
    variant = state.rules.variant
    if state.naming_until is not None:
        await stage.press(*variant.deck.names[state.hidden or 0].lower(), "enter")
    elif found := takings(state):
        keys = slot_keys("qwerty")
        await stage.press(*("comma" if key == "," else key for key in keys_of(state, found[0], keys)))
        if variant.least < variant.most:
            assert stage.session.play.state.takings == state.takings, "a taking may have more than the minimum of cards"
            await stage.press("space")
        assert stage.session.play.state.takings == state.takings + 1, stage.text()
    else:
        await stage.press("n")


def test_a_wrong_taking_is_explained_by_its_law() -> None:
    async def play() -> None:
        typed_game = TypedGame(Setup(people=("Ann",), rules=rules_of("dots", "refill")), seed="wrong")
        await typed_game.game.open()
        state = typed_game.session.play.state
        variant, lettered = state.rules.variant, keyed_cards(state.layout)
        wrong = next(keys for keys in ("abc", "abd") if not variant.is_taking([lettered[key] for key in keys]))
        said = await typed_game.type(wrong)
        assert "an odd number" in said
        assert "Pick" not in await typed_game.type("ab"), "two cards are not a taking"

    asyncio.run(play())


def test_a_find_all_game_counts_finds_and_reports_repeated_ones() -> None:
    async def play() -> None:
        typed_game = TypedGame(Setup(people=("Ann",), rules=rules_of("set", "all")), seed="all")
        await typed_game.game.open()
        state = typed_game.session.play.state
        taking = "".join(keys_of(state, takings(state)[0]))
        await typed_game.type(taking)
        assert "found 1" in await typed_game.type("")
        assert "already found" in await typed_game.type(taking)

    asyncio.run(play())


@in_languages("fr", "he")
@pytest.mark.parametrize(("variant", "way"), SCREENS)
def test_a_variants_screen_matches_its_snapshot(variant: str, way: str, language: str) -> None:
    async def play() -> str:
        setup = Setup(people=("Ann",), rules=rules_of(variant, way), seed="screen")
        async with staged(setup, display_for(language)) as stage:
            if way == "chain":
                await play_next(stage)
            await stage.press(slot_keys(display_for(language).keyboard)[0])
            return stage.text()

    check_snapshot(f"variant.{variant}.{way}.{language}", asyncio.run(play()))
