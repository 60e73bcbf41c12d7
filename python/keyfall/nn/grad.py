"""Gradients of convolutions by their input and by their weight, without a graph."""

from .._ops import ops

_backward = ops.aten.convolution_backward.default
_WANTED = {"input": (True, False, False), "weight": (False, True, False)}


def _gradient(which, dims):
    """Returns the function for convolutions over `dims` dimensions. The other tensor is only a size."""

    def gradient(input, weight, grad_output, groups, *options):
        sizes = [(n,) * dims if isinstance(n, int) else tuple(n) for n in options]
        results = _backward(
            grad_output, input, weight, None, *sizes, False, (0,) * dims, groups, _WANTED[which])
        return results[which == "weight"]

    if which == "input":
        def convolution_gradient(input_size, weight, grad_output, stride=1, padding=0, dilation=1, groups=1):
            input = grad_output.new_empty(1).expand(tuple(input_size))
            return gradient(input, weight, grad_output, groups, stride, padding, dilation)
    else:
        def convolution_gradient(input, weight_size, grad_output, stride=1, padding=0, dilation=1, groups=1):
            weight = grad_output.new_empty(1).expand(tuple(weight_size))
            return gradient(input, weight, grad_output, groups, stride, padding, dilation)

    name = f"conv{dims}d_{which}"
    convolution_gradient.__name__ = convolution_gradient.__qualname__ = name
    arguments = "input_size, weight" if which == "input" else "input, weight_size"
    convolution_gradient.__doc__ = (f"{name}({arguments}, grad_output, stride=1, padding=0, dilation=1, "
                                    f"groups=1): the gradient of conv{dims}d by its {which}.")
    return convolution_gradient


conv1d_input, conv1d_weight = _gradient("input", 1), _gradient("weight", 1)
conv2d_input, conv2d_weight = _gradient("input", 2), _gradient("weight", 2)
conv3d_input, conv3d_weight = _gradient("input", 3), _gradient("weight", 3)
