"""Every claim about speed and strength, measured beside its peer in one run: `python -m bench`."""
