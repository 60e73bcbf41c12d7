"""Random numbers: seeds, generator states, and a context that restores the state."""

import contextlib

from ._C import (
    Generator,
    default_generator,
    get_rng_state,
    initial_seed,
    manual_seed,
    seed,
    set_rng_state,
)

__all__ = [
    "set_rng_state",
    "get_rng_state",
    "manual_seed",
    "seed",
    "initial_seed",
    "fork_rng",
    "Generator",
    "default_generator",
]


@contextlib.contextmanager
def fork_rng(devices=None, enabled=True, _caller="fork_rng", _devices_kw="devices",
             device_type="cuda"):
    """Context that restores the state of the CPU's default generator at its end. Generators of
    other devices are not touched: `devices` must be empty or None."""
    if not enabled:
        yield
        return
    if devices:
        raise NotImplementedError("fork_rng() keeps the state of the CPU's generator only")
    state = get_rng_state()
    try:
        yield
    finally:
        set_rng_state(state)
