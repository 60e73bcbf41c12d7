"""Adafactor: Adam with the mean squares of a matrix as an outer product of two vectors."""

from collections.abc import Iterable

from .._C import Tensor
from .. import _C
from .._shared.class_docs import describe as _describe
from .optimizer import Stepper, check_bounds, new_step, steps_as_tensors

_functions = _C._VariableFunctions

__all__ = ["Adafactor"]


class Adafactor(Stepper):
    """Keeps the mean squares of rows and columns only, and clips steps by their size."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1e-2, beta2_decay: float = -0.8,
                 eps: tuple[float | None, float] = (None, 1e-3), d: float = 1.0,
                 weight_decay: float = 0.0, *, foreach: bool | None = None,
                 maximize: bool = False) -> None:
        check_bounds(lr, beta2_decay=("<= 0", beta2_decay), epsilon1=(">= 0", eps[0]), epsilon2=(">= 0", eps[1]),
                     Clipping__threshold__d=(">= 1", d), weight_decay=(">= 0", weight_decay))
        super().__init__(params, {"lr": lr, "beta2_decay": beta2_decay, "eps": eps, "d": d,
                                  "weight_decay": weight_decay, "foreach": foreach, "maximize": maximize})

    def __setstate__(self, state):
        super().__setstate__(state)
        for group in self.param_groups:
            group.setdefault("foreach", None)
        steps_as_tensors(self.state)

    def _update(self, group, params, grads):
        for param, grad in zip(params, grads):
            if param.is_complex():
                raise RuntimeError("Adafactor does not support complex parameters")
            if grad.is_sparse:
                raise RuntimeError("Adafactor does not support sparse gradients")
            state = self.state[param]
            if not state:
                state["step"] = new_step()
                if grad.dim() > 1:
                    state["row_var"] = grad.new_zeros((*grad.shape[:-1], 1))
                    state["col_var"] = grad.new_zeros((*grad.shape[:-2], 1, grad.shape[-1]))
                else:
                    state["variance"] = _functions.zeros_like(grad, memory_format=_C.preserve_format)
            self._one(group, param, -grad if group["maximize"] else grad, state)

    def _one(self, group, param, grad, state):
        step = state["step"].add_(1).item()
        eps1, eps2 = group["eps"]
        eps1 = _C.finfo(param.dtype).eps if eps1 is None else eps1
        one_minus_beta2 = step ** group["beta2_decay"]
        rho = min(float(group["lr"]), 1 / (step**0.5))
        alpha = max(eps2, param.norm(2).item() / (param.numel() ** 0.5)) * rho
        if group["weight_decay"] != 0:
            param.mul_(1 - float(group["lr"]) * group["weight_decay"])
        update = self._scaled(grad, state, one_minus_beta2, eps1)
        update.mul_(grad)
        clip = max(1.0, update.norm(2).item() / ((update.numel() ** 0.5) * group["d"]))
        param.add_(update, alpha=-alpha / clip)

    @staticmethod
    def _scaled(grad, state, weight, eps1):
        """One over the root of the mean squares."""
        if grad.dim() <= 1:
            variance = state["variance"].lerp_(grad * grad, weight)
            return variance.clone().clamp_(min=eps1 * eps1).rsqrt_()
        rows, columns = state["row_var"], state["col_var"]
        rows.lerp_(_functions.norm(grad, 2, -1, True).square_().div_(grad.size(-1)), weight)
        columns.lerp_(_functions.norm(grad, 2, -2, True).square_().div_(grad.size(-2)), weight)
        estimate = rows @ columns
        estimate.div_(rows.mean(dim=-2, keepdim=True).clamp_(min=eps1))
        return estimate.clamp_(min=eps1 * eps1).rsqrt_()

_describe("optim", __all__, globals())
