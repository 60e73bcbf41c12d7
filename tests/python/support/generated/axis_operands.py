"""Calls of operators that have axes, made from their samples: arguments by name, and tensors whose axes
are resampled. To resample an axis is to take its elements at a list of indices, which may repeat and leave
out elements, at every place that the axis has in the operands or the results."""

import ast
from dataclasses import dataclass

from catalogue_families import families  # first: it adds the folders of the next ones

import axes  # isort: skip
import axis_calls
import samples

import keyfall

TYPES = (("float", "float64"), ("complex", "complex128"), ("int", "int64"), ("bool", "bool"))


@dataclass
class Example:
    """A call that fits one of the lines of its family."""
    family: object
    given: dict  # all arguments by name
    call: axis_calls.Call

    def operands(self):
        return [self.given[argument.name] for argument in axes.tensors_of(self.family.schema.arguments)]


def with_axes():
    return [family for family in families() if family.axes is not None]


def element_types(family):
    """Returns types for the tensors T of the samples, the ones with exact results first."""
    accepted = family.entry.get("dtypes", "float complex")
    return [getattr(keyfall, name) for group, name in TYPES if group in accepted] or [keyfall.float64]


def default_of(argument):
    """Returns the value of a default, which is text of the schema language."""
    if argument.default is None:
        return None
    try:
        return ast.literal_eval(argument.default)
    except (SyntaxError, ValueError):
        return {"Mean": 1, "contiguous_format": keyfall.contiguous_format}.get(argument.default)


def normal(argument, value):
    """Returns a value as the axes see it: a number for a list of integers stands for all its elements."""
    base, bracket, count = argument.type.rstrip("?").partition("[")
    if bracket and base in ("int", "SymInt"):
        if isinstance(value, int):
            return [value] * int(count.rstrip("]") or 1)
        return None if value is None else list(value)
    return value


def arguments_of(schema, sample, dtype):
    args, kwargs = samples.evaluate(keyfall, sample, dtype, "plain", sample)
    given = dict(zip((argument.name for argument in schema.arguments), args), **kwargs)
    return {argument.name: normal(argument, given.get(argument.name, default_of(argument)))
            for argument in schema.arguments}


def shape_of(value):
    if isinstance(value, (list, tuple)):
        return [tuple(one.shape) for one in value]
    return None if value is None else tuple(value.shape)


def bind(family, given, of=None):
    shapes = [shape_of(given[argument.name]) for argument in axes.tensors_of(family.schema.arguments)]
    return axis_calls.bind(of or family.axes, shapes, given)


def run(family, given):
    """Calls the operator on copies, because some write to their arguments; returns its tensors in a list."""
    return called(family, {name: _copied(value) for name, value in given.items()})


def called(family, given):
    schema = family.schema
    positional = [given[a.name] for a in schema.arguments if not a.keyword_only]
    named = {a.name: given[a.name] for a in schema.arguments if a.keyword_only and given[a.name] is not None}
    found = getattr(getattr(keyfall.ops.aten, schema.name), schema.overload or "default")(*positional, **named)
    found = list(found) if len(schema.returns) > 1 else [found]
    return [one for one, item in zip(found, schema.returns) if axes.tensors_of([item])]


def _copied(value):
    if isinstance(value, keyfall.Tensor):
        return value.clone()
    if isinstance(value, list) and value and isinstance(value[0], keyfall.Tensor):
        return [one.clone() for one in value]
    return value


# ---- Resampling


def take(tensor, dims, part, indices):
    """Resamples one part of an axis in a tensor whose dimensions are `dims`."""
    for at, dim in enumerate(dims):
        if part not in dim.parts:
            continue
        if len(dim.parts) == 1:
            tensor = tensor.index_select(at, keyfall.tensor(indices, dtype=keyfall.int64))
        else:
            tensor = _take_factor(tensor, at, dims[at], part, indices)
    return tensor


def _take_factor(tensor, at, dim, part, indices):
    sizes = dim.sizes
    place = dim.parts.index(part)
    shape = tuple(tensor.shape)
    split = tensor.reshape((*shape[:at], *sizes, *shape[at + 1:]))
    split = split.index_select(at + place, keyfall.tensor(indices, dtype=keyfall.int64))
    merged = split.shape[at:at + len(sizes)]
    size = 1
    for one in merged:
        size *= one
    return split.reshape((*shape[:at], size, *shape[at + 1:]))


@dataclass(frozen=True)
class SizedDim:
    """A dimension with the sizes of its parts in one call."""
    parts: tuple
    sizes: tuple


def sized(call, dims):
    return [SizedDim(dim.parts, tuple(call.shape([axis_calls.Dim((part,))])[0] for part in dim.parts)) for dim in dims]


def resampled(example, part, indices):
    """Returns the arguments with one part of an axis resampled, or None if another argument gives its size
    and cannot be changed accordingly."""
    family, call = example.family, example.call
    given = dict(example.given)
    definition = call.line.sizes.get(part[0])
    if definition is not None and len(indices) != call.sizes[part]:
        argument, index = definition.element or (definition.argument, part[1])
        others = [one for one in call.line.sizes.values() if (one.element or one.argument) ==
                  (definition.element or definition.argument)]
        if argument not in given or len(others) > 1:
            return None
        given[argument] = _with_size(given[argument], index, len(indices))
    for argument, shape, dims in zip(axes.tensors_of(family.schema.arguments), call.line.operands, call.operands):
        if dims is None:
            continue
        value = given[argument.name]
        if shape.is_list:
            given[argument.name] = [take(one, sized(call, own), part, indices) for one, own in zip(value, dims)]
        else:
            given[argument.name] = take(value, sized(call, dims), part, indices)
    return given


def _with_size(given, index, size):
    """Returns an argument that gives one size, or a list of them, for another size."""
    return [*given[:index], size, *given[index + 1:]] if isinstance(given, list) else size


def resampled_results(call, results, part, indices):
    found = []
    for result, shape, dims in zip(results, call.line.results, call.results):
        if result is None or (dims and axis_calls.Dim((0,)) in dims):
            found.append(result)
        elif shape.is_list:
            found.append([take(one, sized(call, dims), part, indices) for one in result])
        else:
            found.append(take(result, sized(call, dims), part, indices))
    return found
