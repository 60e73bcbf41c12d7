"""The key `types`: the element types of results as expressions over the operands' types, in Python's
grammar. For elementwise operators the words also say in which type the loop computes: they are the
flags of kf__types_t (src/ops/core/iterator.h), which the operator's rule has in C.

A name is an argument (`self`), or an element type (`int64`) where no argument has that name. Several
operands of a word are promoted: `float(self, other)`. ops/README.md lists the words."""

import ast
from dataclasses import dataclass

import dtypes
import facts

# Word → flag without KF__TYPES_; None: it says nothing about computing.
WORDS = {
    "promote": "PROMOTE", "same": "SAME", "float": "FLOAT", "bool": "COMPARE", "truth": "COMPARE",
    "real": "TO_REAL", "keep": "KEEP_HALF", "exact": "FULL_NUMBERS", "complex": None, "wide": None,
    "verdict": None,
}
INTO = "into"  # an operand that is converted to the result: it takes no part in promotion
DEFAULT = "default"  # the default type of floating numbers
FIXED = (DEFAULT, *(row.name for row in dtypes.read()))
HAVE_TYPES = ("Scalar", "Scalar[]", "ScalarType", "float", "int")  # arguments beside tensors
# What a rule's parameter says → words, the outer one first. Flags that are about memory say nothing.
OF_FLAGS = {
    "PROMOTE": ("promote",), "SAME": ("same",), "FLOAT": ("float",), "COMPARE": ("bool",), "TO_REAL": ("real",),
    "KEEP_HALF": ("keep",), "FULL_NUMBERS": ("exact",), "QUOTIENT": ("exact", "float"),
    "CONTIGUOUS": ("promote",),
}
# Rules whose flag is also about the numbers among their parameters.
NUMBER_RULES = ("binary_number", "number_binary")


class TypesError(Exception):
    pass


@dataclass(frozen=True)
class Types:
    """One node of an expression: a word of WORDS or INTO with operands, "argument" or "fixed" with a name,
    "or" with an argument's name and what holds where it is not given, "if" with a name and two choices."""
    word: str
    parts: tuple = ()
    name: str = ""

    def arguments(self):
        """Returns the arguments that take part, each once, in order."""
        if self.word == "argument":
            return [self.name]
        parts = () if self.word == INTO else self.parts
        return list(dict.fromkeys(name for part in parts for name in part.arguments()))

    def converted(self):
        """Returns the arguments that are converted to the result."""
        if self.word == INTO:
            return [part.name for part in self.parts]
        return [name for part in self.parts for name in part.converted()]

    def flags(self):
        """Returns the flags of the words, the inner ones first, without KF__TYPES_. Of a choice, those
        of what holds where the argument is given."""
        if self.word in ("if", "or"):
            return self.parts[0].flags()
        inner = [flag for part in self.parts for flag in part.flags()]
        flag = WORDS.get(self.word)
        return list(dict.fromkeys([*inner, *([flag] if flag and flag != "PROMOTE" else [])]))

    def has(self, word):
        return self.word == word or any(part.has(word) for part in self.parts)


class Parser:
    def __init__(self, schema):
        self.schema = schema
        self.known = {a.name: a for a in schema.arguments}

    def expression(self, node):
        if isinstance(node, ast.Name):
            return self.name(node.id)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
            return self.call(node.func.id, node.args)
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or) and len(node.values) == 2:
            asked = self.choice(node.values[0], "ScalarType")
            return Types("or", (self.expression(node.values[1]),), asked)
        if isinstance(node, ast.IfExp):
            asked = self.choice(node.test, "")
            return Types("if", (self.expression(node.body), self.expression(node.orelse)), asked)
        raise TypesError(f"'{ast.unparse(node)}' has no meaning here")

    def name(self, name):
        if name in self.known:
            argument = self.known[name]
            if not (argument.is_tensor or argument.is_tensor_list or argument.type.rstrip("?") in HAVE_TYPES):
                raise TypesError(f"'{name}' is {argument.type}, which has no element type")
            return Types("argument", (), name)
        if name in FIXED:
            return Types("fixed", (), name)
        raise TypesError(f"'{name}' is no argument of {self.schema.full_name} and no element type")

    def call(self, word, args):
        if word not in (*WORDS, INTO):
            raise TypesError(f"there is no word '{word}': there are {', '.join([*WORDS, INTO])}")
        if not args:
            raise TypesError(f"{word}() needs an operand")
        parts = tuple(self.expression(arg) for arg in args)
        if word == INTO and any(part.word != "argument" for part in parts):
            raise TypesError("into() names arguments")
        return Types(word, parts)

    def choice(self, node, base):
        """Returns the argument that decides: an optional one, by whether it is given, or a boolean one."""
        if not isinstance(node, ast.Name) or node.id not in self.known:
            raise TypesError(f"'{ast.unparse(node)}' is no argument that could be missing")
        kind = self.known[node.id].type
        if not kind.endswith("?") and (kind != "bool" or base):
            raise TypesError(f"'{node.id}' is {kind}: it is always given")
        if base and kind.rstrip("?") != base:
            raise TypesError(f"'{node.id}' is {kind}, not an element type")
        return node.id


def parse(text, schema):
    """Returns the expressions of the results, in order."""
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except SyntaxError as error:
        raise TypesError(f"cannot read '{text}': {error.msg}") from None
    parser = Parser(schema)
    found = [parser.expression(node) for node in (tree.elts if isinstance(tree, ast.Tuple) else [tree])]
    results = [item for item in schema.returns if item.type in ("Tensor", "Tensor[]")]
    if len(found) != len(results):
        raise TypesError(f"there are {len(found)} types for {len(results)} results that are tensors")
    return found


def by_rule(family):
    """Returns the type that a flag among the rule's parameters says, or None."""
    parameters = family.rule.parameters if family.rule else []
    flag = next((p.removeprefix("KF__TYPES_") for p in parameters if isinstance(p, str)), None)
    if flag not in OF_FLAGS:
        return None
    wanted = ("Tensor", "Tensor?", *(("Scalar",) if family.rule.name in NUMBER_RULES else ()))
    parts = tuple(Types("argument", (), p.name) for p in parameters
                  if not isinstance(p, str) and p.type in wanted)
    for word in reversed(OF_FLAGS[flag]):
        parts = (Types(word, parts),)
    return parts[0]


def by_alias(schema):
    """Returns the types of results that the schema says to be an argument, or None."""
    found = []
    for item in schema.returns:
        alias = item.alias.partition(" ")[0]
        same = next((a for a in schema.arguments if alias and a.alias.partition(" ")[0] == alias), None)
        if same is None:
            return None
        found.append(Types("argument", (), same.name))
    return found or None


def of(family):
    """Returns the types of the functional form's results; None: the entry does not say them."""
    if family.entry.get("types") == facts.UNKNOWN:
        return None
    if "types" in family.entry:
        return parse(family.entry["types"], family.schema)
    rule = by_rule(family)
    return [rule] if rule is not None else by_alias(family.schema)


def check(family, fail):
    try:
        found = of(family)
    except TypesError as error:
        fail(f"types: {error}", "types")
    if found is None and (family.kind == "elementwise" or "code" in family.entry):
        fail("an operator with code, or an elementwise one whose rule takes no KF__TYPES_…, needs 'types'",
             "code" if "code" in family.entry else "rule")
    if "types" in family.entry and by_rule(family) is not None:
        fail("types: the rule says them already", "types")
