"""The Python names and signatures of operators: from ops/python.toml and the schemas.

A Function is one Python name. Its overloads are in the order in which they are tried; each has a
functional or in-place form and, if it takes out=, the form that writes to it."""

import keyword
import re
import tomllib
from dataclasses import dataclass, field

import entries
import examples

PLACES = {
    "both": ("torch", "method"), "function": ("torch",), "method": ("method",), "nn": ("nn",),
    "nowhere": (),
}
OPTIONS = ("dtype", "layout", "device", "pin_memory")  # the options of factories
LONG_NUMBER = 16  # a default with more digits is a rounded decimal fraction
TYPES = {
    "Scalar": "Number", "SymInt": "int", "ScalarType": "dtype", "Layout": "layout",
    "Device": "device", "MemoryFormat": "memory_format",
}


@dataclass
class Parameter:
    name: str
    type: str  # "Tensor", "Number", "int", "dtype", …; of a list, the element type
    is_list: bool = False
    one_for_all: bool = False  # int[2]: a single number is repeated
    optional: bool = False
    default: str | None = None  # in Python syntax
    keyword_only: bool = False

    @property
    def spelled(self):
        """The name as a valid Python identifier."""
        return self.name + "_" if keyword.iskeyword(self.name) else self.name


@dataclass
class Overload:
    form: entries.Form
    out: entries.Form | None = None

    @property
    def operators(self):
        return [form.schema.full_name for form in (self.form, self.out) if form]

    @property
    def doc(self):
        doc = self.form.family.doc
        return f"{doc} In place: self receives the result." if self.form.how == "inplace" else doc

    @property
    def is_factory(self):
        return set(OPTIONS) <= {a.name for a in self.form.schema.arguments if a.keyword_only}

    @property
    def makes_leaf(self):
        """True if Python drops the history of the result: a factory that does not convert a tensor."""
        return self.is_factory and not self.is_method

    @property
    def is_method(self):
        return any(a.name == "self" and a.type == "Tensor" for a in self.form.schema.arguments)

    def parameters(self, method=False):
        """Returns the parameters in Python's order; for a method without self."""
        found = []
        for argument in self.form.schema.arguments:
            if not (method and argument.name == "self"):
                found.append(parameter(argument))
        if self.out and not method:
            count = sum(a.written and a.keyword_only for a in self.out.schema.arguments)
            found.append(Parameter("out", "Tensor", count > 1, False, True, "None", True))
        if self.is_factory:
            found.append(Parameter("requires_grad", "bool", default="False", keyword_only=True))
        return found

    @property
    def gives_list(self):
        """True if Python returns the list of changed tensors, which the operator does not."""
        return self.form.schema.name.startswith("_foreach_") and not self.form.schema.returns

    @property
    def returns(self):
        if self.gives_list:
            return ["Tensor[] given"]
        return [item.type for item in self.form.schema.returns]


@dataclass
class Function:
    name: str
    places: tuple
    numbers: bool  # accepts numbers as tensors
    in_python: bool  # keyfall.functional has a function with this name
    overloads: list = field(default_factory=list)


def parameter(argument):
    base = argument.type.rstrip("?")
    match = re.fullmatch(r"(\w+)\??\[(\d*)\]", base)
    element = match.group(1) if match else base
    name = "input" if argument.name == "self" and argument.type == "Tensor" else argument.name
    return Parameter(name, TYPES.get(element, element), bool(match), bool(match and match.group(2)),
                     argument.type.endswith("?"), default(argument), argument.keyword_only)


def default(argument):
    if argument.default is None:
        return None
    text = argument.default
    if argument.name == "pin_memory" and text == "None":
        return "False"
    if text == "Mean":
        return "1"  # a reduction
    if text != "None" and argument.type.rstrip("?") in ("ScalarType", "MemoryFormat", "Layout"):
        return "..."  # not a Python literal
    if text.startswith("["):
        items = [item.strip() for item in text[1:-1].split(",") if item.strip()]
        return f"({items[0]},)" if len(items) == 1 else f"({', '.join(items)})"
    return repr(float(text)) if "e-" in text or len(text) > LONG_NUMBER else text


def words(table, key):
    return table.get(key, "").split()


class Names:
    """ops/python.toml, checked against the existing operators."""

    def __init__(self, root, families):
        self.path = root / "ops" / entries.NAMES_FILE
        self.shown = self.path.relative_to(root).as_posix()
        try:
            self.data = tomllib.loads(self.path.read_text())
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"line (\d+)", str(error))
            raise entries.Mistake(self.shown, at.group(1) if at else 1, str(error)) from None
        self.places = {}
        for key, names in self.data["places"].items():
            for name in names.split():
                self.places[name] = PLACES[key]
        hidden = self.data["hidden"]
        self.hidden = {full for key in hidden for full in words(hidden, key)}
        self.order = self.data["order"]
        self.numbers = set(words(self.data["numbers"], "names"))
        self.functional = words(self.data["python"], "functional")
        self.check(families)

    def check(self, families):
        forms = [form for family in families for form in family.forms]
        names = {form.schema.name for form in forms}
        full = {form.schema.full_name for form in forms}
        for name in sorted(set(self.places) | set(self.order)):
            if name not in names:
                self.fail(name, f"there is no operator '{name}'")
        for name in sorted(self.hidden - full):
            self.fail(name, f"there is no operator '{name}'")
        for name, overloads in self.order.items():
            for overload in overloads.split():
                own = name if overload == "default" else f"{name}.{overload}"
                if own not in full:
                    self.fail(name, f"there is no operator '{own}'")

    def fail(self, word, text):
        for number, line in enumerate(self.path.read_text().splitlines(), 1):
            if word in re.findall(r"[\w.]+", line):
                raise entries.Mistake(self.shown, number, text)
        raise entries.Mistake(self.shown, 1, text)

    def place(self, name, family, schema):
        if name in self.places:
            return self.places[name]
        if family.kind in ("python", "declared"):
            return ()
        for module in examples.MODULES:
            if name.startswith(f"{module}_"):
                return (module,)
        if name.endswith("_backward"):
            return ()
        if name.startswith("__"):
            return ("torch", "method")
        if name.startswith("_"):
            return ("torch",)
        if name.endswith("_"):
            return ("method",)
        first = schema.arguments[0] if schema.arguments else None
        leading = first and first.name == "self" and first.type == "Tensor"
        return ("torch", "method") if leading else ("torch",)

    def rank(self, family):
        """Returns the sort key of a family's overloads among those of its name: lists of tensors come last, because
        PyTorch takes an empty list for one of numbers."""
        order = self.order.get(family.schema.name, "").split()
        overload = family.schema.overload or "default"
        return order.index(overload) if overload in order else len(order), overload == "List"


def overload_of(family, form, names):
    """Returns the form with its out= form, unless that is hidden."""
    if form.how != "functional":
        return Overload(form)
    for other in family.forms:
        if other.how == "out" and other.schema.name == form.schema.name and \
                other.schema.full_name not in names.hidden:
            return Overload(form, other)
    return Overload(form)


def functions(families, names):
    """Returns all Python functions, in catalogue order."""
    found = {}
    for family in families:
        for form in family.forms:
            name = form.schema.name
            if form.how == "out" or form.schema.full_name in names.hidden:
                continue
            if name not in found:
                places = names.place(name, family, form.schema)
                base = name[:-1] if name.endswith("_") and not name.endswith("__") else name
                found[name] = Function(name, places, base in names.numbers,
                                       name in names.functional)
            found[name].overloads.append(overload_of(family, form, names))
    for function in found.values():
        function.overloads.sort(key=lambda overload: names.rank(overload.form.family))
    return [function for function in found.values() if function.places]
