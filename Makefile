# Two commands do everything: `make play` and `make test`. Both set up what they need, and are quick the second time.

PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
FUZZ ?= 20000
PORT ?= 8000

.PHONY: play test web fuzz bench lock clean screenshots rules-pictures

play: web
	@echo "Wataha: http://127.0.0.1:$(PORT) (Ctrl-C stops it; the first start prepares the games for a minute)"
	@$(BIN)/wataha serve --port $(PORT) --log-level warning

# The browser's side, into src/wataha/web; nothing is done when nothing changed.
web: $(INSTALLED)
	$(BIN)/python web/build.py

test: web
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/python web/build.py check
	$(BIN)/pytest -n auto --durations 15

# Ten times the games that `make test` plays against the oracles.
fuzz: $(INSTALLED)
	WATAHA_FUZZ=$(FUZZ) $(BIN)/pytest -n auto tests/oracle

# The pictures of docs/playing.md and the README; needs Chromium.
screenshots: web
	$(BIN)/python -m tests.browser.screenshots

# Those of the rules, from real positions; needs Chromium.
rules-pictures: web
	$(BIN)/python -m tests.browser.rules_pictures

bench: $(INSTALLED)
	$(BIN)/wataha bench --peer

# After changing dependencies in pyproject.toml.
lock: $(BIN)/uv
	$(BIN)/uv pip compile --universal --generate-hashes --no-header --quiet --python-version 3.11 \
		--extra server --extra fleet --extra lab --extra cluster --extra peer --extra gymnasium --extra pettingzoo --extra openspiel --group dev --output-file requirements/all.txt pyproject.toml
	$(BIN)/uv pip compile --universal --generate-hashes --no-header --quiet --python-version 3.11 \
		--constraint requirements/all.txt --no-annotate --extra server --output-file requirements/play.txt pyproject.toml

$(BIN)/uv:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt

$(INSTALLED): requirements/all.txt pyproject.toml | $(BIN)/uv
	$(BIN)/uv pip sync --quiet --compile-bytecode --python $(BIN)/python requirements/all.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --editable .
	touch $@

clean:
	rm -rf $(VENV)
