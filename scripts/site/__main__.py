"""`python -m scripts.site FOLDER` writes the pages that `mkdocs.yml` names."""

import sys
from pathlib import Path

from scripts.site.pages import collect

if __name__ == "__main__":
    pages = collect(Path(sys.argv[1]))
    print(f"{len(pages)} pages in {sys.argv[1]}")
