"""include/keyfall/scoped.h: the operators as expressions whose results belong to a scope."""

import re

from emit_common import MADE, areas, listing, prototype

HEAD = MADE + """/* scoped.h: operators as expressions. kfs_NAME takes the positional arguments of kf_NAME; the
 * others have their defaults. The result belongs to the innermost scope (scope.h). Without a scope,
 * after a failure in it, and on failure the result is NULL. */
#ifndef KEYFALL_SCOPED_H
#define KEYFALL_SCOPED_H

#include <keyfall/ops.h>
#include <keyfall/scope.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The body of each function: its call stores the result in `made`. */
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
    """The C expression of a default; None where there is no short one."""
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
    """The expression form, or "" where results or defaults do not fit."""
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
    text = "\n" + prototype(f"KF_INLINE kf_tensor_t *{name}",
                            [a.c_declaration for a in kept], " {")
    return text + prototype(f"  KF_SCOPED({form.public}", [*values, "&made"], ");") + "}\n"


def emit(families):
    text = HEAD
    for _, members in areas(families):
        for family in members:
            text += "".join(scoped(form) for form in family.forms)
    return {"include/keyfall/scoped.h": text + TAIL}
