"""Transforms of functions. `linearize` can be imported; calling it is an error that says what there is."""

from .._loading import submodules as _submodules
from .._shared.absent import absent_function as _absent_function
from .functionalization import functionalize
from .gradients import grad, grad_and_value, hessian, jacfwd, jacrev, jvp, vjp
from .mapping import vmap
from .modules import functional_call, stack_module_state

__all__ = ["functional_call", "functionalize", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp",
           "linearize", "stack_module_state", "vjp", "vmap"]

__getattr__, __dir__ = _submodules(__name__)

for _name in __all__:
    globals().setdefault(_name, _absent_function(f"torch.func.{_name}"))
