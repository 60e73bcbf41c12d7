"""What is different between two outcomes of a line of random_transforms.py, and which differences from PyTorch are
known."""

import re

from line_differences import difference

# Known differences, with reasons: patterns for "part: how | line".
KNOWN = {
    r"^taken: .*(forward AD|forward mode AD|_make_dual|INTERNAL ASSERT|treespec.unflatten|Batching rule not implemented)":
        "transforms that do not nest there",
    r"^taken: .*(out of range for tensor of size \[0\]|0 elements|t.size\(0\)|expanded size|non-zero size).*\|.*\b0\b":
        "batches of no examples",
    r"^shape: .*\d{9}": "a size that is not initialized there",
    r"^taken: .*view is being modified inplace|returns multiple views": "each example has a view of its own",
    r"^taken: .*(modified by an inplace operation|leaf Variable that requires grad).*\|.*(linearize|jvp|jacfwd|hessian)":
        "formulas of tangents write in place there",
    r"^refused: .*modified by an inplace operation.*\|.*(linearize|jvp|jacfwd|hessian)": "goes backward, which needs what was written",
    r"^taken: .*version_counter for inference tensor": "inference mode inside of forward mode",
    r"^(values|gradient's values|dtype|grad|taken|refused).*\|.*linearize\(": "traced there: writes, modes and memory of steps are lost",
    r"^grad: ": "what depends on nothing has no history",
    r"^same as: ": "a result that is the argument",
    r"^values: .*\|.*(jvp|jacfwd|hessian).*inside\('no_grad'|^values: .*\|.*inside\('no_grad'.*(jvp|jacfwd|hessian)":
        "no_grad stops all directions together if some go backward",
    r"\|.*(jvp|jacfwd|hessian)\(.*requires_grad \*": "forward mode requires no gradient",
    r"^(values|shape): .*\|.*:= c\d.*out_dims=|^refused: IndexError: Dimension out of range.*out_dims=": "the place of what is not mapped",
    r"^shape: .*squeeze_": "squeezes a batch of one example",
    r"^refused: .*leaf Variable.*\|.*(jvp|jacfwd|hessian)": "goes backward, which needs what was written",
    r"^taken: .*requires_grad_\(\)": "of a mapped tensor",
    r"^taken: .*(does not support automatic differentiation|derivative for aten)": "more derivatives",
    r"^taken: .*functions with out=.*\|.*functionalize": "out= is no write once it is functionalized",
    r"^refused: Inference tensors.*\|.*(jvp|jacfwd|hessian).*inside\('inference_mode'": "goes backward, which needs what was saved",
    r"^taken: .*(tracing tensor|unable to grow|doesn't have storage|vmapped over but)": "fewer limits",
    r"^taken: IndexError: select\(\)": "batches of no examples",
    r"^(values|gradient's values): .*\b(nan|inf)\b": "zero times infinity, in another order",
    r"^kind: .*(captured Tensor|all examples share|Expected primal)": "order of checks",
}


def differs(line, found, expected):
    """Returns an unknown difference of an outcome, or None."""
    said = difference(line, found, expected)
    if said is None or "rand" in line and said[0] == "values":
        return None
    shown = f"{said[0]}: {said[1]}"
    return None if any(re.search(pattern, f"{shown} | {line}") for pattern in KNOWN) else shown
