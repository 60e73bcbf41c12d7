"""Operators defined by Python functions."""

import logging
from typing import List, Optional, Tuple

import keyfall
import pytest
from keyfall import Tensor, _C, library, ops
from keyfall.library import custom_op

TEXT = "tcustom::"


def text_of(error, function, *args, **kwargs):
    with pytest.raises(error) as caught:
        function(*args, **kwargs)
    return str(caught.value)


@pytest.fixture
def double():
    @custom_op("tcustom::double", mutates_args=())
    def double(x: Tensor) -> Tensor:
        return x * 2

    return double


def test_basics(double):
    x = keyfall.ones(2)
    assert repr(double) == "<CustomOpDef(tcustom::double)>"
    assert double(x).tolist() == double(x=x).tolist() == ops.tcustom.double(x).tolist() == [2, 2]
    assert _C.Tag.pt2_compliant_tag in ops.tcustom.double.default.tags
    assert str(double._opoverload._schema) == "tcustom::double(Tensor x) -> Tensor"


def test_tags_and_schema():
    @custom_op(
        "tcustom::f", mutates_args=(), schema="(Tensor x, float y) -> Tensor", tags=_C.Tag.pointwise
    )
    def f(x, y):
        return x + y

    assert f(keyfall.ones(1), 0.5).tolist() == [1.5]
    assert {_C.Tag.pointwise, _C.Tag.pt2_compliant_tag} <= set(f._opoverload.tags)

    def wrong(x):
        pass

    assert text_of(
        ValueError, custom_op, "tcustom::g", wrong, mutates_args=(), schema="(Tensor(a!) x) -> ()"
    ) == (
        "Attempted to create a custom op with `mutates_args=()` and `schema=(Tensor(a!) x) -> (). The "
        "schema suggests that the op mutates {'x'}which is different from what was provided to us in "
        "`mutates_args`. Please make these consistent."
    )


def test_keyword_tensors():
    def f(x: Tensor, *, y: Tensor) -> Tensor: ...

    assert text_of(NotImplementedError, custom_op, "tcustom::f", f, mutates_args=()).startswith(
        "custom_op with kwarg-only Tensor args. Please make your tensors not kwarg-only. Got: f("
    )


def test_replacement_and_overloads(double):
    @custom_op("tcustom::double", mutates_args=())
    def again(x: Tensor) -> Tensor:
        return x * 3

    @custom_op("tcustom::double.two", mutates_args=())
    def two(x: Tensor, y: Tensor) -> Tensor:
        return x + y

    x = keyfall.ones(1)
    assert ops.tcustom.double(x).tolist() == [3] and ops.tcustom.double(x, x).tolist() == [2]
    assert ops.tcustom.double.overloads() == ["default", "two"]


def test_defaults():
    seen = []

    @custom_op("tcustom::d", mutates_args=())
    def d(
        x: Tensor,
        a: Optional[int] = None,
        b: float = 3.14,
        c: bool = True,
        e: str = "foo",
        f: keyfall.dtype = keyfall.float32,
        g: keyfall.device = keyfall.device("cpu:0"),
    ) -> Tensor:
        seen.append((a, b, c, e, f, g))
        return x.clone()

    d(keyfall.ones(1))
    assert seen == [(None, 3.14, True, "foo", keyfall.float32, keyfall.device("cpu:0"))]
    defaults = [argument.default_value for argument in d._opoverload._schema.arguments]
    assert defaults == [None, None, 3.14, True, "foo", 6, keyfall.device("cpu:0")]


def test_several_results():
    @custom_op("tcustom::split", mutates_args=())
    def split(x: Tensor, sizes: List[int]) -> Tuple[List[Tensor], int]:
        return [part.clone() for part in x.split(sizes)], len(sizes)

    parts, count = split(keyfall.arange(4), [1, 3])
    assert [part.tolist() for part in parts] == [[0], [1, 2, 3]] and count == 2


class TestKernels:
    def test_devices(self, double):
        @double.register_kernel("cpu")
        def _(x):
            return x * 10

        assert double(keyfall.ones(1)).tolist() == [10]
        double.register_kernel(["cpu", "cuda"], lambda x: x * 11)
        assert double(keyfall.ones(1)).tolist() == [11]
        library.register_kernel("tcustom::double", "cpu", lambda x: x * 12)
        assert double(keyfall.ones(1)).tolist() == [12]

    def test_enabling(self, double, caplog):
        x = keyfall.ones(1)
        with caplog.at_level(logging.WARNING, "torch._library.custom_ops"):
            with double.set_kernel_enabled("gpu", enabled=False):
                assert double(x).tolist() == [2]
        assert caplog.messages == [
            "Attempted to disable kernel for gpu but no kernel was registered for this device type."
        ]
        double.register_kernel("cpu", lambda x: x * 10)
        with double.set_kernel_enabled("cpu", enabled=False):
            assert double(x).tolist() == [2]
            with caplog.at_level(logging.WARNING, "torch._library.custom_ops"):
                with double.set_kernel_enabled("cpu", enabled=False):
                    assert double(x).tolist() == [2]
            assert "already disabled" in caplog.messages[-1]
            assert double(x).tolist() == [2]
        with double.set_kernel_enabled("cpu"):
            assert double(x).tolist() == [10]
        assert (
            caplog.messages[-1] == "Attempted to enable kernel for  cpu but it was already enabled."
        )

    @pytest.mark.parametrize("function", [lambda x: x, lambda x: x.view(-1), lambda x: x[:1]])
    def test_results_are_new(self, function):
        op = custom_op("tcustom::same", function, mutates_args=(), schema="(Tensor x) -> Tensor")
        text = text_of(RuntimeError, op, keyfall.ones(3))
        assert (
            text.startswith("same (with implementation in ")
            and (
                "The output of this custom operator (1) must not also be an input to this custom operator "
                "and (2) may not alias any inputs to this custom operator or other returns."
            )
            in text
        )

    def test_views_may_alias(self):
        op = custom_op(
            "tcustom::v", lambda x: x.view(-1), mutates_args=(), schema="(Tensor(a) x) -> Tensor(a)"
        )
        x = keyfall.ones(2, 2)
        assert op(x).data_ptr() == x.data_ptr()

    def test_factories(self):
        @custom_op("tcustom::make", mutates_args=(), device_types="cpu")
        def make(device: keyfall.device) -> Tensor:
            return keyfall.ones(3)

        assert make(device="cpu").tolist() == make("cpu").tolist() == [1, 1, 1]
        assert text_of(RuntimeError, make, "cuda") == (
            "make does not have a kernel registered for cuda. Please use register_kernel to do so."
        )

        def nothing() -> Tensor:
            return keyfall.ones(3)

        assert (
            text_of(
                ValueError,
                custom_op,
                "tcustom::nothing",
                nothing,
                mutates_args=(),
                device_types="cpu",
            )
            == "Functions without tensor inputs are required to have a `device: torch.device` argument"
        )


class TestWrites:
    def test_versions(self):
        @custom_op("tcustom::w", mutates_args={"y", "z", "w"})
        def w(x: Tensor, y: Optional[Tensor], z: List[Tensor], w: List[Optional[Tensor]]) -> None:
            return

        tensors = [keyfall.ones(1) for _ in range(6)]
        x, y, z0, z1, w0, w1 = tensors
        w(x, y, [z0, z1], [w0, None, w1])
        assert [tensor._version for tensor in tensors] == [0, 1, 1, 1, 1, 1]
        w(x, None, [], [])
        assert w(x, y=y, z=[], w=[]) is None and y._version == 2

    def test_unknown(self):
        @custom_op("tcustom::u", mutates_args="unknown")
        def u(x: Tensor, y: Optional[Tensor] = None) -> None:
            x.zero_()

        x = keyfall.ones(1)
        u(x)
        assert x.tolist() == [0] and x._version >= 1

    def test_fake_needs_nothing(self):
        @custom_op("tcustom::n", mutates_args={"x"})
        def n(x: Tensor) -> None: ...

        assert n(keyfall.ones(1, device="meta")) is None


class TestOtherKernels:
    def test_fake(self, double, torch_messages):
        x = keyfall.ones(2, device="meta")
        assert text_of(RuntimeError, ops.tcustom.double, x) == (
            "There was no fake impl registered for <CustomOpDef(tcustom::double)>. This is necessary "
            "for torch.compile/export/fx tracing to work. Please use `double.register_fake` to add an "
            "fake impl."
        )

        @double.register_fake
        def _(x):
            return keyfall.empty_like(x)

        assert double._abstract_fn(x).shape == (2,)
        assert library.register_fake(double) is not None

    def test_autograd(self, double):
        def setup(ctx, inputs, output): ...

        double.register_autograd(lambda ctx, grad: grad, setup_context=setup)
        assert double._setup_context_fn is setup
        op = custom_op(
            "tcustom::m", lambda x: None, mutates_args=("x",), schema="(Tensor(a!) x) -> ()"
        )
        assert "non-functional operator <CustomOpDef(tcustom::m)>" in (
            text_of(RuntimeError, op.register_autograd, lambda ctx, grad: grad)
        )

    def test_autocast(self, double):
        double.register_autocast("cpu", keyfall.bfloat16)
        library.register_autocast(double, "cpu", keyfall.float16)
        assert double._autocast_dtype == {"cpu": keyfall.float16}

    def test_vmap(self, double):
        @double.register_vmap
        def _(info, in_dims, x):
            return x, 0

        assert _C._dispatch_has_kernel_for_dispatch_key("tcustom::double", "FuncTorchBatched")
        library.register_vmap("tcustom::double", lambda info, in_dims, x: (x, 1))
        assert double._vmap_fn(None, None, 3) == (3, 1)


class TestOlderInterface:
    """keyfall._custom_ops"""

    @pytest.fixture(autouse=True)
    def clean(self):
        from keyfall._custom_op.impl import global_registry

        yield
        for name in list(global_registry):
            global_registry[name]._destroy()

    def test_definition_and_kernels(self):
        from keyfall import _custom_ops
        from keyfall._custom_op.impl import get_op

        @_custom_ops.custom_op("told::foo")
        def foo(x: Tensor) -> Tensor: ...

        assert "cpu impl registered" in text_of(
            NotImplementedError, get_op("told::foo"), keyfall.ones(1)
        )

        @_custom_ops.impl("told::foo")
        def kernel(x):
            return x + 1

        assert get_op("told::foo")(keyfall.ones(1)).tolist() == [2]
        assert "no fake impl or Meta kernel" in (
            text_of(NotImplementedError, get_op("told::foo"), keyfall.ones(1, device="meta"))
        )
        grad = keyfall.ones(1, requires_grad=True)
        assert text_of(RuntimeError, get_op("told::foo"), grad).startswith(
            "Autograd has not been implemented for operator"
        )
        with keyfall.no_grad():
            get_op("told::foo")(grad)

    def test_half_a_derivative(self):
        from keyfall import _custom_ops
        from keyfall._custom_op.impl import get_op

        _custom_ops.custom_op("told::foo", "(Tensor x) -> Tensor")
        _custom_ops.impl("told::foo", func=lambda x: x + 1)
        _custom_ops.impl_backward("told::foo", func=lambda ctx, saved, grad: {"x": grad})
        text = text_of(RuntimeError, get_op("told::foo"), keyfall.ones(1, requires_grad=True))
        assert text.startswith(
            f"We found a 'backward' registration for told.foo.default at {__file__}:"
        )
        assert "unable to find a 'save_for_backward' registration" in text

    @pytest.mark.parametrize(
        "name, schema, error, text",
        [
            ("told::foo", "(", AssertionError, "Invalid function schema: foo("),
            ("told::foo.ov", "() -> ()", ValueError, "do not handle overloads"),
            (
                "aten::foo",
                "(Tensor x) -> Tensor",
                ValueError,
                "'aten' is a reserved namespace, please choose",
            ),
            (
                "told::foo",
                "(Tensor(a!) x) -> Tensor(a)",
                ValueError,
                "custom_op only supports functional",
            ),
            ("told::foo", "(Tensor x) -> ()", ValueError, "custom_op only supports functional"),
            ("told::foo", "(Tensor self) -> Tensor", ValueError, "arguments named 'self'"),
        ],
    )
    def test_definitions_that_are_refused(self, name, schema, error, text):
        from keyfall import _custom_ops

        assert text in text_of(error, _custom_ops.custom_op, name, schema)

    def test_constructor(self):
        from keyfall._custom_op.impl import CustomOp

        assert "The CustomOp constructor is private" in text_of(
            RuntimeError, CustomOp, 1, 2, 3, 4, 5
        )

    def test_functional_twin(self):
        from keyfall._custom_op.functional import register_functional_op

        with library._scoped_library("told", "FRAGMENT") as lib:
            lib.define("fill(Tensor x, Tensor(a!) y) -> Tensor")

            def fill(x, y):
                y.fill_(7)
                return x.clone()

            lib.impl("fill", fill, "CPU")
            register_functional_op(lib, "fill_functional", ops.told.fill.default)
            x, y = keyfall.ones(1), keyfall.ones(1)
            result, written = ops.told.fill_functional(x, y)
            assert (result.tolist(), written.tolist(), y.tolist()) == ([1], [7], [1])
            assert "Expected op to be mutable" in (
                text_of(RuntimeError, register_functional_op, lib, "a", ops.aten.abs.default)
            )
            assert "instance of OpOverload" in text_of(
                TypeError, register_functional_op, lib, "a", abs
            )
