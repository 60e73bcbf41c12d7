"""See __init__.py."""

import os
import runpy
import sys

import keyfall
from keyfall.run import __doc__ as usage


def _run_code(code, arguments):
    sys.argv = ["-c", *arguments]
    sys.path.insert(0, "")
    exec(compile(code, "<string>", "exec"), {"__name__": "__main__"})


def _run_module(name, arguments):
    sys.argv = [name, *arguments]
    sys.path.insert(0, os.getcwd())
    runpy.run_module(name, run_name="__main__", alter_sys=True)


def _run_script(path, arguments):
    if not os.path.exists(path):
        sys.exit(f"keyfall.run: can't open file {path!r}: no such file or directory")
    sys.argv = [path, *arguments]
    sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
    runpy.run_path(path, run_name="__main__")


def main(arguments):
    if not arguments or arguments[0] in ("-h", "--help"):
        print(usage)
        return 0 if arguments else 2
    first, *others = arguments
    if first in ("-c", "-m") and not others:
        sys.exit(f"keyfall.run: argument expected for the {first} option")
    if first[:1] == "-" and first not in ("-c", "-m"):
        sys.exit(f"keyfall.run: unknown option {first}; see --help")
    del sys.path[0]  # python -m puts the current folder there
    keyfall.install_as_torch()
    if first == "-c":
        _run_code(others[0], others[1:])
    elif first == "-m":
        _run_module(others[0], others[1:])
    else:
        _run_script(first, others)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
