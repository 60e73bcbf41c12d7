"""Stacks that are kept as they were, and texts of tracebacks."""

import contextlib
import linecache
import sys
import traceback

__all__ = ["CapturedTraceback", "format_traceback_short", "report_compile_source_on_error"]


class CapturedTraceback:
    """The stack of Python calls at some time; its text is made when it is asked for."""

    def __init__(self, frames):
        self._frames = frames

    @classmethod
    def extract(cls, *, script=False, cpp=False, skip=0):
        """The stack of the caller, without its `skip` innermost calls. There are no calls of scripts or C++."""
        frames = traceback.StackSummary.extract(traceback.walk_stack(sys._getframe(1 + skip)), lookup_lines=False)
        frames.reverse()
        return cls(frames)

    def summary(self):
        """The calls, as traceback.StackSummary."""
        return self._frames

    def format(self):
        """The text of each call, the outermost first."""
        return self._frames.format()

    @staticmethod
    def format_all(tbs):
        """The texts of several stacks."""
        return [each.format() for each in tbs]


def format_traceback_short(tb):
    """The place of an error: file:line in function."""
    last = traceback.extract_tb(tb)[-1]
    return f"{last.filename}:{last.lineno} in {last.name}"


@contextlib.contextmanager
def report_compile_source_on_error():
    """Context for code that was compiled from a text: tracebacks of errors show its lines, if its globals have the text
    as __compile_source__."""
    try:
        yield
    except Exception as error:
        for frame, _ in traceback.walk_tb(error.__traceback__):
            text, name = frame.f_globals.get("__compile_source__"), frame.f_code.co_filename
            if text is not None:
                linecache.cache[name] = len(text), None, text.splitlines(keepends=True), name
        raise
