"""Forks while other threads import modules of the package.

A child has one thread. Python's locks of modules stay locked there when another thread was importing
at that moment, and who imports such a module in the child waits for ever. A fork waits until no other
thread imports a module of the package; should one begin in the last moment, the child forgets what was
begun, and imports the module anew."""

import _frozen_importlib
import os
import sys
from _thread import get_ident

# Python's own, by the names of modules: weak references to locks. They are no public interface.
_locks = getattr(_frozen_importlib, "_module_locks", {})
_Deadlock = getattr(_frozen_importlib, "_DeadlockError", RuntimeError)


def _elsewhere():
    """Names and locks of modules of the package that other threads are importing."""
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
