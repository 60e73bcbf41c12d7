"""Transforms of functions: `functionalize` and `functional_call`. The other names can be imported; calling
them is an error that says what there is."""

import functools

from .._as_torch.absent import describe
from .functionalization import functionalize

__all__ = ["functionalize", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "jvp", "linearize", "vjp",
           "vmap"]


def _refuse(name, *args, **kwargs):
    raise NotImplementedError(describe(f"torch.func.{name}"))


for _name in __all__[1:]:
    globals()[_name] = functools.partial(_refuse, _name)
