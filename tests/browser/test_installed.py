"""The page as an installed app: its manifest, its icons, and what works without a network."""

from __future__ import annotations

import json
import struct
import urllib.request
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.browser.people import PHONE, Person

sync_api = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright")


def test_the_manifest_and_its_icons_are_there(address: str) -> None:
    with urllib.request.urlopen(f"{address}/tercet.webmanifest") as answer:
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        with urllib.request.urlopen(f"{address}/{icon['src']}") as answer:
            assert answer.headers["content-type"] == icon["type"]
            picture = answer.read()
        assert picture_size(picture) == icon["sizes"], icon["src"]


def picture_size(picture: bytes) -> str:
    """A picture's size in a manifest's terms, read from the file: "any" for a drawing, otherwise width by height."""
    if picture.startswith(b"<svg"):
        assert ElementTree.fromstring(picture).findall("{*}rect"), "nothing is drawn"
        return "any"
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert picture.rstrip().endswith(b"IEND\xaeB`\x82"), "cut off"
    return "{}x{}".format(*struct.unpack(">II", picture[16:24]))


def test_what_was_opened_once_opens_again_without_a_network(browser: Any, address: str) -> None:
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="es")
    person = Person(context.new_page(), context, address)
    person.go("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = person.page.evaluate(
        """caches.keys().then((names) => caches.open(names.find((name) => name.startsWith("tercet-page / "))))
        .then((cache) => cache.keys()).then((all) => all.map((request) => request.url))"""
    )
    assert any(url.endswith(".woff2") for url in kept), "its letters too"
    person.page.reload()
    person.go("/learn/cards/4")
    person.find("h2").first.wait_for()
    context.set_offline(True)
    person.go("/learn/cards/4")
    sync_api.expect(person.find("h2").first).to_have_text("¿SET o no?")
    person.find(".buttons .button").first.click()
    # right or wrong, the page says so
    sync_api.expect(person.find("main [role=status]").first).not_to_be_empty()
    context.close()
