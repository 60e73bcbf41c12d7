"""Fake kernels: compute an operator's output shapes and dtypes without data."""

import contextlib
import functools

from .. import _C
from .utils import Kernel, RegistrationHandle


class DynamicOutputShapeException(RuntimeError):
    """An operator's output shape depends on data, and no symbolic size can represent it here."""

    def __init__(self, func):
        super().__init__(func)
        self.func = func


class FakeImplHolder:
    """The fake kernels of an operator; the newest one is used."""

    def __init__(self, qualname):
        self.qualname = qualname
        self.kernels = []
        self.lib = None

    @property
    def kernel(self):
        return self.kernels[-1] if self.kernels else None

    def register(self, func, source, lib, *, allow_override=True):
        """Adds a fake kernel, also as the operator's Meta kernel; returns a handle to remove it."""
        if not allow_override:
            self._check_free()
        kernel = Kernel(func, source)
        self.kernels.append(kernel)

        def forget():
            if kernel in self.kernels:
                self.kernels.remove(kernel)

        try:
            lib.impl(
                self.qualname,
                construct_meta_kernel(self.qualname, self),
                "Meta",
                allow_override=allow_override,
            )
        except BaseException:
            forget()
            raise
        return RegistrationHandle(forget)

    def _check_free(self):
        name = self.qualname
        if self.kernel is not None:
            raise RuntimeError(
                f"register_fake(...): the operator {name} already has a fake impl registered at "
                f"{self.kernel.source}."
            )
        if _C._dispatch_has_kernel_for_dispatch_key(name, "Meta"):
            raise RuntimeError(
                f"register_fake(...): the operator {name} already has an DispatchKey::Meta "
                "implementation via a pre-existing torch.library or TORCH_LIBRARY registration. "
                "Please either remove that registration or don't call register_fake."
            )
        if _C._dispatch_has_kernel_for_dispatch_key(name, "CompositeImplicitAutograd"):
            raise RuntimeError(
                f"register_fake(...): the operator {name} already has an implementation for this "
                "device type via a pre-existing registration to "
                "DispatchKey::CompositeImplicitAutograd. CompositeImplicitAutograd operators do "
                "not need a fake impl; instead, the operator will decompose into its constituents "
                "and those can have fake impls defined on them."
            )


def construct_meta_kernel(qualname, holder):
    """Returns a Meta kernel that runs the newest fake kernel. In it, `get_ctx()` raises: shapes
    cannot depend on data here."""

    def no_context():
        raise RuntimeError(
            f"{qualname} ({holder.kernel.source}): You're trying to run this operator with meta Tensors (as "
            "opposed to FakeTensors), but this operator may return an output Tensor with data-dependent shape. "
            "Meta Tensors don't support operators with outputs that have data-dependent shapes but FakeTensors "
            "do. If your operator does not return an output with data-dependent shape, make sure the FakeTensor "
            "and/or meta kernel does not call torch.library.get_ctx(). Otherwise, please use FakeTensors.")

    @functools.wraps(holder.kernel.func)
    def meta_kernel(*args, **kwargs):
        with set_ctx_getter(no_context):
            return holder.kernel(*args, **kwargs)

    return meta_kernel


# ---- The context of a fake kernel ----------------------------------------------------------------


def _no_context():
    return None


global_ctx_getter = _no_context


@contextlib.contextmanager
def set_ctx_getter(ctx_getter):
    """Context in which `get_ctx()` returns the result of `ctx_getter`."""
    global global_ctx_getter
    before, global_ctx_getter = global_ctx_getter, ctx_getter
    try:
        yield
    finally:
        global_ctx_getter = before


class FakeImplCtx:
    """The context of a fake kernel: creates data-dependent sizes."""

    def __init__(self, _fake_mode, _op):
        self._fake_mode = _fake_mode
        self._shape_env = getattr(_fake_mode, "shape_env", None)
        self._op = _op

    def create_unbacked_symint(self, *, min=2, max=None):
        """The older name of new_dynamic_size."""
        return self.new_dynamic_size(min=min, max=max)

    def new_dynamic_size(self, *, min=0, max=None):
        """Returns a size that is unknown until the operator runs, from `min` to `max`."""
        shape_env = self._shape_env
        if shape_env is None or not shape_env.allow_dynamic_output_shape_ops:
            raise DynamicOutputShapeException(self._op)
        if isinstance(min, _C.SymInt) or isinstance(max, _C.SymInt):
            raise ValueError(
                f"ctx.new_dynamic_size(min={min}, max={max}): expected "
                "min and max to be statically known ints but got SymInt. "
                "This is not supported."
            )
        if min < 0:
            raise ValueError(
                f"ctx.new_dynamic_size(min={min}, ...): expected min to be "
                "greater than or equal to 0: this API can only create "
                "non-negative sizes."
            )
        return shape_env.create_unbacked_symint_in_range(min, max)
