"""Errors of PyTorch's bytecode compiler, for programs that catch them. None is ever raised: see keyfall.compiler."""


class TorchDynamoException(RuntimeError):
    """The base of all others."""


class ShortenTraceback(TorchDynamoException):
    """An error whose traceback ends before the compiler's own calls."""


class BackendCompilerFailed(ShortenTraceback):
    """The compiler of graphs failed."""


class InternalTorchDynamoError(TorchDynamoException):
    """A mistake in the compiler."""


class InvalidBackend(TorchDynamoException):
    """There is no compiler of graphs with this name."""


class RecompileError(TorchDynamoException):
    """A function was to be compiled again, and that was forbidden."""


class ResetRequired(TorchDynamoException):
    """The compiler of graphs changed after functions were compiled."""


class SkipFrame(TorchDynamoException):
    """A function is not compiled."""


class TorchRuntimeError(TorchDynamoException):
    """An operator failed while a function was being compiled."""


class Unsupported(TorchDynamoException):
    """A function does something that cannot be compiled."""


class UserError(Unsupported):
    """The program asked for something impossible."""


class UncapturedHigherOrderOpError(TorchDynamoException):
    """A function that an operator takes cannot be compiled."""


class FailOnRecompileLimitHit(Exception):
    """A function was compiled too often."""
