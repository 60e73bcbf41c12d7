"""The origins of kernels in dumps and explanations: every function, entry and file that the catalogue's
kernels name exists."""

import functools
import re

import pytest
from paths import ROOT

import keyfall
from keyfall import _C

tomllib = pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
import entries as catalogue  # noqa: E402

ORIGIN = re.compile(r"(\w+) \(ops/(\w+)\.toml: ([\w.]+); ([\w/.]+?)(?::(\d+))?\)")
PLACE = re.compile(r"registered at ((?:src|python)/[\w/]+\.c):(\d+)")
NAMES = [name for name in _C._dispatch_get_all_op_names() if name.startswith("aten::")]


@functools.cache
def entries(area):
    """Entry → the names of all its forms. A view with the key `copy` has a second entry, derived."""
    listed = tomllib.loads((ROOT / "ops" / f"{area}.toml").read_text())["op"]
    derived = [catalogue.copy_of_view(entry) for entry in listed if "copy" in entry]
    return {entry["schema"].split("(")[0]: {entry["schema"].split("(")[0], entry.get("inplace"),
                                            entry.get("out")} for entry in (*listed, *derived)}


@functools.cache
def words(path):
    return set(re.findall(r"\w+", (ROOT / path).read_text()))


@functools.cache
def lines(path):
    return (ROOT / path).read_text().splitlines()


def is_written(function, path):
    """True if the file has the function, literally or by a macro: cpu_##name, kf__op_fft_##name. Python files register
    theirs by names: tests/python/ops/test_python_kernels.py."""
    if path.endswith(".py"):
        return function.startswith("python_") and "kernel(" in "\n".join(lines(path))
    if function in words(path):
        return True
    code = "\n".join(lines(path))
    pasted = [function[:size] for size in range(1, len(function)) if f"{function[:size]}##" in code]
    return any(function[len(start):].startswith(word) for start in pasted for word in words(path))


def kernels(name):
    """Yields (key, origin) of every kernel of an operator."""
    for line in _C._dispatch_dump(name).splitlines():
        if " :: " in line:
            yield line.split(" :: ")[0].split(": ", 1)


def test_every_kernel_of_the_catalogue_is_where_it_says():
    seen = 0
    for name in NAMES:
        for key, origin in kernels(name):
            match = ORIGIN.fullmatch(origin)
            if match is None:
                continue
            function, area, entry, path, line = match.groups()
            assert name.removeprefix("aten::") in entries(area)[entry], (name, origin)
            assert is_written(function, path), (name, key, origin)
            if line:
                found = re.search("KF_COMPUTE|BIND", lines(path)[int(line) - 1])
                assert found, (name, key, origin)
            # what an explanation has room for; it cuts off the path for the longest names
            assert len(origin) < (160 if len(name) < 40 else 176)
            seen += 1
    assert seen > 3000


def test_other_kernels_of_the_library_have_a_place():
    """Queries, fallthroughs and fallbacks name an entry of the catalogue, or a registering line."""
    keyfall.eye(2).to_sparse()  # the first sparse tensor registers kernels of C and of Python
    refusing = 0
    for name in NAMES:
        for key, origin in kernels(name):
            if ORIGIN.fullmatch(origin) or __file__ in origin:
                continue
            if re.search(r"/sparse/\w+\.py:\d+$", origin):
                continue
            refusing += "/register_sparse.c:" in origin
            if key.startswith("Autocast"):  # registered from Python, once a test has entered autocast
                continue
            entry = re.fullmatch(r"ops/(\w+)\.toml: ([\w.]+)", origin)
            if entry:
                assert name.removeprefix("aten::") in entries(entry[1])[entry[2]]
                continue
            match = PLACE.fullmatch(origin)
            assert match and int(match[2]) <= len(lines(match[1])), (name, key, origin)
    assert refusing > 500


def test_definitions_name_their_entry():
    assert "\ndebug: ops/arithmetic.toml: add.Tensor\n" in _C._dispatch_dump("aten::add_.Tensor")
    assert re.search(r"\ndebug: registered at src/ops/core/query_ops\.c:\d+\n", _C._dispatch_dump("aten::size"))


def test_explain_and_trace_say_the_same():
    x = keyfall.ones(2, requires_grad=True)
    why = keyfall.explain(keyfall.add, x, 1)
    assert why.runs.registered == ("autograd_add_Tensor (ops/arithmetic.toml: add.Tensor; "
                                   "src/autograd/gen/nodes/nodes_specialized.c)")
    assert re.fullmatch(r"cpu_add \(ops/arithmetic\.toml: add\.Tensor; "
                        r"src/backends/cpu/elementwise/arithmetic\.c:\d+\)", why.then[0].registered)
    with keyfall.trace() as events:
        x + 1
    assert [event.kernel for event in events] == [why.runs.registered, why.then[0].registered]


def test_fallbacks_in_tables():
    """They have the mark that PyTorch's test suite masks, and their own location."""
    masked = re.compile(r"registered at .*FallbackKernel\.cpp.*(\[)")
    table = _C._dispatch_dump_table("aten::size").splitlines()
    found = {line.split(": ")[0]: line for line in table if line.endswith("[backend fallback]")}
    for key in ("AutogradCPU", "AutogradOther", "BackendSelect", "ADInplaceOrView", "AutocastCPU"):
        assert masked.search(found[key]) and PLACE.search(found[key]), found[key]
    assert "python/src/" in found["PythonDispatcher"]


def test_overriding_a_kernel_shows_both():
    lib = keyfall.library.Library("aten", "IMPL")
    lib.impl("silu", lambda a: a, "Meta", allow_override=True)  # a key without a warning
    above, below = [line for line in _C._dispatch_dump("aten::silu").splitlines()
                    if line.startswith("Meta")]
    assert f"registered at {__file__}:" in above
    assert ("(inactive): functional_silu (ops/activation.toml: silu; src/ops/gen/kernels/kernels_activation.c)"
            in below)
    lib._destroy()
