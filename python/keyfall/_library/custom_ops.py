"""Operators defined by Python functions: `custom_op` and CustomOpDef, which it returns."""

import contextlib
import logging
import weakref
from collections.abc import Callable, Iterable, Sequence

from .. import _C
from .._loading import lazy_module
from .._ops import OpOverload
from .._shared.torch_messages import NO_FAKE_KERNEL, in_full
from . import autograd, utils
from .infer_schema import infer_schema

_autocast = lazy_module("keyfall._library.autocast")
_vmap = lazy_module("keyfall._library.vmap")
_public_library = lazy_module("keyfall.library")

log = logging.getLogger("torch._library.custom_ops")

# The current definitions by qualified name, and the library of each.
OPDEFS = weakref.WeakValueDictionary()
OPDEF_TO_LIB = {}


def custom_op(name: str, fn: Callable | None = None, /, *, mutates_args: str | Iterable[str],
              device_types: str | Sequence[str] | None = None, schema: str | None = None,
              tags=None):
    """Defines the operator `ns::name` with a Python function as its kernel:

        @custom_op("mylib::sin", mutates_args=())
        def sin(x: Tensor) -> Tensor:
            return keyfall.from_numpy(numpy.sin(x.numpy()))

    `mutates_args` names the arguments that the function writes to. The schema is inferred from the
    annotations unless it is given. `device_types` lists the devices that the function supports;
    None means all. The function must return new tensors. Returns a CustomOpDef, which is called
    like the function and accepts more kernels. Defining the same name again replaces the
    operator."""

    def define(function):
        given = _normalize_tags(tags)
        if schema is None:
            text = infer_schema(function, mutates_args=mutates_args, tags=given)
        else:
            text = schema
            _check_mutates(name, schema, mutates_args)
        namespace, opname = utils.parse_namespace(name)
        result = CustomOpDef(namespace, opname, text, function, given)
        result.register_kernel(device_types)(function)
        return result

    return define if fn is None else define(fn)


def _normalize_tags(tags):
    if tags is None:
        return ()
    return (tags,) if isinstance(tags, _C.Tag) else tuple(tags)


def _check_mutates(name, schema, mutates_args):
    if isinstance(mutates_args, str):
        if mutates_args == "unknown":
            raise ValueError(
                f"custom_op({name!r}): a schema says which arguments are written to, so "
                "mutates_args must name them and cannot be 'unknown'"
            )
        raise ValueError(
            "mutates_args must either be a sequence of the names of "
            "the arguments that are mutated or the string 'unknown'. "
        )
    parsed = _C.parse_schema("_" + schema)
    written = {argument.name for argument in parsed.arguments if argument.is_write}
    if written != set(mutates_args):
        raise ValueError(
            f"Attempted to create a custom op with `mutates_args={mutates_args}` "
            f"and `schema={schema}. The schema suggests that the op mutates {written}"
            f"which is different from what was provided to us in `mutates_args`. "
            f"Please make these consistent."
        )


class CustomOpDef:
    """An operator defined by a Python function; methods add kernels. Created by custom_op."""

    _abstract_fn = _setup_context_fn = _backward_fn = _vmap_fn = None

    def __init__(self, namespace, name, schema, fn, tags=()):
        self._namespace, self._name, self._schema = namespace, name, schema
        self._tags, self._init_fn = tuple(tags), fn
        # Functions that later registrations replace, by device type or class.
        self._backend_fns, self._torch_dispatch_fns, self._autocast_dtype = {}, {}, {}
        self._disabled_kernel = set()  # device types
        self._lib = get_library_allowing_overwrite(namespace, name)
        self._define()
        OPDEFS[self._qualname] = self

    @property
    def _qualname(self):
        return f"{self._namespace}::{self._name}"

    def __repr__(self):
        return f"<CustomOpDef({self._qualname})>"

    def __call__(self, /, *args, **kwargs):
        return self._opoverload(*args, **kwargs)

    # -- The operator itself --

    def _define(self):
        schema_text = self._name + self._schema
        schema = _C.parse_schema(schema_text)
        if utils.has_kwarg_only_tensors(schema) and _C.Tag.out not in self._tags:
            raise NotImplementedError(
                f"custom_op with kwarg-only Tensor args. Please make your "
                f"tensors not kwarg-only. Got: {schema_text}"
            )
        compliant = _C.Tag.pt2_compliant_tag
        tags = self._tags if compliant in self._tags else (compliant, *self._tags)
        self._lib.define(schema_text, tags=tags)
        self._opoverload = utils.lookup_op(self._qualname)
        self._is_view = utils.is_single_view(self._opoverload._schema)
        self._lib._register_fake(self._name, self._fake_impl)
        self._register_autograd_kernel()
        if schema.is_mutable or self._is_view:
            self._lib.m.register_ad_inplace_or_view_fallback(self._name)

    def _fake_impl(self, *args, **kwargs):
        if self._abstract_fn is not None:
            return self._abstract_fn(*args, **kwargs)
        if utils.can_generate_trivial_fake_impl(self._opoverload):
            return None
        raise RuntimeError(
            f"There was no fake impl registered for {self}."
            + in_full(NO_FAKE_KERNEL, "") +
            f" Please use `{self._init_fn.__name__}.register_fake` to add an "
            f"fake impl."
        )

    def _register_autograd_kernel(self):
        kernel = autograd.make_autograd_impl(self._opoverload, self)
        self._lib.impl(self._name, kernel, "Autograd", with_keyset=True)

    # -- Kernels for devices --

    def register_kernel(self, device_types, fn=None, /):
        """Registers the kernel for one or more device types (None: all that have none). Decorator
        if `fn` is omitted. A second kernel for a device replaces the first."""

        def register(function):
            given = device_types
            for device_type in [given] if given is None or isinstance(given, str) else given:
                self._put(self._backend_fns, device_type, function, self._register_for_device)
            return function

        if device_types is not None:
            self._choose_by_device_argument()
        return register if fn is None else register(fn)

    def _choose_by_device_argument(self):
        """For an operator without tensor arguments, whose kernels are chosen by an argument."""
        schema = self._opoverload._schema
        if utils.has_tensor_arg(schema):
            return
        index = utils.get_device_arg_index(schema)
        if index is None:
            raise ValueError("Functions without tensor inputs are required to have a `device: torch.device` "
                             "argument")
        self._register_backend_select(index)

    def _register_for_device(self, device_type):
        backend_fns, disabled, init_fn = self._backend_fns, self._disabled_kernel, self._init_fn
        aliases = _C._any_output_is_alias_to_input_or_output
        is_view, name = self._is_view, self._name

        def backend_impl(*args, **kwargs):
            function = backend_fns[device_type] if device_type not in disabled else init_fn
            result = function(*args, **kwargs)
            if not is_view and aliases(args, kwargs, result):
                raise utils.aliasing_error(name, function)
            return result

        if device_type is None:
            key = "CompositeExplicitAutograd"
        else:
            key = _C._dispatch_key_for_device(device_type)
        self._lib.impl(self._name, backend_impl, key)

    def _register_backend_select(self, index):
        op, name = self._opoverload, self._name
        argument = op._schema.arguments[index].name

        def backend_select(keyset, *args, **kwargs):
            device = args[index] if index < len(args) else kwargs[argument]
            device_type = _C.device(device).type
            if device_type not in self._backend_fns and None not in self._backend_fns:
                raise RuntimeError(
                    f"{name} does not have a kernel registered for {device}. "
                    "Please use register_kernel to do so."
                )
            key = _C._dispatch_key_parse(_C._dispatch_key_for_device(device_type))
            return op.redispatch(_C.DispatchKeySet(key), *args, **kwargs)

        if not hasattr(self, "_selects_backend"):
            self._selects_backend = True
            self._lib.impl(self._name, backend_select, "BackendSelect", with_keyset=True)

    @contextlib.contextmanager
    def set_kernel_enabled(self, device_type, enabled=True):
        """Context manager that enables or disables the kernel for a device type. While it is
        disabled, the function that defined the operator runs instead."""
        verb, off = ("enable", False) if enabled else ("disable", True)
        before = device_type in self._disabled_kernel
        if device_type not in self._backend_fns:
            log.warning("Attempted to %s kernel for %s but no kernel was registered for this device type.", verb,
                        device_type)
        elif before == off:
            space = "" if off else " "  # as in PyTorch's text
            log.warning("Attempted to %s kernel for %s%s but it was already %sd.", verb, space, device_type, verb)
        self._switch(device_type, off)
        try:
            yield
        finally:
            self._switch(device_type, before)

    def _switch(self, device_type, off):
        change = self._disabled_kernel.add if off else self._disabled_kernel.discard
        change(device_type)

    # -- Other kernels --

    def register_fake(self, fn, /):
        """Registers the fake kernel: a function of the same arguments that returns empty tensors
        with the right shapes and dtypes."""
        self._abstract_fn = fn
        return fn

    def register_autograd(self, backward, /, *, setup_context=None):
        """Registers the derivative: `setup_context(ctx, inputs, output)` saves on `ctx` what
        `backward(ctx, *grads)` needs; backward returns a gradient for each input."""
        schema = self._opoverload._schema
        if not utils.is_functional_schema(schema, allow_valid_view=True):
            raise RuntimeError(
                f"Cannot register autograd formula for non-functional operator "
                f"{self} with schema {schema}. Please create "
                f"a functional operator and register an autograd formula for that."
            )
        self._backward_fn, self._setup_context_fn = backward, setup_context

    def register_torch_dispatch(self, torch_dispatch_class, fn=None, /):
        """Registers the operator's implementation for a dispatch mode or a tensor subclass."""

        def register(function):
            return self._put(self._torch_dispatch_fns, torch_dispatch_class, function, self._register_rule)

        return register if fn is None else register(fn)

    def _register_rule(self, torch_dispatch_class):
        rules = self._torch_dispatch_fns
        self._lib._register_torch_dispatch_rule(
            self._name, torch_dispatch_class,
            lambda *args, **kwargs: rules[torch_dispatch_class](*args, **kwargs))

    @staticmethod
    def _put(functions, key, function, install):
        """Sets the function of a key. Its first one installs a kernel that calls the current one."""
        if key not in functions:
            install(key)
        functions[key] = function
        return function

    def register_vmap(self, func=None):
        """Registers the batched form: `func(info, in_dims, *args, **kwargs)` returns the output and
        the positions of its batch dimensions."""

        def register(function):
            _vmap.set_rule(self._opoverload, self._lib, function)
            self._vmap_fn = function
            return function

        return register if func is None else register(func)

    def register_autocast(self, device_type, cast_inputs):
        """Makes autocast on a device cast the operator's floating-point inputs to `cast_inputs`."""
        key = _autocast.autocast_key(device_type)

        def install(device_type):
            kernel = _autocast.make_autocast_impl(
                self._opoverload, device_type, lambda: self._autocast_dtype[device_type]
            )
            self._lib.impl(self._name, kernel, key, with_keyset=True)

        self._put(self._autocast_dtype, device_type, cast_inputs, install)


def get_library_allowing_overwrite(namespace, name):
    """Returns a library for one operator, replacing an operator that custom_op defined before."""
    qualname = f"{namespace}::{name}"
    before = OPDEF_TO_LIB.pop(qualname, None)
    if before is not None:
        before._destroy()
    lib = _public_library.Library(namespace, "FRAGMENT")
    OPDEF_TO_LIB[qualname] = lib
    return lib


def _maybe_get_opdef(op):
    """Returns the CustomOpDef of a name, an OpOverload or a CustomOpDef; None otherwise."""
    if isinstance(op, CustomOpDef):
        return op
    if isinstance(op, OpOverload):
        op = op._name
    return OPDEFS.get(op) if isinstance(op, str) else None
