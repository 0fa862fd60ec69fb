# Two commands on a fresh machine: `make run` and `make test`. Besides make they need Python 3.11 or newer.
# Every target installs what it needs; stamps in .venv record that.

# The system's Python comes first: it is built optimized, unlike most of pyenv's, and runs the tests in 3/4 of the time.
FIT    := 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))'
NEW    := 'import sys; sys.exit(sys.version_info < (3, 11))'
first   = $(shell for p in /usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11; do \
              $$p -c $(1) 2>/dev/null && echo $$p && break; done)
PYTHON ?= $(or $(call first,$(FIT)),$(call first,$(NEW)),python3)
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
TESTS  := PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -q# keep compiled modules, because each process needs them
WORKERS = $(shell $(BIN)/python -c "import os; print((os.cpu_count() or 1) + 2)")# two more than cores, because two usually wait
LONG   := e2e bot/render engine/conformance
GAMES  := $(notdir $(patsubst %/,%,$(wildcard tests/engine/games/*/)))
WANTED := $(BIN)/wanted
TOKEN  := '^ *(export +)?DISCORD_TOKEN(_FILE)? *= *[^ \#]'
N      ?= 50
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# Rebuild an environment whose installation was killed or whose Python has changed.
ifeq (,$(shell test ! -e $(VENV)/begun && $(BIN)/python -c 'import pip' 2>/dev/null && echo sound))
$(shell rm -f $(VENV)/pip $(VENV)/made-*)
endif

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(VENV)/made-run  ## start the bot; without DISCORD_TOKEN in .env, the demo
	@if [ -n "$$DISCORD_TOKEN$$DISCORD_TOKEN_FILE" ] || grep -Eqs $(TOKEN) .env; then \
	    exec $(WANTED) run; \
	else \
	    echo "No DISCORD_TOKEN in .env: starting the demo, the same bot in a simulated Discord."; \
	    exec $(MAKE) --no-print-directory demo; \
	fi

install: $(VENV)/made-run  ## install what the bot needs, after an update
	@true

setup: $(VENV)/made-run  ## set up a bot of your own, step by step
	@$(WANTED) setup

demo: $(VENV)/made-demo  ## start the bot in a simulated Discord, in the browser
	@$(WANTED) demo

test: $(VENV)/made-dev  ## run all tests, on all cores
	@$(TESTS) -n $(WORKERS) --dist worksteal $(SLOWEST)

quick: $(VENV)/made-dev  ## run the short tests: all, or IN=tests/engine/store
	@$(TESTS) -n auto --dist worksteal -m "not long" $(or $(IN),$(addprefix --ignore=tests/,$(LONG)))

game: $(VENV)/made-dev  ## run the short tests of one game: GAME=bang
	@$(TESTS) -m "not long" $(or $(and $(GAME),$(wildcard tests/*/games/$(GAME))),$(error GAME= one of $(GAMES)))

check: $(VENV)/made-dev  ## check format, lint and types
	@$(BIN)/python -m ruff format --diff .
	@$(BIN)/python -m ruff check .
	@$(BIN)/python -m mypy

bench: $(VENV)/made-dev  ## measure speed: all, or ONLY=engine; AGAINST=COMMIT compares, DOCS=1 writes the page
	@$(BIN)/python -m tools.benchmarks $(ONLY) $(if $(AGAINST),--against $(AGAINST)) $(if $(DOCS),--docs)

balance: $(VENV)/made-run  ## measure balance: GAME=outlaws EACH=2000 LEVEL=scout JSON=1
	@$(BIN)/python -m tools.benchmarks.balance $(GAME) $(if $(EACH),--games $(EACH)) $(if $(LEVEL),--level $(LEVEL)) \
	    $(if $(SEED),--seed $(SEED)) $(if $(SECONDS),--seconds $(SECONDS)) $(if $(JSON),--json)

arena: $(VENV)/made-dev  ## measure strength: PAIR="sheriff deputy" DEALS=100 LIMIT=600; adds to earlier results
	@$(BIN)/python -m tools.benchmarks.arena $(PAIR) $(if $(DEALS),--deals $(DEALS)) $(if $(LIMIT),--limit $(LIMIT)) \
	    $(if $(GAME),--games $(GAME))

fit: $(VENV)/made-dev  ## fit the weights of valuations, some minutes per game: GAME=bang
	@$(BIN)/python -m tools.benchmarks.fit $(GAME)

gallery: $(VENV)/made-run  ## draw all pictures: those of the docs, and all others into build/gallery
	@$(BIN)/python -m tools.gallery

words: $(VENV)/made-run  ## print games as text, to read: LANG=fr GAME=bang SEED=7
	@$(BIN)/python -m tools.gallery.words $(if $(LANG),--lang $(LANG)) $(if $(GAME),--game $(GAME)) $(if $(SEED),--seed $(SEED))

kill: $(VENV)/made-dev  ## kill the bot at random moments and damage its files: N=1000 SEED=7 ON=postgres
	@PYTHONPATH=tests $(BIN)/python -m killing.run $(N) $(SEED) $(ON)

# Experiments that are no modules of tools/benchmarks.
lab-weeks    = TABLES=2000 DAYS=90 $(TESTS) -n auto $(addprefix tests/bot/services/,test_weeks.py test_club_months.py)
lab-restored = TABLES=300 $(TESTS) tests/bot/app/test_restored_tables.py
lab-busy     = TABLES=50 SECONDS=80 PICTURES="off on" $(TESTS) tests/bot/app/test_busy_tables.py
lab-cups     = ENTRANTS="2 3 7 16 64" $(TESTS) -n auto $(addsuffix /test_tournaments.py,tests/engine/club tests/engine/tables)
# ARGS: processes, tables, seconds and kills; processes and open games
lab-cluster  = PYTHONPATH=tests $(BIN)/python -m cluster.run $(or $(ARGS),2 100 30 0)
lab-years    = GAMES=1000000 PYTHONPATH=tests $(BIN)/python -m cluster.years $(or $(ARGS),2 50000)

lab: $(VENV)/made-dev  ## run an experiment: NAME=weeks (restored, busy, cups, cluster, years), or NAME=questions ARGS=twins
	@$(or $(lab-$(NAME)),$(BIN)/python -m tools.benchmarks.$(or $(NAME),$(error NAME= says which)) $(ARGS))

transcripts: $(VENV)/made-dev  ## rewrite the transcripts; review the diff
	@PYTHONPATH=tests $(BIN)/python -m transcripts.make

new-game: $(VENV)/made-dev  ## lay out the files of a new game: NAME=standoff
	@$(BIN)/python tools/new_game.py $(NAME)

coverage-rules: $(VENV)/made-dev  ## list numbered rules that no test names
	@$(BIN)/python -m tests.rules_coverage

lock: $(VENV)/made-dev  ## update the lock files from pyproject.toml
	@$(PIP) uv
	@$(BIN)/python -m uv pip compile -q --upgrade $(LOCK) pyproject.toml -o requirements/run.lock
	@$(BIN)/python -m uv pip compile -q --upgrade $(LOCK) --extra demo pyproject.toml -o requirements/demo.lock
	@$(BIN)/python -m uv pip compile -q --upgrade $(LOCK) --extra demo --extra dev pyproject.toml -o requirements/dev.lock
	@$(BIN)/python -m uv pip compile -q --upgrade $(LOCK) --extra postgres pyproject.toml -o requirements/postgres.lock

pin-image:  ## write the digest of the base image into the Dockerfile; needs Docker
	@$(PYTHON) tools/image.py pin

sbom: requirements/postgres.lock  ## write sbom.json (CycloneDX) and docs/licenses.md
	@$(PYTHON) -m venv --clear $(VENV)/image
	@$(VENV)/image/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@$(PYTHON) -m venv --clear $(VENV)/bill
	@$(VENV)/bill/bin/python -m pip install --quiet --disable-pip-version-check "cyclonedx-bom>=7,<8"
	@$(VENV)/bill/bin/python -m cyclonedx_py environment --pyproject pyproject.toml --output-reproducible \
	    --of JSON -o sbom.json $(VENV)/image/bin/python
	@$(VENV)/image/bin/python tools/image.py licenses > docs/licenses.md

clean:  ## delete everything that make has made; data in var/ stays
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

LOCK := --group build --universal --generate-hashes --python-version 3.11 --no-emit-index-url --no-header

# $(call install,STAMPS,OPTIONS): install the lock file $< and the checkout, then touch the stamps.
define install
	@echo "Installing (once) …"
	@touch $(VENV)/begun
	@$(PIP) $(2) --require-hashes -r $< && $(PIP) --no-build-isolation --no-deps --editable . \
	    || { rm -f $(VENV)/begun; exit 1; }
	@touch $(1)
	@rm -f $(VENV)/begun
endef

$(VENV)/made-run: requirements/run.lock | $(VENV)/pip
	$(call install,$@)

$(VENV)/made-demo: requirements/demo.lock | $(VENV)/pip
	$(call install,$@ $(VENV)/made-run)

# Python itself compiles the part of it that the tests import.
$(VENV)/made-dev: requirements/dev.lock | $(VENV)/pip
	$(call install,$@ $(VENV)/made-demo $(VENV)/made-run,--no-compile)

$(VENV)/pip:
	@$(PYTHON) -c $(NEW) || { echo "Wanted needs Python 3.11 or newer: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv --clear $(VENV) || { \
	    echo "Python cannot make an environment. On Debian: apt install python3-venv"; exit 1; }
	@touch $@

.PHONY: help run install setup demo test quick game check bench balance arena fit gallery words kill lab transcripts
.PHONY: new-game coverage-rules lock pin-image sbom clean
