"""The docstrings of generated functions. The modules are generated from the catalogue."""

from .._loading import use_archive

use_archive(__path__)
