"""Checks that operators write to, and alias, only the arguments that their schemas declare."""

from .. import _C
from .._library.utils import alias_annotations, zip_schema
from ..utils._python_dispatch import TorchDispatchMode
from ..utils._pytree import tree_leaves


def _written_if(func):
    """The arguments that an operator writes under a condition, which its schema does not declare."""
    said = _C._operator_facts(func).get("writes_if", "")
    return {one.partition(" if ")[0] for one in said.split(", ") if one}


def _tensors_in(value):
    return [leaf for leaf in tree_leaves(value) if isinstance(leaf, _C.TensorBase)]


def _inner(tensor):
    """Returns the tensor inside a wrapper, the one that can be written to."""
    return getattr(tensor, "elem", tensor)


def _storage(tensor):
    """Returns an identity of the tensor's memory; None for a tensor without elements."""
    inner = _inner(tensor)
    return inner.untyped_storage()._cdata if inner.numel() > 0 else None


def _identical(a, b):
    if a.shape != b.shape or a.dtype != b.dtype:
        return False
    if a.device.type == "meta":
        return True
    return bool(((a == b) | ((a != a) & (b != b))).all())


class _Argument:
    """A tensor argument of a call: its state before the call."""

    def __init__(self, name, alias, tensor):
        self.name = "input" if name == "self" else name
        self.schema_name, self.alias = name, alias
        self.tensor, self.inner = tensor, _inner(tensor)
        self.storage = _storage(tensor)
        self.strides = self.inner.stride()
        self.value = self.inner.detach().clone()
        self.version = None if self.inner.is_inference() else self.inner._version

    def was_written(self):
        inner = _inner(self.tensor)
        if inner is not self.inner:
            return True
        if self.version is not None and inner._version != self.version:
            return True
        return inner.stride() != self.strides or not _identical(inner.detach(), self.value)

    def shares(self, tensor):
        """True if the tensor is in memory that the argument had before the call, or has now."""
        storage = _storage(tensor)
        return storage is not None and storage in (self.storage, _storage(self.tensor))


class SchemaCheckMode(TorchDispatchMode):
    """Raises if an operator writes to an argument, or returns memory of one, and its schema does
    not declare it. Keeps lists of the operators seen, of writes (operator, argument) and of
    aliasing (operator, argument, output)."""

    def __init__(self):
        super().__init__()
        self.reset_cache()

    def reset_cache(self):
        """Clears the lists."""
        self.ops = []
        self.mutated = []
        self.aliasing = []

    def display_ops(self):
        """Prints the operators seen."""
        print(*self.ops, sep=",")

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        kwargs = kwargs or {}
        schema = func._schema
        self.ops.append(schema.name)
        annotations, returns = alias_annotations(schema)
        aliases = {item.name: alias for item, alias in zip(schema.arguments, annotations)}
        arguments = [
            _Argument(item.name, aliases[item.name], tensor)
            for item, value in zip_schema(schema, args, kwargs)
            for tensor in _tensors_in(value)
        ]
        result = func(*args, **kwargs)
        outputs = [result] if len(schema.returns) == 1 else list(result or ())
        outputs = [_tensors_in(output) for output in outputs]
        call = _Checked(func, arguments, outputs, returns)
        call.check_returned_inputs()
        self.aliasing += call.shared()
        self.mutated += call.writes()
        call.check_outputs()
        return result


class _Checked:
    """Checks one call after it ran."""

    def __init__(self, func, arguments, outputs, returns):
        self.func, self.schema = func, func._schema
        self.arguments, self.outputs, self.returns = arguments, outputs, returns

    def alike(self, argument):
        """Returns the arguments that shared this one's memory: what one may do, all may."""
        return [
            other
            for other in self.arguments
            if other is argument
            or (other.storage is not None and other.storage == argument.storage)
        ]

    def may_alias(self, argument, output):
        names = self.returns[output].names
        return any(other.alias.names & names for other in self.alike(argument))

    def check_returned_inputs(self):
        for index, (tensors, alias) in enumerate(zip(self.outputs, self.returns)):
            for argument in self.arguments:
                if not any(tensor is argument.tensor for tensor in tensors):
                    continue
                allowed = self.may_alias(argument, index)
                if allowed and (alias.write or self.func.namespace == "aten"):
                    continue
                raise RuntimeError(
                    "Dispatcher operators below autograd are not allowed to directly return "
                    f"inputs. Argument {argument.name} is not defined to alias output but was "
                    f"aliasing: {self.schema} returned it as output {index}"
                )

    def may_write(self, argument):
        if argument.schema_name in _written_if(self.func):
            return True
        return any(other.alias.write for other in self.alike(argument))

    def writes(self):
        written = [argument for argument in self.arguments if argument.was_written()]
        for argument in written:
            if not self.may_write(argument):
                raise RuntimeError(
                    f"Argument {argument.name} is not defined as mutable but was mutated in "
                    f"{self.schema}"
                )
        return [(self.schema.name, argument.name) for argument in written]

    def shared(self):
        found = []
        for argument in self.arguments:
            for index, tensors in enumerate(self.outputs):
                if not any(argument.shares(tensor) for tensor in tensors):
                    continue
                if not self.may_alias(argument, index):
                    raise RuntimeError(
                        f"Argument {argument.name} is not defined to alias output but was aliasing "
                        f"in {self.schema}"
                    )
                found.append((self.schema.name, argument.name, f"output_{index}"))
        return found

    def check_outputs(self):
        for first, tensors in enumerate(self.outputs):
            for second in range(first + 1, len(self.outputs)):
                storages = {_storage(tensor) for tensor in tensors} - {None}
                if not any(_storage(tensor) in storages for tensor in self.outputs[second]):
                    continue
                if self.returns[first].names & self.returns[second].names or any(
                    self.may_alias(argument, first) and self.may_alias(argument, second)
                    for argument in self.arguments
                ):
                    continue
                raise RuntimeError(
                    f"Outputs {first} and {second} alias unexpectedly in {self.schema}"
                )
