"""Reductions: what a collective computes from the tensors of all processes."""

import warnings


class _RedOpType(int):
    """The name of a reduction."""

    def __new__(cls, name, value):
        self = super().__new__(cls, value)
        self.name, self.value = name, value
        return self

    def __repr__(self):
        return f"<RedOpType.{self.name}: {int(self)}>"

    def __str__(self):
        return f"RedOpType.{self.name}"

    def __reduce__(self):
        return getattr, (ReduceOp, self.name)

    def __hash__(self):
        return int(self)

    def __eq__(self, other):
        return isinstance(other, ReduceOp) and int(self) == int(other)

    @property
    def op(self):
        """The name itself."""
        return self


_RedOpType.__name__, _RedOpType.__qualname__ = "RedOpType", "ReduceOp.RedOpType"


class _ReduceOpMeta(type):
    def __instancecheck__(cls, value):
        return isinstance(value, _RedOpType) or type.__instancecheck__(cls, value)


class ReduceOp(metaclass=_ReduceOpMeta):
    """Reductions: SUM, AVG, PRODUCT, MIN, MAX, BAND, BOR, BXOR, PREMUL_SUM."""

    RedOpType = _RedOpType

    def __init__(self, op, factor=None):
        if not isinstance(op, ReduceOp):
            raise TypeError("__init__(): incompatible constructor arguments: expected a ReduceOp, found "
                            f"{type(op).__name__}")
        self.op, self.factor = op.op, factor

    def __int__(self):
        return int(self.op)

    def __eq__(self, other):
        return self.op == other

    def __hash__(self):
        return hash(self.op)


for _value, _name in enumerate(("SUM", "AVG", "PRODUCT", "MIN", "MAX", "BAND", "BOR", "BXOR", "PREMUL_SUM")):
    setattr(ReduceOp, _name, _RedOpType(_name, _value))
    setattr(_RedOpType, _name, getattr(ReduceOp, _name))


class _ReduceOpNames:
    """The names of ReduceOp, with a warning."""

    def __getattr__(self, name):
        warnings.warn("`torch.distributed.reduce_op` is deprecated, please use `torch.distributed.ReduceOp` instead",
                      FutureWarning, stacklevel=2)
        return getattr(ReduceOp, name)


reduce_op = _ReduceOpNames()


def _make_nccl_premul_sum(factor):
    return ReduceOp(ReduceOp.PREMUL_SUM, factor)


def supports_complex(reduceOp):
    """Whether complex tensors have this reduction."""
    return reduceOp in (ReduceOp.SUM, ReduceOp.AVG, ReduceOp.PREMUL_SUM)
