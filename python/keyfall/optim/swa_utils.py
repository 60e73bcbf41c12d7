"""Averages of a model's parameters over training: stochastic weight averaging and exponential means."""

import copy
import itertools
import math

import keyfall
from collections.abc import Callable, Iterable

from .. import _C
from .._shared.class_docs import describe as _describe
from ..autograd.grad_mode import no_grad
from ..nn.modules.batchnorm import _NormBase
from ..nn.modules.module import Module
from .lr_scheduler import LRScheduler, _own
from .optimizer import Optimizer

__all__ = ["AveragedModel", "SWALR", "get_ema_avg_fn", "get_ema_multi_avg_fn", "get_swa_avg_fn",
           "get_swa_multi_avg_fn", "update_bn"]


def _check_decay(decay):
    if decay < 0.0 or decay > 1.0:
        raise ValueError(f"Invalid decay value {decay} provided. Please provide a value in [0,1] range.")


def _over_lists(weight, otherwise):
    """A function that moves averages by weight(count) of the way to new values. For types that lerp_ does
    not take, otherwise(average, current, count) does."""
    @no_grad()
    def update(averages, currents, count):
        for average, current in zip(averages, currents):
            if average.is_floating_point() or average.is_complex():
                average.lerp_(current, weight(count))
            else:
                otherwise(average, current, count)

    return update


def get_ema_multi_avg_fn(decay=0.999):
    """decay * average + (1 - decay) * current, of lists."""
    _check_decay(decay)
    return _over_lists(lambda count: 1 - decay, lambda average, current, count: average.copy_(
        average * decay + current * (1 - decay)))


def get_swa_multi_avg_fn():
    """The mean of all, of lists."""
    return _over_lists(lambda count: 1 / (count + 1), lambda average, current, count: average.copy_(
        average + (current - average) / (count + 1)))


def get_ema_avg_fn(decay=0.999):
    """decay * average + (1 - decay) * current."""
    _check_decay(decay)
    return no_grad()(lambda ema_param, current_param, num_averaged: (
        decay * ema_param + (1 - decay) * current_param))


def get_swa_avg_fn():
    """The mean of all."""
    return no_grad()(lambda averaged_param, current_param, num_averaged: (
        averaged_param + (current_param - averaged_param) / (num_averaged + 1)))


class AveragedModel(Module):
    """A copy of a model whose parameters are averages: call update_parameters(model) after steps."""

    def __init__(self, model: "Module", device: int | _C.device | None = None,
                 avg_fn: Callable | None = None, multi_avg_fn=None, use_buffers=False) -> None:
        super().__init__()
        if avg_fn is not None and multi_avg_fn is not None:
            raise AssertionError("Only one of avg_fn and multi_avg_fn should be provided")
        self.module = copy.deepcopy(model)
        if device is not None:
            self.module = self.module.to(device)
        self.register_buffer("n_averaged", keyfall.tensor(0, dtype=keyfall.long, device=device))
        self.avg_fn, self.multi_avg_fn, self.use_buffers = avg_fn, multi_avg_fn, use_buffers

    def forward(self, *args, **kwargs):
        return self.module(*args, **kwargs)

    def update_parameters(self, model: "Module") -> None:
        """Adds the parameters of a model to the averages."""
        def values(one):
            return itertools.chain(one.parameters(), one.buffers() if self.use_buffers else ())

        averages = [value.detach() for value in values(self.module)]
        currents = [value.detach().to(average.device) for value, average in zip(values(model), averages)]
        if self.n_averaged == 0:
            for average, current in zip(averages, currents):
                average.copy_(current)
        elif self.multi_avg_fn is not None or self.avg_fn is None:
            (self.multi_avg_fn or get_swa_multi_avg_fn())(averages, currents, self.n_averaged.to("cpu"))
        else:
            for average, current in zip(averages, currents):
                average.copy_(self.avg_fn(average, current, self.n_averaged.to(average.device)))
        if not self.use_buffers:
            for average, current in zip(self.module.buffers(), model.buffers()):
                average.detach().copy_(current.detach().to(average.device))
        self.n_averaged += 1


@no_grad()
def update_bn(loader: Iterable, model: "Module", device: int | _C.device | None = None) -> None:
    """Computes the statistics of batch normalization again, in a pass over the data."""
    layers = {layer: layer.momentum for layer in model.modules()
              if isinstance(layer, _NormBase) and "Batch" in type(layer).__name__}
    if not layers:
        return
    for layer in layers:
        layer.reset_running_stats()
        layer.momentum = None  # a cumulative mean
    trained = model.training
    model.train()
    for batch in loader:
        input = batch[0] if isinstance(batch, (list, tuple)) else batch
        model(input if device is None else input.to(device))
    for layer, momentum in layers.items():
        layer.momentum = momentum
    model.train(trained)


class SWALR(LRScheduler):
    """Anneals the learning rate to a fixed one in some epochs, by a cosine or linearly."""

    def __init__(self, optimizer: Optimizer, swa_lr: float, anneal_epochs=10, anneal_strategy: str = "cos",
                 last_epoch=-1) -> None:
        rates = swa_lr if isinstance(swa_lr, (list, tuple)) else [swa_lr] * len(optimizer.param_groups)
        if len(rates) != len(optimizer.param_groups):
            raise ValueError("swa_lr must have the same length as optimizer.param_groups: swa_lr has "
                             f"{len(rates)}, optimizer.param_groups has {len(optimizer.param_groups)}")
        for rate, group in zip(rates, optimizer.param_groups):
            group["swa_lr"] = _own(rate)
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError("anneal_strategy must by one of 'cos' or 'linear', instead got "
                             f"{anneal_strategy}")
        if not isinstance(anneal_epochs, int) or anneal_epochs < 0:
            raise ValueError(f"anneal_epochs must be equal or greater than 0, got {anneal_epochs}")
        self._anneal_strategy = anneal_strategy
        self.anneal_epochs = anneal_epochs
        super().__init__(optimizer, last_epoch)

    def _part(self, t):
        return (1 - math.cos(math.pi * t)) / 2 if self._anneal_strategy == "cos" else t

    def _at(self, step):
        return self._part(max(0, min(1, step / max(1, self.anneal_epochs))))

    def get_lr(self):
        """The rates of this epoch, from those of the last one."""
        self._warn_outside()
        step = max(self._step_count - 1, 0 if self.anneal_epochs else 1)
        before, now = self._at(max(0, step - 1)), self._at(step)
        started = [group["lr"] if before == 1 else (group["lr"] - before * group["swa_lr"]) / (1 - before)
                   for group in self.optimizer.param_groups]
        return [group["swa_lr"] * now + lr * (1 - now)
                for group, lr in zip(self.optimizer.param_groups, started)]

_describe("optim", ("AveragedModel", "SWALR"), globals())
