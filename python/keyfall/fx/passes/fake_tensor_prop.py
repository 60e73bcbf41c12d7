"""FakeTensorProp: runs a graph on fake tensors, and records each node's value."""

from ... import _C
from ..._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from .. import Interpreter
from ..node import map_aggregate

__all__ = ["FakeTensorProp"]


class FakeTensorProp(Interpreter):
    """Runs the graph with propagate(*args), without data; the values are node.meta["val"]."""

    def __init__(self, module, mode=None):
        super().__init__(module)
        self._mode = FakeTensorMode() if mode is None else mode

    def run_node(self, n):
        """Runs a node and records what it returns; a fake is recorded as it was then."""
        result = super().run_node(n)

        def record(value):
            if isinstance(value, _C.Tensor):
                fake = value if isinstance(value, FakeTensor) else self._mode.from_tensor(value)
                return fake.detach()
            return value if isinstance(value, (int, float, bool)) else None

        recorded = map_aggregate(result, record)
        if recorded is not None:
            n.meta["val"] = recorded
        return result

    def propagate(self, *args):
        """Runs the graph on fakes of the tensors, and returns its result."""
        return self.propagate_dont_convert_inputs(
            *(self._mode.from_tensor(arg) if isinstance(arg, _C.Tensor) else arg for arg in args))

    def propagate_dont_convert_inputs(self, *args):
        """Like propagate for fakes."""
        with self._mode:
            return super().run(*args)
