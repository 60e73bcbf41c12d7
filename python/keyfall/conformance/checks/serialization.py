"""Serialization: tensors of the device survive pickle, save and load, and safetensors."""

import io
import pathlib
import pickle
import tempfile

import keyfall
import keyfall.safetensors

from .registry import Skip, check, expect

GROUP = "serialization"


def _tensors(context):
    if not context.has_memory:
        raise Skip("meta has no data")
    base = keyfall.arange(24.0).reshape(4, 6).to(context.device)
    return {"plain": base, "transposed": base.t(), "sliced": base[1:, ::2],
            "int8": keyfall.arange(7, dtype=keyfall.int8).to(context.device),
            "half": keyfall.arange(7, dtype=keyfall.float16).to(context.device),
            "complex": keyfall.ones(3, dtype=keyfall.complex64).to(context.device),
            "empty": keyfall.empty((0, 2), device=context.device)}


def _expect_same(name, found, expected, device):
    expect(found.device == device, f"{name}: came back on {found.device}, expected {device}")
    expect(found.dtype == expected.dtype, f"{name}: came back as {found.dtype}")
    expect(keyfall.equal(found.cpu(), expected.cpu()), f"{name}: came back with other values")


@check(GROUP, "pickle")
def pickled(context):
    for name, tensor in _tensors(context).items():
        _expect_same(name, pickle.loads(pickle.dumps(tensor)), tensor, context.device)


@check(GROUP, "save and load")
def saved(context):
    tensors = _tensors(context)
    buffer = io.BytesIO()
    keyfall.save(tensors, buffer)
    for place in (None, "cpu", context.device):
        buffer.seek(0)
        loaded = keyfall.load(buffer, map_location=place)
        device = keyfall.device("cpu") if place == "cpu" else context.device
        for name, tensor in tensors.items():
            _expect_same(f"{name} with map_location={place}", loaded[name], tensor, device)


@check(GROUP, "shared storages")
def shared(context):
    tensors = _tensors(context)
    buffer = io.BytesIO()
    keyfall.save({"base": tensors["plain"], "view": tensors["sliced"]}, buffer)
    buffer.seek(0)
    loaded = keyfall.load(buffer)
    loaded["base"].zero_()
    expect(bool((loaded["view"].cpu() == 0).all()), "a view no longer shares the memory of its base")


@check(GROUP, "safetensors")
def safe(context):
    tensors = {name: tensor.contiguous() for name, tensor in _tensors(context).items()
               if name != "complex"}
    with tempfile.TemporaryDirectory() as folder:
        path = str(pathlib.Path(folder, "tensors.safetensors"))
        keyfall.safetensors.save_file(tensors, path)
        loaded = keyfall.safetensors.load_file(path, device=str(context.device))
    for name, tensor in tensors.items():
        _expect_same(name, loaded[name], tensor, context.device)


@check(GROUP, "state of a module")
def module_state(context):
    if not context.has_memory:
        raise Skip("meta has no data")
    module = keyfall.nn.Linear(3, 2).to(context.device)
    buffer = io.BytesIO()
    keyfall.save(module.state_dict(), buffer)
    buffer.seek(0)
    other = keyfall.nn.Linear(3, 2)
    other.load_state_dict(keyfall.load(buffer, map_location="cpu"))
    expect(keyfall.equal(other.weight, module.weight.cpu()), "the weights differ")
