"""Defines operators and kernels in Python.

A Library is a block of definitions and kernels in one namespace, undone when it is deleted;
`custom_op` turns a function into an operator; the `register_…` functions add kernels of all kinds
to existing operators.
"""

import contextlib
import re
import warnings
import weakref
from collections.abc import Callable, Sequence

from . import _C, _library, _ops
from ._loading import lazy_module as _lazy_module
from ._library import utils as _utils
from ._library.custom_ops import CustomOpDef, _maybe_get_opdef, custom_op
from ._library.infer_schema import infer_schema
from ._library.triton import triton_op, wrap_triton
from ._ops import OpOverload, ops
from ._shared.torch_messages import OLD_NAME as _OLD_NAME
from ._shared.torch_messages import in_full as _in_full

_opcheck = _lazy_module("keyfall._library.opcheck")
_simple_registry = _lazy_module("keyfall._library.simple_registry")

__all__ = [
    "CustomOpDef", "Library", "custom_op", "define", "facts", "fallthrough_kernel", "get_ctx", "get_kernel", "impl",
    "impl_abstract", "infer_schema", "opcheck", "register_autocast", "register_autograd", "register_fake",
    "register_kernel", "register_torch_dispatch", "register_vmap", "triton_op", "wrap_triton",
]

_impls = set()  # "ns/name.overload/key" of every kernel registered here
_defs = set()  # "ns::name.overload" of every operator defined here
_keep_alive = []  # libraries without another owner
_reserved_namespaces = ["prim"]

_NAMELESS_SCHEMA = re.compile(r"\(.*\) -> .*")


def fallthrough_kernel():
    """Registered as a kernel or fallback, it makes calls skip the key. Not to be called."""
    raise NotImplementedError("fallthrough_kernel() should never be called.")


def _check_callable(fn):
    if not callable(fn):
        raise TypeError(f"Input function is required to be a callable but found type {type(fn)}")


def _fact_text(key, value):
    """The text of a fact, as C has it: lists and dicts are for Python."""
    if isinstance(value, str):
        return value
    if key == "writes_if" and isinstance(value, dict):
        return ", ".join(f"{name} if {flag}" for name, flag in value.items())
    if key in ("linear", "share", "masks") and isinstance(value, (list, tuple)):
        return ("; " if key == "linear" else ", ").join(map(str, value))
    expected = "a dict" if key == "writes_if" else "a list" if key in ("linear", "share", "masks") else "a str"
    raise TypeError(f"describe(): {key}: expected {expected}, found {type(value).__name__}")


def facts(op):
    """What is known of an operator beside its schema, as texts of the catalogue's language: a dict with
    the keys that `Library.describe` takes, without those of which nothing was said."""
    return _C._operator_facts(op)


class _Registrations:
    """What a library registered, in the notation of _defs and _impls, and handles of other registrations."""

    def __init__(self):
        self.defs, self.impls, self.handles = set(), set(), []

    def undo(self, module):
        """Removes all of it, and the bookkeeping."""
        _impls.difference_update(self.impls)
        self.impls.clear()
        while self.handles:
            self.handles.pop(0).destroy()
        module.reset()
        _defs.difference_update(self.defs)
        while self.defs:
            _forget_packet(self.defs.pop())


class Library:
    """A block of registrations in a namespace: `DEF` (owns the namespace), `FRAGMENT` (definitions,
    any number of blocks) or `IMPL` (kernels for operators of others). All of it is undone when the
    object is deleted."""

    def __init__(self, ns, kind, dispatch_key=""):
        if kind not in ("IMPL", "DEF", "FRAGMENT"):
            raise ValueError(f"Unsupported kind: {kind}")
        if ns in _reserved_namespaces and kind in ("DEF", "FRAGMENT"):
            raise ValueError(
                f"{ns} is a reserved namespace. Please try creating a library with another name."
            )
        caller = _utils.caller_frame()
        self.m = _C._dispatch_library(
            kind, ns, dispatch_key, caller.f_code.co_filename, caller.f_lineno
        )
        self.ns = ns
        self.kind = kind
        self.dispatch_key = dispatch_key
        self._own = own = _Registrations()
        self._op_defs, self._op_impls, self._registration_handles = own.defs, own.impls, own.handles
        # The finalizer must not hold a reference to the library.
        weakref.finalize(self, own.undo, self.m)

    def __repr__(self):
        return f"Library(kind={self.kind}, ns={self.ns}, dispatch_key={self.dispatch_key})>"

    def _check_alive(self):
        if self.m is None:
            raise AssertionError("Library object has been destroyed")

    def define(self, schema, alias_analysis="", *, tags=()):
        """Defines an operator by its schema, `name.overload(Tensor x) -> Tensor`; returns the name
        without the overload. `alias_analysis` is "" or "FROM_SCHEMA" (the schema declares
        everything) or "CONSERVATIVE"."""
        if alias_analysis not in ("", "FROM_SCHEMA", "CONSERVATIVE"):
            raise RuntimeError(f"Invalid alias_analysis type {alias_analysis}")
        self._check_alive()
        tags = (tags,) if isinstance(tags, _C.Tag) else tuple(tags)
        _check_tags(schema, tags)
        result = self.m.define(schema, alias_analysis, tags)
        name = schema.partition("(")[0].strip()
        qualname = name if "::" in name else f"{self.ns}::{name}"
        self._op_defs.add(qualname)
        _defs.add(qualname)
        packet = _ops._get_packet(qualname.partition(".")[0])
        if packet is not None:
            _ops._refresh_packet(packet)
        return result

    def describe(self, op_name, *, axes=None, linear=None, types=None, tangent=None, batch=None,
                 view_inverse=None, cost=None, share=None, writes_if=None, masks=None, functional=None):
        """Says what is known of a defined operator beside its schema, in the words of the catalogue:

            library.describe("scale", axes="*, -> *", linear=["x"])

        Lists hold names of arguments (`linear`: groups of them, "self, other" for one group of two),
        `writes_if` is a dict of an argument and the flag under which it is written. Transformations use
        it; what is not described works more slowly."""
        name = self._op_name(op_name, "describe")
        self._check_alive()
        given = {"axes": axes, "linear": linear, "types": types, "tangent": tangent, "batch": batch,
                 "view_inverse": view_inverse, "cost": cost, "share": share, "writes_if": writes_if,
                 "masks": masks, "functional": functional}
        self.m.describe(name, {key: _fact_text(key, value) for key, value in given.items() if value is not None})

    def _op_name(self, op_name, who="impl"):
        if isinstance(op_name, str):
            return op_name
        if isinstance(op_name, OpOverload):
            return op_name._name
        raise RuntimeError(
            f"{who} should be passed either a name or an OpOverload object as the first argument, "
            f"got {type(op_name)}"
        )

    def impl(self, op_name, fn, dispatch_key="", *, with_keyset=False, allow_override=True):
        """Registers a kernel for an operator of the namespace, given by name or as an OpOverload.
        Without a key, uses the library's key, else CompositeImplicitAutograd (a kernel composed of
        other operators). `with_keyset`: the function gets the keys of the call first, to continue
        with `op.redispatch`. Without `allow_override`, a key that has a kernel from Python is refused."""
        _check_callable(fn)
        name = self._op_name(op_name)
        self._check_alive()
        if isinstance(dispatch_key, _C.DispatchKey):
            dispatch_key = dispatch_key.name
        dispatch_key = dispatch_key or self.dispatch_key or "CompositeImplicitAutograd"
        short_name = name.rpartition("::")[2]
        record = f"{self.ns}/{short_name}/{dispatch_key}"
        if record in _impls and not allow_override:
            raise RuntimeError(
                "This is not allowed since there's already a kernel registered from python "
                f"overriding {short_name}'s behavior for {dispatch_key} dispatch key and "
                f"{self.ns} namespace."
            )
        if dispatch_key == "Meta":
            self._check_meta(name)
        self.m.impl(name, dispatch_key, fn, with_keyset)
        _impls.add(record)
        self._op_impls.add(record)

    def _check_meta(self, name):
        full_name = name if "::" in name else f"{self.ns}::{name}"
        if _C._dispatch_has_kernel_for_dispatch_key(full_name, "CompositeImplicitAutograd"):
            raise RuntimeError(
                f"We should not register a meta kernel directly to the operator '{name}',"
                " because it has a CompositeImplicitAutograd kernel in core."
                " Instead we should let the operator decompose, and ensure that we have meta"
                " kernels for the base ops that it decomposes into."
            )

    def fallback(self, fn, dispatch_key="", *, with_keyset=False):
        """Registers a kernel for a key and all operators without a kernel there; it gets the
        OpOverload first (with_keyset: after the keys). Only for a library of the namespace "_"."""
        if self.ns != "_":
            raise RuntimeError(
                f"""Fallback can only be registered using library fragment on the global """
                f"""namespace "_" but it is {self.ns}"""
            )
        dispatch_key = dispatch_key or self.dispatch_key
        if dispatch_key == "":
            raise AssertionError("dispatch_key must not be empty for fallback")
        self._check_alive()
        _check_callable(fn)
        self.m.fallback(dispatch_key, fn, with_keyset)

    def _impl_with_aoti_compile(self, op_name, dispatch_key=""):
        raise NotImplementedError(
            f"{op_name}: kernels that are compiled ahead of time are not supported by keyfall"
        )

    def _register_fake(self, op_name, fn, _stacklevel=1, *, allow_override=True):
        """Registers the fake kernel of an operator of the namespace. (`_stacklevel` is not needed
        to find the caller, but is part of PyTorch's interface.)"""
        self._check_alive()
        qualname = self._op_name(op_name, "_register_fake")
        qualname = qualname if "::" in qualname else f"{self.ns}::{qualname}"
        _check_python_module(qualname, _utils.caller_frame().f_globals.get("__name__"))
        handle = _simple_registry.singleton.find(qualname).fake_impl.register(
            fn, _utils.caller_source(), lib=self, allow_override=allow_override
        )
        self._registration_handles.append(handle)

    def _register_torch_dispatch_rule(self, op_name, torch_dispatch_class, fn):
        """Registers a dispatch mode's or a tensor subclass's implementation of an operator."""
        self._check_alive()
        qualname = self._op_name(op_name, "_register_torch_dispatch_rule")
        qualname = qualname if "::" in qualname else f"{self.ns}::{qualname}"
        rules = _simple_registry.singleton.find(qualname).torch_dispatch_rules
        self._registration_handles.append(rules.register(torch_dispatch_class, fn))

    def _destroy(self):
        """Undoes all registrations now."""
        module, self.m = self.m, None
        if module is not None:
            self._own.undo(module)


def _forget_packet(qualname):
    name = qualname.partition(".")[0]
    packet = _ops._get_packet(name)
    if packet is not None:
        _ops._refresh_packet(packet)
        namespace, _, name = name.partition("::")
        delattr(getattr(ops, namespace), name)


def _check_python_module(qualname, module):
    """Checks the Python module that an operator defined in C names for its fake kernel."""
    name, _, overload = qualname.partition(".")
    stub = _C._dispatch_pystub(name, overload)
    if stub is not None and stub[0] != module:
        raise RuntimeError(
            f"Operator '{qualname}' was defined in C with its Python side in the module "
            f"'{stub[0]}', but its fake kernel is being registered from the module '{module}'. "
            "Register it there, or name this module in the definition."
        )


@contextlib.contextmanager
def _scoped_library(*args, **kwargs):
    """A Library for the duration of a `with`."""
    library = Library(*args, **kwargs)
    try:
        yield library
    finally:
        library._destroy()


# ---- Tags that constrain the schema --------------------------------------------------------------


def _check_tags(schema_text, tags):
    for name, check in (("out", _check_out), ("inplace", _check_inplace)):
        tag = getattr(_C.Tag, name, None)
        if tag is not None and tag in tags:
            problem = check(_C.parse_schema(schema_text))
            if problem is not None:
                raise ValueError(f"{problem} Got: {schema_text}")


def _check_out(schema):
    what = "Schema tagged with torch.Tag.out"
    written = [argument for argument in schema.arguments if argument.is_write]
    if not written:
        return f"{what} must have at least one mutable argument."
    positional = [argument.name for argument in written if not argument.kwarg_only]
    if positional:
        return (
            f"{what} requires all mutable arguments to be keyword-only (after the *). "
            f"Found mutable positional args: {positional}."
        )
    others = [argument.name for argument in written if str(argument.type) != "Tensor"]
    if others:
        return (
            f"{what} only supports Tensor mutable arguments. "
            f"Found unsupported mutable args: {others}."
        )
    if len(schema.returns) != len(written):
        return (
            f"{what} must return all mutable arguments (got {len(written)} mutable args but "
            f"{len(schema.returns)} returns)."
        )
    for index, (ret, argument) in enumerate(zip(schema.returns, written)):
        text = (
            f"Return {index} of schema tagged with torch.Tag.out must alias mutable arg "
            f"'{argument.name}'"
        )
        if ret.alias_info is None or not ret.alias_info.is_write:
            return f"{text}."
        found, expected = ret.alias_info.before_set, argument.alias_info.before_set
        if found != expected:
            return f"{text} (return aliases {found} but arg aliases {expected})."
    return None


def _check_inplace(schema):
    what = "Schema tagged with torch.Tag.inplace"
    positional = [argument for argument in schema.arguments if not argument.kwarg_only]
    if not positional:
        return f"{what} must have at least one positional argument."
    first = positional[0]
    if not first.is_write:
        return f"{what} requires the first positional argument to be mutable (e.g., Tensor(a!))."
    if str(first.type) != "Tensor":
        return (
            f"{what} requires the first positional argument to be a Tensor. "
            f"Got type '{first.type}' for arg '{first.name}'."
        )
    others = [a.name for a in schema.arguments if a.is_write and a.name != first.name]
    if others:
        return (
            f"{what} must only mutate the first positional argument. "
            f"Found additional mutable args: {others}."
        )
    if len(schema.returns) != 1:
        return (
            f"{what} must return exactly one value (the first argument). "
            f"Got {len(schema.returns)} returns."
        )
    alias = schema.returns[0].alias_info
    if alias is None or alias.before_set != first.alias_info.before_set:
        return (
            f"{what} must return the first mutable argument (return must alias the first argument)."
        )
    return None


# ---- define and impl -----------------------------------------------------------------------------


def _library_for(qualname, lib):
    """Returns the library to register in: the given one, else one that is never deleted."""
    namespace, _ = _utils.parse_namespace(qualname)
    if lib is None:
        lib = Library(namespace, "FRAGMENT")
        _keep_alive.append(lib)
    return lib


def define(qualname, schema, alias_analysis="", *, lib=None, tags=()):
    """Defines the operator `ns::name`; the schema, `(Tensor x) -> Tensor`, omits the name.

    The older form, `define(lib, "name(Tensor x) -> Tensor")`, is a decorator that also registers
    the function as a kernel composed of other operators."""
    if isinstance(qualname, Library):
        return _define_with(qualname, schema, alias_analysis)
    if not isinstance(qualname, str):
        raise ValueError(
            f"define(qualname, schema): expected qualname to be instance of str, "
            f"got {type(qualname)}"
        )
    _, name = _utils.parse_namespace(qualname)
    if not _NAMELESS_SCHEMA.fullmatch(schema):
        raise ValueError('define(qualname, schema, ...): expected schema to look like e.g. "(Tensor x) -> '
                         f'Tensor" but got "{schema}"')
    _library_for(qualname, lib).define(name + schema, alias_analysis="", tags=tags)


def _define_with(lib, schema, alias_analysis):
    def register(function):
        name = lib.define(schema, alias_analysis)
        lib.impl(name, function)
        return function

    return register


def impl(qualname: str, types: str | Sequence[str], func: Callable | None = None, dispatch_key="",
         *, lib: "Library | None" = None) -> object:
    """Registers a kernel of the operator `ns::name` for device types ("cpu"), dispatch keys ("CPU")
    or "default" (every device), one or several. Decorator if `func` is omitted.

    The older form, `impl(lib, name, dispatch_key="")`, is a decorator for Library.impl."""
    if isinstance(qualname, Library):
        return _impl_with(qualname, types, dispatch_key or func or "")
    return _impl(qualname, types, func, lib=lib)


def _impl_with(lib, name, dispatch_key):
    def register(function):
        lib.impl(name, function, dispatch_key)
        return function

    return register


def _key_name(type_or_key):
    if type_or_key == "default":
        return "CompositeExplicitAutograd"
    if isinstance(type_or_key, str) and _C._parse_dispatch_key(type_or_key) is not None:
        return type_or_key
    return _C._dispatch_key_for_device(type_or_key)


def _impl(qualname, types, func=None, *, lib=None):
    keys = sorted({_key_name(item) for item in ([types] if isinstance(types, str) else types)})

    def register(function):
        _, name = _utils.parse_namespace(qualname)
        library = _library_for(qualname, lib)
        for key in keys:
            library.impl(name, function, key)
        return function

    return register if func is None else register(func)


# ---- Kernels of all kinds -----------------------------------------------------------------------


def _name_or_raise(op, who):
    name = _utils.qualname_of(op)
    if name is None:
        raise ValueError(f"{who}({op}): got unexpected type for op: {type(op)}")
    return name


def register_kernel(op, device_types, func=None, /, *, lib=None):
    """Registers a kernel of an operator (a name, an OpOverload or a CustomOpDef) for device types;
    None means every device. Decorator if `func` is omitted."""
    qualname = _name_or_raise(op, "register_kernel")
    definition = _maybe_get_opdef(op)
    if definition is not None:
        return definition.register_kernel(device_types, func)
    types = "CompositeExplicitAutograd" if device_types is None else device_types
    return _impl(qualname, types, func, lib=lib)


def register_fake(op, func: Callable | None = None, /, *, lib: "Library | None" = None,
                  _stacklevel: int = 1, allow_override: bool = True):
    """Registers the fake kernel of an operator: a function of the same arguments that returns empty
    tensors with the right shapes and dtypes. It also runs for meta tensors. Decorator if `func` is
    omitted."""
    qualname = _name_or_raise(op, "register_fake")
    definition = _maybe_get_opdef(op)
    if definition is not None:
        return definition.register_fake if func is None else definition.register_fake(func)

    def register(function):
        _, name = _utils.parse_namespace(qualname)
        _library_for(qualname, lib)._register_fake(name, function, allow_override=allow_override)
        return function

    return register if func is None else register(func)


def impl_abstract(qualname, func=None, *, lib=None, _stacklevel=1):
    """The older name of register_fake."""
    warnings.warn(
        "`torch.library.impl_abstract` was renamed to `torch.library.register_fake`. Please use "
        "that instead" + _in_full(_OLD_NAME, "."),
        FutureWarning,
        stacklevel=2,
    )
    return register_fake(qualname, func, lib=lib)


def register_autograd(op, backward, /, *, setup_context=None, lib=None):
    """Registers the derivative of an operator that neither writes to its arguments nor returns
    views: `setup_context(ctx, inputs, output)` saves on `ctx` what `backward(ctx, *grads)` needs,
    which returns a gradient for each input. If there are keyword-only arguments, `setup_context`
    also gets `keyword_only_inputs`."""
    qualname = _name_or_raise(op, "register_autograd")
    definition = _maybe_get_opdef(op)
    if definition is not None:
        definition.register_autograd(backward, setup_context=setup_context)
        return
    overload = op if isinstance(op, OpOverload) else _utils.lookup_op(qualname)
    schema = overload._schema
    if not _utils.is_functional_schema(schema):
        raise RuntimeError(
            f"Cannot register autograd formula for non-functional operator "
            f"{overload} with schema {schema}. Please create "
            f"a functional operator and register an autograd formula for that."
        )
    _refuse_keyword_tensors("register_autograd", schema)
    info = _library.autograd.Info(backward, setup_context)
    kernel = _library.autograd.make_autograd_impl(overload, info)
    _, name = _utils.parse_namespace(qualname)
    _library_for(qualname, lib).impl(name, kernel, "Autograd", with_keyset=True)


def _refuse_keyword_tensors(who, schema):
    if _utils.has_kwarg_only_tensors(schema):
        raise NotImplementedError(
            f"{who} with kwarg-only Tensor args. In the original "
            f"definition of the op, please make your tensors not kwarg-only. "
            f"Got: {schema}"
        )


def register_torch_dispatch(op, torch_dispatch_class, func: Callable | None = None, /, *,
                            lib: "Library | None" = None):
    """Registers a dispatch mode's or a tensor subclass's implementation of an operator:
    `func(mode_or_class, op, types, args, kwargs)`. Decorator if `func` is omitted."""
    qualname = _name_or_raise(op, "register_torch_dispatch")
    definition = _maybe_get_opdef(op)
    if definition is not None:
        return definition.register_torch_dispatch(torch_dispatch_class, func)

    def register(function):
        _, name = _utils.parse_namespace(qualname)
        _library_for(qualname, lib)._register_torch_dispatch_rule(
            name, torch_dispatch_class, function
        )
        return function

    return register if func is None else register(func)


def register_vmap(op, func: Callable | None = None, /, *, lib=None):
    """Registers the batched form of an operator: `func(info, in_dims, *args, **kwargs)` returns the
    output and the positions of its batch dimensions. Decorator if `func` is omitted."""
    qualname = _name_or_raise(op, "register_vmap")
    definition = _maybe_get_opdef(op)
    if definition is not None:
        return definition.register_vmap(func)
    overload = op if isinstance(op, OpOverload) else _utils.lookup_op(qualname)
    _refuse_keyword_tensors("register_vmap", overload._schema)

    def register(function):
        _library.vmap.set_rule(overload, _library_for(qualname, lib), function)
        return function

    return register if func is None else register(func)


def register_autocast(op, device_type: str, cast_inputs: _C.dtype, /, *,
                      lib: "Library | None" = None):
    """Makes autocast on a device ("cpu", "cuda") cast the operator's floating-point tensors to the
    dtype `cast_inputs`."""
    qualname = _name_or_raise(op, "register_autocast")
    key = _library.autocast.autocast_key(device_type)
    definition = _maybe_get_opdef(op)
    if definition is not None:
        return definition.register_autocast(device_type, cast_inputs)
    overload = op if isinstance(op, OpOverload) else _utils.lookup_op(qualname)
    kernel = _library.autocast.make_autocast_impl(overload, device_type, lambda: cast_inputs)
    _, name = _utils.parse_namespace(qualname)
    return _library_for(qualname, lib).impl(name, kernel, key, with_keyset=True)


# ---- Queries ------------------------------------------------------------------------------------


def get_ctx():
    """Inside a fake kernel: returns the context that creates data-dependent sizes."""
    return _library.fake_impl.global_ctx_getter()


def get_kernel(op, dispatch_key):
    """Returns the kernel that a call of the operator runs for a key, as an object with
    `call_boxed(keyset, *args, **kwargs)`."""
    qualname = _name_or_raise(op, "get_kernel")
    if isinstance(dispatch_key, str):
        key = _C._parse_dispatch_key(dispatch_key)
        if key is None:
            raise ValueError(f"Invalid dispatch key: {dispatch_key}")
        dispatch_key = key
    return _C._dispatch_get_computed_kernel_for_dispatch_key(qualname, dispatch_key)


_OPCHECK_DEFAULT_UTILS = tuple(f"test_{name}" for name in (
    "schema", "autograd_registration", "faketensor", "aot_dispatch_dynamic"))


def opcheck(op, args, kwargs=None, *, test_utils=_OPCHECK_DEFAULT_UTILS, raise_exception=True, atol=None, rtol=None):
    """Tests an operator with these arguments: checks that its schema declares all writes and
    aliases, that its derivative is registered at an autograd key, and that its fake kernel agrees
    with the real one. Returns {test: "SUCCESS" or the exception}; raises the first one unless
    `raise_exception` is False."""
    return _opcheck.opcheck(op, args, kwargs, test_utils=test_utils, raise_exception=raise_exception, rtol=rtol,
                            atol=atol)
