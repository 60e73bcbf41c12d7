"""The class of nested tensors, and the functions that make them."""

import copy

from .. import _C
from .._C import Tensor

_functions = _C._VariableFunctions

# What runs on each part: functions of elements, functions of rows, and conversions.
_EACH = frozenset("""
    abs add add_ bfloat16 bitwise_not celu clamp clamp_max clamp_min clone contiguous cos detach div div_ double dropout
    elu embedding eq exp expm1 feature_dropout fill_ float gelu ge gt half hardswish hardtanh layer_norm le leaky_relu
    linear log log1p logical_not lt masked_fill masked_fill_ matmul mish mul mul_ ne neg ones_like pow reciprocal relu
    relu_ requires_grad_ rms_norm rsqrt rsub scaled_dot_product_attention sgn sigmoid silu sin softplus sqrt square sub
    sub_ tanh threshold to true_divide where zero_ zeros_like
""".split())
# The same with dimensions among the arguments, which count the batch.
_WITH_DIMS = {"softmax": 1, "log_softmax": 1, "_softmax": 1, "sum": 1, "mean": 1, "amax": 1, "amin": 1, "prod": 1, "var": 1,
              "std": 1, "all": 1, "any": 1, "argmax": 1, "argmin": 1, "cumsum": 1, "norm": 2, "unsqueeze": 1,
              "squeeze": 1, "transpose": 2, "flip": 1, "narrow": 1, "select": 1}
# What runs on all parts at once, padded, with a mask: the positions of the mask and of its kind.
_PADDED = {"_native_multi_head_attention": (9, 12), "_transformer_encoder_layer_fwd": (18, 19)}
_ATTRIBUTES = ("dtype", "device", "layout", "requires_grad", "is_leaf", "is_cpu", "is_cuda", "is_sparse")


class NestedTensor(Tensor):
    """A batch of tensors of different sizes."""

    @staticmethod
    def __new__(cls, parts, layout=_C.strided):
        self = Tensor._make_subclass(cls, _functions.empty(0, dtype=parts[0].dtype if parts else None))
        self._parts, self._kind = list(parts), layout
        return self

    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        name = func.__name__
        if name == "__get__":
            return _attribute(args[0], func.__self__.__name__)
        if name in _EACH:
            return _for_each(func, args, kwargs or {})
        if name in _WITH_DIMS:
            return _for_each(func, *_inner_dims(name, args, dict(kwargs or {})))
        if name == "is_same_size":
            return _is_same_size(*args)
        if name == "_fused_sdp_choice":
            return 0  # parts have no batch, which the fused operator needs
        if name in _PADDED:
            return _for_padded(func, _PADDED[name], list(args), dict(kwargs or {}))
        raise NotImplementedError(f"{name}() of a nested tensor: convert it with to_padded_tensor(), or use unbind()")

    # Attributes of the class itself: no function is called for these.
    is_nested = property(lambda self: True)
    layout = property(lambda self: self._kind)
    shape = property(lambda self: self.size())
    ndim = property(lambda self: self.dim())
    dim = property(lambda self: lambda: (self._parts[0].dim() if self._parts else 0) + 1)

    def size(self, dim=None):
        """The size of a dimension, which all parts must share."""
        if dim is None:
            raise RuntimeError("a nested tensor has no shape: its parts have different sizes; use size(dim)")
        count = self.dim()
        if not -count <= dim < count:
            raise IndexError(f"Dimension out of range (expected to be in range of [{-count}, {count - 1}], but got {dim})")
        if dim % count == 0:
            return len(self._parts)
        sizes = {part.size(dim % count - 1) for part in self._parts}
        if len(sizes) > 1:
            raise RuntimeError(f"Given dimension {dim} is irregular and does not have a size.")
        return sizes.pop()

    def _nested_tensor_size(self):
        """The sizes of all parts, one row for each."""
        return _C.tensor([list(part.shape) for part in self._parts])

    def numel(self):
        """The number of elements of all parts."""
        return sum(part.numel() for part in self._parts)

    def unbind(self, dim=0):
        """The parts, as a tuple."""
        if dim != 0:
            raise RuntimeError(f"a nested tensor can be unbound along dimension 0 only, not {dim}")
        return tuple(self._parts)

    def __iter__(self):
        return iter(self._parts)

    def __len__(self):
        return len(self._parts)

    def __getitem__(self, index):
        if isinstance(index, int):
            return self._parts[index]
        raise NotImplementedError("a nested tensor is indexed by a number; unbind() gives its parts")

    def to_padded_tensor(self, padding, output_size=None):
        """One tensor, in which all parts have the largest size of each dimension."""
        if not self._parts:
            raise RuntimeError("at least one constituent tensor should have non-zero numel")
        sizes = [max(part.size(at) for part in self._parts) for at in range(self._parts[0].dim())]
        if output_size is not None:
            sizes = _check_padded_size([len(self._parts), *sizes], output_size)
        return _functions.stack([_padded(part, sizes, padding) for part in self._parts])

    def values(self):
        """The rows of all parts, one after the other."""
        return _functions.cat(self._parts)

    def offsets(self):
        """Where each part begins in values(), and where the last one ends."""
        lengths = _C.tensor([0, *(part.size(0) for part in self._parts)])
        return lengths.cumsum(0)

    def __repr__(self, *, tensor_contents=None):
        parts = ",\n".join("  " + repr(part).replace("\n", "\n  ") for part in self._parts)
        return f"nested_tensor([\n{parts}\n])"

    def __reduce_ex__(self, protocol):
        return NestedTensor, (self._parts, self._kind)

    def __deepcopy__(self, memo):
        return NestedTensor(copy.deepcopy(self._parts, memo), self._kind)


def _is_same_size(self, other):
    texts = ["is nested" if isinstance(each, NestedTensor) else "is not nested" for each in (self, other)]
    if "is not nested" in texts:
        raise RuntimeError(f"Expected both self and other to be nested tensors. Self {texts[0]}. While Other {texts[1]}.")
    return [part.shape for part in self._parts] == [part.shape for part in other._parts]


def _attribute(nested, name):
    if name in _ATTRIBUTES:
        own = nested._parts[0] if nested._parts else _functions.empty(0)
        return getattr(own, name)
    raise NotImplementedError(f"the attribute {name} of a nested tensor: unbind() gives its parts")


def _check_padded_size(own, wanted):
    if len(wanted) != len(own) or any(size < least for size, least in zip(wanted, own)):
        raise RuntimeError(f"Value in output_size is less than NestedTensor padded size. Truncation is not supported: "
                           f"{tuple(wanted)} for {tuple(own)}")
    return list(wanted[1:])


def _padded(part, sizes, padding):
    missing = [size - own for size, own in zip(sizes, part.shape)]
    widths = [width for count in reversed(missing) for width in (0, count)]
    return _functions.constant_pad_nd(part, widths, padding)


def _for_each(func, args, kwargs):
    nested = [value for value in (*args, *kwargs.values()) if isinstance(value, NestedTensor)]
    count = len(nested[0])
    if any(len(other) != count for other in nested):
        raise RuntimeError(f"{func.__name__}(): expected nested tensors with the same number of parts, found "
                           f"{[len(other) for other in nested]}")

    def part(value, at):
        return value._parts[at] if isinstance(value, NestedTensor) else value

    results = [func(*(part(value, at) for value in args), **{name: part(value, at) for name, value in kwargs.items()})
               for at in range(count)]
    return NestedTensor(results, nested[0]._kind)


def _for_padded(func, places, args, kwargs):
    """The result for all parts at once, where a mask hides the padding. A second result, if any, is 0 there."""
    lengths, kind = [part.size(0) for part in args[0]._parts], args[0]._kind
    args = [value.to_padded_tensor(0.0) if isinstance(value, NestedTensor) else value for value in args]
    longest = args[0].size(1)
    hidden = _functions.arange(longest) >= _C.tensor(lengths).unsqueeze(1)
    for place, name, value in zip(places, ("mask", "mask_type"), (hidden, 1)):
        if place < len(args):
            args[place] = value
        else:
            kwargs[name] = value
    found = func(*args, **kwargs)
    first = found if isinstance(found, Tensor) else found[0]
    result = NestedTensor([row[:length] for row, length in zip(first.unbind(0), lengths)], kind)
    if first is found:
        return result
    weights = found[1]
    if weights is not None:  # of each query, and with three dimensions for all heads together
        weights = weights.masked_fill(hidden.view(len(lengths), *[1] * (weights.dim() - 3), longest, 1), 0)
    return result, weights


def _inner_dims(name, args, kwargs):
    """The arguments for one part: dimension 1 of the batch is its dimension 0."""
    count = args[0].dim()
    last = 3 if name == "transpose" else _WITH_DIMS[name] + 1
    first = 1 if name == "transpose" else last - 1

    def inner(dim):
        if isinstance(dim, (list, tuple)):
            return [inner(one) for one in dim]
        if not isinstance(dim, int) or dim in (0, -count):
            raise RuntimeError(f"{name}(): expected a dimension other than the batch of a nested tensor, found {dim}")
        return dim - 1 if dim > 0 else dim

    if len(args) <= first and not {"dim", "dim0"} & kwargs.keys():
        raise RuntimeError(f"{name}() of a nested tensor: expected a dimension")
    args = tuple([inner(value) if first <= at < last else value for at, value in enumerate(args)])
    return args, {key: inner(value) if key in ("dim", "dim0", "dim1") else value for key, value in kwargs.items()}


def _check(tensors):
    if any(part.dim() != tensors[0].dim() for part in tensors):
        raise RuntimeError("All Tensors given to nested_tensor must have the same dimension. "
                           f"Found dimensions {[part.dim() for part in tensors]}")
    return tensors


def as_nested_tensor(ts, dtype=None, device=None, layout=None):
    """A nested tensor of the given ones, which keep their history."""
    if isinstance(ts, NestedTensor):
        return ts.to(device=device, dtype=dtype)
    parts = [_C.as_tensor(part, dtype=dtype, device=device) for part in ts]
    return NestedTensor(_check(parts), layout or _C.strided)


def nested_tensor(tensor_list, *, dtype=None, layout=None, device=None, requires_grad=False, pin_memory=False):
    """A nested tensor with copies of the given tensors or lists.

    >>> keyfall.nested.nested_tensor([[1, 2], [3]]).to_padded_tensor(0)
    tensor([[1, 2],
            [3, 0]])
    """
    parts = [_C.as_tensor(part, dtype=dtype, device=device).detach().clone().requires_grad_(requires_grad)
             for part in tensor_list]
    return NestedTensor(_check(parts), layout or _C.strided)


def to_padded_tensor(input, padding, output_size=None, out=None):
    """One tensor, in which all parts have the largest size of each dimension."""
    padded = input.to_padded_tensor(padding, output_size)
    return padded if out is None else out.copy_(padded)


def nested_tensor_from_jagged(values, offsets=None, lengths=None, jagged_dim=None, min_seqlen=None, max_seqlen=None):
    """A nested tensor of consecutive rows of values."""
    if offsets is None and lengths is None:
        raise RuntimeError("nested_tensor_from_jagged(): at least one of offsets or lengths is required.")
    if jagged_dim not in (None, 1):
        raise NotImplementedError(f"nested_tensor_from_jagged(): jagged_dim must be 1, found {jagged_dim}")
    if offsets is None:
        starts, sizes = (lengths.cumsum(0) - lengths).tolist(), lengths.tolist()
    else:
        starts = offsets.tolist()[:-1]
        sizes = (offsets.diff() if lengths is None else lengths).tolist()
    return NestedTensor([values.narrow(0, *place) for place in zip(starts, sizes)], _C.jagged)


def narrow(tensor, dim, start, length, layout=_C.strided):
    """A nested tensor of tensor[i].narrow(0, start[i], length[i])."""
    if dim != 1:
        raise RuntimeError(f"torch.nested.narrow only supports dim=1, found {dim}")
    count = tensor.size(0)
    starts, sizes = ([value] * count if isinstance(value, int) else value.tolist() for value in (start, length))
    return NestedTensor([part.narrow(0, *place) for part, *place in zip(tensor.unbind(0), starts, sizes)], layout)


def masked_select(tensor, mask):
    """A nested tensor of the elements of each row that the mask selects."""
    if tensor.dim() != 2:
        raise NotImplementedError(f"nested.masked_select(): expected a matrix, found {tensor.dim()} dimensions")
    return NestedTensor([_functions.masked_select(*pair) for pair in zip(tensor, mask.expand_as(tensor))], _C.jagged)
