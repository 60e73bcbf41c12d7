"""The type stubs: what they declare exists, and mypy, if installed, accepts them."""

import ast
import importlib
import importlib.util
import shutil
import subprocess
import sys

import pytest
from paths import ROOT

import keyfall

pytestmark = pytest.mark.unsanitized  # reads declarations, calls nothing
PACKAGE = ROOT / "python" / "keyfall"
STUBS = sorted(PACKAGE.rglob("*.pyi"))
MODULES = {
    "_C/_VariableFunctions.pyi": keyfall._C._VariableFunctions, "_C/_nn.pyi": keyfall._C._nn,
    "_C/_linalg.pyi": keyfall._C._linalg, "_C/_special.pyi": keyfall._C._special,
    "_C/_fft.pyi": keyfall._C._fft, "__init__.pyi": keyfall, "_C/__init__.pyi": keyfall._C,
    "return_types.pyi": keyfall.return_types,
    "_namespace/tracing.pyi": importlib.import_module("keyfall._namespace.tracing"),
    **{f"{name}.pyi": importlib.import_module(f"keyfall.{name}") for name in ("fft", "linalg", "special")},
    "nn/__init__.pyi": keyfall.nn, "nn/modules/__init__.pyi": keyfall.nn.modules,
    "nn/utils/__init__.pyi": keyfall.nn.utils,
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


# A typical program, which must pass mypy --strict.
TRAINING = """
import keyfall as torch
import keyfall.nn.functional as F
from keyfall import nn, optim
from keyfall.utils.data import DataLoader, TensorDataset


class Net(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.first = nn.Linear(4, width)
        self.norm = nn.LayerNorm(width)
        self.rest = nn.Sequential(nn.ReLU(), nn.Dropout(0.1), nn.Linear(width, 2))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y: torch.Tensor = self.rest(self.norm(self.first(x)))
        return F.log_softmax(y, dim=1, dtype=torch.float32)


def train() -> float:
    net = Net(8)
    optimizer = optim.Adam(net.parameters(), lr=1e-3)
    schedule = optim.lr_scheduler.StepLR(optimizer, step_size=2)
    data = TensorDataset(torch.randn(16, 4), torch.randint(0, 2, (16,)))
    loss = torch.zeros(())
    for x, y in DataLoader(data, batch_size=4, shuffle=True):
        optimizer.zero_grad()
        loss = F.nll_loss(net(x), y)
        loss.backward()
        optimizer.step()
    schedule.step()
    return float(loss.item())


kernel = torch.linalg.svd(torch.eye(3)).S
spectrum: torch.Tensor = torch.fft.rfft(kernel, dim=-1)
gamma: torch.Tensor = torch.special.gammaln(kernel)
pooled: torch.Tensor = F.avg_pool2d(torch.ones(1, 1, 4, 4), 2)
conv: torch.Tensor = F.conv2d(pooled, torch.ones(1, 1, 1, 1), padding="same")
draw: torch.Tensor = torch.distributions.Normal(0.0, 1.0).sample((3,))
print(train(), nn.utils.clip_grad_norm_(Net(2).parameters(), 1.0))
torch.save(Net(3).state_dict(), "file")
"""
MISTAKES = """
import keyfall as torch
import keyfall.nn.functional as F
from keyfall import nn, optim

F.relu("x")
nn.Linear("4", 2)
optim.Adam(nn.Linear(1, 1).parameters(), lr="high")
torch.linalg.svd(torch.ones(2, 2), full=True)
nn.Conv2d(1, 1, 3, stides=2)
torch.distributions.Normal(0.0, 1.0).sample(shape=(3,))
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A copy of the package's sources with the stubs that the wheel has."""
    folder = tmp_path_factory.mktemp("stubs")
    shutil.copytree(PACKAGE, folder / "keyfall",
                    ignore=lambda at, names: [name for name in names if "." in name
                                              and not name.endswith((".py", ".pyi", ".typed"))])
    subprocess.run([sys.executable, ROOT / "cmake" / "write_stubs.py", PACKAGE, folder / "keyfall"],
                   check=True)
    return folder


def declared(folder, stub):
    return {name: node for node in ast.parse((folder / "keyfall" / stub).read_text()).body
            if (name := getattr(node, "name", None))}


def test_written_stubs_declare_what_exists(installed):
    count = 0
    for path in (installed / "keyfall").rglob("*.pyi"):
        stub = path.relative_to(installed / "keyfall")
        if (PACKAGE / stub).exists():
            continue
        module = importlib.import_module("keyfall." + ".".join(stub.with_suffix("").parts))
        missing = [name for name in declared(installed, stub) if not hasattr(module, name)]
        assert not missing, stub
        count += 1
    assert count > 80


def test_written_stubs_have_types_and_docstrings(installed):
    relu = declared(installed, "nn/functional.pyi")["relu"]
    assert ast.unparse(relu.args) == "input: Tensor, inplace: bool=False"
    assert ast.get_docstring(relu) == "max(x, 0), elementwise."
    linear = declared(installed, "nn/modules/linear.pyi")["Linear"]
    assert ast.get_docstring(linear) == "x @ weight.T + bias."
    text = (installed / "keyfall" / "nn" / "functional.pyi").read_text()
    assert "avg_pool2d = _nn.avg_pool2d" in text and "_lazy_module" not in text


def mypy(program, installed, *options):
    """Returns mypy's (status, lines) for a program."""
    path = installed / "program.py"
    path.write_text(program)
    done = subprocess.run([sys.executable, "-m", "mypy", "--cache-dir", str(installed / "cache"),
                           *options, str(path)], capture_output=True, text=True, cwd=installed,
                          env={"MYPYPATH": str(installed)})
    return done.returncode, done.stdout + done.stderr


def errors(text):
    return sorted({int(line.split(":")[1]) for line in text.splitlines() if ": error:" in line})


needs_mypy = pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="mypy is not installed")


# Errors inside the package are not the program's.
SILENT = "[mypy]\n{options}[mypy-keyfall.*]\nignore_errors = True\n"


@needs_mypy
@pytest.mark.slow
@pytest.mark.parametrize("program, options, wrong", [
    (PROGRAM, "", []), (WRONG, "", [5, 6, 7, 8]), (TRAINING, "strict = True\n", []),
    (MISTAKES, "strict = True\n", [6, 7, 8, 9, 10, 11])], ids=["calls", "wrong", "strict", "mistakes"])
def test_mypy_reads_them(program, options, wrong, installed):
    (installed / "mypy.ini").write_text(SILENT.format(options=options))
    _, text = mypy(program, installed, "--config-file", "mypy.ini")
    assert errors(text) == wrong, text


@needs_mypy
@pytest.mark.slow
def test_mypy_accepts_the_stubs(installed):
    imports = "import keyfall, keyfall.nn.modules, keyfall.optim.swa_utils, keyfall.distributions.kl\n"
    _, text = mypy(imports, installed, "--disable-error-code", "override", "--disable-error-code", "misc")
    assert not [line for line in text.splitlines() if ".pyi:" in line and ": error:" in line]
