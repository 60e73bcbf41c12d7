"""Forks while other threads import, register and compute: the child can still do all of that. Each case
is a separate program; an alarm ends a child that hangs, long after it should have finished."""

import subprocess
import sys

import pytest

START = """
import os, signal, sys, threading
import keyfall
from keyfall import library

def in_child(function):
    pid = os.fork()
    if pid == 0:
        signal.alarm(600)
        try:
            function()
        except BaseException:
            sys.excepthook(*sys.exc_info())
            os._exit(1)
        os._exit(0)
    assert os.waitpid(pid, 0)[1] == 0
"""

# A thread in the middle of an import waits until the fork has begun.
IMPORTS = """
importing, forking = threading.Event(), threading.Event()

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == {name!r}:
            importing.set()
            forking.wait()

sys.meta_path.insert(0, Finder())
os.register_at_fork(before=forking.set)
thread = threading.Thread(target=lambda: {use})
thread.start()
importing.wait()
in_child(lambda: ({use}, keyfall.nn.Linear(2, 2)(keyfall.ones(1, 2)).sum().backward()))
thread.join()
"""

# The forking thread imports a module that the other thread, which imports the package's, waits for.
BOTH_IMPORT = """
import tempfile
folder = tempfile.mkdtemp()
with open(folder + "/forks.py", "w") as file:
    file.write("import __main__; __main__.fork()")
sys.path.insert(0, folder)
waiting, forking = threading.Event(), threading.Event()

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == "keyfall.nn" and threading.current_thread() is thread:
            waiting.set()
            forking.wait()
            import forks

def fork():
    thread.start()
    waiting.wait()
    in_child(lambda: keyfall.nn.Linear(2, 2)(keyfall.ones(1, 2)))

sys.meta_path.insert(0, Finder())
os.register_at_fork(before=forking.set)
thread = threading.Thread(target=lambda: keyfall.nn)
import forks
thread.join()
"""

WORK = """
keyfall.set_num_threads(2)
stop = False

def draw():
    generator = keyfall.Generator()
    keyfall.rand(60_000)
    keyfall.randn(60_000, generator=generator)
    generator.clone_state()

def compute():
    x = keyfall.ones(300, 300, requires_grad=True)
    ((x @ x).exp() + shared).sum().backward()

def show():
    keyfall.set_printoptions(precision=4)
    str(keyfall.ones(3))

def register():
    with library._scoped_library(f"_forks{{threading.get_ident()}}", "FRAGMENT") as lib:
        lib.define("same(Tensor x) -> Tensor")
        lib.impl("same", lambda x: x.clone(), "CPU")
        getattr(keyfall.ops, lib.ns).same(keyfall.ones(5000))

shared = keyfall.ones(300, 300, requires_grad=True)
jobs = [draw, draw, compute, compute, show, register]

def repeat(job):
    while not stop:
        job()

def all_jobs():
    for job in jobs:
        job()

threads = [threading.Thread(target=repeat, args=[job]) for job in jobs]
for thread in threads:
    thread.start()
try:
    for _ in range({forks}):
        in_child(all_jobs)
finally:
    stop = True
    for thread in threads:
        thread.join()
"""


def run(program):
    result = subprocess.run([sys.executable, "-c", START + program + "\nprint('done')"],
                            capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (0, "done\n"), result.stderr


@pytest.mark.parametrize("name, use", [
    ("keyfall.nn", "keyfall.nn.Linear"),
    ("keyfall.nn.functional", "keyfall.nn.functional.relu"),
    ("keyfall._namespace.symbolic", "keyfall.sym_int"),
    ("keyfall.utils.hooks", "keyfall.ones(1, requires_grad=True).register_hook(print)"),
])
@pytest.mark.slow
def test_while_another_thread_imports(name, use):
    run(IMPORTS.format(name=name, use=use))


def test_while_two_threads_wait_for_each_other():
    run(BOTH_IMPORT)


# The address sanitizer's allocator does not release its locks in the child of a fork: if another thread
# holds one, the child blocks forever in malloc.
@pytest.mark.unsanitized
@pytest.mark.slow
def test_while_other_threads_work():
    run(WORK.format(forks=30))
