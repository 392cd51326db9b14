"""A client that saw the commitments notices anything that an operator changes afterwards (P2)."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tercet.core.cardgame.commands import CallSet, PointCards
from tercet.core.cardgame.events import CardsAdded, DealStarted, SetTaken
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import edition
from tercet.core.chance_verification import ChanceVerdict, ChanceVerifier, Dealing, judge
from tercet.core.dicegame.dice import Die, Face
from tercet.core.dicegame.events import DiceDrawn, DiceGameStarted, DiceRolled, HeldDie
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.rules import dice_rules
from tercet.core.engine.chance import FairChance, Source, commitment, seeds_from, shuffled
from tercet.core.engine.game import Event
from tercet.core.engine.log import parse_log
from tercet.core.engine.seats import Seat
from tercet.core.games import GAMES
from tercet.core.playthrough import Playthrough
from tercet.core.seating import commands, events
from tercet.core.seating.commit_reveal import nonce_commitment
from tercet.core.sets.cards import find_sets
from tercet.locale import words
from tercet.render.seat_event_sentences import verdict_text

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.tercet"))
ANA, BEA = Seat(0), Seat(1)
EN = words("en")
Tamper = Callable[[Event], Event]


class Client:
    """A client's view of a table, with its verifier; its messages can be tampered with."""

    def __init__(self, play: Playthrough[Any, Any, Any], seat: Seat | None) -> None:
        self.play, self.seat = play, seat
        self.verifier = ChanceVerifier(play.game)
        self.view = play.game.view(play.game.initial(play.rules), seat)
        self._told = 0
        self.tamper: Tamper = lambda event: event

    def follow(self) -> None:
        game = self.play.game
        for event in self.play.events[self._told :]:
            told = self.tamper(event.seen_by(self.seat))
            self.verifier.observe(self.view, told, self.seat)
            self.view = game.project(self.view, told)
        self._told = len(self.play.events)

    def skip(self) -> None:
        """Joins after all of this has happened."""
        self._told = len(self.play.events)

    def act(self) -> bool:
        """Does what a client does automatically; returns whether there was anything to do."""
        self.follow()
        seat = self.seat
        if seat is None:
            return False
        command = self.verifier.answer(self.view, seat, lambda: _nonce(seat, self.view.commitment))
        if command is None:
            return False
        self.play.do(replace(command, seat=seat))
        return True


def _nonce(seat: int, seed: str) -> str:
    return hashlib.sha256(f"{seat}/{seed}".encode()).hexdigest()


def table(game: str) -> tuple[Playthrough[Any, Any, Any], list[Client]]:
    """Two people and a bot of the operator, before the start."""
    rules = edition("es", no_set="auto", deals=2) if game == "cards" else dice_rules()
    play = Playthrough(GAMES[game], rules, FairChance(seeds_from("witness")))
    play.seat("Ana", "Bea")
    play.do(commands.Sit(name="Bot", bot=True))
    return play, [Client(play, ANA), Client(play, BEA)]


def settle(clients: list[Client]) -> None:
    while sum(client.act() for client in clients):
        pass


def verdicts(game: str, tamper: Tamper | None = None) -> list[ChanceVerdict | None]:
    """The verdicts of two clients on a game whose operator lies to Bea."""
    play, clients = table(game)
    settle(clients)
    if tamper is not None:
        clients[1].tamper = tamper
    play.do(commands.Start(seat=ANA))
    settle(clients)
    play.wait(5)
    settle(clients)
    play.wait(120)
    play.do(commands.Propose(seat=ANA, what="end"))
    if play.state.phase != "over":
        play.do(commands.Agree(seat=BEA))
    settle(clients)
    return [client.verifier.verdict for client in clients]


BOTH = pytest.mark.parametrize("game", ["cards", "dice"])


@BOTH
def test_P2_an_honest_game_is_verified_by_everybody(game: str) -> None:
    assert verdicts(game) == [ChanceVerdict((), own=True, seated=True)] * 2


@BOTH
def test_P2_a_different_nonce_for_a_bot_is_detected(game: str) -> None:
    """An attack that once worked: try bot nonces until the shuffle is favourable."""

    def tamper(event: Event) -> Event:
        if isinstance(event, DealStarted | DiceGameStarted):
            return replace(event, nonces=(*event.nonces[:2], "ab" * 16))
        return event

    ana, bea = verdicts(game, tamper)
    assert ana == ChanceVerdict((), own=True, seated=True)
    assert bea is not None
    assert set(bea.problems) == {"nonces", "order"}


@BOTH
def test_P2_a_nonce_in_a_start_without_a_list_is_detected(game: str) -> None:
    """Nobody has committed to the nonce, so the operator may have tried many."""
    play, _ = table(game)
    watcher = Client(play, None)
    watcher.tamper = lambda event: (
        replace(event, nonces=("ab" * 16, "", "")) if isinstance(event, DealStarted | DiceGameStarted) else event
    )
    play.do(commands.Start(seat=ANA))
    play.do(commands.Close(seat=ANA))
    watcher.follow()
    assert watcher.verifier.verdict is not None
    assert set(watcher.verifier.verdict.problems) == {"nonces", "order"}


@BOTH
def test_P2_a_different_seed_is_detected(game: str) -> None:
    def tamper(event: Event) -> Event:
        if getattr(event, "seed", "") and hasattr(event, "points" if game == "cards" else "scores"):
            return replace(event, seed="77" * 32)
        return event

    bea = verdicts(game, tamper)[1]
    assert bea is not None
    assert set(bea.problems) == {"seed", "order"}


@BOTH
def test_P2_a_different_order_of_the_cards_or_dice_is_detected(game: str) -> None:
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
def test_P2_a_dropped_commitment_is_detected(game: str) -> None:
    """Bea gets a list without her commitment, and a start without her nonce."""

    def tamper(event: Event) -> Event:
        if isinstance(event, events.CommitmentsFixed):
            return replace(event, seats=(ANA,), commitments=event.commitments[:1])
        if isinstance(event, DealStarted | DiceGameStarted):
            return replace(event, nonces=(event.nonces[0], "", ""))
        return event

    bea = verdicts(game, tamper)[1]
    assert bea is not None
    assert "unasked" in bea.problems


@BOTH
def test_P2_a_reordered_list_is_detected_before_anything_is_revealed(game: str) -> None:
    play, clients = table(game)
    settle(clients)

    def tamper(event: Event) -> Event:
        return (
            replace(event, commitments=event.commitments[::-1]) if isinstance(event, events.CommitmentsFixed) else event
        )

    clients[1].tamper = tamper
    play.do(commands.Start(seat=ANA))
    assert clients[0].act()
    assert not clients[1].act()  # it doesn't find its commitment at its seat, and withholds its nonce


@BOTH
def test_P2_a_seed_other_than_the_committed_one_gets_no_nonce(game: str) -> None:
    _, clients = table(game)
    clients[0].follow()
    clients[0].view = replace(clients[0].view, commitment="00" * 32)
    assert not clients[0].act()


@BOTH
def test_P2_a_player_away_at_the_start_can_still_check_the_order(game: str) -> None:
    play, clients = table(game)
    settle(clients)
    play.do(commands.GoAway(seat=BEA))
    play.do(commands.Start(seat=ANA))
    settle(clients)
    play.wait(120)
    play.do(commands.Propose(seat=ANA, what="end"))
    if play.state.phase != "over":
        play.do(commands.Agree(seat=BEA))
    settle(clients)
    assert [client.verifier.verdict for client in clients] == [
        ChanceVerdict((), own=True, alone=True, seated=True),
        ChanceVerdict((), own=False, seated=True),
    ]


@BOTH
def test_P2_a_nonce_in_a_different_spelling_is_detected(game: str) -> None:
    """In upper case a nonce has the same commitment but gives another shuffle."""

    def tamper(event: Event) -> Event:
        if isinstance(event, DealStarted | DiceGameStarted):
            return replace(event, nonces=(event.nonces[0].upper(), *event.nonces[1:]))
        return event

    bea = verdicts(game, tamper)[1]
    assert bea is not None
    assert "nonces" in bea.problems


@BOTH
@pytest.mark.parametrize("twice", [False, True])
def test_P2_an_extra_nonce_is_detected(game: str, twice: bool) -> None:
    def tamper(event: Event) -> Event:
        if isinstance(event, DealStarted | DiceGameStarted):
            players = (*event.players, ANA) if twice else event.players
            return replace(event, players=players, nonces=(*event.nonces, "ab" * 16))
        return event

    bea = verdicts(game, tamper)[1]
    assert bea is not None
    assert "list" in bea.problems


@BOTH
@pytest.mark.parametrize("how", ["fixed", "welcome"])
def test_P2_a_different_list_after_your_nonce_is_revealed_is_detected(game: str, how: str) -> None:
    """The operator controls Ana's seat, has seen Bea's nonce, and commits again."""
    play, (ana, bea) = table(game)
    settle([ana, bea])
    (fixed,) = play.do(commands.Start(seat=ANA))
    assert isinstance(fixed, events.CommitmentsFixed)
    assert bea.act()
    chosen = "cd" * 32
    again = replace(fixed, commitments=(nonce_commitment(chosen), fixed.commitments[1]))
    if how == "fixed":
        bea.verifier.observe(bea.view, events.StartVoided(at=fixed.at), BEA)
        bea.verifier.observe(bea.view, again, BEA)
    else:
        bea.verifier.start_from(play.game.project(bea.view, again))
    assert ana.act()
    nonces = (chosen, _nonce(BEA, fixed.seed), "")

    def tamper(event: Event) -> Event:
        return replace(event, nonces=nonces) if isinstance(event, DealStarted | DiceGameStarted) else event

    bea.tamper = tamper
    play.do(commands.Propose(seat=ANA, what="end"))
    play.do(commands.Agree(seat=BEA))
    bea.follow()
    assert bea.verifier.verdict is not None
    assert "nonces" in bea.verifier.verdict.problems


@pytest.mark.parametrize("trick", ["no dice", "dice of nobody", "dice twice"])
def test_P2_an_unseen_roll_is_detected(trick: str) -> None:
    """It would skip a draw that the operator dislikes."""

    def tamper(event: Event) -> Event:
        if not isinstance(event, DiceRolled):
            return event
        first, *rest = event.rolls
        dice = {"no dice": (), "dice of nobody": (HeldDie(Die(41), Face(0)),), "dice twice": first.dice * 2}[trick]
        return replace(event, rolls=() if trick == "no dice" else (replace(first, dice=dice), *rest))

    bea = verdicts("dice", tamper)[1]
    assert bea is not None
    assert "order" in bea.problems


def test_P2_a_draw_of_no_dice_or_one_that_hides_the_bag_is_detected() -> None:
    for change in ({"draws": ()}, {"bag": ()}):

        def tamper(event: Event, change: dict[str, Any] = change) -> Event:
            return replace(event, **change) if isinstance(event, DiceDrawn) else event

        bea = verdicts("dice", tamper)[1]
        assert bea is not None
        assert "order" in bea.problems


def test_P2_nonexistent_dice_are_detected_and_break_nothing() -> None:
    """Before the fix, a nonexistent die crashed the client that looked up its faces."""

    def tamper(event: Event) -> Event:
        if isinstance(event, DiceDrawn):
            return replace(
                event,
                draws=tuple(replace(draw, dice=tuple(Die(die + 900) for die in draw.dice)) for draw in event.draws),
            )
        if isinstance(event, DiceRolled):
            rolls = tuple(
                replace(roll, dice=tuple(replace(held, die=Die(held.die + 900)) for held in roll.dice))
                for roll in event.rolls
            )
            return replace(event, rolls=rolls)
        return event

    bea = verdicts("dice", tamper)[1]
    assert bea is not None
    assert "order" in bea.problems


@pytest.mark.parametrize("trick", ["another card", "a slot that is not there"])
def test_P2_cards_that_change_outside_the_new_slots_are_detected(trick: str) -> None:
    play, clients = table("cards")
    settle(clients)
    play.do(commands.Start(seat=ANA))
    settle(clients)

    def tamper(event: Event) -> Event:
        if not isinstance(event, SetTaken | CardsAdded):
            return event
        if trick != "another card":
            return replace(event, dealt=(*event.dealt, 99))
        slot = next(slot for slot in range(len(event.layout)) if slot not in event.dealt)
        unseen = next(card for card in range(81) if card not in event.layout)
        return replace(event, layout=(*event.layout[:slot], unseen, *event.layout[slot + 1 :]))

    clients[1].tamper = tamper
    while not find_sets([card for card in play.state.layout if card is not None]):
        play.wait(60)
    found = find_sets([card for card in play.state.layout if card is not None])[0]
    play.do(CallSet(seat=ANA))
    play.do(PointCards(seat=ANA, cards=found))
    play.do(commands.Propose(seat=ANA, what="end"))
    play.do(commands.Agree(seat=BEA))
    settle(clients)
    ana, bea = (client.verifier.verdict for client in clients)
    assert ana == ChanceVerdict((), own=True, seated=True)
    assert bea is not None
    assert "order" in bea.problems


@BOTH
def test_P2_a_player_cut_off_during_a_deal_reads_that_it_could_not_be_checked(game: str) -> None:
    play, clients = table(game)
    settle(clients)
    play.do(commands.Start(seat=ANA))
    settle(clients)
    bea = clients[1].verifier
    bea.verdict = ChanceVerdict((), own=True, seated=True)  # from an earlier deal
    bea.start_from(clients[1].view)
    play.do(commands.Propose(seat=ANA, what="end"))
    play.do(commands.Agree(seat=BEA))
    settle(clients)
    assert bea.verdict == ChanceVerdict((), own=True, seated=True, complete=False)
    assert not bea.verdict.is_verified
    assert bea.receipt(BEA).dealings, "what was seen before is kept"
    late = ChanceVerifier(GAMES[game])
    late.start_from(clients[0].view)
    late.observe(clients[0].view, play.events[-1] if game == "dice" else play.events[-2], None)
    assert late.verdict == ChanceVerdict(complete=False)


@BOTH
@pytest.mark.parametrize(("seed", "problems"), [(None, ()), ("ab" * 32, ("seed",))])
def test_P2_a_client_that_joins_during_a_deal_checks_the_seed_from_then_on(
    game: str, seed: str | None, problems: tuple[str, ...]
) -> None:
    play, clients = table(game)
    settle(clients)
    play.do(commands.Start(seat=ANA))
    settle(clients)
    late = ChanceVerifier(GAMES[game])
    late.start_from(clients[0].view)
    play.do(commands.Propose(seat=ANA, what="end"))
    play.do(commands.Agree(seat=BEA))
    ended: Any = next(event for event in play.events if event.reveals_seed)
    late.observe(clients[0].view, ended if seed is None else replace(ended, seed=seed), None)
    assert late.verdict is not None
    assert (late.verdict.problems, late.verdict.complete) == (problems, False)


def test_P2_a_solo_player_reads_nothing_about_others() -> None:
    own, hers = "cd" * 16, "ef" * 16
    seen = Dealing(
        seed=commitment("ab" * 32),
        nonce=own,
        seat=ANA,
        listed=(ANA, BEA),
        seats=(ANA,),
        commitments=(nonce_commitment(own),),
        players=(ANA, BEA),
        nonces=(own, ""),
    )
    assert judge(seen, "ab" * 32, ANA).alone
    assert verdict_text(judge(seen, "ab" * 32, ANA), EN) == EN("chance-verified-alone")
    listed = (nonce_commitment(own), nonce_commitment(hers))
    both = replace(seen, seats=(ANA, BEA), commitments=listed, nonces=(own, hers))
    assert verdict_text(judge(both, "ab" * 32, ANA), EN) == EN("chance-verified")


@BOTH
def test_P2_a_player_who_lost_their_seat_reads_nothing_false(game: str) -> None:
    play, clients = table(game)
    settle(clients)
    play.do(commands.Start(seat=ANA))
    settle(clients)
    play.do(commands.Leave(seat=BEA))
    clients[1].follow()
    clients[1].seat = None  # a bot has taken the seat, and Bea watches
    play.wait(120)  # a player left alone gives the others time to return (D18)
    play.do(commands.Propose(seat=ANA, what="end"))
    clients[1].follow()
    assert clients[1].verifier.verdict == ChanceVerdict((), own=True, seated=True)


@BOTH
def test_P1_a_player_who_returns_or_changes_devices_commits_again(game: str) -> None:
    play, clients = table(game)
    settle(clients)
    play.do(commands.Leave(seat=BEA))
    clients[1].follow()
    play.do(commands.Return(seat=BEA))
    settle(clients)
    assert play.state.seating.chairs[BEA].committed
    other = Client(play, BEA)
    other.view = clients[1].view
    other.skip()
    other.verifier.start_from(other.view)
    command = other.verifier.answer(other.view, BEA, lambda: "ef" * 32)
    assert command is not None
    play.do(replace(command, seat=BEA))
    assert play.state.seating.chairs[BEA].committed == nonce_commitment("ef" * 32)


@BOTH
@pytest.mark.parametrize("revealed", [False, True])
def test_P2_a_second_seed_while_the_first_is_secret_is_detected(game: str, revealed: bool) -> None:
    """Once the nonces are known, the operator would choose a favourable seed."""
    play, (ana, bea) = table(game)
    settle([ana, bea])
    play.do(commands.Start(seat=ANA))
    if revealed:
        assert bea.act()
        bea.verifier.observe(bea.view, events.SeedCommitted(at=play.now, commitment=commitment("55" * 32)), BEA)
        assert ana.act()
    else:
        settle([ana, bea])
        bea = Client(play, BEA)
        seated = [
            event for event in play.events if not isinstance(event, events.CommitmentsFixed | events.NonceCommitted)
        ]
        bea.verifier.answer(bea.play.game.view(play.state, BEA), BEA, lambda: "ab" * 32)
        for event in seated:
            bea.verifier.observe(bea.view, event, BEA)
            bea.view = play.game.project(bea.view, event.seen_by(BEA))
            bea.verifier.answer(bea.view, BEA, lambda: "ab" * 32)
        bea.skip()
    play.do(commands.Propose(seat=ANA, what="end"))
    play.do(commands.Agree(seat=BEA))
    bea.follow()
    assert bea.verifier.verdict is not None
    assert ("seed" if revealed else "unasked") in bea.verifier.verdict.problems


@BOTH
def test_P2_a_deal_that_begins_before_any_commitment_arrives_is_not_called_steered(game: str) -> None:
    """A room starts its tables; on a slow machine the pages' commitments are still on their way."""
    play, (_, bea) = table(game)
    bea.follow()
    assert bea.verifier.answer(bea.view, BEA, lambda: "ab" * 32) is not None
    play.do(commands.Start(seat=ANA))
    play.do(commands.Close(seat=ANA))
    bea.follow()
    verdict = bea.verifier.verdict
    assert verdict is not None
    assert (verdict.problems, verdict.late, verdict.is_verified) == ((), True, False)


@BOTH
def test_P2_a_client_that_came_too_late_for_one_start_accepts_the_next_list_without_it(game: str) -> None:
    """Bea commits too late, comes back during the start, and the start is repeated because Ana does not reveal."""
    play, (ana, bea) = table(game)
    play.do(commands.Sit(name="Cem"))
    cem = Client(play, Seat(3))
    settle([ana, cem])
    play.do(commands.Start(seat=ANA))
    play.wait(3)
    play.do(commands.ComeBack(seat=BEA))
    settle([cem])
    play.wait(5)
    settle([bea, cem])
    assert play.state.seating.start is None or BEA not in play.state.seating.start.seats
    assert play.state.seating.chairs[BEA].present
    play.do(commands.Close(seat=ANA))
    bea.follow()
    assert bea.verifier.verdict is not None
    assert bea.verifier.verdict.problems == ()


@BOTH
def test_P2_a_new_device_accepts_that_a_start_waits_for_the_nonce_of_the_former_one(game: str) -> None:
    play, (ana, bea) = table(game)
    settle([ana, bea])
    device = Client(play, BEA)
    device.follow()
    assert device.verifier.answer(device.view, BEA, lambda: "ab" * 32) is not None, "refused: the list is fixed first"
    play.do(commands.Start(seat=ANA))
    settle([ana])
    play.wait(5)
    play.do(commands.ComeBack(seat=BEA))
    settle([ana, device])
    play.wait(5)
    play.do(commands.Close(seat=ANA))
    device.follow()
    verdict = device.verifier.verdict
    assert verdict is None or verdict.problems == ()


@BOTH
@pytest.mark.parametrize("listed", [False, True])
def test_P2_a_table_that_claims_a_client_was_silent_is_contradicted(game: str, listed: bool) -> None:
    """Bea had seen that her commitment, or her nonce, arrived."""
    play, (ana, bea) = table(game)
    settle([ana, bea])
    play.do(commands.Start(seat=ANA))
    if listed:
        assert bea.act()
        bea.follow()
    bea.verifier.observe(bea.view, events.NonceMissed(at=play.now, seat=BEA), BEA)
    settle([ana, bea])
    play.do(commands.Propose(seat=ANA, what="end"))
    play.do(commands.Agree(seat=BEA))
    bea.follow()
    assert bea.verifier.verdict is not None
    assert "unasked" in bea.verifier.verdict.problems


@BOTH
def test_P2_a_void_start_must_reveal_the_seed_it_was_for(game: str) -> None:
    def tamper(event: Event) -> Event:
        return replace(event, seed="66" * 32) if isinstance(event, events.StartVoided) else event

    play, (ana, bea) = table(game)
    settle([ana, bea])
    bea.tamper = tamper
    play.do(commands.Start(seat=ANA))
    play.wait(5)
    settle([ana, bea])
    play.do(commands.ComeBack(seat=BEA))
    settle([ana, bea])
    play.do(commands.Start(seat=ANA))
    settle([ana, bea])
    play.wait(120)
    play.do(commands.Propose(seat=ANA, what="end"))
    if play.state.phase != "over":
        play.do(commands.Agree(seat=BEA))
    bea.follow()
    assert bea.verifier.verdict is not None
    assert "seed" in bea.verifier.verdict.problems


@BOTH
def test_P1_a_refused_message_is_sent_again(game: str) -> None:
    play, (ana, bea) = table(game)
    bea.follow()
    first = bea.verifier.answer(bea.view, BEA, lambda: "ab" * 32)
    assert first is not None
    assert bea.verifier.answer(bea.view, BEA, lambda: "ab" * 32) is None
    bea.verifier.refused()
    assert bea.verifier.answer(bea.view, BEA, lambda: "cd" * 32) == first
    assert ana.act()
    play.do(replace(first, seat=BEA))
    play.do(commands.Start(seat=ANA))
    bea.follow()
    second = bea.verifier.answer(bea.view, BEA, lambda: "")
    bea.verifier.refused()
    assert bea.verifier.answer(bea.view, BEA, lambda: "") == second is not None


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_P2_golden_games_are_verified_by_every_observer(path: Path) -> None:
    log = parse_log(path.read_text(), GAMES.values())
    for seat in (Seat(0), None):
        verifier = ChanceVerifier(log.game)
        view = log.game.view(log.game.initial(log.rules), seat)
        for event in log.events:
            seen = event.seen_by(seat)
            verifier.observe(view, seen, seat)
            view = log.game.project(view, seen)
        assert verifier.verdict is not None
        assert (verifier.verdict.complete, verifier.verdict.problems) == (True, ())
        assert verifier.verdict.is_verified == (path.stem != "dice-void-starts")
        assert verifier.receipt(seat).dealings


def test_P2_every_game_except_the_puzzle_has_receipts() -> None:
    assert {CARD_GAME.name, DICE_GAME.name} == {game.name for game in GAMES.values() if game.name != "puzzle"}, (
        "a puzzle leaves nothing to chance"
    )
