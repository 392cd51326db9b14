"""Takes screenshots of every page and state, for review: `python -m tests.browser.screenshots [FOLDER [LOOK…]]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.browser.people import DESK, PHONE, People, Person
from tests.browser.real_server import running_browser, running_server
from tests.browser.stage import PAGES, dice_moments, puzzle_moments, result_moments, show, table_moments, without_colour

MOMENTS = (table_moments, result_moments, puzzle_moments, dice_moments)
LOOKS: dict[str, tuple[tuple[int, int], str, bool]] = {
    "phone-light": (PHONE, "en", False),
    "phone-dark-he": (PHONE, "he", True),
    "desk-light-he": (DESK, "he", False),
    "desk-dark": (DESK, "en", True),
    "phone-mono": (PHONE, "en", False),
    "large-light": ((2560, 1440), "fr", False),
}


def main(folder: Path, looks: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as address, running_browser() as browser:
        people = People(browser, address)
        for look in looks:
            person = sitting(people, look)
            for name in PAGES:
                show(person, name)
                take(person, folder / f"{name}.{look}.png")
            person.forgive("404")  # the page for unknown addresses
            for moments in MOMENTS:
                person = sitting(people, look)
                for name in moments(person):
                    take(person, folder / f"{name}.{look}.png")
                person.context.close()
        people.leave()


def sitting(people: People, look: str) -> Person:
    size, language, dark = LOOKS[look]
    person = people.come(size, language=language, dark=dark)
    if look.endswith("-mono"):
        without_colour(person)
    return person


def take(person: Person, path: Path) -> None:
    person.settle()
    person.page.screenshot(path=path)
    print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"), sys.argv[2:] or list(LOOKS))
