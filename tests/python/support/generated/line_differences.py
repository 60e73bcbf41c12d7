"""What is different between two outcomes of a line of random_lines.py, and which differences from PyTorch are
known."""

import math
import re

import numpy
from call_differences import TOLERANCES, close, gradient_lists_differ, tensor_differs

# Known differences, with reasons: patterns for "name: part: how | line".
KNOWN = {
    r": (taken|kind|dtype|refused): .*(UInt(16|32|64)|uint(16|32|64))": "more types",
    r"multi_margin_loss: taken: .*not differentiable with respect to argument 'weight'": "more derivatives",
    r": (taken|kind): .*(INTERNAL ASSERT|not implemented for)": "more types, fewer assertions",
    r": refused: .*single memory location": "several results are written to one place there",
    r": gradient's stride": "gradients are laid out as they come",
    r": taken: .*does not support automatic differentiation for outputs with complex": "derivatives",
    r"torch\.(linalg|lu_solve|inverse|qr|svd|cholesky|orgqr|ormqr|geqrf)\S*: (written )?stride": "in columns there",
    r"matrix_exp: values: .*nan": "half types: computed in them",
    r"Tensor.__r\w+__: refused: .*(keyword|expected 1|requires a)": "a wrapper there, which ignores them",
    r"as_strided_scatter: gradient's values": "the gradient of what is replaced, for the rest",
    r"kron: taken: .*view size": "stumbles over its own steps",
    r"ComplexHalf": "complex32 is not experimental here",
    r": taken: .*Autograd not support dtype": "refused when it is computed",
    r": kind: .*UFuncTypeError|unsupported operand type.s. for .: .*'str'": "an error while another is reported",
    r": taken: .*numpy.(bool|ndarray)": "numbers of NumPy's",
    r"block_diag: gradient's values": "of the rows of another matrix, if one is empty",
    r"embedding_bag: gradient's values": "divides by the frequency of another index",
    r"(msort|kthvalue|sort|topk|median|mode): (gradient's )?values": "where equal elements end up",
    r": warnings: .*(in beta|left for JIT)": "nothing that a program can change",
    r": gradients: \[.*, not (RuntimeError|NotImplementedError) \|": "more derivatives",
    r": taken: .*(tensor layout: Sparse|of format CSR|sparse CPU tensor requires|supported by strided tensors)":
        "sparse layouts that are not combined there",
    r": gradient: .*, not None": "no gradient is a gradient of zeros",
    r": (written )?values: .*\| .*out=(same|part)\(": "reads what it has written",
    r": taken: .*(some elements of the input|not positive-definite).*\| .*out=part\(": "computed before it is written here",
    r"functional.lu: taken: .*must be tuple.*\| .*out=same\(": "a tensor can be unpacked, too",
    r"batch_norm\w*: refused: .*should contain": "memory that is not there",
    r"grid_sampler\S*: refused: .*_mode must be": "any other number is one of the modes",
    r"Tensor.(histogramdd|index)|torch\.trace: taken": "a name of Keyfall's, or none",
    r"numpy.ndarray|non-broadcastable|__array_wrap__|ufunc": "what NumPy makes of tensors",
    r"op\..*np.bool_|numpy.bool": "a bool of NumPy's is a bool, not a float",
    r"device' must be|NoDeviceError|accelerator": "devices that are not there",
    r": refused: .*(linear|conj_physical).*functions with out=": "a gradient would be lost",
    r"(quantile|matrix_power): refused: .*functions with out=": "looked at although the result needs no step that checks it",
    r"fft\.(irfft2|irfftn|hfft2|hfftn): taken: .*floating point output": "real numbers fit into complex ones",
    r"fft\.\w+[2n]: kind: .*must have the same length": "order of checks",
    r"is now removed: Tensor": "a function that only says so",
    r"polygamma: (gradient's )?values: .*\b(nan|inf)\b": "orders whose factorial overflows, times a sum that does not",
    r"clip_grad_value_: taken": "no gradients at all",
    r"distributions.*: taken: .*instances of Number": "numbers of NumPy's",
    r"oneDNN|ONEDNN|primitive": "a library that is not used here",
    r"(EmbeddingBag|embedding_bag): values: .*include_last_offset=True":
        "where the last bag ends: at the last offset, or with the indices, by the element type",
    r"SGD.*: refused: .*(learning rate|weight_decay value): nan": "a step that is no number",
    r"resize_: (written )?values|LongTensor|FloatTensor": "memory that nobody has written",
    r"cross: warnings: .*\| .*out=": "the same warning with out=",
    r": kind: OutOfMemoryError": "no memory is an error of its own, as on other devices",
    r"Sparse (CSR tensor support is|invariant checks are)": "warnings that only say so",
    r"ldexp: warnings|logical_\w+|\b(eq|ne|lt|le|gt|ge)_?: warnings: .*Casting complex": "its own steps warn",
    r"group_norm: gradients: .*not RuntimeError|conv_transpose\dd: refused: .*too small": "one of its ways, and not the others",
    r"grid_sample: gradient's values: .*\| .*'(bfloat16|float16)'.*bicubic": "half types: computed in them",
    r"batch_norm: .*values: .*'steps'": "reads weights as contiguous",
    r"interpolate: gradient's values: .*antialias=True": "of another filter than that of the values, where a size stays",
    r"^meta .*: (taken|refused|kind|stride)": "what is checked without data, and how results that are decomposed lie",
    r"^cast .*: taken: .*autocast::prioritize": "refuses a half type that is not autocast's",
    r"^twice .*: (taken|refused|kind): .*(not require grad|not iterable|has been modified)":
        "a derivative that is constant needs a gradient, or none",
    r"^twice .*: result: .*'NoneType'": "no gradient is a gradient of zeros",
    r"(lu_solve|orgqr|householder_product|lu_unpack): kind: .*Dimension": "order of checks",
    r"(linalg\.(cholesky|tensorsolve)): kind: _LinAlgError.*\| .*out=": "the matrix is looked at before out=",
    r"(eig\w*|lu\w*): refused: .*not implemented for .*\((\d+, )*0, ": "types are looked at although there is nothing to compute",
    r": taken: .*LU and B to have the same dtype": "types of tensors",
}

# Decompositions, whose factors are any that fit, and solutions, if a matrix of the line is singular.
FACTORS = r"(qr|tensorsolve|lu_solve|inv\w*|inverse|solve\w*|cond|eig\w*|svd\w*|slogdet|pinv|lstsq)(_ex)?: (gradient's )?values"


class Plain:
    """Makes the tensors of a line as arrays of NumPy's: random_lines.Names.t without a library."""

    def __init__(self):
        self.made = []

    def __call__(self, dtype, shape, layout="", data=None, grad=False):
        count = math.prod(shape)
        data = [8 * ((7 * i) % 11 - 4) for i in range(count)] if data is None else data
        values = [data[i % len(data)] / 16 if data else 0 for i in range(count)]
        if dtype.startswith("complex"):
            values = [complex(v, (16 * v % 7 - 3) / 2) for v in values]
        array = numpy.array(values).reshape(shape)
        self.made.append(numpy.broadcast_to(array[:1], shape) if layout == "expanded" and shape else array)

    def matrices(self, line):
        for call in re.findall(r"t\('\w+', \([^()]*\)[^()]*\)", line):
            eval(call, {"t": self})  # noqa: S307 - lines are made here
        return [array for array in self.made if array.ndim >= 2 and array.size]


def is_singular(line):
    """Whether a matrix of a line lacks rank, or nearly: in its first columns, which decide about factors."""
    for array in Plain().matrices(line):
        count = min(array.shape[-2:])
        sizes = numpy.linalg.svd(array[..., :count, :count], compute_uv=False)
        if (sizes[..., -1] <= 1e-4 * sizes[..., 0]).any():
            return True
    return False


def is_indefinite(line):
    """Whether a matrix has no Cholesky factor."""
    for array in Plain().matrices(line):
        lower = numpy.tril(array, -1)
        for half in (lower, numpy.triu(array, 1).conj().swapaxes(-1, -2)):
            whole = half + half.conj().swapaxes(-1, -2) + numpy.eye(array.shape[-1]) * array.real if (
                array.shape[-1] == array.shape[-2]) else None
            if whole is not None and (numpy.linalg.eigvalsh(whole) <= 1e-6).any():
                return True
    return False


def is_known(shown, line):
    """Whether a difference has a reason."""
    if re.search(FACTORS, shown):
        return is_singular(line)
    if re.search(r"cholesky_ex: (gradient's )?values", shown):  # what is left of a matrix that has no factor
        return is_indefinite(line)
    return any(re.search(pattern, f"{shown} | {line}") for pattern in KNOWN)


def plain_differs(found, expected, kinds):
    """Returns (what differs, how) of two results, or None."""
    if found[0] != expected[0]:
        return "result", f"{str(found)[:150]}, not {str(expected)[:150]}"
    if found[0] == "tensor":
        return tensor_differs(found[1], expected[1], kinds)
    if found[0] == "list":
        if found[1] != expected[1]:
            return "type of result", f"{found[1]}, not {expected[1]}"
        if len(found[2]) != len(expected[2]):
            return "count", f"{len(found[2])} results, not {len(expected[2])}"
        said = (plain_differs(a, b, kinds) for a, b in zip(found[2], expected[2]))
        return next(filter(None, said), None)
    if found[1] != expected[1] or not close(found[2], expected[2], 1e-4, 1e-4):
        return "result", f"{str(found)[:150]}, not {str(expected)[:150]}"
    return None


def gradients_differ(found, expected, kinds):
    failed = [not isinstance(given, list) for given in (found, expected)]
    if any(failed) and found == expected or all(failed) and found and expected:
        return None
    return gradient_lists_differ(found, expected, kinds)


def text_of(error):
    return f"{error['error']}: {error.get('says')}"


def difference(line, found, expected):
    """Returns (what differs, how), or None."""
    if found is None or expected is None:
        return None
    kinds = [kind for kind in TOLERANCES if kind in line]
    if "error" in found and "error" in expected:
        names = {"RuntimeError" if e["error"] == "NotImplementedError" else e["error"] for e in (found, expected)}
        if len(names) > 1:
            return "kind", f"{text_of(found)}, not {text_of(expected)}"
    elif "error" in found:
        return "refused", text_of(found)
    elif "error" in expected:
        return "taken", text_of(expected)
    else:
        said = plain_differs(found["result"], expected["result"], kinds) or gradients_differ(
            found["gradients"], expected["gradients"], kinds)
        if said:
            return said
    if "error" not in expected or "error" not in found:
        for a, b in zip(found["after"], expected["after"]):
            said = tensor_differs(a, b, kinds)
            if said:
                return f"written {said[0]}", said[1]
    if "error" not in found and {w[0] for w in found["warnings"]} != {w[0] for w in expected["warnings"]}:
        return "warnings", f"{found['warnings']}, not {expected['warnings']}"
    return None


def differs(name, line, found, expected):
    """Returns an unknown difference of an outcome, or None."""
    said = difference(line, found, expected)
    if said is None:
        return None
    shown = f"{name}: {said[0]}: {said[1]}"
    return None if is_known(shown, line) else shown
