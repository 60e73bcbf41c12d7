"""L-BFGS: Newton steps with the curvature estimated from recent steps and gradients."""

import math
from collections.abc import Iterable

from .._C import Tensor
from .. import _C
from ..autograd.grad_mode import enable_grad
from .optimizer import Optimizer, as_number, check_options

_functions = _C._VariableFunctions

__all__ = ["LBFGS"]


class LBFGS(Optimizer):
    """L-BFGS. step(closure) requires a closure, which clears the gradients, computes the loss and
    its gradients, and returns the loss: it is called several times per step. line_search_fn is
    None, for steps of lr, or "strong_wolfe"."""

    def __init__(self, params: Iterable[Tensor] | Iterable[dict] | Iterable[tuple[str, Tensor]],
                 lr: float | Tensor = 1, max_iter: int = 20, max_eval: int | None = None,
                 tolerance_grad: float = 1e-7, tolerance_change: float = 1e-9,
                 history_size: int = 100, line_search_fn: str | None = None) -> None:
        check_options(lr)
        super().__init__(params, {
            "lr": lr, "max_iter": max_iter,
            "max_eval": max_iter * 5 // 4 if max_eval is None else max_eval,
            "tolerance_grad": tolerance_grad, "tolerance_change": tolerance_change,
            "history_size": history_size, "line_search_fn": line_search_fn})
        if len(self.param_groups) != 1:
            raise ValueError(
                "LBFGS doesn't support per-parameter options (parameter groups)")
        self._params = self.param_groups[0]["params"]

    # ---- All parameters as one vector ------------------------------------------------------------

    def _gradient(self):
        parts = []
        for param in self._params:
            grad = param.grad if param.grad is not None else _functions.zeros_like(param)
            grad = _functions.view_as_real(grad) if grad.is_complex() else grad
            parts.append(grad.reshape(-1))
        return _functions.cat(parts, 0)

    def _go(self, direction, length):
        """Moves the parameters."""
        place = 0
        for param in self._params:
            part = _functions.view_as_real(param) if param.is_complex() else param
            count = part.numel()
            part.add_(direction[place:place + count].view_as(part), alpha=length)
            place += count

    def _loss_at(self, closure, start, length, direction):
        """Returns loss and gradient at a point of the line; restores the parameters."""
        self._go(direction, length)
        with enable_grad():
            loss = float(closure())
        gradient = self._gradient()
        for param, value in zip(self._params, start):
            param.copy_(value)
        return loss, gradient

    # ---- The step --------------------------------------------------------------------------------

    def step(self, closure):
        """Takes up to max_iter steps; returns the initial loss."""
        before = _C.is_grad_enabled()
        _C._set_grad_enabled(False)
        try:
            return self._step(closure)
        finally:
            _C._set_grad_enabled(before)

    def _step(self, closure):
        group, state = self.param_groups[0], self.state[self._params[0]]
        state.setdefault("func_evals", 0)
        state.setdefault("n_iter", 0)
        with enable_grad():
            first_loss = closure()
        state["func_evals"] += 1
        now = _Place(float(first_loss), self._gradient())
        if now.flat(group["tolerance_grad"]):
            return first_loss
        evaluations = 1
        for turn in range(1, group["max_iter"] + 1):
            state["n_iter"] += 1
            self._choose_direction(state, now.gradient, group["history_size"])
            state["prev_flat_grad"], state["prev_loss"] = now.gradient.clone(), now.loss
            length = lr = as_number(group["lr"])
            if state["n_iter"] == 1:
                total = now.gradient.abs().sum().item()  # 0 only with a negative tolerance
                length = min(1.0, 1.0 / total if total else math.inf) * lr
            state["t"] = length
            slope = now.gradient.dot(state["d"])
            if slope > -group["tolerance_change"]:
                break
            last = turn == group["max_iter"]
            now, used = self._advance(closure, group, state, now, slope, last)
            evaluations += used
            state["func_evals"] += used
            moved = state["d"].mul(state["t"]).abs().max()
            if (last or evaluations >= group["max_eval"] or now.flat(group["tolerance_grad"])
                    or moved <= group["tolerance_change"]
                    or abs(now.loss - state["prev_loss"]) < group["tolerance_change"]):
                break
        return first_loss

    @staticmethod
    def _choose_direction(state, gradient, history):
        """The negative gradient at first; then multiplied by the inverse curvature, as estimated
        from recent steps and changes of the gradient."""
        if state["n_iter"] == 1:
            state.update(d=gradient.neg(), old_dirs=[], old_stps=[], ro=[], H_diag=1)
            return
        changes, steps, inverse = state["old_dirs"], state["old_stps"], state["ro"]
        change, step = gradient.sub(state["prev_flat_grad"]), state["d"].mul(state["t"])
        product = change.dot(step)
        if product > 1e-10:
            for kept, new in ((changes, change), (steps, step), (inverse, 1.0 / product)):
                if len(kept) == history:
                    kept.pop(0)
                kept.append(new)
            state["H_diag"] = product / change.dot(change)
        found = gradient.neg()
        parts = state.setdefault("al", [None] * history)
        for i in reversed(range(len(changes))):
            parts[i] = steps[i].dot(found) * inverse[i]
            found.add_(changes[i], alpha=-parts[i].item())
        found = _functions.mul(found, state["H_diag"])
        for i, change in enumerate(changes):
            part = change.dot(found) * inverse[i]
            found.add_(steps[i], alpha=(parts[i] - part).item())
        state["d"] = found

    def _advance(self, closure, group, state, now, slope, last):
        """Moves along the direction; returns the new point and the number of closure calls."""
        direction = state["d"]
        if group["line_search_fn"] is None:
            self._go(direction, state["t"])
            if last:
                return now, 0
            with enable_grad():
                loss = float(closure())
            return _Place(loss, self._gradient()), 1
        if group["line_search_fn"] != "strong_wolfe":
            raise RuntimeError("only 'strong_wolfe' is supported")
        start = [param.clone(memory_format=_C.contiguous_format) for param in self._params]
        search = _LineSearch(
            lambda length: self._loss_at(closure, start, length, direction), direction, now, slope)
        length, place = search.run(state["t"])
        state["t"] = length
        self._go(direction, length)
        return place, search.calls


class _Place:
    """Loss and gradient at a point."""

    def __init__(self, loss, gradient, slope=None):
        self.loss, self.gradient, self.slope = loss, gradient, slope

    def flat(self, tolerance):
        return bool(self.gradient.abs().max() <= tolerance)


def _lowest(point, other, bounds=None):
    """Returns the minimum, within the bounds, of the cubic with the losses and slopes of two points (length,
    place); by default between them."""
    (x1, left), (x2, right) = (point, other) if point[0] <= other[0] else (other, point)
    low, high = (x1, x2) if bounds is None else bounds
    a = left.slope + right.slope - 3 * (left.loss - right.loss) / (x1 - x2)
    square = a**2 - left.slope * right.slope
    if not square >= 0:
        return (low + high) / 2.0
    root = square.sqrt() if isinstance(square, _C.Tensor) else square**0.5
    part = (right.slope + root - a) / (right.slope - left.slope + 2 * root)
    return as_number(min(max(x2 - (x2 - x1) * part, low), high))


class _LineSearch:
    """Finds a step length that satisfies the strong Wolfe conditions: lowers the loss enough and
    flattens the slope. First the length grows until two bounds bracket it, then they close in."""

    ENOUGH, FLAT, CLOSE, MOST = 1e-4, 0.9, 1e-9, 25

    def __init__(self, loss_at, direction, start, slope, **limits):
        self.loss_at, self.direction = loss_at, direction
        vars(self).update(limits)
        self.start, self.slope = start, slope
        self.size = direction.abs().max()
        self.calls = 0

    def look(self, length):
        loss, gradient = self.loss_at(length)
        self.calls += 1
        return _Place(loss, gradient, gradient.dot(self.direction))

    def too_high(self, length, place):
        return place.loss > self.start.loss + self.ENOUGH * length * self.slope

    def run(self, length):
        """Returns the length and the point there."""
        done, bracket = self._bracket(length)
        if not done:
            bracket = self._zoom(bracket)
        low = 0 if len(bracket) == 1 or bracket[0][1].loss <= bracket[1][1].loss else 1
        return bracket[low]

    def _bracket(self, length):
        """Returns (found, [(length, point), …])."""
        before, place_before = 0, _Place(self.start.loss, self.start.gradient.clone(), self.slope)
        place = self.look(length)
        for turn in range(self.MOST):
            pair = [(before, place_before), (length, place)]
            if self.too_high(length, place) or (turn > 1 and place.loss >= place_before.loss):
                return False, pair
            if abs(place.slope) <= -self.FLAT * self.slope:
                return True, [(length, place)]
            if place.slope >= 0:
                return False, pair
            bounds = (length + 0.01 * (length - before), length * 10)
            longer = _lowest(*pair, bounds)
            before, place_before, length = length, place, longer
            place = self.look(length)
        return False, [(0, _Place(self.start.loss, self.start.gradient, self.slope)),
                       (length, place)]

    def _zoom(self, bracket):
        low = 0 if bracket[0][1].loss <= bracket[1][1].loss else 1
        slow = False
        turn = self.calls - 1
        while turn < self.MOST:
            (x1, _), (x2, _) = bracket
            if abs(x2 - x1) * self.size < self.CLOSE:
                break
            length = _lowest(*bracket)
            least, most = min(x1, x2), max(x1, x2)
            margin = 0.1 * (most - least)
            if min(most - length, length - least) < margin:
                # Too near a bound: allowed once, then moved away from it.
                if slow or length >= most or length <= least:
                    length = most - margin if abs(length - most) < abs(length - least) \
                        else least + margin
                    slow = False
                else:
                    slow = True
            else:
                slow = False
            place = self.look(length)
            turn += 1
            if self.too_high(length, place) or place.loss >= bracket[low][1].loss:
                bracket[1 - low] = (length, place)
                low = 0 if bracket[0][1].loss <= bracket[1][1].loss else 1
                continue
            if abs(place.slope) <= -self.FLAT * self.slope:
                bracket[low] = (length, place)
                break
            if place.slope * (bracket[1 - low][0] - bracket[low][0]) >= 0:
                bracket[1 - low] = bracket[low]
            bracket[low] = (length, place)
        return bracket


# ---- PyTorch's names, which other libraries import ----------------------------------------------


def _cubic_interpolate(x1, f1, g1, x2, f2, g2, bounds=None):
    """The minimum of the cubic with values f1 and f2 and slopes g1 and g2 at x1 and x2."""
    return _lowest((x1, _Place(f1, None, g1)), (x2, _Place(f2, None, g2)), bounds)


def _strong_wolfe(obj_func, x, t, d, f, g, gtd, c1=1e-4, c2=0.9, tolerance_change=1e-9, max_ls=25):
    """Searches along `d` from `x`, where obj_func(x, length, d) returns loss and gradient. Returns loss,
    gradient, length, and the number of calls."""
    search = _LineSearch(lambda length: obj_func(x, length, d), d, _Place(f, g), gtd,
                         ENOUGH=c1, FLAT=c2, CLOSE=tolerance_change, MOST=max_ls)
    length, place = search.run(t)
    return place.loss, place.gradient, length, search.calls
