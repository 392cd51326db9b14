"""A client that saw the commitments notices whatever an operator changes after them (P2)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.core.cardgame.editions import edition
from tercet.core.cardgame.events import DealStarted
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.chairs import Seat
from tercet.core.chance import FairChance, Source, seeds_from, shuffled
from tercet.core.dicegame.editions import dice_rules
from tercet.core.dicegame.events import DiceGameStarted, DiceRolled
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.games import GAMES
from tercet.core.log import parse_log
from tercet.core.play import Event
from tercet.core.playthrough import Playthrough
from tercet.core.seating import Agree, CommitmentsFixed, GoAway, Propose, Sit, Start
from tercet.core.witness import Verdict, Witness

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.tercet"))
ANA, BEA = Seat(0), Seat(1)
Tamper = Callable[[Event], Event]


class Client:
    """A client's view of a table, with its witness; what it is told may be tampered with on the way."""

    def __init__(self, play: Playthrough[Any, Any, Any], seat: Seat) -> None:
        self.play, self.seat = play, seat
        self.witness = Witness(play.game.name)
        self.view = play.game.view(play.game.initial(play.rules), seat)
        self._told = 0
        self.tamper: Tamper = lambda event: event

    def follow(self) -> None:
        game = self.play.game
        for event in self.play.events[self._told :]:
            told = self.tamper(game.seen_by(event, self.seat))
            self.witness.sees(self.view, told, self.seat)
            self.view = game.project(self.view, told)
        self._told = len(self.play.events)

    def act(self) -> bool:
        """Does what a client does of itself; says whether that was anything."""
        self.follow()
        command = self.witness.answer(self.view, self.seat, lambda: _nonce(self.seat, self.view.commitment))
        if command is None:
            return False
        self.play.do(replace(command, seat=self.seat))
        return True


def _nonce(seat: int, seed: str) -> str:
    return hashlib.sha256(f"{seat}/{seed}".encode()).hexdigest()


def table(game: str) -> tuple[Playthrough[Any, Any, Any], list[Client]]:
    """Two people and a bot of the operator's, before the start."""
    rules = edition("es", no_set="auto", deals=2) if game == "cards" else dice_rules()
    play = Playthrough(GAMES[game], rules, FairChance(seeds_from("witness")))
    play.seat("Ana", "Bea")
    play.do(Sit(name="Bot", bot=True))
    return play, [Client(play, ANA), Client(play, BEA)]


def settle(clients: list[Client]) -> None:
    while sum(client.act() for client in clients):
        pass


def verdicts(game: str, tamper: Tamper | None = None) -> list[Verdict | None]:
    """What two clients say at the end of a game whose operator tells Bea something else than happened."""
    play, clients = table(game)
    settle(clients)
    if tamper is not None:
        clients[1].tamper = tamper
    play.do(Start(seat=ANA))
    settle(clients)
    play.wait(5)
    settle(clients)
    play.wait(120)
    play.do(Propose(seat=ANA, what="end"))
    if play.state.phase != "over":
        play.do(Agree(seat=BEA))
    settle(clients)
    return [client.witness.verdict for client in clients]


BOTH = pytest.mark.parametrize("game", ["cards", "dice"])


@BOTH
def test_P2_an_honest_game_is_verified_by_everybody(game: str) -> None:
    assert verdicts(game) == [Verdict((), own=True)] * 2


@BOTH
def test_P2_another_nonce_for_a_bot_is_noticed(game: str) -> None:
    """The attack that there was: try bot nonces until the shuffle suits."""

    def tamper(event: Event) -> Event:
        if isinstance(event, DealStarted | DiceGameStarted):
            return replace(event, nonces=(*event.nonces[:2], "ab" * 16))
        return event

    ana, bea = verdicts(game, tamper)
    assert ana == Verdict((), own=True)
    assert bea is not None
    assert set(bea.problems) == {"nonces", "order"}


@BOTH
def test_P2_another_seed_is_noticed(game: str) -> None:
    def tamper(event: Event) -> Event:
        if getattr(event, "seed", "") and hasattr(event, "points" if game == "cards" else "scores"):
            return replace(event, seed="77" * 32)
        return event

    bea = verdicts(game, tamper)[1]
    assert bea is not None
    assert set(bea.problems) == {"seed", "order"}


@BOTH
def test_P2_another_order_of_the_cards_or_dice_is_noticed(game: str) -> None:
    def tamper(event: Event) -> Event:
        if isinstance(event, DealStarted):
            order = shuffled(Source("77" * 32, (), 0), range(81))
            return replace(event, layout=order[:12])
        if isinstance(event, DiceRolled):
            first, *rest = event.rolls
            return replace(event, rolls=(replace(first, dice=first.dice[::-1]), *rest))
        return event

    bea = verdicts(game, tamper)[1]
    assert bea is not None
    assert "order" in bea.problems


@BOTH
def test_P2_a_commitment_that_is_dropped_is_noticed(game: str) -> None:
    """Bea is told a list without her own commitment, and a start without her nonce."""

    def tamper(event: Event) -> Event:
        if isinstance(event, CommitmentsFixed):
            return replace(event, seats=(ANA,), commitments=event.commitments[:1])
        if isinstance(event, DealStarted | DiceGameStarted):
            return replace(event, nonces=(event.nonces[0], "", ""))
        return event

    bea = verdicts(game, tamper)[1]
    assert bea is not None
    assert "unasked" in bea.problems


@BOTH
def test_P2_a_list_in_another_order_is_noticed_before_anything_is_revealed(game: str) -> None:
    play, clients = table(game)
    settle(clients)

    def tamper(event: Event) -> Event:
        return replace(event, commitments=event.commitments[::-1]) if isinstance(event, CommitmentsFixed) else event

    clients[1].tamper = tamper
    play.do(Start(seat=ANA))
    assert clients[0].act()
    assert not clients[1].act()  # it does not find its commitment at its seat, and keeps its nonce


@BOTH
def test_P2_another_seed_than_the_one_committed_against_gets_no_nonce(game: str) -> None:
    _, clients = table(game)
    clients[0].follow()
    clients[0].view = replace(clients[0].view, commitment="00" * 32)
    assert not clients[0].act()


@BOTH
def test_P2_whoever_is_away_at_the_start_can_still_check_the_order(game: str) -> None:
    play, clients = table(game)
    settle(clients)
    play.do(GoAway(seat=BEA))
    play.do(Start(seat=ANA))
    settle(clients)
    play.do(Propose(seat=ANA, what="end"))
    settle(clients)
    assert [client.witness.verdict for client in clients] == [Verdict((), own=True), Verdict((), own=False)]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_P2_golden_games_are_verified_by_whoever_sees_them(path: Path) -> None:
    log = parse_log(path.read_text(), GAMES.values())
    for seat in (Seat(0), None):
        witness = Witness(log.game.name)
        view = log.game.view(log.game.initial(log.rules), seat)
        for event in log.events:
            seen = log.game.seen_by(event, seat)
            witness.sees(view, seen, seat)
            view = log.game.project(view, seen)
        assert witness.verdict is not None
        assert witness.verdict.is_verified
        assert witness.receipt(seat).dealings


def test_P2_the_games_are_those_of_the_receipts() -> None:
    assert {CARD_GAME.name, DICE_GAME.name} == set(GAMES)
