"""The built client's files: the size of the first page, and that a wheel contains all of them."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.browser.real_server import CLIENT, is_built

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src/tercet/locale"
LIMIT = 80_000
WITH_FACE = 120_000
LATIN, HEBREW = 40_000, 12_000

built = pytest.mark.skipif(not is_built(), reason="the web client is not built")


def imported(script: str) -> list[str]:
    """The files that a script needs to start."""
    return re.findall(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""", script)


def first_load(language: str) -> dict[str, int]:
    """What a reader's first page loads, by file, in gzipped bytes: the page, its scripts, styles and messages."""
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    waiting = [path.removeprefix("/assets/") for path in re.findall(r"/assets/[^\"']+\.(?:js|css)", page)]
    waiting += [path.name for path in (CLIENT / "assets").glob(f"{language}-*.js")]
    sizes = {"index.html": len(gzip.compress(page.encode(), 9))}
    while waiting:
        name = waiting.pop()
        if name in sizes:
            continue
        text = (CLIENT / "assets" / name).read_bytes()
        sizes[name] = len(gzip.compress(text, 9))
        if name.endswith(".js"):
            waiting += imported(text.decode())
    return sizes


def font_faces() -> dict[str, list[tuple[int, int]]]:
    """The typeface's files, each with the characters for which a browser loads it."""
    faces = {}
    for style in (CLIENT / "assets").glob("*.css"):
        for face in re.findall(r"@font-face\{(.*?)\}", style.read_text(encoding="utf-8")):
            if file := re.search(r"/assets/([^)\"]+)", face):
                faces[file[1]] = [
                    (
                        int((first := part.partition("-"))[0].replace("?", "0"), 16),
                        int((first[2] or first[0]).replace("?", "f"), 16),
                    )
                    for part in re.findall(r"U\+([0-9A-F?-]+)", face)
                ]
    return faces


def fonts_of(language: str) -> dict[str, int]:
    """The typeface files that a language's messages load, by name, in bytes."""
    words = {
        ord(character) for path in (LOCALES / language).glob("*.ftl") for character in path.read_text(encoding="utf-8")
    }
    return {
        name: (CLIENT / "assets" / name).stat().st_size
        for name, ranges in font_faces().items()
        if any(first <= character <= last for character in words for first, last in ranges)
    }


@built
def test_the_theme_is_set_before_any_style_arrives() -> None:
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    script = re.search(r'<script src="/(assets/first_paint-[^"]+\.js)"></script>', page)
    assert script is not None, "a classic script, which blocks the first paint"
    assert (CLIENT / script[1]).is_file()
    assert script.start() < page.index("stylesheet")


@built
@pytest.mark.parametrize("language", ["en", "es", "fr", "he", "pt"])
def test_the_typeface_consists_of_at_most_two_small_files(language: str) -> None:
    limits = {"latin": LATIN} | ({"hebrew": HEBREW} if language == "he" else {})
    sizes = {re.sub(r"^rubik-(.+?)-wght.*", r"\1", name): size for name, size in fonts_of(language).items()}
    assert sizes.keys() == limits.keys()
    assert all(sizes[script] <= limits[script] for script in limits), sizes


@built
def test_the_page_preloads_its_typeface_and_ships_its_licence() -> None:
    [latin] = fonts_of("en")
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    assert re.search(rf'<link rel="preload" href="/assets/{re.escape(latin)}" as="font"[^>]* crossorigin', page)
    assert "SIL OPEN FONT LICENSE" in (CLIENT / "assets/rubik-OFL.txt").read_text(encoding="utf-8")


@built
@pytest.mark.parametrize("language", ["en", "es", "fr", "he", "pt"])
def test_the_first_page_weighs_at_most_80_kB(language: str) -> None:
    sizes = first_load(language)
    assert len(sizes) >= 4, "page, script, style and messages"
    assert sum(sizes.values()) <= LIMIT, sizes


@built
@pytest.mark.parametrize("language", ["en", "es", "fr", "he", "pt"])
def test_the_first_page_with_its_typeface_weighs_at_most_120_kB(language: str) -> None:
    sizes = first_load(language) | fonts_of(language)
    assert sum(sizes.values()) <= WITH_FACE, sizes


@built
def test_dice_and_lessons_are_not_part_of_the_first_page() -> None:
    names = first_load("en")
    for later in ("Table", "Screen", "dice", "Learn", "Course", "Replay", "Settings"):
        assert list((CLIENT / "assets").glob(f"{later}-*.js")), f"there is no part called {later} any more"
        assert not any(name.startswith(f"{later}-") for name in names)


@built
def test_offline_play_costs_nothing_unless_it_is_used() -> None:
    """Only `make static` fetches Python for pages, and the page loads its part of it only when needed."""
    files = [path for path in CLIENT.rglob("*") if path.is_file()]
    assert [path.name for path in files if path.suffix in (".wasm", ".whl", ".zip") or "pyodide" in path.name] == []
    for later in ("worker", "table_worker", "bots_worker", "OfflineSettings"):
        assert not any(name.startswith(f"{later}-") for name in first_load("en"))
    offline = sum(path.stat().st_size for path in files if "_worker-" in path.name)
    assert 0 < offline < 20_000
    program = "import sys, tercet.cli, tercet.server.startup; print([m for m in sys.modules if 'tercet.offline' in m])"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_a_wheel_includes_the_built_client() -> None:
    """Git ignores it, so the packager must include it explicitly."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    assert str(CLIENT.relative_to(ROOT)) in build["artifacts"]


@built
def test_a_wheel_contains_the_page_and_every_file_it_names(tmp_path: Path) -> None:
    builder = pytest.importorskip("hatchling.builders.wheel", reason="building a wheel needs hatchling").WheelBuilder
    files = {file.distribution_path for file in builder(str(ROOT)).recurse_included_files()}
    wanted = {
        str(path.relative_to(ROOT / "src"))
        for path in CLIENT.rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }
    assert "tercet/server/client/index.html" in wanted
    assert wanted <= files
