"""The examples of the catalogue: lines of Python, the last of which is followed by what it prints. An
example calls the functional form; the other forms call it by their own name."""

import ast

MODULES = ("linalg", "special", "fft")  # each has the names with its prefix


def find_call(step, name):
    """Returns the call of a function or method in a line of Python, or None."""
    for node in ast.walk(ast.parse(step)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and \
                node.func.attr == name:
            return node
    return None


def short(name):
    """Returns the name in its module: det for linalg_det."""
    module = next((module for module in MODULES if name.startswith(f"{module}_")), None)
    return name.removeprefix(f"{module}_") if module else name


def renamed(steps, old, new):
    """Returns the example of a function for one that takes the same arguments."""
    found = []
    for step in steps[:-1]:
        call = find_call(step, short(old))
        if call is not None and old != new:
            end = call.func.end_col_offset
            step = f"{step[:end - len(short(old))]}{short(new)}{step[end:]}"
        found.append(step)
    return [*found, *steps[-1:]]


def of_copy(steps, old, new, most):
    """Returns the example of a view for the function that copies it, which is no method and takes at most
    `most` arguments; [] if that cannot be called in the same way."""
    found = []
    for step in renamed(steps, old, new)[:-1]:
        call = find_call(step, new)
        tensor = ast.get_source_segment(step, call.func.value) if call is not None else "keyfall"
        if tensor != "keyfall":
            if 1 + len(call.args) > most:
                return []
            given = [ast.get_source_segment(step, argument) for argument in call.args]
            step = (f"{step[:call.col_offset]}keyfall.{new}({', '.join([tensor, *given])})"
                    f"{step[call.end_col_offset:]}")
        found.append(step)
    return [*found, *steps[-1:]]


def mistake(steps):
    """Returns what is wrong with an example, or None."""
    if len(steps) < 2:
        return "an example needs a call and what it prints"
    for step in steps[:-1]:
        try:
            ast.parse(step)
        except SyntaxError as error:
            return f"cannot read '{step}': {error.msg}"
    return None
