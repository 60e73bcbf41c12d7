"""DispatchKey, Tag, _TorchDispatchModeKey and DispatchKeySet."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

import keyfall
from keyfall import _C

Key = _C.DispatchKey
Set = _C.DispatchKeySet

BACKENDS = ("CPU CUDA HIP XLA MPS IPU XPU HPU VE Lazy MTIA MAIA PrivateUse1 PrivateUse2 PrivateUse3 "
            "Meta").split()
FAMILIES = {"Dense": "", "Quantized": "Quantized", "Sparse": "Sparse", "SparseCsr": "SparseCsr",
            "NestedTensor": "NestedTensor", "AutogradFunctionality": "Autograd"}
ALIASES = ("Autograd CompositeImplicitAutograd FuncTorchBatchedDecomposition "
           "CompositeImplicitAutogradNestedTensor CompositeExplicitAutograd "
           "CompositeExplicitAutogradNonFunctional").split()

keys = st.sampled_from(list(Key.__members__.values()))
anything = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20),
                     st.binary(max_size=5), st.lists(st.integers(), max_size=3), keys,
                     st.builds(Set, keys), st.just(object()), st.sampled_from(list(Key.__members__)))


# ---- Members -------------------------------------------------------------------------------------


def test_numbers():
    for first, (family, prefix) in zip((49, 66, 83, 100, 117, 134), FAMILIES.items()):
        assert int(getattr(Key, f"StartOf{family}Backends")) == first
        for i, backend in enumerate(BACKENDS, 1):
            assert int(getattr(Key, prefix + backend)) == first + i
        assert getattr(Key, f"EndOf{family}Backends") == getattr(Key, prefix + "Meta")
    assert [int(getattr(Key, name)) for name in ALIASES] == list(range(151, 157))
    some = {"Undefined": 0, "Dense": 1, "BackendSelect": 11, "Python": 12, "Functionalize": 15,
            "Conjugate": 17, "ADInplaceOrView": 20, "AutogradOther": 21, "AutocastCPU": 25,
            "FuncTorchBatched": 35, "PythonTLSSnapshot": 42, "PreDispatch": 46,
            "PythonDispatcher": 47}
    assert {name: int(getattr(Key, name)) for name in some} == some


def test_members():
    members = Key.__members__
    assert len(members) == 145
    assert list(members)[:3] == ["Undefined", "CompositeExplicitAutogradNonFunctional",
                                 "CompositeExplicitAutograd"]
    for name, key in members.items():
        assert getattr(Key, name) is key
        assert isinstance(key, Key)
    assert "FPGA" not in members and not hasattr(Key, "FPGA")
    with pytest.raises(TypeError):
        members["CPU"] = 3


def test_text():
    assert repr(Key.CPU) == "<DispatchKey.CPU: 50>"
    assert str(Key.CPU) == "DispatchKey.CPU"
    assert Key.CPU.name == "CPU" and Key.CPU.value == 50
    assert repr(Key.EndOfDenseBackends) == "<DispatchKey.Meta: 65>"
    assert Key.StartOfDenseBackends.name == "StartOfDenseBackends"
    assert repr(_C._dispatch_key_parse("FPGA")) == "<DispatchKey.FPGA: 2>"
    assert repr(Key(9999)) == "<DispatchKey.???: 9999>"


def test_identity():
    assert Key(50) is Key.CPU and Key(value=50) is Key.CPU
    assert Key.CPU == Key.CPU and Key.CPU != Key.CUDA
    assert Key.CPU != 50 and Key.CPU != "CPU" and Key.CPU is not None
    assert hash(Key.CPU) == 50 and {Key.CPU: 1}[Key(50)] == 1
    assert list(range(100))[Key.CPU] == 50
    assert not isinstance(Key.CPU, int)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(Key.CPU, protocol)) is Key.CPU
    assert copy.deepcopy([Key.CPU])[0] is Key.CPU
    with pytest.raises(TypeError):
        Key.CPU < Key.CUDA
    with pytest.raises(AttributeError):
        Key.CPU.name = "x"
    with pytest.raises(AttributeError):
        Key.CPU.other = 1
    with pytest.raises(TypeError):
        type("Sub", (Key,), {})


@pytest.mark.parametrize("value", [None, "CPU", 1.5, -1, 70000, 2**70, b"", Key])
def test_bad_values(value):
    with pytest.raises(TypeError):
        Key(value)


def test_bad_counts():
    with pytest.raises(TypeError):
        Key()
    with pytest.raises(TypeError):
        Key(1, 2)


def test_tags():
    Tag = _C.Tag
    assert keyfall.Tag is Tag
    assert list(Tag.__members__) == sorted(Tag.__members__) and len(Tag.__members__) == 20
    assert [int(tag) for tag in Tag.__members__.values()] == list(range(20))
    assert repr(Tag.core) == "<Tag.core: 0>" and str(Tag.pointwise) == "Tag.pointwise"
    assert Tag.core != Key.Undefined and Tag.core != 0
    assert pickle.loads(pickle.dumps(Tag.view_copy)) is Tag.view_copy
    with pytest.raises(TypeError):
        Tag(20)


def test_mode_keys():
    ModeKey = _C._TorchDispatchModeKey
    assert {name: int(key) for name, key in ModeKey.__members__.items()} == {
        "FAKE": 0, "PROXY": 1, "FUNCTIONAL": 2}
    assert repr(ModeKey.PROXY) == "<_TorchDispatchModeKey.PROXY: 1>"


# ---- Functions on keys ------------------------------------------------------------------------------


def test_names():
    assert _C._dispatch_key_name(Key.AutogradCPU) == "AutogradCPU"
    assert _C._dispatch_key_name("CPU") == "CPU"
    assert _C._dispatch_key_parse("CPU") is Key.CPU
    assert _C._dispatch_key_parse(Key.CPU) is Key.CPU
    assert _C._parse_dispatch_key("SparseCsrMPS") is Key.SparseCsrMPS
    assert _C._parse_dispatch_key("nonsense") is None
    assert _C._parse_dispatch_key("CPU\0") is None
    for name in ALIASES:
        assert _C._dispatch_key_parse(name).name == name


@pytest.mark.parametrize("name", ["xx", "", "cpu", "AutogradMAIA", "StartOfDenseBackends", "CPU ",
                                  "CPU\0", "é" * 500])
def test_unparsable(name):
    with pytest.raises(RuntimeError) as error:
        _C._dispatch_key_parse(name)
    assert str(error.value) == "could not parse dispatch key: " + name


def test_functionality():
    assert _C._to_functionality_key("CPU") is Key.Dense
    assert _C._to_functionality_key(Key.AutogradCPU) is Key.AutogradFunctionality
    assert _C._to_functionality_key("Python") is Key.Python
    assert _C._to_functionality_key("Autograd") is Key.Undefined
    assert [k.name for k in _C._functionality_to_backend_keys("Dense")] == BACKENDS
    assert [k.name for k in _C._functionality_to_backend_keys("AutogradFunctionality")] == [
        "Autograd" + b for b in BACKENDS]
    assert _C._functionality_to_backend_keys("CPU") == [Key.CPU]
    assert _C._dispatch_num_backends() == 16


def test_aliases():
    assert {n for n, k in Key.__members__.items() if _C._dispatch_is_alias_key(k)} == set(ALIASES)
    inside = _C._dispatch_is_included_in_alias
    assert inside("CPU", "CompositeExplicitAutograd")
    assert not inside("XLA", "CompositeExplicitAutogradNonFunctional")
    assert inside("AutogradCPU", "Autograd") and not inside("CPU", "Autograd")
    assert not inside("Undefined", "CompositeImplicitAutograd")
    assert inside("FuncTorchBatched", "FuncTorchBatchedDecomposition")


def test_key_for_device():
    assert _C._dispatch_key_for_device("cpu") == "CPU"
    assert _C._dispatch_key_for_device("meta") == "Meta"
    assert _C._dispatch_key_for_device("privateuseone") == "PrivateUse1"
    for name in ("VE", "FPGA", "Vulkan", "MAIA"):
        assert _C._dispatch_key_for_device(name.lower()) == name
    for text, message in {
        "cuda:0": "Expected device_type string to not have a device index; got cuda:0",
        "foo": "Expected one of cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, fpga, "
               "maia, xla, lazy, vulkan, mps, meta, hpu, mtia, privateuseone device type at start "
               "of device string: foo",
        "": "Device string must not be empty",
    }.items():
        with pytest.raises(RuntimeError) as error:
            _C._dispatch_key_for_device(text)
        assert str(error.value) == message
    with pytest.raises(RuntimeError):
        _C._dispatch_key_for_device("opengl")


# ---- Key sets ---------------------------------------------------------------------------------------


def test_keyset_text():
    assert repr(Set("CPU")) == str(Set(Key.CPU)) == "DispatchKeySet(CPU)"
    assert repr(Set("Autograd")) == repr(Set("Undefined")) == "DispatchKeySet()"
    assert repr(Set("CPU") | Set("AutogradCUDA")) == \
        "DispatchKeySet(CPU, CUDA, AutogradCPU, AutogradCUDA)"
    assert _C._dispatch_keyset_to_string(Set("FPGA")) == "DispatchKeySet(FPGA)"
    full = repr(_C._dispatch_keyset_full())
    assert full.startswith("DispatchKeySet(CPU, CUDA, HIP, ") and full.count(",") == 136
    assert full.endswith(", PreDispatch, PythonDispatcher)")


def test_keyset_operations():
    cpu, cuda = Set("CPU"), Set("CUDA")
    both = cpu | cuda
    assert cpu & cuda == Set.from_raw_repr(1 << 16)  # Dense, and no common backend
    assert both.has("CPU") and not cpu.has("CUDA") and cpu.has("Autograd") and cpu.has("Undefined")
    assert repr(both - cuda) == "DispatchKeySet()" and (both - cuda).raw_repr() == 3
    assert both.remove("CPU") == both - cpu
    assert cpu.add("AutogradCPU") == cpu | Set("AutogradCPU")
    assert cpu.highestPriorityTypeId() is Key.CPU
    assert both.add("Python").highestPriorityTypeId() is Key.Python
    assert cpu.remove("CPU").highestPriorityTypeId() is Key.Undefined
    assert cpu.raw_repr() == 65537 and Set.from_raw_repr(65537) == cpu
    assert cpu != cuda and cpu == Set("CPU") and hash(cpu) == hash(Set("CPU"))
    assert cpu != 3 and not cpu == "CPU" and len({cpu, cuda, Set("CPU")}) == 2


def test_keyset_raw_values():
    assert _C._dispatch_keyset_full().raw_repr() == 0x7fffffffffffffff
    assert _C._after_autograd_keyset.raw_repr() == 0x4000000fffffffff
    assert _C._after_ADInplaceOrView_keyset.raw_repr() == 0x40000007ffffffff
    assert _C._dispatch_autogradother_backends.raw_repr() == 0x1feffff
    assert _C._dispatch_keyset_full_after("AutogradOther") == _C._after_autograd_keyset
    assert repr(_C._additional_keys_to_prop_for_wrapper_tensors).endswith(", Conjugate, Negative)")
    of = _C._dispatch_get_backend_keyset_from_autograd
    assert of("AutogradCPU") == Set("CPU") and of(Key.AutogradMAIA) == Set("MAIA")
    assert of("AutogradOther") == _C._dispatch_autogradother_backends
    assert of("CPU") == of("Autograd") == Set("Undefined")


def test_keyset_pickle():
    for keyset in (Set("CPU"), Set("Undefined"), _C._dispatch_keyset_full()):
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(keyset, protocol)) == keyset
        assert copy.copy(keyset) == keyset


def test_keys_of_tensors():
    x = keyfall.tensor([1.0])
    text = "DispatchKeySet(CPU, ADInplaceOrView, AutogradCPU, AutocastCPU)"
    assert repr(_C._dispatch_keys(x)) == _C._dispatch_key_set(x) == text


@pytest.mark.parametrize("value", [2**64, -1, 1.5, None, "1"])
def test_bad_raw(value):
    with pytest.raises(TypeError):
        Set.from_raw_repr(value)


def test_keyset_bad_arguments():
    for args in ((), (3,), (Set("CPU"),), ("CPU", "CUDA"), (None,)):
        with pytest.raises(TypeError):
            Set(*args)
    with pytest.raises(TypeError):
        Set(key="CPU")
    for other in (3, "CPU", Key.CPU, None):
        for operation in ("__or__", "__and__", "__sub__"):
            assert getattr(Set("CPU"), operation)(other) is NotImplemented
    with pytest.raises(TypeError):
        Set("CPU") | Key.CUDA
    with pytest.raises(AttributeError):
        Set("CPU").x = 1
    for tensor in (3, None, "x"):
        with pytest.raises(TypeError):
            _C._dispatch_keys(tensor)


@given(st.lists(keys), st.lists(keys))
def test_keyset_algebra(first, second):
    a = b = Set("Undefined")
    for key in first:
        a = a.add(key)
    for key in second:
        b = b | Set(key)
    assert (a | b) & a == a and a | b == b | a
    assert (a - b) | (a & b) | a == a
    assert Set.from_raw_repr(a.raw_repr()) == a
    assert all(a.has(key) for key in first)
    assert (a - a).highestPriorityTypeId() is Key.Undefined


# ---- Never a crash ----------------------------------------------------------------------------------

FUNCTIONS = [name for name in dir(_C) if callable(getattr(_C, name)) and (
    "dispatch_key" in name or "functionality" in name or "_dispatch_is_" in name)]


@given(st.sampled_from(FUNCTIONS), st.lists(anything, max_size=3))
def test_arbitrary_arguments(name, args):
    if name.startswith("_dispatch_tls_set") or name == "_dispatch_print_registrations_for_dispatch_key":
        return
    try:
        getattr(_C, name)(*args)
    except (TypeError, RuntimeError, ValueError, NotImplementedError):
        pass


@given(st.sampled_from([name for name in dir(Set) if name[:2] != "__" or name in (
    "__or__", "__and__", "__sub__", "__eq__", "__hash__", "__repr__", "__reduce__")]),
       st.lists(anything, max_size=2))
def test_arbitrary_arguments_of_methods(name, args):
    try:
        getattr(Set("CPU"), name)(*args)
    except (TypeError, RuntimeError, ValueError):
        pass


@given(st.integers(0, 2**16 - 1), st.sampled_from(FUNCTIONS))
def test_every_number_is_safe(number, name):
    if "tls_set" in name or "library" in name or "print" in name:
        return
    try:
        getattr(_C, name)(Key(number))
    except (TypeError, RuntimeError):
        pass
    Set(Key(number)).add(Key(number)).remove(Key(number))
    repr(Key(number)), Key(number).name
