"""CustomOp: operators defined by a schema or an annotated function, with kernels per device and a
derivative in two functions: save_for_backward and backward."""

import functools
import inspect
import weakref

from .. import _C, library
from .._library import utils
from .._library.infer_schema import infer_schema
from .._shared.torch_messages import NO_CUSTOM_KERNEL, in_full
from . import autograd

SUPPORTED_DEVICE_TYPE_TO_KEY = {"cpu": "CPU", "cuda": "CUDA"}
RESERVED_NS = {"prim", "prims", "aten", "at", "torch", "pytorch"}

global_registry = {}


def custom_op(qualname, manual_schema=None):
    """Decorator: defines the operator `ns::name` from a function's signature and returns a
    CustomOp. The function's body is not used. With `manual_schema`, its parameters must match the
    schema and have no annotations or defaults."""

    def define(func):
        if not inspect.isfunction(func):
            raise ValueError(
                f"custom_op(...)(func): Expected `func` to be a Python function, got: {type(func)}"
            )
        namespace, name = parse_qualname(qualname)
        validate_namespace(namespace)
        if func.__name__ != name:
            raise ValueError(f"custom_op(qualname='{qualname}', ...)(func): expected `func` to have name '{name}' "
                             f"but got '{func.__name__}'. Please either change the name of `func` or the "
                             "qualname that is passed to `custom_op`")
        if manual_schema is None:
            return define_op(qualname, infer_schema(func, mutates_args=()))
        schema = parse_schema(f"{name}{manual_schema}")
        check_matches_signature(schema, func)
        return define_op(qualname, manual_schema)

    return define


def define_op(qualname, schema):
    """Defines an operator from its qualified name and a schema without the name."""
    namespace, name = parse_qualname(qualname)
    validate_namespace(namespace)
    parsed = parse_schema(name + schema)
    validate_schema(parsed)
    lib = library.Library(namespace, "FRAGMENT")
    lib.define(name + schema, tags=(_C.Tag.needs_fixed_stride_order,))
    return CustomOp(lib, namespace, parsed, name, utils.lookup_op(qualname), _private_access=True)


def get_op(qualname):
    """Returns the OpOverload of a qualified name."""
    try:
        return utils.lookup_op(qualname)
    except AttributeError:
        raise RuntimeError(
            f"The operator {qualname} does not exist. Please make sure it has been registered "
            "before calling this function."
        ) from None


def find_custom_op(qualname, also_check_torch_library=False):
    """Returns the CustomOp of a qualified name. With `also_check_torch_library`, creates one for an
    operator that was defined by another API."""
    if qualname in global_registry:
        return global_registry[qualname]
    if not also_check_torch_library:
        raise RuntimeError(
            f'Could not find custom op "{qualname}". Did you register it via '
            "torch._custom_ops.custom_op?"
        )
    overload = get_op(qualname)
    namespace, name = parse_qualname(qualname)
    lib = library.Library(namespace, "FRAGMENT")
    return CustomOp(
        lib, namespace, overload._schema, name, overload, _private_access=True, _own=False
    )


class CustomOp:
    """An operator of this API. Created by custom_op."""

    def __init__(
        self, lib, cpp_ns, schema, operator_name, ophandle, *, _private_access=False, _own=True
    ):
        if not _private_access:
            raise RuntimeError(
                "The CustomOp constructor is private and we do not guarantee "
                "BC for it. Please use custom_op(...) to create a CustomOp object"
            )
        self._schema = schema
        self._cpp_ns = cpp_ns
        self._lib = lib
        self._opname = operator_name
        self._overload = ophandle
        self._qualname = f"{cpp_ns}::{operator_name}"
        self._impls = {}  # device type, "save_for_backward" or "backward": (function, location)
        self._output_differentiability = None
        self._has_autograd_kernel = False
        self.__name__ = operator_name
        global_registry[self._qualname] = self
        if _own:
            self._register_autograd_kernel()
            _C._dispatch_set_report_error_callback(
                ophandle._handle, functools.partial(_report_missing_kernel, weakref.proxy(self))
            )

    def __repr__(self):
        return f'<CustomOp(op="{self._qualname}")>'

    def __call__(self, *args, **kwargs):
        return self._overload(*args, **kwargs)

    def _destroy(self):
        """Removes the operator."""
        self._lib._destroy()
        global_registry.pop(self._qualname, None)

    # -- Registrations --

    def _add(self, kind, func):
        if kind in self._impls:
            location = self._impls[kind][1]
            raise RuntimeError(
                f"Attempting to register a {kind} impl for operator {self._qualname} "
                f"that already has a {kind} impl registered from Python at {location}. "
                f"This is not supported."
            )
        self._impls[kind] = func, utils.caller_source()

    def impl(self, device_types):
        """Decorator: registers the kernel for one or more device types."""
        types = (device_types,) if isinstance(device_types, str) else tuple(device_types)
        for device_type in types:
            if device_type not in SUPPORTED_DEVICE_TYPE_TO_KEY:
                raise ValueError(
                    f"CustomOp.impl(device_types=[{device_type}, ...]): we only support "
                    f"device_type in {SUPPORTED_DEVICE_TYPE_TO_KEY.keys()}."
                )

        def register(func):
            for device_type in types:
                self._check_no_kernel(device_type)
                self._add(device_type, func)
                self._lib.impl(self._opname, func, SUPPORTED_DEVICE_TYPE_TO_KEY[device_type])
            return func

        return register

    def _has_kernel(self, key):
        return _C._dispatch_has_kernel_for_dispatch_key(self._qualname, key)

    def _check_no_kernel(self, device_type):
        if device_type in self._impls:
            return
        composite = ("CompositeImplicitAutograd", "CompositeExplicitAutograd")
        for key in (*composite, SUPPORTED_DEVICE_TYPE_TO_KEY[device_type]):
            if self._has_kernel(key):
                raise RuntimeError(
                    f"impl(..., device_types={device_type}): the operator {self._qualname} "
                    f"already has an implementation for this device type via a "
                    f"pre-existing registration to DispatchKey::{key}."
                )

    def impl_abstract(self):
        """Decorator: registers the fake kernel, which computes shapes and dtypes only."""
        return library.register_fake(self._qualname, lib=self._lib)

    impl_factory = impl_abstract

    def impl_save_for_backward(self):
        """Decorator: registers `func(inputs, output)`, which returns what backward needs."""

        def register(func):
            self._check_can_register_backward()
            self._register_autograd_kernel()
            self._add("save_for_backward", func)
            return func

        return register

    def impl_backward(self, output_differentiability=None):
        """Decorator: registers `func(ctx, saved, *grads)`, which returns {argument: gradient}."""
        self._check_output_differentiability(output_differentiability)

        def register(func):
            self._check_can_register_backward()
            self._register_autograd_kernel()
            self._add("backward", func)
            self._output_differentiability = output_differentiability
            return func

        return register

    def _check_output_differentiability(self, given):
        if given is None:
            return
        wrong = "impl_backward(output_differentiability): expected output_differentiability to be "
        if not isinstance(given, list) or not all(isinstance(item, bool) for item in given):
            raise RuntimeError(f"{wrong}a list of bools, got: {given}")
        count = len(self._schema.returns)
        if len(given) != count:
            raise RuntimeError(
                f"{wrong}a list of bools with as many elements as there are outputs "
                f"({count}), got: {given}"
            )

    def _check_can_register_backward(self):
        if self._has_autograd_kernel:
            return

        def refuse(what):
            raise RuntimeError(
                f"Cannot use torch._custom_ops APIs to register backward "
                f"formula for {what}. Got operator "
                f"{self._opname} with schema: {self._schema}"
            )

        schema = self._schema
        if schema.is_mutable:
            refuse("non-functional operator")
        if not schema.returns:
            refuse("operator with no returns")
        if not utils.is_functional_schema(schema):
            refuse("operator that returns views")
        for key in ("CompositeImplicitAutograd", "Autograd", "AutogradCPU", "AutogradCUDA"):
            if self._has_kernel(key):
                raise RuntimeError(
                    f"impl_backward/impl_save_for_backward: the operator {self._qualname} "
                    f"already has an implementation for DispatchKey::{key} via a pre-existing "
                    "registration; it cannot have a backward formula as well"
                )

    def _register_autograd_kernel(self):
        if not self._has_autograd_kernel:
            kernel = autograd.autograd_kernel(weakref.proxy(self))
            self._lib.impl(self._opname, kernel, "Autograd")
            self._has_autograd_kernel = True

    def _get_impl(self, kind):
        return self._impls[kind]

    def _has_impl(self, kind):
        return kind in self._impls


def _report_missing_kernel(custom_op, key):
    name = custom_op._qualname
    if key == "Undefined":
        raise NotImplementedError(
            f"{name}: There were no Tensor inputs to this operator "
            f"(e.g. you passed an empty list of Tensors). If your operator is a "
            f"factory function (that is, it takes no Tensors and constructs "
            f"a new one), then please use CustomOp.impl_factory to register "
            f"an implementation for it"
        )
    if key == "Meta":
        raise NotImplementedError(
            f"{name}: when running with device='Meta' tensors: there is no "
            f"fake impl or Meta kernel registered for this CustomOp. Please register one via "
            f"CustomOp.impl_abstract to get this CustomOp to work with Meta tensors"
        )
    if key in ("CPU", "CUDA"):
        device = key.lower()
        raise NotImplementedError(
            f"{name}: when running with device='{device}' tensors: there is no "
            f"{device} impl registered for this CustomOp. Please register one via "
            f"CustomOp.impl(device_type='{device}')"
        )
    raise NotImplementedError(
        f"{name}: No implementation for dispatch key {key}."
        + in_full(NO_CUSTOM_KERNEL, " Register one with Library.impl of keyfall.library.")
    )


# ---- Names and schemas --------------------------------------------------------------------------


def parse_qualname(qualname):
    """Splits "ns::name" into ("ns", "name"). This API does not support overloads."""
    namespace, name = utils.parse_namespace(qualname)
    if "." in name:
        raise ValueError(
            f"The torch.custom_ops APIs do not handle overloads, "
            f"i.e. operator names with '.' in them. "
            f"Please name your operator something like '{qualname.partition('.')[0]}'. "
            f"Got: {qualname}"
        )
    return namespace, name


def validate_namespace(ns):
    if "." in ns:
        raise ValueError(
            f'custom_op(..., ns="{ns}"): expected ns to not contain any . (and be a '
            f"valid variable name)"
        )
    if ns in RESERVED_NS:
        raise ValueError(
            f"custom_op(..., ns='{ns}'): '{ns}' is a reserved namespace, "
            f"please choose something else. "
        )


def parse_schema(text):
    """Parses a schema; raises AssertionError if the text is not valid."""
    try:
        return _C.parse_schema(text)
    except RuntimeError as error:
        raise AssertionError(f"Invalid function schema: {text}") from error


def validate_schema(schema):
    if not utils.is_functional_schema(schema):
        raise ValueError(
            f"custom_op only supports functional operators "
            f"(ops that do not mutate any inputs, do not return "
            f"views of the inputs, and has at least one return). "
            f"Got the following non-functional schema: {schema}"
        )
    if schema.arguments and schema.arguments[0].name == "self":
        raise ValueError(
            f"custom_op does not support arguments named 'self'. Please "
            f"rename your argument. Got: {schema}"
        )


def check_matches_signature(schema, func):
    """Checks that a function has the schema's parameters, without annotations or defaults."""
    signature = inspect.signature(func)
    params = signature.parameters.values()

    def refuse(what):
        raise ValueError(
            f"custom_op(..., manual_schema)(func): {what} Got: func with signature {signature} and "
            f"schema {schema}"
        )

    if any(p.kind in (p.VAR_POSITIONAL, p.VAR_KEYWORD, p.POSITIONAL_ONLY) for p in params):
        refuse("positional-only arguments, *args and **kwargs are not supported.")
    if any(p.annotation is not inspect.Parameter.empty for p in params) or (
        signature.return_annotation is not inspect.Signature.empty
    ):
        refuse("When passing in a manual schema, we expect func to have no type annotations.")
    if any(p.default is not inspect.Parameter.empty for p in params) or any(
        argument.has_default_value() for argument in schema.arguments
    ):
        refuse("neither func nor manual_schema should have default arguments.")
    mine = [(p.name, p.kind == p.KEYWORD_ONLY) for p in params]
    theirs = [(argument.name, argument.kwarg_only) for argument in schema.arguments]
    if mine != theirs:
        refuse("When passing in a manual schema, we expect func's signature to match it.")


def get_ctx():
    """Inside a fake kernel: returns the context that creates data-dependent sizes."""
    return library.get_ctx()
