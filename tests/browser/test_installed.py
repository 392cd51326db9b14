"""The page as an installed app: its manifest, its icons, and what works offline."""

from __future__ import annotations

import json
import struct
import urllib.request
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.browser.people import PHONE, Person

sync_api = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright")


def test_the_manifest_and_its_icons_exist(address: str) -> None:
    with urllib.request.urlopen(f"{address}/tercet.webmanifest") as answer:
        manifest = json.load(answer)
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        with urllib.request.urlopen(f"{address}/{icon['src']}") as answer:
            assert answer.headers["content-type"] == icon["type"]
            picture = answer.read()
        assert picture_size(picture) == icon["sizes"], icon["src"]


def picture_size(picture: bytes) -> str:
    """An icon's size in manifest terms, read from the file: "any" for a vector image, otherwise width by height."""
    if picture.startswith(b"<svg"):
        assert ElementTree.fromstring(picture).findall("{*}rect"), "the image is blank"
        return "any"
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert picture.rstrip().endswith(b"IEND\xaeB`\x82"), "cut off"
    return "{}x{}".format(*struct.unpack(">II", picture[16:24]))


def test_pages_opened_once_open_again_offline(browser: Any, address: str) -> None:
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="es")
    person = Person(context.new_page(), context, address)
    person.go("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = person.page.evaluate(
        """caches.keys().then((names) => caches.open(names.find((name) => name.startsWith("tercet-page / "))))
        .then((cache) => cache.keys()).then((all) => all.map((request) => request.url))"""
    )
    assert any(url.endswith(".woff2") for url in kept), "and its fonts"
    person.page.reload()
    person.go("/learn/cards/4")
    person.find("h2").first.wait_for()
    context.set_offline(True)
    person.go("/learn/cards/4")
    sync_api.expect(person.find("h2").first).to_have_text("¿SET o no?")
    person.find(".buttons .button").first.click()
    # the page says whether the answer was right
    sync_api.expect(person.find("main [role=status]").first).not_to_be_empty()
    context.close()
