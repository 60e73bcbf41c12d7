"""RMSprop: steps divided by the root of a running mean of squared gradients."""

from collections.abc import Iterable

from .._loading import names_of as _names_of
from .._C import Tensor
from .optimizer import (Stepper, advance, check_options, new_step, rate_of, real, steps_as_tensors,
                        zeros_like)

__all__ = ["RMSprop", "rmsprop"]
__getattr__ = _names_of("keyfall.optim._functional", __name__, ("rmsprop",))


class RMSprop(Stepper):
    """RMSprop, with optional momentum and centering (by the variance)."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1e-2, alpha: float = 0.99, eps: float = 1e-8,
                 weight_decay: float = 0, momentum: float = 0, centered: bool = False,
                 capturable: bool = False, foreach: bool | None = None, maximize: bool = False,
                 differentiable: bool = False) -> None:
        check_options(lr, None, foreach, differentiable, epsilon__value=eps,
                      momentum__value=momentum, weight_decay__value=weight_decay,
                      alpha__value=alpha)
        super().__init__(params, {
            "lr": lr, "momentum": momentum, "alpha": alpha, "eps": eps, "centered": centered,
            "weight_decay": weight_decay, "capturable": capturable, "foreach": foreach,
            "maximize": maximize, "differentiable": differentiable})

    def __setstate__(self, state):
        super().__setstate__(state)
        for group in self.param_groups:
            for name, usual in (("momentum", 0), ("centered", False), ("foreach", None),
                                ("maximize", False), ("differentiable", False),
                                ("capturable", False)):
                group.setdefault(name, usual)
        steps_as_tensors(self.state)

    def _state_of(self, group, param):
        state = self.state[param]
        if not state:
            state["step"] = new_step()
            state["square_avg"] = zeros_like(param)
            if group["momentum"] > 0:
                state["momentum_buffer"] = zeros_like(param)
            if group["centered"]:
                state["grad_avg"] = zeros_like(param)
        return state

    def _update(self, group, params, grads):
        lr, alpha = rate_of(group), group["alpha"]
        for param, grad in zip(params, grads):
            state = self._state_of(group, param)
            state["step"].add_(1)
            if group["maximize"]:
                grad = -grad
            if group["weight_decay"] != 0:
                grad = grad.add(param, alpha=group["weight_decay"])
            param, grad, square = real(param), real(grad), real(state["square_avg"])
            square.mul_(alpha).addcmul_(grad, grad, value=1 - alpha)
            if group["centered"]:
                mean = real(state["grad_avg"])
                mean.lerp_(grad, 1 - alpha)
                root = square.addcmul(mean, mean, value=-1).sqrt_()
            else:
                root = square.sqrt()
            root = root + group["eps"]
            if group["momentum"] > 0:
                buffer = real(state["momentum_buffer"])
                buffer.mul_(group["momentum"]).addcdiv_(grad, root)
                advance(group, param, -lr, buffer)
            else:
                advance(group, param, -lr, grad, root)
