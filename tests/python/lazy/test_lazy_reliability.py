"""Lazy tensors when things go wrong, and beside other processes: errors are clear, nothing is lost, and the
next step works."""

import os
import pathlib
import subprocess
import sys
import textwrap

import pytest

import keyfall

keyfall.lazy.init()

# Five steps, so that the graph is fused; prints the sum, and how many operators were fused.
CHAIN = """
    import keyfall
    keyfall.lazy.init()
    x = keyfall.arange(1000.0, device="lazy")
    for _ in range(5):
        keyfall.lazy.mark_step()
        y = ((x * 0.5 + 1).relu() * 2 - x).sqrt()
        total = y.sum().item()
    assert abs(total - 1000 * 2 ** 0.5) < 0.01, total
"""


def python(program, **environment):
    """Runs a program in a process of its own; returns what it wrote to stderr."""
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True,
                          timeout=120, env={**os.environ, **environment})
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.fixture
def cache(tmp_path):
    """The environment of a process with an empty cache and a compiler that counts its runs."""
    runs = tmp_path / "runs"
    compiler = tmp_path / "counting_cc"
    compiler.write_text(f'#!/bin/sh\necho run >> {runs}\nexec cc "$@"\n')
    compiler.chmod(0o755)
    return {"KEYFALL_CACHE_DIR": str(tmp_path / "cache"), "KEYFALL_CC": str(compiler),
            "TMPDIR": str(tmp_path)}


def compiler_runs(cache):
    runs = pathlib.Path(cache["TMPDIR"]) / "runs"
    return len(runs.read_text().splitlines()) if runs.exists() else 0


def objects(cache):
    return sorted(pathlib.Path(cache["KEYFALL_CACHE_DIR"]).rglob("*.so"))


# ---- Errors of graphs


def failing(x):
    """A result whose computation fails: the index is out of range."""
    return x.index_select(0, keyfall.tensor([9]).to("lazy"))


@pytest.fixture
def locations():
    keyfall.lazy.options.source_locations = True
    yield
    keyfall.lazy.options.source_locations = False


@pytest.mark.parametrize("waits", [True, False])
def test_an_error_names_operator_and_line_and_costs_no_other_value(waits, locations):
    x = keyfall.arange(4.0, device="lazy")
    before = x + 1
    bad = failing(x)
    after = x * 2
    x.add_(10)
    worse = bad + 1
    with pytest.raises((IndexError, RuntimeError), match="out of bounds") as caught:
        keyfall._lazy.mark_step(wait=waits)
        keyfall._lazy.wait_device_ops()
    assert "aten::index_select" in str(caught.value)
    assert "failing@" in str(caught.value) and "test_lazy_reliability.py:" in str(caught.value)
    assert before.tolist() == [1, 2, 3, 4] and after.tolist() == [0, 2, 4, 6]
    assert x.tolist() == [10, 11, 12, 13]
    for lost in (bad, worse):
        with pytest.raises(RuntimeError, match="index_select"):
            lost.tolist()
    assert (x + 1).sum().item() == 50  # the next step works
    assert "the graph failed" in keyfall.lazy.explain()


def test_explain_keeps_the_latest_notes_of_a_long_step():
    keyfall._lazy.mark_step()
    for count in range(1, 70):  # each graph has another number of operators, so its notes are new ones
        x = keyfall.ones(1, device="lazy")
        for _ in range(count):
            x = x.neg()
        assert abs(x.item()) == 1
    with pytest.raises((IndexError, RuntimeError)):
        failing(keyfall.arange(4.0, device="lazy")).tolist()
    keyfall._lazy.mark_step()
    text = keyfall.lazy.explain()
    assert "earlier notes were dropped" in text and "the graph failed" in text


def test_writes_while_a_graph_runs():
    x, wanted = keyfall.ones(64, 64, device="lazy"), keyfall.ones(64, 64)
    found, expected = [], []
    for step in range(20):
        found.append((x @ x).sum())
        expected.append((wanted @ wanted).sum())
        keyfall._lazy.mark_step(wait=False)
        x.mul_(0.5).add_(step)  # the worker may still read the old values
        wanted.mul_(0.5).add_(step)
        x[step] = 1
        wanted[step] = 1
    assert [f.item() for f in found] == [e.item() for e in expected]
    assert keyfall.equal(x.cpu(), wanted)


# ---- The compiler and its cache


def test_without_a_compiler():
    python(CHAIN, KEYFALL_CC="/nowhere/cc", KEYFALL_CACHE_DIR="/nowhere")


@pytest.mark.slow
@pytest.mark.unsanitized
def test_a_warm_cache_compiles_nothing(cache):
    python(CHAIN, **cache)
    first = compiler_runs(cache)
    assert first > 0 and objects(cache)
    python(CHAIN, **cache)
    assert compiler_runs(cache) == first
    for path in objects(cache):  # one that is cut, and one with other bytes, are made again
        data = path.read_bytes()
        path.write_bytes(data[:100] + b"x" + data[101:])
    python(CHAIN, **cache)
    assert compiler_runs(cache) == 2 * first
    for path in objects(cache):
        path.write_bytes(path.read_bytes()[:-7])
    python(CHAIN, **cache)
    assert compiler_runs(cache) == 3 * first


@pytest.mark.unsanitized
def test_a_full_disk(cache):
    limited = """
        import resource, signal
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
    """
    python(textwrap.dedent(limited) + textwrap.dedent(CHAIN), **cache)
    assert not objects(cache)
    python(CHAIN, **cache)  # there is space again
    assert objects(cache)


@pytest.mark.slow
@pytest.mark.unsanitized
def test_two_processes_share_a_cache(cache):
    command = [sys.executable, "-c", textwrap.dedent(CHAIN)]
    both = [subprocess.Popen(command, env={**os.environ, **cache}) for _ in range(2)]
    assert [process.wait(120) for process in both] == [0, 0]
    assert not list(pathlib.Path(cache["KEYFALL_CACHE_DIR"]).rglob(".build-*"))
    runs = compiler_runs(cache)
    python(CHAIN, **cache)
    assert compiler_runs(cache) == runs


@pytest.mark.unsanitized
def test_long_compilations_are_shown(cache):
    slow = pathlib.Path(cache["KEYFALL_CC"])
    slow.write_text('#!/bin/sh\nsleep 1.2\nexec cc "$@"\n')
    shown = python(CHAIN, KEYFALL_PROGRESS="1", **cache)
    assert "keyfall: compiling fused code, 1 s" in shown
    assert python(CHAIN, **cache) == ""


# ---- Processes


def test_fork_with_pending_work():
    x = keyfall.arange(3.0, device="lazy")
    keyfall._lazy.mark_step(wait=False)
    y = x + 1
    child = os.fork()
    if child == 0:
        os._exit(0 if y.tolist() == [1, 2, 3] and (y * 2).sum().item() == 12 else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert y.tolist() == [1, 2, 3]


@pytest.mark.parametrize("end", ["", "keyfall._lazy.mark_step(wait=False)", "keyfall.lazy.mark_step()",
                                 "y = failing = x.index_select(0, keyfall.tensor([900]).to('lazy'));"
                                 "keyfall._lazy.mark_step(wait=False)"])  # fmt: skip
def test_exit_with_pending_work(end):
    program = f"import keyfall, keyfall._lazy\nkeyfall.lazy.init()\nx = keyfall.ones(100, 100, device='lazy')\ny = x @ x\n{end}\n"
    assert python(program) == ""
