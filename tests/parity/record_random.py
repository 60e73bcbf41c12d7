#!/usr/bin/env python3
"""Records what PyTorch's CPU generator and random operators give, for tests/unit/ops/test_random.c
to compare with.

    record_random.py                         print the lines of this machine
    record_random.py --check random.txt      compare: which recorded lines does this PyTorch give?
    record_random.py --join A B              one file out of the lines of two architectures

Needs an interpreter that has PyTorch 2.13, and one run on each architecture. A line is

    architecture|exact|seed|operator|type|shape|layout|arguments|next|hash|samples

architecture   any, or aarch64 or x86_64 where they differ (x86-64: with AVX2)
exact          exact: only integers and correctly rounded operations made it; libm: functions of the
               C library did, whose last bit may differ from version to version
seed           + goes on where the line before ended
layout         c contiguous; t last two dimensions exchanged; s every second element of the last
               dimension of a larger tensor; p three dimensions permuted
next           the generator's next output afterwards, without its highest bit
hash           FNV-1a of the result's bytes in the order of indices
samples        the bits of the first elements

Operators with an input get one whose element i (in the order of indices) is
offset + scale * ((37 i) % 101) / 101."""

import argparse
import platform
import sys
from pathlib import Path

import torch

FLOATS = ["float32", "float64", "float16", "bfloat16"]
INTEGERS = ["uint8", "int8", "int16", "int32", "int64"]
SHAPES = ["5", "15", "16", "17", "33", "100", "3,4", "6,7", "2,3,5", "1000", "", "0,3"]
VIEWS = [("4,5", "t"), ("6,7", "t"), ("6,4", "s"), ("3,40", "s"), ("2,3,5", "p"), ("1,5,7", "p")]
SAMPLES = 4


def cases():
    """(exact, seed, operator, type, shape, layout, arguments)"""
    yield from fills()
    yield from integers()
    yield from with_inputs()
    yield from factories()
    yield from sequences()


def fills():
    plain = [("uniform_", "0,1", "exact"), ("uniform_", "-2.5,4.25", "exact"),
             ("normal_", "0,1", "libm"), ("normal_", "1.5,0.3", "libm"),
             ("exponential_", "1.7", "libm"), ("log_normal_", "0.5,0.25", "libm"),
             ("cauchy_", "0.3,2", "libm"), ("geometric_", "0.2", "libm"),
             ("bernoulli_.float", "0.3", "exact")]
    for op, arguments, exact in plain:
        types = FLOATS + (["complex64", "complex128"] if op in ("uniform_", "normal_") else [])
        types += INTEGERS if op in ("geometric_", "bernoulli_.float") else []
        types += ["bool"] if op == "bernoulli_.float" else []
        for dtype in types:
            few = dtype in INTEGERS or dtype.startswith("complex")
            for shape in ["17", "100", "6,7"] if few else SHAPES:
                yield exact, 11, op, dtype, shape, "c", arguments
            for shape, layout in VIEWS[:2] if few else VIEWS:
                yield exact, 12, op, dtype, shape, layout, arguments
    for op, arguments in [("normal_", "0.5,2"), ("exponential_", "0.7"), ("cauchy_", "0,1")]:
        yield "libm", 3, op, "float16", "60000,1", "s", arguments
    yield "exact", 3, "uniform_", "float16", "1000", "c", "1,1.01"
    yield "exact", 3, "uniform_", "bfloat16", "1000", "c", "1,1.1"


def integers():
    types = ["bool", *INTEGERS, *FLOATS]
    for dtype in types:
        yield "exact", 21, "random_", dtype, "100", "c", ""
        yield "exact", 21, "random_", dtype, "4,5", "t", ""
        yield "exact", 22, "random_.from", dtype, "33", "c", "0,None"
    for dtype in [*types, "uint16", "uint32", "uint64"]:
        yield "exact", 23, "random_.to", dtype, "33", "c", "2"
        if dtype != "bool":
            yield "exact", 24, "random_.from", dtype, "6,7", "t", "3,100"
    for low, high in [(-5, 1 << 27), (0, 1 << 28), (0, (1 << 28) - 1), (-3, 1 << 40),
                      (-(1 << 63), (1 << 63) - 1), (7, 8)]:
        for dtype in ["int64", "float64"]:
            yield "exact", 25, "random_.from", dtype, "33", "c", f"{low},{high}"
    yield "exact", 26, "random_.from", "int32", "33", "c", f"-5,{1 << 30}"
    yield "exact", 26, "random_.from", "float32", "33", "c", f"-5,{1 << 40}"
    yield "exact", 26, "random_.from", "float16", "100", "c", "0,65504"
    yield "exact", 26, "random_.from", "float16", "100", "c", "-4097,4099"
    yield "exact", 26, "random_.from", "bfloat16", "100", "c", "0,1000"
    for dtype in ["int64", "float64", "float32", "bfloat16"]:
        yield "exact", 27, "random_.from", dtype, "33", "c", f"{-(1 << 63)},None"


def with_inputs():
    """Arguments begin with offset and scale of the input."""
    for dtype in FLOATS:
        for shape, layout in [("33", "c"), ("6,7", "c"), *VIEWS[:3]]:
            yield "exact", 31, "bernoulli", dtype, shape, layout, "0,1"
            yield "exact", 32, "bernoulli_.Tensor", dtype, shape, layout, "0,1,float32"
            yield "libm", 33, "poisson", dtype, shape, layout, "0,9"
            yield "libm", 33, "poisson", dtype, shape, layout, "8,90"
    yield "exact", 32, "bernoulli_.Tensor", "int64", "33", "c", "0,1,float64"
    yield "exact", 32, "bernoulli_.Tensor", "bool", "4,5", "t", "0,1,bfloat16"
    for dtype in FLOATS:
        for shape, layout in [("33", "c"), ("4,9", "c"), ("4,5", "t")]:
            yield "exact", 34, "multinomial", dtype, shape, layout, "0.1,1,1,0"
            yield "exact", 34, "multinomial", dtype, shape, layout, "0.1,1,3,0"
            yield "exact", 34, "multinomial", dtype, shape, layout, "0.1,1,40,1"
    for dtype in ["float32", "float64", "bfloat16"]:
        for shape, layout in [("33", "c"), ("6,7", "c"), ("4,5", "t")]:
            yield "exact", 35, "rrelu", dtype, shape, layout, "-0.5,1,0.125,0.333"
    for dtype in FLOATS:
        for op in ["dropout", "dropout_", "alpha_dropout", "native_dropout"]:
            for shape, layout in [("33", "c"), ("4,5", "t"), ("6,4", "s")]:
                yield "exact", 36, op, dtype, shape, layout, "-0.5,1,0.3"
        yield "exact", 36, "feature_dropout", dtype, "3,4,5", "c", "-0.5,1,0.3"
        yield "exact", 36, "feature_alpha_dropout", dtype, "3,4,5", "c", "-0.5,1,0.3"
    for dtype in ["float32", "float64"]:
        for shape, layout in [("7", "c"), ("33", "c"), ("4,5", "t")]:
            yield "libm", 37, "normal.Tensor_float", dtype, shape, layout, "-1,2,0.7"
            yield "libm", 37, "normal.float_Tensor", dtype, shape, layout, "0.5,1,-0.7"
            yield "libm", 37, "normal.Tensor_Tensor", dtype, shape, layout, "0.5,1"


def factories():
    for n in [0, 1, 2, 10, 1000]:
        yield "exact", 41, "randperm", "int64", str(n), "c", ""
    for dtype in ["uint8", "int32", "float16", "float64"]:
        yield "exact", 41, "randperm", dtype, "50", "c", ""
    for dtype in FLOATS:
        yield "exact", 42, "rand", dtype, "6,7", "c", ""
        yield "libm", 42, "randn", dtype, "6,7", "c", ""
        yield "exact", 43, "rand_like", dtype, "6,7", "t", "0,1"
        yield "libm", 43, "randn_like", dtype, "6,7", "t", "0,1"
    yield "exact", 44, "randint", "int64", "6,7", "c", "-3,12"
    yield "exact", 44, "randint", "int32", "6,7", "c", "0,1000000000"


def sequences():
    """Several calls on one seed: what a call leaves behind belongs to the next."""
    yield "exact", 51, "rand", "float32", "3", "c", ""
    for op, dtype, shape in [("randn", "float32", "1"), ("randn", "float64", "1"),
                             ("randn", "float32", "3"), ("randn", "float32", "40"),
                             ("randn", "float16", "5"), ("rand", "float64", "300"),
                             ("randperm", "int64", "7"), ("randn", "float64", "16"),
                             ("randn", "float32", "2"), ("rand", "float32", "5000"),
                             ("randn", "float32", "5000")]:
        exact = "libm" if op == "randn" else "exact"
        yield exact, "+", op, dtype, shape, "c", ""
    yield "exact", 0xffffffffffffffff, "rand", "float32", "5", "c", ""
    yield "exact", 1 << 32, "rand", "float32", "5", "c", ""


# ---- Running ----


def view_of(dtype, shape, layout):
    if layout == "c":
        return torch.zeros(shape, dtype=dtype)
    if layout == "t":
        return torch.zeros([*shape[:-2], shape[-1], shape[-2]], dtype=dtype).transpose(-2, -1)
    if layout == "s":
        return torch.zeros([*shape[:-1], 2 * shape[-1]], dtype=dtype)[..., ::2]
    a, b, c = shape
    return torch.zeros([b, c, a], dtype=dtype).permute(2, 0, 1)


def input_of(dtype, shape, layout, offset, scale):
    made = view_of(dtype, shape, layout)
    count = made.numel()
    values = [offset + scale * ((37 * i) % 101) / 101 for i in range(count)]
    made.copy_(torch.tensor(values, dtype=torch.float64).reshape(shape))
    return made


def number(text):
    if text == "None":
        return None
    return float(text) if "." in text else int(text)


def run_fill(op, view, arguments):
    if op == "bernoulli_.float":
        view.bernoulli_(float(arguments[0]))
    elif op.startswith("random_"):
        overload = getattr(torch.ops.aten.random_, op.partition(".")[2] or "default")
        overload(view, *arguments)
    else:
        getattr(view, op)(*arguments)
    return [view]


def run_input(op, made, dtype, shape, layout, rest):
    if op == "bernoulli":
        return [torch.bernoulli(made)]
    if op == "poisson":
        return [torch.poisson(made)]
    if op == "multinomial":
        return [torch.multinomial(made, int(rest[0]), bool(int(rest[1])))]
    if op == "rrelu":
        return [torch.rrelu(made, float(rest[0]), float(rest[1]), True)]
    if op == "dropout_":
        return [torch.dropout_(made, float(rest[0]), True)]
    if op == "native_dropout":
        return list(torch.native_dropout(made, float(rest[0]), True))
    if op.endswith("dropout"):
        return [getattr(torch, op)(made, float(rest[0]), True)]
    if op == "normal.Tensor_float":
        return [torch.normal(made, float(rest[0]))]
    if op == "normal.float_Tensor":
        return [torch.normal(float(rest[0]), made)]
    if op == "normal.Tensor_Tensor":
        return [torch.normal(made, made)]
    return [getattr(torch, op)(made)]


def run(op, dtype, shape, layout, text):
    arguments = text.split(",") if text else []
    if op.partition(".")[0] in ("uniform_", "normal_", "exponential_", "log_normal_", "cauchy_",
                                "geometric_", "random_") or op == "bernoulli_.float":
        return run_fill(op, view_of(dtype, shape, layout), [number(a) for a in arguments])
    if op == "randperm":
        return [torch.randperm(shape[0], dtype=dtype)]
    if op in ("rand", "randn"):
        return [getattr(torch, op)(shape, dtype=dtype)]
    if op == "randint":
        return [torch.randint(int(arguments[0]), int(arguments[1]), shape, dtype=dtype)]
    offset, scale = float(arguments[0]), float(arguments[1])
    if op == "bernoulli_.Tensor":
        p = input_of(getattr(torch, arguments[2]), shape, "c", offset, scale)
        return [view_of(dtype, shape, layout).bernoulli_(p)]
    made = input_of(dtype, shape, layout, offset, scale)
    return run_input(op, made, dtype, shape, layout, arguments[2:])


def fnv(data, state=0xcbf29ce484222325):
    for byte in data:
        state = ((state ^ byte) * 0x100000001b3) & 0xffffffffffffffff
    return state


def bytes_of(tensor):
    flat = tensor.contiguous().reshape(-1)
    return bytes(flat.view(torch.uint8).tolist()) if flat.numel() else b""


def line_of(case):
    exact, seed, op, dtype_name, shape_text, layout, arguments = case
    shape = [int(part) for part in shape_text.split(",")] if shape_text else []
    if seed != "+":
        torch.manual_seed(seed)
    results = run(op, getattr(torch, dtype_name), shape, layout, arguments)
    after = int(torch.empty(1, dtype=torch.int32).random_())
    state = 0xcbf29ce484222325
    for result in results:
        state = fnv(bytes_of(result), state)
    first = results[0].contiguous().reshape(-1)[:SAMPLES]
    size = first.element_size()
    data = bytes_of(first)
    samples = [data[i: i + size][::-1].hex() for i in range(0, len(data), size)]
    shown = hex(seed) if isinstance(seed, int) and seed > 1 << 31 else seed
    return "|".join(str(part) for part in [exact, shown, op, dtype_name, shape_text, layout,
                                           arguments, after, f"{state:016x}", " ".join(samples)])


def lines():
    torch.set_num_threads(1)
    return [line_of(case) for case in cases()]


def libc():
    return "".join(platform.libc_ver()[1])


def join(paths):
    """Lines that are the same everywhere become `any`."""
    files = [Path(path).read_text().splitlines() for path in paths]
    heads = [[line for line in lines if line.startswith("#")] for lines in files]
    bodies = [[line for line in lines if not line.startswith("#")] for lines in files]
    print("\n".join(dict.fromkeys(line for head in heads for line in head)))
    for rows in zip(*bodies, strict=True):
        rests = {row.partition("|")[2] for row in rows}
        for row in ["any|" + rests.pop()] if len(rests) == 1 else rows:
            print(row)


def check(path):
    """Counts what is the same, and prints what is not."""
    here, wrong, known = platform.machine(), 0, {}
    for line in Path(path).read_text().splitlines():
        if line.startswith("#"):
            continue
        architecture, _, rest = line.partition("|")
        if architecture in ("any", here):
            known.setdefault(rest.rsplit("|", 3)[0], []).append(rest)
    made = lines()
    for line in made:
        if line not in known.get(line.rsplit("|", 3)[0], []):
            wrong += 1
            print("differs:", line)
    print(f"PyTorch {torch.__version__} on {here}: {len(made)} lines, {wrong} differ")
    return wrong == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", metavar="FILE")
    parser.add_argument("--join", nargs="+", metavar="FILE")
    arguments = parser.parse_args()
    if arguments.join:
        join(arguments.join)
    elif arguments.check:
        sys.exit(0 if check(arguments.check) else 1)
    else:
        print(f"# PyTorch {torch.__version__.partition('+')[0]}, by record_random.py")
        print(f"# libc {libc()} {platform.machine()}")
        for line in lines():
            print(f"{platform.machine()}|{line}")


if __name__ == "__main__":
    main()
