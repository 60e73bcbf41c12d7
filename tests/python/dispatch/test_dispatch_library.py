"""_dispatch_library and its blocks: definitions, kernels, fallbacks, and removing them in any order."""

import gc
import itertools
import threading
import warnings
import weakref

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import keyfall
from keyfall import _C

Key = _C.DispatchKey
Set = _C.DispatchKeySet

PLACE = "(Error occurred while processing {} block at /dev/null:0)"


def fragment(ns="kt", *args):
    return _C._dispatch_library("FRAGMENT", ns, "", *args)


@pytest.fixture(autouse=True)
def nothing_is_left_behind():
    yield
    gc.collect()
    left = [name for name in _C._dispatch_get_all_op_names() if name.startswith("kt")]
    assert not left
    _C._dispatch_check_all_invariants()


@pytest.fixture
def quiet():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def message(function, *args, **kwargs):
    try:  # pytest.raises would keep the arguments alive
        function(*args, **kwargs)
    except RuntimeError as error:
        return str(error)
    pytest.fail("nothing was raised")


# ---- The harness: any order of registration, any order of removal ------------------------------------


class Harness:
    """Registers several blocks in every order, then removes them in every order. The dump depends only
    on which blocks exist; a block that fails changes nothing."""

    NAME = "kt::foo"

    def __init__(self, *blocks):
        self.blocks = blocks
        self.seen = {}

    def look(self, active):
        _C._dispatch_check_invariants(self.NAME)
        text = _C._dispatch_dump(self.NAME), _C._dispatch_dump_table(self.NAME)
        known = self.seen.setdefault(frozenset(active), text)
        assert text == known, f"blocks {sorted(active)}"

    def run_order(self, order, ends):
        libraries, active = {}, set()
        self.look(active)
        error = None
        for i in order:
            library = fragment()
            try:
                self.blocks[i](library)
            except RuntimeError as failure:
                error = str(failure)
                del failure, library
                break
            libraries[i] = library
            del library
            active.add(i)
            self.look(active)
        self.look(active)
        for i in ends:
            if libraries.pop(i, None) is not None:
                active.discard(i)
                self.look(active)
        assert not libraries and _C._dispatch_dump(self.NAME) == ""
        return error

    def run(self, expect_error=False):
        numbers = range(len(self.blocks))
        errors = set()
        for order in itertools.permutations(numbers):
            for ends in itertools.permutations(numbers):
                errors.add(self.run_order(order, ends))
        if expect_error:
            assert len(errors) == 1
            return errors.pop()
        assert errors == {None}
        return self.seen[frozenset(numbers)]


@pytest.mark.slow
def test_commute_def():
    dump, table = Harness(
        lambda m: m.def_("foo(Tensor x) -> Tensor"),
        lambda m: m.impl_t_t("foo", debug="fn1"),
        lambda m: m.impl_t_t("foo", "CPU", debug="fn_cpu"),
        lambda m: m.impl_t_t("foo", "Autograd", debug="fn_autograd"),
    ).run()
    assert dump == """\
name: kt::foo
schema: kt::foo(Tensor x) -> Tensor
debug: registered at /dev/null:0
alias analysis kind: FROM_SCHEMA
CPU: fn_cpu :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]
Autograd[alias]: fn_autograd :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]
CompositeImplicitAutograd[alias]: fn1 :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]
"""
    lines = dict(line.split(": ", 1) for line in table.splitlines())
    assert lines["Undefined"] == "fn1 [math kernel]"
    assert lines["CPU"] == "fn_cpu [kernel]" and lines["CUDA"] == "fn1 [math kernel]"
    assert lines["AutogradCPU"] == "fn_autograd [autograd kernel]"
    assert lines["AutogradCUDA"] == "fn1 [math kernel]"


def test_commute_inference():
    dump, _ = Harness(
        lambda m: m.def_name_t_t("foo"),
        lambda m: m.impl_t_t("foo", "CPU"),
        lambda m: m.impl_t_t("foo", "CompositeExplicitAutograd", debug="fn2"),
    ).run()
    assert "schema: kt::foo(Tensor _0) -> Tensor _0\n" in dump
    assert "alias analysis kind: CONSERVATIVE\n" in dump


def test_commute_impl_only():
    dump, _ = Harness(
        lambda m: m.impl_t_t("foo"),
        lambda m: m.impl_t_t("foo", "CUDA"),
        lambda m: m.impl("foo", "CPU", lambda x: x),
    ).run()
    assert dump == """\
name: kt::foo
schema: (none)
CPU: registered at /dev/null:0 :: (none) [ boxed ]
CUDA: impl_t_t :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]
CompositeImplicitAutograd[alias]: impl_t_t :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]
"""


@pytest.mark.slow
def test_commute_python_kernels():
    Harness(
        lambda m: m.define("foo(Tensor x) -> Tensor", tags=[_C.Tag.core]),
        lambda m: m.impl("foo", "Python", lambda x: x),
        lambda m: m.impl("foo", Key.CPU, lambda ks, x: x, with_keyset=True),
        lambda m: m.impl("foo", "FPGA", lambda x: x),
    ).run()


def test_commute_several_in_one_block():
    Harness(
        lambda m: m.def_("foo(Tensor x) -> Tensor").impl_t_t("foo", "CPU"),
        lambda m: m.impl_t_t("foo", "CUDA").impl_t_t("foo", "CompositeImplicitAutograd"),
        lambda m: m.impl_t_t("foo", "AutogradOther").impl_t_t("foo", "SparseCPU"),
    ).run()


def test_schema_mismatch_in_both_orders():
    error = Harness(lambda m: m.def_("foo(Tensor x, Tensor y) -> Tensor"),
                    lambda m: m.impl_t_t("foo")).run(expect_error=True)
    assert error == (
        "Inferred operator schema for a C++ kernel function doesn't match the expected function "
        "schema.\n  operator: kt::foo\n"
        "  expected schema: kt::foo(Tensor x, Tensor y) -> Tensor\n    registered at /dev/null:0\n"
        "  inferred schema: (Tensor _0) -> Tensor _0\n    impl_t_t\n"
        "  reason: The number of arguments is different. 2 vs 1.")


def test_double_def_in_both_orders():
    error = Harness(lambda m: m.def_("foo(Tensor x) -> Tensor"),
                    lambda m: m.def_("foo(Tensor x) -> Tensor")).run(expect_error=True)
    assert error == (
        "Tried to register an operator (kt::foo(Tensor x) -> Tensor) with the same name and "
        "overload name multiple times. Each overload's schema should only be registered with a "
        "single call to def(). Duplicate registration: registered at /dev/null:0. Original "
        "registration: registered at /dev/null:0")


def test_overrides(quiet):
    m, n = fragment(), fragment()
    m.impl_t_t("foo", debug="fn1")
    n.impl_t_t("foo", debug="fn2")
    assert _C._dispatch_dump("kt::foo") == (
        "name: kt::foo\nschema: (none)\n"
        "CompositeImplicitAutograd[alias]: fn2 :: (Tensor _0) -> Tensor _0 [ boxed unboxed ]\n"
        "CompositeImplicitAutograd[alias] (inactive): fn1 :: (Tensor _0) -> Tensor _0 "
        "[ boxed unboxed ]\n")
    n.reset()
    assert "fn2" not in _C._dispatch_dump("kt::foo") and "fn1 ::" in _C._dispatch_dump("kt::foo")


# ---- Opening blocks ----------------------------------------------------------------------------------


def test_places():
    m = fragment("kt", "some file.py", 42)
    m.def_("foo(Tensor x) -> Tensor").impl_t_t("foo", debug="")
    dump = _C._dispatch_dump("kt::foo")
    assert "debug: registered at some file.py:42\n" in dump
    assert "Autograd[alias]: registered at some file.py:42 ::" in dump
    n = _C._dispatch_library(kind="FRAGMENT", name="kt", dispatch="", file="é", linenum=1)
    n.def_("bar() -> ()")
    assert "debug: registered at é:1\n" in _C._dispatch_dump("kt::bar")
    _C._dispatch_clear_leaked_python_filenames()


def test_one_definer_for_a_namespace():
    m = _C._dispatch_library("DEF", "kt", "", "a.py", 1)
    assert message(_C._dispatch_library, "DEF", "kt", "", "b.py", 2) == (
        "Only a single TORCH_LIBRARY can be used to register the namespace kt; please put all of "
        "your definitions in a single TORCH_LIBRARY block.  If you were trying to specify "
        "implementations, consider using TORCH_LIBRARY_IMPL (which can be duplicated).  If you "
        "really intended to define operators for a single namespace in a distributed way, you can "
        "use TORCH_LIBRARY_FRAGMENT to explicitly indicate this.  Previous registration of "
        "TORCH_LIBRARY was registered at a.py:1; latest registration was registered at b.py:2")
    m.def_("foo() -> ()")
    m.reset()
    n = _C._dispatch_library("DEF", "kt", "")  # reset released the namespace
    assert message(m.def_, "foo() -> ()").startswith("Only a single TORCH_LIBRARY")
    del n
    assert m.def_("foo() -> ()") is m
    m.reset()
    m.reset()


def test_opening_errors():
    assert message(_C._dispatch_library, "NONSENSE", "kt", "") == "could not parse NONSENSE"
    assert message(_C._dispatch_library, "IMPL", "kt", "zz") == "could not parse dispatch key: zz"
    for kind, text in (("DEF", "TORCH_LIBRARY"), ("FRAGMENT", "TORCH_LIBRARY_FRAGMENT")):
        assert message(_C._dispatch_library, kind, "_", "") == (
            f"{text}: cannot define {text} with the wildcard namespace _ (every {text} defines "
            "operators for a distinct namespace!) Did you mean to use TORCH_LIBRARY_IMPL instead?  "
            + PLACE.format(text))
        message(_C._dispatch_library, kind, "kt", "CPU")
    for args in ((), ("DEF",), ("DEF", "kt"), ("DEF", "kt", 3), (1, "kt", ""), ("DEF", 1, ""),
                 ("DEF", "kt", "", None), ("DEF", "kt", "", "f", -1), ("DEF", "kt", "", "f", 2**40),
                 ("DEF", "kt", "", "f", "1"), ("DEF", "kt", "", "f", 1, 2)):
        with pytest.raises(TypeError):
            _C._dispatch_library(*args)
    with pytest.raises(ValueError):
        _C._dispatch_library("DEF", "k\0t", "")
    with pytest.raises(TypeError):
        type(fragment())()


def test_weak_references():
    m = fragment()
    reference = weakref.ref(m)
    m.def_("foo() -> ()")
    del m
    assert reference() is None and not _C._dispatch_has_kernel("kt::foo")


# ---- Definitions -------------------------------------------------------------------------------------


def test_alias_analysis():
    m = fragment()
    assert m.def_("a() -> ()", "CONSERVATIVE") is m.def_("b() -> ()", alias="PURE_FUNCTION") is m
    assert m.def_legacy("c() -> ()") is m
    m.def_schema_t_t("d(Tensor x) -> Tensor", "CPU", alias="PURE_FUNCTION", debug="dbg")
    kinds = [line for name in "abcd" for line in _C._dispatch_dump("kt::" + name).splitlines()
             if line.startswith("alias")]
    assert kinds == ["alias analysis kind: CONSERVATIVE", "alias analysis kind: PURE_FUNCTION",
                     "alias analysis kind: CONSERVATIVE (default)",
                     "alias analysis kind: PURE_FUNCTION"]
    assert message(m.def_, "e() -> ()", "NONSENSE") == "could not parse NONSENSE"
    assert message(m.define, "e() -> ()", "NONSENSE") == "could not parse NONSENSE"


def test_define():
    m = fragment()
    assert m.define("foo.ov(Tensor x) -> Tensor") == "foo"
    assert m.define("kt::bar.ov(Tensor x) -> Tensor", "", []) == "kt::bar"
    assert m.define("baz() -> ()", tags=(_C.Tag.pointwise, _C.Tag.core)) == "baz"
    assert message(m.define, "name_only") == \
        "Tried to parse a function schema but only the operator name was given"
    for tags in ([3], _C.Tag.core, "core", ["core"], None):
        with pytest.raises(TypeError):
            m.define("other() -> ()", tags=tags)
    assert not _C._dispatch_has_kernel("kt::other")


def test_definition_errors():
    m = fragment()
    impl = _C._dispatch_library("IMPL", "kt", "CPU")
    assert message(impl.def_, "foo() -> ()") == (
        'def("foo"): Cannot define an operator inside of a TORCH_LIBRARY_IMPL block.  All def()s '
        "should be placed in the (unique) TORCH_LIBRARY block for their namespace.  "
        + PLACE.format("TORCH_LIBRARY_IMPL"))
    assert message(m.def_, "other::foo() -> ()") == (
        "Explicitly provided namespace (other) in schema string does not match namespace of "
        "enclosing TORCH_LIBRARY_FRAGMENT block (kt).  Move this definition to the (unique) "
        "TORCH_LIBRARY block corresponding to this namespace (and consider deleting the namespace "
        "from your schema string.)  " + PLACE.format("TORCH_LIBRARY_FRAGMENT"))
    assert message(m.def_, "foo(").startswith("expected ident but found 'eof' here:")
    assert "default is not a legal overload name" in message(m.impl_t_t, "foo.default")
    # A definition with a kernel that does not match leaves nothing behind.
    assert "The number of arguments is different. 2 vs 1." in message(
        m.def_schema_t_t, "foo(Tensor x, Tensor y) -> Tensor")
    assert not _C._dispatch_has_kernel("kt::foo")


# ---- Kernels -----------------------------------------------------------------------------------------


def test_identity_kernels():
    x, y = keyfall.tensor([1.0]), keyfall.tensor([2.0])
    m = fragment()
    m.def_("one(Tensor x) -> Tensor").impl_t_t("one", "CPU")
    m.def_("two(Tensor x, Tensor y) -> Tensor").impl_tt_t("two", dispatch="CPU")
    m.def_name_t_t("named", debug="here")
    call = _C._dispatch_call_boxed
    assert call(_C._dispatch_find_schema_or_throw("kt::one", ""), x) is x
    assert call(_C._dispatch_find_schema_or_throw("kt::two", ""), x, y) is x
    assert call(_C._dispatch_find_schema_or_throw("kt::named", ""), y) is y


def test_python_kernels(quiet):
    x = keyfall.tensor([1.0])
    m = fragment()
    m.def_("foo(Tensor x) -> Tensor")
    handle = _C._dispatch_find_schema_or_throw("kt::foo", "")
    calls = []
    assert m.impl("foo", "CPU", lambda *args: calls.append(args) or args[-1]) is None
    assert _C._dispatch_call_boxed(handle, x) is x and calls == [(x,)]
    m.impl(name="foo", dispatch=Key.CPU, func=lambda *args: calls.append(args) or args[-1],
           with_keyset=True)
    _C._dispatch_call_boxed(handle, x)
    assert [type(argument) for argument in calls[1]] == [Set, type(x)]
    assert calls[1][0].highestPriorityTypeId() is Key.CPU
    m.impl("foo", "CPU", lambda x: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        _C._dispatch_call_boxed(handle, x)


def test_kernels_are_let_go():
    class Kernel:
        def __call__(self, x):
            return x

    m = fragment()
    m.def_("foo(Tensor x) -> Tensor")
    kernels = [Kernel() for _ in range(3)]
    references = [weakref.ref(kernel) for kernel in kernels]
    m.impl("foo", "CPU", kernels[0])
    message(m.impl, "other::foo", "CPU", kernels[1])
    with pytest.raises(TypeError):
        m.impl("foo", 3, kernels[2])
    kernels.clear()
    gc.collect()
    assert references[0]() is not None and references[1]() is None and references[2]() is None
    m.reset()
    gc.collect()
    _C._dispatch_check_all_invariants()  # frees what calls no longer use
    assert references[0]() is None


def test_fallthrough():
    from keyfall.library import fallthrough_kernel

    m = fragment()
    m.def_("foo(Tensor x) -> Tensor").impl_t_t("foo", "CPU")
    m.impl("foo", "AutogradCPU", fallthrough_kernel)
    assert "AutogradCPU: registered at /dev/null:0 :: (none) [ fallthrough boxed ]" in \
        _C._dispatch_dump("kt::foo")
    m.register_ad_inplace_or_view_fallback("foo")
    x = keyfall.tensor([1.0])
    assert _C._dispatch_call_boxed(_C._dispatch_find_schema_or_throw("kt::foo", ""), x) is x


def test_kernel_errors():
    m, impl = fragment(), _C._dispatch_library("IMPL", "kt", "CPU")
    m.def_("foo(Tensor x) -> Tensor")
    before = _C._dispatch_dump("kt::foo")
    place = PLACE.format("TORCH_LIBRARY_FRAGMENT")
    assert message(m.impl, "other::foo", "CPU", print) == (
        'impl("other::foo", ...): Explicitly provided namespace (other) in operator name does not '
        "match namespace of enclosing TORCH_LIBRARY_FRAGMENT block (kt).  Move this definition to "
        "the TORCH_LIBRARY_FRAGMENT block corresponding to this namespace (and consider deleting "
        "the namespace from your schema string.)  " + place)
    assert message(impl.impl, "foo", "CUDA", print) == (
        'impl("foo", ...): Explicitly provided dispatch key (CUDA) is inconsistent with the '
        "dispatch key of the enclosing TORCH_LIBRARY_IMPL block (CPU).  Please declare a separate "
        "TORCH_LIBRARY_IMPL block for this dispatch key and move your impl() there.  "
        + PLACE.format("TORCH_LIBRARY_IMPL"))
    assert message(m.impl, "foo(Tensor x) -> Tensor", "CPU", print) == \
        "Tried to parse an operator name but function schema was given"
    assert message(m.impl, "foo", "", print) == "could not parse dispatch key: "
    message(m.impl, "foo", Key.StartOfDenseBackends, print)
    message(m.impl, "foo", Key(9999), print)
    message(m.impl_with_aoti_compile, "kt", "foo", "CPU")
    for args in ((), ("foo",), ("foo", "CPU"), ("foo", "CPU", 3), ("foo", 3, print),
                 (3, "CPU", print), ("foo", "CPU", print, True, 1)):
        with pytest.raises(TypeError):
            m.impl(*args)
    with pytest.raises(TypeError):
        m.impl("foo", "CPU", print, nonsense=1)
    assert _C._dispatch_dump("kt::foo") == before


# ---- Fallbacks ---------------------------------------------------------------------------------------


def test_fallback():
    m = _C._dispatch_library("IMPL", "_", "TESTING_ONLY_GenericMode")
    assert not _C._dispatch_has_backend_fallback("TESTING_ONLY_GenericMode")
    assert m.fallback_fallthrough() is m
    assert _C._dispatch_has_backend_fallback("TESTING_ONLY_GenericMode")
    n = _C._dispatch_library("IMPL", "_", "TESTING_ONLY_GenericMode")
    assert message(n.fallback_fallthrough) == (
        "Tried to register multiple backend fallbacks for the same dispatch key "
        "TESTING_ONLY_GenericMode; previous registration registered at /dev/null:0, new "
        "registration registered at /dev/null:0")
    del m
    assert n.fallback("TESTING_ONLY_GenericMode", lambda op, *args: None) is None
    del n
    assert not _C._dispatch_has_backend_fallback("TESTING_ONLY_GenericMode")


def test_a_fallback_gets_every_operator_of_the_cpu():
    """An operator with only a CPU kernel reaches the fallback of another device, and none of the
    catalogue's kernels for all devices hides it."""
    m = _C._dispatch_library("IMPL", "_", "XLA")
    assert m.fallback("XLA", lambda op, *args: None) is None
    found = 0
    for name in _C._dispatch_get_all_op_names():
        lines = _C._dispatch_dump_table(name).splitlines()
        table = dict(line.split(": ", 1) for line in lines if ": " in line)
        if "src/backends/cpu/" in table.get("CPU", ""):
            found += 1
            assert table["XLA"].endswith("[backend fallback]"), name
    assert found > 800
    del m


def test_fallback_errors():
    impl = _C._dispatch_library("IMPL", "kt", "XLA")
    assert message(fragment().fallback_fallthrough) == (
        "fallback(...): Cannot define an operator inside of a TORCH_LIBRARY_FRAGMENT block.  Did "
        "you mean to call this function inside a TORCH_LIBRARY_IMPL block?  "
        + PLACE.format("TORCH_LIBRARY_FRAGMENT"))
    assert message(impl.fallback, "XLA", print) == (
        "fallback(...): Fallback functions which apply to only a single namespace (you specified "
        "kt) are not supported.  If you intended to apply this fallback function globally, please "
        "define a separate block:\n\n    TORCH_LIBRARY_IMPL(_, XLA, m) { m.fallback(...); }\n\n"
        + PLACE.format("TORCH_LIBRARY_IMPL"))
    message(_C._dispatch_library("IMPL", "_", "").fallback_fallthrough)
    for args in ((), ("XLA",), (3, 4), ("XLA", 4)):
        with pytest.raises(TypeError):
            impl.fallback(*args)


# ---- Reentrancy, threads, random input ---------------------------------------------------------------


def test_kernel_that_comes_back_to_its_block():
    """Removing a kernel runs Python code in the middle of a registration."""
    errors = []
    m = fragment()

    class Kernel:
        def __call__(self, x):
            return x

        def __del__(self):
            for again in (m.reset, lambda: m.impl_t_t("foo", "CUDA"), lambda: m.def_("late() -> ()")):
                try:
                    again()
                except RuntimeError as error:
                    errors.append(str(error))

    m.def_("foo(Tensor x) -> Tensor")
    m.impl("foo", "CPU", Kernel())
    m.reset()
    gc.collect()
    for i in range(20):
        m.impl("foo", Key(50 + i % 10), lambda x: x)
        m.reset()
    assert all("in use" in error for error in errors)
    m.reset()
    del Kernel.__del__


def test_warning_as_error():
    """A filter may turn the warning about overrides into an exception; nothing is lost or leaked."""
    m = fragment()
    m.def_("foo(Tensor x) -> Tensor")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for _ in range(3):
            try:
                m.impl("foo", "CPU", lambda x: x)
            except UserWarning as warning:
                assert "Overriding a previously registered kernel" in str(warning)
    _C._dispatch_check_invariants("kt::foo")


def test_threads():
    x = keyfall.tensor([1.0])
    shared = fragment()
    shared.def_("foo(Tensor x) -> Tensor").impl_t_t("foo", "CPU")
    handle = _C._dispatch_find_schema_or_throw("kt::foo", "")
    failures = []

    def work(number):
        try:
            for i in range(50):
                m = fragment()
                m.def_(f"op{number}(Tensor x) -> Tensor")
                m.impl(f"op{number}", "CPU", lambda x: _C._dispatch_call_boxed(handle, x))
                mine = _C._dispatch_find_schema_or_throw(f"kt::op{number}", "")
                if _C._dispatch_call_boxed(mine, x) is not x:
                    failures.append(number)
                shared.impl_t_t("foo", Key(51 + number), debug="thread")
        except Exception as error:
            failures.append(error)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert not failures


METHODS = [name for name in dir(fragment()) if name[:1] != "_"]
anything = st.one_of(
    st.none(), st.integers(), st.booleans(), st.text(max_size=12), st.just(print),
    st.sampled_from(["foo", "foo(Tensor x) -> Tensor", "kt::foo.bar", "CPU", "Autograd", "", "Meta",
                     Key.CPU, Key.CUDA, Key.Undefined, Key.Autograd, Key.StartOfDenseBackends,
                     Key(9999), "CONSERVATIVE", [_C.Tag.core]]))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(calls=st.lists(st.tuples(st.sampled_from(METHODS), st.lists(anything, max_size=4)),
                      max_size=8),
       kind=st.sampled_from(["FRAGMENT", "IMPL"]))
def test_arbitrary_calls(quiet, calls, kind):
    m = _C._dispatch_library(kind, "kt", "")
    for name, args in calls:
        before = _C._dispatch_dump("kt::foo"), _C._dispatch_dump_table("kt::foo")
        try:
            getattr(m, name)(*args)
        except (TypeError, RuntimeError, ValueError):
            assert (_C._dispatch_dump("kt::foo"), _C._dispatch_dump_table("kt::foo")) == before
        _C._dispatch_check_invariants("kt::foo")
    del m
    assert _C._dispatch_dump("kt::foo") == ""
