"""ASGD: SGD that also averages the parameters over the steps."""

from collections.abc import Iterable

from .._loading import names_of as _names_of
from .._C import Tensor
from .. import _C
from .adaptive import Single
from .optimizer import as_number, check_options, scalar_type

__all__ = ["ASGD", "asgd"]
__getattr__ = _names_of("keyfall.optim._functional", __name__, ("asgd",))


class ASGD(Single):
    """SGD with a decaying rate; state["ax"] is the average of the parameters from step `t0` on."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1e-2, lambd: float = 1e-4, alpha: float = 0.75,
                 t0: float = 1e6, weight_decay: float = 0, foreach: bool | None = None,
                 maximize: bool = False, differentiable: bool = False,
                 capturable: bool = False) -> None:
        check_options(lr, None, foreach, differentiable, weight_decay__value=weight_decay)
        super().__init__(params, {
            "lr": lr, "lambd": lambd, "alpha": alpha, "t0": t0, "weight_decay": weight_decay,
            "foreach": foreach, "maximize": maximize, "differentiable": differentiable,
            "capturable": capturable})

    def _start(self, group, param):
        kind = scalar_type()
        return {"eta": _C.tensor(as_number(group["lr"]), dtype=kind), "mu": _C.tensor(1.0, dtype=kind),
                "ax": param.detach().clone(memory_format=_C.preserve_format).zero_()}

    def _move(self, group, step, param, grad, state):
        lr, shrink = as_number(group["lr"]), group["lambd"]
        if grad.is_sparse:
            raise RuntimeError("ASGD does not support sparse gradients")
        rate = state["eta"].item()
        param.mul_(1 - shrink * rate)
        param.add_(grad, alpha=-rate)
        average, share = state["ax"], state["mu"].item()
        if share == 1:
            average.copy_(param)
        else:
            average.add_(param.sub(average).mul_(share))
        state["eta"].fill_(lr / ((1 + shrink * lr * step) ** group["alpha"]))
        state["mu"].fill_(1 / max(1, step - group["t0"]))
