"""Gradients from Python: tensors' state, backward and grad, nodes, and errors."""

import gc
import threading
import warnings
import weakref

import pytest

import keyfall as kf
from keyfall.autograd import graph


def leaf(*sizes, dtype=kf.float32):
    return kf.ones(*sizes, dtype=dtype).requires_grad_()


def square_sum():
    x = leaf(2, 3)
    y = x * x
    return x, y, y.sum()


# ---- Tensors -------------------------------------------------------------------------------------


def test_leaves_and_results():
    x, y, z = square_sum()
    assert x.is_leaf and x.requires_grad and x.grad_fn is None and x.output_nr == 0
    assert not y.is_leaf and y.requires_grad
    assert not kf.ones(2).requires_grad and (kf.ones(2) * 2).is_leaf
    assert type(y.grad_fn).__name__ == "MulBackward0" and type(z.grad_fn).__name__ == "SumBackward0"
    assert "grad_fn=<SumBackward0>" in repr(z)
    assert "requires_grad=True" in repr(x)


def test_backward_accumulates():
    x, _, z = square_sum()
    z.backward(retain_graph=True)
    assert x.grad.tolist() == [[2.0] * 3] * 2
    first = x.grad
    z.backward()
    assert x.grad is first and x.grad.tolist() == [[4.0] * 3] * 2
    x.grad = None
    assert x.grad is None
    del x.grad


def test_grad_is_one_object():
    x, _, z = square_sum()
    z.backward()
    assert x.grad is x.grad
    x.grad.note = 1
    assert x.grad.note == 1
    given = kf.zeros(2, 3)
    x.grad = given
    assert x.grad is given


def test_what_grad_takes():
    x = leaf(2, 3)
    with pytest.raises(TypeError, match="assigned grad expected to be a Tensor or None but got "
                                        "grad of type int"):
        x.grad = 3
    with pytest.raises(RuntimeError, match="can't assign Variable as its own grad"):
        x.grad = x
    with pytest.raises(RuntimeError, match="attempting to assign a gradient with dtype '"):
        x.grad = kf.ones(2, 3).double()
    with pytest.raises(RuntimeError, match="attempting to assign a gradient of size '"):
        x.grad = kf.ones(2)
    with pytest.raises(RuntimeError, match="attempting to assign a gradient with device type '"):
        x.grad = kf.ones(2, 3, device="meta")


def test_requires_grad_rules():
    x, y, _ = square_sum()
    with pytest.raises(RuntimeError, match="you can only change requires_grad flags of leaf"):
        y.requires_grad = False
    assert y.requires_grad_() is y
    with pytest.raises(RuntimeError, match="only Tensors of floating point"):
        kf.ones(2, dtype=kf.int32).requires_grad_()
    with pytest.raises(RuntimeError, match="requires_grad must be a bool"):
        x.requires_grad = 1
    with pytest.raises(TypeError, match="must be bool, not int"):
        x.requires_grad_(1)
    x.requires_grad = False
    assert not x.requires_grad
    assert kf.ones(2, dtype=kf.complex64).requires_grad_().requires_grad


def test_retain_grad():
    x, y, z = square_sum()
    y.retain_grad()
    y.retain_grad()
    x.retain_grad()
    assert y.retains_grad and not x.retains_grad
    z.backward()
    assert y.grad.tolist() == [[1.0] * 3] * 2
    with pytest.raises(RuntimeError, match="can't retain_grad on Tensor that has requires_grad"):
        kf.ones(2).retain_grad()


def test_grad_of_a_result_warns():
    _, y, z = square_sum()
    with pytest.warns(UserWarning, match="not a leaf Tensor"):
        assert y.grad is None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert y._grad is None
        assert kf.ones(2).grad is None


def test_detach_and_data():
    x, y, _ = square_sum()
    d = y.detach()
    assert d.is_leaf and not d.requires_grad and d.data_ptr() == y.data_ptr()
    version = y._version
    d.add_(1)
    assert y._version == version + 1
    y.data.add_(1)
    assert y._version == version + 1
    x.data = kf.zeros(3)
    assert x.shape == (3,) and x.requires_grad
    with pytest.raises(TypeError, match="data has to be a tensor, but got int"):
        x.data = 3
    w = x * 2
    w._grad_fn = None
    assert w.is_leaf
    v = x * 2
    assert v.detach_() is v and v.is_leaf and not v.requires_grad
    with pytest.raises(RuntimeError, match="Can't detach views in-place"):
        (x * 2).view(-1).detach_()


def test_views_know_their_base():
    x = leaf(2, 3)
    y = x * 1
    assert y._base is None and not y._is_view()
    v = y[0]
    assert v._is_view() and v._base is y
    assert not y.detach()._is_view()
    v.mul_(3)
    assert y._version == 1 and v._version == 1
    y.sum().backward()
    assert x.grad.tolist() == [[3.0] * 3, [1.0] * 3]


def test_in_place_errors():
    x = leaf(2)
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad is being used in an "
                                           "in-place operation"):
        x.add_(1)
    with kf.no_grad():
        x.add_(1)
    y = x.exp()
    z = (y * y).sum()
    y.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation: .torch.FloatTensor "
                                           r"\[2\]., which is output 0 of \w+, is at version 1; "
                                           "expected version 0 instead"):
        z.backward()


def test_inference_tensors():
    with kf.inference_mode():
        i = kf.ones(2)
    with pytest.raises(RuntimeError, match="Setting requires_grad=True on inference tensor"):
        i.requires_grad_()
    with pytest.raises(RuntimeError, match="Inplace update to inference tensor"):
        i.add_(1)
    with pytest.raises(RuntimeError, match="Inference tensors cannot be saved for backward"):
        i * leaf(2)
    (i + leaf(2)).sum().backward()


def test_modes_decide_what_is_recorded():
    x = leaf(2)
    with kf.no_grad():
        assert not (x * 2).requires_grad
        with kf.enable_grad():
            assert (x * 2).requires_grad
    with kf.set_grad_enabled(False):
        assert not (x * 2).requires_grad


# ---- backward and grad ---------------------------------------------------------------------------


def test_backward_arguments():
    x, y, z = square_sum()
    kf.autograd.backward(y, kf.full((2, 3), 2.0), retain_graph=True)
    assert x.grad[0, 0] == 4
    kf.autograd.backward([z, y], [None, kf.ones(2, 3)], retain_graph=True)
    assert x.grad[0, 0] == 8
    other = leaf(2, 3)
    w = (y * other).sum()
    w.backward(inputs=[other], retain_graph=True)
    assert other.grad is not None and x.grad[0, 0] == 8
    w.backward(inputs=other)
    assert x.grad[0, 0] == 8
    kf.autograd.backward(())


@pytest.mark.parametrize("call, error, text", [
    (lambda x, y, z: y.backward(), RuntimeError, "grad can be implicitly created only for scalar"),
    (lambda x, y, z: z.backward(inputs=[]), RuntimeError, "cannot be empty"),
    (lambda x, y, z: z.detach().backward(), RuntimeError,
     "element 0 of tensors does not require grad and does not have a grad_fn"),
    (lambda x, y, z: z.backward(kf.ones(2)), RuntimeError, "Mismatch in shape"),
    (lambda x, y, z: z.backward(kf.ones((), dtype=kf.complex64)), RuntimeError,
     "For complex Tensors, both grad_output and output are required to have the same dtype"),
    (lambda x, y, z: kf.autograd.backward([z], [3]), TypeError,
     "gradients can be either Tensors or None, but got int"),
    (lambda x, y, z: kf.autograd.grad(z, []), RuntimeError, "`inputs` argument to `grad\\(\\)` cannot be empty"),
    (lambda x, y, z: kf.autograd.grad(z, x.detach()), RuntimeError,
     "One of the differentiated Tensors does not require grad"),
    (lambda x, y, z: kf.autograd.grad(z, leaf(1)), RuntimeError,
     "The differentiated Tensor at index 0 appears to not have been used in the graph. Set allow_unused=True"),
    (lambda x, y, z: kf.autograd.grad(z, x, allow_unused=False, materialize_grads=True), ValueError,
     "Expected allow_unused to be True or not passed when materialize_grads=True"),
    (lambda x, y, z: kf.autograd.grad([z, z], x, grad_outputs=kf.ones(())), RuntimeError,
     "got 2 tensors and 1 gradients"),
    (lambda x, y, z: kf.autograd.grad(z, "a"), RuntimeError,
     "all inputs have to be Tensors or GradientEdges, but got str"),
    (lambda x, y, z: kf.ones(2, dtype=kf.complex64).requires_grad_().sum().backward(), RuntimeError,
     "grad can be implicitly created only for real scalar outputs but got"),
])
def test_what_backward_refuses(call, error, text):
    with pytest.raises(error, match=text):
        call(*square_sum())


def test_a_graph_runs_once():
    _, _, z = square_sum()
    z.backward()
    with pytest.raises(RuntimeError, match="Trying to backward through the graph a second time"):
        z.backward()


def test_grad():
    x, y, z = square_sum()
    (g,) = kf.autograd.grad(z, x, retain_graph=True)
    assert g.tolist() == [[2.0] * 3] * 2 and x.grad is None and not g.requires_grad
    a, b = kf.autograd.grad(z, [x, y], retain_graph=True)
    assert b.tolist() == [[1.0] * 3] * 2
    assert kf.autograd.grad(z, [x, leaf(1)], allow_unused=True, retain_graph=True)[1] is None
    zeros = kf.autograd.grad(z, [x, leaf(1)], materialize_grads=True, retain_graph=True)[1]
    assert zeros.tolist() == [0.0]
    rows = kf.autograd.grad(y, x, kf.eye(2).reshape(2, 2, 1).expand(2, 2, 3).clone(),
                            is_grads_batched=True)[0]
    assert rows.shape == (2, 2, 3) and rows[0, 0, 0] == 2 and rows[0, 1, 0] == 0


def test_derivatives_of_derivatives():
    x = kf.tensor([2.0, 3.0], dtype=kf.float64, requires_grad=True)
    (first,) = kf.autograd.grad((x ** 3).sum(), x, create_graph=True)
    assert first.requires_grad
    (second,) = kf.autograd.grad(first.sum(), x, create_graph=True)
    (third,) = kf.autograd.grad(second.sum(), x)
    assert first.tolist() == [12.0, 27.0]
    assert second.tolist() == [12.0, 18.0] and third.tolist() == [6.0, 6.0]


def test_gradient_edges():
    x, y, z = square_sum()
    edge = graph.get_gradient_edge(y)
    assert edge.node is y.grad_fn and edge.output_nr == 0
    (g,) = kf.autograd.grad(edge, x, kf.ones(2, 3), retain_graph=True)
    assert g.tolist() == [[2.0] * 3] * 2
    (h,) = kf.autograd.grad(z, edge, retain_graph=True)
    assert h.tolist() == [[1.0] * 3] * 2
    kf.autograd.backward(graph.get_gradient_edge(z))
    assert x.grad[0, 0] == 2
    assert graph.get_gradient_edge(x).node.variable is x
    with pytest.raises(RuntimeError, match="not possible to get the gradient edge"):
        graph.get_gradient_edge(kf.ones(2))


# ---- Nodes ---------------------------------------------------------------------------------------


def test_nodes():
    x, y, z = square_sum()
    node = z.grad_fn
    assert node is z.grad_fn and node.name() == "SumBackward0"
    assert isinstance(node, graph.Node) and repr(node).startswith("<SumBackward0 object at ")
    assert repr(type(node)) == "<class 'SumBackward0'>"
    assert node.next_functions == ((y.grad_fn, 0),)
    (accumulate, nr), _ = y.grad_fn.next_functions
    assert accumulate.variable is x and nr == 0 and type(accumulate).__name__ == "AccumulateGrad"
    assert y.grad_fn._saved_self is x
    assert y.grad_fn._raw_saved_self.data is x
    assert node._sequence_nr() > y.grad_fn._sequence_nr()
    assert node(kf.ones(())).tolist() == [[1.0] * 3] * 2
    with pytest.raises(TypeError):
        type(node)()
    with pytest.raises(AttributeError):
        node.anything = 1


def test_notes_on_nodes_stay():
    _, y, _ = square_sum()
    y.grad_fn.metadata["note"] = 1
    gc.collect()
    assert y.grad_fn.metadata == {"note": 1}


def test_nodes_outlive_their_tensors():
    x = leaf(2)
    node = (x * 2).grad_fn
    gc.collect()
    assert node.name() == "MulBackward0" and node.next_functions[0][0].variable is x


def test_saved_values_are_freed():
    x, y, z = square_sum()
    node = y.grad_fn
    z.backward()
    with pytest.raises(RuntimeError, match="they have already been freed"):
        node._saved_self


# ---- Saved tensors -------------------------------------------------------------------------------


def test_saved_tensor_hooks():
    packed = []

    def pack(tensor):
        packed.append(tensor)
        return tensor.tolist()

    x = leaf(3)
    with graph.saved_tensors_hooks(pack, lambda numbers: kf.tensor(numbers)):
        y = x * x
    y.sum().backward()
    assert len(packed) == 2 and x.grad.tolist() == [2.0] * 3


def test_saved_tensor_hooks_that_fail():
    def bad(value):
        raise KeyError("pack")

    x = leaf(3)
    with graph.saved_tensors_hooks(bad, bad), pytest.raises(KeyError, match="pack"):
        x * x
    with graph.saved_tensors_hooks(lambda t: t, lambda t: 3):
        y = x * x
    with pytest.raises(TypeError, match="unpack_hook expected to be a Tensor but got result"):
        y.sum().backward()


def test_saved_tensor_hooks_disabled():
    with graph.disable_saved_tensors_hooks("not now"):
        assert not kf._C._autograd._saved_tensors_hooks_is_enabled()
        with pytest.raises(RuntimeError, match="not now"):
            with graph.saved_tensors_hooks(lambda t: t, lambda t: t):
                pass
    with graph.save_on_cpu():
        x = leaf(3)
        y = x.exp()
    y.sum().backward()
    assert x.grad is not None


def test_hooks_on_one_saved_tensor():
    x = leaf(3)
    y = x * x
    y.grad_fn._raw_saved_self.register_hooks(lambda t: t.detach() * 2, lambda t: t)
    with pytest.raises(RuntimeError, match="hooks have already been set"):
        y.grad_fn._raw_saved_self.register_hooks(lambda t: t, lambda t: t)
    y.sum().backward()
    assert x.grad.tolist() == [3.0] * 3


# ---- Anomaly mode --------------------------------------------------------------------------------


def test_anomaly_mode():
    x = kf.zeros(2, requires_grad=True)
    with pytest.warns(UserWarning, match="Anomaly Detection has been enabled"):
        mode = kf.autograd.detect_anomaly()
    with mode:
        y = (x.sqrt() * 0).sum()
        with pytest.warns(UserWarning, match="Error detected in SqrtBackward0. Traceback of "
                                             "forward call") as caught:
            with pytest.raises(RuntimeError, match="returned nan values in its 0th output"):
                y.backward()
    assert any(__file__ in str(warning.message) for warning in caught)
    assert not kf._C.is_anomaly_enabled()
    with kf.autograd.set_detect_anomaly(True, check_nan=False):
        (x.sqrt() * 0).sum().backward()


# ---- Modes and subclasses ------------------------------------------------------------------------


def test_modes_see_every_gradient():
    from keyfall.utils._python_dispatch import TorchDispatchMode

    class Known(TorchDispatchMode):
        def __init__(self):
            super().__init__()
            self.made, self.names = set(), []

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            self.names.append(func._opname)
            assert all(arg in self.made for arg in args if isinstance(arg, kf.Tensor))
            result = func(*args, **(kwargs or {}))
            self.made.add(result)
            return result

    with Known() as mode:
        x = kf.randn(3, requires_grad=True)
        (x * x).sum().backward()
    assert "ones_like" in mode.names and mode.names.count("mul") == 3


class Wrapper(kf.Tensor):
    """Wraps a tensor and calls operators on it."""

    @staticmethod
    def __new__(cls, elem):
        self = kf.Tensor._make_wrapper_subclass(cls, elem.size(), dtype=elem.dtype)
        self.elem = elem
        return self

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        inner = [arg.elem if isinstance(arg, cls) else arg for arg in args]
        result = func(*inner, **(kwargs or {}))
        if func._schema.is_mutable:
            return args[0]
        return cls(result) if isinstance(result, kf.Tensor) else result


def test_sums_with_gradients_of_subclasses_are_of_the_class():
    x = kf.arange(3., requires_grad=True)
    for grads in ((kf.ones(3), Wrapper(kf.ones(3))), (Wrapper(kf.ones(3)), kf.ones(3))):
        y = x * 1
        found, = kf.autograd.grad([y * 2, y * 3], [x], grads)
        assert type(found) is Wrapper and found.elem.tolist() == [5, 5, 5]


def test_gradients_of_subclasses():
    x = Wrapper(kf.ones(2)).requires_grad_()
    (x * 3).sum().backward()
    assert type(x.grad) is Wrapper and x.grad.elem.tolist() == [3.0, 3.0]


def test_writes_and_views_of_subclasses():
    x = Wrapper(kf.ones(2))
    x.add_(1)
    assert x._version == 1 and x.elem.tolist() == [2.0, 2.0]
    v = x.view(2, 1)
    assert type(v) is Wrapper and v._base is x and not x.detach()._is_view()
    y = Wrapper(kf.ones(2)).requires_grad_() * 2
    z = y * y
    y.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()


# ---- Operators without a derivative --------------------------------------------------------------


@pytest.fixture
def fallback_mode():
    before = kf._C._get_autograd_fallback_mode()
    yield kf._C._set_autograd_fallback_mode
    kf._C._set_autograd_fallback_mode(before)


def test_fallback_modes(fallback_mode):
    with kf.library._scoped_library("agfallback", "FRAGMENT") as lib:
        lib.define("double(Tensor x) -> Tensor")
        lib.impl("double", lambda x: kf.tensor([2.0]) * x.detach(), "CPU")
        op = kf.ops.agfallback.double
        x = leaf(1)
        fallback_mode("nothing")
        assert not op(x).requires_grad
        fallback_mode("warn")
        y = op(x)
        with pytest.warns(UserWarning, match="an autograd kernel was not registered"):
            y.backward()
        assert x.grad is None
        fallback_mode("error")
        y = op(x)
        with pytest.raises(RuntimeError, match="double"):
            y.backward()
    with pytest.raises(RuntimeError, match="Unsupported AutogradFallbackMode: no"):
        fallback_mode("no")


# ---- Functional ----------------------------------------------------------------------------------


def test_jacobian_and_hessian():
    from keyfall.autograd import functional as F

    x = kf.tensor([1.0, 2.0], dtype=kf.float64)
    assert F.jacobian(lambda t: t * t, x).tolist() == [[2.0, 0.0], [0.0, 4.0]]
    assert F.hessian(lambda t: (t ** 3).sum(), x).tolist() == [[6.0, 0.0], [0.0, 12.0]]
    two = F.jacobian(lambda a, b: (a * b, a), (x, x))
    assert two[0][1].tolist() == [[1.0, 0.0], [0.0, 2.0]] and two[1][1].abs().sum() == 0
    out, product = F.jvp(lambda t: t * t, x, kf.ones(2, dtype=kf.float64))
    assert out.tolist() == [1.0, 4.0] and product.tolist() == [2.0, 4.0]
    assert F.vjp(lambda t: t.sum(), x)[1].tolist() == [1.0, 1.0]
    v = kf.tensor([1.0, 0.5], dtype=kf.float64)
    assert F.hvp(lambda t: (t ** 3).sum(), x, v)[1].tolist() == [6.0, 6.0]
    assert F.vhp(lambda t: (t ** 3).sum(), x, v)[1].tolist() == [6.0, 6.0]
    with pytest.raises(RuntimeError, match="can only be None"):
        F.vjp(lambda t: t * 2, x)
    with pytest.raises(RuntimeError, match="invalid size"):
        F.vjp(lambda t: t * 2, x, kf.ones(3))


# ---- Lifetime ------------------------------------------------------------------------------------


def test_graphs_are_freed():
    x = leaf(2)
    y = (x * 2).exp().sum()
    middle = weakref.ref(y.grad_fn.next_functions[0][0])
    y.backward()
    del y
    assert middle() is None


def test_threads_share_a_leaf():
    x = leaf(4)
    failures = []

    def work():
        try:
            for _ in range(50):
                kf.autograd.grad((x * 3).exp().sum(), x)
        except Exception as error:  # noqa: BLE001
            failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_variable():
    from keyfall.autograd import Variable

    assert isinstance(kf.ones(1), Variable)
    assert Variable(kf.ones(1), requires_grad=True).requires_grad
    done = []
    x = leaf(1)
    x.register_hook(lambda grad: Variable._execution_engine.queue_callback(
        lambda: done.append(True)))
    (x * 1).backward()
    assert done == [True]
    with pytest.raises(RuntimeError, match="Final callbacks can only be installed during backward"):
        Variable._execution_engine.queue_callback(print)


# ---- Inference tensors cannot be written outside -------------------------------------------------


@pytest.mark.parametrize("write", [
    lambda t, p: t.add_(p), lambda t, p: t.add_(1), lambda t, p: t.exp_(), lambda t, p: t.zero_(),
    lambda t, p: t.fill_(2), lambda t, p: t.copy_(p), lambda t, p: kf.mul(p, p, out=t),
    lambda t, p: kf.exp(p, out=t), lambda t, p: t.__setitem__(0, 1.0),
    lambda t, p: t.add_(kf.ones(2, requires_grad=True)),
])
def test_inference_tensors_are_not_written_outside(write):
    with kf.inference_mode():
        tensor = kf.ones(2)
        write(kf.ones(2), kf.ones(2))
    with pytest.raises(RuntimeError, match="Inplace update to inference tensor outside"):
        write(tensor, kf.ones(2))
    assert tensor.tolist() == [1, 1]


def test_gradients_of_edges_are_checked():
    x = kf.tensor([1.0, 2.0], requires_grad=True)
    edge = kf.autograd.graph.get_gradient_edge(x.sin())
    with pytest.raises(RuntimeError, match="Mismatch in shape"):
        kf.autograd.grad(edge, x, kf.ones(3))
    with pytest.raises(RuntimeError, match="required to have the same dtype"):
        kf.autograd.grad(edge, x, kf.ones(2, dtype=kf.complex64))
    with pytest.raises(RuntimeError, match="interpret the first dimension"):
        kf.autograd.grad(x * 2, x, kf.ones(3, 4), is_grads_batched=True)
    for recorded in (False, True):
        (zero,) = kf.autograd.grad((x * 2).sum(), x.detach().requires_grad_(), materialize_grads=True,
                                   create_graph=recorded)
        assert zero.requires_grad is recorded


@pytest.mark.parametrize("name", ["vjp", "jvp", "vhp", "hvp", "jacobian", "hessian"])
def test_functions_of_derivatives_say_what_is_wrong(name):
    function = getattr(kf.autograd.functional, name)
    x = kf.rand(4)
    args = () if name in ("jacobian", "hessian", "vjp") else (kf.rand(4),)
    with pytest.raises(TypeError, match=f"The inputs given to {name} must be either a Tensor"):
        function(lambda a: a.sum(), (x, 2))
    with pytest.raises(TypeError, match="The outputs of the user-provided function given to"):
        function(lambda a: (a.sum(), 1), x, *args)
    with pytest.raises(RuntimeError, match="Output 0 of the user-provided function does not req"):
        function(lambda a: kf.ones(()), x, *args, strict=True)
