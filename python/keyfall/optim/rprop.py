"""Rprop: uses only the sign of the gradient; steps grow while it stays the same."""

from collections.abc import Iterable

from .._loading import names_of as _names_of
from .._C import Tensor
from .. import _C
from .adaptive import Single
from .optimizer import advance, as_number, check_options, zeros_like

_functions = _C._VariableFunctions

__all__ = ["Rprop", "rprop"]
__getattr__ = _names_of("keyfall.optim._functional", __name__, ("rprop",))


class Rprop(Single):
    """Rprop: `etas` are the factors that shrink and grow a step, `step_sizes` its limits."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1e-2, etas: tuple[float, float] = (0.5, 1.2),
                 step_sizes: tuple[float, float] = (1e-6, 50), *, capturable: bool = False,
                 foreach: bool | None = None, maximize: bool = False,
                 differentiable: bool = False) -> None:
        check_options(lr, None, foreach, differentiable)
        if not 0.0 < etas[0] < 1.0 < etas[1]:
            raise ValueError(f"Invalid eta values: {etas[0]}, {etas[1]}")
        super().__init__(params, {
            "lr": lr, "etas": etas, "step_sizes": step_sizes, "foreach": foreach,
            "maximize": maximize, "differentiable": differentiable, "capturable": capturable})

    def _start(self, group, param):
        lr = as_number(group["lr"])
        size = complex(lr, lr) if param.is_complex() else lr
        return {"prev": zeros_like(param),
                "step_size": _functions.full_like(param.grad, size)}

    def _move(self, group, step, param, grad, state):
        shrink, grow = group["etas"]
        before, size = state["prev"], state["step_size"]
        product = grad.mul(before)
        turned = product.lt(0)
        factor = _functions.ones_like(size).masked_fill_(product.gt(0), grow).masked_fill_(turned, shrink)
        size.mul_(factor).clamp_(*group["step_sizes"])
        grad = grad.masked_fill(turned, 0)  # no move where the sign flipped
        advance(group, param, -1, grad.sign() * size)
        before.copy_(grad)
