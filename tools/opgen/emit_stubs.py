"""Generates python/keyfall/_C/*.pyi and _ops.pyi: type stubs of functions, methods and operators."""

import keyword
import re

import python_names

MADE = "# Made by tools/opgen/catalogue.py from the files in ops/. Do not edit.\n"
INDENT = "    "
TYPES = {
    "Tensor": "Tensor", "Number": "Number", "int": "int", "float": "float", "bool": "bool",
    "str": "str", "dtype": "dtype", "layout": "layout", "device": "DeviceLike",
    "memory_format": "memory_format", "Generator": "Generator", "Storage": "UntypedStorage",
}
RETURNS = {
    "Tensor": "Tensor", "Tensor[]": "tuple[Tensor, ...]", "bool": "bool", "int": "int",
    "SymInt": "int", "float": "float", "Scalar": "Number", "ScalarType": "dtype",
    "Tensor[] given": "Sequence[Tensor]",
}
IMPORTS = """
from collections.abc import Sequence
from typing import Any, overload

from {up} import DeviceLike, Generator, Number, Tensor, UntypedStorage, return_types
from {up} import device, dtype, layout, memory_format
"""
MODULE_FILES = {"torch": "_VariableFunctions", "nn": "_nn", "linalg": "_linalg",
                "special": "_special", "fft": "_fft"}


def listed(parameters, show):
    """Formats the inside of a signature; `show` formats one parameter."""
    parts, seen = [], False
    for parameter in parameters:
        if parameter.keyword_only and not seen:
            parts.append("*")
            seen = True
        parts.append(show(parameter))
    return ", ".join(parts)


# Functions of keyfall that accept more than the operators of these names.
REPLACED = ("chain_matmul", "trace")


def annotation(parameter, numbers):
    text = TYPES[parameter.type]
    if parameter.is_list:
        one = f" | {text}" if parameter.one_for_all else ""
        text = f"Sequence[{text}]{one}"
    elif parameter.type == "Tensor" and numbers and parameter.name != "out":
        text += " | Number"
    optional = parameter.optional or parameter.default == "None"
    return f"{text} | None" if optional else text


def typed(numbers):
    def show(parameter):
        text = f"{parameter.spelled}: {annotation(parameter, numbers)}"
        return f"{text} = {parameter.default}" if parameter.default is not None else text
    return show


def returned(overload):
    schema = overload.form.schema
    names = [item.name for item in schema.returns]
    if len(names) > 1 and all(names) and not any(item.written for item in schema.returns):
        return f"return_types.{schema.name}"
    shown = [RETURNS[text] for text in overload.returns]
    return shown[0] if len(shown) == 1 else f"tuple[{', '.join(shown)}]" if shown else "None"


def spread(parameters):
    """Splits the only list of integers into separate arguments, where Python allows that."""
    positional = [p for p in parameters if not p.keyword_only]
    if len(positional) != 1 or not positional[0].is_list or positional[0].type != "int":
        return None
    return positional[0], [p for p in parameters if p.keyword_only]


def covers(wide, narrow, numbers):
    """True if every call that `narrow` accepts is accepted by `wide`, which is tried before it."""
    def types(parameter):
        return set(annotation(parameter, numbers).split(" | "))

    own = [parameter for parameter in wide if parameter.name != "out" or parameter in narrow]
    return len(own) == len(narrow) and all(
        (one.name, one.default) == (other.name, other.default) and types(one) >= types(other)
        for one, other in zip(own, narrow))


def signatures(function, method):
    """Returns (overload, parameters), without those that an earlier one covers."""
    found = []
    for overload in function.overloads:
        if method and not overload.is_method:
            continue
        parameters = overload.parameters(method)
        if not any(covers(known, parameters, function.numbers) for _, known in found):
            found.append((overload, parameters))
    return found


def sentence(function, method):
    """Returns the first sentence about a public function, for editors. In-place functions do what those
    without the underscore do, and methods what the functions of their names do."""
    if function.name.startswith("_") or function.name.endswith("_"):
        return ""
    if method and "torch" in function.places:
        return ""
    doc = function.overloads[0].doc if not method else next(
        overload.doc for overload in function.overloads if overload.is_method)
    text = doc.split(". ")[0].rstrip(".").replace('"', "'") + "."
    return text if method else re.sub(r"\bself\b", "input", text)


def definitions(function, method):
    """Returns the lines of a function or method, one definition for each signature. The first has the
    docstring."""
    show, found = typed(function.numbers), []
    first = ["self"] if method else []
    for overload, parameters in signatures(function, method):
        inside = [*first, *filter(None, [listed(parameters, show)])]
        found.append(f"({', '.join(inside)}) -> {returned(overload)}: ...")
        separate = spread(parameters)
        if separate:
            sizes, rest = separate
            inside = [*first, f"*{sizes.spelled}: int", *(show(p) for p in rest)]
            found.append(f"({', '.join(inside)}) -> {returned(overload)}: ...")
    found = list(dict.fromkeys(found))
    indent = INDENT if method else ""
    several = [f"{indent}@overload"] if len(found) > 1 else []
    doc = sentence(function, method)
    if doc:
        found[0] = f'{found[0].removesuffix(" ...")}\n{indent}{INDENT}"""{doc}"""'
    return [line for text in found for line in (*several, f"{indent}def {function.name}{text}")]


def module(functions, place, up):
    shown = [function.name for function in functions
             if place in function.places and not function.in_python]
    public = [name for name in shown if not name.startswith("_") and name not in REPLACED]
    lines = ["__all__ = [", *(f'{INDENT}"{name}",' for name in public), "]", ""]
    for function in functions:
        if place in function.places:
            lines += definitions(function, False)
    return MADE + IMPORTS.format(up=up) + "\n" + "\n".join(lines) + "\n"


def tensor_methods(functions):
    lines = ["class OperatorMethods:",
             f'{INDENT}"""The operators that are methods of Tensor."""']
    for function in functions:
        if "method" in function.places:
            lines += definitions(function, True)
    return MADE + IMPORTS.format(up="..") + "\n" + "\n".join(lines) + "\n"


def return_types(functions):
    lines = [MADE, "from typing import NamedTuple", "", "from . import Tensor", ""]
    seen = set()
    for function in functions:
        for overload in function.overloads:
            name = returned(overload)
            if not name.startswith("return_types.") or name in seen:
                continue
            seen.add(name)
            lines.append(f"class {overload.form.schema.name}(NamedTuple):")
            lines += [f"{INDENT}{item.name}: Tensor" for item in overload.form.schema.returns]
    return "\n".join(lines) + "\n"


def operators(families):
    """Generates the packets of keyfall.ops.aten. Those with the same overloads share a class."""
    packets = {}
    for family in families:
        for form in family.forms:
            packets.setdefault(form.schema.name, []).append(form.schema.overload or "default")
    kinds, members = {}, []
    for name, overloads in packets.items():
        known = tuple(sorted(o for o in overloads if not keyword.iskeyword(o)))
        members.append(f"{INDENT}{name}: {kinds.setdefault(known, f'_Packet{len(kinds)}')}")
    lines = [MADE, "from . import OpOverload, OpOverloadPacket", ""]
    for overloads, kind in kinds.items():
        lines.append(f"class {kind}(OpOverloadPacket):")
        lines += [f"{INDENT}{overload}: OpOverload" for overload in overloads] or [f"{INDENT}..."]
    lines += ["class Aten:", f'{INDENT}"""The operators of keyfall.ops.aten."""', *members]
    return "\n".join(lines) + "\n"


# What keyfall.linalg, keyfall.fft and keyfall.special have besides the operators with their prefixes.
MORE = {
    "linalg": (("LinAlgError", "matmul", "vander", "vecdot"), (
        "from ._C import Tensor",
        "from ._C import _LinAlgError as LinAlgError",
        "from ._C._VariableFunctions import matmul",
        "def vander(x: Tensor, *, N: int | None = None) -> Tensor: ...",
        "def vecdot(x: Tensor, y: Tensor, *, dim: int = -1, out: Tensor | None = None) -> Tensor: ...")),
    "special": (("log_softmax", "logsumexp", "softmax"),
                ("from ._C._VariableFunctions import log_softmax, logsumexp, softmax",)),
    "fft": ((), ()),
}


def public_module(functions, place):
    """Generates the stub of a module whose functions are the operators with its prefix."""
    prefix = f"{place}_"
    shown = [function.name for function in functions if place in function.places
             and not function.name.startswith("_")]
    own, more = MORE[place]
    names = {name.removeprefix(prefix): name for name in shown if name.removeprefix(prefix) not in own}
    lines = [f"from ._C._{place} import {name} as {short}" for short, name in names.items()]
    return MADE + "\n" + "\n".join([*more, *lines, f"__all__ = {sorted([*own, *names])}"]) + "\n"


def emit(families, names):
    functions = python_names.functions(families, names)
    folder = "python/keyfall/_C"
    files = {f"{folder}/{file}.pyi": module(functions, place, "..")
             for place, file in MODULE_FILES.items()}
    files[f"{folder}/_methods.pyi"] = tensor_methods(functions)
    files[f"{folder}/_aten.pyi"] = operators(families)
    for place in MORE:
        files[f"python/keyfall/{place}.pyi"] = public_module(functions, place)
    files["python/keyfall/return_types.pyi"] = return_types(functions)
    return files
