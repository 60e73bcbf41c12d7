"""Helpers of the comparisons."""

import contextlib
import re

from keyfall._library.opcheck import aot_autograd_check  # noqa: F401


@contextlib.contextmanager
def assert_raises_regex(exception_cls, regex):
    """Context: the block must raise this kind of exception with a matching message."""
    try:
        yield
    except exception_cls as error:
        if not re.search(regex, str(error)):
            raise AssertionError(
                f"Expected exception to match regex {regex!r}, but its text is {str(error)!r}"
            ) from error
    except Exception as error:
        raise AssertionError(
            f"Expected {exception_cls}, instead got an exception of type {type(error)}"
        ) from error
    else:
        raise AssertionError("Expected exception to be raised, but none was")
