"""Modules of the package import at the top; lazy loading always goes through keyfall/_loading.py."""

import ast
import functools
import importlib.util
import pathlib
import sys

import pytest
from paths import ROOT

from keyfall._loading import lazy_module

PACKAGE = ROOT / "python" / "keyfall"
pytestmark = pytest.mark.unsanitized  # reads the modules' text
OPTIONAL = {"numpy"}


def statements(node, in_function=False):
    """Yields the statements in a block and in all blocks inside of it, each with whether it is in a function. Looks
    into no expression: they are most of a tree."""
    for field in ("body", "orelse", "finalbody", "handlers", "cases"):
        for inner in getattr(node, field, ()):
            yield inner, in_function
            yield from statements(inner, in_function or isinstance(inner, (ast.FunctionDef, ast.AsyncFunctionDef)))


class Module:
    """What the tests ask about a module. The tree itself would make each later collection of garbage look at it."""

    def __init__(self, text):
        tree = ast.parse(text)
        found = list(statements(tree))
        self.imports_in_functions = {node.lineno for node, in_function in found
                                     if in_function and isinstance(node, (ast.Import, ast.ImportFrom))}
        self.functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
        self.relative_imports = [(node.level, node.module or "", [(alias.name, alias.asname) for alias in node.names])
                                 for node, _ in found if isinstance(node, ast.ImportFrom) and node.level]
        assigned = [node.value for node, _ in found if isinstance(node, ast.Assign)]
        self.lazy_modules = {call.args[0].value for call in assigned if isinstance(call, ast.Call)
                             and isinstance(call.func, ast.Name) and call.func.id in ("lazy_module", "_lazy_module")}
        self.exported = {item.value for node in tree.body if isinstance(node, (ast.Assign, ast.AugAssign))
                         for item in ast.walk(node.value) if isinstance(item, ast.Constant)} if (
                             self.relative_imports) else set()


@functools.cache
def modules():
    """Returns path → every module of the package."""
    return {path.relative_to(PACKAGE): Module(path.read_text()) for path in PACKAGE.rglob("*.py")}


@pytest.mark.slow
def test_functions_import_nothing():
    assert len(modules()) > 100
    found = [f"{path}:{line}" for path, module in modules().items() for line in module.imports_in_functions]
    assert found == []


def test_an_import_in_a_function_is_found():
    for block in ("if x:", "try: pass\n    except E:", "with x:", "for x in y:", "class C:", "async def h():"):
        module = Module(f"import a\ndef f():\n  def g():\n    {block}\n      from b import c\n")
        assert module.imports_in_functions == {5 + block.count("\n")}


HELPERS = ("_loading", "_shared", "_as_torch", "_library")


def functions_of(path):
    """Names of the functions that a module of the package defines."""
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file in modules():
            return modules()[file].functions
    return set()


def helpers_in(path, module):
    """Yields the public names under which a module imports functions of helper modules, and does not export."""
    for level, name, names in module.relative_imports:
        source = path.parents[level - 1].joinpath(*name.split("."))
        if source.parts[:1] and source.parts[0] in HELPERS:
            shown = {renamed or name for name, renamed in names if name in functions_of(source)}
            yield from (name for name in shown - module.exported if name[0] != "_")


@pytest.mark.slow
def test_helpers_are_no_names_of_public_modules():
    """`dir()` of a public module does not list them."""
    public = [path for path in modules() if not any(part[0] == "_" and part != "__init__.py" for part in path.parts)]
    assert len(public) > 200
    found = {(path.as_posix(), name) for path in public for name in helpers_in(path, modules()[path])}
    assert found == set()


def test_a_helper_in_a_public_module_is_found():
    module = Module("from ._loading import lazy_module, load as _load")
    assert list(helpers_in(pathlib.Path("new.py"), module)) == ["lazy_module"]


def test_lazy_modules_exist():
    names = {name for module in modules().values() for name in module.lazy_modules}
    assert len(names) > 20
    for name in names - OPTIONAL:
        assert importlib.util.find_spec(name) is not None, name


@pytest.fixture
def module(tmp_path, monkeypatch):
    """Yields the name of a module that has not been imported."""
    (tmp_path / "kf_first_use.py").write_text("value = 1\ndef __getattr__(name): return name * 2\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield "kf_first_use"
    sys.modules.pop("kf_first_use", None)


def test_first_use_imports(module):
    lazy = lazy_module(module)
    assert repr(lazy) == "<lazy module 'kf_first_use'>"
    assert not hasattr(lazy, "__wrapped__") and module not in sys.modules
    assert lazy.value == 1 and module in sys.modules


def test_a_lazy_module_shows_what_the_module_has_now(module):
    lazy = lazy_module(module)
    assert lazy.value == 1
    sys.modules[module].value = 2
    assert lazy.value == 2
    assert lazy.ab == "abab"  # from the module's own __getattr__


def test_a_missing_module_is_missing_each_time():
    lazy = lazy_module("keyfall_has_no_such_module")
    for _ in range(2):
        with pytest.raises(ModuleNotFoundError, match="keyfall_has_no_such_module"):
            lazy.value
