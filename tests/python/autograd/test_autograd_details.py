"""Autograd as programs written for PyTorch see it: errors and their messages, the arguments of custom
functions, the order in which operators run in backward, and no leaks."""

import gc
import re
import weakref

import pytest

import keyfall as kf
from keyfall import nn
from keyfall.autograd import Function, grad
from keyfall.utils._python_dispatch import TorchDispatchMode
from seen_operators import Seen

F = nn.functional


def leaf(*sizes, dtype=kf.float32):
    return kf.ones(*sizes, dtype=dtype).requires_grad_()


# ---- Errors


@pytest.mark.parametrize("write", [
    lambda x: x.resize_(3, 3), lambda x: x.resize_as_(kf.ones(4)), lambda x: x.resize_(2, 3),
])
def test_tensors_with_gradients_keep_their_size(write):
    with pytest.raises(RuntimeError, match="^cannot resize variables that require grad$"):
        write(leaf(2, 3))
    with pytest.raises(RuntimeError, match="cannot resize"):
        write(leaf(2, 3) * 2)
    with kf.no_grad(), pytest.raises(RuntimeError, match="cannot resize"):
        write(leaf(2, 3))
    write(leaf(2, 3).data)


@pytest.mark.parametrize("write", [
    lambda x: x.set_(kf.ones(3)), lambda x: x.set_(kf.ones(3).untyped_storage()),
    lambda x: x.set_(), lambda x: x.set_(kf.ones(3).untyped_storage(), 0, (3,), (1,)),
])
def test_other_memory_has_no_derivative(write):
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad is being used"):
        write(leaf(2))
    with kf.no_grad():
        write(leaf(2))
    changed = leaf(2) * 2
    write(changed)
    with pytest.raises(RuntimeError, match="derivative for .*set_ is not implemented"):
        changed.sum().backward()


def test_memory_of_a_tensor_with_gradient():
    plain = kf.ones(2).set_(leaf(2))
    with pytest.raises(RuntimeError, match="derivative for .*set_ is not implemented"):
        plain.sum().backward()


@pytest.mark.parametrize("function, argument, call", [
    ("soft_margin_loss", "target", lambda x, y: F.soft_margin_loss(x, y)),
    ("binary_cross_entropy", "weight", lambda x, y: F.binary_cross_entropy(x, x.detach(), y)),
    ("binary_cross_entropy_with_logits", "weight",
     lambda x, y: F.binary_cross_entropy_with_logits(x, x.detach(), y)),
    ("binary_cross_entropy_with_logits", "pos_weight",
     lambda x, y: F.binary_cross_entropy_with_logits(x, x.detach(), pos_weight=y)),
    ("nll_loss_forward", "weight",
     lambda x, y: F.cross_entropy(x, kf.tensor([0, 1]), weight=y[0])),
    ("nll_loss_forward", "weight", lambda x, y: F.nll_loss(x, kf.tensor([0, 1]), weight=y[0])),
])
def test_losses_without_a_derivative(function, argument, call):
    with pytest.raises(RuntimeError, match=(
            f"^The function '{function}' is not differentiable with respect to argument "
            f"'{argument}'. This input cannot have requires_grad True.$")):
        call(leaf(2, 3), leaf(2, 3))
    call(leaf(2, 3), kf.ones(2, 3))
    with kf.no_grad():
        call(leaf(2, 3), leaf(2, 3))


@pytest.mark.parametrize("function, text", [
    (lambda x: (x * 2).backward(kf.ones(3)),
     r"Mismatch in shape: grad_output\[0\] has a shape of torch.Size\(\[3\]\) and output\[0\] "
     r"has a shape of torch.Size\(\[2\]\).$"),
    (lambda x: (x * 2).backward(kf.ones(2, dtype=kf.complex64)),
     r"Mismatch in dtype: grad_output\[0\] has a dtype of torch.complex64 and output\[0\] has a "
     r"dtype of torch.float32.$"),
    (lambda x: (x * 1j).sum().backward(),
     "grad can be implicitly created only for real scalar outputs but got torch.complex64$"),
    (lambda x: kf.igamma(x, x).sum().backward(),
     "^the derivative for 'igamma: input' is not implemented.$"),
    (lambda x: kf.unique(x).sum().backward(),
     "^the derivative for '_unique2' is not implemented.$"),
    (lambda x: (x // 2).sum().backward(), "^derivative for aten::floor_divide is not implemented$"),
    (lambda x: (x * 1).floor_divide_(2).sum().backward(),
     "^derivative for aten::floor_divide_ is not implemented$"),
])
def test_words(function, text):
    with pytest.raises(RuntimeError, match=text):
        function(leaf(2))


# ---- Custom functions


def recording(materialize):
    seen = []

    class Several(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.set_materialize_grads(materialize)
            marked = x * 3
            ctx.mark_non_differentiable(marked)
            return x * 1, x * 2, marked, x.long()

        @staticmethod
        def backward(ctx, *grads):
            seen.extend(None if g is None else (g.dtype, g.tolist()) for g in grads)
            return grads[0]

    return Several, seen


def test_outputs_that_took_no_part():
    function, seen = recording(True)
    outputs = function.apply(leaf(2))
    assert [t.requires_grad for t in outputs] == [True, True, False, False]
    outputs[0].sum().backward()
    assert seen == [(kf.float32, [1.0, 1.0]), (kf.float32, [0.0, 0.0]), (kf.float32, [0.0, 0.0]),
                    (kf.int64, [0, 0])]
    function, seen = recording(False)
    function.apply(leaf(2))[0].sum().backward()
    assert seen == [(kf.float32, [1.0, 1.0]), None, None, None]


def test_names_of_nodes():
    function, _ = recording(True)
    node = function.apply(leaf(2))[0].grad_fn
    assert node.name() == type(node).__name__ == "SeveralBackward"
    assert repr(node).startswith("<torch.autograd.function.SeveralBackward object at 0x")
    assert repr(leaf(2).exp().grad_fn).startswith("<ExpBackward0 object at 0x")


# ---- Calls that a mode sees


class Log(TorchDispatchMode):
    """Records operators and their tensors, numbered in order of appearance."""

    def __init__(self):
        super().__init__()
        self.tensors, self.lines = [], []

    def number(self, tensor):
        for at, known in enumerate(self.tensors):
            if known is tensor:
                return at
        self.tensors.append(tensor)
        return len(self.tensors) - 1

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        given = [self.number(a) for a in args if isinstance(a, kf.Tensor)]
        result = func(*args, **(kwargs or {}))
        self.lines.append((str(func).removeprefix("aten."), given, self.number(result)))
        return result

    @property
    def names(self):
        return [name for name, _, _ in self.lines]


def test_a_square_runs_backwards_in_the_order_of_pytorch():
    x, g = leaf(1), kf.ones(1)
    log = Log()
    log.number(x)
    with log:
        y = x * x
        log.number(g)
        grad(y, x, g)
    assert log.lines == [("mul.Tensor", [0, 0], 1), ("mul.Tensor", [2, 0], 3),
                         ("mul.Tensor", [2, 0], 4), ("add.Tensor", [4, 3], 5)]


@pytest.mark.parametrize("function, expected", [
    (kf.acos, "neg.default mul.Tensor add.Scalar rsqrt.default neg.default mul.Tensor"),
    (kf.asin, "neg.default mul.Tensor add.Scalar rsqrt.default mul.Tensor"),
    (kf.tan, "pow.Tensor_Scalar add.Scalar mul.Tensor"),
    (kf.sqrt, "mul.Scalar div.Tensor"), (kf.exp, "mul.Tensor"), (kf.tanh, "tanh_backward.default"),
    (kf.erf, "pow.Tensor_Scalar neg.default exp.default mul.Scalar mul.Tensor"),
    (kf.relu, "threshold_backward.default"),
    (lambda x: x.softmax(1), "_softmax_backward_data.default"),
    (lambda x: x.mm(x), "t.default mm.default t.default mm.default add.Tensor"),
    (lambda x: x / x, "neg.default div.Tensor div.Tensor mul.Tensor div.Tensor add.Tensor"),
    (lambda x: x.sum(), "expand.default"), (lambda x: x.t(), "t.default"),
])
def test_operators_of_derivatives(function, expected):
    x = (leaf(2, 2).detach() / 2).requires_grad_()
    y = function(x)
    log = Log()
    with log:
        grad(y, x, kf.ones_like(y.detach()))
    start = log.names.index(expected.split()[0])
    assert " ".join(log.names[start:]) == expected


@pytest.mark.parametrize("product", [
    lambda x, w: F.linear(x, w), lambda x, w: F.linear(x, w, kf.ones(3)),
])
def test_gradients_of_a_product_lie_as_its_factors(product):
    """So the gradient of a layer's weight, which is used transposed, is not copied."""
    x, weight = kf.ones(4, 5).t().requires_grad_(), leaf(3, 4)
    y, upstream = product(x, weight), kf.ones(5, 3)
    node = y.grad_fn
    first = "mat1" if node.name() == "AddmmBackward0" else "self"
    assert getattr(node, f"_saved_{first}_sym_strides") == (1, 5)
    assert node._saved_mat2_sym_sizes == (4, 3) and node._saved_mat2_sym_strides == (1, 4)
    with Seen() as mode:
        y.backward(upstream)
    assert x.grad.stride() == (1, 5) and weight.grad.stride() == (4, 1)
    assert (x.grad.tolist(), weight.grad.tolist()) == ([[3.0] * 4] * 5, [[5.0] * 4] * 3)
    assert set(mode.names) == {"t.default", "mm.default", "detach.default"}


def test_views_under_a_mode_are_tracked():
    x = leaf(3, 3)
    with Log():
        y = x.clone()
        row = y[0]
        assert row._base is y
        row.mul_(2)
        parts = y.unbind()
        with pytest.raises(RuntimeError, match="Output 0 of Unbind is a view"):
            parts[0].mul_(2)
        assert not y.detach()._is_view() and not y.view(kf.int32)._is_view()
    assert type(y.grad_fn).__name__ == "CopySlices" and y._version == 1
    assert grad(y.sum(), x)[0].tolist() == [[2.0] * 3, [1.0] * 3, [1.0] * 3]


# ---- Views, and points without a derivative


def test_the_geometry_of_a_view_is_its_own():
    x = leaf(2, 3)
    y = x * kf.tensor([[1.0, 2, 3], [4, 5, 6]])
    view = y.unsqueeze(0)
    view.transpose_(0, 2)
    assert type(view.grad_fn).__name__ == "TransposeBackward1"
    assert type(y.grad_fn).__name__ == "MulBackward0" and y._version == 1
    weights = kf.arange(6.0).reshape(3, 2, 1)
    assert grad((view * weights).sum(), x)[0].tolist() == [[0.0, 4.0, 12.0], [4.0, 15.0, 30.0]]


def test_views_that_are_written_after_that():
    x = leaf(2, 3)
    y = x * 2
    view = y[0]
    view.unsqueeze_(1)
    view.mul_(kf.tensor([[1.0], [2.0], [3.0]]))
    assert grad(y.sum(), x)[0].tolist() == [[2.0, 4.0, 6.0], [2.0, 2.0, 2.0]]


def test_an_angle_at_the_origin():
    x, y = kf.zeros(2, requires_grad=True), kf.tensor([0.0, 2.0], requires_grad=True)
    gradients = grad(kf.atan2(x, y).sum(), (x, y))
    assert [g.tolist() for g in gradients] == [[0.0, 0.5], [0.0, 0.0]]


@pytest.mark.parametrize("exponent", [0, 1, 2, 3, 0.5, -0.5, -1, -2, 2.5])
@pytest.mark.parametrize("dtype", [kf.float32, kf.float64, kf.complex128, kf.float16])
def test_powers_of_one_number_seen_often(exponent, dtype):
    numbers = kf.tensor([4.0, 9.0, 16.0], dtype=dtype)
    assert kf.equal(numbers[1].expand(3) ** exponent, (numbers ** exponent)[1].repeat(3))


# ---- Leaks


class Doubling(Function):
    @staticmethod
    def forward(ctx, x):
        y = x * 2
        ctx.save_for_backward(x, y)
        ctx.other = y.detach()
        return y

    @staticmethod
    def backward(ctx, g):
        x, y = ctx.saved_tensors
        return g * y / x


def train():
    model = nn.Sequential(nn.Linear(4, 5), nn.ReLU(), nn.Linear(5, 2))
    model(kf.ones(3, 4)).square().sum().backward()


def hooks():
    x = leaf(2)
    y = x * 2
    y.register_hook(lambda g: g * 2)
    y.retain_grad()
    y.sum().backward()


def nodes():
    y = (leaf(2) * 2).exp()
    node = y.grad_fn
    node.register_hook(lambda inputs, outputs: None)
    assert node.next_functions
    y.sum().backward()


def twice():
    x = leaf(2)
    (first,) = grad((x ** 3).sum(), x, create_graph=True)
    first.sum().backward()


def views():
    y = leaf(2, 2) * 2
    y[0].mul_(2)
    y.sum().backward()


def packed():
    with kf.autograd.graph.saved_tensors_hooks(lambda t: t * 1, lambda t: t):
        y = leaf(2).exp() * leaf(2)
    y.sum().backward()


@pytest.mark.parametrize("work", [
    train, hooks, nodes, twice, views, packed, lambda: Doubling.apply(leaf(2)).sum().backward(),
    lambda: Doubling.apply(leaf(2)),
])
@pytest.mark.slow
def test_no_cycles_are_left(work):
    work()  # creates what is cached permanently
    gc.collect()
    gc.disable()
    try:
        work()
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_saved_tensors_are_freed_as_backward_passes_them():
    factors, alive = [], []

    class Look(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, g):
            alive.append([factor() is not None for factor in factors])
            return g

    def times(x):
        factor = kf.full((3,), 2.0)
        factors.append(weakref.ref(factor))
        return x * factor

    loss = times(Look.apply(times(Look.apply(times(leaf(3)))))).sum()
    assert [factor() is not None for factor in factors] == [True, True, True]
    loss.backward()
    assert alive == [[True, True, False], [True, False, False]]
    assert [factor() is not None for factor in factors] == [False, False, False]


def test_sparse_gradients_of_gather_with_single_numbers():
    for size, index, places, values, dense in (
            ((3,), kf.tensor(1), [[1]], [2.0], [0.0, 2.0, 0.0]), ((), kf.tensor([0, 0]), [], [2.0, 2.0], 4.0)):
        x = leaf(size)
        result = kf.gather(x, 0, index, sparse_grad=True)
        result.backward(kf.full_like(result, 2))
        assert (x.grad._indices().tolist(), x.grad._values().tolist(), x.grad.to_dense().tolist()) == (places, values, dense)


def test_inference_tensors_can_be_resized():
    with kf.inference_mode():
        for change in (lambda x: x.resize_(1, 2), lambda x: x.resize_as_(kf.ones(1, 2))):
            x = leaf(1, 2, 3)
            assert change(x).shape == (1, 2) and x.requires_grad and x.is_inference()


def test_data_of_another_layout_is_refused():
    for one, other in ((kf.ones(2), kf.ones(2).to_sparse()), (kf.ones(2).to_sparse(), kf.ones(2))):
        with pytest.raises(RuntimeError, match="^Attempted to call `variable.set_data\\(tensor\\)`, but `variable` and "
                                               "`tensor` have incompatible tensor type."):
            one.data = other


def test_only_nodes_can_be_asked_whether_they_run():
    with pytest.raises(RuntimeError, match="^_will_engine_execute_node expects an grad_fn, but got Tensor"):
        kf._C._will_engine_execute_node(kf.ones(1))


def test_sparse_gradients_are_added_in_the_order_of_their_uses():
    """As in PyTorch: the sum is the one that a program gets from the gradients themselves."""

    class Fixed(Function):
        @staticmethod
        def forward(ctx, x, gradient):
            ctx.save_for_backward(gradient)
            return x.clone()

        @staticmethod
        def backward(ctx, gradient):
            return ctx.saved_tensors[0], None

    one = kf.sparse_coo_tensor([[0, 2]], [1.0, 2.0], (4,))
    two = kf.sparse_coo_tensor([[1, 2, 3]], [5.0, 6.0, 7.0], (4,))
    x = leaf(4)
    (Fixed.apply(x, one) + Fixed.apply(x, two)).sum().backward()
    kf.testing.assert_close(x.grad, one + two)
    assert x.grad.to_dense().tolist() == [1.0, 5.0, 8.0, 7.0]


# ---- Saved lists, and gradients in odd memory ----------------------------------------------------


def test_saved_lists_have_raw_entries():
    x = leaf(2, 3)
    y = x[:, kf.tensor([0, 1])]
    first, second = y.grad_fn._raw_saved_indices
    assert isinstance(second, kf.autograd.SavedTensor) and second.data.tolist() == [0, 1]
    second.register_hooks(lambda t: t.tolist(), lambda t: kf.tensor(t))
    assert y.grad_fn._saved_indices[0] is None and y.grad_fn._saved_indices[1].tolist() == [0, 1]
    with pytest.raises(RuntimeError, match="None is forbidden"):
        first.register_hooks(lambda t: t, lambda t: t)
    y.sum().backward()
    assert x.grad.tolist() == [[1.0, 1.0, 0.0]] * 2
    with pytest.raises(RuntimeError, match="after they have already been freed"):
        y.grad_fn._raw_saved_indices
    for freed in (lambda: second.data, lambda: second.register_hooks(lambda t: t, lambda t: t)):
        with pytest.raises(RuntimeError, match="freed"):
            freed()
    z = x * x
    z.grad_fn._raw_saved_self.register_hooks(lambda t: t, lambda t: t)
    z.sum().backward()
    with pytest.raises(RuntimeError, match="after it has been freed"):
        z.grad_fn._raw_saved_self.register_hooks(lambda t: t, lambda t: t)


def test_expanded_parts_of_a_sparse_gradient_are_copied():
    class Expanded(Function):
        @staticmethod
        def forward(ctx, x):
            return x * 1

        @staticmethod
        def backward(ctx, gradient):
            values = kf.ones(1, 3).expand(4, 3)
            return kf.sparse_coo_tensor(kf.ones(1, 1, dtype=kf.int64).expand(1, 4), values, (5, 3))

    x = leaf(5, 3)
    Expanded.apply(x).sum().backward()
    assert x.grad._values().stride() == (3, 1) and x.grad._indices().stride() == (4, 1)
    x.grad._values()[0] = 5.0
    assert x.grad._values()[1].tolist() == [1.0] * 3


def test_a_saved_input_that_was_detached_in_place_is_refused():
    text = re.escape("Trying to use a saved tensor that has been detached in-place, i.e. with .detach_().")
    x = leaf(3)
    for write in (False, True):
        y = x * 2
        z = y * y
        y.detach_()
        assert y._version == 0 and z.grad_fn._saved_self.tolist() == [2.0] * 3
        with pytest.raises(RuntimeError, match=text):
            z.grad_fn._raw_saved_self.register_hooks(lambda a: a, lambda a: a)
        if write:
            y.mul_(2)
        with pytest.raises(RuntimeError, match=text):
            z.sum().backward()
    assert x.grad is None


def test_what_does_not_need_the_detached_history_works():
    x, w = leaf(3), kf.full((3,), 2.0, requires_grad=True)
    y = x.exp()  # saves its own output
    z = y * 3
    y.detach_()
    z.sum().backward()
    kf.testing.assert_close(x.grad, 3 * x.detach().exp())
    (y * w).sum().backward()  # saved after detach_
    assert kf.equal(w.grad, y)
    start = leaf(3)
    square = start * start
    start.detach_()
    square.sum().backward()
    assert start.grad is None

    class Double(Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x * 2

        @staticmethod
        def backward(ctx, grad):
            assert not ctx.saved_tensors[0].requires_grad
            return grad * 2

    y = x * 1
    z = Double.apply(y)
    y.detach_()
    x.grad = None
    z.sum().backward()
    assert x.grad.tolist() == [2, 2, 2]


@pytest.mark.parametrize("train", [True, False, None])
@pytest.mark.parametrize("p", [0.25, 1.0])
def test_the_gradient_of_native_dropout_is_what_its_result_was_multiplied_by(p, train):
    x = kf.full((8,), 3.0, requires_grad=True)
    result, _ = kf.native_dropout(x, p, train)
    result.sum().backward()
    assert kf.equal(x.grad, result.detach() / 3)
