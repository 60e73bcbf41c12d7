"""Makes forks safe while other threads import modules of the package.

The child has one thread. If another thread was importing a module when the process forked, Python's
lock for that module stays locked in the child, and importing the module there would block forever.
So a fork waits until no other thread imports a module of the package. If an import begins after
that wait, the child discards the half-imported module and imports it again."""

import _frozen_importlib
import os
import sys
from _thread import get_ident

# Internals of CPython: {name of a module: weak reference to its lock}.
_locks = getattr(_frozen_importlib, "_module_locks", {})
_Deadlock = getattr(_frozen_importlib, "_DeadlockError", RuntimeError)


def _elsewhere():
    """Returns (name, lock) of each module of the package that another thread is importing."""
    found, me = [], get_ident()
    for name, reference in list(_locks.items()):
        if name == __package__ or name.startswith(__package__ + "."):
            lock = reference()
            if getattr(lock, "owner", None) not in (None, me):
                found.append((name, lock))
    return found


def _wait():
    hopeless = set()
    while waiting := [pair for pair in _elsewhere() if pair[0] not in hopeless]:
        for name, lock in waiting:
            try:
                lock.acquire()
            except _Deadlock:
                hopeless.add(name)  # that thread waits for a module that this one is importing
            else:
                lock.release()


def _forget():
    for name, _ in _elsewhere():
        _locks.pop(name, None)
        spec = getattr(sys.modules.get(name), "__spec__", None)
        if getattr(spec, "_initializing", False):
            del sys.modules[name]


os.register_at_fork(before=_wait, after_in_child=_forget)
