"""The language of the key `axes`: how the dimensions of an operator's tensors correspond. Parses and
checks lines, and prints their canonical text; axis_calls.py applies them to a call. The section "Axes" of
ops/README.md is the reference."""

import re
from dataclasses import dataclass, field

import axis_sizes

WORDS = ("view", "reshape")  # lines of one word: the operator itself maps the dimensions
BATCH = "*"
_CONDITION = r"\{(\w+)=(-?[\w.]+|\[\])\}"
_MARKS = rf"([!~+]?)(?:{_CONDITION})?"
_PLACE = re.compile(rf"\[(\w+)(?::([a-z]|\d+))?(?:\?(\w+))?\]('?){_MARKS}")
_SEVERAL = re.compile(rf"(\*|[a-z](?=\.\.\.))(?:\.\.\.)?('|:1)?{_MARKS}")
_FACTOR = re.compile(rf"(\d+|[a-z]'?)(\??){_MARKS}")


class AxesError(Exception):
    """What is wrong with a line; whoever knows the entry adds its file and line."""


@dataclass(frozen=True)
class Condition:
    """`{argument=value}`: true in calls in which the argument has the value."""
    argument: str
    value: str

    @property
    def text(self):
        return f"{{{self.argument}={self.value}}}"

    def holds(self, arguments):
        value = arguments.get(self.argument)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return self.value.lstrip("-")[:1].isdigit() and value == float(self.value)
        return str(value) == self.value


@dataclass(frozen=True)
class Factor:
    """One axis at one place, or a constant size."""
    name: str | int
    mark: str = ""
    condition: Condition | None = None

    @property
    def marks(self):
        return self.mark + (self.condition.text if self.condition else "")


@dataclass(frozen=True)
class Item:
    """What stands between blanks: a dimension that is the product of its factors, or several dimensions."""
    factors: tuple
    several: bool = False  # `*` and `s...`: any number of dimensions
    ones: bool = False  # `s...:1`: as many dimensions as s, of size 1
    place: str = ""  # the argument that says where the dimensions are
    keep: str = ""  # the argument by which a result keeps the dimensions, with size 1
    missing: bool = False
    broadcast: bool = False

    @property
    def name(self):
        return self.factors[0].name

    @property
    def mark(self):
        return self.factors[0].mark

    @property
    def condition(self):
        return self.factors[0].condition

    @property
    def names(self):
        return [factor.name for factor in self.factors if isinstance(factor.name, str)]

    @property
    def text(self):
        first = self.factors[0]
        if self.place:
            anonymous = str(first.name).startswith("[")
            at, other = ("", first.name[first.name.index("]") + 1:]) if anonymous else (f":{first.name}", "")
            return f"[{self.place}{at}{'?' if self.keep else ''}{self.keep}]{other}{first.marks}"
        if self.several:
            name, other = first.name.removesuffix("'"), "'" if first.name.endswith("'") else ""
            dots = "" if name == BATCH else "..."
            return f"{name}{dots}{':1' if self.ones else other}{first.marks}"
        missing = "?" if self.missing else ""
        return "*".join(f"{factor.name}{missing}{factor.marks}" for factor in self.factors)


@dataclass(frozen=True)
class Shape:
    """The dimensions of one tensor, or of each tensor of a list."""
    items: tuple
    is_list: bool = False

    @property
    def text(self):
        parts = []
        for item in self.items:
            if item.broadcast and parts and parts[-1].endswith(")"):
                parts[-1] = f"{parts[-1][:-1]} {item.text})"
            else:
                parts.append(f"({item.text})" if item.broadcast else item.text)
        return ("list: " if self.is_list else "") + (" ".join(parts) or "()")

    @property
    def names(self):
        return [name for item in self.items for name in item.names]


@dataclass(frozen=True)
class Line:
    """One alternative. `operands` are of the tensor arguments, in schema order."""
    operands: tuple
    results: tuple
    sizes: dict = field(default_factory=dict)  # axis → expression (axis_sizes.py)
    conditions: tuple = ()  # the calls that it is for

    @property
    def text(self):
        sides = " -> ".join(", ".join(shape.text for shape in side) for side in (self.operands, self.results))
        given = ", ".join(f"{name} = {size.text}" for name, size in self.sizes.items())
        return " ".join([*(one.text for one in self.conditions), f"{sides}; {given}" if given else sides])

    @property
    def axes(self):
        """The names of all axes, those of operands first."""
        return list(dict.fromkeys(name for shape in (*self.operands, *self.results) for name in shape.names))

    def first(self, name):
        """Returns (item, factor) of the first place of an axis in the operands, which has its marks, or None."""
        return next(((item, factor) for shape in self.operands for item in shape.items
                     for factor in item.factors if factor.name == name), None)


@dataclass(frozen=True)
class Axes:
    """The value of the key: a word, or lines of which the first that fits a call is right for it."""
    lines: tuple = ()
    word: str = ""

    @property
    def text(self):
        """The canonical text: equal texts say the same."""
        return self.word or " | ".join(line.text for line in self.lines)


def tensors_of(arguments):
    """Returns the arguments or returns that are tensors or lists of them."""
    return [a for a in arguments if a.is_tensor or re.fullmatch(r"Tensor\??\[\d*\]", a.type)]


def default(kind, schema):
    """Returns the axes of an entry that has none, or None: all operands of elementwise kinds broadcast."""
    operands, results = tensors_of(schema.arguments), tensors_of(schema.returns)
    if kind != "elementwise" or not operands:
        return None
    one = "*" if len(operands) == 1 else "(*)"
    return parse(f"{', '.join([one] * len(operands))} -> {', '.join(['*'] * len(results))}", schema)


def of_entry(entry, schema, fail):
    """Returns (axes, cost) of an entry: those of its key `axes`, or the default ones, or None; the expression
    of its key `cost`, or None."""
    key = "axes"
    try:
        axes = parse(entry["axes"], schema) if "axes" in entry else default(entry["kind"], schema)
        key = "cost"
        return axes, _cost(entry["cost"], axes, schema) if "cost" in entry else None
    except AxesError as error:
        return fail(f"{key}: {error}", key)


# ---- Parsing


def parse(text, schema):
    """Returns the Axes of a text for an operator with this schema; raises AxesError."""
    if text in WORDS:
        if not tensors_of(schema.arguments):
            raise AxesError(f"'{text}' needs a tensor, and {schema.full_name} takes none")
        return Axes(word=text)
    return Axes(tuple(_line(part.strip(), schema) for part in text.split("|")))


def _line(text, schema):
    conditions = re.match(rf"(?:{_CONDITION}\s*)*", text)
    sides, _, definitions = text[conditions.end():].partition(";")
    given, arrow, results = sides.partition("->")
    if not arrow or "->" in results:
        raise AxesError(f"expected 'operands -> results', or {' or '.join(WORDS)}, found '{text}'")
    line = Line(_shapes(given), _shapes(results), _sizes(definitions),
                tuple(Condition(*found) for found in re.findall(_CONDITION, conditions.group())))
    _check_counts(line, schema)
    _check_arguments(line, schema)
    _check_operands(line)
    _check_results(line)
    _check_sizes(line, schema)
    return line


def _shapes(text):
    return tuple(_shape(part.strip()) for part in text.split(","))


def _shape(text):
    is_list = text.startswith("list:")
    text = text.removeprefix("list:").strip()
    if text == "()":
        return Shape((), is_list)
    if not text:
        raise AxesError("nothing between commas: '()' is a tensor without dimensions")
    items, broadcast = [], False
    for word in text.split():
        opens, closes = word.startswith("("), word.endswith(")")
        if opens and any(item.broadcast for item in items):
            raise AxesError(f"'{text}' has more than one bracket")
        broadcast = broadcast or opens
        if closes and not broadcast:
            raise AxesError(f"'{text}' closes a bracket that is not open")
        items.append(_item(word.removeprefix("(").removesuffix(")"), broadcast))
        broadcast = broadcast and not closes
    if broadcast:
        raise AxesError(f"'{text}' does not close its bracket")
    return Shape(tuple(items), is_list)


def _item(word, broadcast):
    if word.startswith("["):
        found = _PLACE.fullmatch(word)
        if found:
            place, at, keep, other, *marks = found.groups()
            if at and other:
                raise AxesError(f"'{word}': an axis that has a letter needs no mark '")
            name = (int(at) if at.isdigit() else at) if at else f"[{place}]{other}"
            return Item((_factor(name, *marks),), place=place, keep=keep or "", broadcast=broadcast)
    elif word.startswith(BATCH) or "..." in word:
        found = _SEVERAL.fullmatch(word)
        if found:
            name, other, *marks = found.groups()
            return Item((_factor(name + (other if other == "'" else ""), *marks),), several=True,
                        ones=other == ":1", broadcast=broadcast)
    else:
        found = [_FACTOR.fullmatch(part) for part in word.split("*")]
        if all(found):
            factors = tuple(_factor(int(one[1]) if one[1].isdigit() else one[1], *one.groups()[2:]) for one in found)
            if len(found) > 1 and (broadcast or any(one[2] for one in found)):
                raise AxesError(f"'{word}': a product cannot {'broadcast' if broadcast else 'be missing'}")
            return Item(factors, missing=bool(found[0][2]), broadcast=broadcast)
    raise AxesError(f"cannot read '{word}' as an axis: there are *, n, s..., [dim], 4*n, and marks after them")


def _factor(name, mark, argument, value):
    return Factor(name, mark, Condition(argument, value) if argument else None)


def _sizes(text):
    sizes = {}
    for part in axis_sizes.split(text):
        name, equals, expression = map(str.strip, part.partition("="))
        if not equals or not re.fullmatch(r"[a-z]'?|\[\w+\]'?", name):
            raise AxesError(f"expected 'axis = size' after the semicolon, found '{part}'")
        if name in sizes:
            raise AxesError(f"'{name}' has two sizes")
        sizes[name] = _size(expression)
    return sizes


def _size(text):
    try:
        return axis_sizes.parse(text)
    except axis_sizes.SizeError as error:
        raise AxesError(str(error)) from None


# ---- Checks


def _check_counts(line, schema):
    for shapes, arguments, what in ((line.operands, tensors_of(schema.arguments), "tensor arguments"),
                                    (line.results, tensors_of(schema.returns), "results that are tensors")):
        if len(shapes) != len(arguments):
            raise AxesError(f"{schema.full_name} has {len(arguments)} {what}, the line has {len(shapes)}")
        for shape, argument in zip(shapes, arguments):
            if shape.is_list == argument.is_tensor:
                told = "no list" if shape.is_list else "a list: write 'list:'"
                raise AxesError(f"'{shape.text}': {argument.name or 'the result'} of {schema.full_name} is {told}")


def _check_arguments(line, schema):
    types = {a.name: a.type for a in schema.arguments}

    def check(name, types_of_it, text):
        if name not in types:
            raise AxesError(f"'{text}': {schema.full_name} has no argument '{name}': there are {', '.join(types)}")
        if not re.fullmatch(types_of_it, types[name]):
            raise AxesError(f"'{text}': argument '{name}' is {types[name]}")

    for shape in (*line.operands, *line.results):
        for item in shape.items:
            if item.place:
                check(item.place, r"(Sym)?[iI]nt(\[\d*\])?\??", item.text)
            if item.keep:
                check(item.keep, "bool", item.text)
            for factor in item.factors:
                if factor.condition:
                    check(factor.condition.argument, ".*", item.text)
    for condition in line.conditions:
        check(condition.argument, ".*", condition.text)


def _check_operands(line):
    first = {}
    for shape in line.operands:
        for item in shape.items:
            if item.keep:
                raise AxesError(f"'{item.text}': only results keep dimensions with size 1")
            for factor in item.factors:
                if factor.condition and factor.mark != "!":
                    raise AxesError(f"'{item.text}': in an operand, a condition belongs to the mark !")
                if factor.mark == "+" and not shape.is_list:
                    raise AxesError(f"'{item.text}': only lists have the mark +")
                if factor.mark in ("~", "+") and len(item.factors) > 1:
                    raise AxesError(f"'{item.text}': in a product, the only mark is !")
                if isinstance(factor.name, str):
                    _check_place(item, factor, first.setdefault(factor.name, (item, factor)), shape)
                elif factor.mark:
                    raise AxesError(f"'{item.text}': a number has no mark")


def _check_place(item, factor, first, shape):
    """Checks one place of an axis against its first one."""
    first_item, first_factor = first
    if factor is not first_factor and factor.mark and factor.mark != "+":
        raise AxesError(f"'{item.text}': the mark {factor.mark} stands at the first place of '{factor.name}' only")
    if item.missing != first_item.missing:
        raise AxesError(f"'{factor.name}' may be missing at all places or at none")
    if item.several != first_item.several:
        raise AxesError(f"'{factor.name}' is one axis at one place and several at another")
    if shape.names.count(factor.name) > 1 and (first_factor.mark != "!" or item.several):
        raise AxesError(f"'{factor.name}' is repeated in an operand: its first place needs the mark !")


def _check_results(line):
    for shape in line.results:
        for item in shape.items:
            if item.broadcast:
                raise AxesError(f"'{shape.text}': a result does not broadcast")
            for factor in item.factors:
                if factor.mark in ("!", "+"):
                    raise AxesError(f"'{item.text}': the mark {factor.mark} has no meaning in a result")
                if isinstance(factor.name, str):
                    _check_result(line, item, factor)
        if line.first(BATCH) and BATCH not in shape.names:
            raise AxesError(f"'{shape.text}' lacks the axes *: axes that a result lacks have a name, as in s...")


def _check_result(line, item, factor):
    first = line.first(factor.name)
    if factor.mark == "~" and (first is None or first[1].mark != "~"):
        raise AxesError(f"'{item.text}': no operand has '{factor.name}~'")
    if first is None:
        if item.several and line.first(factor.name.removesuffix("'")) is None:
            raise AxesError(f"no operand has '{factor.name.removesuffix(chr(39))}...'")
        if factor.name not in line.sizes and not factor.name.endswith("'"):
            raise AxesError(f"no operand has '{factor.name}': say where its size comes from, with the mark ' or "
                            f"after a semicolon")
    elif first[0].several != item.several or first[0].missing != item.missing:
        raise AxesError(f"'{item.text}' is '{first[0].text}' in an operand")


def _check_sizes(line, schema):
    for name, size in line.sizes.items():
        if name not in line.axes:
            raise AxesError(f"there is no axis '{name}'")
        first = line.first(name)
        several = first is not None and first[0].several
        if several and size.argument is None:
            raise AxesError(f"'{name}...' has a list of sizes: name an argument")
        _check_expression(size, line.axes, several, schema)


def _check_expression(size, axes, several, schema):
    types = {a.name: a.type for a in schema.arguments}
    for name in size.names:
        if name in types and name in axes:
            raise AxesError(f"'{name}' in '{size.text}' is an axis and an argument of {schema.full_name}: "
                            f"call the axis otherwise")
        if name not in types and name not in axes:
            raise AxesError(f"'{name}' in '{size.text}' is no axis and no argument of {schema.full_name}")
        if name in types:
            one = r"(SymInt|int|bool)"
            if not re.fullmatch(rf"{one}\[\d*\]\??" if several or name in size.indexed else rf"{one}\??", types[name]):
                raise AxesError(f"'{name}' in '{size.text}' is an argument of type {types[name]}")


def _cost(text, axes, schema):
    """Returns the expression of the key `cost`. All lines must have the axes that it names."""
    if axes is None or axes.word:
        raise AxesError("a cost needs axes whose sizes it can name")
    size = _size(text)
    for line in axes.lines:
        _check_expression(size, [*line.axes, "batch"], False, schema)
    return size
