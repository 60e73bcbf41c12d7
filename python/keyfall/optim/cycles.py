"""Cyclic schedules: warm restarts, repeated cycles, and one cycle for a whole training."""

import functools
import math
from collections.abc import Callable

from .._C import Tensor
from .lr_scheduler import LRScheduler, _own, _set_lr
from .optimizer import Optimizer

__all__ = ["CosineAnnealingWarmRestarts", "CyclicLR", "OneCycleLR"]


class CosineAnnealingWarmRestarts(LRScheduler):
    """Half a cosine from the initial rate to eta_min over T_0 epochs, then again over T_mult times
    as many. step() also accepts fractional epochs."""

    def __init__(self, optimizer: Optimizer, T_0: int, T_mult: int = 1, eta_min: float = 0.0,
                 last_epoch: int = -1) -> None:
        for value, needed in ((T_0, "positive integer T_0"), (T_mult, "integer T_mult >= 1")):
            if value < 1 or not isinstance(value, int):
                raise ValueError(f"Expected {needed}, but got {value}")
        if not isinstance(eta_min, (float, int)):
            raise ValueError(f"Expected float or int eta_min, but got {eta_min} of type {type(eta_min)}")
        self.T_0 = self.T_i = T_0
        self.T_mult, self.eta_min, self.T_cur = T_mult, eta_min, last_epoch
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float | Tensor]:
        self._warn_outside()
        return [self.eta_min
                + (base - self.eta_min) * (1 + math.cos(math.pi * self.T_cur / self.T_i)) / 2
                for base in self.base_lrs]

    def step(self, epoch=None) -> None:
        """Advances to the next epoch or to the given one, which may be fractional."""
        if epoch is None and self.last_epoch >= 0:
            epoch = self.last_epoch + 1
            self._advance()
        else:
            epoch = 0 if epoch is None else epoch
            self._jump(epoch)
        self.last_epoch = math.floor(epoch)
        self._set_rates(self.get_lr)

    def _advance(self):
        self.T_cur += 1
        if self.T_cur >= self.T_i:
            self.T_cur, self.T_i = self.T_cur - self.T_i, self.T_i * self.T_mult

    def _jump(self, epoch):
        if epoch < 0:
            raise ValueError(f"Expected non-negative epoch, but got {epoch}")
        first, factor = self.T_0, self.T_mult
        if epoch < first:
            self.T_i, self.T_cur = first, epoch
        elif factor == 1:
            self.T_cur = epoch % first
        else:
            n = int(math.log(epoch / first * (factor - 1) + 1, factor))
            self.T_cur = epoch - first * (factor**n - 1) / (factor - 1)
            self.T_i = first * factor**n


def _for_groups(optimizer, value, name):
    """Returns a value for each parameter group."""
    groups = len(optimizer.param_groups)
    if not isinstance(value, (list, tuple)):
        return [_own(value) for _ in range(groups)]
    if len(value) != groups:
        raise ValueError(f"{name} must have the same length as optimizer.param_groups. {name} has "
                         f"{len(value)} values, param_groups has {groups}.")
    return [_own(one) for one in value]


class _WithMomentum(LRScheduler):
    """A schedule that moves the momentum, or the first beta, opposite to the rate."""

    def _find_momentum(self):
        defaults = self.optimizer.defaults
        if "momentum" not in defaults and "betas" not in defaults:
            raise ValueError(
                "optimizer must support momentum or beta1 with `cycle_momentum` option enabled")
        self.use_beta1 = "betas" in defaults

    def _set_momentum(self, group, momentum):
        if self.use_beta1:
            group["betas"] = (momentum, *group["betas"][1:])
        else:
            group["momentum"] = momentum


class CyclicLR(_WithMomentum):
    """Rises from base_lr to max_lr in step_size_up steps, falls in step_size_down, and repeats.
    mode: "triangular" keeps the height of the cycles, "triangular2" halves it each time,
    "exp_range" scales it by gamma**step; scale_fn scales it by a function of the cycle's or the
    step's number."""

    def __init__(self, optimizer: Optimizer, base_lr: float | list[float], max_lr: float | list[float],
                 step_size_up: int = 2000, step_size_down: int | None = None,
                 mode: str = "triangular", gamma: float = 1.0, scale_fn: Callable | None = None,
                 scale_mode: str = "cycle", cycle_momentum: bool = True, base_momentum: float = 0.8,
                 max_momentum: float = 0.9, last_epoch: int = -1) -> None:
        self.optimizer = optimizer
        for group, rate in zip(optimizer.param_groups, _for_groups(optimizer, base_lr, "base_lr")):
            if last_epoch == -1:
                _set_lr(group, rate)
        self.max_lrs = _for_groups(optimizer, max_lr, "max_lr")
        up = float(step_size_up)
        down = up if step_size_down is None else float(step_size_down)
        self.total_size = up + down
        self.step_ratio = up / self.total_size
        if mode not in ("triangular", "triangular2", "exp_range") and scale_fn is None:
            raise ValueError("mode is invalid and scale_fn is None")
        self.mode = mode
        self.gamma = gamma
        self._scale_fn_custom = scale_fn
        self.scale_mode = scale_mode
        if scale_fn is None:
            self.scale_mode = "iterations" if mode == "exp_range" else "cycle"
        self.cycle_momentum = cycle_momentum
        if cycle_momentum:
            self._find_momentum()
            self.base_momentums = _for_groups(optimizer, base_momentum, "base_momentum")
            self.max_momentums = _for_groups(optimizer, max_momentum, "max_momentum")
            if last_epoch == -1:
                for group, low, high in zip(optimizer.param_groups, self.base_momentums,
                                            self.max_momentums):
                    self._set_momentum(group, high)
                    group["max_momentum"], group["base_momentum"] = _own(high), _own(low)
        super().__init__(optimizer, last_epoch)
        self.base_lrs = _for_groups(optimizer, base_lr, "base_lr")

    @staticmethod
    def _triangular_scale_fn(x):
        return 1.0

    @staticmethod
    def _triangular2_scale_fn(x):
        return 1 / (2.0 ** (x - 1))

    @staticmethod
    def _exp_range_scale_fn(gamma, x):
        return gamma**x

    @property
    def _scale_fn_ref(self):
        """The function of the mode."""
        function = getattr(self, f"_{self.mode}_scale_fn")
        return functools.partial(function, self.gamma) if self.mode == "exp_range" else function

    def scale_fn(self, x) -> float:
        """Returns the height of a cycle relative to the full height."""
        function = self._scale_fn_custom
        return (self._scale_fn_ref if function is None else function)(x)

    def get_lr(self) -> list[float | Tensor]:
        self._warn_outside()
        cycle = math.floor(1 + self.last_epoch / self.total_size)
        place = 1.0 + self.last_epoch / self.total_size - cycle
        ratio = self.step_ratio
        part = place / ratio if place <= ratio else (place - 1) / (ratio - 1)
        height = self.scale_fn(cycle if self.scale_mode == "cycle" else self.last_epoch)
        if self.cycle_momentum:
            for group, low, high in zip(self.optimizer.param_groups, self.base_momentums,
                                        self.max_momentums):
                self._set_momentum(group, high - (high - low) * part * height)
        return [low + (high - low) * part * height
                for low, high in zip(self.base_lrs, self.max_lrs)]

    def state_dict(self):
        """All attributes but the optimizer; a custom function is saved only if it is an object."""
        state = super().state_dict()
        function = state.pop("_scale_fn_custom")
        keeps = function is not None and hasattr(function, "__dict__") and not hasattr(
            function, "__code__")
        state["_scale_fn_custom"] = function.__dict__.copy() if keeps else None
        return state

    def load_state_dict(self, state_dict):
        """Restores a result of state_dict()."""
        state = dict(state_dict)
        kept = state.pop("_scale_fn_custom")
        super().load_state_dict(state)
        if kept is not None:
            self._scale_fn_custom.__dict__.update(kept)


class OneCycleLR(_WithMomentum):
    """Rises from max_lr / div_factor to max_lr over pct_start of the steps, then falls far below
    the start; with three_phase first back to the start. Call step() after every optimizer step."""

    def __init__(self, optimizer: Optimizer, max_lr: float | list[float], total_steps: int | None = None,
                 epochs: int | None = None, steps_per_epoch: int | None = None,
                 pct_start: float = 0.3, anneal_strategy: str = "cos", cycle_momentum: bool = True,
                 base_momentum: float | list[float] = 0.85,
                 max_momentum: float | list[float] = 0.95, div_factor: float = 25.0,
                 final_div_factor: float = 1e4, three_phase: bool = False,
                 last_epoch: int = -1) -> None:
        self.optimizer = optimizer
        self.total_steps = _count(total_steps, epochs, steps_per_epoch)
        if pct_start < 0 or pct_start > 1 or not isinstance(pct_start, float):
            raise ValueError(f"Expected float between 0 and 1 pct_start, but got {pct_start}")
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError("anneal_strategy must be one of 'cos' or 'linear', instead got "
                             f"{anneal_strategy}")
        self._schedule_phases = _phases(float(pct_start * self.total_steps) - 1, self.total_steps,
                                        three_phase)
        self._anneal_func_type = anneal_strategy
        highest = _for_groups(optimizer, max_lr, "max_lr")
        if last_epoch == -1:
            for group, most in zip(optimizer.param_groups, highest):
                group["initial_lr"] = most / div_factor
                group["max_lr"] = _own(most)
                group["min_lr"] = group["initial_lr"] / final_div_factor
        self.cycle_momentum = cycle_momentum
        if cycle_momentum:
            self._find_momentum()
            low = _for_groups(optimizer, base_momentum, "base_momentum")
            high = _for_groups(optimizer, max_momentum, "max_momentum")
            if last_epoch == -1:
                for group, least, most in zip(optimizer.param_groups, low, high):
                    self._set_momentum(group, most)
                    group["max_momentum"], group["base_momentum"] = _own(most), _own(least)
        super().__init__(optimizer, last_epoch)

    @staticmethod
    def _annealing_cos(start, end, pct):
        return end + (start - end) / 2.0 * (math.cos(math.pi * pct) + 1)

    @staticmethod
    def _annealing_linear(start, end, pct):
        return (end - start) * pct + start

    def _anneal_func(self, *args):
        kind = getattr(self, "_anneal_func_type", None)
        if kind is None:  # restored from an older state, which holds the function itself
            return self.anneal_func(*args)
        return (self._annealing_linear if kind == "linear" else self._annealing_cos)(*args)

    def get_lr(self) -> list[float | Tensor]:
        self._warn_outside()
        step = self.last_epoch
        if step > self.total_steps:
            raise ValueError(f"Tried to step {step} times. The specified number of total steps is "
                             f"{self.total_steps}")
        begin, phase = 0.0, None
        for phase in self._schedule_phases:
            if step <= phase["end_step"] or phase is self._schedule_phases[-1]:
                break
            begin = phase["end_step"]
        part = (step - begin) / (phase["end_step"] - begin)
        rates = []
        for group in self.optimizer.param_groups:
            rates.append(self._anneal_func(_own(group[phase["start_lr"]]),
                                       _own(group[phase["end_lr"]]), part))
            if self.cycle_momentum:
                self._set_momentum(group, self._anneal_func(group[phase["start_momentum"]],
                                                        group[phase["end_momentum"]], part))
        return rates


def _count(total_steps, epochs, steps_per_epoch):
    if total_steps is None and (epochs is None or steps_per_epoch is None):
        raise ValueError("You must define either total_steps OR (epochs AND steps_per_epoch)")
    given = ({"total_steps": total_steps} if total_steps is not None
             else {"epochs": epochs, "steps_per_epoch": steps_per_epoch})
    for name, value in given.items():
        if value <= 0 or not isinstance(value, int):
            raise ValueError(f"Expected positive integer {name}, but got {value}")
    return math.prod(given.values())


def _phases(top, total_steps, three_phase):
    """Returns the start and end values of each phase of the schedule, and its last step."""
    def phase(end, start_lr, end_lr, start_momentum, end_momentum):
        return {"end_step": end, "start_lr": start_lr, "end_lr": end_lr,
                "start_momentum": start_momentum, "end_momentum": end_momentum}

    up = phase(top, "initial_lr", "max_lr", "max_momentum", "base_momentum")
    last = total_steps - 1
    if not three_phase:
        return [up, phase(last, "max_lr", "min_lr", "base_momentum", "max_momentum")]
    return [up, phase(2 * top, "max_lr", "initial_lr", "base_momentum", "max_momentum"),
            phase(last, "initial_lr", "min_lr", "max_momentum", "max_momentum")]
