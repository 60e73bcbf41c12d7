"""Small helpers for dispatch modes."""

from .. import _C


def all_same_mode(modes):
    """True if these are all the same mode."""
    return all(mode == modes[0] for mode in modes)


class no_dispatch:
    """Context in which tensor subclasses act as plain tensors and dispatch modes are disabled."""

    def __enter__(self):
        self._guard = _C._DisableTorchDispatch()
        return self

    def __exit__(self, *exception):
        del self._guard
