"""Generates include/keyfall/ops.h and the functions that it declares."""

import collections
import re
import textwrap

import signatures
from emit_common import MADE, areas, is_specialized, parameters, row

HEAD = MADE + """/* ops.h: one function for each operator of the catalogue. Each calls its operator through the
 * dispatcher, so that dispatch keys, modes and registered kernels apply.
 *
 *   kf_tensor_t *sum = NULL;
 *   kf_status_t status = kf_add(a, b, KF_INT(1), &sum);        (a new tensor, a + 1 * b)
 *   if (status == KF_OK) status = kf_relu_(sum);               (in place)
 *   if (status == KF_OK) status = kf_mul_out(sum, b, result);  (into an existing tensor)
 *   if (status != KF_OK) puts(kf_error_message());
 *   kf_tensor_release(sum);
 *
 * Each comment says what the operator computes, then shows its schema. An operator has up to three
 * forms:
 *   kf_x      The functional form. Results are stored through the last parameters, `out`.
 *   kf_x_     The in-place form ("In place"): self receives the result.
 *   kf_x_out  The out= form ("Into out"): the tensors passed last receive the results. They are
 *             resized if necessary; their type must be one that the result can be cast to, for a
 *             few operators exactly the type of the result.
 * In-place and out= forms have no output parameters.
 *
 * Names are those of the aten operators; _softmax is kf_raw_softmax, __and__ is kf_dunder_and. One
 * overload of each name has no suffix (the unnamed one, or else `Tensor`, `int`, `dim`, …); the
 * others append theirs: add.Scalar is kf_add_Scalar, add_.Scalar kf_add__Scalar, sum.dim_IntList
 * kf_sum_dim_IntList. The out= form of an operator with overloads is named after its own overload:
 * add.Scalar_out is kf_add_Scalar_out.
 *
 * Arguments follow the order of the schema, with the types of Note [Typed parameters] in op.h;
 * scope.h has literals for them (KF_INT, kf_some_float). C has no default arguments: pass the value
 * that the schema shows, and for None NULL or kf_no_int() and its siblings. In all operators a
 * negative dim counts from the last dimension, keepdim keeps reduced dimensions with size 1, and
 * dtype is the type of the result, in which reductions also compute. Elementwise operators promote
 * their operands to a common type.
 *
 * Ownership: arguments are borrowed for the duration of the call. Results belong to the caller, who
 * releases tensors with kf_tensor_release and lists with kf_object_release; on failure they are
 * NULL. A result may be another reference to an argument (kf_contiguous of a contiguous tensor). A
 * view shares the storage of its base and keeps it alive.
 *
 * Errors: anything but KF_OK is a failure, described by kf_error_last() and kf_error_message().
 * Shapes, types, devices and indices are checked before a result is written. NULL for a required
 * tensor is KF_ERR_MISUSE.
 *
 * Threads: every function may be called from any thread. Calls may share tensors that they read; a
 * tensor that a call writes must not be used by another thread at the same time. */
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


def wrapped(text, indent=""):
    """Wraps text to comment lines; a zero byte is a nonbreaking space."""
    lines = textwrap.wrap(text, 94, subsequent_indent=indent, break_long_words=False,
                          break_on_hyphens=False)
    return [line.replace("\0", " ") for line in lines]


def doc_lines(doc):
    """Returns the description. Formulas are broken after operators."""
    return wrapped(re.sub(r" (?=(?:[-+*/@=<>|&]|[<>=!]=|<<|>>|\*\*) )", "\0", doc))


def schema_lines(prefix, schema):
    """Formats the schema after a prefix, broken only after commas; later lines are indented."""
    return wrapped(re.sub(r"(?<!,) ", "\0", f"{prefix}{schema}"), "    ")


def description(form):
    """Generates the comment of a function: what it computes, or how the form differs, and its schema."""
    lines = []
    if form.how == "functional":
        lines = doc_lines(form.family.doc)
    written = [a.name for a in form.schema.arguments if a.written and a.keyword_only]
    prefix = {"functional": "", "inplace": "In place: ",
              "out": f"Into {', '.join(written)}: "}[form.how]
    lines += schema_lines(prefix, form.schema.text)
    return "/* " + "\n * ".join(lines) + " */\n"


def declare(form):
    gap = "\n" if form.how == "functional" else ""
    return gap + description(form) + row(f"KF_API KF_MUST_USE kf_status_t {form.public}",
                                         parameters(form.schema), ";")


def header(families):
    parts = [HEAD]
    for area, members in areas(families):
        title = f"/* ---- {area} "
        parts.append("\n" + title + "-" * (96 - len(title)) + " */\n")
        parts += [declare(form) for family in members for form in family.forms]
    return "".join([*parts, TAIL])


def callers(families):
    """Returns file → entries, one for each function that ops.h declares: Note [Three ways to call] in
    src/ops/catalogue/caller.h."""
    forms = [form for family in families for form in family.forms]
    users = collections.Counter(signatures.of(form.schema) for form in forms if not is_specialized(form))
    shared = sorted((one for one, count in users.items() if count > 1), key=lambda one: one.name)
    rows = {"inline": "", "shared": "".join(f"KF__SHARED_CALLER({one.name})\n" for one in shared),
            "single": ""}
    for form in forms:
        signature = signatures.of(form.schema)
        if not form.schema.arguments:
            rows["single"] += f"KF__BARE_CALLER({form.public}, {form.cname}, {signature.lists[1]})\n"
            continue
        file, how = (("inline", "KF__INLINE_CALLER") if is_specialized(form)
                     else ("shared", "KF__CALLER") if users[signature] > 1
                     else ("single", "KF__SINGLE_CALLER"))
        rows[file] += f"{how}({form.public}, {form.cname}, {signature.name})\n"
    return rows


def emit(families):
    files = {"include/keyfall/ops.h": header(families)}
    for name, rows in callers(families).items():
        files[f"src/ops/gen/callers/call_{name}.c"] = (MADE
                                                 + '#include "ops/catalogue/caller.h"\n\n' + rows)
    return files
