"""The package `functorch`: the transforms of torch.func, and what they replaced."""

from ..func import functionalize, grad, grad_and_value, hessian, jacfwd, jacrev, jvp, vjp, vmap
from ..fx.experimental.proxy_tensor import make_fx
from .make_functional import (
    FunctionalModule, FunctionalModuleWithBuffers, combine_state_for_ensemble, make_functional,
    make_functional_with_buffers)

__all__ = ["FunctionalModule", "FunctionalModuleWithBuffers", "combine_state_for_ensemble", "functionalize", "grad",
           "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp", "make_functional",
           "make_functional_with_buffers", "make_fx", "vjp", "vmap"]  # fmt: skip
