"""Wheel and source archive are complete, and an installation runs its first example with each extra."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest
from hatch_build import absolute

import tercet
from tests.browser.real_server import is_built
from tests.docs.code_blocks import ROOT, code_of
from tests.packaging.environments import Environment
from tests.series import long_only, sample

pytestmark = pytest.mark.skipif(not is_built(), reason="the page has not been built")
EXTRAS = ("", "terminal", "client", "server", "bots", "lab", "envs", "cluster", "dask", "all")


def build(source: Path, target: str, into: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    return subprocess.run(command, cwd=source, env=os.environ | variables, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked as after a download."""
    folder = tmp_path_factory.mktemp("source")
    done = build(ROOT, "sdist", folder)
    assert done.returncode == 0, done.stdout + done.stderr
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # missing before Python 3.11.4
        archive.extractall(folder)
    return next(path for path in folder.iterdir() if path.is_dir())


@pytest.fixture(scope="module")
def wheel(unpacked: Path) -> Path:
    """A wheel built from the source archive, which needs no Node."""
    done = build(unpacked, "wheel", unpacked / "dist", PATH="")
    assert done.returncode == 0, done.stdout + done.stderr
    return next((unpacked / "dist").glob("*.whl"))


def names(wheel: Path) -> list[str]:
    return sorted(zipfile.ZipFile(wheel).namelist())


def metadata(wheel: Path) -> Message:
    (name,) = [name for name in names(wheel) if name.endswith(".dist-info/METADATA")]
    return message_from_string(zipfile.ZipFile(wheel).read(name).decode())


def test_the_archives_are_complete(wheel: Path, unpacked: Path, tmp_path: Path) -> None:
    # a single test, so the archives are built in one process only
    assert not (unpacked / "web" / "node_modules").exists()
    check_contents(wheel)
    check_programs(wheel, tmp_path)
    check_description(wheel)


def check_contents(wheel: Path) -> None:
    """Checks that the wheel contains the page, the languages and the manual, and that every extra is tested here."""
    held = names(wheel)
    assert "tercet/server/client/index.html" in held
    assert sum(name.startswith("tercet/server/client/assets/") for name in held) > 10
    assert {"tercet/py.typed", "tercet/locale/he/server.ftl"} <= set(held)
    assert any(name.endswith("share/man/man1/tercet.1") for name in held)
    assert {extra for extra in EXTRAS if extra} == set(metadata(wheel).get_all("Provides-Extra", []))


PROGRAMS = """
import io
from contextlib import redirect_stdout
from tercet.cli import main
for typed in ("deploy systemd", "deploy cluster-systemd", "completion fish", "man"):
    with redirect_stdout(io.StringIO()) as said:
        assert main([*typed.split(), "--lang", "en"]) == 0, typed
    assert "serve" in said.getvalue(), typed
"""


def check_programs(wheel: Path, folder: Path) -> None:
    """Checks that programs find the package's files in the wheel, without the repository."""
    environment = {"PYTHONPATH": str(wheel), "PATH": ""}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAMS], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@long_only("a second wheel")
def test_a_wheel_built_from_the_checkout_is_the_same(wheel: Path, tmp_path: Path) -> None:
    done = build(ROOT, "wheel", tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    again = next(tmp_path.glob("*.whl"))
    assert names(again) == names(wheel)
    first, second = zipfile.ZipFile(wheel), zipfile.ZipFile(again)
    assert {name for name in names(wheel) if first.read(name) != second.read(name)} == set()


@long_only("another build")
def test_without_the_page_the_library_is_built_with_python_alone(unpacked: Path, tmp_path: Path) -> None:
    bare = tmp_path / "bare"
    shutil.copytree(unpacked, bare, ignore=shutil.ignore_patterns("dist", "tests", "bench"))
    shutil.rmtree(bare / "src" / "tercet" / "server" / "client")
    done = build(bare, "wheel", tmp_path, PATH="")
    assert done.returncode == 0, done.stdout + done.stderr
    held = names(next(tmp_path.glob("*.whl")))
    assert "tercet/server/main.py" in held
    assert not [name for name in held if name.startswith("tercet/server/client")]


def check_description(wheel: Path) -> None:
    """Checks that the description on the package index has no broken link, and names the supported Pythons."""
    told = metadata(wheel)
    links = re.findall(r"\]\(([^)]+)\)", str(told.get_payload()))
    assert [link for link in links if not link.startswith(("https://", "#"))] == []
    assert told.get_all("Project-URL", []) == [], "the source isn't published anywhere yet"
    versions = [line[-4:] for line in told.get_all("Classifier", []) if re.search(r":: 3\.\d+$", line)]
    assert versions == ["3.11", "3.12", "3.13", "3.14"]
    assert told["Version"] == tercet.__version__


def test_once_the_source_is_published_every_readme_link_leads_there() -> None:
    text = absolute((ROOT / "README.md").read_text(encoding="utf-8"), "https://tercet.test")
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert len(links) > 10
    assert [link for link in links if not link.startswith(("https://", "#"))] == []
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text)
    assert pictures
    assert all("/raw/main/docs/" in link for link in pictures)


@pytest.mark.parametrize("extra", sample(("server",), EXTRAS))
def test_an_empty_environment_runs_the_first_example(wheel: Path, extra: str, tmp_path: Path) -> None:
    environment = Environment(tmp_path / "env", wheel, extra)
    home = tmp_path / "home"
    home.mkdir()
    found = environment.run("tercet", "solve", "1RSO", "2RSO", "3RSO", "1GHQ", folder=home)
    assert "1RSO 2RSO 3RSO" in found
    for part in FIRST if extra == "all" else dict.fromkeys(("", extra)):
        FIRST[part](environment, home)


def test_the_changelog_and_the_citation_are_about_this_version() -> None:
    notes = re.findall(r"^## (\S+) \((\d{4}-\d{2}-\d{2})\)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert notes[0][0] == tercet.__version__
    citation = (ROOT / "CITATION.cff").read_text()
    assert f"version: {tercet.__version__}\n" in citation
    assert f"date-released: {notes[0][1]}\n" in citation


def _library(environment: Environment, home: Path) -> None:
    (home / "readme.py").write_text(code_of(ROOT / "README.md")["page_readme.py"].partition('tercet.edition("es"')[0])
    environment.run("python", "readme.py", folder=home)
    assert (home / "game.tercet").exists()


def _terminal(environment: Environment, home: Path) -> None:
    told = environment.run("tercet", "play", "cards", "--lang", "en", folder=home, typed="q\n")
    assert "Deal 1" in told


def _client(environment: Environment, home: Path) -> None:
    environment.run("python", "-c", "import tercet; tercet.connect('http://127.0.0.1:1/t/ABCDE')", folder=home)


def _server(environment: Environment, home: Path) -> None:
    serve = environment.command("tercet", "serve", "--port", "0", "--data", str(home / "data"), "--quiet")
    with subprocess.Popen([*serve, "--lang", "en"], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = re.search(r"http://[\w.:]+", server.stdout.readline())
            assert address
            with urllib.request.urlopen(address.group().rstrip("/."), timeout=60) as page:
                assert b'<div id="app">' in page.read()
        finally:
            server.terminate()
            server.wait(60)


def _bots(environment: Environment, home: Path) -> None:
    told = environment.run("tercet", "tournament", "novice", "casual", "--games", "2", "--seed", "1", folder=home)
    assert "novice" in told


def _lab(environment: Environment, home: Path) -> None:
    environment.run("tercet", "odds", "--deck", "solid", "--picture", "odds.svg", folder=home)
    assert (home / "odds.svg").read_text().rstrip().endswith("</svg>")


def _envs(environment: Environment, home: Path) -> None:
    code = next(text for text in code_of(ROOT / "docs" / "bots.md").values() if "DiceEnv(" in text)
    start = code.index("from tercet.envs")
    environment.run("python", "-c", code[start:], folder=home)


def _cluster(environment: Environment, home: Path) -> None:
    environment.run("python", "-c", "import asyncpg, nats", folder=home)


def _dask(environment: Environment, home: Path) -> None:
    code = (
        "from distributed import LocalCluster; from tercet.lab import simulate\n"
        "with LocalCluster(processes=False, n_workers=1, dashboard_address=None) as dask:\n"
        "    print(simulate(20, seed=1, dask=dask.scheduler_address).games)"
    )
    assert environment.run("python", "-c", code, folder=home).startswith("20")


FIRST = {
    "": _library,
    "terminal": _terminal,
    "client": _client,
    "server": _server,
    "bots": _bots,
    "lab": _lab,
    "envs": _envs,
    "cluster": _cluster,
    "dask": _dask,
}
