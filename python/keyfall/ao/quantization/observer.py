"""Observers: modules that see numbers, and choose the scale and the zero point that make them integers."""

import functools

from ... import _C, nn

_functions = _C._VariableFunctions


class _Partial:
    """A constructor with some of its arguments; `with_args` gives it more."""

    def __init__(self, made):
        self.p = made

    def __call__(self, *args, **kwargs):
        return self.p(*args, **kwargs)

    def __repr__(self):
        return f"{self.p!r}{{}}"

    def with_args(self, **arguments):
        return _Partial(functools.partial(self.p, **arguments))


class ObserverBase(nn.Module):
    """The base of all observers."""

    def __init__(self, dtype, is_dynamic=False):
        super().__init__()
        self.dtype, self.is_dynamic = dtype, is_dynamic

    @classmethod
    def with_args(cls, **arguments):
        """A constructor with these arguments."""
        return _Partial(functools.partial(cls, **arguments))


class PlaceholderObserver(ObserverBase):
    """Sees nothing, and says what type numbers are to get."""

    def __init__(self, dtype=_C.float32, custom_op_name="", compute_dtype=None, quant_min=None, quant_max=None, qscheme=None,
                 eps=None, is_dynamic=False):
        super().__init__(dtype, is_dynamic)
        self.custom_op, self.qscheme, self.eps = custom_op_name, qscheme or _C.per_tensor_affine, eps
        self.quant_min, self.quant_max = quant_min, quant_max

    def forward(self, x):
        return x

    def calculate_qparams(self):
        """An error: nothing was seen."""
        raise Exception("calculate_qparams should not be called for PlaceholderObserver")


class UniformQuantizationObserverBase(ObserverBase):
    """Observers that find the least and the greatest number."""

    def __init__(self, dtype=_C.quint8, qscheme=_C.per_tensor_affine, reduce_range=False, quant_min=None, quant_max=None,
                 factory_kwargs=None, eps=1.1920928955078125e-07, is_dynamic=False, **kwargs):
        super().__init__(dtype, is_dynamic)
        if dtype not in (_C.qint8, _C.quint8, _C.qint32):
            raise AssertionError(f"expected qint8, quint8 or qint32 as the type of an observer, found {dtype}")
        self.qscheme, self.reduce_range, self.ch_axis = qscheme, reduce_range, -1
        low, high = {_C.qint8: (-128, 127), _C.quint8: (0, 255), _C.qint32: (-(2**31), 2**31 - 1)}[dtype]
        if reduce_range and dtype != _C.qint32:
            low, high = low // 2, high // 2
        self.quant_min = low if quant_min is None else quant_min
        self.quant_max = high if quant_max is None else quant_max
        self.register_buffer("eps", _C.tensor([eps]))
        self.register_buffer("min_val", _C.tensor(float("inf")))
        self.register_buffer("max_val", _C.tensor(float("-inf")))

    def _is_symmetric(self):
        return self.qscheme in (_C.per_tensor_symmetric, _C.per_channel_symmetric)

    def calculate_qparams(self):
        """Returns scales and zero points."""
        low, high = self.min_val, self.max_val
        if low.numel() == 0 or bool((low > high).all()):
            return _C.tensor([1.0]), _C.tensor([0], dtype=_C.int64)
        low, high = low.clamp(max=0), high.clamp(min=0)
        steps = float(self.quant_max - self.quant_min)
        if self._is_symmetric():
            scale = _functions.maximum(_functions.maximum(-low, high) / (steps / 2), self.eps)
            zero = _functions.zeros_like(scale, dtype=_C.int64)
            if self.dtype == _C.quint8:
                zero = zero + (128 if self.quant_max - self.quant_min == 255 else (self.quant_min + self.quant_max) // 2)
        else:
            scale = _functions.maximum((high - low) / steps, self.eps)
            zero = (self.quant_min - (low / scale).round()).to(_C.int64).clamp(self.quant_min, self.quant_max)
        return scale.reshape(-1), zero.reshape(-1)

    def extra_repr(self):
        return f"min_val={_shown(self.min_val)}, max_val={_shown(self.max_val)}"


def _shown(value):
    return value.item() if value.dim() == 0 else value


class MinMaxObserver(UniformQuantizationObserverBase):
    """One scale for all elements."""

    def forward(self, x_orig):
        if x_orig.numel() != 0:
            low, high = _functions.aminmax(x_orig.detach().float())
            self.min_val, self.max_val = _functions.minimum(low, self.min_val), _functions.maximum(high, self.max_val)
        return x_orig


class PerChannelMinMaxObserver(UniformQuantizationObserverBase):
    """A scale for each index of a dimension."""

    def __init__(self, ch_axis=0, dtype=_C.quint8, qscheme=_C.per_channel_affine, **kwargs):
        super().__init__(dtype=dtype, qscheme=qscheme, **kwargs)
        self.ch_axis = ch_axis
        self.min_val, self.max_val = _C.tensor([]), _C.tensor([])

    def forward(self, x_orig):
        if x_orig.numel() != 0:
            rows = x_orig.detach().float().movedim(self.ch_axis, 0).flatten(1)
            low, high = _functions.aminmax(rows, dim=1)
            known = self.min_val.numel() != 0
            self.min_val = _functions.minimum(low, self.min_val) if known else low
            self.max_val = _functions.maximum(high, self.max_val) if known else high
        return x_orig


default_dynamic_quant_observer = PlaceholderObserver.with_args(dtype=_C.quint8, quant_min=0, quant_max=255, is_dynamic=True)
default_weight_observer = MinMaxObserver.with_args(dtype=_C.qint8, qscheme=_C.per_tensor_symmetric)
default_per_channel_weight_observer = PerChannelMinMaxObserver.with_args(dtype=_C.qint8, qscheme=_C.per_channel_symmetric)
default_placeholder_observer = PlaceholderObserver
