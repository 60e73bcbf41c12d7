"""Schemas for the generators: arguments and returns with their C types.

Parses the grammar of the run-time parser, as far as the catalogue uses it, and derives the in-place and
out= forms of a functional schema."""

import re
from dataclasses import dataclass, field, replace

# Reserved words of C and C++ that occur as argument names.
RESERVED = {"default", "register", "float", "int", "new", "this", "operator", "template", "union"}

PLAIN = {
    "Tensor": "kf_tensor_t *", "Tensor?": "kf_tensor_t *",
    "int": "int64_t", "SymInt": "int64_t", "float": "double", "bool": "bool",
    "complex": "kf_complex_t", "Scalar": "kf_scalar_t", "str": "kf_str_t", "str?": "kf_str_t",
    "ScalarType": "kf_dtype_t", "Layout": "kf_layout_t", "MemoryFormat": "kf_memory_format_t",
    "Device": "kf_device_t", "Stream": "kf_stream_t",
    "Generator": "kf_generator_t *", "Generator?": "kf_generator_t *",
    "Storage": "kf_storage_t *", "Storage?": "kf_storage_t *",
    "int?": "kf_opt_int_t", "SymInt?": "kf_opt_int_t", "float?": "kf_opt_float_t",
    "bool?": "kf_opt_bool_t", "Scalar?": "kf_opt_scalar_t", "Device?": "kf_opt_device_t",
    "ScalarType?": "kf_opt_int_t", "Layout?": "kf_opt_int_t", "MemoryFormat?": "kf_opt_int_t",
}
LISTS = {
    "int": "kf_int_span_t", "SymInt": "kf_int_span_t", "ScalarType": "kf_int_span_t",
    "float": "kf_float_span_t", "bool": "kf_bool_span_t",
    "Tensor": "kf_tensor_span_t", "Tensor?": "kf_tensor_span_t",
}
OUTPUTS = {
    "Tensor": "kf_tensor_t **", "int": "int64_t *", "float": "double *", "bool": "bool *",
    "Scalar": "kf_scalar_t *", "SymInt": "kf_sym_int_t *", "ScalarType": "kf_dtype_t *",
}


# The base types of schemas, and the syntax of their defaults.
BASES = {part.rstrip("?") for part in PLAIN} | {"SymBool"}
_INTEGER, _FLOAT = r"-?\d+", r"-?(?:\d+\.?\d*(?:[eE][-+]?\d+)?|inf|nan)"
DEFAULTS = {
    "int": _INTEGER, "SymInt": _INTEGER, "float": _FLOAT, "Scalar": _FLOAT,
    "bool": "True|False", "str": r"\"[^\"]*\"|'[^']*'", "ScalarType": rf"{_INTEGER}|\w+",
    "MemoryFormat": rf"{_INTEGER}|\w+", "Layout": r"\w+", "Device": r"\w+",
}


class SchemaError(Exception):
    pass


@dataclass(frozen=True)
class Argument:
    type: str  # without the alias: "Tensor", "int[2]?"
    name: str
    alias: str = ""  # "a", "a!", "a -> *"
    default: str | None = None
    keyword_only: bool = False

    @property
    def written(self):
        return "!" in self.alias

    @property
    def is_tensor(self):
        return self.type in ("Tensor", "Tensor?")

    @property
    def is_tensor_list(self):
        return self.c_type == "kf_tensor_span_t"

    @property
    def c_type(self):
        if self.type in PLAIN:
            return PLAIN[self.type]
        match = re.fullmatch(r"(\w+\??)\[\d*\]\??", self.type)
        return LISTS.get(match.group(1), "kf_value_t") if match else "kf_value_t"

    @property
    def c_name(self):
        return self.name + "_" if self.name in RESERVED else self.name

    @property
    def c_declaration(self):
        return declare(self.c_type, self.c_name)

    @property
    def text(self):
        mark = f"({self.alias})" if self.alias else ""
        head = re.match(r"\w+", self.type).group()
        text = head + mark + self.type[len(head):]
        text += f" {self.name}" if self.name else ""
        return text + (f"={self.default}" if self.default is not None else "")


def declare(c_type, name):
    return c_type + name if c_type.endswith("*") else f"{c_type} {name}"


@dataclass(frozen=True)
class Schema:
    name: str  # "add"
    overload: str  # "Tensor" or ""
    arguments: tuple
    returns: tuple
    list_return: bool = field(default=False)

    @property
    def full_name(self):
        return f"{self.name}.{self.overload}" if self.overload else self.name

    @property
    def cname(self):
        return f"{self.name}_{self.overload}" if self.overload else self.name

    @property
    def text(self):
        parts, seen = [], False
        for argument in self.arguments:
            if argument.keyword_only and not seen:
                parts.append("*")
                seen = True
            parts.append(argument.text)
        returns = ", ".join(item.text for item in self.returns)
        if len(self.returns) != 1:
            returns = f"({returns})"
        return f"{self.full_name}({', '.join(parts)}) -> {returns}"

    @property
    def signature(self):
        """The typed form that kernels are registered with: symbolic integers become plain ones."""
        arguments = ", ".join(argument.text.split("=")[0] for argument in self.arguments)
        returns = ", ".join(item.text for item in self.returns)
        if len(self.returns) != 1:
            returns = f"({returns})"
        return f"({arguments.replace('SymInt', 'int')}) -> {returns}"

    @property
    def outputs(self):
        """(C type, name) of what a kernel stores, without returned arguments that are written to."""
        found = []
        results = [item for item in self.returns if not item.written]
        for index, item in enumerate(results):
            if re.fullmatch(r"Tensor\[\d*\]", item.type):
                c_type = "kf_list_t **"
            else:
                c_type = OUTPUTS.get(item.type, "kf_value_t *")
            name = item.name or ("out" if len(results) == 1 else f"out{index}")
            found.append((c_type, f"out_{name}" if item.name else name))
        return found


def split(text, separator=","):
    """Splits at separators outside brackets and quotes."""
    parts, depth, start, quote = [], 0, 0, ""
    for at, char in enumerate(text):
        if quote:
            quote = "" if char == quote else quote
        elif char in "\"'":
            quote = char
        elif char in "([{":
            depth += 1
        elif char in ")]}":
            depth -= 1
        elif char == separator and depth == 0:
            parts.append(text[start:at].strip())
            start = at + 1
    last = text[start:].strip()
    return parts + [last] if last else parts


def parse_typed(text, keyword_only=False):
    match = re.fullmatch(r"([A-Za-z]\w*)(\(([^)]*)\))?((?:\?|\[\d*\])*)(?: (\w+))?(?:=(.*))?", text)
    if not match:
        raise SchemaError(f"cannot read '{text}' as a type with a name")
    base, _, alias, rest, name, default = match.groups()
    if base not in BASES:
        raise SchemaError(f"'{base}' in '{text}' is no type: there are {', '.join(sorted(BASES))}")
    if default is not None and not is_default(base, rest, default):
        raise SchemaError(f"the default of '{text}' is no value of type {base + rest}")
    return Argument(base + rest, name or "", alias or "", default, keyword_only)


def is_default(base, rest, text):
    """True if the text is a valid default. A list may have one value for all elements."""
    if text == "None":
        return rest.endswith("?")
    one = DEFAULTS.get(base, "(?!)") if base != "int" else rf"{_INTEGER}|Mean"
    if "[" in rest and text.startswith("[") and text.endswith("]"):
        return all(re.fullmatch(one, part) for part in split(text[1:-1]))
    return re.fullmatch(one, text) is not None


def parse(text):
    match = re.fullmatch(r"(\w+)(?:\.(\w+))?\((.*)\) -> (.*)", text)
    if not match:
        raise SchemaError("expected 'name.overload(arguments) -> returns'")
    name, overload, inside, after = match.groups()
    arguments, keyword_only = [], False
    for part in split(inside):
        if part == "*":
            keyword_only = True
            continue
        argument = parse_typed(part, keyword_only)
        if not argument.name:
            raise SchemaError(f"argument '{part}' has no name")
        arguments.append(argument)
    names = [argument.name for argument in arguments]
    for one in names:
        if names.count(one) > 1:
            raise SchemaError(f"two arguments are called '{one}'")
    returns = split(after[1:-1]) if after.startswith("(") else [after]
    return Schema(name, overload or "", tuple(arguments),
                  tuple(parse_typed(part) for part in returns))


def split_name(full_name):
    name, _, overload = full_name.partition(".")
    return name, overload


def in_place(schema, full_name):
    """add.Tensor → add_.Tensor: the first argument is written and returned."""
    name, overload = split_name(full_name)
    first, *rest = schema.arguments
    if first.type != "Tensor":
        raise SchemaError("the first argument of an in-place form must be a Tensor")
    written = replace(first, alias="a!")
    return Schema(name, overload, (written, *rest), (replace(written, name="", default=None),))


def out_form(schema, full_name, names=None):
    """add.Tensor → add.out: results become keyword arguments that are written and returned."""
    name, overload = split_name(full_name)
    given = []
    for index, item in enumerate(schema.returns):
        if item.type != "Tensor":
            raise SchemaError(f"an out= form needs tensors as results, not {item.type}")
        default = "out" if len(schema.returns) == 1 else f"out{index}"
        own = names[index] if names else item.name or default
        given.append(Argument("Tensor", own, "abcdefgh"[index] + "!", None, True))
    returns = [replace(item, name=item.name if len(given) > 1 and not item.name.startswith("out")
                       else "", keyword_only=False) for item in given]
    return Schema(name, overload, (*schema.arguments, *given), tuple(returns))
