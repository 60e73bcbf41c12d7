"""Tests of what the package logs."""

import contextlib
import functools
import logging

from .common_utils import TestCase


class _Collector(logging.Handler):
    """Keeps what is logged in a list."""

    def __init__(self, records):
        super().__init__()
        self.records = records

    def emit(self, record):
        self.records.append(record)


@contextlib.contextmanager
def _collected(levels, records):
    """Context in which each logger torch.NAME has its level, and its messages go to the list."""
    with contextlib.ExitStack() as stack:
        for name, level in levels.items():
            logger, handler = logging.getLogger(f"torch.{name}"), _Collector(records)
            stack.callback(logger.setLevel, logger.level)
            logger.setLevel(level)
            logger.addHandler(handler)
            stack.callback(logger.removeHandler, handler)
        yield


def make_logging_test(**levels):
    """Decorates a test, which gets a list of the messages logged as well."""

    def decorate(test):
        @functools.wraps(test)
        def run(self):
            records = []
            with _collected(levels, records):
                test(self, records)

        del run.__wrapped__  # pytest would ask for the list as a fixture
        return run

    return decorate


class LoggingTestCase(TestCase):
    """A test case that looks for messages."""

    def hasRecord(self, records, text):
        return any(text in record.getMessage() for record in records)

    def getRecord(self, records, text):
        """The one message with this text."""
        found = [record for record in records if text in record.getMessage()]
        self.assertEqual(len(found), 1, f"messages with {text!r} among {records}")
        return found[0]
