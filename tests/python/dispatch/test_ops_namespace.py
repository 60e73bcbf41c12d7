"""keyfall.ops: namespaces, packets, overloads, and higher-order operators."""

import copy
import inspect
import pickle
import shutil
import subprocess

import keyfall
import pytest
from keyfall import _C, ops
from keyfall._ops import HigherOrderOperator, OpOverload, OpOverloadPacket
from keyfall.library import _scoped_library
from keyfall.utils._python_dispatch import TorchDispatchMode
from paths import ROOT

PLUGIN = """
#include <keyfall/plugin.h>
static const kf_plugin_def_t defs[] = {{"tplugin::f(Tensor x) -> Tensor"}};
kf_status_t kf_plugin_init(const kf_host_t *host) {
  kf_plugin_info_t info = {sizeof info, KF_ABI_VERSION, "tplugin", "1", 0, 0, defs, 1, 0, 0};
  return host->declare(host, &info);
}
"""

add = ops.aten.add
overload = ops.aten.add.Tensor


@pytest.fixture
def lib():
    with _scoped_library("tns", "FRAGMENT") as library:
        yield library


class TestNames:
    def test_overload(self):
        assert repr(overload) == "<OpOverload(op='aten.add', overload='Tensor')>"
        assert str(overload) == "aten.add.Tensor"
        assert overload.name() == overload.__qualname__ == overload._name == "aten::add.Tensor"
        assert overload.__name__ == "add.Tensor"
        assert overload.__module__ == "torch._ops.aten"
        assert overload.namespace == overload._namespace == "aten"
        assert (overload._opname, overload._overloadname) == ("add", "Tensor")
        assert ops.aten.relu.default.name() == "aten::relu"
        assert isinstance(overload, OpOverload)
        assert OpOverload.__module__ == "keyfall._ops" and OpOverload.__name__ == "OpOverload"

    def test_packet(self):
        assert repr(add) == "<OpOverloadPacket(op='aten.add')>" and str(add) == "aten.add"
        assert add.__name__ == "add" and add.__module__ == "torch._ops.aten"
        assert add._qualified_op_name == "aten::add"
        assert isinstance(add, OpOverloadPacket) and OpOverloadPacket.__name__ == "OpOverloadPacket"
        assert "Tensor" in add.overloads() and list(add) == add.overloads()
        assert "default" in ops.aten.relu.overloads()
        assert overload in add.op_overloads()
        assert str(add._schemas["Tensor"]) == str(overload._schema)

    def test_one_object_each(self):
        assert ops.aten is ops.aten and ops.aten.add is add and add.Tensor is overload
        assert overload.overloadpacket is add
        assert _C._op_overload("aten::add", "Tensor") is overload
        for value in (add, overload):
            assert copy.deepcopy(value) is value and copy.copy(value) is value
            assert pickle.loads(pickle.dumps(value)) is value
            assert value in {value}

    def test_namespaces(self):
        assert repr(ops.aten) == "<module 'torch.ops.aten' from 'torch.ops'>"
        assert repr(ops) == "<module 'torch.ops' from '_ops.py'>"
        assert ops.some_namespace_that_nobody_uses.name == "some_namespace_that_nobody_uses"
        del ops.some_namespace_that_nobody_uses
        assert "some_namespace_that_nobody_uses" not in list(ops)
        assert "add" in list(ops.aten)

    def test_completion_and_documentation(self):
        assert "add" in dir(ops.aten) and "softmax" in dir(ops.aten) and "aten" in dir(ops)
        assert "Tensor" in dir(add) and "overloads" in dir(add)
        assert overload.__doc__ == str(overload._schema)
        assert overload.__doc__ in add.__doc__
        signature = inspect.signature(overload)
        assert list(signature.parameters) == ["self", "other", "alpha"]
        assert signature.parameters["alpha"].kind is inspect.Parameter.KEYWORD_ONLY
        assert signature.parameters["alpha"].default == 1

    @pytest.mark.parametrize(
        "name, text",
        [
            ("aten.nope", "'_OpNamespace' 'aten' object has no attribute 'nope'"),
            ("aten.add.nope", "The underlying op of 'aten.add' has no overload name 'nope'"),
            (
                "aten.add.__nope__",
                "'aten.add' can't have an overload name beginning with '__' and the underlying op "
                "<OpOverloadPacket(op='aten.add')> has no attribute __nope__ either.",
            ),
            ("aten.__origin__", "Invalid attribute '__origin__' for '_OpNamespace' 'aten'"),
            ("aten.__self__", "Invalid attribute '__self__' for '_OpNamespace' 'aten'"),
            (
                "higher_order.nope",
                "'_HigherOrderNamespace' 'torch.ops.higher_order' object has no attribute 'nope'",
            ),
        ],
    )
    def test_failures(self, name, text):
        value = ops
        with pytest.raises(AttributeError) as caught:
            for part in name.split("."):
                value = getattr(value, part)
        assert str(caught.value) == text

    def test_python_may_probe(self):
        assert not hasattr(ops, "__wrapped__") and not hasattr(ops, "__path__x__")
        assert inspect.unwrap(overload) is overload


class TestChanges:
    def test_new_overloads_are_seen(self, lib):
        lib.define("f(Tensor x) -> Tensor")
        packet = ops.tns.f
        assert packet.overloads() == ["default"]
        lib.define("f.two(Tensor x, Tensor y) -> Tensor")
        assert packet.overloads() == ["default", "two"]
        lib.impl("f", lambda x: x.clone(), "CPU")
        lib.impl("f.two", lambda x, y: x + y, "CPU")
        x = keyfall.ones(2)
        assert packet(x, x).tolist() == [2, 2] and packet(x).tolist() == [1, 1]

    def test_gone_operators_are_gone(self):
        with _scoped_library("tns", "FRAGMENT") as lib:
            lib.define("f(Tensor x) -> Tensor")
            packet, op = ops.tns.f, ops.tns.f.default
        assert not hasattr(ops.tns, "f") and packet.overloads() == []
        for call in (packet, op):
            with pytest.raises(RuntimeError):
                call(keyfall.ones(1))

    def test_resolution(self):
        x = keyfall.ones(2, 3)
        assert _C._jit_resolve_packet("aten::sum", x) == "default"
        assert _C._jit_resolve_packet("aten::sum", x, dim=1) == "dim_IntList"
        with pytest.raises(RuntimeError, match="failed to match any schema"):
            _C._jit_resolve_packet("aten::sum", x, x, x)

    def test_load_library(self):
        with pytest.raises(OSError, match="Could not load this library: /nowhere/lib.so"):
            ops.load_library("/nowhere/lib.so")
        ops.import_module("keyfall.library")

    @pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
    def test_load_plugin(self, tmp_path):
        source, path = tmp_path / "plugin.c", tmp_path / "plugin.so"
        source.write_text(PLUGIN)
        include = ROOT / "include"
        command = ["cc", "-shared", "-fPIC", f"-I{include}", str(source), "-o", str(path)]
        subprocess.run(command, check=True)
        ops.load_library(path)
        ops.load_library(path)
        assert str(path) in ops.loaded_libraries
        assert str(ops.tplugin.f.default._schema) == "tplugin::f(Tensor x) -> Tensor"


class TestOverload:
    def test_tags(self):
        assert _C.Tag.pointwise in overload.tags and _C.Tag.pt2_compliant_tag in overload.tags
        assert isinstance(overload.tags, list)

    def test_tags_of_forms(self):
        aten, tag = ops.aten, _C.Tag
        assert {tag.pointwise, tag.inplace} < set(aten.add_.Tensor.tags)
        assert {tag.pointwise, tag.out} < set(aten.add.out.tags)
        assert tag.core in aten.add.Tensor.tags and tag.core not in aten.add_.Tensor.tags
        assert tag.generated in aten.fill.Tensor_out.tags
        assert tag.generated not in aten.fill_.Tensor.tags
        assert tag.generated not in aten.add.out.tags
        for op in (aten.nonzero, aten.masked_select, aten._unique2, aten.unique_dim):
            assert tag.dynamic_output_shape in op.default.tags

    def test_is_view(self):
        assert ops.aten.view.default.is_view and ops.aten.split.Tensor.is_view
        assert not overload.is_view and not ops.aten.add_.Tensor.is_view

    def test_defined_in_python(self, lib):
        lib.define("g(Tensor x) -> Tensor")
        assert ops.tns.g.default._defined_in_python and not overload._defined_in_python

    def test_kernel_queries(self):
        assert ops.aten.sin.default.has_kernel_for_dispatch_key(_C.DispatchKey.CPU)
        assert not ops.aten.sin.default.has_kernel_for_dispatch_key(_C.DispatchKey.Conjugate)
        cpu = _C.DispatchKeySet(_C.DispatchKey.CPU)
        assert ops.aten.sin.default.has_kernel_for_any_dispatch_key(cpu)

    def test_decompose(self, lib):
        lib.define("twice(Tensor x) -> Tensor")
        op = ops.tns.twice.default
        assert not op._can_decompose() and op.decompose(keyfall.ones(1)) is NotImplemented
        lib.impl("twice", lambda x: x + x)
        assert op._can_decompose() and op.decompose(keyfall.ones(1)).tolist() == [2]
        assert op._op_dk(_C.DispatchKey.CompositeImplicitAutograd, keyfall.ones(1)).tolist() == [2]

    def test_op_dk_refuses(self):
        for wrong in ((), ("Nonsense", 1), (3, 4)):
            with pytest.raises((TypeError, RuntimeError)):
                overload._op_dk(*wrong)
        with pytest.raises(NotImplementedError):
            overload._op_dk(_C.DispatchKey.CUDA, keyfall.ones(1), keyfall.ones(1))

    @pytest.mark.parametrize("wrong", [None, 3, "aten::add", [], b"x", object()])
    def test_bindings_refuse_other_things(self, wrong):
        for call in (_C._op_tags, _C._op_overload_names, _C._load_plugin):
            if isinstance(wrong, str) and call is not _C._op_tags:
                continue
            with pytest.raises(TypeError):
                call(wrong)
        with pytest.raises(TypeError):
            _C._resolve_overload(wrong)

    def test_python_kernels(self, lib):
        lib.define("p(Tensor x) -> Tensor")
        op = ops.tns.p.default
        assert op.py_impl(_C.DispatchKey.CPU)(abs) is abs
        assert op.py_kernels == {_C.DispatchKey.CPU: abs}
        with pytest.raises(RuntimeError) as caught:
            op.py_impl(_C.DispatchKey.CPU)(abs)
        assert str(caught.value) == (
            "Trying to override a python impl for DispatchKey.CPU on operator tns::p"
        )
        with pytest.raises(
            AssertionError, match="Please register a mode for the DispatchKey.Python"
        ):
            op.py_impl(_C.DispatchKey.Python)(abs)
        with pytest.raises(AssertionError, match="expected DispatchKey, got <class 'str'>"):
            op.py_impl("CPU")(abs)

        class Mode(TorchDispatchMode):
            pass

        op.py_impl(Mode)(abs)
        assert op.python_key_table == {Mode: abs}


class TestResolution:
    """The kernel that the Python dispatcher runs for a key."""

    def op(self, lib, *keys):
        lib.define("r(Tensor x) -> Tensor")
        for key in keys:
            lib.impl("r", lambda x: x, key)
        return ops.tns.r.default

    @pytest.mark.parametrize(
        "keys, key, result",
        [
            (["CPU"], "CPU", "CPU"),
            (["CompositeExplicitAutograd"], "CPU", "CompositeExplicitAutograd"),
            (["CompositeImplicitAutograd"], "CPU", "CompositeImplicitAutograd"),
            (["CompositeImplicitAutograd"], "AutogradCPU", "CompositeImplicitAutograd"),
            (["CPU", "CompositeImplicitAutograd"], "AutogradCUDA", "CompositeImplicitAutograd"),
            (["CPU", "CompositeImplicitAutograd"], "AutogradCPU", "AutogradCPU"),
            (["CPU", "Autograd"], "AutogradCPU", "Autograd"),
            (
                ["FuncTorchBatchedDecomposition"],
                "FuncTorchBatched",
                "FuncTorchBatchedDecomposition",
            ),
        ],
    )
    def test_order(self, lib, keys, key, result):
        op = self.op(lib, *keys)
        key = getattr(_C.DispatchKey, key)
        assert op._get_dispatch(key) == getattr(_C.DispatchKey, result)
        assert op._dispatch_cache[key] == getattr(_C.DispatchKey, result)
        op._uncache_dispatch(key)
        assert key not in op._dispatch_cache

    def test_missing(self, lib):
        with pytest.raises(NotImplementedError) as caught:
            self.op(lib, "CPU")._get_dispatch(_C.DispatchKey.CUDA)
        assert str(caught.value) == (
            "could not find kernel for tns.r.default at dispatch key DispatchKey.CUDA"
        )

    def test_ambiguous(self, lib):
        op = self.op(lib, "FPGA", "CompositeImplicitAutograd")
        with pytest.raises(RuntimeError, match="ambiguous autogradother kernel"):
            op._get_dispatch(_C.DispatchKey.AutogradOther)

    def test_python_kernels_count(self, lib):
        op = self.op(lib)
        op.py_impl(_C.DispatchKey.CompositeExplicitAutograd)(abs)
        assert op._get_dispatch(_C.DispatchKey.CUDA) is abs


class TestHigherOrder:
    @pytest.fixture
    def hop(self):
        class Operator(HigherOrderOperator):
            def __init__(self):
                super().__init__("test_hop")

            def __call__(self, function, *args, **kwargs):
                return super().__call__(function, *args, **kwargs)

        return Operator()

    def test_must_be_subclassed(self):
        with pytest.raises(RuntimeError) as caught:
            HigherOrderOperator("x")
        assert str(caught.value) == (
            "Direct instantiation of HigherOrderOperator is not allowed. Please subclass it."
        )

    def test_names(self, hop):
        assert str(hop) == hop.name() == hop.__name__ == "test_hop"
        assert hop.namespace == "higher_order" and hop.__module__ == "torch.ops.higher_order"
        assert ops.higher_order.test_hop is hop or "test_hop" in dir(ops.higher_order)

    def test_keys(self, hop):
        x = keyfall.ones(2)
        with pytest.raises(
            NotImplementedError, match="could not find kernel for HigherOrderOperator"
        ):
            hop(abs, x)

        @hop.py_impl(_C.DispatchKey.CPU)
        def cpu(function, x):
            return "cpu", function(x).tolist()

        @hop.py_impl(_C.DispatchKey.Autograd)
        def autograd(function, x):
            with _C._AutoDispatchBelowAutograd():
                return "autograd", hop(function, x)

        assert hop(abs, -x) == ("autograd", ("cpu", [1, 1]))

    def test_modes(self, hop):
        class Plain(TorchDispatchMode):
            def __torch_dispatch__(self, func, types, args=(), kwargs=None):
                return "mode", func, types, args, kwargs

        class Supporting(Plain):
            supports_higher_order_operators = True

        hop.py_impl(_C.DispatchKey.Autograd)(lambda f, x: hop.dispatch(_C.DispatchKey.Python, f, x))
        x = keyfall.ones(1)
        with (
            Plain(),
            pytest.raises(NotImplementedError, match="set .*supports_higher_order_operators"),
        ):
            hop(abs, x)
        with Supporting():
            assert hop(abs, x) == ("mode", hop, [], (abs, x), {})
        hop.py_impl(Plain)(lambda mode, f, x: (type(mode).__name__, f))
        with Plain():
            assert hop(abs, x) == ("Plain", abs)
        assert _C._len_torch_dispatch_stack() == 0
