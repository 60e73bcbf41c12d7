"""Contents of the package for other code: headers, the library, a loader of C kernels; and the cost of
importing it."""

import os
import shlex
import shutil
import subprocess
import sys

import keyfall
import pytest
from keyfall.utils import cpp_extension

SOURCE = """
#include <keyfall/keyfall.h>

static kf_status_t twice(const kf_call_t *call, kf_stack_t *stack) {
  (void)call;
  stack->values[stack->size - 1] = kf_value_int(FACTOR * stack->values[stack->size - 1].as.i);
  return KF_OK;
}

__attribute__((constructor)) static void set_up(void) {
  kf_library_t *library = NULL;
  kf_kernel_desc_t kernel = kf_kernel_boxed(twice, NULL, "twice");
  if (KF_LIBRARY(KF_LIBRARY_DEF, NAMESPACE, KF_KEY_Undefined, &library) != KF_OK ||
      kf_library_def(library, "twice(int x) -> int", NULL) != KF_OK ||
      kf_library_impl(library, "twice", KF_KEY_CompositeExplicitAutograd, &kernel) != KF_OK)
    __builtin_trap();
}
"""


def test_headers_and_library_are_there():
    assert os.path.exists(os.path.join(cpp_extension.include_paths()[0], "keyfall", "keyfall.h"))
    assert os.path.exists(os.path.join(cpp_extension.library_paths()[0], "libkeyfall.so.0"))


def test_kernel_in_c(tmp_path):
    source = tmp_path / "doubling.c"
    source.write_text(SOURCE)
    path = cpp_extension.load("doubling", [source], extra_cflags=[
        "-DFACTOR=2", '-DNAMESPACE="packaging_doubling"'], build_directory=tmp_path / "built")
    assert path == str(tmp_path / "built" / "doubling.so")
    assert keyfall.ops.packaging_doubling.twice(21) == 42


def test_library_is_compiled_once(tmp_path):
    source = tmp_path / "once.c"
    source.write_text(SOURCE)
    options = {"extra_cflags": ["-DFACTOR=3", '-DNAMESPACE="packaging_once"'],
               "build_directory": tmp_path}
    os.utime(source, (1, 1))
    path = cpp_extension.load("once", source, **options)
    made = os.stat(path).st_mtime_ns
    assert cpp_extension.load("once", source, **options) == path
    assert os.stat(path).st_mtime_ns == made


def test_compiler_errors_are_shown(tmp_path):
    source = tmp_path / "broken.c"
    source.write_text("int broken(void) { return missing; }\n")
    with pytest.raises(RuntimeError, match="(?s)broken: .* failed:.*missing"):
        cpp_extension.load("broken", [source], build_directory=tmp_path)
    with pytest.raises(FileNotFoundError, match="nowhere.c"):
        cpp_extension.load("broken", [tmp_path / "nowhere.c"], build_directory=tmp_path)


@pytest.mark.skipif(not shutil.which("pkg-config"), reason="no pkg-config here")
def test_kernel_by_pkg_config(tmp_path):
    """Authors of plug-ins need no build system of ours, only the folder that `keyfall cmake-prefix` prints."""
    source = tmp_path / "plain.c"
    source.write_text(SOURCE)
    folder = subprocess.run([sys.executable, "-m", "keyfall", "cmake-prefix"], capture_output=True, text=True,
                            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}).stdout.strip()
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "keyfall"], capture_output=True, text=True, check=True,
                           env={**os.environ, "PKG_CONFIG_PATH": os.path.join(folder, "lib", "pkgconfig")}).stdout
    subprocess.run([*shlex.split(os.environ.get("CC", "cc")), "-shared", "-fPIC", "-Wl,-z,defs", "-DFACTOR=4",
                    '-DNAMESPACE="packaging_plain"', source, *shlex.split(flags), "-o", tmp_path / "plain.so"],
                   check=True)
    keyfall.ops.load_library(tmp_path / "plain.so")
    assert keyfall.ops.packaging_plain.twice(21) == 84


def run_python(code):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                          env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_import_needs_nothing():
    """Imports neither NumPy nor torch, nor the slow parts of the standard library."""
    loaded = run_python("import sys; before = set(sys.modules); import keyfall; "
                        "print(*sorted(set(sys.modules) - before))").split()
    roots = {name.partition(".")[0] for name in loaded}
    assert not roots & {"numpy", "torch", "ctypes", "dataclasses", "inspect", "typing", "asyncio",
                        "unittest", "logging", "subprocess"}


def test_version_is_the_libraries():
    assert keyfall.__version__.split("+")[0].count(".") == 2
