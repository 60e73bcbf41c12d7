"""Generates the table of Python functions and methods: python/src/gen/functions.inc."""

import python_names
from emit_common import MADE

FLAGS = {
    "torch": "KFPY_IN_TORCH", "method": "KFPY_METHOD", "nn": "KFPY_IN_NN",
    "linalg": "KFPY_IN_LINALG", "special": "KFPY_IN_SPECIAL", "fft": "KFPY_IN_FFT",
}
HEAD = MADE + """/* KFPY_FUNCTION(name, flags, operators): one Python name. `operators` in the order in which they are
 * tried; an out= form follows the form that it belongs to. */
"""


def flags(function):
    found = [FLAGS[place] for place in function.places]
    if any(overload.gives_list for overload in function.overloads):
        found.append("KFPY_GIVES_LIST")
    if all(overload.makes_leaf for overload in function.overloads):
        found.append("KFPY_MAKES_LEAF")
    return " | ".join(found)


def emit(families, names):
    table = HEAD
    for function in python_names.functions(families, names):
        operators = " ".join(name for overload in function.overloads for name in overload.operators)
        table += f'KFPY_FUNCTION("{function.name}", {flags(function)}, "{operators}")\n'
    return {"python/src/gen/functions.inc": table}
