"""Writes the operators of the catalogue as Rust functions: bindings/rust/src/gen/ops.rs.

A function has the positional arguments of its operator, and keyword-only ones that have no default; the
other keyword-only arguments get their defaults, as in scoped.h."""

import re
import textwrap

import rust_ffi

HEAD = """// Made by tools/rustgen/crate.py from the catalogue in ops/. Do not edit.
//! The operators as functions: one for each functional and in-place form of the catalogue whose arguments Rust has types
//! for. Names are those of `ops.h` without `kf_`. Functions have the positional arguments of the schema, and
//! keyword-only arguments that have no default; the other keyword-only arguments have their defaults.
//! Call an operator by name ([`crate::Op`]) to give them.
//!
//! ```
//! use keyfall::{ops, Tensor};
//! let x = Tensor::from_slice(&[1.0f32, 4.0, 9.0], &[3])?;
//! let y = ops::sqrt(&x)?;
//! ops::mul__Scalar(&y, 2.0)?; // in place
//! assert_eq!(y.to_vec::<f32>()?, [2.0, 4.0, 6.0]);
//! # Ok::<(), keyfall::Error>(())
//! ```
#![allow(non_snake_case, clippy::too_many_arguments)]

use crate::convert as arg;
use crate::error::{check, Result};
use crate::{Device, Dtype, MemoryFormat, Scalar, Tensor};
use std::ptr::null_mut;

mod c {
    use crate::ffi::*;
    extern "C" {
%s    }
}
"""
# C type → Rust type of the parameter, and expression for the C argument.
PLAIN = {
    "Tensor": ("&Tensor", "{}.as_ptr()"), "Tensor?": ("Option<&Tensor>", "arg::optional({})"),
    "int": ("i64", "{}"), "SymInt": ("i64", "{}"), "float": ("f64", "{}"), "bool": ("bool", "{}"),
    "Scalar": ("impl Into<Scalar>", "{}.into().raw()"), "str": ("&str", "arg::text({})"),
    "str?": ("Option<&str>", "arg::optional_text({})"), "ScalarType": ("Dtype", "{}.raw()"),
    "MemoryFormat": ("MemoryFormat", "{}.raw()"), "Device": ("Device", "{}.raw()"),
    "int?": ("Option<i64>", "arg::optional_int({})"), "SymInt?": ("Option<i64>", "arg::optional_int({})"),
    "float?": ("Option<f64>", "arg::optional_float({})"), "bool?": ("Option<bool>", "arg::optional_bool({})"),
    "Scalar?": ("Option<Scalar>", "arg::optional_scalar({})"), "Device?": ("Option<Device>", "arg::optional_device({})"),
    "ScalarType?": ("Option<Dtype>", "arg::optional_int({}.map(Dtype::number))"),
    "MemoryFormat?": ("Option<MemoryFormat>", "arg::optional_int({}.map(MemoryFormat::number))"),
    "Generator?": (None, None),
}
LISTS = {
    "int": ("&[i64]", "ints"), "SymInt": ("&[i64]", "ints"), "float": ("&[f64]", "floats"), "bool": ("&[bool]", "bools"),
    "Tensor": ("&[&Tensor]", "tensors"), "Tensor?": ("&[Option<&Tensor>]", "optional_tensors"),
}
NOTHING = {
    "Tensor?": "null_mut()", "Generator?": "null_mut()", "int?": "arg::optional_int(None)", "SymInt?": "arg::optional_int(None)",
    "float?": "arg::optional_float(None)", "bool?": "arg::optional_bool(None)", "Scalar?": "arg::optional_scalar(None)",
    "Device?": "arg::optional_device(None)", "ScalarType?": "arg::optional_int(None)", "Layout?": "arg::optional_int(None)",
    "MemoryFormat?": "arg::optional_int(None)", "str?": "arg::optional_text(None)",
}
# Type of a return → C type, its first value, Rust type, expression for the result.
RETURNS = {
    "Tensor": ("*mut kf_tensor_t", "null_mut()", "Tensor", "Tensor::own_or_undefined({})"),
    "int": ("i64", "0", "i64", "{}"), "float": ("f64", "0.0", "f64", "{}"), "bool": ("bool", "false", "bool", "{}"),
    "Scalar": ("kf_scalar_t", "Scalar::Int(0).raw()", "Scalar", "Scalar::from_raw({})"),
    "ScalarType": ("kf_dtype_t", "0", "Dtype", "Dtype::from_raw({})"),
}
LIST_RETURN = ("*mut kf_list_t", "null_mut()", "Vec<Tensor>", "arg::own_list({})")


def list_of(kind):
    """(element type, is optional) of `int[2]?`; None for other types."""
    match = re.fullmatch(r"(\w+\??)\[\d*\](\??)", kind)
    return (match.group(1), bool(match.group(2))) if match and match.group(1) in LISTS else None


def parameter(argument):
    """(Rust type, statement before the call, expression) of an argument; None when there is none."""
    name = rust_ffi.identifier(argument.name)
    if argument.type in PLAIN:
        shown, expression = PLAIN[argument.type]
        return None if shown is None else (shown, "", expression.format(name))
    found = list_of(argument.type)
    if found is None:
        return None
    shown, function = LISTS[found[0]]
    if found[1]:
        shown, function = f"Option<{shown}>", f"maybe_{function}"
    if "tensors" in function:  # an array of pointers has to live until the call returns
        return shown, f"    let {name} = arg::{function}({name});\n", f"{name}.span()"
    return shown, "", f"arg::{function}({name})"


def default_value(argument):
    """The expression of a default; None when there is no short one."""
    text, kind = argument.default, argument.type
    if text is None:
        return None
    if text == "None":
        found = list_of(kind)
        return f"arg::maybe_{LISTS[found[0]][1]}(None)" if found and "Tensor" not in found[0] else NOTHING.get(kind)
    plain = {"True": "true", "False": "false"}.get(text, text)
    if kind in ("int", "SymInt", "bool"):
        return plain if re.fullmatch(r"-?\d+|true|false", plain) else None
    if kind == "float":
        return f"{float(plain)!r}" if re.fullmatch(r"-?[\d.e-]+", plain) else None
    if kind == "Scalar":
        return f"Scalar::{'Float' if re.search('[.e]', plain) else 'Int'}({plain}).raw()"
    if kind in ("str", "str?"):
        quoted = '"' + plain[1:-1] + '"'
        return f"arg::text({quoted})" if kind == "str" else f"arg::optional_text(Some({quoted}))"
    if kind == "MemoryFormat" and plain in ("contiguous_format", "0"):
        return "MemoryFormat::CONTIGUOUS.raw()"
    if kind == "ScalarType?" and plain in ("long", "4"):
        return "arg::optional_int(Some(Dtype::INT64.number()))"
    if kind == "bool?":
        return f"arg::optional_bool(Some({plain}))"
    return None


def returns_of(form):
    """The returns that have an output parameter."""
    if form.how != "functional":
        return []
    if form.schema.list_return or [item.type for item in form.schema.returns] == ["Tensor[]"]:
        return [LIST_RETURN]
    return [RETURNS.get(item.type) for item in form.schema.returns]


def documentation(form):
    doc = form.family.doc if form.how == "functional" else "In place."
    text = re.sub(r"([\[\]<>*_`\\])", r"\\\1", doc)
    lines = textwrap.wrap(text, 110, break_long_words=False, break_on_hyphens=False)
    return "".join(f"/// {line}\n" for line in [*lines, "", f"`{form.schema.text}`"]).replace("/// \n", "///\n")




def function(form, declared):
    """(Rust function, C declaration) of a form; None when a type has no counterpart."""
    schema = form.schema
    results = returns_of(form)
    if None in results or any(a.written and a.keyword_only for a in schema.arguments):
        return None
    parameters, before, values = [], "", []
    for argument in schema.arguments:
        if argument.keyword_only and argument.default is not None:
            value = default_value(argument)
            if value is None:
                return None
            values.append(value)
            continue
        found = parameter(argument)
        if found is None:
            return None
        parameters.append(f"{rust_ffi.identifier(argument.name)}: {found[0]}")
        before += found[1]
        values.append(found[2])
    outs = ["out"] if len(results) == 1 else [f"out{number}" for number in range(len(results))]
    text = documentation(form)
    shown = ", ".join(result[2] for result in results)
    shown = shown if len(results) == 1 else f"({shown})"
    text += f"pub fn {rust_ffi.identifier(form.public.removeprefix('kf_'))}({', '.join(parameters)}) -> Result<{shown}> {{\n{before}"
    text += "".join(f"    let mut {out} = {result[1]};\n" for out, result in zip(outs, results))
    arguments = ", ".join([*values, *(f"&mut {out}" for out in outs)])
    text += f"    check(unsafe {{ c::{form.public}({arguments}) }})?;\n"
    made = ", ".join(result[3].format(out) for out, result in zip(outs, results))
    if any(result[3].startswith(("Tensor", "Scalar", "arg")) for result in results):  # raw pointers and unions
        made = f"unsafe {{ {made} }}" if len(results) == 1 else f"unsafe {{ ({made}) }}"
    elif len(results) != 1:
        made = f"({made})"
    text += f"    Ok({made})\n}}\n"
    return text, f"        pub fn {form.public}{declared}; \n".replace(" \n", "\n")


RAW = {
    "kf_tensor_t *": "*mut kf_tensor_t", "kf_generator_t *": "*mut kf_generator_t", "kf_storage_t *": "*mut kf_storage_t",
    "int64_t": "i64", "double": "f64",
}


def c_signature(form):
    parts = [RAW.get(a.c_type, a.c_type) for a in form.schema.arguments]
    parts += [f"*mut {result[0]}" for result in returns_of(form) if result]
    return "(" + ", ".join(f"a{number}: {part}" for number, part in enumerate(parts)) + ") -> kf_status_t"


def text(families):
    functions, declarations = [], []
    for family in families:
        for form in family.forms:
            made = function(form, c_signature(form)) if form.how != "out" else None
            if made is not None:
                functions.append(made[0])
                declarations.append(made[1])
    return HEAD % "".join(declarations) + "\n" + "\n".join(functions)
