"""Checks that everything clickable can be pressed in full, and that nothing covers text.

`unreachable(person)` reports the current faults of a page; `walk(person, looks)` does so for several window sizes,
text sizes and fonts. Tests of all games assert that the result is empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from tests.browser.people import Person
from tests.series import sample

SIZES: Final = (
    (320, 568),
    (360, 640),
    (640, 360),
    (768, 1024),
    (1280, 720),
    (1920, 1080),
    (2560, 1440),
)
"""Phones in portrait and landscape (also equivalent to 1280×720 at 200 % zoom), a tablet, desktops and a projector."""
TEXT_SIZES: Final = (100, 150, 200)
"""Text sizes people set in their browsers, in per cent."""
FONTS: Final = {
    "own": "",
    "spaced": "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
}
"""The page ships its own typeface; WCAG 1.4.12 requires pages to support wider text."""


class Look(NamedTuple):
    """One way of viewing a page."""

    size: tuple[int, int]
    text: int = 100
    font: str = "own"


EVERY_LOOK: Final = tuple(Look(size, text) for size in SIZES for text in TEXT_SIZES) + tuple(
    Look(size, 100, "spaced") for size in SIZES
)
LOOKS: Final[tuple[Look, ...]] = sample(
    (
        Look((320, 568)),
        Look((360, 640), 200),
        Look((640, 360), 100, "spaced"),
        Look((1280, 720), 150),
    ),
    EVERY_LOOK,
)
"""The looks `make test` uses; the long series uses all of them."""

UNREACHABLE: Final = """() => {
  const named = e => `${e.tagName.toLowerCase()}.${(e.getAttribute('class') ?? '').split(' ')
    .filter(c => !c.startsWith('svelte-')).join('.')} "${(e.getAttribute('aria-label') ?? e.textContent).trim()
    .replace(/\\s+/g, ' ').slice(0, 30)}"`;
  const sheet = new CSSStyleSheet();
  // what lets presses through still hides what lies below it
  // and a round button is only as wide as its roundness: the corners are nobody's
  sheet.replaceSync(`* { pointer-events: auto !important } [inert], [inert] * { pointer-events: none !important }
    [data-measured] { border-radius: 0 !important; transition: none !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const found = [];
  const parents = e => {
    const all = [];
    for (let p = e.parentElement; p; p = p.parentElement) all.push(p);
    return all;
  };
  const scrolls = new Map(parents(document.body.querySelector('*')).concat([...document.querySelectorAll('*')])
    .filter(e => e.scrollHeight > e.clientHeight || e.scrollWidth > e.clientWidth)
    .map(e => [e, [e.scrollLeft, e.scrollTop]]));
  const restore = () => scrolls.forEach(([left, top], e) => {
    if (e.scrollLeft !== left) e.scrollLeft = left;
    if (e.scrollTop !== top) e.scrollTop = top;
  });
  const hides = value => value === 'hidden' || value === 'clip';
  /** Whether a person could have scrolled so: nothing has moved that shows no way to move it. */
  const honest = e => parents(e).every(p => {
    const before = scrolls.get(p);
    if (!before || p === document.documentElement || p === document.body) return true;
    const style = getComputedStyle(p);
    return !(hides(style.overflowY) && p.scrollTop !== before[1])
      && !(hides(style.overflowX) && p.scrollLeft !== before[0]);
  });
  const dialogs = document.querySelectorAll('dialog[open]');
  const root = dialogs.length ? dialogs[dialogs.length - 1] : document.body;
  const shown = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !e.closest('[inert]')
    && e.getClientRects().length > 0;
  // an outline without a ground of its own hides nothing
  const seeThrough = e => !e.textContent.trim() && !e.querySelector('svg, img')
    && getComputedStyle(e).backgroundColor === 'rgba(0, 0, 0, 0)' && getComputedStyle(e).backgroundImage === 'none';
  // frames and points written on a board belong to its squares; another test looks at what they leave free of a die
  const written = hit => hit.closest('.lens [aria-hidden=true]') !== null || seeThrough(hit);
  const inside = (hit, e) => hit === e || e.contains(hit);
  const hitAt = (x, y, e) => {
    const top = document.elementFromPoint(x, y);
    return !top || inside(top, e) || !top.closest('.lens') ? top : document.elementsFromPoint(x, y)
      .find(hit => hit.closest('.lens') === null || inside(hit, e) || !written(hit)) ?? null;
  };
  const belongs = (hit, e) =>
    hit && (inside(hit, e) || hit.control === e || hit.closest('label')?.control === e);
  const PRESSED = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
  const PANE = '[data-pane], .lens';

  const pressed = new Set();
  for (const e of root.querySelectorAll(PRESSED)) {
    const hidden = e.matches('input[type=radio], input[type=checkbox], input[type=file], .unseen');
    const target = hidden ? e.closest('label') ?? e.labels?.[0] ?? e : e;
    // a square of a board that only shows something does nothing
    if (e.getAttribute('aria-disabled') === 'true' && e.closest(PANE)) continue;
    if (!shown(target) || (hidden && target === e && e.matches('.unseen'))) continue;
    pressed.add(target);
  }
  const measured = new Set([...pressed].flatMap(e => [e, e.closest(PANE)]).filter(Boolean));
  measured.forEach(e => { e.dataset.measured = ''; });
  for (const e of pressed) {
    // a link in a sentence may run over two lines
    const inline = getComputedStyle(e).display === 'inline';
    const boxes = () => inline ? [...e.getClientRects()] : [e.getBoundingClientRect()];
    // what is moved under a window of its own, as the dice board is, can be pressed as far as that window shows it
    const pane = e.closest(PANE);
    const grid = GRID;
    const points = boxes().flatMap((_, box) => Array.from({ length: grid * grid }, (_, i) =>
      [box, (i % grid + 0.5) / grid, (Math.floor(i / grid) + 0.5) / grid]));
    // the pixel at its edge may be its neighbour's
    const behind = ([x, y], r) => r && (x < r.left + 1 || x > r.right - 1 || y < r.top + 1 || y > r.bottom - 1);
    const good = new Set();
    let cover = null;
    const probe = (all, window) => points.forEach(([box, x, y], i) => {
      const r = all[box];
      const at = [r.left + x * r.width, r.top + y * r.height];
      if (good.has(i)) return;
      if (behind(at, window)) return good.add(i);
      const hit = hitAt(...at, e);
      // a list that the reader has opened may lie over the cards until it is closed
      if (hit?.closest('[data-overlay]') && e.closest('[data-card]')) return good.add(i);
      if (belongs(hit, e) || (hit && e.tagName === 'A' && hit.contains(e) && inline)) good.add(i);
      else if (hit && !hit.contains(e)) cover = hit;
    });
    for (const block of ['nearest', 'center', 'start', 'end']) {
      if (pane && block !== 'nearest') break;
      (pane ?? e).scrollIntoView({ block, inline: block, behavior: 'instant' });
      if (honest(e)) probe(boxes(), pane?.getBoundingClientRect());
      if (good.size === points.length) break;
    }
    restore();
    if (good.size < points.length) {
      const share = Math.round(100 * good.size / points.length);
      found.push(`${named(e)}: ${share} % can be pressed${cover ? `, under ${named(cover)}` : ', off screen'}`);
    }
    if (e.matches('button, .button, summary') && !e.matches('[data-card]') && e.scrollWidth > e.clientWidth + 1)
      found.push(`${named(e)}: its text is ${e.scrollWidth - e.clientWidth} px too wide`);
  }

  measured.forEach(e => { delete e.dataset.measured; });

  // what is not hit-tested as a button: every line of text that can be seen now lies on top
  const clipped = (x, y, e) => parents(e).concat(e).some(p => {
    if (getComputedStyle(p).overflow === 'visible') return false;
    const r = p.getBoundingClientRect();
    return x < r.left || x > r.right || y < r.top || y > r.bottom;
  });
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, e = node.parentElement;
    if (!node.textContent.trim() || !shown(e) || e.closest('.unseen, svg, option, script, style')) continue;
    if (getComputedStyle(e).clipPath === 'inset(50%)') continue; // only for screen readers
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const r of range.getClientRects()) {
      const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
      if (r.width < 2 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight || clipped(x, y, e)) continue;
      const hit = document.elementFromPoint(x, y);
      // an entry that stays while its list is scrolled, and the number of those beyond, may lie over other entries
      const entry = hit?.closest('li');
      const stays = hit?.closest('[data-sticky], [data-overlay]')
        || (entry && getComputedStyle(entry).position === 'sticky');
      if (hit && !hit.contains(e) && !e.contains(hit) && !stays)
        found.push(`text "${node.textContent.trim().slice(0, 30)}" lies under ${named(hit)}`);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
  const page = document.documentElement;
  const beyond = page.scrollWidth - page.clientWidth;
  if (beyond > 1) found.push(`the page is ${beyond} px too wide`);
  return [...new Set(found)];
}""".replace("GRID", str(sample(4, 7)))


def unreachable(person: Person) -> list[str]:
    """Elements of the current page that can't be pressed in full, or are covered."""
    found: list[str] = person.page.evaluate(UNREACHABLE)
    return found


@contextmanager
def looking(person: Person) -> Iterator[LookThrough]:
    """Lets a test change the look of the page, and restores it afterwards."""
    before = person.page.viewport_size
    glasses = LookThrough(person)
    try:
        yield glasses
    finally:
        glasses.put_on(Look((before["width"], before["height"])) if before else Look((1280, 720)))


class LookThrough:
    """Window sizes, text sizes and fonts for one browser."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._session = person.context.new_cdp_session(person.page)

    def put_on(self, look: Look) -> None:
        """Applies a look and waits until the layout is stable."""
        page = self._person.page
        page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
        self._session.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * look.text // 100}})
        page.evaluate(
            """css => {
              const others = document.adoptedStyleSheets.filter(sheet => !sheet.ofTest);
              const sheet = Object.assign(new CSSStyleSheet(), { ofTest: true });
              sheet.replaceSync(css);
              document.adoptedStyleSheets = [...others, sheet];
            }""",
            FONTS[look.font],
        )
        self._person.settle()


def walk(person: Person, looks: Sequence[Look] = LOOKS) -> list[str]:
    """Elements out of reach on this page in any of the looks; `make test` rotates through them, one per call."""
    found = []
    with looking(person) as glasses:
        for look in sample(looks[person.walks % len(looks) :][:1], looks):
            glasses.put_on(look)
            width, height = look.size
            found += [f"{width}×{height}, {look.text} %, {look.font}: {fault}" for fault in unreachable(person)]
    person.walks += 1
    return found
