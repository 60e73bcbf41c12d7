#!/usr/bin/env python3
"""Random lines of Python that compose transforms of functions: the same line with PyTorch and with Keyfall.

    random_transforms.py --serve        answers lines of JSON, each a list with a line of Python, with pickled outcomes

A line calls a function of one tensor. The function is a lambda of random steps (operators, views, writes to copies,
to views and to what it captures), under a random nesting of transforms: grad, vjp, jvp, linearize, jacrev, jacfwd,
hessian, vmap with places and chunks, functionalize, modes around. A seed determines a line, and nothing in a line
depends on the library."""

import faulthandler
import importlib
import json
import pickle
import random
import sys
import warnings

import random_lines

MOST_CHANGES = 9  # steps and transforms of one line
TRANSFORMS = "functionalize grad grad_and_value hessian jacfwd jacrev jvp linearize vjp vmap".split()
DTYPES = ("float64",) * 6 + ("float32", "float32", "complex128", "int64")
SHAPES = ((), (2,), (3,), (2, 3), (3, 2), (1, 3), (2, 2), (2, 1, 2), (0,), (0, 2))


# ---- What a line can use

class Names(random_lines.Names):
    """The names of random_lines.py, transforms, and `seq(...)`, which returns its last argument."""

    def __init__(self, torch):
        super().__init__(torch)
        transforms = importlib.import_module(f"{torch.__name__}.func")
        self.names.update({name: getattr(transforms, name) for name in TRANSFORMS})
        self.names.update(seq=lambda *values: values[-1], inside=self.inside,
                          under=lambda mode, function, *args: self.inside(mode, function)(*args))

    def inside(self, mode, function):
        """The function, called inside of a mode."""
        def called(*args):
            with getattr(self.torch, mode)():
                return function(*args)

        return called


def without_layout(described):
    """Leaves strides out: how results of transforms lie is nobody's contract."""
    if isinstance(described, dict):
        return {**described, "stride": []} if "stride" in described else described
    return tuple(map(without_layout, described)) if isinstance(described, (list, tuple)) else described


def run(torch, line):
    """Returns the outcome of a line: {error, says} or {result, after, gradients}."""
    names = Names(torch)
    torch.manual_seed(0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            result = eval(line, names.names)  # noqa: S307 - lines are made here
        except Exception as error:  # noqa: BLE001 - an error is an outcome
            found = {"error": type(error).__name__, "says": (str(error).split("\n") or [""])[0][:200]}
        else:
            found = {"result": without_layout(random_lines.plain(torch, result, names.made)),
                     "gradients": random_lines.gradients(torch, result, names.made)}
            found["gradients"] = without_layout(found["gradients"]) if found["gradients"] else found["gradients"]
        found["warnings"] = []
        found["after"] = [without_layout(random_lines.content(torch, each)) for each in names.made]
    return found


# ---- Making lines

class Line:
    """One line. Each choice is made by a generator of its own, so that omitting a step leaves the others alone."""

    def __init__(self, seed, omitted=()):
        self.seed, self.omitted, self.number = seed, omitted, 0
        self.random = random.Random(f"{seed}")
        self.captured, self.count = [], 0

    def choose(self):
        """A generator for the next step, or None if it is omitted."""
        self.number += 1
        return None if self.number - 1 in self.omitted else random.Random(f"{self.seed}/{self.number}")

    def name(self, letter):
        self.count += 1
        return f"{letter}{self.count}"

    def make(self):
        dtype, shape = self.random.choice(DTYPES), self.random.choice(SHAPES)
        function, out = self.function(shape, dtype)
        for _ in range(self.random.choice((1, 1, 2, 2, 3))):
            choice = self.choose()
            if choice is not None:
                function, shape, out = self.transformed(choice, function, shape, out, dtype)
        mode = self.random.choice(("",) * 6 + ("inference_mode", "no_grad"))
        if mode and self.choose() is not None:
            function = f"inside('{mode}', {function})"
        argument = f"t('{dtype}', {shape}{', grad=True' if dtype != 'int64' and self.random.random() < 0.2 else ''})"
        call = f"({function})({argument})"
        return f"seq({', '.join(self.captured)}, {call})" if self.captured else call

    def capture(self, choice, dtype):
        """The name of a tensor from outside of the function."""
        name = self.name("c")
        self.captured.append(f"{name} := t('{dtype}', {choice.choice(((), (1,)))}, data=[{choice.randint(8, 40)}])")
        return name

    # ---- Functions: text, and the shape of the result (None: not known)

    def function(self, shape, dtype):
        x = self.name("x")
        steps, value, out = [], x, shape
        for _ in range(self.random.choice((1, 2, 3, 4))):
            choice = self.choose()
            if choice is None:
                continue
            more, text, out = self.step(choice, value, out, dtype)
            value = self.name("y")
            steps += [*more, f"{value} := {text}"]
        body = f"seq({', '.join(steps)}, {value})" if steps else f"{value} * 1"
        return f"lambda {x}: {body}", out

    def step(self, choice, x, shape, dtype):
        """Returns (what comes before, the value, its shape)."""
        kind = choice.choice((self.unary, self.unary, self.binary, self.reduction, self.view, self.view, self.written, self.written,
                              self.product, self.other))
        return kind(choice, x, shape, dtype)

    def unary(self, choice, x, shape, dtype):
        name = choice.choice("sin exp tanh square neg sigmoid reciprocal abs relu cos".split() if "complex" not in dtype
                             else "sin exp tanh square neg reciprocal conj".split())
        return [], f"{x}.{name}()", shape

    def binary(self, choice, x, shape, dtype):
        other = choice.choice((x, "2", "0.5", f"{x}.detach()", f"torch.ones_like({x})", self.capture(choice, dtype)))
        return [], f"{x} {choice.choice('+-*/')} {other}", shape

    def reduction(self, choice, x, shape, dtype):
        dim = choice.randrange(-len(shape), len(shape)) if shape else None
        keep = choice.random() < 0.3
        kept = [1 if i == dim % len(shape) else n for i, n in enumerate(shape)] if shape else []
        left = tuple(kept if keep else [n for i, n in enumerate(shape) if i != dim % len(shape)]) if shape else ()
        whole = choice.choice(("sum()", "mean()", "norm()", "prod()", "logsumexp(0)", "var()"))
        if not shape or choice.random() < 0.4:
            return [], f"{x}.{whole}", () if "0" not in whole else tuple(shape[1:])
        name = choice.choice("sum mean amax prod logsumexp softmax cumsum log_softmax".split())
        if name in ("softmax", "cumsum", "log_softmax"):
            return [], f"{x}.{name}({dim})", shape
        return [], f"{x}.{name}({dim}, {keep})", left

    def view(self, choice, x, shape, dtype):
        rank = len(shape)
        count = 1
        for size in shape:
            count *= size
        views = [("unsqueeze(0)", (1, *shape)), ("unsqueeze(-1)", (*shape, 1)), ("view(-1)", (count,)),
                 ("reshape(-1, 1)", (count, 1)), ("squeeze()", tuple(n for n in shape if n != 1)), ("flatten()", (count,)),
                 ("clone()", shape), ("contiguous()", shape), ("detach()", shape), ("expand_as({x})", shape),
                 (f"expand(2, {', '.join(['-1'] * rank)})", (2, *shape)), ("double()", shape), ("float()", shape)]
        if rank:
            views += [("mT" if rank > 1 else "flip(0)", (*shape[:-2], *shape[:-3:-1]) if rank > 1 else shape),
                      ("transpose(0, -1)", (shape[-1], *shape[1:-1], shape[0]) if rank > 1 else shape),
                      ("movedim(0, -1)", (*shape[1:], shape[0])), ("flip(0)", shape), ("roll(1, 0)", shape),
                      ("narrow(0, 0, 1)", (1, *shape[1:])), ("diag()" if rank < 3 else "diagonal()", None),
                      ("split(1)[0]", (1, *shape[1:])), ("tril()", shape), ("repeat(2)" if rank == 1 else "t()", None)]
        if rank and shape[0]:
            views += [("select(0, -1)", shape[1:]), ("unbind()[0]", shape[1:]), ("as_strided((1,), (1,))", (1,))]
            views.append(("index_select(0, torch.tensor([0, 0]))", (2, *shape[1:])))
        text, out = choice.choice(views)
        if out is None:
            return [], f"{x} * 1", shape
        if rank and shape[0] and choice.random() < 0.2:
            index = choice.choice(("0", "-1", "None", "...", ":1", "::2"))
            out = {"0": shape[1:], "-1": shape[1:], "None": (1, *shape), "...": shape, ":1": (1, *shape[1:]),
                   "::2": ((shape[0] + 1) // 2, *shape[1:])}[index]
            return [], f"{x}[{index}]", tuple(out)
        return [], f"{x}.{text.replace('{x}', x)}", tuple(out)

    def written(self, choice, x, shape, dtype):
        """Writes to a copy, a view of it, something new, and now and then to what must not be written."""
        y = self.name("z")
        target = choice.choice((f"{x}.clone()",) * 4 + (f"torch.zeros_like({x})", f"torch.ones({shape}, dtype=torch.{dtype})", x,
                                self.capture(choice, dtype)))
        part = choice.choice(("", "", ".view(-1)", ".detach()", ".unsqueeze(0)", ".flatten()", *([".unbind()[0]", "[0]", "[:1]",
                             ".select(0, 0)", ".mT" if len(shape) > 1 else ".view(-1)"] if shape and shape[0] else ())))
        write = choice.choice((".mul_(2)", ".add_(1)", f".copy_({x}.sum())", f".mul_({x}.mean())", ".zero_()", ".neg_()", ".fill_(3)",
                               ".sin_()", f".add_({x}.sum(), alpha=2)"))
        if not part and choice.random() < 0.25:
            write = choice.choice((f".copy_({x})", f".mul_({x})", ".unsqueeze_(0)", ".t_()", ".transpose_(0, -1)", ".squeeze_()"))
        if shape and shape[0] and choice.random() < 0.15:
            index = choice.choice(("0", ":1", "-1", "torch.tensor(0)"))
            return [f"{y} := {target}", f"setitem({y}, {index}, {choice.choice(('5.0', f'{x}.sum()', f'{x}[0]'))})"], y, shape
        if write.startswith((".unsqueeze_", ".t_", ".transpose_", ".squeeze_")):
            return [f"{y} := {target}"], f"{y}{write}.sum() * {x}", shape
        return [f"{y} := {target}", f"{y}{part}{write}"], f"{y} * {x}" if choice.random() < 0.4 else y, shape

    def product(self, choice, x, shape, dtype):
        if len(shape) == 1:
            return [], *choice.choice(((f"{x} @ {x}", ()), (f"torch.outer({x}, {x})", (*shape, *shape)),
                                       (f"torch.stack([{x}, {x} * 2])", (2, *shape)), (f"torch.cat([{x}, {x}])", (2 * shape[0],))))
        if len(shape) >= 2:
            wide = (*shape[:-1], shape[-2])
            return [], *choice.choice(((f"{x} @ {x}.mT", wide), (f"torch.einsum('...i,...i->...', {x}, {x})", shape[:-1]),
                                       (f"torch.where({x} > 0, {x}, 0)" if "complex" not in dtype else f"{x} * 1", shape)))
        return [], f"{x} * {x}", shape

    def other(self, choice, x, shape, dtype):
        y = self.name("z")
        texts = [(f"{x}.requires_grad * {x}", shape), (f"{x} if {x}.dim() == {len(shape)} else 0", shape),
                 (f"{x} * {x}.numel()", shape), (f"{x} + torch.zeros_like({x})", shape), (f"inside('no_grad', torch.sin)({x})", shape),
                 (f"inside('enable_grad', torch.sin)({x})", shape), (f"{x}.new_ones({shape}) * {x}", shape),
                 (f"{x} * {x}.size(0)" if shape else f"{x} * 3", shape), (f"torch.nn.functional.relu({x}.clone(), inplace=True)", shape)]
        rare = [(f"{x} if {x}.sum() > 0 else -{x}", shape), (f"{x} * {x}.sum().item()", shape), (f"{x} > 0", shape),
                (f"{x}.long()", shape), (f"torch.rand({shape}) * 0 + {x}", shape), (f"torch.rand_like({x}) * 0", shape),
                (f"torch.add({x}, 1, out=torch.empty({shape}))", shape), (f"torch.nn.functional.dropout({x}) * 0", shape),
                (f"({y} := {x}.detach().requires_grad_()) * 2", shape)]
        text, out = choice.choice(rare if choice.random() < 0.25 else texts)
        return [], f"({text})", out

    # ---- Transforms: of a function of shape `shape` with results of shape `out`

    def transformed(self, choice, f, shape, out, dtype):
        kinds = (self.grad, self.grad, self.vjp, self.vjp, self.jvp, self.linearized, self.jacobian, self.jacobian, self.hessian,
                 self.vmap, self.vmap, self.vmap, self.functionalized, self.functionalized, self.inside, self.scaled)
        return choice.choice(kinds)(choice, f, shape, out, dtype)

    def grad(self, choice, f, shape, out, dtype):
        x = self.name("x")
        total = f"({f})({x}).sum()"
        if choice.random() < 0.2:
            return f"lambda {x}: grad_and_value(lambda {x}: {total})({x})[{choice.randint(0, 1)}]", shape, shape
        if choice.random() < 0.2:
            return f"grad(lambda {x}: ({total}, {x} * 2), has_aux=True)", shape, None
        whole = f"({f})({x})" if choice.random() < 0.1 else total
        return f"grad(lambda {x}: {whole})", shape, shape

    def vjp(self, choice, f, shape, out, dtype):
        x, v = self.name("x"), self.name("v")
        of = f"{x}.sum()" if choice.random() < 0.3 else "2"
        cotangent = f"torch.ones_like({v}[0]) * {of}"
        return f"lambda {x}: seq({v} := vjp({f}, {x}), {v}[1]({cotangent})[0])", shape, shape

    def jvp(self, choice, f, shape, out, dtype):
        x = self.name("x")
        tangent = choice.choice((x, f"torch.ones_like({x})", f"{x} * 2"))
        return f"lambda {x}: jvp({f}, ({x},), ({tangent},))[{choice.choice((0, 1, 1, 1))}]", shape, out

    def linearized(self, choice, f, shape, out, dtype):
        x = self.name("x")
        return f"lambda {x}: linearize({f}, {x})[1](torch.ones_like({x}))", shape, out

    def jacobian(self, choice, f, shape, out, dtype):
        after = None if out is None else (*out, *shape)
        name = choice.choice(("jacrev", "jacrev", "jacfwd"))
        option = ", chunk_size=1" if name == "jacrev" and choice.random() < 0.2 else ""
        return f"{name}({f}{option})", shape, after

    def hessian(self, choice, f, shape, out, dtype):
        x = self.name("x")
        if choice.random() < 0.5:
            return f"hessian(lambda {x}: ({f})({x}).sum())", shape, (*shape, *shape)
        return f"hessian({f})", shape, None if out is None else (*out, *shape, *shape)

    def vmap(self, choice, f, shape, out, dtype):
        count = choice.choice((1, 2, 3, 3, 0))
        place = choice.randint(-1, len(shape)) if choice.random() < 0.4 else 0
        rank = 0 if out is None else len(out)
        to = choice.randint(-1, rank + (choice.random() < 0.05)) if choice.random() < 0.4 else 0
        options = [f"in_dims={place}"] if place else []
        options += [f"out_dims={to}"] if to else []
        options += [f"chunk_size={choice.choice((1, 2, 5, 0))}"] if choice.random() < 0.15 and count else []
        options += [f"randomness='{choice.choice(('same', 'different', 'error'))}'"] if choice.random() < 0.2 else []
        where = place % (len(shape) + 1)
        inserted = (*shape[:where], count, *shape[where:])
        after = None if out is None else (*out[:to % (rank + 1)], count, *out[to % (rank + 1):])
        x = self.name("x")
        if choice.random() < 0.15:
            c = self.capture(choice, dtype)
            return (f"lambda {x}: vmap(lambda a, b: ({f})(a) * b, in_dims=({place}, None), out_dims={to})({x}, {c})", inserted, after)
        return f"vmap({', '.join((f, *options))})", inserted, after

    def functionalized(self, choice, f, shape, out, dtype):
        remove = ", remove='mutations_and_views'" if choice.random() < 0.5 else ""
        return f"functionalize({f}{remove})", shape, out

    def inside(self, choice, f, shape, out, dtype):
        mode = choice.choice(("no_grad", "inference_mode", "enable_grad"))
        return f"inside('{mode}', {f})", shape, out

    def scaled(self, choice, f, shape, out, dtype):
        x = self.name("x")
        return f"lambda {x}: ({f})({x} * 2)", shape, out


def make(seed, omitted=()):
    return Line(seed, omitted).make()


def serve(torch):
    for line in sys.stdin:
        faulthandler.dump_traceback_later(30, exit=True)
        pickle.dump(run(torch, *json.loads(line)), sys.stdout.buffer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    import torch as library

    library.set_num_threads(1)
    serve(library)
