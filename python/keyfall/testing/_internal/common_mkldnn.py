"""Helpers of tests for oneDNN's reduced precision, which does not exist here."""


def bf32_on_and_off(bf32_precision=1e-2):
    """Decorator: runs the test once, in full precision."""
    return lambda test: test
