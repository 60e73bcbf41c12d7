"""The original, deprecated API for custom operators; keyfall.library supersedes it."""

from .._lazy import use_archive

use_archive(__path__)

from . import impl  # noqa: E402
