"""Batched forms of operators written in Python."""


def make_vmap_impl(op):
    """Returns the kernel of `op` for batched tensors. It raises: there is no vmap transform."""

    def vmap_impl(keyset, *args, **kwargs):
        raise NotImplementedError(
            f"{op}: batched tensors need the vmap transform, which this version of keyfall does not "
            "have"
        )

    return vmap_impl
