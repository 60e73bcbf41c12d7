"""The operators that functionalized programs consist of, as a mode below sees them."""

import pytest

import keyfall
from keyfall.func import functionalize
from keyfall.utils._python_dispatch import TorchDispatchMode
from keyfall.utils._pytree import tree_leaves


class Recorder(TorchDispatchMode):
    """Writes each operator as a line: `add_1 = add(view_copy, ones)`."""

    def __init__(self, **named):
        super().__init__()
        self.names = {id(t): name for name, t in named.items()}
        self.kept = [*named.values()]
        self.counts = {}
        self.lines = []

    def text(self, value):
        if isinstance(value, keyfall.Tensor):
            return self.names.get(id(value), "?")
        if isinstance(value, (list, tuple)):
            return "[" + ", ".join(self.text(v) for v in value) + "]"
        return str(value)

    def name(self, base, tensor):
        count = self.counts.get(base, 0)
        self.counts[base] = count + 1
        self.names[id(tensor)] = f"{base}_{count}" if count else base
        self.kept.append(tensor)

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        assert not any(keyfall._is_functional_tensor(t) for t in tree_leaves((args, kwargs))
                       if isinstance(t, keyfall.Tensor))
        shown = ", ".join(self.text(a) for a in args)
        result = func(*args, **(kwargs or {}))
        base = func._schema.name.split("::")[1]
        for tensor in tree_leaves(result):
            if isinstance(tensor, keyfall.Tensor) and id(tensor) not in self.names:
                self.name(base, tensor)
        first = next((t for t in tree_leaves(result) if isinstance(t, keyfall.Tensor)), None)
        self.lines.append(f"{self.text(first)} = {base}({shown})")
        return result


def graph(f, *args, remove="mutations_and_views", **named):
    with Recorder(**named) as recorder:
        functionalize(f, remove=remove)(*args)
    return recorder.lines


def test_write_to_a_view():
    def f(x):
        tmp = keyfall.ones(4, 2)
        y = x.view(4, 2)
        y.add_(tmp)
        z = x * x  # noqa: F841
        return y

    x = keyfall.ones(4, 2)
    assert graph(f, x, x=x) == [
        "ones = ones([4, 2])",
        "view_copy = view_copy(x, [4, 2])",
        "add = add(view_copy, ones)",
        "view_copy_1 = view_copy(add, [4, 2])",
        "view_copy_2 = view_copy(view_copy_1, [4, 2])",
        "mul = mul(view_copy_1, view_copy_1)",
        "x = copy_(x, view_copy_1)",
    ]
    assert x.tolist() == [[2, 2]] * 4
    assert [line.replace("view_copy", "view") for line in graph(f, x, x=x)] == graph(
        f, x, remove="mutations", x=x)


def test_scatter():
    def f(x):
        tmp = keyfall.ones(2)
        y = x.diagonal()
        y.add_(tmp)
        return x

    x = keyfall.zeros(2, 2)
    expected = [
        "ones = ones([2])",
        "diagonal_copy = diagonal_copy(x)",
        "add = add(diagonal_copy, ones)",
        "diagonal_scatter = diagonal_scatter(x, add)",
        "diagonal_copy_1 = diagonal_copy(diagonal_scatter)",
        "x = copy_(x, diagonal_scatter)",
    ]
    assert graph(f, x, x=x) == expected
    assert x.tolist() == [[1, 0], [0, 1]]
    assert graph(f, x, remove="mutations", x=x) == [
        line.replace("diagonal_copy", "diagonal") for line in expected]


def test_chains_run_backwards():
    def f(x):
        x.transpose(0, 1)[1].mul_(3)
        return x

    x = keyfall.arange(6.0).reshape(2, 3)
    assert graph(f, x, x=x) == [
        "transpose_copy = transpose_copy(x, 0, 1)",
        "select_copy = select_copy(transpose_copy, 0, 1)",
        "mul = mul(select_copy, 3)",
        "transpose_copy_1 = transpose_copy(x, 0, 1)",
        "select_scatter = select_scatter(transpose_copy_1, mul, 0, 1)",
        "transpose_copy_2 = transpose_copy(select_scatter, 0, 1)",
        "transpose_copy_3 = transpose_copy(transpose_copy_2, 0, 1)",
        "select_copy_1 = select_copy(transpose_copy_3, 0, 1)",
        "x = copy_(x, transpose_copy_2)",
    ]
    assert x.tolist() == [[0, 3, 2], [3, 12, 5]]


@pytest.mark.parametrize("view, inverse", [
    (lambda x: x[1:3], "slice_scatter"),
    (lambda x: x[0], "select_scatter"),
    (lambda x: x.split(2)[1], "slice_scatter"),
    (lambda x: x.split([1, 3])[1], "slice_scatter"),
    (lambda x: x.unbind(1)[0], "select_scatter"),
    (lambda x: x.as_strided((2,), (5,), 1), "as_strided_scatter"),
    (lambda x: x.unfold(0, 1, 2), "as_strided_scatter"),
    (lambda x: x.permute(1, 0), "permute_copy"),
    (lambda x: x.t(), "t_copy"),
    (lambda x: x.unsqueeze(1), "squeeze_copy"),
    (lambda x: x.view(16), "view_copy"),
    (lambda x: x.view(keyfall.int32), "view_copy"),
    (lambda x: x.expand(1, 4, 4), "view_copy"),
])
def test_inverses(view, inverse):
    def f(x):
        view(x).zero_()
        return x + 0

    x, y = keyfall.rand(4, 4), None
    y = x.clone()
    lines = graph(f, x, x=x)
    f(y)
    assert keyfall.equal(x, y)
    assert any(f"= {inverse}(" in line for line in lines), lines
    assert not any(line.split("= ")[1].split("(")[0].endswith("_") for line in lines[:-1]), lines


def test_out_and_lists():
    def f(x):
        out = keyfall.empty(0)
        keyfall.mul(x, 2, out=out)
        keyfall._foreach_add_([x, out], 1)
        return out

    x = keyfall.ones(2)
    assert graph(f, x, x=x) == [
        "empty = empty([0])",
        "mul = mul(x, 2)",
        "_foreach_add = _foreach_add([x, mul], 1)",
        "x = copy_(x, _foreach_add)",
    ]
    assert x.tolist() == [2, 2]


def test_metadata_is_changed_in_place():
    def f(x):
        x = x.clone()
        x.t_()
        x.unsqueeze_(0)
        x.squeeze_(0)
        x.transpose_(0, 1)
        x.resize_(2)
        x.as_strided_((2, 1), (1, 1))
        return x

    x = keyfall.arange(6.0).reshape(2, 3)
    assert functionalize(f)(x).tolist() == f(x).tolist()
    assert functionalize(f, remove="mutations_and_views")(x).tolist() == f(x).tolist()


def test_random_numbers_are_those_of_eager_programs():
    def f(x):
        x.uniform_()
        x.normal_()
        x.bernoulli_(0.5)
        return x.random_(9)

    keyfall.manual_seed(3)
    expected = f(keyfall.empty(5))
    keyfall.manual_seed(3)
    assert keyfall.equal(functionalize(f)(keyfall.empty(5)), expected)
