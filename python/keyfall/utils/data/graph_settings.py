"""Settings of all pipes that a pipe is made of: order, seeds, shares of workers."""

import inspect
import warnings

from ... import _C
from .datapipes.iter import SHARDING_PRIORITIES, _ShardingIterDataPipe
from .graph import traverse_dps

__all__ = ["apply_random_seed", "apply_sharding", "apply_shuffle_seed", "apply_shuffle_settings", "get_all_graph_pipes"]


def get_all_graph_pipes(graph):
    """The pipes of a graph, each once."""
    found: dict = {}

    def add(part):
        for number, (pipe, below) in part.items():
            if number not in found:
                found[number] = pipe
                add(below)

    add(graph)
    return list(found.values())


def _has_methods(pipe, *names):
    # hasattr alone is true of steps, which are methods of all pipes.
    return all(inspect.ismethod(getattr(pipe, name, None)) for name in names)


def _pipes_with(datapipe, *names):
    return [pipe for pipe in get_all_graph_pipes(traverse_dps(datapipe)) if _has_methods(pipe, *names)]


def apply_sharding(datapipe, num_of_instances: int, instance_id: int, sharding_group=SHARDING_PRIORITIES.DEFAULT):
    """Gives each pipe with a method `apply_sharding` its share; one path must not have two of them."""

    def apply(graph, above):
        for pipe, below in graph.values():
            here = above
            if isinstance(pipe, _ShardingIterDataPipe) or _has_methods(pipe, "apply_sharding"):
                if above is not None:
                    raise RuntimeError("Sharding twice on a single pipeline is likely unintended and will cause data "
                                       f"loss. Sharding already applied to {above} while trying to apply to {pipe}")
                takes_group = len(inspect.signature(pipe.apply_sharding).parameters) > 2
                pipe.apply_sharding(num_of_instances, instance_id,
                                    **({"sharding_group": sharding_group} if takes_group else {}))
                here = pipe
            apply(below, here)

    apply(traverse_dps(datapipe), None)
    return datapipe


def apply_shuffle_settings(datapipe, shuffle=None):
    """Turns the shuffling of a pipe on or off, and adds it where there is none."""
    if shuffle is None:
        return datapipe
    shufflers = _pipes_with(datapipe, "set_shuffle", "set_seed")
    if not shufflers and shuffle:
        warnings.warn("`shuffle=True` was set, but the datapipe does not contain a `Shuffler`. Adding one at the end. "
                      "Be aware that the default buffer size might not be sufficient for your task.", stacklevel=2)
        datapipe = datapipe.shuffle()
        shufflers = [datapipe]
    for shuffler in shufflers:
        shuffler.set_shuffle(shuffle)
    return datapipe


def apply_random_seed(datapipe, rng):
    """Draws a seed for each pipe that takes one."""
    for pipe in _pipes_with(datapipe, "set_seed"):
        pipe.set_seed(int(_C._VariableFunctions.empty((), dtype=_C.int64).random_(generator=rng)))
    return datapipe


def seed_pipes(datapipe, seed):
    """apply_random_seed() with a new generator."""
    apply_random_seed(datapipe, _C.Generator().manual_seed(seed))


def share_with_worker(datapipe, count, number):
    """Gives a worker process its share."""
    apply_sharding(datapipe, count, number, SHARDING_PRIORITIES.MULTIPROCESSING)


def apply_shuffle_seed(datapipe, rng):
    """The older name of apply_random_seed."""
    warnings.warn("`apply_shuffle_seed` is deprecated since 1.12 and will be removed in the future releases. Please "
                  "use `apply_random_seed` instead.", FutureWarning, stacklevel=2)
    return apply_random_seed(datapipe, rng)
