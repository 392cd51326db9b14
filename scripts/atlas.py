"""`python -m scripts.atlas` recomputes, replays and redraws the atlas of variants at the end of docs/variants.md."""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

import tercet
from tercet.core.cardgame.events import CardsAdded, DealEnded, SetTaken
from tercet.core.cardgame.rules import edition
from tercet.core.cardgame.takings import takings
from tercet.core.sets.variant_catalogue import PRESETS, variant_named
from tercet.lab.exact.variant_odds import VariantOdds, variant_odds
from tercet.render.svg import layout_svg

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGE: Final = DOCS / "variants.md"
PICTURES: Final = DOCS / "variants"
MARK: Final = "<!-- `python -m scripts.atlas` writes everything below. -->\n"
GAMES: Final = 1_000
"""Number of games of each variant; game i does not depend on it."""
CARD_WIDTH: Final = 64


class Played(NamedTuple):
    """Results of some games."""

    takings: float
    added: float
    """Mean number of times cards were added because there was no taking."""
    left: float
    cleared: int
    """Number of games that left no card."""


def played(name: str, games: int = GAMES) -> Played:
    """Plays solo games, always taking a random legal taking, until there is none and the pile is empty."""
    rules = edition("fr", **PRESETS[name]._asdict(), style="point", no_set="auto")
    counts = []
    for number in range(games):
        rng = Random(f"{name}/{number}")
        game = tercet.new_game(["Ada"], rules, seed=f"{name}/{number}")
        while not game.is_over:
            game.claim(0, rng.choice(takings(game.state)))
        kinds = [type(event) for event in game.events]
        left = next(len(event.left) for event in game.events if isinstance(event, DealEnded))
        counts.append((kinds.count(SetTaken), kinds.count(CardsAdded), left))
    taken, added, left_over = zip(*counts, strict=True)
    return Played(fmean(taken), fmean(added), fmean(left_over), left_over.count(0))


def pictures(name: str) -> dict[str, str]:
    """Pictures of a board with one of the smallest takings marked, and of one of the largest hands without a taking."""
    variant, odds = variant_named(name), variant_odds(name)
    rng = Random(f"atlas {name}")
    board: list[int] = []
    while not (found := variant.find(board)):
        board = rng.sample(variant.deck.cards, variant.board)
    deck = variant.deck
    return {
        f"{name}-board.svg": layout_svg(board, deck=deck, selected=found[0], card_width=CARD_WIDTH),
        f"{name}-free.svg": layout_svg(odds.example, deck=deck, rows=2, card_width=CARD_WIDTH),
    }


def section(name: str, games: int = GAMES) -> str:
    """The page's section about a variant."""
    odds, sums = variant_odds(name), played(name, games)
    hands = ", ".join(f"{size}: {number:,}" for size, number in enumerate(odds.free_hands))
    more = "" if odds.free_hands[-1] == 0 else ", …"
    figures = (
        f"on average {sums.takings:.1f} takings, {sums.added:.1f} boards without one, and {sums.left:.1f} cards left"
    )
    return f"""### {name}

![a board of {name} with a taking marked](variants/{name}-board.svg)

{odds.takings:,} takings in a deck of {len(variant_named(name).deck)}. {_board(odds)} {_largest(odds)}

![{len(odds.example)} cards of {name} without a taking](variants/{name}-free.svg)

Hands without a taking, by their number of cards: {hands}{more}.

{games:,} games alone, a random taking each time: {figures}.
{sums.cleared:,} of the games left none.
"""


def _board(odds: VariantOdds) -> str:
    if not odds.nothing_on_board:
        return f"A board of {odds.board} always has one."
    share = f"{100 * odds.nothing_on_board:.2f} %"
    dealt = "" if odds.board < len(odds.free_hands) else " (of 20,000 boards that were dealt)"
    return f"A board of {odds.board} has none in {share}{dealt}."


def _largest(odds: VariantOdds) -> str:
    if len(odds.example) == odds.largest_free:
        return f"The largest hand without one has {odds.largest_free} cards, such as these:"
    return f"The largest hand without one has {odds.largest_free} cards (published). A smaller one:"


def atlas() -> str:
    """The generated part of the page, below the marker."""
    return "\n".join([MARK, *map(section, PRESETS)])


def write() -> None:
    PICTURES.mkdir(exist_ok=True)
    for name in PRESETS:
        for file, picture in pictures(name).items():
            (PICTURES / file).write_text(picture, encoding="utf-8")
    before = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    PAGE.write_text(before + atlas(), encoding="utf-8")


if __name__ == "__main__":
    write()
