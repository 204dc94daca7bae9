# Two commands do everything: `make play` and `make test`. Both set up what they need, and are quick the second time.

PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/installed
FUZZ ?= 20000

.PHONY: play test fuzz bench lock clean

play: $(INSTALLED)
	$(BIN)/wataha play lone_wolves

test: $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto

# Ten times the games that `make test` plays against the oracles.
fuzz: $(INSTALLED)
	WATAHA_FUZZ=$(FUZZ) $(BIN)/pytest -n auto tests/oracle

bench: $(INSTALLED)
	$(BIN)/wataha bench --peer

# After changing dependencies in pyproject.toml.
lock: $(BIN)/uv
	$(BIN)/uv pip compile --universal --generate-hashes --no-header --quiet --python-version 3.11 \
		--extra lab --extra peer --group dev --output-file requirements/all.txt pyproject.toml
	$(BIN)/uv pip compile --universal --generate-hashes --no-header --quiet --python-version 3.11 \
		--constraint requirements/all.txt --no-annotate --output-file requirements/play.txt pyproject.toml

$(BIN)/uv:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt

$(INSTALLED): requirements/all.txt pyproject.toml | $(BIN)/uv
	$(BIN)/uv pip sync --quiet --compile-bytecode --python $(BIN)/python requirements/all.txt
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps --editable .
	touch $@

clean:
	rm -rf $(VENV)
