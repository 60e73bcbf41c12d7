"""Functional tensors and the functions of `keyfall` and `keyfall._C` that work on them."""

import threading

import pytest

import keyfall
from keyfall import _C
from keyfall.func import functionalize


@pytest.fixture
def enabled():
    keyfall._enable_functionalization(reapply_views=False)
    yield
    keyfall._disable_functionalization()


def functional(*sizes):
    return keyfall._to_functional_tensor(keyfall.ones(*sizes))


def value(f):
    keyfall._sync(f)
    return keyfall._from_functional_tensor(f)


def test_a_wrapper_has_the_metadata_of_its_value():
    x = keyfall.ones(4, 2).t()
    f = keyfall._to_functional_tensor(x)
    assert keyfall._is_functional_tensor(f) and not keyfall._is_functional_tensor(x)
    assert keyfall._is_functional_tensor_base(f[0]) and keyfall._is_functional_tensor_base(f)
    assert (f.shape, f.stride(), f.dtype, f.device) == (x.shape, x.stride(), x.dtype, x.device)
    assert str(_C._dispatch_keys(f)) == str(_C._dispatch_keys(x)).replace("CPU, ", "CPU, Functionalize, ", 1)
    assert keyfall._from_functional_tensor(f) is x
    assert f.data_ptr() == 0
    assert repr(f) == f"_to_functional_tensor({x!r})"


def test_wrapping_and_unwrapping_is_checked():
    f = functional(2)
    with pytest.raises(RuntimeError):
        keyfall._to_functional_tensor(f)
    for function in (keyfall._from_functional_tensor, keyfall._sync, _C._commit_update,
                     _C._unsafe_reset_storage, keyfall._freeze_functional_tensor,
                     keyfall._functionalize_has_data_mutation):
        with pytest.raises((RuntimeError, TypeError), match="functional"):
            function(keyfall.ones(2))
    with pytest.raises((RuntimeError, TypeError), match="functional"):
        _C._replace_(keyfall.ones(2), keyfall.ones(2))
    with pytest.raises(RuntimeError, match="plain"):
        _C._replace_(f, f)
    _C._propagate_xla_data(keyfall.ones(2), keyfall.ones(2))
    _C._propagate_xla_data(f, keyfall.ones(2))


def test_the_steps_of_a_write():
    f = functional(4)
    y = f.view(2, 2)
    _C._replace_(y, keyfall.zeros(2, 2))
    assert keyfall._from_functional_tensor(f).tolist() == [1] * 4
    _C._commit_update(y)
    assert keyfall._from_functional_tensor(f).tolist() == [1] * 4
    assert value(f).tolist() == [0] * 4
    _C._replace_(f, keyfall.ones(4, dtype=keyfall.int64))
    assert keyfall._from_functional_tensor(f).dtype == keyfall.float32
    _C._replace_(f, keyfall.ones(3, 3))
    assert f.shape == (3, 3)


def test_versions_are_counted_for_the_value_too():
    x = keyfall.ones(4)
    f = keyfall._to_functional_tensor(x)
    y = f[:2]
    f.add_(1)
    assert f._version == y._version == x._version == 1
    assert x.tolist() == [1] * 4
    assert value(f).tolist() == [2] * 4


def test_reset_and_freeze():
    f = functional(4)
    y = f[:2]
    _C._unsafe_reset_storage(y)
    y.add_(1)
    assert value(f).tolist() == [1] * 4 and value(y).tolist() == [2, 2]
    keyfall._freeze_functional_tensor(f)
    with pytest.raises(RuntimeError, match="cannot mutate tensors with frozen storage"):
        f.add_(1)


def test_questions():
    f = functional(4, 2)
    pieces = f.split(2)
    assert [keyfall._functionalize_is_multi_output_view(t) for t in (f, pieces[0])] == [False, True]
    assert not keyfall._functionalize_has_data_mutation(f)
    assert keyfall._functionalize_are_all_mutations_hidden_from_autograd(f)
    f.add_(1)
    assert keyfall._functionalize_has_data_mutation(pieces[1])
    assert keyfall._functionalize_mutation_counter(f) == 1
    assert not keyfall._functionalize_are_all_mutations_hidden_from_autograd(f)
    keyfall._functionalize_mark_mutation_hidden_from_autograd(f)
    assert keyfall._functionalize_are_all_mutations_hidden_from_autograd(f)
    with keyfall.no_grad():
        f.add_(1)
    assert not keyfall._functionalize_are_all_mutations_hidden_from_autograd(f)
    assert keyfall._functionalize_are_all_mutations_under_no_grad_or_inference_mode(f)
    assert not keyfall._functionalize_has_metadata_mutation(f)
    f.t_()
    assert keyfall._functionalize_has_metadata_mutation(f)
    assert not keyfall._functionalize_is_symbolic(f)
    assert keyfall._functionalize_get_storage_size(f, True) == 32
    g = functional(3)
    f.set_(g)
    assert keyfall._functionalize_was_storage_changed(f)
    assert f.shape == (3,)
    g.add_(1)
    assert value(f).tolist() == [2, 2, 2]
    assert keyfall._functionalize_apply_view_metas(g[1:], keyfall.arange(3)).tolist() == [1, 2]


def test_mixing_is_refused(enabled):
    f, plain = keyfall.ones(2), keyfall._from_functional_tensor(keyfall.ones(2))
    with pytest.raises(RuntimeError, match="mutating a non-functional tensor with a functional"):
        plain.add_(f)
    with pytest.raises(RuntimeError, match="mutating a non-functional tensor with a functional"):
        keyfall.add(f, f, out=plain)
    with pytest.raises(RuntimeError, match="set__functionalize: Tried to mutate a non-functional"):
        plain.set_(f)
    f.add_(plain)
    assert value(f).tolist() == [2, 2]
    assert keyfall._is_functional_tensor(plain + f)
    assert not keyfall._is_functional_tensor(plain + plain)
    plain.add_(plain)
    assert plain.tolist() == [2, 2]


def test_resize():
    f = functional(4)
    f.resize_(2)
    f.zero_()
    assert value(f).tolist() == [0, 0]
    f = functional(4)
    f.resize_(8)
    assert f.shape == (8,) and value(f).shape == (8,)
    y = f[:2]
    with pytest.raises(RuntimeError, match="Attempted to resize a view tensor to a larger size. "
                       "This is not allowed in the functionalization pass"):
        y.resize_(20)
    with pytest.raises(RuntimeError, match="Attempted to resize a view tensor"):
        f.resize_(20)


def test_enabling(enabled):
    assert keyfall._is_functional_tensor(keyfall.ones(2))
    with pytest.raises(RuntimeError, match="multiple layers of mode-style functionalization "
                       "nesting is not currently supported, outside of the functionalize"):
        keyfall._enable_functionalization(reapply_views=True)
    seen = []
    thread = threading.Thread(target=lambda: seen.append(
        keyfall._is_functional_tensor(keyfall.ones(2))))
    thread.start()
    thread.join()
    assert seen == [False]


def test_reapply_views():
    assert not _C._functionalization_reapply_views_tls()
    assert keyfall._functionalize_enable_reapply_views(True) is False
    try:
        f = functional(4)
        y = f[:2]
        assert keyfall._from_functional_tensor(y)._base is None  # below autograd
        assert (keyfall._from_functional_tensor(y).untyped_storage().data_ptr()
                == keyfall._from_functional_tensor(f).untyped_storage().data_ptr())
    finally:
        assert keyfall._functionalize_enable_reapply_views(False) is True
    y = f[:2]
    assert (keyfall._from_functional_tensor(y).untyped_storage().data_ptr()
            != keyfall._from_functional_tensor(f).untyped_storage().data_ptr())


def test_numbers_are_read_through_operators():
    f = functional(3)
    assert f.sum().item() == 3 and bool(f.sum() > 2) and [float(x) for x in f] == [1, 1, 1]
    with pytest.raises(RuntimeError):
        f.numpy()


def test_conversions_leave_functionalization():
    f = functional(2)
    assert not keyfall._is_functional_tensor(f.to(keyfall.float64))
    keyfall._enable_functionalization()
    try:
        assert keyfall._is_functional_tensor(f.to(keyfall.float64))
        assert keyfall._is_functional_tensor(keyfall.rand(2))
        assert keyfall._is_functional_tensor(keyfall.ops.aten.lift_fresh(keyfall.Tensor([1.0])))
    finally:
        keyfall._disable_functionalization()


def test_skipping():
    f = functional(2)
    with _C._ExcludeDispatchKeyGuard(_C.DispatchKeySet(_C.DispatchKey.Functionalize)):
        with pytest.raises(RuntimeError):
            f + 1


def test_errors_are_those_of_eager_programs():
    f = functional(1)
    with pytest.raises(RuntimeError, match="doesn't match the broadcast shape"):
        f.add_(keyfall.ones(3))
    with pytest.raises(RuntimeError, match="can't be cast"):
        keyfall._to_functional_tensor(keyfall.ones(2, dtype=keyfall.int64)).add_(0.5)
    with pytest.raises(RuntimeError):
        functional(2, 3).t().view(6)
    with pytest.raises(RuntimeError, match="single memory location"):
        functional(1).expand(3).add_(1)
    assert value(f).tolist() == [1]


def test_autograd_above():
    """Functional tensors are recorded like others; views and writes follow the eager rules."""
    def program(x):
        y = x * 2
        y[0].mul_(y[1].clone())
        y.view(-1)[1:3].exp_()
        return (y * y).sum()

    x = keyfall.rand(3, 2, requires_grad=True)
    program(x).backward()
    f = keyfall._to_functional_tensor(x.detach()).requires_grad_()
    program(f).backward()
    assert keyfall.allclose(value(f.grad), x.grad)
    y = f * 1
    z = y.exp()
    y.add_(1)
    z.sum().backward()
    z = y * y
    y.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()


def test_the_transform_records_below():
    def f(x):
        y = x * 1
        y[0].mul_(3)
        y.t()[1].exp_()
        return y * y

    for remove in ("mutations", "mutations_and_views"):
        x = keyfall.rand(2, 2, requires_grad=True)
        f(x).sum().backward()
        expected, x.grad = x.grad, None
        functionalize(f, remove=remove)(x).sum().backward()
        assert keyfall.allclose(x.grad, expected)


def test_inputs_are_written_back():
    def f(x, y, *, z):
        x.add_(1)
        y["a"][0].mul_(2)
        z.resize_(3).fill_(7)
        return [x, y["a"] + x]

    args = keyfall.ones(2), {"a": keyfall.ones(2)}
    z = keyfall.empty(0)
    first, second = functionalize(f)(*args, z=z)
    assert args[0].tolist() == [2, 2] and args[1]["a"].tolist() == [2, 1]
    assert z.tolist() == [7, 7, 7]
    assert first.tolist() == [2, 2] and second.tolist() == [4, 3]
    assert not keyfall._is_functional_tensor(first)
    twice = keyfall.ones(2)
    assert functionalize(lambda a, b: a.add_(b))(twice, twice).tolist() == [2, 2]
    assert twice.tolist() == [2, 2]


def test_a_leaf_is_not_written_to():
    x = keyfall.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad"):
        functionalize(lambda t: t.add_(1))(x)
    assert not _C._dispatch_tls_is_dispatch_key_included("Functionalize")


def test_nested_transforms():
    def f(x):
        return functionalize(lambda y: y.add_(1) * 2)(x) + x

    x = keyfall.ones(2)
    assert functionalize(functionalize(f))(x).tolist() == [6, 6]
    assert x.tolist() == [2, 2]


def test_what_to_remove_is_checked():
    with pytest.raises(RuntimeError, match="mutations_and_views"):
        functionalize(lambda x: x, remove="views")


def test_exceptions_leave_the_thread_as_it_was():
    before = _C._dispatch_tls_local_include_set(), _C._dispatch_tls_local_exclude_set()

    def f(x):
        x.add_(1)
        raise ValueError("stop")

    x = keyfall.ones(2)
    with pytest.raises(ValueError, match="stop"):
        functionalize(f)(x)
    assert x.tolist() == [1, 1]
    assert before == (_C._dispatch_tls_local_include_set(), _C._dispatch_tls_local_exclude_set())


def test_complex_views():
    def f(x):
        y = x * 1
        keyfall.view_as_real(y)[..., 1].add_(1)
        y.conj()[0].mul_(2j)
        y.imag.mul_(3)
        y.real.sub_(1)
        return y.conj() + y, keyfall._neg_view(y)

    x = keyfall.rand(2, 3, dtype=keyfall.complex64)
    for remove in ("mutations", "mutations_and_views"):
        for found, expected in zip(functionalize(f, remove=remove)(x), f(x)):
            assert keyfall.allclose(found, expected)


def test_custom_operators():
    library = keyfall.library.Library("functionalize_test", "DEF")
    library.define("double(Tensor x) -> Tensor")
    library.define("double_(Tensor(a!) x) -> Tensor(a!)")
    library.define("triple_(Tensor(a!) x) -> ()")
    library.define("same(Tensor(a) x) -> Tensor(a)")
    library.impl("double", lambda x: x * 2, "CPU")
    library.impl("double_", lambda x: x.mul_(2), "CPU")
    library.impl("triple_", lambda x: x.mul_(3) and None, "CPU")
    library.impl("same", lambda x: x[:], "CPU")
    ops = keyfall.ops.functionalize_test
    f = functional(1)
    with keyfall.no_grad():
        ops.double_(f)
        ops.triple_(f)
        assert value(ops.double(f)).tolist() == [12]
        assert value(f).tolist() == [6]
        with pytest.raises(RuntimeError, match="Found a custom .non-ATen. operator whose output has "
                           "alias annotations: functionalize_test::same"):
            ops.same(f)


def test_mirrored_autograd():
    x = keyfall.ones(3, requires_grad=True)
    for made in (keyfall._to_functional_tensor(keyfall.ones(3)), keyfall.ones(3)):
        keyfall._mirror_autograd_meta_to(x, made)
        assert made.requires_grad and not made.is_leaf
        with pytest.raises(RuntimeError, match="Cannot backprop through mirrored meta"):
            made.sum().backward()
    keyfall._mirror_autograd_meta_to(keyfall.ones(3), x)
    assert x.requires_grad and x.is_leaf


def test_set_after_a_resize():
    """As PyTorch: after resize_ it works, and a functional storage itself cannot be resized."""
    x, y = (keyfall._to_functional_tensor(keyfall.ones(n)) for n in (4, 3))
    x.resize_(8)
    x.set_(y)
    assert x.shape == (3,)
    with pytest.raises(RuntimeError, match="not resizable"):
        x.untyped_storage().resize_(0)
