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


@functools.cache
def trees():
    """Returns path → syntax tree of every module of the package."""
    return {path.relative_to(PACKAGE): ast.parse(path.read_text()) for path in PACKAGE.rglob("*.py")}


def imports_in_functions(tree):
    functions = [node for node in ast.walk(tree)
                 if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return {node.lineno for function in functions for node in ast.walk(function)
            if isinstance(node, (ast.Import, ast.ImportFrom))}


@pytest.mark.slow
def test_functions_import_nothing():
    assert len(trees()) > 100
    found = [f"{path}:{line}" for path, tree in trees().items() for line in imports_in_functions(tree)]
    assert found == []


def test_an_import_in_a_function_is_found():
    tree = ast.parse("import a\ndef f():\n  def g():\n    if x:\n      from b import c\n")
    assert imports_in_functions(tree) == {5}


HELPERS = ("_loading", "_shared", "_as_torch", "_library")


def functions_of(path):
    """Names of the functions that a module of the package defines."""
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file in trees():
            return {node.name for node in trees()[file].body if isinstance(node, ast.FunctionDef)}
    return set()


def helpers_in(path, tree):
    """Yields the public names under which a module imports functions of helper modules, and does not export."""
    exported = {item.value for node in tree.body if isinstance(node, (ast.Assign, ast.AugAssign))
                for item in ast.walk(node.value) if isinstance(item, ast.Constant)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or not node.level:
            continue
        source = path.parents[node.level - 1].joinpath(*(node.module or "").split("."))
        if source.parts[:1] and source.parts[0] in HELPERS:
            shown = {alias.asname or alias.name for alias in node.names if alias.name in functions_of(source)}
            yield from (name for name in shown - exported if name[0] != "_")


@pytest.mark.slow
def test_helpers_are_no_names_of_public_modules():
    """`dir()` of a public module does not list them."""
    public = [path for path in trees() if not any(part[0] == "_" and part != "__init__.py" for part in path.parts)]
    assert len(public) > 200
    found = {(path.as_posix(), name) for path in public for name in helpers_in(path, trees()[path])}
    assert found == set()


def test_a_helper_in_a_public_module_is_found():
    tree = ast.parse("from ._loading import lazy_module, load as _load")
    assert list(helpers_in(pathlib.Path("new.py"), tree)) == ["lazy_module"]


def test_lazy_modules_exist():
    calls = [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.Call)
             and isinstance(node.func, ast.Name) and node.func.id in ("lazy_module", "_lazy_module")]
    names = {call.args[0].value for call in calls}
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
