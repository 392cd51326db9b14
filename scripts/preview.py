"""Redraws the page's preview and icons: `python -m scripts.preview` writes web/public/preview.png and the icon files.

It needs Chromium and the built client; run it by hand when the logo, the typeface or the drawings change.
"""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Any, Final

from tercet.render.svg import card_svg
from tests.browser.real_server import CLIENT, running_browser

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
CARDS: Final = (0, 40, 80)
SIZES: Final = {"icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512}
MASKED: Final = "icon-512-mask.png"
"""The icon for systems that crop it to their own shape: its background reaches the edge, and the logo stays clear of
it."""
AMBER, INK = "#f5a524", "#1a2140"
PREVIEW: Final = """<style>
  @font-face {{ font-family: Rubik; font-weight: 300 900; src: url("data:font/woff2;base64,{font}") }}
  body {{ margin: 0; inline-size: 1200px; block-size: 630px; background: {amber}; display: grid; place-content: center;
         justify-items: center; gap: 40px; font: 800 112px Rubik; color: {ink}; letter-spacing: -3px }}
  div {{ display: flex; gap: 36px }}
  svg {{ inline-size: 300px; block-size: auto; filter: drop-shadow(0 10px 16px rgb(26 33 64 / 35%)) }}
</style><div>{cards}</div>Tercet"""


def main() -> None:
    with running_browser() as browser:
        draw_preview(browser)
        draw_icons(browser)


def draw_preview(browser: Any) -> None:
    [latin] = (CLIENT / "assets").glob("rubik-latin-wght-*.woff2")
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    font = b64encode(latin.read_bytes()).decode()
    page.set_content(PREVIEW.format(font=font, amber=AMBER, ink=INK, cards="".join(map(card_svg, CARDS))))
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PUBLIC / "preview.png")


def draw_icons(browser: Any) -> None:
    mark = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    for name, size in {**SIZES, MASKED: 512}.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        inner = mark.replace('rx="112"', 'rx="0"').replace("scale(8.4)", "scale(6.6)") if name == MASKED else mark
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block; inline-size: {size}px }}</style>{inner}")
        page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    main()
