"""Results of the catalogue's samples for operators that tests/ops does not replay: those with kernels in Python, of
sparse tensors, and older names. Run with PyTorch, this writes what the tests compare with:

    python tests/python/support/generated/catalogue_results.py      (PyTorch 2.13)"""

import json
import lzma
import math
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
DATA = ROOT / "tests/python/data/catalogue_results.json.xz"
sys.path[:0] = [str(ROOT / "tools/opgen"), str(ROOT / "tests/ops")]

import entries  # noqa: E402
import samples as language  # noqa: E402

NAMES = """_stack special_softmax special_log_softmax special_logsumexp _logcumsumexp _cast_Byte _cast_Char _cast_Double
    _cast_Float _cast_Half _cast_Int _cast_Long _cast_Short _dim_arange _reshape_copy chalf trapz.x trapz.dx
    _add_relu.Tensor _add_relu.Scalar _unsafe_index.Tensor _unsafe_index_put _index_put_impl_ native_channel_shuffle _aminmax
    _aminmax.dim _unique _grid_sampler_2d_cpu_fallback _slow_conv2d_forward _batch_norm_with_update _batch_norm_no_update
    _weight_norm norm_except_dim conv_tbc _addmm_activation is_complex is_floating_point is_signed is_conj is_neg is_set_to
    trace_backward value_selecting_reduction_backward cummaxmin_backward rrelu_with_noise_backward glu_jvp""".split()
# Whose arguments no forward pass gives, or whose results have undefined parts.
LEFT_OUT = {"_cdist_backward", "_pdist_backward", "cumprod_backward", "multilabel_margin_loss_backward",
            "_weight_norm_interface_backward", "_sparse_compressed_tensor_with_dims"}


def calls():
    """Returns [(operator, sample)]."""
    return [(family.schema.full_name, sample) for family in entries.read(ROOT)
            if (family.kind == "python" or family.schema.full_name in NAMES) and family.schema.full_name not in LEFT_OUT
            for sample in family.entry.get("samples", [])]


def shown(torch, value):
    """The result as JSON has it."""
    if isinstance(value, (list, tuple)):
        return [shown(torch, item) for item in value]
    if not isinstance(value, torch.Tensor):
        return repr(value)
    if value.layout is not torch.strided:
        return [str(value.layout), shown(torch, value.to_dense())]
    values = value.to(torch.complex64) if value.dtype is torch.complex32 else value
    values = torch.view_as_real(values.resolve_conj()) if values.is_complex() else values
    return [str(value.dtype), list(value.shape), values.detach().double().flatten().tolist()]


def outcome(torch, name, sample, dtype):
    """What a call gives; the type of the error if it fails."""
    name, _, overload = name.partition(".")
    torch.manual_seed(0)
    args, kwargs = language.evaluate(torch, sample, dtype, "plain", sample)
    try:
        return shown(torch, getattr(getattr(torch.ops.aten, name), overload or "default")(*args, **kwargs))
    except Exception as error:
        return type(error).__name__


def outcomes(torch):
    """Yields (operator, sample, type, what the call gives)."""
    for name, sample in calls():
        for dtype in (torch.float32, torch.int64) if "T(" in sample else (torch.float32,):
            yield name, sample, str(dtype), outcome(torch, name, sample, dtype)


def alike(a, b):
    """True for equal results, with a tolerance for the rounding of float32."""
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(alike, a, b))
    if isinstance(a, float) and isinstance(b, float):
        return math.isclose(a, b, rel_tol=1e-4, abs_tol=1e-5) or a != a and b != b
    return a == b


def main():
    import torch

    with lzma.open(DATA, "wt") as file:
        json.dump(list(outcomes(torch)), file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
