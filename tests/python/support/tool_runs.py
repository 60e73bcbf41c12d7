"""Runs scripts of the tree in this process, as from a command line: to start Python for each of a hundred runs would
take longer than the runs."""

import contextlib
import functools
import importlib.util
import io
import sys
from unittest import mock

from paths import ROOT


@functools.cache
def load(script):
    """Returns the module of a script, a path in the tree."""
    path = ROOT / script
    spec = importlib.util.spec_from_file_location(f"script_{path.stem}", path)
    module = importlib.util.module_from_spec(spec)
    with mock.patch.object(sys, "path", [str(path.parent), *sys.path]):  # as for a program
        spec.loader.exec_module(module)
    return module


def run(script, *arguments):
    """Calls a script's main() with these arguments; returns the exit status and all output."""
    main = load(script).main
    output = io.StringIO()
    with mock.patch.object(sys, "argv", [script, *map(str, arguments)]), \
            contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        try:
            status = main()
        except SystemExit as stop:
            status = stop.code
    if isinstance(status, str):
        return 1, f"{output.getvalue()}{status}\n"
    return int(status or 0), output.getvalue()
