"""Pinned memory and generators where no plug-in has added a device."""

import pytest

import keyfall
from keyfall.utils.data import DataLoader


@pytest.mark.parametrize("make", [
    lambda: keyfall.empty(2, pin_memory=True), lambda: keyfall.zeros(2, pin_memory=True),
    lambda: keyfall.tensor([1], pin_memory=True), lambda: keyfall.arange(3, pin_memory=True),
    lambda: keyfall.randn_like(keyfall.ones(2), pin_memory=True),
])
def test_factories(make):
    with pytest.raises(RuntimeError, match="pin_memory=True requires an accelerator"):
        make()


def test_tensors_and_storages():
    storage = keyfall.arange(3.0).untyped_storage()
    for call in (storage.pin_memory, keyfall.ones(1).pin_memory):
        with pytest.raises(RuntimeError, match="no plug-in has added one"):
            call()
    with pytest.raises(RuntimeError, match="only dense CPU tensors"):
        keyfall.ones(1, device="meta").pin_memory()


def test_the_data_loader():
    with pytest.warns(UserWarning, match="no accelerator is found, then device pinned memory"):
        assert not next(iter(DataLoader([1], pin_memory=True))).is_pinned()


def test_the_generator_of_the_cpu():
    generator = keyfall.Generator()
    for call in (generator.get_offset, lambda: generator.set_offset(4)):
        with pytest.raises(RuntimeError, match="^CPU Generator does not use offset"):
            call()
    with pytest.raises(NotImplementedError, match="graphsafe_get_state is not supported in this Gen"):
        generator.graphsafe_get_state()
    with pytest.raises(NotImplementedError, match="graphsafe_set_state is not supported in this Gen"):
        generator.graphsafe_set_state(generator)
    with pytest.raises(TypeError, match="expected a Generator, but got Tensor"):
        generator.graphsafe_set_state(keyfall.ones(1))
    with pytest.raises(RuntimeError, match="manual_offset expected a long, but got str"):
        generator.set_offset("4")
    assert generator.__reduce__()[2][1] is None
    with pytest.raises(TypeError, match="^RNG state must be a torch.ByteTensor"):
        generator.set_state(keyfall.ones(4))
