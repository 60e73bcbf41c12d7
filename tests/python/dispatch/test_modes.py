"""__torch_dispatch__: modes, subclasses, their order, and the state after them."""

import threading

import pytest

import keyfall
from keyfall.utils._python_dispatch import TorchDispatchMode


class Logging(TorchDispatchMode):
    def __init__(self, log, name=""):
        super().__init__()
        self.log, self.name = log, name

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.log.append(self.name + str(func))
        return func(*args, **(kwargs or {}))


class Wrapper(keyfall.Tensor):
    """Wraps a tensor and runs every operator on it."""

    __torch_function__ = keyfall._C._disabled_torch_function_impl

    @staticmethod
    def __new__(cls, inner):
        self = keyfall.Tensor._make_wrapper_subclass(
            cls, inner.shape, strides=inner.stride(), dtype=inner.dtype, device=inner.device)
        self.inner = inner
        return self

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        def unwrap(value):
            if isinstance(value, (list, tuple)):
                return type(value)(map(unwrap, value))
            return value.inner if isinstance(value, Wrapper) else value

        result = func(*unwrap(args), **{k: unwrap(v) for k, v in (kwargs or {}).items()})
        return cls(result) if isinstance(result, keyfall.Tensor) else result


def test_mode_sees_operators_and_factories():
    log = []
    x = keyfall.ones(2)
    with Logging(log):
        x + 2
        2 - x
        keyfall.zeros(3)
        x[0]
        x.sum(0)
    assert log == ["aten.add.Tensor", "aten.rsub.Scalar", "aten.zeros.default", "aten.select.int",
                   "aten.sum.dim_IntList"]


def test_modes_nest_and_leave():
    log = []
    x = keyfall.ones(2)
    with Logging(log, "outer "), Logging(log, "inner "):
        x.neg()
    assert log == ["inner aten.neg.default", "outer aten.neg.default"]
    x.neg()
    assert len(log) == 2
    assert keyfall._C._len_torch_dispatch_stack() == 0
    assert not keyfall._C._dispatch_tls_is_dispatch_key_included("Python")


def test_mode_is_back_after_an_exception():
    class Failing(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            raise KeyError("mine")

    x = keyfall.ones(2)
    mode = Failing()
    with mode:
        with pytest.raises(KeyError, match="mine"):
            x + x
        assert keyfall._C._len_torch_dispatch_stack() == 1
        with pytest.raises(KeyError):
            keyfall.ones(1)
    assert (x + x).tolist() == [2, 2]


def test_exception_has_one_traceback():
    class Failing(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            raise ZeroDivisionError("inside")

    with Failing():
        try:
            keyfall.ones(1)
        except ZeroDivisionError as error:
            names = []
            traceback = error.__traceback__
            while traceback is not None:
                names.append(traceback.tb_frame.f_code.co_name)
                traceback = traceback.tb_next
    assert names == ["test_exception_has_one_traceback", "__torch_dispatch__"]


def test_wrapped_numbers_are_numbers_again():
    seen = []

    class Looking(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            seen.append((args[1:], kwargs))
            return func(*args, **(kwargs or {}))

    x = keyfall.ones(2)
    with Looking():
        x + 2
        x.add(x, alpha=2)
        x * 2.5
    assert seen[0] == ((2,), {})
    assert seen[1][1] == {"alpha": 2}
    assert seen[2] == ((2.5,), {})


def test_not_implemented_from_everybody():
    class Refusing(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return NotImplemented

    x = keyfall.ones(2)
    with Refusing():
        with pytest.raises(TypeError, match="Multiple dispatch failed for 'torch._ops.aten.neg.default'"):
            x.neg()
        with pytest.raises(TypeError, match="unsupported operand"):
            x + x


def test_classmethod_is_refused():
    class Wrong(TorchDispatchMode):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            return None

    with Wrong(), pytest.raises(RuntimeError, match="classmethod is not supported"):
        keyfall.ones(1)


@pytest.mark.parametrize("bad, error", [(3, RuntimeError), ("text", RuntimeError),
                                        ([keyfall.ones(1)], RuntimeError)])
def test_wrong_results(bad, error):
    class Wrong(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return bad

    x = keyfall.ones(2)
    with Wrong(), pytest.raises(error, match="Unable to cast"):
        x.neg()


@pytest.mark.parametrize("bad", [None, (), (1,), 5, (keyfall.ones(1),) * 3])
def test_wrong_number_of_results(bad):
    class Wrong(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            return bad

    x = keyfall.ones(2)
    with Wrong(), pytest.raises((TypeError, RuntimeError)):
        x.max(0)


def test_subclass_answers():
    a = Wrapper(keyfall.ones(2, 3))
    b = (a + a).sum(0) * 2
    assert type(b) is Wrapper and b.inner.tolist() == [8, 8, 8]
    assert type(keyfall.cat([a, a])) is Wrapper
    assert keyfall.cat([keyfall.zeros(1, 3), a]).inner.tolist()[0] == [0, 0, 0]


def test_subclass_without_memory_never_reaches_a_kernel():
    a = Wrapper(keyfall.ones(2))
    with keyfall._C._DisableTorchDispatch():
        with pytest.raises(RuntimeError, match="has no memory"):
            a + a
        with pytest.raises(RuntimeError):
            a[0].item()
        with pytest.raises(RuntimeError):
            keyfall.cat([a, a])
        with pytest.raises(RuntimeError):
            a.fill_(1)
        with pytest.raises(RuntimeError):
            keyfall.where(keyfall.ones(2) > 0, a, a)
    assert a.data_ptr() == 0


@pytest.mark.parametrize("index, expected", [
    ((0, slice(None)), ["aten.select.int"]),
    ((slice(None), slice(0, 9), keyfall.tensor([0])), ["aten.index.Tensor"]),
    ((slice(None), slice(1, None)), ["aten.slice.Tensor"]),
    (slice(None), ["aten.slice.Tensor"]),
])
def test_a_subclass_sees_the_views_that_modes_see(index, expected):
    """Slices of everything are no views, except when there is nothing else."""
    x, log, seen = keyfall.zeros(3, 3, 3), [], []

    class Recording(Wrapper):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            seen.append(str(func))
            return super().__torch_dispatch__(func, types, args, kwargs)

    Recording(x)[index]
    with Logging(log):
        x[index]
    assert seen == log == expected


def test_huge_wrapper():
    a = keyfall.Tensor._make_wrapper_subclass(Wrapper, (1 << 41,), dtype=keyfall.float32)
    assert a.numel() == 1 << 41 and a.untyped_storage().nbytes() == 1 << 43
    with pytest.raises(RuntimeError, match="larger than memory"):
        keyfall.Tensor._make_wrapper_subclass(Wrapper, (1 << 62, 1 << 62))


def test_subclass_before_superclass():
    order = []

    class Base(Wrapper):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            order.append(types)
            return NotImplemented

    class Derived(Base):
        pass

    with pytest.raises(TypeError):
        keyfall.maximum(Base(keyfall.ones(1)), Derived(keyfall.ones(1)))
    assert order[0] == (Derived, Base) and len(order) == 2


def test_mode_above_subclass():
    log = []
    a = Wrapper(keyfall.ones(2))
    with Logging(log):
        a + a
    assert log == ["aten.add.Tensor"]  # the mode is disabled while it runs, also for the wrapped tensor


def test_disabled_implementation():
    a = keyfall.ones(2)
    run = keyfall._C._disabled_torch_dispatch_impl
    assert run(keyfall.ops.aten.add.Tensor, (), (a, a)).tolist() == [2, 2]
    assert run(keyfall.ops.aten.add.Tensor, (), [a, a], {"alpha": 2}).tolist() == [3, 3]
    with pytest.raises(TypeError, match="expected List or Tuple"):
        run(keyfall.ops.aten.add.Tensor, (), 3)
    with pytest.raises(TypeError):
        run()
    with pytest.raises(TypeError):
        run(None, ())


def test_modes_belong_to_their_thread():
    log, other = [], []
    with Logging(log):
        thread = threading.Thread(target=lambda: other.append(keyfall.ones(1) + 1))
        thread.start()
        thread.join()
    assert log == [] and other[0].item() == 2


def test_stack_functions_refuse_nonsense():
    c = keyfall._C
    with pytest.raises(RuntimeError, match="empty mode stack"):
        c._pop_torch_dispatch_stack()
    with pytest.raises(RuntimeError, match="too big"):
        c._get_dispatch_stack_at(0)
    for bad in (-1, 1 << 80, "a", None):
        with pytest.raises((RuntimeError, TypeError, OverflowError)):
            c._get_dispatch_stack_at(bad)
    with pytest.raises(RuntimeError, match="does not contain a _mode_key"):
        c._set_dispatch_mode(object())
    with pytest.raises(RuntimeError, match="wasn't one active"):
        c._pop_torch_dispatch_stack(c._TorchDispatchModeKey.FAKE)
    with pytest.raises(TypeError):
        c._get_dispatch_mode("FAKE")
    with pytest.raises(RuntimeError, match="outside of '__torch_dispatch__'"):
        c._RestorePythonTLSSnapshot().__enter__()


def test_mode_registered_rule():
    log = []
    mode = Logging(log)
    with keyfall.library._scoped_library("_rules", "FRAGMENT") as lib:
        lib.define("f(Tensor x) -> Tensor")
        lib.impl("f", lambda x: x.clone(), "CPU")
        keyfall.library.register_torch_dispatch(
            "_rules::f", Logging, lambda m, func, types, args, kwargs: args[0] * 10, lib=lib)
        with mode:
            assert keyfall.ops._rules.f(keyfall.ones(1)).item() == 10
        assert "_rules.f.default" not in log


# ---- Autograd and classes that handle operators --------------------------------------------------


def test_results_that_backward_needs_keep_their_class():
    from keyfall.testing._internal.logging_tensor import LoggingTensor, capture_logs

    for function in (keyfall.exp, keyfall.tanh, keyfall.relu, keyfall.sqrt):
        x = LoggingTensor(keyfall.rand(3), requires_grad=True)
        function(x).backward(keyfall.ones(3))
        plain = x.elem.clone().requires_grad_()
        function(plain).sum().backward()
        assert type(x.grad) is LoggingTensor and keyfall.equal(x.grad.elem, plain.grad)

    class Same(keyfall.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            return x

        @staticmethod
        def backward(ctx, grad):
            return grad * 2

    x = LoggingTensor(keyfall.rand(3), requires_grad=True)
    with capture_logs() as logs:
        y = Same.apply(x)
    assert type(y) is LoggingTensor and "aten.view.default" in logs[0]


def test_views_of_classes_that_answer_operators_count_together():
    from keyfall.testing._internal.logging_tensor import LoggingTensor

    x = LoggingTensor(keyfall.ones(2))
    x.detach().add_(2)
    assert x._version == 1
    x.view(2, 1).mul_(2)
    assert x._version == 2
    x.data.add_(2)
    assert x._version == 2


def test_gradients_of_classes_may_say_they_are_elsewhere():
    class Elsewhere(keyfall.Tensor):
        @staticmethod
        def __new__(cls, elem):
            self = keyfall.Tensor._make_subclass(cls, elem.to("meta"), elem.requires_grad)
            self.elem = elem
            return self

        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            from keyfall.utils._pytree import tree_map

            def unwrap(value):
                return value.elem if isinstance(value, cls) else value

            result = func(*tree_map(unwrap, args), **tree_map(unwrap, kwargs or {}))
            return cls(result) if isinstance(result, keyfall.Tensor) else result

    x = Elsewhere(keyfall.tensor([3.0, 4.0], requires_grad=True))
    y = keyfall.tensor([5.0, 6.0], requires_grad=True)
    (x * y).sum().backward(keyfall.tensor(1))
    assert x.grad.tolist() == [5, 6] and y.grad.elem.tolist() == [3, 4]


def test_an_operator_that_got_no_tensor_says_so():
    """If a class returns None inside a derivative, the error names operator and argument."""
    import keyfall

    class Nothing(keyfall.Tensor):
        @staticmethod
        def __new__(cls, inner):
            made = keyfall.Tensor._make_wrapper_subclass(cls, inner.shape, dtype=inner.dtype)
            made.inner = inner
            return made

        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            from keyfall.utils._pytree import tree_map

            inner = tree_map(lambda x: x.inner if isinstance(x, cls) else x, (args, kwargs or {}))
            result = func(*inner[0], **inner[1])
            if func.overloadpacket.__name__ == "add":
                return None
            return tree_map(lambda x: cls(x) if isinstance(x, keyfall.Tensor) else x, result)

    x = Nothing(keyfall.rand(2)).requires_grad_()
    with pytest.raises(RuntimeError, match="aten::.*but got None.* for argument 'self'"):
        x.acos().sum().backward()


@pytest.mark.parametrize("make, node, seen", [
    (lambda x: x.t().reshape(3, 2, 1), "ReshapeAliasBackward0", ["t.default", "view.default"]),
    (lambda x: x[:, :2].reshape(2, 2, 1), "ReshapeAliasBackward0", ["slice.Tensor", "view.default"]),
    (lambda x: x.reshape(6), "ViewBackward0", ["view.default"]),
    (lambda x: x.t().reshape(6), "UnsafeViewBackward0",
     ["t.default", "clone.default", "_unsafe_view.default"]),
])
def test_modes_see_a_view_for_every_reshape(make, node, seen):
    """Without one, reshape returns an alias with its strides, unless it is contiguous."""
    log, x = [], keyfall.ones(2, 3, requires_grad=True)
    assert make(x).grad_fn.name() == node
    with Logging(log):
        make(x)
    assert log == ["aten." + name for name in seen]


@pytest.mark.parametrize("first, second", [((2, 3, 4), (4,)), ((2, 3, 4), (4, 5)),
                                           ((2, 3, 4), (2, 4, 5)), ((2, 1, 3, 4), (2, 4, 5))])
def test_products_of_matrices_are_no_views(first, second):
    log, x = [], keyfall.ones(first, requires_grad=True)
    with Logging(log):
        product = keyfall.matmul(x, keyfall.ones(second))
    assert log[-1] == "aten._unsafe_view.default" and not product._is_view()
    assert product.grad_fn.name() == "UnsafeViewBackward0"


def test_a_gradient_of_one_number_is_one_sum():
    log, x = [], keyfall.tensor(2.0, requires_grad=True)
    product, ones = x * keyfall.ones(2, 3), keyfall.ones(2, 3)
    with Logging(log):
        keyfall.autograd.grad(product, x, ones)
    assert log == ["aten.mul.Tensor", "aten.sum.default"]
    with Logging(log):
        keyfall.ones(4, 2, 3).sum_to_size(())
    assert log[-1] == "aten.sum.default"


@pytest.mark.parametrize("call, wants", [
    (lambda x, y: x + 1, True), (lambda x, y: y + 1, False), (lambda x, y: y + x, True),
    (lambda x, y: keyfall.cat([y, x]), True), (lambda x, y: keyfall.cat([y, y]), False),
    (lambda x, y: y.index_put((keyfall.tensor([0]),), x[0]), True), (lambda x, y: y.clone().mul_(x), True),
    (lambda x, y: x[0:1], True), (lambda x, y: y[0:1], False)])
def test_what_autograd_records_is_the_same_below_a_mode(call, wants):
    x, y = keyfall.ones(2, requires_grad=True), keyfall.ones(2)
    plain = call(x, y)
    with keyfall.no_grad():
        unrecorded = call(x, y)
    with Logging([]):
        below = call(x, y)
        with keyfall.no_grad():
            assert call(x, y).requires_grad is unrecorded.requires_grad
    assert below.requires_grad is plain.requires_grad is wants
    assert type(below.grad_fn) is type(plain.grad_fn)
    if wants:
        below.sum().backward()
        grad, x.grad = x.grad, None
        plain.sum().backward()
        assert grad.equal(x.grad)
