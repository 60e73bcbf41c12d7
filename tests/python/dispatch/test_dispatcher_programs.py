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
