"""The libtorch peer: finds a libtorch with headers, compiles a peer program against it, keeps the
result. First choice is the `torch` package of a Python (its version is what the targets were set
against), second Debian's libtorch-dev. Standard library only."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import List, Optional, Tuple

HERE = Path(__file__).resolve().parent
_ASK_TORCH = """
import json, os, torch
root = os.path.dirname(torch.__file__)
print(json.dumps([torch.__version__, root, bool(torch.compiled_with_cxx11_abi())]))
"""


@dataclass
class TorchPeer:
    """A libtorch to compile against."""

    version: str
    flags: List[str]
    libraries: List[str]
    cache: Path
    python: Optional[str] = None  # that has it as the package torch

    @property
    def label(self) -> str:
        return f"libtorch {self.version}"

    def build(self, name: str, ndebug: bool) -> Path:
        """The compiled peer program `peers/<name>.cpp`; compiled again only when something that it
        is made of changed. Without NDEBUG, libtorch's headers put their checks into every call; both ways
        of building are common, so both are measured."""
        source = HERE / "peers" / f"{name}.cpp"
        command = ["g++", "-O2", *(["-DNDEBUG"] if ndebug else []), "-w", f"-I{HERE}",
                   *self.flags, str(source)]
        compiler = subprocess.run(["g++", "-dumpfullversion"], capture_output=True, text=True)
        parts = [self.version, compiler.stdout, " ".join(command + self.libraries)]
        digest = hashlib.sha256("\0".join(parts).encode())
        for file in (source, *sorted(source.parent.glob("*.h")), *sorted(HERE.glob("*.h"))):
            digest.update(file.read_bytes())
        self.cache.mkdir(parents=True, exist_ok=True)
        program = self.cache / f"{source.stem}-{digest.hexdigest()[:16]}"
        if not program.exists():
            print(f"Compiling {source.name} against {self.label} ...", flush=True)
            fresh = program.with_suffix(f".{os.getpid()}")
            subprocess.run(command + ["-o", str(fresh)] + self.libraries, check=True)
            fresh.replace(program)
        return program


def _from_python(python: str, cache: Path) -> Optional[TorchPeer]:
    try:
        done = subprocess.run([python, "-c", _ASK_TORCH], capture_output=True, text=True)
    except OSError:
        return None
    if done.returncode != 0:
        return None
    version, root, cxx11_abi = json.loads(done.stdout.splitlines()[-1])
    include, lib = Path(root) / "include", Path(root) / "lib"
    if not (include / "torch" / "library.h").exists():
        return None
    flags = ["-std=c++20", f"-D_GLIBCXX_USE_CXX11_ABI={int(cxx11_abi)}", f"-isystem{include}",
             f"-isystem{include}/torch/csrc/api/include"]
    return TorchPeer(version, flags, _link_flags(lib), cache, python)


def _link_flags(lib: Path) -> List[str]:
    return [f"-L{lib}", "-Wl,--no-as-needed", "-ltorch", "-ltorch_cpu", "-lc10",
            f"-Wl,-rpath,{lib}"]


def _from_debian(cache: Path) -> Optional[TorchPeer]:
    include = Path("/usr/include")
    if not (include / "torch" / "library.h").exists():
        return None
    for lib in sorted(Path("/usr/lib").glob("*/libtorch_cpu.so")):
        query = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", "libtorch-dev"],
                               capture_output=True, text=True)
        version = query.stdout.split("-")[0] or "of the system"
        flags = ["-std=c++17", f"-isystem{include}/torch/csrc/api/include"]
        return TorchPeer(version, flags, _link_flags(lib.parent), cache)
    return None


def find_torch(root: Path, cache: Path) -> Tuple[Optional[TorchPeer], str]:
    """The libtorch to measure against, or None and the reason."""
    if shutil.which("g++") is None:
        return None, "g++ is not installed"
    pythons = [os.environ.get("KEYFALL_TORCH_PYTHON"),
               str(root / "build" / "torch-env" / "bin" / "python"), shutil.which("python3"),
               sys.executable]
    for python in pythons:
        peer = _from_python(python, cache) if python else None
        if peer is not None:
            return peer, ""
    peer = _from_debian(cache)
    if peer is not None:
        return peer, ""
    return None, ("no libtorch found: set KEYFALL_TORCH_PYTHON to a Python that has torch 2.13.0, "
                  "or install libtorch-dev")
