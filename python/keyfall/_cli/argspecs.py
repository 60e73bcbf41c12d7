"""Arguments of operators as text, for explain and bench:

    cpu:f32[2,3]:grad    a tensor: device, type, sizes, and flags (grad, conj, neg, t: transposed)
    f32[2,3]             the same on the CPU
    2  1.5  1+2j  true   numbers and truth values
    none                 no value
    [1,2]  (a,b)         a list, also of tensors
    float32  cpu:0       a type or a device, where the text is one
    alpha=2              an argument by name
"""

import re

from .. import _C
from .._loading import load
from .output import Mistake

_SHORT = {"f64": "float64", "f32": "float32", "f16": "float16", "bf16": "bfloat16", "i64": "int64",
          "i32": "int32", "i16": "int16", "i8": "int8", "u8": "uint8", "u16": "uint16", "u32": "uint32",
          "u64": "uint64", "b": "bool", "c64": "complex64", "c128": "complex128"}  # fmt: skip
_TENSOR = re.compile(r"(?:(?P<device>[a-z_][a-z0-9_]*(?::\d+)?):)?(?P<dtype>[a-z][a-z0-9_]*)"
                     r"\[(?P<sizes>[\d,\s]*)\](?P<flags>(?::[a-z]+)*)")
FLAGS = ("grad", "conj", "neg", "t")


def _dtype(text):
    found = getattr(_C, _SHORT.get(text, text), None)
    if not isinstance(found, _C.dtype):
        raise Mistake(f"'{text}' is no element type; there are {', '.join(_SHORT)} and the long names")
    return found


def _tensor(text, parts, fill):
    keyfall = load("keyfall")
    sizes = [int(size) for size in parts["sizes"].split(",") if size.strip()]
    dtype, device = _dtype(parts["dtype"]), parts["device"] or "cpu"
    flags = [flag for flag in parts["flags"].split(":") if flag]
    for flag in flags:
        if flag not in FLAGS:
            raise Mistake(f"'{text}': '{flag}' is no flag; there are {', '.join(FLAGS)}")
    try:
        tensor = fill(keyfall.empty(sizes, dtype=dtype, device=device))
        tensor = tensor.t() if "t" in flags else tensor
        tensor = tensor.conj() if "conj" in flags else tensor
        tensor = keyfall._neg_view(tensor) if "neg" in flags else tensor
        return tensor.detach().requires_grad_() if "grad" in flags else tensor
    except (RuntimeError, TypeError, AttributeError) as error:
        raise Mistake(f"'{text}': {error}") from None


def split(text):
    """The parts of a list: at commas that no bracket encloses."""
    parts, depth, start = [], 0, 0
    for i, character in enumerate(text):
        depth += (character in "[(") - (character in "])")
        if character == "," and depth == 0:
            parts.append(text[start:i])
            start = i + 1
    return [part.strip() for part in [*parts, text[start:]] if part.strip()]


def _number(text):
    for kind in (int, float, complex):
        try:
            return kind(text)
        except ValueError:
            pass
    return None


def value(text, fill=lambda tensor: tensor):
    """The value that a text means. `fill` gets each new tensor and returns it with values."""
    words = {"none": None, "true": True, "false": False}
    if text.lower() in words:
        return words[text.lower()]
    found = _TENSOR.fullmatch(text)
    if found:
        return _tensor(text, found, fill)
    if text[:1] in ("[", "(") and text[-1:] in ("]", ")"):
        return [value(part, fill) for part in split(text[1:-1])]
    number = _number(text)
    if number is not None:
        return number
    if isinstance(getattr(_C, text, None), (_C.dtype, _C.layout, _C.memory_format)):
        return getattr(_C, text)
    try:
        return _C.device(text)
    except RuntimeError:
        if "[" in text or ":" in text:
            raise Mistake(f"'{text}' is no argument; a tensor is DEVICE:TYPE[SIZES]:FLAGS, such as "
                          "cpu:f32[2,3]:grad") from None
        return text


def parse(texts, fill=lambda tensor: tensor):
    """(args, kwargs) of a command line."""
    args, kwargs = [], {}
    for text in texts:
        named = re.fullmatch(r"([A-Za-z_]\w*)=(.*)", text)
        if named:
            kwargs[named[1]] = value(named[2], fill)
        else:
            args.append(value(text, fill))
    return args, kwargs
