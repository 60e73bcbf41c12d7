"""What tests of TorchScript share that others use, too. There is no TorchScript here."""

from .common_utils import TestCase

RUN_CUDA = False


class JitTestCase(TestCase):
    """A test case like others."""
