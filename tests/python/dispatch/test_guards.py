"""The thread's included and excluded keys, and the guards that change them temporarily."""

import gc
import subprocess
import sys
import textwrap
import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keyfall import _C

Key = _C.DispatchKey
Set = _C.DispatchKeySet

DEFAULT_INCLUDED = "DispatchKeySet(BackendSelect, ADInplaceOrView)"
DEFAULT_EXCLUDED = ("DispatchKeySet(AutocastCPU, AutocastMTIA, AutocastMAIA, AutocastXPU, "
                    "AutocastIPU, AutocastHPU, AutocastXLA, AutocastMPS, AutocastCUDA, "
                    "AutocastPrivateUse1)")


def state():
    return (_C._dispatch_tls_local_include_set(), _C._dispatch_tls_local_exclude_set(),
            _C._is_torch_function_enabled(), _C._is_torch_function_all_disabled())


@pytest.fixture(autouse=True)
def nothing_is_left_behind():
    before = state()
    gc.freeze()  # guards in cycles are new objects: the collector can skip the others, for good
    yield
    gc.collect()
    assert state() == before


def change(guard):
    """Returns what a guard adds to and removes from both sets, by the functionality of the keys."""
    included, excluded = state()[:2]
    with guard:
        now_included, now_excluded = state()[:2]
    return tuple(repr(s) for s in (now_included - included, included - now_included,
                                   now_excluded - excluded, excluded - now_excluded))


def sets(included="", removed="", excluded="", readmitted=""):
    return tuple(f"DispatchKeySet({keys})" for keys in (included, removed, excluded, readmitted))


AUTOGRAD = "AutogradOther, AutogradNestedTensor"  # its third key has no backend to print

GUARDS = {
    "_ExcludeDispatchKeyGuard": ((Set("Python"),), False, sets(excluded="Python")),
    "ExcludeDispatchKeyGuard": ((Set("Python"),), True, sets(excluded="Python")),
    "_IncludeDispatchKeyGuard": (("CUDA",), False, sets(included="CUDA")),
    "_ForceDispatchKeyGuard": ((Set("CPU"), Set("Python")), False,
                               ("DispatchKeySet(CPU)", DEFAULT_INCLUDED, "DispatchKeySet(Python)",
                                DEFAULT_EXCLUDED)),
    "_PreserveDispatchKeyGuard": ((), False, sets()),
    "_SetExcludeDispatchKeyGuard": ((Key.AutocastCPU, False), False, sets(readmitted="AutocastCPU")),
    "_AutoDispatchBelowAutograd": ((), True, sets(excluded=AUTOGRAD)),
    "_AutoDispatchBelowADInplaceOrView": ((), False, sets(excluded="ADInplaceOrView, " + AUTOGRAD)),
    "_AutoDispatchSkipFunctionalize": ((), True, sets(excluded="Functionalize")),
    "_AutoNonVariableTypeMode": ((), True, sets(excluded=AUTOGRAD)),
    "_DisableTorchDispatch": ((), True, sets(excluded="Python, PythonTLSSnapshot, PreDispatch")),
    "_DisableFuncTorch": ((), True, sets(excluded="FuncTorchDynamicLayerBackMode, "
                                                  "FuncTorchDynamicLayerFrontMode")),
    "_EnablePythonDispatcher": ((), True, sets(included="PythonDispatcher")),
    "_DisablePythonDispatcher": ((), False, sets()),
    "_EnablePreDispatch": ((), False, sets(included="PreDispatch")),
    "_DisableAutocast": ((), False, sets()),
    "_InferenceMode": ((True,), True, sets(removed="ADInplaceOrView", excluded=AUTOGRAD)),
    "_EnableTorchFunction": ((), True, sets()),
    "DisableTorchFunction": ((), False, sets()),
    "DisableTorchFunctionSubclass": ((), False, sets()),
}


def make(name):
    return getattr(_C, name)(*GUARDS[name][0])


def is_in_force(name, before):
    if GUARDS[name][2] != sets():
        return state() != before
    return None  # not observable from here


# ---- Effects of each guard --------------------------------------------------------------------------


def test_defaults():
    def check(seen):
        seen.append((repr(_C._dispatch_tls_local_include_set()),
                     repr(_C._dispatch_tls_local_exclude_set())))

    seen = []
    check(seen)
    thread = threading.Thread(target=check, args=(seen,))
    thread.start()
    thread.join()
    assert seen == [(DEFAULT_INCLUDED, DEFAULT_EXCLUDED)] * 2


@pytest.mark.parametrize("name", GUARDS)
def test_effect(name):
    args, immediate, expected = GUARDS[name]
    before = state()
    if not immediate:
        assert change(getattr(_C, name)(*args)) == expected
    guard = getattr(_C, name)(*args)
    if immediate and expected != sets():
        assert state() != before  # active without `with`
    else:
        assert state() == before
    del guard
    assert state() == before
    with getattr(_C, name)(*args) as nothing:
        assert nothing is None
        if immediate:
            inside = state()
            guard = tuple(repr(s) for s in (inside[0] - before[0], before[0] - inside[0],
                                            inside[1] - before[1], before[1] - inside[1]))
            assert guard == expected


def test_the_deprecated_name_warns_once_and_takes_no_false():
    program = """
        import warnings
        import keyfall
        guard = keyfall._C._AutoNonVariableTypeMode
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            with guard(True), guard():
                assert not (keyfall.ones(2, requires_grad=True) * 2).requires_grad
            assert (keyfall.ones(2, requires_grad=True) * 2).requires_grad
        assert len(seen) == 1 and "AutoNonVariableTypeMode is deprecated" in str(seen[0].message), seen
        try:
            guard(False)
        except RuntimeError:
            pass
        else:
            raise AssertionError
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(program)], check=True)


def test_python_dispatcher():
    with _C._EnablePythonDispatcher():
        with _C._DisablePythonDispatcher():
            assert not _C._dispatch_tls_is_dispatch_key_included("PythonDispatcher")
        assert _C._dispatch_tls_is_dispatch_key_included("PythonDispatcher")


def test_disable_autocast():
    with _C._SetExcludeDispatchKeyGuard("AutocastCPU", False):
        with _C._DisableAutocast():
            assert _C._dispatch_tls_is_dispatch_key_excluded("AutocastCPU")
        assert not _C._dispatch_tls_is_dispatch_key_excluded("AutocastCPU")


def test_inference_mode():
    with _C._InferenceMode(True):
        with _C._InferenceMode(False):
            assert _C._dispatch_tls_is_dispatch_key_included("ADInplaceOrView")
            assert not _C._dispatch_tls_is_dispatch_key_excluded("AutogradOther")
        assert not _C._dispatch_tls_is_dispatch_key_included("ADInplaceOrView")


def test_torch_function():
    enabled, all_disabled = _C._is_torch_function_enabled, _C._is_torch_function_all_disabled
    with _C.DisableTorchFunctionSubclass():
        assert not enabled() and not all_disabled()
        with _C.DisableTorchFunction():
            assert not enabled() and all_disabled()
            with _C.DisableTorchFunctionSubclass():
                assert all_disabled()
            guard = _C._EnableTorchFunction()
            assert enabled()
            del guard
            assert all_disabled()
        assert not enabled() and not all_disabled()
    assert enabled()


# ---- Reading and setting -----------------------------------------------------------------------------


def test_setters():
    with _C._PreserveDispatchKeyGuard():
        assert _C._dispatch_tls_set_dispatch_key_included("Python", True) is None
        assert _C._dispatch_tls_is_dispatch_key_included(Key.Python)
        _C._dispatch_tls_set_dispatch_key_included("Python", False)
        assert not _C._dispatch_tls_is_dispatch_key_included("Python")
        _C._dispatch_tls_set_dispatch_key_excluded("Python", True)
        assert _C._dispatch_tls_is_dispatch_key_excluded("Python")
        _C._dispatch_tls_set_dispatch_key_excluded("Python", False)
        assert not _C._dispatch_tls_is_dispatch_key_excluded("Python")
        for key in ("Undefined", "Autograd"):
            assert _C._dispatch_tls_is_dispatch_key_included(key)
            _C._dispatch_tls_set_dispatch_key_included(key, False)


def test_meta():
    before = state()
    _C._set_meta_in_tls_dispatch_include(True)
    assert _C._meta_in_tls_dispatch_include()
    assert repr(state()[0]) == "DispatchKeySet(Meta, BackendSelect, ADInplaceOrView)"
    _C._set_meta_in_tls_dispatch_include(False)
    assert not _C._meta_in_tls_dispatch_include()
    _C._set_meta_in_tls_dispatch_include(False)
    assert state() == before


def test_transforms():
    assert not _C._are_functorch_transforms_active()
    for key in ("FuncTorchDynamicLayerFrontMode", "FuncTorchDynamicLayerBackMode"):
        with _C._IncludeDispatchKeyGuard(key):
            assert _C._are_functorch_transforms_active()


# ---- Exact restoration -------------------------------------------------------------------------------


def test_whole_word_is_restored():
    """Also restores keys set inside, and the backend bits of a key."""
    before = state()
    with _C._IncludeDispatchKeyGuard("CUDA"):
        _C._dispatch_tls_set_dispatch_key_included("Python", True)
    assert state() == before
    with _C._ExcludeDispatchKeyGuard(Set("CUDA")):
        _C._dispatch_tls_set_dispatch_key_excluded("AutocastCPU", False)
    assert state() == before
    with _C._SetExcludeDispatchKeyGuard("Python", True):
        with _C._ExcludeDispatchKeyGuard(Set("Python")):
            pass
        assert _C._dispatch_tls_is_dispatch_key_excluded("Python")


@pytest.mark.parametrize("name", GUARDS)
def test_left_twice_and_unentered(name):
    before = state()
    guard = make(name)
    guard.__enter__()
    for _ in range(3):
        assert guard.__exit__(None, None, None) is None
        assert state() == before
    guard = make(name)
    guard.__exit__(None, None, None)
    guard.__exit__(None, None, None)
    assert state() == before
    with pytest.raises(TypeError):
        guard.__exit__()
    with pytest.raises(ValueError):
        with make(name):
            raise ValueError


@pytest.mark.parametrize("name", GUARDS)
def test_entered_again(name):
    before = state()
    guard = make(name)
    with guard:
        inside = state()
        with guard:
            assert state() == inside
        if not GUARDS[name][1]:
            assert state() == inside
    assert state() == before
    if not GUARDS[name][1]:
        with guard:
            assert state() == inside
    assert state() == before


@pytest.mark.parametrize("name", GUARDS)
def test_deleted_while_entered(name):
    before = state()
    guard = make(name)
    guard.__enter__()
    del guard
    assert state() == before


@given(st.lists(st.sampled_from(list(GUARDS)), max_size=6), st.randoms(), st.booleans())
def test_any_order(names, random, by_deletion):
    before = state()
    guards = [make(name) for name in names]
    for guard in guards:
        guard.__enter__()
    while guards:
        guard = guards.pop(random.randrange(len(guards)))
        if not by_deletion:
            guard.__exit__(None, None, None)
        del guard
    assert state() == before


def test_leaving_the_outer_one_restores_only_its_own_set():
    """As in PyTorch: the inner one stays in force where it changed something else."""
    before = state()
    outer, inner = _C._IncludeDispatchKeyGuard("CUDA"), _C._ExcludeDispatchKeyGuard(Set("Python"))
    outer.__enter__()
    inner.__enter__()
    outer.__exit__(None, None, None)
    assert state()[0] == before[0] and _C._dispatch_tls_is_dispatch_key_excluded("Python")
    with _C._IncludeDispatchKeyGuard("Python"):
        inner.__exit__(None, None, None)  # does not disturb later guards
        assert _C._dispatch_tls_is_dispatch_key_included("Python")
    assert state() == before


@pytest.mark.parametrize("outer", [lambda: _C._ExcludeDispatchKeyGuard(Set("Tracer")),
                                   lambda: _C._SetExcludeDispatchKeyGuard("Tracer", True),
                                   lambda: _C._ForceDispatchKeyGuard(Set("CPU"), Set("Tracer"))])
@pytest.mark.parametrize("inner", [lambda: _C._ExcludeDispatchKeyGuard(Set("BackendSelect")),
                                   lambda: _C._SetExcludeDispatchKeyGuard("Tracer", False),
                                   lambda: _C._PreserveDispatchKeyGuard()])
def test_what_an_outer_one_changed_does_not_come_back(outer, inner):
    """In PyTorch, the inner one restores the state that it has saved, with the keys of the outer one, for ever."""
    before = state()
    guards = [outer(), inner()]
    for guard in guards:
        guard.__enter__()
    for guard in guards:
        guard.__exit__(None, None, None)
    assert state() == before


def in_thread(function):
    result = []

    def run():
        before = state()
        try:
            result.append(function())
        except Exception as error:
            result.append(error)
        result.append(state() == before)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    return result


@pytest.mark.parametrize("name", GUARDS)
def test_another_thread(name):
    before = state()
    guard = make(name)
    guard.__enter__()
    inside = state()
    error, untouched = in_thread(lambda: guard.__exit__(None, None, None))
    assert isinstance(error, RuntimeError) and "thread" in str(error) and untouched
    assert state() == inside
    guard.__exit__(None, None, None)
    assert state() == before


def test_deleted_on_another_thread():
    """The guard stays active where it was entered, until an older one ends there."""
    before = state()
    older = _C._PreserveDispatchKeyGuard()
    older.__enter__()
    guards = [_C._ExcludeDispatchKeyGuard(Set("Python")) for _ in range(3)]
    for guard in guards:
        guard.__enter__()
    del guard
    inside = state()
    assert in_thread(guards.clear) == [None, True]
    assert state() == inside
    older.__exit__(None, None, None)
    assert state() == before


def test_thread_that_ended():
    guards = []

    def enter():
        guards.append(_C._ExcludeDispatchKeyGuard(Set("Python")))
        guards[-1].__enter__()
        guards.append(_C._AutoDispatchBelowAutograd())

    for _ in range(5):
        thread = threading.Thread(target=enter)
        thread.start()
        thread.join()
    with pytest.raises(RuntimeError):
        guards[0].__exit__(None, None, None)
    # A new thread may reuse the memory of the old one.
    for _ in range(5):
        in_thread(lambda: [guard.__exit__(None, None, None) for guard in guards])
        in_thread(guards.pop)
    in_thread(guards.clear)


def test_threads_at_once():
    failures = []

    def work(key):
        before = state()
        for _ in range(300):
            with _C._IncludeDispatchKeyGuard(key):
                with _C._ExcludeDispatchKeyGuard(Set(key)):
                    inside = state()
                    if not inside[0].has(key) or not inside[1].has(key):
                        failures.append(key)
        if state() != before:
            failures.append("state")

    threads = [threading.Thread(target=work, args=(key,)) for key in ("CUDA", "Python", "Tracer")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


# ---- Wrong arguments ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in GUARDS if name != "_AutoNonVariableTypeMode"])
def test_wrong_arguments(name):
    before = state()
    args = GUARDS[name][0]
    guard = getattr(_C, name)
    for wrong in ((*args, 1), args[:-1] if args else (1,), (3,) * max(len(args), 2)):
        with pytest.raises(TypeError):
            guard(*wrong)
    with pytest.raises(TypeError):
        guard(*args, key=1)
    with pytest.raises(TypeError):
        type("Sub", (guard,), {})
    assert state() == before


def test_wrong_keys():
    with pytest.raises(RuntimeError, match="could not parse dispatch key: nonsense"):
        _C._IncludeDispatchKeyGuard("nonsense")
    for wrong in ("CPU", Key.CPU, None):
        with pytest.raises(TypeError, match="expected a DispatchKeySet"):
            _C._ExcludeDispatchKeyGuard(wrong)
    with pytest.raises(TypeError):
        _C._dispatch_tls_set_dispatch_key_included("CPU")


@pytest.mark.slow
@given(st.sampled_from(list(GUARDS)), st.lists(st.one_of(
    st.none(), st.integers(), st.text(max_size=5), st.booleans(),
    st.sampled_from([Key.CPU, Key.Autograd, Key(9999), Set("CPU"), Set("Undefined")])), max_size=3))
def test_arbitrary_arguments(name, args):
    before = state()
    try:
        with getattr(_C, name)(*args):
            pass
    except (TypeError, RuntimeError, ValueError):
        pass
    assert state() == before


# ---- Flags -------------------------------------------------------------------------------------------


def test_flags():
    assert not _C._functionalization_reapply_views_tls()
    for get, set_ in (("_only_lift_cpu_tensors", "_set_only_lift_cpu_tensors"),
                      ("_get_dtensor_allow_implicit_replication",
                       "_set_dtensor_allow_implicit_replication")):
        assert getattr(_C, get)() is False
        getattr(_C, set_)(True)
        assert getattr(_C, get)() is True
        getattr(_C, set_)(False)
    assert _C._autocast_supported_devices() == ["cpu", "cuda", "mtia", "maia", "xpu", "ipu", "hpu",
                                                "xla", "privateuseone", "mps"]


def test_autograd_fallback_mode():
    assert _C._get_autograd_fallback_mode() == "error"
    for mode in ("nothing", "warn", "error"):
        _C._set_autograd_fallback_mode(mode)
        assert _C._get_autograd_fallback_mode() == mode
    with pytest.raises(RuntimeError, match="Unsupported AutogradFallbackMode: zz"):
        _C._set_autograd_fallback_mode("zz")
    with pytest.raises(TypeError):
        _C._set_autograd_fallback_mode(3)
