"""Interpreter shutdown with everything still in use, and subinterpreters."""

import subprocess
import sys

import pytest

SCRIPTS = {
    "tensors": """
import keyfall
x = keyfall.ones(3)
x.me = x
y = x.view(3, 1)
""",
    "subclass that computes in its destructor": """
import keyfall
class Late(keyfall.Tensor):
    __torch_function__ = keyfall._C._disabled_torch_function_impl
    def __del__(self):
        self.sum()
x = keyfall.ones(3).as_subclass(Late)
x.me = x
""",
    "library with kernels and fallbacks": """
import keyfall
from keyfall.library import Library
lib = Library("left", "DEF")
lib.define("f(Tensor x) -> Tensor")
lib.impl("f", lambda x: x + 1, "CPU")
fallbacks = Library("_", "IMPL")
fallbacks.fallback(lambda op, *a, **k: op(*a, **k), "TESTING_ONLY_GenericMode")
assert keyfall.ops.left.f(keyfall.ones(1)).item() == 2
""",
    "a mode that nobody left": """
import keyfall
from keyfall.utils._python_dispatch import TorchDispatchMode
class Mode(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))
Mode().__enter__()
x = keyfall.ones(3)
""",
    "guards that nobody left": """
import keyfall
guard = keyfall._C._IncludeDispatchKeyGuard("TESTING_ONLY_GenericMode")
guard.__enter__()
other = keyfall._C._AutoDispatchBelowAutograd()
""",
    "a thread in an operator": """
import threading
import keyfall
a = keyfall.rand(300, 300)
def work():
    b = a
    while True:
        b = (b @ a).tanh()
threading.Thread(target=work, daemon=True).start()
""",
    "memory shared with others": """
import keyfall
x = keyfall.ones(3)
view = memoryview(x)
capsule = x.__dlpack__()
storage = x.untyped_storage()
generator = keyfall.Generator()
""",
    "an atexit function that computes": """
import atexit
import keyfall
x = keyfall.ones(3)
atexit.register(lambda: x.add_(1).sum().item())
""",
}


def run(script):
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)


@pytest.mark.parametrize("name", SCRIPTS)
def test_interpreter_ends_quietly(name):
    done = run(SCRIPTS[name])
    assert done.returncode == 0, done.stderr
    assert "Fatal" not in done.stderr and "Exception ignored" not in done.stderr, done.stderr


def test_objects_held_by_the_graph_die_with_it():
    """Module teardown releases the graph, and the graph the objects that only it held. The last
    collection is kept from finding them; files record their end without code of the script."""
    done = run("""
import gc, os
import keyfall
x = keyfall.ones(3, requires_grad=True)
x.file = os.fdopen(os.dup(1), "w")
x.file.write("tensor\\n")
y = x.exp() * 2
y.grad_fn.metadata["file"] = os.fdopen(os.dup(1), "w")
y.grad_fn.metadata["file"].write("node\\n")
loss = y.sum()
del x, y
gc.freeze()
""")
    assert done.returncode == 0, done.stderr
    assert sorted(done.stdout.split()) == ["node", "tensor"], done.stderr


def test_sub_interpreters_are_refused():
    done = run("""
import keyfall
try:
    import _interpreters as interpreters
except ImportError:
    import _xxsubinterpreters as interpreters
other = interpreters.create()
try:
    found = interpreters.run_string(other, '''
try:
    import keyfall
except ImportError as error:
    print("refused:", error)
''')
    if found is not None:
        print("refused:", found)
except Exception as error:
    print("refused:", error)
interpreters.destroy(other)
print("alive", keyfall.ones(1).item())
""")
    assert done.returncode == 0, done.stderr
    assert "refused:" in done.stdout and "alive 1.0" in done.stdout


def test_importing_again_is_harmless():
    done = run("""
import importlib, sys
import keyfall
x = keyfall.ones(2)
importlib.reload(keyfall)
assert isinstance(x, keyfall.Tensor) and (x + x).sum().item() == 4
""")
    assert done.returncode == 0, done.stderr
