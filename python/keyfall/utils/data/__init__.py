"""Data sets and loaders: batches of samples, in order or shuffled as in PyTorch."""

from ._collate import default_collate, default_convert
from ._ends import get_worker_info
from .datapipes import DFIterDataPipe, IterDataPipe, MapDataPipe, functional_datapipe
from .dataloader import DataLoader
from .dataset import (ChainDataset, ConcatDataset, Dataset, IterableDataset, StackDataset, Subset,
                      TensorDataset, random_split)
from .distributed import DistributedSampler
from .sampler import (BatchSampler, RandomSampler, Sampler, SequentialSampler, SubsetRandomSampler,
                      WeightedRandomSampler)

__all__ = [
    "BatchSampler", "ChainDataset", "DFIterDataPipe", "DistributedSampler", "IterDataPipe", "MapDataPipe",
    "functional_datapipe", "ConcatDataset", "DataLoader", "Dataset", "IterableDataset",
    "RandomSampler", "Sampler", "SequentialSampler", "StackDataset", "Subset",
    "SubsetRandomSampler", "TensorDataset", "WeightedRandomSampler", "default_collate",
    "default_convert", "get_worker_info", "random_split",
]
