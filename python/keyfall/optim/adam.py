"""Adam and AdamW: steps of about lr, from running means of the gradient and of its square."""

from collections.abc import Iterable

from .._loading import names_of as _names_of
from .. import _C
from .optimizer import (Stepper, advance, all_real, as_number, check_betas, check_options, new_step,
                        rate_of, real, steps_as_tensors, zeros_like)

_functions = _C._VariableFunctions
Tensor = _C.Tensor

__all__ = ["Adam", "AdamW", "adam"]
__getattr__ = _names_of("keyfall.optim._functional", __name__, ("adam",))


class Adam(Stepper):
    """Adam; AdamW with decoupled_weight_decay; amsgrad divides by the largest mean so far."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1e-3,
                 betas: tuple[float | Tensor, float | Tensor] = (0.9, 0.999), eps: float = 1e-8,
                 weight_decay: float = 0, amsgrad: bool = False, *, foreach: bool | None = None,
                 maximize: bool = False, capturable: bool = False, differentiable: bool = False,
                 fused: bool | None = None, decoupled_weight_decay: bool = False) -> None:
        if isinstance(lr, Tensor) and foreach and not capturable:
            raise ValueError("lr as a Tensor is not supported for capturable=False and foreach=True")
        check_options(lr, fused, foreach, differentiable, epsilon__value=eps)
        if isinstance(betas[0], Tensor) != isinstance(betas[1], Tensor):
            raise ValueError("betas must be either both floats or both Tensors")
        check_betas(betas)
        for place, beta in enumerate(betas):
            if isinstance(beta, Tensor) and foreach and not capturable:
                raise ValueError(f"betas[{place}] as a Tensor is not supported for capturable=False and foreach=True")
        check_options(0, weight_decay__value=weight_decay)
        super().__init__(params, {
            "lr": lr, "betas": betas, "eps": eps, "weight_decay": weight_decay, "amsgrad": amsgrad,
            "maximize": maximize, "foreach": foreach, "capturable": capturable,
            "differentiable": differentiable, "fused": fused,
            "decoupled_weight_decay": decoupled_weight_decay})

    def __setstate__(self, state):
        super().__setstate__(state)
        for group in self.param_groups:
            for name, usual in (("amsgrad", False), ("maximize", False), ("foreach", None),
                                ("capturable", False), ("differentiable", False),
                                ("decoupled_weight_decay", False), ("fused", None)):
                group.setdefault(name, usual)
        steps_as_tensors(self.state)

    def _new_state(self, group, param):
        state = self.state[param]
        state["step"] = new_step(fused=group["fused"])
        state["exp_avg"] = zeros_like(param)
        state["exp_avg_sq"] = zeros_like(param)
        if group["amsgrad"]:
            state["max_exp_avg_sq"] = zeros_like(param)
        return state

    def _update(self, group, params, grads):
        kept = self.state
        states = [kept[param] or self._new_state(group, param) for param in params]
        if group["fused"]:
            self._fused(group, params, grads, states)
            return
        _functions._foreach_add_([state["step"] for state in states], 1)
        steps = [state["step"].item() for state in states]
        if group["differentiable"]:
            for together in zip(steps, params, grads, states):
                self._recorded(group, *together)
            return
        if steps.count(steps[0]) == len(steps):
            self._update_alike(group, steps[0], params, grads, states)
            return
        for step in set(steps):  # parameters may have missed steps for lack of a gradient
            some = [place for place, count in enumerate(steps) if count == step]
            self._update_alike(group, step, *([given[place] for place in some]
                                              for given in (params, grads, states)))

    @staticmethod
    def _update_alike(group, step, params, grads, states):
        """Updates parameters that have the same step count."""
        lr = group["lr"]  # if it is a tensor, the numbers computed from it are float32
        beta1, beta2 = map(as_number, group["betas"])
        names = ["exp_avg", "exp_avg_sq"] + ["max_exp_avg_sq"] * group["amsgrad"]
        params, grads, means, squares, *largest = all_real(
            params, grads, *([state[name] for state in states] for name in names))
        if group["maximize"]:
            grads = [-grad for grad in grads]
        if group["weight_decay"] != 0:
            if group["decoupled_weight_decay"]:
                _functions._foreach_mul_(params, as_number(1 - lr * group["weight_decay"]))
            else:
                grads = _functions._foreach_add(grads, params, alpha=group["weight_decay"])
        _functions._foreach_lerp_(means, grads, 1 - beta1)
        _functions._foreach_mul_(squares, beta2)
        _functions._foreach_addcmul_(squares, grads, grads, 1 - beta2)
        if group["amsgrad"]:
            squares = [most.copy_(_functions.maximum(most, square))
                       for most, square in zip(largest[0], squares)]
        divisors = _functions._foreach_sqrt(squares)
        _functions._foreach_div_(divisors, (1 - beta2 ** step) ** 0.5)
        _functions._foreach_add_(divisors, group["eps"])
        _functions._foreach_addcdiv_(params, means, divisors, -as_number(lr / (1 - beta1 ** step)))

    @staticmethod
    def _recorded(group, step, param, grad, state):
        """Updates a parameter by operators that keep what backward needs. The rate and the betas may be tensors that
        require a gradient."""
        lr, (beta1, beta2) = rate_of(group), group["betas"]
        param, grad = real(param), real(-grad if group["maximize"] else grad)
        mean, square = real(state["exp_avg"]), real(state["exp_avg_sq"])
        if group["weight_decay"] != 0:
            if group["decoupled_weight_decay"]:
                param.mul_(1 - lr * group["weight_decay"])
            else:
                grad = grad.add(param, alpha=group["weight_decay"])
        mean.lerp_(grad, 1 - beta1)
        square.mul_(beta2).add_(grad * grad * (1 - beta2))
        if group["amsgrad"]:
            most = real(state["max_exp_avg_sq"])
            square = most.copy_(_functions.maximum(most.clone(), square))
        divisor = square.sqrt() / (1 - beta2 ** step) ** 0.5 + group["eps"]
        advance(group, param, -lr / (1 - beta1 ** step), mean, divisor)

    @staticmethod
    def _fused(group, params, grads, states):
        """Updates in a single operator: faster, but rounds differently in the last digit."""
        names = ["exp_avg", "exp_avg_sq"] + ["max_exp_avg_sq"] * group["amsgrad"]
        lists = all_real(params, grads, *([state[name] for state in states] for name in names))
        if not group["amsgrad"]:
            lists.append([])
        steps = [state["step"].add_(1) for state in states]
        beta1, beta2 = map(as_number, group["betas"])
        operator = (_functions._fused_adamw_ if group["decoupled_weight_decay"]
                    else _functions._fused_adam_)
        operator(*lists, steps, lr=as_number(group["lr"]), beta1=beta1, beta2=beta2,
                 weight_decay=group["weight_decay"], eps=group["eps"], amsgrad=group["amsgrad"],
                 maximize=group["maximize"])


class AdamW(Adam):
    """Adam that also shrinks the parameters by lr * weight_decay in each step."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1e-3,
                 betas: tuple[float | Tensor, float | Tensor] = (0.9, 0.999), eps: float = 1e-8,
                 weight_decay: float = 1e-2, amsgrad: bool = False, *, maximize: bool = False,
                 foreach: bool | None = None, capturable: bool = False,
                 differentiable: bool = False, fused: bool | None = None) -> None:
        super().__init__(params, lr, betas, eps, weight_decay, amsgrad, foreach=foreach,
                         maximize=maximize, capturable=capturable, differentiable=differentiable,
                         fused=fused, decoupled_weight_decay=True)

    def __setstate__(self, state):
        super().__setstate__(state)
        for group in self.param_groups:
            group["decoupled_weight_decay"] = True
