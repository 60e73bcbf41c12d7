"""Attributes of tensors in files: they are restored, also with weights_only, also from PyTorch; hostile
ones are rejected."""

import io
import os
import pickle
import subprocess
import zipfile

import pytest
from paths import DATA

import keyfall
from keyfall.serialization import safe_globals

BY_PYTORCH = DATA / "torch_attributes.pt"  # PyTorch 2.13
TORCH = os.environ.get("KEYFALL_TORCH_PYTHON")


class Tagged(keyfall.Tensor):
    """A subclass that pickle can find by name."""


class Slotted(keyfall.Tensor):
    __slots__ = ("extra",)


class WithState(keyfall.Tensor):
    def __setstate__(self, state):
        self.seen = state


def saved(obj):
    file = io.BytesIO()
    keyfall.save(obj, file)
    file.seek(0)
    return file


def attributed(obj, **attributes):
    for name, value in attributes.items():
        setattr(obj, name, value)
    return obj


# ---- Restored attributes -------------------------------------------------------------------------


@pytest.mark.parametrize("weights_only", [True, False])
@pytest.mark.parametrize("make", [
    lambda: keyfall.arange(3.0),
    lambda: keyfall.ones(2, requires_grad=True),
    lambda: keyfall.ones(2, device="meta"),
    lambda: keyfall.zeros(1, dtype=keyfall.uint16),
    lambda: keyfall.nn.Parameter(keyfall.ones(2)),
    lambda: keyfall.nn.Parameter(keyfall.ones(2), requires_grad=False),
    lambda: keyfall.nn.Buffer(keyfall.ones(2), persistent=False),
], ids=["tensor", "leaf", "meta", "untyped", "parameter", "frozen", "buffer"])
def test_attributes_come_back(make, weights_only):
    x = attributed(make(), note={"a": [1, ("b", None)]}, other=keyfall.ones(2), kind=keyfall.int8)
    again = keyfall.load(saved(x), weights_only=weights_only)
    assert type(again) is type(x) and again.requires_grad == x.requires_grad
    assert again.dtype is x.dtype and again.shape == x.shape
    assert set(vars(again)) == set(vars(x)) and again.note == x.note
    assert again.other.tolist() == [1, 1] and again.kind is keyfall.int8


def test_attributes_in_a_state_dict():
    module = keyfall.nn.Linear(2, 2)
    module.weight.note = "of the weight"
    state = keyfall.load(saved(module.state_dict(keep_vars=True)))
    assert state["weight"].note == "of the weight" and vars(state["bias"]) == {}


@pytest.mark.parametrize("cls, check", [
    (Tagged, lambda x: x.note == 4), (Slotted, lambda x: (x.note, x.extra) == (4, 5)),
    (WithState, lambda x: x.seen == {"note": 4}),
])
def test_subclasses_with_attributes_must_be_allowed(cls, check):
    x = attributed(keyfall.arange(2.0).as_subclass(cls), note=4)
    if cls is Slotted:
        x.extra = 5
    file = saved(x)
    with pytest.raises(pickle.UnpicklingError, match=f"{cls.__name__} was not an allowed global"):
        keyfall.load(file)
    with safe_globals([cls]):
        file.seek(0)
        again = keyfall.load(file)
    assert type(again) is cls and check(again) and again.tolist() == [0, 1]


def test_what_is_in_attributes_must_be_allowed():
    file = saved(attributed(keyfall.ones(1), note=Tagged))
    with pytest.raises(pickle.UnpicklingError, match="Tagged was not an allowed global"):
        keyfall.load(file)


# ---- PyTorch -------------------------------------------------------------------------------------


def check(state):
    tensor, parameter, buffer = state["tensor"], state["parameter"], state["buffer"]
    assert tensor.note == {"a": [1, "b"]} and tensor.other.tolist() == [1, 1]
    assert type(parameter).__name__ == "Parameter" and parameter.note == "of a parameter"
    assert vars(buffer) == {"persistent": False, "_is_buffer": True}


def test_a_file_of_pytorch():
    check(keyfall.load(BY_PYTORCH))
    check(keyfall.load(BY_PYTORCH, weights_only=False))


def test_names_in_files_are_pytorchs():
    with zipfile.ZipFile(saved(attributed(keyfall.ones(1), note=1))) as archive:
        data = archive.read("archive/data.pkl")
    assert b"ctorch._tensor\n_rebuild_from_type_v2\n" in data and b"ctorch\nTensor\n" in data
    assert b"keyfall" not in data


@pytest.mark.skipif(not TORCH, reason="KEYFALL_TORCH_PYTHON names no Python with PyTorch")
def test_pytorch_loads_our_files(tmp_path):
    keyfall.save(keyfall.load(BY_PYTORCH), tmp_path / "ours.pt")
    program = ("import sys, torch\n"
               "state = torch.load(sys.argv[1])\n"
               "print(state['tensor'].note, state['tensor'].other.tolist(), state['parameter'].note,"
               " type(state['parameter']).__name__, vars(state['buffer']))")
    done = subprocess.run([TORCH, "-c", program, tmp_path / "ours.pt"], capture_output=True, text=True)
    assert done.stdout == ("{'a': [1, 'b']} [1.0, 1.0] of a parameter Parameter "
                           "{'persistent': False, '_is_buffer': True}\n"), done.stderr


# ---- Hostile files -------------------------------------------------------------------------------


class Named:
    """A module and a name in it, separated by a line break, as in the file."""

    def __init__(self, name):
        self.name = name


class Call:
    def __init__(self, function, *args):
        self.function, self.args = function, args


class Pickler(pickle._Pickler):
    """Writes names and calls that the standard pickler would reject."""

    def save(self, obj, save_persistent_id=True):
        if isinstance(obj, Named):
            self.write(b"c" + obj.name.encode() + b"\n")
        elif isinstance(obj, Call):
            self.save(obj.function)
            self.save(tuple(obj.args))
            self.write(b"R")
        else:
            super().save(obj, save_persistent_id)


def hostile_file(obj):
    data, file = io.BytesIO(), io.BytesIO()
    Pickler(data, 2).dump(obj)
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("archive/data.pkl", data.getvalue())
    file.seek(0)
    return file


TENSOR, PARAMETER = Named("torch\nTensor"), Named("torch.nn.parameter\nParameter")
REBUILD = Named("torch._tensor\n_rebuild_from_type_v2")
META = Named("torch._utils\n_rebuild_meta_tensor_no_storage")
ARGS = (Named("torch\nfloat32"), (2,), (1,), False)


def rebuilt(state, cls=TENSOR, function=META):
    return Call(REBUILD, function, cls, ARGS, state)


def test_the_hostile_files_are_well_formed():
    x = keyfall.load(hostile_file(rebuilt({"note": 1})))
    assert x.is_meta and x.shape == (2,) and x.note == 1


@pytest.mark.parametrize("obj", [
    Call(TENSOR, 10**9), Call(TENSOR, 2, 3), Call(PARAMETER), Call(TENSOR),  # calls cannot choose sizes
    Call(REBUILD, TENSOR, TENSOR, (10**9,), None), Call(REBUILD, PARAMETER, TENSOR, (), None),
    rebuilt((None, {"data": 3})), rebuilt((None, {"requires_grad": True})),  # no slots of Tensor
    rebuilt((None, {"__class__": TENSOR})), rebuilt((None, {"_backward_hooks": {1: 2}})),
    rebuilt({1: 2}), rebuilt([1]), rebuilt("note"), rebuilt((1, 2)), rebuilt((None, None, None)),
    rebuilt(None, cls=Named("builtins\nset")), rebuilt(None, cls=3), rebuilt(None, cls=None),
    rebuilt(None, function=Named("builtins\nset")), rebuilt(None, function=3),
    Call(REBUILD), Call(REBUILD, META),
], ids=range(22))
def test_hostile_files(obj):
    with pytest.raises((TypeError, RuntimeError, AttributeError, pickle.UnpicklingError)):
        keyfall.load(hostile_file(obj))


@pytest.mark.parametrize("name", [
    "torch._tensor\nTensor", "torch._tensor\n_reduce_ex", "torch.nn.parameter\nBuffer",
    "torch._tensor\n_convert", "torch\nsave", "torch._C\nTensor", "keyfall\nTensor",
])
def test_other_names_stay_refused(name):
    with pytest.raises(pickle.UnpicklingError, match="not allowed"):
        keyfall.load(hostile_file(Named(name)))
