"""compile(mode="reduce-overhead") gives what the eager call gives, whatever the function does: see
tests/python/support/generated/replay_programs.py, and below one case for each thing that no graph can do again."""

import keyfall
import pytest
import replay_programs
from example_counts import examples
from keyfall.utils._pytree import tree_leaves


@pytest.mark.parametrize("part", range(4))
def test_random_functions(part):
    """replay_programs.py runs as many programs as one likes."""
    count = examples(400)
    assert [text for seed in range(part, count, 4) if (text := replay_programs.difference(seed))] == []


def described(values):
    return [(value.dtype, value.shape, value.stride(), value.storage_offset(), value.device.type, value.tolist())
            if isinstance(value, keyfall.Tensor) else value for value in tree_leaves(values)]  # fmt: skip


def outcomes(function, arguments, mode, found):
    """What each of some calls returns and leaves behind."""
    run = function if mode is None else keyfall.compile(function, mode=mode)
    found.data = keyfall.tensor([1.0, 2.0, 3.0])
    made = []
    for call in range(4):
        given = arguments(call)
        keyfall.manual_seed(call)
        made.append(described((run(*given), given, found)))
    return made


@pytest.fixture
def reasons(monkeypatch):
    """Why calls were no replays."""
    noted = []
    monkeypatch.setattr(keyfall._C._lazy, "_note", noted.append)
    return noted


FOUND = keyfall.tensor([1.0, 2.0, 3.0])


def matrix(call):
    return (keyfall.arange(6.0).reshape(2, 3) + call,)


def vector(call):
    return (keyfall.tensor([1.0 + call, 0.0, 3.0]),)


def set_data(x, y):
    x.data = y


REPLAYED = {
    "t_": (lambda x: x.t_(), matrix),
    "squeeze_": (lambda x: x.unsqueeze_(0).squeeze_(), matrix),
    "unsqueeze_": (lambda x: x.unsqueeze_(1), matrix),
    "transpose_": (lambda x: x.transpose_(0, 1).add_(1), matrix),
    "as_strided_": (lambda x: x.as_strided_((2,), (1,)), matrix),
    "resize_": (lambda x: x.resize_(3, 2), matrix),
    "resize_as_": (lambda x: x.resize_as_(keyfall.ones(2)), matrix),
    "set_ of a result": (lambda x: x.set_(x * 2).add_(1), matrix),
    "set_ of a view": (lambda x: x.set_(x[1:]), matrix),
    "set_ without a source": (lambda x: x.set_(), matrix),
    "set_ of a storage": (lambda x: x.set_((x * 2).untyped_storage(), 0, (2,), (1,)), matrix),
    "data": (lambda x: (set_data(x, x * 2), x.add_(1)), matrix),
    "data found": (lambda x: set_data(x, FOUND), matrix),
    "data of another": (lambda x, y: set_data(x, y), lambda call: (*matrix(call), *vector(call))),
    "one tensor twice": (lambda x, y: (x.add_(1), y * 2), lambda call: vector(call) * 2),
    "number zero": (lambda x, number: x * number, lambda call: (*vector(call), (0.0, -0.0)[call % 2])),
    "found": (lambda x: FOUND.add_(x), vector),
    "permutation": (lambda x: x[keyfall.randperm(3)], vector),
    "permutation of floats": (lambda x: keyfall.randperm(3, dtype=keyfall.float32).add_(x), vector),
    "random": (lambda x: keyfall.rand_like(x) + x.bernoulli_(0.5), vector),
    "made from data": (lambda x: x + keyfall.tensor([1.0, 2.0, 3.0]), vector),
    "written, with another offset": (lambda x: (x[1:], x.add_(1)), lambda call: (keyfall.arange(7.0)[call : call + 3],)),
}


@pytest.mark.parametrize("name", REPLAYED)
def test_what_replays(name, reasons):
    function, arguments = REPLAYED[name]
    wanted = outcomes(function, arguments, None, FOUND)
    assert outcomes(function, arguments, "default", FOUND) == wanted
    calls = []
    assert outcomes(lambda *given: (calls.append(1), function(*given))[1], arguments, "reduce-overhead", FOUND) == wanted
    assert not reasons
    assert len(calls) <= 2  # one for each number


# What the function does, its arguments, and what explains why it is no replay.
OBSTACLES = {
    "nonzero": (lambda x: x.nonzero(), vector, "aten::nonzero: the shape"),
    "unique": (lambda x: x.unique(), vector, "aten::_unique2: the shape"),
    "argwhere": (lambda x: keyfall.argwhere(x), vector, "aten::nonzero: the shape"),
    "mask": (lambda x: x[x > 1], vector, "aten::index.Tensor: the shape"),
    "written": (lambda x: x.nonzero().add_(1), vector, "aten::nonzero: the shape"),
    "item": (lambda x: x * x[0].item(), vector, "aten::_local_scalar_dense"),
    "bool": (lambda x: x + 1 if x[0] > 1.5 else x - 1, vector, "aten::_local_scalar_dense"),
    "item found": (lambda x: x * FOUND[0].item(), vector, "aten::_local_scalar_dense"),
    "memory found": (lambda x: (x * FOUND.tolist()[0], FOUND.add_(1)), vector, "memory of a tensor"),
    "array found": (lambda x: (x * FOUND.numpy()[0].item(), FOUND.add_(1)), vector, "memory of a tensor"),
    "operator of the CPU": (lambda x: keyfall.ops.replayed.twice(x), vector, "replayed::twice: it has no kernel"),
    "written by the CPU": (lambda x: keyfall.ops.replayed.twice_(x), vector, "replayed::twice_: it has no kernel"),
    "resize_ that grows": (lambda x: x.resize_(8).fill_(1), matrix, "a storage is resized"),
    "out= that grows": (lambda x: keyfall.cat([x, x], out=x * 1), matrix, "resize"),
    "out= found": (lambda x: keyfall.add(x, 1, out=FOUND), matrix, "a storage is resized"),
    "found t_": (lambda x: FOUND.unsqueeze_(0).squeeze_(0) + x, vector, "shape or the memory"),
    "found resize_": (lambda x: FOUND.resize_(2) * 2, vector, "shape or the memory"),
    "found set_": (lambda x: FOUND.set_(x * 2), vector, "shape or the memory"),
    "found data": (lambda x: set_data(FOUND, x * 2), vector, "shape or the memory"),
    "seed": (lambda x: (keyfall.manual_seed(1), keyfall.rand(3))[1], vector, "random generator"),
    "data of the CPU": (lambda x: keyfall.tensor([0.0] * 3, device="cpu").add_(x), vector, "made from data"),
    "data returned": (lambda x: (x, keyfall.tensor([0.0] * 3, device="cpu")), vector, "made from data"),
    "gradient": (lambda x: x.requires_grad_().mul(2).sum().backward(), vector, "gradient of an argument"),
}  # fmt: skip


@pytest.mark.parametrize("name", OBSTACLES)
@pytest.mark.filterwarnings("ignore:An output with one or more elements was resized")
def test_what_does_not_replay_runs_its_code(name, reasons):
    function, arguments, reason = OBSTACLES[name]
    wanted = outcomes(function, arguments, None, FOUND)
    assert outcomes(function, arguments, "default", FOUND) == wanted
    assert outcomes(function, arguments, "reduce-overhead", FOUND) == wanted
    assert reasons and all("at every call" in text and reason in text for text in reasons)


def test_forced_fallbacks_do_not_replay(reasons):
    keyfall.lazy.options.force_fallback = "aten::exp"
    try:
        wanted = outcomes(lambda x: x.exp().add_(1), vector, None, FOUND)
        assert outcomes(lambda x: x.exp().add_(1), vector, "reduce-overhead", FOUND) == wanted
    finally:
        keyfall.lazy.options.force_fallback = ""
    assert "aten::exp: it is forced to" in reasons[0]


def test_explain_says_why():
    @keyfall.compile(mode="reduce-overhead")
    def positions(x):
        return x.nonzero()

    for _ in range(2):
        positions(keyfall.ones(2))
    assert "runs the code of" in keyfall.lazy.explain() and "aten::nonzero" in keyfall.lazy.explain()


def test_arguments_that_the_function_finds_elsewhere():
    """Recorded with another tensor, called with one that the graph writes to; and the reverse."""
    for first in (True, False):
        found = keyfall.zeros(3)

        @keyfall.compile(mode="reduce-overhead")
        def function(x):
            found.add_(1)
            return x * 2

        for own in (first, not first, first):
            x = found if own else keyfall.zeros(3)
            wanted = (x + 1) * 2 if own else x * 2
            assert function(x).tolist() == wanted.tolist()


def test_arguments_share_memory_only_sometimes():
    @keyfall.compile(mode="reduce-overhead")
    def function(x, y):
        x.add_(1)
        return y * 2

    for shares in (False, True, False, True, True):
        x = keyfall.zeros(3)
        y = x.view(3) if shares else keyfall.zeros(3)
        assert function(x, y).tolist() == [2.0 * shares] * 3
        assert function(x[:2], x[1:]).tolist() == [4.0, 2.0]


def test_modules_as_arguments():
    model = keyfall.nn.Dropout(0.5)
    run = keyfall.compile(lambda model, x: model(x), mode="reduce-overhead")
    assert 0.0 in run(model, keyfall.ones(100)).tolist()
    model.eval()
    assert run(model, keyfall.ones(100)).tolist() == [1.0] * 100


def test_numbers_of_modules_and_frozen_parameters():
    model = keyfall.nn.Sequential(keyfall.nn.Linear(3, 3), keyfall.nn.Dropout(0.5))
    optimizer = keyfall.optim.SGD(model.parameters(), lr=0.1)

    @keyfall.compile(mode="reduce-overhead")
    def step(x):
        optimizer.zero_grad()
        loss = model(x).sum()
        loss.backward()
        optimizer.step()
        return loss.detach()

    x, weight = keyfall.ones(2, 3), model[0].weight
    for _ in range(3):
        step(x)
    model[1].p = 1.0
    assert step(x).item() == 0.0
    model[1].p = 0.0
    weight.requires_grad_(False)
    before = weight.tolist()
    for _ in range(3):
        assert step(x).item() != 0.0
        assert weight.tolist() == before and weight.grad is None
    weight.requires_grad_()
    step(x)
    assert weight.tolist() != before


def test_the_default_type_is_part_of_the_key():
    run = keyfall.compile(lambda x: x.sum() + keyfall.ones(1), mode="reduce-overhead")
    x = keyfall.ones(2, dtype=keyfall.int64)
    for _ in range(3):
        assert run(x).dtype is keyfall.float32
    keyfall.set_default_dtype(keyfall.float64)
    try:
        assert run(x).dtype is keyfall.float64
    finally:
        keyfall.set_default_dtype(keyfall.float32)


def test_writes_of_replays_raise_versions():
    """A backward that needs the old values must fail, as after an eager write."""
    run = keyfall.compile(lambda x: x.add_(1), mode="reduce-overhead")
    for _ in range(3):
        x, weight = keyfall.ones(3), keyfall.ones(3, requires_grad=True)
        loss = (weight * x).sum()
        run(x)
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            loss.backward()


def test_errors_leave_what_was_done():
    def function(x):
        x.add_(1)
        x.t_()
        raise KeyError

    x = keyfall.zeros(2, 3)
    with pytest.raises(KeyError):
        keyfall.compile(function, mode="reduce-overhead")(x)
    assert x.shape == (3, 2) and x.sum().item() == 6


class TestScopes:
    def test_memory_of_recorded_values(self):
        x, weight = keyfall.ones(3), keyfall.nn.Parameter(keyfall.ones(3))
        with keyfall.lazy.scope():
            y = x * 2
            x.data = y
            x.add_(1)
            y.add_(1)
            weight.data = y + 1
            weight.data.mul_(2)
        assert x.device.type == weight.device.type == "cpu" and type(weight) is keyfall.nn.Parameter
        assert x.tolist() == [4.0] * 3 and y.tolist() == [4.0] * 3 and weight.tolist() == [10.0] * 3

    def test_set_(self):
        x, other = keyfall.ones(2, 3), keyfall.ones(2)
        with keyfall.lazy.scope():
            x.set_(x[0] * 2)
            made = keyfall.zeros(1)
            made.set_(other)
            made.add_(1)
        assert x.tolist() == [2.0] * 3 and other.tolist() == [2.0] * 2

    @pytest.mark.filterwarnings("ignore:An output with one or more elements was resized")
    def test_out_arguments_that_are_resized(self):
        for shape in ((2,), (2, 3), (9,), (0,), ()):
            x = keyfall.ones(3)
            view = x.view(3)
            with keyfall.lazy.scope():
                x.add_(1)
                keyfall.mul(keyfall.ones(shape), 7.0, out=x)
                x.add_(1)
            assert x.shape == shape and set(keyfall.atleast_1d(x).view(-1).tolist()) <= {8.0}
            assert view.tolist() == [8.0] * min(3, x.numel()) + [2.0] * (3 - x.numel())
