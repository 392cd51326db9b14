"""The public surface is explicit: what `tercet` exports, and that importing it costs nothing."""

from __future__ import annotations

import inspect
import subprocess
import sys
from types import ModuleType
from typing import Any, get_type_hints

import pytest

import tercet
from tercet import bots, client, dice, lab, public_api, rows
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.cardgame.rules import CardRuleChanges, CardRules
from tercet.core.dicegame.game import DICE_GAME
from tercet.core.dicegame.rules import DiceRuleChanges, DiceRules
from tercet.core.engine.ruleset import GameRules, fields
from tercet.core.seating import commands as seating_commands
from tercet.core.seating import events as seating_events


def test_every_public_name_exists() -> None:
    for name in tercet.__all__:
        assert getattr(tercet, name) is getattr(public_api, name)
    assert list(public_api.__all__) == sorted(
        public_api.__all__, key=lambda name: (not name.isupper(), name.islower(), name)
    )
    assert dir(tercet) == sorted([*public_api.__all__, "__version__", "bots", "dice", "lab", "rows"])
    assert not hasattr(tercet, "no_such_name")


def test_the_dice_game_the_bots_and_the_lab_are_available_after_the_first_import() -> None:
    code = "import tercet; print(tercet.dice.new_game(['a', 'b']).state.phase, tercet.bots.LEVELS, tercet.lab.simulate)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("opening")


@pytest.mark.parametrize(
    "module", [tercet.bots, tercet.rows, tercet.dice, tercet.lab], ids=lambda module: module.__name__
)
def test_completion_offers_exactly_the_public_names(module: ModuleType) -> None:
    listed = set(dir(module))
    assert listed - {"charts"} == set(module.__all__)
    assert all(hasattr(module, name) for name in listed)


def test_every_event_and_every_player_command_is_exported() -> None:
    for game, names in ((CARD_GAME, public_api.__all__), (DICE_GAME, [*dice.__all__, *public_api.__all__])):
        own = [
            kind
            for kind in game.commands
            if not kind.internal and kind not in seating_commands.COMMANDS and not kind.is_draft
        ]
        events = [kind for kind in game.events if kind not in seating_events.EVENTS]
        assert {kind.__name__ for kind in [*own, *events]} <= set(names)


@pytest.mark.parametrize("module", [public_api, rows, dice, lab, bots, client], ids=lambda module: module.__name__)
def test_no_public_function_accepts_arbitrary_options(module: ModuleType) -> None:
    for name in module.__all__:
        thing = getattr(module, name)
        if not callable(thing) or (isinstance(thing, type) and issubclass(thing, Exception)):
            continue
        try:
            parameters = inspect.signature(thing).parameters.values()
        except (TypeError, ValueError):  # a type alias
            continue
        loose = [each for each in parameters if each.kind is each.VAR_KEYWORD and each.annotation == "Any"]
        assert not loose, f"{module.__name__}.{name} takes {loose}"


@pytest.mark.parametrize(("changes", "rules"), [(CardRuleChanges, CardRules), (DiceRuleChanges, DiceRules)])
def test_the_changeable_rules_are_those_of_the_rule_set(changes: Any, rules: type[GameRules]) -> None:
    hints = get_type_hints(rules)
    wanted = {name: hints[name] for name in fields(rules) if name not in ("revision", "edition")}
    assert {name: hint for name, hint in get_type_hints(changes).items() if name != "edition"} == wanted


def test_every_public_name_of_the_lab_is_where_it_says() -> None:
    homes = [name for names in lab._HOMES.values() for name in names]
    assert sorted(homes) == sorted(lab.__all__)
    for name in lab.__all__:
        assert getattr(lab, name) is not None
    assert not hasattr(lab, "no_such_name")


def test_a_new_game_accepts_names_and_rules_or_reports_what_is_wrong() -> None:
    assert tercet.new_game(["A"], tercet.EDITIONS["he"], deals=3).rules.deals == 3
    with pytest.raises(ValueError, match="at least one"):
        tercet.new_game([])


def test_a_card_renders_in_a_notebook() -> None:
    assert (tercet.Card(9)._repr_svg_() or "").startswith("<svg")
    assert tercet.picture(tercet.CARDS[:12])._repr_svg_().startswith("<svg")
    assert "2RSO" in tercet.show(tercet.CARDS[:12])


def test_importing_the_package_loads_nothing_else() -> None:
    heavy = ("msgspec", "fluent", "asyncio", "numpy")
    code = f"import sys, tercet; print([m for m in sys.modules if m.split('.')[0] in {heavy}])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_a_game_renders_however_it_was_imported() -> None:
    code = (
        "from tercet import bots; game = bots.play(['novice', 'master'], seed=1);"
        "print(str(game) != repr(game), game._repr_svg_()[:4])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True <svg\n"


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("from tercet import bots; bots.play(['novice', 'expert'], seed=1).call(0)", "The game is over."),
        ("from tercet.core.dicegame.refusals import FaceNotInHand as F; raise F(die=6, hand=1)", "No die left in"),
        (
            "from tercet.core.dicegame import board, scoring; scoring.score(board.Board(), [board.Laid('a1', 1)])",
            "The die on a1 is not in a new SET.",
        ),
    ],
    ids=["cards", "dice", "turn"],
)
def test_a_refusal_is_a_sentence_whatever_was_imported(code: str, sentence: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert sentence in done.stderr.splitlines()[-1]


def test_finding_sets_loads_only_the_cards() -> None:
    code = (
        "import sys, tercet; print(tercet.find_sets('1RSO 2RSO 3RSO'), tercet.is_set(0, 1, 2), tercet.third(0, 1));"
        "print(sorted(m for m in sys.modules if m.startswith('tercet.')));"
        "print([m for m in ('msgspec', 'dataclasses', 'inspect', 'fluent') if m in sys.modules]);"
        "print(tercet.CARDS[9]._repr_svg_()[:4])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        "[(1RSO, 2RSO, 3RSO)] True 1RSD",
        str(
            [
                "tercet.core",
                "tercet.core.drawable",
                "tercet.core.guessed_names",
                "tercet.core.sets",
                *map("tercet.core.sets.{}".format, ("card", "cards", "features", "lines")),
                "tercet.core.whole_numbers",
            ]
        ),
        "[]",
        "<svg",
    ]


def test_quick_names_are_the_public_ones() -> None:
    for name in tercet._QUICK:
        assert getattr(tercet, name) is getattr(public_api, name)


def test_the_command_line_starts_without_loading_the_library() -> None:
    """Before the fix, `from tercet import locale` looked up that name in the package, which loaded all of it."""
    code = "import sys, tercet.cli; print([m for m in sys.modules if m.startswith(('msgspec', 'tercet.core.'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "['tercet.core.drawable']\n"


def test_the_library_loads_no_optional_package() -> None:
    code = (
        "import sys; import tercet; tercet.new_game(['a', 'b'], seed=1); tercet.show(tercet.CARDS[:3]);"
        "from tercet.cli import main; main(['why', '1RSO', '2RSO', '3RSO']);"
        "names = {m.split('.')[0] for m in sys.modules};"
        "print(sorted(n for n in names if n in {'numpy', 'numba', 'starlette', 'uvicorn', 'textual', 'pytest'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_terms_of_a_new_table_are_those_the_server_accepts() -> None:
    pytest.importorskip("starlette")
    from tercet.api.bodies import NewTable
    from tercet.client.guest import TableTerms

    assert set(get_type_hints(TableTerms)) == set(NewTable.__struct_fields__)
