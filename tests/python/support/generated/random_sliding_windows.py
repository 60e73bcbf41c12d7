#!/usr/bin/env python3
"""Random calls of convolutions, pooling and other operators that slide windows over images, most of them
small: the same call with PyTorch and with Keyfall.

    random_sliding_windows.py FIRST COUNT     writes PyTorch's results for so many seeds, pickled

Sizes start at 1, so that a window is often as large as the image or larger. Tensors have random layouts.
First and second derivatives by every argument are compared."""

import pickle
import random
import sys
import types

import random_calls

SIZES = (1, 1, 1, 2, 2, 3, 4, 5, 7, 9)
COMMON = ("float32",) * 8 + ("float64",) * 6 + ("bfloat16", "float16", "complex64", "int64")
POOLED = ("float32",) * 8 + ("float64",) * 6 + ("bfloat16", "float16", "int64", "uint8")


class WindowCall(random_calls.Call):
    """One call. It is run and reported like other random calls."""

    def __init__(self, torch, seed):
        self.torch, self.seed, self.random = torch, seed, random.Random(seed)
        self.changes, self.mode, self.plain = [], "plain", None
        self.form = types.SimpleNamespace(how="functional")
        self.twice = self.chance(0.2)

    # ---- Numbers

    def below(self, limit):
        return self.random.randrange(limit)

    def between(self, least, most):
        return self.random.randint(least, most)

    def sizes(self, dims):
        most = 9 if dims < 3 else 5
        sizes = [min(self.random.choice(SIZES), most) for _ in range(dims)]
        if self.chance(0.02):
            sizes[self.below(dims)] = 0
        return sizes

    def listed(self, dims, make):
        """Returns a number for all dimensions, or one for each."""
        return make() if self.chance(0.4) else [make() for _ in range(dims)]

    def stride(self):
        if self.chance(0.4):
            return 1
        return self.between(1, 60) if self.chance(0.1) else self.between(0 if self.chance(0.02) else 1, 4)

    def dilation(self):
        return 1 if self.chance(0.5) else self.between(1, 4)

    def kernel(self):
        return 1 if self.chance(0.3) else self.between(1, 4)

    def leading(self, channels):
        """Returns a batch dimension, or none."""
        if self.chance(0.2):
            return [channels]
        return [0 if self.chance(0.03) else self.between(1, 3), channels]

    # ---- Tensors

    def tensor(self, shape, dtype, special=False):
        """Returns numbers of this dtype in a random layout, at times with a gradient."""
        torch, count = self.torch, 1
        for size in shape:
            count *= size
        kind = getattr(torch, dtype)
        whole = not (kind.is_floating_point or kind.is_complex)
        numbers = [self.between(1, 6) if whole else self.random.uniform(-3, 3) for _ in range(count)]
        if special and not whole and self.chance(0.15):
            special = self.random.choice((float("nan"), float("-inf"), float("inf")))
            share = self.random.choice((0.2, 1.0))
            numbers = [special if self.chance(share) else n for n in numbers]
        made = torch.tensor(numbers, dtype=torch.int64 if whole else torch.float64)
        made = self.placed(made.reshape(shape).to(kind))
        if not whole and self.chance(0.6):
            made.requires_grad_()
        return made

    def placed(self, x):
        if self.chance(0.45):
            return x
        if self.chance(0.4):
            return self.with_odd_strides(x)
        if x.dim() in (4, 5) and self.chance(0.5):
            last = "channels_last" if x.dim() == 4 else "channels_last_3d"
            return x.contiguous(memory_format=getattr(self.torch, last))
        return self.laid_out(x)[0]

    def with_odd_strides(self, x):
        """Returns a contiguous tensor with arbitrary strides in dimensions of size 1."""
        strides = [self.between(0, 9) if n == 1 else s for n, s in zip(x.shape, x.stride())]
        return x.as_strided(x.shape, strides)

    # ---- Calls: (name, function, arguments, keyword arguments)

    def convolution(self):
        dims, dtype = self.between(1, 3), self.random.choice(COMMON)
        transposed = self.chance(0.45)
        groups = self.between(2, 3) if self.chance(0.3) else 1
        inside, outside = self.between(1, 4), self.between(1, 5)
        if self.chance(0.1):
            groups, inside, outside = self.between(1, 9), 1, self.between(1, 2)
        kernel = [self.kernel() for _ in range(dims)]
        x = self.tensor(self.leading(groups * inside + self.chance(0.02)) + self.sizes(dims), dtype)
        first, second = (groups * inside, outside) if transposed else (groups * outside, inside)
        weight = self.tensor([first, second, *kernel], dtype)
        bias = self.tensor([groups * outside], dtype) if self.chance(0.5) else None
        given = {"stride": self.listed(dims, self.stride), "dilation": self.listed(dims, self.dilation),
                 "padding": self.listed(dims, lambda: 0 if self.chance(0.5) else self.between(0, 4)),
                 "groups": groups}
        if transposed:
            given["output_padding"] = self.listed(dims, lambda: self.below(3) if self.chance(0.4) else 0)
        elif self.chance(0.2):
            given["padding"] = self.random.choice(("same", "valid"))
            if self.chance(0.7):
                given["stride"] = 1
        return f"conv{'_transpose' if transposed else ''}{dims}d", [x, weight, bias], given

    def window(self, dims):
        """Draws the arguments of pooling: padding is at most half of the kernel, most of the time."""
        kernel = [self.kernel() for _ in range(dims)]
        padding = [self.between(0, k // 2) if self.chance(0.97) else self.between(0, 4) for k in kernel]
        if self.chance(0.3):
            kernel, padding = kernel[0], min(padding[0], kernel[0] // 2)
        return {"kernel_size": kernel, "padding": padding, "ceil_mode": self.chance(0.5),
                "stride": None if self.chance(0.2) else self.listed(dims, self.stride)}

    def max_pool(self):
        dims = self.between(1, 3)
        # If nothing exceeds the lowest value, PyTorch loses the depth of channels_last_3d.
        x = self.tensor(self.leading(self.between(1, 4)) + self.sizes(dims),
                        self.random.choice(POOLED), special=dims < 3)
        given = {**self.window(dims), "dilation": self.listed(dims, self.dilation),
                 "return_indices": self.chance(0.5)}
        if misses(x.shape[-dims:], given):
            x = x.detach().contiguous()  # PyTorch writes the gradient past the end of its memory
        return f"max_pool{dims}d", [x], given

    def avg_pool(self):
        dims = self.between(1, 3)
        x = self.tensor(self.leading(self.between(1, 4)) + self.sizes(dims),
                        self.random.choice(POOLED[:-1]))
        given = {**self.window(dims), "count_include_pad": self.chance(0.5)}
        if dims > 1 and self.chance(0.3):
            given["divisor_override"] = self.random.choice((1, 2, 7, -3, 0))
        return f"avg_pool{dims}d", [x], given

    def lp_pool(self):
        dims, window = self.between(1, 3), self.window(1)
        x = self.tensor(self.leading(self.between(1, 3)) + self.sizes(dims),
                        self.random.choice(("float32", "float64")))
        kernel = self.kernel() if dims == 1 else self.listed(dims, self.kernel)
        return f"lp_pool{dims}d", [x, self.random.choice((1, 2, 3)), kernel], {
            "stride": window["stride"] if isinstance(window["stride"], int) else None,
            "ceil_mode": window["ceil_mode"]}

    def adaptive(self):
        dims, kind = self.between(1, 3), self.random.choice(("avg", "max"))
        x = self.tensor(self.leading(self.between(1, 4)) + self.sizes(dims),
                        self.random.choice(POOLED[:16]), special=True)
        size = self.listed(dims, lambda: self.random.choice(SIZES))
        if isinstance(size, list) and self.chance(0.1):
            size[self.below(dims)] = None if dims > 1 else 1
        given = {"return_indices": self.chance(0.5)} if kind == "max" else {}
        return f"adaptive_{kind}_pool{dims}d", [x, size], given

    def columns(self):
        kernel = [self.kernel(), self.kernel()]
        given = {"kernel_size": kernel, "dilation": self.listed(2, self.dilation),
                 "padding": self.listed(2, lambda: self.between(0, 3)),
                 "stride": self.listed(2, self.stride)}
        dtype = self.random.choice(COMMON[:17])
        sizes = self.sizes(2)
        if self.chance(0.5):
            return "unfold", [self.tensor(self.leading(self.between(1, 3)) + sizes, dtype)], given
        blocks = 1
        for d, size in enumerate(sizes):
            step, around, apart = (one if isinstance(one, int) else one[d] for one in (
                given["stride"], given["padding"], given["dilation"]))
            blocks *= max((size + 2 * around - apart * (kernel[d] - 1) - 1) // max(step, 1) + 1, 0)
        rows = kernel[0] * kernel[1] * self.between(1, 3)
        return "fold", [self.tensor(self.leading(rows) + [blocks], dtype), sizes], given

    def pad(self):
        dims, mode = self.between(1, 3), self.random.choice(
            ("constant", "reflect", "replicate", "circular"))
        x = self.tensor(self.leading(self.between(1, 3)) + self.sizes(dims),
                        self.random.choice(COMMON[:17]))
        least = -1 if self.chance(0.2) else 0
        around = [self.between(least, 3) for _ in range(2 * dims)]
        return "pad", [x, around], {"mode": mode}

    def interpolate(self):
        dims = self.between(1, 3)
        modes = ["nearest", "nearest-exact", "area", ("linear", "bilinear", "trilinear")[dims - 1]]
        mode = self.random.choice(modes + ["bicubic"] * (dims == 2))
        x = self.tensor([self.between(1, 2), self.between(1, 3)] + self.sizes(dims),
                        self.random.choice(("float32", "float64")))
        given = {"mode": mode}
        if "linear" in mode or mode == "bicubic":
            given["align_corners"] = self.chance(0.5)
        if self.chance(0.5):
            given["size"] = self.listed(dims, lambda: self.random.choice(SIZES))
        else:
            given["scale_factor"] = self.random.choice((0.5, 1.5, 2, 3, 0.3, 1.0))
        return "interpolate", [x], given

    def prepare(self):
        make = self.random.choice((self.convolution,) * 8 + (self.max_pool,) * 4 + (self.avg_pool,) * 3
                                  + (self.adaptive,) * 2 + (self.columns, self.columns, self.lp_pool,
                                                            self.pad, self.interpolate))
        name, self.args, self.kwargs = make()
        self.schema = types.SimpleNamespace(full_name=name, name=name, arguments=[])
        return name, getattr(self.torch.nn.functional, name), self.args

    def gradients(self, results):
        """Returns the gradients of all arguments; at times also their gradients."""
        more = self.second(results) if self.twice else []
        first = super().gradients(results)
        return first + more if isinstance(first, list) and isinstance(more, list) else first and more

    def second(self, results):
        """Returns the gradients of the gradients, for all that they depend on."""
        torch = self.torch
        leaves = [t for t in self.given if t.requires_grad]
        roots = [r for r in results if r.requires_grad]
        if not roots:
            return []
        try:
            weights = [torch.full_like(r, 0.5).requires_grad_() for r in roots]
            made = torch.autograd.grad(roots, leaves, weights, create_graph=True, allow_unused=True)
            made = [g for g in made if g is not None and g.requires_grad]
            if not made:
                return []
            sources = [*leaves, *weights]
            more = torch.autograd.grad(made, sources, [g.detach() for g in made], retain_graph=True,
                                       allow_unused=True)
        except Exception as error:  # noqa: BLE001 - an error is an outcome
            return type(error).__name__, str(error).split("\n")[0]
        # A missing gradient counts as zeros here.
        return [random_calls.content(torch, torch.zeros_like(x) if g is None else g)
                for g, x in zip(more, sources)]


def misses(sizes, given):
    """True if dilated windows skip all of the input in one of the dimensions."""
    for d, size in enumerate(sizes):
        kernel, padding, dilation = (one if isinstance(one, int) else one[d] for one in (
            given["kernel_size"], given["padding"], given["dilation"]))
        if all(not 0 <= tap * dilation - padding < size for tap in range(kernel)):
            return True
    return False


def run(torch, seed):
    try:
        return WindowCall(torch, seed).run()
    except random_calls.Skip:
        return None


if __name__ == "__main__":
    import faulthandler
    import warnings

    import torch as library

    warnings.simplefilter("ignore")
    library.set_num_threads(1)
    for number in range(int(sys.argv[1]), int(sys.argv[1]) + int(sys.argv[2])):
        faulthandler.dump_traceback_later(60, exit=True)
        pickle.dump((number, run(library, number)), sys.stdout.buffer)
        sys.stdout.buffer.flush()
