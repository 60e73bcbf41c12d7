#!/usr/bin/env python3
"""Random lines of Python that call PyTorch's public functions, methods, factories and index expressions: the
same line with PyTorch and with Keyfall.

    random_lines.py --serve         answers lines of JSON, each a list with a line of Python, with pickled outcomes

random_calls.py starts at the catalogue's operators; the lines of this file start at the names that programs
use. Most are calls of PyTorch's operator database (../data/operator_database.json.xz) with arguments changed
at random: element types, shapes, strides, numbers of every kind, None, lists for tuples, keywords, out=,
in-place forms, methods for functions. Others call any public name with arguments of any kind, operators of
Python, factories with their options, and index expressions.

A seed determines a line, and nothing in a line depends on the library. `t(...)` in a line makes a tensor,
which is compared after the call, too, and so is its gradient."""

import faulthandler
import json
import math
import operator
import pathlib
import pickle
import random
import re
import sys
import warnings

import database_calls
import mode_lines
import module_lines
import numpy

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))  # of paths
from paths import DATA, ROOT  # noqa: E402

DTYPES = ("float32", "float64", "float16", "bfloat16", "int64", "int32", "int16", "int8", "uint8", "bool",
          "complex64", "complex128", "float32", "float64", "int64", "int32", "uint16")
COMMON = ("float32",) * 4 + ("float64", "int64", "bool", "int32", "uint8", "float16", "bfloat16", "complex64")
INTEGERS = ("0", "1", "-1", "2", "3", "-2", "5", "7", "-3", "2**31", "2**62", "-2**63", "100")
NUMBERS = ("True", "False", "0.5", "-1.5", "2.0", "nan", "inf", "-inf", "1+2j", "0j", "1e300", "1e-320",
           "np.float32(1.5)", "np.float64(2)", "np.int64(1)", "np.int32(-1)", "np.bool_(True)", "np.uint8(2)",
           "np.float16(0.5)", "np.float64(-0.5)")
OTHERS = ("None", "'sum'", "'none'", "'mean'", "'x'", "''", "torch.float64", "torch.int32", "float", "int",
          "torch.Size([2, 3])", "torch.strided", "torch.contiguous_format", "torch.channels_last",
          "torch.preserve_format", "torch.device('cpu')", "'cpu'", "'meta'", "...", "slice(0, 1)", "{}",
          "np.ones(3)", "np.arange(2)", "object()", "range(2)", "[]", "()", "[1, 2]", "(0, 1)", "[0]", "(1.5,)",
          "[[1, 2], [3, 4]]", "[True, False]", "[None]")
TENSORS = ("t('float32', (2, 3))", "t('float32', (3,))", "t('float32', ())", "t('int64', (3,))", "t('int64', ())",
           "t('bool', (2, 3))", "t('bool', (3,))", "t('float32', (0,))", "t('float32', (3, 3), grad=True)",
           "t('float64', (2, 3))", "t('complex64', (3,))", "t('uint8', (3,))", "t('float32', (2, 3, 4, 4))",
           "t('float32', (2, 3), 'steps')", "t('float32', (3, 3), 'order')", "t('bfloat16', (3,))",
           "t('float16', (2, 3))", "t('float32', (2, 0, 3))", "t('int32', (2, 3))", "t('uint16', (3,))")
MOST_CHANGES = 4  # of one line
KEYWORDS = ("dim", "dim", "keepdim", "dtype", "out", "input", "other", "axis", "alpha", "device", "requires_grad",
            "layout", "pin_memory", "memory_format", "generator", "x", "self", "size", "value", "reduction",
            "rounding_mode", "correction", "unbiased", "descending", "names", "inplace", "n", "weight", "bias")
OPERATORS = ("add sub mul truediv floordiv mod pow matmul and_ or_ xor lshift rshift eq ne lt le gt ge iadd isub "
             "imul itruediv ifloordiv imod ipow iand ior ixor ilshift irshift imatmul neg pos invert abs index "
             "contains truth not_ getitem").split()
# Names whose results depend on the process, on chance or on memory, or that change the process.
LEFT_OUT = re.compile(
    r"empty|\brand|get_rng|set_|seed|save|load|compile|thread|storage|data_ptr|from_file|_debug|cudnn|cuda|mps|"
    r"pickle|__reduce|__dir__|__sizeof|__hash__|__repr|__str|__format|__new__|__init|__subclass|__class|__del|"
    r"__getattr|__setattr|manual_|hook|record_stream|share_memory|is_shared|_version|vitals|import_ir|parse_|read_|"
    r"fork|wait|set_|get_default|use_deter|are_deter|is_deter|resize|obj|untyped|grad_fn|dropout|exponential|"
    r"geometric_|normal|cauchy|random_|uniform|bernoulli|poisson|multinomial|rrelu|gumbel|__dlpack|grad$|"
    r"fractional|autocast|jit|library|compiled|typename|_is_view|Stream|Event|Generator|init|__array_|"
    r"_warn_|profil|refine_names|names|rename|align|name$|__torch|layout_opt|binomial|dirichlet|_sobol|"
    r"kaiser|unsafe|native|_int_mm|to_mkldnn|cond\b|while_loop|vmap|func_|export|stream|__cuda|quant|mkldnn|"
    r"lobpcg|svd_lowrank|pca_lowrank|_grad\b|dump|stft|multi_head|scan$|ctc_loss|handle|exec|sparse|to_padded|"
    r"segment_reduce|_copy$|backend|qint|quint|xpu|xla|hip\b|ipu|vulkan|maia|mtia|hpu|fbgemm|miopen|\bq_|qscheme|sym_|"
    r"scaled_mm|grouped_mm|batch_norm_[a-z]|type_|cpp\b|choose_q|slice_inverse|int_repr|to_here|assert_int_or|volatile")


# ---- Tensors and outcomes: what a line can use

class Names:
    """The names that a line is evaluated with; remembers the tensors that it makes."""

    def __init__(self, torch):
        self.torch, self.made = torch, []
        self.names = {"torch": torch, "F": torch.nn.functional, "nn": torch.nn, "np": numpy, "nan": math.nan, "inf": math.inf,
                      "t": self.t, "same": lambda i: self.made[i], "op": operator, "setitem": self.setitem,
                      "part": lambda i: self.part(self.made[i]), "twice": self.twice, "cast": self.cast, "meta": self.meta}
        self.device = "cpu"

    def t(self, dtype, shape, layout="", data=None, grad=False):
        torch = self.torch
        count = math.prod(shape)
        if not 0 <= count <= 10**5:
            raise ValueError("no tensor of a line is so large")
        kind = getattr(torch, dtype)
        if data is None:
            scale = 8 if kind.is_floating_point or kind.is_complex else 1
            data = [((7 * i) % 11 - 4) * scale for i in range(count)]
        values = [data[i % len(data)] if data else 0 for i in range(count)]
        if kind.is_complex:
            numbers = numpy.array([complex(v / 16, (v % 7 - 3) / 2) for v in values], dtype=numpy.complex128)
        elif kind.is_floating_point:
            numbers = numpy.array(values, dtype=numpy.float64) / 16
        else:
            numbers = numpy.array(values, dtype=numpy.int64)
            numbers = abs(numbers) if dtype.startswith("u") else numbers
        made = self.laid_out(torch.from_numpy(numbers).to(kind).reshape(shape), layout)
        made = made if self.device == "cpu" else made.to(self.device)
        made = made.requires_grad_() if grad else made
        self.made.append(made)
        return made

    def twice(self, result):
        """Returns second derivatives of a result: the gradients of the sum of squares of its gradients."""
        leaves = [x for x in self.made if x.requires_grad and x.is_leaf]
        first = self.torch.autograd.grad(weighted_sum(self.torch, roots(self.torch, result)), leaves, create_graph=True,
                                         allow_unused=True)
        squares = [(g * g.conj()).real.sum() if g.is_complex() else (g * g).sum() for g in first if g is not None]
        return list(self.torch.autograd.grad(sum(squares), leaves, allow_unused=True))

    def cast(self, dtype, function):
        with self.torch.autocast("cpu", dtype=getattr(self.torch, dtype)):
            return function()

    def meta(self, function):
        """Runs a call with tensors that have no data: the result has the same type, shape and strides."""
        self.device = "meta"
        return function()

    def laid_out(self, x, layout):
        torch = self.torch
        if layout == "order":
            back = list(range(x.dim()))[::-1]
            return x.permute(back).contiguous().permute(back)
        if layout == "steps" and x.dim():
            wide = torch.zeros([2 * n + 1 for n in x.shape], dtype=x.dtype)
            return wide[tuple(slice(1, None, 2) for _ in x.shape)].copy_(x)
        if layout == "expanded" and x.dim():
            return x[:1].expand(x.shape)
        if layout == "offset":
            return torch.cat([torch.zeros(3, dtype=x.dtype), x.reshape(-1)])[3:].view(x.shape)
        if layout == "conj" and x.is_complex():
            return x.conj()
        return x

    def part(self, x):
        """Returns a tensor that overlaps another in part."""
        flat = x.as_strided([x.numel()], [1])
        return flat[1:] if x.numel() > 1 else flat

    def setitem(self, x, index, value):
        x[index] = value
        return x


def content(torch, x):
    """Describes a tensor in plain Python values."""
    kind = str(x.dtype).split(".")[1]
    if x.layout == torch.strided and x.device.type == "meta":
        steps = [s if 0 not in x.shape and n > 1 else 1 for n, s in zip(x.shape, x.stride())]
        return {"dtype": kind, "shape": list(x.shape), "stride": steps, "values": ["meta"]}
    if x.layout != torch.strided or x.device.type != "cpu":
        return {"dtype": kind, "shape": list(x.shape), "stride": [], "values": [str(x.layout).split(".")[1],
                                                                               x.device.type]}
    full = 0 not in x.shape
    made = {"dtype": kind, "shape": list(x.shape),
            "stride": [s if full and n > 1 else 1 for n, s in zip(x.shape, x.stride())]}
    if x.numel() > 10**5:
        return {**made, "values": []}
    with torch.no_grad():
        plain = x.detach().resolve_conj().resolve_neg()
        plain = plain.to(torch.float64) if kind in ("float16", "bfloat16") else plain
        made["values"] = plain.reshape(-1).tolist()
    return made


def plain(torch, value, given):
    """Returns a result as nested lists of ("tensor", …) and ("value", …)."""
    if isinstance(value, torch.Tensor):
        made = content(torch, value)
        made["same as"] = [i for i, x in enumerate(given) if x is value]
        made["grad"] = value.requires_grad
        return ("tensor", made)
    if isinstance(value, (list, tuple)) and not isinstance(value, torch.Size):
        kind = type(value).__name__
        return ("list", kind, [plain(torch, v, given) for v in value])
    if isinstance(value, dict):
        return ("list", "dict", [plain(torch, v, given) for v in value.values()])
    if isinstance(value, numpy.ndarray):
        return ("value", "ndarray", [str(value.dtype), list(value.shape), value.reshape(-1).tolist()])
    if type(value) in (bool, int, float, complex, str) or value is None:
        return ("value", type(value).__name__, value)
    if isinstance(value, (torch.dtype, torch.device, torch.Size, torch.layout, torch.memory_format)):
        return ("value", type(value).__name__, str(value).replace("keyfall", "torch"))
    return ("value", "function" if callable(value) else type(value).__name__, None)


def roots(torch, value):
    if isinstance(value, torch.Tensor):
        return [value] if value.requires_grad else []
    return [r for v in value for r in roots(torch, v)] if isinstance(value, (list, tuple)) else []


def weighted_sum(torch, ends):
    """Returns a number that depends on each element in another way."""
    total = 0
    for end in ends:
        weight = torch.arange(1, end.numel() + 1, dtype=torch.float64).reshape(end.shape) % 7 - 2
        part = (end * weight.to(end.dtype)).sum()
        total = total + (part.real + 2 * part.imag if part.is_complex() else part)
    return total


def gradients(torch, result, given):
    ends, leaves = roots(torch, result), [x for x in given if x.requires_grad and x.is_leaf]
    if not ends or not leaves:
        return None
    try:
        made = torch.autograd.grad(weighted_sum(torch, ends), leaves, allow_unused=True)
    except Exception as error:  # noqa: BLE001 - an error is an outcome
        return type(error).__name__
    return [None if g is None else content(torch, g) for g in made]


def run(torch, line):
    """Returns the outcome of a line: {error, says} or {result, after, gradients}, and warnings."""
    names = Names(torch)
    torch.manual_seed(0)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        try:
            result = eval(line, names.names)  # noqa: S307 - lines are made here
        except Exception as error:  # noqa: BLE001
            found = {"error": type(error).__name__, "says": (str(error).split("\n") or [""])[0][:200]}
        else:
            found = {"result": plain(torch, result, names.made)}
        found["warnings"] = sorted({(w.category.__name__, str(w.message)[:60]) for w in said})
        found["after"] = [content(torch, x) for x in names.made]
        if "result" in found:
            warnings.simplefilter("ignore")
            found["gradients"] = gradients(torch, result, names.made)
    return found


# ---- Making lines

class Tensor:
    """A tensor of a line, before it is text."""

    def __init__(self, dtype, shape, data=None, layout="", grad=False):
        self.dtype, self.shape, self.data, self.layout, self.grad = dtype, tuple(shape), data, layout, grad

    def __str__(self):
        parts = [repr(self.dtype), repr(self.shape)]
        if self.layout:
            parts.append(repr(self.layout))
        if self.data is not None:
            parts.append(f"data={self.data}")
        if self.grad:
            parts.append("grad=True")
        return f"t({', '.join(parts)})"


def text(value):
    if isinstance(value, list):
        return "[" + ", ".join(map(text, value)) + "]"
    if isinstance(value, tuple):
        return "(" + ", ".join(map(text, value)) + ("," if len(value) == 1 else "") + ")"
    return str(value)


class Source:
    """The calls of the operator database, and the public names."""

    def __init__(self):
        self.calls = []
        entries = database_calls.read(DATA / "operator_database.json.xz")
        for _, _, cases in entries:
            mine = [call for call in map(self.decoded, cases) if call]
            if mine:
                self.calls.append(mine)
        self.names = []
        words = (ROOT / "tools" / "guide" / "torch_names.txt").read_text()
        words = re.sub(r"\n  ", " ", words)
        for module in ("torch", "torch.Tensor", "torch.nn.functional", "torch.linalg", "torch.fft", "torch.special"):
            found = re.search(rf"^{re.escape(module)}: (.*)$", words, re.MULTILINE)
            self.names += [f"{module}.{name}" for name in found[1].split()
                           if not LEFT_OUT.search(name) and (name.islower() or module == "torch.Tensor")]

    def decoded(self, case):
        """Returns (function, arguments, keywords) with text for plain values, or None."""
        if len(case["calls"]) != 1 or "complex32" in json.dumps(case):
            return None
        path, args, kwargs = case["calls"][0]
        if LEFT_OUT.search(path) and "native" not in path or "_foreach" in path or "__get__" in path:
            return None
        if any("layout" in d or "strides" in d for d in case["tensors"]):
            return None
        try:
            return path, [self.value(a, case) for a in args], {k: self.value(v, case) for k, v in kwargs.items()}
        except KeyError:
            return None

    def value(self, value, case):
        if isinstance(value, list):
            return [self.value(v, case) for v in value]
        if not isinstance(value, dict):
            return repr(value)
        (kind, held), = value.items()
        if kind == "ref":
            one = case["tensors"][held[0]]
            data = one["data"][::2] if one["dtype"].startswith("complex") else one["data"]
            return Tensor(one["dtype"], one["shape"], data[:24], grad=bool(one.get("grad")))
        if kind == "tuple":
            return tuple(self.value(v, case) for v in held)
        made = {"name": lambda: f"torch.{held}", "device": lambda: f"'{held}'", "float": lambda: held.lower(),
                "complex": lambda: held, "slice": lambda: f"slice{tuple(held)}", "ellipsis": lambda: "..."}
        return made[kind]()


class Line:
    """Makes one line. `omitted` are numbers of changes that are left out."""

    def __init__(self, source, seed, omitted=()):
        self.source, self.random, self.omitted = source, random.Random(seed), omitted
        self.changes = 0

    def chance(self, share):
        return self.random.random() < share

    def pick(self, values):
        return self.random.choice(values)

    def make(self):
        """Returns (class, line)."""
        kind = self.random.random()
        if kind < 0.17:
            return self.module_line()
        if kind < 0.42:
            return self.database_line()
        if kind < 0.47:
            return self.mode_line()
        if kind < 0.57:
            return self.wrapped_line()
        if kind < 0.62:
            return self.view_line()
        if kind < 0.74:
            return self.any_line()
        if kind < 0.84:
            return self.operator_line()
        if kind < 0.92:
            return self.index_line()
        return self.factory_line()

    def keep(self):
        """Counts a change; False if it is to be left out."""
        self.changes += 1
        return self.changes - 1 not in self.omitted

    # ---- Values

    def number(self):
        return self.pick(INTEGERS if self.chance(0.5) else NUMBERS)

    def anything(self):
        pool = self.pick((INTEGERS, NUMBERS, OTHERS, TENSORS, TENSORS))
        return self.pick(pool)

    def changed(self, value):
        if isinstance(value, Tensor):
            return self.changed_tensor(value)
        if isinstance(value, (list, tuple)):
            return self.changed_list(value)
        if value.startswith("torch."):
            return f"torch.{self.pick(DTYPES)}" if self.chance(0.7) else self.anything()
        if value in ("True", "False") and self.chance(0.6):
            return "False" if value == "True" else "True"
        return self.number() if self.chance(0.8) else self.anything()

    def changed_list(self, value):
        how = self.pick(("kind", "kind", "size", "longer", "shorter", "empty", "one", "item", "item", "item"))
        items = list(value)
        if how == "kind":
            return tuple(value) if isinstance(value, list) else items
        if how == "size" and not any(isinstance(v, (Tensor, list, tuple)) for v in value):
            return f"torch.Size({text(items)})"
        if how == "item" and items:
            at = self.random.randrange(len(items))
            items[at] = self.changed(items[at])
        elif how == "longer" and items:
            items.append(items[-1])
        elif how == "shorter":
            items = items[:-1]
        elif how == "empty":
            items = []
        elif how == "one" and items:
            return items[0]
        return type(value)(items)

    def changed_tensor(self, x):
        made = Tensor(x.dtype, x.shape, x.data, x.layout, x.grad)
        how = self.pick(("type", "type", "type", "layout", "layout", "size", "size", "dims", "dims", "0-d", "grad",
                         "other", "empty"))
        if how == "type":
            made.dtype = self.pick(DTYPES)
            made.grad = made.grad and made.dtype.startswith(("float", "bfloat", "complex"))
            if made.data and x.dtype.startswith(("float", "bfloat", "complex")) and not made.dtype.startswith(
                    ("float", "bfloat", "complex")):
                made.data = [v // 16 for v in made.data]
            elif made.data and not x.dtype.startswith(("float", "bfloat", "complex")) and made.dtype.startswith(
                    ("float", "bfloat", "complex")):
                made.data = [16 * v for v in made.data]
        elif how == "layout":
            made.layout = self.pick(("order", "steps", "expanded", "offset", "conj"))
        elif how == "size" and x.shape:
            at = self.random.randrange(len(x.shape))
            size = self.pick((0, 1, x.shape[at] + 1, max(x.shape[at] - 1, 0)))
            made.shape = (*x.shape[:at], size, *x.shape[at + 1:])
        elif how == "dims":
            at = self.random.randrange(len(x.shape) + 1)
            made.shape = (*x.shape[:at], self.pick((1, 2)), *x.shape[at:]) if self.chance(0.5) else x.shape[1:]
        elif how == "0-d":
            made.shape = ()
        elif how == "empty" and x.shape:
            made.shape = (0, *x.shape[1:])
        elif how == "grad":
            made.grad = made.dtype.startswith(("float", "bfloat", "complex"))
        elif how == "other":
            return self.number() if self.chance(0.6) else self.anything()
        return made

    # ---- Kinds of lines

    def database_line(self):
        path, args, kwargs = self.pick(self.pick(self.source.calls))
        args, kwargs = list(args), dict(kwargs)
        keywords = sorted({k for _, _, kw in self.pick(self.source.calls) for k in kw})
        for _ in range(self.pick((0, 1, 1, 1, 1, 2, 2))):
            self.change(args, kwargs, keywords)
        path = self.variant(path, args, kwargs)
        name = path
        shown = [text(a) for a in args]
        if path.startswith("torch.Tensor.") and args and isinstance(args[0], Tensor) and self.chance(0.8):
            path = f"{shown.pop(0)}.{path[13:]}"
        shown += [f"{k}={text(v)}" for k, v in kwargs.items()]
        return name, f"{path}({', '.join(shown)})"

    def change(self, args, kwargs, keywords):
        how = self.pick(("value",) * 12 + ("keyword", "fewer", "more", "out", "out", "out", "option"))
        kept = (list(args), dict(kwargs))
        if how == "value" and (args or kwargs):
            at = self.random.randrange(len(args) + len(kwargs))
            if at < len(args):
                args[at] = self.changed(args[at])
            else:
                name = list(kwargs)[at - len(args)]
                kwargs[name] = self.changed(kwargs[name])
        elif how == "keyword":
            kwargs[self.pick(keywords or KEYWORDS) if self.chance(0.5) else self.pick(KEYWORDS)] = self.anything()
        elif how == "fewer" and args:
            args.pop()
        elif how == "more":
            args.append(self.anything())
        elif how == "out":
            kwargs["out"] = self.out(args)
        elif how == "option":
            kwargs.update({"dtype": f"torch.{self.pick(DTYPES)}"} if self.chance(0.5) else {"dim": self.number()})
        if not self.keep():
            args[:], kwargs_now = kept[0], kept[1]
            kwargs.clear()
            kwargs.update(kwargs_now)

    def out(self, args):
        tensors = [a for a in args if isinstance(a, Tensor)]
        how = self.pick(("like", "type", "shape", "empty", "grad", "same", "part", "steps", "expanded", "wrong", "two"))
        one = tensors[0] if tensors else Tensor("float32", (2, 3))
        like = Tensor(one.dtype, one.shape)
        if how == "type":
            like.dtype = self.pick(DTYPES)
        elif how == "shape":
            like.shape = (*one.shape, 2)
        elif how == "empty":
            like.shape = (0,)
        elif how == "grad":
            like.grad = like.dtype.startswith(("float", "complex"))
        elif how in ("same", "part") and tensors:
            return f"{how}(0)"
        elif how in ("steps", "expanded"):
            like.layout = how
        elif how == "wrong":
            return self.anything()
        elif how == "two":
            return (like, Tensor("int64", one.shape))
        return like

    def variant(self, path, args, kwargs):
        """Turns some functions into methods or methods in place."""
        name = path.rpartition(".")[2]
        if path == f"torch.{name}" and args and isinstance(args[0], Tensor) and self.chance(0.35):
            how = self.pick(("method", "in place"))
            if self.keep():
                if how == "in place" and not name.endswith("_"):
                    args[0] = Tensor(args[0].dtype, args[0].shape, args[0].data, args[0].layout)
                    return f"torch.Tensor.{name}_"
                return f"torch.Tensor.{name}"
        return path

    def any_line(self):
        """A call of any public name with arguments of any kind."""
        name = self.pick(self.source.names)
        count = self.pick((0, 1, 1, 2, 2, 3))
        args = [self.anything() for _ in range(count)]
        if self.chance(0.6) and not (name.startswith("torch.Tensor.") and not args):
            args[:1] = [self.pick(TENSORS)]
        shown = args + ([f"{self.pick(KEYWORDS)}={self.anything()}"] if self.chance(0.2) else [])
        if name.startswith("torch.Tensor."):
            return name, f"{self.pick(TENSORS)}.{name[13:]}" + (f"({', '.join(shown)})" if self.chance(0.8) else "")
        return name, f"{name}({', '.join(shown)})"

    def wrapped_line(self):
        """A call of the database under autocast, on meta tensors, or differentiated twice."""
        name, line = self.database_line()
        how = self.pick(("twice({})", "twice({})", "cast('bfloat16', lambda: {})", "cast('float16', lambda: {})",
                         "meta(lambda: {})"))
        if not self.keep() or name.startswith("torch.Tensor.") and line.startswith("t("):
            return name, line
        return f"{how.partition('(')[0]} {name}", how.format(line)

    def view_line(self):
        """A write to a view of a tensor that needs gradients, or of an expression of one."""
        shape = self.pick(((3, 4), (2, 3, 2), (4,)))
        views = ("[0]", "[1:]", "[..., 1:]", ".t()" if len(shape) == 2 else ".unsqueeze(0)", ".view(-1)", ".diagonal()",
                 ".unbind(0)[1]", ".split(2)[0]", ".expand(2, *same(0).shape)", ".transpose(0, -1)", ".narrow(0, 1, 1)",
                 ".squeeze()", "[:, None]", ".detach()", ".as_strided((2,), (2,))", ".chunk(2)[1]",
                 ".select(0, 1)", ".real", ".flatten()", ".reshape(-1, 1)", ".movedim(0, -1)", ".swapaxes(0, -1)",
                 "[[0, 1]]", ".T", ".mT", ".clone()", ".data", ".conj()", ".view_as(same(0))", ".unflatten(0, (-1, 1))")
        writes = (".mul_(2)", ".add_(t('float32', (), grad=True))", ".fill_(3)", ".zero_()", ".copy_(t('float32', (1,), grad=True))",
                  ".exp_()", ".relu_()", ".clamp_(min=0.1)", ".masked_fill_(t('bool', (1,), data=[1]), 2)", ".sqrt_()",
                  ".index_fill_(0, t('int64', (1,), data=[0]), 4)", ".transpose_(0, -1)", ".unsqueeze_(0)", ".pow_(2)",
                  ".div_(3)", ".sub_(1)", ".cumsum_(0)", ".tril_()", ".requires_grad_()", ".detach_()", ".sigmoid_()",
                  ".scatter_(0, t('int64', (1,), data=[0]), 1.5)", ".squeeze_()", ".resize_(2)", ".addcmul_(same(0).sum(), same(0).sum())",
                  ".index_add_(0, t('int64', (1,), data=[0]), t('float32', (1,), grad=True))", ".t_()", ".neg_()", ".normal_().shape")
        made = f"t('float32', {shape}, grad=True)"
        start = made + self.pick(("", " * 1", ".clone()", ".exp()", ".view(-1)", ".T", "[:1]", ".expand(2, *same(0).shape)"))
        first, second = self.pick(views), self.pick(views) if self.chance(0.5) else ""
        done = self.pick(("x", "x * y", "y", "[x, y]", "x.sum()", "x.grad_fn is None", "y._version", "x.is_leaf", "y.requires_grad",
                          "y._is_view()", "x.pow(2) + 1"))
        return f"view {first}", f"(lambda x: (lambda y: (y{self.pick(writes)}, {done})[1])(x{first}{second}))({start})"

    def operator_line(self):
        name = self.pick(OPERATORS)
        single = name in ("neg", "pos", "invert", "abs", "index", "truth", "not_")
        x = text(Tensor(self.pick(DTYPES), self.pick(((2, 3), (3,), (), (0,), (1,))), layout=self.pick(
            ("", "", "steps", "order")), grad=False))
        if self.chance(0.15):
            x = self.pick(TENSORS)
        other = self.pick((self.number, self.number, self.anything, lambda: text(
            Tensor(self.pick(DTYPES), self.pick(((2, 3), (3,), (), (1,)))))))()
        if single:
            return f"op.{name}", f"op.{name}({x})"
        pair = (other, x) if self.chance(0.35) else (x, other)
        return f"op.{name}", f"op.{name}({', '.join(pair)})"

    def index(self, dims):
        pieces = ("0", "-1", "1", "5", "None", "...", ":", "1:", "::2", ":0", "True", "False", "[0, 1]", "[0]", "[]",
                  "t('int64', (2,), data=[0, 1])", "t('int64', (2, 1), data=[1, 0])", "t('int64', (), data=[1])",
                  "t('uint8', (2,), data=[1, 0])", "t('bool', (2,), data=[1, 0])", "t('bool', (2, 3), data=[1, 0])",
                  "t('int32', (2,), data=[0, -1])", "np.array([1, 0])", "np.int64(1)", "(0, 1)", "t('bool', ())",
                  "t('int64', (0,))", "1.0", "'a'", "-1:", "::-1", "2**63", "t('float32', (2,))", "[True, False]",
                  "t('int64', (2,), data=[0, 9])", "range(2)", "t('int16', (2,), data=[0, 1])", "t('uint8', (), data=[1])")
        chosen = [self.pick(pieces) for _ in range(self.pick((1, 1, 2, 2, 3)))]
        return ", ".join(chosen) + ("," if self.chance(0.1) else "")

    def index_line(self):
        shape = self.pick(((2, 3), (2, 3, 4), (2, 3, 2, 2), (3,), (), (0, 3), (2, 2)))
        grad = self.chance(0.3)
        dtype = "float32" if grad or self.chance(0.4) else self.pick(DTYPES)
        x = text(Tensor(dtype, shape, layout=self.pick(("", "", "", "order", "steps")), grad=grad))
        made = self.index(len(shape))
        if self.chance(0.5):
            return "getitem", f"{x}[{made}]"
        made = re.sub(r"(?<![\w'\[])(-?\d*):(-?\d*):?(-?\d*)(?=,|$)", lambda m: "slice({})".format(
            ", ".join(p or "None" for p in (m[1], m[2], m[3]))), made)
        value = self.pick((self.number, self.number, lambda: self.pick(TENSORS), self.anything))()
        x = x.replace(", grad=True", "")
        return "setitem", f"setitem({x}, ({made},), {value})".replace(",,", ",")

    def mode_line(self):
        """A line of mode_lines.py."""
        line, dtype = self.pick(mode_lines.LINES), self.pick(("float32", "float32", "float64", "bfloat16", "float16"))
        dtype = self.pick(("complex64", "complex128", "int64")) if self.chance(0.1) else dtype

        def filled(found):
            if re.fullmatch(r"[\d, ]*", found[1]):
                shape = eval(f"({found[1]},)") if found[1] else ()  # noqa: S307 - a shape of the file
                return text(Tensor(dtype, shape, layout=self.pick(("", "", "", "order", "steps", "offset")),
                                   grad=dtype != "int64" and self.chance(0.3)))
            return self.pick(found[1].split("|"))

        while re.search(r"<([^<>]*)>", line):
            line = re.sub(r"<([^<>]*)>", filled, line, count=1)
        return re.match(r"[\w.]*", line)[0] or line[:20], line

    def module_line(self):
        """A line of module_lines.py with some of its numbers, names and types changed."""
        line = self.pick(module_lines.LINES)
        name = re.match(r"[\w.]+(\(.*?\)\.\w+)?", line)[0]
        for _ in range(self.pick((1, 1, 1, 2))):
            places = list(re.finditer(r"(?<![\w.'])-?\d+(\.\d+)?(e-?\d+)?(?!\w)|\b(True|False|None)\b|'[\w ]*'", line))
            where = self.pick(places)
            found = where[0]
            if found.strip("'") in DTYPES:
                made = repr(self.pick(DTYPES))
            elif found[0] == "'":
                made = self.pick(("'x'", "''", "None", "1", found.upper(), "'none'", "'sum'", "'mean'"))
            elif found in ("True", "False"):
                made = self.pick(("True", "False", "True", "False", "None", "1", "'x'"))
            else:
                made = self.pick((*INTEGERS[:9], *NUMBERS)) if self.chance(0.8) else self.anything()
            if self.keep() and "2**" not in made:
                line = line[:where.start()] + made + line[where.end():]
        return name, line

    def factory_line(self):
        calls = ("zeros({s})", "ones({s})", "full({s}, {n})", "arange({n})", "arange({n}, {n})", "arange({n}, {n}, {n})",
                 "linspace({n}, {n}, {i})", "logspace({n}, {n}, {i})", "eye({i})", "eye({i}, {i})", "tensor({v})",
                 "as_tensor({v})", "asarray({v})", "zeros_like({t})", "ones_like({t})", "full_like({t}, {n})",
                 "scalar_tensor({n})", "tril_indices({i}, {i})", "triu_indices({i}, {i}, {i})", "range({n}, {n})",
                 "hann_window({i})", "hamming_window({i})", "blackman_window({i})", "bartlett_window({i})",
                 "complex({t}, {t})", "polar({t}, {t})", "heaviside({t}, {t})", "from_numpy(np.ones(3))",
                 "Tensor.new_zeros({t}, {s})", "Tensor.new_ones({t}, {s})", "Tensor.new_full({t}, {s}, {n})",
                 "Tensor.new_tensor({t}, {v})", "Tensor.to({t}, {o})", "Tensor.type({t}, {o})", "Tensor.float({t})",
                 "vander({t})", "cartesian_prod({t}, {t})", "meshgrid({t}, {t})", "FloatTensor({v})", "LongTensor({v})",
                 "Tensor({v})", "frombuffer(bytearray(16), dtype={d})", "empty({s}).shape", "randint({n}, {s}).shape",
                 "rand({s}).shape", "randn({s}).shape", "randperm({i}).shape", "Tensor.new_empty({t}, {s}).shape",
                 "Tensor.contiguous({t})", "Tensor.clone({t})", "rand_like({t}).shape", "broadcast_to({t}, {s})")
        form = self.pick(calls)
        values = ("1", "True", "1.5", "1j", "[1, 2]", "[1.5, 2]", "[[1, 2], [3, 4]]", "[]", "[[]]", "[True]", "[1, 2.5j]",
                  "np.ones(3)", "np.arange(3, dtype=np.int16)", "(1, 2)", "range(3)", "None", "'a'", "[1, [2]]", "2**63",
                  "[np.float32(1), 2]", "np.float64(1.5)", "[None]", "2**64", "[t('float32', ()), 1.0]", "np.array(['a'])",
                  "[t('int64', ()), t('float64', ())]", "np.ones((2, 2), dtype=np.uint16)", "t('float32', (2, 3))",
                  "np.array([1+1j])", "nan", "[1, nan]", "{}", "np.zeros((0, 2))", "t('float32', (2,), grad=True)")
        sizes = ("2", "(2, 3)", "[2, 3]", "2, 3", "()", "[]", "0", "(0, 2)", "-1", "(2, -1)", "torch.Size([2])", "2.0",
                 "(2, 3.0)", "np.int64(2)", "(np.int64(2), 3)", "True", "None", "t('int64', (), data=[2])", "'2'",
                 "(t('int64', (), data=[2]), 3)", "2**63", "(1, 2, 3, 4)", "range(2)", "*[1, 2]", "np.array([1, 2])")
        options = (("dtype", [f"torch.{d}" for d in DTYPES] + ["None", "float", "int", "'float32'", "np.float32", "bool",
                                                                "complex"]),
                   ("device", ["'cpu'", "'meta'", "None", "torch.device('cpu')", "'cpu:0'", "0", "'foo'", "'cuda'"]),
                   ("layout", ["torch.strided", "torch.sparse_coo", "None", "'strided'"]),
                   ("requires_grad", ["True", "False", "None", "1", "'a'"]), ("pin_memory", ["False", "None", "True"]),
                   ("memory_format", ["torch.contiguous_format", "torch.channels_last", "torch.preserve_format", "None"]),
                   ("out", ["t('float32', (2, 3))", "t('int64', (0,))", "None", "t('float64', (2,), grad=True)", "1"]),
                   ("steps", ["3", "None", "1"]), ("copy", ["True", "False", "None"]), ("names", ["None"]),
                   ("periodic", ["True", "False"]), ("non_blocking", ["True"]), ("size", sizes[:3]))
        filled = re.sub(r"\{(\w)\}", lambda m: {
            "s": lambda: self.pick(sizes), "n": self.number, "i": lambda: self.pick(INTEGERS[:8] + NUMBERS[:6]),
            "v": lambda: self.pick(values), "t": lambda: self.pick(TENSORS), "d": lambda: f"torch.{self.pick(DTYPES)}",
            "o": self.anything}[m[1]](), form)
        for name, pool in self.random.sample(options, self.pick((0, 1, 1, 2))):
            option = f"{name}={self.pick(pool)}"
            if self.keep() and not filled.endswith("shape"):
                filled = f"{filled[:-1]}, {option})".replace("(, ", "(")
        return f"torch.{form.partition('(')[0]}", f"torch.{filled}"


def make(source, seed, omitted=()):
    return Line(source, seed, omitted).make()


def as_recorded(outcome):
    """Returns an outcome as JSON keeps it: complex numbers are pairs, tuples are lists, and the texts of errors
    and warnings, which nobody compares, are left out."""
    if isinstance(outcome, dict):
        made = {key: as_recorded(value) for key, value in outcome.items() if key != "says"}
        if "warnings" in made:
            made["warnings"] = [[category, ""] for category, _ in made["warnings"]]
        return made
    if isinstance(outcome, (list, tuple)):
        return [as_recorded(value) for value in outcome]
    return [outcome.real, outcome.imag] if isinstance(outcome, complex) else outcome


def serve(torch):
    for line in sys.stdin:
        faulthandler.dump_traceback_later(15, exit=True)  # some calls never end there
        pickle.dump(run(torch, *json.loads(line)), sys.stdout.buffer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    import torch as library

    library.set_num_threads(1)
    library.set_warn_always(True)
    serve(library)
