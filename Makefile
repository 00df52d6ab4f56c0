PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := -m pip --disable-pip-version-check --quiet

.PHONY: play terminal test quick lint compiled test-compiled bench bench-server goldens levels styles times lab duels races words soak fit pictures clean

play: $(VENV)/site  ## open the site on http://localhost:8000, bots included
	$(BIN)/mischia serve

terminal: $(VENV)/site  ## play in the terminal
	$(BIN)/mischia play

test: lint  ## everything that must hold
	$(BIN)/pytest -n 3 --dist worksteal  # neighbours share a server; browsers mostly wait

# The folders of rules, bots and tables; laws on the toy alone, of the rest some cases
quick: $(VENV)/ready  ## rules, positions, scenarios, matches, pages and tables, some cases of each
	$(BIN)/pytest -n 2 -m "not (slow or process or database)" tests/core tests/games tests/bots tests/api tests/table

lint: $(VENV)/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

# What the site needs, and nothing else: whoever wants to play waits for no lab, no browser and no test
$(VENV)/site: pyproject.toml constraints.txt setup.py
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Mischia needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(PIP) install -c constraints.txt -e .
	touch $@

$(VENV)/ready: $(VENV)/site
	$(BIN)/python $(PIP) install -c constraints.txt -e '.[dev]'
	touch $@

# The same source, compiled; it lives in a place of its own
CVENV := .venv-compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.yaml')

compiled: $(CVENV)/ready  ## core, rules, positions and search compiled by mypyc (needs a C compiler)

$(CVENV)/ready: pyproject.toml constraints.txt setup.py $(SOURCES)
	$(PYTHON) -m venv $(CVENV)
	$(CVENV)/bin/python $(PIP) install -c constraints.txt '.[dev]'
	MISCHIA_COMPILED=1 $(CVENV)/bin/python $(PIP) install --no-build-isolation --no-deps --force-reinstall .
	rm -rf build
	touch $@

# What hardly meets compiled code (pages, browsers, servers, databases, commands) is tested once, by `make test`
COMPILED_TESTS := tests/core tests/games tests/bots tests/api tests/lab/test_pettingzoo.py tests/lab/test_experiment.py
NOT_COMPILED := --ignore-glob='*/test_page.py' --ignore-glob='*/test_log.py'

test-compiled: compiled  ## the same tests of rules, positions, bots and learners on the compiled build
	$(CVENV)/bin/pytest -n 2 $(COMPILED_TESTS) $(NOT_COMPILED) -p no:cacheprovider

bench: compiled $(VENV)/bench  ## how fast it is, beside OpenSpiel and PettingZoo
	$(BIN)/python -m bench

bench-server: $(VENV)/ready  ## how fast the server is, beside a bare one in the same run
	$(BIN)/python -m bench.server

$(VENV)/bench: $(VENV)/ready
	$(BIN)/python $(PIP) install -c constraints.txt -e '.[bench]'
	touch $@

goldens: $(VENV)/ready  ## write the readable playthroughs anew
	$(BIN)/python -m tests.golden --write

levels: compiled  ## measure the bots against each other, for docs/levels.md; stopped, it goes on where it was
	$(CVENV)/bin/python -m mischia.lab.reports.levels docs/levels.md --runs .lab

styles: compiled  ## count how the bots play, for docs/styles.md
	$(CVENV)/bin/python -m tests.styles 20 docs/styles.md

times: $(VENV)/ready  ## measure how long the bots think, in plain Python, for docs/times.md (nothing else should run)
	$(BIN)/python -m tests.times 40 docs/times.md

lab: compiled  ## measure all games, for docs/lab
	$(CVENV)/bin/python -m mischia.lab.reports.docs docs/lab --runs .lab

duels: compiled  ## measure the virtual duel of swords beside its law, for docs/swords.md
	$(CVENV)/bin/python -m tests.duels 4000 docs/swords.md

races: compiled  ## measure how bots drive Death Roads, for docs/deathroads.md
	$(CVENV)/bin/python -m tests.races 20 easy normal hard

words: compiled  ## measure how bots of swords announce, lie and are believed, for docs/swords.md
	$(CVENV)/bin/python -m tests.words style 100
	$(CVENV)/bin/python -m tests.words beliefs 60
	$(CVENV)/bin/python -m tests.words strength 150

soak: compiled  ## 100,000 random games
	$(CVENV)/bin/python -m tests.soak 100000

fit: $(VENV)/ready  ## every scene in every language and size: what is cut, covered or out of reach (needs Chromium)
	$(BIN)/python -m tools.fit

pictures: $(VENV)/ready  ## screenshots of every page, from the running site (needs Chromium)
	$(BIN)/python -m tools.terminal
	$(BIN)/python -m tools.pictures

clean:
	rm -rf $(VENV) $(CVENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis src/*.egg-info
