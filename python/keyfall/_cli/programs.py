"""Running a program of the user's as `python SCRIPT ARGS` would. With --json, standard output is for the data
alone: what the program writes there goes to standard error."""

import atexit
import contextlib
import os
import runpy
import sys
import traceback

from .._loading import load
from .output import Mistake


def add_arguments(parser):
    """The arguments that name the program; they come last."""
    parser.add_argument("--as-torch", action="store_true", help="'import torch' gives keyfall")
    parser.add_argument("--plugin", action="append", default=[], metavar="PATH", help="load a plug-in first")
    parser.add_argument("script", help="a Python program")
    parser.add_argument("args", nargs="...", help="its arguments")


def _own_frames(error):
    """The traceback without the frames of this file and of runpy."""
    frames = error.__traceback__
    while frames is not None and frames.tb_frame.f_code.co_filename in (__file__, runpy.__file__,
                                                                        "<frozen runpy>"):
        frames = frames.tb_next
    return frames


def _end_output():
    """Sends to standard error what the program's exit handlers write."""
    sys.stdout.flush()
    os.dup2(2, 1)


@contextlib.contextmanager
def _output_to_stderr():
    """Sends standard output of Python, C and child processes to standard error."""
    sys.stdout.flush()
    kept = os.dup(1)
    os.dup2(2, 1)
    try:
        with contextlib.redirect_stdout(sys.stderr):
            yield
    finally:
        sys.__stdout__.flush()
        os.dup2(kept, 1)
        os.close(kept)
        atexit.register(_end_output)  # exit handlers run in reverse order: before those of the program


def run_program(options):
    """Runs the program; returns its exit status. An exception of the program is printed as Python does."""
    with _output_to_stderr() if options.json else contextlib.nullcontext():
        return _run_program(options)


def _run_program(options):
    if not os.path.isfile(options.script):
        raise Mistake(f"there is no file '{options.script}'")
    for path in options.plugin:
        load("keyfall.devices").load_plugin(path)
    if options.as_torch:
        load("keyfall").install_as_torch()
    before, path = sys.argv, sys.path[:]
    sys.argv = [options.script, *options.args]
    sys.path.insert(0, os.path.dirname(os.path.abspath(options.script)))
    try:
        runpy.run_path(options.script, run_name="__main__")
    except SystemExit as error:
        if error.code is None or isinstance(error.code, int):
            return error.code or 0
        print(error.code, file=sys.stderr)
        return 1
    except Exception as error:  # noqa: BLE001 - the program's own
        traceback.print_exception(type(error), error, _own_frames(error))
        return 1
    finally:
        sys.argv, sys.path[:] = before, path
    return 0
