"""Lets allocations of the library fail: tests/support/kft.h does this for tests in C."""

import ctypes
import gc
import pathlib
import subprocess

import keyfall


class _Allocator(ctypes.Structure):
    _fields_ = [("struct_size", ctypes.c_uint32), *((name, ctypes.c_void_p) for name in ("context", "alloc", "realloc", "free"))]


class FailingAllocations:
    """Compiles failing_allocator.c in a folder, and installs it as the library's allocator inside of `with`."""

    def __init__(self, folder):
        source, path = pathlib.Path(__file__).with_name("failing_allocator.c"), pathlib.Path(folder) / "failing_allocator.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", str(source),
                        "-o", str(path)], check=True)
        self._allocator = ctypes.CDLL(str(path))
        self._library = ctypes.CDLL(str(next((pathlib.Path(keyfall.__file__).parent / "lib").glob("libkeyfall*"))))
        self._variables = {name: kind.in_dll(self._allocator, name) for name, kind in (
            ("requests", ctypes.c_long), ("balance", ctypes.c_long), ("first", ctypes.c_long), ("later", ctypes.c_bool))}

    def __enter__(self):
        functions = [ctypes.cast(getattr(self._allocator, f"failing_{name}"), ctypes.c_void_p)
                     for name in ("alloc", "realloc", "free")]
        allocator = _Allocator(ctypes.sizeof(_Allocator), None, *functions)
        assert self._library.kf_set_allocator(ctypes.byref(allocator)) == 0
        return self

    def __exit__(self, *exception):
        self._set(first=0)
        assert self._library.kf_set_allocator(None) == 0

    def _set(self, **values):
        for name, value in values.items():
            self._variables[name].value = value

    def _left_behind(self, function, first, later):
        """Blocks that a call leaves whose request `first` for memory fails, and with `later` all that come after it."""
        self._set(requests=0, balance=0, first=first, later=later)
        try:
            function()
        except MemoryError:
            pass
        finally:
            self._set(first=0)
        function()  # works again
        gc.collect()
        return self._variables["balance"].value

    def check(self, function, step=1):
        """Calls a function with each `step`-th of its requests failing, alone and with all later ones. It must raise
        MemoryError, or do without; what failed calls leave behind must not grow. Returns the number of requests."""
        function()  # makes what is kept for ever
        self._set(requests=0)
        function()
        count = self._variables["requests"].value
        for later in (False, True):
            for first in range(1, count + 1, step):
                left = [self._left_behind(function, first, later) for _ in range(3)]
                assert min(left) <= 0, f"{left} blocks of calls whose request {first} fails, later={later}"
        return count
