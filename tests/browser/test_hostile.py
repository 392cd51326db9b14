"""Names and chat messages that try to break the page, and what the content security policy permits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.people import PATIENCE, PHONE, People, Person
from tests.browser.stage import new_table
from tests.series import sample

expect = pytest.importorskip("playwright.sync_api", reason="the browser tests need Playwright").expect

FAMILY = "👩\u200d👩\u200d👧\u200d👦"
NAMES = [
    "<img src=x onerror=alert(1)>",
    "</script><script>alert(1)</script>",
    "\u202egnirts\u202c\u2066\u2067",
    "{{constructor}}${1+1}{ $name }",
    "W" * 10_000,
    "👩‍👩‍👧‍👦🏳️‍🌈😀😀😀😀😀😀😀😀😀😀",
    "שלום Ana مرحبا",
    "a\n\n\tb\x00c",
    "Ź̷̡̛̪̘̏͒̈́̀a̶l̴g̵o̷",
]
USUAL = ["\u202e<img src=x onerror=alert(1)>", NAMES[4]]
"""Reversed markup, and length."""


def watch_for_alerts(person: Person, alerts: list[str]) -> None:
    def hear(dialog: Any) -> None:
        alerts.append(dialog.message)
        dialog.dismiss()

    person.page.on("dialog", hear)


def test_hostile_names_are_displayed_harmlessly_and_unbroken(people: People) -> None:
    names = sample(USUAL, NAMES)
    good = people.come(name="נועה", language="he")
    alerts: list[str] = []
    watch_for_alerts(good, alerts)
    new_table(good, game="cards", seats=len(names) + 1)
    for name in names:
        bad = people.come(PHONE, name=name)
        watch_for_alerts(bad, alerts)
        bad.sit(good.page.url)
        harmless(bad)
    expect(good.find(".player")).to_have_count(len(names) + 1)
    harmless(good)
    for shown in good.find(".player .name").all_inner_texts():
        assert len(shown) <= 24
        assert not set(shown) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\x00\n")
    assert alerts == []


def harmless(person: Person) -> None:
    """Checks that no name has become part of the page or broken it."""
    person.settle()
    assert person.find("#app img, #app script").count() == 0
    assert not person.overflows()
    boxes = person.find(".player").evaluate_all("all => all.map(e => e.getBoundingClientRect().height)")
    # a face, two lines of name, and the role
    assert max(boxes) < 160


def say(person: Person, text: str) -> None:
    """Sends a message as soon as that is possible."""
    said = person.find(".aside input")
    said.fill(text)
    for _ in range(PATIENCE // 2000):
        person.find(".aside form button").click()
        person.wait_for_change()
        if not said.input_value():
            return
    raise AssertionError("chat never became possible")


TOO_MUCH = """form => {
  const input = form.querySelector('input');
  for (let i = 0; i < 20; i++) {
    input.value = 'again';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    form.requestSubmit();
  }
}"""
"""Sends twenty messages almost simultaneously, however slow the machine is."""


def test_chat_is_plain_text_and_can_be_muted(people: People) -> None:
    ana, ben = people.come(name="Ana"), people.come(name="Ben")
    alerts: list[str] = []
    for person in (ana, ben):
        watch_for_alerts(person, alerts)
    new_table(ana, game="cards", seats=2, chat=True)
    ben.sit(ana.page.url)
    for person in (ana, ben):
        person.get_ready()
    markup = "<b>hello</b> <img src=x onerror=alert(1)> \u202eabc"
    ana.find(".aside input").fill(markup)
    ana.find(".aside form button").click()
    newest = ben.find(".aside .remarks li").last
    expect(newest).to_contain_text("<b>hello</b>")
    assert ben.find(".remarks b, .remarks img").count() == 0
    assert alerts == []

    # long text is cut where the server cuts it, without splitting a character
    for text, whole in (("W" * 10_000, "W" * 200), (FAMILY * 1000, FAMILY * 28)):
        ana.find(".aside input").fill(text)
        ana.find(".aside form button").click()
        expect(newest.locator("bdi")).to_have_text(whole)
        for person in (ana, ben):
            assert not person.overflows()

    # players who chat too fast are told so, and lose nothing
    ana.find(".aside form").evaluate(TOO_MUCH)
    expect(ana.find(".aside .problem")).to_contain_text("Wait a moment")
    expect(ana.find(".aside input")).to_have_value("again")

    ben.open_menu()
    ben.find("dialog[open] .people .button").first.click()
    ben.page.keyboard.press("Escape")
    # a muted player's earlier messages disappear, too
    expect(ben.find(".aside .remarks bdi")).to_have_count(0)
    say(ana, "still there?")
    expect(ana.find(".aside .remarks li").last).to_contain_text("still there?")
    expect(ben.find(".aside .remarks bdi")).to_have_count(0)
    expect(ben.find(".saying button")).to_have_count(0)


def test_the_page_works_under_the_servers_content_security_policy(people: People) -> None:
    person = people.come()
    answer = person.page.goto(person.address + "/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "<script>" not in answer.text()
    assert "style=" not in answer.text()


def test_an_unknown_table_is_reported_as_unknown(people: People) -> None:
    person = people.come()
    person.go("/t/nosuchtable")
    expect(person.page.get_by_role("heading")).to_contain_text("no such table")
