"""keyfall.compile and keyfall.lazy.scope: the same results as eager programs."""

import functools

import pytest

import keyfall
from keyfall import nn


def mlp():
    keyfall.manual_seed(0)
    model = nn.Sequential(nn.Linear(6, 8), nn.ReLU(), nn.Linear(8, 3))
    return model, keyfall.randn(4, 6), keyfall.randint(3, (4,))


def losses(steps, mode, optimizer_class=keyfall.optim.SGD, **options):
    """Losses and parameters of a training loop; mode "eager" or one of keyfall.compile."""
    model, images, labels = mlp()
    optimizer = optimizer_class(model.parameters(), lr=0.1, **options)
    loss_of = nn.CrossEntropyLoss()

    def step(images, labels):
        optimizer.zero_grad()
        loss = loss_of(model(images), labels)
        loss.backward()
        optimizer.step()
        return loss.detach()

    if mode != "eager":
        step = keyfall.compile(step, mode=mode)
    found = [step(images, labels).item() for _ in range(steps)]
    return found, [p.detach().clone() for p in model.parameters()]


@pytest.mark.parametrize("mode", [None, "default", "reduce-overhead"])
@pytest.mark.parametrize("optimizer, options", [
    (keyfall.optim.SGD, {"momentum": 0.9}), (keyfall.optim.SGD, {}), (keyfall.optim.AdamW, {}),
    (keyfall.optim.Adam, {"fused": True}), (keyfall.optim.RMSprop, {"foreach": True})])
def test_training_gives_the_eager_losses(mode, optimizer, options):
    wanted, wanted_parameters = losses(5, "eager", optimizer, **options)
    found, parameters = losses(5, mode, optimizer, **options)
    assert found == wanted
    assert all(map(keyfall.equal, parameters, wanted_parameters))


@pytest.mark.parametrize("mode", [None, "reduce-overhead"])
def test_functions(mode):
    @keyfall.compile(mode=mode)
    def f(x, y=2, *, flag=False):
        """Doc."""
        z = x * y
        return {"z": z + 1 if flag else z, "n": y}, [x.sum()]

    assert f.__name__ == "f" and f.__doc__ == "Doc."
    for size in (3, 4, 3):
        x = keyfall.arange(size, dtype=keyfall.float32)
        results, (total,) = f(x, 3, flag=True)
        assert results["z"].tolist() == (x * 3 + 1).tolist() and results["n"] == 3
        assert total.item() == x.sum().item() and total.device.type == "cpu"
    assert f(keyfall.ones(2))[0]["z"].tolist() == [2, 2]


def test_python_code_runs_at_every_call():
    calls = []

    @keyfall.compile
    def f(x):
        calls.append(1)
        return x * len(calls)

    assert [f(keyfall.ones(1)).item() for _ in range(3)] == [1, 2, 3]


def test_control_flow_on_values():
    @keyfall.compile
    def f(x):
        return x * 2 if x.sum() > 0 else x - 1

    assert f(keyfall.ones(2)).tolist() == [2, 2] and f(-keyfall.ones(2)).tolist() == [-2, -2]


@pytest.mark.parametrize("mode", [None, "reduce-overhead"])
def test_arguments_are_written(mode):
    @keyfall.compile(mode=mode)
    def f(x):
        x[1:].add_(1)
        x.mul_(2)

    for _ in range(3):
        x = keyfall.ones(3)
        assert f(x) is None and x.tolist() == [2, 4, 4]


@pytest.mark.parametrize("mode", [None, "reduce-overhead"])
def test_a_write_is_counted_once(mode):
    """Otherwise the value that the quotient saved would look modified."""
    @functools.partial(keyfall.compile, mode=mode)
    def quotient(a, b):
        a.neg_()
        return a / b

    a, b = keyfall.tensor([1.0, 2.0]), keyfall.tensor([4.0, 4.0], requires_grad=True)
    for count in range(1, 5):
        quotient(a, b).sum().backward()
        assert a._version == count
    assert b.grad.tolist() == [0, 0]  # the sign changed each time


def test_modules():
    model, images, labels = mlp()
    compiled = keyfall.compile(model)
    assert isinstance(compiled, nn.Module) and compiled._orig_mod is model
    assert keyfall.equal(compiled(images), model(images))
    nn.functional.cross_entropy(compiled(images), labels).backward()
    found = [p.grad.clone() for p in model.parameters()]
    assert all(g.device.type == "cpu" for g in found)
    model.zero_grad()
    nn.functional.cross_entropy(model(images), labels).backward()
    assert all(map(keyfall.equal, found, (p.grad for p in model.parameters())))
    compiled.eval()
    assert not model.training


def test_gradients_of_arguments():
    x = keyfall.randn(4, requires_grad=True)
    keyfall.compile(lambda t: (t * t).sum())(x).backward()
    assert keyfall.equal(x.grad, 2 * x.detach())


@pytest.mark.parametrize("mode", [None, "reduce-overhead"])
def test_values_used_inside(mode):
    """Replays would not see the decision: such functions run at every call."""
    @keyfall.compile(mode=mode)
    def f(x):
        y = x * 2
        return y + 1 if y.sum().item() > 0 else y - 1

    for _ in range(2):
        assert f(keyfall.ones(2)).tolist() == [3, 3] and f(-keyfall.ones(2)).tolist() == [-3, -3]


def test_results_with_a_history():
    weight = keyfall.ones(3, requires_grad=True)
    f = keyfall.compile(lambda x: x * weight, mode="reduce-overhead")
    for count in (1, 2):
        f(keyfall.ones(3)).sum().backward()
        assert weight.grad.tolist() == [count] * 3


def test_random_numbers_are_the_eager_ones():
    def f(x):
        return nn.functional.dropout(x, 0.5) + keyfall.rand_like(x)

    compiled = keyfall.compile(f)
    x = keyfall.ones(20)
    keyfall.manual_seed(3)
    wanted = [f(x) for _ in range(3)]
    keyfall.manual_seed(3)
    assert all(keyfall.equal(compiled(x), each) for each in wanted)


@pytest.mark.parametrize("mode", [None, "reduce-overhead"])
def test_random_numbers_between_calls(mode):
    """A program that draws numbers itself, too, draws from one generator."""
    own = keyfall.Generator()

    def f(x):
        return nn.functional.dropout(x, 0.5) + keyfall.rand(4, generator=own)

    def run(function):
        keyfall.manual_seed(5)
        own.manual_seed(6)
        seen = []
        for _ in range(5):
            seen.append(function(keyfall.randn(4)).tolist())
            seen.append(keyfall.rand(2, generator=own).tolist())
        return seen, keyfall.get_rng_state().tolist(), own.get_state().tolist()

    assert run(keyfall.compile(f, mode=mode)) == run(f)


def test_random_numbers_in_the_order_of_the_program():
    """Pending draws come before those of eager operators and before anybody looks at the generator."""
    def run(device):
        keyfall.manual_seed(7)
        x = keyfall.rand(3, device=device)
        y = keyfall.rand(3)
        z = keyfall.rand(3, device=device)
        state = keyfall.get_rng_state()
        keyfall._lazy.mark_step(wait=False)
        return x.tolist(), y.tolist(), z.tolist(), state.tolist()

    keyfall.lazy.init()
    assert run("lazy") == run("cpu")


def test_errors_are_those_of_the_call():
    @keyfall.compile
    def f(x):
        return x @ keyfall.ones(7, 2)

    with pytest.raises(RuntimeError, match="mat1 and mat2|size"):
        f(keyfall.ones(2, 3))
    assert f(keyfall.ones(2, 7)).tolist() == [[7, 7], [7, 7]]


def test_bad_arguments():
    with pytest.raises(TypeError, match="a function or a module"):
        keyfall.compile(3)
    with pytest.raises(RuntimeError, match="unknown mode"):
        keyfall.compile(len, mode="fast")
    with pytest.raises(keyfall._dynamo.exc.InvalidBackend, match="Invalid backend: .none."):
        keyfall.compile(len, backend="none")
    with pytest.raises(NotImplementedError, match="FX"):
        keyfall.compile(len, backend=lambda graph, inputs: graph)
    with pytest.raises(RuntimeError, match="both"):
        keyfall.compile(len, mode="default", options={})
    assert keyfall.compile(len, disable=True) is len
    assert all(keyfall.compile(len, backend=name) is len for name in ("eager", "aot_eager"))


def test_modules_that_are_not_compiled():
    module = keyfall.nn.Linear(2, 1)
    assert keyfall.compile(module, disable=True) is module
    same = keyfall.compile(module, backend="eager")
    assert isinstance(same, keyfall._dynamo.OptimizedModule) and same._orig_mod is module and same.weight is module.weight
    assert keyfall.equal(same(keyfall.ones(3, 2)), module(keyfall.ones(3, 2)))


def test_changed_numbers_do_not_compile_again():
    @keyfall.compile
    def f(x, rate):
        return x - x * rate

    f(keyfall.ones(3), 0.1)
    misses = keyfall.lazy.cache_stats()["misses"]
    for rate in (0.2, 0.3, 0.4):
        assert f(keyfall.ones(3), rate).tolist() == (keyfall.ones(3) - keyfall.ones(3) * rate).tolist()
    assert keyfall.lazy.cache_stats()["misses"] == misses


# ---- Scopes -------------------------------------------------------------------------------------


def test_scope():
    x, weight = keyfall.ones(3), keyfall.full((3,), 2.0, requires_grad=True)
    with keyfall.lazy.scope():
        y = x * weight
        assert y.device.type == "lazy" and keyfall.lazy.is_pending(y)
        assert keyfall.zeros(2).device.type == "lazy"
        y.sum().backward()
        x.add_(1)
    assert x.tolist() == [2, 2, 2] and y.tolist() == [2, 2, 2]
    assert weight.grad.device.type == "cpu" and weight.grad.tolist() == [1, 1, 1]
    assert keyfall.zeros(2).device.type == "cpu"


def test_writes_in_a_scope_are_noticed():
    x, weight = keyfall.ones(3), keyfall.ones(3, requires_grad=True)
    with keyfall.lazy.scope():
        y = x * weight
        x.add_(1)
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            y.sum().backward()


def test_composites_write_to_tensors_of_the_cpu():
    x, one, three = keyfall.arange(12.0).view(3, 4), keyfall.empty(()), keyfall.empty(3)
    square, flags = keyfall.empty(3, 3), keyfall.empty(3, 4, dtype=keyfall.bool)
    with keyfall.lazy.scope():
        keyfall.std(x, None, True, out=one)
        keyfall.std(x, 1, out=three)
        keyfall.ops.aten.linear.out(x, x, out=square)
        keyfall.isin(x, 3, out=flags)
    assert keyfall.equal(one, x.std()) and keyfall.equal(three, x.std(1))
    assert keyfall.equal(square, x @ x.t()) and keyfall.equal(flags, x == 3)
    with pytest.raises(RuntimeError, match="meta"):
        keyfall.std(x, None, True, out=keyfall.empty((), device="meta"))


def test_positions_that_a_scope_computes():
    x, at = keyfall.arange(7), keyfall.tensor([1, 3])
    with keyfall.lazy.scope():
        parts = keyfall.tensor_split(x, at + 1)
    assert [part.tolist() for part in parts] == [[0, 1], [2, 3], [4, 5, 6]]
    with pytest.raises(RuntimeError, match="to be on cpu"):
        keyfall.tensor_split(x, at.to("lazy"))


@pytest.mark.parametrize("indices", [lambda at: (at,), lambda at: [at, None], lambda at: [None, at]])
def test_lists_of_optional_tensors_that_a_scope_computes(indices):
    x, at = keyfall.zeros(2, 2), keyfall.tensor([0])
    with keyfall.lazy.scope():
        x.index_put_(indices(at + 1), keyfall.tensor(9.0))
        y = keyfall.index_put(x, indices(at + 0), keyfall.tensor(1.0))
        assert "index_put" not in keyfall.lazy.explain()  # would say that it fell back
    expected = keyfall.zeros(2, 2)
    expected.index_put_(indices(at + 1), keyfall.tensor(9.0))
    assert keyfall.equal(x, expected)
    assert keyfall.equal(y.cpu(), keyfall.index_put(expected, indices(at), keyfall.tensor(1.0)))


def test_scope_ends_after_an_error():
    x = keyfall.ones(3)
    with pytest.raises(ZeroDivisionError), keyfall.lazy.scope():
        x.add_(1)
        1 / 0
    assert x.tolist() == [2, 2, 2] and (x + 1).device.type == "cpu"


def test_options():
    options = keyfall.lazy.options
    before = options.cache_size
    options.cache_size = 7
    assert options.cache_size == 7
    options.cache_size = before
    with pytest.raises(AttributeError, match="no option"):
        options.nothing
    with pytest.raises(AttributeError, match="no option"):
        options.nothing = 1
    for value in (0, -1, 2**40):
        with pytest.raises(ValueError, match="cache_size"):
            options.cache_size = value
    with pytest.raises(TypeError):
        options.fuse = 1
    assert "fuse=" in repr(options)


def test_replays_notice_changes():
    """A graph that runs without its Python code still depends on modules, optimizers and arguments."""
    model = nn.Sequential(nn.Linear(2, 2), nn.Dropout(1.0))
    number, x = 2.0, keyfall.ones(3, 2)

    def function(x, scale=1.0, flag=True):
        with keyfall.no_grad():
            return model(x) * scale if flag else model(x) - scale

    f = keyfall.compile(function, mode="reduce-overhead")

    def check(*args):
        for _ in range(4):  # the first call records, the third one needs no key
            assert f(*args).equal(function(*args))

    check(x)
    model.eval()
    check(x)
    check(x, 2.0)
    check(x, 3)
    check(x, 3.0, False)
    check(keyfall.ones(2, 3).t())
    check(keyfall.ones(1, 2, dtype=keyfall.float32))
    model[0] = nn.Linear(2, 4)
    check(x)
    model[0].weight = nn.Parameter(keyfall.ones(4, 2))
    check(x)
    model = nn.Linear(2, 5)
    check(x)
    model = lambda x: x * number  # noqa: E731
    check(x)
    x.add_(1)
    check(x)
    check(x.clone().requires_grad_())


RESULTS = {
    "nothing": lambda x, factor: None,
    "a number": lambda x, factor: factor,
    "a tensor": lambda x, factor: x * factor,
    "a dict": lambda x, factor: {"factor": factor, "product": x * factor, "all": [x + 1, None]},
}


@pytest.mark.parametrize("kind", list(RESULTS))
def test_replays_return_what_the_function_returns(kind):
    calls = 0

    def function(x, factor):
        nonlocal calls
        calls += 1
        return RESULTS[kind](x, factor)

    f = keyfall.compile(function, mode="reduce-overhead")
    for step in range(6):  # recorded, found by its key, found by its guard
        x = keyfall.arange(3.0) + step
        for factor in (2, 3.5):
            expected, found = RESULTS[kind](x, factor), f(x, factor)
            flat, structure = keyfall.utils._pytree.tree_flatten(expected)
            found_flat, found_structure = keyfall.utils._pytree.tree_flatten(found)
            assert str(structure) == str(found_structure)
            for a, b in zip(flat, found_flat):
                assert type(a) is type(b) and (a == b if not isinstance(a, keyfall.Tensor) else a.equal(b))
    assert calls == 2  # once for each number


def test_entries_of_recorded_graphs_are_checked():
    replay = keyfall._C._lazy._replay
    entries = []
    assert replay(entries, ()) is entries
    for arguments in ((), (entries,), (entries, []), ((), ()), ([()], ()), ([(1,) * 8], ())):
        with pytest.raises(TypeError):
            replay(*arguments)


def test_replays_notice_numbers_of_optimizers():
    weight = nn.Parameter(keyfall.zeros(2))
    optimizer = keyfall.optim.SGD([weight], lr=1.0)

    @keyfall.compile(mode="reduce-overhead")
    def step(x):
        optimizer.zero_grad()
        (weight * x).sum().backward()
        optimizer.step()

    x, expected = keyfall.ones(2), 0.0
    for lr in (1.0, 0.5, 0.25, 1):
        optimizer.param_groups[0]["lr"] = lr
        for _ in range(4):
            step(x)
            expected -= lr
            assert weight.tolist() == [expected] * 2


# ---- Replays in programs that change -------------------------------------------------------------


def replayed(function):
    return keyfall.compile(function, mode="reduce-overhead")


def test_replays_return_views_of_their_inputs():
    """With the memory of the input, wherever it begins in its storage."""
    f = replayed(lambda x: (x[2:], x.t(), x.view(keyfall.int32)[0], x))
    for begin in (0, 1, 2, 3):
        x = keyfall.arange(24.0).view(8, 3)[begin:begin + 4]
        rows, across, first, same = f(x)
        assert keyfall.equal(rows, x[2:]) and keyfall.equal(across, x.t())
        assert keyfall.equal(first, x.view(keyfall.int32)[0]) and same is x
        rows.add_(100)
        across[0, 0] = -1
        assert x[2:].min() > 50 and x[0, 0] == -1


def test_replays_return_captured_tensors():
    weight = keyfall.ones(3)

    @keyfall.compile(mode="reduce-overhead")
    def step(x):
        weight.add_(x)
        return weight

    @keyfall.compile(mode="reduce-overhead")
    def both(x):
        return weight, weight * x

    for count in range(2, 6):
        assert step(keyfall.ones(3)) is weight and weight.tolist() == [count] * 3
        same, made = both(keyfall.ones(3))
        assert same is weight and made.tolist() == [count] * 3


def test_replays_notice_other_memory():
    """A parameter, buffer or closed-over tensor whose data was exchanged, also for a view of the same memory."""
    model, extra = nn.Linear(2, 1, bias=False), keyfall.zeros(1)
    model.register_buffer("scale", keyfall.ones(1))
    f = replayed(lambda x: (model(x) * model.scale + extra).detach())
    for count in range(8):
        if count % 4 == 0:
            model.weight.data = keyfall.full((1, 2), float(count))
        elif count % 4 == 1:
            model.load_state_dict({"weight": keyfall.full((1, 2), float(count)), "scale": model.scale})
        elif count % 4 == 2:
            model.scale.data = keyfall.full((1,), float(count))
        else:
            extra.data = keyfall.full((1,), float(count))
        for _ in range(3):
            wanted = 2 * model.weight[0, 0] * model.scale + extra
            assert f(keyfall.ones(1, 2)).item() == wanted.item()
    square = nn.Linear(2, 2, bias=False)
    g = replayed(lambda x: square(x).detach())
    for _ in range(6):
        assert keyfall.equal(g(keyfall.tensor([[1.0, 0.0]]))[0], square.weight[:, 0])
        square.weight.data = square.weight.data.t()


def test_compiled_functions_in_compiled_functions():
    inner = replayed(lambda x: x + 1)
    for outer in (replayed(lambda x: inner(x) * 2), keyfall.compile(lambda x: inner(x) * 2)):
        for count in range(5):
            assert outer(keyfall.full((2,), float(count))).tolist() == [2.0 * (count + 1)] * 2
            assert inner(keyfall.zeros(3)).tolist() == [1, 1, 1]
    keyfall.lazy.init()
    assert inner(keyfall.ones(2, device="lazy")).tolist() == [2, 2]
