"""Adadelta, Adamax, NAdam and RAdam: steps scaled by past gradients."""

from collections.abc import Iterable

from .._C import Tensor
from .. import _C
from .optimizer import (Stepper, advance, check_betas, check_options, new_step, rate_of, real,
                        steps_as_tensors, zeros_like)

_functions = _C._VariableFunctions

__all__ = ["Adadelta", "Adamax", "NAdam", "RAdam", "Single"]


class Single(Stepper):
    """An optimizer that updates one parameter at a time. A subclass defines _start(group, param),
    which returns the state of a parameter besides the step count, and _move(group, step, param,
    grad, state), which updates it."""

    def __setstate__(self, state):
        super().__setstate__(state)
        for group in self.param_groups:
            for name, usual in (("foreach", None), ("maximize", False), ("differentiable", False),
                                ("capturable", False)):
                group.setdefault(name, usual)
        steps_as_tensors(self.state)

    def _update(self, group, params, grads):
        decay = group.get("weight_decay", 0)
        for param, grad in zip(params, grads):
            state = self.state[param]
            if not state:
                state["step"] = new_step()
                state.update(self._start(group, param))
            step = state["step"].add_(1).item()
            if group["maximize"]:
                grad = -grad
            if decay != 0 and group.get("decoupled_weight_decay"):
                param.mul_(1 - rate_of(group) * decay)
            elif decay != 0:
                grad = grad.add(param, alpha=decay)
            kept = {name: real(value) for name, value in state.items()}
            self._move(group, step, real(param), real(grad), kept)


class Adadelta(Single):
    """Scales steps by the ratio of past step sizes to past gradients."""

    _on_xla = False

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1.0, rho: float = 0.9, eps: float = 1e-6,
                 weight_decay: float = 0, foreach: bool | None = None, *, capturable: bool = False,
                 maximize: bool = False, differentiable: bool = False) -> None:
        check_options(lr, None, foreach, differentiable)
        if not 0.0 <= rho <= 1.0:
            raise ValueError(f"Invalid rho value: {rho}")
        check_options(0, epsilon__value=eps, weight_decay__value=weight_decay)
        super().__init__(params, {
            "lr": lr, "rho": rho, "eps": eps, "weight_decay": weight_decay, "maximize": maximize,
            "capturable": capturable, "foreach": foreach, "differentiable": differentiable})

    def _start(self, group, param):
        return {"square_avg": zeros_like(param), "acc_delta": zeros_like(param)}

    def _move(self, group, step, param, grad, state):
        rho, eps = group["rho"], group["eps"]
        squares, moved = state["square_avg"], state["acc_delta"]
        squares.mul_(rho).addcmul_(grad, grad, value=1 - rho)
        root = squares.add(eps).sqrt_()
        move = moved.add(eps).sqrt_()
        if group["differentiable"]:
            move = move.clone()
        move.div_(root).mul_(grad)
        moved.mul_(rho).addcmul_(move, move, value=1 - rho)
        advance(group, param, -rate_of(group), move)


class Adamax(Single):
    """Adam with the largest decayed gradient in place of the mean square."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 2e-3, betas: tuple[float, float] = (0.9, 0.999),
                 eps: float = 1e-8, weight_decay: float = 0, foreach: bool | None = None, *,
                 maximize: bool = False, differentiable: bool = False,
                 capturable: bool = False) -> None:
        check_options(lr, None, foreach, differentiable, epsilon__value=eps)
        check_betas(betas)
        check_options(0, weight_decay__value=weight_decay)
        super().__init__(params, {
            "lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay, "foreach": foreach,
            "maximize": maximize, "differentiable": differentiable, "capturable": capturable})

    def _start(self, group, param):
        return {"exp_avg": zeros_like(param), "exp_inf": zeros_like(param)}

    def _move(self, group, step, param, grad, state):
        beta1, beta2 = group["betas"]
        mean, largest = state["exp_avg"], state["exp_inf"]
        mean.lerp_(grad, 1 - beta1)
        largest.mul_(beta2)
        before = largest.clone() if group["differentiable"] else largest
        largest.copy_(_functions.maximum(before, grad.abs().add_(group["eps"])))
        advance(group, param, -rate_of(group) / (1 - beta1 ** step), mean, largest)


class NAdam(Single):
    """Adam with Nesterov momentum: uses the mean as it will be after the step."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 2e-3, betas: tuple[float, float] = (0.9, 0.999),
                 eps: float = 1e-8, weight_decay: float = 0, momentum_decay: float = 4e-3,
                 decoupled_weight_decay: bool = False, *, foreach: bool | None = None,
                 maximize: bool = False, capturable: bool = False,
                 differentiable: bool = False) -> None:
        check_options(lr, None, foreach, differentiable, epsilon__value=eps)
        check_betas(betas)
        check_options(0, weight_decay__value=weight_decay, momentum_decay__value=momentum_decay)
        super().__init__(params, {
            "lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay,
            "momentum_decay": momentum_decay, "decoupled_weight_decay": decoupled_weight_decay,
            "maximize": maximize, "foreach": foreach, "capturable": capturable,
            "differentiable": differentiable})

    def __setstate__(self, state):
        super().__setstate__(state)
        for group in self.param_groups:
            group.setdefault("decoupled_weight_decay", False)
        for kept in self.state.values():
            if "mu_product" in kept and not isinstance(kept["mu_product"], _C.Tensor):
                kept["mu_product"] = new_step(kept["mu_product"])

    def _start(self, group, param):
        return {"mu_product": new_step(1.0), "exp_avg": zeros_like(param),
                "exp_avg_sq": zeros_like(param)}

    def _move(self, group, step, param, grad, state):
        beta1, beta2 = group["betas"]
        lr, slower = rate_of(group), group["momentum_decay"]
        mean, squares, product = state["exp_avg"], state["exp_avg_sq"], state["mu_product"]
        now = beta1 * (1.0 - 0.5 * (0.96 ** (step * slower)))
        then = beta1 * (1.0 - 0.5 * (0.96 ** ((step + 1) * slower)))
        product *= now
        mean.lerp_(grad, 1 - beta1)
        squares.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
        root = squares.div(1 - beta2 ** step).sqrt()
        so_far = product.clone() if group["differentiable"] else product.item()
        root = root + group["eps"]
        advance(group, param, -lr * (1.0 - now) / (1.0 - so_far), grad, root)
        advance(group, param, (-lr * then) / (1.0 - so_far * then), mean, root)


class RAdam(Single):
    """Adam that omits the division until it has seen enough gradients to trust it."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1e-3, betas: tuple[float, float] = (0.9, 0.999),
                 eps: float = 1e-8, weight_decay: float = 0, decoupled_weight_decay: bool = False,
                 *, foreach: bool | None = None, maximize: bool = False, capturable: bool = False,
                 differentiable: bool = False) -> None:
        check_options(lr, None, foreach, differentiable, epsilon__value=eps)
        check_betas(betas)
        check_options(0, weight_decay__value=weight_decay)
        super().__init__(params, {
            "lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay,
            "maximize": maximize, "foreach": foreach, "capturable": capturable,
            "decoupled_weight_decay": decoupled_weight_decay, "differentiable": differentiable})

    def __setstate__(self, state):
        super().__setstate__(state)
        for group in self.param_groups:
            group.setdefault("decoupled_weight_decay", False)

    def _start(self, group, param):
        return {"exp_avg": zeros_like(param), "exp_avg_sq": zeros_like(param)}

    def _move(self, group, step, param, grad, state):
        beta1, beta2 = group["betas"]
        lr, mean, squares = rate_of(group), state["exp_avg"], state["exp_avg_sq"]
        mean.lerp_(grad, 1 - beta1)
        squares.mul_(beta2).addcmul_(grad, grad, value=1 - beta2)
        correction2 = 1 - beta2 ** step
        move = mean / (1 - beta1 ** step)
        longest = 2 / (1 - beta2) - 1
        length = longest - 2 * step * (beta2 ** step) / correction2
        if length <= 5.0:
            param.add_(move * lr, alpha=-1.0)
            return
        trust = ((length - 4) * (length - 2) * longest
                 / ((longest - 4) * (longest - 2) * length)) ** 0.5
        scale = (correction2 ** 0.5) / (squares.sqrt() + group["eps"])
        param.add_(move * lr * scale * trust, alpha=-1.0)
