from __future__ import annotations

from typing import Any

import pytest

from tercet.dice import new_game


@pytest.mark.parametrize(
    ("players", "changes", "reason"),
    [
        (["Ada"], {}, "takes 2 to 4, not 1"),
        (["Ada", "Bo", "Cy", "Di", "Eve"], {}, "takes 2 to 4, not 5"),
        (["Ada", "Bo", "Cy"], {"seats": 2}, "takes 2 to 2, not 3"),
    ],
)
def test_D4_an_invalid_list_of_players_is_refused_with_the_reason(
    players: Any, changes: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        new_game(players, **changes)


def test_D4_two_to_four_play() -> None:
    for names in (["Ada", "Bo"], ["Ada", "Bo", "Cy", "Di"]):
        assert len(new_game(names, seed=1).state.playing) == len(names)
