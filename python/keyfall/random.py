"""Random numbers: seeds, generator states, and a context that restores the state."""

import contextlib

from . import _C
from ._C import Generator, default_generator, get_rng_state, initial_seed, manual_seed, seed, set_rng_state

__all__ = ["Generator", "default_generator", "fork_rng", "get_rng_state", "initial_seed", "manual_seed", "seed",
           "set_rng_state"]


@contextlib.contextmanager
def fork_rng(devices=None, enabled=True, _caller="fork_rng", _devices_kw="devices",
             device_type="cuda"):
    """Context that restores the states of the CPU's default generator and of those of `devices` at its
    end. `devices` are indices or devices of one type; None means all devices of that type.

    >>> state = keyfall.get_rng_state()
    >>> with keyfall.fork_rng(): x = keyfall.rand(2)
    ...
    >>> bool((keyfall.get_rng_state() == state).all())
    True
    """
    if not enabled:
        yield
        return
    generators = [default_generator, *_generators(device_type, devices)]
    states = [generator.get_state() for generator in generators]
    try:
        yield
    finally:
        for generator, state in zip(generators, states):
            generator.set_state(state)


def _generators(device_type, devices):
    kind = _C.device(device_type).type
    if devices is None:
        devices = range(_C._device_count(kind)) if _C._is_added_device(kind) else ()
    devices = (_C.device(kind, item) if isinstance(item, int) else _C.device(item)
               for item in devices)
    return [_C._default_generator(device) for device in devices if device.type != "cpu"]
