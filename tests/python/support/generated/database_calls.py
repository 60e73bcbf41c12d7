"""Calls of PyTorch's operator database, as data that both libraries can run.

A case is one sample of an operator: its tensors, the calls that the database makes with them, and what
PyTorch gave. tests/ops/database/operator_database.py records cases, test_operator_database.py replays
them. Tensors hold multiples of 1/16, so that they are small integers in the file. Results and gradients
are kept as sums with fixed weights: see `summary`."""

import contextlib
import functools
import json
import lzma
import math

import numpy

STEP = 16  # floating-point inputs are multiples of 1 / STEP
HALF_TYPES = ("bfloat16", "float16")
TOLERANCES = {"bfloat16": 3e-2, "float16": 4e-3, "float32": 2e-4, "complex64": 2e-4}
DEFAULT_TOLERANCE = 1e-6


class MissingFunction(Exception):
    """The library has no function of the name."""


def name_of(kind):
    return str(kind).rpartition(".")[2]


# ---- Summaries of results

def is_sparse(tensor):
    return name_of(tensor.layout) != "strided"


def array_of(tensor):
    """Returns the elements of a tensor as a NumPy array of float64 or complex128."""
    plain = tensor.detach()
    plain = (plain.to_dense() if is_sparse(plain) else plain).resolve_conj().resolve_neg()
    if name_of(plain.dtype) in HALF_TYPES:
        plain = plain.float()
    elif name_of(plain.dtype) == "complex32":
        plain = plain.cfloat()
    array = plain.numpy()
    return array.astype(numpy.complex128 if array.dtype.kind == "c" else numpy.float64).ravel()


def summary(tensor):
    """Returns [type, shape, sum, magnitude, specials] of a tensor: the weighted sum of its finite
    elements, the sum of their weighted magnitudes, which says how large an error may be, and a number
    that depends on where NaN and the infinities are."""
    values = array_of(tensor)
    if values.dtype.kind == "c":
        values = numpy.stack([values.real, values.imag], -1).ravel()
    weights = numpy.cos(numpy.arange(1, values.size + 1, dtype=numpy.float64))
    finite = numpy.isfinite(values)
    weighted = numpy.where(finite, values, 0) * weights
    kinds = numpy.where(numpy.isnan(values), 1, numpy.where(values > 0, 2, 3))
    specials = int((numpy.where(finite, 0, kinds) * numpy.arange(1, values.size + 1)).sum())
    kind = name_of(tensor.dtype)
    if is_sparse(tensor):
        kind += " " + name_of(tensor.layout)
    return [kind, list(tensor.shape), short(weighted.sum()), short(numpy.abs(weighted).sum()), specials]


def short(number):
    return float(f"{number:.9g}")


def difference(expected, found, tolerance=None):
    """Returns how a summary differs from PyTorch's, or None."""
    if expected[:2] != found[:2]:
        return f"{found[0]} {found[1]}, not {expected[0]} {expected[1]}"
    if expected[4] != found[4]:
        return "NaN or infinities at other positions"
    tolerance = tolerance or TOLERANCES.get(expected[0].partition(" ")[0], DEFAULT_TOLERANCE)
    if abs(expected[2] - found[2]) > tolerance * (expected[3] + found[3]) + 1e-9:
        return f"sum {found[2]} of {found[3]}, not {expected[2]} of {expected[3]}"
    return None


# ---- Values in the file

def decode(value, tensors, library):
    """Returns the value that JSON data stands for. `tensors` resolves references."""
    if isinstance(value, list):
        return [decode(item, tensors, library) for item in value]
    if not isinstance(value, dict):
        return value
    (kind, content), = value.items()
    if kind == "ref":
        result = tensors[content[0]]
        for index in content[1:]:
            result = result[index]
        return result
    if kind == "tuple":
        return tuple(decode(item, tensors, library) for item in content)
    if kind == "dict":
        return {key: decode(item, tensors, library) for key, item in content.items()}
    return decode_plain(kind, content, library)


def decode_plain(kind, content, library):
    if kind == "name":
        return getattr(library, content)
    if kind == "device":
        return library.device(content)
    if kind == "float":
        return float(content)
    if kind == "complex":
        return complex(content)
    if kind == "module":
        return getattr(library.nn, content[0])(**content[1])
    if kind == "slice":
        return slice(*content)
    assert kind == "ellipsis"
    return ...


def make_tensor(described, library):
    """Returns the tensor of {dtype, shape, data[, strides, grad]}, or of {layout, shape, parts[, grad]}."""
    if "layout" in described:
        return make_sparse(described, library)
    dtype = getattr(library, described["dtype"])
    data = numpy.array(described["data"], dtype=numpy.float64)
    if dtype.is_complex:
        data = data.reshape(-1, 2) / STEP
        made = library.from_numpy(data[:, 0] + 1j * data[:, 1])
    elif dtype.is_floating_point:
        made = library.from_numpy(data / STEP)
    else:
        made = library.from_numpy(data.astype(numpy.int64))
    made = made.to(dtype)
    if "strides" in described:
        made = made.as_strided(described["shape"], described["strides"])
    else:
        made = made.reshape(described["shape"])
    return made.requires_grad_() if described.get("grad") else made


def make_sparse(described, library):
    """Returns a sparse tensor; the last of its parts are the values."""
    parts = [make_tensor(part, library) for part in described["parts"]]
    if described["layout"] == "sparse_coo":
        made = library.sparse_coo_tensor(*parts, described["shape"], is_coalesced=described["coalesced"])
    else:
        made = library.sparse_compressed_tensor(*parts, described["shape"],
                                                layout=getattr(library, described["layout"]))
    return made.requires_grad_() if described.get("grad") else made


# ---- Running a case

def find(path, library):
    """Returns the function of a dotted name."""
    found = library
    for part in path.split(".")[1:]:
        try:
            found = getattr(found, part)
        except (AttributeError, NotImplementedError) as error:
            raise MissingFunction(path) from error
    return found


def flatten(value, library):
    """Yields the tensors and plain values of nested results."""
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from flatten(item, library)
    elif isinstance(value, dict):
        yield from flatten(list(value.values()), library)
    else:
        yield value


def run(case, library):
    """Returns the flat results of a case and its gradients."""
    tensors = [make_tensor(described, library) for described in case["tensors"]]
    inputs = list(tensors)
    library.manual_seed(0)
    for path, args, kwargs in case["calls"]:
        function = find(path, library)
        tensors.append(function(*decode(args, tensors, library),
                                **{key: decode(item, tensors, library) for key, item in kwargs.items()}))
    results = list(flatten(decode(case["result"], tensors, library), library))
    if case.get("kind") != "second":
        return results, gradients(results, inputs, library)
    first = gradients(results, inputs, library, create_graph=True)
    return results, gradients([grad for grad in first if grad is not None], inputs, library)


def gradients(results, inputs, library, create_graph=False):
    """Returns the gradients of the inputs that require one, None for inputs that the results do not
    depend on. The gradients of the results are cosines."""
    wanted = [tensor for tensor in inputs if tensor.requires_grad]
    outputs = [result for result in results if isinstance(result, library.Tensor) and result.requires_grad]
    if not wanted or not outputs:
        return []
    outputs = [output.to_dense() if is_sparse(output) else output for output in outputs]
    seeds = [library.arange(output.numel(), dtype=library.float64).cos().reshape(output.shape)
             .to(output.dtype) for output in outputs]
    return library.autograd.grad(outputs, wanted, seeds, allow_unused=True, create_graph=create_graph)


def outcome(results, grads, library):
    """Returns what the file keeps of results: summaries of tensors, and plain values as text."""
    def kept(value):
        if isinstance(value, library.Tensor):
            return summary(value)
        if isinstance(value, float) and math.isfinite(value):
            return [value]
        return None if value is None else name_of(value)
    return [kept(value) for value in results], [kept(value) for value in grads]


def differs(expected, found, known=()):
    """Returns the first difference between two outcomes, or None."""
    for part, title in enumerate(("result", "gradient")):
        if part == 1 and not (expected[1] and found[1]) and all(map(is_zero, expected[1] + found[1])):
            return None  # gradients that are absent are gradients of zeros
        if len(expected[part]) != len(found[part]):
            return f"{len(found[part])} {title}s, not {len(expected[part])}"
        for index, (wanted, given) in enumerate(zip(expected[part], found[part])):
            why = compare(wanted, given)
            if why and f"{title} {index}" not in known:
                return f"{title} {index}: {why}"
    return None


def is_zero(kept):
    return kept is None or (isinstance(kept, list) and len(kept) == 5 and kept[3] <= 1e-12 and kept[4] == 0)


def compare(wanted, given):
    if is_zero(wanted) and is_zero(given) and (wanted is None or given is None):
        return None  # a gradient that is absent is a gradient of zeros
    if isinstance(wanted, list) and isinstance(given, list) and len(wanted) == len(given) == 5:
        return difference(wanted, given)
    if isinstance(wanted, list) and isinstance(given, list) and len(wanted) == len(given) == 1:
        return None if math.isclose(wanted[0], given[0], rel_tol=1e-5) else f"{given[0]}, not {wanted[0]}"
    return None if wanted == given else f"{given}, not {wanted}"


def problem(case, library, known=()):
    """Returns what is not PyTorch's in a case, or None. `known` names parts that are not compared, such as
    "gradient 0". Raises MissingFunction."""
    try:
        found = outcome(*run(case, library), library)
    except MissingFunction:
        raise
    except Exception as error:
        if case.get("kind") == "error" and type(error).__name__ == case["expected"]:
            return None
        return f"{type(error).__name__}: {(str(error).splitlines() or [''])[0][:150]}"
    expected = case["expected"]
    if case.get("kind") == "error":
        return f"no error, not {expected}"
    if "types" in case:  # uninitialized memory
        return None if [kept[:2] for kept in expected[0]] == [kept[:2] for kept in found[0]] else "other types"
    if "first" in case:
        return differs([expected[0][:1], []], [found[0][:1], []])
    return differs(expected, found, known)


def is_supported(case, library):
    """False for a case with complex32 where the library has no such tensors."""
    return "complex32" not in json.dumps(case) or _has_complex32(library)


@functools.cache
def _has_complex32(library):
    try:
        library.zeros(1, dtype=library.complex32)
    except NotImplementedError:
        return False
    return True


def known_parts(name, case):
    """Returns the parts of a case that are known to differ, with reasons."""
    dtype = case["tensors"][0].get("dtype") if case["tensors"] else None
    return {part: why for operator, dtypes, part, why in KNOWN_DIFFERENCES
            if operator == name and (dtypes is None or dtype in dtypes)}


# What differs from PyTorch on purpose: (operator, element types of the first argument, part of the
# outcome, why). All else of these operators is compared.
KNOWN_DIFFERENCES = [
    ("as_strided_scatter", ("float64", "complex128"), "gradient 0",
     "PyTorch's gradient is that of the elements which src replaces; here it is that of the others"),
    ("matrix_exp", HALF_TYPES, "result 0", "PyTorch gives NaN for matrices with a norm of more than about 8"),
]


# ---- Files

def read(path):
    with lzma.open(path, "rt") as file:
        return json.load(file)


def write(path, entries):
    with contextlib.closing(lzma.open(path, "wt", preset=9 | lzma.PRESET_EXTREME)) as file:
        json.dump(entries, file, separators=(",", ":"))
