"""Collects the pages of the documentation site in one folder; `make docs` builds the site from it."""
