"""Generator, the default generator and keyfall.random."""

import copy
import gc
import pickle
import threading
import weakref

import pytest
from hypothesis import given, strategies as st

import keyfall
from leaks import assert_frees


@pytest.fixture(autouse=True)
def state():
    before = keyfall.get_rng_state()
    yield
    keyfall.set_rng_state(before)


def test_draws_are_pytorchs():
    generator = keyfall.Generator().manual_seed(3)
    assert [f"{x:.4f}" for x in keyfall.rand(2, generator=generator).tolist()] == ["0.0043",
                                                                                    "0.1056"]


@given(st.integers(-2**63, 2**64 - 1))
def test_seeds(seed):
    generator = keyfall.Generator()
    assert generator.manual_seed(seed) is generator
    assert generator.initial_seed() == seed % 2**64


@pytest.mark.parametrize("seed, error", [(2**64, ValueError), (-2**63 - 1, ValueError),
                                         ("a", RuntimeError), (1.5, RuntimeError),
                                         (True, RuntimeError), (None, RuntimeError)])
def test_wrong_seeds(seed, error):
    generator = keyfall.Generator().manual_seed(5)
    with pytest.raises(error):
        generator.manual_seed(seed)
    assert generator.initial_seed() == 5


def test_state_continues():
    generator = keyfall.Generator().manual_seed(7)
    keyfall.rand(3, generator=generator)
    state = generator.get_state()
    assert state.dtype is keyfall.uint8 and state.shape == (5056,)
    expected = keyfall.rand(4, generator=generator).tolist()
    for other in (keyfall.Generator().set_state(state), keyfall.Generator().set_state(state[:])):
        assert keyfall.rand(4, generator=other).tolist() == expected
    generator.set_state(state)
    for other in (generator.clone_state(), pickle.loads(pickle.dumps(generator)),
                  copy.deepcopy(generator), copy.copy(generator)):
        assert other is not generator and other.initial_seed() == 7
        assert keyfall.rand(4, generator=other).tolist() == expected


@pytest.mark.parametrize("state, error", [
    (3, TypeError), (None, TypeError), (lambda: keyfall.ones(3), TypeError),
    (lambda: keyfall.ones(3, dtype=keyfall.uint8), RuntimeError),
    (lambda: keyfall.zeros(5056, dtype=keyfall.uint8), RuntimeError),
    (lambda: keyfall.zeros(0, dtype=keyfall.uint8), RuntimeError),
    (lambda: keyfall.zeros(5056, dtype=keyfall.uint8, device="meta"), TypeError),
])
def test_wrong_states(state, error):
    generator = keyfall.Generator().manual_seed(5)
    before = keyfall.Generator().manual_seed(5)
    with pytest.raises(error):
        generator.set_state(state() if callable(state) else state)
    assert keyfall.rand(2, generator=generator).tolist() == \
        keyfall.rand(2, generator=before).tolist()


@given(st.lists(st.tuples(st.integers(0, 5055), st.integers(0, 255)), max_size=20),
       st.integers(5050, 5060))
def test_damaged_states_are_states_or_errors(changes, length):
    generator = keyfall.Generator()
    data = (generator.get_state().tolist() + [0] * 10)[:length]
    for position, byte in changes:
        data[min(position, length - 1)] = byte
    try:
        generator.set_state(keyfall.tensor(data, dtype=keyfall.uint8))
    except RuntimeError:
        pass
    keyfall.rand(3, generator=generator)


def test_pickled_nonsense():
    generator = keyfall.Generator()
    for state in (3, (), (1, 2), (1, None, 3), ("a", None, generator.get_state())):
        with pytest.raises((TypeError, RuntimeError)):
            generator.__setstate__(state)


def test_devices():
    assert keyfall.Generator().device == keyfall.device("cpu")
    assert keyfall.Generator(device="cpu").device == keyfall.device("cpu")
    for wrong in ("foo", "meta", 1.5):
        with pytest.raises((RuntimeError, TypeError)):
            keyfall.Generator(wrong)


def test_what_cpu_generators_lack():
    generator = keyfall.Generator()
    for call in (generator.graphsafe_get_state, lambda: generator.graphsafe_set_state(generator)):
        with pytest.raises(NotImplementedError):
            call()
    for call in (generator.get_offset, lambda: generator.set_offset(1)):
        with pytest.raises(RuntimeError):
            call()


def test_default_generator():
    assert keyfall.manual_seed(3) is keyfall.default_generator
    assert keyfall.initial_seed() == 3
    first = keyfall.rand(2).tolist()
    assert first == keyfall.rand(2, generator=keyfall.Generator().manual_seed(3)).tolist()
    keyfall.manual_seed("12")
    assert keyfall.initial_seed() == 12
    keyfall.manual_seed(1.7)
    assert keyfall.initial_seed() == 1
    assert keyfall.seed() == keyfall.initial_seed()
    with pytest.raises(ValueError):
        keyfall.manual_seed("a")
    with pytest.raises(ValueError):
        keyfall.manual_seed(2**64)


def test_fork_rng():
    keyfall.manual_seed(4)
    state = keyfall.get_rng_state()
    with keyfall.random.fork_rng():
        keyfall.manual_seed(9)
    assert keyfall.equal(state, keyfall.get_rng_state())
    with keyfall.random.fork_rng(enabled=False):
        keyfall.rand(1)
    assert not keyfall.equal(state, keyfall.get_rng_state())
    with pytest.raises(KeyError):
        with keyfall.random.fork_rng():
            keyfall.rand(1)
            raise KeyError


def test_identity():
    generator = keyfall.Generator()
    assert generator._cdata != keyfall.default_generator._cdata
    died = []
    reference = weakref.ref(generator, died.append)
    del generator
    gc.collect()
    assert reference() is None and len(died) == 1


def test_threads_share_a_generator():
    generator = keyfall.Generator().manual_seed(1)
    threads = [threading.Thread(target=lambda: [keyfall.rand(8, generator=generator)
                                                for _ in range(50)]) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = keyfall.Generator().manual_seed(1)
    keyfall.rand(8 * 50 * 4, generator=expected)
    assert keyfall.equal(generator.get_state(), expected.get_state())


def test_generators_are_freed():
    def use():
        generator = keyfall.Generator().manual_seed(2**40)
        generator.set_state(generator.get_state())
        generator.clone_state()
        generator.__reduce__()

    assert_frees(use)
