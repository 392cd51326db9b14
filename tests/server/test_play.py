"""Playing over the network: seats, takeovers, reconnects, chat, bots, stopping."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tercet.client import Closed, CommandRefused
from tercet.core.cardgame.commands import CallSet
from tercet.core.engine.seats import Seat
from tercet.core.seating.commands import Close, Propose, Ready, Remove, Sit
from tercet.server.settings import Limits
from tests.server.serving import PATIENCE, Running, handled, play_on, run, running, start


def test_two_clients_and_a_watcher_follow_a_complete_game(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna, bert = await server.guest("Anna"), await server.guest("ברט")
            code = await server.table(anna, edition="he", overrides={"deck": "solid", "no_set": "auto", "deals": 1})
            carla = await server.guest("Carla")
            async with (
                server.join(code, anna) as one,
                server.join(code, bert) as two,
                server.join(code, carla, watch=True) as watcher,
            ):
                await start([one, two])
                while one.view.phase != "over":
                    await play_on([one, two])
                await watcher.until(lambda view: view.phase == "over")
                assert one.view == two.view == watcher.view
                assert two.view.seating.chairs[1].name == "ברט"

    run(body)


def test_a_second_tab_takes_over_and_the_first_is_informed(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna = await server.guest("Anna")
            code = await server.table(anna)
            async with server.join(code, anna) as first:
                await first.sit()
                async with server.join(code, anna) as second:
                    assert second.seat == 0
                    with pytest.raises(Closed, match="taken over"):
                        await first.until(lambda view: False)
                    with pytest.raises(Closed):
                        await first.do(CallSet())

    run(body)


def test_another_guest_cannot_take_a_seat_even_with_the_same_name(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna, mallory = await server.guest("Anna"), await server.guest("Anna")
            code = await server.table(anna, seats=1)
            async with server.join(code, anna) as one, server.join(code, mallory) as other:
                await one.sit()
                assert other.seat is None
                with pytest.raises(CommandRefused, match="table full"):
                    await other.do(Sit(name="Anna"))

    run(body)


def test_a_reconnected_client_receives_what_it_missed(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server, server.pair() as (one, two):
            await start([one, two])
            assert two._transport is not None
            two._transport.disconnect(graceful=False)
            await play_on([one])
            waiting = asyncio.create_task(two.do(Propose(what="end")))
            await two.until(lambda view: two.connected and view.version >= one.version)
            await waiting
            await one.until(lambda view: view.version >= two.version)
            assert one.view == two.view
            assert one.view.seating.proposal is not None
            assert one.view.seating.proposal.seat == two.seat

    run(body)


def test_hosts_remove_players_and_close_tables(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            async with server.pair() as (one, two):
                await one.sit()
                await two.sit()
                await one.do(Remove(who=Seat(1)))
                with pytest.raises(Closed, match="removed"):
                    await two.until(lambda view: False)
                await one.do(Close())
                assert one.view.phase == "over"
            with pytest.raises(Closed, match="removed"):
                async with server.join(one.code, two.who):
                    pass

    run(body)


def test_people_chat_in_phrases_and_in_free_text_only_where_allowed(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server, server.pair() as (one, two):
            await one.sit()
            await one.send_chat("good-luck")
            assert (await two.chat.get()).phrase == "good-luck"
            with pytest.raises(CommandRefused, match="chat off"):
                await one.send_chat(text="hello")
            await one.change_settings(chat=True)
            await one.send_chat(text="<script>alert(1)</script>")
            assert (await two.chat.get()).text == "<script>alert(1)</script>", "plain text, exactly as written"

    run(body)


def test_a_client_that_chats_too_much_is_told_so_and_every_message_is_answered(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False, limits=Limits(phrases=(0.001, 6))) as server:
            anna = await server.guest("Anna")
            code = await server.table(anna)
            async with server.join(code, anna) as one:
                await one.sit()
                for _ in range(6):
                    await one.send_chat("hello")
                with pytest.raises(CommandRefused, match="too fast"):
                    await one.send_chat("hello")
                with pytest.raises(CommandRefused, match="bad message"):
                    await one.seat_bot("x" * 40)

    run(body)


def test_muted_players_stay_muted_after_a_reconnect(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server, server.pair() as (one, two):
            await one.sit()
            await two.sit()
            two.mute(Seat(0))
            await handled(two)
            await one.send_chat("hello")
            assert two._transport is not None
            two._transport.disconnect(graceful=False)
            while two.connected:
                await two.changed()
            while not two.connected:
                await two.changed()
            await handled(two)
            await one.send_chat("oops")
            two.mute(Seat(0), on=False)
            await handled(two)
            await one.send_chat("thanks")
            assert (await two.chat.get()).phrase == "thanks"

    run(body)


def test_a_message_sent_into_a_lost_connection_appears_only_once(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server, server.pair() as (one, two):
            await one.sit()
            saying = asyncio.create_task(one.send_chat("hello"))
            await asyncio.sleep(0)
            assert one._transport is not None
            one._transport.disconnect()
            with pytest.raises(CommandRefused, match="not sent"):
                await saying
            while not one.connected:
                await one.changed()
            await one.send_chat("thanks")
            while (await two.chat.get()).phrase != "thanks":
                pass
            assert two.chat.empty()

    run(body)


def test_bots_sit_down_on_request_and_play(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            anna = await server.guest("Anna")
            # twelve of these cards always contain a SET, so nobody has to vote
            code = await server.table(anna, bots=["master", "master"], overrides={"deck": "solid", "layout": 12})
            async with server.join(code, anna) as one:
                await one.sit()
                await one.until(lambda view: len(view.seating.chairs) == 3)
                assert [chair.bot for chair in one.view.seating.chairs] == [True, True, False]
                await one.seat_bot("expert")
                await one.until(lambda view: len(view.seating.chairs) == 4)
                with pytest.raises(CommandRefused, match="no such bot"):
                    await one.seat_bot("os:system")
                assert one.view.seating.host == one.seat, "a bot never becomes host"
                await one.do(Ready())
                await one.until(lambda view: view.phase == "play")
                await one.until(lambda view: any(player.right for player in view.players), PATIENCE)
                assert one.view.players[2].right == 0

    run(body)


def test_a_stop_finishes_pending_work_and_asks_everybody_to_reconnect(tmp_path: Path) -> None:
    async def body() -> None:
        async with AsyncExitStack() as stack:
            server: Running = await stack.enter_async_context(running(tmp_path, bots=False))
            anna = await server.guest("Anna")
            code = await server.table(anna)
            async with server.socket() as raw:
                await raw.hello(code, anna.token)
                await raw.send({"type": "do", "id": "s", "command": {"type": "Sit", "name": "x"}})
                stopping = asyncio.create_task(stack.aclose())
                messages = await raw.until_closed()
                await stopping
        assert messages[-1] == {"type": "bye", "code": "restart", "retry": 1000}
        assert any(message.get("id") == "s" for message in messages)
        async with running(tmp_path, bots=False) as server, server.socket() as raw:
            welcome = await raw.hello(code, anna.token)
            assert welcome["seat"] == 0

    run(body)


def test_a_sleeping_table_wakes_for_any_visitor(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            anna = await server.guest("Anna")
            code = await server.table(anna)
            async with server.join(code, anna) as one:
                await one.sit()
            for table in list(server.context.registry):
                server.context.registry.put_to_sleep(table.id)
            assert len(server.context.registry) == 0
            async with server.join(code, anna) as one:
                assert one.seat == 0
                await one.do(Ready())

    run(body)
