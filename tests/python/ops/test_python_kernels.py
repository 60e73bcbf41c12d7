"""Operators of the catalogue whose kernels are functions of the package (kind python of ops/README.md)."""

import importlib
import json
import lzma
import subprocess
import sys

import catalogue_results
import pytest
from paths import ROOT

import entries as catalogue
import keyfall
from keyfall import _C
from keyfall._library import catalogue_kernels

FAMILIES = [family for family in catalogue.read(ROOT) if family.kind == "python"]
FORMS = {form.schema.full_name: family.entry["module"] for family in FAMILIES for form in family.forms if form.own}


def test_every_entry_has_its_function_and_every_function_its_entry():
    for module in sorted(set(FORMS.values())):
        importlib.import_module(f"keyfall.{module}")
    for name, module in FORMS.items():
        assert callable(catalogue_kernels.find(f"aten::{name}", f"keyfall.{module}"))
    assert set(catalogue_kernels._functions) == set(FORMS)


@pytest.mark.filterwarnings("ignore")
def test_results_are_those_of_pytorch():
    """Of 2.13. Where PyTorch has no kernel for a layout or device, Keyfall may have one."""
    with lzma.open(catalogue_results.DATA, "rt") as file:
        expected = {tuple(key): value for *key, value in json.load(file)}
    found = {tuple(key): value for *key, value in catalogue_results.outcomes(keyfall)}
    assert set(found) == set(expected)
    wrong = [(key, value, expected[key]) for key, value in found.items()
             if not catalogue_results.alike(value, expected[key]) and not is_refused(expected[key])]
    assert wrong == []
    assert sum(not isinstance(value, str) for value in found.values()) > 300


def is_refused(expected):
    return expected in ("NotImplementedError", "RuntimeError")


def test_operators_that_are_not_in_the_catalogue_get_no_kernel():
    with pytest.raises(RuntimeError, match=r"kernel\('_stacked'\): the catalogue has no operator of this name"):
        catalogue_kernels.kernel("_stacked")(len)
    with pytest.raises(RuntimeError, match="the operator has a kernel already, _euclidean_dist"):
        catalogue_kernels.find("aten::_euclidean_dist", "keyfall._late.operators")
        catalogue_kernels.kernel("_euclidean_dist")(len)
    with pytest.raises(NotImplementedError, match="aten::_stack: keyfall.random registers no kernel for it"):
        catalogue_kernels.find("aten::_stack", "keyfall.random")


def test_no_operator_of_aten_is_defined_by_the_package():
    """What is registered after all modules are imported is what the library registered."""
    code = ("from keyfall import _C; import importlib; before = set(_C._dispatch_get_all_op_names())\n"
            f"for module in {sorted(set(FORMS.values()))}: importlib.import_module(f'keyfall.{{module}}')\n"
            "assert set(_C._dispatch_get_all_op_names()) == before")
    subprocess.run([sys.executable, "-c", code], check=True)


def test_import_and_lookups_load_no_kernels():
    code = ("import keyfall, sys; keyfall.ops.aten.trace_backward, keyfall.ops.aten.coalesce.default._schema\n"
            "assert not [name for name in sys.modules if name in ('keyfall._late.gradients', 'keyfall.sparse.aten')]\n"
            "keyfall.ops.aten.cumprod_backward(*[keyfall.ones(2)] * 2, 0, keyfall.ones(2))\n"
            "assert 'keyfall._late.gradients' in sys.modules and 'keyfall.sparse.aten' not in sys.modules")
    subprocess.run([sys.executable, "-c", code], check=True)


def test_gradients_are_those_of_the_operators_inside():
    x = keyfall.tensor([[3.0, 4.0]], requires_grad=True)
    keyfall.ops.aten._euclidean_dist(x, keyfall.zeros(1, 2)).sum().backward()
    assert x.grad.allclose(keyfall.tensor([[0.6, 0.8]]))
    out = keyfall.empty(0)
    with pytest.raises(RuntimeError, match="out="):
        keyfall.ops.aten.linalg_vecdot.out(x, x, out=out)


@pytest.mark.filterwarnings("ignore:.*Overriding a previously")
@pytest.mark.filterwarnings("ignore:Warning only once for all operators")
def test_a_kernel_of_the_program_comes_first():
    library = keyfall.library.Library("aten", "IMPL")
    library.impl("_shape_as_tensor", lambda self: keyfall.tensor(7), "CompositeImplicitAutograd")
    assert keyfall.ops.aten._shape_as_tensor(keyfall.ones(2)).item() == 7
    del library
    assert keyfall.ops.aten._shape_as_tensor(keyfall.ones(2)).tolist() == [2]


def test_errors_are_those_of_the_function():
    with pytest.raises(RuntimeError, match="expects positive num_chunks"):
        keyfall.ops.aten._chunk_cat([keyfall.ones(2)], 0, 0)


def test_threads_may_be_the_first_to_call():
    code = ("import keyfall, threading\nfound = []\n"
            "def call(): found.append(keyfall.ops.aten.sparse_dim(keyfall.eye(2).to_sparse()))\n"
            "threads = [threading.Thread(target=call) for _ in range(8)]\n"
            "for thread in threads: thread.start()\nfor thread in threads: thread.join()\nassert found == [2] * 8")
    subprocess.run([sys.executable, "-c", code], check=True)
