"""Portable code: the expressions that say what operators compute (key `code`, ops/README.md).

Parses an expression of the small C-like language, checks names, types and numbers of arguments, and
returns compact text that src/codegen turns into a dialect: `$a` is the argument number 0 of the schema,
`#a` whether it was given, `%0` the local variable number 0, `name@(` a function for the type computed in,
and a grave accent stands for a conversion to that type."""

import re

TRUTH, NUMBER, TEXT = "truth value", "number", "text"

# Functions that give the same bits in every dialect: name → number of arguments. Code that calls only
# these is compiled; for other code the C dialect calls the CPU's compute function on blocks.
EXACT = {
    "abs": 1, "sqrt": 1, "ceil": 1, "floor": 1, "trunc": 1, "round": 1, "conj": 1, "bitnot": 1, "signbit": 1,
    "isinf": 1, "isfinite": 1, "isreal": 1, "max": 2, "min": 2, "fmax": 2, "fmin": 2, "copysign": 2,
    "shl": 2, "shr": 2, "fma": 3,
}
# Functions whose last bits depend on the implementation.
ROUNDED = {
    **{name: 1 for name in (
        "exp exp2 exp10 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh asinh acosh "
        "atanh erf erfc erfinv erfcx ndtri log_ndtr lgamma digamma i0 i0e i1 i1e angle sgn").split()},
    **{name: 2 for name in ("pow atan2 hypot nextafter gcd lcm igamma igammac zeta polygamma mvlgamma "
                            "complex").split()},
    "largest": 0,
}
# The same, and integers must not be divided by 0.
DIVIDING = {"fmod": 2, "remainder": 2, "divide_floor": 2, "divide_trunc": 2}
FUNCTIONS = {**EXACT, **ROUNDED, **DIVIDING}
TESTS = ("signbit", "isinf", "isfinite", "isreal")  # functions whose results are truth values
CONSTANTS = {"inf": "`__builtin_inf()", "nan": "`__builtin_nan(\"\")"}

LEVELS = (("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", "<=", ">", ">="), ("<<", ">>"),
          ("+", "-"), ("*", "/", "%"))
TOKEN = re.compile(r"\s*(?:(\d+\.?\d*(?:[eE][-+]?\d+)?)|(\w+)|(\"[^\"]*\")"
                   r"|(\|\||&&|==|!=|<=|>=|<<|>>|[-+*/%<>=!~?:;,()&|^]))")


class CodeError(Exception):
    pass


def tokens_of(text):
    tokens, at = [], 0
    while at < len(text.rstrip()):
        match = TOKEN.match(text, at)
        if not match:
            raise CodeError(f"cannot read '{text[at:].strip()}'")
        tokens.append(match.group().strip())
        at = match.end()
    return tokens


class Parser:
    """One text. `arguments`: name → (symbol, type); `optional`: name → symbol of "is given"."""

    def __init__(self, text, arguments, optional=None, assignable=None):
        self.tokens, self.at = tokens_of(text), 0
        self.arguments, self.optional = arguments, optional or {}
        self.assignable = assignable or {}
        self.locals = {}
        self.functions = set()
        self.used = set()

    def peek(self, offset=0):
        return self.tokens[self.at + offset] if self.at + offset < len(self.tokens) else None

    def take(self, expected=None):
        token = self.peek()
        if token is None or (expected is not None and token != expected):
            raise CodeError(f"expected '{expected or 'an expression'}', found "
                            f"{repr(token) if token else 'the end'}")
        self.at += 1
        return token

    def program(self):
        """`name = expression; …; expression`; returns the text."""
        text = ""
        while self.peek(1) == "=":
            text += self.assignment()
            self.take(";")
        value, kind = self.expression()
        if kind == TEXT:
            raise CodeError("the value is a text")
        self.end()
        return text + value

    def assignments(self):
        """`name = expression; …`, for the states of reductions."""
        text = self.assignment()
        while self.peek() == ";":
            self.take()
            text += self.assignment()
        self.end()
        return text

    def end(self):
        if self.peek() is not None:
            raise CodeError(f"'{self.peek()}' follows the end of the expression")

    def assignment(self):
        name = self.take()
        if not re.fullmatch(r"[a-z]\w*", name):
            raise CodeError(f"'{name}' is no name")
        self.take("=")
        value, kind = self.expression()
        if kind == TEXT:
            raise CodeError(f"'{name}' is a text")
        if name in self.assignable:
            return f"{self.assignable[name]}={value};"
        if name in self.arguments or name in FUNCTIONS or name in self.locals:
            raise CodeError(f"'{name}' has a meaning already")
        if len(self.locals) == 10:
            raise CodeError("there are more than 10 variables")
        self.locals[name] = f"%{len(self.locals)}"
        return f"{self.locals[name]}={value};"

    def expression(self):
        condition, kind = self.binary(0)
        if self.peek() != "?":
            return condition, kind
        if kind == TEXT:
            raise CodeError("a text is no condition")
        self.take()
        yes, yes_kind = self.expression()
        self.take(":")
        no, no_kind = self.expression()
        if TEXT in (yes_kind, no_kind):
            raise CodeError("a text cannot be chosen")
        return f"({condition}?{yes}:{no})", TRUTH if yes_kind == no_kind == TRUTH else NUMBER

    def binary(self, level):
        if level == len(LEVELS):
            return self.unary()
        left, kind = self.binary(level + 1)
        while self.peek() in LEVELS[level]:
            operator = self.take()
            right, right_kind = self.binary(level + 1)
            left, kind = self.combine(operator, left, kind, right, right_kind)
        return left, kind

    def combine(self, operator, left, kind, right, right_kind):
        if TEXT in (kind, right_kind):
            if operator not in ("==", "!=") or kind != right_kind:
                raise CodeError(f"'{operator}' of a text")
            return f"({left}{operator}{right})", TRUTH
        if operator in ("<<", ">>", "%"):
            raise CodeError(f"use shl, shr or remainder instead of '{operator}'")
        if operator in ("||", "&&"):
            operator = operator[0]  # both sides are cheap, and branches are not vectorised
            return f"({truth(left, kind)}{operator}{truth(right, right_kind)})", TRUTH
        if operator in ("==", "!=", "<", "<=", ">", ">="):
            return f"({left}{operator}{right})", TRUTH
        both = TRUTH if kind == right_kind == TRUTH and operator in ("|", "&", "^") else NUMBER
        return f"({left}{operator}{right})", both

    def unary(self):
        token = self.take()
        if token == "-":
            value, kind = self.unary()
            if kind == TEXT:
                raise CodeError("'-' of a text")
            return f"(-{value})", NUMBER
        if token == "!":
            value, kind = self.unary()
            if kind == TEXT:
                raise CodeError("'!' of a text")
            return f"(!{value})", TRUTH
        if token == "(":
            value, kind = self.expression()
            self.take(")")
            return value, kind
        if re.match(r"\d", token):
            return (f"`{token}" if re.search(r"[.eE]", token) else token), NUMBER
        if token.startswith('"'):
            return f"'{token[1]}'", TEXT
        if re.fullmatch(r"[a-zA-Z_]\w*", token):
            return self.call(token) if self.peek() == "(" else self.name(token)
        raise CodeError(f"expected an expression, found '{token}'")

    def name(self, name):
        if name in self.locals:
            return self.locals[name], NUMBER
        if name in self.assignable:
            return self.assignable[name], NUMBER
        if name in self.arguments:
            self.used.add(name)
            return self.arguments[name]
        if name in CONSTANTS:
            return f"({CONSTANTS[name]})", NUMBER
        raise CodeError(f"'{name}' is no argument, variable or constant: there are "
                        f"{', '.join([*self.arguments, *self.locals, *CONSTANTS])}")

    def call(self, name):
        self.take("(")
        if name == "has":
            argument = self.take()
            self.take(")")
            if argument not in self.optional:
                raise CodeError(f"has({argument}): there is no optional argument of that name")
            return self.optional[argument], TRUTH
        if name not in FUNCTIONS:
            raise CodeError(f"there is no function '{name}'")
        values = []
        while self.peek() != ")":
            value, kind = self.expression()
            if kind == TEXT:
                raise CodeError(f"{name}: an argument is a text")
            values.append(value)
            if self.peek() != ")":
                self.take(",")
        self.take(")")
        if len(values) != FUNCTIONS[name]:
            raise CodeError(f"{name} takes {FUNCTIONS[name]} arguments, not {len(values)}")
        self.functions.add(name)
        return f"{name}@({','.join(values)})", TRUTH if name in TESTS else NUMBER


def truth(text, kind):
    return text if kind == TRUTH else f"({text}!=0)"


def symbols(schema):
    """Returns (arguments, optional ones) of a schema for the parser."""
    arguments, optional = {}, {}
    for index, argument in enumerate(schema.arguments):
        letter = chr(ord("a") + index)
        base = argument.type.rstrip("?")
        if base in ("Tensor", "Scalar", "float", "int", "bool", "str"):
            arguments[argument.name] = (f"${letter}", TEXT if base == "str" else NUMBER)
        if argument.type.endswith("?"):
            optional[argument.name] = f"#{letter}"
    return arguments, optional


def elementwise(text, schema):
    """Checks the code of an elementwise operator; returns (text, the functions that it calls)."""
    parser = Parser(text, *symbols(schema))
    return parser.program(), parser.functions


PARTS = ("start", "combine", "merge", "finish")


def reduction(parts, schema):
    """Checks the code of a reduction; returns part → text. `start` sets the states for no element,
    `combine` adds the element `self`, `merge` the states of other elements, whose names begin with
    other_, and `finish` is the result; there `count` is the number of elements. `finish_1` is the second
    result of operators that have one."""
    if sorted({*parts} - {"finish_1"}) != sorted(PARTS):
        raise CodeError(f"a reduction has {', '.join(PARTS)}")
    arguments, optional = symbols(schema)
    value = {"self": arguments.pop("self")}
    start = Parser(parts["start"], {})
    texts = {"start": start.assignments()}
    states = dict(start.locals)
    others = {f"other_{name}": (symbol.replace("%", "&"), NUMBER) for name, symbol in states.items()}
    for part, known in (("combine", value), ("merge", others)):
        texts[part] = Parser(parts[part], known, assignable=states).assignments()
    finish = {**arguments, "count": ("##", NUMBER), **{name: (s, NUMBER) for name, s in states.items()}}
    for part in ("finish", "finish_1"):
        if part in parts:
            texts[part] = Parser(parts[part], finish, optional).program()
    return texts
