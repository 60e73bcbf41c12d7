"""Linear layers with quantized weights, whose inputs become bytes in each call."""

from .... import _C, nn
from ...._loading import load as _load, missing as _missing
from ...._ops import ops
from ...._shared.absent import absent_class as _absent_class
from . import linear as _linear

__all__ = ["Linear"]


class Linear(_linear.Linear):
    """A linear layer with weights of int8 or float16; inputs and results are float32. quantize_dynamic makes them.

    >>> keyfall.ao.nn.quantized.dynamic.Linear(20, 30)(keyfall.randn(128, 20)).shape
    torch.Size([128, 30])
    """

    _version = 4

    def __init__(self, in_features, out_features, bias_=True, dtype=_C.qint8):
        super().__init__(in_features, out_features, bias_, dtype)
        self.version = self._version

    def forward(self, x):
        packed = self._packed_params
        if packed.dtype == _C.qint8:
            result = ops.quantized.linear_dynamic.default(x, packed._packed_params, self.version is not None and self.version >= 4)
        else:
            result = ops.quantized.linear_dynamic_fp16.default(x, packed._packed_params)
        return result.to(x.dtype)

    def _get_name(self):
        return "DynamicQuantizedLinear"

    def extra_repr(self):
        dtype = self._packed_params.dtype
        text = f"in_features={self.in_features}, out_features={self.out_features}, dtype={dtype}"
        return text + (f", qscheme={self.weight().qscheme()}" if dtype == _C.qint8 else "")

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs):
        self.version = local_metadata.get("version")
        super()._load_from_state_dict(state_dict, prefix, local_metadata, False, missing_keys, unexpected_keys, error_msgs)

    @classmethod
    def from_float(cls, mod, use_precomputed_fake_quant=False):
        """Makes a layer of a float layer, whose attribute `qconfig` says how."""
        if not isinstance(mod, nn.Linear) or not hasattr(mod, "qconfig"):
            raise AssertionError(f"expected a Linear that has a qconfig, found {type(mod)}")
        config = mod.qconfig if mod.qconfig is not None and mod.qconfig.weight is not None else None
        observer = config.weight() if config else _default_observer()
        if observer.dtype not in (_C.qint8, _C.float16):
            raise AssertionError("The only supported dtypes for dynamic quantized linear are qint8 and float16, got: "
                                 f"{observer.dtype}")
        observer(mod.weight)
        weight = mod.weight.detach().float()
        made = cls(mod.in_features, mod.out_features, dtype=observer.dtype)
        made.set_weight_bias(_linear.quantize_weight(weight, observer) if observer.dtype == _C.qint8 else weight, mod.bias)
        return made


def _default_observer():
    return _load("keyfall.ao.quantization.qconfig").default_dynamic_qconfig.weight()


def __getattr__(name):
    if name not in ("GRU", "GRUCell", "LSTM", "LSTMCell", "RNNCell"):
        raise _missing(__name__, name)
    value = globals()[name] = _absent_class(f"torch.ao.nn.quantized.dynamic.{name}")
    return value
