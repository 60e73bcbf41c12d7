"""The differentiable function behind hooks of backward."""

from ...autograd import Function


class BackwardHookFunction(Function):
    """Passes tensors on, and their gradients to a function that may replace them."""

    @staticmethod
    def forward(ctx, watch, *tensors):
        ctx.watch = watch
        ctx.set_materialize_grads(False)  # the function tells what had no part in the result
        ctx.mark_non_differentiable(*[tensor for tensor in tensors if not tensor.requires_grad])
        return tensors

    @staticmethod
    def backward(ctx, *gradients):
        return (None, *ctx.watch(gradients))
