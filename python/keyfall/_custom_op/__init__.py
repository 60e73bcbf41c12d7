"""The original, deprecated API for custom operators; keyfall.library supersedes it."""

from .._loading import use_archive

use_archive(__path__)

from . import impl  # noqa: E402
