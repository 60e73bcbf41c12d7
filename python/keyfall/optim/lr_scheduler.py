"""Learning rate schedules: call scheduler.step() after each epoch (or step)."""

import functools
import math
import types
import warnings
import weakref
from collections.abc import Callable
from collections.abc import Iterable, Sequence
from bisect import bisect_right
from collections import Counter

from .._C import Tensor
from .. import _C
from .._shared.class_docs import describe as _describe
from .optimizer import Optimizer

__all__ = ["ChainedScheduler", "ConstantLR", "CosineAnnealingLR", "CosineAnnealingWarmRestarts",
           "CyclicLR", "ExponentialLR", "LRScheduler", "LambdaLR", "LinearLR", "MultiStepLR",
           "MultiplicativeLR", "OneCycleLR", "PolynomialLR", "ReduceLROnPlateau", "SequentialLR",
           "StepLR"]

_ORDER = "https://pytorch.org/docs/stable/optim.html#how-to-adjust-learning-rate"

EPOCH_DEPRECATION_WARNING = (
    "The epoch parameter in `scheduler.step()` was not necessary and is being deprecated where "
    "possible. Please use `scheduler.step()` to step the scheduler.")


def _set_lr(group, lr):
    if isinstance(group["lr"], _C.Tensor):
        group["lr"].fill_(float(lr))
    else:
        group["lr"] = lr


def _own(value):
    """Copies the value if it is a tensor, which steps change in-place."""
    return value.clone() if isinstance(value, _C.Tensor) else value


def _current(optimizer):
    return [_own(group["lr"]) for group in optimizer.param_groups]


def _checked(optimizer):
    if not isinstance(optimizer, Optimizer):
        raise TypeError(f"{type(optimizer).__name__} is not an Optimizer")
    return optimizer


class LRScheduler:
    """Base class: a subclass defines get_lr(), the rates of all groups after last_epoch epochs."""

    def __init__(self, optimizer: "Optimizer", last_epoch: int = -1) -> None:
        self.optimizer = _checked(optimizer)
        for number, group in enumerate(optimizer.param_groups):
            if last_epoch == -1:
                group.setdefault("initial_lr", _own(group["lr"]))
            elif "initial_lr" not in group:
                raise KeyError(f"param 'initial_lr' is not specified in param_groups[{number}] when "
                               "resuming scheduler with last_epoch >= 0: load the state of the "
                               "optimizer first, or leave last_epoch out")
        self.base_lrs = [_own(group["initial_lr"]) for group in optimizer.param_groups]
        self.last_epoch = last_epoch
        _count_steps(optimizer)
        self._initial_step()

    def _initial_step(self):
        self._step_count = 0
        self._is_initial = True
        try:
            self.step()
        finally:
            self._is_initial = False

    def _rewind(self):
        """Takes back the epoch that the constructor counted."""
        self.last_epoch -= 1

    def state_dict(self):
        """All attributes but the optimizer."""
        return {key: value for key, value in self.__dict__.items() if key != "optimizer"}

    def load_state_dict(self, state_dict):
        """Restores a result of state_dict()."""
        self.__dict__.update(state_dict)

    def get_last_lr(self) -> list[float | Tensor]:
        """Returns the current rates of all groups."""
        return self._last_lr

    def get_lr(self) -> list[float | Tensor]:
        """Returns the rates of all groups after last_epoch epochs; subclasses define it."""
        raise NotImplementedError

    def step(self, epoch: int | None = None) -> None:
        """Advances to the next epoch: sets the rates of all groups."""
        if self._step_count == 1:
            self._check_order()
        self._step_count += 1
        if epoch is not None:
            warnings.warn(EPOCH_DEPRECATION_WARNING, stacklevel=2)
        self._move(epoch)

    def _check_order(self):
        if not hasattr(self.optimizer.step, "_wrapped_by_lr_sched"):
            warnings.warn("Seems like `optimizer.step()` has been overridden after learning rate "
                          "scheduler initialization. Please, make sure to call `optimizer.step()` "
                          f"before `lr_scheduler.step()`. See {_ORDER}", stacklevel=3)
        elif not getattr(self.optimizer, "_opt_called", False):
            warnings.warn("Detected call of `lr_scheduler.step()` before `optimizer.step()`: call "
                          "them in the opposite order, or the first value of the learning rate "
                          f"schedule is skipped. See {_ORDER}", stacklevel=3)

    def _move(self, epoch):
        compute = self.get_lr
        if epoch is None:
            self.last_epoch += 1
        else:
            self.last_epoch = epoch
            compute = getattr(self, "_get_closed_form_lr", compute)
        self._set_rates(compute)

    def _set_rates(self, compute):
        self._get_lr_called_within_step = True
        try:
            rates = compute()
        finally:
            self._get_lr_called_within_step = False
        for group, rate in zip(self.optimizer.param_groups, rates):
            _set_lr(group, rate)
        self._last_lr = _current(self.optimizer)

    # For subclasses

    def _rates(self):
        return [group["lr"] for group in self.optimizer.param_groups]

    def _times(self, factor):
        return [rate * factor for rate in self._rates()]

    def _base_times(self, factor):
        return [base * factor for base in self.base_lrs]

    def _warn_outside(self):
        if not self._get_lr_called_within_step:
            warnings.warn("To get the last learning rate computed by the scheduler, please use "
                          "`get_last_lr()`.", stacklevel=3)


class _LRScheduler(LRScheduler):
    """Older name of LRScheduler, for subclasses."""


def _count_steps(optimizer):
    """Makes the optimizer note its step() calls, which should precede the scheduler's."""
    if hasattr(optimizer.step, "_wrapped_by_lr_sched"):
        return
    function, reference = optimizer.step.__func__, weakref.ref(optimizer)

    @functools.wraps(function)
    def step(*args, **kwargs):
        owner = reference()
        owner._opt_called = True
        return function.__get__(owner, type(owner))(*args, **kwargs)

    step._wrapped_by_lr_sched = True
    optimizer.step = step


# ---- Functions of the epoch ----------------------------------------------------------------------


class _OfFunctions(LRScheduler):
    """Rates computed by functions of the epoch, one for all groups or one for each."""

    def __init__(self, optimizer: "Optimizer", lr_lambda: Callable | list[Callable],
                 last_epoch: int = -1) -> None:
        groups = len(optimizer.param_groups)
        if not isinstance(lr_lambda, (list, tuple)):
            lr_lambda = [lr_lambda] * groups
        elif len(lr_lambda) != groups:
            raise ValueError(f"Expected {groups} lr_lambdas, but got {len(lr_lambda)}")
        for function in lr_lambda:
            if not callable(function):
                raise TypeError(f"lr_lambda should be a function, but got {type(function).__name__}")
        self.lr_lambdas = list(lr_lambda)
        super().__init__(optimizer, last_epoch)

    def state_dict(self):
        """All attributes but the optimizer; of callables only the attributes of objects."""
        state = {key: value for key, value in self.__dict__.items()
                 if key not in ("optimizer", "lr_lambdas")}
        state["lr_lambdas"] = [None if isinstance(one, types.FunctionType) else one.__dict__.copy()
                               for one in self.lr_lambdas]
        return state

    def load_state_dict(self, state_dict):
        """Restores a result of state_dict()."""
        state = dict(state_dict)
        for function, kept in zip(self.lr_lambdas, state.pop("lr_lambdas")):
            if kept is not None:
                function.__dict__.update(kept)
        self.__dict__.update(state)


class LambdaLR(_OfFunctions):
    """Multiplies the initial rate by a function of the epoch."""

    def get_lr(self) -> list[float | Tensor]:
        self._warn_outside()
        return [base * function(self.last_epoch)
                for function, base in zip(self.lr_lambdas, self.base_lrs)]


class MultiplicativeLR(_OfFunctions):
    """Multiplies the current rate by a function of the epoch."""

    def get_lr(self) -> list[float | Tensor]:
        self._warn_outside()
        if self._is_initial:
            return self._rates()
        return [rate * function(self.last_epoch)
                for function, rate in zip(self.lr_lambdas, self._rates())]


class _Scaled(LRScheduler):
    """A subclass defines _factor(), by which the current epoch multiplies the rates (None: it keeps them),
    and _total(), the product of the factors so far."""

    def get_lr(self) -> list[float | Tensor]:
        self._warn_outside()
        factor = self._factor()
        return self._rates() if factor is None else self._times(factor)

    def _get_closed_form_lr(self):
        return self._base_times(self._total())


class StepLR(_Scaled):
    """Multiplies the rate by gamma every step_size epochs."""

    def __init__(self, optimizer: "Optimizer", step_size: int, gamma: float = 0.1,
                 last_epoch: int = -1) -> None:
        self.step_size, self.gamma = step_size, gamma
        super().__init__(optimizer, last_epoch)

    def _factor(self):
        return None if self.last_epoch == 0 or self.last_epoch % self.step_size else self.gamma

    def _total(self):
        return self.gamma ** (self.last_epoch // self.step_size)


class MultiStepLR(_Scaled):
    """Multiplies the rate by gamma at each of the given epochs."""

    def __init__(self, optimizer: "Optimizer", milestones: Iterable[int], gamma: float = 0.1,
                 last_epoch: int = -1) -> None:
        self.milestones, self.gamma = Counter(milestones), gamma
        super().__init__(optimizer, last_epoch)

    def _factor(self):
        times = self.milestones.get(self.last_epoch)
        return None if times is None else self.gamma**times

    def _total(self):
        return self.gamma ** bisect_right(sorted(self.milestones.elements()), self.last_epoch)


class ExponentialLR(_Scaled):
    """Multiplies the rate by gamma after each epoch."""

    def __init__(self, optimizer: "Optimizer", gamma: float, last_epoch: int = -1) -> None:
        self.gamma = gamma
        super().__init__(optimizer, last_epoch)

    def _factor(self):
        return None if self._is_initial else self.gamma

    def _total(self):
        return self.gamma**self.last_epoch


class ConstantLR(_Scaled):
    """Multiplies the rate by factor for the first total_iters epochs."""

    def __init__(self, optimizer: "Optimizer", factor: float = 1.0 / 3, total_iters: int = 5,
                 last_epoch: int = -1) -> None:
        if not 0 <= factor <= 1.0:
            raise ValueError("Constant multiplicative factor expected to be between 0 and 1.")
        self.factor, self.total_iters = factor, total_iters
        super().__init__(optimizer, last_epoch)

    def _factor(self):
        if self.last_epoch == 0:
            return self.factor
        return 1.0 / self.factor if self.last_epoch == self.total_iters else None

    def _total(self):
        return self.factor + (self.last_epoch >= self.total_iters) * (1 - self.factor)


class LinearLR(_Scaled):
    """Scales the rate linearly from start_factor to end_factor within total_iters epochs."""

    def __init__(self, optimizer: "Optimizer", start_factor: float = 1.0 / 3,
                 end_factor: float = 1.0, total_iters: int = 5, last_epoch: int = -1) -> None:
        if not 0 < start_factor <= 1.0:
            raise ValueError("Starting multiplicative factor expected to be greater than 0 and less "
                             "or equal to 1.")
        if not 0 <= end_factor <= 1.0:
            raise ValueError("Ending multiplicative factor expected to be between 0 and 1.")
        self.start_factor, self.end_factor, self.total_iters = start_factor, end_factor, total_iters
        super().__init__(optimizer, last_epoch)

    def _factor(self):
        if self.last_epoch == 0:
            return self.start_factor
        if self._is_initial or self.last_epoch > self.total_iters:
            return None
        change = self.end_factor - self.start_factor
        return 1.0 + change / (self.total_iters * self.start_factor + (self.last_epoch - 1) * change)

    def _total(self):
        passed = min(self.total_iters, self.last_epoch) / self.total_iters
        return self.start_factor + (self.end_factor - self.start_factor) * passed


class PolynomialLR(_Scaled):
    """Decays to 0 within total_iters epochs, as a power of the remaining fraction."""

    def __init__(self, optimizer: "Optimizer", total_iters: int = 5, power: float = 1.0,
                 last_epoch: int = -1) -> None:
        self.total_iters, self.power = total_iters, power
        super().__init__(optimizer, last_epoch)

    def _left(self, epoch):
        return 1.0 - epoch / self.total_iters

    def _factor(self):
        if self._is_initial or self.last_epoch > self.total_iters:
            return None
        return (self._left(self.last_epoch) / self._left(self.last_epoch - 1)) ** self.power

    def _total(self):
        return self._left(min(self.total_iters, self.last_epoch)) ** self.power


class CosineAnnealingLR(LRScheduler):
    """Decays to eta_min along half a cosine of T_max epochs, then rises again."""

    def __init__(self, optimizer: "Optimizer", T_max: int, eta_min: float = 0.0,
                 last_epoch: int = -1) -> None:
        self.T_max = T_max
        self.eta_min = eta_min
        super().__init__(optimizer, last_epoch)

    def get_lr(self) -> list[float | Tensor]:
        self._warn_outside()
        if self._is_initial:
            return self._rates()
        low, epoch, period = self.eta_min, self.last_epoch, self.T_max
        if self._step_count == 1 and epoch > 0:
            return [low + (base - low) * (1 + math.cos(epoch * math.pi / period)) / 2
                    for base in self.base_lrs]
        if (epoch - 1 - period) % (2 * period) == 0:  # the first rising step starts at low itself
            return [rate + (base - low) * (1 - math.cos(math.pi / period)) / 2
                    for base, rate in zip(self.base_lrs, self._rates())]
        return [(1 + math.cos(math.pi * epoch / period))
                / (1 + math.cos(math.pi * (epoch - 1) / period)) * (rate - low) + low
                for rate in self._rates()]

    def _get_closed_form_lr(self):
        return [self.eta_min + (base - self.eta_min)
                * (1 + math.cos(math.pi * self.last_epoch / self.T_max)) / 2
                for base in self.base_lrs]


# ---- Combined schedules --------------------------------------------------------------------------


class _Several(LRScheduler):
    def _adopt(self, schedulers, optimizer):
        """Keeps the schedulers and their optimizer, which must be one, and this one if it is given."""
        name = type(self).__name__
        if len(schedulers) < 1:
            raise ValueError(f"{name} expects at least one scheduler to be chained, but got no scheduler.")
        optimizer = optimizer or schedulers[0].optimizer
        if any(scheduler.optimizer is not optimizer for scheduler in schedulers):
            raise ValueError(f"{name} expects all schedulers to belong to the same optimizer")
        self._schedulers, self.optimizer = schedulers, optimizer

    def _rewind(self):
        for scheduler in self._schedulers:
            scheduler._rewind()

    def state_dict(self):
        """All attributes but the optimizer, with the states of the schedulers."""
        state = {key: value for key, value in self.__dict__.items()
                 if key not in ("optimizer", "_schedulers")}
        state["_schedulers"] = [scheduler.state_dict() for scheduler in self._schedulers]
        return state

    def load_state_dict(self, state_dict):
        """Restores a result of state_dict()."""
        state = dict(state_dict)
        for scheduler, kept in zip(self._schedulers, state.pop("_schedulers")):
            scheduler.load_state_dict(kept)
        self.__dict__.update(state)


class SequentialLR(_Several):
    """Runs schedules one after the other, each until its milestone."""

    def __init__(self, optimizer: "Optimizer", schedulers: "list[LRScheduler]",
                 milestones: list[int], last_epoch: int = -1) -> None:
        self._adopt(schedulers, optimizer)
        if len(milestones) != len(schedulers) - 1:
            raise ValueError("Sequential Schedulers expects number of schedulers provided to be one "
                             f"more than the number of milestone points, but got {len(schedulers)} "
                             f"schedulers and {len(milestones)} milestones")
        self._milestones, self.last_epoch = milestones, last_epoch + 1
        for group in optimizer.param_groups:  # as before the schedulers were created
            _set_lr(group, group["initial_lr"])
        for scheduler in schedulers:
            scheduler._rewind()
        first = schedulers[bisect_right(milestones, 0)]
        first._initial_step()
        self._last_lr = first.get_last_lr()

    def step(self) -> None:
        """Advances the current schedule to the next epoch."""
        self.last_epoch += 1
        turn = bisect_right(self._milestones, self.last_epoch)
        scheduler = self._schedulers[turn]
        if self.last_epoch in self._milestones[max(turn - 1, 0):turn]:
            scheduler._move(0)  # its start, which is no step
        else:
            scheduler.step()
        self._last_lr = scheduler.get_last_lr()


class ChainedScheduler(_Several):
    """Combines several schedules: each changes the rate in each step."""

    def __init__(self, schedulers: "Sequence[LRScheduler]",
                 optimizer: "Optimizer | None" = None) -> None:
        self._adopt(schedulers, optimizer)
        self._last_lr = _current(self.optimizer)

    def step(self) -> None:
        """Advances all schedules to the next epoch."""
        for scheduler in self._schedulers:
            scheduler.step()
        self._last_lr = _current(self.optimizer)


# ---- Functions of a metric -----------------------------------------------------------------------


class ReduceLROnPlateau(LRScheduler):
    """Multiplies the rate by factor if a metric does not improve for > `patience` epochs."""

    def __init__(self, optimizer: "Optimizer", mode: str = "min", factor: float = 0.1,
                 patience: int = 10, threshold: float = 1e-4, threshold_mode: str = "rel",
                 cooldown: int = 0, min_lr: list[float] | float = 0, eps: float = 1e-8) -> None:
        if factor >= 1.0:
            raise ValueError("Factor should be < 1.0.")
        groups = len(_checked(optimizer).param_groups)
        several = isinstance(min_lr, (list, tuple))
        if several and len(min_lr) != groups:
            raise ValueError(f"expected {groups} min_lrs, got {len(min_lr)}")
        if mode not in ("min", "max"):
            raise ValueError(f"mode {mode} is unknown!")
        if threshold_mode not in ("rel", "abs"):
            raise ValueError(f"threshold mode {threshold_mode} is unknown!")
        self.factor, self.optimizer = factor, optimizer
        self.default_min_lr = None if several else min_lr
        self.min_lrs = list(min_lr) if several else [min_lr] * groups
        self.patience, self.cooldown, self.eps = patience, cooldown, eps
        self.last_epoch, self._last_lr = 0, _current(optimizer)
        self.mode_worse = math.inf if mode == "min" else -math.inf
        self.mode, self.threshold, self.threshold_mode = mode, threshold, threshold_mode
        self._reset()

    def _reset(self):
        self.best = self.mode_worse
        self.cooldown_counter = 0
        self.num_bad_epochs = 0

    def step(self, metrics, epoch=None) -> None:
        """Advances to the next epoch with the measured value."""
        current = float(metrics)
        if epoch is not None:
            warnings.warn(EPOCH_DEPRECATION_WARNING, stacklevel=2)
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        better, paused = self.is_better(current, self.best), self.in_cooldown
        if better:
            self.best = current
        if paused:
            self.cooldown_counter -= 1
        self.num_bad_epochs = 0 if better or paused else self.num_bad_epochs + 1
        if self.num_bad_epochs > self.patience:
            self._reduce_lr(self.last_epoch)
            self.cooldown_counter = self.cooldown
            self.num_bad_epochs = 0
        self._last_lr = _current(self.optimizer)

    def _reduce_lr(self, epoch):  # by this name: libraries replace it
        groups = self.optimizer.param_groups
        if len(groups) != len(self.min_lrs):
            if self.default_min_lr is None:
                raise RuntimeError("The number of param groups in the `optimizer` is "
                                   f"{len(groups)}, but min_lr was given for {len(self.min_lrs)}: "
                                   "set min_lrs")
            self.min_lrs = [self.default_min_lr] * len(groups)
        for group, least in zip(groups, self.min_lrs):
            old = float(group["lr"])
            new = max(old * self.factor, least)
            if old - new > self.eps:
                _set_lr(group, new)

    @property
    def in_cooldown(self):
        """True during the cooldown after a reduction of the rate."""
        return self.cooldown_counter > 0

    def is_better(self, a, best):
        """True if a is better than the best by the threshold."""
        if self.threshold_mode == "rel":
            down, up = best * (1.0 - self.threshold), best * (self.threshold + 1.0)
        else:
            down, up = best - self.threshold, best + self.threshold
        return a < down if self.mode == "min" else a > up


from .cycles import CosineAnnealingWarmRestarts, CyclicLR, OneCycleLR  # noqa: E402  needs the above

_describe("optim", __all__, globals())
