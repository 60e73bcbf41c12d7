"""Gradients of parameters, for modules and optimizers."""


def zeroed(gradient):
    """Fills a gradient with zeros, and detaches it from the graph that computed it."""
    if gradient.grad_fn is None:
        return gradient.requires_grad_(False).zero_()
    return gradient.detach().zero_()


def zero_gradients(params):
    """Fills the gradients of parameters that have one with zeros."""
    for param in params:
        if param.grad is not None:
            param.grad = zeroed(param.grad)
