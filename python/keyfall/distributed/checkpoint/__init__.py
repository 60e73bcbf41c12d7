"""State dictionaries of models and optimizers by the names of parameters (state_dict), in one process. `load` and `save`
of checkpoints that many processes share are not there."""

from ..._shared.absent import absent_function as _absent_function
from . import state_dict

__all__ = ["load", "save", "state_dict"]

load = _absent_function("torch.distributed.checkpoint.load")
save = _absent_function("torch.distributed.checkpoint.save")
