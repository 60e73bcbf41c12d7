"""The type stubs: what they declare exists, and mypy, if installed, accepts them."""

import ast
import importlib
import importlib.util
import subprocess
import sys

import pytest
from paths import ROOT

import keyfall

PACKAGE = ROOT / "python" / "keyfall"
STUBS = sorted(PACKAGE.rglob("*.pyi"))
MODULES = {
    "_C/_VariableFunctions.pyi": keyfall._C._VariableFunctions, "_C/_nn.pyi": keyfall._C._nn,
    "_C/_linalg.pyi": keyfall._C._linalg, "_C/_special.pyi": keyfall._C._special,
    "_C/_fft.pyi": keyfall._C._fft, "__init__.pyi": keyfall, "_C/__init__.pyi": keyfall._C,
    "return_types.pyi": keyfall.return_types,
    "_namespace/tracing.pyi": importlib.import_module("keyfall._namespace.tracing"),
    **{f"autograd/{name}.pyi": importlib.import_module(f"keyfall.autograd.{name}")
       for name in ("anomaly_mode", "checked_mode", "function", "functional", "grad_mode",
                    "gradcheck", "graph")},
    "autograd/__init__.pyi": keyfall.autograd,
}
# Types used only by the stubs, which do not exist at run time.
STUBS_ONLY = {"DeviceLike", "Number", "OpOverloadPacket", "Aten", "_Ops", "_bool", "_float", "_int",
              "_type", "_Context", "_Plain", "_Handle"}

PROGRAM = """
import keyfall as torch
import keyfall.nn.functional as F

x: torch.Tensor = torch.ones(2, 3, dtype=torch.float32)
y: torch.Tensor = (x + 2).sum(dim=1).view(1, 2).clamp(min=0)
values: torch.Tensor = torch.max(x, 0).values
parts: tuple[torch.Tensor, ...] = x.split(1)
size: int = x.size(0)
z: torch.Tensor = torch.add(x, 2, alpha=3)
w = F.relu(torch.ops.aten.add.Tensor(x, y))
x.requires_grad_().register_hook(lambda g: g * 2).remove()
(first,) = torch.autograd.grad(z.sum(), x, create_graph=True)
also: torch.Tensor = first * 2
maybe: tuple[torch.Tensor | None, ...] = torch.autograd.grad(y, [x], allow_unused=True)
assert torch.autograd.gradcheck(lambda t: t * t, x, fast_mode=True)
name: str = z.grad_fn.name() if z.grad_fn is not None else ""


class Double(torch.autograd.Function):
    @staticmethod
    def forward(ctx: torch.autograd.function.FunctionCtx, x: torch.Tensor) -> torch.Tensor:
        ctx.save_for_backward(x)
        return x * 2

    @staticmethod
    def backward(ctx: torch.autograd.function.FunctionCtx, grad: torch.Tensor) -> torch.Tensor:
        return grad * 2


@torch.no_grad()
def plain(x: torch.Tensor) -> torch.Tensor:
    return x


@torch.no_grad
def plainer(x: torch.Tensor) -> torch.Tensor:
    return x


with torch.inference_mode(), torch.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
    twice: torch.Tensor = plain(plainer(x))
torch.autograd.backward([z.sum()], inputs=x)
with torch.trace() as events, torch.trace_calls(lambda event: print(event.depth)):
    diagonal: torch.Tensor = torch.trace(x)
rule: str = torch.explain(torch.add, x, 1).runs.rule
"""


def names(body):
    """Yields (name, node) for each declaration of a stub."""
    for node in body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.AnnAssign):
            yield node.target.id
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.asname for alias in node.names if alias.asname)


def tree(stub):
    return ast.parse((PACKAGE / stub).read_text())


@pytest.mark.parametrize("stub", STUBS, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_stubs_are_python(stub):
    ast.parse(stub.read_text())


@pytest.mark.parametrize("stub", MODULES)
def test_declared_names_exist(stub):
    missing = [name for name in names(tree(stub).body)
               if name not in STUBS_ONLY and name != "__getattr__"
               and not hasattr(MODULES[stub], name)]
    assert not missing


def test_declared_methods_exist():
    missing = []
    for stub, kind in (("_C/_methods.pyi", None), ("_C/__init__.pyi", keyfall._C)):
        for node in tree(stub).body:
            if not isinstance(node, ast.ClassDef) or node.name in STUBS_ONLY:
                continue
            owner = keyfall.Tensor if kind is None else getattr(kind, node.name)
            missing += [f"{node.name}.{name}" for name in names(node.body)
                        if name != "__getattr__" and not hasattr(owner, name)]
    assert not missing


WRONG = """
import keyfall as torch

x = torch.ones(2)
torch.autograd.grad(x, [x], allow_unused=True)[0].sum()
torch.autograd.gradcheck(lambda t: t, x, fast=True)
x.grad_fn.name()
torch.set_grad_enabled("yes")
"""


def test_declared_operators_exist():
    packets = {node.name: list(names(node.body)) for node in tree("_C/_aten.pyi").body
               if isinstance(node, ast.ClassDef) and node.name.startswith("_packet_")}
    for packet, overloads in packets.items():
        name = packet.removeprefix("_packet_")
        hidden = {"from", "default"} if name in ("size", "stride", "sym_size", "sym_stride") else {
            "from"}  # the overload that takes all sizes is not in the catalogue
        assert sorted(overloads) == sorted(
            one for one in getattr(keyfall.ops.aten, name).overloads() if one not in hidden), name


def mypy(program, folder):
    """Returns mypy's (status, lines) for a program."""
    path = folder / "program.py"
    path.write_text(program)
    done = subprocess.run([sys.executable, "-m", "mypy", "--cache-dir", str(folder / "cache"),
                           "--follow-imports", "silent", str(path)], capture_output=True,
                          text=True, cwd=folder, env={"MYPYPATH": str(PACKAGE.parent)})
    return done.returncode, done.stdout + done.stderr


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="mypy is not installed")
def test_mypy_reads_them(tmp_path):
    status, text = mypy(PROGRAM, tmp_path)
    assert status == 0, text


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="mypy is not installed")
def test_mypy_finds_mistakes(tmp_path):
    status, text = mypy(WRONG, tmp_path)
    found = [int(line.split(":")[1]) for line in text.splitlines() if ": error:" in line]
    assert status == 1 and sorted(set(found)) == [5, 6, 7, 8], text
