"""A function that PyTorch keeps for old programs."""

import math

from .function import Function


class Resize(Function):
    """A contiguous tensor of the same elements with other sizes."""

    @staticmethod
    def forward(ctx, tensor, sizes):
        if math.prod(sizes) != tensor.numel():
            raise RuntimeError(f"requested resize to {'x'.join(map(str, sizes))} ({math.prod(sizes)} elements in total), "
                               f"but the given tensor has a size of {'x'.join(map(str, tensor.size()))} "
                               f"({tensor.numel()} elements). autograd's resize can only change the shape of a given "
                               "tensor, while preserving the number of elements. ")
        ctx.shape = tensor.size()
        return tensor.contiguous().view(*sizes)

    @staticmethod
    def backward(ctx, gradient):
        return gradient.contiguous().view(ctx.shape), None
