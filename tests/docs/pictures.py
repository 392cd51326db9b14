"""Takes the pictures in README and docs from the real programs: `python -m tests.docs.pictures [NAME…]`."""

from __future__ import annotations

import asyncio
import io
import sys
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from tercet.locale import words
from tests.browser.people import People, Person
from tests.browser.real_server import running_browser, running_server
from tests.browser.stage import made_table, new_table

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from rich.segment import Segment
    from rich.style import Style

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
SIZE: Final = (1120, 660)
SMALL: Final = (720, 460)
ROOM: Final = (840, 400)
COLOURS: Final = 96
"""Enough for flat drawings; files take a third of the space of full colour."""
DICE_ON_BOARD: Final = 18


def card_table(people: People) -> bytes:
    """Ada has just taken a SET, and the table shows why it is one."""
    ada, blaise = people.come(SIZE), people.come()
    ada.open_home("Ada")
    blaise.open_home("Blaise")
    new_table(ada, game="cards", edition="es", seats=2, overrides={"style": "announce", "point_seconds": 30})
    blaise.sit(ada.page.url)
    for person in (ada, blaise):
        person.get_ready()
    ada.find(".slot").nth(11).wait_for()
    while (found := ada.a_set()) is None:
        before = len(ada.cards())
        blaise.find(".none").click()
        ada.say_no_set(before)
    ada.find(".call").click()
    ada.find(".point").wait_for()
    ada.choose(found)
    ada.find(".check:visible").wait_for()
    return taken(ada)


def home(people: People) -> bytes:
    """The first page: a SET to find, and the ways to play."""
    ada = people.come(SIZE)
    ada.go("/")
    ada.find(".first [data-card]").nth(5).wait_for()
    ada.settle()
    return taken(ada)


def called(people: People) -> bytes:
    """A SET is called and taken, as an animation: looking, the call, three cards one by one, and the explanation."""
    ada, blaise = people.come(SMALL), people.come()
    ada.open_home("Ada")
    blaise.open_home("Blaise")
    new_table(ada, game="cards", edition="es", seats=2, overrides={"style": "announce", "point_seconds": 30})
    blaise.sit(ada.page.url)
    for person in (ada, blaise):
        person.get_ready()
    ada.find(".slot").nth(11).wait_for()
    while (found := ada.a_set()) is None:
        before = len(ada.cards())
        blaise.find(".none").click()
        ada.say_no_set(before)
    frames = [(taken(ada), 1600)]
    ada.find(".call").click()
    ada.find(".point").wait_for()
    frames.append((taken(ada), 900))
    for card in found[:2]:
        ada.choose([card])
        frames.append((taken(ada), 700))
    ada.choose(found[2:])
    ada.find(".check:visible").wait_for()
    ada.settle()
    frames.append((taken(ada), 2800))
    return moving(frames)


def dice_board(people: People) -> bytes:
    """A game in progress; Ada has placed dice for her turn, with their score."""
    from tests.browser import dicing

    ada, blaise = players = [people.come(SIZE), people.come()]
    ada.open_home("Ada")
    blaise.open_home("Blaise")
    rules = {"point_seconds": 30, "opening_seconds": 300, "turn_seconds": 600, "extra_seconds": 120}
    url = made_table(ada, game="dice", seats=2, overrides=rules)
    for person in players:
        person.sit(url)
    for person in players:
        person.get_ready()
    dicing.open_game(players)
    while True:
        asked, act = dicing.first_of(players, asked_for)
        if asked is ada and act == "turn" and ada.find("[data-square][data-face]").count() >= DICE_ON_BOARD:
            break
        dicing.act(asked)
        # until the answer arrives, the page still shows the turn; a press on other questions may come too soon to count
        if act == "turn":
            asked.find(f'[data-act="{act}"]').wait_for(state="detached")
    dicing.propose_best(ada)
    return taken(ada)


PUPILS: Final = {
    "en": ("Ada", "Blaise", "Carl", "Emmy", "Leon", "Maria"),
    "es": ("Ana", "Bruno", "Carla", "Diego", "Elena", "Hugo"),
    "fr": ("Anne", "Bruno", "Chloé", "Denis", "Élise", "Hugo"),
    "he": ("אדם", "בתיה", "גיל", "דנה", "הדס", "יונתן"),
    "pt": ("Ana", "Bruno", "Clara", "Davi", "Elisa", "Hugo"),
}


def room(people: People, language: str) -> bytes:
    """A room in its first round as its owner sees it: two tables, points, and cards left."""
    owner = people.come(ROOM, language=language)
    owner.go("/")
    owner.find("section.rooms > div > button").click()
    owner.find(".code").wait_for()
    pupils = [people.come(language=language) for _ in PUPILS[language]]
    for pupil, name in zip(pupils, PUPILS[language], strict=True):
        pupil.page.goto(owner.page.url)
        pupil.find("form input").fill(name)
        pupil.find('[data-do="join-room"]').click()
        pupil.find('p.big[role="status"]').wait_for()
    owner.find('[data-do="start-round"]').click()
    for pupil in pupils:
        pupil.find(".slot").nth(11).wait_for()
    found = next(filter(None, (pupil.a_set() and pupil for pupil in pupils)))
    taking = found.a_set()
    found.find(".call:enabled").click()
    found.find(".point").first.wait_for()
    found.choose(taking or ())
    owner.page.locator(".person strong", has_text="3").first.wait_for()
    owner.find("[data-left]").nth(1).wait_for()
    owner.page.evaluate("scrollTo(0, 0)")
    return taken(owner)


def asked_for(person: Person) -> str | None:
    """The action that the page requests from its player now."""
    return next((act for act in ("turn", "extra") if person.find(f'[data-act="{act}"]').count()), None)


def taken(person: Person) -> bytes:
    person.page.mouse.move(0, 0)
    person.page.evaluate("document.fonts.ready.then(() => document.activeElement?.blur())")
    return bytes(person.page.screenshot(animations="disabled"))


def offline(browser: Browser) -> bytes:
    """A game finished on a static page after its network was cut."""
    from tests.browser.static_site import Visit, built_site, play_out, served, start_alone

    with tempfile.TemporaryDirectory() as folder, served(built_site(), Path(folder)) as address:
        context = browser.new_context(
            viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en", reduced_motion="reduce"
        )
        ada = Visit(context, address).tab()
        start_alone(ada)
        ada.wait_until("() => document.documentElement.dataset.kept === 'yes'")
        context.set_offline(True)
        play_out(ada)
        ada.settle()
        picture = taken(ada)
        context.close()
    return picture


def terminal(browser: Browser) -> bytes:
    """The full-screen program in the middle of a game against bots."""
    from tercet.terminal.setup import against
    from tests.terminal.stage import display_for, staged

    async def play() -> str:
        setup = replace(against(words("en"), "casual", "master"), seed="picture")
        async with staged(setup, display_for("en", colour=True), (84, 26)) as stage:
            for _ in range(16):
                await stage.wait(1)
            return "\n".join(map(_line, stage.app.screen._compositor.render_strips()))

    # Playwright's event loop runs in this thread
    with ThreadPoolExecutor() as other:
        lines = other.submit(lambda: asyncio.run(play())).result()
    page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]})
    # lines exactly as high as the font's boxes, so half blocks meet
    page.set_content(
        "<pre style='position: absolute; margin: 0; padding: 12px; color: #e8e8e8; background: #121212;"
        f' font: 16px/1.164 "DejaVu Sans Mono", monospace\'>{lines}</pre>'
    )
    return bytes(page.locator("pre").screenshot())


def _line(segments: Iterable[Segment]) -> str:
    """One line of a terminal in HTML."""
    return "".join(f"<span style='{_look(each.style)}'>{escape(each.text)}</span>" for each in segments)


def _look(style: Style | None) -> str:
    if style is None:
        return ""
    colours = {"color": style.color, "background": style.bgcolor}
    parts = [f"{name}: {colour.get_truecolor().hex}" for name, colour in colours.items() if colour is not None]
    return ";".join([*parts, *(["font-weight: bold"] if style.bold else [])])


def chart(browser: Browser) -> bytes:
    """Number of SETs among twelve cards, as drawn by `tercet.lab`."""
    from tercet.lab import sets_in
    from tercet.lab.charts import save

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "chart.svg"
        save(sets_in(12).figure(), str(path))
        page = browser.new_page(viewport={"width": 900, "height": 600})
        page.set_content(f"<body style='margin:0;background:white'>{path.read_text(encoding='utf-8')}</body>")
        page.add_style_tag(content="svg { width: 900px; height: auto; display: block }")
        return bytes(page.locator("svg").first.screenshot())


Draw = Callable[[Any], bytes]
AT_A_TABLE: Final[dict[str, Draw]] = {
    "home.png": home,
    "call.png": called,
    "table.png": card_table,
    "dice.png": dice_board,
    **{f"room-{language}.png": partial(room, language=language) for language in PUPILS},
}
IN_A_WINDOW: Final[dict[str, Draw]] = {"terminal.png": terminal, "chart.png": chart, "offline.png": offline}
NAMES: Final = (*AT_A_TABLE, *IN_A_WINDOW)


def small(picture: bytes) -> bytes:
    """Reduces a picture to few colours."""
    return moving([(picture, 0)])


def moving(frames: list[tuple[bytes, int]]) -> bytes:
    """An animation of pictures, each shown for some milliseconds, with one small palette for all."""
    from PIL import Image

    images = [Image.open(io.BytesIO(picture)).convert("RGB") for picture, _ in frames]
    width, height = images[0].size
    every = Image.new("RGB", (width, height * len(images)))
    for place, image in enumerate(images):
        every.paste(image, (0, place * height))
    palette = every.quantize(COLOURS)
    first, *rest = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
    moves: dict[str, Any] = {"append_images": rest, "duration": [time for _, time in frames], "loop": 0}
    out = io.BytesIO()
    first.save(out, "PNG", optimize=True, save_all=bool(rest), **(moves if rest else {}))
    return out.getvalue()


def main(names: list[str]) -> None:
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as address, running_browser() as browser:
        for name in names:
            if name in AT_A_TABLE:
                people = People(browser, address)
                picture = AT_A_TABLE[name](people)
                people.leave()
            else:
                picture = IN_A_WINDOW[name](browser)
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / name).write_bytes(picture if name == "call.png" else small(picture))
            print(FOLDER / name)


if __name__ == "__main__":
    main(sys.argv[1:] or list(NAMES))
