"""DistributedSampler: a part of the indices for each process."""

import math

from ... import _C
from ..._loading import lazy_module as _lazy_module
from .dataset import Dataset
from .sampler import Sampler

__all__ = ["DistributedSampler"]

_groups = _lazy_module("keyfall.distributed.distributed_c10d")


class DistributedSampler(Sampler):
    """Gives each of num_replicas processes its own indices; set_epoch shuffles anew."""

    def __init__(self, dataset: Dataset, num_replicas: int | None = None, rank: int | None = None,
                 shuffle: bool = True, seed: int = 0, drop_last: bool = False) -> None:
        num_replicas = _groups.get_world_size() if num_replicas is None else num_replicas
        rank = _groups.get_rank() if rank is None else rank
        if rank >= num_replicas or rank < 0:
            raise ValueError(f"Invalid rank {rank}, rank should be in the interval [0, {num_replicas - 1}]")
        self.dataset, self.num_replicas, self.rank = dataset, num_replicas, rank
        self.epoch, self.drop_last, self.shuffle, self.seed = 0, drop_last, shuffle, seed
        count = len(dataset)
        if drop_last and count % num_replicas != 0:
            self.num_samples = math.ceil((count - num_replicas) / num_replicas)
        else:
            self.num_samples = math.ceil(count / num_replicas)
        self.total_size = self.num_samples * num_replicas

    def __iter__(self):
        count = len(self.dataset)
        if self.shuffle:
            generator = _C.Generator()
            generator.manual_seed(self.seed + self.epoch)
            indices = _C._VariableFunctions.randperm(count, generator=generator).tolist()
        else:
            indices = list(range(count))
        if self.drop_last:
            indices = indices[: self.total_size]
        elif indices:
            indices = (indices * math.ceil(self.total_size / count))[: self.total_size]
        return iter(indices[self.rank : self.total_size : self.num_replicas])

    def __len__(self):
        return self.num_samples

    def set_epoch(self, epoch: int) -> None:
        """Changes the order of the next pass."""
        self.epoch = epoch
