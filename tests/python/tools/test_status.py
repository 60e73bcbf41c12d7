"""docs/guide/status.md is what the package is, and the table of absent names says nothing that is not so."""

import os
import pkgutil
import re
import subprocess
import sys

import pytest
from paths import ROOT

import keyfall
from keyfall._shared import absent

sys.path.insert(0, str(ROOT / "tools" / "guide"))
import status_page  # noqa: E402
import status_probes  # noqa: E402
import torch_names  # noqa: E402

pytestmark = pytest.mark.unsanitized  # looks names up


@pytest.mark.slow
def test_the_page_is_current():
    """In a process of its own: other tests define operators and devices."""
    package = os.path.dirname(os.path.dirname(keyfall.__file__))
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'tools' / 'guide')!r})\nimport status_page as s\nprint(s.page(), end='')"
    environment = {key: value for key, value in os.environ.items() if not key.startswith("KEYFALL_")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                          env={**environment, "PYTHONPATH": package})
    assert done.returncode == 0, done.stderr
    made, page = done.stdout.splitlines(), (ROOT / "docs" / "guide" / "status.md").read_text().splitlines()
    different = [pair for pair in zip(page, made) if pair[0] != pair[1]]
    assert not different and len(page) == len(made), f"run tools/guide/status_page.py --update: {different[:3]}"


def test_what_a_probe_returns_is_said():
    def fails():
        raise RuntimeError("module 'keyfall' has no attribute 'x': no_such thing\nmore")

    assert status_page.outcome(lambda: None) == "yes"
    assert status_page.outcome(lambda: "in part") == "in part"
    assert status_page.outcome(fails) == "no: `no_such` thing"
    with pytest.raises(AssertionError, match="another result"):
        status_page.outcome(lambda: status_probes._check(1 == 2))


@pytest.mark.parametrize("text, marked", [
    ("use keyfall.where and to_dense() of `a.b` in docs/guide/lazy.md",
     "use `keyfall.where` and `to_dense()` of `a.b` in [lazy](lazy.md)"),
    ("a plug-in, 3.5 times.", "a plug-in, 3.5 times."),
])
def test_names_are_marked_as_code(text, marked):
    assert torch_names.escaped(text) == marked


@pytest.mark.parametrize("name", sorted({**absent.ABSENT, **absent.PARTIAL}))
def test_hints_name_what_exists(name):
    for path in re.findall(r"\bkeyfall(?:\.\w+)+", absent.entry_of(name)[1]):
        pkgutil.resolve_name(path)


# What is called incomplete lacks at least this. A name that comes to exist leaves the table.
LACKS = {
    "torch._dynamo": "export", "torch._inductor": "compile", "torch.ao": "quantization.prepare", "torch.distributed": "DeviceMesh",
    "torch.fx": "passes.split_module", "torch.jit": "save", "torch.nn.quantized": "Conv2d", "torch.onnx": "export",
    "torch.quantization": "prepare", "torch.sparse": "spsolve", "torch.utils.cpp_extension": "load_inline",
}


def test_what_is_called_incomplete_lacks_something():
    assert LACKS.keys() == absent.PARTIAL.keys()
    x = keyfall.eye(2)
    arguments = {"torch.jit": (x, "name"), "torch.onnx": (x, (), "name"), "torch.sparse": (x.to_sparse_csr(), x[0])}
    for name, lacking in LACKS.items():
        path = f"keyfall.{name.removeprefix('torch.')}.{lacking}"
        with pytest.raises((ImportError, AttributeError, NotImplementedError, RuntimeError), match="keyfall"):
            pkgutil.resolve_name(path)(*arguments.get(name, (x,)))
