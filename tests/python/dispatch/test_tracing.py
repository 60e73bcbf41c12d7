"""explain() and trace(): where a call would go and why, and which calls happened; and the errors for
missing kernels."""

import gc
import os
import re
import subprocess
import sys
import threading
import weakref

import pytest
from paths import ROOT

import keyfall
from keyfall import _C, explain, library
from leaks import assert_frees

KEY = _C.DispatchKey


def names(keyset):
    return re.findall(r"\w+", repr(keyset))[1:]


# ---- Explain -------------------------------------------------------------------------------------


def test_explanation():
    x, y = keyfall.ones(2, requires_grad=True), keyfall.ones(2)
    why = explain(keyfall.ops.aten.add.Tensor, x, y)
    assert why.op is keyfall.ops.aten.add.Tensor
    assert list(why.arguments) == ["self", "other"] and why.arguments["self"] == why.keys
    assert names(why.keys) == ["CPU", "ADInplaceOrView", "AutogradCPU"] or "CPU" in names(why.keys)
    assert why.runs.key is KEY.AutogradCPU or why.runs.key == KEY.AutogradCPU
    assert [step.key for step in why.steps][-1] == KEY.CPU
    assert why.runs is why.steps[0] and why.then == why.steps[1:]
    assert why.steps[-1].rule == "kernel" and not why.runs.is_missing
    assert why.runs.kind in ("typed", "boxed") and isinstance(why.runs.registered, str)
    assert "BackendSelect" in names(why.included) and "BackendSelect" in names(why.skipped)
    assert set(names(why.final)) == set(names(why.runs.keyset))
    text = str(why)
    assert text == repr(why) and text.splitlines()[0].startswith("aten::add.Tensor")
    assert f"runs        {why.runs.key.name}: " in text and "  then        CPU: " in text
    assert all(repr(step) for step in why.steps)


@pytest.mark.parametrize("callee, args, kwargs, op", [
    ("aten::add.Tensor", (1,), {}, "aten::add.Tensor"),
    ("aten::add", (1,), {}, "aten::add.Tensor"),
    ("add.Scalar", (1,), {}, "aten::add.Scalar"),
    ("relu", (), {}, "aten::relu"),
    (keyfall.ops.aten.add, (1,), {}, "aten::add.Tensor"),
    (keyfall.ops.aten.sum, ([0],), {"keepdim": True}, "aten::sum.dim_IntList"),
    (keyfall.add, (1,), {}, "aten::add.Tensor"),
    (keyfall.add, (), {"other": 1, "alpha": 2}, "aten::add.Tensor"),
    (keyfall.sum, (0,), {}, "aten::sum.dim_IntList"),
    (keyfall.sum, (), {"dim": 0}, "aten::sum.dim_IntList"),
    (keyfall.Tensor.add_, (1,), {}, "aten::add_.Tensor"),
    (keyfall.Tensor.reshape, (2, 1), {}, "aten::reshape"),
    (keyfall.trace, (), {}, "aten::trace"),
])
def test_what_can_be_explained(callee, args, kwargs, op):
    x = keyfall.ones(2, 2) if callee is keyfall.trace else keyfall.ones(2)
    why = explain(callee, x, *args, **kwargs)
    assert why.op._name == op and "CPU" in names(why.keys)
    assert x.tolist() in ([1, 1], [[1, 1], [1, 1]])


def test_a_bound_method():
    x = keyfall.ones(2)
    assert explain(x.mul, 3).op is keyfall.ops.aten.mul.Tensor


def test_factories_and_lists():
    assert explain(keyfall.empty, 2, 3).op._name == "aten::empty.memory_format"
    assert explain(keyfall.zeros, (2,), device="meta").runs.key is not None
    why = explain(keyfall.cat, [keyfall.ones(1), keyfall.ones(1, device="meta")])
    assert {"CPU", "Meta"} <= set(names(why.arguments["tensors"]))


def test_explaining_runs_nothing():
    calls = []
    with library._scoped_library("ktr", "FRAGMENT") as lib:
        lib.define("f(Tensor(a!) x) -> Tensor(a!)")
        lib.impl("f", lambda x: calls.append(x) or x, "CPU")
        x = keyfall.ones(2)
        version = x._version
        with keyfall.trace_calls() as events:
            why = explain(keyfall.ops.ktr.f, x)
        assert calls == [] and events == [] and x._version == version
        assert why.steps[-1].key == KEY.CPU and __file__ in why.steps[-1].registered
        missing = explain("ktr::f", keyfall.ones(2, device="meta"))
        assert missing.steps[-1].is_missing and "no kernel" in str(missing)


def test_the_threads_state_counts():
    x = keyfall.ones(2, requires_grad=True)
    assert explain(keyfall.relu, x).runs.key == KEY.AutogradCPU
    with keyfall.inference_mode():
        why = explain(keyfall.relu, keyfall.ones(2))
    assert why.runs.key == KEY.CPU

    class Mode(keyfall.utils._python_dispatch.TorchDispatchMode):
        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            raise AssertionError("nothing runs")

    with Mode():
        why = explain(keyfall.relu, x)
    assert any(step.key == KEY.Python for step in why.steps)


@pytest.mark.parametrize("callee, args, error, text", [
    (3, (), TypeError, "expected an operator"),
    (keyfall.einsum, ("i->", 1), TypeError, "trace_calls"),
    (keyfall.nn.functional.relu, (1,), TypeError, "trace_calls"),
    ("not a name", (), ValueError, "no name of an operator"),
    ("aten::no_such_operator", (), AttributeError, "no_such_operator"),
    ("aten::add.no_such_overload", (), AttributeError, "no_such_overload"),
    (keyfall.add, ("a", "b"), TypeError, "add"),
    (keyfall.ops.aten.add, ("a",), TypeError, "no overload of aten.add"),
    (keyfall.ops.aten.relu.default, (), (RuntimeError, TypeError), "relu"),
])
def test_what_cannot_be_explained(callee, args, error, text):
    with pytest.raises(error, match=text):
        explain(callee, *args)


def test_explaining_leaves_nothing_behind():
    x = keyfall.ones(2)

    def some():
        explain(keyfall.add, x, 1, alpha=2)
        explain(keyfall.cat, [x, x])
        for wrong in (("a",), (1, 2, 3, 4)):
            try:
                explain(keyfall.ops.aten.add, *wrong)
            except TypeError:
                pass

    assert_frees(some)


# ---- Trace ---------------------------------------------------------------------------------------


def test_events():
    x = keyfall.ones(2, requires_grad=True)
    with keyfall.trace() as events:
        y = x + 1
    z = y + 1
    assert [(event.op._name, event.key.name, event.depth) for event in events[:1]] == [
        ("aten::add.Tensor", "AutogradCPU", 1)]
    assert events[0].kind == "call" and events[-1].key == KEY.CPU and events[-1].depth > 1
    assert events[0].keyset.has(KEY.AutogradCPU) and isinstance(events[0].kernel, str)
    assert isinstance(events[0].boxed, bool) and "aten.add.Tensor AutogradCPU" in repr(events[0])
    assert z.tolist() == [3, 3]
    count = len(events)
    x + 1
    assert len(events) == count


def test_the_sum_of_a_diagonal_is_still_there():
    assert keyfall.trace(keyfall.ones(2, 2)) == 2 and keyfall.ones(2, 2).trace() == 2
    assert keyfall.trace(input=keyfall.ones(2, 2)) == 2
    for args, kwargs in (((), {"input": 3}), ((1,), {}), ((), {"nonsense": 3})):
        with pytest.raises(TypeError):
            keyfall.trace(*args, **kwargs)
    with pytest.raises(TypeError):
        keyfall.Tensor.trace()


def test_callback():
    seen = []
    with keyfall.trace(callback=seen.append) as scope:
        keyfall.ones(2).relu()
    assert isinstance(scope, keyfall.trace_calls)
    assert {event.op._name for event in seen} >= {"aten::ones", "aten::relu"}
    with pytest.raises(TypeError, match="callable"):
        keyfall.trace(callback=3)


def test_operators_of_the_callback_are_not_traced():
    seen = []

    def callback(event):
        seen.append((event.op._name, keyfall.ones(1).item()))

    x = keyfall.ones(2)
    with keyfall.trace_calls(callback):
        x.neg()
    assert seen and {name for name, _ in seen} == {"aten::neg"}


def test_scopes_nest():
    x = keyfall.ones(2)
    with keyfall.trace() as outer:
        x.neg()
        with keyfall.trace() as inner:
            x.abs()
        x.neg()
    ops = [event.op._opname for event in outer if event.depth == 1]
    assert ops == ["neg", "abs", "neg"]
    assert {event.op._opname for event in inner} == {"abs"}
    scope = keyfall.trace_calls()
    with scope:
        with pytest.raises(RuntimeError, match="open already"):
            scope.__enter__()
    with scope as again:  # reuse after exit is allowed
        x.neg()
    assert again


def test_threads():
    x = keyfall.ones(2)

    def work():
        x.abs()

    def run_thread():
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()

    with keyfall.trace() as mine, keyfall.trace(all_threads=True) as all_of_them:
        x.neg()
        run_thread()
    assert {event.op._opname for event in mine} == {"neg"}
    assert {event.op._opname for event in all_of_them} == {"neg", "abs"}


def test_many_threads_at_once():
    stop, counts = threading.Event(), []

    def work():
        x = keyfall.ones(2)
        while not stop.is_set():
            x.neg()

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for _ in range(50):
        with keyfall.trace(all_threads=True) as events:
            keyfall.ones(3).abs()
        counts.append(sum(event.op._opname == "abs" for event in events))
    stop.set()
    for thread in threads:
        thread.join()
    assert all(count == counts[0] > 0 for count in counts)


def test_backward_and_kernels_in_python():
    with library._scoped_library("ktr", "FRAGMENT") as lib:
        lib.define("g(Tensor x) -> Tensor")
        lib.impl("g", lambda x: x.neg(), "CompositeExplicitAutograd")
        with keyfall.trace() as events:
            keyfall.ops.ktr.g(keyfall.ones(2))
        found = [(event.op._opname, event.depth) for event in events]
        assert ("g", 1) in found and any(name == "neg" and depth > 1 for name, depth in found)
    x = keyfall.ones(2, requires_grad=True)
    loss = (x * x).sum()
    with keyfall.trace() as events:
        loss.backward()
    assert "mul" in {event.op._opname for event in events}


# ---- Exceptions ----------------------------------------------------------------------------------


def test_an_exception_of_the_callback_comes_out_at_the_end():
    seen = []

    def callback(event):
        seen.append(event)
        raise KeyError("mine")

    x = keyfall.zeros(2)
    with pytest.raises(KeyError, match="mine"):
        with keyfall.trace(callback=callback):
            x.add_(1)
            x.add_(1)
    assert x.tolist() == [2, 2] and len(seen) == 1  # the calls are unaffected
    x.add_(1)
    assert len(seen) == 1


def test_an_exception_of_the_body_comes_out_with_it():
    with pytest.raises(ZeroDivisionError):
        with keyfall.trace():
            keyfall.ones(1) + 1
            1 / 0

    def callback(event):
        raise KeyError("mine")

    with pytest.raises(KeyError) as caught:
        with keyfall.trace(callback=callback):
            keyfall.ones(1)
            1 / 0
    assert isinstance(caught.value.__context__, ZeroDivisionError)


def test_failing_calls_are_traced():
    with keyfall.trace() as events:
        with pytest.raises(RuntimeError):
            keyfall.ones(2).reshape(3)
    assert "reshape" in {event.op._opname for event in events}


def test_nothing_stays():
    class Callback:
        def __call__(self, event):
            pass

    callback = Callback()
    alive = weakref.ref(callback)
    with keyfall.trace(callback=callback):
        keyfall.ones(2).neg()
    del callback
    gc.collect()
    assert alive() is None
    scope = keyfall.trace_calls(Callback())
    scope.__enter__()
    alive = weakref.ref(scope._callback)
    del scope  # never exited: it ends with the object
    gc.collect()
    assert alive() is None

    def some():
        with keyfall.trace() as events:
            keyfall.ones(2).neg()
        assert events

    assert_frees(some)


# ---- Missing kernels -----------------------------------------------------------------------------


@pytest.fixture
def missing():
    with library._scoped_library("ktr", "FRAGMENT") as lib:
        lib.define("h(Tensor x) -> Tensor")
        lib.define("nothing(Tensor[] x) -> Tensor")
        lib.define("c(Tensor x) -> Tensor")
        lib.impl("c", lambda x: x, "CPU")
        lib.impl("h", lambda x: x, "Meta")
        yield keyfall.ops.ktr


@pytest.fixture
def long_messages():
    keyfall.set_torch_messages(True)
    yield
    keyfall.set_torch_messages(False)


def text_of(function, *args):
    with pytest.raises(NotImplementedError) as caught:
        function(*args)
    assert type(caught.value) is NotImplementedError
    return str(caught.value)


def test_a_missing_kernel_is_explained_shortly(missing):
    assert not keyfall.has_torch_messages()
    text = text_of(missing.h, keyfall.ones(1))
    assert text.startswith("Could not run 'ktr::h' with arguments from the 'CPU' backend. ")
    assert 'to fix it    keyfall.library.Library("ktr", "IMPL").impl("h", kernel, "CPU")' in text
    assert "registered   Meta (" in text and len(text.splitlines()) == 4
    text = text_of(missing.nothing, [])
    assert text.startswith("There were no tensor arguments to this function")
    assert "for schema ktr::nothing" in text and "to fix it" in text


def test_the_remedy_works(missing):
    remedy = text_of(missing.h, keyfall.ones(1)).partition("to fix it")[2].strip()
    kept = eval(remedy.partition(".impl")[0], {"keyfall": keyfall})
    exec(remedy.replace(remedy.partition(".impl")[0], "kept"),
         {"kept": kept, "kernel": lambda x: x + 1})
    assert missing.h(keyfall.ones(1)) == 2
    kept._destroy()


def test_pytorchs_text_for_who_asks(missing, long_messages):
    assert keyfall.has_torch_messages()
    text = text_of(missing.h, keyfall.ones(1))
    assert re.match(r"Could not run 'ktr::h' with arguments from the 'CPU' backend\. This could be "
                    r"because .* 'ktr::h' is only available for these backends: \[.*Meta.*\]\.\n\n",
                    text)
    assert "\nMeta: " in text and "to fix it" not in text
    assert "Available functions are [" in text_of(missing.nothing, [])
    assert text_of(missing.c, keyfall.ones(1, device="meta")) == (
        "ktr::c: attempted to run this operator with Meta tensors, but there was no fake impl or Meta "
        "kernel registered. You may have run into this message while using an operator with PT2 "
        "compilation APIs (torch.compile/torch.export); in order to use this operator with those APIs "
        "you'll need to add a fake impl. Please see the following for next steps:  "
        "https://pytorch.org/tutorials/advanced/custom_ops_landing_page.html")
    with pytest.raises(TypeError):
        keyfall.set_torch_messages(3)


@pytest.mark.parametrize("value, on", [("1", True), ("0", False), ("", False)])
def test_the_environment_asks(value, on):
    done = subprocess.run(
        [sys.executable, "-c", "import keyfall; print(keyfall.has_torch_messages())"],
        capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "KEYFALL_TORCH_MESSAGES": value})
    assert done.stdout == f"{on}\n", done.stderr


# ---- The guide -----------------------------------------------------------------------------------

GUIDE = (ROOT / "docs" / "guide" / "explain.md").read_text()


def blocks(language):
    return re.findall(rf"```{language}\n(.*?)```", GUIDE, re.S)


def without_lines(text):
    """Removes line numbers, which change with the sources."""
    return re.sub(r"\.c:\d+\)", ".c:…)", text)


def test_the_guides_python_is_true():
    """Each program is followed by its output; addresses and line numbers may differ."""
    pairs = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", GUIDE, re.S)
    assert len(pairs) == len(blocks("python")) >= 3
    for program, expected in pairs:
        done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True,
                              env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
        assert done.returncode == 0, done.stderr
        assert without_lines(done.stdout) == without_lines(expected)


def test_the_guides_c_is_in_the_example():
    source = (ROOT / "examples" / "c" / "explain.c").read_text()
    for block in blocks("c"):
        for line in block.strip().splitlines():
            assert line.strip() in source, line
