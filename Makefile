# `make play` and `make test` do everything; all of it is `python dev.py COMMAND`, which also runs where there is no make.

PYTHON ?= python3.11
COMMANDS := play test nightly portable web docs fuzz bench lock clean screenshots rules-pictures

.PHONY: $(COMMANDS)

$(COMMANDS):
	@$(PYTHON) dev.py $@
