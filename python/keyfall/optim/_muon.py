"""Muon: steps along orthogonalized momentum, for matrices."""

import math
from collections.abc import Iterable

from .._C import Tensor
from .._shared.class_docs import describe as _describe
from .optimizer import Stepper, as_number, check_bounds, zeros_like

__all__ = ["Muon"]


def _orthogonalized(grad, coefficients, steps, eps):
    """A matrix near U Vᵀ of the singular vectors of grad, by Newton-Schulz iterations in bfloat16."""
    if steps >= 100:
        raise ValueError("Number of steps must be less than 100 for computational efficiency")
    if grad.dim() != 2:
        raise ValueError("Input tensor gradient must be a 2D matrix")
    if len(coefficients) != 3:
        raise ValueError("Coefficients must be a tuple of exactly 3 values")
    a, b, c = coefficients
    x = grad.bfloat16()
    tall = x.size(0) > x.size(1)
    x = x.T if tall else x
    x.div_(x.norm().clamp(min=eps))
    for _ in range(steps):
        gram = x @ x.T
        update = gram.addmm(gram, gram, beta=b, alpha=c)
        x = x.addmm(update, x, beta=a)
    return x.T if tall else x


def _adjusted(lr, how, shape):
    rows, columns = shape[:2]
    if how is None or how == "original":
        return lr * math.sqrt(max(1, rows / columns))
    if how == "match_rms_adamw":
        return lr * 0.2 * math.sqrt(max(rows, columns))
    return lr


class Muon(Stepper):
    """Momentum whose steps are orthogonal matrices. For 2-D parameters."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float = 1e-3, weight_decay: float = 0.1, momentum: float = 0.95,
                 nesterov: bool = True,
                 ns_coefficients: tuple[float, float, float] = (3.4445, -4.775, 2.0315),
                 eps: float = 1e-7, ns_steps: int = 5, adjust_lr_fn: str | None = None) -> None:
        check_bounds(lr, momentum=(">= 0", momentum), weight__decay=(">= 0", weight_decay))
        if adjust_lr_fn is not None and adjust_lr_fn not in ("original", "match_rms_adamw"):
            raise ValueError(f"Adjust learning rate function {adjust_lr_fn} is not supported")
        super().__init__(params, {
            "lr": lr, "weight_decay": weight_decay, "momentum": momentum, "nesterov": nesterov,
            "ns_coefficients": ns_coefficients, "eps": eps, "ns_steps": ns_steps,
            "adjust_lr_fn": adjust_lr_fn})
        for param in (param for group in self.param_groups for param in group["params"] if param.dim() != 2):
            raise ValueError("Muon only supports 2D parameters whereas we found a parameter with size: "
                             f"{param.size()}")

    def _update(self, group, params, grads):
        lr, momentum = as_number(group["lr"]), group["momentum"]
        for param, grad in zip(params, grads):
            if param.is_complex():
                raise RuntimeError("Muon does not support complex parameters")
            state = self.state[param]
            if "momentum_buffer" not in state:
                state["momentum_buffer"] = zeros_like(grad)
            buffer = state["momentum_buffer"].lerp_(grad, 1 - momentum)
            update = grad.lerp(buffer, momentum) if group["nesterov"] else buffer
            update = _orthogonalized(update, group["ns_coefficients"], group["ns_steps"], group["eps"])
            param.mul_(1 - lr * group["weight_decay"])
            param.add_(update, alpha=-_adjusted(lr, group["adjust_lr_fn"], param.shape))

_describe("optim", __all__, globals())
