"""Redraws the preview of a shared link: `python -m scripts.preview` writes web/public/preview.png.

It needs Chromium, and is run by hand when the drawings change.
"""

from __future__ import annotations

from pathlib import Path

from tercet.render.svg import card_svg
from tests.browser.real_server import running_browser

TARGET = Path(__file__).parents[1] / "web" / "public" / "preview.png"
CARDS = (0, 40, 80)
PAGE = """<style>
  body {{ margin: 0; inline-size: 1200px; block-size: 630px; background: #14557f; display: grid; place-content: center;
         justify-items: center; gap: 44px; font: 700 104px system-ui, sans-serif; color: #fff; letter-spacing: -2px }}
  div {{ display: flex; gap: 36px }}
  svg {{ inline-size: 300px; block-size: auto; filter: drop-shadow(0 12px 18px rgb(0 0 0 / 35%)) }}
</style><div>{cards}</div>Tercet"""


def main() -> None:
    cards = "".join(card_svg(card) for card in CARDS)
    with running_browser() as browser:
        page = browser.new_page(viewport={"width": 1200, "height": 630})
        page.set_content(PAGE.format(cards=cards))
        page.screenshot(path=TARGET)


if __name__ == "__main__":
    main()
