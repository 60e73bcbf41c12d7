"""Helpers of TorchScript tests that other tests use, too. There is no TorchScript here."""

from .common_utils import TestCase

RUN_CUDA = False


class JitTestCase(TestCase):
    """A plain test case."""
