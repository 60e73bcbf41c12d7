"""What is different between two outcomes of a line of random_lines.py, and which differences from PyTorch are
known."""

import re

from call_differences import TOLERANCES, close, gradient_lists_differ, tensor_differs

# Known differences, with reasons: patterns for "name: part: how | line".
KNOWN = {
    r": (taken|kind|dtype|refused): .*(UInt(16|32|64)|uint(16|32|64))": "more types",
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
    r": gradients: \[.*, not (RuntimeError|NotImplementedError)$": "more derivatives",
    r": gradient: .*, not None": "no gradient is a gradient of zeros",
    r": (written )?(values|shape|taken|refused): .*\| .*out=(same|part)\(": "reads what it has written",
    r"(qr|tensorsolve|lu_solve|inv|solve|cond|eig\w*|svd\w*): values": "of a matrix that is singular",
    r"batch_norm\w*: refused: .*should contain": "memory that is not there",
    r"grid_sampler\S*: refused: .*_mode must be": "any other number is one of the modes",
    r"Tensor.(histogramdd|index)|torch\.trace: taken": "a name of Keyfall's, or none",
    r"numpy.ndarray|non-broadcastable|__array_wrap__|ufunc": "what NumPy makes of tensors",
    r"op\..*np.bool_|numpy.bool": "a bool of NumPy's is a bool, not a float",
    r"device' must be|NoDeviceError|accelerator": "devices that are not there",
    r": refused: .*linear_out|fft\.i\w+: refused: .*out=": "a gradient would be lost",
    r"was removed from PyTorch": "a function that only says so",
    r"polygamma: values": "orders that are large",
    r"clip_grad_value_: taken": "no gradients at all",
    r"distributions.*: taken: .*instances of Number": "numbers of NumPy's",
    r"oneDNN|ONEDNN|primitive": "a library that is not used here",
    r"EmbeddingBag: values|embedding_bag: values": "the last bag ends in two places with include_last_offset",
    r"SGD.*: refused: .*learning rate: nan": "a learning rate that is no number",
    r"resize_: (written )?values|LongTensor|FloatTensor": "memory that nobody has written",
    r"cholesky_ex: values": "what is left of a matrix that is not positive-definite",
    r"cross: warnings: .*\| .*out=": "the same warning with out=",
}


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
    return None if any(re.search(pattern, f"{shown} | {line}") for pattern in KNOWN) else shown
