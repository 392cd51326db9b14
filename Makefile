# `make play` and `make test` set up everything they need; the second run is quick.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CLIENT := src/tercet/server/client/.built
WEB_SOURCES := $(shell find web/src web/public web/index.html web/package-lock.json web/vite.config.ts web/svelte.config.js \
	src/tercet/locale -type f 2>/dev/null) $(wildcard docs/teachers*.md docs/clubs*.md)
STATIC := build/static/.built
OFFLINE_SOURCES := scripts/offline_parts.py scripts/web-client requirements/offline.txt $(wildcard web/offline/*.*) \
	$(shell find src/tercet -name '*.py' 2>/dev/null)

.PHONY: play test quick test-browser test-stress test-long screenshots set-up client-and-system checks check web-check web-lint web-test bench \
	static wheel docs pins clean

play: $(VENV)/.ready-play $(CLIENT)
	@$(BIN)/tercet serve $(if $(LAN),--lan)

# The rest of the set-up runs in parallel with the first tests.
test: $(VENV)/.ready-test
	@$(BIN)/python -m scripts.run_tests

test-long: set-up
	@$(MAKE) -s $(VENV)/.ready-engines
	@TERCET_LONG=1 $(BIN)/python -m scripts.run_tests

# Checks style and types, and runs the tests that import changed modules, within a minute.
quick: $(VENV)/.ready-test
	@$(BIN)/python -m scripts.quick

test-browser: $(VENV)/.ready-test $(VENV)/.ready-system $(CLIENT)
	@$(BIN)/pytest tests/browser -rs

# Runs the browser tests repeatedly while other processes keep every core busy: `make test-stress RUNS=3 TESTS=…`.
test-stress: $(VENV)/.ready-test $(VENV)/.ready-system $(CLIENT)
	@scripts/test-stress $(VENV) $(or $(RUNS),10) $(TESTS)

# Takes the pictures for README and docs, and writes screenshots of every page and state, in several variants, to
# screenshots/ (docs/web.md says how to review them).
screenshots: $(VENV)/.ready-test $(VENV)/.ready-system $(CLIENT)
	@$(BIN)/python -m tests.docs.pictures
	@$(BIN)/python -m tests.browser.screenshots

# Installs system packages in parallel with everything else, and compiles bytecode while the web client is built.
set-up: $(VENV)/.ready-play
	@$(MAKE) -s $(VENV)/.ready-system & $(MAKE) -s $(VENV)/.ready-test && \
	{ $(BIN)/python -m scripts.run_tests compile & $(MAKE) -s $(CLIENT); }; status=$$?; wait; exit $$status

client-and-system: $(CLIENT) $(VENV)/.ready-system

# Runs in parallel, longest first; each check keeps one core busy.
checks: $(VENV)/.ready-test $(CLIENT)
	@$(MAKE) -s -j2 web-lint check web-test

check: $(VENV)/.ready-test
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/lint-imports
	@$(BIN)/python -m tests.docs.code_blocks build/pages && MYPYPATH=build/pages $(BIN)/mypy src tests bench examples build/pages

web-check: web-lint web-test

web-lint web-test: web-%: $(CLIENT)
	@scripts/web-client $* $(VENV)

bench: $(VENV)/.ready-test
	@$(BIN)/python -m bench

# Builds the page as plain files in build/static, for any static host and sub-path; it runs Python itself (docs/offline.md).
static: $(STATIC)

$(STATIC): $(WEB_SOURCES) $(OFFLINE_SOURCES) | $(VENV)/.ready-play
	@scripts/web-client static $(VENV)

# Builds a wheel and a source archive in dist/, which contain the built client, so installing them needs no Node.
wheel: $(CLIENT)
	@$(BIN)/hatchling build

# Builds the documentation site in build/site: the pages of docs/, and a reference of every public name.
docs: $(VENV)/.ready-test $(VENV)/.ready-docs
	@$(BIN)/python -m scripts.site build/docs
	@$(VENV)/docs/bin/zensical build --strict --clean --config-file mkdocs.yml
	@echo "Open build/site/index.html"

# Rewrites the pins from pyproject.toml: names, versions and hashes only, no registry address.
pins: $(VENV)/.ready-test
	@scripts/pins

$(CLIENT): $(WEB_SOURCES) scripts/web-client | $(VENV)/.ready-play
	@scripts/web-client build $(VENV)

$(VENV)/.ready-system: scripts/system-packages | $(VENV)/.ready-play
	@scripts/system-packages $(VENV)

$(VENV)/.ready-engines: scripts/system-packages | $(VENV)/.ready-play
	@scripts/system-packages $(VENV) engines

$(VENV)/.ready-docs: requirements/docs.txt | $(VENV)/.ready-play
	@$(PYTHON) -m venv $(VENV)/docs
	@. scripts/certificates; $(VENV)/docs/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/docs.txt
	@touch $@

$(VENV)/.ready-play: pyproject.toml requirements/play.txt scripts/setup
	@PYTHON=$(PYTHON) scripts/setup $(VENV) play
	@touch $@

$(VENV)/.ready-test: pyproject.toml requirements/test.txt scripts/setup | $(VENV)/.ready-play
	@PYTHON=$(PYTHON) scripts/setup $(VENV) test
	@touch $@

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .hypothesis .import_linter_cache dist build web/node_modules web/.svelte-check web/offline/node_modules src/tercet/server/client
