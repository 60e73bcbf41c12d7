"""The public ways beside names that CPython does not promise (python/src/core/private_names.h): a module compiled with
each way gives the same answers."""

import pathlib
import shlex
import subprocess
import sys
import sysconfig

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
INCLUDE = sysconfig.get_path("include")
SOURCE = """
#include "core/private_names.h"

static PyObject *lookup(PyObject *module, PyObject *args) {
  PyObject *type, *name;
  (void)module;
  if (!PyArg_ParseTuple(args, "OU", &type, &name)) return NULL;
  PyObject *found = kfpy_type_lookup((PyTypeObject *)type, name);
  if (found == NULL && PyErr_Occurred()) return NULL;
  return found != NULL ? PyTuple_Pack(1, found) : PyTuple_New(0);
}

static PyMethodDef functions[] = {{"lookup", lookup, METH_VARARGS, NULL}, {NULL, NULL, 0, NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, MODULE, NULL, -1, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC INIT(void);
PyMODINIT_FUNC INIT(void) { return PyModule_Create(&definition); }
"""


def compiled(folder, name, *options):
    """Returns the module, compiled with these options."""
    source = folder / f"{name}.c"
    source.write_text(SOURCE)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    subprocess.run([*shlex.split(sysconfig.get_config_var("CC") or "cc"), "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror",
                    f"-I{INCLUDE}", f"-I{ROOT / 'python' / 'src'}", f'-DMODULE="{name}"', f"-DINIT=PyInit_{name}",
                    *options, source, "-o", folder / f"{name}{suffix}"], check=True)
    return __import__(name)


class Base:
    inherited = 1

    @classmethod
    def made(cls):
        pass

    @property
    def read(self):
        raise AssertionError("descriptors are not called")


class Derived(Base, dict):
    own = 2


@pytest.mark.skipif(not pathlib.Path(INCLUDE, "Python.h").exists(), reason="no headers of Python here")
def test_public_way_finds_the_same(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(str(tmp_path))
    public = compiled(tmp_path, "by_public_names")
    private = compiled(tmp_path, "by_private_names", "-DKFPY_HAS_TYPE_LOOKUP")
    for type_ in (Base, Derived, bool, type, object, Exception):
        for name in ("inherited", "own", "made", "read", "missing", "__init__", "__dict__", "keys", "__repr__", "mro"):
            found = public.lookup(type_, name)
            assert len(found) == len(private.lookup(type_, name)), (type_, name)
            assert all(one is other for one, other in zip(found, private.lookup(type_, name))), (type_, name)
    assert public.lookup(Derived, "read") == (Base.__dict__["read"],)
    before = sys.getrefcount(Base)
    for _ in range(100):
        public.lookup(Derived, "made")
    assert sys.getrefcount(Base) == before
