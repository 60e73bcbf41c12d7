"""Loss scaling, which keeps small gradients from vanishing in half precision."""

import enum
import warnings
from collections import defaultdict
from collections.abc import Iterable

from .._C import Tensor
from .. import _C
from .._loading import lazy_module as _lazy_module

_grad_mode = _lazy_module("keyfall.autograd.grad_mode")
inspect = _lazy_module("inspect")


class OptState(enum.Enum):
    """What a scaler did with an optimizer since the last update()."""

    READY, UNSCALED, STEPPED = range(3)


def _refresh_per_optimizer_state():
    """What a scaler knows of an optimizer after update(): nothing."""
    return {"stage": OptState.READY, "found_inf_per_device": {}}


def _amp_foreach_non_finite_check_and_unscale_(self, found_inf, inv_scale):
    """Multiplies tensors by `inv_scale`, in place; writes 1 to `found_inf` if one had an element that was not finite."""
    inverse = inv_scale.reshape(())
    for grad in self:
        if not bool(grad.isfinite().all()):
            found_inf.fill_(1)
        narrow = grad.dtype in (_C.float16, _C.bfloat16)  # whose product is made in float32
        grad.copy_(grad.float() * inverse) if narrow else grad.mul_(inverse)


def _amp_update_scale_(self, growth_tracker, found_inf, scale_growth_factor, scale_backoff_factor, growth_interval):
    """Adapts a scale: it shrinks if `found_inf` is 1, and grows after `growth_interval` calls in which it was 0."""
    count = 0
    if found_inf.item():
        self.mul_(scale_backoff_factor)
    else:
        count = int(growth_tracker.item()) + 1
        if count == growth_interval:
            count, grown = 0, self * scale_growth_factor
            if bool(grown.isfinite()):
                self.copy_(grown)
    growth_tracker.fill_(count)
    return self


class GradScaler:
    """scaler.scale(loss).backward(); scaler.step(optimizer); scaler.update()

    Steps with gradients that are not finite are skipped, and the scale shrinks; after
    `growth_interval` consecutive steps without any it grows."""

    def __init__(self, device: str = "cuda", init_scale: float = 2.0**16,
                 growth_factor: float = 2.0, backoff_factor: float = 0.5,
                 growth_interval: int = 2000, enabled: bool = True) -> None:
        if enabled and device == "cuda" and not _C._is_added_device("cuda"):
            warnings.warn(
                "torch.cuda.amp.GradScaler is enabled, but CUDA is not available.  Disabling.",
                stacklevel=2,
            )
            enabled = False
        if enabled and growth_factor <= 1.0:
            raise AssertionError("The growth factor must be > 1.0.")
        if enabled and backoff_factor >= 1.0:
            raise AssertionError("The backoff factor must be < 1.0.")
        self._device = device
        self._enabled = enabled
        self._init_scale = init_scale
        self._scale = self._growth_tracker = None  # tensors on the device of the outputs, from the first scale() on
        self._growth_factor = growth_factor
        self._backoff_factor = backoff_factor
        self._growth_interval = growth_interval
        self._init_growth_tracker = 0
        self._per_optimizer_states = defaultdict(_refresh_per_optimizer_state)

    # Queries.

    def is_enabled(self) -> bool:
        """True if scaling is enabled."""
        return self._enabled

    def get_scale(self) -> float:
        """Returns the scale as a number."""
        if not self._enabled:
            return 1.0
        return self._init_scale if self._scale is None else self._scale.item()

    def _get_scale_async(self):
        return self._scale

    def get_growth_factor(self) -> float:
        return self._growth_factor

    def set_growth_factor(self, new_factor: float) -> None:
        self._growth_factor = new_factor

    def get_backoff_factor(self) -> float:
        return self._backoff_factor

    def set_backoff_factor(self, new_factor: float) -> None:
        self._backoff_factor = new_factor

    def get_growth_interval(self) -> int:
        return self._growth_interval

    def set_growth_interval(self, new_interval: int) -> None:
        self._growth_interval = new_interval

    def _get_growth_tracker(self):
        if not self._enabled:
            return 0
        return self._init_growth_tracker if self._growth_tracker is None else self._growth_tracker.item()

    # Scaling.

    def _lazy_init_scale_growth_tracker(self, dev):
        full = _C._VariableFunctions.full
        self._scale = full((), self._init_scale, dtype=_C.float32, device=dev)
        self._growth_tracker = full((), self._init_growth_tracker, dtype=_C.int32, device=dev)

    def _check_scale_growth_tracker(self, funcname):
        if self._scale is None:
            raise AssertionError(f"Attempted {funcname} but _scale is None.  This may indicate your script did not use "
                                 "scaler.scale(loss or outputs) earlier in the iteration.")
        return self._scale, self._growth_tracker

    def scale(self, outputs: Tensor | Iterable[Tensor]) -> Tensor | Iterable[Tensor]:
        """Returns the outputs times the scale."""
        if not self._enabled:
            return outputs
        if isinstance(outputs, _C.TensorBase):
            if self._scale is None:
                self._lazy_init_scale_growth_tracker(outputs.device)
            return outputs * self._scale.to(outputs.device, non_blocking=True)
        if isinstance(outputs, Iterable):
            scaled = map(self.scale, outputs)
            if not isinstance(outputs, (list, tuple)):
                return scaled
            return type(outputs)(*scaled) if hasattr(outputs, "_fields") else type(outputs)(scaled)
        raise ValueError("outputs must be a Tensor or an iterable of Tensors")

    def unscale_(self, optimizer) -> None:
        """Divides the gradients of the optimizer's parameters by the scale."""
        if not self._enabled:
            return
        scale, _ = self._check_scale_growth_tracker("unscale_")
        state = self._per_optimizer_states[id(optimizer)]
        if state["stage"] is OptState.UNSCALED:
            raise RuntimeError("unscale_() has already been called on this optimizer since the last update().")
        if state["stage"] is OptState.STEPPED:
            raise RuntimeError("unscale_() is being called after step().")
        inverse = scale.double().reciprocal().float()
        found = _C._VariableFunctions.full((), 0.0, dtype=_C.float32, device=scale.device)
        state["found_inf_per_device"] = self._unscale_grads_(optimizer, inverse, found, False)
        state["stage"] = OptState.UNSCALED

    def _unscale_grads_(self, optimizer, inv_scale, found_inf, allow_fp16):
        """Multiplies the gradients by `inv_scale`; returns {device: 1 if one of its gradients was not finite}."""
        grads = {}
        with _grad_mode.no_grad():
            for parameter in (each for group in optimizer.param_groups for each in group["params"]):
                if parameter.grad is None:
                    continue
                if parameter.grad.dtype is _C.float16 and not allow_fp16:
                    raise ValueError("Attempting to unscale FP16 gradients.")
                if parameter.grad.is_sparse and parameter.grad.dtype is _C.float16:
                    parameter.grad = parameter.grad.coalesce()  # sums of elements may overflow
                grad = parameter.grad._values() if parameter.grad.is_sparse else parameter.grad
                grads.setdefault(grad.device, []).append(grad)
            found = {device: found_inf.to(device=device, copy=True) for device in grads}
            for device, each in grads.items():
                _amp_foreach_non_finite_check_and_unscale_(each, found[device], inv_scale.to(device))
        return found

    def _check_inf_per_device(self, optimizer):
        """Records whether gradients are finite, without a change of them."""
        scale, _ = self._check_scale_growth_tracker("_check_inf_per_device")
        numbers = (_C._VariableFunctions.full((), value, dtype=_C.float32, device=scale.device) for value in (1.0, 0.0))
        found = self._unscale_grads_(optimizer, *numbers, True)
        self._per_optimizer_states[id(optimizer)]["found_inf_per_device"] = found
        return found

    def _found_inf_per_device(self, optimizer):
        return self._per_optimizer_states[id(optimizer)]["found_inf_per_device"]

    def _maybe_opt_step(self, optimizer, optimizer_state, *args, **kwargs):
        if any(found.item() for found in optimizer_state["found_inf_per_device"].values()):
            return None
        return optimizer.step(*args, **kwargs)

    def step(self, optimizer, *args, **kwargs) -> float | None:
        """Runs the optimizer if all gradients are finite; returns its result, or None."""
        if not self._enabled:
            return optimizer.step(*args, **kwargs)
        if "closure" in kwargs:
            raise RuntimeError("Closure use is not currently supported if GradScaler is enabled.")
        self._check_scale_growth_tracker("step")
        state = self._per_optimizer_states[id(optimizer)]
        if state["stage"] is OptState.STEPPED:
            raise RuntimeError("step() has already been called since the last update().")
        if getattr(optimizer, "_step_supports_amp_scaling", False):
            result = self._step_of_scaling_optimizer(optimizer, state, args, kwargs)
        else:
            if state["stage"] is OptState.READY:
                self.unscale_(optimizer)
            if not state["found_inf_per_device"]:
                raise AssertionError("No inf checks were recorded for this optimizer.")
            result = self._maybe_opt_step(optimizer, state, *args, **kwargs)
        state["stage"] = OptState.STEPPED
        return result

    def _step_of_scaling_optimizer(self, optimizer, state, args, kwargs):
        """For an optimizer that unscales gradients itself: it gets the scaler, or the scale and the outcome of the checks
        as attributes."""
        if "grad_scaler" in inspect.signature(optimizer.step).parameters:
            warnings.warn("GradScaler is going to stop passing itself as a keyword argument to optimizers: use their "
                          "attributes `grad_scale` and `found_inf` instead.", FutureWarning, stacklevel=3)
            return optimizer.step(*args, **kwargs, grad_scaler=self)
        if state["stage"] is OptState.READY:
            self._check_inf_per_device(optimizer)
        scale, given = self._scale, getattr(optimizer, "grad_scale", None)
        unscaled = state["stage"] is OptState.UNSCALED
        optimizer.grad_scale = given if unscaled else scale if given is None else scale * given
        optimizer.found_inf = sum(found.to(scale.device) for found in state["found_inf_per_device"].values())
        try:
            return optimizer.step(*args, **kwargs)
        finally:
            del optimizer.grad_scale, optimizer.found_inf

    def update(self, new_scale: float | Tensor | None = None) -> None:
        """Adapts the scale to the outcome of the last steps, or sets it."""
        if not self._enabled:
            return
        scale, tracker = self._check_scale_growth_tracker("update")
        if new_scale is not None:
            self._set_scale(new_scale)
        else:
            found = [each.to(scale.device) for state in self._per_optimizer_states.values()
                     for each in state["found_inf_per_device"].values()]
            if not found:
                raise AssertionError("No inf checks were recorded prior to update.")
            _amp_update_scale_(scale, tracker, sum(found), self._growth_factor, self._backoff_factor,
                               self._growth_interval)
        self._per_optimizer_states = defaultdict(_refresh_per_optimizer_state)

    def _set_scale(self, new_scale):
        if isinstance(new_scale, _C.TensorBase) and (
                new_scale.dtype is not _C.float32 or new_scale.numel() != 1 or new_scale.requires_grad):
            raise AssertionError("new_scale should be a float or a 1-element float32 tensor with requires_grad=False.")
        self._scale.fill_(float(new_scale))

    # Saving.

    def state_dict(self):
        """Returns the state to save; empty if scaling is disabled."""
        if not self._enabled:
            return {}
        return {
            "scale": self.get_scale(),
            "growth_factor": self._growth_factor,
            "backoff_factor": self._backoff_factor,
            "growth_interval": self._growth_interval,
            "_growth_tracker": self._get_growth_tracker(),
        }

    def load_state_dict(self, state_dict):
        """Restores a saved state."""
        if not self._enabled:
            return
        if not state_dict:
            raise RuntimeError(
                "The source state dict is empty, possibly because it was saved from a disabled "
                "instance of GradScaler."
            )
        self._init_scale = state_dict["scale"]
        self._growth_factor = state_dict["growth_factor"]
        self._backoff_factor = state_dict["backoff_factor"]
        self._growth_interval = state_dict["growth_interval"]
        self._init_growth_tracker = state_dict["_growth_tracker"]
        if self._scale is not None:
            self._scale.fill_(self._init_scale)
            self._growth_tracker.fill_(self._init_growth_tracker)

    def __getstate__(self):
        """Pickles have numbers, which become tensors at the first scale()."""
        state = dict(vars(self))
        if self._enabled:
            if self._per_optimizer_states:
                raise AssertionError("A GradScaler instance may only be pickled at the beginning of an iteration, or at "
                                     "the end after scaler.update().")
            state.update(_init_scale=self.get_scale(), _init_growth_tracker=self._get_growth_tracker(), _scale=None,
                         _growth_tracker=None)
        return state

    def __setstate__(self, state):
        vars(self).update(state)
