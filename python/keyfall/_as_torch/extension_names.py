"""Names of torch._C that libraries touch when they are imported, and that mean nothing here: types of
TorchScript's graphs, switches of its executor, and reports of usage."""


def _ignore(*args):
    """Does nothing."""


def _no_tracing():
    """The state of TorchScript's tracer, which does not exist."""
    return None


def _opaque(name):
    def refuse(self, *args, **kwargs):
        raise RuntimeError(f"keyfall has no TorchScript graphs: {name} cannot be made")

    return type(name, (), {"__init__": refuse, "__module__": "torch._C",
                           "__doc__": "A type of TorchScript's graphs: for isinstance only."})


def install(extension):
    """Adds the names that the extension module does not have."""
    names = {name: _opaque(name) for name in (
        "Block", "FileCheck", "Graph", "Node", "ScriptModule", "ScriptObject", "Value")}
    names |= dict.fromkeys((
        "_jit_override_can_fuse_on_cpu", "_jit_set_profiling_executor", "_jit_set_profiling_mode",
        "_jit_set_texpr_fuser_enabled", "_log_api_usage_once"), _ignore)
    names["_get_tracing_state"] = _no_tracing
    for name, value in names.items():
        if not hasattr(extension, name):
            setattr(extension, name, value)
