"""How sparse tensors print: their parts, size, number of entries and layout."""

import re

from .. import _C
from .._tensor_str import _add_suffixes, printoptions

_NAMES = {
    _C.sparse_coo: ("indices",),
    _C.sparse_csr: ("crow_indices", "col_indices"), _C.sparse_bsr: ("crow_indices", "col_indices"),
    _C.sparse_csc: ("ccol_indices", "row_indices"), _C.sparse_bsc: ("ccol_indices", "row_indices"),
}
_PLAIN_INDENT = len("tensor(")


def _part(name, part, indent):
    """`name=tensor(…)`, with the lines after the first below its elements."""
    head = f"{name}=tensor("
    if part.is_meta:
        return f"{head}..., size={tuple(part.shape)})"
    if not part.numel():
        return f"{head}[], size={tuple(part.shape)})"
    shift = indent + len(head) - _PLAIN_INDENT
    options = _C.get_printoptions()
    with printoptions(linewidth=options["linewidth"] - shift, sci_mode=options["sci_mode"]):
        text = repr(part.detach())
    text = re.sub(r",\s+dtype=[\w.]+\)$", ")", text)
    return f"{name}=" + text.replace("\n" + " " * _PLAIN_INDENT, "\n" + " " * (shift + _PLAIN_INDENT))


def _usual(dtype):
    default = _C.get_default_dtype()
    return dtype in (default, _C.int64, _C.bool, _C.complex128 if default == _C.float64 else _C.complex64)


def text_of(tensor, name, history):
    """The text of a tensor of a class with this name, with `grad_fn=…` or `requires_grad=True`."""
    indent = len(name) + 1
    first, plain, values = _C._sparse_parts(tensor)
    shown = [part for part in (first, plain) if part is not None]
    names = (*_NAMES[tensor.layout], "values")
    lines = [_part(name, part, indent) for name, part in zip(names, (*shown, values))]
    text = f"{name}(" + (",\n" + " " * indent).join(lines)
    size = f"size={tuple(tensor.shape)}"
    if values.is_meta:  # a fake may say that it is elsewhere
        facts = [size] if tensor.device.type == "cpu" else [f"device='{tensor.device}'", size]
    else:
        facts = [size, f"nnz={tensor._nnz()}"]
    if not _usual(tensor.dtype):
        facts.append(f"dtype={tensor.dtype}")
    facts.append(f"layout={tensor.layout}")
    if history:
        facts.append(history)
    return _add_suffixes(text, facts, indent, tensor.layout is _C.sparse_coo)
