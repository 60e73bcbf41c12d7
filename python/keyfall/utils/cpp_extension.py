"""Kernels in C or C++: the locations of the package's headers and library, and a loader that
compiles sources against them.

    from keyfall.utils import cpp_extension
    cpp_extension.load("my_ops", ["my_ops.c"])
    keyfall.ops.my_ops.twice(x)

The sources include <keyfall/keyfall.h> and register their operators in a function with
`__attribute__((constructor))`, using the library blocks of <keyfall/library.h>.
"""

import os
import shlex
import subprocess
import sys

from .. import _C
from .._loading import submodules as _submodules
from .._ops import ops

__all__ = ["include_paths", "library_paths", "load"]
__path__ = []  # as for a package: `from … import CUDAExtension` then says what there is
__getattr__, __dir__ = _submodules(__name__)

CUDA_HOME = ROCM_HOME = SYCL_HOME = None  # nothing is compiled for these

# The folder of the extension module: the package's own, except for editable installs.
_HERE = os.path.dirname(os.path.abspath(_C.__file__))
_LIBRARY = "libkeyfall.so.0"


def include_paths(device_type="cpu"):
    """Returns the folders for a compiler's -I."""
    return [os.path.join(_HERE, "include")]


def library_paths(device_type="cpu"):
    """Returns the folders of the libraries to link with: libkeyfall.so.0."""
    return [os.path.join(_HERE, "lib")]


def load(name, sources, extra_cflags=None, extra_ldflags=None, extra_include_paths=None,
         build_directory=None, verbose=False):
    """Compiles the sources to a shared library and loads it, which runs its registrations.

    The compiler is $CC, or $CXX if a source is C++, with $CFLAGS or $CXXFLAGS. The library is
    written to `build_directory`, by default a folder of the user's cache, and is compiled again if
    a source or the command has changed. Returns its path. Raises RuntimeError with the compiler's
    output if compilation fails."""
    if isinstance(sources, (str, os.PathLike)):
        sources = [sources]
    sources = [os.path.abspath(source) for source in sources]
    for source in sources:
        if not os.path.isfile(source):
            raise FileNotFoundError(f"{name}: there is no source {source}")
    folder = build_directory if build_directory is not None else _default_folder(name)
    os.makedirs(folder, exist_ok=True)
    path = os.path.join(os.path.abspath(folder), f"{name}.so")
    command = _command(sources, extra_cflags, extra_ldflags, extra_include_paths)
    if not _is_current(path, command, sources):
        _compile(name, path, command, verbose)
    ops.load_library(path)
    return path


def _default_folder(name):
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return os.path.join(cache, "keyfall", "extensions", name)


def _command(sources, extra_cflags, extra_ldflags, extra_include_paths):
    cxx = any(not source.endswith(".c") for source in sources)
    compiler = os.environ.get("CXX" if cxx else "CC", "c++" if cxx else "cc")
    flags = os.environ.get("CXXFLAGS" if cxx else "CFLAGS", "")
    includes = [*include_paths(), *(extra_include_paths or ())]
    links = [option for folder in library_paths()
             for option in (f"-L{folder}", f"-Wl,-rpath,{folder}")]
    return [*shlex.split(compiler), "-O2", "-shared", "-fPIC", *shlex.split(flags),
            *(extra_cflags or ()), *(f"-I{folder}" for folder in includes), *sources,
            *links, f"-l:{_LIBRARY}", *(extra_ldflags or ())]


def _is_current(path, command, sources):
    """True if the library was built by this command, after the last change of a source."""
    try:
        with open(path + ".command") as file:
            if file.read() != shlex.join(command):
                return False
        made = os.path.getmtime(path)
    except OSError:
        return False
    return all(os.path.getmtime(source) < made for source in sources)


def _compile(name, path, command, verbose):
    if verbose:
        print(shlex.join(command), file=sys.stderr)
    fresh = f"{path}.{os.getpid()}"
    try:
        done = subprocess.run([*command, "-o", fresh], capture_output=True, text=True)
    except OSError as error:
        raise RuntimeError(f"{name}: the compiler {command[0]} does not start: {error}") from error
    if done.returncode != 0:
        raise RuntimeError(f"{name}: {shlex.join(command)} failed:\n{done.stderr}")
    os.replace(fresh, path)
    with open(path + ".command", "w") as file:
        file.write(shlex.join(command))
