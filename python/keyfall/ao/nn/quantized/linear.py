"""What linear layers with packed weights share."""

from .... import _C, nn
from ...._shared.absent import describe as _describe
from ...._ops import ops
from ..._tensors import _empty_affine_quantized, quantize_per_channel, quantize_per_tensor


class LinearPackedParams(nn.Module):
    """Weight and bias of a linear layer, packed. They are in `state_dict`, but are no parameters."""

    _version = 3

    def __init__(self, dtype=_C.qint8):
        super().__init__()
        self.dtype = dtype
        self.set_weight_bias(_initial(1, 1, dtype), None)

    def set_weight_bias(self, weight, bias):
        """Packs them."""
        pack = ops.quantized.linear_prepack if self.dtype == _C.qint8 else ops.quantized.linear_prepack_fp16
        self._packed_params = pack(weight, bias)

    def _weight_bias(self):
        return self._packed_params.unpack()

    def forward(self, x):
        return x

    def _save_to_state_dict(self, destination, prefix, keep_vars):
        super()._save_to_state_dict(destination, prefix, keep_vars)
        destination[prefix + "dtype"] = self.dtype
        destination[prefix + "_packed_params"] = self._weight_bias()

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs):
        version = local_metadata.get("version")
        self.dtype = _C.qint8 if version is None or version < 2 else state_dict.pop(prefix + "dtype")
        if version is None or version < 3:
            self.set_weight_bias(state_dict.pop(prefix + "weight"), state_dict.pop(prefix + "bias"))
        else:
            self.set_weight_bias(*state_dict.pop(prefix + "_packed_params"))
        super()._load_from_state_dict(state_dict, prefix, local_metadata, False, missing_keys, unexpected_keys, error_msgs)

    def __repr__(self):
        return repr(self._weight_bias())


def _initial(rows, columns, dtype):
    if dtype == _C.qint8:
        return _empty_affine_quantized([rows, columns], scale=1, zero_point=0, dtype=dtype)
    if dtype == _C.float16:
        return _C._VariableFunctions.zeros(rows, columns)
    raise RuntimeError(f"expected qint8 or float16 as the type of quantized weights, found {dtype}")


def quantize_weight(weight, observer):
    """The weights as qint8, with what the observer has chosen."""
    scale, zero = observer.calculate_qparams()
    if observer.ch_axis < 0:
        return quantize_per_tensor(weight, scale.item(), zero.item(), _C.qint8)
    return quantize_per_channel(weight, scale.double(), zero.long(), observer.ch_axis, _C.qint8)


class Linear(nn.Module):
    """The base of `dynamic.Linear`. Quantized inputs are not supported."""

    _version = 3

    def __init__(self, in_features, out_features, bias_=True, dtype=_C.qint8):
        super().__init__()
        self.in_features, self.out_features = in_features, out_features
        self._packed_params = LinearPackedParams(dtype)
        bias = _C._VariableFunctions.zeros(out_features) if bias_ else None
        self._packed_params.set_weight_bias(_initial(out_features, in_features, dtype), bias)
        self.scale, self.zero_point = 1.0, 0

    def forward(self, x):
        raise NotImplementedError(_describe("torch.ao.nn.quantized.Linear"))

    def _get_name(self):
        return "QuantizedLinear"

    def _weight_bias(self):
        return self._packed_params._weight_bias()

    def weight(self):
        """The quantized weight."""
        return self._weight_bias()[0]

    def bias(self):
        """The bias, or None."""
        return self._weight_bias()[1]

    def set_weight_bias(self, w, b):
        """Packs a weight and a bias."""
        self._packed_params.set_weight_bias(w, b)

    def __repr__(self):
        return f"{self._get_name()}({self.extra_repr()})"

    def _save_to_state_dict(self, destination, prefix, keep_vars):
        super()._save_to_state_dict(destination, prefix, keep_vars)
        destination[prefix + "scale"] = _C.tensor(self.scale)
        destination[prefix + "zero_point"] = _C.tensor(self.zero_point)

    def _load_from_state_dict(self, state_dict, prefix, local_metadata, strict, missing_keys, unexpected_keys, error_msgs):
        self.scale = float(state_dict.pop(prefix + "scale"))
        self.zero_point = int(state_dict.pop(prefix + "zero_point"))
        super()._load_from_state_dict(state_dict, prefix, local_metadata, False, missing_keys, unexpected_keys, error_msgs)
