"""Internal helpers that several modules of the package share."""

from .._loading import use_archive

use_archive(__path__)
