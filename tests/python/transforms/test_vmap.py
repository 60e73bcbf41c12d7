"""vmap. The values are PyTorch's."""

import concurrent.futures
import threading

import pytest

import keyfall
from keyfall import vmap

X = keyfall.tensor([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])


def test_dimensions_of_examples():
    assert vmap(keyfall.dot)(X, X).tolist() == [5.0, 25.0, 61.0]
    assert vmap(lambda a, b: a * b, in_dims=(0, 1), out_dims=1)(X, X.T).tolist() == [[1.0, 9.0, 25.0], [4.0, 16.0, 36.0]]
    assert vmap(lambda a, b: a + b, in_dims=(-2, None))(X, X[0]).tolist() == [[2.0, 4.0], [4.0, 6.0], [6.0, 8.0]]
    assert vmap(lambda a: a * 2, chunk_size=2)(X).equal(X * 2)
    assert vmap(lambda a: a * 2)(X[:0]).shape == (0, 2)


def test_structures():
    greatest, turned = vmap(lambda d: (d["a"].max(0), d["b"].flip(0)), in_dims=({"a": 0, "b": None},))({"a": X, "b": X[0]})
    assert greatest.values.tolist() == [2.0, 4.0, 6.0] and greatest.indices.tolist() == [1, 1, 1]
    assert turned.tolist() == [[2.0, 1.0]] * 3
    assert vmap(lambda pair, shift: pair[0] - shift, in_dims=(0, None))([X, X], 1).equal(X - 1)


def test_an_example_has_no_dimension_for_the_others():
    shapes = []

    def see(a):
        shapes.append((tuple(a.shape), a.dim(), len(a), a.numel(), a.dtype, a.new_zeros(3).size(0)))
        return a.view(1, 2).T

    assert vmap(see)(X).shape == (3, 2, 1)
    assert shapes == [((2,), 1, 2, 2, keyfall.float32, 3)]


def test_masks_of_attention():
    """As libraries make them: one function of indices, mapped over each of them."""
    from keyfall._dynamo._trace_wrapped_higher_order_op import TransformGetItemToIndex
    seen = keyfall.tensor([[True, False, True], [True, True, False]])

    def mask(example, query, key):
        return query.new_ones((), dtype=keyfall.bool) & (key <= query) & seen[example, key]

    for dims in ((None, None, 0), (None, 0, None), (0, None, None)):
        mask = vmap(mask, in_dims=dims)
    with TransformGetItemToIndex():
        found = mask(keyfall.arange(2), keyfall.arange(3), keyfall.arange(3))
    assert found.tolist() == [[[True, False, False], [True, False, False], [True, False, True]],
                              [[True, False, False], [True, True, False], [True, True, False]]]


def test_elementwise_operators_are_called_once():
    calls = []

    class Count(keyfall.utils._python_dispatch.TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            calls.append(func)
            return func(*args, **(kwargs or {}))

    with Count():
        vmap(vmap(lambda i, j: j <= i, in_dims=(None, 0)), in_dims=(0, None))(keyfall.arange(50), keyfall.arange(50))
    assert calls.count(keyfall.ops.aten.le.Tensor) == 1


def test_promotion_is_that_of_one_example():
    sums = vmap(lambda a: a + keyfall.ones(2))(keyfall.tensor([1.0, 2.0], dtype=keyfall.float64))
    assert sums.dtype == keyfall.float32 and sums.tolist() == [[2.0, 2.0], [3.0, 3.0]]


def test_gradients_of_results():
    weight = keyfall.tensor([[1.0, -1.0], [0.5, 2.0]], requires_grad=True)
    losses = vmap(lambda a: (a @ weight).relu().sum())(X)
    assert losses.tolist() == [5.0, 10.0, 15.0]
    losses.sum().backward()
    assert weight.grad.tolist() == [[9.0, 9.0], [12.0, 12.0]]


def test_writes():
    assert vmap(lambda a: a.clone().add_(1).mul_(a))(X).tolist() == [[2.0, 6.0], [12.0, 20.0], [30.0, 42.0]]
    with pytest.raises(RuntimeError, match="all examples share"):
        vmap(lambda a: keyfall.zeros(2).add_(a))(X)


def test_views_share_memory():
    def changed(a):
        b = a.clone()
        b[0].add_(1)
        b.view(-1, 1).mul_(2)
        b.unbind()[1].zero_()
        b[-1:] = a.sum()
        return b

    assert vmap(changed)(X).tolist() == [[4.0, 3.0], [8.0, 7.0], [12.0, 11.0]]
    assert vmap(lambda a: a.as_strided((1,), (1,), 1))(X).tolist() == [[2.0], [4.0], [6.0]]
    assert vmap(lambda a: a * (2 if a.view(2, 1)._base is None else 3))(X).equal(2 * X)
    written = X.clone()
    vmap(lambda a: a.flatten().neg_())(written)
    assert written.equal(-X)
    x = X.clone().requires_grad_()
    vmap(lambda a: a.view(2, 1)[0].square() * a.T[1])(x).sum().backward()
    assert x.grad.tolist() == [[4.0, 1.0], [24.0, 9.0], [60.0, 25.0]]


@pytest.mark.parametrize("change, shape", [
    (lambda a: a.unsqueeze_(0), (3, 1, 1, 2)), (lambda a: a.squeeze_(), (3, 2)), (lambda a: a.t_(), (3, 2, 1)),
    (lambda a: a.transpose_(0, -1), (3, 2, 1)), (lambda a: a.resize_(1), (3, 1))])
def test_changes_of_shape_in_place(change, shape):
    def same(a):
        b = a.unsqueeze(0)
        change(b)
        return b

    assert vmap(same)(X).shape == shape
    assert vmap(change)(X.clone().unsqueeze(1)).shape == shape


def test_functionalized_functions_of_an_example():
    assert vmap(keyfall.func.functionalize(lambda a: (a.view(2, 1).add_(1), a)[1]))(X.clone()).equal(X + 1)
    assert keyfall.func.functionalize(vmap(lambda a: a.view(2, 1).add_(1)))(X.clone()).shape == (3, 2, 1)


def test_results_that_are_not_mapped():
    own, shared = vmap(lambda a: (a, X), out_dims=(0, None))(X)
    assert own.equal(X) and shared.equal(X)
    assert vmap(lambda a: (a, X), out_dims=(0, None), chunk_size=2)(X)[1].equal(X)
    assert vmap(lambda a: (3, a, "b", None), out_dims=(None, 0, None, None))(X)[::2] == (3, "b")
    assert vmap(lambda a: {"a": a, "b": 2}, out_dims={"a": 1, "b": None}, chunk_size=2)(X)["b"] == 2


def test_triangles_of_vectors():
    """As PyTorch: those of the matrix of all examples."""
    assert vmap(keyfall.tril)(keyfall.ones(3, 3)).equal(keyfall.ones(3, 3).tril())


def test_random_numbers():
    for function in (lambda a: a + keyfall.rand(2), keyfall.rand_like, keyfall.nn.functional.dropout):
        with pytest.raises(RuntimeError, match="randomness error mode"):
            vmap(function)(X)
        same = vmap(lambda a, function=function: function(a * 0 + 1), randomness="same")(X)
        assert same.equal(same[:1].expand(3, 2))
    for function in (lambda a: keyfall.rand(2), keyfall.rand_like):
        assert not vmap(function, randomness="different")(X)[1:].equal(vmap(function, randomness="same")(X)[1:])
    different = vmap(lambda a: keyfall.rand(2), randomness="different")(X)
    assert different.shape == (3, 2) and len(set(different.flatten().tolist())) == 6


@pytest.mark.parametrize("error, call, text", [
    (ValueError, lambda: vmap(keyfall.add)(X, X.T), "same size in the mapped dimension"),
    (ValueError, lambda: vmap(keyfall.sin, in_dims=None)(X), "tensor that is mapped"),
    (ValueError, lambda: vmap(keyfall.sin, in_dims=2)(X), "in_dim=2"),
    (ValueError, lambda: vmap(keyfall.sin)(3.0), "not a tensor"),
    (ValueError, lambda: vmap(keyfall.sin, in_dims=(0, 0))(X), "structure"),
    (ValueError, lambda: vmap(lambda a: 3)(X), "must return tensors"),
    (ValueError, lambda: vmap(lambda a: (a, 3), out_dims=(None, 0))(X), "out_dims"),
    (ValueError, lambda: vmap(keyfall.sin, chunk_size=0), "chunk_size"),
    (RuntimeError, lambda: vmap(lambda a: a.sum().item())(X), "numbers of one example"),
    (RuntimeError, lambda: vmap(lambda a: a if a.sum() > 0 else -a)(X), "numbers of one example"),
    (RuntimeError, lambda: vmap(keyfall.sin, randomness="some"), "allowed values"),
    (IndexError, lambda: vmap(keyfall.sin, out_dims=2)(X), "out of range"),
    (ValueError, lambda: vmap(keyfall.sin, out_dims=None)(X), "out_dims"),
    (ValueError, lambda: vmap(keyfall.sin, out_dims=0.5)(X), "out_dims"),
    (ValueError, lambda: vmap(keyfall.sin, in_dims="a")(X), "in_dims"),
    (RuntimeError, lambda: vmap(lambda a: keyfall.zeros(2).__setitem__(0, a[0]))(X), "all examples share"),
    (RuntimeError, lambda: vmap(lambda a: keyfall.sin(a, out=keyfall.zeros(2)))(X), "out="),
])
def test_refusals(error, call, text):
    with pytest.raises(error, match=text):
        call()
    assert vmap(keyfall.neg)(X).equal(-X)  # nothing is left behind


def test_threads_map_on_their_own():
    begun = threading.Barrier(2, timeout=60)

    def square(a):
        begun.wait()  # both are inside of their calls
        return (a.unsqueeze(0) @ a.unsqueeze(1)).squeeze()

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        wide, tall = pool.map(vmap(square), (keyfall.ones(3, 2), keyfall.ones(2, 5)))
    assert wide.tolist() == [2.0] * 3 and tall.tolist() == [5.0] * 2


# ---- Operators of programs --------------------------------------------------------------------------


@pytest.fixture
def scaled():
    library = keyfall.library.Library("tvmap", "DEF")
    library.define("scaled(Tensor x, Tensor by) -> (Tensor, Tensor)")
    library.impl("scaled", lambda x, by: (x * by, x + by), "CPU")
    yield library
    library._destroy()


def test_registered_functions_get_all_examples(scaled):
    calls = []

    def rule(info, in_dims, x, by):
        calls.append((info.batch_size, info.randomness, in_dims, tuple(x.shape), tuple(by.shape)))
        return (x * by, (x + by).T), (0, 1)

    mul, add = vmap(keyfall.ops.tvmap.scaled, in_dims=(0, None))(X, X[0])
    assert mul.equal(X * X[0]) and add.equal(X + X[0])  # one by one
    keyfall.library.register_vmap("tvmap::scaled", rule, lib=scaled)
    for op in (keyfall.ops.tvmap.scaled, keyfall.ops.tvmap.scaled.default):
        mul, add = vmap(op, in_dims=(0, None))(X, X[0])
        assert mul.equal(X * X[0]) and add.equal(X + X[0])
    assert calls == [(3, "error", (0, None), (3, 2), (2,))] * 2
    nested = vmap(vmap(keyfall.ops.tvmap.scaled, in_dims=(0, None)), in_dims=(None, 0))(X, X)[0]
    assert nested.equal(keyfall.stack([X * row for row in X])) and len(calls) == 2  # one by one again
    with pytest.raises(RuntimeError, match="no tensor has the key FuncTorchBatched"):
        keyfall.ops.tvmap.scaled.default.redispatch(keyfall._C.DispatchKeySet(keyfall._C.DispatchKey.FuncTorchBatched), X, X)


def test_registered_functions_go_with_their_library(scaled):
    keyfall.library.register_vmap("tvmap::scaled", lambda info, in_dims, x, by: ((x, x), (0, 0)), lib=scaled)
    assert vmap(keyfall.ops.tvmap.scaled, in_dims=(0, None))(X, X[0])[0].equal(X)
    scaled._destroy()
    scaled.__init__("tvmap", "DEF")
    scaled.define("scaled(Tensor x, Tensor by) -> (Tensor, Tensor)")
    scaled.impl("scaled", lambda x, by: (x * by, x + by), "CPU")
    assert vmap(keyfall.ops.tvmap.scaled, in_dims=(0, None))(X, X[0])[0].equal(X * X[0])


def test_older_names():
    from keyfall._vmap_internals import _vmap

    def with_none(x):
        return x * 2, None, x + 1

    double, none, more = _vmap(with_none, allow_none_pass_through=True)(X)
    assert double.equal(X * 2) and none is None and more.equal(X + 1)
    assert _vmap(lambda x: None, allow_none_pass_through=True)(X) is None
    with pytest.raises(ValueError, match="must return tensors"):
        _vmap(lambda x: None)(X)
