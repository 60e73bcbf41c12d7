"""Generates the table of portable code (src/codegen/gen) from the catalogue's key `code`."""

import codes
from emit_common import MADE
from entries import Mistake

# How the special rules find types: rule → (types, operands of the iterator if they are not the rule's
# tensors in order). Generic rules have their types as a parameter.
RULES = {
    "unary": (None, None), "binary": (None, None),
    "binary_number": (None, "self other"), "number_binary": (None, None),
    "add": ("PROMOTE", None), "add_number": ("PROMOTE", "self other"),
    "sub": ("PROMOTE", None), "sub_number": ("PROMOTE", "self other"),
    "rsub": ("PROMOTE", "other self"), "rsub_number": ("PROMOTE", "other self"),
    "div_mode": ("FULL_NUMBERS", None), "div_mode_number": ("FULL_NUMBERS", "self other"),
    "addcmul": ("PROMOTE", None), "addcdiv": ("PROMOTE", None),
    "lerp": ("PROMOTE", None), "lerp_tensor": ("PROMOTE", None),
    "pow_number": ("PROMOTE", "self exponent"),
    "heaviside": ("PROMOTE", None), "pair_extreme": ("PROMOTE", None),
    "clamp": ("PROMOTE", "self min max"), "clamp_tensor": ("PROMOTE", None),
    "clamp_bound": ("PROMOTE", None), "logical": ("COMPARE", None),
    "where": ("KEEP_HALF", None), "masked_fill": ("KEEP_HALF", "mask value self"),
    "masked_fill_tensor": ("KEEP_HALF", "mask value self"),
    "abs": ("SAME TO_REAL", None), "neg": ("SAME", None), "sign": ("SAME", None),
    "signbit": ("COMPARE", None), "angle": ("FLOAT TO_REAL", None), "conj_physical": ("SAME", None),
    "whole": ("SAME", None), "degrees": ("FLOAT", None), "test": ("COMPARE", None),
    "infinite": ("COMPARE", None), "nan_to_num": ("SAME", None), "polygamma": ("FLOAT", None),
    "mvlgamma": ("FLOAT", None), "relu": ("SAME", None), "hardtanh": ("SAME", None),
    "softshrink": ("SAME", None), "gelu": ("SAME", None), "gelu_backward": ("PROMOTE", None),
    "hardswish_backward": ("PROMOTE", None), "elu_backward": ("PROMOTE", None),
    "leaky_relu_backward": ("PROMOTE", None), "log_sigmoid_backward": ("SAME", None),
}
# Operands that take no part in promotion, as bits.
APART = {"where": 1, "masked_fill": 3, "masked_fill_tensor": 3}
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


def rule_of(family, fail):
    """Returns (types, operands as argument numbers)."""
    if family.rule.name not in RULES:
        fail(f"emit_codes.py does not know how the rule '{family.rule.name}' finds types")
    types, names = RULES[family.rule.name]
    index = {argument.name: i for i, argument in enumerate(family.schema.arguments)}
    if names is not None:
        operands = names.split()
    elif family.rule.name in ("number_binary", "clamp_bound"):
        operands = [p.name for p in family.rule.parameters if not isinstance(p, str)]
    else:
        operands = [p.name for p in family.rule.parameters if not isinstance(p, str) and p.is_tensor]
    if types is None:
        types = next(p for p in family.rule.parameters if isinstance(p, str)).removeprefix("KF__TYPES_")
    return types, [index[name] for name in operands]


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
    types, operands = rule_of(family, fail)
    if family.rule.name == "logical":
        flags.append("LOGICAL")
    if family.rule.name.startswith("div_mode"):
        flags.append("MODE")
    if family.rule.name == "masked_fill_tensor":
        flags.append("CHECKED")
    params = [index[p.name] for p in family.compute.parameters if not isinstance(p, str)]
    if len(operands) > SLOTS or len(params) > SLOTS:
        fail(f"more than {SLOTS} operands or parameters")
    return entry(family, family.compute.name, pool.add(text), types, flags, operands, params,
                 APART.get(family.rule.name, 0))


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
