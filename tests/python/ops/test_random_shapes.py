"""Operators on random shapes and strides: against NumPy where it has the operation, and against the same
operator on contiguous copies. Wrong out= tensors, dimensions and sizes raise errors that name operator
and argument, and change nothing. Everything is drawn from fixed seeds."""

import random
import re
import warnings

import numpy as np
import pytest
from example_counts import examples
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_layouts import (EVERY, FLOATS, REAL, Memory, array, assert_same, numbers, seeds, shapes,
                            sizes)

import keyfall as torch

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
import samples  # noqa: E402
from catalogue_families import strided_families  # noqa: E402

fixed = settings(max_examples=examples(30), derandomize=True, deadline=None, database=None,
                 suppress_health_check=list(HealthCheck))
pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.slow]


@st.composite
def placed(draw, dtypes=REAL, shape=shapes, low=-4.0, high=4.0):
    """Draws (array, tensor) with the same numbers."""
    made = numbers(draw(seeds), draw(shape), draw(st.sampled_from(dtypes)), low, high)
    return made, Memory(random.Random(draw(seeds))).tensor(made)


# ---- Elementwise

UNARY = {name: (getattr(torch, name), getattr(np, other)) for name, other in {
    "abs": "abs", "neg": "negative", "sin": "sin", "cos": "cos", "tanh": "tanh", "exp": "exp",
    "sinh": "sinh", "atan": "arctan", "asinh": "arcsinh", "expm1": "expm1", "square": "square",
    "floor": "floor", "ceil": "ceil", "trunc": "trunc", "round": "round", "sign": "sign",
    "isnan": "isnan", "isfinite": "isfinite", "exp2": "exp2", "deg2rad": "deg2rad",
    "logical_not": "logical_not", "signbit": "signbit"}.items()}


@pytest.mark.parametrize("name", UNARY)
@fixed
@given(placed(FLOATS))
def test_unary(name, case):
    ours, theirs = UNARY[name]
    x, tensor = case
    found = ours(tensor)
    assert_same(found, theirs(x))
    out = torch.empty(0, dtype=found.dtype)
    assert ours(tensor, out=out) is out if name != "isnan" and name != "isfinite" else True
    if name not in ("isnan", "isfinite"):
        assert_same(out, theirs(x))


@st.composite
def pairs(draw, dtypes):
    """Draws two that broadcast, of the same dtype or two."""
    shape = draw(shapes)
    both = []
    for _ in range(2):
        own = [n if draw(st.booleans()) or draw(st.booleans()) else 1 for n in shape]
        own = own[draw(st.integers(0, len(own))):] if draw(st.booleans()) else own
        both.append(draw(placed(dtypes, st.just(tuple(own)))))
    return both


BINARY = {"add": np.add, "sub": np.subtract, "mul": np.multiply, "maximum": np.maximum,
          "minimum": np.minimum, "eq": np.equal, "ne": np.not_equal, "lt": np.less,
          "le": np.less_equal, "gt": np.greater, "ge": np.greater_equal,
          "logical_and": np.logical_and, "logical_xor": np.logical_xor}
FLOATING = {"div": np.divide, "atan2": np.arctan2, "hypot": np.hypot, "copysign": np.copysign,
            "fmax": np.fmax, "fmod": np.fmod, "nextafter": np.nextafter,
            "logaddexp": np.logaddexp, "heaviside": np.heaviside}


def compare_pairs(name, theirs, case):
    (x, a), (y, b) = case
    found = getattr(torch, name)(a, b)
    dtype = torch.result_type(a, b)
    with np.errstate(all="ignore"):
        kind = np.dtype(str(dtype).split(".")[1])
        expected = theirs(x.astype(kind), y.astype(kind))
    assert_same(found, expected)
    assert found.dtype == (torch.bool if expected.dtype == bool else dtype)
    assert_same(getattr(torch, name)(a.contiguous(), b.contiguous()), array(found), 0, 0)


@pytest.mark.parametrize("name", BINARY)
@fixed
@given(pairs(REAL))
def test_binary(name, case):
    compare_pairs(name, BINARY[name], case)


@pytest.mark.parametrize("name", FLOATING)
@fixed
@given(st.sampled_from(FLOATS).flatmap(lambda dtype: pairs((dtype,))))
def test_binary_of_floats(name, case):
    compare_pairs(name, FLOATING[name], case)


@fixed
@given(placed(EVERY), st.sampled_from(EVERY))
def test_conversions(case, name):
    x, tensor = case
    if x.dtype.kind == "c" and np.dtype(name).kind != "c":
        return
    if np.dtype(name).kind == "u":
        x, tensor = abs(x) if x.dtype != bool else x, tensor.abs() if x.dtype != bool else tensor
    assert_same(tensor.to(getattr(torch, name)), x.astype(name), 1e-6, 1e-6)


# ---- Reductions and scans

REDUCTIONS = {"sum": np.sum, "prod": np.prod, "amax": np.max, "amin": np.min, "mean": np.mean,
              "any": np.any, "all": np.all, "argmax": np.argmax, "argmin": np.argmin,
              "count_nonzero": np.count_nonzero, "nansum": np.nansum}
SCANS = {"cumsum": np.cumsum, "cumprod": np.cumprod, "sort": np.sort, "flip": np.flip,
         "argsort": lambda x, axis: np.argsort(x, axis, kind="stable")}
with_dims = st.lists(sizes.filter(bool), min_size=1, max_size=4).map(tuple)


@pytest.mark.parametrize("name", REDUCTIONS)
@fixed
@given(placed(("float32", "float64", "int64"), with_dims), st.data())
def test_reductions(name, case, data):
    x, tensor = case
    dim, keep = data.draw(st.integers(-x.ndim, x.ndim - 1)), data.draw(st.booleans())
    if name == "mean" and x.dtype.kind == "i":
        return
    if name == "count_nonzero":
        assert_same(tensor.count_nonzero(dim), np.count_nonzero(x, dim))
        return
    found = getattr(torch, name)(tensor, dim=dim, keepdim=keep)
    assert_same(found, REDUCTIONS[name](x, axis=dim, keepdims=keep))
    if name in ("sum", "amax", "amin", "mean", "any", "all"):
        dims = data.draw(st.lists(st.integers(0, x.ndim - 1), min_size=1, unique=True))
        assert_same(getattr(torch, name)(tensor, dim=dims), REDUCTIONS[name](x, axis=tuple(dims)))


@pytest.mark.parametrize("name", SCANS)
@fixed
@given(placed(("float32", "float64", "int64"), with_dims), st.data())
def test_scans(name, case, data):
    x, tensor = case
    dim = data.draw(st.integers(-x.ndim, x.ndim - 1))
    found = getattr(torch, name)(tensor, [dim] if name == "flip" else dim)
    found = found[0] if name == "sort" else found
    if name != "argsort":
        assert_same(found, SCANS[name](x, axis=dim))
    assert_same(torch.sort(tensor, dim=dim, stable=True)[1], SCANS["argsort"](x, axis=dim))


@fixed
@given(placed(("float64",), with_dims), st.data())
def test_statistics(case, data):
    x, tensor = case
    dim = data.draw(st.integers(-x.ndim, x.ndim - 1))
    with np.errstate(all="ignore"):
        assert_same(torch.var(tensor, dim, correction=0), x.var(dim))
        assert_same(torch.std(tensor, dim, correction=0), x.std(dim))
        assert_same(torch.linalg.vector_norm(tensor, 2, dim), np.sqrt((x * x).sum(dim)))
        assert_same(torch.logsumexp(tensor, dim), np.log(np.exp(x).sum(dim)))
    n = x.shape[dim]
    assert_same(tensor.median(dim)[0], np.sort(x, dim).take((n - 1) // 2, dim))
    k = data.draw(st.integers(1, n))
    assert_same(tensor.topk(k, dim)[0], np.flip(np.sort(x, dim), dim).take(range(k), dim))


# ---- Views


def views(data, x, tensor):
    """Returns (NumPy's result for the array, the view) for one drawn view."""
    draw, ndim = data.draw, x.ndim
    dim = draw(st.integers(0, ndim - 1))
    n = x.shape[dim]
    start, step = draw(st.integers(-n - 1, n + 1)), draw(st.integers(1, 4))
    stop = draw(st.integers(-n - 1, n + 1))
    order = draw(st.permutations(range(ndim)))
    other = draw(st.integers(0, ndim - 1))
    index = tuple(slice(start, stop, step) if d == dim else slice(None) for d in range(ndim))
    wide = (2, *(n for n in x.shape))
    made = [
        (x.transpose(order), tensor.permute(order)),
        (x.swapaxes(dim, other), tensor.transpose(dim, other)),
        (x[index], tensor[index]),
        (np.broadcast_to(x, wide), tensor.expand(wide)),
        (np.expand_dims(x, dim), tensor.unsqueeze(dim)),
        (x.squeeze(dim) if n == 1 else x, tensor.squeeze(dim)),
        (np.moveaxis(x, dim, other), tensor.movedim(dim, other)),
    ]
    if n:
        at = draw(st.integers(-n, n - 1))
        size = draw(st.integers(1, n))
        windows = np.lib.stride_tricks.sliding_window_view(x, size, dim)
        every = tuple(slice(None, None, step) if d == dim else slice(None) for d in range(ndim))
        made += [(x.take(at, dim), tensor.select(dim, at)),
                 (windows[every], tensor.unfold(dim, size, step))]
    if ndim > 1 and dim != other:
        offset = draw(st.integers(-3, 3))
        if -x.shape[dim] < offset < x.shape[other]:
            made.append((np.diagonal(x, offset, dim, other), tensor.diagonal(offset, dim, other)))
    return draw(st.sampled_from(made))


@settings(fixed, max_examples=examples(300))
@given(placed(EVERY, st.lists(sizes, min_size=1, max_size=4).map(tuple)), st.data())
def test_views(case, data):
    x, tensor = case
    memory = tensor.untyped_storage().data_ptr()
    for _ in range(data.draw(st.integers(1, 4))):
        x, tensor = views(data, x, tensor)
        assert tensor.untyped_storage().data_ptr() == memory
        assert_same(tensor, x, 0, 0)
        if x.ndim == 0:
            break
    assert_same(tensor.contiguous(), x, 0, 0)
    assert_same(tensor.reshape(-1), x.reshape(-1), 0, 0)
    assert_same(tensor.clone(), x, 0, 0)
    if x.size and 0 not in tensor.stride():
        tensor.add_(1) if x.dtype != bool else tensor.logical_not_()
        assert_same(tensor, x + 1 if x.dtype != bool else ~x, 1e-6, 1e-6)


# ---- Indices and joins


@settings(fixed, max_examples=examples(150))
@given(placed(EVERY, with_dims), st.data(), seeds)
def test_indices(case, data, seed):
    x, tensor = case
    dim = data.draw(st.integers(0, x.ndim - 1))
    n, memory = x.shape[dim], Memory(random.Random(seed))
    rng = np.random.default_rng(seed)
    flat = rng.integers(0, n, data.draw(sizes))
    assert_same(tensor.index_select(dim, memory.tensor(flat)), x.take(flat, dim), 0, 0)
    shape = tuple(data.draw(sizes) if d == dim else s for d, s in enumerate(x.shape))
    index = rng.integers(0, n, shape)
    assert_same(tensor.gather(dim, memory.tensor(index)), np.take_along_axis(x, index, dim), 0, 0)
    distinct = rng.permuted(np.broadcast_to(np.arange(n).reshape(
        [-1 if d == dim else 1 for d in range(x.ndim)]), x.shape), axis=dim)
    source = rng.permuted(x)
    expected = x.copy()
    np.put_along_axis(expected, distinct, source, dim)
    assert_same(tensor.scatter(dim, memory.tensor(distinct), memory.tensor(source)), expected, 0, 0)
    mask = rng.random(x.shape) < 0.4
    assert_same(tensor[memory.tensor(mask)], x[mask], 0, 0)
    assert_same(tensor.masked_fill(memory.tensor(mask), 1), np.where(mask, np.ones_like(x), x), 0, 0)
    assert_same(tensor.nonzero(), np.argwhere(x), 0, 0)
    assert_same(torch.where(memory.tensor(mask), tensor, memory.tensor(source)),
                np.where(mask, x, source), 0, 0)
    assert_same(tensor.take(memory.tensor(index % x.size)), x.reshape(-1)[index % x.size], 0, 0)


@fixed
@given(st.lists(seeds, min_size=1, max_size=4), with_dims, st.data(), st.sampled_from(EVERY), seeds)
def test_joins(parts, shape, data, dtype, seed):
    dim, memory = data.draw(st.integers(-len(shape), len(shape) - 1)), Memory(random.Random(seed))
    arrays = [numbers(one, shape, dtype) for one in parts]
    tensors = [memory.tensor(one) for one in arrays]
    assert_same(torch.stack(tensors, dim), np.stack(arrays, dim), 0, 0)
    lengths = [data.draw(sizes) for _ in parts]
    arrays = [numbers(one, [length if d == dim % len(shape) else n for d, n in enumerate(shape)], dtype)
              for one, length in zip(parts, lengths)]
    joined = torch.cat([memory.tensor(one) for one in arrays], dim)
    assert_same(joined, np.concatenate(arrays, dim), 0, 0)
    for part, one in zip(joined.split(lengths, dim), arrays):
        assert_same(part, one, 0, 0)
    x, tensor = np.concatenate(arrays, dim), memory.again(joined)
    shift = data.draw(st.integers(-9, 9))
    assert_same(tensor.roll(shift, dim), np.roll(x, shift, dim), 0, 0)
    repeats = [data.draw(st.integers(0, 3)) for _ in shape]
    assert_same(tensor.repeat(repeats), np.tile(x, repeats), 0, 0)
    assert_same(tensor.repeat_interleave(2, dim), np.repeat(x, 2, dim), 0, 0)
    if x.ndim >= 2:
        assert_same(tensor.tril(shift), np.tril(x, shift), 0, 0)
        assert_same(tensor.triu(shift), np.triu(x, shift), 0, 0)


# ---- Products


@settings(fixed, max_examples=examples(120))
@given(seeds, st.tuples(sizes, sizes, sizes, sizes), st.sampled_from(FLOATS + ("complex64", "int64")))
def test_products(seed, size, dtype):
    memory, (b, n, k, m) = Memory(random.Random(seed)), size
    x, y, z = (numbers(seed + i, shape, dtype) for i, shape in enumerate(((n, k), (k, m), (n, m))))
    v, w = numbers(seed, (k,), dtype), numbers(seed, (m,), dtype)
    many, other = numbers(seed, (b, n, k), dtype), numbers(seed, (b, k, m), dtype)
    at = memory.tensor
    loose = {"rtol": 1e-4, "atol": 1e-4}
    assert_same(torch.mm(at(x), at(y)), x @ y, **loose)
    assert_same(torch.bmm(at(many), at(other)), many @ other, **loose)
    assert_same(torch.matmul(at(many), at(y)), many @ y, **loose)
    assert_same(torch.matmul(at(x), at(other)), x @ other, **loose)
    assert_same(torch.matmul(at(v), at(y)), v @ y, **loose)
    assert_same(torch.mv(at(x), at(v)), x @ v, **loose)
    assert_same(torch.dot(at(v), at(v)), v @ v, **loose)
    assert_same(torch.outer(at(v), at(w)), np.outer(v, w), **loose)
    assert_same(torch.addmm(at(z), at(x), at(y), beta=2, alpha=3), 2 * z + 3 * (x @ y), **loose)
    assert_same(torch.einsum("bnk,bkm->bmn", at(many), at(other)),
                np.swapaxes(many @ other, 1, 2), **loose)
    assert_same(torch.tensordot(at(many), at(y), 1), np.tensordot(many, y, 1), **loose)
    assert_same(torch.mm(at(x), at(y), out=memory.tensor(z)), x @ y, **loose)


# ---- The whole catalogue: the layout of inputs does not change results

CHANGING = re.compile(  # about memory, or require contiguous memory
    r"_pdist_forward|as_strided|empty|resize|set_|stride|is_contiguous|storage|view|_reshape_alias|is_set_to|"
    r"from_file|_fused|_foreach|expand|contiguous|lift|alias|detach|squeeze|unfold$|_conj|_neg_view")
FAMILIES = [family for family in strided_families()
            if not CHANGING.search(family.schema.name) and not family.draws]
AREAS = sorted({family.area for family in FAMILIES})


def operator(schema):
    return getattr(getattr(torch.ops.aten, schema.name), schema.overload or "default")


def evaluated(sample, dtype, seed):
    try:
        return samples.evaluate(torch, sample, dtype, "plain", seed)
    except (RuntimeError, IndexError, ValueError):
        return None


def elsewhere(value, memory):
    if isinstance(value, torch.Tensor):
        return memory.again(value) if value.device.type == "cpu" else value
    return [elsewhere(item, memory) for item in value] if isinstance(value, list) else value


def outcome(function, args, kwargs):
    try:
        found = function(*args, **kwargs)
    except Exception as error:  # noqa: BLE001 - an error is an outcome
        return type(error)
    return list(found) if isinstance(found, (tuple, list)) else [found]


def assert_alike(found, expected, what):
    assert isinstance(found, type) == isinstance(expected, type), (what, found, expected)
    if isinstance(found, type):
        assert found is expected, what
        return
    for a, b in zip(found, expected):
        if isinstance(a, list):
            assert_alike(a, b, what)
        elif isinstance(a, torch.Tensor):
            assert a.dtype == b.dtype and a.shape == b.shape, what
            loose = {"rtol": 1e-4, "atol": 1e-4} if a.dtype.is_floating_point or a.is_complex() else {}
            torch.testing.assert_close(a, b, equal_nan=True, msg=what, **loose)
        else:
            assert a == b or a != a, what


@pytest.mark.parametrize("area", AREAS)
def test_places_in_memory_do_not_matter(area):
    calls = 0
    for family in (f for f in FAMILIES if f.area == area):
        for number, sample in enumerate(family.entry.get("samples", [])):
            for dtype in (torch.float64, torch.int64, torch.complex64)[:1 if number else 3]:
                seed = f"{family.schema.full_name} {number} {dtype}"
                made, again = evaluated(sample, dtype, seed), evaluated(sample, dtype, seed)
                if made is None:
                    continue
                memory = Memory(random.Random(seed))
                args = elsewhere(again[0], memory)
                kwargs = {name: elsewhere(v, memory) for name, v in again[1].items()}
                function = operator(family.schema)
                assert_alike(outcome(function, args, kwargs), outcome(function, *made),
                             f"{family.schema.full_name}({sample}) {dtype}")
                calls += 1
    assert calls > 0


# ---- Elements that share memory

READS = {
    "add": lambda x: torch.add(x, x), "sum": lambda x: x.sum(0), "cumsum": lambda x: x.cumsum(1),
    "sort": lambda x: torch.sort(x, dim=1, stable=True)[1], "softmax": lambda x: x.softmax(0),
    "mm": lambda x: torch.mm(x, x.t()), "cat": lambda x: torch.cat([x, x]), "amax": lambda x: x.amax(1),
    "gather": lambda x: x.gather(1, x.long() % x.shape[1]), "nonzero": lambda x: x.nonzero(),
    "index": lambda x: x[x > 3], "where": lambda x: torch.where(x > 3, x, -x), "flip": lambda x: x.flip(1),
    "layer_norm": lambda x: torch.layer_norm(x, x.shape[1:]), "var": lambda x: x.var(1),
    "conv1d": lambda x: torch.conv1d(x[None], x[:, None, :1], groups=x.shape[0]),
    "median": lambda x: x.median(1)[0], "clone": lambda x: x.clone(), "to": lambda x: x.to(torch.int32),
}


@pytest.mark.parametrize("name", READS)
@settings(fixed, max_examples=examples(20))
@given(st.integers(1, 5), st.integers(1, 5), st.integers(0, 3), st.integers(0, 3))
def test_overlapping_elements_are_read(name, rows, columns, down, right):
    room = torch.arange(30.0)
    x = room.as_strided((rows, columns), (down, right), 1)
    torch.testing.assert_close(READS[name](x), READS[name](x.clone()), equal_nan=True)
    assert room.tolist() == list(range(30))


@pytest.mark.parametrize("name, write", [
    ("add_", lambda x: x.add_(1)), ("copy_", lambda x: x.copy_(torch.zeros(3, 4))),
    ("mul_", lambda x: x.mul_(2)), ("exp_", lambda x: x.exp_()), ("clamp_", lambda x: x.clamp_(0, 1)),
    ("cumsum_", lambda x: x.cumsum_(0)), ("index_add_", lambda x: x.index_add_(
        0, torch.tensor([0]), torch.ones(1, 4))), ("addmm_", lambda x: x.addmm_(
            torch.ones(3, 2), torch.ones(2, 4))),
    ("scatter_", lambda x: x.scatter_(0, torch.tensor([[0]]), torch.ones(1, 1))),
])
def test_repeated_elements_are_not_written(name, write):
    room = torch.arange(4.0)
    with pytest.raises(RuntimeError) as error:
        write(room.expand(3, 4))
    assert "single memory location" in str(error.value) and name in str(error.value), error.value
    assert room.tolist() == [0, 1, 2, 3]


# ---- Errors


OUT = {
    "add": lambda x, out: torch.add(x, x, out=out), "mul": lambda x, out: torch.mul(x, 2, out=out),
    "exp": lambda x, out: torch.exp(x, out=out), "sum": lambda x, out: torch.sum(x, 0, out=out),
    "cumsum": lambda x, out: torch.cumsum(x, 0, out=out),
    "cat": lambda x, out: torch.cat([x, x], out=out), "mm": lambda x, out: torch.mm(x, x.t(), out=out),
    "index_select": lambda x, out: torch.index_select(x, 0, torch.tensor([1, 0]), out=out),
    "where": lambda x, out: torch.where(x > 0, x, -x, out=out),
    "amax": lambda x, out: torch.amax(x, 1, out=out),
    "gather": lambda x, out: torch.gather(x, 1, torch.tensor([[0], [1]]), out=out),
    "clamp": lambda x, out: torch.clamp(x, 0, 1, out=out),
    "tril": lambda x, out: torch.tril(x, out=out), "bmm": lambda x, out: torch.bmm(
        x[None], x.t()[None], out=out), "softmax": lambda x, out: torch.softmax(x, 0, out=out),
}


def refused(call, name, *tensors):
    """Checks that the call raises an error that names the operator, and leaves the tensors unchanged."""
    before = [(t.clone(), t.shape, t.stride(), t.storage_offset()) for t in tensors]
    with pytest.raises((RuntimeError, IndexError, ValueError, TypeError)) as error:
        call()
    assert name in str(error.value), str(error.value)
    for tensor, (values, *geometry) in zip(tensors, before):
        assert [tensor.shape, tensor.stride(), tensor.storage_offset()] == geometry
        assert torch.equal(tensor, values)


@pytest.mark.parametrize("name", OUT)
@settings(fixed, max_examples=examples(15))
@given(seeds, st.sampled_from(FLOATS), st.tuples(sizes, sizes, sizes).map(list))
def test_out(name, seed, dtype, odd):
    x = numbers(seed, (2, 3), dtype)
    memory = Memory(random.Random(seed))
    tensor = memory.tensor(x)
    expected = OUT[name](tensor, torch.empty(0, dtype=tensor.dtype))
    for out in (memory.strided(array(expected) * 0), torch.zeros(odd, dtype=tensor.dtype)):
        assert OUT[name](tensor, out) is out
        assert out.shape == expected.shape and torch.equal(out, expected)
    if name not in ("sum", "cumsum"):  # they compute in the dtype of out=
        wrong = torch.ones(expected.shape, dtype=torch.int64)
        refused(lambda: OUT[name](tensor, wrong), name, tensor, wrong)
    lone = torch.ones(1, dtype=tensor.dtype).expand(expected.shape)
    if expected.numel() > 1:
        refused(lambda: OUT[name](tensor, lone), f"{name}", tensor, lone)


@pytest.mark.parametrize("name", ["add", "mul", "exp", "clamp", "cumsum", "index_select", "cat",
                                  "gather", "tril", "where"])
def test_out_that_overlaps_in_part(name):
    room = torch.arange(1.0, 15.0)
    x = room[:6].view(2, 3)
    shape = OUT[name](x, torch.empty(0)).shape
    out = room[1:1 + shape.numel()].view(shape)
    try:
        found = OUT[name](x.clone(), torch.empty(0))
        made = OUT[name](x, out)
    except RuntimeError as error:
        assert name in str(error) and "memory location" in str(error)
        assert room.tolist() == list(range(1, 15))
    else:
        assert torch.equal(made, found)  # accepted, as if they did not overlap


DIMENSIONS = [(family, at) for family in FAMILIES
              for at, a in enumerate(family.schema.arguments)
              if re.fullmatch(r"dim\d?|start_dim|end_dim|axis\d?", a.name) and a.type in ("int", "int?")]


def test_dimensions_out_of_range():
    assert len(DIMENSIONS) > 80
    for family, at in DIMENSIONS:
        listed = family.entry.get("samples", [])
        made = next((m for m in (evaluated(s, torch.float32, "dim") for s in listed)
                     if m and len(m[0]) > at
                     and isinstance(outcome(operator(family.schema), *m), list)), None)
        if made is None:
            continue
        for dim in (99, -99, 2**62, -(2**63)):
            args = [*made[0][:at], dim, *made[0][at + 1:]]
            tensors = [a for a in args if isinstance(a, torch.Tensor)]
            before = [repr(t.tolist()) for t in tensors]
            with pytest.raises((IndexError, RuntimeError, ValueError)) as error:
                operator(family.schema)(*args, **made[1])
            bare = family.schema.name.strip("_").split("_")[0]
            assert re.search(rf"[Dd]im|{bare}", str(error.value)), (family.schema.full_name, error)
            assert [repr(t.tolist()) for t in tensors] == before


LARGE, HUGE = 2**62, 2**63 - 1
TOO_LARGE = f"""
torch.zeros({LARGE}, 8)
torch.ones({HUGE}, {HUGE})
torch.full(({2**40}, {2**40}), 1.0)
torch.empty({HUGE})
torch.empty_strided((2, 2), ({HUGE}, {HUGE}))
torch.eye({HUGE})
torch.arange({HUGE})
torch.linspace(0, 1, {HUGE})
torch.rand({LARGE}, {LARGE})
torch.randint(5, ({HUGE}, 3))
torch.randperm({HUGE})
torch.tril_indices({HUGE}, {HUGE})
x.repeat({HUGE}, 2)
x.tile({HUGE}, {HUGE})
x.repeat_interleave({HUGE})
x.expand({HUGE}, {HUGE}, 3, 4)
x.as_strided((2, 2), ({HUGE}, 1))
x.as_strided((2,), (1,), {HUGE})
x.new_zeros({LARGE}, {LARGE})
x.resize_({2**40}, {2**40})
x.unfold(0, {HUGE}, 1)
x.narrow(0, 1, {HUGE})
x.view({2**32}, {2**32})
x.reshape({HUGE}, {HUGE})
x.unflatten(0, ({HUGE}, {HUGE}))
x.split([{HUGE}, {HUGE}, 5])
x.topk({HUGE})
x.kthvalue({HUGE})
torch.constant_pad_nd(x, [{HUGE}, {HUGE}])
torch.diag_embed(x, {HUGE})
torch.nn.functional.unfold(x[None, None], {2**32})
torch.nn.functional.fold(x[None], ({HUGE}, {HUGE}), 2)
torch.nn.functional.interpolate(x[None], {HUGE})
torch.nn.functional.adaptive_avg_pool2d(x[None], {2**32})
torch.nn.functional.max_pool2d(x[None], {HUGE})
torch.conv1d(x[None], torch.ones(1, 3, 2), None, 1, {HUGE})
torch.conv_transpose1d(x[None], torch.ones(3, 3, 2), None, {HUGE})
torch.multinomial(torch.ones(3), {HUGE}, True)
torch.cat([x.expand({2**61}, 3, 4)] * 2)
torch.outer(torch.ones(1).expand({2**32}), torch.ones(1).expand({2**32}))
torch.fft.fft(x, {LARGE})
torch.vander(torch.ones(3), {HUGE})
torch.one_hot(torch.tensor([1]), {HUGE})
torch.bincount(torch.tensor([1]), minlength={HUGE})
torch.combinations(torch.arange(4), {HUGE})
torch.nonzero_static(x, size={HUGE})
torch.hann_window({HUGE})
torch.cartesian_prod(torch.ones(1).expand({2**32}), torch.ones(1).expand({2**32}))
"""


@pytest.mark.parametrize("call", TOO_LARGE.strip().split("\n"))
def test_sizes_that_overflow(call):
    x = torch.arange(12.0).view(3, 4)
    with pytest.raises((RuntimeError, ValueError, MemoryError, IndexError, AttributeError)) as error:
        eval(call, {"torch": torch, "x": x})
    assert str(error.value)
    assert x.tolist() == np.arange(12.0).reshape(3, 4).tolist()


def test_what_numpy_cannot_write():
    fixed_array = np.arange(4.0)
    fixed_array.flags.writeable = False
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tensor = torch.from_numpy(fixed_array)
    assert torch.add(tensor, 1).tolist() == [1, 2, 3, 4]
