# Tapis Vert. `make play` plays, `make test` checks everything; `make` alone lists the rest.
#
# Every target sets up what it needs: a virtual environment in .venv, Node from its wheel, the page's packages and,
# for the tests, Chromium, PostgreSQL and Redis. Stamps in .venv remember what is done, so that the second time starts at once.

# The machine's own Python, if it is new enough: distributions build theirs for speed, which those that people compile seldom are.
PYTHON ?= $(shell for each in /usr/bin/python3 python3; do \
  if $$each -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo $$each; exit; fi; \
  done; echo python3)
HOST ?= 127.0.0.1
PORT ?= 8000
MINUTES ?= 5
KERNELS := $(wildcard src/tapisvert/table/*.py src/tapisvert/bots/*.py src/tapisvert/games/*/*.py src/tapisvert/games/*/*/*.py)
PEERS := open_spiel pgx eval7 phevaluator treys

BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent
PYTEST := $(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder
SAY := @printf 'tapis vert: %s\n'

# Hundreds of processes are started here: none of them has to compile again what another one did.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test soak check format bench bench-server bench-long docs page lexicon wheel browser engines clean

help: ## list what there is to do
	@printf 'Usage: make TARGET\n\n'
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' $(MAKEFILE_LIST) | awk -F '|' '{ printf "%-14s %s\n", $$1, $$2 }'

play: page lexicon .venv/.kernels ## play in your browser (PORT=8000 HOST=127.0.0.1)
	@exec $(BIN)/tapis serve --open --host '$(HOST)' --port '$(PORT)'

test: ## every check and every test
	@$(MAKE) --no-print-directory --jobs=3 installed check-python test-page .venv/.kernels
	$(SAY) 'testing everything else (pytest)'
	@$(PYTEST) --ignore=tests/browser
	$(SAY) 'testing in a browser (pytest, Chromium)'
	@$(PYTEST) tests/browser

soak: .venv/.dev engines ## several nodes, under load, with one fault after the other (MINUTES=5)
	@$(BIN)/python -m tests.server.soak --minutes '$(MINUTES)'

check: check-python check-page ## style, types and imports, in Python and in the page

format: .venv/.dev ## bring every file into its style
	@$(BIN)/python scripts/build_page.py --packages
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .
	@$(BIN)/python scripts/build_messages.py
	@$(NPM) run format

bench: lexicon .venv/.bench ## each claim about speed, with its peer (under 10 minutes)
	@$(BIN)/python -m bench

bench-server: .venv/.dev engines ## the server under load, beside boardgame.io and Colyseus (about 12 minutes)
	@$(BIN)/python -m bench --server

bench-long: .venv/.play ## the strength of programs, level against level (about an hour a game)
	@$(BIN)/python -m bench --long

docs: .venv/.dev ## build the site: guides and reference, into site/
	@$(BIN)/python scripts/build_docs.py

page: packages ## build the page into the package
	@$(BIN)/python scripts/build_page.py

lexicon: packages ## build the French dictionary into the package
	@$(BIN)/python scripts/build_lexicon.py

wheel: page lexicon .venv/.dev ## pack server, page and dictionary into dist/
	@$(BIN)/python -m build --wheel --no-isolation

browser: ## Chromium for the browser tests, through apt where that may be used
	@sh scripts/chromium.sh

engines: ## PostgreSQL and Redis for the server's tests, through apt where that may be used
	@sh scripts/engines.sh

clean: ## forget everything that was set up or built
	rm -rf .venv web/node_modules src/tapisvert/server/web/page src/tapisvert/games/cartomanie/dictionary dist site .mypy_cache .ruff_cache .pytest_cache .import_linter_cache

# What each target stands on. Most of it may be made side by side: while one thing is downloaded, another one is compiled.

.PHONY: installed python check-python check-page test-page packages

# One after the other: apt works for one at a time.
installed:
	@sh scripts/chromium.sh
	@sh scripts/engines.sh

python:
	@echo "$(PYTHON) ($$($(PYTHON) --version))"

check-python: .venv/.dev packages
	$(SAY) 'style, types and imports of Python (ruff, mypy, import-linter)'
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@$(BIN)/mypy
	@for package in examples/*/; do (cd $$package && MYPYPATH='$(CURDIR)/src' '$(CURDIR)/$(BIN)/mypy') || exit 1; done
	@$(BIN)/lint-imports --no-logo

check-page: .venv/.dev packages
	$(SAY) 'style and types of the page (prettier, svelte-check)'
	@$(NPM) run format:check
	@$(NPM) run check

test-page: check-page page
	$(SAY) 'testing the page on its own (vitest)'
	@$(NPM) run test

packages: .venv/.play
	@$(BIN)/python scripts/build_page.py --packages

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Tapis Vert needs Python 3.11 or later; '$(PYTHON)' is $$($(PYTHON) --version 2>/dev/null || echo missing). Try: make PYTHON=python3.12" >&2; exit 1; }
	$(SAY) 'making a virtual environment in .venv'
	@$(PYTHON) -m venv .venv || \
	  { rm -rf .venv; echo "Python's venv module is missing (on Debian and Ubuntu: apt install python3-venv)" >&2; exit 1; }

.venv/.play: pyproject.toml constraints.txt | $(BIN)/python
	$(SAY) 'installing the server, and Node to build the page'
	@$(PIP) --upgrade pip
	@$(PIP) --group build
	@$(PIP) --no-build-isolation --editable .
	@touch $@

# Python compiles what is used of them when it is first used, and most of it never is.
.venv/.dev: .venv/.play
	$(SAY) 'installing the tools for checks and tests'
	@$(PIP) --no-compile --group dev
	@touch $@

# What the programs run is compiled once, so that nobody waits for a program's first move. The server would do it, too.
.venv/.kernels: .venv/.play $(KERNELS) | lexicon
	$(SAY) 'compiling what the programs run (about a minute, this once)'
	@if $(BIN)/python -m tapisvert.bots; then touch $@; else echo 'tapis vert: the rest is compiled while you play'; fi

# A peer that cannot be had is left out, and asked for again the next time.
.venv/.bench: .venv/.play
	$(SAY) 'installing the peers to compare with ($(PEERS))'
	@missing=; for peer in $(PEERS); do $(PIP) $$peer || missing="$$missing $$peer"; done; \
	  if [ -z "$$missing" ]; then touch $@; else echo "tapis vert: not to be had here, so not compared with:$$missing"; fi
