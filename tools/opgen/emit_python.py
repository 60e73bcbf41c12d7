"""Generates the Python functions and methods (python/src/gen/functions.inc) and their docstrings
(python/keyfall/_docs/functions.py)."""

import re
from dataclasses import replace

import python_names
from emit_common import MADE

FLAGS = {
    "torch": "KFPY_IN_TORCH", "method": "KFPY_METHOD", "nn": "KFPY_IN_NN",
    "linalg": "KFPY_IN_LINALG", "special": "KFPY_IN_SPECIAL", "fft": "KFPY_IN_FFT",
}
HEAD = MADE + """/* KFPY_FUNCTION(name, flags, operators): one Python name. `operators` in the order in which they are
 * tried; an out= form follows the form that it belongs to. */
"""
DOCS_HEAD = '''"""Docstrings of the functions and methods, in the order of the extension's table. Each begins with
its signature, in the format that CPython's built-in functions use and that inspect parses. Loaded when
a docstring is read."""
# Made by tools/opgen/catalogue.py from the files in ops/. Do not edit.

DOCS = (
'''


def flags(function):
    found = [FLAGS[place] for place in function.places]
    if any(overload.gives_list for overload in function.overloads):
        found.append("KFPY_GIVES_LIST")
    return " | ".join(found)


def listed(parameters, show):
    """Formats the inside of a signature; `show` formats one parameter."""
    parts, seen = [], False
    for parameter in parameters:
        if parameter.keyword_only and not seen:
            parts.append("*")
            seen = True
        parts.append(show(parameter))
    return ", ".join(parts)


def plain(parameter):
    return parameter.spelled + (f"={parameter.default}" if parameter.default is not None else "")


def merged(signatures):
    """Merges signatures into one list of parameters that accepts the arguments of each; None if the
    longest does not contain the others in order."""
    named = [[parameter.name for parameter in signature] for signature in signatures]
    longest = max(signatures, key=len)
    for names in named:
        at = iter([parameter.name for parameter in longest])
        if not all(name in at for name in names):
            return None
    result, optional = [], False
    for parameter in longest:
        value = parameter.default
        if value is None and not all(parameter.name in names for names in named):
            value = "None"
        if not parameter.keyword_only:
            if optional and value is None:
                return None
            optional = optional or value is not None
        result.append(replace(parameter, default=value))
    return result


def text_signature(function):
    """Returns the text for inspect.signature: the signature that covers all others, if there is one."""
    signatures = [[replace(parameter, name="input") if parameter.name == "self" else parameter
                   for parameter in overload.parameters()] for overload in function.overloads]
    together = merged(signatures)
    if together is not None:
        return listed(together, plain)
    common = []
    for same in zip(*signatures):
        first = same[0]
        if first.keyword_only or any(p.name != first.name for p in same):
            break
        common.append(first.spelled)
    return ", ".join([*common, "*args", "**kwargs"])


def result_type(overload):
    shown = [text.replace("Tensor[]", "list of Tensors") for text in overload.returns]
    return shown[0] if len(shown) == 1 else f"({', '.join(shown)})" if shown else "None"


def described(overload, renamed):
    """Returns the description with Python's parameter names: a renamed `self` is `input`."""
    return re.sub(r"\bself\b", "input", overload.doc) if renamed else overload.doc


def docstring(function):
    """Returns the docstring: what the operators compute, with signatures if there are several."""
    if len(function.overloads) == 1:
        return described(function.overloads[0], renamed=True)  # by text_signature
    lines = []
    for overload in function.overloads:
        own = overload.parameters()
        lines.append(f"{function.name}({listed(own, plain)}) -> {result_type(overload)}")
        lines.append(f"    {described(overload, renamed=any(p.name == 'input' for p in own))}")
    return "\n".join(lines)


def emit(families, names):
    table, docs = HEAD, DOCS_HEAD
    for function in python_names.functions(families, names):
        operators = " ".join(name for overload in function.overloads for name in overload.operators)
        doc = f"{function.name}({text_signature(function)})\n--\n\n{docstring(function)}"
        table += f'KFPY_FUNCTION("{function.name}", {flags(function)}, "{operators}")\n'
        docs += f"    {doc!r},\n"
    return {"python/src/gen/functions.inc": table, "python/keyfall/_docs/functions.py": docs + ")\n"}
