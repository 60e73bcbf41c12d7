"""torch._torch_docs: texts about arguments that many functions share, for libraries that describe their own functions
with them."""

import textwrap

_OUT = "out (Tensor, optional): the tensor that the result is written to."
_DTYPE = "dtype (:class:`torch.dtype`, optional): the type of the result's elements."
_DIM = "dim (int{0}): the dimension{1} to reduce."
_FACTORY = """
    layout (:class:`torch.layout`, optional): the layout of the result.
    device (:class:`torch.device`, optional): the device of the result.
    requires_grad (bool, optional): whether autograd records operations on the result.
    memory_format (:class:`torch.memory_format`, optional): the order of the result's elements in memory.
    pin_memory (bool, optional): whether the result is in pinned memory.
    check_invariants (bool, optional): whether the invariants of sparse tensors are checked.
"""


def parse_kwargs(desc):
    """{name: its text} of a text with a line or more for each argument; further lines are indented more."""
    entries = {}
    for line in textwrap.dedent(desc).strip().splitlines():
        if line[:1] not in ("", " "):
            name = line.split(" ", 1)[0].rstrip(":")
            entries[name] = line
        elif entries:
            entries[name] += f"\n{line}"
    return {name: text.strip() for name, text in entries.items()}


def merge_dicts(*dicts):
    """One dictionary of all entries; later ones count."""
    return {key: value for one in dicts for key, value in one.items()}


common_args = parse_kwargs(f"""
    input (Tensor): the input tensor.
    generator (:class:`torch.Generator`, optional): the source of random numbers.
    {_OUT}
    memory_format (:class:`torch.memory_format`, optional): the order of the result's elements in memory.
""")
reduceops_common_args = merge_dicts(common_args, parse_kwargs(f"""
    {_DTYPE}
    keepdim (bool, optional): whether the result keeps the reduced dimensions, with size 1.
"""))
multi_dim_common = merge_dicts(reduceops_common_args, parse_kwargs(_DIM.format(" or tuple of ints", "s")),
                               {"keepdim_details": "With keepdim, the reduced dimensions stay, with size 1.",
                                "opt_dim": _DIM.format(" or tuple of ints, optional", "s")})
single_dim_common = merge_dicts(reduceops_common_args, parse_kwargs(_DIM.format("", "")),
                                {"keepdim_details": "With keepdim, the reduced dimension stays, with size 1.",
                                 "opt_dim": _DIM.format(", optional", "")})
factory_common_args = merge_dicts(common_args, parse_kwargs(f"    {_OUT}\n    {_DTYPE}{_FACTORY}"),
                                  {"sparse_factory_device_note": "", "sparse_factory_dtype_note": ""})
factory_like_common_args = merge_dicts(
    parse_kwargs("    input (Tensor): its shape is the result's."), parse_kwargs(f"    {_DTYPE}{_FACTORY}"))
factory_data_common_args = merge_dicts(
    parse_kwargs("    data (array_like): what the tensor contains."), parse_kwargs(f"    {_DTYPE}{_FACTORY}"))
factory_complex_common_args = factory_common_args
rocm_fp16_notes = {"rocm_fp16_note": ""}
tf32_notes = {"tf32_note": ""}
sparse_support_notes = {"sparse_beta_warning": ""}
reproducibility_notes = dict.fromkeys(
    ("forward_reproducibility_note", "backward_reproducibility_note", "cudnn_reproducibility_note"), "")
