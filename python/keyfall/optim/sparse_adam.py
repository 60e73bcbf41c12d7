"""SparseAdam: Adam that updates the elements that a sparse gradient has."""

import math
from collections.abc import Iterable

from .._C import Tensor
from .._shared.class_docs import describe as _describe
from .optimizer import Stepper, as_number, check_betas, check_single, zeros_like

__all__ = ["SparseAdam"]


class SparseAdam(Stepper):
    """Adam for sparse gradients: moments and parameters change only where the gradient has elements."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1e-3, betas: tuple[float, float] = (0.9, 0.999),
                 eps: float = 1e-8, maximize: bool = False) -> None:
        check_single(lr)
        for name, value in (("learning rate", lr), ("epsilon value", eps)):
            if not value > 0.0:
                raise ValueError(f"Invalid {name}: {value}")
        check_betas(betas)
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "maximize": maximize})
        for index, group in enumerate(self.param_groups):
            for number, param in enumerate(group["params"]):
                if param.is_sparse:
                    raise ValueError(f"Sparse params at indices {[[index, number]]}: SparseAdam requires dense "
                                     "parameter tensors")
                if param.is_complex():
                    raise ValueError(f"Complex params at indices {[[index, number]]}: SparseAdam does not support "
                                     "complex parameters")

    def _update(self, group, params, grads):
        for param, grad in zip(params, grads):
            if not grad.is_sparse:
                raise RuntimeError("SparseAdam does not support dense gradients, please consider Adam instead")
            state = self.state[param]
            if not state:
                state.update(step=0, exp_avg=zeros_like(param), exp_avg_sq=zeros_like(param))
            state["step"] += 1
            self._one(group, param, (-grad if group["maximize"] else grad).coalesce(), state)

    @staticmethod
    def _one(group, param, grad, state):
        if grad._nnz() == 0:
            return
        beta1, beta2 = group["betas"]
        at = tuple(grad._indices())
        values = grad._values()
        for name, beta, target in (("exp_avg", beta1, values), ("exp_avg_sq", beta2, values * values)):
            kept = state[name][at]
            state[name][at] = kept + (target - kept) * (1 - beta)
        step = state["step"]
        size = as_number(group["lr"]) * math.sqrt(1 - beta2**step) / (1 - beta1**step)
        param[at] = param[at] - size * state["exp_avg"][at] / (state["exp_avg_sq"][at].sqrt() + group["eps"])

_describe("optim", __all__, globals())
