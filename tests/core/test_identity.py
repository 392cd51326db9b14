"""Identities as text, and credentials that cannot yield an identity of another kind."""

from __future__ import annotations

import pytest

from tercet.core.identity import (
    NO_IDENTITY,
    as_player,
    bot_identity,
    bot_level,
    guest_identity,
    id_of,
    is_bot,
    kind_of,
)


def test_an_identity_consists_of_a_kind_and_an_id() -> None:
    guest, bot = guest_identity("x7"), bot_identity("expert", "4f")
    assert (guest, kind_of(guest), id_of(guest)) == ("guest:x7", "guest", "x7")
    assert (bot, kind_of(bot), bot_level(bot)) == ("bot:expert:4f", "bot", "expert")
    assert kind_of(NO_IDENTITY) is None


def test_all_bots_of_a_level_are_one_player() -> None:
    assert as_player(bot_identity("expert", "4f")) == as_player(bot_identity("expert", "50")) == bot_identity("expert")
    assert as_player(guest_identity("bot:x")) == guest_identity("bot:x")
    assert as_player(NO_IDENTITY) == NO_IDENTITY


@pytest.mark.parametrize("id", ["", "bot", "bot:", "bot:expert:4f", ":bot:expert", "guest:bot:expert"])
def test_no_id_makes_a_guest_a_bot(id: str) -> None:  # noqa: A002
    guest = guest_identity(id)
    assert (kind_of(guest), is_bot(guest), id_of(guest)) == ("guest", False, id)
