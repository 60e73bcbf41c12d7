"""Batched forms of operators, written in Python."""


def make_vmap_impl(op, get_rule):
    """The kernel of `op` for batched tensors; `get_rule()` gives the function that is registered
    at the time of the call."""

    def vmap_impl(keyset, *args, **kwargs):
        try:
            from .._functorch.autograd_function import custom_function_call_vmap_helper
            from .._functorch.pyfunctorch import retrieve_current_functorch_interpreter
        except ImportError:
            raise NotImplementedError(
                f"{op}: batched tensors need the vmap transform, which this version of keyfall "
                "does not have"
            ) from None
        interpreter = retrieve_current_functorch_interpreter()
        return custom_function_call_vmap_helper(interpreter, get_rule(), op, *args, **kwargs)

    return vmap_impl
