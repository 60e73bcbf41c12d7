"""Helpers: trees, dispatch modes, DLPack, names for devices."""

from .._loading import load, submodules, use_archive

use_archive(__path__)
_FROM_REGISTRATION = ("generate_methods_for_privateuse1_backend", "rename_privateuse1_backend")
_submodule, _submodules = submodules(__name__)


def __getattr__(name):
    if name in _FROM_REGISTRATION:
        return getattr(load(f"{__name__}.backend_registration"), name)
    return _submodule(name)


def __dir__():
    return sorted({*_submodules(), *_FROM_REGISTRATION})
