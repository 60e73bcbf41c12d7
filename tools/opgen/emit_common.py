"""Shared code of the emitters: headings, parameter lists, line filling."""

import textwrap

MADE = "/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */\n"


# Operators that programs often call on small tensors, where the overhead around the kernel matters.
SPECIALIZED = {"add", "sub", "mul", "div", "neg", "eq", "lt", "gt", "empty", "empty_like", "empty_strided",
               "zeros", "view", "reshape", "select", "slice", "transpose", "t", "permute", "expand",
               "squeeze", "unsqueeze", "as_strided", "alias", "detach", "sum"}


def is_specialized(form):
    """True if every nanosecond of a call matters: Note [Three ways to call] in
    src/ops/catalogue/caller.h. Other forms are optimized for code size."""
    return form.family.schema.name in SPECIALIZED


def files_of(families):
    """Returns (file name, families with code in it): specialized operators have their own file,
    the others one file per area."""
    found = {}
    for family in families:
        name = "specialized" if family.schema.name in SPECIALIZED else family.area
        found.setdefault(name, []).append(family)
    return found.items()


def for_size(form):
    return "" if is_specialized(form) or form.how != "out" else "KF__COLD "


def areas(families):
    """Returns (area, families of that file), in order."""
    found = {}
    for family in families:
        found.setdefault(family.area, []).append(family)
    return found.items()


def parameters(schema):
    """Returns the C declarations of arguments and outputs."""
    return ([argument.c_declaration for argument in schema.arguments]
            + [c_type + name for c_type, name in schema.outputs])


def listing(items):
    return ", ".join(items) if items else "void"


def prototype(head, items, end=";"):
    """Formats a declaration, broken if it is too long."""
    text = f"{head}({listing(items)}){end}"
    if len(text) <= 100:
        return text + "\n"
    return "\n".join(textwrap.wrap(text, 100, subsequent_indent="    ", break_long_words=False,
                                   break_on_hyphens=False)) + "\n"


def row(head, items, end):
    """Formats head(items)end, with line breaks between items if it is too long."""
    lines, line = [], head + "("
    for index, item in enumerate(items):
        part = item + (")" + end if index == len(items) - 1 else ",")
        if len(line) + 1 + len(part) > 100:
            lines.append(line)
            line = " " * (len(head) - len(head.lstrip()) + 3)
        line += part if line.endswith("(") else " " + part
    return "\n".join([*lines, line]) + "\n"


def statement(text):
    """Formats an indented statement, broken if it is too long."""
    return "\n".join(textwrap.wrap(text, 100, initial_indent="  ", subsequent_indent="      ",
                                   break_long_words=False, break_on_hyphens=False)) + "\n"
