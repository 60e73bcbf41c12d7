"""Data sets and loaders: batches of samples, in order or shuffled as in PyTorch."""

from ..._loading import submodules as _submodules
from ..._shared.class_docs import describe as _describe
from ._collate import default_collate, default_convert
from ._ends import get_worker_info
from .datapipes import (DataChunk, DFIterDataPipe, IterDataPipe, MapDataPipe, argument_validation,
                        functional_datapipe, guaranteed_datapipes_determinism, non_deterministic, runtime_validation,
                        runtime_validation_disabled)
from .dataloader import DataLoader, _DatasetKind  # noqa: F401
from .dataset import (ChainDataset, ConcatDataset, Dataset, IterableDataset, StackDataset, Subset,
                      TensorDataset, random_split)
from .distributed import DistributedSampler
from .sampler import (BatchSampler, RandomSampler, Sampler, SequentialSampler, SubsetRandomSampler,
                      WeightedRandomSampler)

__all__ = [
    "BatchSampler", "ChainDataset", "DFIterDataPipe", "DataChunk", "DistributedSampler", "IterDataPipe", "MapDataPipe",
    "argument_validation", "guaranteed_datapipes_determinism", "non_deterministic",
    "runtime_validation", "runtime_validation_disabled", "functional_datapipe", "ConcatDataset", "DataLoader", "Dataset", "IterableDataset",
    "RandomSampler", "Sampler", "SequentialSampler", "StackDataset", "Subset",
    "SubsetRandomSampler", "TensorDataset", "WeightedRandomSampler", "default_collate",
    "default_convert", "get_worker_info", "random_split",
]

__getattr__, __dir__ = _submodules(__name__)

_describe("utils.data", __all__, globals())
