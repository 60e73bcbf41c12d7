"""Reads the declarations of the public headers: functions, structs, unions, enums and function types.

The C preprocessor expands the macros; what is left is a small part of C, which this module parses. It
knows what Keyfall's headers use, and stops with a message at anything else."""

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

# Declarations for C alone: operators (the catalogue describes them), and what macros expand to.
LEFT_OUT = {"ops.h", "scoped.h", "computes.h", "compute.h", "adaptor.h", "call.h"}
TOKEN = re.compile(r"""\s+|(?P<mark>^\#[^\n]*)|(?P<word>[A-Za-z_]\w*)|(?P<number>0[xX][0-9a-fA-F]+|\d[\w.]*)
    |(?P<text>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?P<sign>\.\.\.|<<|>>|->|==|!=|<=|>=|&&|\|\||.)""", re.X | re.M)
QUALIFIERS = {"extern", "static", "inline", "const", "volatile", "__extension__", "register", "restrict"}


class Unknown(Exception):
    """A declaration that this module cannot read."""


@dataclass
class Type:
    """A C type: a name, and for each pointer whether it points to something constant, innermost first; or a
    pointer to a function. `length` is that of an array."""
    name: str
    pointers: tuple = ()
    function: "Function | None" = None
    length: int | None = None


@dataclass
class Function:
    name: str
    result: Type
    parameters: list  # (name, Type)
    variadic: bool = False


@dataclass
class Record:
    name: str
    kind: str  # struct or union
    fields: list | None = None  # (name, Type); None: opaque


@dataclass
class Declarations:
    functions: dict = field(default_factory=dict)
    records: dict = field(default_factory=dict)  # tag → Record
    aliases: dict = field(default_factory=dict)  # typedef name → Type
    enums: dict = field(default_factory=dict)  # typedef name → list of constants
    constants: dict = field(default_factory=dict)  # name → value


def preprocessed(root, headers):
    source = "".join(f"#include <keyfall/{name}>\n" for name in headers)
    source += "enum { KF_STATED_ABI_VERSION = KF_ABI_VERSION };\n"
    result = subprocess.run(["cc", "-E", "-std=c11", f"-I{root / 'include'}", "-xc", "-"], input=source,
                            capture_output=True, text=True)
    if result.returncode != 0:
        raise Unknown(f"the C preprocessor failed: {result.stderr.strip()}")
    return result.stdout


def tokens_of(text):
    """Yields (header, token) for what stands in Keyfall's headers, or in the text itself."""
    header, is_ours = "", False
    for match in TOKEN.finditer(text):
        token = match.group()
        if match.lastgroup == "mark":
            if name := re.match(r'# \d+ "([^"]*)"', token):
                path = name.group(1)
                header, is_ours = Path(path).name, "/keyfall/" in path or path == "<stdin>"
        elif match.lastgroup and is_ours:
            yield header, token


def without_attributes(tokens):
    kept, skipping, depth = [], False, 0
    for header, token in tokens:
        if token in ("__attribute__", "_Static_assert", "__asm__"):
            skipping, depth = True, 0
        elif skipping:
            depth += (token == "(") - (token == ")")
            skipping = depth > 0
        else:
            kept.append((header, token))
    return kept


def statements(tokens):
    """Yields (header, tokens) of each declaration; bodies of functions are left out."""
    current, depth, is_body = [], 0, False
    for header, token in tokens:
        if token == "{":
            if depth == 0:
                is_body = ")" in current and current[0] != "typedef"
            depth += 1
        if not (is_body and depth):
            current.append(token)
        if token == "}":
            depth -= 1
            if depth == 0 and is_body:
                yield header, current
                current, is_body = [], False
        elif token == ";" and depth == 0:
            if len(current) > 1:
                yield header, current[:-1]
            current, is_body = [], False


def split(tokens, at):
    """Splits a list of tokens at a token outside of brackets."""
    parts, depth = [[]], 0
    for token in tokens:
        depth += (token in "([{") - (token in ")]}")
        if token == at and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


class Parser:
    def __init__(self):
        self.found = Declarations()

    def value(self, tokens):
        """The value of a constant expression."""
        words = []
        for token in tokens:
            if re.fullmatch(r"\d+[uUlL]+", token):
                token = token.rstrip("uUlL")
            elif token in self.found.constants:
                token = str(self.found.constants[token])
            elif re.match(r"[A-Za-z_]", token):
                raise Unknown(f"constant expression: {' '.join(tokens)}")
            words.append(token)
        return int(eval(" ".join(words).replace("/", "//"), {"__builtins__": {}}))

    def enum(self, body):
        names, following = [], 0
        for part in split(body, ","):
            if "=" in part:
                following = self.value(part[2:])
            self.found.constants[part[0]] = following
            names.append(part[0])
            following += 1
        return names

    def record(self, kind, tag, body):
        fields = []
        for number, part in enumerate(split(body, ";")):
            if part[0] in ("struct", "union") and "{" in part:
                end = len(part) - 1 - part[::-1].index("}")
                inner = f"{tag}_{part[end + 1]}"
                self.record(part[0], inner, part[part.index("{") + 1:end])
                fields.append((part[end + 1], Type(inner)))
                continue
            base, declarators = self.base_of(part)
            for declarator in split(declarators, ","):
                fields.append(self.declarator(base, declarator, f"field{number}"))
        self.found.records[tag] = Record(tag, kind, fields)

    def base_of(self, tokens):
        """Splits `const struct x *name[3]` into the type before the declarators and these."""
        constant, words, position = False, [], 0
        while position < len(tokens) and re.match(r"[A-Za-z_]", tokens[position]):
            token = tokens[position]
            if token in ("struct", "union", "enum"):
                words.append(tokens[position + 1])
                position += 2
                continue
            if words and token != "const" and not (
                    {token, words[-1]} <= {"unsigned", "signed", "long", "short", "int", "char"}):
                break
            constant |= token == "const"
            if token not in QUALIFIERS:
                words.append(token)
            position += 1
        return (Type(" ".join(words)), constant), tokens[position:]

    def declarator(self, base, tokens, unnamed):
        """Returns the name and type of one declarator."""
        kind, constant = base
        if "(" in tokens and tokens[tokens.index("(") + 1:][:1] == ["*"]:
            return self.function_pointer(base, tokens)
        pointers, name, length, position = [], unnamed, None, 0
        while position < len(tokens):
            token = tokens[position]
            if token == "*":
                pointers.append(constant)
                constant = False
            elif token == "const":
                constant = True
            elif token == "[":
                length = self.value(tokens[position + 1:tokens.index("]")])
                break
            elif token not in QUALIFIERS:
                name = token
            position += 1
        return name, Type(kind.name, tuple(pointers), None, length)

    def function_pointer(self, base, tokens):
        start = tokens.index("(")
        result = self.declarator(base, tokens[:start], "")[1]
        close = tokens.index(")", start)
        name = tokens[close - 1]
        parameters = tokens[close + 2:len(tokens) - 1]
        return name, Type("", (), self.function(name, result, parameters))

    def function(self, name, result, parameters):
        function = Function(name, result, [])
        for number, part in enumerate(split(parameters, ",")):
            if part == ["..."]:
                function.variadic = True
            elif part != ["void"]:
                base, declarator = self.base_of(part)
                given, kind = self.declarator(base, declarator, f"a{number}")
                if kind.length is not None:  # an array as a parameter is a pointer
                    kind = Type(kind.name, (*kind.pointers, base[1]))
                function.parameters.append((given, kind))
        return function

    def typedef(self, tokens):
        if tokens[0] in ("struct", "union", "enum") and "{" in tokens:
            end = len(tokens) - 1 - tokens[::-1].index("}")
            body, name = tokens[tokens.index("{") + 1:end], tokens[-1]
            tag = tokens[1] if tokens[1] != "{" else name
            if tokens[0] == "enum":
                self.found.enums[name] = self.enum(body)
                return
            self.record(tokens[0], tag, body)
            if tag != name:
                self.found.aliases[name] = Type(tag)
            return
        base, declarators = self.base_of(tokens)
        name, kind = self.declarator(base, declarators, "")
        if tokens[0] in ("struct", "union"):
            self.found.records.setdefault(base[0].name, Record(base[0].name, tokens[0]))
        if not (kind.name == name and not kind.pointers):
            self.found.aliases[name] = kind

    def statement(self, tokens):
        if tokens[0] == "typedef":
            self.typedef(tokens[1:])
        elif tokens[0] == "enum" and "{" in tokens:
            self.enum(tokens[tokens.index("{") + 1:-1])
        elif tokens[0] in ("struct", "union") and tokens[2:3] == ["{"]:
            self.record(tokens[0], tokens[1], tokens[3:-1])
        elif "(" in tokens:
            start = tokens.index("(")
            base, rest = self.base_of(tokens[:start])
            name, result = self.declarator(base, rest, "")
            end = len(tokens) - 1 - tokens[::-1].index(")")
            self.found.functions[name] = self.function(name, result, tokens[start + 1:end])


def read(root):
    """Reads include/keyfall."""
    headers = sorted(path.name for path in (root / "include" / "keyfall").glob("*.h"))
    parser = Parser()
    for header, tokens in statements(without_attributes(tokens_of(preprocessed(root, headers)))):
        if header in LEFT_OUT:
            continue
        try:
            parser.statement(tokens)
        except (Unknown, ValueError, IndexError) as problem:
            raise Unknown(f"include/keyfall/{header}: cannot read `{' '.join(tokens)[:200]}`: {problem}") from None
    return parser.found
