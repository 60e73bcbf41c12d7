"""Whether Python chooses the kernels of calls, from those that programs added with `py_impl`."""

from .. import _C
from .._shared.absent import absent_function

no_python_dispatcher = _C._DisablePythonDispatcher
enable_python_dispatcher = _C._EnablePythonDispatcher
enable_pre_dispatch = _C._EnablePreDispatch
enable_crossref_functionalize = absent_function("torch._dispatch.python.enable_crossref_functionalize")
