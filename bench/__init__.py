"""How fast the rules and the bots are, beside OpenSpiel, in one run on one core: `make bench`."""
