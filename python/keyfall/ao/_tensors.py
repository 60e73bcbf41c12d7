"""Quantized tensors: integers with a scale and a zero point for all, or one for each index of a dimension. They
hold weights of quantized modules: their numbers can be read, copied and saved, but not computed with."""

import collections

from .. import _C, _utils
from .._tensor_str import _add_suffixes, _tensor_str
from ..storage import TypedStorage

_INTEGERS = {_C.qint8: _C.int8, _C.quint8: _C.uint8, _C.qint32: _C.int32}
# What works on the integers alone; all else would ignore the scale.
_PLAIN = frozenset({
    "__get__", "dim", "element_size", "is_contiguous", "is_floating_point", "is_complex", "ndimension", "nelement", "numel",
    "size", "stride", "storage_offset", "untyped_storage", "data_ptr", "get_device", "__len__", "__hash__",
    "linear_prepack"})
_SHAPED = frozenset({"clone", "contiguous", "cpu", "detach", "__deepcopy__"})


class QuantizedTensor(_C.Tensor):
    """A tensor of a quantized dtype. quantize_per_tensor and quantize_per_channel make one."""

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        name = getattr(func, "__name__", str(func))
        with _C.DisableTorchFunctionSubclass():
            if name in _PLAIN:
                return func(*args, **(kwargs or {}))
            if name in _SHAPED:
                return _like(args[0], _integers(args[0]).clone() if name in ("clone", "__deepcopy__")
                             else _integers(args[0]))
        raise NotImplementedError(f"{name} is not implemented for quantized tensors: use dequantize() or int_repr()")

    dtype = property(lambda self: self._q_dtype, doc="The quantized dtype.")
    is_quantized = property(lambda self: True, doc="True.")
    requires_grad = property(lambda self: False, doc="False: integers have no gradients.")

    def qscheme(self):
        """per_tensor_affine or per_channel_affine."""
        return _C.per_tensor_affine if self._q_axis is None else _C.per_channel_affine

    def q_scale(self):
        """The scale of all elements."""
        self._expect(False)
        return self._q_scales

    def q_zero_point(self):
        """The integer that stands for 0."""
        self._expect(False)
        return self._q_zero_points

    def q_per_channel_scales(self):
        """The scales of a dimension, as float64."""
        self._expect(True)
        return self._q_scales

    def q_per_channel_zero_points(self):
        """The zero points of a dimension, as int64."""
        self._expect(True)
        return self._q_zero_points

    def q_per_channel_axis(self):
        """The dimension that has scales."""
        self._expect(True)
        return self._q_axis

    def _expect(self, per_channel):
        if per_channel != (self._q_axis is not None):
            raise RuntimeError(f"expected a tensor with a scale for {'each index of a dimension' if per_channel else 'all'}"
                               f", found {self.qscheme()}")

    def int_repr(self):
        """The integers."""
        return _integers(self).clone()

    def dequantize(self):
        """The numbers, as float32."""
        scales, zeros = _along(self)
        return (_integers(self).float() - zeros) * scales

    def _storage_arguments(self):
        whole = _integers(self).contiguous()
        storage = TypedStorage(wrap_storage=whole.untyped_storage(), dtype=self.dtype, _internal=True)
        how = (self.qscheme(), self._q_scales, self._q_zero_points)
        if self._q_axis is not None:
            how += (self._q_axis,)
        return (storage, whole.storage_offset(), tuple(whole.shape), whole.stride(), how, False,
                collections.OrderedDict())

    def __reduce_ex__(self, protocol):
        return _utils._rebuild_qtensor, self._storage_arguments()

    def __repr__(self, *, tensor_contents=None):
        text = _tensor_str(self.dequantize(), 7) if tensor_contents is None else tensor_contents
        suffixes = [f"size={tuple(self.shape)}", f"dtype={self.dtype}", f"quantization_scheme={self.qscheme()}",
                    f"scale={self._q_scales}", f"zero_point={self._q_zero_points}"]
        if self._q_axis is not None:
            suffixes.append(f"axis={self._q_axis}")
        return _add_suffixes("tensor(" + text, suffixes, 7, force_newline=False)


def _integers(tensor):
    with _C.DisableTorchFunctionSubclass():
        return _C.Tensor.detach(tensor).as_subclass(_C.Tensor)


def _along(tensor):
    """Scales and zero points that broadcast with the integers."""
    if tensor._q_axis is None:
        return tensor._q_scales, tensor._q_zero_points
    shape = [1] * tensor.dim()
    shape[tensor._q_axis] = -1
    return tensor._q_scales.float().view(shape), tensor._q_zero_points.view(shape)


def _make(integers, dtype, scales, zero_points, axis=None):
    with _C.DisableTorchFunctionSubclass():
        result = integers.as_subclass(QuantizedTensor)
    result._q_dtype, result._q_scales, result._q_zero_points, result._q_axis = dtype, scales, zero_points, axis
    return result


def _like(tensor, integers):
    return _make(integers, *(getattr(tensor, name) for name in ("_q_dtype", "_q_scales", "_q_zero_points", "_q_axis")))


def _check(input, dtype, what):
    if dtype not in _INTEGERS:
        raise RuntimeError(f"{what}: expected a quantized dtype ({', '.join(map(str, _INTEGERS))}), found {dtype}")
    if not isinstance(input, _C.Tensor) or input.dtype != _C.float32:
        found = input.dtype if isinstance(input, _C.Tensor) else type(input).__name__
        raise RuntimeError(f"{what}: expected a tensor of float32, found {found}")


def _quantized(input, scales, zero_points, dtype):
    limits = _C.iinfo(_INTEGERS[dtype])
    if dtype == _C.qint32:
        return (input * (1.0 / scales)).round().double().add(zero_points).clamp(limits.min, limits.max).to(_C.int32)
    return ((input * (1.0 / scales)).round() + zero_points).clamp(limits.min, limits.max).to(_INTEGERS[dtype])


def quantize_per_tensor(input, scale, zero_point, dtype):
    """Integers of a tensor: round(input / scale) + zero_point, within the range of dtype.

    >>> keyfall.quantize_per_tensor(keyfall.tensor([0.3, -1.]), 0.25, 0, keyfall.qint8).int_repr()
    tensor([ 1, -4], dtype=torch.int8)
    """
    _check(input, dtype, "quantize_per_tensor")
    scale, zero_point = float(scale), int(zero_point)
    if not scale > 0:
        raise RuntimeError(f"quantize_per_tensor: expected a scale above 0, found {scale}")
    inverse = 1.0 / _C.tensor(scale, dtype=_C.float32).item()
    return _make(_quantized(input.detach(), 1.0 / _C.tensor(inverse, dtype=_C.float32).item(), zero_point, dtype),
                 dtype, scale, zero_point)


def quantize_per_channel(input, scales, zero_points, axis, dtype):
    """Integers of a tensor, with a scale and a zero point for each index of a dimension.

    >>> x, zeros = keyfall.ones(2, 2), keyfall.zeros(2, dtype=keyfall.int64)
    >>> keyfall.quantize_per_channel(x, keyfall.tensor([0.5, 0.25]), zeros, 0, keyfall.qint8).int_repr()
    tensor([[2, 2],
            [4, 4]], dtype=torch.int8)
    """
    _check(input, dtype, "quantize_per_channel")
    axis = axis if axis >= 0 else axis + input.dim()
    if not 0 <= axis < input.dim() or scales.numel() != input.shape[axis] or zero_points.numel() != scales.numel():
        raise RuntimeError(f"quantize_per_channel: expected a scale and a zero point for each index of dimension {axis} "
                           f"of {tuple(input.shape)}, found {scales.numel()} and {zero_points.numel()}")
    shape = [1] * input.dim()
    shape[axis] = -1
    integers = _quantized(input.detach(), scales.float().view(shape), zero_points.view(shape), dtype)
    return _make(integers, dtype, scales.detach().double(), zero_points.detach().long(), axis)


def _empty_affine_quantized(size, *, scale=1.0, zero_point=0, dtype, device=None):
    if device is not None and _C.device(device).type != "cpu":
        raise NotImplementedError(f"_empty_affine_quantized: quantized tensors are on the CPU only, not on {device}")
    if dtype not in _INTEGERS:
        raise RuntimeError(f"_empty_affine_quantized: expected a quantized dtype, found {dtype}")
    return _make(_C._VariableFunctions.zeros(list(size), dtype=_INTEGERS[dtype]), dtype, float(scale), int(zero_point))


def _quantized_dtype(integers):
    for dtype, plain in _INTEGERS.items():
        if plain == integers.dtype:
            return dtype
    raise RuntimeError(f"expected integers of int8, uint8 or int32, found {integers.dtype}")


def _make_per_tensor_quantized_tensor(input, scale, zero_point):
    return _make(input.detach().clone(), _quantized_dtype(input), float(scale), int(zero_point))


def _make_per_channel_quantized_tensor(input, scale, zero_point, axis):
    return _make(input.detach().clone(), _quantized_dtype(input), scale.double(), zero_point.long(), axis)


def rebuild(storage, storage_offset, size, stride, how):
    """A tensor of a file: `how` is the scheme, then scales, zero points and the dimension."""
    dtype = storage.dtype
    if dtype not in _INTEGERS or not isinstance(how, tuple) or len(how) not in (3, 4):
        raise RuntimeError(f"a saved quantized tensor has an unknown form: {dtype}, {how!r}")
    integers = _utils._rebuild(storage, _INTEGERS[dtype], storage_offset, size, stride)
    if len(how) == 3:
        return _make(integers, dtype, float(how[1]), int(how[2]))
    return _make(integers, dtype, how[1], how[2], how[3])

