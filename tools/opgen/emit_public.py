"""include/keyfall/ops.h, and the functions that it declares: callers by area."""

from emit_common import (MADE, areas, comment, files_of, is_quick, listing, names, opening,
                         parameters, prototype)

HEAD = MADE + """/* ops.h: one function for each built-in operator. Each calls the operator through the dispatcher, so
 * that keys, modes and registered kernels apply.
 *
 * Names are those of the aten operators. Of several overloads one goes without a suffix (the plain
 * one, else `Tensor`, `int`, `dim`, …); in-place forms end in `_`, out= forms in `_out` or what the
 * overload is called. Arguments follow Note [Typed parameters] in op.h: tensors and lists are
 * borrowed, results are owned by the caller and NULL on failure. A required tensor that is NULL is
 * KF_ERR_MISUSE. */
#ifndef KEYFALL_OPS_H
#define KEYFALL_OPS_H

#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif
"""

TAIL = """
#ifdef __cplusplus
}
#endif
#endif
"""


def declare(form):
    text = ""
    if form.how == "functional":
        text += "\n" + comment(f"{form.family.doc} {form.schema.text}")
    else:
        text += comment(form.schema.text)
    return text + prototype(f"KF_API KF_MUST_USE kf_status_t {form.public}", parameters(form.schema))


def header(families):
    text = HEAD
    for area, members in areas(families):
        title = f"/* ---- {area} "
        text += "\n" + title + "-" * (96 - len(title)) + " */\n"
        for family in members:
            text += "".join(declare(form) for form in family.forms)
    return text + TAIL


def keys(schema):
    """The expression for the keys of all arguments."""
    text = "kf_keyset_empty()"
    for argument in schema.arguments:
        if argument.is_tensor:
            own = (f"kf_keys_of({argument.c_name})" if argument.type.endswith("?")
                   else f"kf__keys({argument.c_name})")
        elif argument.is_tensor_list:
            own = f"kf__span_keys({argument.c_name})"
        else:
            continue
        text = own if text == "kf_keyset_empty()" else f"kf_keyset_or({text}, {own})"
    return text


def caller(form):
    schema = form.schema
    cname = schema.cname
    required = [a.c_name for a in schema.arguments if a.type == "Tensor"]
    pointers = [name for _, name in schema.outputs]
    text = prototype(f"typedef kf_status_t (*{cname}_fn)",
                     ["const kf_call_t *call", *parameters(schema)])
    text += prototype(f"kf_status_t {form.public}", parameters(schema), " {")
    if required or pointers:
        missing = " || ".join(f"{name} == NULL" for name in required + pointers)
        text += (f"  if (KF_UNLIKELY({missing}))\n"
                 f"    return kf__null_argument(KF__OP_{cname});\n")
    for c_type, name in schema.outputs:
        if c_type.endswith("**"):
            text += f"  *{name} = NULL;\n"
    how, op, pointer = "KF__CALL_FAR", f"KF__OP_{cname}", "&{}"  # copies would take more room
    if is_quick(form):
        text += f"  const kf_op_t *op = KF_LOAD_TABLE(&kf__ops[{op}]);\n"
        text += f"  if (KF_UNLIKELY(op == NULL)) KF_TRY(kf__op_ready({op}, &op));\n"
        how, op, pointer = "KF_CALL", "op", "KF_ARG({})"
    arguments = listing([pointer.format(a.c_name) for a in schema.arguments] or ["NULL"])
    text += (f"  {how}({op}, {cname}_fn, {keys(schema)},\n          ({listing(names(schema))}),\n"
             f"          ({arguments}), ({listing(pointers or ['NULL'])}));\n}}\n")
    return text


def emit(families):
    files = {"include/keyfall/ops.h": header(families)}
    for name, members in files_of(families):
        text = opening(f"call_{name}") + '#include "ops/core/caller.h"\n'
        for family in members:
            for form in family.forms:
                text += "\n" + caller(form)
        files[f"src/ops/gen/call_{name}.c"] = text
    return files
