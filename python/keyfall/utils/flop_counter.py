"""Counts the floating-point operations of matrix products, convolutions and attention."""

import math
import warnings
from collections import defaultdict

from .. import _ops
from .._loading import lazy_module as _lazy_module
from ._python_dispatch import TorchDispatchMode
from .module_tracker import ModuleTracker

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
flop_registry = _formulas()


def register_flop_formula(targets, get_raw=False):
    """A decorator for the formula of one or several packets of operators. A formula gets shapes for
    tensors, or the tensors themselves with `get_raw`, and out_shape or out_val."""

    def register(formula):
        for target in targets if isinstance(targets, (list, tuple)) else [targets]:
            if not isinstance(target, _ops.OpOverloadPacket):
                raise ValueError("register_flop_formula(targets): expected each target to be OpOverloadPacket "
                                 f"(i.e. torch.ops.mylib.foo), got {target} which is of type {type(target)}")
            if target in flop_registry:
                raise RuntimeError(f"duplicate registrations for {target}")
            flop_registry[target] = formula
        formula._get_raw = get_raw
        return formula

    return register


class FlopCounterMode(TorchDispatchMode):
    """Counts operations inside of a `with` block: `flop_counts` has {name of a module, or "Global" for all:
    {packet of operators: number}}."""

    def __init__(self, mods=None, depth=2, display=True, custom_mapping=None):
        super().__init__()
        if mods is not None:
            warnings.warn("mods argument is not needed anymore, you can stop passing it", stacklevel=2)
        self.flop_registry = {**flop_registry, **(custom_mapping or {})}
        self.depth, self.display = depth, display
        self.flop_counts, self.mod_tracker = defaultdict(lambda: defaultdict(int)), ModuleTracker()

    def get_total_flops(self):
        """The number of operations."""
        return sum(self.flop_counts["Global"].values())

    def get_flop_counts(self):
        """The numbers as plain dictionaries: {module: {packet of operators: number of operations}}."""
        return {name: dict(counts) for name, counts in self.flop_counts.items()}

    def get_table(self, depth=None):
        """The numbers as text, of modules in at most `depth` levels."""
        depth, total = depth or self.depth or math.inf, self.get_total_flops()
        rows = []
        for name in sorted(self.flop_counts, key=lambda name: (name != "Global", name)):
            level = 0 if name == "Global" else name.count(".") + 1
            if level <= depth:
                counts = self.flop_counts[name]
                rows += [(" " * level + name, sum(counts.values()))]
                rows += [(f"{' ' * level} - {packet}", count) for packet, count in counts.items()]
        width = max((len(name) for name, _ in rows), default=6)
        lines = [f"{name:<{width}} {count:>16,} {count / total if total else 0:>8.2%}" for name, count in rows]
        return "\n".join([f"{'Module':<{width}} {'FLOP':>16}  % Total", *lines])

    def __enter__(self):
        self.flop_counts.clear()
        self.mod_tracker.__enter__()
        return super().__enter__()

    def __exit__(self, *error):
        result = super().__exit__(*error)
        self.mod_tracker.__exit__(*error)
        if self.display:
            print(self.get_table())
        return result

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        result = func(*args, **kwargs)
        packet = func._overloadpacket
        formula = self.flop_registry.get(packet)
        if formula is not None:
            number = self._count(formula, args, kwargs, result)
            for name in self.mod_tracker.parents:
                self.flop_counts[name][packet] += number
        return result

    @staticmethod
    def _count(formula, args, kwargs, result):
        if getattr(formula, "_get_raw", False):
            return formula(*args, **kwargs, out_val=result)
        named = dict(zip(kwargs, _shapes(kwargs.values())))
        first = result[0] if isinstance(result, tuple) else result
        return formula(*_shapes(args), **named, out_shape=None if first is None else tuple(first.shape))
