"""Transforms of functions: `functionalize` and `functional_call`. The other names can be imported; calling
them is an error that says what there is."""

import functools

from .._as_torch.absent import describe as _describe
from .functionalization import functionalize
from .modules import functional_call, stack_module_state

__all__ = ["functional_call", "functionalize", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp",
           "linearize", "stack_module_state", "vjp", "vmap"]


def _refuse(name, *args, **kwargs):
    raise NotImplementedError(_describe(f"torch.func.{name}"))


for _name in __all__:
    globals().setdefault(_name, functools.partial(_refuse, _name))
