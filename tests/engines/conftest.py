"""The engines other than Chromium's, for the long series."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from tests.engines.firefox import FIREFOX, running_firefox
from tests.engines.page import Come, Visitor
from tests.engines.webkit import MINI, SCREEN, WEBKIT, running_webkit


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def come(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Come]:
    folder: Path = tmp_path_factory.mktemp(request.param)
    running: AbstractContextManager[Any]
    if request.param == "firefox":
        if FIREFOX is None:
            pytest.skip("needs firefox-esr")
        running = running_firefox(folder)
    else:
        if None in (WEBKIT, SCREEN, MINI):
            pytest.skip("needs webkit2gtk-driver and xvfb")
        running = running_webkit(folder)
    with running as browser:
        yield lambda address, size: Visitor(browser.tab(size), address)
