"""include/keyfall/ops.h, and the functions that it declares."""

import collections

import signatures
from emit_common import MADE, areas, comment, is_quick, opening, parameters, prototype

HEAD = MADE + """/* ops.h: one function for each built-in operator. Each calls the operator through the dispatcher, so
 * that keys, modes and registered kernels apply.
 *
 * Names are those of the aten operators; _softmax is kf_raw_softmax, __and__ is kf_dunder_and. Of
 * several overloads one goes without a suffix (the plain one, else `Tensor`, `int`, `dim`, …);
 * in-place forms end in `_`, out= forms in `_out` or what the overload is called. Arguments follow
 * Note [Typed parameters] in op.h: tensors and lists are borrowed, results are owned by the caller and
 * NULL on failure. A required tensor that is NULL is KF_ERR_MISUSE. */
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


def callers(families):
    """File → rows, one for each function that ops.h declares: Note [Three ways to call] in
    src/ops/catalogue/caller.h."""
    forms = [form for family in families for form in family.forms]
    users = collections.Counter(signatures.of(form.schema) for form in forms if not is_quick(form))
    shared = sorted((one for one, count in users.items() if count > 1), key=lambda one: one.name)
    rows = {"inline": "", "shared": "".join(f"KF__SHARED_CALLER({one.name})\n" for one in shared),
            "single": ""}
    for form in forms:
        signature = signatures.of(form.schema)
        file, how = (("inline", "KF__INLINE_CALLER") if is_quick(form)
                     else ("shared", "KF__CALLER") if users[signature] > 1
                     else ("single", "KF__SINGLE_CALLER"))
        rows[file] += f"{how}({form.public}, {form.cname}, {signature.name})\n"
    return rows


def emit(families):
    files = {"include/keyfall/ops.h": header(families)}
    for name, rows in callers(families).items():
        files[f"src/ops/gen/callers/call_{name}.c"] = (opening(f"call_{name}")
                                                 + '#include "ops/catalogue/caller.h"\n\n' + rows)
    return files
