"""The choices that the explorer offers for a call, each with its keys as the library has them: tensors to pass, and
scopes that the thread may be in."""

import contextlib

from ... import _C
from ..._loading import load

_EMPTY = (0, 0)


def words(keyset):
    """[backends, functionalities] of a key set as hexadecimal numbers."""
    return [format(word, "x") for word in _numbers(keyset)]


def _numbers(keyset):
    return keyset.__reduce__()[1]


def _without(keyset, other):
    """The words of what the one set has and the other has not."""
    return [format(a & ~b, "x") for a, b in zip(_numbers(keyset), _numbers(other))]


def _tensors(keyfall):
    """(name, text for `keyfall explain`, keys) of tensors on each device."""
    found = []
    with contextlib.suppress(RuntimeError):
        load("keyfall.lazy").init()
    for device in ("cpu", "meta", *_C._added_devices(), "lazy"):
        with contextlib.suppress(RuntimeError):
            tensor = keyfall.empty(2, device=device)
            found.append((device, f"{device}:f32[2,2]", words(_C._dispatch_keys(tensor))))
            with keyfall.inference_mode():
                tensor = keyfall.empty(2, device=device)
            found.append((f"{device}, inference tensor", None, words(_C._dispatch_keys(tensor))))
    square = keyfall.ones(2, 2)
    found.append(("cpu, sparse COO", None, words(_C._dispatch_keys(square.to_sparse()))))
    found.append(("cpu, sparse CSR", None, words(_C._dispatch_keys(square.to_sparse_csr()))))
    return [{"name": name, "spec": spec, "keys": keys} for name, spec, keys in found]


def _flags(keyfall):
    """What the flags of a tensor add to its keys."""
    plain = _C._dispatch_keys(keyfall.ones(2, dtype=keyfall.complex64))
    conjugated = _C._dispatch_keys(keyfall.ones(2, dtype=keyfall.complex64).conj())
    negated = _C._dispatch_keys(keyfall._neg_view(keyfall.ones(2)))
    return [{"name": "conj", "title": "conjugated", "keys": _without(conjugated, plain)},
            {"name": "neg", "title": "negated", "keys": _without(negated, plain)}]


class _Mode:
    """A mode that lets everything through, for the keys that a thread in a mode has."""

    @staticmethod
    def make():
        base = load("keyfall.utils._python_dispatch").TorchDispatchMode

        class Mode(base):
            def __torch_dispatch__(self, func, types, args=(), kwargs=None):
                return func(*args, **(kwargs or {}))

        return Mode()


def _state():
    return _C._dispatch_tls_local_include_set(), _C._dispatch_tls_local_exclude_set()


def _scopes(keyfall):
    """What scopes change about the keys that the thread includes and excludes."""
    plain = _state()
    scopes = [("inference mode", "--inference", keyfall.inference_mode), ("autocast", None, lambda: keyfall.autocast("cpu")),
              ("a dispatch mode", None, _Mode.make)]
    found = []
    for name, option, enter in scopes:
        with enter():
            now = _state()
        found.append({"name": name, "option": option, "includes": _without(now[0], plain[0]),
                      "drops": _without(plain[0], now[0]), "excludes": _without(now[1], plain[1]),
                      "allows": _without(plain[1], now[1])})
    return words(plain[0]), words(plain[1]), found


def cases():
    """The choices as data."""
    keyfall = load("keyfall")
    included, excluded, scopes = _scopes(keyfall)
    return {"tensors": _tensors(keyfall), "flags": _flags(keyfall), "included": included, "excluded": excluded,
            "scopes": scopes}


def bits(key):
    """The words of a set of one key; None where there is no such key."""
    with contextlib.suppress(RuntimeError, ValueError, KeyError, AttributeError):
        return words(_C.DispatchKeySet(_C._dispatch_key_parse(key)))
    return None
