"""Adagrad: steps divided by the root of the sum of all squared gradients so far."""

from collections.abc import Iterable

from .._loading import names_of as _names_of
from .._C import Tensor
from .. import _C
from .optimizer import (Stepper, advance, as_number, check_options, new_step, rate_of, real,
                        steps_as_tensors)

_functions = _C._VariableFunctions

__all__ = ["Adagrad", "adagrad"]
__getattr__ = _names_of("keyfall.optim._functional", __name__, ("adagrad",))


class Adagrad(Stepper):
    """Adagrad, with optional decay of the learning rate."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1e-2, lr_decay: float = 0, weight_decay: float = 0,
                 initial_accumulator_value: float = 0, eps: float = 1e-10,
                 foreach: bool | None = None, *, maximize: bool = False,
                 differentiable: bool = False, fused: bool | None = None) -> None:
        check_options(lr, fused, foreach, differentiable, lr_decay__value=lr_decay,
                      weight_decay__value=weight_decay,
                      initial_accumulator_value__value=initial_accumulator_value,
                      epsilon__value=eps)
        super().__init__(params, {
            "lr": lr, "lr_decay": lr_decay, "eps": eps, "weight_decay": weight_decay,
            "initial_accumulator_value": initial_accumulator_value, "foreach": foreach,
            "maximize": maximize, "differentiable": differentiable, "fused": fused})
        for group in self.param_groups:
            for param in group["params"]:
                first = group["initial_accumulator_value"]
                first = complex(first, first) if param.is_complex() else first
                self.state[param] = {
                    "step": new_step(fused=group["fused"]),
                    "sum": _functions.full_like(param, first, memory_format=_C.preserve_format)}

    def __setstate__(self, state):
        super().__setstate__(state)
        for group in self.param_groups:
            for name, usual in (("foreach", None), ("maximize", False), ("differentiable", False),
                                ("fused", None)):
                group.setdefault(name, usual)
        steps_as_tensors(self.state)

    def share_memory(self):
        """Moves the sums of squares to memory that other processes can map."""
        for state in self.state.values():
            state["sum"].share_memory_()

    def _update(self, group, params, grads):
        lr = rate_of(group)
        if group["fused"]:
            self._fused(group, params, grads, lr)
            return
        for param, grad in zip(params, grads):
            state = self.state[param]
            step = state["step"].add_(1).item()
            if group["maximize"]:
                grad = -grad
            if group["weight_decay"] != 0:
                if grad.is_sparse:
                    raise RuntimeError("weight_decay option is not compatible with sparse gradients")
                grad = grad.add(param, alpha=group["weight_decay"])
            rate = lr / (1 + (step - 1) * group["lr_decay"])
            if grad.is_sparse:
                _update_rows(param, grad.coalesce(), state["sum"], as_number(rate), group["eps"])
                continue
            total = real(state["sum"])
            param, grad = real(param), real(grad)
            total.addcmul_(grad, grad, value=1)
            advance(group, param, -rate, grad, total.sqrt() + group["eps"])

    def _fused(self, group, params, grads, lr):
        """Updates in a single operator: faster, but rounds differently in the last digit."""
        states = [self.state[param] for param in params]
        _functions._fused_adagrad_(
            params, grads, [state["sum"] for state in states],
            [state["step"].add_(1) for state in states], lr=lr, lr_decay=group["lr_decay"],
            weight_decay=group["weight_decay"], eps=group["eps"], maximize=group["maximize"])


def _update_rows(param, grad, total, rate, eps):
    """A step where the gradient has entries."""
    at, values = tuple(grad._indices()), grad._values()
    total[at] = total[at] + values * values
    param[at] = param[at] - rate * values / (total[at].sqrt() + eps)
