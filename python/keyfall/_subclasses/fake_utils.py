"""Compares real and fake computation."""

from .. import _C
from ..utils._python_dispatch import TorchDispatchMode
from ..utils._pytree import tree_leaves, tree_map, tree_map_only
from .fake_tensor import (
    DataDependentOutputException,
    DynamicOutputShapeException,
    FakeTensor,
    FakeTensorMode,
    MetadataMismatchError,
    UnsupportedFakeTensorException,
    UnsupportedOperatorException,
)
from .meta_utils import metadata_mismatch

_UNKNOWN = (DataDependentOutputException, DynamicOutputShapeException)


def _tensors_in(value):
    return [leaf for leaf in tree_leaves(value) if isinstance(leaf, _C.TensorBase)]


def _storage(tensor):
    return tensor.untyped_storage()._cdata


def try_convert_fake_to_real(values):
    """Replaces the fakes in a nested value by the real tensors that they were made from, or by None
    if those are no longer alive."""

    def convert(value):
        if not isinstance(value, FakeTensor):
            return value
        memo = value.fake_mode.fake_tensor_converter.tensor_memo
        return next((tensor() for tensor, fake in memo.values() if fake() is value), None)

    return tree_map(convert, values)


def outputs_alias_inputs(outputs, inputs):
    """True if a result shares memory with an argument."""
    storages = {_storage(tensor) for tensor in _tensors_in(inputs)}
    return any(_storage(tensor) in storages for tensor in _tensors_in(outputs))


def outputs_are_inputs(outputs, inputs):
    """True if a result is one of the arguments."""
    known = {id(tensor) for tensor in _tensors_in(inputs)}
    return any(id(tensor) in known for tensor in _tensors_in(outputs))


def output_alias_each_other(outputs):
    """True if two results share memory."""
    seen = [_storage(tensor) for tensor in _tensors_in(outputs)]
    return len(set(seen)) < len(seen)


def compare(context, real, fake, inputs, fake_inputs, check_strides=True, check_aliasing=True):
    """Raises MetadataMismatchError if a fake result differs from the real one."""
    reals, fakes = tree_leaves(real), tree_leaves(fake)
    if len(reals) != len(fakes):
        raise AssertionError(
            f"{context} found mismatch in number of returns {len(fakes)} != {len(reals)}"
        )
    if check_aliasing:
        for name, found, expected in (
            ("outputs_alias_inputs", outputs_alias_inputs(fakes, fake_inputs),
             outputs_alias_inputs(reals, inputs)),
            ("outputs_are_inputs", outputs_are_inputs(fakes, fake_inputs),
             outputs_are_inputs(reals, inputs)),
            ("outputs_alias_each_other", output_alias_each_other(fakes),
             output_alias_each_other(reals)),
        ):  # fmt: skip
            if found != expected:
                raise MetadataMismatchError(
                    f"{context} found mismatch in {name} check {found} != {expected}"
                )
    for expected, found in zip(reals, fakes):
        if not isinstance(expected, _C.TensorBase):
            continue
        if not isinstance(found, _C.TensorBase):
            raise MetadataMismatchError(f"{context} found {type(found)} in place of a tensor")
        reason = metadata_mismatch(expected, found, check_strides)
        if reason is not None:
            raise MetadataMismatchError(f"{context} found mismatched tensor metadata: {reason}")


class CrossRefFakeMode(TorchDispatchMode):
    """Also runs each operator on fakes and compares their metadata with the real results."""

    def __init__(
        self,
        ignore_op_fn=None,
        *,
        check_strides=True,
        check_aliasing=True,
        only_check_ops_with_meta=True,
    ):
        super().__init__()
        self.ignore_op_fn = ignore_op_fn or (lambda func: False)
        self.check_strides = check_strides
        self.check_aliasing = check_aliasing
        self.only_check_ops_with_meta = only_check_ops_with_meta

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        found = None
        if not self.ignore_op_fn(func):
            found = self.run_fake(func, args, kwargs)
        real = func(*args, **kwargs)
        if found is not None:
            compare(
                f"When comparing the output of {func} on FakeTensor and concrete Tensors,",
                real,
                found[0],
                (args, kwargs),
                found[1],
                self.check_strides,
                self.check_aliasing,
            )
        return real

    def run_fake(self, func, args, kwargs):
        """Returns the fake result and arguments, or None if there is no fake result."""
        mode = FakeTensorMode()
        try:
            inputs = tree_map_only(_C.TensorBase, mode.from_tensor, (args, kwargs))
            with mode:
                return func(*inputs[0], **inputs[1]), inputs
        except (*_UNKNOWN, UnsupportedFakeTensorException):
            return None
        except UnsupportedOperatorException:
            if self.only_check_ops_with_meta:
                return None
            raise
