"""Classes of operators that are written in Python for reference; the tables have none."""

from .core import BinaryUfuncInfo, OpInfo, ReductionOpInfo, UnaryUfuncInfo


class PythonRefInfo(OpInfo):
    """An operator written in Python."""


class ElementwiseUnaryPythonRefInfo(UnaryUfuncInfo):
    """An elementwise operator of one tensor written in Python."""


class ElementwiseBinaryPythonRefInfo(BinaryUfuncInfo):
    """An elementwise operator of two tensors written in Python."""


class ReductionPythonRefInfo(ReductionOpInfo):
    """A reduction written in Python."""
