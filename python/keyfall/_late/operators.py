"""Operators that are composed in Python and registered when the first of them is used: those that few
programs call and that need no speed. `keyfall.ops.aten` finds them by name, the package has them as
functions. Their gradients are those of the operators that they call."""

from .. import _C
from .._loading import lazy_module
from .._ops import ops
from .._shared.overridable import overridable
from ..library import Library
from . import sobol

_functional = lazy_module("keyfall.nn.functional")
_resample = lazy_module("keyfall.nn._resample")
_parts = lazy_module("keyfall.sparse.parts")
_functions = _C._VariableFunctions
_library = Library("aten", "FRAGMENT")


def operator(*schemas, key="CompositeImplicitAutograd"):
    """Decorator: registers a function as an operator, with one schema for each overload. The name then
    stands for the operator. With the key CompositeExplicitAutograd it has no derivative."""

    def register(function):
        for schema in schemas:
            _library.define(schema)
            _library.impl(schema.partition("(")[0], function, key)
        name = schemas[0].partition("(")[0].partition(".")[0]
        packet = getattr(ops.aten, name)

        def call(*args, **kwargs):
            for key in ("out", "dim"):  # None is as good as nothing for functions
                if kwargs.get(key, key) is None:
                    del kwargs[key]
            try:
                return packet(*args, **kwargs)
            except RuntimeError as error:  # functions say TypeError where operators do not
                said = str(error)
                if said.startswith((f"aten::{name}() ", "Overloaded torch operator invoked")):
                    raise TypeError(said.removeprefix("aten::")) from None
                raise
        call.__name__ = call.__qualname__ = name
        call.__doc__ = function.__doc__
        call.__module__ = "keyfall"
        return overridable(call)

    return register


def _written(result, out):
    """Copies a result to `out`, by an operator that warns if it has to resize `out`."""
    if result.dim():
        return _functions.cat([result], out=out)
    return _functions.amax(result.unsqueeze(0), 0, out=out)


def _with_out(schema, function):
    """Registers the overload of a function that writes to `out`."""
    def call(*args, out, **kwargs):
        result = function(*args, **kwargs)
        if not _functions.can_cast(result.dtype, out.dtype):
            raise RuntimeError(f"result type {result.dtype} can't be cast to the desired output type {out.dtype}")
        return _written(result, out)
    _library.define(schema)
    _library.impl(schema.partition("(")[0], call, "CompositeImplicitAutograd")


# ---- Indexing without checks

@operator("_unsafe_index.Tensor(Tensor self, Tensor?[] indices) -> Tensor")
def _unsafe_index(self, indices):
    """index; indices are checked here, too."""
    return ops.aten.index.Tensor(self, indices)


@operator("_unsafe_index_put(Tensor self, Tensor?[] indices, Tensor values, bool accumulate=False) -> Tensor")
def _unsafe_index_put(self, indices, values, accumulate=False):
    """index_put; indices are checked here, too."""
    return ops.aten.index_put(self, indices, values, accumulate)


def _clamped(self, indices):
    """Indices outside of a dimension become its first or last index."""
    return [index if index is None else index.clamp(-size, size - 1)
            for index, size in zip(indices, self.shape)]


@operator("_unsafe_masked_index(Tensor self, Tensor mask, Tensor?[] indices, Scalar fill) -> Tensor")
def _unsafe_masked_index(self, mask, indices, fill):
    """index where the mask is true, fill elsewhere; indices may be out of range there."""
    if self.numel() == 0:
        return self.new_full((*mask.shape, *self.shape[len(indices):]), fill)
    return ops.aten.index.Tensor(self, _clamped(self, indices)).masked_fill(~mask, fill)


@operator("_unsafe_masked_index_put_accumulate(Tensor self, Tensor mask, Tensor?[] indices, Tensor values) "
          "-> Tensor")
def _unsafe_masked_index_put_accumulate(self, mask, indices, values):
    """Adds the values where the mask is true."""
    if self.numel() == 0:
        return self.clone()
    return ops.aten.index_put(self, _clamped(self, indices), values.masked_fill(~mask, 0), True)


# ---- Groups of matrices

def _check_groups(self, mat2, offs, bias, out_dtype):
    """Raises what PyTorch says about arguments of _grouped_mm."""
    kinds = {_C.float32, _C.bfloat16, _C.float16}
    for name, matrix in (("mat_a", self), ("mat_b", mat2)):
        if matrix.dtype not in kinds:
            raise RuntimeError(f"Expected {name} to be Float32, BFloat16 or Float16 matrix, got {matrix.dtype}")
        if matrix.dim() not in (2, 3):
            raise RuntimeError(f"{name} has to be 2 or 3d")
    both = self.dim() == mat2.dim() == 3
    failed = ((self.shape[-1] != mat2.shape[-2], "contraction dimension of mat_a and mat_b must match"),
              (both and len(self) != len(mat2), "batched dimension has to match"),
              ((offs is None) != both, "Have to provide offsets if there is a 2d matrix, or no offset if both matrices "
                                       "are 3d"),
              (offs is not None and offs.dim() != 1, "offs has to be 1D"),
              (offs is not None and offs.dtype != _C.int32, "Offsets have to be int32"),
              (bias is not None, "Bias not supported yet"),
              (out_dtype not in (None, self.dtype), "Grouped gemm output dtype must match `mat_a` dtype"))
    for wrong, text in failed:
        if wrong:
            raise RuntimeError(text)
    if any(matrix.dim() == 3 and offs is not None and len(matrix) != len(offs) for matrix in (self, mat2)):
        raise RuntimeError("matrix batch sizes have to match")


@operator("_grouped_mm(Tensor self, Tensor mat2, Tensor? offs=None, Tensor? bias=None, ScalarType? out_dtype=None) "
          "-> Tensor")
def _grouped_mm(self, mat2, offs=None, bias=None, out_dtype=None):
    """A product for each group. offs has the ends of the groups: of rows of self if only mat2 has a dimension for
    groups, of columns of mat2 if only self has one, and of the summed dimension if neither has."""
    _check_groups(self, mat2, offs, bias, out_dtype)
    if offs is None:
        return _functions.bmm(self, mat2)
    ends = offs.tolist()
    last = ends[-1] if ends else 0
    parts = [slice(begin, end) for begin, end in zip([0, *ends], ends)]
    if self.dim() == mat2.dim() == 2:
        made = [self[:, part] @ mat2[part] for part in parts]
        return _functions.stack(made) if made else self.new_zeros(0, len(self), mat2.shape[1])
    if self.dim() == 2:
        made = [self[part] @ matrix for part, matrix in zip(parts, mat2)]
        rest = self.new_zeros(len(self) - last, mat2.shape[-1])
        return _functions.cat([*made, rest])
    made = [matrix @ mat2[:, part] for part, matrix in zip(parts, self)]
    return _functions.cat([*made, self.new_zeros(self.shape[1], mat2.shape[1] - last)], 1)


# ---- Joining and reducing

@operator("_chunk_cat(Tensor[] tensors, int dim, int num_chunks) -> Tensor", key="CompositeExplicitAutograd")
def _chunk_cat(tensors, dim, num_chunks):
    """Splits each tensor into chunks along dim, padded with zeros, and joins the flat chunks."""
    if num_chunks < 1:
        raise RuntimeError("_chunk_cat expects positive num_chunks")
    if not tensors:
        raise RuntimeError("_chunk_cat expects a non-empty input tensor list")
    if dim < 0 and len({tensor.dim() for tensor in tensors}) > 1:
        raise RuntimeError("_chunk_cat expects non-negative dim when input tensors have different ndims")
    for tensor in tensors:
        if tensor.numel() == 0:
            raise RuntimeError("_chunk_cat expects non-empty tensor")
        if not -tensor.dim() <= dim < tensor.dim():
            if tensor is tensors[0]:
                raise IndexError(f"Dimension out of range (expected to be in range of [{-tensor.dim()}, "
                                 f"{tensor.dim() - 1}], but got {dim})")
            raise RuntimeError("_chunk_cat expects dim < ndim for all input tensors")
        if tensor.shape[:dim] != tensors[0].shape[:dim]:
            raise RuntimeError("_chunk_cat expects same sizes of 0,...,dim-1 dimensions for all tensors")
    parts = []
    dim %= max(tensors[0].dim(), 1)
    for tensor in tensors:
        lead, size = tensor.shape[:dim], tensor.shape[dim]
        width = -(-size // num_chunks)
        missing = tensor.new_zeros((*lead, width * num_chunks - size, *tensor.shape[dim + 1:]))
        parts.append(_functions.cat([tensor, missing], dim).reshape(*lead, num_chunks, -1))
    return _functions.cat(parts, dim + 1)


def _check_reduced(self, dims):
    if self.dim() > 64:
        raise RuntimeError("only tensors with up to 64 dims are supported")
    for at, one in enumerate(dims):
        if one in dims[:at]:
            raise RuntimeError(f"dim {one} appears multiple times in the list of dims")
        if self.dim() and self.shape[one] == 0:
            raise IndexError(f"hash_tensor: Expected reduction dim {one} to have non-zero size.")


@operator("hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor")
def hash_tensor(self, dim=(), *, keepdim=False, mode=0):
    """The exclusive or of all elements, or over dimensions, as 64-bit patterns of int64 or float64.

    >>> keyfall.hash_tensor(keyfall.tensor([5, 3]))
    tensor(6, dtype=torch.uint64)
    """
    dim = [dim] if isinstance(dim, int) else dim or ()
    if mode != 0:
        raise RuntimeError(f"hash_tensor: unknown mode {mode}")
    if self.numel() == 0 and not dim:
        raise RuntimeError("hash_tensor: Expected reduction dim to be specified for input.numel() == 0. "
                           "Specify the reduction dim with the 'dim' argument.")
    if self.is_complex():  # has no pattern of 64 bits
        raise NotImplementedError(f"\"xor_sum_cpu\" not implemented for '{_parts.type_name(self)}'")
    bits = self.double().resolve_neg().view(_C.int64) if self.is_floating_point() else self.to(_C.int64)
    for one in dim:
        if not -max(self.dim(), 1) <= one < max(self.dim(), 1):
            raise IndexError(f"hash_tensor: dimension {one} is out of range for a tensor of {self.dim()} dimensions")
    _check_reduced(self, [one % max(self.dim(), 1) for one in dim])
    dims = sorted({one % max(self.dim(), 1) for one in dim} or range(self.dim()))
    for one in dims if self.dim() else ():
        while bits.shape[one] > 1:
            half = bits.shape[one] // 2
            rest = bits.narrow(one, 2 * half, bits.shape[one] - 2 * half)
            bits = _functions.cat([bits.narrow(one, 0, half) ^ bits.narrow(one, half, half), rest], one)
    for one in reversed(dims if self.dim() and not keepdim else []):
        bits = bits.squeeze(one)
    return bits.view(_C.uint64)


_with_out("_chunk_cat.out(Tensor[] tensors, int dim, int num_chunks, *, Tensor(a!) out) -> Tensor(a!)", _chunk_cat)
_with_out("hash_tensor.out(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0, Tensor(a!) out) -> Tensor(a!)",
          hash_tensor)


@operator("_aminmax(Tensor self) -> (Tensor, Tensor)",
          "_aminmax.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor, Tensor)")
def _aminmax(self, dim=None, keepdim=False):
    """An older aminmax."""
    return tuple(_functions.aminmax(self, dim=dim, keepdim=keepdim))


@operator("_unique(Tensor self, bool sorted=True, bool return_inverse=False) -> (Tensor, Tensor)")
def _unique(self, sorted=True, return_inverse=False):
    """The distinct elements, and where each element is among them."""
    return tuple(ops.aten._unique2(self, sorted, return_inverse))[:2]


@operator("_shape_as_tensor(Tensor self) -> Tensor")
def _shape_as_tensor(self):
    """The sizes as a tensor."""
    return _C.tensor(list(self.shape), dtype=_C.int64)


@operator("_stack(Tensor[] tensors, int dim=0) -> Tensor")
def _stack(tensors, dim=0):
    """stack."""
    return _functions.stack(tensors, dim)


@operator("special_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor")
def special_softmax(self, dim, dtype=None):
    """softmax."""
    return self.softmax(dim, dtype)


@operator("_euclidean_dist(Tensor x1, Tensor x2) -> Tensor")
def _euclidean_dist(x1, x2):
    """Distances between the rows of two matrices, by one matrix product."""
    one, two = x1.pow(2).sum(-1, keepdim=True), x2.pow(2).sum(-1, keepdim=True)
    left = _functions.cat([x1.mul(-2), one, _functions.ones_like(one)], -1)
    right = _functions.cat([x2, _functions.ones_like(two), two], -1)
    return left.matmul(right.mT).clamp_min(0).sqrt()


# ---- Layers

@operator("_weight_norm(Tensor v, Tensor g, int dim=0) -> Tensor")
def _weight_norm(v, g, dim=0):
    """v * g / norm_except_dim(v, 2, dim)."""
    return v * (g / ops.aten.norm_except_dim(v, 2, dim))


@operator("norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor")
def norm_except_dim(v, pow=2, dim=0):
    """The norms over all dimensions but one; of the whole tensor if dim is -1.

    >>> keyfall.norm_except_dim(keyfall.tensor([[3., 4.], [6., 8.]])).flatten()
    tensor([ 5., 10.])
    """
    if dim == -1:
        return v.norm(pow)
    v.size(dim)  # raises if there is no such dimension
    return v.norm(pow, [other for other in range(v.dim()) if other != dim % v.dim()], True)


@operator("bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor")
def bilinear(input1, input2, weight, bias=None):
    """input1 @ weight[k] @ input2 + bias[k] for each k.

    >>> keyfall.bilinear(keyfall.ones(1, 2), keyfall.ones(1, 3), keyfall.ones(4, 2, 3))
    tensor([[6., 6., 6., 6.]])
    """
    return _functional.bilinear(input1, input2, weight, bias)


@operator("conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor")
def conv_tbc(self, weight, bias, pad=0):
    """conv1d of (time, batch, channels), with weights of (width, in, out).

    >>> keyfall.conv_tbc(keyfall.ones(3, 1, 2), keyfall.ones(2, 2, 4), keyfall.zeros(4)).shape
    torch.Size([2, 1, 4])
    """
    result = _functions.conv1d(self.permute(1, 2, 0), weight.permute(2, 1, 0), bias, padding=pad)
    return result.permute(2, 0, 1)


@operator("native_channel_shuffle(Tensor self, SymInt groups) -> Tensor")
def native_channel_shuffle(self, groups):
    """channel_shuffle.

    >>> keyfall.native_channel_shuffle(keyfall.arange(4).view(1, 4, 1, 1), 2).flatten()
    tensor([0, 2, 1, 3])
    """
    return _functions.channel_shuffle(self, groups)


@operator("_int_mm(Tensor self, Tensor mat2) -> Tensor")
def _int_mm(self, mat2):
    """The product of two matrices of int8, as int32."""
    if self.device.type == "cpu":
        return ops.quantized._mm_bytes(self, mat2)
    if self.dtype != _C.int8 or mat2.dtype != _C.int8:
        raise RuntimeError(f"expected matrices of int8, found {self.dtype} and {mat2.dtype}")
    return self.to(_C.int32) @ mat2.to(_C.int32)


def _write_int32(schema, function):
    def call(*args, out):
        if out.dtype != _C.int32:
            found = next(row["plain_name"] for row in _C._dtype_table() if row["dtype"] is out.dtype)
            raise RuntimeError(f"int_mm_out_cpu: Expected result dtype to be of type kInt but got {found}")
        result = function(*args)
        return _written(result, out)
    _library.define(schema)
    _library.impl(schema.partition("(")[0], call, "CompositeImplicitAutograd")


_write_int32("_int_mm.out(Tensor self, Tensor mat2, *, Tensor(a!) out) -> Tensor(a!)", ops.aten._int_mm)


@operator("_addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, bool use_gelu=False) "
          "-> Tensor")
def _addmm_activation(self, mat1, mat2, *, beta=1, alpha=1, use_gelu=False):
    """relu of addmm, or its gelu."""
    result = _functions.addmm(self, mat1, mat2, beta=beta, alpha=alpha)
    return ops.aten.gelu(result) if use_gelu else _functions.relu(result)


_with_out("_addmm_activation.out(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1, "
          "bool use_gelu=False, Tensor(a!) out) -> Tensor(a!)", _addmm_activation)


@operator("_compute_linear_combination(Tensor input, Tensor coefficients) -> Tensor")
def _compute_linear_combination(input, coefficients):
    """Sums of the tensors input[i], times the numbers of each row of coefficients."""
    if input.dim() == 0:
        raise RuntimeError("Empty tensor not supported")
    return _functions.tensordot(coefficients.to(input.dtype), input, [1], [0])


@operator("_compute_linear_combination.out(Tensor input, Tensor coefficients, *, Tensor(a!) out) -> Tensor(a!)")
def _add_linear_combination(input, coefficients, *, out):
    """Adds the sums to `out`, as in PyTorch."""
    return out.add_(ops.aten._compute_linear_combination.default(input, coefficients))


@operator("_weight_int8pack_mm(Tensor self, Tensor mat2, Tensor scales) -> Tensor")
def _weight_int8pack_mm(self, mat2, scales):
    """self @ mat2.t() * scales, where mat2 is int8 and has a scale for each row."""
    if mat2.dtype != _C.int8 or self.dim() != 2 or mat2.dim() != 2 or scales.shape != mat2.shape[:1]:
        raise RuntimeError(f"_weight_int8pack_mm: expected a matrix, a matrix of int8 and a scale for each of its rows, found "
                           f"{tuple(self.shape)}, {mat2.dtype} {tuple(mat2.shape)} and {tuple(scales.shape)}")
    return (self.float() @ mat2.float().t() * scales.float()).to(self.dtype)


def _are_scales(scale_a, scale_b, rows, columns):
    """One scale for each matrix, or for each row of the first and each column of the second."""
    if scale_a.dtype != _C.float32 or scale_b.dtype != _C.float32:
        return False
    return scale_a.numel() == scale_b.numel() == 1 or (scale_a.shape == (rows, 1) and scale_b.shape == (1, columns))


@operator("_scaled_mm(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, "
          "Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False) -> Tensor")
def _scaled_mm(self, mat2, scale_a, scale_b, bias=None, scale_result=None, out_dtype=None, use_fast_accum=False):
    """The product of two matrices of float8, times their scales, in another type; the two last options are for GPUs."""
    for name, matrix in (("mat1", self), ("mat2", mat2)):
        if matrix.dim() != 2:
            raise RuntimeError(f"{name} must be a matrix")
    (rows, inner), (other, columns) = self.shape, mat2.shape
    if inner != other:
        raise RuntimeError(f"mat_a and mat_b shapes cannot be multiplied ({rows}x{inner} and {other}x{columns})")
    small = all(m.is_floating_point() and m.dtype.itemsize == 1 for m in (self, mat2))
    if not small or not _are_scales(scale_a, scale_b, rows, columns):
        raise ValueError(
            "Invalid scaling configuration: expected matrices of float8 and scales of float32, one for each matrix, or of shapes "
            f"({rows}, 1) and (1, {columns}). Got {self.dtype} and {mat2.dtype}, scales {scale_a.dtype} {tuple(scale_a.shape)} "
            f"and {scale_b.dtype} {tuple(scale_b.shape)}")
    result = self.float() @ mat2.float() * (scale_a * scale_b)
    result = result if bias is None else result + bias
    dtype = self.dtype if out_dtype is None else out_dtype
    if dtype.is_floating_point and dtype.itemsize == 1:  # too large numbers become the largest
        result = result.clamp(-_C.finfo(dtype).max, _C.finfo(dtype).max)
    return result.to(dtype)


_with_out("_scaled_mm.out(Tensor self, Tensor mat2, Tensor scale_a, Tensor scale_b, Tensor? bias=None, "
          "Tensor? scale_result=None, ScalarType? out_dtype=None, bool use_fast_accum=False, *, Tensor(a!) out) -> Tensor(a!)",
          _scaled_mm)


@operator("batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, float momentum) "
          "-> (Tensor, Tensor)")
def batch_norm_update_stats(input, running_mean, running_var, momentum):
    """The mean and the biased variance of each channel, after an update of the running ones.

    >>> keyfall.batch_norm_update_stats(keyfall.tensor([[1., 2.], [3., 6.]]), None, None, 0.1)
    (tensor([2., 4.]), tensor([1., 4.]))
    """
    channels = input.size(1)
    if input.numel() == 0:
        raise RuntimeError(f"input tensor must have at least one element, but got input_sizes = {list(input.shape)}")
    for name, running in (("running_mean", running_mean), ("running_var", running_var)):
        if running is not None and running.numel() != channels:
            raise RuntimeError(f"{name} should contain {channels} elements not {running.numel()}")
    dims = [dim for dim in range(input.dim()) if dim != 1]
    var, mean = _functions.var_mean(input, dims, correction=0)
    count = input.numel() // channels
    if running_mean is not None:
        running_mean.lerp_(mean.to(running_mean.dtype), momentum)
    if running_var is not None:
        running_var.lerp_((var * (count / max(count - 1, 1))).to(running_var.dtype), momentum)
    return mean, var


@operator("_batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor(a!) running_mean, "
          "Tensor(b!) running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)")
def _batch_norm_with_update(input, weight, bias, running_mean, running_var, momentum, eps):
    """native_batch_norm in training, and an empty reserve."""
    return (*_functions.native_batch_norm(input, weight, bias, running_mean, running_var, True, momentum,
                                          eps), input.new_empty(0, dtype=_C.uint8))


@operator("_batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, "
          "Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)")
def _batch_norm_no_update(input, weight, bias, running_mean, running_var, momentum, eps):
    """native_batch_norm with given statistics, and an empty reserve."""
    return (*_functions.native_batch_norm(input, weight, bias, running_mean, running_var, False, momentum,
                                          eps), input.new_empty(0, dtype=_C.uint8))


def _antialiased(mode):
    """Registers resampling with a filter that grows as the size shrinks: by size, and by size or factors."""
    name = f"_upsample_{mode}2d_aa"

    @operator(f"{name}(Tensor self, SymInt[2] output_size, bool align_corners, float? scales_h=None, "
              "float? scales_w=None) -> Tensor")
    def by_size(self, output_size, align_corners, scales_h=None, scales_w=None):
        return _resample._antialiased(self, output_size, [scales_h, scales_w], mode, align_corners)

    def by_factors(input, output_size, align_corners, scale_factors):
        factors = list(scale_factors or (None, None))
        size = output_size or [int(size * factor) for size, factor in zip(input.shape[-2:], factors)]
        return _resample._antialiased(input, size, factors, mode, align_corners)

    _library.define(f"{name}.vec(Tensor input, SymInt[]? output_size, bool align_corners, float[]? scale_factors) "
                    "-> Tensor")
    _library.impl(f"{name}.vec", by_factors, "CompositeImplicitAutograd")
    return by_size


_upsample_bilinear2d_aa, _upsample_bicubic2d_aa, _upsample_lanczos2d_aa = map(
    _antialiased, ("bilinear", "bicubic", "lanczos"))


# ---- Fake quantization

def _rounded(self, scale, zero_point, quant_min, quant_max):
    """Rounds to the levels; the gradient is 1 where the value is inside of them and 0 elsewhere."""
    levels = (self.detach() / scale).round() + zero_point
    inside = (levels >= quant_min) & (levels <= quant_max)
    rounded = (levels.clamp(quant_min, quant_max) - zero_point) * scale
    kept = self * inside
    return kept + (rounded - kept).detach()


@operator("fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, "
          "int quant_max) -> Tensor",
          "fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, "
          "int quant_min, int quant_max) -> Tensor")
def fake_quantize_per_tensor_affine(self, scale, zero_point, quant_min, quant_max):
    """self rounded to the numbers (q - zero_point) * scale, for integers q in a range.

    >>> keyfall.fake_quantize_per_tensor_affine(keyfall.tensor([0.3, 0.9]), 0.25, 0, 0, 255)
    tensor([0.2500, 1.0000])
    """
    return _rounded(self, scale, zero_point, quant_min, quant_max)


@operator("fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, "
          "int quant_min, int quant_max) -> Tensor")
def fake_quantize_per_channel_affine(self, scale, zero_point, axis, quant_min, quant_max):
    """fake_quantize_per_tensor_affine with a scale for each index of a dimension.

    >>> x, zeros = keyfall.tensor([[0.3], [0.9]]), keyfall.zeros(2, dtype=keyfall.int32)
    >>> keyfall.fake_quantize_per_channel_affine(x, keyfall.tensor([0.25, 0.5]), zeros, 0, 0, 255)
    tensor([[0.2500],
            [1.0000]])
    """
    shape = [-1 if dim == axis else 1 for dim in range(self.dim())]
    return _rounded(self, scale.reshape(shape), zero_point.reshape(shape), quant_min, quant_max)


# ---- Sobol sequences

_sobol_engine_initialize_state_ = operator(
    "_sobol_engine_initialize_state_(Tensor(a!) self, int dimension) -> Tensor(a!)")(sobol.initialize)
_sobol_engine_scramble_ = operator(
    "_sobol_engine_scramble_(Tensor(a!) self, Tensor ltm, int dimension) -> Tensor(a!)")(sobol.scramble)
_sobol_engine_draw = operator(
    "_sobol_engine_draw(Tensor quasi, int n, Tensor sobolstate, int dimension, int num_generated, "
    "ScalarType? dtype) -> (Tensor, Tensor)")(sobol.draw)
_sobol_engine_ff_ = operator(
    "_sobol_engine_ff_(Tensor(a!) self, int n, Tensor sobolstate, int dimension, int num_generated) "
    "-> Tensor(a!)")(sobol.fast_forward)


_segment_reduce = _functions.segment_reduce


# ---- Lists that are functions only

@overridable
def _foreach_clone(self, *, memory_format=None):
    """Clones of all tensors of a list."""
    return tuple(tensor.clone() if memory_format is None else tensor.clone(memory_format=memory_format)
                 for tensor in self)


@overridable
def _foreach_mm(self, mat2):
    """The products of the matrices of two lists."""
    if not self:
        raise RuntimeError("_foreach_mm requires non-empty tensor lists")
    if len(self) != len(mat2):
        raise RuntimeError("_foreach_mm: self and mat2 must have the same number of tensors")
    return tuple(one.mm(two) for one, two in zip(self, mat2))
