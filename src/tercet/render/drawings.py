"""Registers drawings of cards, boards and views, and sentences for refusals, all rendered on demand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tercet.core.cardgame.state import CardView
from tercet.core.dicegame.board import Board
from tercet.core.dicegame.scoring import IllegalTurn
from tercet.core.dicegame.state import DiceView
from tercet.core.drawable import Drawing, register_drawing
from tercet.core.engine.game import Refusal
from tercet.core.sets.cards import Card, VariantCard
from tercet.core.sets.decks import deck_named
from tercet.core.sets.laws import FeatureCheck, FeatureChecks, TakingCheck


def register_drawings() -> None:
    """Registers drawings for the types of our games, and English sentences for refusals and illegal turns."""
    register_drawing(Card, Drawing(_card_text, _card_svg))
    register_drawing(VariantCard, Drawing(_variant_card_text, _variant_card_svg))
    register_drawing(CardView, Drawing(_cards_text, _cards_svg))
    register_drawing(Board, Drawing(_board_text, _board_svg))
    register_drawing(DiceView, Drawing(_dice_text, _dice_svg))
    register_drawing(FeatureCheck, Drawing(_check_text))
    register_drawing(FeatureChecks, Drawing(_checks_text))
    register_drawing(TakingCheck, Drawing(_taking_text))
    register_drawing(Refusal, Drawing(_refusal_sentence))
    register_drawing(IllegalTurn, Drawing(_illegal_turn_sentences))


def _refusal_sentence(refusal: Refusal, **look: Any) -> str:
    from tercet import locale
    from tercet.render.names import refusal_text

    try:
        return refusal_text(refusal, locale.words("en"))
    except LookupError:  # no messages exist for this game
        return refusal.plain


def _illegal_turn_sentences(error: IllegalTurn, **look: Any) -> str:
    from tercet import locale
    from tercet.render.dice_names import explanation_lines

    return "\n".join(explanation_lines(error.explanation, locale.words("en")))


def _check_text(check: FeatureCheck, **look: Any) -> str:
    from tercet import locale
    from tercet.render.names import check_text

    return check_text(check, locale.words("en"))


def _checks_text(checks: FeatureChecks, **look: Any) -> str:
    return _verdict_text("card-is-set" if checks.is_set else "card-is-not-set", checks)


def _taking_text(check: TakingCheck, **look: Any) -> str:
    return _verdict_text("card-is-taking" if check.is_taking else "card-is-not-taking", check.checks)


def _verdict_text(message: str, checks: Sequence[FeatureCheck]) -> str:
    """The verdict, then a line for each feature, as `tercet why` prints them."""
    from tercet import locale

    return "\n  ".join([locale.words("en")(message), *map(_check_text, checks)])


def _card_text(card: Card, **look: Any) -> str:
    from tercet.render.text import card_text

    return card_text(card, **look)


def _card_svg(card: Card, **look: Any) -> str:
    from tercet.render.svg import card_svg

    return card_svg(card, **look)


def _variant_card_text(card: VariantCard, **look: Any) -> str:
    from tercet.render.text import card_text

    return card_text(card, deck=deck_named(card.deck_name), **look)


def _variant_card_svg(card: VariantCard, **look: Any) -> str:
    from tercet.render.svg import card_svg

    return card_svg(card, deck=deck_named(card.deck_name), **look)


def _cards_text(view: CardView, **look: Any) -> str:
    """Draws the cards, with everybody's points below."""
    from tercet.render.text import layout_text

    first, _, _ = repr(view).partition("\n")
    heading = first.strip("<>").partition(": ")[2]
    deck = view.rules.variant.deck
    return f"{layout_text(view.layout, deck=deck, rows=3, **look)}\n{heading}" if view.layout else heading


def _cards_svg(view: CardView, **look: Any) -> str:
    from tercet.render.svg import layout_svg

    return layout_svg(view.layout, deck=view.rules.variant.deck, rows=3, hinted=view.hint, **look)


def _board_text(board: Board, **look: Any) -> str:
    from tercet.render.dice_text import board_text

    return board_text(board, **look)


def _board_svg(board: Board, **look: Any) -> str:
    from tercet.render.dice_svg import board_svg

    return board_svg(board, **look)


def _dice_text(view: DiceView, **look: Any) -> str:
    """Draws the board, with everybody's points and dice below."""
    heading, *hands = repr(view).split("\n  ")[: 1 + len(view.playing)]
    lines = [heading.strip("<>").partition(": ")[2], *hands]
    return "\n".join(lines) if view.phase == "lobby" else "\n".join([_board_text(view.board, **look), *lines])


def _dice_svg(view: DiceView, **look: Any) -> str:
    from tercet.render.dice_svg import table_svg

    return table_svg(view, **look)
