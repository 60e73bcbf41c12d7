"""Generates python/keyfall/_docs/functions.py: what the docstrings of functions and methods consist of.
keyfall/_docs/render.py makes the texts from it when one is read."""

from dataclasses import replace

import axis_docs
import examples
import python_names
from emit_stubs import annotation, listed, returned

HEAD = '''"""What the docstrings of functions and methods consist of, in the order of the extension's table.
An entry is (module, signature that covers all overloads, [(signature, sentence)] of the overloads, shapes,
[example]), where an example is a tuple of statements, the last of which is followed by what it prints.
Loaded when a docstring is read."""
# Made by tools/opgen/catalogue.py from the files in ops/. Do not edit.

ENTRIES = (
'''
MODULES = {"nn": "nn.functional", **{name: name for name in examples.MODULES}}


# ---- Signatures


def shown(parameters, types, result):
    """Formats an annotated signature; `types` maps a parameter to its type."""
    def show(parameter):
        default = f" = {parameter.default}" if parameter.default is not None else ""
        return f"{parameter.spelled}: {types(parameter)}{default}"

    return f"({listed(parameters, show)}) -> {result}"


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


def union(texts):
    """Joins types to one; None comes last."""
    found = dict.fromkeys(part for text in texts for part in text.split(" | "))
    last = ["None"] if found.pop("None", 0) is None else []
    return " | ".join([*found, *last])


def covering_signature(function):
    """Returns the signature that covers those of all overloads, for inspect.signature."""
    signatures = [[replace(parameter, name="input") if parameter.name == "self" else parameter
                   for parameter in overload.parameters()] for overload in function.overloads]

    def types(parameter):
        known = [annotation(one, function.numbers) for signature in signatures for one in signature
                 if one.name == parameter.name]
        return union([*known, "None"] if parameter.default == "None" else known)

    result = union(map(returned, function.overloads))
    together = merged(signatures)
    if together is not None:
        return shown(together, types, result)
    common = []
    for same in zip(*signatures):
        if same[0].keyword_only or any(p.name != same[0].name for p in same):
            break
        common.append(replace(same[0], default=None))
    start = shown(common, types, result).split(") -> ")[0]
    separator = ", " if common else ""
    return f"{start}{separator}*args, **kwargs) -> {result}"


def overloads(function):
    """Returns (signature, sentence) of each overload; those that differ in types only keep their own."""
    found = []
    for overload in function.overloads:
        own = overload.parameters()
        text = shown(own, lambda p: annotation(p, function.numbers), returned(overload))
        found.append((text, overload.doc))
    return list(dict.fromkeys(found))


# ---- Shapes


def shapes(overloads):
    """Returns the sentence about shapes: of the first entry that has its own, or else of the first from which one
    follows."""
    own = (overload.form.family.entry.get("shape", "") for overload in overloads)
    return next(filter(None, own), "") or next(filter(None, map(derived_shapes, overloads)), "")


def derived_shapes(overload):
    """Returns the sentence that follows from the axes or the kind of an entry."""
    family, arguments = overload.form.family, overload.form.schema.arguments
    about = axis_docs.sentence(family.axes, family.schema)
    if overload.form.how == "inplace" and "(" not in about:
        return "self keeps its shape."
    if about:
        return about
    if "pointwise" in family.entry.get("tags", []):
        return axis_docs.broadcast([a.name for a in arguments if a.is_tensor and not a.keyword_only])
    if family.kind == "factory" and "size" in {a.name for a in arguments}:
        return "The result has the shape size."
    if family.schema.name.endswith("_like"):
        return "The result has the shape of self."
    return ""


# ---- Examples


def example(overload, name):
    """Returns the example of the entry, with the name of the overload's form; () if it has none."""
    family = overload.form.family
    if overload.form.how == "inplace" and "example_inplace" in family.entry:
        return tuple(family.entry["example_inplace"])
    return tuple(examples.renamed(family.entry.get("example", []), family.schema.name, name))


def record(function):
    module = next((MODULES[place] for place in function.places if place in MODULES), "")
    about = shapes(function.overloads)
    shown_calls = dict.fromkeys(filter(None, (example(overload, function.name)
                                              for overload in function.overloads)))
    return (module, covering_signature(function), overloads(function), about, list(shown_calls))


def emit(families, names):
    made = "".join(f"    {record(function)!r},\n" for function in python_names.functions(families, names))
    return {"python/keyfall/_docs/functions.py": f"{HEAD}{made})\n"}
