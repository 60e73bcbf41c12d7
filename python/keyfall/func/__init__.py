"""Transforms of functions."""

from .._loading import submodules as _submodules
from .functionalization import functionalize
from .gradients import grad, grad_and_value, jvp, linearize, vjp
from .jacobians import hessian, jacfwd, jacrev
from .mapping import vmap
from .modules import functional_call, stack_module_state

__all__ = ["functional_call", "functionalize", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp",
           "linearize", "stack_module_state", "vjp", "vmap"]

__getattr__, __dir__ = _submodules(__name__)
