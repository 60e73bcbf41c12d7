"""Parameters as one vector, and back."""

from ... import _C, typename

__all__ = ["parameters_to_vector", "vector_to_parameters"]


def _check_device(parameter, device):
    if device is not None and parameter.device != device:
        raise TypeError("Found two parameters on different devices, this is currently not "
                        f"supported: {device} and {parameter.device}")
    return parameter.device


def parameters_to_vector(parameters):
    """Concatenates all elements of the parameters."""
    parts, device = [], None
    for parameter in parameters:
        device = _check_device(parameter, device)
        parts.append(parameter.view(-1))
    return _C._VariableFunctions.cat(parts)


def vector_to_parameters(vec, parameters):
    """Makes slices of a vector the data of the parameters, which then share its memory."""
    if not isinstance(vec, _C.Tensor):
        raise TypeError(f"expected torch.Tensor, but got: {_typename(vec)}")
    at, device = 0, None
    for parameter in parameters:
        device = _check_device(parameter, device)
        count = parameter.numel()
        parameter.data = vec[at:at + count].view_as(parameter).data
        at += count


def _typename(value):
    return typename(value)
