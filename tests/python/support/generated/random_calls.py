#!/usr/bin/env python3
"""Random calls of the catalogue's operators, valid and slightly wrong ones: the same call with PyTorch
and with Keyfall.

    random_calls.py FIRST COUNT     writes PyTorch's results for so many seeds, pickled
    random_calls.py --serve         answers lines with the arguments of run or run_sample as JSON

A seed determines a call: one of the catalogue's samples with arguments changed at random (dtypes,
shapes, strides, numbers, omitted arguments), through the operator, the function or the method, in-place
or with out=, sometimes with a gradient. Nothing in a call depends on the library, so two libraries get
the same arguments."""

import faulthandler
import json
import pickle
import random
import sys

from catalogue_families import strided_families  # first: it adds the folders of the next one

import samples  # isort: skip

# Their results are unspecified, or they need something that is not here.
LEFT_OUT = ("empty", "new_empty", "from_file", "_resize_output", "resize", "set_", "_fused_",
            "_foreach_", "rrelu_with_noise")
COMMON = ("float32",) * 6 + ("float64",) * 3 + ("int64", "int64", "bool", "complex64")
NUMBERS = (0, 1, -1, 2, 3, -2, 5, True, False, 0.5, -1.5, 2.0, float("nan"), float("inf"), 1 + 2j,
           2**45, -(2**63), 2**63 - 1, 1e300)
GRADIENTS, MODE = 100, 101  # numbers of changes that are not changes of an argument
SIZES = (0, 1, -1, 2, 3, 4, -2, -3, -4, 5, 7, 2**62, -(2**63), 2**63 - 1)


def read_forms():
    """Returns [(form, samples)] of everything that can be called, in catalogue order."""
    found = [(form, family.entry.get("samples", []))
             for family in strided_families() for form in family.forms
             if not form.schema.full_name.startswith(LEFT_OUT)]
    return [(form, listed) for form, listed in found if listed]


class Call:
    """One call: makes it up and runs it. `omitted` are numbers of changes that are not made, which leaves
    all others as they are."""

    def __init__(self, torch, seed, forms, omitted=()):
        self.torch, self.seed, self.random, self.omitted = torch, seed, random.Random(seed), omitted
        self.form, listed = self.random.choice(forms)
        self.schema = self.form.schema
        self.sample = self.random.choice(listed)
        names = samples.DTYPES if self.chance(0.25) else COMMON
        self.dtype = getattr(torch, self.random.choice(names))
        self.mode = self.random.choice(samples.MODES) if self.chance(0.4) else "plain"
        if MODE in omitted:
            self.mode = "plain"
        self.changes = []
        self.plain = None  # for an out= form: the result of the functional form

    def chance(self, share):
        return self.random.random() < share

    # ---- Arguments

    def arguments(self):
        """Returns (positional, keyword) arguments of the functional form, changed."""
        args, kwargs = samples.evaluate(self.torch, self.sample, self.dtype, self.mode,
                                        f"call {self.seed}")
        kinds = [a.type for a in self.form.family.schema.arguments]
        times = self.random.choice((0, 1, 1, 1, 2, 3))
        for number in range(times):
            places = [(args, at) for at in range(len(args))]
            places += [(kwargs, name) for name in kwargs]
            if not places:
                break
            holder, at = self.random.choice(places)
            while isinstance(holder[at], (list, tuple)) and len(holder[at]) and self.chance(0.8):
                holder[at] = list(holder[at])
                holder, at = holder[at], self.random.randrange(len(holder[at]))
            kind = kinds[at] if holder is args and at < len(kinds) else ""
            made = self.changed(holder[at], kind)
            if number in self.omitted:
                self.changes.pop()
            else:
                holder[at] = made
        if args and self.chance(0.03):
            args.pop()
        if self.chance(0.05):
            self.more(args, kwargs)
        return args, kwargs

    def more(self, args, kwargs):
        """Adds a value for an argument that the sample omits."""
        left = [a for a in self.form.family.schema.arguments[len(args):] if a.name not in kwargs]
        if not left:
            return
        one = self.random.choice(left)
        base = one.type.rstrip("?")
        made = {"bool": lambda: self.chance(0.5), "int": lambda: self.random.choice(SIZES),
                "ScalarType": lambda: getattr(self.torch, self.random.choice(samples.DTYPES)),
                "Scalar": lambda: self.random.choice(NUMBERS),
                "float": lambda: self.random.choice(NUMBERS)}.get(base.partition("[")[0])
        if made is not None:
            kwargs[one.name] = made()
            self.changes.append(f"{one.name}={kwargs[one.name]}")

    def changed(self, value, kind):
        torch = self.torch
        if isinstance(value, torch.Tensor):
            made, how = self.changed_tensor(value)
        elif isinstance(value, (list, tuple)):
            made, how = self.changed_list(list(value))
        elif isinstance(value, str):
            made, how = self.random.choice((value.upper(), "", "x", value)), "text"
        elif isinstance(value, bool) and self.chance(0.8):
            made, how = not value, "not"
        elif isinstance(value, (bool, int, float, complex)):
            pool = SIZES if isinstance(value, int) and "Scalar" not in kind else NUMBERS
            made, how = self.random.choice(pool), "number"
        elif isinstance(value, torch.dtype):
            made, how = getattr(torch, self.random.choice(samples.DTYPES)), "type"
        else:
            made, how = value, "same"
        shown = "" if isinstance(made, torch.Tensor) else f" {made}"
        self.changes.append(how + shown[:60])
        return made

    def changed_list(self, value):
        what = self.random.choice(("longer", "shorter", "empty", "same", "one"))
        if what == "longer" and value:
            return value + [value[-1]], what
        if what == "shorter":
            return value[:-1], what
        if what == "one" and value:
            return value[0], what
        return ([] if what == "empty" else value), what

    def changed_tensor(self, x):
        torch, rnd = self.torch, self.random
        name = rnd.choice(("type", "type", "layout", "layout", "layout", "sizes", "sizes", "view",
                           "special", "number", "bits", "more dims", "none"))
        if name == "type":
            return self.converted(x)
        if name == "layout":
            return self.laid_out(x)
        if name == "sizes":
            return self.resized(x)
        if name == "view" and x.dim():
            dim = rnd.randrange(x.dim())
            return x.select(dim, 0) if x.shape[dim] else x.squeeze(dim), f"select {dim}"
        if name == "more dims":
            return x.unsqueeze(rnd.randrange(x.dim() + 1)), name
        if name == "special":
            return self.with_special(x), name
        if name == "number":
            return (x.reshape(-1)[0] if x.numel() else x.sum()), "0-d"
        if name == "bits":
            return (x.conj() if x.is_complex() else x.clone()), name
        if name == "none" and self.chance(0.3):
            return rnd.choice((None, 2, 1.5, True)), "no tensor"
        return x, "same"

    def converted(self, x):
        """Converts to another dtype; only numbers that every dtype can hold become integers."""
        dtype = getattr(self.torch, self.random.choice(samples.DTYPES))
        if dtype.is_floating_point or dtype.is_complex or not (
                x.is_complex() or x.dtype.is_floating_point):
            return x.to(dtype), f"to {dtype}"
        real = x.real if x.is_complex() else x
        return real.abs().nan_to_num(0, 5, 5).clamp(0, 9).to(dtype), f"to {dtype}"

    def laid_out(self, x):
        """Copies the same numbers to another memory layout."""
        torch, rnd = self.torch, self.random
        order = list(range(x.dim()))
        rnd.shuffle(order)
        how = rnd.choice(("order", "steps", "offset", "format", "expanded"))
        if how == "order":
            back = [order.index(d) for d in range(x.dim())]
            return x.permute(order).contiguous().permute(back), f"order {order}"
        if how == "steps" and x.dim():
            wide = torch.zeros([2 * n + 1 for n in x.shape], dtype=x.dtype)
            part = wide[tuple(slice(1, None, 2) for _ in x.shape)]
            return part.copy_(x), how
        if how == "offset":
            buffer = torch.zeros(x.numel() + 3, dtype=x.dtype)
            return buffer[3:].view(x.shape).copy_(x), how
        if how == "format" and x.dim() in (4, 5):
            form = torch.channels_last if x.dim() == 4 else torch.channels_last_3d
            return x.contiguous(memory_format=form), how
        if how == "expanded" and x.dim():
            dim = rnd.randrange(x.dim())
            return x.narrow(dim, 0, min(1, x.shape[dim])).expand(x.shape), f"expanded {dim}"
        return x.clone(), "clone"

    def resized(self, x):
        if not x.dim():
            return x.expand(self.random.choice((0, 1, 2, 3))), "sizes"
        dim = self.random.randrange(x.dim())
        size = x.shape[dim]
        wanted = self.random.choice((0, 1, size + 1, max(size - 1, 0), 2 * size))
        index = [at % size if size else 0 for at in range(wanted)]
        if not size:
            return self.torch.zeros([*x.shape[:dim], wanted, *x.shape[dim + 1:]],
                                    dtype=x.dtype), f"size {dim} {wanted}"
        return x.index_select(dim, self.torch.tensor(index, dtype=self.torch.int64)), (
            f"size {dim} {wanted}")

    def with_special(self, x):
        flat = x.clone(memory_format=self.torch.contiguous_format).view(-1)
        if x.dtype.is_floating_point or x.is_complex():
            special = (float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1e-30, 1e30)
        elif x.dtype == self.torch.bool:
            special = (True, False)
        else:
            info = self.torch.iinfo(x.dtype)
            special = (info.max, info.min, 0, 1)
            special = tuple(min(n, 2**63 - 1) for n in special)
        for value in special[:flat.numel()]:
            flat[self.random.randrange(flat.numel())] = value
        return flat.view(x.shape)

    # ---- The call

    def out_tensors(self, results):
        """Returns out= for these results: correct, or of another shape, dtype, order or memory."""
        torch, made = self.torch, []
        for item in results:
            how = self.random.choice(("like", "like", "empty", "type", "shape", "order", "steps",
                                      "expanded", "more"))
            self.changes.append(f"out {how}")
            if how == "empty":
                made.append(torch.empty(0, dtype=item.dtype))
            elif how == "type":
                made.append(torch.zeros(item.shape, dtype=getattr(
                    torch, self.random.choice(samples.DTYPES))))
            elif how == "shape":
                made.append(torch.zeros([n + 1 for n in item.shape], dtype=item.dtype))
            elif how == "more":
                made.append(torch.zeros([2, *item.shape], dtype=item.dtype))
            elif how == "order":
                made.append(torch.zeros(list(reversed(item.shape)), dtype=item.dtype).permute(
                    list(reversed(range(item.dim())))))
            elif how == "steps" and item.dim():
                wide = torch.zeros([2 * n for n in item.shape], dtype=item.dtype)
                made.append(wide[tuple(slice(0, None, 2) for _ in item.shape)])
            elif how == "expanded" and item.dim():
                made.append(torch.zeros([1] * item.dim(), dtype=item.dtype).expand(item.shape))
            else:
                made.append(torch.zeros(item.shape, dtype=item.dtype))
        return made

    def prepare(self):
        """Returns the function to call and its arguments."""
        functional = self.form.family.schema
        args, kwargs = self.arguments()
        if self.form.how == "out":
            plain = self.operator(functional)
            copies = [clone(self.torch, a) for a in args]
            self.torch.manual_seed(self.seed)
            try:
                result = plain(*copies, **kwargs)
            except Exception:  # noqa: BLE001 - then out= is rejected, too
                given = [self.torch.empty(0, dtype=self.dtype) for _ in functional.returns]
            else:
                results = list(result) if isinstance(result, tuple) else [result]
                if not all(isinstance(r, self.torch.Tensor) for r in results):
                    raise Skip
                self.plain = [self.content(r) for r in results]
                given = self.out_tensors(results)
            names = [a.name for a in self.schema.arguments if a.written]
            kwargs.update(zip(names, given))
        self.args, self.kwargs = args, kwargs
        if self.chance(0.25) and self.form.how != "out" and GRADIENTS not in self.omitted:
            self.want_gradient()
        return self.target()

    def want_gradient(self):
        for value in tensors_of(self.torch, [self.args]):
            if (value.dtype.is_floating_point or value.is_complex()) and self.chance(0.7):
                if self.form.how == "inplace" and value is self.args[0]:
                    continue
                value.requires_grad_()

    def operator(self, schema):
        packet = getattr(self.torch.ops.aten, schema.name)
        return getattr(packet, schema.overload or "default")

    def target(self):
        """Returns the operator, or its function or method if there is one."""
        name = self.schema.name
        way = self.random.choice(("operator", "operator", "function", "method"))
        torch, args = self.torch, self.args
        if way == "function" and self.form.how != "out" and hasattr(torch, name) and hasattr(
                torch._C._VariableFunctions, name):
            return f"torch.{name}", getattr(torch, name), args
        if way == "method" and self.form.how != "out" and args and isinstance(
                args[0], torch.Tensor) and hasattr(torch._C.TensorBase, name):
            return f"Tensor.{name}", getattr(args[0], name), args[1:]
        return f"aten.{self.schema.full_name}", self.operator(self.schema), args

    def run(self):
        """Returns {call, what, …}: see outcome()."""
        torch = self.torch
        try:
            name, function, args = self.prepare()
        except Skip:
            return None
        except (RuntimeError, IndexError, ValueError, TypeError, NotImplementedError,
                OverflowError) as error:
            return {"name": "", "unusable": f"{type(error).__name__}: {error}"[:200],
                    "changes": self.changes}
        self.given = [t for t in tensors_of(torch, [self.args, list(self.kwargs.values())])]
        shown = [describe(torch, a) for a in args] + [
            f"{k}={describe(torch, v)}" for k, v in self.kwargs.items()]
        found = {"name": name, "arguments": ", ".join(shown), "form": self.schema.full_name,
                 "changes": self.changes, "mode": self.mode,
                 "wild": any(is_wild(torch, t) for t in self.given)}
        before = [self.content(t) for t in self.given]
        torch.manual_seed(self.seed)
        try:
            result = function(*args, **self.kwargs)
        except Exception as error:  # noqa: BLE001 - an error is an outcome
            found["error"] = type(error).__name__
            found["says"] = str(error).split("\n")[0]
            try:
                after = [self.content(t) for t in self.given]
            except RuntimeError:  # sizes without memory
                after = []
            found["harmed"] = [i for i, (a, b) in enumerate(zip(before, after))
                               if a["shape"] != b["shape"] or not same_bits(a, b)]
            return found
        found["plain"] = self.plain
        results = list(result) if isinstance(result, (tuple, list)) else [result]
        results = [item for part in results  # a result may be a list itself
                   for item in (part if isinstance(part, list) else [part])]
        found["results"] = [self.outcome(item) for item in results]
        found["after"] = [self.content(t) if a.written else None
                          for t, a in self.written_pairs()]
        found["gradients"] = self.gradients(results)
        return found

    def content(self, x):
        return content(self.torch, x)

    def written_pairs(self):
        if self.form.how == "inplace":
            first = self.args[0]
            return [(first, self.schema.arguments[0])] if isinstance(first, self.torch.Tensor) else []
        return [(self.kwargs[a.name], a) for a in self.schema.arguments
                if a.written and isinstance(self.kwargs.get(a.name), self.torch.Tensor)]

    def outcome(self, item):
        torch = self.torch
        if not isinstance(item, torch.Tensor):
            return ("value", plain(item))
        try:
            made = self.content(item)
        except RuntimeError:  # sizes without memory, a negative view of bool
            raise Skip from None
        made["same as"] = [i for i, t in enumerate(self.given) if t is item]
        made["memory of"] = [] if not item.numel() else [
            i for i, t in enumerate(self.given)
            if t.untyped_storage().data_ptr() == item.untyped_storage().data_ptr()]
        made["grad"] = item.requires_grad
        return ("tensor", made)

    def gradients(self, results):
        torch = self.torch
        roots = [r for r in results if isinstance(r, torch.Tensor) and r.requires_grad]
        leaves = [t for t in self.given if t.requires_grad and t.is_leaf]
        if not roots or not leaves:
            return None
        try:
            total = 0
            for root in roots:
                count = root.numel()
                weight = torch.arange(1, count + 1, dtype=torch.float64).reshape(root.shape) % 7 - 2
                part = (root * weight.to(root.device, root.dtype)).sum()
                total = total + (part.real + 2 * part.imag if part.is_complex() else part)
            made = torch.autograd.grad(total, leaves, allow_unused=True)
        except Exception as error:  # noqa: BLE001
            return type(error).__name__, str(error).split("\n")[0]
        return [None if g is None else self.content(g) for g in made]


class Skip(Exception):
    """Not a call that can be compared."""


def tensors_of(torch, values):
    for value in values:
        if isinstance(value, torch.Tensor):
            yield value
        elif isinstance(value, (list, tuple)):
            yield from tensors_of(torch, value)


def clone(torch, value):
    if isinstance(value, torch.Tensor):
        return value.clone()
    return [clone(torch, v) for v in value] if isinstance(value, list) else value


def plain(value):
    """Returns a result that is no tensor without objects of a library."""
    if isinstance(value, (list, tuple)):
        return [plain(v) for v in value]
    return value if value is None or type(value) in (bool, int, float, complex, str) else str(value)


def describe(torch, value):
    if isinstance(value, torch.Tensor):
        kind = str(value.dtype).split(".")[1]
        grad = "g" if value.requires_grad else ""
        plain = "" if value.is_contiguous() else f":{list(value.stride())}"
        return f"{kind}{list(value.shape)}{plain}{grad}"
    if isinstance(value, list):
        return "[" + ", ".join(describe(torch, v) for v in value) + "]"
    return repr(value)


def content(torch, x):
    """Describes a tensor in plain Python values."""
    kind = str(x.dtype).split(".")[1]
    if x.layout != torch.strided or not x.is_meta and min([0, *x.stride()]) < 0:
        raise Skip
    full = 0 not in x.shape
    made = {"dtype": kind, "shape": list(x.shape),
            "stride": [s if full and n > 1 else 1 for n, s in zip(x.shape, x.stride())]}
    if x.numel() > 10**8:
        return {**made, "values": []}
    with torch.no_grad():
        plain = x.detach().cpu().resolve_conj().resolve_neg()
        if kind in ("float16", "bfloat16"):
            plain = plain.to(torch.float64)
        if x.numel() > 200000:
            made["values"] = [plain.to(torch.float64).sum().item()]
        else:
            made["values"] = plain.reshape(-1).tolist()
    return made


def is_wild(torch, x):
    """True for numbers that are not finite, or so large that their squares are not, or that their sums
    are not exact."""
    if x.dtype == torch.bool or not x.numel():
        return False
    if not (x.dtype.is_floating_point or x.is_complex()):
        return bool((x.to(torch.float64).abs() > 2**30).any())
    with torch.no_grad():
        size = x.detach().abs().to(torch.float64)
        return not bool(((size < 1e15) & ((size > 1e-15) | (size == 0))).all())


def expression(torch, value):
    """Returns Python code for an argument."""
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(expression(torch, v) for v in value) + "]"
    if not isinstance(value, torch.Tensor):
        return f"torch.{str(value).split('.')[1]}" if isinstance(value, torch.dtype) else (
            repr(value).replace("nan", "float('nan')").replace("inf", "float('inf')"))
    kind = str(value.dtype).split(".")[1]
    plain = value.detach().conj() if value.is_conj() else value.detach()  # the numbers in memory
    plain = plain.resolve_conj().resolve_neg()
    numbers = str(plain.tolist()).replace("nan", "float('nan')").replace("inf", "float('inf')")
    made = f"torch.tensor({numbers}, dtype=torch.{kind})"
    if 0 in value.shape:
        made = f"torch.zeros({list(value.shape)}, dtype=torch.{kind})"
    elif not value.is_contiguous():
        steps = list(value.stride())
        made = (f"{made}.as_strided({list(value.shape)}, {steps})" if 0 in steps else
                f"torch.empty_strided({list(value.shape)}, {steps}, dtype=torch.{kind}).copy_({made})")
    made += ".conj()" if value.is_conj() else ""
    return made + (".requires_grad_()" if value.requires_grad else "")


def same_bits(a, b):
    return a["dtype"] == b["dtype"] and repr(a["values"]) == repr(b["values"])


def run(torch, seed, forms, omitted=()):
    try:
        return Call(torch, seed, forms, omitted).run()
    except Skip:
        return None


def run_sample(torch, seed, form, sample):
    """Runs the call of one form and sample, so that it does not depend on the rest of the catalogue."""
    return run(torch, seed, [(form, [sample])])


def as_recorded(outcome):
    """Returns an outcome as JSON keeps it: complex numbers are text, tuples are lists."""
    if isinstance(outcome, dict):
        return {key: as_recorded(value) for key, value in outcome.items()}
    if isinstance(outcome, (list, tuple)):
        return [as_recorded(value) for value in outcome]
    return [outcome.real, outcome.imag] if isinstance(outcome, complex) else outcome


def serve(torch, forms):
    """Answers requests on stdin, each with a pickle on stdout."""
    named = {form.schema.full_name: form for form, _ in forms}
    for line in sys.stdin:
        seed, *rest = json.loads(line)
        faulthandler.dump_traceback_later(15, exit=True)  # some calls never end there
        if len(rest) == 1:
            outcome = run(torch, seed, forms, rest[0])
        else:
            outcome = run_sample(torch, seed, named[rest[0]], rest[1])
        pickle.dump(outcome, sys.stdout.buffer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    import warnings

    import torch as library

    warnings.simplefilter("ignore")
    library.set_num_threads(1)
    every = read_forms()
    if sys.argv[1] == "--serve":
        serve(library, every)
        sys.exit()
    for number in range(int(sys.argv[1]), int(sys.argv[1]) + int(sys.argv[2])):
        faulthandler.dump_traceback_later(15, exit=True)  # some calls never end there
        pickle.dump((number, run(library, number, every)), sys.stdout.buffer)
        sys.stdout.buffer.flush()
