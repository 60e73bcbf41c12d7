"""Custom functions: autograd.Function from Python."""

import gc
import weakref

import pytest

import keyfall as kf
from keyfall.autograd import Function
from keyfall.autograd.function import FunctionCtx, once_differentiable


def leaf(*sizes):
    return kf.ones(*sizes).requires_grad_()


class Scale(Function):
    @staticmethod
    def forward(ctx, x, factor=2):
        ctx.factor = factor
        return x * factor

    @staticmethod
    def backward(ctx, grad):
        return grad * ctx.factor, None


class Square(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return 2 * x * grad


def make(forward, backward=lambda ctx, *grads: grads[0], name="Made", **more):
    members = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
    members.update((key, staticmethod(value)) for key, value in more.items())
    return type(Function)(name, (Function,), members)


# ---- Typical use ---------------------------------------------------------------------------------


def test_apply():
    x = leaf(2)
    y = Scale.apply(x, 3)
    assert y.tolist() == [3.0, 3.0] and y.requires_grad and not y.is_leaf
    y.sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]
    assert Scale.apply(x, factor=5).sum().item() == 10
    assert not Scale.apply(kf.ones(2)).requires_grad
    with kf.no_grad():
        assert not Scale.apply(x).requires_grad


def test_the_context_is_the_node():
    contexts = []

    def forward(ctx, x, k):
        contexts.append(ctx)
        assert ctx.needs_input_grad == (True, False)
        assert not kf.is_grad_enabled()
        ctx.note = 7
        return x * k

    y = make(forward, lambda ctx, g: (g, None)).apply(leaf(2), 2)
    assert y.grad_fn is contexts[0] and y.grad_fn.note == 7
    assert type(y.grad_fn).__name__ == "MadeBackward" and y.grad_fn.name() == "MadeBackward"
    assert isinstance(y.grad_fn, FunctionCtx)
    assert "grad_fn=<MadeBackward>" in repr(y)
    assert len(y.grad_fn.next_functions) == 1


def test_nodes_can_be_kept():
    x = leaf(2)
    node = Square.apply(x).grad_fn
    gc.collect()
    assert node.next_functions[0][0].variable is x and node.saved_tensors[0] is x
    assert node.metadata == {}


def test_saved_tensors():
    x = leaf(2)
    y = Square.apply(x)
    assert y.grad_fn.saved_tensors[0] is x
    y.sum().backward(retain_graph=True)
    y.sum().backward()
    assert x.grad.tolist() == [4.0, 4.0]
    with pytest.raises(RuntimeError, match="after they have already been freed"):
        y.grad_fn.saved_tensors
    with pytest.raises(RuntimeError, match="Trying to backward through the graph a second time"):
        y.sum().backward()


def test_saved_outputs_make_no_cycle():
    def forward(ctx, x):
        result = x.exp()
        ctx.save_for_backward(result, None)
        return result

    def backward(ctx, grad):
        result, nothing = ctx.saved_tensors
        assert nothing is None
        return grad * result

    x = kf.zeros(2, dtype=kf.float64, requires_grad=True)
    y = make(forward, backward).apply(x)
    (first,) = kf.autograd.grad(y.sum(), x, create_graph=True)
    (second,) = kf.autograd.grad(first.sum(), x)
    assert second.tolist() == [1.0, 1.0]
    reference = weakref.ref(y)
    gc.disable()
    try:
        del y, first
        assert reference() is None
    finally:
        gc.enable()


def test_saved_tensors_notice_writes():
    x = leaf(2) * 1
    y = Square.apply(x)
    x.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_setup_context():
    def setup(ctx, inputs, output):
        assert inputs[1] == 3 and len(inputs) == 2
        ctx.save_for_backward(inputs[0], output)
        ctx.factor = inputs[1]

    x = leaf(2)
    cls = make(lambda x, factor=3: x * factor, lambda ctx, g: (g * ctx.factor, None),
               setup_context=setup)
    cls.apply(x).sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]

    def save(ctx, inputs, output):
        ctx.save_for_backward(inputs[0])

    with pytest.raises(RuntimeError, match="An input that has been returned as-is"):
        make(lambda x: x, setup_context=save).apply(x)


def test_vjp():
    x = leaf(2)
    cls = type(Function)("V", (Function,), {"forward": staticmethod(lambda ctx, x: x * 2),
                                            "vjp": staticmethod(lambda ctx, g: g * 2)})
    cls.apply(x).sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]
    cls.backward = staticmethod(lambda ctx, g: g)
    with pytest.raises(RuntimeError, match="both 'backward' and 'vjp'"):
        cls.apply(x).sum().backward()


def test_double_backward():
    x = kf.tensor([3.0], dtype=kf.float64, requires_grad=True)
    (first,) = kf.autograd.grad(Square.apply(x), x, create_graph=True)
    (second,) = kf.autograd.grad(first, x)
    assert first.item() == 6 and second.item() == 2


def test_once_differentiable():
    def backward(ctx, grad):
        assert not kf.is_grad_enabled()
        return grad * 2

    x = leaf(2)
    cls = make(lambda ctx, x: x * 2, once_differentiable(backward))
    y = cls.apply(x)
    (first,) = kf.autograd.grad((y * y).sum(), x, create_graph=True)
    with pytest.raises(RuntimeError, match="marked with @once_differentiable"):
        first.sum().backward()
    cls.apply(x).sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]


# ---- Outputs -------------------------------------------------------------------------------------


def test_several_outputs():
    x = leaf(2)

    def backward(ctx, first, second, number):
        assert number is None and second.tolist() == [0.0, 0.0]
        return first

    a, b, c = make(lambda ctx, x: (x * 2, x * 3, 5), backward).apply(x)
    assert c == 5 and a.grad_fn is b.grad_fn and (a.output_nr, b.output_nr) == (0, 1)
    a.sum().backward()
    assert make(lambda ctx, x: 3).apply(x) == 3
    assert make(lambda ctx, x: None).apply(x) is None


def test_undefined_gradients_stay_undefined():
    def forward(ctx, x):
        ctx.set_materialize_grads(False)
        return x * 2, x * 3

    def backward(ctx, first, second):
        assert second is None
        return first

    a, b = make(forward, backward).apply(leaf(2))
    a.sum().backward()


def test_non_differentiable_outputs():
    def forward(ctx, x):
        marked = x * 3
        ctx.mark_non_differentiable(marked)
        return x * 2, marked, (x * 2).int()

    def backward(ctx, first, second, third):
        return first * 2

    x = leaf(2)
    a, b, c = make(forward, backward).apply(x)
    assert a.requires_grad and not b.requires_grad and not c.requires_grad
    a.sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]


def test_inputs_returned_as_they_are():
    x = leaf(2)
    y = make(lambda ctx, x: x, lambda ctx, g: g * 3).apply(x)
    assert y is not x and y._is_view() and y._base is x
    y.sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]


def test_views_from_functions_are_not_written():
    x = leaf(2, 3) * 1
    y = make(lambda ctx, x: x.view(6), lambda ctx, g: g.view(2, 3)).apply(x)
    with pytest.raises(RuntimeError, match="created inside a custom Function"):
        y.add_(1)


def test_dirty_inputs():
    def forward(ctx, x):
        ctx.mark_dirty(x)
        x.mul_(2)
        return x

    cls = make(forward, lambda ctx, g: g * 2)
    x = leaf(2)
    y = x * 1
    z = cls.apply(y)
    assert z is y and type(y.grad_fn).__name__ == "MadeBackward"
    z.sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad has been used in an "
                                           "in-place operation"):
        cls.apply(leaf(2))


def test_dirty_inputs_must_be_returned():
    def forward(ctx, x):
        ctx.mark_dirty(x)
        return x * 2

    with pytest.raises(RuntimeError, match="Some elements marked as dirty"):
        make(forward).apply(leaf(2) * 1)


# ---- Errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize("result, error, text", [
    (lambda g: g, RuntimeError, r"MadeBackward returned an incorrect number of gradients "
                                r"\(expected 2, got 1\)"),
    (lambda g: (g, None, g), RuntimeError, r"\(expected 2, got 3\)"),
    (lambda g: (g, g), RuntimeError, "a gradient different than None at position 2, but the "
                                     "corresponding forward input was not a Variable"),
    (lambda g: (3, None), RuntimeError, r"expected Variable or None \(got int\)"),
    (lambda g: (kf.ones(5), None), RuntimeError, "returned an invalid gradient at index 0"),
    (lambda g: {}["missing"], KeyError, "missing"),
])
def test_what_backward_must_not_return(result, error, text):
    y = make(lambda ctx, x, k: x * k, lambda ctx, g: result(g)).apply(leaf(2), 2)
    with pytest.raises(error, match=text):
        y.sum().backward()


def test_more_nones_are_fine():
    x = leaf(2)
    make(lambda ctx, x, k: x * k, lambda ctx, g: (g, None, None, None)).apply(x, 2).sum().backward()
    assert x.grad.tolist() == [1.0, 1.0]


def test_what_forward_must_not_do():
    def save(ctx, x):
        ctx.save_for_backward(3)
        return x * 2

    with pytest.raises(TypeError, match="save_for_backward can only save variables, but argument 0 "
                                        "is of type int"):
        make(save).apply(leaf(2))

    def fail(ctx, x):
        raise KeyError("forward")

    with pytest.raises(KeyError, match="forward"):
        make(fail).apply(leaf(2))
    assert kf.is_grad_enabled()
    with pytest.raises(TypeError):
        Square.apply()

    def mark(ctx, x):
        ctx.mark_dirty(3)
        return x

    with pytest.raises(TypeError, match="mark_dirty"):
        make(mark).apply(leaf(2))

    def materialize(ctx, x):
        ctx.set_materialize_grads(3)

    with pytest.raises(TypeError):
        make(materialize).apply(leaf(2))


def test_missing_methods():
    class Empty(Function):
        pass

    class OnlyForward(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 2

    with pytest.raises(NotImplementedError, match="You must implement the forward function"):
        Empty.apply(leaf(2))
    with pytest.raises(NotImplementedError, match="either the backward or vjp method"):
        OnlyForward.apply(leaf(2)).sum().backward()
    with pytest.warns(DeprecationWarning, match="should not be instantiated"):
        instance = Empty()
    with pytest.raises(RuntimeError, match="Legacy autograd function"):
        instance(leaf(2))


def test_reentrant_backward():
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * x

    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        with kf.enable_grad():
            inner = x.detach().requires_grad_()
            (inner * inner).sum().backward()
        return inner.grad * grad

    x = kf.tensor([1.0, 2.0], requires_grad=True)
    make(forward, backward).apply(x).sum().backward()
    assert x.grad.tolist() == [2.0, 4.0]


# ---- Lifetime ------------------------------------------------------------------------------------


def test_cycles_through_the_context_are_collected():
    def run(with_backward):
        x = leaf(2)
        notes = {}

        def forward(ctx, x):
            ctx.notes = notes
            ctx.save_for_backward(x)
            return x * 2

        y = make(forward, lambda ctx, g: g).apply(x)
        notes["y"] = y
        if with_backward:
            y.sum().backward()
        return weakref.ref(y)

    for with_backward in (False, True):
        reference = run(with_backward)
        gc.collect()
        assert reference() is None


def test_cycles_a_few_steps_long_are_collected():
    def run():
        y = Square.apply(leaf(2))
        z = (y * 2).exp().sum()
        y.grad_fn.z = z
        return weakref.ref(z)

    reference = run()
    gc.collect()
    assert reference() is None


def test_contexts_die_with_their_graph():
    class Marker:
        pass

    marker = Marker()

    def forward(ctx, x):
        ctx.marker = marker
        return x * 2

    y = make(forward).apply(leaf(2))
    reference = weakref.ref(marker)
    del marker, forward
    gc.collect()
    gc.disable()
    try:
        repr(y)
        assert y.grad_fn.marker is reference()
        del y
        assert reference() is None
    finally:
        gc.enable()


def test_long_chains():
    x = leaf(1)
    y = x
    for _ in range(3000):
        y = Scale.apply(y, 1)
    y.backward(retain_graph=True)
    assert x.grad.item() == 1
    del y
    gc.collect()


# ---- Operators of a library ----------------------------------------------------------------------


def test_register_autograd():
    @kf.library.custom_op("agfunction::sin", mutates_args=())
    def sin(x: kf.Tensor, k: int = 2) -> kf.Tensor:
        return kf.tensor(x.detach().numpy()).sin() * k

    def setup(ctx, inputs, output):
        ctx.save_for_backward(inputs[0])
        ctx.k = inputs[1]

    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        return grad * x.cos() * ctx.k, None

    sin.register_autograd(backward, setup_context=setup)
    x = kf.zeros(2, dtype=kf.float64, requires_grad=True)
    sin(x, 3).sum().backward()
    assert x.grad.tolist() == [3.0, 3.0]
    assert kf.autograd.gradcheck(sin, (x,))


def test_functions_of_the_library():
    x = leaf(2)
    y = kf._C._functions.UndefinedGrad()(x)
    assert type(y.grad_fn).__name__ == "UndefinedGradBackward"
    y.sum().backward()
    assert x.grad is None
    z = kf._C._functions.DelayedError("not this way", 1)(x)
    with pytest.raises(RuntimeError, match="not this way"):
        z.sum().backward()


# ---- Inputs returned as outputs ------------------------------------------------------------------


def test_classes_make_their_own_views_of_inputs():
    class Custom(kf.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            result = super().__torch_function__(func, types, args, kwargs or {})
            seen.append(func.__name__)
            return result

    class Same(Function):
        @staticmethod
        def forward(ctx, x):
            return x

        @staticmethod
        def backward(ctx, grad):
            return grad

    seen = []
    x = kf.ones(2).as_subclass(Custom)
    seen.clear()
    y = Same.apply(x)
    assert type(y) is Custom and y is not x and "view_as" in seen


def test_gradients_of_outputs_without_one():
    class Two(Function):
        @staticmethod
        def forward(ctx, x, zeros):
            first, second = x.clone(), x.clone()
            ctx.mark_non_differentiable(second)
            ctx._materialize_non_diff_grads = zeros
            return first, second

        @staticmethod
        def backward(ctx, a, b):
            seen.append(b if b is None else b.tolist())
            return a, None

    seen = []
    for zeros in (True, False):
        Two.apply(kf.ones(2, requires_grad=True), zeros)[0].sum().backward()
    assert seen == [[0, 0], None]


def test_dirty_tensors_are_inputs():
    class Bad(Function):
        @staticmethod
        def forward(ctx, x):
            y = x * 3
            ctx.mark_dirty(y)
            return y

        @staticmethod
        def backward(ctx, grad):
            return grad

    with pytest.warns(UserWarning, match="received a tensor that was not an input"):
        Bad.apply(kf.ones(2, requires_grad=True))


def test_defaults_of_class_methods_reach_setup_context():
    class Power(Function):
        @classmethod
        def forward(cls, x, y=3):
            return x**y

        @classmethod
        def setup_context(cls, ctx, inputs, output):
            ctx.x, ctx.y = inputs

        @classmethod
        def backward(cls, ctx, grad):
            return grad * ctx.y * ctx.x ** (ctx.y - 1), None

    x = kf.tensor(2.0, requires_grad=True)
    Power.apply(x).backward()
    assert x.grad.item() == 12


@pytest.mark.parametrize("make", (lambda x: x * 2, lambda x: (x * 2).detach(), lambda x: x.clone().view(-1),
                                  lambda x: kf.ones(3)))
def test_a_saved_output_has_its_history_in_backward(make):
    """Backward may switch recording on and differentiate by the output: implicit functions do."""
    seen = []

    class Implicit(Function):
        @staticmethod
        def forward(ctx, x):
            y = make(x)
            ctx.save_for_backward(y, x)
            return y

        @staticmethod
        def backward(ctx, grad):
            y, x = ctx.saved_tensors
            seen.append((y.requires_grad, y.is_leaf, type(y.grad_fn).__name__, x.requires_grad))
            with kf.enable_grad():
                (derivative,) = kf.autograd.grad((y**3).sum(), y)
            return grad * derivative

    x = kf.ones(3, requires_grad=True)
    y = Implicit.apply(x)
    y.sum().backward()
    assert seen == [(True, False, "ImplicitBackward", True)]
    assert x.grad.tolist() == (3 * y.detach() ** 2).tolist()
