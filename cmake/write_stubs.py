"""Writes type stubs for public Python modules of the package, whose sources annotate little:
write_stubs.py SOURCE DESTINATION [MODULE…]

A stub has the module's public functions and classes with their annotations and the first paragraph of
their docstrings. What has no annotation is Any. A module that has a hand-written stub keeps it. Without
names, all modules of PUBLIC are written."""

import ast
import pathlib
import sys

from package_folders import plain_folders

# Public packages, and modules.
PUBLIC = ("amp", "distributions", "functional.py", "masked", "nn", "nn/modules", "nn/utils", "optim",
          "profiler", "serialization.py", "signal/windows", "utils/checkpoint.py", "utils/data")
DECORATORS = ("property", "staticmethod", "classmethod", "setter", "deleter")
INDENT = "    "
BUILTINS = frozenset(dir(__builtins__))
# Results of methods that Python calls itself.
RESULTS = {"__init__": "None", "__init_subclass__": "None", "__setattr__": "None", "__delattr__": "None",
           "__setitem__": "None", "__delitem__": "None", "__repr__": "str", "__str__": "str",
           "__len__": "int", "__hash__": "int", "__contains__": "bool", "__iter__": "Iterator[Any]",
           "extra_repr": "str"}
# Methods of a base class that subclasses define with other arguments.
OVERRIDDEN = {("Module", "forward"), ("LRScheduler", "step"), ("Optimizer", "step")}


def names_in(node):
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def is_public(name):
    return not name.startswith("_") or name.startswith("__") and name.endswith("__")


def is_plain(node):
    """True for a name, or an attribute of one."""
    return isinstance(node, ast.Name) or isinstance(node, ast.Attribute) and is_plain(node.value)


class Stub:
    """The stub of one module."""

    def __init__(self, tree):
        self.tree = tree
        self.lines, self.used = [], set()
        self.aliases = {}  # name → value of assignments such as Tensor = _C.Tensor
        self.exported = set()
        for node in tree.body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                if name == "__all__" and isinstance(node.value, ast.List):
                    self.exported = {item.value for item in node.value.elts
                                     if isinstance(item, ast.Constant)}
                elif is_plain(node.value):
                    self.aliases[name] = node.value

    def text(self):
        for node in self.tree.body:
            self.add(node, "")
        return "\n".join([*self.head(), *self.lines]) + "\n"

    def head(self):
        """Imports and aliases that the stub needs, and __all__."""
        wanted = self.used | (self.exported or {name for name in self.aliases if is_public(name)})
        found = [f"from {module} import {', '.join(names)}" for module, names in (
            ("collections.abc", self.needed("Callable", "Iterable", "Iterator", "Mapping", "Sequence")),
            ("typing", self.needed("Any"))) if names]
        while True:  # an alias may need another
            more = set().union(*(names_in(self.aliases[name]) for name in self.aliases
                                 if name in wanted)) - wanted
            if not more:
                break
            wanted |= more
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module not in ("collections.abc", "typing"):
                found += self.imported(node, wanted)
            elif isinstance(node, ast.Import):
                kept = [one for one in node.names if (one.asname or one.name.split(".")[0]) in wanted]
                found += [ast.unparse(ast.Import(kept))] if kept else []
        found += [f"{name} = {ast.unparse(value)}" for name, value in self.aliases.items()
                  if name in wanted]
        if self.exported:
            found.append(f"__all__ = {sorted(self.exported)}")
        return found

    def needed(self, *names):
        return [name for name in names if any(name in line for line in self.lines)]

    def imported(self, node, wanted):
        if node.names[0].name == "*":
            return [ast.unparse(node)]
        kept = []
        for one in node.names:
            name = one.asname or one.name
            if name in wanted or not self.exported and is_public(name) and node.level:
                kept.append(ast.alias(one.name, name))
        module = node.module or ""
        if not kept or module.endswith("_loading") or "_shared.overridable" in module:
            return []
        return [ast.unparse(ast.ImportFrom(node.module, kept, node.level))]

    def add(self, node, indent):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and is_public(node.name):
            self.function(node, indent)
        elif isinstance(node, ast.ClassDef):
            self.define_class(node, indent)
        elif isinstance(node, ast.AnnAssign) and is_public(ast.unparse(node.target)):
            self.use(node.annotation)
            self.lines.append(f"{indent}{ast.unparse(node.target)}: {ast.unparse(node.annotation)}")
        elif isinstance(node, ast.Assign) and not is_plain(node.value):
            self.lines += [f"{indent}{name.id}: Any" for target in node.targets
                           for name in ast.walk(target) if isinstance(name, ast.Name)
                           and is_public(name.id) and not name.id.startswith("__")]
        elif isinstance(node, ast.Assign) and indent:
            self.lines += [f"{indent}{target.id} = {ast.unparse(node.value)}" for target in node.targets
                           if isinstance(target, ast.Name) and is_public(target.id)
                           and self.defined(node.value)]

    def defined(self, value):
        """True if a value of a class body is a name that the class has already."""
        return isinstance(value, ast.Name) and any(
            line.lstrip().startswith(f"def {value.id}(") for line in self.lines)

    def use(self, node):
        self.used |= names_in(node) - BUILTINS
        for one in ast.walk(node):  # annotations in quotes
            if isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value.strip():
                self.used |= names_in(ast.parse(one.value, mode="eval")) - BUILTINS

    def docstring(self, node, indent):
        text = ast.get_docstring(node)
        if not text:
            return []
        first = text.split("\n\n")[0].replace("\\", "\\\\").replace('"', "'")
        joined = " ".join(first.split())
        return [f'{indent}{INDENT}"""{joined}"""']

    def function(self, node, indent):
        for decorator in node.decorator_list:
            name = decorator.attr if isinstance(decorator, ast.Attribute) else getattr(
                decorator, "id", "")
            if name in DECORATORS:
                self.lines.append(f"{indent}@{ast.unparse(decorator)}")
        given = node.args
        everything = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
        for one in filter(None, everything):
            if one.annotation is not None:
                self.use(one.annotation)
        short = ast.Constant(...)
        given.defaults = [value if isinstance(value, ast.Constant) else short for value in given.defaults]
        given.kw_defaults = [value if value is None or isinstance(value, ast.Constant) else short
                             for value in given.kw_defaults]
        if node.returns is not None:
            self.use(node.returns)
        result = ast.unparse(node.returns) if node.returns is not None else RESULTS.get(node.name, "Any")
        start = f"{indent}def {node.name}({ast.unparse(given)}) -> {result}:"
        doc = [] if indent else self.docstring(node, indent)
        self.lines += [start, *doc] if doc else [f"{start} ..."]

    def define_class(self, node, indent):
        bases = [ast.unparse(base) for base in node.bases if is_plain(base)]
        for base in node.bases:
            self.use(base)
        inside = f"({', '.join(bases)})" if bases else ""
        self.lines.append(f"{indent}class {node.name}{inside}:")
        before = len(self.lines)
        self.lines += self.docstring(node, indent)
        for name, kind in attributes(node).items():
            self.lines.append(f"{indent}{INDENT}{name}: {kind}")
        for child in node.body:
            if (node.name, getattr(child, "name", "")) in OVERRIDDEN:
                self.lines.append(f"{indent}{INDENT}{child.name}: Callable[..., Any]")
            else:
                self.add(child, f"{indent}{INDENT}")
        if len(self.lines) == before:
            self.lines[-1] += " ..."


def attributes(node):
    """Returns the public attributes that methods assign to self, with their types where an annotated
    argument is assigned."""
    known = {child.name for child in node.body if isinstance(child, ast.FunctionDef)}
    known |= {target.id for child in node.body if isinstance(child, (ast.Assign, ast.AnnAssign))
              for target in ast.walk(child) if isinstance(target, ast.Name)}
    found = {}
    for method in node.body:
        if not isinstance(method, ast.FunctionDef) or not method.args.args:
            continue
        types = {one.arg: ast.unparse(one.annotation) for one in method.args.args
                 if one.annotation is not None}
        for statement in ast.walk(method):
            targets = statement.targets if isinstance(statement, ast.Assign) else []
            for target in (one for item in targets for one in ast.walk(item)):
                if isinstance(target, ast.Attribute) and getattr(target.value, "id", "") == "self" and \
                        is_public(target.attr) and target.attr not in known:
                    plain = target in targets and isinstance(statement.value, ast.Name)
                    found.setdefault(target.attr, types.get(statement.value.id, "Any") if plain else "Any")
    return {name: kind for name, kind in found.items() if not name.startswith("__")}


def modules(source, names):
    """Pairs of a module's file and the place of its stub: of modules in plain folders, the package."""
    for name in names:
        path = source / name
        if path.suffix:
            yield path, name
            continue
        for folder in (path, *plain_folders(path)):
            for module in sorted(folder.glob("*.py")):
                yield module, f"{name}/{module.name}"


def main(source, destination, *names):
    for path, name in modules(source, names or PUBLIC):
        if path.name == "__init__.py" or path.with_suffix(".pyi").exists():
            continue
        target = (destination / name).with_suffix(".pyi")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(Stub(ast.parse(path.read_text())).text())


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:3]), *sys.argv[3:])
