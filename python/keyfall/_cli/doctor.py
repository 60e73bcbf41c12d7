"""`keyfall doctor`: what is installed, found and missing, and how to get it."""

import importlib.metadata
import importlib.util
import os
import platform
import shutil
import sys

from .. import _C
from .._loading import load

EXAMPLES = ""
GOOD, NOTE, BAD = "ok", "note", "problem"
_SIGNS = {GOOD: ("✓", "green"), NOTE: ("–", "yellow"), BAD: ("✗", "red")}


def add_arguments(parser):
    pass


def _version(package):
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def _library():
    folder = os.path.dirname(os.path.abspath(_C.__file__))
    yield GOOD, "keyfall", f"{_C.__version__} in {folder}", ""
    yield GOOD, "Python", f"{platform.python_version()} ({sys.executable})", ""
    keyfall = load("keyfall")
    capability = keyfall.backends.cpu.get_cpu_capability()
    yield GOOD, "CPU", f"{platform.machine()}, {capability}, {keyfall.get_num_threads()} threads", ""
    products = ", ".join(f"{dtype}: {name or 'general instructions'}" for dtype, name in _C._get_cpu_products().items())
    yield GOOD, "matrix products", products, ""
    total = keyfall.ones(8).add(1).sum().item()
    yield (GOOD if total == 16 else BAD), "a call", f"sum of ones(8) + 1 is {total:g}", ""


def _finds_lapack():
    """Opens it: only matrices above 8x8 need it."""
    try:
        _C._linalg.linalg_svdvals(_C._VariableFunctions.eye(9))
    except RuntimeError:
        return False
    return True


def _optional():
    if _finds_lapack():
        yield GOOD, "LAPACK", os.environ.get("KEYFALL_LAPACK") or "found", ""
    else:
        yield NOTE, "LAPACK", "not found: matrices above 8x8 have no decompositions", "pip install 'keyfall[linalg]'"
    compiler = os.environ.get("CC") or next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler:
        yield GOOD, "C compiler", f"{compiler} (fused loops of lazy tensors, C extensions)", ""
    else:
        yield NOTE, "C compiler", "not found: lazy graphs run without fused loops", "apt install gcc"
    cmake = shutil.which("cmake")
    yield (GOOD, "CMake", cmake, "") if cmake else (
        NOTE, "CMake", "not found: needed to build device plug-ins", "pip install cmake")
    for package, why in (("numpy", "tensor.numpy() and from_numpy"), ("pytest", "tests of a new device")):
        version = _version(package)
        yield (GOOD, package, version, "") if version else (
            NOTE, package, f"not installed: {why}", f"pip install {package}")
    if importlib.util.find_spec("torch") is not None and _version("torch"):
        yield GOOD, "PyTorch", f"{_version('torch')} (tensors are exchanged by DLPack)", ""


def _devices():
    devices = load("keyfall.devices")
    devices.discover()
    for name, path in devices.plugins().items():
        yield GOOD, f"plug-in {name}", path, ""
    for name in devices.names():
        count = _C._device_count(name)
        text = f"{count} device{'s' if count != 1 else ''}"
        if count:
            about = _C._device_describe(_C.device(name, 0))
            text += f": {about['name']}"
        yield (GOOD if count else NOTE), f"device {name}", text, ""
    if not devices.names():
        yield (NOTE, "devices", "none besides cpu, meta and lazy",
               "KEYFALL_PLUGINS=libnpu.so, or keyfall new-device")
    icds = "/etc/OpenCL/vendors"
    drivers = [name for name in os.listdir(icds) if name.endswith(".icd")] if os.path.isdir(icds) else []
    if drivers:
        yield GOOD, "OpenCL drivers", ", ".join(sorted(drivers)), ""
    else:
        yield NOTE, "OpenCL drivers", f"none in {icds}", "apt install pocl-opencl-icd"
    for variable in ("KEYFALL_PLUGINS", "KEYFALL_PLUGIN_PATH"):
        for path in filter(None, os.environ.get(variable, "").split(os.pathsep)):
            if not os.path.exists(path):
                yield BAD, variable, f"{path} does not exist", f"correct or unset {variable}"


def _registry():
    count = len(_C._dispatch_get_all_op_names())
    yield GOOD, "operators", f"{count:,} registered", ""
    dangling = _C._dispatch_find_dangling_impls()
    if dangling:
        yield (NOTE, "dangling kernels", f"{len(dangling)}: kernels of operators that nobody defined",
               "load the library that defines them")
    try:
        _C._dispatch_check_all_invariants()
    except RuntimeError as error:
        yield BAD, "dispatch tables", str(error), "please report this"
    else:
        yield GOOD, "dispatch tables", "consistent", ""
    on = [name for name in ("KEYFALL_TRACE", "KEYFALL_CHECKED", "KEYFALL_BILL") if os.environ.get(name)]
    for name in on:
        yield NOTE, name, "is set: calls are slower", f"unset {name}"


def run(options, out):
    found = [item for part in (_library, _registry, _optional, _devices) for item in part()]
    if out.is_json:
        out.data([dict(zip(("state", "what", "found", "remedy"), item)) for item in found])
    else:
        width = max(len(what) for _, what, *_ in found)
        for state, what, text, remedy in found:
            sign, color = _SIGNS[state]
            out.line(f"{out.style(sign, color)} {what:{width}}  {text}")
            if remedy:
                out.line(out.style(f"  {'':{width}}  → {remedy}", "dim"))
        bad = sum(state == BAD for state, *_ in found)
        out.line(f"\n{bad} problem{'s' if bad != 1 else ''}" if bad else "\nno problems")
    return 1 if any(state == BAD for state, *_ in found) else 0
