"""Absent names say what to use instead, whichever way a program asks for them: keyfall._shared.absent has the one table."""

import subprocess
import sys

import pytest

from keyfall._shared.absent import ABSENT, PARTIAL

# How a program finds the package as torch.
PROGRAMS = {
    "import as": "import keyfall as torch",
    "installed": "import keyfall; keyfall.install_as_torch(); import torch",
}
CHECK = """
import importlib

from keyfall._shared.absent import ABSENT, PARTIAL, entry_of


def expect(kind, name, ask):
    try:
        ask()
    except kind as error:
        text = str(error)
    else:
        raise AssertionError(f"{name} exists")
    _, hint = entry_of(name)
    assert "keyfall has no `torch." in text and text.endswith(f"; {hint}"), (name, text)


def attribute(name):
    value = torch
    for part in name.split(".")[1:]:
        value = getattr(value, part)


def imported(name, package):
    importlib.import_module(name.replace("torch", package, 1))


def imported_from(name, package):
    module, _, last = name.replace("torch", package, 1).rpartition(".")
    exec(f"from {module} import {last}", {})


def ask_everywhere(name):
    expect(AttributeError, name, lambda: attribute(name))
    for package in {"keyfall", torch.__name__}:
        expect(ModuleNotFoundError, name, lambda: imported(name, package))
        expect(ImportError, name, lambda: imported_from(name, package))


for name in ABSENT:
    ask_everywhere(name)
    expect(AttributeError, f"{name}.below", lambda: attribute(f"{name}.below"))
    expect(ModuleNotFoundError, f"{name}.below", lambda: imported(f"{name}.below", torch.__name__))
    assert not hasattr(torch, name.rpartition(".")[2])
for name in PARTIAL:
    try:
        attribute(name)
    except AttributeError:
        assert torch.__name__ == "keyfall", name  # some have their names only for `import torch`
        continue
    if name not in ("torch.quantization", "torch.nn.quantized"):  # other names of modules of torch.ao
        ask_everywhere(f"{name}.no_such_name")
    assert not hasattr(importlib.import_module(name.replace("torch", "keyfall", 1)), "no_such_name")
"""


@pytest.mark.parametrize("program", PROGRAMS)
def test_every_way_to_an_absent_name_says_what_to_use(program):
    done = subprocess.run([sys.executable, "-c", f"{PROGRAMS[program]}\n{CHECK}"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_program_that_is_run_as_torch_is_told(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("from torch import export\n")
    done = subprocess.run([sys.executable, "-m", "keyfall.run", str(script)], capture_output=True, text=True)
    assert done.returncode == 1 and f"keyfall has no `torch.export`; {ABSENT['torch.export']}" in done.stderr


def test_the_table_has_each_name_once():
    assert not ABSENT.keys() & PARTIAL.keys()
