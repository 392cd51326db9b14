"""Names and chat of people who try to break the page; and what the content security policy lets through."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.people import PHONE, People, Person
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
USUAL = [NAMES[i] for i in (0, 2, 4, 5)]
"""Markup, turned text, length and emoji."""


def watch_for_alerts(person: Person, alerts: list[str]) -> None:
    def hear(dialog: Any) -> None:
        alerts.append(dialog.message)
        dialog.dismiss()

    person.page.on("dialog", hear)


def lobby_of(person: Person, name: str) -> str:
    person.go("/")
    person.page.evaluate("name => localStorage.setItem('tercet.settings', JSON.stringify({name}))", name)
    person.page.reload()
    person.find("button.way").nth(1).click()
    person.find(".lobby").wait_for()
    return person.page.url


@pytest.mark.parametrize("name", sample(USUAL, NAMES), ids=lambda name: name[:8].encode().hex())
def test_a_name_is_shown_harmless_and_unbroken(people: People, name: str) -> None:
    bad, good = people.come(PHONE), people.come(language="he")
    alerts: list[str] = []
    for person in (bad, good):
        watch_for_alerts(person, alerts)
    url = lobby_of(bad, name)
    bad.find(".player").first.wait_for()
    good.open_home("נועה")
    good.sit(url)
    for person in (bad, good):
        expect(person.find(".player")).to_have_count(2)
        assert person.find("#app img, #app script").count() == 0
        assert not person.overflows()
        boxes = person.find(".player").evaluate_all("all => all.map(e => e.getBoundingClientRect().height)")
        assert max(boxes) < 120
    shown = good.find(".player .name").first.inner_text()
    assert len(shown) <= 24
    assert not set(shown) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\x00\n")
    assert alerts == []


TOO_MUCH = """form => {
  const input = form.querySelector('input');
  for (let i = 0; i < 20; i++) {
    input.value = 'again';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    form.requestSubmit();
  }
}"""
"""Says something twenty times within a moment, however slow the machine is."""


def test_chat_is_plain_text_and_can_be_muted(people: People) -> None:
    ana, ben = people.come(), people.come()
    alerts: list[str] = []
    for person in (ana, ben):
        watch_for_alerts(person, alerts)
    ana.open_home("Ana")
    ana.find("summary").first.click()
    ana.find(".tick input").nth(1).check()
    ana.find("button.way").nth(1).click()
    ana.find(".start").wait_for()
    ben.open_home("Ben")
    ben.sit(ana.page.url)
    markup = "<b>hello</b> <img src=x onerror=alert(1)> \u202eabc"
    ana.find(".aside input").fill(markup)
    ana.find(".aside form button").click()
    newest = ben.find(".aside .remarks li").last
    expect(newest).to_contain_text("<b>hello</b>")
    assert ben.find(".remarks b, .remarks img").count() == 0
    assert alerts == []

    # long text is cut where the server cuts it, and no character in half
    for text, whole in (("W" * 10_000, "W" * 200), (FAMILY * 1000, FAMILY * 28)):
        ana.find(".aside input").fill(text)
        ana.find(".aside form button").click()
        expect(newest.locator("bdi")).to_have_text(whole)
        for person in (ana, ben):
            assert not person.overflows()

    # whoever chats too fast is told so, and loses nothing
    ana.find(".aside form").evaluate(TOO_MUCH)
    expect(ana.find(".aside .problem")).to_contain_text("Wait a moment")
    expect(ana.find(".aside input")).to_have_value("again")
    ana.page.wait_for_timeout(1500)

    ben.open_menu()
    ben.find("dialog[open] .people .button").first.click()
    ben.page.keyboard.press("Escape")
    # what a muted player has already said disappears too
    expect(ben.find(".aside .remarks bdi")).to_have_count(0)
    ana.find(".aside input").fill("still there?")
    ana.find(".aside form button").click()
    expect(ana.find(".aside .remarks li").last).to_contain_text("still there?")
    expect(ben.find(".aside .remarks bdi")).to_have_count(0)
    expect(ben.find(".saying button")).to_have_count(0)


def test_the_page_lives_under_the_servers_policy(people: People) -> None:
    person = people.come()
    answer = person.page.goto(person.address + "/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "<script>" not in answer.text()
    assert "style=" not in answer.text()


def test_an_unknown_table_is_told_as_such(people: People) -> None:
    person = people.come()
    person.go("/t/nosuchtable")
    expect(person.page.get_by_role("heading")).to_contain_text("no such table")


def test_a_server_that_has_no_time_is_not_told_as_out_of_reach(people: People) -> None:
    person = people.come()
    person.page.route("**/api/guests", lambda route: route.fulfill(status=429, json={"code": "too-many", "detail": ""}))
    person.go("/t/nosuchtable")
    expect(person.page.get_by_role("heading")).to_contain_text("Too many")
    # the browser itself notes the refused request
    person.complaints.clear()
