"""Generates the numbering and the table of operators, and the headers that declare handwritten code:
rules, compute functions and composites."""

import textwrap

import signatures
from emit_common import MADE, prototype, row
from facts_types import NUMBER_RULES

BACKEND_KINDS = ("elementwise", "structured", "kernel")
COMPOSITE_KINDS = ("composite", "explicit", "view", "factory")


def guarded(name, includes, body):
    return (MADE + f"#ifndef {name}\n#define {name}\n\n{includes}\n{body}\n#endif\n")


def all_forms(families):
    return [form for family in families for form in family.forms]


def compute_parameters(family):
    """Returns the C declarations of a compute function, without its results."""
    return [p.c_declaration if not isinstance(p, str) else f"uint32_t {p.lower()}"
            for p in family.compute.parameters]


def result_names(family):
    count = len(family.schema.returns)
    return [item.name and f"out_{item.name}" or ("out" if count == 1 else f"out{index}")
            for index, item in enumerate(family.schema.returns)]


def compute_signature(family):
    if family.kind == "elementwise":
        return ["kf_iter_t *it", *compute_parameters(family)]
    if family.later:
        return ["kf_results_t *r", *compute_parameters(family)]
    return [*compute_parameters(family), *(f"kf_tensor_t *{n}" for n in result_names(family))]


def rule_signature(family):
    parameters = [p.c_declaration if not isinstance(p, str) else f"uint32_t {p.lower()}"
                  for p in family.rule.parameters]
    first = ["kf_iter_t *it"] if family.kind == "elementwise" else []
    return [*first, "kf_results_t *r", *parameters]


def types(declarations):
    """Returns only the types, to compare two users of one function."""
    return [d[: d.rindex("*") + 1] if "*" in d else d.rsplit(" ", 1)[0] for d in declarations]


def collect(families, what, signature):
    """Returns name → declarations, checked to be the same for all users of the function."""
    from entries import Mistake

    found = {}
    for family in families:
        call = getattr(family, what)
        if call is None:
            continue
        declarations = signature(family)
        other = found.setdefault(call.name, (family, declarations))
        if types(other[1]) != types(declarations):
            raise Mistake(family.path, family.line,
                          f"{what} '{call.name}' has other parameters here than at "
                          f"{other[0].path}:{other[0].line}")
    return {name: declarations for name, (_, declarations) in found.items()}


def computes(families):
    """Returns name → declarations of every compute function that a backend can provide."""
    found = collect(families, "compute", compute_signature)
    for family in families:
        if family.kind == "kernel":
            for form in family.forms:
                found[form.cname] = kernel_signature(form.schema)
    return found


def kernel_signature(schema):
    return ["const kf_call_t *call", *(a.c_declaration for a in schema.arguments),
            *(c_type + name for c_type, name in schema.outputs)]


def op_index(families):
    forms = all_forms(families)
    body = "enum kf__op_index {\n"
    body += "".join(f"  KF__OP_{form.cname},\n" for form in forms)
    return guarded("KF_OPS_GEN_OP_INDEX_H", "", body + "  KF__OP_COUNT\n};\n")


# Tags of the functional form alone, and those that a generated out= form does not have either.
OF_THE_FUNCTIONAL_FORM = ("core", "generated", "maybe_aliasing_or_mutating")
NOT_GENERATED = ("dynamic_output_shape", "pointwise", "reduction")


def form_tags(form):
    """Returns the tags of a form: in-place and out= forms have most of the functional form's, unless the
    entry says which."""
    entry = form.family.entry
    if form.how == "functional":
        return entry.get("tags", [])
    generated = form.how == "out" and form.family.generated_out
    left_out = OF_THE_FUNCTIONAL_FORM + (NOT_GENERATED if generated else ())
    inherited = [tag for tag in entry.get("tags", []) if tag not in left_out]
    return [*entry.get(f"tags_{form.how}", inherited), form.how, *(["generated"] if generated else [])]


def op_entries(families):
    """Lists of tags, in the order of first use, and operators, which name their list by its number."""
    tag_lists, body = {}, ""
    for form in all_forms(families):
        tags = tag_lists.setdefault(" ".join(form_tags(form)), len(tag_lists))
        schema = form.schema.text.replace("\\", "\\\\").replace('"', '\\"')
        body += f'KF__OP_ENTRY({form.cname}, "{schema}", {tags})\n'
    return MADE + "".join(f'KF__TAG_LIST({i}, "{tags}")\n' for tags, i in tag_lists.items()) + body


def rules_header(families):
    body = ""
    for name, declarations in sorted(collect(families, "rule", rule_signature).items()):
        body += prototype(f"KF_MUST_USE kf_status_t kf__rule_{name}", declarations)
    return guarded("KF_OPS_GEN_RULES_H", '#include "ops/core/iterator.h"\n', body)


# The letters of operators' parameters, and of what only compute functions take.
COMPUTE_LETTERS = {
    **{c_type: "&" + letter for c_type, letter in signatures.OUTPUT_LETTERS.items()},
    **signatures.INPUT_LETTERS, "kf_iter_t *": "W", "kf_results_t *": "R", "const kf_call_t *": "C",
    "uint32_t": "u",
}

COMPUTES_HEAD = MADE + """/* computes.h: the compute functions that a backend can bind, in alphabetical order.
 *
 * Each entry declares a function type, kf_compute_NAME_fn, and the text of its parameters that
 * kf_backend_bind compares. The comment says what the function computes and which operators it
 * serves in all their forms. Functions that get an iterator (compute.h) write operand 0; the other
 * operands are the operator's tensors, or numbers in their place, in the order of its schema. The
 * comment lists them where their order is another one, or where a number is an operand and also a
 * parameter, which has its value before it was converted. The other functions write their
 * parameters `out`; an out parameter is NULL where the call does not ask for that result. Optional
 * tensors are NULL where they are missing. Functions whose first parameter is `call` are complete
 * kernels: nothing was checked but the devices, and they count what they write themselves
 * (kf_tensor_bump_version), which the library does around all others. */
#ifndef KEYFALL_COMPUTES_H
#define KEYFALL_COMPUTES_H

#include <keyfall/compute.h>

#ifdef __cplusplus
extern "C" {
#endif

#define KF_COMPUTE_FN(name, signature, ...)                \\
  typedef kf_status_t (*kf_compute_##name##_fn)(__VA_ARGS__); \\
  static const char kf_compute_##name##_signature[] = signature

"""
COMPUTES_END = """
#undef KF_COMPUTE_FN

#ifdef __cplusplus
}
#endif
#endif
"""


def compute_letters(declarations):
    return "".join(COMPUTE_LETTERS[type_] for type_ in types(declarations))


def operands(family):
    """The names of an iterator's operands without the result, where they need to be listed: they are
    not in the order of the schema, or one is a parameter, too."""
    if family.kind != "elementwise":
        return None
    if "operands" in family.entry:
        return family.entry["operands"]
    found = [p for p in family.rule.parameters if not isinstance(p, str)]
    operand_types = ("Tensor", "Scalar") if family.rule.name in NUMBER_RULES else ("Tensor",)
    found = [p.name for p in found if p.type in operand_types]
    in_order = [a.name for a in family.schema.arguments if a.name in found]
    given_too = [p.name for p in family.compute.parameters
                 if not isinstance(p, str) and p.name in found]
    return None if found == in_order and not given_too else ", ".join(found)


def operands_comment(users):
    listed = {}
    for family in users:
        if operands(family) is not None:
            listed.setdefault(operands(family), []).append(family.schema.full_name)
    if len(listed) == 1 and all(operands(family) is not None for family in users):
        return f" Operands: {next(iter(listed))}."
    return "".join(f" Operands of {', '.join(names)}: {text}." for text, names in listed.items())


def compute_comment(name, users):
    """What the function computes, as the first operator that it serves says it, and for whom."""
    names = list(dict.fromkeys(family.schema.name for family in users))
    text = users[0].entry["doc"] + (f" For {', '.join(names)}." if names != [name] else "")
    text += operands_comment(users)
    return "\n".join(textwrap.wrap(f"/* {text} */", 100, subsequent_indent=" * ",
                                   break_long_words=False, break_on_hyphens=False)) + "\n"


def compute_users(families):
    users = {}
    for family in families:
        if family.kind == "kernel":
            for form in family.forms:
                users.setdefault(form.cname, []).append(family)
        elif family.compute is not None:
            users.setdefault(family.compute.name, []).append(family)
    return users


def computes_header(families):
    users = compute_users(families)
    body = ""
    for name, declarations in sorted(computes(families).items()):
        body += compute_comment(name, users[name])
        items = [name, f'"{compute_letters(declarations)}"', *declarations]
        body += row("KF_COMPUTE_FN", items, ";")
    return COMPUTES_HEAD + body + COMPUTES_END


def compute_index(families):
    body = "enum kf__compute_index {\n"
    body += "".join(f"  KF__COMPUTE_{name},\n" for name in sorted(computes(families)))
    return guarded("KF_OPS_GEN_COMPUTE_INDEX_H", "", body + "  KF__COMPUTE_COUNT\n};\n")


def compute_entries(families):
    return MADE + "".join(f'KF__COMPUTE_ENTRY({name}, "{compute_letters(declarations)}")\n'
                          for name, declarations in sorted(computes(families).items()))


def composites_header(families):
    body = ""
    for form in all_forms(families):
        if form.family.kind in COMPOSITE_KINDS and form.own:
            body += prototype(f"KF_MUST_USE kf_status_t kf__op_{form.cname}",
                              kernel_signature(form.schema))
    return guarded("KF_OPS_GEN_COMPOSITES_H",
                   '#include <keyfall/op.h>\n#include <keyfall/tensor.h>\n', body)


def emit(families):
    return {
        "src/ops/gen/op_index.h": op_index(families),
        "src/ops/gen/op_entries.inc": op_entries(families),
        "src/ops/gen/rules.h": rules_header(families),
        "include/keyfall/computes.h": computes_header(families),
        "src/ops/gen/compute_index.h": compute_index(families),
        "src/ops/gen/compute_entries.inc": compute_entries(families),
        "src/ops/gen/composites.h": composites_header(families),
    }
