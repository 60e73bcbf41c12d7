"""The reference of operators: one page for each file of the catalogue."""

import functools
import re
import sys

import rst
from site_map import ROOT

sys.path.insert(0, str(ROOT / "tools" / "opgen"))
import entries  # noqa: E402  (the catalogue's reader)
import examples  # noqa: E402
import python_names  # noqa: E402

KINDS = {
    "elementwise": "by a compute function of the backend, one element at a time",
    "structured": "by a compute function of the backend",
    "kernel": "by a kernel of the backend",
    "composite": "by calling other operators, which autograd records",
    "explicit": "by calling other operators",
    "view": "from metadata; the result shares memory",
    "factory": "creates a tensor",
    "python": "by a function of the Python package",
    "declared": "by no kernel of the library: plug-ins may register one",
}
GRADIENTS = {"none": "none: the result is not differentiable", "through": "that of the operators it calls",
             "not implemented": "not implemented: backward raises an error"}


@functools.lru_cache(maxsize=1)
def families():
    """Returns the families of the catalogue."""
    return entries.read(ROOT)


def gradient(family):
    """Says what backward does."""
    derivative = family.entry.get("derivative")
    if isinstance(derivative, dict):
        known = [name for key, formula in derivative.items() if formula != "not implemented"
                 for name in key.replace(" ", "").split(",")]
        return "for " + ", ".join(f"``{name}``" for name in known)
    if derivative is None:
        return GRADIENTS["through"] if family.is_composite else "none: backward raises an error"
    return GRADIENTS[derivative]


def python_name(function):
    """Returns how Python calls the operator, or None."""
    place = next((place for place in function.places), None)
    if place is None:
        return None
    if place == "method" or function.name.endswith("_") and not function.name.endswith("__"):
        return f"Tensor.{function.name}"
    if place in examples.MODULES:
        return f"keyfall.{place}.{function.name.removeprefix(place + '_')}"
    return f"keyfall.nn.functional.{function.name}" if place == "nn" else f"keyfall.{function.name}"


def family_text(family, in_python):
    """Returns the section of a family."""
    main = family.forms[0].schema
    parts = [rst.heading(main.full_name, 2),
             rst.inline(family.doc, r"`([^`]+)`", lambda match: f"``{match[1]}``") + "\n",
             rst.block("\n".join(form.schema.text for form in family.forms), "text")]
    spelled = [in_python.get(form.schema.full_name) for form in family.forms]
    facts = [("C", ", ".join(f"``{form.public}``" for form in family.forms)),
             ("Python", ", ".join(dict.fromkeys(f"``{name}``" for name in spelled if name)) or
              ", ".join(f"``keyfall.ops.aten.{form.schema.name}``" for form in family.forms[:1])),
             ("Computed", KINDS[family.kind]), ("Gradient", gradient(family))]
    if family.compute:
        facts.append(("Compute function", f":c:type:`kf_compute_{family.compute.name}_fn`"))
    if family.entry.get("dtypes"):
        facts.append(("Types", family.entry["dtypes"].replace(" ", ", ")))
    if family.entry.get("tags"):
        facts.append(("Tags", ", ".join(family.entry["tags"])))
    return "\n".join([*parts, "".join(f":{name}: {value}\n" for name, value in facts)])


def names_in_python():
    """Returns {full name of an operator: its name in Python}."""
    names = python_names.Names(ROOT, families())
    return {operator: python_name(function) for function in python_names.functions(families(), names)
            for overload in function.overloads for operator in overload.operators}


def purpose(area):
    """Returns the comment at the top of a file of the catalogue."""
    first = (ROOT / "ops" / f"{area}.toml").read_text().split("\n\n")[0]
    text = " ".join(line.lstrip("# ") for line in first.splitlines() if line.startswith("#"))
    return re.split(r"(?<=\.) ", text)[0]


def pages():
    """Returns {name of the page: text}."""
    in_python = names_in_python()
    areas = {}
    for family in families():
        areas.setdefault(family.area, []).append(family)
    made = {}
    for area, members in areas.items():
        made[f"reference/operators/{area}.rst"] = "\n".join(
            [rst.heading(area, 1), rst.escape(purpose(area)) + "\n",
             *(family_text(family, in_python) for family in members)])
    rows = [[f":doc:`{area}`", rst.escape(purpose(area)), str(sum(len(family.forms) for family in members))]
            for area, members in areas.items()]
    total = sum(len(family.forms) for family in families())
    made["reference/operators/index.rst"] = "\n".join([
        rst.heading("Operators", 1),
        f"The {total:,} operators of the catalogue, from ``ops/*.toml``. Names and schemas are PyTorch's. A family has "
        "up to three forms: functional, in place, and into ``out``. The :doc:`catalogue </project/ops-readme>` says "
        "how operators are declared, :doc:`/reference/c/ops` how the functions of C work.\n",
        rst.table(["area", "contents", "operators"], rows),
        rst.contents(areas).replace(":maxdepth: 1", ":hidden:")])
    return made
