"""Operators by what autocast does to them on the CPU, with arguments, as the documentation of autocast lists them."""

import keyfall
from keyfall.utils._pytree import tree_map_only

from .common_utils import TestCase

_SIDE = 6
_HALVES = (keyfall.bfloat16, keyfall.float16)


class AutocastCPUTestLists:
    """Rows of (name, arguments[, keyword arguments]), and for operators that promote, of arguments for each of the two
    lower precisions."""

    def __init__(self, dev):
        def cube(dims, dtype=keyfall.float32):
            return keyfall.rand([_SIDE] * dims, device=dev, dtype=dtype)

        def mixed(half):
            return cube(1), cube(1, half)

        def low(*dims):
            return tuple(cube(each, keyfall.bfloat16) for each in dims)

        def promoting(names, form, result):
            both = [mixed(half) for half in _HALVES]
            return [(form.format(name), *both, result) for name in names.split()]

        classes = keyfall.zeros(_SIDE, dtype=keyfall.int64, device=dev)
        signs = keyfall.ones(_SIDE, dtype=keyfall.int64, device=dev)
        compare, compute = "eq ne lt le gt ge", "add mul"
        self.torch_expect_builtin_promote = [*promoting(compare, "{}", keyfall.bool),
                                             *promoting(f"{compute} div sub", "{}", keyfall.float32)]
        self.methods_expect_builtin_promote = [*promoting(compare, "__{}__", keyfall.bool),
                                               *promoting(compute, "__{}__", keyfall.float32)]
        self.torch_need_autocast_promote = [(name, *([mixed(half)] for half in _HALVES)) for name in ("cat", "stack")]
        self.torch_16 = [
            *((f"conv{kind}{dims}d", (cube(dims + 2), cube(dims + 2))) for kind in ("", "_transpose") for dims in (1, 2, 3)),
            *((name, (cube(2), cube(2))) for name in ("mm", "matmul")),
            ("bmm", (cube(3), cube(3))), ("addmm", (cube(2), cube(2), cube(2))),
            ("addbmm", (cube(2), cube(3), cube(3))), ("baddbmm", (cube(3), cube(3), cube(3))),
        ]
        self.nn_16 = [("linear", (cube(2), cube(2)), {})]
        self.torch_fp32 = [
            ("cosine_embedding_loss", (*low(2, 2), signs)), ("hinge_embedding_loss", (*low(2), signs)),
            ("margin_ranking_loss", (*low(1, 1), signs)), ("triplet_margin_loss", low(2, 2, 2)),
            ("binary_cross_entropy_with_logits", low(2, 2)),
        ]
        self.nn_fp32 = [
            *((name, low(2, 2)) for name in ("binary_cross_entropy", "huber_loss", "mse_loss", "smooth_l1_loss")),
            ("avg_pool3d", low(4), {"kernel_size": 2}), ("reflection_pad1d", low(3), {"padding": (2, 1)}),
            ("nll_loss", (*low(2), classes)), ("multi_margin_loss", (*low(2), classes)),
            ("soft_margin_loss", (*low(1), signs)),
        ]


class TestAutocast(TestCase):
    """A test case that runs operators under autocast."""

    def args_maybe_kwargs(self, op_with_args):
        """A row with its keyword arguments, which may be left out."""
        name, args, *rest = op_with_args
        return name, args, rest[0] if rest else {}

    def _run_autocast_outofplace(self, op, args, run_as_type, device, out_type=None, module=keyfall, add_kwargs=None,
                                 amp_dtype=keyfall.bfloat16):
        """Checks the result's type under autocast, of the function and of the method, and that the values are those of
        arguments that were converted before."""
        options = add_kwargs or {}
        calls = [getattr(module, op)] if module is not None and hasattr(module, op) else []
        if hasattr(keyfall.Tensor, op):
            calls.append(getattr(keyfall.Tensor, op))
        self.assertTrue(calls, f"there is no {op}")

        def convert(tensor):
            return tensor.to(run_as_type) if tensor.is_floating_point() else tensor

        expected = calls[0](*tree_map_only(keyfall.Tensor, convert, args), **options)
        for call in calls:
            with keyfall.amp.autocast(device_type=device, dtype=amp_dtype):
                result = call(*args, **options)
            if isinstance(result, keyfall.Tensor):
                self.assertEqual(result.dtype, out_type or run_as_type, f"the type of {op}'s result")
            self.assertEqual(result, expected, atol=0, rtol=0)
