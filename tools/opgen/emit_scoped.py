"""Generates include/keyfall/scoped.h: the operators as expressions whose results a scope owns."""

import re

from emit_common import MADE, areas, row

HEAD = MADE + """/* scoped.h: operators as expressions. kfs_NAME calls kf_NAME of ops.h, which says what it computes,
 * and returns the result, so that calls can be nested:
 *
 *   kf_scope_t scope;
 *   kf_scope_open(&scope);
 *   kf_tensor_t *error = kfs_sub(kfs_mm(x, w), y);
 *   kf_tensor_t *loss = kf_scope_keep(kfs_mean(kfs_mul(error, error)));
 *   if (kf_scope_close(&scope) != KF_OK) puts(kf_error_message());
 *   kf_tensor_release(loss);
 *
 * Arguments: the positional ones of kf_NAME, and keyword-only ones that have no default. The other
 * keyword-only arguments have their defaults. There is a kfs_ function for each functional form
 * that returns one tensor and writes no argument, unless a default cannot be written in C.
 * Ownership: arguments are borrowed. The result belongs to the innermost open scope of the calling
 * thread (scope.h), which releases it when it is closed; kf_scope_keep takes a reference that
 * outlives the scope.
 * Errors: a call that fails returns NULL. After a failure in the scope every call returns NULL and
 * does nothing, so that one check is enough: kf_scope_close returns the first failure. Without an
 * open scope every call returns NULL with KF_ERR_MISUSE recorded.
 * Threads: as in ops.h. Each thread has its own scopes. */
#ifndef KEYFALL_SCOPED_H
#define KEYFALL_SCOPED_H

#include <keyfall/ops.h>
#include <keyfall/scope.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The body of each function; `call` stores the result in `made`. */
#define KF_SCOPED(call)                  \\
  kf_tensor_t *made = NULL;              \\
  if (kf_scope_has_failed()) return NULL; \\
  kf_status_t status = call;             \\
  return kf_scope_take(status, made)
"""

TAIL = """
#undef KF_SCOPED
#ifdef __cplusplus
}
#endif
#endif
"""

NOTHING = {
    "kf_tensor_t *": "NULL", "kf_generator_t *": "NULL", "kf_storage_t *": "NULL",
    "kf_opt_int_t": "kf_no_int()", "kf_opt_float_t": "kf_no_float()",
    "kf_opt_bool_t": "kf_no_bool()", "kf_opt_scalar_t": "kf_no_scalar()",
    "kf_opt_device_t": "kf_no_device()", "kf_str_t": "kf_str_of(NULL)",
}
SOME = {"kf_opt_int_t": "kf_some_int", "kf_opt_float_t": "kf_some_float",
        "kf_opt_bool_t": "kf_some_bool"}
FORMATS = {"contiguous_format": "KF_MEMORY_FORMAT_CONTIGUOUS"}


def default_value(argument):
    """Returns the C expression of a default; None if there is no short one."""
    text, c_type = argument.default, argument.c_type
    if text is None:
        return None
    if text == "None":
        return NOTHING.get(c_type)
    plain = {"True": "true", "False": "false"}.get(text, FORMATS.get(text, text))
    if c_type == "kf_str_t":
        return "kf_str_of({})".format(text.replace("'", '"'))
    if c_type == "kf_scalar_t":
        return f"KF_{'FLOAT' if re.search('[.e]', plain) else 'INT'}({plain})"
    if c_type in SOME:
        return f"{SOME[c_type]}({plain})"
    if c_type in ("kf_dtype_t", "kf_layout_t", "kf_memory_format_t"):
        return f"({c_type}){plain}"
    if c_type in ("int64_t", "double", "bool"):
        return plain
    return None


def scoped(form):
    """Generates the expression form, or "" if results or defaults do not fit."""
    schema = form.schema
    if [item.type for item in schema.returns] != ["Tensor"] or form.how != "functional" or (
            any(a.written for a in schema.arguments)):
        return ""
    kept = [a for a in schema.arguments if not a.keyword_only or a.default is None]
    values = []
    for argument in schema.arguments:
        value = argument.c_name if argument in kept else default_value(argument)
        if value is None:
            return ""
        values.append(value)
    name = form.public.replace("kf_", "kfs_", 1)
    text = "\n" + row(f"KF_INLINE kf_tensor_t *{name}", [a.c_declaration for a in kept], " {")
    return text + row(f"  KF_SCOPED({form.public}", [*values, "&made"], ");") + "}\n"


def emit(families):
    text = HEAD
    for _, members in areas(families):
        for family in members:
            text += "".join(scoped(form) for form in family.forms)
    return {"include/keyfall/scoped.h": text + TAIL}
