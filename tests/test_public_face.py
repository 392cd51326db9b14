"""The public surface is explicit: what `tercet` offers, and that it costs nothing to import."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tercet
from tercet import lab, library


def test_every_public_name_is_there() -> None:
    for name in tercet.__all__:
        assert getattr(tercet, name) is getattr(library, name)
    assert list(library.__all__) == sorted(library.__all__, key=lambda name: (not name.isupper(), name.islower(), name))
    assert set(library.__all__) <= set(dir(tercet))
    assert not hasattr(tercet, "no_such_name")


def test_every_public_name_of_the_lab_is_where_it_says() -> None:
    homes = [name for names in lab._HOMES.values() for name in names]
    assert sorted(homes) == sorted(lab.__all__)
    for name in lab.__all__:
        assert getattr(lab, name) is not None
    assert not hasattr(lab, "no_such_name")


def test_a_new_game_takes_names_and_rules_as_they_come_or_says_what_is_wrong() -> None:
    assert tercet.new_game(["A"], tercet.EDITIONS["he"], deals=3).rules.deals == 3
    nobody: tuple[str, ...] = ()
    for players in ("Ada", nobody):
        with pytest.raises(ValueError, match="names as a list"):
            tercet.new_game(players)


def test_a_card_draws_itself_in_a_notebook() -> None:
    assert tercet.Card(9)._repr_svg_().startswith("<svg")  # type: ignore[attr-defined]
    assert tercet.picture(tercet.CARDS[:12])._repr_svg_().startswith("<svg")  # type: ignore[attr-defined]
    assert "2RSO" in tercet.show(tercet.CARDS[:12])


def test_importing_the_package_loads_nothing_else() -> None:
    heavy = ("msgspec", "fluent", "asyncio", "numpy")
    code = f"import sys, tercet; print([m for m in sys.modules if m.split('.')[0] in {heavy}])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_command_line_starts_without_loading_the_library() -> None:
    """`from tercet import locale` asked the package for that name, which loaded all of it for `--version`."""
    code = "import sys, tercet.cli; print([m for m in sys.modules if m.startswith(('msgspec', 'tercet.core'))])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_library_needs_msgspec_and_fluent_and_nothing_more() -> None:
    code = (
        "import sys; import tercet; tercet.new_game(['a', 'b'], seed=1); tercet.show(tercet.CARDS[:3]);"
        "from tercet.cli import main; main(['why', '1RSO', '2RSO', '3RSO']);"
        "names = {m.split('.')[0] for m in sys.modules};"
        "print(sorted(n for n in names if n in {'numpy', 'numba', 'starlette', 'uvicorn', 'textual', 'pytest'}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
