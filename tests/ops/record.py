#!/usr/bin/env python3
"""Runs the catalogue's samples through PyTorch and writes what it gave as case files, for replay.

    record.py --out DIR [--area NAME] [--op TEXT] [--full] [--seed N] [--dtype NAME]

One file DIR/AREA.cases for each file of ops/. --full adds every layout for every dtype and form:
meant for a comparison with the PyTorch that is installed, not for keeping. --dtype, which can be
given several times: only tensors of this type, in one layout; tests/ops/float8 was made so. Needs
torch."""

import argparse
import pathlib
import struct
import sys
import warnings

import torch

import samples

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools" / "opgen"))
import dtypes  # noqa: E402
import entries  # noqa: E402

# Tolerances by dtype, stated once: (rtol, atol).
TOLERANCES = {
    torch.float16: (2e-3, 1e-5), torch.bfloat16: (1.6e-2, 1e-5),
    torch.float32: (1.3e-6, 1e-5), torch.float64: (1e-7, 1e-7),
    torch.complex64: (1.3e-6, 1e-5), torch.complex128: (1e-7, 1e-7),
}
CHECK_STRIDES, SHAPE_ONLY = 1, 2
NUMBERS = {row.name: row.number for row in dtypes.read() if row.held}
FORMATS = {torch.contiguous_format: 0, torch.preserve_format: 1, torch.channels_last: 2,
           torch.channels_last_3d: 3}
UNDEFINED_CONTENTS = ("empty", "new_empty", "resize")


class Unusable(Exception):
    """A sample that cannot be turned into a case."""


# ---- Writing values


class Writer:
    def __init__(self):
        self.storages = {}

    @staticmethod
    def text(value):
        data = value.encode(errors="replace")[:500]
        return struct.pack("<H", len(data)) + data

    def tensor(self, t):
        if t.layout != torch.strided:
            raise Unusable("not strided")
        storage = t.untyped_storage()
        key = storage._cdata
        flags = (2 if t.is_conj() else 0) | (4 if t.is_neg() else 0)
        number = NUMBERS.get(str(t.dtype).split(".")[1])
        if number is None:
            raise Unusable(f"dtype {t.dtype}")
        device = 14 if t.device.type == "meta" else 0
        out = struct.pack("<BBBB", number, device, flags, t.dim())
        out += struct.pack(f"<{2 * t.dim()}q", *t.size(), *t.stride())
        out += struct.pack("<q", t.storage_offset())
        if key in self.storages:
            return out + struct.pack("<IB", self.storages[key][0], 0)
        index = len(self.storages)
        self.storages[key] = (index, t)  # keeps the storage alive, so that keys stay unique
        size = storage.nbytes()
        out += struct.pack("<IBqB", index, 1, size, int(device == 0))
        return out + (bytes(storage) if device == 0 else b"")

    def items(self, tag, values, one):
        return struct.pack("<BI", tag, len(values)) + b"".join(map(one, values))

    def value(self, value, kind):
        """A value of the declared type `kind`."""
        if value is None:
            return b"\0"
        base = kind.rstrip("?")
        if isinstance(value, torch.Tensor):
            return b"\x0a" + self.tensor(value)
        if base.startswith("Tensor") and "[" in base:
            return self.items(14, value, lambda v: self.value(v, "Tensor?"))
        if "[" in base:
            return self.list(value, base)
        if base == "ScalarType":
            number = value if isinstance(value, int) else NUMBERS[str(value).split(".")[1]]
            return struct.pack("<Bq", 5, number)
        if base == "MemoryFormat":
            return struct.pack("<Bq", 7, value if isinstance(value, int) else FORMATS[value])
        if base == "Layout":
            return struct.pack("<Bq", 6, 0)
        if base == "Device":
            return struct.pack("<BB", 8, 14 if torch.device(value).type == "meta" else 0)
        return self.plain(value, base)

    def list(self, value, base):
        element, _, rest = base.partition("[")
        size = rest.rstrip("]?")
        values = list(value) if isinstance(value, (list, tuple, torch.Size)) else [value] * int(
            size or 1)
        tag = {"int": 11, "SymInt": 11, "float": 12, "bool": 13}.get(element, 15)
        return self.items(tag, values, lambda v: self.plain(v, element))

    def plain(self, value, base):
        if base == "float":
            value = float(value)
        if isinstance(value, bool):
            return struct.pack("<BB", 3, value)
        if isinstance(value, int):
            return struct.pack("<Bq", 1, value)
        if isinstance(value, float):
            return struct.pack("<Bd", 2, value)
        if isinstance(value, complex):
            return struct.pack("<Bdd", 9, value.real, value.imag)
        if isinstance(value, str):
            return b"\x04" + self.text(value)
        if isinstance(value, torch.dtype):
            return struct.pack("<Bq", 5, NUMBERS[str(value).split(".")[1]])
        raise Unusable(f"a value of type {type(value).__name__}")


def compact(value):
    """Tensors with storages of their own that hold no more than they show."""
    if isinstance(value, (list, tuple)):
        return [compact(item) for item in value]
    if not isinstance(value, torch.Tensor) or value.device.type == "meta":
        return value
    if value.is_conj():
        return compact(torch._conj(value)).conj()  # what is in memory, seen as it was
    if value.is_neg():
        return torch._neg_view(compact(torch._neg_view(value)))
    reach = 1 + sum((n - 1) * s for n, s in zip(value.size(), value.stride()))
    if value.numel() == 0:
        return torch.empty_strided(value.size(), value.stride(), dtype=value.dtype)
    if value.untyped_storage().nbytes() < (value.storage_offset() + reach) * value.element_size():
        raise Unusable("outside of its storage")
    plain = value.as_strided((reach,), (1,)).clone()
    return plain.as_strided(value.size(), value.stride(), 0)


# ---- Calling


def bind(schema, args, kwargs):
    """All arguments in order, with the defaults filled in by PyTorch's own schema."""
    own = operator(schema)._schema
    values = list(args)
    if len(values) > len(schema.arguments):
        raise Unusable("too many arguments")
    for argument, known in list(zip(schema.arguments, own.arguments))[len(values):]:
        if argument.name in kwargs:
            values.append(kwargs[argument.name])
        elif known.has_default_value():
            values.append(known.default_value)
        else:
            raise Unusable(f"no value for '{argument.name}'")
    return values


def operator(schema):
    packet = getattr(torch.ops.aten, schema.name)
    return getattr(packet, schema.overload or "default")


def call(schema, values):
    position = [v for a, v in zip(schema.arguments, values) if not a.keyword_only]
    keyword = {a.name: v for a, v in zip(schema.arguments, values) if a.keyword_only}
    return operator(schema)(*position, **keyword)


def tolerance(values, results):
    tensors = [v for v in flatten([values, results]) if isinstance(v, torch.Tensor)]
    found = (0.0, 0.0)
    for tensor in tensors:
        found = max(found, TOLERANCES.get(tensor.dtype, (0.0, 0.0)))
    # Integers are computed with in the default type, whatever type the result has.
    if found > (0.0, 0.0) and any(t.dtype not in TOLERANCES for t in tensors):
        found = max(found, TOLERANCES[torch.get_default_dtype()])
    if any(isinstance(value, float) for value in flatten([values, results])):
        found = max(found, (1e-7, 1e-7))
    return found


# Computed here with float coordinates or sums, and there in the half type itself.
COARSE = ("upsample_", "grid_sampler", "_fused_", "index_add", "index_reduce", "scatter_reduce")


# Sums of many products, whose order is nobody's business.
SUMS = ("conv", "_conv", "mm", "addmm", "bmm", "baddbmm", "matmul", "linear", "einsum")


def flatten(values):
    for value in values:
        if isinstance(value, (list, tuple)):
            yield from flatten(value)
        else:
            yield value


EXCEPTIONS = {"_LinAlgError": "RuntimeError", "LinAlgError": "RuntimeError",
              "AcceleratorError": "RuntimeError", "OutOfMemoryError": "RuntimeError"}


def make_case(form, values, what):
    schema = form.schema
    writer = Writer()
    arguments = b"".join(writer.value(v, a.type) for a, v in zip(schema.arguments, values))
    head = struct.pack("<B", len(values)) + arguments
    flags = CHECK_STRIDES if form.family.kind in ("elementwise", "view", "factory") else 0
    if schema.name.startswith(UNDEFINED_CONTENTS):
        flags |= SHAPE_ONLY
    if form.family.draws:
        flags |= SHAPE_ONLY
    rtol, atol = 0.0, 0.0
    try:
        result = call(schema, values)
    except Exception as error:  # noqa: BLE001 - any exception is a result here
        if "itensor" in str(error):
            raise Unusable("oneDNN took it, and should not have") from None
        name = EXCEPTIONS.get(type(error).__name__, type(error).__name__)
        tail = b"\0" + Writer.text(name) + Writer.text(str(error).split("\n")[0])
    else:
        results = list(result) if isinstance(result, tuple) else [result]
        if not schema.returns:
            results = []
        rtol, atol = tolerance(values, results)
        if schema.name.startswith(COARSE + SUMS) and rtol > 1e-3:
            rtol, atol = 8 * rtol, 0.05
        elif schema.name.startswith(SUMS) and rtol > 1e-7:
            atol = max(atol, 5e-5)
        results = [compact(item) for item in results]
        tail = struct.pack("<BB", 1, len(results))
        tail += b"".join(writer.value(v, r.type) for v, r in zip(results, schema.returns))
        written = [(i, values[i]) for i, a in enumerate(schema.arguments)
                   if a.written and isinstance(values[i], (torch.Tensor, list))]
        tail += struct.pack("<B", len(written))
        for position, value in written:
            kind = schema.arguments[position].type
            tail += struct.pack("<B", position) + writer.value(compact(value), kind)
    name = f"aten::{schema.full_name}"
    body = (Writer.text(name) + Writer.text(what) + struct.pack("<ddB", rtol, atol, flags)
            + head + tail)
    return struct.pack("<I", len(body)) + body


# ---- Which cases


def plans(form, full, dtypes):
    """(sample number or None for all, dtypes, modes) that this form is recorded with."""
    if dtypes:
        yield (None if form.how == "functional" else 0), dtypes, ["plain"]
        return
    every = [getattr(torch, name) for name in samples.DTYPES]
    few = [torch.float32, torch.int64]
    layouts = [m for m in samples.MODES if m != "plain"]
    if form.how == "functional":
        yield None, every, ["plain"]
        if form.family.kind in ("elementwise", "structured") or full:
            yield (None if full else 0), (every if full else few), layouts
    else:
        yield (None if full else 0), (every if full else few + [torch.bool, torch.complex64]), (
            samples.MODES if full else ["plain", "transposed"])


def out_arguments(form, values):
    """out= tensors: of the right shape, of a wrong one, of another type."""
    functional = form.family.forms[0]
    try:
        result = call(functional.schema, [clone(v) for v in values])
    except Exception:  # noqa: BLE001
        yield "out", [torch.empty(0) for _ in functional.schema.returns]
        return
    results = list(result) if isinstance(result, tuple) else [result]
    if not all(isinstance(item, torch.Tensor) for item in results):
        return
    yield "out", [torch.zeros_like(item) for item in results]
    yield "empty out", [torch.empty(0, dtype=item.dtype) for item in results]
    yield "float64 out", [torch.zeros(item.shape, dtype=torch.float64) for item in results]


def clone(value):
    if isinstance(value, torch.Tensor):
        return value.clone() if value.numel() else value
    if isinstance(value, list):
        return [clone(item) for item in value]
    return value


def form_cases(form, full, seed, dtypes=()):
    functional = form.family.schema
    listed = form.family.entry.get("samples", [])
    for number, chosen, modes in plans(form, full, dtypes):
        for index, sample in enumerate(listed):
            if number is not None and index != number:
                continue
            if dtypes and "T(" not in sample:
                continue  # it has no tensor of that type
            for mode in modes:
                for dtype in chosen:
                    yield from sample_cases(form, functional, sample, dtype, mode,
                                            f"{seed} {functional.full_name} {index} {dtype} {mode}")


def own_values(form, functional, values):
    """The arguments of a form by the names of the functional one; of an in-place form that has
    others the first is the first all the same."""
    own = dict(zip((a.name for a in functional.arguments), values))
    first = form.schema.arguments[0].name
    own.setdefault(first, values[0])
    defaults = {a.name: a.default_value for a in operator(form.schema)._schema.arguments
                if a.has_default_value()}
    missing = [a.name for a in form.schema.arguments if a.name not in own | defaults]
    if missing:
        raise Unusable(f"no value for '{missing[0]}'")
    return [own.get(a.name, defaults.get(a.name)) for a in form.schema.arguments]


def sample_cases(form, functional, sample, dtype, mode, seed_text):
    what = f"{sample} {str(dtype).split('.')[1]} {mode}"
    try:
        args, kwargs = samples.evaluate(torch, sample, dtype, mode, seed_text)
    except (RuntimeError, IndexError, ValueError):
        return  # this mode cannot make the sample's tensors
    try:
        values = bind(functional, args, kwargs)
        if form.how == "out":
            for label, given in out_arguments(form, values):
                fresh, kwargs_again = samples.evaluate(torch, sample, dtype, mode, seed_text)
                own = dict(zip((a.name for a in functional.arguments),
                               bind(functional, fresh, kwargs_again)))
                outs = iter(given)
                full_values = [own[a.name] if a.name in own else next(outs)
                               for a in form.schema.arguments]
                yield make_case(form, full_values, f"{what} {label}")
        else:
            yield make_case(form, own_values(form, functional, values), what)
    except Unusable as error:
        print(f"left out: {form.schema.full_name}({what}): {error}", file=sys.stderr)


def options(description, flag):
    """The command line that the recording programs share, with a flag of each one's own."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--root", type=pathlib.Path, default=ROOT)
    parser.add_argument("--area", action="append")
    parser.add_argument("--op", help="only operators whose name contains this")
    parser.add_argument(flag, action="store_true")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--dtype", action="append", default=[])
    return parser.parse_args()


def write(areas, folder):
    for area, cases in areas.items():
        (folder / f"{area}.cases").write_bytes(b"KFCASES1" + b"".join(cases))
        print(f"{area}: {len(cases)} cases")


def main():
    args = options(__doc__, "--full")
    warnings.simplefilter("ignore")
    torch.set_num_threads(1)
    args.out.mkdir(parents=True, exist_ok=True)
    areas = {}
    dtypes_given = [getattr(torch, name) for name in args.dtype]
    for family in entries.read(args.root):
        if args.area and family.area not in args.area:
            continue
        for form in family.forms:
            if args.op and args.op not in form.schema.full_name:
                continue
            cases = areas.setdefault(family.area, [])
            cases.extend(form_cases(form, args.full, args.seed, dtypes_given))
    write(areas, args.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
