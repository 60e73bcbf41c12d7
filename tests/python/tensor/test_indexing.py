"""x[...] and x[...] = y against PyTorch's recorded results and NumPy, and with invalid indices."""

import contextlib
import json
import warnings

import numpy as np
import pytest
from example_counts import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from paths import DATA

import keyfall
from leaks import assert_frees
from record_indexing import environment, evaluate, expressions

ROWS = json.loads((DATA / "indexing.json").read_text())
TRIED = [row for row in ROWS  # NumPy before 2.3 treats its bools as indices
         if "np.bool_" not in row["expression"] or not hasattr(np.bool_, "__index__")]


@pytest.fixture(autouse=True)
def quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_record_is_complete():
    assert [row["expression"] for row in ROWS] == expressions()


@pytest.mark.parametrize("row", TRIED, ids=lambda row: row["expression"])
def test_recorded(row):
    expected = {key: value for key, value in row.items() if key != "operators"}
    assert evaluate(row["expression"], environment(keyfall)) == expected


@pytest.mark.parametrize("row", TRIED, ids=lambda row: row["expression"])
def test_operators_that_a_mode_sees(row):
    from keyfall.utils._python_dispatch import TorchDispatchMode

    seen = []

    class Log(TorchDispatchMode):
        def __torch_dispatch__(self, function, types, args=(), kwargs=None):
            seen.append(str(function))
            return function(*args, **(kwargs or {}))

    names = environment(keyfall)
    with Log():
        try:
            exec(row["expression"], names)
        except Exception:
            pass
    assert seen == row["operators"]


@pytest.mark.parametrize("expression, message", [
    ("x[5]", "index 5 is out of bounds for dimension 0 with size 2"),
    ("x[0,5]", "index 5 is out of bounds for dimension 1 with size 3"),
    ("x[None,0,5]", "index 5 is out of bounds for dimension 1 with size 3"),
    ("x[True,0,5]", "index 5 is out of bounds for dimension 1 with size 3"),
    ("x[m2,9]", "index 9 is out of bounds for dimension 2 with size 4"),
    ("x[0,0,0,0]", "too many indices for tensor of dimension 3"),
    ("z[0]", "invalid index of a 0-dim tensor"),
    ("z[:]", "slice() cannot be applied to a 0-dim tensor."),
    ("x[1.5]", "only integers, slices (`:`), ellipsis (`...`), None and long or byte"),
    ("x[fv]", "tensors used as indices must be long, int, byte or bool tensors"),
    ("x[[0,5]]", "index 5 is out of bounds for dimension 0 with size 2"),
    ("x[it,i3]", "shape mismatch: indexing tensors could not be broadcast together"),
    ("x[m4]", "The shape of the mask [4] at index 0 does not match the shape of the indexed tensor"),
])
def test_index_errors(expression, message):
    with pytest.raises(IndexError) as caught:
        eval(expression, environment(keyfall))
    assert message in str(caught.value)


def test_deleting():
    with pytest.raises(TypeError, match="does not support deleting items"):
        del keyfall.zeros(2)[0]


def test_views_share_memory():
    x = keyfall.zeros(2, 3)
    for view in (x[0], x[0:1], x[None], x[...], x[()], x[:, 1], x[..., 0]):
        view[...] = 1.0
        assert (x == 1).any()
        x.zero_()
    copy = x[[0]]
    copy[...] = 1.0
    assert not (x == 1).any()


def test_non_tuple_sequence_warns():
    with pytest.warns(UserWarning, match="non-tuple sequence"):
        keyfall.zeros(2, 2)[[[0, 1], [1, 0]]]


def test_many_items():
    x = keyfall.tensor(1.0)
    assert x[(None,) * 100].dim() == 100
    with pytest.raises((RuntimeError, IndexError, ValueError)):
        x[(None,) * 129]
    y = keyfall.zeros(1, 1)[(None,) * 30 + (keyfall.tensor([0]),)]
    assert y.dim() == 32


def test_subclass_keeps_its_class():
    class Sub(keyfall.Tensor):
        pass

    x = keyfall.zeros(2, 3).as_subclass(Sub)
    assert type(x[0]) is Sub and type(x[1:]) is Sub and type(x[[0, 1]]) is Sub
    x[0] = 1
    assert x[0].tolist() == [1.0, 1.0, 1.0]


def test_torch_function_sees_indexing():
    calls = []

    class Sub(keyfall.Tensor):
        @classmethod
        def __torch_function__(cls, function, types, args=(), kwargs=None):
            calls.append(function)
            return super().__torch_function__(function, types, args, kwargs)

    x = keyfall.zeros(2).as_subclass(Sub)
    del calls[:]
    x[0]
    x[0] = 1
    assert calls[0] == keyfall.Tensor.__getitem__
    assert keyfall.Tensor.__setitem__ in calls


# ---- NumPy as the second reference --

SHAPES = st.lists(st.integers(0, 4), min_size=0, max_size=4).map(tuple)


@st.composite
def cases(draw, advanced):
    """Draws a shape and an index that NumPy and PyTorch treat alike (no negative steps or NumPy
    bools)."""
    shape = draw(SHAPES)
    items, dim, seen_ellipsis, length = [], 0, False, draw(st.integers(1, 3))
    while dim < len(shape) and draw(st.booleans()) or not items:
        kinds = ["none"]
        if dim < len(shape):
            kinds += ["int", "slice", "slice"] + (["list", "mask"] if advanced else [])
        if not seen_ellipsis:
            kinds.append("ellipsis")
        kind = draw(st.sampled_from(kinds))
        size = shape[dim] if dim < len(shape) else 0
        if kind == "none":
            items.append(None)
        elif kind == "ellipsis":
            items.append(Ellipsis)
            seen_ellipsis = True
            dim = len(shape) - draw(st.integers(0, len(shape) - dim))
        elif kind == "slice":
            bound = st.none() | st.integers(-6, 6)
            items.append(slice(draw(bound), draw(bound), draw(st.none() | st.integers(1, 3))))
            dim += 1
        elif kind == "int":
            items.append(draw(st.integers(-size - 1, size)))
            dim += 1
        elif kind == "list":
            items.append(np.array(draw(st.lists(
                st.integers(-max(size, 1), max(size - 1, 0)), min_size=length, max_size=length))))
            dim += 1
        else:
            items.append(np.array(draw(st.lists(st.booleans(), min_size=size, max_size=size)), bool))
            dim += 1
    return shape, tuple(items)


def as_tensors(index):
    return tuple(keyfall.from_numpy(item) if isinstance(item, np.ndarray) else item for item in index)


def separated(index):
    """NumPy counts ints among the arrays when it decides the position of the new dimension; PyTorch
    applies them first. They agree unless an int is next to an array. For NumPy, an ellipsis between
    arrays counts even if it covers no dimension."""
    has_array = any(isinstance(item, np.ndarray) for item in index)
    return has_array and any(isinstance(item, int) or item is Ellipsis for item in index)


def compare(shape, index):
    a = np.arange(float(np.prod(shape))).reshape(shape)
    x = keyfall.from_numpy(a.copy())
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # NumPy before 2.4 only warns about some wrong indices
            expected = a[index]
    except (IndexError, ValueError, DeprecationWarning):
        with pytest.raises((IndexError, RuntimeError)):
            x[as_tensors(index)]
        return
    if any(isinstance(item, np.ndarray) and item.dtype == bool and item.size == 0 for item in index):
        return  # empty masks broadcast differently
    result = x[as_tensors(index)]
    assert tuple(result.shape) == expected.shape
    assert result.tolist() == expected.tolist()
    if expected.size == 0 or separated(index):
        return
    value = np.arange(float(expected.size)).reshape(expected.shape) + 100
    a[index] = value
    x[as_tensors(index)] = keyfall.from_numpy(np.array(value))
    if len(np.unique(a)) == a.size:  # no position was written twice
        assert x.tolist() == a.tolist()
    x[as_tensors(index)] = 7
    a[index] = 7
    assert x.tolist() == a.tolist()


@pytest.mark.slow
@settings(max_examples=examples(400), deadline=None)
@given(cases(advanced=False))
def test_basic_indexing_as_numpy(case):
    compare(*case)


@pytest.mark.slow
@settings(max_examples=examples(400), deadline=None)
@given(cases(advanced=True))
def test_advanced_indexing_as_numpy(case):
    shape, index = case
    if separated(index):
        return
    compare(shape, index)


# ---- Invalid indices

JUNK = st.recursive(
    st.one_of(
        st.integers(), st.floats(), st.booleans(), st.none(), st.just(Ellipsis), st.text(max_size=2),
        st.binary(max_size=2), st.complex_numbers(), st.builds(slice, st.integers(), st.integers()),
        st.builds(slice, st.none() | st.integers(-3, 3), st.none() | st.floats(), st.none() | st.integers()),
        st.sampled_from([np.int64(1), np.float32(1), np.bool_(True), np.array([0, 1]), np.array(["a"]),
                         np.array(1), np.zeros((2, 0), int), object(), int, range(2), {1: 2}, {1}])),
    lambda inner: st.lists(inner, max_size=3) | st.tuples(inner, inner), max_leaves=6)


@pytest.mark.slow
@settings(max_examples=examples(500), deadline=None)
@given(SHAPES, JUNK, JUNK)
def test_nonsense_raises(shape, index, value):
    x = keyfall.zeros(shape)
    for use in (lambda: x[index], lambda: x.__setitem__(index, value)):
        try:
            use()
        except (IndexError, TypeError, ValueError, RuntimeError, OverflowError):
            pass


def test_index_that_runs_code():
    x = keyfall.zeros(3, 3)
    index = []

    class Evil:
        def __index__(self):
            index.clear()
            x.resize_(1)
            return 2

    index.extend([Evil(), 0, 1])
    with pytest.raises((IndexError, ValueError, TypeError, RuntimeError)):
        x[index]
    y = keyfall.zeros(3)

    class Shrink:
        def __index__(self):
            y.resize_(0)
            return 2

    with pytest.raises(IndexError):
        y[Shrink()]


@pytest.mark.parametrize("expression", [
    "x[0]", "x[1:]", "x[None]", "x[...]", "x[0,1]", "x[m]", "x[it,0]", "x[[0,1]]", "x[True]", "x[5]",
    "x[['a']]", "x[np.array([0,1])]", "x[i0]", "x.__setitem__(0, 1)", "x.__setitem__(m, 2)",
    "x.__setitem__([0,1], z)", "x.__setitem__(0, 'a')", "x.__setitem__(9, 1)", "x.__setitem__(0, v4)",
])
def test_no_leaks(expression):
    names = environment(keyfall)
    code = compile(expression, "leak", "eval")

    def attempt():
        with contextlib.suppress(Exception):
            eval(code, names)

    assert_frees(attempt)


def test_masks_of_bytes_are_deprecated():
    x, mask = keyfall.arange(4.0), keyfall.tensor([1, 0, 1, 0], dtype=keyfall.uint8)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert x[mask].tolist() == [0, 2]
        x[mask] = keyfall.tensor([5.0, 6.0])
    assert x.tolist() == [5, 1, 6, 3]
    assert ["torch.uint8 is now deprecated" in str(w.message) for w in caught] == [True, True]


def test_wrong_shapes_come_before_wrong_types():
    x = keyfall.arange(6).reshape(2, 3)
    with pytest.raises(RuntimeError, match=r"shape mismatch: value tensor of shape \[4\]"):
        x[keyfall.tensor([True, False])] = keyfall.ones(4)
    with pytest.raises(RuntimeError, match="dtypes match"):
        x[keyfall.tensor([True, False])] = keyfall.ones(3)
    with pytest.raises(IndexError, match="for dimension with size 0"):
        keyfall.empty(0, 3)[keyfall.tensor([0])]


def order():
    return keyfall.tensor([0, 1, 2, 3])


@pytest.mark.parametrize("write", [
    lambda x: x.__setitem__(keyfall.tensor([3, 2, 1, 0]), x), lambda x: x.index_put_((x,), order()),
    lambda x: x.index_put_((order(),), x), lambda x: x.scatter_(0, x, order()), lambda x: x.scatter_(0, order(), x),
    lambda x: x.scatter_add_(0, order(), x), lambda x: x.scatter_reduce_(0, order(), x, "sum"),
    lambda x: x.index_add_(0, order(), x), lambda x: x.index_copy_(0, order(), x), lambda x: x.index_fill_(0, x, 5),
    lambda x: x.index_reduce_(0, order(), x, "amax"), lambda x: x.put_(order(), x), lambda x: x.put_(x, order()),
    lambda x: x.scatter_(0, keyfall.tensor([0, 1]), x[2:]), lambda x: x[1:].index_copy_(0, keyfall.tensor([0, 1, 2]), x[:3])])
def test_writes_by_indices_that_read_the_same_memory_are_refused(write):
    x = order()
    with pytest.raises(RuntimeError, match="refer to a single memory location"):  # as by PyTorch
        write(x)
    assert x.tolist() == [0, 1, 2, 3]


def test_masks_may_be_what_they_fill():
    mask = keyfall.tensor([True, False, True])
    mask[mask] = False
    assert mask.tolist() == [False] * 3
    rows = keyfall.arange(4).reshape(2, 2)
    rows[[0, 1]] = rows[[1, 0]]
    assert rows.tolist() == [[2, 3], [0, 1]]
