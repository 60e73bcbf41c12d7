"""Parameters as one vector, and back."""

from collections.abc import Iterable

from ..._C import Tensor
from ... import _C, typename

__all__ = ["parameters_to_vector", "vector_to_parameters"]


def _on_one_device(parameters):
    """Yields the parameters; raises at the first one that is not on the device of those before."""
    device = None
    for parameter in parameters:
        if device not in (None, parameter.device):
            raise TypeError("Found two parameters on different devices, this is currently not "
                            f"supported: {device} and {parameter.device}")
        device = parameter.device
        yield parameter


def parameters_to_vector(parameters: Iterable[Tensor]) -> Tensor:
    """Concatenates all elements of the parameters."""
    return _C._VariableFunctions.cat([parameter.view(-1) for parameter in _on_one_device(parameters)])


def vector_to_parameters(vec: Tensor, parameters: Iterable[Tensor]) -> None:
    """Makes slices of a vector the data of the parameters, which then share its memory."""
    if not isinstance(vec, _C.Tensor):
        raise TypeError(f"expected torch.Tensor, but got: {_typename(vec)}")
    left = vec
    for parameter in _on_one_device(parameters):
        own, left = left[:parameter.numel()], left[parameter.numel():]
        parameter.data = own.view_as(parameter).data


def _typename(value):
    return typename(value)
