"""The golden playthroughs of the dice game; `python -m tests.golden.dice_playthroughs` plays those without a log."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from tercet.core.dicegame.board import Layout
from tercet.core.dicegame.commands import CallOpening, EndGame, NamedDie, PickOpening, PlayDice, SaveDraft
from tercet.core.dicegame.dice import WILD
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.rules import DiceRules, dice_rules
from tercet.core.engine.chance import FairChance, seeds_from
from tercet.core.engine.seats import Seat
from tercet.core.playthrough import Playthrough
from tercet.core.seating import commands
from tercet.core.seating.authority import RoomOwner
from tercet.core.seating.commit_reveal import nonce_commitment
from tests.core.dicegame.players import DicePlay, greedy_command, greedy_play, new_play, random_play
from tests.golden.playthroughs import PAUSE, RESUME, void_two_starts, write
from tests.nonces import commit, reveal

SMALL = Layout(7, ("c4", "d4", "e4"), {"a1": 1, "g1": 1, "a7": 1, "g7": 1, "d1": 2, "d7": 2})

EXACTLY_THREE = dice_rules(exactly_three=True, time_out="pass")


DICE_GAMES: dict[str, tuple[DiceRules, int]] = {
    "dice-two": (dice_rules(bots_wait=False), 2),
    "dice-three": (dice_rules(bots_wait=False, sees_none=False, wrong_calls=2), 3),
    "dice-four": (dice_rules(bots_wait=False, runs="once", new_wilds="second-set"), 4),
    "dice-plain": (dice_rules(bots_wait=False, extra_roll=False, turn_seconds=0.0, swap_is_pass=False), 2),
    "dice-small-board": (dice_rules(bots_wait=False, layout=SMALL, stalemate_empty=1, alone_seconds=0.0), 3),
}


def _leaving() -> DicePlay:
    """Everybody leaves and the game pauses; one player returns, continues alone, and ends it."""
    rng = random.Random("dice-leaving")
    play = new_play(dice_rules(), 2, "dice-leaving")
    while play.state.round < 3:
        play.do(greedy_command(play.state, rng))
    turn = play.state.to_play[0]
    for seat in (Seat(1 - turn), turn):
        play.do(commands.Leave(seat=seat))
    play.wait(3600)
    play.do(commands.Return(seat=turn))
    play.do(greedy_command(play.state, rng))
    play.wait(300)
    play.do(EndGame(seat=turn))
    return play


def _interrupted() -> DicePlay:
    """The server stops during the opening call, during turns and before an extra roll (C20)."""
    rng = random.Random("dice-interrupted")
    play = new_play(dice_rules(), 2, "dice-interrupted")
    play.do(CallOpening(seat=Seat(0)))
    play.do(commands.InterruptPlay())
    play.wait(6)
    play.do(CallOpening(seat=Seat(0)))
    play.do(commands.InterruptPlay())
    play.wait(2)
    play.do(commands.ContinuePlay(seat=Seat(0)))
    play.wait(6)
    _play_to(play, "play", rng)
    play.wait(100)
    play.do(commands.InterruptPlay())
    play.wait(100)
    play.do(commands.ContinuePlay(seat=play.state.to_play[0]))
    play.wait(100)
    _play_to(play, "extra", rng)
    play.wait(10)
    play.do(commands.InterruptPlay())
    _play_to(play, "play", rng)
    play.do(commands.InterruptPlay())
    play.wait(121)
    for seat in (Seat(0), Seat(1)):
        play.do(commands.Propose(seat=seat, what="end") if seat == 0 else commands.Agree(seat=seat))
    return play


def _handicap() -> DicePlay:
    """A handicap is recorded, though dice have no lock-outs; the game ends by agreement (C7)."""
    rng = random.Random("dice-handicap")
    play = DicePlay(DICE_GAME, dice_rules(), FairChance(seeds_from("dice-handicap")))
    for name in ("Ana", "Bea"):
        play.do(commands.Sit(name=name))
    play.do(commands.SetHandicap(who=Seat(1), seconds=5, authority=RoomOwner()))
    play.start()
    for _ in range(4):
        play.do(greedy_command(play.state, rng))
    play.do(commands.Propose(seat=Seat(0), what="end"))
    play.do(commands.Agree(seat=Seat(1)))
    return play


def _paused_by_room() -> DicePlay:
    """The owner of the room pauses the opening, a call, turns while a player leaves, and an extra roll (R6)."""
    rng = random.Random("dice-room-paused")
    play = new_play(dice_rules(), 3, "dice-room-paused")
    play.do(commands.OfferSeat(seat=Seat(1), proof=nonce_commitment("00" * 16)))
    play.do(commands.TakeOfferedSeat(secret="00" * 16))
    for wait in (10, 100):
        play.do(PAUSE)
        play.wait(wait)
        play.do(RESUME)
    play.do(CallOpening(seat=Seat(0)))
    play.do(PAUSE)
    play.wait(20)
    play.do(RESUME)
    _play_to(play, "play", rng)
    play.wait(100)
    play.do(PAUSE)
    play.wait(200)
    play.do(commands.GoAway(seat=Seat(2)))
    play.do(commands.Leave(seat=play.state.to_play[0]))
    play.do(RESUME)
    _play_to(play, "extra", rng)
    play.wait(10)
    play.do(PAUSE)
    play.wait(200)
    play.do(RESUME)
    play.wait(19)
    _play_to(play, "play", rng)
    play.do(PAUSE)
    play.do(commands.Close(authority=RoomOwner()))
    return play


def _play_to(play: DicePlay, phase: str, rng: random.Random) -> None:
    while play.state.phase != phase:
        play.do(greedy_command(play.state, rng))


def _replaced() -> DicePlay:
    """One of two leaves during their turn; a bot takes over their dice and points, and finishes the game."""
    rng = random.Random("dice-replaced")
    play = new_play(dice_rules(), 2, "dice-replaced")
    while play.state.round < 3:
        play.do(greedy_command(play.state, rng))
    leaver = play.state.to_play[0]
    play.do(commands.Leave(seat=leaver))
    play.do(commands.TakeOver(who=leaver, name="Strong"))
    while play.state.phase != "over":
        play.do(greedy_command(play.state, rng))
    return play


def _picked() -> DicePlay:
    """Dice picked before and after the call, with WILDs that get faces; a draft played when time runs out."""
    rng = random.Random("dice-picked")
    play = new_play(dice_rules(), 2, "dice-picked/75")
    with_wild = next(seat for seat in play.state.staying if WILD in play.state.players[seat].faces)
    hand = play.state.players[with_wild].dice
    plain = play.state.players[1 - with_wild].dice
    play.do(CallOpening(seat=Seat(1 - with_wild), dice=tuple(NamedDie(held.die) for held in plain[:3])))
    play.do(CallOpening(seat=with_wild))
    play.wait(3)
    three = tuple(NamedDie(held.die) for held in sorted(hand, key=lambda held: held.face != WILD)[:3])
    play.do(PickOpening(seat=with_wild, dice=three))
    play.wait(2)
    play.do(PickOpening(seat=with_wild, dice=(three[2], NamedDie(three[0].die), three[1])))
    play.wait(20)
    while play.state.phase != "over":
        command = greedy_command(play.state, rng)
        if isinstance(command, PlayDice) and play.state.round == 2:
            play.do(SaveDraft(seat=command.seat, round=2, dice=command.dice))
            play.wait(125)
        else:
            play.do(command)
    return play


def _waiting() -> DicePlay:
    """A person and two bots; while the person is away for an hour, nobody plays on."""
    rng = random.Random("dice-waiting")
    play = Playthrough(DICE_GAME, dice_rules(), FairChance(seeds_from("dice-waiting")))
    for name in ("Ana", "Greedy", "Strong"):
        play.do(commands.Sit(name=name, bot=name != "Ana"))
    play.start()
    while play.state.phase != "over":
        if play.state.round in (2, 3) and rng.random() < 0.3:
            play.do(commands.GoAway(seat=Seat(0)))
            play.wait(3600)
            play.do(commands.ComeBack(seat=Seat(0)))
        play.do(greedy_command(play.state, rng))
    return play


def _agreed() -> DicePlay:
    """People and a bot; one keeps the others waiting, the game restarts, and ends by agreement (C17, P1)."""
    rng = random.Random("dice-agreed")
    play = DicePlay(DICE_GAME, dice_rules(), FairChance(seeds_from("dice-agreed")))
    for name in ("Ana", "Bea"):
        play.do(commands.Sit(name=name))
    play.do(commands.Sit(name="Strong", bot=True))
    commit(play, 1)
    play.do(commands.Ready(seat=Seat(1)))
    play.do(commands.WithdrawReady(seat=Seat(1)))
    play.do(commands.Rename(seat=Seat(1), name="Ben"))
    play.do(commands.Start(seat=Seat(0)))
    play.wait(5)  # without Ana's
    reveal(play, 1)
    play.do(commands.ComeBack(seat=Seat(0)))
    while play.state.round < 2:
        play.do(greedy_command(play.state, rng))
    play.do(commands.Propose(seat=Seat(1), what="end"))
    play.do(commands.Decline(seat=Seat(0)))
    play.do(commands.Propose(seat=Seat(1), what="restart"))
    play.do(commands.Agree(seat=Seat(0)))
    commit(play, 1)  # Ana's client has never committed, and is not waited for again
    reveal(play, 1)
    while play.state.round < 3:
        play.do(greedy_command(play.state, rng))
    play.do(commands.Propose(seat=Seat(0), what="end"))
    play.do(commands.Agree(seat=Seat(1)))
    return play


def _mixed() -> DicePlay:
    """A client without nonces beside one that commits twice, and an abandoned start (P1)."""
    play = DicePlay(DICE_GAME, dice_rules(), FairChance(seeds_from("dice-mixed")))
    for name in ("Ana", "Bea"):
        play.do(commands.Sit(name=name))
    play.do(commands.Ready(seat=Seat(0)))
    commit(play, 1)
    play.do(commands.Leave(seat=Seat(1)))
    play.do(commands.Return(seat=Seat(1)))
    commit(play, 1, again="again")
    play.do(commands.Start(seat=Seat(0)))
    play.do(commands.Leave(seat=Seat(1)))  # too few players are left, and nothing was revealed
    play.do(commands.Return(seat=Seat(1)))
    commit(play, 1, again="once more")
    play.do(commands.WithdrawReady(seat=Seat(0)))
    play.do(commands.Ready(seat=Seat(1)))
    play.do(commands.Ready(seat=Seat(0)))
    play.wait(5)
    reveal(play, 1, again="once more")
    play.do(commands.Close(seat=Seat(0)))
    return play


def _asked_again() -> DicePlay:
    """Nobody reveals; players who return are asked again, one before committing; one stays ready (C17, P1)."""
    play = DicePlay(DICE_GAME, dice_rules(), FairChance(seeds_from("dice-asked-again")))
    for name in ("Ana", "Bea", "Cem"):
        play.do(commands.Sit(name=name))
    commit(play, 0, 1, 2)
    play.do(commands.Ready(seat=Seat(2)))
    play.do(commands.GoAway(seat=Seat(2)))
    play.do(commands.Start(seat=Seat(0)))
    play.wait(5)
    for seat in (0, 1, 2):
        play.do(commands.ComeBack(seat=Seat(seat)))
    commit(play, 0, 2)
    play.do(commands.Ready(seat=Seat(0)))
    play.do(commands.Ready(seat=Seat(1)))
    commit(play, 1)
    reveal(play, 2, 1, 0)
    play.do(commands.Close(seat=Seat(0)))
    return play


def _void_starts() -> DicePlay:
    """Two void starts, and a game without those who caused them (P1)."""
    play = DicePlay(DICE_GAME, dice_rules(), FairChance(seeds_from("dice-void-starts")))
    play.do(commands.Open())
    void_two_starts(play)
    play.do(commands.Close(seat=Seat(0)))
    return play


def _alone() -> DicePlay:
    """Beside a bot, one of two people is away, returns, and leaves; the other continues, and ends it alone (D18)."""
    rng = random.Random("dice-alone")
    play = DicePlay(DICE_GAME, dice_rules(), FairChance(seeds_from("dice-alone")))
    for name in ("Ana", "Bea"):
        play.do(commands.Sit(name=name))
    play.do(commands.Sit(name="Strong", bot=True))
    play.start()
    while play.state.round < 2:
        play.do(greedy_command(play.state, rng))
    for command in (
        commands.GoAway(seat=Seat(1)),
        commands.ComeBack(seat=Seat(1)),
        commands.GoAway(seat=Seat(1)),
        commands.Leave(seat=Seat(1)),
    ):
        play.do(command)
        play.wait(40)
    while play.state.round < 4:
        play.do(greedy_command(play.state, rng))
    play.wait(40)
    play.do(commands.Propose(seat=Seat(0), what="end"))
    return play


def _hinted() -> DicePlay:
    """A person against a bot asks for every hint, on some dice only for the first; a pause takes one away (D19)."""
    rng = random.Random("dice-hints")
    play = Playthrough(DICE_GAME, dice_rules(), FairChance(seeds_from("dice-hints")))
    play.do(commands.Sit(name="Ana"))
    play.do(commands.Sit(name="Strong", bot=True))
    play.start()
    ana = Seat(0)
    while play.state.phase != "over":
        if play.state.turn == ana and play.state.round == 3:
            play.do(commands.AskHint(seat=ana))
            play.do(PAUSE)
            play.do(RESUME)
        while play.allows(commands.AskHint(seat=ana)):
            play.do(commands.AskHint(seat=ana))
            if play.state.round % 3 == 1:
                break
        play.do(greedy_command(play.state, rng))
    return play


PLAYTHROUGHS: dict[str, Callable[[], DicePlay]] = {
    **{name: partial(random_play, rules, seats, name, among_best=12) for name, (rules, seats) in DICE_GAMES.items()},
    "dice-leaving": _leaving,
    "dice-interrupted": _interrupted,
    "dice-room-paused": _paused_by_room,
    "dice-handicap": _handicap,
    "dice-replaced": _replaced,
    "dice-picked": _picked,
    "dice-waiting": _waiting,
    "dice-exactly-three": partial(greedy_play, EXACTLY_THREE, 3, "dice-exactly-three"),
    "dice-agreed": _agreed,
    "dice-mixed": _mixed,
    "dice-alone": _alone,
    "dice-asked-again": _asked_again,
    "dice-void-starts": _void_starts,
    "dice-hints": _hinted,
}
"""Every golden dice game by name; each is played only once."""


if __name__ == "__main__":
    write(PLAYTHROUGHS)
