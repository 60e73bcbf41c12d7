"""The subcommands: their modules and what they do, in the order of the help text."""

from .._loading import load

COMMANDS = {
    "ops": ("ops", "list operators with schema, tags and kernels"),
    "show": ("show", "show everything about one operator, its computed table included"),
    "explain": ("explain", "walk a call key by key to its kernel"),
    "trace": ("trace", "run a program and report its operators, times, fallbacks and memory"),
    "record": ("record", "run a program and write its operators to a file"),
    "replay": ("replay", "show, run or cut a recording"),
    "diff": ("diff", "compare two recordings call by call"),
    "coverage": ("coverage", "how a device runs each operator: native, composite, fallback, missing"),
    "conform": ("conform", "test a device against the CPU"),
    "explorer": ("explorer", "write the registry as a page to search and click"),
    "bench": ("bench", "time an operator, or a small selection of them"),
    "doctor": ("doctor", "what is installed, found and missing, and how to get it"),
    "new-device": ("new_device", "write the start of a device plug-in"),
    "cmake-prefix": ("cmake_prefix", "print the folder for CMAKE_PREFIX_PATH"),
    "completion": ("completion", "print the completion script of a shell"),
    "man": ("man", "print the manual page"),
}


def module_of(name):
    """The module of a subcommand."""
    return load(f"keyfall._cli.{COMMANDS[name][0]}")
