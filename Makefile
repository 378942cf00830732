# make run       set up, start, show the address and its QR code, open the host page
# make test      set up what the tests need (Chromium, PostgreSQL) and run everything
# make check     the quick part of it: lint, format, types, tests without browser and database
# make coverage  all tests, and which lines no test reaches
# make bench     how fast a tap reaches every screen
# make soak      the long test: many taps, many retries, a server killed in between
#
# More for the program:  make run ARGS="--port 9000 --language fr"

PYTHON ?= python3
ARGS   ?=
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check -qqq
SOURCES := pyproject.toml package.json package-lock.json .ci/build_hook.py

.PHONY: help run install setup test check lint format types everything quick coverage bench soak clean

help:
	@sed -n '/^$$/q; s/^# //p' Makefile

# ---- environments: a stamp each, so that a second run is quick ---------------

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tablée needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python cannot make an environment here. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@touch $@

$(VENV)/installed: $(VENV)/made $(SOURCES)
	@echo "Installing Tablée into $(VENV) …"
	@$(PIP) install -e .
	@touch $@

$(VENV)/installed-tests: $(VENV)/installed
	@echo "Installing the test tools into $(VENV) …"
	@$(PIP) install -e '.[test,dev]'
	@touch $@

# The files htmx needs may be cleaned away without the environment noticing.
static/vendor/htmx.min.js: $(SOURCES) | $(VENV)/made
	@rm -f $(VENV)/installed && $(MAKE) --no-print-directory $(VENV)/installed && touch $@

install: static/vendor/htmx.min.js $(VENV)/installed
setup: install $(VENV)/installed-tests

# ---- for people ----------------------------------------------------------------

run: install
	@exec $(BIN)/companion $(ARGS)

# ---- for the code ----------------------------------------------------------------

test: setup
	@bash .ci/prepare $(BIN)/python
	@$(MAKE) --no-print-directory -k lint format types everything

check: setup
	@$(MAKE) --no-print-directory -k lint format types quick

lint:
	@$(BIN)/ruff check .
format:
	@$(BIN)/ruff format --check .
types:
	@$(BIN)/mypy
everything: # a file of tests at a time on each core
	@$(BIN)/python -m pytest -m "not soak" -n auto --dist loadfile
quick:
	@$(BIN)/python -m pytest -q -m "not soak and not browser and not postgres"

# Tracing every line doubles the time of the tests that compute.
coverage: setup
	@bash .ci/prepare $(BIN)/python
	@$(BIN)/python -m pytest -m "not soak" --cov --cov-report=term $(ARGS)

bench: setup
	@$(BIN)/python -m tests.bench $(ARGS)

soak: setup
	@bash .ci/prepare $(BIN)/python
	@$(BIN)/python -m pytest -m soak $(ARGS)

clean:
	rm -rf $(VENV) static/vendor build dist node_modules .coverage .mypy_cache .pytest_cache .ruff_cache
