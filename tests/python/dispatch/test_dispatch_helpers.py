"""Modes and their helpers, wrapper subclasses, function overrides, grad modes, logs of calls."""

import threading

import keyfall
import pytest
from keyfall import _C, overrides
from keyfall._shared.higher_order import (
    _get_current_dispatch_mode_pre_dispatch,
    _len_torch_dispatch_stack_pre_dispatch,
)
from keyfall.testing._internal.logging_tensor import (
    LoggingTensor,
    LoggingTensorMode,
    capture_logs,
    capture_logs_with_logging_tensor_mode,
    log_input,
)
from keyfall.testing._internal.two_tensor import TwoTensor, TwoTensorMode
from keyfall.utils import _python_dispatch as pd
from keyfall.utils._mode_utils import all_same_mode, no_dispatch


class Through(pd.TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))


class Infra(Through):
    @classmethod
    def is_infra_mode(cls):
        return True


class Proxy(Through):
    _mode_key = _C._TorchDispatchModeKey.PROXY


class TestModes:
    def test_stack(self):
        assert pd._get_current_dispatch_mode() is None and not pd.is_in_torch_dispatch_mode()
        with Through() as first, Through() as second:
            assert pd._get_current_dispatch_mode() is second
            assert pd._get_current_dispatch_mode_stack() == [first, second]
            with pd._pop_mode_temporarily() as popped:
                assert popped is second and pd._get_current_dispatch_mode() is first
            assert pd._get_current_dispatch_mode() is second
        assert pd._get_current_dispatch_mode_stack() == []

    def test_infra_modes(self):
        with Infra():
            assert pd.is_in_torch_dispatch_mode() and not pd.is_in_torch_dispatch_mode(False)
            with Through():
                assert pd.is_in_torch_dispatch_mode(include_infra_modes=False)

    def test_slots(self):
        key = _C._TorchDispatchModeKey.PROXY
        assert pd._detect_infra_mode(key) is None
        with Through() as user, Proxy() as proxy:
            assert pd._detect_infra_mode(key) is proxy
            assert pd._get_current_dispatch_mode_stack() == [proxy, user]
            with pd._disable_infra_mode(key) as disabled:
                assert disabled is proxy and pd._detect_infra_mode(key) is None
            assert pd._detect_infra_mode(key) is proxy
        assert pd._get_current_dispatch_mode_stack() == []

    def test_disabling_all(self):
        with Through() as first, Through() as second:
            with pd._disable_current_modes() as modes:
                assert modes == [first, second] and not pd.is_in_torch_dispatch_mode()
            assert pd._get_current_dispatch_mode_stack() == [first, second]
            with pytest.raises(KeyError), pd._disable_current_modes():
                raise KeyError
            assert pd._get_current_dispatch_mode_stack() == [first, second]

    def test_exceptions_leave_the_stack(self):
        with pytest.raises(ZeroDivisionError):
            with Through(), Through():
                1 / 0
        assert pd._get_current_dispatch_mode_stack() == []

    def test_pre_dispatch(self):
        class Above(Through):
            _mode_key = _C._TorchDispatchModeKey.PROXY

        with Above(_C.DispatchKey.PreDispatch) as mode:
            assert _len_torch_dispatch_stack_pre_dispatch() == 1
            assert _get_current_dispatch_mode_pre_dispatch() is mode
            assert _C._dispatch_tls_is_dispatch_key_included(_C.DispatchKey.PreDispatch)
            assert pd._detect_infra_mode(_C._TorchDispatchModeKey.PROXY) is mode
            with pytest.raises(AssertionError):
                Above(_C.DispatchKey.PreDispatch).__enter__()
            with Proxy(), pytest.raises(AssertionError, match="both above and below"):
                pd._detect_infra_mode(_C._TorchDispatchModeKey.PROXY)
            with pd._disable_current_modes():
                assert _len_torch_dispatch_stack_pre_dispatch() == 0
        assert not _C._dispatch_tls_is_dispatch_key_included(_C.DispatchKey.PreDispatch)
        with pytest.raises(AssertionError):
            pd.TorchDispatchMode("CPU")

    def test_small_things(self):
        with pytest.warns(UserWarning, match="`Mode.push\\(\\)` is no longer necessary"):
            assert isinstance(Through.push(), Through)
        with pytest.raises(NotImplementedError):
            pd.TorchDispatchMode().__torch_dispatch__(None, ())
        mode = Through()
        assert all_same_mode([mode, mode]) and not all_same_mode([mode, None])
        with pd.BaseTorchDispatchMode():
            assert (keyfall.ones(1) + 1).tolist() == [2]

    def test_threads_have_their_own(self):
        seen = []
        with Through():
            thread = threading.Thread(target=lambda: seen.append(pd._len_torch_dispatch_stack()))
            thread.start()
            thread.join()
        assert seen == [0]


class TestWrappers:
    def test_protocol(self):
        x = TwoTensor(keyfall.ones(2), keyfall.zeros(2))
        assert pd.is_traceable_wrapper_subclass(x) and pd.is_traceable_wrapper_subclass_type(
            TwoTensor
        )
        assert not pd.is_traceable_wrapper_subclass(keyfall.ones(1))
        assert not pd.is_traceable_wrapper_subclass(3)
        y = pd.transform_subclass(x, lambda name, t: t + 1)
        assert type(y) is TwoTensor and y.a.tolist() == [2, 2] and y.b.tolist() == [1, 1]
        with pytest.raises(AssertionError, match="was asked for size"):
            broken = type(
                "Broken",
                (TwoTensor,),
                {
                    "__tensor_unflatten__": staticmethod(
                        lambda inner, ctx, size, stride: keyfall.ones(5)
                    )
                },
            )(keyfall.ones(2), keyfall.ones(2))
            pd.transform_subclass(broken, lambda name, t: t)

    def test_views_share_storage(self):
        x = TwoTensor(keyfall.ones(2, 3), keyfall.zeros(2, 3))
        for view in (x.view(6), x[0], x[:, 0], *x.split(1)):
            assert type(view) is TwoTensor
            assert view.untyped_storage()._cdata == x.untyped_storage()._cdata
        assert x[:, 0].stride() == (3,)
        assert (x + 1).untyped_storage()._cdata != x.untyped_storage()._cdata

    def test_writes_return_the_argument(self):
        x = TwoTensor(keyfall.ones(2), keyfall.zeros(2))
        assert x.add_(1) is x and x.a.tolist() == [2, 2] and x.b.tolist() == [1, 1]
        out = TwoTensor(keyfall.ones(2), keyfall.ones(2))
        assert keyfall.ops.aten.add.out(x, x, out=out) is out and out.a.tolist() == [4, 4]
        y = TwoTensor(keyfall.ones(2, 3), keyfall.ones(2, 3))
        assert y.t_() is y and y.shape == y.a.shape == (3, 2)

    def test_mixed_returns(self):
        with keyfall.library._scoped_library("thelp", "FRAGMENT") as lib:
            lib.define("f(Tensor(a!) x) -> (Tensor(a!), Tensor)")
            op = keyfall.ops.thelp.f.default
            x = keyfall.ones(1)
            with pytest.raises(RuntimeError, match="Unsupported schema: thelp::f"):
                pd.return_and_correct_aliasing(op, (x,), {}, (x, x))

    def test_no_dispatch(self):
        x = LoggingTensor(keyfall.ones(1))
        with no_dispatch(), LoggingTensorMode(), capture_logs(is_mode=True) as logs:
            keyfall.ones(1)
        assert logs == [] and type(x.detach()) is LoggingTensor

    def test_mode_makes_wrappers(self):
        with TwoTensorMode():
            assert type(keyfall.ones(2)) is TwoTensor


class TestLog:
    def test_subclass(self):
        with capture_logs() as logs:
            x = LoggingTensor(keyfall.ones(1))
            log_input("x", x)
            x * x
            keyfall.sum(x, 0, keepdim=True)
        assert logs == [
            "$0: f32[1] = input('x')",
            "$1: f32[1] = torch._ops.aten.mul.Tensor($0, $0)",
            "$2: f32[1] = torch._ops.aten.sum.dim_IntList($0, ['0'], True)",
        ]

    def test_mode(self):
        x = keyfall.ones(2)
        with capture_logs_with_logging_tensor_mode() as logs:
            x + x
            keyfall.cat([x, x])
        assert logs == [
            "$1: f32[2] = torch._ops.aten.add.Tensor($0, $0)",
            "$2: f32[4] = torch._ops.aten.cat.default(['$0', '$0'])",
        ]


class TestOverrides:
    class Sub(keyfall.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return "Sub", func, types

    def test_asking(self):
        x = keyfall.ones(1).as_subclass(self.Sub)
        assert overrides.has_torch_function((x,)) and not overrides.has_torch_function((1, "a"))
        assert overrides.has_torch_function_unary(x) and overrides.has_torch_function_variadic(1, x)

        def public(a, b):
            return overrides.handle_torch_function(public, (a, b), a, b)

        assert public(x, 1) == ("Sub", public, (self.Sub,))
        assert overrides.is_tensor_like(x) and overrides.is_tensor_like(keyfall.ones(1))
        assert not overrides.is_tensor_like(3)

    def test_order(self):
        class Subsub(self.Sub):
            @classmethod
            def __torch_function__(cls, func, types, args=(), kwargs=None):
                return NotImplemented

        a, b = keyfall.ones(1).as_subclass(self.Sub), keyfall.ones(1).as_subclass(Subsub)
        assert overrides._get_overloaded_args((a, b, a)) == [b, a]

        def public(*args):
            return overrides.handle_torch_function(public, args, *args)

        assert public(a, b)[0] == "Sub"
        with pytest.raises(
            TypeError, match="no implementation found for .*public' on types that implement"
        ):
            public(b)

    def test_wrap(self):
        @overrides.wrap_torch_function(lambda a: (a,))
        def public(a):
            return "plain"

        assert public(1) == "plain" and public(keyfall.ones(1).as_subclass(self.Sub))[1] is public

    def test_modes(self):
        class Mode(overrides.TorchFunctionMode):
            def __torch_function__(self, func, types, args=(), kwargs=None):
                return "mode", func

        with Mode() as mode:
            assert overrides._get_current_function_mode() is mode
            assert keyfall.add(1, 2)[0] == "mode"
            with overrides._pop_mode_temporarily():
                assert overrides._get_current_function_mode_stack() == []
        assert overrides._get_current_function_mode() is None
        with overrides.BaseTorchFunctionMode():
            assert keyfall.add(keyfall.ones(1), 1).tolist() == [2]
        with pytest.raises(NotImplementedError):
            overrides.TorchFunctionMode().__torch_function__(None, ())

    def test_names(self):
        assert overrides.resolve_name(keyfall.add) == "torch.add"
        assert overrides.resolve_name(keyfall.Tensor.add) == "torch.Tensor.add"
        assert overrides.resolve_name(keyfall.ops.aten.add.Tensor) == "aten.add.Tensor"
        assert overrides.resolve_name(print) is None
        functions = overrides.get_overridable_functions()
        assert keyfall.add in functions[keyfall] and keyfall.Tensor.add in functions[keyfall.Tensor]
        assert keyfall.empty in overrides.get_ignored_functions()
        assert keyfall.empty not in functions[keyfall]
        assert overrides.get_testing_overrides()[keyfall.add](1, 2) == -1
        assert overrides.is_tensor_method_or_property(keyfall.Tensor.add)
        assert not overrides.is_tensor_method_or_property(keyfall.add)

    def test_reentrant_dispatch_needs_a_dispatch(self):
        with pytest.raises(RuntimeError, match="outside of '__torch_dispatch__' is not allowed"):
            with overrides.enable_reentrant_dispatch():
                pass

    def test_redispatch(self):
        x = keyfall.ones(1).as_subclass(self.Sub)
        assert overrides.redispatch_function(keyfall.add, (), (x, x)).tolist() == [2]


class TestGradModes:
    def enabled(self):
        return keyfall.is_grad_enabled()

    def test_contexts(self):
        assert self.enabled()
        with keyfall.no_grad():
            assert not self.enabled()
            with keyfall.enable_grad():
                assert self.enabled()
            assert not self.enabled()
        with pytest.raises(KeyError), keyfall.no_grad():
            raise KeyError
        assert self.enabled()

    def test_decorators(self):
        assert keyfall.no_grad(self.enabled)() is keyfall.no_grad()(self.enabled)() is False
        decorated = keyfall.set_grad_enabled(False)(self.enabled)
        assert self.enabled() and decorated() is False and self.enabled()
        assert keyfall.no_grad()(keyfall.enable_grad()(self.enabled))() is True

        @keyfall.no_grad()
        def generator():
            got = yield self.enabled()
            try:
                yield got, self.enabled()
            except KeyError:
                yield "caught", self.enabled()
            return "end"

        steps = generator()
        assert next(steps) is False and self.enabled()
        assert steps.send(5) == (5, False) and steps.throw(KeyError) == ("caught", False)
        with pytest.raises(StopIteration) as stop:
            next(steps)
        assert stop.value.value == "end" and self.enabled()
        with pytest.warns(FutureWarning, match="Decorating classes is deprecated"):
            keyfall.no_grad()(type("Class", (), {}))

    def test_switch(self):
        switch = keyfall.set_grad_enabled(False)
        assert not self.enabled()
        assert repr(switch) == "torch.autograd.grad_mode.set_grad_enabled(mode=False)"
        keyfall.set_grad_enabled(True)
        with keyfall.set_grad_enabled(False):
            assert not self.enabled()
        assert self.enabled()

    def test_inference(self):
        inside = keyfall.is_inference_mode_enabled
        with keyfall.inference_mode():
            assert inside() and keyfall.ones(1).is_inference()
            with keyfall.inference_mode(False):
                assert not inside()
        assert not inside()
        assert keyfall.inference_mode(inside)() and keyfall.inference_mode()(inside)()

    def test_engine_is_missed_clearly(self):
        if hasattr(keyfall.autograd, "Function"):
            pytest.skip("there is an engine")
        with pytest.raises(AttributeError, match="needs the autograd engine"):
            keyfall.autograd.Function
        with pytest.raises(AttributeError, match="has no attribute 'nope'"):
            keyfall.autograd.nope
