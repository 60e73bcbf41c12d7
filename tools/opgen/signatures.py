"""C signatures shared by operators, named by one letter per parameter, and src/ops/gen/arguments.h,
which describes them to the macros that generate one function for each."""

import textwrap
from dataclasses import dataclass

from emit_common import MADE

# C type → letter, as in KF_PARAM_KINDS of src/dispatch/operators/signature.h if the type is there. U is
# a tensor that may be NULL: callers check the others.
INPUT_LETTERS = {
    "kf_tensor_t *": "T", "kf_generator_t *": "G", "kf_storage_t *": "O", "int64_t": "i",
    "double": "f", "bool": "b", "kf_complex_t": "c", "kf_scalar_t": "s", "kf_str_t": "t",
    "kf_dtype_t": "e", "kf_layout_t": "l", "kf_memory_format_t": "o", "kf_device_t": "d",
    "kf_stream_t": "m", "kf_opt_int_t": "I", "kf_opt_float_t": "F", "kf_opt_bool_t": "B",
    "kf_opt_scalar_t": "Z", "kf_opt_device_t": "D", "kf_int_span_t": "n", "kf_float_span_t": "r",
    "kf_bool_span_t": "q", "kf_tensor_span_t": "x", "kf_value_t": "V",
}
OUTPUT_LETTERS = {
    "kf_tensor_t **": "T", "kf_list_t **": "L", "int64_t *": "i", "double *": "f", "bool *": "b",
    "kf_scalar_t *": "s", "kf_sym_int_t *": "k", "kf_dtype_t *": "e", "kf_value_t *": "V",
}

HEAD = MADE + """/* The lists of arguments that operators have; src/ops/catalogue/call_signature.h says how to use them. */
#ifndef KF_OPS_GEN_ARGUMENTS_H
#define KF_OPS_GEN_ARGUMENTS_H

"""


@dataclass(frozen=True)
class Signature:
    """The letters of the arguments and of the results."""
    inputs: str
    outputs: str

    @property
    def lists(self):
        """The form that macros take."""
        return [self.inputs or "0", self.outputs or "0"]

    @property
    def name(self):
        return ", ".join(self.lists)

    @property
    def row(self):
        """Formats the list of arguments as a macro."""
        marks = [f"{letter if letter in 'TU' else 'X'}({name})" if letter in "TUx" else
                 f"A({letter}, {name})"
                 for letter, name in zip(self.inputs, "abcdefghijklmnopqrstuvwxyz")]
        text = f"#define KF__IN_{self.inputs or '0'}(T, U, X, A, S) {' S '.join(marks)}".rstrip()
        return " \\\n".join(textwrap.wrap(text, 98, subsequent_indent="    ")) + "\n"


def of(schema):
    inputs = "".join("U" if a.type == "Tensor?" else INPUT_LETTERS[a.c_type]
                     for a in schema.arguments)
    return Signature(inputs, "".join(OUTPUT_LETTERS[c_type] for c_type, _ in schema.outputs))


def emit(families):
    found = {Signature(of(form.schema).inputs, "") for family in families for form in family.forms
             if form.schema.arguments}
    rows = "".join(one.row for one in sorted(found, key=lambda one: one.name))
    return {"src/ops/gen/arguments.h": HEAD + rows + "\n#endif\n"}
