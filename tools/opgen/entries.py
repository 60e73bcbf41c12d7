"""Reads and checks the catalogue: ops/*.toml → a list of operator families.

A family is one functional schema with the forms that aten has of it; a form is one operator. Every
mistake is reported with file, line and reason."""

import ast
import re
import tomllib
from dataclasses import dataclass, field

import axes
import dtypes
import examples
import facts
import facts_linear
import facts_types
import schema as schemas

KINDS = ("elementwise", "structured", "composite", "explicit", "view", "factory", "kernel", "python", "declared")
STRINGS = ("schema", "doc", "kind", "inplace", "out", "inplace_schema", "out_schema", "rule",
           "compute", "operands", "dtypes", "node", "node_inplace", "copy", "shape", "out_errors", "module",
           *facts.TEXTS)
FORMULAS = ("derivative", "derivative_inplace", *facts.FORMULAS)  # argument → expression: see formulas.py
CODES = ("code",)  # what it computes: see codes.py
CONDITIONS = ("unsaved_if", *facts.CONDITIONS)  # argument → the flag: not needed by backward, written
FLAGS = ("later", "own_inplace", "own_out", "own_device_check", "generated_out", "exact_out",
         "recorded_out", "real_gradients", "part", "without_gradient")
EXAMPLES = ("example", "example_inplace")  # lines of Python: see examples.py
FORM_TAGS = ("tags_inplace", "tags_out")  # where they do not follow from the functional form's
LISTS = ("tags", *FORM_TAGS, "samples", "not_differentiable", "out_apart", *EXAMPLES, *facts.LISTS)
# The dtypes and groups of dtypes that an entry's "dtypes" may name.
DTYPES = ("bool", "int", "uint", "half", "float", "complex",
          *(row.name for row in dtypes.read() if row.held and row.name != "bool"))
TAGS = ("core", "cudagraph_unsafe", "data_dependent_output", "dynamic_output_shape", "flexible_layout",
        "generated", "inplace", "inplace_view", "maybe_aliasing_or_mutating", "needs_contiguous_strides",
        "needs_exact_strides", "needs_fixed_stride_order", "nondeterministic_bitwise",
        "nondeterministic_seeded", "out", "out_variant", "pointwise", "reduction", "view_copy")
# How out= words the error about a type: value of out_errors → member of kf__out_t without KF__OUT_.
OUT_ERRORS = {"result": "RESULT", "eigenvalues": "EIGENVALUES", "scalar_type": "SCALAR_TYPE"}
NAMES_FILE = "python.toml"  # no entries, but the Python names, for emit_python.py
# The overload whose function has no suffix, if no overload name is empty.
# Name → overload that had the public name when it was the only one: names stay when overloads join.
KEPT_NAMES = {"index_fill_": "int_Scalar"}
KEPT_NAMES.update((f"_foreach_{name}{suffix}", "Scalar") for suffix in ("", "_")
                  for name in ("add", "mul", "div", "addcmul", "addcdiv"))
# Functions of other headers: an operator of the same name gets the suffix `_default`.
TAKEN_NAMES = {"kf_sparse_dim"}
MAIN_OVERLOADS = ("Tensor", "int", "dim", "Tensor_Tensor", "self", "input", "memory_format",
                  "using_ints", "Scalar", "float", "default")


class Mistake(Exception):
    def __init__(self, path, line, text):
        super().__init__(f"{path}:{line}: {text}")


@dataclass
class Form:
    """One operator: a schema and how its kernel is made."""
    schema: schemas.Schema
    how: str  # "functional", "inplace" or "out"
    family: "Family"
    own: bool = False  # a handwritten composite for this form; else derived
    public: str = ""  # kf_add

    @property
    def cname(self):
        return self.schema.cname


@dataclass
class Call:
    """`name(parameter, …)` of a rule or compute function."""
    name: str
    parameters: list  # schemas.Argument, or text for a constant


@dataclass
class Family:
    path: str
    line: int
    area: str
    entry: dict
    kind: str
    schema: schemas.Schema
    forms: list = field(default_factory=list)
    key_lines: dict = field(default_factory=dict)
    rule: Call | None = None
    compute: Call | None = None
    copy_of: "Family | None" = None  # the view, for the entry that is made of its key `copy`
    axes: "axes.Axes | None" = None  # how the dimensions of tensors correspond
    cost: "axis_sizes.Size | None" = None  # multiply-adds, where they do not follow from axes

    @property
    def doc(self):
        return self.entry["doc"]

    def python_file(self, root):
        """The source of an operator of kind python."""
        return root / "python/keyfall" / f"{self.entry['module'].replace('.', '/')}.py"

    @property
    def clones(self):
        """The operator whose result a derived copy clones; None for other operators."""
        return self.entry.get("clones")

    @property
    def is_sparse(self):
        """True if its samples are sparse tensors, which exist on the CPU and on the meta device only."""
        return self.area == "sparse"

    @property
    def is_composite(self):
        """True if its gradients are those of the operators that it calls."""
        return self.kind == "composite" or (self.kind == "python" and not self.entry.get("without_gradient"))

    @property
    def later(self):
        return self.entry.get("later", False)

    @property
    def generated_out(self):
        return self.entry.get("generated_out", False) or "generated" in self.entry.get("tags", [])

    @property
    def draws(self):
        """True if calls with the samples draw random numbers. Samples of operators with an argument
        `dropout` leave nothing out."""
        return ("nondeterministic_seeded" in self.entry.get("tags", [])
                and all(argument.name != "dropout" for argument in self.schema.arguments))

    @property
    def exact_out(self):
        """True if out= requires exactly the operator's dtype; else any dtype that it can be cast to."""
        return self.generated_out or self.entry.get("exact_out", False)

    @property
    def given_out(self):
        """What out= accepts, and how it words its errors: a member of kf__out_t."""
        if "out_errors" in self.entry:
            return f"KF__OUT_{OUT_ERRORS[self.entry['out_errors']]}"
        how = "CASTABLE" if not self.exact_out else "GENERATED" if self.generated_out else "EXACT"
        return f"KF__OUT_{how}"


class Reader:
    """One catalogue file; knows the line of each key of each entry."""

    def __init__(self, path, shown):
        self.path, self.shown = path, shown
        self.text = path.read_text()
        self.lines = self.text.splitlines()
        self.starts = [number for number, line in enumerate(self.lines, 1)
                       if line.strip() == "[[op]]"]

    def line_of(self, index, key=None):
        if index >= len(self.starts):
            return 1
        start = self.starts[index]
        if key:
            for number in range(start, len(self.lines)):
                line = self.lines[number]
                if line.strip() == "[[op]]":
                    break
                if line.startswith(key) and re.match(rf"{key}\s*=", line):
                    return number + 1
        return start

    def entries(self):
        try:
            data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            at = re.search(r"line (\d+)", str(error))
            raise Mistake(self.shown, at.group(1) if at else 1, str(error)) from None
        for key in data:
            if key != "op":
                number = next((n for n, line in enumerate(self.lines, 1)
                               if re.match(rf"\s*\[*\s*{re.escape(key)}\b", line)), 1)
                raise Mistake(self.shown, number,
                              f"'{key}' is not known here: entries are [[op]]")
        return data.get("op", [])


def check_entry(reader, index, entry):
    def fail(text, key=None):
        raise Mistake(reader.shown, reader.line_of(index, key), text)

    for key, value in entry.items():
        if key in STRINGS:
            good = isinstance(value, str)
        elif key in FLAGS:
            good = isinstance(value, bool)
        elif key in LISTS:
            good = isinstance(value, list) and all(isinstance(item, str) for item in value)
        elif key in FORMULAS or key in CODES:
            good = isinstance(value, str) or (
                isinstance(value, dict) and all(isinstance(item, str) for item in value.values()))
        elif key in CONDITIONS:
            good = isinstance(value, dict) and all(isinstance(item, str) for item in value.values())
        else:
            fail(f"'{key}' is not a key of an entry: there are "
                 f"{', '.join(sorted(STRINGS + FLAGS + LISTS + FORMULAS + CODES + CONDITIONS))}", key)
        if not good:
            fail(f"'{key}' has the wrong type", key)
    for key in ("schema", "doc", "kind"):
        if not entry.get(key):
            fail(f"the entry has no '{key}'")
    if entry["kind"] not in KINDS:
        fail(f"kind '{entry['kind']}' is none of {', '.join(KINDS)}", "kind")
    for word in entry.get("dtypes", "").split():
        if word not in DTYPES:
            fail(f"'{word}' is no dtype: there are {', '.join(DTYPES)}", "dtypes")
    for key in ("tags", *FORM_TAGS):
        for word in entry.get(key, []):
            if word not in TAGS:
                fail(f"'{word}' is no tag: there are {', '.join(TAGS)}", key)
    for key in FORM_TAGS:
        form = key.removeprefix("tags_")
        if key in entry and form not in entry:
            fail(f"'{key}' has no meaning without '{form}'", key)
    for sample in entry.get("samples", []):
        try:
            ast.parse(f"_({sample})", mode="eval")
        except SyntaxError as error:
            fail(f"cannot read the sample '{sample}': {error.msg}", "samples")
    for key in EXAMPLES:
        problem = examples.mistake(entry[key]) if key in entry else None
        if problem:
            fail(problem, key)
    if "out_errors" in entry:
        check_out_errors(entry, lambda text: fail(text, "out_errors"))
    if entry["kind"] == "elementwise":
        for key in ("rule", "compute"):
            if key not in entry:
                fail(f"an elementwise operator needs '{key}'")
    if entry["kind"] not in ("elementwise", "structured"):
        for key in ("rule", "compute", "later"):
            if key in entry:
                fail(f"'{key}' has no meaning for kind '{entry['kind']}'", key)
    check_python(entry, fail)


def check_python(entry, fail):
    """The keys that entries of kind python have, and those that they must not have."""
    is_python = entry["kind"] == "python"
    if is_python and not re.fullmatch(r"[\w.]+", entry.get("module", "")):
        fail("an operator of kind 'python' needs 'module', the module of keyfall that has its function")
    for key in ("derivative", "derivative_inplace", "code") if is_python else ("module", "without_gradient"):
        if key in entry:
            fail(f"'{key}' has no meaning for kind '{entry['kind']}'", key)


def check_out_errors(entry, fail):
    if entry["out_errors"] not in OUT_ERRORS:
        fail(f"out_errors '{entry['out_errors']}' is none of {', '.join(OUT_ERRORS)}")
    if "out" not in entry or entry.get("own_out"):
        fail("out_errors has no meaning without a generated out= form")
    if entry.get("exact_out") or entry.get("generated_out"):
        fail("out_errors says which types out= accepts: no other key may say so")


def parse_call(text, schema, fail):
    match = re.fullmatch(r"(\w+)\(([\w, ]*)\)", text)
    if not match:
        fail(f"expected 'name(parameter, …)', found '{text}'")
    by_name = {argument.name: argument for argument in schema.arguments}
    parameters = []
    for part in schemas.split(match.group(2)):
        if part in by_name:
            parameters.append(by_name[part])
        elif re.fullmatch(r"[A-Z_]*[A-Z][A-Z0-9_]*", part):
            parameters.append(part)
        else:
            fail(f"'{part}' is no argument of {schema.full_name}: there are {', '.join(by_name)}")
    return Call(match.group(1), parameters)


def derived_form(family, key, derive, reference, fail):
    """Returns the in-place or out= form that the entry asks for, checked against the reference."""
    name = family.entry[key]
    try:
        own_text = family.entry.get(f"{key}_schema")
        schema = schemas.parse(own_text) if own_text else derive(family.schema, name)
    except schemas.SchemaError as error:
        fail(f"{key}: {error}", key)
    if schema.full_name != name:
        fail(f"{key}_schema is of '{schema.full_name}', not of '{name}'", f"{key}_schema")
    check_reference(schema, reference, lambda text: fail(text, key))
    own = family.entry.get(f"own_{key}", False) or family.kind in ("kernel", "declared")
    return Form(schema, key, family, own)


def check_reference(schema, reference, fail):
    if not reference:
        return
    known = reference.get(schema.full_name)
    if known is None:
        fail(f"no operator '{schema.full_name}' in the reference list of schemas")
    if known != schema.text:
        fail(f"the schema differs from the reference list:\n  here      {schema.text}"
             f"\n  reference {known}")


COPY_SAMPLES = 3  # of the view's samples: the first ones are valid calls


def copy_of_view(entry):
    """Returns the entry of view_copy for the entry of view, with its out= form as PyTorch has it."""
    view = schemas.parse(entry["schema"])
    name = f"{view.name}_copy"
    full_name = f"{name}.{view.overload}" if view.overload else name
    text = re.sub(r"\(a( -> \*)?\)", "", entry["schema"])
    text = full_name + text[text.index("("):]
    out = f"{name}.{view.overload}_out" if view.overload else f"{name}.out"
    made = {"schema": text, "kind": "explicit", "out": out, "tags": ["view_copy"],
            "doc": f"Copy of what {view.name} returns. {entry['doc']}",
            "samples": entry.get("samples", [])[:COPY_SAMPLES], "clones": entry["copy"]}
    if view.returns[0].type == "Tensor":
        made["generated_out"] = True
    else:
        given = text[text.index("(") + 1:text.rindex(") ->")]
        made["out_schema"] = f"{out}({given}, *, Tensor(a!)[] out) -> ()"
        made["own_out"] = True
        made["tags_out"] = []
    made["types"] = entry.get("types", view.arguments[0].name)
    for key in ("derivative", "dtypes", "shape", "linear", "axes", "cost"):
        if key in entry:
            made[key] = entry[key]
    if "example" in entry:
        made["example"] = examples.of_copy(entry["example"], view.name, name, len(view.arguments))
    if isinstance(entry.get("derivative"), dict):
        made["node"] = f"{entry.get('node') or node_name(view)}_copy"
    return made


def node_name(schema):
    """Returns PyTorch's name of the node: AddBackward0; letters after digits are upper-case."""
    words = [word[:1].upper() + word[1:] for word in schema.name.strip("_").split("_")]
    camel = re.sub(r"(?<=\d)[a-z]", lambda letter: letter.group().upper(), "".join(words))
    return f"{camel}Backward0"


def read_family(reader, index, entry, area, reference):
    def fail(text, key=None):
        raise Mistake(reader.shown, reader.line_of(index, key), text)

    if "clones" not in entry:
        check_entry(reader, index, entry)
    try:
        schema = schemas.parse(entry["schema"])
    except schemas.SchemaError as error:
        fail(str(error), "schema")
    check_reference(schema, reference, lambda text: fail(text, "schema"))
    family = Family(reader.shown, reader.line_of(index), area, entry, entry["kind"], schema)
    family.forms.append(Form(schema, "functional", family, not family.clones))
    family.axes, family.cost = axes.of_entry(entry, schema, fail)
    family.key_lines = {key: reader.line_of(index, key) for key in entry}
    if "inplace" in entry:
        family.forms.append(derived_form(family, "inplace", schemas.in_place, reference, fail))
    if "out" in entry:
        family.forms.append(derived_form(family, "out", schemas.out_form, reference, fail))
    if family.kind in ("elementwise", "structured"):
        for item in schema.returns:
            if item.type != "Tensor":
                fail(f"kind '{family.kind}' needs tensors as results, not {item.type}", "schema")
        everything = Call(schema.cname, list(schema.arguments))
        family.rule = (parse_call(entry["rule"], schema, lambda t: fail(t, "rule"))
                       if "rule" in entry else everything)
        family.compute = (parse_call(entry["compute"], schema, lambda t: fail(t, "compute"))
                          if "compute" in entry else everything)
    facts_linear.check(family, fail)
    facts_types.check(family, fail)
    return family


def copy_family(reader, index, view, reference):
    if view.kind != "view":
        raise Mistake(reader.shown, reader.line_of(index, "copy"),
                      f"'copy' has no meaning for kind '{view.kind}'")
    family = read_family(reader, index, copy_of_view(view.entry), view.area, reference)
    family.copy_of = view
    return family


def public_name(name):
    """kf_add, kf_raw_softmax for _softmax, kf_dunder_and for __and__: kf__ is for internal names."""
    if name.startswith("__") and name.endswith("__"):
        return f"kf_dunder_{name[2:-2]}"
    return f"kf_raw{name}" if name.startswith("_") else f"kf_{name}"


def name_functions(families):
    """Sets the public name of each form. One overload of a name has no suffix."""
    by_name = {}
    for family in families:
        for form in family.forms:
            by_name.setdefault(form.schema.name, []).append(form)
    for name, forms in by_name.items():
        overloads = {form.schema.overload: form for form in forms}
        main = KEPT_NAMES.get(name, next((o for o in ("", *MAIN_OVERLOADS) if o in overloads), None))
        if main is None and len(forms) == 1 and "out" not in forms[0].schema.overload:
            main = forms[0].schema.overload
        for overload, form in overloads.items():
            public = public_name(name)
            is_main = overload == main and public not in TAKEN_NAMES
            form.public = public if is_main else f"{public}_{overload or 'default'}"


def check_unique(families, key):
    """Checks that no two forms have the same name, given by `key`."""
    seen = {}
    for family in families:
        for form in family.forms:
            other = seen.setdefault(key(form), form).family
            if other is not family:
                raise Mistake(family.path, family.line,
                              f"'{key(form)}' is already made by the entry at "
                              f"{other.path}:{other.line}")


def read_reference(path):
    if not path.is_file():
        return {}
    found = {}
    for line in path.read_text().splitlines():
        text = line.split("\t")[0]
        if text.startswith("aten::"):
            name = text[len("aten::"):].split("(")[0]
            found[name] = text[len("aten::"):]
    return found


def words_of(root, folder):
    return set(re.findall(r"\w+", "".join(path.read_text()
                                          for path in sorted((root / folder).rglob("*.c")))))


def fail_at(family, key, text):
    """Reports a mistake in a key of an entry that was read."""
    raise Mistake(family.path, family.key_lines.get(key, family.line), text)


def check_functions(families, root):
    """Reports missing rules and compute functions: what a linker would find, but with the line that
    requires them."""
    rules, cpu = words_of(root, "src/ops/rules"), words_of(root, "src/backends/cpu")
    for family in families:
        if family.rule and f"kf__rule_{family.rule.name}" not in rules:
            raise Mistake(family.path, family.key_lines.get("rule", family.line),
                          f"rule '{family.rule.name}': there is no function "
                          f"kf__rule_{family.rule.name} in src/ops/rules")
        if family.compute and family.compute.name not in cpu:
            raise Mistake(family.path, family.key_lines.get("compute", family.line),
                          f"compute '{family.compute.name}': there is no "
                          f"KF_COMPUTE({family.compute.name}, …) in src/backends/cpu")
        if family.kind == "python" and not family.python_file(root).is_file():
            raise Mistake(family.path, family.key_lines["module"],
                          f"module '{family.entry['module']}': there is no file "
                          f"{family.python_file(root).relative_to(root)}")


def read(root):
    """Returns all families, in the order of file names and entries."""
    reference = read_reference(root / "tests" / "data" / "aten_schemas.txt")
    families = []
    for path in sorted((root / "ops").glob("*.toml")):
        if path.name == NAMES_FILE:
            continue
        reader = Reader(path, path.relative_to(root).as_posix())
        for index, entry in enumerate(reader.entries()):
            families.append(read_family(reader, index, entry, path.stem, reference))
            if entry.get("copy"):
                families.append(copy_family(reader, index, families[-1], reference))
    check_unique(families, lambda form: form.schema.full_name)
    facts_linear.check_batch(families, root, fail_at)
    name_functions(families)
    check_unique(families, lambda form: form.public)
    return families
