# `make play` and `make test` set up everything they need; each is quick the second time.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test test-long check bench pins clean

play: $(VENV)/.ready-play
	@$(BIN)/tercet solo

test: $(VENV)/.ready-test check
	@$(BIN)/pytest -n auto -rs

test-long: $(VENV)/.ready-test check
	@TERCET_LONG=1 $(BIN)/pytest -n auto -rs

check: $(VENV)/.ready-test
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy && $(BIN)/lint-imports

bench: $(VENV)/.ready-test
	@$(BIN)/python -m bench

# Writes the pins anew from pyproject.toml: names, versions and hashes only, no registry address.
pins: $(VENV)/.ready-test
	@scripts/pins

$(VENV)/.ready-%: pyproject.toml requirements/%.txt scripts/setup
	@PYTHON=$(PYTHON) scripts/setup $(VENV) $*
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist
