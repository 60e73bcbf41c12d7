"""The docstrings of generated functions. The modules are generated from the catalogue."""
