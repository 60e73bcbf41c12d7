"""Introspection: help(), dir(), inspect, repr, copy and pickle work on everything in the package."""

import copy
import importlib
import inspect
import json
import os
import pickle
import pkgutil
import pydoc
import subprocess
import sys
import types

import pytest

import keyfall


def every_module():
    names = ["keyfall", *(found.name for found in pkgutil.walk_packages(keyfall.__path__, "keyfall."))]
    return [importlib.import_module(name) for name in names]


def is_ours(obj):
    """True for modules and classes of the package."""
    if isinstance(obj, types.ModuleType):
        return obj.__name__.split(".")[0] == "keyfall"
    return isinstance(obj, type) and obj.__module__.split(".")[0] in ("keyfall", "torch")


def objects():
    """Returns every module, class and function reachable by attributes, with its path."""
    seen, found = set(), []
    waiting = [(module.__name__, module) for module in every_module()]
    while waiting:
        path, obj = waiting.pop()
        if id(obj) in seen:
            continue
        seen.add(id(obj))
        found.append((path, obj))
        if is_ours(obj):
            waiting += [(f"{path}.{name}", getattr(obj, name)) for name in dir(obj)
                        if hasattr(obj, name)]
    return found


class Pages(type(pydoc.plaintext)):
    """Writes the part of each class and function once, wherever it comes first: classes are on pages of their own
    and of modules, methods on the pages of all classes that inherit them."""

    def __init__(self):
        super().__init__()
        self.written = set()

    def once(self, write, object, *args):
        if object in self.written:
            return ""
        self.written.add(object)
        return write(object, *args)

    def docclass(self, object, *args):
        return self.once(super().docclass, object, *args)

    def docroutine(self, object, *args):
        return self.once(super().docroutine, object, *args)


@pytest.mark.slow
@pytest.mark.unsanitized
def test_everything_can_be_looked_at():
    found = objects()
    assert len(found) > 5000
    kinds, pages = set(), Pages()
    for path, obj in found:
        try:
            repr(obj), dir(obj), inspect.getdoc(obj)
            if is_ours(obj) or callable(obj) and type(obj) not in kinds:
                kinds.add(type(obj))  # the help of their modules covers the others of a kind
                inspect.getmembers(obj), pydoc.render_doc(obj, renderer=pages)
            if callable(obj):
                try:
                    inspect.signature(obj)
                except ValueError:
                    pass  # inspect's way to say that a builtin has none
        except NotImplementedError:
            assert type(obj).__name__.startswith("_Dependent")  # a constraint that is not known yet, as in PyTorch
        except Exception as error:
            raise AssertionError(f"{path} cannot be looked at") from error


def test_types_name_their_module():
    for path, obj in objects():
        if isinstance(obj, type):
            assert isinstance(obj.__module__, str) and isinstance(obj.__name__, str), path


@pytest.mark.slow
@pytest.mark.parametrize("name", [pytest.param("keyfall", marks=pytest.mark.unsanitized), "keyfall._C",
                                  pytest.param("keyfall.nn", marks=pytest.mark.unsanitized),  # Python code
                                  "keyfall.add", "keyfall.FloatTensor", "keyfall.ops.aten.add.Tensor"])
def test_help(name):
    obj = keyfall
    for part in name.split(".")[1:]:
        obj = getattr(obj, part)
    assert len(pydoc.render_doc(obj, renderer=Pages())) > 40


def test_dir_lists_what_there_is():
    for module in every_module():
        missing = [name for name in dir(module) if not hasattr(module, name)]
        assert missing == [], module.__name__


def test_dir_lists_modules_that_are_not_loaded():
    program = "import keyfall; print('rnn' in dir(keyfall.nn.utils), 'data' in dir(keyfall.utils))"
    assert in_new_process(program) == "True True\n"


ANY_NAME = ("keyfall.classes", "keyfall._dynamo.config")  # namespaces of extensions, and options


def test_missing_names():
    for module in every_module():
        if module.__name__ in ANY_NAME:
            continue
        with pytest.raises(AttributeError, match="has no attribute 'no_such_name'|has no `torch.*no_such_name`; "):
            module.no_such_name
    with pytest.raises(AttributeError):
        keyfall.utils.__getattr__("data.sampler")  # not a name, though there is such a module


def in_new_process(program, python=sys.executable):
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)} if python == sys.executable else None
    done = subprocess.run([python, "-W", "ignore", "-c", program], capture_output=True, text=True,
                          env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout


REACHABLE = """
import json, sys, torch
found = []
for name in sorted(sys.modules):
    if name.startswith("torch."):
        at = torch
        for part in name.split(".")[1:]:
            at = getattr(at, part, None)
        if at is not None:
            found.append(name)
print(json.dumps(found))
"""


# Each name is tried in a separate process, because loading one module may load others.
UNREACHABLE = """
import os, keyfall
for name in {names}:
    child = os.fork()
    if child == 0:
        try:
            eval(name)
            os._exit(0)
        except AttributeError:
            os._exit(1)
    if os.waitpid(child, 0)[1] != 0:
        print(name)
"""


@pytest.mark.skipif("KEYFALL_TORCH_PYTHON" not in os.environ,
                    reason="KEYFALL_TORCH_PYTHON names no Python with PyTorch")
def test_modules_that_pytorch_has_after_one_import():
    theirs = json.loads(in_new_process(REACHABLE, os.environ["KEYFALL_TORCH_PYTHON"]))
    ours = {found.name for found in pkgutil.walk_packages(keyfall.__path__, "keyfall.")}
    both = sorted(ours & {name.replace("torch", "keyfall", 1) for name in theirs})
    assert len(both) > 80
    assert in_new_process(UNREACHABLE.format(names=both)) == ""


@pytest.mark.parametrize("path", ["nn.utils.rnn.pad_sequence", "nn.modules._functions",
                                  "testing._internal.common_dtype", "utils.data.DataLoader",
                                  "autograd.functional.jacobian", "nn.functional.relu"])
def test_submodules_need_no_import(path):
    assert in_new_process(f"import keyfall; keyfall.{path}") == ""


def test_importing_loads_little():
    program = ("import sys, keyfall; print(*(m for m in sys.modules if m in "
               "('inspect', 'typing', 'pkgutil', 'importlib', 'dataclasses', 'keyfall.nn')))")
    unneeded = in_new_process(program).split()
    baseline = in_new_process("import sys; print(*sys.modules)").split()
    assert set(unneeded) <= set(baseline)


# ---- Objects -------------------------------------------------------------------------------------


SAMPLES = {
    "tensor": lambda: keyfall.ones(2),
    "parameter": lambda: keyfall.nn.Parameter(keyfall.ones(2)),
    "size": lambda: keyfall.Size([1, 2]),
    "dtype": lambda: keyfall.float32,
    "device": lambda: keyfall.device("cpu"),
    "layout": lambda: keyfall.strided,
    "memory format": lambda: keyfall.contiguous_format,
    "generator": lambda: keyfall.Generator(),
    "finfo": lambda: keyfall.finfo(keyfall.float32),
    "iinfo": lambda: keyfall.iinfo(keyfall.int8),
    "storage": lambda: keyfall.ones(2).untyped_storage(),
    "typed storage": lambda: keyfall.ones(2).storage(),
    "tensor class": lambda: keyfall.FloatTensor,
    "storage class": lambda: keyfall.FloatStorage,
    "key": lambda: keyfall._C.DispatchKey.CPU,
    "key set": lambda: keyfall._C.DispatchKeySet(keyfall._C.DispatchKey.CPU),
    "schema": lambda: keyfall.ops.aten.add.Tensor._schema,
    "overload": lambda: keyfall.ops.aten.add.Tensor,
    "packet": lambda: keyfall.ops.aten.add,
    "function": lambda: keyfall.add,
    "method": lambda: keyfall.Tensor.add,
    "results": lambda: keyfall.max(keyfall.ones(2, 2), 0),
    "results class": lambda: keyfall.return_types.max,
    "results class of out=": lambda: keyfall.return_types.sort_out,
    "tag": lambda: keyfall.Tag.core,
    "module": lambda: keyfall.nn.Linear(2, 2),
    "packed": lambda: keyfall.nn.utils.rnn.pack_sequence([keyfall.ones(2)]),
}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("what", SAMPLES)
def test_objects_can_be_shown_copied_and_pickled(what):
    obj = SAMPLES[what]()
    assert repr(obj) and str(obj) and dir(obj)
    for again in (copy.copy(obj), copy.deepcopy(obj), pickle.loads(pickle.dumps(obj))):
        assert type(again) is type(obj)
        assert repr(again) == repr(obj)


def test_a_generator_shows_its_device_and_seed():
    assert repr(keyfall.Generator().manual_seed(7)) == (
        "<torch._C.Generator device='cpu' initial_seed=7>")


def test_results_travel_as_pytorchs(tmp_path):
    path = tmp_path / "results.pt"
    keyfall.save([keyfall.max(keyfall.ones(1, 2), 1), keyfall.FloatTensor], path)
    values, kind = keyfall.load(path, weights_only=False)
    assert type(values) is keyfall.return_types.max and kind is keyfall.FloatTensor
    assert b"torch.return_types\nmax\n" in path.read_bytes()
    assert b"torch\nFloatTensor\n" in path.read_bytes()
