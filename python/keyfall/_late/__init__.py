"""Operators and functions that few programs use: in an archive without compiled modules."""

from .._loading import use_archive

use_archive(__path__)
