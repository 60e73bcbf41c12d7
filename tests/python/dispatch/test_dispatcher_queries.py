"""Queries of the dispatcher: handles, dumps, kernels by key, held kernels, lists."""

import gc
import threading
import warnings

import pytest
from hypothesis import given
from hypothesis import strategies as st

import keyfall
from keyfall import _C

Key = _C.DispatchKey
Set = _C.DispatchKeySet


@pytest.fixture
def library():
    library = _C._dispatch_library("FRAGMENT", "kq", "", "here.py", 7)
    yield library
    library.reset()


@pytest.fixture
def x():
    return keyfall.tensor([1.0, 2.0])


def find(name, overload=""):
    return _C._dispatch_find_schema_or_throw(name, overload)


def message(function, *args, **kwargs):
    try:  # pytest.raises would keep the arguments alive
        function(*args, **kwargs)
    except RuntimeError as error:
        return str(error)
    pytest.fail("nothing was raised")


# ---- Handles -----------------------------------------------------------------------------------------


def test_find(library):
    library.def_("foo.ov(Tensor x) -> Tensor").impl_t_t("dangling", "CPU")
    handle = find("kq::foo", "ov")
    assert str(handle.schema()) == "kq::foo.ov(Tensor x) -> Tensor"
    assert handle.debug() == "registered at here.py:7"
    assert handle == find("kq::foo", "ov") and hash(handle) == hash(find("kq::foo", "ov"))
    assert handle != find("aten::sin") and handle != 3
    assert message(find, "kq::zz") == "Could not find schema for kq::zz."
    assert message(find, "kq::foo", "zz") == "Could not find schema for kq::foo.zz"
    assert message(find, "kq::dangling") == (
        "Could not find schema for kq::dangling. but we found an implementation; did you forget to "
        "def() the operator?")
    for args in (("kq::foo",), (), (1, ""), ("a", "b", "c"), ("kq::foo", None)):
        with pytest.raises(TypeError):
            _C._dispatch_find_schema_or_throw(*args)
    with pytest.raises(TypeError):
        type(handle)()


def test_calls(library, x):
    library.def_("foo(Tensor x, int n=1, *, float f=2.0) -> Tensor")
    seen = []
    library.impl("foo", "CPU", lambda *args, **kwargs: seen.append((args[1:], kwargs)) or args[0])
    handle = find("kq::foo")
    assert _C._dispatch_call_boxed(handle, x) is x
    assert _C._dispatch_call_boxed(handle, x, 3, f=4.0) is x
    assert _C._dispatch_call_boxed(handle, n=5, x=x) is x
    assert handle.redispatch_boxed(Set("CPU"), x, n=6) is x
    assert seen == [((), {}), ((3,), {"f": 4.0}), ((5,), {}), ((6,), {})]
    assert "is missing value for argument 'x'" in message(_C._dispatch_call_boxed, handle)
    assert "expected at most 3 argument" in message(_C._dispatch_call_boxed, handle, x, 1, 2, 3)
    with pytest.raises(NotImplementedError, match="Could not run 'kq::foo'"):
        handle.redispatch_boxed(Set("CUDA"), x)
    for call in (_C._dispatch_call_boxed, lambda *a: handle.redispatch_boxed(*a)):
        for args in ((), (3,), (None, x), ("CPU", x)):
            with pytest.raises(TypeError):
                call(*args)


def test_operator_that_is_gone(library, x):
    library.def_("foo(Tensor x) -> Tensor").impl_t_t("foo", "CPU")
    handle = find("kq::foo")
    library.reset()
    assert "doesn't have a schema" in message(handle.schema)
    assert handle.debug() == ""
    message(_C._dispatch_call_boxed, handle, x)
    message(handle.redispatch_boxed, Set("CPU"), x)


# ---- Texts and invariants ----------------------------------------------------------------------------


def test_dumps(library):
    for dump in (_C._dispatch_dump, _C._dispatch_dump_table):
        assert dump("kq::unknown") == dump("unknown") == ""
        for bad in ("", "(", "::", "a::b::c"):
            assert "expected" in message(dump, bad)
        for bad in (None, 3, b"x", Key.CPU):
            with pytest.raises(TypeError):
                dump(bad)
    library.impl_t_t("foo", "CPU", debug="fn")
    assert _C._dispatch_dump("kq::foo") == (
        "name: kq::foo\nschema: (none)\nCPU: fn :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n")
    assert "CPU: fn [kernel]\n" in _C._dispatch_dump_table("kq::foo")
    assert "BackendSelect: fallthrough " in _C._dispatch_dump_table("kq::foo")


def test_invariants():
    assert _C._dispatch_check_invariants("kq::unknown") is None
    assert _C._dispatch_check_invariants("aten::add.Tensor") is None
    assert _C._dispatch_check_all_invariants() is None
    message(_C._dispatch_check_invariants, "::")


# ---- Kernels by key ----------------------------------------------------------------------------------


def test_has_kernel(library):
    library.def_("foo(Tensor x) -> Tensor").impl_t_t("foo", "CPU").impl_t_t("foo", "Autograd")
    assert _C._dispatch_has_kernel("kq::foo") and not _C._dispatch_has_kernel("kq::bar")
    has = _C._dispatch_has_kernel_for_dispatch_key
    assert has("kq::foo", "CPU") and has("kq::foo", Key.Autograd)
    assert not has("kq::foo", "CUDA") and not has("kq::foo", "AutogradCPU")
    of_any = _C._dispatch_has_kernel_for_any_dispatch_key
    assert of_any("kq::foo", Set("CPU") | Set("Python"))
    assert not of_any("kq::foo", Set("CUDA")) and not of_any("kq::foo", Set("Undefined"))
    computed = _C._dispatch_has_computed_kernel_for_dispatch_key
    assert computed("kq::foo", "CPU") and computed("kq::foo", "AutogradCUDA")
    assert computed("kq::foo", "BackendSelect") and not computed("kq::foo", "CUDA")
    assert message(computed, "kq::foo", "Autograd") == \
        "Alias keys do not have runtime kernel registrations."
    assert not computed("kq::foo", "Quantized")
    library.impl_t_t("foo", "QuantizedCPU")
    assert computed("kq::foo", "Quantized") and computed("kq::foo", "Dense")
    library.impl("foo", "Meta", lambda x: x)
    falls = _C._dispatch_kernel_for_dispatch_key_is_fallthrough
    assert not falls("kq::foo", "Meta")
    assert message(falls, "kq::foo", "CUDA") == "no kernel for CUDA on kq::foo"
    for question in (has, computed, falls, _C._dispatch_get_computed_kernel_for_dispatch_key):
        assert message(question, "kq::bar", "CPU") == "operator kq::bar does not exist"
        assert message(question, "kq::foo", "zz") == "could not parse dispatch key: zz"
        for args in ((), ("kq::foo",), ("kq::foo", 3), (3, "CPU"), ("kq::foo", "CPU", 1)):
            with pytest.raises(TypeError):
                question(*args)
    assert message(of_any, "kq::bar", Set("CPU")) == "operator kq::bar does not exist"
    with pytest.raises(TypeError):
        of_any("kq::foo", "CPU")


def test_backend_fallback():
    has = _C._dispatch_has_backend_fallback
    assert has("BackendSelect") and has(Key.ADInplaceOrView)
    assert not has("CPU") and not has("Undefined") and not has("CompositeImplicitAutograd")
    assert message(has, "zz") == "could not parse dispatch key: zz"
    with pytest.raises(TypeError):
        has(3)


# ---- Held kernels ------------------------------------------------------------------------------------


def test_held_kernel(library, x):
    library.def_("foo(Tensor x) -> Tensor")
    seen = []
    get = _C._dispatch_get_computed_kernel_for_dispatch_key
    library.impl("foo", "CPU", lambda ks, x: seen.append(ks) or x, with_keyset=True)
    kernel = get("kq::foo", "CPU")
    assert repr(kernel) == "SafeKernelFunction(debug='registered at here.py:7')"
    assert kernel.op_handle == find("kq::foo")
    assert kernel.call_boxed(Set("CUDA"), x) is x and seen == [Set("CUDA")]
    assert message(get, "kq::foo", "CUDA") == "no kernel for CUDA for kq::foo"
    assert message(get, "kq::foo", "Autograd") == \
        "Alias keys do not have runtime kernel registrations."
    assert "is missing value for argument 'x'" in message(kernel.call_boxed, Set("CPU"))
    for args in ((), (x,), ("CPU", x), (None,)):
        with pytest.raises(TypeError):
            kernel.call_boxed(*args)
    # A newer kernel does not matter; removing this one does.
    newer = _C._dispatch_library("IMPL", "kq", "")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        newer.impl_t_t("foo", "CPU", debug="newer")
    above = get("kq::foo", "CPU")
    assert repr(above) == "SafeKernelFunction(debug='newer')"
    kernel.call_boxed(Set("CPU"), x)
    assert len(seen) == 2
    del newer
    assert message(above.call_boxed, Set("CPU"), x) == "SafeKernelFunction has been invalidated newer"
    library.reset()
    assert message(kernel.call_boxed, Set("CPU"), x) == \
        "SafeKernelFunction has been invalidated registered at here.py:7"
    assert repr(kernel) and kernel.op_handle
    with pytest.raises(TypeError):
        type(kernel)()


# The errors that a caller may see while another thread removes the operator: it was gone before the
# lookup, its kernel was, its definition was, or it was removed after the kernel had started.
GONE = ("does not exist", "no kernel for", "has been invalidated", "doesn't have a schema registered",
        "has no definition any more")


def test_held_kernels_and_threads(x):
    stop = threading.Event()
    failures = []

    def register():
        while not stop.is_set():
            library = _C._dispatch_library("FRAGMENT", "kq", "")
            library.def_("busy(Tensor x) -> Tensor")
            library.impl("busy", "CPU", lambda x: x)
            del library

    thread = threading.Thread(target=register)
    thread.start()
    try:
        for _ in range(300):
            try:
                kernel = _C._dispatch_get_computed_kernel_for_dispatch_key("kq::busy", "CPU")
                kernel.call_boxed(Set("CPU"), x)
            except (RuntimeError, NotImplementedError) as error:
                text = str(error)
                if not any(part in text for part in GONE):
                    failures.append(text)
    finally:
        stop.set()
        thread.join()
    assert not failures


# ---- Lists -------------------------------------------------------------------------------------------


def test_lists(library, capsys):
    library.def_("foo.ov(Tensor x) -> Tensor").impl_t_t("dangling", "FPGA", debug="fn")
    names = _C._dispatch_get_all_op_names()
    assert {"kq::foo.ov", "kq::dangling", "aten::add.Tensor", "aten::sin"} <= set(names)
    assert [dump for dump in _C._dispatch_find_dangling_impls() if "kq::" in dump] == [
        "name: kq::dangling\nschema: (none)\nFPGA: fn :: (Tensor _0) -> Tensor _0 "
        "[ boxed unboxed ]\n"]
    at = _C._dispatch_get_registrations_for_dispatch_key
    assert at("FPGA") == at(dispatch_key="FPGA") == at(_C._dispatch_key_parse("FPGA")) == [
        "kq::dangling"]
    assert at() == at("") == names and at("Undefined") == []
    assert message(at, "zz") == "could not parse dispatch key: zz"
    _C._dispatch_print_registrations_for_dispatch_key("FPGA")
    assert capsys.readouterr().out == "kq::dangling\n"
    assert message(_C._dispatch_print_registrations_for_dispatch_key, "zz") == \
        "could not parse dispatch key: zz"
    for args in ((3,), (None,), ("FPGA", 1)):
        with pytest.raises(TypeError):
            at(*args)


def test_nothing_dangles_by_itself():
    assert [dump for dump in _C._dispatch_find_dangling_impls() if "aten::" in dump] == []


# ---- Hooks and hints ---------------------------------------------------------------------------------


def test_report_error_callback(library, x):
    library.def_("foo(Tensor x) -> Tensor").impl_t_t("foo", "CUDA")
    handle = find("kq::foo")
    called = []

    def report(key):
        called.append(key)
        raise LookupError(key)

    assert _C._dispatch_set_report_error_callback(handle, report) is None
    with pytest.raises(LookupError, match="^CPU$"):
        _C._dispatch_call_boxed(handle, x)
    _C._dispatch_set_report_error_callback(handle, called.append)
    with pytest.raises(NotImplementedError, match="Could not run 'kq::foo'"):
        _C._dispatch_call_boxed(handle, x)
    assert called == ["CPU", "CPU"]
    for args in ((), (handle,), (handle, 3), (3, report), (handle, report, 1)):
        with pytest.raises(TypeError):
            _C._dispatch_set_report_error_callback(*args)


def test_pystub():
    assert _C._dispatch_pystub("aten::sin", "") is None
    assert _C._dispatch_pystub("kq::unknown", "x") is None
    with pytest.raises(TypeError):
        _C._dispatch_pystub("aten::sin")
    assert _C._dispatch_is_main_interpreter()


# ---- Queries about tensors ---------------------------------------------------------------------------


def test_subclass_like(x):
    like = _C._dispatch_isTensorSubclassLike
    assert not like(x)
    with _C._IncludeDispatchKeyGuard("Python"):
        assert like(x)
        with _C._ExcludeDispatchKeyGuard(Set("Python")):
            assert not like(x)
    assert like(keyfall.tensor([1.0], device="meta"))
    with pytest.raises(TypeError):
        like(3)


def test_plain_sizes():
    assert _C._non_sym_sizes(keyfall.tensor([[1.0, 2.0]])) == (1, 2)
    assert _C._non_sym_sizes(keyfall.tensor(1.0)) == ()
    with pytest.raises(TypeError):
        _C._non_sym_sizes(3)


def test_requires_grad(x):
    y = keyfall.tensor([1.0], requires_grad=True)
    needs = _C._any_requires_grad
    assert needs(y) and needs(x, y) and needs([x, y]) and needs(a=y) and needs(a=[y])
    assert not needs() and not needs(x, 3, None, "a", [x], {1: y}) and not needs([[y]])


def test_aliases(x):
    z = keyfall.tensor([1.0])
    alias = _C._any_output_is_alias_to_input_or_output
    assert alias((x,), {}, (x,)) and alias((), {"a": x}, (x,)) and alias(([x],), {}, (x,))
    assert alias((), {}, (x, x)) and alias((), {}, (x, [x])) and alias((z,), {}, (1, [z]))
    assert alias((x,), {}, (x[:1],))
    assert not alias((x, x), {}, (z,)) and not alias((), {}, ()) and not alias((x,), {}, None)
    nested = []
    nested.append(nested)
    with pytest.raises(RecursionError):
        alias((nested,), {}, ())
    for args in ((), ((), {}), ((), 3, ()), ((), {}, (), 1)):
        with pytest.raises(TypeError):
            alias(*args)


# ---- Never a crash -----------------------------------------------------------------------------------

FUNCTIONS = [name for name in dir(_C) if name.startswith(("_dispatch_", "_any_")) and callable(
    getattr(_C, name)) and not name.startswith("_dispatch_tls_set") and "print" not in name]

HANDLE = find("aten::sin")
anything = st.one_of(
    st.none(), st.integers(), st.text(max_size=10), st.booleans(), st.dictionaries(st.text(), st.none()),
    st.sampled_from([Key.CPU, Key(9999), Set("CPU"), "aten::sin", "aten::add.Tensor", "CPU",
                     "Autograd", HANDLE, print, [], keyfall.tensor([1.0])]))


@given(st.sampled_from(FUNCTIONS), st.lists(anything, max_size=4))
def test_arbitrary_arguments(name, args):
    if name == "_dispatch_set_report_error_callback":
        return
    try:
        getattr(_C, name)(*args)
    except (TypeError, RuntimeError, ValueError):
        pass


@given(st.lists(anything, max_size=4), st.dictionaries(st.sampled_from(["self", "x", "out"]), anything))
def test_arbitrary_calls(args, kwargs):
    kernel = _C._dispatch_get_computed_kernel_for_dispatch_key("aten::sin", "CPU")
    for call in (kernel.call_boxed, HANDLE.redispatch_boxed):
        try:
            call(*args, **kwargs)
        except (TypeError, RuntimeError, ValueError):
            pass
    gc.collect(0)
