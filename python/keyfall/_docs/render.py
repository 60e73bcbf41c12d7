"""Docstrings and signatures of the functions and methods that are operators, made from what the catalogue
says about them. The extension calls `doc`, `text_signature` and `signature` with the position of a function
in its table."""

import ast
import inspect
import re
from collections.abc import Sequence

from .. import _C, return_types
from ..types import Number
from .functions import ENTRIES

_NAMES = {
    "Tensor": _C.Tensor, "Number": Number | complex, "DeviceLike": str | _C.device | int,
    "Sequence": Sequence, "Generator": _C.Generator, "UntypedStorage": _C.UntypedStorage,
    "device": _C.device, "dtype": _C.dtype, "layout": _C.layout, "memory_format": _C.memory_format,
    "return_types": return_types,
}


def _parse(signature):
    return ast.parse(f"def f{signature}: ...").body[0]


def _print(definition):
    returns = f" -> {ast.unparse(definition.returns)}" if definition.returns is not None else ""
    return f"({ast.unparse(definition.args)}){returns}"


def _of_method(signature):
    """Returns the signature as a definition, with self in front and without out=."""
    definition = _parse(signature)
    given = definition.args
    missing = len(given.args) - len(given.defaults)
    defaults = [None] * missing + given.defaults
    kept = [(one, default) for one, default in zip(given.args, defaults) if one.arg != "input"]
    given.args = [ast.arg("self"), *(one for one, _ in kept)]
    given.defaults = [default for _, default in kept if default is not None]
    named = [(one, default) for one, default in zip(given.kwonlyargs, given.kw_defaults)
             if one.arg != "out"]
    given.kwonlyargs = [one for one, _ in named]
    given.kw_defaults = [default for _, default in named]
    return definition


def _covering(index, method):
    signature = ENTRIES[index][1]
    return _of_method(signature) if method else _parse(signature)


def _position(signature):
    """Returns the position of the argument that is self in a method."""
    return [one.arg for one in _parse(signature).args.args].index("input")


def _as_method(line, name, position):
    """Returns a line of an example with the call of a function as the call of a method, where the argument
    at the position is a plain expression."""
    for node in ast.walk(ast.parse(line)):
        if not isinstance(node, ast.Call) or len(node.args) <= position or \
                ast.get_source_segment(line, node.func) != f"keyfall.{name}":
            continue
        tensor = node.args.pop(position)
        if isinstance(tensor, (ast.Call, ast.Name)):
            given = [ast.get_source_segment(line, one) for one in (*node.args, *node.keywords)]
            call = f"{ast.get_source_segment(line, tensor)}.{name}({', '.join(given)})"
            return f"{line[:node.col_offset]}{call}{line[node.end_col_offset:]}"
    return line


def _sentence(text, signature, method):
    """Returns a sentence with the parameter names of Python: `self` of a schema is `input` there."""
    return text if method or "(input" not in signature and " input:" not in signature else re.sub(
        r"\bself\b", "input", text)


def doc(index, name, method):
    """Returns the docstring: signatures, what is computed, shapes, examples."""
    module, _, overloads, shapes, examples = ENTRIES[index]
    shown = name.removeprefix(f"{module}_")
    if method:
        overloads = [(signature, text) for signature, text in overloads
                     if re.search(r"[( ]input: Tensor", signature)]
    pieces = {}
    for signature, text in overloads:
        call = _print(_of_method(signature)) if method else signature
        pieces.setdefault(_sentence(text, signature, method), []).append(f"{shown}{call}")
    if len(pieces) == 1:
        (text, calls), = pieces.items()
        paragraphs = ["\n".join(calls), text]
    else:
        paragraphs = ["\n".join((*calls, f"    {text}")) for text, calls in pieces.items()]
    if shapes:
        paragraphs.append(f"Shape: {_sentence(shapes, overloads[0][0], method)}")
    for *lines, printed in examples:
        if method:
            lines = [_as_method(line, name, _position(overloads[0][0])) for line in lines]
        paragraphs.append("\n".join([*(f">>> {line}" for line in lines), printed]))
    return "\n\n".join(paragraphs)


def text_signature(index, method):
    """Returns the signature without types, in the form that inspect reads."""
    definition = _covering(index, method)
    for one in ast.walk(definition.args):
        if isinstance(one, ast.arg):
            one.annotation = None
    definition.returns = None
    return _print(definition)


def signature(index, method):
    """Returns the signature with types, an inspect.Signature."""
    definition = ast.fix_missing_locations(ast.Module([_covering(index, method)], []))
    names = dict(_NAMES)
    exec(compile(definition, "<signature>", "exec"), names)
    return inspect.signature(names["f"])
