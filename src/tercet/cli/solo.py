"""`tercet solo`: the card game for one player, line by line, in any terminal and with any screen reader (C13)."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from string import ascii_lowercase
from typing import Final

from tercet.cli.cards import read_cards
from tercet.cli.command import FINE, BadInput, CliCommand
from tercet.cli.logs import save_log
from tercet.cli.rules import add_edition, chosen_rules
from tercet.cli.terminal_output import draw
from tercet.core.cardgame.commands import AskHint, ClaimSet, SayNoSet
from tercet.core.cardgame.editions import CardRules
from tercet.core.cardgame.events import CallFailed, CardsAdded, HintGiven, SetTaken, VoteDenied
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.state import CardState, CardView
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.game import Command as GameCommand
from tercet.core.engine.game import Event, Millis, Refusal
from tercet.core.engine.playthrough import Playthrough
from tercet.core.engine.seats import Seat
from tercet.core.sets.cards import Card
from tercet.locale import Words
from tercet.render.names import card_name, findings, refusal_text, verdict
from tercet.render.results import card_result_lines, chance_lines

ME: Final = Seat(0)
LABELS: Final = ascii_lowercase
"""The letter of each slot, column by column, so that a letter keeps its place when a column is added."""


class Solo:
    """One solo game: typed lines go in, text to print comes out."""

    def __init__(self, rules: CardRules, words: Words, seed: str | None, clock: Callable[[], float]) -> None:
        self._words = words
        self._clock = clock
        self._start = clock()
        chance = FairChance(os.urandom if seed is None else seeds_from(seed))
        self.play: Playthrough[CardRules, CardState, CardView] = Playthrough(CARD_GAME, rules, chance)
        self.play.seat(words("terminal-you"))
        self.play.start()
        self._dealt: tuple[int, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.play.state.phase == "over"

    def table(self) -> str:
        """The cards with their letters, and what is left in the pile."""
        state = self.play.state
        hinted = state.hint
        drawn = draw(state.layout, labels=LABELS[: len(state.layout)], hinted=hinted, dealt=self._dealt)
        status = self._words("solo-status", pile=state.pile_count, sets=state.players[ME].right)
        return f"{drawn}\n{status}"

    def answer(self, typed: str) -> list[str]:
        """The answer to a typed line."""
        word = typed.strip().lower()
        if word in {"?", "help"}:
            return [self._words("solo-help")]
        if word in {"n", "no", "none"}:
            return self._do(SayNoSet(seat=ME))
        if word in {"h", "hint"}:
            return self._do(AskHint(seat=ME))
        try:
            cards = self._cards_named(word)
        except BadInput as problem:
            return [str(problem)]
        if len(cards) != 3:
            return [self._words("solo-what")]
        return self._do(ClaimSet(seat=ME, cards=(cards[0], cards[1], cards[2])))

    def _cards_named(self, word: str) -> list[int]:
        """Three letters of slots, together or separate, or three cards by name."""
        layout = self.play.state.layout
        letters = word.replace(" ", "").replace(",", "")
        if len(letters) == 3:
            slots = [LABELS.find(letter) for letter in letters]
            held = [layout[slot] if 0 <= slot < len(layout) else None for slot in slots]
            return [card for card in held if card is not None]
        return list(map(int, read_cards([word], self._words)))

    def now(self) -> Millis:
        """How long the game has lasted."""
        return Millis(round((self._clock() - self._start) * 1000))

    def _do(self, command: GameCommand) -> list[str]:
        self.play.now = self.now()
        try:
            events = self.play.do(command)
        except Refusal as refusal:
            return [refusal_text(refusal, self._words)]
        lines: list[str] = []
        for event in events:
            lines += self._event_lines(event)
        if self.play.state.phase == "pause":
            lines += card_result_lines(self.play.state, self._words)
            lines += chance_lines(self.play.events, self._words)
            self.play.start()
        return lines

    def _event_lines(self, event: Event) -> list[str]:
        words = self._words
        match event:
            case SetTaken(cards=cards, layout=layout, dealt=dealt):
                self._dealt = tuple(card for slot in dealt if (card := layout[slot]) is not None)
                return [verdict(cards, words)]
            case CallFailed(cards=cards):
                return [verdict(cards, words), *(f"  {line}" for line in findings(cards, words))]
            case CardsAdded(layout=layout, dealt=dealt):
                self._dealt = tuple(card for slot in dealt if (card := layout[slot]) is not None)
                return [words("solo-added" if self.play.state.no_set == "checked" else "solo-more")]
            case VoteDenied():
                return [words("solo-denied")]
            case HintGiven(exists=exists, cards=()):
                return [words("solo-hint-exists" if exists else "solo-hint-none")]
            case HintGiven(cards=cards):
                names = "; ".join(f"{Card(card)} ({card_name(card, words)})" for card in cards)
                return [words("solo-hint-cards", cards=names)]
            case _:
                return []


def _arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    add_edition(parser, words)
    parser.add_argument("--deck", choices=("full", "solid"), help=words("cli-help-deck"))
    parser.add_argument("--seed", metavar="N", help=words("cli-help-seed"))
    parser.add_argument("--save", metavar=words("cli-file"), help=words("cli-help-save"))


def _solo(args: argparse.Namespace, words: Words) -> int:
    deck = {} if args.deck is None else {"deck": args.deck}
    solo = Solo(chosen_rules(args, words, style="point", **deck), words, args.seed, time.monotonic)
    if args.save:
        save_log(args.save, solo.play, words)
    print(words("solo-help"))
    try:
        _converse(solo, words)
    finally:
        if args.save:
            save_log(args.save, solo.play, words)
    for line in card_result_lines(solo.play.state, words, solo.now()):
        print(line)
    if solo.is_over and solo.play.state.left:
        print(draw(solo.play.state.left))
        for line in chance_lines(solo.play.events, words):
            print(line)
    return FINE


def _converse(solo: Solo, words: Words) -> None:
    table = ""
    while not solo.is_over:
        if (now := solo.table()) != table:
            table = now
            print(f"\n{table}")
        try:
            typed = input(words("solo-prompt") + " ")
        except EOFError:
            print()
            return
        if typed.strip().lower() in {"q", "quit", "exit"}:
            return
        for line in solo.answer(typed):
            print(line)


COMMANDS = (CliCommand("solo", "cli-solo", _arguments, _solo),)
