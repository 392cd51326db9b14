"""Dice placed but not played: the table stores them for their player only, and answers questions about them."""

from __future__ import annotations

from typing import Any

from tercet.core.dicegame.board import Laid, Square
from tercet.core.dicegame.commands import CallOpening, ChooseExtra, NamedDie, PassTurn, Placing, SaveDraft
from tercet.core.dicegame.dice import WILD, find_openings
from tercet.core.dicegame.events import TurnPassed, TurnPlayed
from tercet.core.dicegame.questions import NameWild, PreviewTurn
from tercet.core.dicegame.state import seats_to_act
from tercet.core.dicegame.turn_search import best_turns, legal_turns
from tercet.core.seating.commands import Agree, Propose
from tercet.wire.messages import Done, Events, Refused, Replied, Welcome
from tests.tables.stage import Actor, Stage

TURN = 20_000


def opened(stage: Stage, **rules: Any) -> tuple[Actor, Actor]:
    """A dice game of two after the opening: first the player to move, then the other."""
    rules = {"arrange_seconds": 0, "turn_seconds": TURN / 1000, "away_seconds": 600, **rules}
    stage.table = stage.make("d1", "dice", **rules)
    players = stage.seated("anna", "bert")
    return open_game(stage, players)


def open_game(stage: Stage, players: list[Actor]) -> tuple[Actor, Actor]:
    for opener, other in ((players[0], players[1]), (players[1], players[0])):
        assert opener.seat is not None
        hand = stage.table.state.players[opener.seat].dice
        found = next(iter(find_openings([held.face for held in hand])), None)
        if found is not None:
            dice = tuple(NamedDie(hand[i].die) for i, _ in found)
            stage.do(opener, CallOpening(dice=dice, seen=stage.table.state.version))
            stage.clock.advance(1000)
            assert stage.table.state.phase == "play"
            return other, opener
    raise AssertionError("the program found a SET")


def hand_of(stage: Stage, actor: Actor) -> list[Any]:
    assert actor.seat is not None
    return list(stage.table.state.players[actor.seat].dice)


def placed(stage: Stage, actor: Actor, turn: tuple[Laid, ...]) -> tuple[Placing, ...]:
    """Dice of a hand for the squares of a turn."""
    hand, placings = hand_of(stage, actor), []
    for laid in turn:
        held = next(held for held in hand if held.face == (WILD if laid.wild else laid.face))
        hand.remove(held)
        placings.append(Placing(held.die, laid.square, laid.face if laid.wild else None))
    return tuple(placings)


def best(stage: Stage, actor: Actor, other: Actor) -> tuple[tuple[Placing, ...], int]:
    """The turn with the most points; passes rounds until this player has one."""
    for _ in range(20):
        found = best_turns(stage.table.state.board, [held.face for held in hand_of(stage, actor)], 1)
        if stage.table.state.turn == actor.seat and found:
            return placed(stage, actor, found[0][0]), found[0][1]
        go_on(stage, actor, other)
    raise AssertionError("no turn in twenty")


def go_on(stage: Stage, *players: Actor) -> None:
    """All players who are asked pass, or keep all dice."""
    for player in players:
        if player.seat in seats_to_act(stage.table.state):
            stage.do(player, PassTurn() if stage.table.state.phase == "play" else ChooseExtra())


def draft(stage: Stage, dice: tuple[Placing, ...]) -> SaveDraft:
    return SaveDraft(round=stage.table.state.round, dice=dice)


def test_D6_a_draft_is_answered_but_neither_announced_nor_logged() -> None:
    stage = Stage()
    player, other = opened(stage)
    dice, _ = best(stage, player, other)
    version, heard = stage.table.state.version, len(other.got)
    assert isinstance(player.answer(stage.do(player, draft(stage, dice))), Done)
    stage.clock.advance(5000)
    assert len(other.got) == heard
    assert stage.table.state.version == version


def test_D6_a_draft_is_restored_with_the_welcome_for_its_owner_only() -> None:
    stage = Stage()
    player, other = opened(stage)
    dice, _ = best(stage, player, other)
    stage.do(player, draft(stage, dice[:1]))
    stage.do(player, draft(stage, dice))
    again, watcher = stage.join(player.guest, "carl")
    (rival,) = stage.join(other.guest)
    kept = again.last(Welcome).draft
    assert isinstance(kept, SaveDraft)
    assert kept.dice == dice, "the last draft counts"
    assert rival.last(Welcome).draft is None
    assert watcher.last(Welcome).draft is None


def test_D6_the_stored_draft_is_played_when_time_runs_out() -> None:
    stage = Stage()
    player, other = opened(stage)
    dice, points = best(stage, player, other)
    stage.do(player, draft(stage, dice))
    stage.clock.advance(TURN + 1000)
    played = [event for message in other.of(Events) for event in message.events if isinstance(event, TurnPlayed)]
    assert [(event.seat, event.points, event.timed) for event in played[-1:]] == [(player.seat, points, True)]


def test_an_impossible_draft_is_refused_and_the_previous_one_stays() -> None:
    stage = Stage()
    player, other = opened(stage)
    dice, _ = best(stage, player, other)
    stage.do(player, draft(stage, dice))
    theirs = hand_of(stage, other)[0].die
    answer = player.answer(stage.do(player, draft(stage, (Placing(theirs, Square("a1")),))))
    assert isinstance(answer, Refused)
    assert answer.code == "not-your-die"
    (again,) = stage.join(player.guest)
    kept = again.last(Welcome).draft
    assert isinstance(kept, SaveDraft)
    assert kept.dice == dice


def test_C20_a_restart_loses_the_draft_until_its_client_resends_it() -> None:
    stage = Stage()
    player, other = opened(stage)
    dice, points = best(stage, player, other)
    stage.do(player, draft(stage, dice))
    stage.restart(60_000)
    stage.wake("d1")
    back, rival = stage.join(player.guest, other.guest)
    assert back.last(Welcome).draft is None
    stage.do(back, draft(stage, dice))
    stage.clock.advance(TURN + 1000)
    played = [event for message in rival.of(Events) for event in message.events if isinstance(event, TurnPlayed)]
    assert (played[-1].points, played[-1].timed) == (points, True)


def test_C17_a_draft_from_a_voided_game_is_not_played_in_the_next() -> None:
    stage = Stage()
    player, other = opened(stage)
    mine = hand_of(stage, player)
    squares = ("a1", "b1", "c1", "d1", "e1")
    dice = tuple(Placing(held.die, Square(square)) for held, square in zip(mine, squares, strict=True))
    old = draft(stage, dice[:1])
    stage.do(player, old)
    for _ in range(60):
        stage.do(player, Propose(what="restart"))
        stage.do(other, Agree())
        stage.clock.advance(1000)
        now, _ = open_game(stage, [player, other])
        if now is player and any(held.die == dice[0].die for held in hand_of(stage, player)):
            break
    else:
        raise AssertionError("the same die never returned to the hand")
    assert stage.table.state.round == old.round
    (again,) = stage.join(player.guest)
    assert again.last(Welcome).draft is None
    stage.clock.advance(TURN + 1000)
    passed = [event for message in other.of(Events) for event in message.events if isinstance(event, TurnPassed)]
    assert passed[-1].reason == "time"


def test_D8_a_preview_distinguishes_unfinished_from_illegal() -> None:
    stage = Stage()
    player, other = opened(stage, stalemate=50)
    for _ in range(60):
        faces = [held.face for held in hand_of(stage, player)]
        turns = [turn for turn, _ in legal_turns(stage.table.state.board, faces) if len(turn) > 1]
        halves = [half for turn in turns for half in turn if not is_legal(stage, player, (half,))]
        if stage.table.state.turn == player.seat and halves and not halves[0].wild:
            break
        go_on(stage, player, other)
    half = halves[0]
    before = len(other.got)
    stage.table.ask(player, "q", PreviewTurn(placed(stage, player, (half,))))
    told = reply(player, "q")
    assert len(other.got) == before, "only the asker gets the answer"
    assert [fault.reason for fault in told.explanation.faults] == ["no-set"]
    assert told.open == (half.square,)
    stage.table.ask(player, "r", PreviewTurn(placed(stage, player, (Laid(Square("a1"), half.face),))))
    corner = reply(player, "r")
    assert [fault.reason for fault in corner.explanation.faults] == ["no-set"]
    assert corner.points == 0


def test_D11_faces_are_listed_best_first_and_only_for_a_wild() -> None:
    stage = Stage()
    player, other = opened(stage, stalemate=50)
    for _ in range(200):
        wild = next((held for held in hand_of(stage, player) if held.face == WILD), None)
        if stage.table.state.phase == "play" and wild is not None:
            break
        go_on(stage, player, other)
    assert wild is not None
    dice = (Placing(wild.die, Square("h6")),)
    stage.table.ask(player, "q", NameWild(dice, Square("h6")))
    choices = reply(player, "q").choices
    assert len({choice.face for choice in choices}) == 27
    assert [choice.is_legal for choice in choices] == sorted((choice.is_legal for choice in choices), reverse=True)
    assert choices[0].is_legal, "the emblem's row continues at h6"
    stage.table.ask(player, "r", NameWild(dice, Square("h7")))
    answer = player.answer("r")
    assert isinstance(answer, Refused)
    assert answer.code == "no-wild-there"


def is_legal(stage: Stage, actor: Actor, turn: tuple[Laid, ...]) -> bool:
    stage.table.ask(actor, "legal", PreviewTurn(placed(stage, actor, turn)))
    return not reply(actor, "legal").explanation.faults


def reply(actor: Actor, id: str) -> Any:  # noqa: A002
    answer = actor.answer(id)
    assert isinstance(answer, Replied), answer
    return answer.reply
