"""Checks that are no operators: functions that take the context and return when all is well.

    @check("memory", "odd sizes")
    def odd_sizes(context):
        expect(condition, "what is wrong")
"""

import time

from ..operators.outcome import error_text
from ..report.results import FAILED, PASSED, SKIPPED, CheckResult

REGISTRY = []  # (group, name, function), in the order of definition


class Problem(Exception):
    """What a check found."""


class Skip(Exception):
    """Why a check has no meaning for this device."""


def check(group, name):
    def add(function):
        REGISTRY.append((group, name, function))
        return function

    return add


def expect(condition, text):
    if not condition:
        raise Problem(text)


def expect_error(kinds, text, function, *args):
    """The exception that a call must raise."""
    try:
        function(*args)
    except kinds as error:
        return error
    except Exception as error:  # noqa: BLE001 - another kind is what we report
        raise Problem(f"{text} raised {error_text(error)}") from None
    raise Problem(f"{text} raised nothing")


def run_check(context, group, name, function):
    start = time.perf_counter()
    status, problem = PASSED, ""
    try:
        function(context)
    except Skip as error:
        status, problem = SKIPPED, str(error)
    except Problem as error:
        status, problem = FAILED, str(error)
    except Exception as error:  # noqa: BLE001 - nothing that a check does may raise
        status, problem = FAILED, error_text(error)
    return CheckResult(group, name, status, problem, time.perf_counter() - start)
