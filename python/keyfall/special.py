"""Special functions: the operators with the prefix special_."""

from . import _C

globals().update((name[len("special_"):], function)
                 for name, function in vars(_C._special).items() if name.startswith("special_"))

log_softmax = _C._VariableFunctions.log_softmax
logsumexp = _C._VariableFunctions.logsumexp
softmax = _C._VariableFunctions.softmax

__all__ = sorted(name for name in globals() if not name.startswith("_"))
