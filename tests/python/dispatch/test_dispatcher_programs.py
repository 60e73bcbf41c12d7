"""Random programs of the dispatcher with PyTorch's outcomes, which `tools/fuzz_dispatcher.py --record` has
written, and the differences from PyTorch that such programs leave out."""

import gc
import json
import lzma

import dispatcher_programs as programs
import pytest
from paths import DATA

import keyfall
from keyfall import _C
from keyfall.overrides import TorchFunctionMode
from keyfall.utils._python_dispatch import TorchDispatchMode

with lzma.open(DATA / "dispatcher_programs.json.xz", "rt") as file:
    RECORDED = json.load(file)

PARTS = 16


@pytest.fixture
def torch_messages():
    before = keyfall.has_torch_messages()
    keyfall.set_torch_messages(True)
    gc.freeze()  # programs collect their garbage, and there is much else
    yield
    gc.unfreeze()
    keyfall.set_torch_messages(before)


@pytest.mark.parametrize("part", range(PARTS))
def test_recorded(part, torch_messages):
    wrong = []
    for program, expected in RECORDED[part::PARTS]:
        found = programs.run(keyfall, program)
        wrong += [f"{program[:at + 1]}: {mine}, not {theirs}"
                  for at, (mine, theirs) in enumerate(zip(found, expected)) if mine != theirs][:1]
    assert not wrong, "\n".join([f"{len(wrong)} of {len(RECORDED[part::PARTS])}", *wrong])


def test_seed_determines_the_program():
    assert [programs.make(seed) for seed in range(50)] == [programs.make(seed) for seed in range(50)]
    kinds = {step[0] for seed in range(200) for step in programs.make(seed)}
    assert {"lib", "def", "impl", "fallback", "enter", "leave", "mode", "call", "ask"} <= kinds


# ---- What is better here (docs/guide/from-pytorch.md) ----


class Seeing(TorchDispatchMode):
    """Runs a function inside __torch_dispatch__, where PyTorch does not resolve lazy views."""

    def __init__(self, function):
        super().__init__()
        self.function = function

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.result = self.function()
        return func(*args, **(kwargs or {}))


def test_lazy_views_inside_a_mode_are_resolved():
    """PyTorch computes the sine of the number before conjugation there."""
    number = keyfall.tensor([1 + 2j])
    with Seeing(lambda: (keyfall.sin(number.conj()), keyfall._neg_view(keyfall.ones(1)) + 1)) as mode:
        keyfall.ones(1)
    assert keyfall.allclose(mode.result[0], keyfall.sin(number.conj().resolve_conj()))
    assert mode.result[1].tolist() == [0.0]


def test_refused_definition_leaves_nothing():
    """PyTorch keeps the definition whose kernel does not fit."""
    library = _C._dispatch_library("FRAGMENT", "refused_programs", "", "here", 1)
    with pytest.raises(RuntimeError, match="Type mismatch|expected"):
        library.def_schema_t_t("a(int x) -> Tensor", "CPU", "", "kernel")
    assert _C._dispatch_dump("refused_programs::a") == ""
    assert not [name for name in _C._dispatch_get_all_op_names() if name.startswith("refused_programs")]
    library.def_("a(Tensor x) -> Tensor")


def test_stored_entries_follow_the_rules():
    """PyTorch keeps the implicit composite at the keys of nested tensors if the explicit one comes later."""
    tables = []
    for number, order in enumerate((1, -1)):
        library = _C._dispatch_library("FRAGMENT", f"ordered_programs{number}", "", "here", 1)
        library.def_("a(Tensor x) -> Tensor")
        for key in ("CompositeImplicitAutograd", "CompositeExplicitAutograd")[::order]:
            library.impl_t_t("a", key, "kernel")
        has = _C._dispatch_has_computed_kernel_for_dispatch_key
        name = f"ordered_programs{number}::a"
        tables.append([has(name, key) for key in ("NestedTensorCPU", "NestedTensorCUDA", "CPU", "AutogradCPU")])
        assert "\nNestedTensorCPU" not in _C._dispatch_dump_table(name)
    assert tables[0] == tables[1] == [False, False, True, True]


def test_memory_needs_no_call_of_its_own():
    """PyTorch's kernels make memory by a call, which finds no kernel without BackendSelect."""
    with _C._ForceDispatchKeyGuard(_C.DispatchKeySet("CPU"), _C.DispatchKeySet("AutocastCPU")):
        assert keyfall.tensor([1 + 2j]).conj().neg().tolist() == [-1 + 2j]


def test_excluding_one_backend_leaves_no_other_behind():
    """PyTorch's guard of one key restores the functionality and keeps the backend."""
    before = _C._dispatch_tls_local_exclude_set()
    with _C._SetExcludeDispatchKeyGuard("SparseCPU", True):
        pass
    assert _C._dispatch_tls_local_exclude_set().raw_repr() == before.raw_repr()


class Held(keyfall.Tensor):
    """Answers with what it holds, and notes operators and the keys that are excluded."""

    seen = []

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        cls.seen.append((str(func), _C._dispatch_tls_is_dispatch_key_excluded("AutogradOther")))
        return func(*[getattr(a, "held", a) for a in args], **(kwargs or {}))

    @staticmethod
    def of(inner, **options):
        made = keyfall.Tensor._make_subclass(Held, inner, **options)
        made.held = inner
        return made


def test_saving_a_tensor_is_below_autograd():
    """PyTorch calls the class with the keys of the caller."""
    class Wrapped(Held):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            made = super().__torch_dispatch__(func, types, args, kwargs)
            wrapper = keyfall.Tensor._make_wrapper_subclass(cls, made.shape)
            wrapper.held = made
            return wrapper

    tensor = keyfall.Tensor._make_wrapper_subclass(Wrapped, (2,), requires_grad=True)
    tensor.held = keyfall.ones(2)
    Wrapped.seen = []
    tensor.relu()
    assert [name for name, _ in Wrapped.seen] == ["aten.relu.default", "aten.detach.default"]
    assert all(excluded for _, excluded in Wrapped.seen)


def test_detach_reaches_no_mode_without_its_keys():
    """PyTorch's detach looks for modes itself."""
    tensor = keyfall.ones(2)
    with Seeing(lambda: None) as mode:
        mode.result = "not called"
        with _C._ForceDispatchKeyGuard(_C.DispatchKeySet("BackendSelect"), _C._dispatch_tls_local_exclude_set()):
            tensor.detach(), tensor.sin()
        assert mode.result == "not called"


def test_the_history_of_a_written_view_calls_nothing():
    """PyTorch makes the view again, and the class sees a second select."""
    base, factor = Held.of(keyfall.ones(2)), keyfall.ones(2, requires_grad=True)
    view = keyfall.ops.aten.select.int(base, 0, 0)
    keyfall.ops.aten.mul_.Tensor(base, factor)
    Held.seen = []
    assert view.requires_grad and view.neg().requires_grad
    assert Held.seen == []


def test_refused_operands_are_asked_once():
    """PyTorch's __mul__ gives NotImplemented, and Python calls __rmul__."""
    asked = []

    class Refusing(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            asked.append(str(func))
            return NotImplemented

    plain, held = keyfall.ones(2), Held.of(keyfall.ones(2))
    with Refusing(), pytest.raises(TypeError, match="unsupported operand"):
        plain * held
    assert asked == ["aten.mul.Tensor"] * 2  # the second call is the class's


def test_an_alias_of_a_class_gets_another_type():
    """In PyTorch the alias that Python code returns has an object already, and cannot get another."""
    class Other(keyfall.Tensor):
        pass

    made = Held.of(keyfall.ones(2)).as_subclass(Other)
    assert type(made) is Other and made.tolist() == [1, 1]


def test_views_of_wrappers_in_inference_mode():
    """PyTorch's inference tensors cannot share the version of the tensor that they view."""
    class Wrapped(keyfall.Tensor):
        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            return keyfall.Tensor._make_wrapper_subclass(cls, (2,))

    tensor = keyfall.Tensor._make_wrapper_subclass(Wrapped, (2, 2))
    with keyfall.inference_mode():
        view = tensor[0]
        assert type(view) is Wrapped and view.is_inference()


def test_wrappers_have_no_memory():
    """PyTorch's kernel reads from where the memory would be."""
    tensor = keyfall.Tensor._make_wrapper_subclass(Held, (2,))
    with _C._ExcludeDispatchKeyGuard(_C.DispatchKeySet("Python")), pytest.raises(RuntimeError, match="no memory"):
        keyfall.ops.aten.exp.default(tensor)


def test_keys_without_a_device_have_composites_only():
    """In PyTorch, as_strided below expand has no kernel for FPGA, and clone is a composite."""
    tensor = keyfall.ones(2)
    with _C._IncludeDispatchKeyGuard("FPGA"):
        assert tensor.expand(2, 2).shape == (2, 2)
    for key in ("FPGA", "NestedTensorCPU"):
        with _C._IncludeDispatchKeyGuard(key), pytest.raises(NotImplementedError, match=key):
            tensor.clone()


def test_the_lowest_key_names_the_kernel_that_does_not_fit():
    """PyTorch looks at kernels in the order of a hash table."""
    for number, order in enumerate((1, -1)):
        library = _C._dispatch_library("FRAGMENT", f"unfit_programs{number}", "", "here", 1)
        for key, debug in (("PrivateUse1", "low"), ("", "high"))[::order]:
            library.impl_t_t("a", key, debug)
        with pytest.raises(RuntimeError, match="low"):
            library.def_("a(Tensor x, Tensor y) -> Tensor")


def test_a_definition_with_its_namespace_ends():
    """PyTorch's Library._destroy fails on the name, and the registrations stay."""
    library = keyfall.library.Library("dotted_programs", "DEF")
    library.define("dotted_programs::a.ov(Tensor x) -> Tensor")
    assert "dotted_programs::a.ov" in _C._dispatch_get_all_op_names()
    library._destroy()
    assert "dotted_programs::a.ov" not in _C._dispatch_get_all_op_names()


def test_a_key_included_by_hand_stays():
    """PyTorch's guard knows no other owner of the key."""
    with _C._IncludeDispatchKeyGuard("PythonDispatcher"):
        guard = _C._EnablePythonDispatcher()
        del guard
        assert _C._dispatch_tls_is_dispatch_key_included("PythonDispatcher")
    assert not _C._dispatch_tls_is_dispatch_key_included("PythonDispatcher")


def test_dimension_names_are_strings():
    """PyTorch 2.13 has forgotten the type, which schemas of its earlier versions have."""
    assert str(_C.parse_schema("foo(Dimname[]? x=None) -> ()")) == "foo(str[]? x=None) -> ()"


# ---- What such programs have found ----


class Wrapping(keyfall.Tensor):
    __torch_function__ = _C._disabled_torch_function_impl

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        return keyfall.full((2,), 9.0)


def test_written_arguments_are_returned():
    """The operator returns what it writes, whatever the class returns; below autograd, what the class returns."""
    tensor = keyfall.Tensor._make_subclass(Wrapping, keyfall.ones(2))
    assert tensor.add_(1) is tensor and keyfall.ops.aten.mul_.Tensor(tensor, 2) is tensor
    out = keyfall.ones(2)
    assert keyfall.sin(tensor, out=out) is out
    with _C._AutoDispatchBelowADInplaceOrView():
        assert keyfall.ops.aten.add_.Tensor(tensor, 1).tolist() == [9.0, 9.0]


def test_views_in_modes_are_cloned_once():
    class Names(TorchDispatchMode):
        names = []

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            self.names.append(str(func))
            return func(*args, **(kwargs or {}))

    both = keyfall._neg_view(keyfall.ones(2, dtype=keyfall.complex64).conj())
    for below in (False, True):
        Names.names.clear()
        guard = _C._AutoDispatchBelowAutograd() if below else None
        with Names():
            keyfall.sin(both)
        del guard
        assert Names.names == ["aten.clone.default", "aten.sin.default"]


def test_extra_keys_choose_the_autocast_key():
    wrapper = keyfall.Tensor._make_wrapper_subclass(Wrapping, (2,), _extra_dispatch_keys=_C.DispatchKeySet("CUDA"))
    keys = _C._dispatch_keys(wrapper)
    assert keys.has(_C.DispatchKey.AutocastCUDA) and not keys.has(_C.DispatchKey.AutocastCPU)


def test_a_second_mode_leaves_the_keys_alone():
    with Seeing(lambda: None), _C._ForceDispatchKeyGuard(_C.DispatchKeySet("BackendSelect"), _C.DispatchKeySet("Tracer")):
        with Seeing(lambda: None):
            assert not _C._dispatch_tls_is_dispatch_key_included("Python")


class Plain(keyfall.Tensor):
    pass


def test_as_subclass_is_not_seen_by_modes():
    tensor = keyfall.ones(2)
    with Seeing(lambda: pytest.fail("called")):
        assert type(tensor.as_subclass(Plain)) is Plain


@pytest.mark.parametrize("guard", [_C._EnablePythonDispatcher, _C._DisablePythonDispatcher])
def test_a_mode_outlives_an_older_guard(guard):
    """The guards of one key restore only this key, and not the keys of the mode."""
    older = guard()
    older.__enter__()
    with Seeing(lambda: None) as mode:
        older.__exit__(None, None, None)
        mode.result = "not called"
        keyfall.ones(1)
        assert mode.result is None
    assert not _C._dispatch_tls_is_dispatch_key_included("Python")


def test_composites_that_return_their_argument():
    """Below autograd, where Python code answers composites, too."""
    tensor = keyfall.Tensor._make_wrapper_subclass(Echo, (2,))
    guard = _C._AutoDispatchBelowAutograd()
    made = [getattr(keyfall.ops.aten, name).default(tensor) for name in ("resolve_conj", "resolve_neg", "conj")]
    del guard
    assert all(m is tensor for m in made)


class Echo(keyfall.Tensor):
    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        return args[0]


def test_conj_of_the_class():
    """A real tensor is returned without a call, and a complex one calls _conj."""
    real, number = Held.of(keyfall.ones(2)), Held.of(keyfall.tensor([1 + 2j]))
    Held.seen = []
    guard = _C._AutoDispatchBelowAutograd()
    assert real.conj() is real and keyfall.conj(real) is real
    assert number.conj().tolist() == keyfall.conj(number).tolist() == [1 - 2j]
    del guard
    assert [name for name, _ in Held.seen] == ["aten._conj.default"] * 2


def test_resolved_numbers_record_a_clone():
    number = keyfall.tensor([1 + 2j], requires_grad=True)
    made = number.conj().resolve_conj()
    assert type(made.grad_fn).__name__ == "CloneBackward0"
    made.imag.sum().backward()
    assert number.grad.tolist() == [-1j]
    neg = keyfall._neg_view(keyfall.ones(1, requires_grad=True)).resolve_neg()
    assert type(neg.grad_fn).__name__ == "CloneBackward0" and neg.tolist() == [-1]


def test_function_modes_come_before_arguments():
    names = []

    class Names(TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            names.append(func.__name__)
            return 5

    held = Held.of(keyfall.ones(2))
    with Names():
        assert keyfall.ops.aten.sin.default([held, None]) == 5
    assert names == ["sin.default"]


def test_views_of_a_class_in_inference_mode_are_tracked():
    tensor = Held.of(keyfall.ones(2, 2), require_grad=True)
    with keyfall.inference_mode():
        assert tensor[0].requires_grad and keyfall.ones(2, 2, requires_grad=True)[0].requires_grad is False


def test_written_and_read_views_are_cloned_in_order():
    names = []

    class Names(TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            names.append((str(func), args[0].is_conj() and tuple(args[0].shape)))
            return func(*args, **(kwargs or {}))

    read, written = keyfall.ones(1, dtype=keyfall.complex64).conj(), keyfall.ones(2, dtype=keyfall.complex64).conj()
    with Names():
        keyfall.ops.aten.sin.out(read, out=written)
    assert [shape for name, shape in names if name == "aten.clone.default"] == [(1,), (2,)]


def test_kernels_after_a_class_stay_below_python():
    """The class resolves the conjugate into a plain tensor; its operator goes on as if the class had called it."""
    excluded = []
    library = keyfall.library.Library("resolved_programs", "DEF")
    library.define("a(Tensor x) -> Tensor")

    def kernel(x):
        excluded.append(_C._dispatch_tls_is_dispatch_key_excluded("AutogradOther"))
        return x.clone()

    library.impl("a", kernel, "CPU")
    number = keyfall.tensor([1 + 2j]).conj()
    for tensor in (Held.of(number), number):
        assert keyfall.ops.resolved_programs.a(tensor).tolist() == [1 - 2j]
    assert excluded == [True, False]
    library._destroy()


def test_written_arguments_are_returned_below_functionalization():
    """No argument is functional; the class returns something else than the argument."""
    tensor = keyfall.ones(2)
    included = _C.DispatchKeySet("BackendSelect").add(_C.DispatchKey.Functionalize)
    other = keyfall.Tensor._make_subclass(Wrapping, keyfall.ones(2))
    with _C._ForceDispatchKeyGuard(included, _C._dispatch_tls_local_exclude_set()):
        assert keyfall.ops.aten.mul_.Tensor(tensor, other) is tensor
