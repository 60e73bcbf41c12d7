"""What joins processes with different amounts of work (join), and hooks of DistributedDataParallel."""

from ..._loading import submodules as _submodules

__getattr__, __dir__ = _submodules(__name__)
