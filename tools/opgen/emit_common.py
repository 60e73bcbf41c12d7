"""What the emitters share: headings, parameter lists, line filling."""

import textwrap

MADE = "/* Made by tools/opgen/catalogue.py from the files in ops/. Do not edit. */\n"


# Operators that programs call on small tensors all the time, so that what is around the kernel counts.
SPECIALIZED = {"add", "sub", "mul", "div", "neg", "eq", "lt", "gt", "empty", "empty_like", "empty_strided",
               "zeros", "view", "reshape", "select", "slice", "transpose", "t", "permute", "expand",
               "squeeze", "unsqueeze", "as_strided", "alias", "detach", "sum"}


# Files compiled for speed: the callers and autograd kernels of SPECIALIZED, the callers that
# operators of one signature share, and the kernels of the areas that most of SPECIALIZED are in.
FAST_FILES = {"call_inline", "call_shared", "kernels_arithmetic", "kernels_factory"}


def opening(file):
    """The opening of a file: Note [Build lines] in cmake/KeyfallLibrary.cmake."""
    return MADE if file in FAST_FILES else MADE + "/* build: size */\n"


def is_specialized(form):
    """Whether a call should not cost a nanosecond more than it must: Note [Three ways to call] in
    src/ops/catalogue/caller.h. For all other forms the size of the code counts."""
    return form.family.schema.name in SPECIALIZED


def files_of(families):
    """(name of a file, families whose code is in it): specialized operators have their own file,
    compiled for speed (cmake/KeyfallLibrary.cmake), the others one for each area."""
    found = {}
    for family in families:
        name = "specialized" if family.schema.name in SPECIALIZED else family.area
        found.setdefault(name, []).append(family)
    return found.items()


def for_size(form):
    return "" if is_specialized(form) or form.how != "out" else "KF__COLD "


def areas(families):
    """(area, families of that file), in order."""
    found = {}
    for family in families:
        found.setdefault(family.area, []).append(family)
    return found.items()


def parameters(schema):
    """C declarations of arguments and outputs."""
    return ([argument.c_declaration for argument in schema.arguments]
            + [c_type + name for c_type, name in schema.outputs])


def listing(items):
    return ", ".join(items) if items else "void"


def prototype(head, items, end=";"):
    """A declaration, broken where it is too long."""
    text = f"{head}({listing(items)}){end}"
    if len(text) <= 100:
        return text + "\n"
    return "\n".join(textwrap.wrap(text, 100, subsequent_indent="    ", break_long_words=False,
                                   break_on_hyphens=False)) + "\n"


def row(head, items, end):
    """head(items)end, with line breaks between items where it is too long."""
    lines, line = [], head + "("
    for index, item in enumerate(items):
        part = item + (")" + end if index == len(items) - 1 else ",")
        if len(line) + 1 + len(part) > 100:
            lines.append(line)
            line = " " * (len(head) - len(head.lstrip()) + 3)
        line += part if line.endswith("(") else " " + part
    return "\n".join([*lines, line]) + "\n"


def statement(text):
    """An indented statement, broken where it is too long."""
    return "\n".join(textwrap.wrap(text, 100, initial_indent="  ", subsequent_indent="      ",
                                   break_long_words=False, break_on_hyphens=False)) + "\n"
