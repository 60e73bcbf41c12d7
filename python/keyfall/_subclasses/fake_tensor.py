"""Fake tensors: run a program's operators without data.

with FakeTensorMode():
    x = keyfall.randn(1000, 1000, 1000)     # takes no memory
    print((x @ x).shape)

A FakeTensor is a meta tensor that reports another device. Operators run their meta kernels on it,
so shapes, dtypes, strides and errors are those of real tensors. If a program needs values, an
exception names the operator that asked for them.
"""

import contextlib
import warnings
import weakref
from copy import deepcopy

from .. import _C
from .._shared.absent import absent_class, absent_function
from .._loading import lazy_module
from .._library.fake_impl import DynamicOutputShapeException, FakeImplCtx, set_ctx_getter
from .._library.simple_registry import singleton
from .._library.utils import zip_schema
from .._ops import ops
from ..nn.parameter import Parameter
from ..overrides import TorchFunctionMode
from ..utils._mode_utils import no_dispatch
from ..utils._python_dispatch import (TorchDispatchMode, is_traceable_wrapper_subclass,
                                      transform_subclass)
from ..utils._pytree import tree_flatten, tree_leaves, tree_map, tree_unflatten
from .meta_utils import MetaConverter, _grad_mode, is_sparse_any

_module = lazy_module("keyfall.nn.modules.module")
_printing = lazy_module("keyfall.sparse.printing")
_serialization = lazy_module("keyfall.serialization")
_tensor_state = lazy_module("keyfall._late.tensor_state")

Tensor = _C.Tensor
aten = ops.aten
_FAKE = _C._TorchDispatchModeKey.FAKE
_device_of = ops.prim.device.default

# Values are kept for tensors of at most this many elements: sizes and flags, not data.
CONSTANT_NUMEL_LIMIT = 1


class UnsupportedFakeTensorException(RuntimeError):
    """This kind of tensor cannot be fake."""


class UnsupportedOperatorException(RuntimeError):
    """An operator has neither a fake kernel nor a meta kernel."""

    def __init__(self, func):
        super().__init__(func)
        self.func = func


class DataDependentOutputException(RuntimeError):
    """An operator needs data, which fake tensors do not have."""

    def __init__(self, func):
        super().__init__(func)
        self.func = func


class MetadataMismatchError(RuntimeError):
    """A kernel and its fake kernel disagree."""

    def __init__(self, reason=""):
        super().__init__(reason)
        self.reason = reason


class FakeTensorDeviceMismatchError(RuntimeError):
    """An operator got fake tensors on different devices."""


# ---- The tensor ---------------------------------------------------------------------------------


def _with_index(device):
    """Returns the device as tensors report it: accelerators have an index."""
    device = _C.device(device)
    if device.index is None and device.type not in ("cpu", "meta"):
        return _C.device(device.type, 0)
    return device


class FakeTensor(Tensor):
    """A tensor without data. `fake_device` is the device it reports, `fake_mode` the mode that
    computes with it, `constant` a real tensor with its value if that is known, else None."""

    def __new__(cls, fake_mode, elem, device, constant=None):
        if elem.device.type != "meta":
            raise AssertionError(f"elem.device.type must be 'meta', got {elem.device.type}")
        device = _with_index(device)
        self = Tensor._make_subclass(
            cls,
            elem,
            elem.requires_grad,
            dispatch_device=True,
            device_for_backend_keys=device,
        )
        self.fake_device = device
        self.fake_mode = fake_mode
        self.constant = constant
        return self

    @staticmethod
    def from_tensor(t, fake_mode):
        """Returns a fake copy of a real tensor."""
        return fake_mode.from_tensor(t)

    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        if func is _device_of:
            fake = args[0]
            return _META if fake.fake_mode.in_kernel_invocation else fake.fake_device
        if any(_answers_itself(kind) for kind in types) or _C._get_dispatch_mode(_FAKE) is not None:
            return NotImplemented  # another class may handle it, or the mode did not
        mode = None
        for leaf in tree_leaves((args, kwargs)):
            if isinstance(leaf, FakeTensor):
                if mode is not None and leaf.fake_mode is not mode:
                    raise _mixed(leaf, mode)
                mode = leaf.fake_mode
        with mode:
            return func(*args, **(kwargs or {}))

    def __repr__(self, *, tensor_contents=None):
        if is_sparse_any(self):
            return _printing.text_of(self, "FakeTensor", "requires_grad=True" if self.requires_grad else "")
        parts = ["..."]
        if self.fake_device.type != "cpu":
            parts.append(f"device='{self.fake_device}'")
        parts.append(f"size={tuple(self.shape)}")
        if self.dtype != _C.get_default_dtype():
            parts.append(f"dtype={self.dtype}")
        if self.grad_fn is not None:
            parts.append(f"grad_fn=<{type(self.grad_fn).__name__}>")
        elif self.requires_grad:
            parts.append("requires_grad=True")
        text = f"FakeTensor({', '.join(parts)})"
        return f"Parameter({text})" if getattr(self, "_is_param", False) else text

    def data_ptr(self):
        """Returns 0: there is no memory."""
        warnings.warn(
            "a FakeTensor has no memory, so its data_ptr() is 0; code that needs the memory belongs "
            "into a custom operator with a fake kernel",
            stacklevel=2,
        )
        return 0

    def tolist(self):
        """Like Tensor.tolist, if the values are known."""
        if self.dim() == 0:
            return self.item()
        return [part.tolist() for part in self.unbind(0)]

    def to(self, *args, **kwargs):
        """Like Tensor.to for a tensor on the reported device."""
        device, dtype, non_blocking, copy, memory_format = _module._parse_to(*args, **kwargs)
        stays = device is None or _with_index(device) == self.fake_device
        if stays and not copy:
            # Only the dtype may change: the underlying meta tensor is not on that device.
            options = {} if memory_format is None else {"memory_format": memory_format}
            return super().to(dtype or self.dtype, **options)
        return aten._to_copy.default(
            self,
            dtype=dtype,
            device=device,
            non_blocking=non_blocking,
            memory_format=memory_format,
        )

    def cpu(self, memory_format=None):
        """Returns the tensor on the CPU."""
        return self.to("cpu", memory_format=memory_format)

    def cuda(self, device=None, non_blocking=False, memory_format=None):
        """Returns the tensor on a GPU, by default the first. Needs no GPU: there is no data."""
        return self.to(
            _C.device("cuda" if device is None else device),
            non_blocking=non_blocking,
            memory_format=memory_format,
        )

    def __copy__(self):
        with self.fake_mode, _grad_mode(False):
            copy = self.detach()
        copy.requires_grad_(self.requires_grad)
        vars(copy).update(vars(self))
        return copy

    def __deepcopy__(self, memo):
        if id(self) in memo:
            return memo[id(self)]
        if not self.is_leaf:
            raise RuntimeError(
                "Only Tensors created explicitly by the user (graph leaves) support the deepcopy "
                "protocol at the moment."
            )
        with self.fake_mode, _grad_mode(False):
            copy = self.clone()
        copy.requires_grad_(self.requires_grad)
        memo[id(self)] = copy
        own = ("fake_device", "fake_mode", "constant")
        for name, value in vars(self).items():
            if name not in own:
                setattr(copy, name, deepcopy(value, memo))
        if self.grad is not None:
            copy.grad = deepcopy(self.grad, memo)
        return copy

    def __reduce_ex__(self, protocol):
        saving = _serialization._serialization_tls
        if not saving.materialize_fake_tensors:
            raise TypeError("a FakeTensor has no data that could be saved; save() within "
                            "serialization.skip_data(materialize_fake_tensors=True) writes zeros for it")
        saving.fake_devices[self.untyped_storage()._cdata] = self.fake_device
        return _tensor_state._reduce_strided(self)


_META = _C.device("meta")


def _part(name):
    """The method that returns a part of a sparse tensor, as a fake."""
    def read(self):
        part = getattr(super(FakeTensor, self), name)()
        return part if isinstance(part, FakeTensor) else FakeTensor(self.fake_mode, part, self.fake_device)
    return read


for _name in ("_indices", "_values", "indices", "values", "crow_indices", "col_indices", "ccol_indices", "row_indices"):
    setattr(FakeTensor, _name, _part(_name))


def _answers_itself(kind):
    return (
        not issubclass(kind, FakeTensor)
        and kind.__torch_dispatch__ is not _C._disabled_torch_dispatch_impl
    )


def _mixed(fake, mode):
    return AssertionError(
        f"Mixing fake modes NYI: a FakeTensor of {fake.fake_mode} met {mode}, but only fakes of "
        "one mode can be computed with"
    )


def is_fake(x):
    """True for a fake tensor or a wrapper that holds only fakes."""
    if isinstance(x, FakeTensor):
        return True
    if not isinstance(x, Tensor) or not is_traceable_wrapper_subclass(x):
        return False
    names, _ = x.__tensor_flatten__()
    return all(is_fake(getattr(x, name)) for name in names)


def maybe_get_fake_mode(t):
    """Returns the mode of a fake tensor, or of the fakes in a wrapper; None for a real tensor."""
    if isinstance(t, FakeTensor):
        return t.fake_mode
    if not isinstance(t, Tensor) or not is_traceable_wrapper_subclass(t):
        return None
    modes = [maybe_get_fake_mode(getattr(t, name)) for name in t.__tensor_flatten__()[0]]
    found = next((mode for mode in modes if mode is not None), None)
    if any(mode is not found for mode in modes):
        raise AssertionError("the inner tensors of a wrapper are fakes of different modes")
    return found


@contextlib.contextmanager
def unset_fake_temporarily():
    """Context without an active fake mode; yields the mode that was active, or None."""
    mode = _C._unset_dispatch_mode(_FAKE)
    try:
        yield mode
    finally:
        if mode is not None:
            _C._set_dispatch_mode(mode)


@contextlib.contextmanager
def in_kernel_invocation_manager(fake_mode):
    """Context in which operators run meta kernels on fakes, and fakes are plain meta tensors."""
    before, inside = _C._meta_in_tls_dispatch_include(), fake_mode.in_kernel_invocation
    guard = _C._DisableTorchDispatch()
    fake_mode.in_kernel_invocation = True
    _C._set_meta_in_tls_dispatch_include(True)
    try:
        yield
    finally:
        fake_mode.in_kernel_invocation = inside
        _C._set_meta_in_tls_dispatch_include(before)
        del guard


# ---- Conversion of real tensors ------------------------------------------------------------------


def _is_strided_view(t):
    """True if as_strided() of its base reproduces the tensor. Not the case if the dtype or the lazy
    bits differ; the fake then shares the memory but is not marked as a view."""
    if t.is_inference() or not t._is_view():
        return False
    return t.dtype == t._base.dtype and not t.is_conj() and not t.is_neg()


class FakeTensorConverter:
    """Creates fakes, one for each real tensor while both are alive, and tracks the fakes whose
    value is known."""

    def __init__(self, *, copy_data=False, export=False):
        self.export = export
        self.meta_converter = MetaConverter()
        self.tensor_memo = {}  # id of a tensor: references to it and to its fake
        self._constants = {}  # address of a fake's storage: references to fakes

    def from_meta_and_device(self, fake_mode, t, device):
        """Returns a fake of a meta tensor that reports a device."""
        fake = self._known(t)
        if fake is None:
            fake = FakeTensor(fake_mode, t, device)
            self._remember(t, fake)
        return fake

    def _known(self, t):
        tensor, fake = self.tensor_memo.get(id(t), (None, None))
        return fake() if tensor is not None and tensor() is t else None

    def from_real_tensor(self, fake_mode, t, make_constant=False):
        """Returns a fake of a real tensor, with its strides, its memory sharing, its base if it is
        a view, and its gradient."""
        known = self._known(t)
        if known is not None and not make_constant:
            return known
        if t.layout != _C.strided and not is_sparse_any(t):
            raise UnsupportedFakeTensorException(f"there are no fakes of layout {t.layout}")
        fake = self._make(fake_mode, t)
        if make_constant:
            self.set_constant(fake, t)
            return fake
        self._remember(t, fake)
        if t.is_leaf and t.grad is not None:
            fake.grad = self.from_real_tensor(fake_mode, t.grad)
        return fake

    def _make(self, fake_mode, t):
        if _is_strided_view(t):
            base = self.from_real_tensor(fake_mode, t._base)
            with fake_mode, _grad_mode(not t.is_leaf):
                fake = base.as_strided(t.size(), t.stride(), t.storage_offset())
        else:
            fake = FakeTensor(fake_mode, self.meta_converter.detached(t), t.device)
            if t.requires_grad and not t.is_leaf:
                with fake_mode, _grad_mode(True):
                    return fake.requires_grad_().clone()
        if t.requires_grad and t.is_leaf:
            fake.requires_grad_()
        if isinstance(t, Parameter):
            fake._is_param = True
        return fake

    def _remember(self, t, fake):
        memo, key = self.tensor_memo, id(t)

        def gone(reference):
            if any(kept is reference for kept in memo.get(key, ())):
                del memo[key]

        # Both references are weak: a fake holds its mode, which holds this object.
        memo[key] = (weakref.ref(t, gone), weakref.ref(fake, gone))

    # Fakes that share memory change together; those with a known value are found by that memory.

    def set_constant(self, fake, constant):
        """Sets the known value of a fake to that of a real tensor."""
        fake.constant = constant
        users, user = self._constants.setdefault(_memory_of(fake), {}), id(fake)
        users[user] = weakref.ref(fake, lambda _: users.pop(user, None))

    def forget_constants(self, written):
        """Forgets the values of fakes whose memory was written with unknown values."""
        for reference in self._constants.pop(_memory_of(written), {}).values():
            fake = reference()
            if fake is not None:
                fake.constant = None


def _memory_of(fake):
    with no_dispatch():
        return fake.untyped_storage()._cdata


# ---- The mode -----------------------------------------------------------------------------------

# These accept tensors on several devices and use the first one's.
_FIRST_DEVICE = frozenset({
    "_index_put_impl_", "_to_copy", "_unsafe_index", "_unsafe_index_put", "copy", "copy_", "index",
    "index_put", "index_put_", "set_",
})
_FALLBACK_NAMESPACES = frozenset({"aten", "prim", "prims"})


class FakeTensorMode(TorchDispatchMode):
    """Inside `with FakeTensorMode():` operators create fake tensors and compute with them.

    Real tensors raise, unless `allow_non_fake_inputs`; `mode.from_tensor(x)` makes a fake of one.
    `allow_fallback_kernels`: aten operators without a meta kernel run on zeros."""

    def __init__(
        self,
        *,
        allow_fallback_kernels=True,
        allow_non_fake_inputs=False,
        shape_env=None,
        static_shapes=None,
        export=False,
    ):
        super().__init__()
        if shape_env is not None and not static_shapes:
            raise NotImplementedError(
                "FakeTensorMode: sizes are numbers here, not symbols of a shape_env; use "
                "static_shapes=True"
            )
        self.allow_fallback_kernels = allow_fallback_kernels
        self.allow_non_fake_inputs = allow_non_fake_inputs
        self.allow_scalar_outputs = False
        self.shape_env = shape_env
        self.static_shapes = True
        self.fake_tensor_converter = FakeTensorConverter(export=export)
        self.in_kernel_invocation = False
        self.enter_stack = []
        self._mode_key = _FAKE

    @classmethod
    def is_infra_mode(cls):
        return True

    def __enter__(self):
        # Suspends another fake mode until this one exits.
        before = _C._unset_dispatch_mode(_FAKE)
        # Data goes to its device as a fake: the device need not exist.
        self.enter_stack.append((before, _C._only_lift_cpu_tensors()))
        _C._set_only_lift_cpu_tensors(True)
        _C._set_dispatch_mode(self)
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        before, only_lift = self.enter_stack.pop()
        _C._set_only_lift_cpu_tensors(only_lift)
        _C._unset_dispatch_mode(_FAKE)
        if before is not None:
            _C._set_dispatch_mode(before)

    def from_tensor(
        self, tensor, *, static_shapes=None, source=None, symbolic_context=None, trace=True
    ):
        """Returns a fake of a real tensor, or of a wrapper, always the same for the same one."""
        if isinstance(tensor, FakeTensor):
            if tensor.fake_mode is not self:
                raise _mixed(tensor, self)
            return tensor
        if is_traceable_wrapper_subclass(tensor):
            return transform_subclass(tensor, lambda name, inner: self.from_tensor(inner))
        with unset_fake_temporarily():
            return self.fake_tensor_converter.from_real_tensor(self, tensor)

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return self.dispatch(func, types, args, kwargs or {})

    def dispatch(self, func, types, args=(), kwargs=None):
        """Runs an operator on fakes."""
        if any(_answers_itself(kind) for kind in types):
            return NotImplemented
        kwargs = kwargs or {}
        if func is aten.lift_fresh.default and not isinstance(args[0], FakeTensor):
            return self._lift(args[0])
        leaves, spec = tree_flatten((args, kwargs))
        leaves = [self._as_fake(leaf, func, args, kwargs) for leaf in leaves]
        call = _Call(self, func, leaves, spec)
        if func._schema.is_mutable:
            call.write_constants()
        elif call.all_constant() and _C.Tag.data_dependent_output in func.tags:
            return call.run_on_constants()
        result = call.run()
        if call.all_constant() and not func._schema.is_mutable:
            call.propagate_constants(result)
        return result

    def _lift(self, real):
        with no_dispatch():
            constant = real.clone() if real.numel() <= CONSTANT_NUMEL_LIMIT else None
        if constant is None:
            return FakeTensor(self, self.fake_tensor_converter.meta_converter.detached(real), real.device)
        return self.fake_tensor_converter.from_real_tensor(self, constant, make_constant=True)

    def _as_fake(self, leaf, func, args, kwargs):
        if not isinstance(leaf, Tensor):
            return leaf
        if isinstance(leaf, FakeTensor):
            if leaf.fake_mode is not self:
                raise _mixed(leaf, self)
            return leaf
        if not self.allow_non_fake_inputs:
            raise AssertionError(
                "Please convert all Tensors to FakeTensors first or instantiate FakeTensorMode "
                f"with 'allow_non_fake_inputs'. Found in {render_call(func, args, kwargs)}"
            )
        return self.fake_tensor_converter.from_real_tensor(self, leaf)


def render_call(func, args, kwargs):
    """Formats a call; tensors appear without their values."""

    def text(value):
        if isinstance(value, Tensor) and not isinstance(value, FakeTensor):
            return f"tensor([...], size={tuple(value.shape)})"
        return repr(value)

    given = [text(value) for value in args]
    given += [f"{name}={text(value)}" for name, value in kwargs.items()]
    return f"{func}({', '.join(given)})"


class _Call:
    """One call of an operator on fakes."""

    def __init__(self, mode, func, leaves, spec):
        self.mode, self.func, self.leaves, self.spec = mode, func, leaves, spec
        self.args, self.kwargs = tree_unflatten(leaves, spec)
        self.fakes = [leaf for leaf in leaves if isinstance(leaf, FakeTensor)]

    # Constants: if all inputs are known, so is the result.

    def all_constant(self):
        return (
            bool(self.fakes)
            and all(fake.constant is not None for fake in self.fakes)
            and _C.Tag.nondeterministic_seeded not in self.func.tags
        )

    def run_on_constants(self):
        leaves = [x.constant if isinstance(x, FakeTensor) else x for x in self.leaves]
        args, kwargs = tree_unflatten(leaves, self.spec)
        with no_dispatch():
            return self.func(*args, **kwargs)

    def propagate_constants(self, result):
        fakes = [leaf for leaf in tree_leaves(result) if isinstance(leaf, FakeTensor)]
        if not fakes or any(fake.numel() > CONSTANT_NUMEL_LIMIT for fake in fakes):
            return
        if any(isinstance(leaf, _C.device) and leaf.type != "cpu" for leaf in self.leaves):
            return  # the device need not exist
        values = [x for x in tree_leaves(self.run_on_constants()) if isinstance(x, Tensor)]
        for fake, value in zip(fakes, values):
            self.mode.fake_tensor_converter.set_constant(fake, value)

    def write_constants(self):
        """Writing known values to known values keeps them known; any other write makes them, and
        all fakes that share their memory, unknown."""
        if self.all_constant() and _C.Tag.inplace_view not in self.func.tags:
            self.run_on_constants()
            return
        for argument, value in self._given():
            if argument.is_write:
                for leaf in tree_leaves(value):
                    if isinstance(leaf, FakeTensor):
                        self.mode.fake_tensor_converter.forget_constants(leaf)

    def _given(self):
        return zip_schema(self.func._schema, self.args, self.kwargs)

    # Running.

    def run(self):
        func, mode = self.func, self.mode
        kernel = _fake_kernel_of(func)
        if kernel is not None:
            with mode, set_ctx_getter(lambda: FakeImplCtx(mode, func)):
                return kernel(*self.args, **self.kwargs)
        if func.namespace != "aten" or _C._dispatch_has_kernel_for_dispatch_key(
            func._name, "CompositeImplicitAutograd"
        ):
            with mode:
                result = func.decompose(*self.args, **self.kwargs)
            if result is not NotImplemented:
                return result
        if not self.fakes and not self._makes_tensor():
            return self._run_on_numbers()
        self._refuse_data()
        device = self._device()
        if not _C._dispatch_has_computed_kernel_for_dispatch_key(func._name, "Meta"):
            return self._run_on_zeros(device)
        leaves = [_for_meta(leaf) for leaf in self.leaves]
        args, kwargs = tree_unflatten(leaves, self.spec)
        if device is not None and self._makes_tensor():
            kwargs = {**kwargs, "device": _META}
        with in_kernel_invocation_manager(mode):
            result = func(*args, **kwargs)
        return self._wrapped(result, device)

    def _refuse_data(self):
        tags = self.func.tags
        if _C.Tag.data_dependent_output in tags:
            raise DataDependentOutputException(self.func)
        if _C.Tag.dynamic_output_shape not in tags:
            return
        if self.func is aten.index.Tensor:
            masks = (_C.bool, _C.uint8)
            if any(index is not None and index.dtype in masks for index in self.args[1]):
                raise DynamicOutputShapeException(aten.nonzero.default)
            return
        if self.func is aten.repeat_interleave.Tensor and self.kwargs.get("output_size") is not None:
            return
        raise DynamicOutputShapeException(self.func)

    def _makes_tensor(self):
        return any(argument.name == "device" for argument in self.func._schema.arguments)

    def _device(self):
        """Returns the device of the results."""
        asked = [leaf for leaf in self.leaves if isinstance(leaf, _C.device)]
        if asked:
            return asked[-1]
        if not self.fakes:
            return _C.get_default_device() if self._makes_tensor() else None
        if self.func.overloadpacket.__name__ in _FIRST_DEVICE:
            return self.fakes[0].fake_device
        return _common_device(self.fakes)

    def _wrapped(self, result, device):
        def wrap(value):
            if not isinstance(value, Tensor) or isinstance(value, FakeTensor):
                return value
            if value.device.type != "meta":  # some operators create their results from numbers
                value = MetaConverter().detached(value)
            return FakeTensor(self.mode, value, _META if device is None else device)

        return tree_map(wrap, result)

    def _run_on_numbers(self):
        """Runs without tensors, where nothing is fake: div(4, 2) is known."""
        with no_dispatch():
            result = self.func(*self.args, **self.kwargs)
        return tree_map(lambda x: self.mode._lift(x) if isinstance(x, Tensor) else x, result)

    def _run_on_zeros(self, device):
        """Runs the real kernel on zeros and takes the shapes of its results."""
        if (
            not self.mode.allow_fallback_kernels
            or self.func.namespace not in _FALLBACK_NAMESPACES
            or self.func._schema.is_mutable
        ):
            raise UnsupportedOperatorException(self.func)

        def real(leaf):
            if not isinstance(leaf, FakeTensor):
                return leaf
            strided = _C._VariableFunctions.empty_strided
            return strided(leaf.shape, leaf.stride(), dtype=leaf.dtype, device="cpu").zero_()

        with no_dispatch():
            leaves = [real(leaf) for leaf in self.leaves]
            args, kwargs = tree_unflatten(leaves, self.spec)
            result = self.func(*args, **kwargs)
        given = {id(leaf) for leaf in leaves}
        if any(id(leaf) in given for leaf in tree_leaves(result) if isinstance(leaf, Tensor)):
            raise UnsupportedOperatorException(self.func)
        convert = MetaConverter().detached
        return self._wrapped(
            tree_map(lambda x: convert(x) if isinstance(x, Tensor) else x, result), device
        )


def _for_meta(leaf):
    """Converts an argument for the meta kernel: devices become meta, generators are dropped."""
    if isinstance(leaf, _C.device):
        return _META
    return None if isinstance(leaf, _C.Generator) else leaf


def _fake_kernel_of(func):
    return singleton.find(func._name).fake_impl.kernel


def _common_device(fakes):
    """Returns the common device; 0-d CPU tensors and meta tensors match any device."""
    found, number = None, False
    for fake in fakes:
        device = fake.fake_device
        is_number = device.type == "cpu" and fake.dim() == 0
        if found is None or (number and not is_number) or found.type == "meta":
            found, number = device, is_number
        elif device != found and not is_number and device.type != "meta":
            raise FakeTensorDeviceMismatchError(
                "Expected all tensors to be on the same device, but found at least two devices, "
                f"{found} and {device}!"
            )
    return found


class FakeCopyMode(TorchFunctionMode):
    """Context that makes copies of real tensors fakes: copy.deepcopy(model) is a fake model."""

    def __init__(self, fake_mode):
        super().__init__()
        self.fake_mode = fake_mode

    def __torch_function__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        if func is Tensor.clone:
            return func(self.fake_mode.from_tensor(args[0]), **kwargs)
        if func is Tensor.__deepcopy__:
            tensor, memo = args
            if id(tensor) not in memo:
                memo[id(tensor)] = self.fake_mode.from_tensor(tensor)
            return memo[id(tensor)]
        with _C.DisableTorchFunctionSubclass():
            return func(*args, **kwargs)


_CacheKeyState = absent_class("torch._subclasses.fake_tensor._CacheKeyState")
extract_tensor_metadata = absent_function("torch._subclasses.fake_tensor.extract_tensor_metadata")
