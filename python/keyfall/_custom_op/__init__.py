"""The original, deprecated API for custom operators; keyfall.library supersedes it."""

from . import impl
