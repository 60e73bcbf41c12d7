"""TorchVersion: torch.__version__, a text that compares as a version."""

import re

from .version import __version__  # noqa: F401

__all__ = ["TorchVersion"]

_VERSION = re.compile(r"v?(\d+(?:\.\d+)*)[-_.]?(?:(a|b|rc|dev)[a-z]*[-_.]?(\d*))?.*?(?:\+(.*))?$", re.IGNORECASE)
_BEFORE = {"dev": 0, "a": 1, "b": 2, "rc": 3, None: 4}


def _order(version):
    """What versions are ordered by: the release, how far before it, and what follows a plus sign."""
    if isinstance(version, tuple):
        version = ".".join(map(str, version))
    found = _VERSION.match(str(version))
    if found is None:
        raise ValueError(f"expected a version, found {version!r}")
    release, kind, number, local = found.groups()
    parts = [int(part) for part in release.split(".")]
    while parts and not parts[-1]:
        parts.pop()
    return parts, _BEFORE[kind and kind.lower()], int(number or 0), local or ""


class TorchVersion(str):
    """A version as text. Comparisons with texts and tuples are those of versions: "2.9" is before "2.13"."""

    def __eq__(self, other):
        try:
            return _order(self) == _order(other)
        except ValueError:
            return str.__eq__(self, other)

    def __lt__(self, other):
        try:
            return _order(self) < _order(other)
        except ValueError:
            return str.__lt__(self, other)

    def __gt__(self, other):
        return not (self < other or self == other)

    def __le__(self, other):
        return self < other or self == other

    def __ge__(self, other):
        return not self < other

    __hash__ = str.__hash__
