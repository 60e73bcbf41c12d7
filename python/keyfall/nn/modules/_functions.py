"""The differentiable function behind backward hooks."""

from ...autograd import Function


class BackwardHookFunction(Function):
    """Returns its tensors and passes their gradients to a function that may replace them."""

    @staticmethod
    def forward(ctx, watch, *tensors):
        ctx.watch = watch
        ctx.set_materialize_grads(False)  # None marks unused results
        ctx.mark_non_differentiable(*[tensor for tensor in tensors if not tensor.requires_grad])
        return tensors

    @staticmethod
    def backward(ctx, *gradients):
        return (None, *ctx.watch(gradients))
