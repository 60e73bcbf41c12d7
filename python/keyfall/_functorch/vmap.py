"""Names of vmap's parts. Those of tensors that C wraps raise: keyfall.vmap has none (func/mapping.py)."""

from .._shared.absent import absent_function
from .._C import Tensor  # noqa: F401
from ..utils._pytree import _broadcast_to_and_flatten, tree_flatten, tree_map_, tree_unflatten  # noqa: F401

for _name in ("_add_batch_dim", "_create_batched_inputs", "_maybe_remove_batch_dim",
              "_process_batched_inputs", "_remove_batch_dim", "_unwrap_batched", "_validate_and_get_batch_size",
              "vmap_impl"):
    globals()[_name] = absent_function(f"torch._functorch.vmap.{_name}")


def _get_name(func):
    """The name of a function, or the text of an object that has none."""
    return getattr(func, "__name__", None) or repr(func)
