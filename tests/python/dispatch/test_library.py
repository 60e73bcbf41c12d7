"""keyfall.library: libraries, and kernels of all kinds."""

import functools
import gc
import sys
import weakref

import keyfall
import pytest
from keyfall import _C, library, ops
from keyfall.library import Library, _scoped_library, fallthrough_kernel
from keyfall.testing._internal.two_tensor import TwoTensor
from keyfall.utils._python_dispatch import TorchDispatchMode

HERE = __file__


@pytest.fixture
def lib():
    with _scoped_library("tlib", "FRAGMENT") as result:
        yield result


def text_of(error, function, *args, **kwargs):
    with pytest.raises(error) as caught:
        function(*args, **kwargs)
    return str(caught.value)


def identity(x):
    return x.clone()


class TestLibrary:
    def test_constructor(self):
        assert text_of(ValueError, Library, "tlib", "BLA") == "Unsupported kind: BLA"
        for kind in ("DEF", "FRAGMENT"):
            assert text_of(ValueError, Library, "prim", kind) == (
                "prim is a reserved namespace. Please try creating a library with another name."
            )
        assert (
            repr(Library("tlib", "IMPL", "CPU")) == "Library(kind=IMPL, ns=tlib, dispatch_key=CPU)>"
        )

    def test_errors_name_the_place(self):
        first = Library("tlib_def", "DEF")
        text = text_of(RuntimeError, Library, "tlib_def", "DEF")
        assert text.startswith("Only a single TORCH_LIBRARY can be used to register the namespace")
        assert text.count(f"registered at {HERE}:") == 2
        first._destroy()

    def test_define(self, lib):
        assert lib.define("foo(Tensor x) -> Tensor") == "foo"
        assert lib.define("foo.ov(Tensor x, int y) -> Tensor") == "foo"
        assert {"tlib::foo", "tlib::foo.ov"} <= library._defs
        assert (
            text_of(RuntimeError, lib.define, "bar() -> ()", "X") == "Invalid alias_analysis type X"
        )
        lib.define("bar() -> ()", "CONSERVATIVE")
        assert "alias analysis kind: CONSERVATIVE" in _C._dispatch_dump("tlib::bar")
        lib.define("tagged(Tensor x) -> Tensor", tags=_C.Tag.pointwise)
        assert ops.tlib.tagged.default.tags == [_C.Tag.pointwise]

    def test_impl(self, lib):
        lib.define("foo(Tensor x) -> Tensor")
        lib.impl("foo", identity, "CPU")
        assert "tlib/foo/CPU" in library._impls
        x = keyfall.ones(2)
        assert ops.tlib.foo(x).tolist() == [1, 1]
        again = functools.partial(lib.impl, "foo", identity, "CPU", allow_override=False)
        assert text_of(RuntimeError, again) == (
            "This is not allowed since there's already a kernel registered from python overriding "
            "foo's behavior for CPU dispatch key and tlib namespace."
        )
        lib.impl(ops.tlib.foo.default, lambda x: x + 1, _C.DispatchKey.CPU)
        assert ops.tlib.foo(x).tolist() == [2, 2]

    def test_impl_refuses(self, lib):
        assert text_of(TypeError, lib.impl, "foo", 3, "CPU") == (
            "Input function is required to be a callable but found type <class 'int'>"
        )
        assert text_of(RuntimeError, lib.impl, 3, identity, "CPU").startswith(
            "impl should be passed either a name or an OpOverload object as the first argument"
        )
        assert text_of(RuntimeError, lib.impl, "foo", identity, "Nope") == (
            "could not parse dispatch key: Nope"
        )
        assert "does not match namespace" in text_of(RuntimeError, lib.impl, "aten::add", identity)
        assert not any(name.startswith("tlib/") for name in library._impls)

    def test_keys_of_libraries(self, lib):
        lib.define("foo(Tensor x) -> Tensor")
        with _scoped_library("tlib", "IMPL", "CPU") as cpu:
            assert "inconsistent with the dispatch key" in (
                text_of(RuntimeError, cpu.impl, "foo", identity, "Conjugate")
            )
            cpu.impl("foo", identity)
            assert "tlib/foo/CPU" in library._impls
        lib.impl("foo", identity)
        assert _C._dispatch_has_kernel_for_dispatch_key("tlib::foo", "CompositeImplicitAutograd")

    def test_with_keyset(self, lib):
        lib.define("foo(Tensor x) -> Tensor")
        seen = []

        def autograd(keyset, x):
            seen.append(keyset)
            return ops.tlib.foo.default.redispatch(keyset & _C._after_autograd_keyset, x)

        lib.impl("foo", identity, "CPU")
        lib.impl("foo", autograd, "Autograd", with_keyset=True)
        ops.tlib.foo(keyfall.ones(1))
        assert seen[0].has(_C.DispatchKey.AutogradCPU)

    def test_meta_of_composites(self):
        with _scoped_library("aten", "IMPL") as aten:
            assert text_of(RuntimeError, aten.impl, "matmul", identity, "Meta").startswith(
                "We should not register a meta kernel directly to the operator 'matmul', because it "
                "has a CompositeImplicitAutograd kernel in core."
            )

    def test_overrides_are_undone(self):
        x = keyfall.tensor([1.0, 2.0])
        with _scoped_library("aten", "IMPL") as aten:
            aten.impl("neg", lambda self: self + 100, "CPU")
            assert keyfall.neg(x).tolist() == [101, 102]
        assert keyfall.neg(x).tolist() == [-1, -2]

    def test_fallback(self, lib):
        assert text_of(RuntimeError, lib.fallback, identity, "CPU") == (
            'Fallback can only be registered using library fragment on the global namespace "_" but '
            "it is tlib"
        )
        with _scoped_library("_", "IMPL") as everything:
            assert "dispatch_key" in text_of(AssertionError, everything.fallback, identity)
            seen = []
            key = _C.DispatchKeySet("TESTING_ONLY_GenericMode")
            include, exclude = (
                _C._dispatch_tls_local_include_set(),
                _C._dispatch_tls_local_exclude_set(),
            )

            def fallback(op, *args, **kwargs):
                seen.append(op)
                with _C._ForceDispatchKeyGuard(include, exclude | key):
                    return op(*args, **kwargs)

            everything.fallback(fallback, "TESTING_ONLY_GenericMode")
            x = keyfall.ones(2)
            with _C._ForceDispatchKeyGuard(include | key, exclude):
                result = x + x
            assert result.tolist() == [2, 2] and seen == [ops.aten.add.Tensor]

    def test_fallthrough(self, lib):
        assert text_of(NotImplementedError, fallthrough_kernel) == (
            "fallthrough_kernel() should never be called."
        )
        lib.define("foo(Tensor x) -> Tensor")
        lib.impl("foo", fallthrough_kernel, "AutogradCPU")
        assert _C._dispatch_kernel_for_dispatch_key_is_fallthrough("tlib::foo", "AutogradCPU")


class TestLifetimes:
    def test_destroy(self):
        lib = Library("tlib", "FRAGMENT")
        lib.define("foo(Tensor x) -> Tensor")
        lib.impl("foo", identity, "CPU")
        ops.tlib.foo
        lib._destroy()
        lib._destroy()
        assert not hasattr(ops.tlib, "foo") and not any("tlib" in name for name in library._impls)
        assert "tlib::foo" not in library._defs
        for call in (lib.define, lambda s: lib.impl("foo", identity, "CPU")):
            assert (
                text_of(AssertionError, call, "bar() -> ()") == "Library object has been destroyed"
            )

    def test_deletion(self):
        lib = Library("tlib", "FRAGMENT")
        lib.define("foo(Tensor x) -> Tensor")
        lib.impl("foo", identity, "CPU")
        other = object()
        assert sys.getrefcount(lib) == sys.getrefcount(other)
        ops.tlib.foo
        del lib
        assert not hasattr(ops.tlib, "foo") and "tlib/foo/CPU" not in library._impls

    def test_kernels_are_released(self):
        class Kernel:
            def __call__(self, x):
                return x

        kernel = Kernel()
        alive = weakref.ref(kernel)
        with _scoped_library("tlib", "FRAGMENT") as lib:
            lib.define("foo(Tensor x) -> Tensor")
            lib.impl("foo", kernel, "CPU")
            del kernel
            gc.collect()
            assert alive() is not None
        gc.collect()
        assert alive() is None

    def test_cycle_through_a_kernel(self):
        def make():
            lib = Library("tlib", "FRAGMENT")
            lib.define("foo(Tensor x) -> Tensor")
            lib.impl("foo", lambda x: lib and x, "CPU")
            return weakref.ref(lib), lib

        alive, lib = make()
        lib._destroy()
        del lib
        gc.collect()
        assert alive() is None


class TestTags:
    @pytest.mark.parametrize(
        "schema, text",
        [
            (
                "f(Tensor x) -> Tensor",
                "Schema tagged with torch.Tag.out must have at least one mutable",
            ),
            (
                "f(Tensor(a!) x) -> Tensor(a!)",
                "Schema tagged with torch.Tag.out requires all mutable arguments to be keyword-only "
                "(after the *). Found mutable positional args: ['x']. Got: f(Tensor(a!) x)",
            ),
            (
                "f(Tensor y, *, Tensor(a!)[] x) -> ()",
                "Schema tagged with torch.Tag.out only supports Tensor mutable arguments. Found "
                "unsupported mutable args: ['x'].",
            ),
            (
                "f(Tensor y, *, Tensor(a!) x) -> ()",
                "Schema tagged with torch.Tag.out must return all mutable arguments (got 1 mutable "
                "args but 0 returns).",
            ),
            (
                "f(Tensor y, *, Tensor(a!) x) -> Tensor",
                "Return 0 of schema tagged with torch.Tag.out must alias mutable arg 'x'.",
            ),
            (
                "f(Tensor y, *, Tensor(a!) x, Tensor(b!) z) -> (Tensor(b!), Tensor(a!))",
                "Return 0 of schema tagged with torch.Tag.out must alias mutable arg 'x' (return "
                "aliases {'b'} but arg aliases {'a'}).",
            ),
        ],
    )
    def test_out(self, lib, schema, text):
        assert text_of(ValueError, lib.define, schema, tags=_C.Tag.out).startswith(text)

    @pytest.mark.parametrize(
        "schema, text",
        [
            ("f(*, Tensor(a!) x) -> Tensor(a!)", "must have at least one positional argument."),
            (
                "f(Tensor x) -> Tensor",
                "requires the first positional argument to be mutable (e.g.,",
            ),
            (
                "f(Tensor(a!)[] x) -> ()",
                "requires the first positional argument to be a Tensor. Got type 'List[Tensor]' for",
            ),
            (
                "f(Tensor(a!) x, Tensor(b!) y) -> Tensor(a!)",
                "must only mutate the first positional argument. Found additional mutable args: ['y'].",
            ),
            ("f(Tensor(a!) x) -> ()", "must return exactly one value (the first argument). Got 0"),
            (
                "f(Tensor(a!) x) -> Tensor",
                "must return the first mutable argument (return must alias",
            ),
        ],
    )
    def test_inplace(self, lib, schema, text):
        found = text_of(ValueError, lib.define, schema, tags=(_C.Tag.inplace,))
        assert found.startswith(f"Schema tagged with torch.Tag.inplace {text}")

    def test_good_ones(self, lib):
        lib.define("o(Tensor y, *, Tensor(a!) x) -> Tensor(a!)", tags=_C.Tag.out)
        lib.define("i(Tensor(a!) x) -> Tensor(a!)", tags=_C.Tag.inplace)


class TestFunctions:
    def test_define(self, lib):
        library.define("tlib::foo", "(Tensor x) -> Tensor", lib=lib, tags=(_C.Tag.core,))
        assert ops.tlib.foo.default.tags == [_C.Tag.core]
        assert text_of(ValueError, library.define, "foo", "() -> ()") == (
            'Expected `qualname` to be of the form "namespace::name", but got foo. The qualname '
            "passed to the torch.library APIs must consist of a namespace and a name, e.g. aten::sin"
        )
        assert text_of(ValueError, library.define, "tlib::bar", "bar() -> ()") == (
            'define(qualname, schema, ...): expected schema to look like e.g. "(Tensor x) -> Tensor" '
            'but got "bar() -> ()"'
        )
        assert "instance of str" in text_of(ValueError, library.define, 3, "() -> ()")

    def test_older_forms(self, lib):
        @library.define(lib, "foo(Tensor x) -> Tensor")
        def foo(x):
            return x + 1

        assert ops.tlib.foo(keyfall.ones(1)).tolist() == [2]
        lib.define("bar(Tensor x) -> Tensor")

        @library.impl(lib, "bar", "CPU")
        def bar(x):
            return x + 2

        @library.impl(lib, ops.tlib.bar.default, "Meta")
        def bar_meta(x):
            return keyfall.empty_like(x)

        assert ops.tlib.bar(keyfall.ones(1)).tolist() == [3] and bar(1) == 3
        assert ops.tlib.bar(keyfall.ones(1, device="meta")).shape == (1,)

    @pytest.mark.parametrize("types", ["cpu", "CPU", "default", ["cpu", "cuda"], ("cuda", "CPU")])
    def test_impl(self, lib, types):
        library.define("tlib::foo", "(Tensor x) -> Tensor", lib=lib)

        @library.impl("tlib::foo", types, lib=lib)
        def foo(x):
            return x + 1

        assert ops.tlib.foo(keyfall.ones(1)).tolist() == [2]
        assert "Expected one of cpu, cuda" in text_of(
            RuntimeError, library.impl, "tlib::foo", "nope"
        )

    def test_register_kernel(self, lib):
        lib.define("foo(Tensor x) -> Tensor")
        library.register_kernel("tlib::foo", "cpu", identity, lib=lib)
        library.register_kernel(ops.tlib.foo.default, None, lib=lib)(identity)
        assert _C._dispatch_has_kernel_for_dispatch_key("tlib::foo", "CompositeExplicitAutograd")
        assert ops.tlib.foo(keyfall.ones(1)).tolist() == [1]

    @pytest.mark.parametrize(
        "function, rest",
        [
            (library.register_kernel, ("cpu",)),
            (library.register_fake, ()),
            (library.register_autograd, (identity,)),
            (library.register_torch_dispatch, (int,)),
            (library.register_vmap, ()),
            (library.register_autocast, ("cpu", keyfall.half)),
            (library.get_kernel, ("CPU",)),
        ],
    )
    def test_operators_are_named_in_three_ways(self, function, rest):
        assert text_of(ValueError, function, 3, *rest) == (
            f"{function.__name__}(3): got unexpected type for op: <class 'int'>"
        )

    def test_register_fake(self, lib):
        lib.define("foo(Tensor x) -> Tensor")

        @library.register_fake("tlib::foo", lib=lib)
        def fake(x):
            return x.new_empty((2, *x.shape))

        assert ops.tlib.foo(keyfall.ones(3, device="meta")).shape == (2, 3)
        text = text_of(RuntimeError, library.register_fake, "tlib::foo", fake, lib=lib, allow_override=False)
        assert text.startswith(
            f"register_fake(...): the operator tlib::foo already has a fake impl registered at {HERE}:"
        )
        library.register_fake("tlib::foo", lambda x: x.clone(), lib=lib)
        assert ops.tlib.foo(keyfall.ones(3, device="meta")).shape == (3,)
        assert "does not exist" in text_of(
            RuntimeError, library.register_fake, "tlib::no", fake, lib=lib
        )

    @pytest.mark.parametrize(
        "key, text",
        [
            (
                "Meta",
                "already has an DispatchKey::Meta implementation via a pre-existing torch.library",
            ),
            (
                "CompositeImplicitAutograd",
                "already has an implementation for this device type via a pre-existing registration "
                "to DispatchKey::CompositeImplicitAutograd.",
            ),
        ],
    )
    def test_fake_kernels_have_one_place(self, lib, key, text):
        lib.define("foo(Tensor x) -> Tensor")
        lib.impl("foo", identity, key)
        assert text in text_of(RuntimeError, library.register_fake, "tlib::foo", identity, lib=lib,
                               allow_override=False)

    def test_impl_abstract_is_deprecated(self, lib):
        lib.define("foo(Tensor x) -> Tensor")
        with pytest.warns(FutureWarning, match="renamed"):
            library.impl_abstract("tlib::foo", identity, lib=lib)

    def test_context_of_meta_kernels(self, lib):
        assert library.get_ctx() is None
        lib.define("foo(Tensor x) -> Tensor")
        library.register_fake("tlib::foo", lambda x: library.get_ctx(), lib=lib)
        text = text_of(RuntimeError, ops.tlib.foo, keyfall.ones(1, device="meta"))
        assert text.startswith(f"tlib::foo ({HERE}:") and "data-dependent shape" in text

    def test_get_kernel(self, lib):
        lib.define("foo(Tensor x) -> Tensor")
        lib.impl("foo", identity, "CPU")
        kernel = library.get_kernel("tlib::foo", "CPU")
        x = keyfall.ones(2)
        keys = _C.DispatchKeySet(_C.DispatchKey.CPU)
        assert kernel.call_boxed(keys, x).tolist() == [1, 1] and f"{HERE}:" in repr(kernel)
        assert library.get_kernel(ops.tlib.foo.default, _C.DispatchKey.CPU).op_handle.schema().name
        assert (
            text_of(ValueError, library.get_kernel, "tlib::foo", "Nope")
            == "Invalid dispatch key: Nope"
        )
        assert text_of(RuntimeError, library.get_kernel, "tlib::foo", "CUDA") == (
            "no kernel for CUDA for tlib::foo"
        )

    def test_autocast(self, lib):
        lib.define("foo(Tensor x, Tensor[] y) -> Tensor")
        seen = []

        def kernel(x, y):
            seen.append((x.dtype, [item.dtype for item in y]))
            return x.clone()

        lib.impl("foo", kernel, "CPU")
        library.register_autocast("tlib::foo", "cpu", keyfall.bfloat16, lib=lib)
        assert _C._dispatch_has_kernel_for_dispatch_key("tlib::foo", "AutocastCPU")
        assert text_of(ValueError, library.register_autocast, "tlib::foo", "xla", keyfall.half) == (
            "Unknown device type: xla"
        )
        x = keyfall.ones(1)
        with _C._IncludeDispatchKeyGuard(_C.DispatchKey.AutocastCPU):
            cast = ops.tlib.foo.default.redispatch(
                _C.DispatchKeySet(_C.DispatchKey.AutocastCPU), x, [x.double(), x, x.int()]
            )
        assert cast.dtype is keyfall.bfloat16
        assert seen == [(keyfall.bfloat16, [keyfall.float64, keyfall.bfloat16, keyfall.int32])]

    def test_vmap(self, lib):
        lib.define("foo(Tensor x) -> Tensor")
        lib.define("kw(Tensor x, *, Tensor y) -> Tensor")
        library.register_vmap("tlib::foo", lambda info, in_dims, x: (x, 0), lib=lib)
        assert _C._dispatch_has_kernel_for_dispatch_key("tlib::foo", "FuncTorchBatched")
        for register in (
            lambda: library.register_vmap("tlib::kw", identity, lib=lib),
            lambda: library.register_autograd("tlib::kw", identity, lib=lib),
        ):
            assert "with kwarg-only Tensor args. In the original definition" in (
                text_of(NotImplementedError, register)
            )

    def test_autograd_wants_functional_operators(self, lib):
        lib.define("foo(Tensor(a!) x) -> ()")
        assert text_of(RuntimeError, library.register_autograd, "tlib::foo", identity, lib=lib) == (
            "Cannot register autograd formula for non-functional operator tlib.foo.default with schema "
            "tlib::foo(Tensor(a!) x) -> (). Please create a functional operator and register an "
            "autograd formula for that."
        )

    def test_autograd_kernel_is_not_asked_for_nothing(self, lib):
        lib.define("foo(Tensor x, Tensor[] y) -> Tensor")
        lib.impl("foo", lambda x, y: x.clone(), "CPU")
        asked = []

        def setup(ctx, inputs, output):
            asked.append(inputs)

        library.register_autograd(
            "tlib::foo", lambda ctx, g: (g, None), setup_context=setup, lib=lib
        )
        x = keyfall.ones(1)
        assert ops.tlib.foo(x, [x]).tolist() == [1]
        grad = keyfall.ones(1, requires_grad=True)
        with keyfall.no_grad():
            ops.tlib.foo(grad, [x])
        assert asked == []

    def test_triton(self):
        assert "Triton" in text_of(NotImplementedError, library.wrap_triton, 3)

        @library.triton_op("scaling::scaled_sin", mutates_args={})
        def scaled_sin(x: keyfall.Tensor, n: int = 2) -> keyfall.Tensor:
            return x.sin() * n

        x = keyfall.ones(2, requires_grad=True)
        assert str(ops.scaling.scaled_sin.default._schema) == "scaling::scaled_sin(Tensor x, SymInt n=2) -> Tensor"
        assert scaled_sin(x.detach()).tolist() == pytest.approx([1.6829419, 1.6829419])
        assert scaled_sin(keyfall.ones(3, device="meta")).shape == (3,)
        assert "register_autograd" in text_of(RuntimeError, scaled_sin(x).sum().backward)
        scaled_sin.register_autograd(lambda ctx, gradient: (gradient * 2, None))
        scaled_sin(x).sum().backward()
        assert x.grad.tolist() == [2, 2]


class TestRules:
    def test_modes(self, lib):
        class Mode(TorchDispatchMode):
            def __torch_dispatch__(self, func, types, args=(), kwargs=None):
                return func(*args, **(kwargs or {}))

        lib.define("foo(Tensor x) -> Tensor")
        lib.impl("foo", identity, "CPU")
        seen = []

        @library.register_torch_dispatch("tlib::foo", Mode, lib=lib)
        def rule(mode, func, types, args, kwargs):
            seen.append((type(mode), func))
            return func(*args, **kwargs)

        x = keyfall.ones(1)
        with Mode():
            ops.tlib.foo(x)
            x + x
        assert seen == [(Mode, ops.tlib.foo.default)]
        text = text_of(
            RuntimeError, library.register_torch_dispatch, "tlib::foo", Mode, rule, lib=lib
        )
        assert "already has a `__torch_dispatch__` rule registered for tlib::foo" in text

    def test_subclasses(self):
        x = TwoTensor(keyfall.ones(1), keyfall.ones(1))
        with _scoped_library("tlib", "FRAGMENT") as lib:
            lib.define("foo(Tensor x) -> Tensor")
            lib.impl("foo", identity, "CPU")
            lib._register_torch_dispatch_rule(
                "foo", TwoTensor, lambda cls, func, types, args, kwargs: args[0].a + 5
            )
            op = ops.tlib.foo.default
            assert op(x).tolist() == [6]
        with _scoped_library("tlib", "FRAGMENT") as lib:
            lib.define("foo(Tensor x) -> Tensor")
            lib.impl("foo", identity, "CPU")
            assert type(ops.tlib.foo.default(x)) is TwoTensor
