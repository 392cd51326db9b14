"""Where this user's own data is."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's own data folder, by the conventions of the operating system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "tercet"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tercet"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tercet"
