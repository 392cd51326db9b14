"""A game in memory: inspected, tried out, undone, copied and saved."""

from __future__ import annotations

import copy
import pickle
import re
from random import Random
from typing import Any

import pytest

import tercet
from tercet import dice
from tercet.bots import Answer, Bot, make_bot
from tercet.bots.match import game_of_rules, seat_bots
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.dicegame.dice import has_hand_set
from tercet.core.engine.chance import FairChance
from tercet.core.engine.game import Command, Game, Refusal
from tercet.core.engine.seats import Seat
from tercet.core.engine.transition import accepted
from tercet.core.games import GAMES
from tercet.core.playthrough import Playthrough, new_playthrough
from tests.series import sample
from tests.toys import toy_game


def games() -> list[Playthrough[Any, Any, Any]]:
    return [
        tercet.new_game(["Ada", "Blaise"], seed=1),
        tercet.new_game(["Ada"], "he", seed=1),
        tercet.new_game(["Ada", "Blaise", "Cleo"], "fr", seed=1, style="point", no_set="auto"),
        dice.new_game(["Ada", "Blaise"], seed=1),
        dice.new_game(["Ada", "Blaise", "Cleo"], seed=2, exactly_three=True),
    ]


def step(game: Playthrough[Any, Any, Any], rng: Random) -> None:
    """A player makes a legal move, or time passes."""
    seats = list(range(len(game.state.seating.chairs)))
    rng.shuffle(seats)
    for seat in seats:
        commands = game.legal(seat)
        if commands:
            # choose the type first: openings, turns and triples outnumber everything else
            kind = rng.choice(sorted({type(command).__name__ for command in commands}))
            game.do(rng.choice([command for command in commands if type(command).__name__ == kind]))
            return
    game.wait(30)


@pytest.mark.parametrize("number", range(5))
def test_legal_commands_can_be_executed_and_undone(number: int) -> None:
    game = games()[number]
    rng = Random(number)
    for _ in range(sample(60, 600)):
        before = (game.state, len(game.events), game.now)
        step(game, rng)
        after = (game.state, list(game.events))
        undone = game.undo()
        assert (game.state, len(game.events), game.now) == before
        assert undone == tuple(after[1][before[1] :])
        twin = game.copy()
        for command in [command for seat in range(len(game.players)) for command in game.legal(seat)[:5]]:
            twin.do(command)
            twin.undo()
        assert twin.state == game.state
        step(game, rng)
        if game.state.phase == "over":
            break
    game.wait(1)


def test_every_unlisted_command_would_be_refused() -> None:
    for game in games():
        rng = Random(3)
        for _ in range(30):
            step(game, rng)
            for seat in range(len(game.state.seating.chairs)):
                listed = {type(command) for command in game.legal(seat)}
                plain = [kind(seat=seat) for kind in own_commands(game.game) if needs_nothing(kind)]
                allowed = {type(command) for command in accepted(game.game.transition, game.state, plain, game.now)}
                assert allowed <= listed


class Anything(Bot):
    """Executes any of the commands its view lists."""

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self.listed = 0

    def answer(self, view: tercet.CardView | dice.DiceView, seat: int, now: int) -> Answer | None:
        commands = view.legal(seat, now)
        self.listed += len(commands)
        return Answer(self._rng.choice(commands), self._rng.randint(500, 5000)) if commands else None


def test_a_bot_may_do_anything_its_view_lists() -> None:
    for rules in (tercet.edition("es", deck="solid"), dice.DICE_RULES):
        players = [Anything("1"), Anything("2")]
        arena = seat_bots(*game_of_rules(rules), list(zip("ab", players, strict=True)), "legal")
        arena.run()
        assert arena.play.is_over
        assert arena.play.view(0).is_over
        assert all(player.listed for player in players)
        assert set(arena.refused.values()) == {0}, "no command was refused"


@pytest.mark.parametrize("variant", ["quads", "dots"])
@pytest.mark.parametrize("way", ["refill", "all", "hidden"])
def test_legal_commands_depend_on_nothing_hidden(variant: str, way: Any) -> None:
    try:
        game = tercet.new_game(["Ada", "Blaise"], variant=variant, way=way, seed=1)
    except tercet.RuleError:
        return
    rng = Random(1)
    for _ in range(40):
        for seat in (Seat(0), Seat(1)):
            listed = game.view(seat).legal(seat, game.now)
            assert listed == game.legal(seat) == list(CARD_GAME.legal(game.state, seat, game.now))
            assert all(map(game.allows, rng.sample(listed, min(5, len(listed)))))
        step(game, rng)


def own_commands(game: Game[Any, Any, Any]) -> list[type[Command]]:
    from tercet.core.seating.commands import COMMANDS

    return [kind for kind in game.commands if kind not in COMMANDS and not kind.internal and not kind.is_draft]


def needs_nothing(kind: type[Command]) -> bool:
    try:
        kind()
    except TypeError:
        return False
    return kind.__name__ != "ChooseExtra"


def test_undoing_the_end_of_a_deal_draws_no_other_cards() -> None:
    game = tercet.new_game(["Ada", "Blaise"], "fr", seed=4, deals=2, deck="solid", style="point", no_set="auto")
    while game.state.phase == "play":
        game.claim(0, tercet.find_sets(game.state.cards)[0])
    first = [event.seed for event in game.events if isinstance(event, tercet.SeedCommitted)]
    undone = game.undo()
    game.do(tercet.ClaimSet(seat=0, cards=next(e.cards for e in undone if isinstance(e, tercet.SetTaken))))
    again = [event.seed for event in game.events if isinstance(event, tercet.SeedCommitted)]
    assert first == again
    assert len(first) == 2


def test_undo_reaches_the_first_cards_and_no_further() -> None:
    game = tercet.new_game(["Ada"], seed=1)
    first = game.state
    game.hint(0)
    game.undo()
    assert game.state == first
    with pytest.raises(IndexError, match="nothing to undo"):
        game.undo()


def test_a_refused_command_leaves_nothing_to_undo() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    game.call(0)
    with pytest.raises(Refusal):
        game.call(1)
    game.undo()
    assert game.state.call is None


def test_undo_restores_the_time_too() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    game.call(0)
    assert [type(event) for event in game.wait(7)] == [tercet.CallFailed]
    assert game.undo()
    assert game.now == 0
    assert game.state.call is not None


@pytest.mark.parametrize("number", range(5))
def test_copies_and_pickles_continue_alike_and_independently(number: int) -> None:
    game = games()[number]
    rng = Random(number)
    for _ in range(20):
        step(game, rng)
    twins = [game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    before = game.state
    for twin in twins:
        assert twin.game is game.game
        assert type(twin) is type(game)
        chance = Random(7)
        for _ in range(20):
            step(twin, chance)
    assert game.state is before
    assert [twin.state for twin in twins] == [twins[0].state] * 4
    assert [twin.events for twin in twins] == [twins[0].events] * 4
    twins[-1].undo()


def test_a_match_is_copied_with_its_chance() -> None:
    game = tercet.new_game(["Ada", "Blaise"], "fr", seed=4, deals=2, deck="solid", style="point", no_set="auto")
    twin = game.copy()
    for each in (game, twin):
        while each.state.phase == "play":
            each.claim(0, tercet.find_sets(each.state.cards)[0])
        each.start()
    assert game.state.layout == twin.state.layout


def test_short_forms_do_the_same_as_the_commands() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    same = game.copy()
    assert game.call(0) == same.do(tercet.CallSet(seat=0))
    assert game.point(0, "1GED 1PHD 1RSD") == same.do(
        tercet.PointCards(seat=0, cards=tercet.parse_cards("1GED 1PHD 1RSD"))
    )
    assert game.say_no_set(1) == same.do(tercet.SayNoSet(seat=1))
    assert game.leave(1) == same.do(tercet.Leave(seat=1))
    assert game.rejoin(1) == same.do(tercet.Return(seat=1))
    assert game.hint(0) if game.allows(tercet.AskHint(seat=0)) else True
    alone = tercet.new_game(["Ada"], seed=1)
    assert isinstance(alone.pause(0)[0], tercet.DealPaused)
    assert isinstance(alone.resume(0)[0], tercet.DealResumed)
    assert isinstance(alone.take(0, tercet.find_sets(alone.state.cards)[0])[0], tercet.SetTaken)
    assert [type(event) for event in game.call(0) + game.take_back(0)] == [tercet.SetCalled, tercet.CallFailed]


def test_dice_are_named_by_their_faces() -> None:
    game = dice.new_game(["Ada", "Blaise"], seed=3)
    seat = next(seat for seat in (0, 1) if has_hand_set(game.state.players[seat].faces))
    game.call(seat)
    laid = next(command for command in game.legal(seat) if isinstance(command, dice.LayOpening))
    shown = {held.die: held.face or 0 for held in game.state.players[seat].dice}
    named = [("", shown[die.die]) if die.face is None else ("*", die.face) for die in laid.dice]
    opened = game.lay(seat, " ".join(star + dice.format_hand([face]) for star, face in named))
    assert isinstance(opened[0], dice.OpeningLaid)
    turn = game.state.turn
    assert turn is not None
    best = dice.best_turns(game.state.board, game.state.players[turn].faces)
    events = game.play(turn, dice.format_turn(best[0][0])) if best else game.pass_turn(turn)
    assert isinstance(events[0], dice.TurnPlayed | dice.TurnPassed)
    with pytest.raises(tercet.Refusal, match="left in your hand shows 1RO; your dice: "):
        game.play(1 - turn, "1RO@a1 1RO@a2 1RO@a3 1RO@b1 1RO@b2 1RO@b3")


def test_an_opening_is_read_as_it_is_printed() -> None:
    game = dice.new_game(["Ada", "Blaise"], seed=1)
    turn = game.best_turns(0)[0][0]
    words = dice.format_turn(turn).split()
    for text in (" ".join(words), ", ".join(reversed(words))):
        other = game.copy()
        other.open(0, text)
        assert other.state.board == game.state.board.lay(turn)
    with pytest.raises(ValueError, match=r"dice: the opening is placed on e6 f6 g6, not on a1 f6 g6"):
        game.open(0, " ".join(words).replace("e6", "a1"))
    assert game.state.call is None


def test_games_have_readable_representations() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    assert repr(game).splitlines()[0] == (
        "<CardPlaythrough: deal 1, Ada 0, Blaise 0; 12 cards on the table, 69 in the pile"
    )
    assert len(repr(game).splitlines()) == 4
    for card in game.state.cards:
        assert str(card) in repr(game)
        assert str(card) in str(game)
    assert game.state.seed not in repr(game.state) + str(game.state)
    for shown in (game, game.state, game.view(0)):
        assert (shown._repr_svg_() or "").startswith("<svg")
    game.call(0)
    game.point(0, "1GED 1PHD 1RSD")
    assert "Ada 3" in str(game)
    assert repr(tercet.CallSet(seat=0)) == "CallSet(seat=0)"
    command = tercet.PointCards(seat=0, cards="1GED 1PHD 1RSD")
    assert repr(command) == "PointCards(seat=0, cards='1GED 1PHD 1RSD')"
    assert eval(repr(command), {"PointCards": tercet.PointCards}) == command


def test_dice_games_and_boards_have_readable_representations() -> None:
    game = dice.new_game(["Ada", "Blaise"], seed=1)
    hand = dice.format_hand(game.state.players[0].faces)
    assert f"Ada: {hand}" in repr(game)
    assert f"Ada: {hand}" in str(game)
    assert (game._repr_svg_() or "").startswith("<svg")
    board = dice.Board.of(dice.STANDARD, dice.parse_turn("1RO@e6 *2RO@f6"))
    assert repr(board) == "<Board 11×11: 1RO@e6 *2RO@f6>"
    assert "1RO" in str(board)
    assert (board._repr_svg_() or "").startswith("<svg")


def test_a_game_without_short_forms_or_pictures_is_playable_too() -> None:
    with toy_game() as toy:
        play = new_playthrough(toy.GRAB, toy.GrabRules(), FairChance(bytes))
        assert type(play) is Playthrough
        play.seat("Ada", "Blaise")
        assert play.legal(0) == [], "it lists no commands, but accepts them"
        play.start()
        assert "Playthrough" in repr(play)
        assert play._repr_svg_() is None
        assert str(play)
        assert pickle.loads(pickle.dumps(play)).game is toy.GRAB
    for game in GAMES.values():
        assert new_playthrough(game, next(iter(game.editions.values())), FairChance(bytes)).game is game


def test_logs_and_lab_results_have_readable_representations() -> None:
    pytest.importorskip("matplotlib")
    game = tercet.new_game(["Ada"], seed=1)
    assert repr(tercet.GameLog(game.game, game.rules, game.events)) == "<GameLog: cards, 5 events>"
    results = [tercet.lab.set_free(27), tercet.lab.roll_odds(3), tercet.lab.simulate(20, seed=1, cores=1)]
    for result in results:
        assert "<svg" in (result._repr_svg_() or "")
        assert len(repr(result)) < 1000


def test_a_game_reports_its_players_and_standings() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    assert (game.players, game.is_over, game.outcome.winners) == (("Ada", "Blaise"), False, ())
    played = tercet.bots.play(["master", "novice"], seed=1)
    assert played.is_over
    assert played.outcome.winners == played.state.winners
    assert played.players == ("master", "novice")


def test_errors_are_explained_in_words() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    with pytest.raises(TypeError, match="expected a command"):
        game.do("call")  # type: ignore[arg-type]
    for call in (game, dice.new_game(["Ada", "Blaise"], seed=1)):
        with pytest.raises(
            TypeError, match=re.escape("seat: a number counted from 0 (0 is Ada, 1 is Blaise), not 'Ada'")
        ):
            call.call("Ada")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="must not be negative"):
        game.wait(-1)
    with pytest.raises(Refusal) as refused:
        game.do(tercet.CallSet(seat=Seat(5)))
    assert "0 is Ada, 1 is Blaise" in refused.value.__notes__[0]
    game.call(0)
    with pytest.raises(Refusal, match="Another player called first"):
        game.say_no_set(1)
    with pytest.raises(Refusal, match="two red solid ovals"):
        game.point(0, "2RSO 1GED 1PHD")


def test_events_show_their_cards_in_letters() -> None:
    game = tercet.new_game(["Ada", "Blaise"], seed=1)
    called, taken = game.take(0, "1GED 1PHD 1RSD")
    assert repr(called) == "SetCalled(at=0, seat=0, until=5000)"
    assert repr(taken).startswith("SetTaken(at=0, seat=0, cards=(1GED, 1PHD, 1RSD), slots=(1, 2, 3), ")
    assert "layout=(3PEQ, 3PHQ, " in repr(taken)


class _Idle(Bot):
    """Sits down and does nothing."""

    def answer(self, view: tercet.CardView, seat: int, now: int) -> Answer | None:
        return Answer(tercet.Ready()) if view.phase == "lobby" and not view.seating.chairs[seat].ready else None


def test_bots_play_complete_games() -> None:
    assert tercet.bots.play(["casual", "casual"], "he", seed=2).players == ("casual 1", "casual 2")
    twice = [tercet.bots.play(["beginner", "greedy"], "dice", seed=3).events for _ in range(2)]
    assert twice[0] == twice[1]
    own = tercet.bots.play(["master", _Idle()], tercet.edition("es", no_set="auto"), names=["Ada", "Idle"], seed=1)
    assert own.players == ("Ada", "Idle")
    assert isinstance(make_bot("cards", _Idle, "1"), _Idle), "a class derived from Bot needs no constructor"
    for bots, names, message in (
        ("master", (), "give a list"),
        ([], (), "give a list"),
        (["master"] * 13, (), "at most 12 can play"),
        (["master"], ("a", "b"), "one for each"),
        (["strong"], (), "“strong” is a bot of the dice game"),
    ):
        with pytest.raises(ValueError, match=message):
            tercet.bots.play(bots, names=names)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("over", "is_over"),
        ("result", "outcome"),
        ("push", "do"),
        ("move", "do"),
        ("legal_moves", "legal()"),
        ("winner", "outcome.winners"),
    ],
)
@pytest.mark.parametrize("new_game", [tercet.new_game, tercet.dice.new_game])
def test_a_name_from_another_library_suggests_ours(new_game: Any, name: str, told: str) -> None:
    game = new_game(["Ada", "Blaise"], seed=1)
    with pytest.raises(AttributeError, match=re.escape(f"there is game.{told}")):
        getattr(game, name)
    assert hasattr(game, told.split(".", maxsplit=1)[0].removesuffix("()"))
    assert not hasattr(game, "no_such_thing")
    assert pickle.loads(pickle.dumps(game)) == copy.copy(game) == game


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: tercet.lab.simulate(2, seed=1.5), "seed: a whole number or a string"),  # type: ignore[arg-type]
        (lambda: tercet.lab.sets_in("x"), "cards: the size of a hand"),  # type: ignore[arg-type]
        (lambda: tercet.new_game(seed=1).wait(1e30), "a year at most"),
        (lambda: tercet.new_game(seed=1).wait(float("inf")), "a year at most"),
        (lambda: tercet.new_game(seed=1).wait(float("nan")), "seconds: a number, not nan"),
        (lambda: tercet.new_game(["a"] * 20), "players: the game takes 1 to 12, not 20"),
        (lambda: dice.new_game(["a"] * 5), "players: the game takes 2 to 4, not 5"),
        (lambda: tercet.show("1RSO", labels=[1]), "labels: short strings"),  # type: ignore[list-item]
        (lambda: dice.Board("1RO@e6"), re.escape("parse_board('1RO@e6')")),  # type: ignore[arg-type]
        (lambda: dice.legal_turns(dice.Board(), "1RO " * 9), "a hand is up to 5 faces, not 9"),
        (lambda: tercet.new_game(["A", "B"]).call(7), r"seat: a number counted from 0 \(0 is A, 1 is B\), not 7"),
        (lambda: tercet.new_game(["A", "B"]).call(True), r"seat: a number counted from 0 \(.*\), not True"),
        (
            lambda: tercet.new_game(["A", "B"]).take(-1, "1RSO 2RSO 3RSO"),
            r"seat: a number counted from 0 \(.*\), not -1",
        ),
        (lambda: dice_game().pass_turn(9), r"seat: a number counted from 0 \(0 is A, 1 is B\), not 9"),
        (lambda: dice_game().open(9, "1RO@a1"), r"seat: a number counted from 0 \(0 is A, 1 is B\), not 9"),
        (lambda: tercet.find_sets("1RO 2RO 3RO"), r"the letter for the fill is missing.*tercet\.dice\.find_sets"),
        (lambda: dice_game().play(7, "2RO@a1"), r"seat: a number counted from 0 \(0 is A, 1 is B\), not 7"),
        (lambda: dice_game().open(-1, "1PD 3RQ 2GO"), r"seat: a number counted from 0 \(0 is A, 1 is B\), not -1"),
        (lambda: dice_game().play(1, "1RO@z9"), "a column from a to k and a row from 1 to 11"),
        (
            lambda: tercet.Card(number=1, colour="red", shading="solid", shape="oval"),  # type: ignore[call-arg]
            "'shading' is called 'fill'",
        ),
    ],
)
def test_unusable_arguments_are_explained_in_words(call: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        call()


def dice_game() -> dice.DicePlaythrough:
    return dice.new_game(["A", "B"], seed=1)


@pytest.mark.parametrize("name", ["from_text", "parse"])
def test_a_board_is_not_parsed_by_its_class(name: str) -> None:
    with pytest.raises(AttributeError, match=r"there is dice\.parse_board"):
        getattr(dice.Board, name)


def test_text_is_accepted_wherever_cards_are() -> None:
    assert tercet.format_cards("1RSO, 2RSO") == "1RSO 2RSO"
    assert tercet.lab.best_set("1RSO 2RSO 3RSO", "") == tercet.lab.best_set((0, 9, 18), ())
    assert "new_game" in (tercet.__doc__ or "")


def test_a_finished_dice_game_says_that_it_is_over() -> None:
    game = tercet.bots.play(["beginner", "beginner"], game="dice", seed=1)
    for act in (game.play, game.open, game.swap):
        with pytest.raises(tercet.Refusal) as refused:
            act(0, "1RO@h7 2RO@h8 3RO@h9" if act != game.swap else "1RO@h7")
        assert refused.value.code == "game-over"


def test_a_view_is_the_state_that_a_bot_looks_for() -> None:
    for game in (tercet.new_game(["Ada"], seed=1), tercet.dice.new_game(["Ada", "Blaise"], seed=1)):
        view: Any = game.view(0)
        with pytest.raises(AttributeError, match=r"this has it all: view\.phase, view\."):
            _ = view.state
