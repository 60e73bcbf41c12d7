"""Kernels of the catalogue's operators that are composed in Python: those that few programs call and that need no
speed. Their gradients are those of the operators that they call."""

from .. import _C
from .._library.catalogue_kernels import kernel
from .._loading import lazy_module
from .._ops import ops
from .._shared.overridable import overridable
from . import sobol

_functional = lazy_module("keyfall.nn.functional")
_resample = lazy_module("keyfall.nn._resample")
_parts = lazy_module("keyfall.sparse.parts")
_functions = _C._VariableFunctions


# ---- Indexing without checks

def _clamped(self, indices):
    """Indices outside of a dimension become its first or last index."""
    return [index if index is None else index.clamp(-size, size - 1)
            for index, size in zip(indices, self.shape)]


@kernel("_unsafe_masked_index")
def _unsafe_masked_index(self, mask, indices, fill):
    if self.numel() == 0:
        return self.new_full((*mask.shape, *self.shape[len(indices):]), fill)
    return ops.aten.index.Tensor(self, _clamped(self, indices)).masked_fill(~mask, fill)


@kernel("_unsafe_masked_index_put_accumulate")
def _unsafe_masked_index_put_accumulate(self, mask, indices, values):
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


@kernel("_grouped_mm")
def _grouped_mm(self, mat2, offs=None, bias=None, out_dtype=None):
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

@kernel("_chunk_cat")
def _chunk_cat(tensors, dim, num_chunks):
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


@kernel("hash_tensor")
def hash_tensor(self, dim=(), *, keepdim=False, mode=0):
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


@kernel("_shape_as_tensor")
def _shape_as_tensor(self):
    return _C.tensor(list(self.shape), dtype=_C.int64)


@kernel("_euclidean_dist")
def _euclidean_dist(x1, x2):
    one, two = x1.pow(2).sum(-1, keepdim=True), x2.pow(2).sum(-1, keepdim=True)
    left = _functions.cat([x1.mul(-2), one, _functions.ones_like(one)], -1)
    right = _functions.cat([x2, _functions.ones_like(two), two], -1)
    return left.matmul(right.mT).clamp_min(0).sqrt()


# ---- Layers

@kernel("bilinear")
def bilinear(input1, input2, weight, bias=None):
    return _functional.bilinear(input1, input2, weight, bias)


@kernel("_int_mm")
def _int_mm(self, mat2):
    if self.device.type == "cpu":
        return ops.quantized._mm_bytes(self, mat2)
    if self.dtype != _C.int8 or mat2.dtype != _C.int8:
        raise RuntimeError(f"expected matrices of int8, found {self.dtype} and {mat2.dtype}")
    return self.to(_C.int32) @ mat2.to(_C.int32)


@kernel("_int_mm.out")
def _int_mm_out(self, mat2, *, out):
    if out.dtype != _C.int32:
        found = next(row["plain_name"] for row in _C._dtype_table() if row["dtype"] is out.dtype)
        raise RuntimeError(f"int_mm_out_cpu: Expected result dtype to be of type kInt but got {found}")
    return _functions.cat([_int_mm(self, mat2)], out=out)  # warns if it has to resize out


@kernel("_compute_linear_combination")
def _compute_linear_combination(input, coefficients):
    if input.dim() == 0:
        raise RuntimeError("Empty tensor not supported")
    return _functions.tensordot(coefficients.to(input.dtype), input, [1], [0])


@kernel("_compute_linear_combination.out")
def _add_linear_combination(input, coefficients, *, out):
    return out.add_(ops.aten._compute_linear_combination.default(input, coefficients))


@kernel("_weight_int8pack_mm")
def _weight_int8pack_mm(self, mat2, scales):
    if mat2.dtype != _C.int8 or self.dim() != 2 or mat2.dim() != 2 or scales.shape != mat2.shape[:1]:
        raise RuntimeError(f"_weight_int8pack_mm: expected a matrix, a matrix of int8 and a scale for each of its rows, found "
                           f"{tuple(self.shape)}, {mat2.dtype} {tuple(mat2.shape)} and {tuple(scales.shape)}")
    return (self.float() @ mat2.float().t() * scales.float()).to(self.dtype)


def _are_scales(scale_a, scale_b, rows, columns):
    """One scale for each matrix, or for each row of the first and each column of the second."""
    if scale_a.dtype != _C.float32 or scale_b.dtype != _C.float32:
        return False
    return scale_a.numel() == scale_b.numel() == 1 or (scale_a.shape == (rows, 1) and scale_b.shape == (1, columns))


@kernel("_scaled_mm")
def _scaled_mm(self, mat2, scale_a, scale_b, bias=None, scale_result=None, out_dtype=None, use_fast_accum=False):
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


@kernel("batch_norm_update_stats")
def batch_norm_update_stats(input, running_mean, running_var, momentum):
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


def _antialiased(mode):
    """Kernels of resampling with a filter that grows as the size shrinks: by size, and by size or factors."""

    @kernel(f"_upsample_{mode}2d_aa")
    def by_size(self, output_size, align_corners, scales_h=None, scales_w=None):
        return _resample._antialiased(self, output_size, [scales_h, scales_w], mode, align_corners)

    @kernel(f"_upsample_{mode}2d_aa.vec")
    def by_factors(input, output_size, align_corners, scale_factors):
        factors = list(scale_factors or (None, None))
        size = output_size or [int(size * factor) for size, factor in zip(input.shape[-2:], factors)]
        return _resample._antialiased(input, size, factors, mode, align_corners)


for _mode in ("bilinear", "bicubic", "lanczos"):
    _antialiased(_mode)


# ---- Fake quantization

def _rounded(self, scale, zero_point, quant_min, quant_max):
    """Rounds to the levels; the gradient is 1 where the value is inside of them and 0 elsewhere."""
    levels = (self.detach() / scale).round() + zero_point
    inside = (levels >= quant_min) & (levels <= quant_max)
    rounded = (levels.clamp(quant_min, quant_max) - zero_point) * scale
    kept = self * inside
    return kept + (rounded - kept).detach()


@kernel("fake_quantize_per_tensor_affine", "fake_quantize_per_tensor_affine.tensor_qparams")
def fake_quantize_per_tensor_affine(self, scale, zero_point, quant_min, quant_max):
    return _rounded(self, scale, zero_point, quant_min, quant_max)


@kernel("fake_quantize_per_channel_affine")
def fake_quantize_per_channel_affine(self, scale, zero_point, axis, quant_min, quant_max):
    if not 0 <= axis < self.dim():
        raise RuntimeError(f"fake_quantize_per_channel_affine: expected axis to be a dimension of self, from 0 to "
                           f"{self.dim() - 1}, but got {axis}")
    shape = [-1 if dim == axis else 1 for dim in range(self.dim())]
    return _rounded(self, scale.reshape(shape), zero_point.reshape(shape), quant_min, quant_max)


# ---- Sobol sequences

kernel("_sobol_engine_initialize_state_")(sobol.initialize)
kernel("_sobol_engine_scramble_")(sobol.scramble)
kernel("_sobol_engine_draw")(sobol.draw)
kernel("_sobol_engine_ff_")(sobol.fast_forward)


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
