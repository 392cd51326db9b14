"""What HTTP offers, and what it doesn't."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tercet.client import HttpProblem
from tercet.core.cardgame.game import CARD_GAME
from tercet.core.engine.log import parse_log
from tercet.core.engine.log_verification import RecomputedChance
from tercet.core.seating.commands import Close
from tercet.lab.solitaire.solo_deals import chance_of, solo_deal
from tercet.server.guards.guest_tokens import BadToken, GuestTokens, load_key
from tercet.store.port import Moment, Unavailable
from tercet.wire.messages import PROTOCOL
from tests.server.serving import Running, play_on, run, running, start
from tests.store.conformance import a_record, an_entry, append, save

JSON = {"content_type": "application/json"}


async def finished_game(server: Running, *names: str, **changes: Any) -> tuple[str, list[str]]:
    """Plays a short game to the end; returns its code and the players' tokens."""
    passes = [await server.guest(name) for name in names]
    rules = {"deck": "solid", "layout": 9, "no_set": "auto", "style": "announce", **changes}
    alone = {"seats": 1} if len(names) == 1 else {}
    code = await server.table(passes[0], overrides=rules, **alone)
    tables = [server.join(code, who) for who in passes]
    opened = [await table.__aenter__() for table in tables]
    await start(opened)
    while opened[0].view.phase == "play":
        await play_on(opened)
    for table in tables:
        await table.__aexit__(None, None, None)
    return code, [who.token for who in passes]


def test_a_guest_gets_a_cookie_that_scripts_cannot_read_and_a_token(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            status, headers, data = await server.raw("POST", "/api/guests", b'{"name":" An\\u202ena "}', **JSON)
            card = json.loads(data)
            assert status == 201
            assert card["name"] == "Anna"
            assert "HttpOnly" in headers["set-cookie"]
            assert "SameSite=lax" in headers["set-cookie"]
            assert "Secure" not in headers["set-cookie"], "no TLS here"
            cookie = headers["set-cookie"].split(";")[0]
            status, _, data = await server.raw("GET", "/api/guests/me", cookie=cookie)
            assert (status, json.loads(data)["name"]) == (200, "Anna")
            status, _, data = await server.raw("POST", "/api/guests", b'{"name":"Anne"}', cookie=cookie, **JSON)
            renamed = json.loads(data)
            book = GuestTokens(load_key(tmp_path / "identity.key"), 400)
            assert book.read(renamed["token"], Moment(0)).identity == book.read(card["token"], Moment(0)).identity

    run(body)


def test_behind_a_trusted_proxy_with_tls_the_cookie_is_secure(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, trust_proxy=True) as server:
            _, headers, _ = await server.raw(
                "POST", "/api/guests", b'{"name":"A"}', x_forwarded_proto="https", x_forwarded_for="9.9.9.9", **JSON
            )
            assert "Secure" in headers["set-cookie"]

    run(body)


BAD_BODIES = (
    (b"{}", JSON, 422),
    (b'{"name":5}', JSON, 422),
    (b'{"name":""}', JSON, 422),
    (b'{"name":"\\u202e"}', JSON, 422),
    (b"{", JSON, 400),
    (b"\xff", JSON, 400),
    (b'{"name":' + b"[" * 10_000, JSON, 422),
    (b'{"name":"A"}', {"content_type": "text/plain"}, 400),
    (b'{"name":"' + b"x" * 20_000 + b'"}', JSON, 413),
)


def test_a_bad_body_is_refused_with_the_reason(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            for data, headers, status in BAD_BODIES:
                got, _, text = await server.raw("POST", "/api/guests", data, **headers)
                assert got == status, data[:80]
                assert json.loads(text)["detail"]

    run(body)


def test_a_forged_foreign_or_expired_token_identifies_nobody(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            good = (await server.guest()).token
            stranger = GuestTokens(b"x" * 32, 400)
            foreign = stranger.token(stranger.new("Anna", Moment(2_000_000_000_000)))
            book = GuestTokens(load_key(tmp_path / "identity.key"), 400)
            expired = book.token(book.new("Anna", Moment(1_000)))
            data, _, signature = good.partition(".")
            forged = f"{data}.{'BA'[signature[0] == 'B']}{signature[1:]}"
            for bad in ("", "x", "a.b", foreign, expired, forged, f"{data[:-2]}xx.{signature}"):
                with pytest.raises(HttpProblem) as caught:
                    await server.request("GET", "/api/guests/me", token=bad)
                assert caught.value.status == 401
                with pytest.raises(HttpProblem) as caught:
                    await server.request("POST", "/api/tables", {}, token=bad)
                assert caught.value.status == 401

    run(body)


def test_a_new_key_signs_and_the_previous_one_remains_valid(tmp_path: Path) -> None:
    """How an operator rotates the key: append a new one, and remove the old one once everybody has returned."""
    now, old, new = Moment(2_000_000_000_000), b"o" * 32, b"n" * 32
    before, between, after = (GuestTokens(key, 400) for key in (old, old + new, new))
    anna = before.new("Anna", now)
    token = between.token(anna)
    assert between.read(before.token(anna), now) == after.read(token, now) == anna
    for book, bad in ((after, before.token(anna)), (before, token)):
        with pytest.raises(BadToken):
            book.read(bad, now)
    (tmp_path / "identity.key").write_bytes(old + new)
    assert load_key(tmp_path / "identity.key") == old + new
    (tmp_path / "identity.key").write_bytes(old + new[:5])
    with pytest.raises(ValueError, match="not a valid key"):
        load_key(tmp_path / "identity.key")


def test_a_table_is_created_with_the_requested_rules(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            who = await server.guest()
            made = await server.request(
                "POST",
                "/api/tables",
                {"edition": "he", "overrides": {"deals": 3}, "seats": 4, "listed": True},
                token=who.token,
            )
            assert made["rules"]["edition"] == "he"
            assert (made["rules"]["deals"], made["rules"]["seats"], made["listed"]) == (3, 4, True)
            assert len(made["code"]) == 13
            for bad, said in (
                ({"edition": "xx"}, "unknown edition"),
                ({"overrides": {"nonsense": 1}}, "unknown rule"),
                ({"overrides": {"point_seconds": 1000}}, "point_seconds"),
                ({"overrides": {"point_seconds": "x"}}, "point_seconds"),
                ({"overrides": {"layout": 9}}, "layout"),
                ({"game": "chess"}, "chess"),
                ({"seats": 13}, "seats"),
                ({"bots": ["genius"]}, "genius"),
                ({"bots": ["os:system"]}, "os:system"),
                ({"listed": True, "chat": True}, "listed tables"),
            ):
                with pytest.raises(HttpProblem, match=said) as caught:
                    await server.request("POST", "/api/tables", bad, token=who.token)
                assert caught.value.status == 422

    run(body)


def test_only_public_tables_with_people_are_listed(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            who = await server.guest()
            listed = await server.table(who, listed=True)
            private = await server.table(who)
            assert (await server.request("GET", "/api/tables"))["tables"] == []
            async with server.join(listed, who) as one, server.join(private, who):
                await one.sit()
                tables = (await server.request("GET", "/api/tables"))["tables"]
                assert [table["code"] for table in tables] == [listed]
                assert tables[0]["players"] == ["Anna"]
            assert (await server.request("GET", f"/api/tables/{private}"))["code"] == private
            with pytest.raises(HttpProblem) as caught:
                await server.request("GET", "/api/tables/nowhere")
            assert caught.value.status == 404

    run(body)


def test_a_finished_game_can_be_fetched_verified_and_exported(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            code, (anna, bert) = await finished_game(server, "Anna", "Bert")
            status, headers, data = await server.raw("GET", f"/api/tables/{code}/log")
            assert status == 200
            assert f'filename="{code}.tercet"' in headers["content-disposition"]
            log = parse_log(data.decode(), [CARD_GAME])
            assert log.problems(RecomputedChance) == []
            assert anna.split(".")[0][:20] not in data.decode(), "a log contains no identity"
            for token in (anna, bert):
                games = (await server.request("GET", "/api/guests/me/games", token=token))["games"]
                assert [game["code"] for game in games] == [code]
            stranger = await server.guest("Mallory")
            assert (await server.request("GET", "/api/guests/me/games", token=stranger.token))["games"] == []
            _, _, packed = await server.raw("GET", "/api/guests/me/export", authorization=f"Bearer {anna}")
            with zipfile.ZipFile(io.BytesIO(packed)) as archive:
                assert archive.read(f"{code}.tercet") == data

    run(body)


def test_C13_a_finished_solo_game_reports_until_when_it_could_be_cleared(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            # with all 81 cards, 99 of a hundred games leave some over
            code, _ = await finished_game(server, "Anna", deck="full", layout=12)
            found = await server.request("GET", f"/api/tables/{code}/last-chance")
            _, _, data = await server.raw("GET", f"/api/tables/{code}/log")
            deal = solo_deal(parse_log(data.decode(), [CARD_GAME]).events)
            assert deal is not None
            chance = chance_of(deal)
            assert chance is not None
            assert (found["sets"], found["version"]) == (chance.sets, chance.version)
            assert tuple(map(tuple, found["line"])) == chance.line
            assert found["sets"] + len(found["line"]) == 27

    run(body)


def test_clearing_is_not_reported_for_a_running_or_multiplayer_game(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            who = await server.guest()
            under_way = await server.table(who)
            together, _ = await finished_game(server, "Anna", "Bert")
            for code, reason in ((under_way, "not-finished"), (together, "not-alone")):
                with pytest.raises(HttpProblem) as caught:
                    await server.request("GET", f"/api/tables/{code}/last-chance")
                assert (caught.value.status, caught.value.code) == (409, reason)
            with pytest.raises(HttpProblem) as caught:
                await server.request("GET", "/api/tables/nowhere/last-chance")
            assert caught.value.status == 404

    run(body)


def test_the_log_of_a_running_game_is_withheld(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            who = await server.guest()
            code = await server.table(who)
            with pytest.raises(HttpProblem) as caught:
                await server.request("GET", f"/api/tables/{code}/log")
            assert caught.value.status == 409

    run(body)


def test_a_guest_is_deleted_on_request_and_the_games_stay(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            code, (anna, bert) = await finished_game(server, "Anna", "Bert")
            gone = await server.request("DELETE", "/api/guests/me", token=anna)
            assert gone == {"tables": 1}
            _, _, data = await server.raw("GET", f"/api/tables/{code}/log")
            assert b"Anna" not in data
            assert b"Bert" in data
            assert parse_log(data.decode(), [CARD_GAME]).problems(RecomputedChance) == []
            with pytest.raises(HttpProblem) as caught:
                await server.request("GET", "/api/guests/me/games", token=anna)
            assert caught.value.status == 401, "nobody is Anna any more"
            assert len((await server.request("GET", "/api/guests/me/games", token=bert))["games"]) == 1

    run(body)


def test_a_deleted_name_is_in_no_file_while_the_server_keeps_running(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            _, (anna, _) = await finished_game(server, "Zaphodine", "Bert")
            assert any(b"Zaphodine" in path.read_bytes() for path in tmp_path.iterdir())
            await server.request("DELETE", "/api/guests/me", token=anna)
            assert not any(b"Zaphodine" in path.read_bytes() for path in tmp_path.iterdir())

    run(body)


def test_a_failing_store_is_reported_as_unavailable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise Unavailable("the disk is full")

    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            who = await server.guest()
            for asked in ("finished_tables_of", "tables_of"):
                monkeypatch.setattr(server.context.store, asked, fail)
            document = await server.request("GET", "/api/openapi.json")
            for method, path in (("DELETE", ""), ("GET", "/games"), ("GET", "/export")):
                status, headers, data = await server.raw(
                    method, f"/api/guests/me{path}", authorization=f"Bearer {who.token}"
                )
                assert (status, json.loads(data)["code"]) == (503, "unavailable")
                assert headers["retry-after"]
                assert "503" in document["paths"][f"/api/guests/me{path}"][method.lower()]["responses"]

    run(body)


def test_an_export_contains_every_game_however_many(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path, bots=False) as server:
            who = await server.guest()
            store, guest = server.context.store, server.context.guest_tokens.read(who.token, Moment(0)).identity
            for i in range(1100):
                await save(store, a_record(f"t{i}"))
            await asyncio.gather(
                *(append(store, f"t{i}", an_entry(0), guest, finished=1000 + i // 2) for i in range(1100))
            )
            _, _, packed = await server.raw("GET", "/api/guests/me/export", authorization=f"Bearer {who.token}")
            with zipfile.ZipFile(io.BytesIO(packed)) as archive:
                assert archive.testzip() is None
                assert {name.removesuffix(".tercet") for name in archive.namelist()} == {f"t{i}" for i in range(1100)}

    run(body)


def test_a_guest_still_seated_at_a_table_can_be_deleted(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server, server.pair() as (one, two):
            await one.sit()
            await two.sit()
            await server.request("DELETE", "/api/guests/me", token=one.who.token)
            await two.until(lambda view: two.connected and view.seating.chairs[0].left)
            assert two.view.seating.chairs[1].name == "Bert"
            async with server.join(two.code, await server.guest("Cleo"), watch=True) as late:
                assert late.view.seating.chairs[0].name == "—"

    run(body)


def test_no_address_is_stored_or_logged(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def body() -> None:
        async with running(tmp_path, trust_proxy=True) as server:
            headers = {"x_forwarded_for": "203.0.113.77", **JSON}
            _, _, data = await server.raw("POST", "/api/guests", b'{"name":"A"}', **headers)
            await server.raw(
                "POST", "/api/tables", b"{}", authorization=f"Bearer {json.loads(data)['token']}", **headers
            )

    run(body)
    for path in tmp_path.iterdir():
        assert b"203.0.113.77" not in path.read_bytes()
    assert "203.0.113.77" not in "".join(capfd.readouterr())


def test_health_metrics_openapi_and_protocol_are_available(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            assert (await server.request("GET", "/api/health"))["status"] == "ok"
            status, headers, text = await server.raw("GET", "/api/metrics")
            assert status == 200
            assert headers["content-type"].startswith("text/plain")
            for line in text.decode().splitlines():
                assert line.startswith("#") or float(line.split()[1]) >= 0
            async with server.pair() as (one, _):
                await one.sit()
            _, _, text = await server.raw("GET", "/api/metrics")
            found = [line.split()[1] for line in text.decode().splitlines() if "command_answer_seconds" in line]
            buckets, (_, count) = found[3:-2], found[-2:]
            assert buckets[-1] == count != "0"
            assert sorted(buckets, key=int) == buckets
            document = await server.request("GET", "/api/openapi.json")
            assert {"/api/tables/{code}/log", "/api/tables/{code}/last-chance"} <= set(document["paths"])
            assert (await server.request("GET", "/api/protocol.json"))["protocol"] == PROTOCOL

    run(body)


def test_the_client_is_served_with_caching_and_a_strict_policy(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Tercet</title>" + "x" * 2000)
    (client / "assets" / "app-1234.js").write_text("export {};" * 200)

    async def body() -> None:
        async with running(tmp_path / "data", client=client) as server:
            status, headers, data = await server.raw("GET", "/t/abc", accept_encoding="gzip")
            assert status == 200
            assert headers["content-encoding"] == "gzip"
            assert headers["cache-control"] == "no-cache"
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            status, headers, _ = await server.raw("GET", "/t/abc", if_none_match=headers["etag"])
            assert status == 304
            status, headers, data = await server.raw("GET", "/assets/app-1234.js")
            assert "immutable" in headers["cache-control"]
            assert headers["content-type"].startswith("text/javascript")
            assert (await server.raw("GET", "/assets/gone.js"))[0] == 404
            # the page says in words that nothing was found, and the status tells programs
            status, headers, data = await server.raw("GET", "/nothing/here")
            assert (status, headers["content-type"].partition(";")[0]) == (404, "text/html")
            assert b"<title>Tercet</title>" in data
            assert (await server.raw("GET", "/nothing/here", if_none_match=headers["etag"]))[0] == 404
            # a missing file that every page requests is not an error
            status, _, data = await server.raw("GET", "/offline/parts.json")
            assert (status, data) == (204, b"")
            assert (await server.raw("GET", "/offline/1234/gone.whl"))[0] == 404
            for way_out in (
                "/../data/identity.key",
                "/%2e%2e/data/identity.key",
                "/assets/..%2f..%2fdata/identity.key",
            ):
                status, _, data = await server.raw("GET", way_out)
                assert data != (tmp_path / "data" / "identity.key").read_bytes()

    run(body)


def test_another_sites_page_cannot_use_the_cookie(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            who = await server.guest()
            status, _, _ = await server.raw(
                "POST", "/api/tables", b"{}", cookie=f"tercet_guest={who.token}", sec_fetch_site="cross-site", **JSON
            )
            assert status == 403
            document = await server.request("GET", "/api/openapi.json")
            for path, methods in document["paths"].items():
                for method, operation in methods.items():
                    # searching boards reads no cookie, so everyone gets the same answer
                    if method != "get" and path != "/api/takings":
                        assert "403" in operation["responses"], path
            boards = b'{"deck":"full","law":"set","boards":[{"cards":[0,1,2]}]}'
            _, _, alone = await server.raw("POST", "/api/takings", boards, **JSON)
            elsewhere = {"cookie": f"tercet_guest={who.token}", "sec_fetch_site": "cross-site"}
            assert (await server.raw("POST", "/api/takings", boards, **elsewhere, **JSON))[2] == alone
            assert b"[0,1,2]" in alone

    run(body)


def test_an_unknown_api_path_or_method_is_refused(tmp_path: Path) -> None:
    async def body() -> None:
        async with running(tmp_path) as server:
            for method, path, status, code in (
                ("DELETE", "/api/tables", 405, "method-not-allowed"),
                ("GET", "/api/nonsense", 404, "not-found"),
            ):
                found, _, answer = await server.raw(method, path)
                assert (found, json.loads(answer)["code"]) == (status, code)

    run(body)


@pytest.mark.parametrize(("language", "words"), [("he-IL,he;q=0.9", "בואו"), ("xx", "Come and play")])
def test_a_tables_link_has_a_preview_with_title_text_and_picture(tmp_path: Path, language: str, words: str) -> None:
    page = tmp_path / "web"
    page.mkdir()
    (page / "index.html").write_text("<html><head><title>Tercet</title></head><body></body></html>")

    async def body() -> None:
        async with running(tmp_path, client=page) as server:
            _, headers, data = await server.raw("GET", "/t/abc", accept_language=language)
            shown = data.decode()
            assert headers["content-type"].startswith("text/html")
            assert f'<meta property="og:title" content="{words}' in shown
            assert 'property="og:description"' in shown
            assert f'content="{server.url}/preview.png"' in shown
            assert "<title>Tercet</title>" not in shown
            titles = {}
            for path in ("/", "/daily", "/daily/2026-11-15", "/learn/dice", "/settings"):
                _, _, data = await server.raw("GET", path, accept_language=language)
                titles[path] = data.decode().partition("<title>")[2].partition("</title>")[0]
            assert titles["/settings"] == "Tercet"
            assert titles["/daily"] == titles["/daily/2026-11-15"]
            assert len(set(titles.values())) == 4

    run(body)


def test_a_tables_link_preview_names_the_game_and_its_progress(tmp_path: Path) -> None:
    page = tmp_path / "web"
    page.mkdir()
    (page / "index.html").write_text("<html><head><title>Tercet</title></head><body></body></html>")

    async def body() -> None:
        async with running(tmp_path, client=page) as server, server.pair() as (one, two):

            async def shown() -> str:
                _, _, data = await server.raw("GET", f"/t/{one.info.code}")
                return data.decode()

            assert "is waiting for you" in await shown()
            await start([one, two])
            assert "The game is running" in await shown()
            await one.do(Close())
            assert "This game is over" in await shown()
            assert "Anna" not in await shown()

    run(body)
