"""keyfall.lazy.options: the options of the process, as attributes."""

from .. import _C


class _Options:
    """Options of lazy tensors, for the whole process:

    fuse: elementwise operators become one loop, where a C compiler is found (True)
    source_locations: recorded operators know the line that called them (False)
    optimize: graphs are simplified, and those that differ only in sizes share one (True)
    exact: every bit is that of eager mode; else softmax, layer_norm, gelu and silu that are written from
        primitive operators run the kernels of these names, and the last bits may differ (False)
    symbolic_shapes: already the first graph is made for changing sizes (False)
    reuse_ir: calls that are equal to recorded ones reuse their shapes (False)
    eager_device: the device whose kernels run graphs, such as a plug-in's (write-only; "cpu")
    cache_size: number of compiled graphs that are kept (1024)
    trim_graph_size: a graph of this many operators runs by itself (100000)
    trim_graph_check_frequency: recorded operators between two such checks (5000)
    force_fallback: operators that run eagerly, "aten::add,aten::mul" ("")
    """

    __slots__ = ()
    _NAMES = ("cache_size", "exact", "fuse", "optimize", "reuse_ir", "source_locations", "symbolic_shapes",
              "trim_graph_check_frequency", "trim_graph_size")  # fmt: skip

    def __getattr__(self, name):
        if name == "force_fallback":
            return _C._lazy._get_force_fallback()
        if name in self._NAMES:
            return _C._lazy._get_option(name)
        raise AttributeError(f"lazy tensors have no option {name!r}")

    def __setattr__(self, name, value):
        if name == "force_fallback":
            _C._lazy._set_force_fallback(value)
        elif name == "eager_device":
            _C._lazy._set_eager_device(value)
        elif name in self._NAMES:
            _C._lazy._set_option(name, value)
        else:
            raise AttributeError(f"lazy tensors have no option {name!r}")

    def __dir__(self):
        return sorted((*self._NAMES, "force_fallback"))

    def __repr__(self):
        return f"options({', '.join(f'{name}={getattr(self, name)!r}' for name in dir(self))})"


options = _Options()
