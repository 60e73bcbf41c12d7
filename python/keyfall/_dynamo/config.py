"""Options of PyTorch's compilers, which nothing here reads: a module that keeps every value that is set."""

import contextlib
import sys
import types


class Options(types.ModuleType):
    """Any name is an option, None, a number or an empty set unless somebody set it; groups of options have options
    themselves."""

    _GROUPS = frozenset({"aot_inductor", "cpp", "cuda", "rocm", "test_configs", "trace", "triton", "xpu"})

    _SETS = frozenset({"ignore_logger_methods", "reorderable_logging_functions"})
    _LIMITS = {"cache_size_limit": 8, "recompile_limit": 8, "accumulated_cache_size_limit": 256,
               "accumulated_recompile_limit": 256}

    def __getattr__(self, name):
        if name[:2] == "__":
            raise AttributeError(name)
        if name in self._SETS:
            return self.__dict__.setdefault(name, set())
        if name not in self._GROUPS:
            return self._LIMITS.get(name)
        group = self.__dict__[name] = Options(f"{self.__name__}.{name}")
        return group

    def _of(self, name):
        """The group and the last part of a name with points."""
        *groups, last = name.split(".")
        for group in groups:
            self = getattr(self, group)
        return self, last

    @contextlib.contextmanager
    def patch(self, arg1=None, arg2=None, **kwargs):
        """Sets options for a block or a function: patch(name, value), patch({name: value}), patch(name=value)."""
        changes = dict(kwargs, **({arg1: arg2} if isinstance(arg1, str) else arg1 or {}))
        before = [(group, last, getattr(group, last)) for group, last in map(self._of, changes)]
        try:
            for (group, last, _), value in zip(before, changes.values()):
                setattr(group, last, value)
            yield
        finally:
            for group, last, value in before:
                setattr(group, last, value)


sys.modules[__name__].__class__ = Options
