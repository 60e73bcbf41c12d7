"""Generators of devices: seeds, states, and the offset of the counter-based generator."""

import copy
import pickle

import pytest

import keyfall


@pytest.fixture
def generator(remote):
    return keyfall.Generator("remote").manual_seed(5)


def draw(generator):
    return keyfall.rand(4, device="remote", generator=generator).tolist()


def test_offsets(generator):
    assert generator.get_offset() == 0
    assert generator.set_offset(8) is generator and generator.get_offset() == 8
    generator.set_offset(2**64 - 4)
    assert generator.get_offset() == 2**64 - 4
    assert generator.manual_seed(5).get_offset() == 0
    with pytest.raises(RuntimeError, match="offset must be a multiple of 4, found 6"):
        generator.set_offset(6)
    for wrong in (-4, 2**64):
        with pytest.raises(OverflowError):
            generator.set_offset(wrong)
    for wrong in (1.0, "4", None, True):
        with pytest.raises(RuntimeError, match="manual_offset expected a long"):
            generator.set_offset(wrong)


def test_states_have_the_offset(generator):
    generator.set_offset(12)
    state, first = generator.get_state(), None
    for _ in range(2):
        generator.set_offset(40)
        generator.set_state(state)
        assert generator.get_offset() == 12 and generator.initial_seed() == 5
        first = first or draw(generator)
    assert draw(generator) == first
    assert generator.__reduce__()[2][:2] == (5, 12)
    again = pickle.loads(pickle.dumps(generator))
    assert again.device == generator.device and again.get_offset() == 12


def test_copies(generator):
    generator.set_offset(4)
    other = generator.clone_state()
    assert other is not generator and other.get_offset() == 4 and draw(other) == draw(generator)
    other.set_offset(8)
    assert generator.get_offset() == 4


def test_graphsafe_states(generator):
    generator.set_offset(16)
    state = generator.graphsafe_get_state()
    assert isinstance(state, keyfall.Generator) and state.device == generator.device
    first = draw(generator)
    generator.set_offset(0)
    assert generator.graphsafe_set_state(state) is generator
    assert generator.get_offset() == 16 and draw(generator) == first
    with pytest.raises(TypeError, match="expected a Generator, but got Tensor"):
        generator.graphsafe_set_state(generator.get_state())
    assert copy.copy(generator).get_offset() == 16


def test_default_generators(remote):
    generator = keyfall.remote.default_generators[1]
    generator.manual_seed(3).set_offset(4)
    assert keyfall.remote.default_generators[1].get_offset() == 4
    keyfall.manual_seed(0)
    assert generator.get_offset() == 0 and generator.initial_seed() == 0
