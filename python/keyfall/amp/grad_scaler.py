"""Loss scaling, which keeps small gradients from vanishing in half precision."""

import enum
import warnings
from collections.abc import Iterable

from .._C import Tensor
from .. import _C
from .._loading import lazy_module as _lazy_module

_grad_mode = _lazy_module("keyfall.autograd.grad_mode")


class OptState(enum.Enum):
    """What a scaler did with an optimizer since the last update()."""

    READY, UNSCALED, STEPPED = range(3)


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
        self._scale = None
        self._growth_factor = growth_factor
        self._backoff_factor = backoff_factor
        self._growth_interval = growth_interval
        self._growth_tracker = 0
        self._found = {}  # optimizer id: were its gradients unscaled and finite, has it run?

    # Queries.

    def is_enabled(self) -> bool:
        """True if scaling is enabled."""
        return self._enabled

    def get_scale(self) -> float:
        """Returns the scale as a number."""
        if not self._enabled:
            return 1.0
        return self._init_scale if self._scale is None else self._scale

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
        return self._growth_tracker if self._enabled else 0

    # Scaling.

    def scale(self, outputs: Tensor | Iterable[Tensor]) -> Tensor | Iterable[Tensor]:
        """Returns the outputs times the scale."""
        if not self._enabled:
            return outputs
        self._scale = self.get_scale()
        if isinstance(outputs, _C.TensorBase):
            return outputs * self._scale
        if isinstance(outputs, (list, tuple)):
            scaled = [self.scale(output) for output in outputs]
            named = hasattr(outputs, "_fields")
            return type(outputs)(*scaled) if named else type(outputs)(scaled)
        raise ValueError("outputs must be a Tensor or an iterable of Tensors")

    def unscale_(self, optimizer) -> None:
        """Divides the gradients of the optimizer's parameters by the scale."""
        if not self._enabled:
            return
        if self._scale is None:
            raise AssertionError(
                "Attempted unscale_ but _scale is None.  This may indicate your script did not use "
                "scaler.scale(loss or outputs) earlier in the iteration."
            )
        known = self._found.setdefault(id(optimizer), {})
        if "finite" in known:
            raise RuntimeError(
                "unscale_() has already been called on this optimizer since the last update()."
            )
        if known.get("stepped"):
            raise RuntimeError("unscale_() is being called after step().")
        known["finite"] = self._unscale(optimizer)

    def _unscale(self, optimizer):
        finite = True
        with _grad_mode.no_grad():
            for group in optimizer.param_groups:
                for parameter in group["params"]:
                    if parameter.grad is None:
                        continue
                    if parameter.grad.dtype is _C.float16:
                        raise ValueError("Attempting to unscale FP16 gradients.")
                    parameter.grad.mul_(1.0 / self._scale)
                    finite = finite and bool(parameter.grad.isfinite().all())
        return finite

    def step(self, optimizer, *args, **kwargs) -> float | None:
        """Runs the optimizer if all gradients are finite; returns its result, or None."""
        if not self._enabled:
            return optimizer.step(*args, **kwargs)
        if "closure" in kwargs:
            raise RuntimeError("Closure use is not currently supported if GradScaler is enabled.")
        known = self._found.setdefault(id(optimizer), {})
        if known.get("stepped"):
            raise RuntimeError("step() has already been called since the last update().")
        if "finite" not in known:
            self.unscale_(optimizer)
        known["stepped"] = True
        return optimizer.step(*args, **kwargs) if known["finite"] else None

    def update(self, new_scale: float | Tensor | None = None) -> None:
        """Adapts the scale to the outcome of the last steps, or sets it."""
        if not self._enabled:
            return
        if new_scale is not None:
            self._scale = float(new_scale)
        else:
            found = [known["finite"] for known in self._found.values() if "finite" in known]
            if not found:
                raise AssertionError("No inf checks were recorded prior to update.")
            self._adapt(all(found))
        self._found = {}

    def _adapt(self, finite):
        if not finite:
            self._scale *= self._backoff_factor
            self._growth_tracker = 0
            return
        self._growth_tracker += 1
        if self._growth_tracker == self._growth_interval:
            self._scale *= self._growth_factor
            self._growth_tracker = 0

    def state_dict(self):
        """Returns the state to save; empty if scaling is disabled."""
        if not self._enabled:
            return {}
        return {
            "scale": self.get_scale(),
            "growth_factor": self._growth_factor,
            "backoff_factor": self._backoff_factor,
            "growth_interval": self._growth_interval,
            "_growth_tracker": self._growth_tracker,
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
        self._init_scale = self._scale = state_dict["scale"]
        self._growth_factor = state_dict["growth_factor"]
        self._backoff_factor = state_dict["backoff_factor"]
        self._growth_interval = state_dict["growth_interval"]
        self._growth_tracker = state_dict["_growth_tracker"]
