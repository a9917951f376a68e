# Every habit is one command. `make` or `make help` lists them.
.DEFAULT_GOAL := help
.PHONY: help setup setup-dev play test compiled needs lint format types imports docs site lock clean \
        screenshots playthroughs equality million mutants bench budget
SHELL := /bin/sh
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# What is never imported need not be compiled to bytecode: that took a third of installing.
INSTALL := $(PIP) install --no-compile

help: ## List the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

setup: .venv/.run ## Install what playing needs into .venv
setup-dev: .venv/.dev ## Install what working on it needs as well

play: .venv/.run ## Start the server and print its address
	$(BIN)/sobremesa play

test: .venv/.dev ## Check everything: style, types, layers, rules, server, page
	$(MAKE) --jobs 3 lint types imports compiled needs .venv/.torch
	$(BIN)/pytest -n 3

# One waits for the network, the other for a core.
compiled: .venv/.dev
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m sobremesa.search > /dev/null

needs: .venv/.dev
	$(BIN)/python tools/needs.py

lint: .venv/.dev ## Check style and format
	$(BIN)/ruff check
	$(BIN)/ruff format --check

format: .venv/.dev ## Put style and format right, where a program can
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

types: .venv/.dev ## Check types, of Python and of the page
	$(BIN)/mypy
	$(BIN)/python tools/node.py tsc -p tsconfig.json

imports: .venv/.dev ## Check that layers and games do not import what they must not
	$(BIN)/lint-imports

screenshots: .venv/.dev ## Take pictures of the pages into docs/img
	$(BIN)/python tools/needs.py
	$(BIN)/python -m tests.screenshots

docs: .venv/.dev ## Write the pages of docs/ anew that are made from the code
	$(BIN)/python -m tests.cli_reference

site: .venv/.dev ## Build the documentation as a site that needs no network, into site/
	NO_MKDOCS_2_WARNING=1 NUMBA_DISABLE_JIT=1 $(BIN)/mkdocs build --strict

playthroughs: .venv/.dev ## Record the playthroughs of tests/ anew, and OpenSpiel's
	$(BIN)/python -m tests.playthroughs
	$(BIN)/python -m tests.envs.recorded

equality: .venv/.dev ## Play 200 games of every mode compiled and uncompiled, and compare each step
	SOBREMESA_EQUALITY_GAMES=200 $(BIN)/pytest tests/games/test_equality.py

million: .venv/.dev ## Play a million random games of each game at three numbers of seats, bounds checked (GAME=one)
	nice $(BIN)/python -m tests.million $(GAME)

mutants: .venv/.mutants ## Change the rules bit by bit and count how often the tests notice (GAME=one of them)
	nice $(BIN)/python tools/mutants.py $(GAME)

balance: .venv/.dev ## Play the games of docs/balance again and write its tables and reports
	$(BIN)/python tools/balance.py

bench: .venv/.bench ## Measure rules and search beside OpenSpiel, redeals, the environments beside PettingZoo, RLCard and Pgx
	$(BIN)/python -m benchmarks.rules
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.redeals
	$(BIN)/python -m benchmarks.envs

budget: .venv/.dev ## Measure how soon a board can be used on a slow phone, and how soon others see an action
	$(BIN)/python tools/needs.py
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.browser.budget

lock: .venv/.run ## Choose the newest versions of all dependencies and write them down
	$(PIP) install uv
	for name in run dev bench mutants; do \
	  $(BIN)/uv pip compile --quiet pyproject.toml --group build `[ $$name = run ] || \
	    echo --constraint locks/run.txt --group $$name` --universal --python-version 3.11 \
	    --upgrade --generate-hashes --no-header --no-annotate --output-file locks/$$name.txt \
	  || exit 1; \
	done
	$(BIN)/python tools/node.py npm update --package-lock-only --omit-lockfile-registry-resolved

clean: ## Remove everything that was installed or made, but no game that was played
	rm -rf .venv node_modules src/sobremesa/page/vendor dist site .*_cache .hypothesis

# What is installed. The stamps make the second time quick.
.venv/.python:
	@for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	  if $$python -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; \
	  then $$python -m venv .venv && touch $@ && exit 0; fi; \
	done; \
	echo 'Sobremesa needs Python 3.11 or newer, with venv. Install it: on Debian or Ubuntu' >&2; \
	echo '`sudo apt-get install python3 python3-venv`, elsewhere from python.org.' >&2; exit 1

.venv/.run: .venv/.python locks/run.txt pyproject.toml hatch_build.py package-lock.json
	$(INSTALL) --requirement locks/run.txt
	$(INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

.venv/.dev: .venv/.run locks/dev.txt
	$(INSTALL) --requirement locks/dev.txt
	$(BIN)/python tools/node.py npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

# What examples/ppo.py needs. This build of PyTorch, for processors alone, is not everywhere to be had, and the usual one
# takes gigabytes: without it the tests of that file are skipped.
.venv/.torch: .venv/.dev locks/torch.txt
	$(INSTALL) --requirement locks/torch.txt || echo 'No PyTorch for processors alone here: its tests are skipped.'
	@touch $@

.venv/.bench: .venv/.run locks/bench.txt
	$(INSTALL) --requirement locks/bench.txt
	@touch $@

.venv/.mutants: .venv/.dev locks/mutants.txt
	$(INSTALL) --requirement locks/mutants.txt
	@touch $@
