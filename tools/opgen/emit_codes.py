"""Generates the table of portable code (src/codegen/gen) from the catalogue's key `code`."""

import re

import codes
import facts_types
from emit_common import MADE
from entries import Mistake

# Reductions that the C dialect has, by compute function; the others are for dialects to come.
FOLDS = {
    "sum_all": "SUM", "sum_dims": "SUM", "mean_all": "MEAN", "mean_dims": "MEAN", "prod_all": "PROD",
    "prod_dim": "PROD", "amax": "MAX", "max_all": "MAX", "amin": "MIN", "min_all": "MIN",
    "any_all": "ANY", "any_dim": "ANY", "any_dims": "ANY", "all_all": "ALL", "all_dim": "ALL",
    "all_dims": "ALL", "var": "VAR", "var_mean": "VAR", "std": "STD", "std_mean": "STD", "linalg_vector_norm": "NORM",
}
SLOTS = 4  # operands, and parameters of the compute function


class Pool:
    """Texts, each once, one after the other."""

    def __init__(self):
        self.offsets, self.size = {}, 0

    def add(self, text):
        if text not in self.offsets:
            self.offsets[text] = self.size
            self.size += len(text) + 1
        return self.offsets[text]


def operands_of(family, types):
    """Returns the iterator's operands: the key `operands`, or the rule's tensors and the numbers that
    the types name."""
    names = [argument.name for argument in family.schema.arguments]
    if "operands" in family.entry:
        return [name for name in re.findall(r"\w+", family.entry["operands"]) if name in names]
    taking_part = types.arguments()
    return [p.name for p in family.rule.parameters
            if not isinstance(p, str) and (p.is_tensor or p.name in taking_part)]


def flags_of(family, types):
    """Returns the properties of the code that follow from the types."""
    tensors = [argument.name for argument in family.schema.arguments if argument.is_tensor]
    found = {"LOGICAL": types.has("truth"), "MODE": types.word == "if",
             "CHECKED": any(name in tensors for name in types.converted())}
    return [flag for flag, has in found.items() if has]


def slots(numbers):
    return "{" + ", ".join(str(n) for n in [*numbers, *[255] * (SLOTS - len(numbers))]) + "}"


def entry(family, compute, text, types, flags, operands=(), params=(), apart="0"):
    first = family.forms[0].cname
    compute = f"KF__COMPUTE_{compute}" if compute else "KF__COMPUTE_COUNT"
    types = " | ".join(f"KF__TYPES_{word}" for word in types.split()) or "0"
    flags = " | ".join(f"KF__CODE_{word}" for word in flags) or "0"
    return (f"    {{KF__OP_{first}, {compute}, {text}, {types}, {len(family.forms)}, {flags}, {apart}, "
            f"{len(operands)}, {slots(operands)}, {slots(params)}}},\n")


def elementwise(family, pool, fail):
    text, functions = codes.elementwise(family.entry["code"], family.schema)
    flags = []
    if not functions - set(codes.EXACT):
        flags.append("INLINE")
    elif family.kind != "elementwise":
        fail("the code of an operator without a compute function may call exact functions only")
    if functions & set(codes.DIVIDING):
        flags.append("DIVIDES")
    index = {argument.name: i for i, argument in enumerate(family.schema.arguments)}
    if family.kind != "elementwise":  # moves and converts its tensor
        moved = family.entry["code"]
        if moved not in index:
            fail("the code of an operator without a rule must be one of its tensors")
        return entry(family, None, pool.add(text), "", [*flags, "MOVES"], [index[moved]])
    types = facts_types.of(family)[0]
    operands = operands_of(family, types)
    flags += flags_of(family, types)
    params = [index[p.name] for p in family.compute.parameters if not isinstance(p, str)]
    if len(operands) > SLOTS or len(params) > SLOTS:
        fail(f"more than {SLOTS} operands or parameters")
    apart = sum(1 << at for at, name in enumerate(operands) if name not in types.arguments())
    return entry(family, family.compute.name, pool.add(text), " ".join(types.flags()) or "PROMOTE", flags,
                 [index[name] for name in operands], params, apart)


def reduction(family):
    codes.reduction(family.entry["code"], family.schema)
    fold = FOLDS.get(family.compute.name) if family.compute else None
    if fold is None:
        return ""
    return entry(family, family.compute.name, 0, "", ["REDUCTION"], apart=f"KF__FOLD_OF_{fold}")


def table_entry(family, pool):
    def fail(text):
        raise Mistake(family.path, family.key_lines.get("code", family.line), f"code: {text}")

    try:
        if isinstance(family.entry["code"], dict):
            return reduction(family)
        return elementwise(family, pool, fail)
    except codes.CodeError as error:
        fail(error)


def quoted(text):
    return text.replace("\\", "\\\\").replace('"', '\\"')


def emit(families):
    pool = Pool()
    pool.add("")
    rows = "".join(table_entry(family, pool) for family in families if "code" in family.entry)
    text = MADE + '#include "codegen/portable.h"\n\n'
    text += f"const kf__portable_t kf__portables[] = {{\n{rows}}};\n"
    text += "const uint32_t kf__portable_count = sizeof kf__portables / sizeof kf__portables[0];\n\n"
    text += "const char kf__portable_texts[] =\n"
    text += "\n".join(f'    "{quoted(t)}\\0"' for t in pool.offsets) + ";\n"
    return {"src/codegen/gen/portable_table.c": text}
