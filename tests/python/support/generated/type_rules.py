"""The key `types` of the catalogue as a function of arguments, and the calls that it is compared on: the
samples in every element type, and with a second type for each single tensor."""

import itertools
import re

import samples

import keyfall

ALL = tuple(getattr(keyfall, name) for name in samples.DTYPES)
# The types that second operands have: one of each size and category.
SECOND = tuple(getattr(keyfall, name) for name in (
    "bool", "uint8", "int32", "int64", "float16", "float32", "float64", "complex64"))
ERRORS = (RuntimeError, IndexError, ValueError, TypeError, NotImplementedError)
NUMBERS = ("Scalar", "int", "float", "bool")
DIMENSIONED, ZERO_DIM, NUMBER = range(3)


# ---- Promotion


def is_integral(dtype):
    return not (dtype.is_floating_point or dtype.is_complex)


def joined(dtypes):
    found = None
    for dtype in dtypes:
        found = dtype if found is None else keyfall.promote_types(found, dtype)
    return found


def combined(higher, lower):
    """The type of operands of two ranks: the lower one decides only if its category is higher."""
    if higher is None or lower is None:
        return higher or lower
    if higher.is_complex or higher.is_floating_point and not lower.is_complex:
        return higher
    if higher.is_floating_point:
        return higher.to_complex()
    if higher == keyfall.bool or not is_integral(lower):
        return keyfall.promote_types(higher, lower)
    return higher


def of_number(value):
    if isinstance(value, bool):
        return keyfall.bool
    if isinstance(value, int):
        return keyfall.int64
    default = keyfall.get_default_dtype()
    return default if isinstance(value, float) else default.to_complex()


def operands(value):
    """(rank, type) of an argument: one for each tensor of a list, none for what is missing."""
    if value is None:
        return []
    if isinstance(value, keyfall.dtype):
        return [(DIMENSIONED, value)]
    if isinstance(value, keyfall.Tensor):
        return [(DIMENSIONED if value.dim() > 0 else ZERO_DIM, value.dtype)]
    if isinstance(value, (list, tuple)):
        return [found for item in value for found in operands(item)]
    return [(NUMBER, of_number(value))]


def promoted(found):
    by_rank = [joined(dtype for rank, dtype in found if rank == wanted) for wanted in range(3)]
    return combined(by_rank[DIMENSIONED], combined(by_rank[ZERO_DIM], by_rank[NUMBER]))


# ---- Expressions


def changed(word, dtype):
    """What a word makes of the promoted type of its operands."""
    default = keyfall.get_default_dtype()
    if word in ("bool", "truth"):
        return keyfall.bool
    if word == "float" and is_integral(dtype):
        return default
    if word == "verdict" and dtype != keyfall.uint8:
        return keyfall.bool
    if word == "wide" and is_integral(dtype):
        return keyfall.int64
    if word == "real" and dtype.is_complex:
        return dtype.to_real()
    if word == "complex" and not dtype.is_complex:
        return (default if is_integral(dtype) else dtype).to_complex()
    return dtype


def found_operands(types, values):
    if types.word == "argument":
        return operands(values.get(types.name))
    if types.word == "into":
        return []
    return [(DIMENSIONED, type_of(types, values))]


def type_of(types, values):
    """The element type that an expression of facts_types gives for arguments (name → value)."""
    if types.word == "fixed":
        return keyfall.get_default_dtype() if types.name == "default" else getattr(keyfall, types.name)
    if types.word == "or":
        given = values.get(types.name)
        return type_of(types.parts[0], values) if given is None else given
    if types.word == "if":
        given = values.get(types.name)
        return type_of(types.parts[0 if given is not None and given is not False else 1], values)
    if types.word == "argument":
        return promoted(operands(values.get(types.name)))
    found = [pair for part in types.parts for pair in found_operands(part, values)]
    if types.word == "same":
        return found[0][1]
    return changed(types.word, promoted(found))


def types_of_result(types, values, result):
    """(type of the result, expected type) of each tensor of a result, which may be a list."""
    if isinstance(result, keyfall.Tensor):
        return [(result.dtype, type_of(types, values))]
    found = []
    for at, item in enumerate(result):
        own = {name: value[at] if isinstance(value, (list, tuple)) and len(value) == len(result) else value
               for name, value in values.items()}
        found.append((item.dtype, type_of(types, own)))
    return found


# ---- Calls


def elsewhere(value, device):
    """A copy on the device: operators may write to it."""
    if isinstance(value, keyfall.Tensor):
        return value.clone() if device == "cpu" else value.to(device)
    return [elsewhere(item, device) for item in value] if isinstance(value, (list, tuple)) else value


def with_type(value, at, dtype):
    """The argument with the tensor number `at` of it in another type, and how many tensors it has."""
    if isinstance(value, keyfall.Tensor):
        return (value.to(dtype) if at == 0 else value), 1
    if not isinstance(value, (list, tuple)):
        return value, 0
    made, count = [], 0
    for item in value:
        new, more = with_type(item, at - count, dtype)
        made.append(new)
        count += more
    return made, count


def variations(values):
    """The arguments, and the same with one tensor in another type each."""
    yield values
    for name, value in values.items():
        count = with_type(value, -1, None)[1]
        for at, dtype in itertools.product(range(min(count, 2)), SECOND):
            yield {**values, name: with_type(value, at, dtype)[0]}


class Calls:
    """The calls of one family: (label, arguments, results)."""

    def __init__(self, family):
        schema = self.schema = family.schema
        self.samples = family.entry.get("samples", [])
        self.operator = getattr(getattr(keyfall.ops.aten, schema.name), schema.overload or "default")
        self.names = [a.name for a in schema.arguments]
        self.tensors = sum(a.is_tensor or a.is_tensor_list for a in schema.arguments)

    def arguments(self):
        for at, sample in enumerate(self.samples):
            is_typed = "T(" in sample or "dtype" in sample.lower()
            for dtype in ALL if is_typed else ALL[:1]:
                label = f"{self.schema.full_name}({sample}) {dtype}"
                try:
                    args, kwargs = samples.evaluate(keyfall, sample, dtype, "plain", label)
                except ERRORS:
                    continue
                values = dict(zip(self.names, args), **kwargs)
                values.update({a.name: number(a.default) for a in self.schema.arguments
                               if a.name not in values and a.default is not None and a.type in NUMBERS})
                varies = dtype in SECOND and self.tensors > 1 if is_typed else self.tensors > 0
                for own in variations(values) if varies and at == 0 else [values]:
                    yield label, own

    def __iter__(self):
        for label, values in self.arguments():
            for device in ("meta", "cpu"):
                try:
                    own = {name: elsewhere(value, device) for name, value in values.items()}
                    with keyfall.no_grad():
                        results = self.operator(**own)
                except ERRORS:
                    continue
                yield label, values, results
                break


def number(text):
    """The number that a schema's text of a default is."""
    if text in ("True", "False"):
        return text == "True"
    return float(text) if re.search(r"[.enf]", text) else int(text)


def tensor_results(schema, results):
    """The results that are tensors or lists of them, in order, with None for undefined ones."""
    if len(schema.returns) == 1:
        results = [results]
    return [result for item, result in zip(schema.returns, results or [])
            if item.type in ("Tensor", "Tensor[]")]
