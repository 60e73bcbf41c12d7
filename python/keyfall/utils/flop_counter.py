"""Counts the floating-point operations of matrix products, convolutions and attention."""

import math

from .._loading import lazy_module as _lazy_module
from ._python_dispatch import TorchDispatchMode

_keyfall = _lazy_module("keyfall")

__all__ = ["FlopCounterMode", "flop_registry", "register_flop_formula"]


def _product(a, b, *args, **kwargs):
    """Of (…, m, k) @ (…, k, n): a multiplication and an addition for each term."""
    return 2 * math.prod(a) * b[-1]


def _convolution(x, weight, output, transposed):
    """The larger of the input and the output is visited by every weight of its group."""
    places = math.prod((x if transposed else output)[2:]) * x[0]
    return 2 * places * math.prod(weight)


def _shapes(values):
    return [tuple(value.shape) if isinstance(value, _keyfall.Tensor) else value for value in values]


def _formulas():
    aten = _keyfall.ops.aten

    def convolution(x, weight, bias, stride, padding, dilation, transposed, *args, out_shape, **kwargs):
        return _convolution(x, weight, out_shape, transposed)

    def convolution_backward(gradient, x, weight, bias_sizes, stride, padding, dilation, transposed,
                             output_padding, groups, output_mask, **kwargs):  # fmt: skip
        once = _convolution(x, weight, gradient, transposed)
        return once * sum(map(bool, output_mask[:2]))

    return {
        aten.mm: _product, aten.bmm: _product,
        aten.addmm: lambda total, a, b, *args, **kwargs: _product(a, b),
        aten.baddbmm: lambda total, a, b, *args, **kwargs: _product(a, b),
        aten.convolution: convolution, aten._convolution: convolution,
        aten.convolution_backward: convolution_backward,
    }


# {packet of operators: function of the arguments' shapes, and out_shape, that returns a number}
flop_registry = {}


def register_flop_formula(targets, get_raw=False):
    """A decorator for the formula of one or several packets of operators. A formula gets shapes for
    tensors, or the tensors themselves with `get_raw`, and out_shape or out_val."""

    def register(formula):
        for target in targets if isinstance(targets, (list, tuple)) else [targets]:
            flop_registry[target] = formula
        formula._get_raw = get_raw
        return formula

    return register


class FlopCounterMode(TorchDispatchMode):
    """Counts operations inside of a `with` block, for each operator; not for each module."""

    def __init__(self, mods=None, depth=2, display=True, custom_mapping=None):
        super().__init__()
        if not flop_registry:
            flop_registry.update(_formulas())
        self.flop_registry = {**flop_registry, **(custom_mapping or {})}
        self.display, self.flop_counts = display, {}

    def get_total_flops(self):
        """The number of operations."""
        return sum(self.flop_counts.values())

    def get_flop_counts(self):
        """{"Global": {packet of operators: number of operations}}."""
        return {"Global": dict(self.flop_counts)}

    def get_table(self, depth=None):
        """The numbers as text."""
        total = self.get_total_flops()
        lines = [f"{packet!s:<40} {count:>16,}" for packet, count in self.flop_counts.items()]
        return "\n".join([f"{'Operator':<40} {'FLOP':>16}", f"{'Global':<40} {total:>16,}", *lines])

    def __enter__(self):
        self.flop_counts.clear()
        return super().__enter__()

    def __exit__(self, *error):
        result = super().__exit__(*error)
        if self.display:
            print(self.get_table())
        return result

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {}))
        packet = func._overloadpacket
        formula = self.flop_registry.get(packet)
        if formula is not None:
            self.flop_counts[packet] = self.flop_counts.get(packet, 0) + self._count(formula, args, result)
        return result

    @staticmethod
    def _count(formula, args, result):
        if getattr(formula, "_get_raw", False):
            return formula(*args, out_val=result)
        first = result[0] if isinstance(result, tuple) else result
        return formula(*_shapes(args), out_shape=None if first is None else tuple(first.shape))
