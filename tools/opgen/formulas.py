"""Compiles derivative formulas, the catalogue's expressions for gradients, to C.

An expression uses a subset of Python's grammar: arguments and results of the operator, `grad` (of the
first result) and `grads[i]`, numbers, lists, + - * / // ** & |, comparisons, `a if b else c`, and calls,
as functions or methods, of operators of the catalogue or of the functions in
src/autograd/formulas/formulas.h. `x.sizes()`, `x.strides()`, `x.dim()`, `x.numel()`, `x.size(i)`,
`x.dtype()` and, for lists, `x.shapes()` read metadata: a node that needs only these saves no tensor.

The result is a C expression over scoped operators, so that a graph can be recorded for differentiating
again, and the set of values to save in the forward pass."""

import ast
import re
from dataclasses import dataclass, field

KINDS = {
    "kf_tensor_t *": "tensor", "int64_t": "int", "double": "float", "bool": "bool",
    "kf_scalar_t": "number", "kf_int_span_t": "ints", "kf_opt_int_t": "int?",
    "kf_opt_float_t": "float?", "kf_opt_bool_t": "bool?", "kf_opt_scalar_t": "number?",
    "kf_str_t": "text", "kf_dtype_t": "dtype", "kf_tensor_span_t": "tensors",
    "kf_bool_span_t": "bools", "kf_memory_format_t": "format", "kf_opt_device_t": "device?",
    "kf_generator_t *": "generator", "kf_layout_t": "layout",
}
# Conversions of a value of one kind to another, and their costs.
CONVERSIONS = {
    ("int", "number"): ("KF_INT({})", 1), ("float", "number"): ("KF_FLOAT({})", 1),
    ("bool", "number"): ("KF_BOOL({})", 2), ("int", "float"): ("(double)({})", 1),
    ("int", "int?"): ("kf_some_int({})", 1), ("dtype", "int?"): ("kf_some_dtype({})", 1),
    ("float", "float?"): ("kf_some_float({})", 1), ("int", "float?"): ("kf_some_float({})", 2),
    ("bool", "bool?"): ("kf_some_bool({})", 1),
    ("number", "number?"): ("kf_some_scalar({})", 1),
    ("int", "number?"): ("kf_some_scalar(KF_INT({}))", 2),
    ("float", "number?"): ("kf_some_scalar(KF_FLOAT({}))", 2),
    ("none", "int?"): ("kf_no_int()", 0), ("none", "float?"): ("kf_no_float()", 0),
    ("none", "bool?"): ("kf_no_bool()", 0), ("none", "number?"): ("kf_no_scalar()", 0),
    ("none", "tensor"): ("NULL", 0), ("none", "ints"): ("(kf_int_span_t){{NULL, 0}}", 0),
    ("none", "generator"): ("NULL", 0), ("none", "device?"): ("kf_no_device()", 0),
    ("none", "text"): ("kf_str_of(NULL)", 0), ("int", "ints"): ("KF_INTS({})", 3),
}
# Metadata that is saved instead of the tensor: method → (kind, C of the tensor, Python's name).
PROPERTIES = {
    "sizes": ("ints", "kf_tensor_sizes({})", "sym_sizes"),
    "strides": ("ints", "kf_tensor_strides({})", "sym_strides"),
    "numel": ("int", "kf_tensor_numel({})", "sym_numel"),
    "dim": ("int", "kf_tensor_dim({})", "dim"),
    "offset": ("int", "kf_tensor_storage_offset({})", "sym_storage_offset"),
    "dtype": ("dtype", "kf_tensor_dtype({})", "scalar_type"),
}
LIST_PROPERTIES = {"shapes": ("ints", None, "args_sizes")}
OPERATORS = {ast.Add: ("add", "+"), ast.Sub: ("sub", "-"), ast.Mult: ("mul", "*"),
             ast.Div: ("div", "/"), ast.Pow: ("pow", None)}
COMPARISONS = {ast.Eq: ("eq", "=="), ast.NotEq: ("ne", "!="), ast.Lt: ("lt", "<"),
               ast.LtE: ("le", "<="), ast.Gt: ("gt", ">"), ast.GtE: ("ge", ">=")}
MASKS = {ast.BitAnd: "logical_and", ast.BitOr: "logical_or"}
PLAIN = ("int", "float", "bool", "dtype")


class FormulaError(Exception):
    pass


@dataclass(frozen=True)
class Parameter:
    name: str
    kind: str
    default: str | None = None  # C text
    keyword_only: bool = False


@dataclass
class Function:
    """A callable of formulas: an operator, or a function of formulas.h."""
    name: str
    parameters: list
    c_name: str
    result: str  # a kind, or "several"
    outputs: int = 1
    scoped: bool = True  # the C function adds its tensor to the scope itself
    form: object = None


@dataclass(frozen=True)
class Kept:
    """One value that a node saves: an argument, a result, or metadata of one."""
    name: str  # in the node
    kind: str
    source: str  # C expression in the kernel
    shown: str  # Python's name of it
    is_result: bool = False
    of: str = ""  # the argument or result
    property: str = ""  # the method that reads it; "": the value itself


@dataclass
class Value:
    text: str
    kind: str


@dataclass
class Compiled:
    text: str
    kind: str
    kept: dict = field(default_factory=dict)
    operators: dict = field(default_factory=dict)  # forms that need a wrapper
    grads: set = field(default_factory=set)
    many: bool = False  # reads gradients of several results, some of which may be undefined
    call: Function | None = None  # of a formula with several results
    arguments: list = field(default_factory=list)


def read_helpers(path):
    """Returns the prototypes of formulas.h; none if there is no such file."""
    if not path.is_file():
        return {}
    text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
    found = {}
    pattern = (r"(kf_status_t|kf_tensor_t \*|int64_t|double|bool|kf_scalar_t|kf_int_span_t)\s*"
               r"kf__d_(\w+)\(([^)]*)\);")
    for match in re.finditer(pattern, text):
        result, name, inside = match.groups()
        parameters = []
        for part in inside.split(","):
            part = " ".join(part.split()).replace("KF_MUST_USE ", "")
            at = re.fullmatch(r"(.*?[ *])(\w+)", part)
            c_type = at.group(1).strip()
            if c_type == "const bool *" or c_type == "kf_tensor_t **" or at.group(2) == "count":
                continue
            if c_type not in KINDS:
                raise FormulaError(f"kf__d_{name}: parameter '{part}' has no kind")
            parameters.append(Parameter(at.group(2), KINDS[c_type]))
        kind = "several" if result == "kf_status_t" else KINDS[result.strip()]
        found[name] = Function(name, parameters, f"kf__d_{name}", kind)
    return found


def operator_functions(families, default_value):
    """Returns name → functional operators of the catalogue."""
    found = {}
    for family in families:
        for form in family.forms:
            schema = form.schema
            if form.how != "functional" or any(a.written for a in schema.arguments):
                continue
            if any(item.type != "Tensor" for item in schema.returns):
                continue
            if any(a.c_type not in KINDS for a in schema.arguments):
                continue
            parameters = [Parameter(a.name, KINDS[a.c_type], default_value(a), a.keyword_only)
                          for a in schema.arguments]
            count = len(schema.returns)
            found.setdefault(schema.name, []).append(
                Function(schema.full_name, parameters, form.public,
                         "tensor" if count == 1 else "several", count, False, form))
    return found


class LocalNames:
    """The C names if each saved value is a local variable."""
    grad = "grad"
    operators = "op_"  # replaces kf_ in the names of scoped operators

    def kept(self, kept):
        return kept.name


class Compiler:
    """Compiles the formulas of one operator."""

    def __init__(self, schema, helpers, operators, result_names, names):
        self.schema, self.helpers, self.operators = schema, helpers, operators
        self.names = names
        self.arguments = {a.name: a for a in schema.arguments}
        self.results = result_names

    def compile(self, text, several=1):
        try:
            tree = ast.parse(text.strip(), mode="eval").body
        except SyntaxError as error:
            raise FormulaError(f"cannot read '{text}': {error.msg}") from None
        self.out = Compiled("", "")
        if several > 1 or self.is_group_call(tree):
            self.group(tree, several)
        else:
            value = self.value(tree)
            if value.kind != "tensor":
                raise FormulaError(f"'{text}' is {value.kind}, not a tensor")
            self.out.text, self.out.kind = value.text, value.kind
        return self.out

    def is_group_call(self, tree):
        return (isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name)
                and tree.func.id in self.helpers
                and self.helpers[tree.func.id].result == "several")

    def group(self, tree, several):
        if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Name):
            raise FormulaError("a formula for several gradients is one call of a function")
        function, arguments = self.resolve(tree.func.id, tree.args, tree.keywords)
        if function.result != "several":
            raise FormulaError(f"'{tree.func.id}' gives one gradient, not several")
        if function.form is not None and function.outputs != several:
            raise FormulaError(f"'{tree.func.id}' gives {function.outputs} gradients, "
                               f"not {several}")
        self.out.kind, self.out.call, self.out.arguments = "several", function, arguments

    # ---- Expressions

    def value(self, node):
        method = getattr(self, "on_" + type(node).__name__.lower(), None)
        if method is None:
            raise FormulaError(f"'{ast.unparse(node)}': {type(node).__name__} has no meaning here")
        return method(node)

    def on_name(self, node):
        name = node.id
        if name == "grad":
            self.out.grads.add(0)
            return Value(self.names.grad, "tensor")
        if name == "grads":
            self.out.many = True
            return Value("((kf_tensor_span_t){grads, node->output_count})", "tensors")
        if name == "wanted":
            return Value("KF__WANTED", "bools")
        if name in self.arguments:
            argument = self.arguments[name]
            kind = KINDS.get(argument.c_type)
            if kind is None:
                raise FormulaError(f"'{name}' has a type that formulas do not know")
            return self.keep(Kept(argument.c_name, kind, argument.c_name, name, False, name))
        if name in self.results:
            return self.keep(Kept(f"{name}_", "tensor", self.results[name], name, True, name))
        raise FormulaError(f"'{name}' is no argument or result of {self.schema.full_name}: there "
                           f"are {', '.join([*self.arguments, *self.results, 'grad'])}")

    def keep(self, kept):
        self.out.kept[kept.name] = kept
        return Value(self.names.kept(kept), kept.kind)

    def on_constant(self, node):
        value = node.value
        if value is None:
            return Value("none", "none")
        if isinstance(value, bool):
            return Value("true" if value else "false", "bool")
        if isinstance(value, int):
            return Value(str(value), "int")
        if isinstance(value, float):
            return Value(repr(value), "float")
        if isinstance(value, complex):
            return Value(f"KF_COMPLEX({value.real!r}, {value.imag!r})", "number")
        if isinstance(value, str):
            return Value(f'kf_str_of("{value}")', "text")
        raise FormulaError(f"the constant {value!r} has no meaning here")

    def on_list(self, node):
        items = [self.as_kind(self.value(item), "int") for item in node.elts]
        return Value(f"KF_INTS({', '.join(items)})" if items else "kf_no_ints()", "ints")

    def on_subscript(self, node):
        if isinstance(node.value, ast.Name) and node.value.id == "grads":
            index = ast.literal_eval(node.slice)
            self.out.many = True
            return Value(f"grads[{index}]", "tensor")
        raise FormulaError(f"'{ast.unparse(node)}': only grads[i] has an index")

    def on_unaryop(self, node):
        operand = self.value(node.operand)
        if isinstance(node.op, ast.USub):
            if operand.kind == "tensor":
                return self.call_operator("neg", [operand])
            if operand.kind == "number":
                return Value(f"kf__number_neg({operand.text})", "number")
            if operand.kind == "int" and not operand.text.isdigit():
                return Value(f"kf__int_neg({operand.text})", "int")
            return Value(f"(-{operand.text})", operand.kind)
        if isinstance(node.op, ast.Not) and operand.kind == "bool":
            return Value(f"!({operand.text})", "bool")
        raise FormulaError(f"'{ast.unparse(node)}' has no meaning here")

    def on_binop(self, node):
        left, right = self.value(node.left), self.value(node.right)
        if type(node.op) in MASKS:
            return self.call_operator(MASKS[type(node.op)], [left, right])
        if type(node.op) not in (*OPERATORS, ast.FloorDiv):
            raise FormulaError(f"'{ast.unparse(node)}': this operator has no meaning here")
        if isinstance(node.op, ast.FloorDiv):
            return Value(f"({self.as_kind(left, 'int')} / {self.as_kind(right, 'int')})", "int")
        name, sign = OPERATORS[type(node.op)]
        return self.binary(name, sign, left, right)

    def binary(self, name, sign, left, right):
        if left.kind in PLAIN and right.kind in PLAIN:
            if sign == "/":
                return Value(f"((double)({left.text}) / (double)({right.text}))", "float")
            if sign is None:
                raise FormulaError("powers of plain numbers have no meaning here")
            if sign != "/" and left.text.isdigit() and right.kind == "float":
                left = Value(left.text + ".0", "float")
            kind = "float" if "float" in (left.kind, right.kind) else "int"
            if kind == "int" and not (left.text.isdigit() and right.text.isdigit()):
                return Value(f"kf__int_{name}({left.text}, {right.text})", kind)
            return Value(f"({left.text} {sign} {right.text})", kind)
        if "tensor" not in (left.kind, right.kind):
            a, b = self.as_kind(left, "number"), self.as_kind(right, "number")
            return Value(f"kf__number_{name}({a}, {b})", "number")
        if left.kind == "tensor":
            return self.call_operator(name, [left, right])
        if name in ("add", "mul"):
            return self.call_operator(name, [right, left])
        if name == "sub":
            return self.call_operator("rsub", [right, left])
        if name == "div":
            inverse = self.call_operator("reciprocal", [right])
            return self.call_operator("mul", [inverse, left])
        return self.call_operator("pow", [left, right])

    def on_compare(self, node):
        left, right = self.value(node.left), self.value(node.comparators[0])
        if len(node.ops) > 1 or type(node.ops[0]) not in COMPARISONS:
            raise FormulaError(f"'{ast.unparse(node)}': this comparison has no meaning here")
        name, sign = COMPARISONS[type(node.ops[0])]
        if "tensor" in (left.kind, right.kind):
            return self.call_operator(name, [left, right])
        if "number" in (left.kind, right.kind):
            a, b = self.as_kind(left, "number"), self.as_kind(right, "number")
            return Value(f"(kf__number_compare({a}, {b}) {sign} 0)", "bool")
        return Value(f"({left.text} {sign} {right.text})", "bool")

    def on_ifexp(self, node):
        test = self.as_kind(self.value(node.test), "bool")
        yes, no = self.value(node.body), self.value(node.orelse)
        if yes.kind != no.kind:
            raise FormulaError(f"'{ast.unparse(node)}' is {yes.kind} or {no.kind}")
        return Value(f"({test} ? {yes.text} : {no.text})", yes.kind)

    def on_call(self, node):
        if isinstance(node.func, ast.Name):
            function, arguments = self.resolve(node.func.id, node.args, node.keywords)
            return self.emit_call(function, arguments)
        if not isinstance(node.func, ast.Attribute):
            raise FormulaError(f"'{ast.unparse(node)}': only functions and methods are called")
        name, owner = node.func.attr, node.func.value
        metadata = self.metadata(name, owner, node.args)
        if metadata is not None:
            return metadata
        function, arguments = self.resolve(name, [owner, *node.args], node.keywords)
        return self.emit_call(function, arguments)

    def metadata(self, name, owner, args):
        """Compiles x.sizes() and similar calls; None for other calls."""
        if name == "size" and len(args) == 1:
            sizes = self.metadata("sizes", owner, [])
            return Value(f"kf__size_at({sizes.text}, {self.value(args[0]).text})", "int")
        if args or not isinstance(owner, ast.Name):
            if name in PROPERTIES and not args:
                value = self.value(owner)
                kind, text, _ = PROPERTIES[name]
                return Value(text.format(value.text), kind)
            return None
        if owner.id in ("grad",) and name in PROPERTIES:
            self.out.grads.add(0)
            kind, text, _ = PROPERTIES[name]
            return Value(text.format(self.names.grad), kind)
        argument = self.arguments.get(owner.id)
        if argument is not None and argument.is_tensor_list and name in LIST_PROPERTIES:
            kind, _, shown = LIST_PROPERTIES[name]
            kept = self.keep(Kept(f"{argument.c_name}_{name}", "shapes", argument.c_name,
                                  f"{owner.id}_{shown}", False, owner.id, name))
            return Value(kept.text, kind)
        if name not in PROPERTIES:
            return None
        kind, text, shown = PROPERTIES[name]
        if argument is not None and argument.is_tensor:
            return self.keep(Kept(f"{argument.c_name}_{name}", kind, text.format(argument.c_name),
                                  f"{owner.id}_{shown}", False, owner.id, name))
        if owner.id in self.results:
            return self.keep(Kept(f"{owner.id}_{name}", kind, text.format(self.results[owner.id]),
                                  f"{owner.id}_{shown}", True, owner.id, name))
        return None

    # ---- Calls

    def resolve(self, name, args, keywords):
        values = [self.value(arg) for arg in args]
        named = {keyword.arg: self.value(keyword.value) for keyword in keywords}
        return self.choose(name, values, named)

    def choose(self, name, values, named):
        candidates = ([self.helpers[name]] if name in self.helpers
                      else self.operators.get(name, []))
        if not candidates:
            raise FormulaError(f"there is no operator or function '{name}'")
        best, problem = None, ""
        for function in candidates:
            fitted = self.fit(function, values, dict(named))
            if isinstance(fitted, str):
                problem = problem or fitted
            elif best is None or fitted[0] < best[0]:
                best = (*fitted, function)
        if best is None:
            kinds = ", ".join([*(v.kind for v in values),
                               *(f"{k}={v.kind}" for k, v in named.items())])
            raise FormulaError(f"no overload of '{name}' takes ({kinds}): {problem}")
        return best[2], best[1]

    def fit(self, function, values, named):
        """Returns (cost, C texts), or an error message."""
        texts, cost, values = [], 0, list(values)
        for parameter in function.parameters:
            if values and not parameter.keyword_only:
                value = values.pop(0)
            elif parameter.name in named:
                value = named.pop(parameter.name)
            elif parameter.default is not None:
                texts.append(parameter.default)
                continue
            else:
                return f"'{parameter.name}' of {function.name} is missing"
            if value.kind == parameter.kind:
                texts.append(value.text)
                continue
            if (value.kind, parameter.kind) not in CONVERSIONS:
                return (f"'{parameter.name}' of {function.name} is {parameter.kind}, "
                        f"not {value.kind}")
            pattern, price = CONVERSIONS[value.kind, parameter.kind]
            texts.append(pattern.format(value.text))
            cost += price
        if values or named:
            return f"{function.name} has fewer parameters"
        return cost, texts

    def call_operator(self, name, values):
        function, arguments = self.choose(name, values, {})
        return self.emit_call(function, arguments)

    def emit_call(self, function, arguments):
        if function.result == "several":
            raise FormulaError(f"'{function.name}' has several results: it can only be a formula "
                               "by itself")
        name = function.c_name
        if function.form is not None:
            self.out.operators[function.c_name] = function.form
            name = function.c_name.replace("kf_", self.names.operators, 1)
        return Value(f"{name}({', '.join(arguments)})", function.result)

    def as_kind(self, value, kind):
        if value.kind == kind:
            return value.text
        if (value.kind, kind) not in CONVERSIONS:
            raise FormulaError(f"expected {kind}, found {value.kind}: {value.text}")
        return CONVERSIONS[value.kind, kind][0].format(value.text)
