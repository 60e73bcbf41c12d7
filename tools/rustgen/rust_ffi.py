"""Writes Rust declarations of the public C functions and types: bindings/rust/src/gen/ffi.rs."""

HEAD = """// Made by tools/rustgen/crate.py from the headers in include/keyfall. Do not edit.
//! The C functions, types and constants of `include/keyfall`, whose comments are the contracts. Left out: functions for C
//! alone (macros, variable arguments as `va_list`), numbers of dispatch keys (use [`kf_key_parse`]), and
//! operators, which are declared in `gen/ops.rs`.
#![allow(non_camel_case_types, missing_docs)]

use std::os::raw::{c_char, c_int, c_uint, c_void};

/// The part of `KF_ABI_VERSION` that does not depend on the table of keys.
pub const ABI: u32 = %d;
"""
PLAIN = {
    "void": "c_void", "char": "c_char", "int": "c_int", "unsigned": "c_uint", "unsigned int": "c_uint",
    "_Bool": "bool", "bool": "bool", "size_t": "usize", "double": "f64", "float": "f32",
    **{f"{sign}int{bits}_t": f"{'u' if sign else 'i'}{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)},
    "uintptr_t": "usize", "intptr_t": "isize",
}
KEYWORDS = {"as", "box", "else", "final", "fn", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "priv",
            "pub", "ref", "trait", "type", "unsafe", "use", "where", "yield"}
# Constants that depend on KF_KEY_TABLE, or hold an enum at 32 bits.
NO_CONSTANTS = ("KF_KEY_", "KF_RANK_", "KF_BACKEND_", "KF_ZONE_", "KF_STATED_")


def identifier(name):
    return "self_" if name == "self" else f"r#{name}" if name in KEYWORDS else name


class Writer:
    def __init__(self, found):
        self.found = found
        # A struct has the name of its typedef.
        self.renamed = {kind.name: name for name, kind in found.aliases.items()
                        if kind.name in found.records and not kind.pointers and kind.function is None}

    def name_of(self, name):
        if name in PLAIN:
            return PLAIN[name]
        name = self.renamed.get(name, name)
        known = name in self.found.aliases or name in self.found.enums or name in self.found.records
        return name if known else None

    def type_of(self, kind):
        """The Rust type; None for one that Rust cannot have."""
        if kind.function is not None:
            signature = self.signature(kind.function)
            return None if signature is None else f"Option<unsafe extern \"C\" fn{signature}>"
        text = self.name_of(kind.name)
        if text is None or (text == "c_void" and not kind.pointers):
            return None
        for constant in kind.pointers:
            text = f"*{'const' if constant else 'mut'} {text}"
        return text if kind.length is None else f"[{text}; {kind.length}]"

    def signature(self, function):
        parts = []
        for name, kind in function.parameters:
            text = self.type_of(kind)
            if text is None:
                return None
            parts.append(f"{identifier(name)}: {text}")
        if function.variadic:
            parts.append("...")
        is_void = function.result.name == "void" and not function.result.pointers
        result = "" if is_void else self.type_of(function.result)
        if result is None:
            return None
        return f"({', '.join(parts)})" + (f" -> {result}" if result else "")

    def record(self, record):
        name = self.renamed.get(record.name, record.name)
        if record.fields is None:
            return (f"#[repr(C)]\npub struct {name} {{\n    _private: [u8; 0],\n"
                    "    _not_send: std::marker::PhantomData<*mut u8>,\n}\n")
        text = f"#[repr(C)]\n#[derive(Clone, Copy)]\npub {record.kind} {name} {{\n"
        for field, kind in record.fields:
            shown = self.type_of(kind)
            if shown is None:
                return ""
            text += f"    pub {identifier(field)}: {shown},\n"
        return text + "}\n"

    def constants(self):
        owners = {constant: name for name, members in self.found.enums.items() for constant in members}
        text = ""
        for name, value in self.found.constants.items():
            if name.startswith(NO_CONSTANTS) or name.endswith("_FORCE_INT32"):
                continue
            text += f"pub const {name}: {owners.get(name, 'c_int')} = {value};\n"
        return text

    def aliases(self):
        text = "".join(f"pub type {name} = c_int;\n" for name in self.found.enums)
        for name, kind in self.found.aliases.items():
            shown = self.type_of(kind)
            if self.renamed.get(kind.name) != name and shown is not None:
                text += f"pub type {name} = {shown};\n"
        return text

    def functions(self):
        text = 'extern "C" {\n'
        for name, function in self.found.functions.items():
            signature = self.signature(function)
            if signature is not None and not name.startswith("kf__") and name != "kf_plugin_init":
                text += f"    pub fn {name}{signature};\n"
        return text + "}\n"

    def text(self):
        version = self.found.constants["KF_STATED_ABI_VERSION"] // 1000
        return "\n".join([HEAD % version, self.aliases(),
                          *(self.record(one) for one in self.found.records.values()),
                          self.constants(), self.functions()])
