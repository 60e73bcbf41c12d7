#!/usr/bin/env python3
"""Random functions of every kind of operator, called several times: eagerly, compiled, and as replays.

    replay_programs.py FIRST COUNT      prints the seeds whose calls differ, with the first difference

A seed draws a function and its calls. Functions compute, make views, write to arguments, intermediates and tensors
that they find, change shapes and memory of all of them, draw random numbers, use values, run operators that only
the CPU has, and write to out= arguments that do not fit. Between calls, arguments get other values, shapes and
memory, and the caller writes to results and to what the function finds. Compared are results, arguments and found
tensors: values, geometry, and which of them share memory."""

import random
import sys
import warnings

import keyfall
from keyfall.utils._pytree import tree_leaves

MODES = ("eager", "default", "reduce-overhead")
CALLS = 4
SHAPES = ((2, 3), (3,), (3, 2), (6,), (1, 3), (4, 1))
UNARY = ("neg", "abs", "sin", "relu", "square", "sigmoid", "exp")
BINARY = ("add", "sub", "mul", "maximum")

_library = keyfall.library.Library("replayed", "DEF")
_library.define("twice(Tensor x) -> Tensor")
_library.define("twice_(Tensor(a!) x) -> Tensor(a!)")
_library.define("positives(Tensor x) -> Tensor")
_library.impl("twice", lambda x: x * 2, "CPU")
_library.impl("twice_", lambda x: x.mul_(2), "CPU")
_library.impl("positives", lambda x: x[x > 0].clone(), "CPU")


class Unfit(Exception):
    """No tensor fits the step."""


class Run:
    """One call of a function: the tensors that it has, and a generator of the step's own choices."""

    def __init__(self, tensors, found, number):
        self.tensors, self.found, self.number = [*tensors, *found], found, number
        self.numbers = []
        self.draw = None

    def pick(self, fits=lambda tensor: True):
        fitting = [tensor for tensor in self.tensors if fits(tensor)]
        if not fitting:
            raise Unfit
        return self.draw.choice(fitting)

    def floats(self, fits=lambda tensor: True):
        return self.pick(lambda x: x.dtype is keyfall.float32 and fits(x))

    def writable(self, fits=lambda tensor: True):
        return self.floats(lambda x: fits(x) and all(stride > 0 or size < 2 for size, stride in zip(x.shape, x.stride())))

    def like(self, x):
        return self.floats(lambda y: y.shape == x.shape)

    # ---- Steps: each returns a new tensor or None

    def unary(self):
        return getattr(self.floats(), self.draw.choice(UNARY))()

    def binary(self):
        x = self.floats()
        return getattr(keyfall, self.draw.choice(BINARY))(x, self.like(x))

    def scale(self):
        return self.floats() * self.draw.choice((2.0, -0.5, self.number))

    def reduce(self):
        x = self.floats(lambda x: x.dim() > 0 and x.numel() > 0)
        return getattr(x, self.draw.choice(("sum", "mean", "amax", "cumsum", "softmax")))(self.draw.randrange(x.dim()))

    def sort(self):
        return self.floats(lambda x: x.dim() > 0).sort(-1).values

    def product(self):
        x = self.floats(lambda x: x.dim() == 2)
        return x @ self.floats(lambda y: y.dim() == 2 and y.shape[0] == x.shape[1])

    def join(self):
        x = self.floats(lambda x: x.dim() > 0)
        return keyfall.cat([x, self.floats(lambda y: y.dim() == x.dim() and y.shape[1:] == x.shape[1:])])

    def view(self):
        x = self.floats(lambda x: x.dim() > 0)
        kind = self.draw.randrange(8)
        if kind == 0:
            return x.transpose(0, -1)
        if kind == 1:
            return x.reshape(-1)
        if kind == 2:
            return x[1:]
        if kind == 3:
            return x[::2]
        if kind == 4:
            return x.unsqueeze(0)
        if kind == 5:
            return x.detach()
        return x.unsqueeze(0).expand(2, *x.shape) if kind == 6 and x.dim() < 3 else x[0]

    def write(self):
        x = self.writable()
        kind = self.draw.randrange(8)
        if kind == 0:
            x.mul_(0.5)
        elif kind == 1:
            x.add_(self.like(x))
        elif kind == 2:
            x.fill_(self.draw.choice((1.0, self.number)))
        elif kind == 3:
            x.copy_(self.like(x).sin())
        elif kind == 4 and x.dim() > 0:
            x[0] = 3.0
        elif kind == 5:
            x.relu_()
        elif kind == 6:
            x.masked_fill_(x > 0.5, -1.0)
        else:
            x.sub_(self.number)

    def reshape_in_place(self):
        x = self.floats(lambda x: 0 < x.dim() < 4)
        kind = self.draw.randrange(7)
        if kind == 0:
            x.t_() if x.dim() < 3 else x.transpose_(0, 1)
        elif kind == 1:
            x.unsqueeze_(self.draw.randrange(x.dim()))
        elif kind == 2:
            x.squeeze_()
        elif kind == 3:
            x.transpose_(0, -1)
        elif kind == 4:
            x.resize_(x.numel() - 1 if x.numel() > 1 and x.is_contiguous() else x.shape)
        elif kind == 5:
            x.swapdims_(-1, 0)
        else:
            x.squeeze_(0)

    def grow(self):
        x = self.writable(lambda x: x.is_contiguous())
        x.resize_(x.numel() + self.draw.randrange(3), 2).fill_(0.25)

    def exchange(self):
        x, kind = self.floats(), self.draw.randrange(5)
        if kind == 0:
            x.data = self.floats()
        elif kind == 1:
            x.data = self.floats() * 2
        elif kind == 2:
            x.set_(self.floats())
        elif kind == 3:
            x.set_(self.floats().sin())
        else:
            x.set_()

    def write_out(self):
        x, out = self.floats(), self.writable(lambda x: x.is_contiguous())
        if self.draw.randrange(3) == 0:
            out = keyfall.empty(0)
        kind = self.draw.randrange(3)
        if kind == 0:
            return keyfall.mul(x, 2.0, out=out)
        if kind == 1 and x.dim() > 0:
            return keyfall.cat([x, x], out=out)
        return keyfall.add(x, self.like(x), out=out)

    def random(self):
        kind = self.draw.randrange(8)
        if kind == 0:
            return keyfall.rand(2, 3)
        if kind == 1:
            return keyfall.rand_like(self.floats())
        if kind == 2:
            return keyfall.nn.functional.dropout(self.floats(), 0.5)
        if kind == 3:
            return keyfall.randperm(3).float()
        if kind == 4:
            self.writable().bernoulli_(0.5)
            return None
        if kind == 5:
            self.writable().uniform_()
            return None
        if kind == 6:
            return keyfall.randn(3)
        return keyfall.multinomial(keyfall.ones(4), 3).float()

    def seed(self):
        keyfall.manual_seed(3)

    def use_values(self):
        x = self.floats(lambda x: x.dim() > 0 and x.numel() > 0)
        kind = self.draw.randrange(8)
        if kind == 0:
            return x.nonzero().float()
        if kind == 1:
            return x.unique()
        if kind == 2:
            return x[x > 0.25]
        if kind == 3:
            return x * x.sum().item()
        if kind == 4:
            return x + 1 if x.max() > 0.5 else x - 1
        if kind == 5:
            return keyfall.argwhere(x > 0).float()
        if kind == 6:
            self.numbers.append(x.mean().item())
            return None
        return keyfall.masked_select(x, x < 0)

    def run_on_cpu(self):
        kind = self.draw.randrange(5)
        if kind == 0:
            return keyfall.ops.replayed.twice(self.floats())
        if kind == 1:
            return keyfall.ops.replayed.twice_(self.writable())
        if kind == 2:
            return keyfall.ops.replayed.positives(self.floats())
        return self.floats().tan()  # forced to fall back

    def make(self):
        kind = self.draw.randrange(9)
        if kind == 0:
            return keyfall.zeros(2, 3)
        if kind == 1:
            return keyfall.tensor([1.0, 2.0, 3.0])
        if kind == 2:
            return keyfall.tensor([0.5, 1.5], device="cpu")
        if kind == 3:
            return keyfall.arange(3.0)
        if kind == 4:
            return keyfall.full((3,), self.number)
        if kind == 5:
            return self.floats().new_ones(3)
        if kind == 6:
            return keyfall.zeros(3, device="cpu")
        if kind == 7:
            return keyfall.empty(2, 3).fill_(0.5)
        return self.floats().clone()


COMMON = ("unary", "binary", "scale", "reduce", "view", "write", "product", "join", "sort", "make", "random")
RARE = ("reshape_in_place", "grow", "exchange", "write_out", "seed", "use_values", "run_on_cpu")


class Program:
    """A function and what its calls get."""

    def __init__(self, seed):
        draw = random.Random(seed)
        rare = draw.sample(RARE, draw.choice((0, 0, 1, 1, 2, 3)))
        self.seed = seed
        self.steps = [(draw.choice(COMMON if draw.random() < 0.7 or not rare else rare), draw.randrange(1 << 30))
                      for _ in range(draw.randint(2, 9))]  # fmt: skip
        self.shapes = [draw.choice(SHAPES) for _ in range(draw.randint(1, 3))]
        self.layouts = [draw.randrange(6) for _ in self.shapes]
        self.numbers = draw.choice(((0.5,), (2.0, -0.0, 0.0), (1.0, 1.0, 3.0)))
        self.result_seed = draw.randrange(1 << 30)
        self.meddles = draw.random() < 0.5
        self.other_shapes = draw.random() < 0.25
        self.found_as_argument = draw.random() < 0.08
        self.runs = [True] * len(self.steps)

    def function(self, found):
        def function(number, *tensors):
            run = Run(tensors, found, number)
            for index, (name, seed) in enumerate(self.steps):
                run.draw = random.Random(seed)
                if not self.runs[index]:
                    continue
                try:
                    made = getattr(run, name)()
                except Unfit:
                    continue
                except Exception:
                    if self.is_trial:
                        self.runs[index] = False
                        continue
                    raise
                if made is not None:
                    run.tensors.append(made)
            draw = random.Random(self.result_seed)
            results = [draw.choice(run.tensors[-4:]) for _ in range(draw.randint(0, 2))]
            return (*results, *run.numbers) if draw.random() < 0.8 else run.tensors[-1]

        return function

    def arguments(self, call, found):
        """Returns tensors of all kinds: whole ones, views in other tensors, and such that share memory."""
        keyfall.manual_seed(100 * self.seed + call)
        made = []
        for index, (shape, layout) in enumerate(zip(self.shapes, self.layouts)):
            if self.other_shapes and call % 3 == 2:
                shape = (shape[0] + 1, *shape[1:])
            whole = keyfall.randn(keyfall.Size(shape).numel() + 4)
            if layout == 0 and len(shape) == 2:
                made.append(keyfall.randn(shape[::-1]).t())
            elif layout == 1:  # begins elsewhere at each call
                made.append(whole[call : call - 4].view(shape))
            elif layout == 2 and made:
                same = made[0] if call % 2 else made[0].clone()
                made.append(same)
            elif layout == 3 and made:
                made.append(made[0].view_as(made[0]))
            else:
                made.append(keyfall.randn(shape))
        if self.found_as_argument and call > 1:
            made[0] = found[0]
        return made

    def call_all(self, mode, is_trial=False):
        """Returns for each call what it returned and left behind, as text."""
        self.is_trial = is_trial
        keyfall.manual_seed(self.seed)
        found = [keyfall.randn(2, 3), keyfall.randn(3)]
        function = self.function(found)
        if mode != "eager":
            function = keyfall.compile(function, mode=None if mode == "default" else mode)
        texts = []
        for call in range(CALLS):
            tensors = self.arguments(call, found)
            keyfall.manual_seed(call)
            try:
                results = function(self.numbers[call % len(self.numbers)], *tensors)
            except Exception as error:
                if mode == "eager":
                    return [*texts, "raises"]
                return [*texts, "raises" if not is_trial else str(error)]
            left = [*tree_leaves(results), *tensors, *found]
            texts.append(describe(left) + f" then {keyfall.rand(1).item()}")
            if self.meddles:
                with keyfall.no_grad():
                    for tensor in (*tree_leaves(results), *found):
                        if isinstance(tensor, keyfall.Tensor) and 0 not in tensor.stride():
                            tensor.mul_(0.5)
        return texts


def describe(values):
    """Values, geometry, and which tensors share memory."""
    memory, texts = {}, []
    for value in values:
        if not isinstance(value, keyfall.Tensor):
            texts.append(repr(value))
            continue
        pointer = value.untyped_storage().data_ptr() if value.untyped_storage().nbytes() else None
        shared = memory.setdefault(pointer, len(memory)) if pointer is not None else "-"
        texts.append(f"{value.device.type} {value.dtype} {tuple(value.shape)} {value.stride()} {value.storage_offset()} "
                     f"memory {shared}: {value.tolist()}")  # fmt: skip
    return "\n".join(texts)


def difference(seed):
    """Returns the first difference of a program's calls between eager and compiled ones; None: there is none."""
    program = Program(seed)
    options = keyfall.lazy.options
    before = options.fuse, options.exact, options.force_fallback
    options.fuse, options.exact, options.force_fallback = False, True, "aten::tan"
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            program.call_all("eager", is_trial=True)
            wanted = program.call_all("eager")
            for mode in MODES[1:]:
                found = program.call_all(mode)
                if found != wanted:
                    call = next((i for i, pair in enumerate(zip(wanted, found)) if pair[0] != pair[1]), len(found))
                    return f"seed {seed}, {mode}, call {call}: steps {program.steps}\n{wanted[call:call + 1]}\n{found[call:call + 1]}"
    finally:
        options.fuse, options.exact, options.force_fallback = before
    return None


def main():
    first, count = int(sys.argv[1]), int(sys.argv[2])
    bad = 0
    for seed in range(first, first + count):
        text = difference(seed)
        if text is not None:
            bad += 1
            print(text.replace("\\n", "\n"), flush=True)
    print(f"{count} programs, {bad} differ")


if __name__ == "__main__":
    main()
