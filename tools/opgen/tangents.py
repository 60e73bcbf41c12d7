#!/usr/bin/env python3
"""Forward derivatives: which of them follow from other keys, and the formulas of `tangent` for those
that do not.

    tangents.py      lists the operators that have a derivative, by how their forward derivative follows

`linear`: the operator is applied to the tangents. `elementwise`: each element of a result depends on one
element of an argument, so the formula of the gradient applied to the tangent instead of `grad` is the
forward derivative, of complex numbers conjugated before and after. `zero`: the gradient is zero.
`composite`: the operators that it calls have one. `written`: the entry has the key. The others need it."""

import ast
import pathlib
import sys

import emit_autograd
import entries
import facts_types
import formulas

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ZEROS = ("zeros_like", "zeros_of")
ORDER = ("none", "composite", "linear", "zero", "elementwise", "written", "needed")


class TangentCompiler(formulas.Compiler):
    """Reads formulas in which `self_t` is the tangent of `self`, and there is no gradient."""

    def on_name(self, node):
        name = node.id.removesuffix("_t")
        if node.id.endswith("_t") and name in self.arguments:
            argument = self.arguments[name]
            if not argument.is_tensor:
                raise formulas.FormulaError(f"'{name}' is no tensor: it has no tangent")
            return formulas.Value(node.id, "tensor")
        if node.id in ("grad", "grads", "wanted"):
            raise formulas.FormulaError(f"'{node.id}' has no meaning in a forward derivative")
        return super().on_name(node)


def results(family):
    """Returns the names of the results in formulas."""
    return emit_autograd.result_names(family.schema, False)


def tangents(family):
    """Returns result → formula of the key `tangent`."""
    given = family.entry.get("tangent", {})
    return {next(iter(results(family))): given} if isinstance(given, str) else given


def check_family(family, helpers, operators):
    names = results(family)
    if isinstance(family.entry["tangent"], str) and len(names) > 1:
        entries.fail_at(family, "tangent", f"there are several results: say which, of {', '.join(names)}")
    if not isinstance(family.entry.get("derivative"), dict):
        entries.fail_at(family, "tangent", "an operator without formulas of gradients needs no tangent")
    for result, text in tangents(family).items():
        if result not in names:
            entries.fail_at(family, "tangent", f"'{result}' is no result of {family.schema.full_name}: there are "
                                    f"{', '.join(names)}")
        compiler = TangentCompiler(family.schema, helpers, operators, names, formulas.LocalNames())
        try:
            compiler.compile(text)
        except formulas.FormulaError as error:
            entries.fail_at(family, "tangent", f"tangent of '{result}': {error}")
        if not any(isinstance(node, ast.Name) and node.id.endswith("_t") for node in ast.walk(ast.parse(text.strip()))):
            entries.fail_at(family, "tangent", f"tangent of '{result}': it depends on no tangent")


def check(families, root):
    """Reports mistakes in the formulas of all families."""
    operators = formulas.operator_functions(families, emit_autograd.default_value)
    helpers = formulas.read_helpers(root / emit_autograd.HELPERS)
    for family in families:
        if "tangent" in family.entry:
            check_family(family, helpers, operators)


# ---- What follows


def is_elementwise(family):
    """True if the gradient's formula is the forward derivative's, too. A real result of complex
    operands is none that calculus has a derivative of."""
    types = facts_types.of(family)
    return ((family.kind == "elementwise" or "pointwise" in family.entry.get("tags", []))
            and not family.draws and not any(one.has("real") for one in types or []))


def of_argument(family, name, text):
    """Returns how the forward derivative by one argument follows from the formula of its gradient."""
    if text.startswith("not implemented"):
        return "none"
    if any(name in [part.strip() for part in group.split(",")] for group in family.entry.get("linear", [])):
        return "linear"
    if text.startswith(ZEROS):
        return "zero"
    return "elementwise" if is_elementwise(family) else "needed"


def how(family):
    """Returns how the forward derivative of an operator follows, one of ORDER: of several arguments, the
    last one in that order."""
    derivative = family.entry.get("derivative")
    if derivative == "through" or family.kind == "composite" and derivative is None:
        return "composite"
    if not isinstance(derivative, dict):
        return "none"
    if "tangent" in family.entry:
        return "written"
    found = [of_argument(family, name.strip(), text) for names, text in derivative.items()
             for name in names.split(",")]
    return max(found, key=ORDER.index)


def report(families):
    by_way = {way: [] for way in ORDER}
    for family in families:
        by_way[how(family)].append(family.schema.full_name)
    for way, names in by_way.items():
        shown = " ".join(names) if way in ("written", "needed") else ""
        print(f"{way:12} {len(names):4}  {shown}".rstrip())


if __name__ == "__main__":
    try:
        report(entries.read(ROOT))
    except entries.Mistake as mistake:
        sys.exit(str(mistake))
