"""Data sets and loaders: batches of samples, in order or shuffled as in PyTorch."""

from ..._loading import submodules as _submodules
from ..._loading import use_archive as _use_archive

_use_archive(__path__)

from ..._shared.class_docs import describe as _describe  # noqa: E402
from ._collate import default_collate, default_convert  # noqa: E402
from ._ends import get_worker_info  # noqa: E402
from .datapipes import (DataChunk, DFIterDataPipe, IterDataPipe, MapDataPipe, argument_validation,  # noqa: E402
                        functional_datapipe, guaranteed_datapipes_determinism, non_deterministic, runtime_validation,
                        runtime_validation_disabled)
from .dataloader import DataLoader, _DatasetKind  # noqa: E402, F401
from .dataset import (ChainDataset, ConcatDataset, Dataset, IterableDataset, StackDataset, Subset,  # noqa: E402
                      TensorDataset, random_split)
from .distributed import DistributedSampler  # noqa: E402
from .sampler import (BatchSampler, RandomSampler, Sampler, SequentialSampler, SubsetRandomSampler,  # noqa: E402
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
