"""What summaries are made from: names of the package tensorboard, and arrays."""

from ... import _C
from ..._loading import lazy_module as _lazy_module
from ..._loading import load as _load

numpy = _lazy_module("numpy")


def _name_of_tensorboard(module, name):
    """Returns a name of a module of the package tensorboard."""
    try:
        return getattr(_load(f"tensorboard.{module}"), name)
    except ModuleNotFoundError as error:
        raise ImportError("keyfall.utils.tensorboard needs the package tensorboard") from error


def _proto(file, name):
    return _name_of_tensorboard(f"compat.proto.{file}_pb2", name)


def make_np(x):
    """Returns a number, an array or a tensor as an array."""
    if isinstance(x, numpy.ndarray):
        return x
    if isinstance(x, _C.TensorBase):
        x = x.detach().cpu()
        return (x.to(_C.float16) if x.dtype == _C.bfloat16 else x).numpy()
    if numpy.isscalar(x):
        return numpy.array([x])
    raise NotImplementedError(f"Got {type(x)}, but numpy array or torch tensor are expected.")
