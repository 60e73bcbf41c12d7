"""Expressions of sizes, in the keys `axes` and `cost`: integers, axes, integer arguments, elements of
list arguments, + - * //, min and max."""

import ast
import re
from dataclasses import dataclass, field

import schema as schemas

FUNCTIONS = {"min": min, "max": max}
OPERATORS = {ast.Add: lambda a, b: a + b, ast.Sub: lambda a, b: a - b, ast.Mult: lambda a, b: a * b,
             ast.FloorDiv: lambda a, b: a // b}
split = schemas.split


class SizeError(Exception):
    pass


@dataclass(frozen=True)
class Size:
    """An expression that can be read; whoever knows the operator checks its names."""
    text: str
    tree: ast.expr = field(compare=False)
    names: tuple
    indexed: tuple  # names of lists

    @property
    def argument(self):
        """The name if the expression is nothing else; None otherwise."""
        return self.names[0] if isinstance(self.tree, ast.Name) else None

    @property
    def element(self):
        """(name, index) if the expression is an element of a list and nothing else; None otherwise."""
        constant = isinstance(self.tree, ast.Subscript) and isinstance(self.tree.slice, ast.Constant)
        return (self.names[0], self.tree.slice.value) if constant else None

    def value(self, values):
        """Returns the number, or None where a name has no value or None."""
        try:
            return _value(self.tree, values)
        except (KeyError, TypeError, IndexError, ZeroDivisionError):
            return None


def product(sizes):
    found = 1
    for size in sizes:
        found *= size
    return found


def parse(text):
    # n' and [dim] are no names of Python: they are spelled n_other and place_dim inside.
    spelled = re.sub(r"(?<![\w\]])\[(\w+)\]", r"place_\1", text)
    spelled = re.sub(r"(\w)'", r"\1_other", spelled)
    try:
        tree = ast.parse(spelled, mode="eval").body
    except SyntaxError:
        raise SizeError(f"cannot read '{text}'") from None
    names, indexed = [], []
    _check(tree, text, names, indexed)
    return Size(_text(tree), tree, tuple(dict.fromkeys(names)), tuple(indexed))


def _name(spelled):
    found = re.fullmatch(r"place_(\w+?)(_other)?", spelled)
    if found:
        return f"[{found[1]}]" + ("'" if found[2] else "")
    return spelled.removesuffix("_other") + ("'" if spelled.endswith("_other") else "")


def _check(tree, text, names, indexed):
    if isinstance(tree, ast.Name):
        names.append(_name(tree.id))
    elif isinstance(tree, ast.Subscript) and isinstance(tree.value, ast.Name):
        names.append(_name(tree.value.id))
        indexed.append(_name(tree.value.id))
        _check(tree.slice, text, names, indexed)
    elif isinstance(tree, ast.BinOp) and type(tree.op) in OPERATORS:
        _check(tree.left, text, names, indexed)
        _check(tree.right, text, names, indexed)
    elif isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub):
        _check(tree.operand, text, names, indexed)
    elif isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id in FUNCTIONS \
            and tree.args and not tree.keywords:
        for argument in tree.args:
            _check(argument, text, names, indexed)
    elif not (isinstance(tree, ast.Constant) and type(tree.value) is int):
        raise SizeError(f"'{text}' is no size: there are names, integers, + - * // min max")


def _text(tree):
    spelled = ast.unparse(tree)
    return re.sub(r"[A-Za-z_]\w*", lambda found: _name(found.group()), spelled)


def _value(tree, values):
    if isinstance(tree, ast.Name):
        return _number(values[_name(tree.id)])
    if isinstance(tree, ast.Subscript):
        return _number(values[_name(tree.value.id)][_value(tree.slice, values)])
    if isinstance(tree, ast.BinOp):
        return OPERATORS[type(tree.op)](_value(tree.left, values), _value(tree.right, values))
    if isinstance(tree, ast.UnaryOp):
        return -_value(tree.operand, values)
    if isinstance(tree, ast.Call):
        return FUNCTIONS[tree.func.id](*(_value(one, values) for one in tree.args))
    return tree.value


def _number(value):
    if value is None or isinstance(value, (list, tuple)):
        raise TypeError(f"{value} is no size")
    return value
