"""opcheck: the errors it finds in operators that violate their declarations."""

import subprocess
import sys

import keyfall
import pytest
from keyfall import Tensor, library, ops
from keyfall.library import custom_op, opcheck
from keyfall.testing._internal import optests
from keyfall.testing._internal.optests import OpCheckError


@pytest.fixture
def lib():
    with library._scoped_library("tcheck", "FRAGMENT") as result:
        yield result


def define(lib, schema, **kernels):
    name = lib.define(schema)
    for key, kernel in kernels.items():
        lib.impl(name, kernel, key)
    return getattr(ops.tcheck, name).default


def test_good_operators():
    x = keyfall.rand(3)
    everything = {
        "test_schema": "SUCCESS",
        "test_autograd_registration": "SUCCESS",
        "test_faketensor": "SUCCESS",
        "test_aot_dispatch_dynamic": "SUCCESS",
    }
    assert opcheck(ops.aten.sin.default, (x,)) == everything
    assert opcheck(ops.aten.sin.default, (x,), test_utils="test_schema") == {
        "test_schema": "SUCCESS"
    }
    assert len(opcheck(ops.aten.add.Tensor, (x, x), test_utils="ALL")) == 5

    @custom_op("tcheck::good", mutates_args=())
    def good(x: Tensor) -> Tensor:
        return x.clone()

    good.register_fake(lambda x: keyfall.empty_like(x))
    assert opcheck(good, (x,)) == everything
    assert opcheck(ops.tcheck.good, (x,)) == everything


@pytest.mark.parametrize(
    "schema, kernel, text",
    [
        (
            "f(Tensor x) -> Tensor",
            lambda x: x.add_(1).clone(),
            "Argument x is not defined as mutable but was mutated",
        ),
        (
            "f(Tensor x) -> Tensor",
            lambda x: x.view(-1),
            "Argument x is not defined to alias output but was aliasing",
        ),
        ("f(Tensor x) -> Tensor", lambda x: x, "are not allowed to directly return inputs."),
        (
            "f(Tensor x) -> (Tensor, Tensor)",
            lambda x: (lambda y: (y, y.view(-1)))(x.clone()),
            "Outputs 0 and 1 alias unexpectedly",
        ),
    ],
)
def test_schema(lib, schema, kernel, text):
    op = define(lib, schema, CPU=kernel)
    x = keyfall.ones(3)
    with pytest.raises(
        OpCheckError, match="test_schema failed with .*scroll up for stack trace"
    ) as caught:
        opcheck(op, (x,))
    assert text in str(caught.value) and x.tolist() == [1, 1, 1]
    found = opcheck(op, (x,), raise_exception=False, test_utils="test_schema")
    assert isinstance(found["test_schema"], RuntimeError)


def test_writes_and_views_that_are_declared(lib):
    write = define(lib, "w(Tensor(a!) x) -> Tensor(a!)", CPU=lambda x: x.add_(1))
    view = define(lib, "v(Tensor(a) x) -> Tensor(a)", CPU=lambda x: x.view(-1))
    for op in (write, view):
        assert opcheck(op, (keyfall.ones(2),), test_utils="test_schema") == {
            "test_schema": "SUCCESS"
        }


@pytest.mark.parametrize(
    "fake, text",
    [
        (lambda x: x.new_empty((4,)), "Shapes torch.Size([3, 2]) and torch.Size([4]) are not equal"),
        (lambda x: x, "mismatch in outputs_alias_inputs check True != False"),
        (lambda x: keyfall.empty(3, 2, device="meta"), "Devices cpu and meta are not equal"),
        (
            lambda x: x.new_empty((3, 2), dtype=keyfall.int64),
            "Dtypes torch.float32 and torch.int64",
        ),
        (lambda x: x.new_empty((2, 3)).t(), "Stride mismatch"),
        (lambda x: 3, "Unable to cast 3 to Tensor"),
    ],
)
def test_fake(fake, text):
    @custom_op("tcheck::fake", mutates_args=())
    def f(x: Tensor) -> Tensor:
        return x.clone()

    f.register_fake(fake)
    with pytest.raises(OpCheckError) as caught:
        opcheck(f, (keyfall.ones(3, 2),))
    assert "test_faketensor failed with" in str(caught.value) and text in str(caught.value)


def test_missing_fake_kernel(lib):
    op = define(lib, "f(Tensor x) -> Tensor", CPU=lambda x: x.clone())
    with pytest.raises(OpCheckError, match="tcheck.f.default"):
        opcheck(op, (keyfall.ones(1),))


def test_state():
    count = 0

    @custom_op("tcheck::state", mutates_args=())
    def f(x: Tensor) -> Tensor:
        nonlocal count
        count += 1
        return x * count

    f.register_fake(lambda x: keyfall.empty_like(x))
    with pytest.raises(OpCheckError, match="eager-mode PyTorch vs AOTDispatcher"):
        opcheck(f, (keyfall.ones(1),))


def test_arguments():
    x = keyfall.ones(1)
    with pytest.raises(
        ValueError, match="op must be instance of torch._ops.OpOverload, e.g. torch.ops.aten.sin"
    ):
        opcheck(keyfall.sin, (x,))
    with pytest.raises(ValueError, match="OpOverload"):
        opcheck(ops.aten.add, (x, x))
    with pytest.raises(ValueError, match="expected test_utils to be subset of"):
        opcheck(ops.aten.sin.default, (x,), test_utils="blah")
    with pytest.raises(ValueError, match="if you specify one of rtol/atol, you must specify both"):
        opcheck(ops.aten.sin.default, (x,), rtol=1)


def test_needs_no_test_modules():
    code = (
        "import keyfall, keyfall.library, sys; "
        "keyfall.library.opcheck(keyfall.ops.aten.sin.default, (keyfall.ones(1),)); "
        "assert 'keyfall.testing._internal.common_utils' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


class TestGeneratedTests:
    def test_failures_dictionary(self, tmp_path):
        from keyfall.testing._internal.optests.generate_tests import (
            FailuresDict,
            validate_failures_dict_structure,
        )

        class Case:
            def test_a(self): ...

        path = str(tmp_path / "failures.json")
        assert FailuresDict.load(path, create_file=True).data == {}

        def check(test, status):
            data = {"ns::op": {test: {"comment": "", "status": status}}}
            validate_failures_dict_structure(FailuresDict(path, data), ["test_schema"], Case)

        check("Case.test_schema__test_a", "xfail")
        for test, status, text in (
            ("Case.test_schema__test_a", "success", "got status=success"),
            ("Case.test_nope__test_a", "skip", "should begin with one of"),
            ("Case.test_schema__test_b", "skip", "does not exist on the TestCase"),
        ):
            with pytest.raises(RuntimeError, match=text):
                check(test, status)

    def test_generation(self, lib, tmp_path):
        op = define(lib, "g(Tensor x) -> Tensor", CPU=lambda x: x)

        class Case:
            def test_a(self):
                op(keyfall.ones(1))

            @optests.dontGenerateOpCheckTests("no")
            def test_b(self): ...

        optests.generate_opcheck_tests(
            Case, ["tcheck"], str(tmp_path / "failures.json"), test_utils=["test_schema"]
        )
        assert not hasattr(Case, "test_schema__test_b") and not optests.is_inside_opcheck_mode()
        with pytest.raises(OpCheckError, match="BEGIN REPRO SCRIPT"):
            Case().test_schema__test_a()
        assert not optests.is_inside_opcheck_mode()


def test_dispatch_tests_run_on_fakes(lib):
    x = keyfall.rand(3)
    op = define(lib, "unfaked(Tensor x) -> Tensor", CPU=lambda x: x.clone())
    for util in ("test_aot_dispatch_static", "test_aot_dispatch_dynamic"):
        with pytest.raises(OpCheckError, match="tcheck.unfaked.default"):
            opcheck(op, (x,), test_utils=util)
    with pytest.raises(OpCheckError, match="aten.nonzero.default"):
        opcheck(ops.aten.nonzero.default, (x,), test_utils="test_aot_dispatch_static")
    assert opcheck(ops.aten.nonzero.default, (x,), test_utils="test_aot_dispatch_dynamic")


def test_gradients_that_change():
    @custom_op("tcheck::gradient", mutates_args=())
    def f(x: Tensor) -> Tensor:
        return x.clone()

    calls = []

    def backward(ctx, grad):
        calls.append(grad)
        return grad * len(calls)

    f.register_fake(lambda x: keyfall.empty_like(x))
    x = keyfall.ones(3, requires_grad=True)
    with pytest.raises(OpCheckError, match="no autograd formula was registered"):
        opcheck(f, (x,), test_utils="test_aot_dispatch_dynamic")
    f.register_autograd(backward)
    with pytest.raises(OpCheckError, match="Gradients of the operator are different"):
        opcheck(f, (x,), test_utils="test_aot_dispatch_dynamic")
