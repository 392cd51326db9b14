"""SET, the card game of visual perception, and its dice-and-board sibling: the rules, pictures, games and logs.

    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    print(game)                                        # the table
    game.take(0, game.find()[0])                       # Ada takes a SET
    game.legal(0), game.state.scores, game.is_over     # what she may do now, and how it stands
    tercet.picture(game.state.cards).save("cards.svg")

Cards: parse_cards, format_cards, find_sets, is_set, third, why_not, deal, picture, show, daily. Games: new_game,
edition, variant, write_log, read_log, replay, verify, connect. The dice game is in tercet.dice, bots and tournaments
in tercet.bots, simulations and odds in tercet.lab, tables for pandas in tercet.rows, environments in tercet.envs.
Clauses in brackets, such as (C7) or (D9), are those of docs/rules.md.

SET is a trademark of its owner; this project is not affiliated with it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tercet import bots as bots
    from tercet import client as client
    from tercet import dice as dice
    from tercet import envs as envs
    from tercet import lab as lab
    from tercet import rows as rows
    from tercet.public_api import *  # noqa: F403
    from tercet.public_api import __all__ as __all__

__version__ = "0.1.0"
_QUICK = frozenset({"CARDS", "Card", "count_sets", "find_sets", "has_set", "is_set", "third", "to_cards"})
"""Public names that need only a small part of the library."""


# every module of the library is imported after this one, so any value can be drawn
import_module("tercet.core.drawable").register_later(lambda: import_module("tercet.public_api"))

_GUESSED = {
    "ALL_CARDS": "tercet.CARDS",
    "Board": "game.state.cards, and tercet.deal, which deals some without a game; boards of dice: tercet.dice.Board",
    "Bot": "tercet.bots.Bot",
    **dict.fromkeys(("CardBot", "DiceBot"), "tercet.bots.Bot, and tercet.bots.make_bot for one of ours"),
    "CardGame": "tercet.new_game, which returns a tercet.CardPlaythrough",
    "Color": "card.colour, such as 'red'",
    "Client": "tercet.connect, and all of tercet.client",
    "DECK": "tercet.CARDS, and tercet.deal, which shuffles",
    "Deck": "tercet.CARDS, and tercet.deal, which shuffles",
    "Dice": "tercet.dice",
    "DiceGame": "tercet.dice.new_game",
    "Die": "tercet.dice",
    "Env": "tercet.envs.CardsAgainstBots, and tercet.envs.DiceAgainstBots",
    "Game": "tercet.new_game, which returns a tercet.CardPlaythrough",
    "Hand": "tercet.deal, and tercet.find_sets",
    "Log": "tercet.GameLog, and tercet.read_log",
    "Match": "tercet.new_game(players, deals=3), and tercet.bots.tournament",
    "Player": "tercet.new_game(['Ada', 'Blaise']), whose players are numbers of seats; bots are a tercet.bots.Bot",
    "Rules": "tercet.edition, and tercet.CardRules",
    "SETS": "tercet.find_sets(tercet.CARDS), all 1080",
    "Set": "tercet.CardSet, and tercet.find_sets",
    "SetGame": "tercet.new_game, which returns a tercet.CardPlaythrough",
    "State": "tercet.CardState, and tercet.dice.DiceState",
    "Table": "tercet.new_game, and tercet.connect for a table online",
    "VARIANTS": "tercet.variant, and docs/variants.md lists them",
    "SET": "tercet.Card and tercet.find_sets; the game is tercet.new_game",
    "all_cards": "tercet.CARDS",
    "all_sets": "tercet.find_sets(tercet.CARDS), all 1080",
    "analyse": "tercet.find_sets, and tercet.dice.best_turns",
    "board": "game.state.cards, and tercet.deal, which deals some without a game; boards of dice: tercet.dice.Board",
    "bot": "tercet.bots.make_bot",
    "card": "tercet.Card('2RSO'), and tercet.parse_card",
    "card_rules": "tercet.edition",
    "cards": "tercet.parse_cards, and tercet.CARDS",
    "complete_set": "tercet.third, and tercet.variant(NAME).complete",
    "complete": "tercet.third, and tercet.variant(NAME).complete",
    "deck": "tercet.CARDS, and tercet.deal, which shuffles",
    "dice_game": "tercet.dice.new_game",
    "draw": "tercet.picture",
    "engine": "tercet.bots",
    "explain": "tercet.why_not",
    "find_ultrasets": "tercet.variant('ultra').find",
    "find_all_sets": "tercet.find_sets",
    "game": "tercet.new_game",
    **dict.fromkeys(("gym", "make"), "gymnasium.make('tercet.envs:tercet/Cards-v0'), and all of tercet.envs"),
    "hint": "tercet.find_sets, and game.hint(seat) in a game",
    "league": "tercet.bots.tournament",
    "list_bots": "tercet.bots.LEVELS",
    "load": "tercet.read_log",
    "load_game": "tercet.read_log",
    "load_log": "tercet.read_log",
    "match": "tercet.bots.play, and tercet.new_game(players, deals=3)",
    "new_dice_game": "tercet.dice.new_game",
    "new_bot": "tercet.bots.make_bot",
    "make_bot": "tercet.bots.make_bot",
    "make_env": "gymnasium.make('tercet.envs:tercet/Cards-v0')",
    "odds": "tercet.lab.hand_odds",
    "parallel_env": "tercet.envs.cards_v0.parallel_env",
    "parse": "tercet.parse_cards, and tercet.parse_card",
    "play": "tercet.bots.play",
    "play_game": "tercet.bots.play",
    "probability": "tercet.lab.hand_odds, and tercet.lab.roll_odds",
    "puzzle": "tercet.daily, whose puzzles are easy and full",
    "quads": "tercet.variant('quads')",
    "random_board": "tercet.deal",
    "random_bot": "view.legal(seat, now), from which a bot can choose at random: docs/bots.md has one in five lines",
    "open": "tercet.read_log",
    "random_cards": "tercet.deal",
    "random_deal": "tercet.deal",
    "random_deck": "tercet.deal",
    "read": "tercet.read_log",
    "read_game": "tercet.read_log",
    **dict.fromkeys(("render", "render_cards"), "tercet.picture, and tercet.show for text"),
    "rules": "tercet.edition",
    "save": "tercet.write_log",
    "save_game": "tercet.write_log",
    "save_log": "tercet.write_log",
    "save_svg": "tercet.picture(cards).save('cards.svg')",
    "sets": "tercet.find_sets",
    "shuffle": "tercet.deal",
    "simulate": "tercet.lab.simulate",
    "simulate_dice": "tercet.lab.simulate_dice",
    "solo": "tercet.new_game(), for one player",
    "solve": "tercet.find_sets",
    "solver": "tercet.find_sets",
    "start": "tercet.new_game",
    "statistics": "tercet.rows, which makes tables for pandas",
    "stats": "tercet.rows, which makes tables for pandas",
    "svg": "tercet.picture",
    "table": "tercet.new_game, and tercet.connect for a table online",
    "third_card": "tercet.third",
    "to_svg": "tercet.picture",
    "tournament": "tercet.bots.tournament",
    "ultra": "tercet.variant('ultra')",
    "version": "tercet.__version__",
    "verify_log": "tercet.verify",
    "why": "tercet.why_not",
    "write": "tercet.write_log",
    "write_game": "tercet.write_log",
}
"""Names people try by mistake, and the right ones."""


if not TYPE_CHECKING:  # otherwise type checkers would accept every name

    def __getattr__(name: str) -> Any:
        # Loaded on first use, so that `tercet --version` and the like start quickly.
        if name in ("bots", "client", "dice", "envs", "lab", "rows"):
            return import_module(f"tercet.{name}")
        if name in _QUICK:
            found = globals()[name] = getattr(import_module("tercet.core.sets.cards"), name)
            return found
        public_api = import_module("tercet.public_api")
        if name == "__all__":
            return public_api.__all__
        if name in public_api.__all__:
            return getattr(public_api, name)
        raise import_module("tercet.core.guessed_names").unknown_name("tercet", name, _GUESSED)


def __dir__() -> list[str]:
    return sorted([*import_module("tercet.public_api").__all__, "__version__", "bots", "dice", "lab", "rows"])
