"""SGD: steps against the gradient, with optional momentum."""

from collections.abc import Iterable

from .._loading import names_of as _names_of
from .._C import Tensor
from .. import _C
from .optimizer import Stepper, advance, as_number, check_options, rate_of

_functions = _C._VariableFunctions

__all__ = ["SGD", "sgd"]
__getattr__ = _names_of("keyfall.optim._functional", __name__, ("sgd",))


class SGD(Stepper):
    """Steps of lr against the gradient; with momentum, against a decaying sum of gradients."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1e-3, momentum: float = 0, dampening: float = 0,
                 weight_decay: float | Tensor = 0, nesterov: bool = False, *,
                 maximize: bool = False, foreach: bool | None = None, differentiable: bool = False,
                 fused: bool | None = None) -> None:
        check_options(lr, fused, foreach, differentiable, momentum__value=momentum,
                      weight_decay__value=weight_decay)
        if nesterov and (momentum <= 0 or dampening != 0):
            raise ValueError("Nesterov momentum requires a momentum and zero dampening")
        super().__init__(params, {
            "lr": lr, "momentum": momentum, "dampening": dampening, "weight_decay": weight_decay,
            "nesterov": nesterov, "maximize": maximize, "foreach": foreach,
            "differentiable": differentiable, "fused": fused})

    def __setstate__(self, state):
        super().__setstate__(state)
        for group in self.param_groups:
            for name, usual in (("nesterov", False), ("maximize", False), ("foreach", None),
                                ("differentiable", False), ("fused", False)):
                group.setdefault(name, usual)

    def _update(self, group, params, grads):
        lr = rate_of(group)
        weight_decay, momentum = group["weight_decay"], group["momentum"]
        if group["fused"]:
            self._fused(group, params, grads, lr)
            return
        if group["maximize"]:
            grads = [-grad for grad in grads]
        if weight_decay != 0 and group["differentiable"]:
            grads = [grad + param * weight_decay for grad, param in zip(grads, params)]
        elif weight_decay != 0:
            grads = _functions._foreach_add(grads, params, alpha=as_number(weight_decay))
        if momentum != 0:
            grads = self._with_momentum(group, params, grads, momentum)
        if group["differentiable"]:
            for param, grad in zip(params, grads):
                advance(group, param, -lr, grad)
            return
        _functions._foreach_add_(params, grads, alpha=-lr)

    def _with_momentum(self, group, params, grads, momentum):
        """Returns the step directions: the momentum buffers, or with nesterov their next values.
        The first gradient of a parameter initializes its buffer."""
        known, new = [], []
        for param, grad in zip(params, grads):
            state = self.state[param]
            if state.get("momentum_buffer") is None:
                state["momentum_buffer"] = grad.detach().clone()
            else:
                known.append(state["momentum_buffer"])
                new.append(grad)
        if known:
            _functions._foreach_mul_(known, momentum)
            _functions._foreach_add_(known, new, alpha=1 - group["dampening"])
        buffers = [self.state[param]["momentum_buffer"] for param in params]
        if group["nesterov"]:
            return _functions._foreach_add(grads, buffers, alpha=momentum)
        return buffers

    def _fused(self, group, params, grads, lr):
        """Updates in a single operator: faster, but rounds differently in the last digit."""
        buffers = []
        first = False
        if group["momentum"] != 0:
            first = any(self.state[param].get("momentum_buffer") is None for param in params)
            if first:
                for param, grad in zip(params, grads):
                    self.state[param].setdefault("momentum_buffer", _functions.empty_like(grad))
            buffers = [self.state[param]["momentum_buffer"] for param in params]
        _functions._fused_sgd_(
            params, grads, buffers, weight_decay=as_number(group["weight_decay"]),
            momentum=group["momentum"], lr=lr, dampening=group["dampening"],
            nesterov=group["nesterov"], maximize=group["maximize"], is_first_step=first)
