"""What PyTorch has and keyfall does not, and what to use instead. The one table for error messages and
for the guide's page of differences. Whoever looks for an absent name reads it, under the name torch or keyfall:

- attributes: the `__getattr__` of packages ends in keyfall._loading.missing;
- imports: module_error, raised by the finder that is asked last;
- classes and functions that can be imported, but not used: absent_class, absent_function."""

# {name: what to do}. A name stands for everything below it.
ABSENT = {
    "torch._export": "record a graph with keyfall._lazy.extract_compiled_graph",
    "torch.export": "record a graph with keyfall._lazy.extract_compiled_graph",
    "torch.mtia": "there is no such device; a plug-in can take the name",
    "torch.package": "use keyfall.save with state_dict()",
}

# The same for modules that exist, with some names missing.
PARTIAL = {
    "torch.distributed": "programs run in one process",
    "torch._dynamo": "there is no compiler of bytecode: keyfall.compile records operators",
    "torch._inductor": "keyfall.compile has a compiler of its own",
    "torch.fx": "keyfall.fx.symbolic_trace makes graphs of modules and functions; passes of compilers are left out",
    "torch.jit": "there is no compiler of scripts: functions run as they are, and keyfall.compile makes them faster",
    "torch.sparse": "there are no semi-structured tensors and no sparse solver; keyfall.linalg.solve takes to_dense()",
    "torch.utils.cpp_extension": "utils.cpp_extension.load compiles kernels in C; there is no setuptools command",
    "torch.onnx": "save the weights, load them in PyTorch, and export there",
    "torch.ao": "ao.quantization.quantize_dynamic quantizes linear layers; there is no static quantization",
    "torch.nn.quantized": "nn.quantized.dynamic.Linear is there; there are no modules with quantized inputs",
    "torch.quantization": "quantize_dynamic quantizes linear layers; there is no static quantization",
}


def entry_of(name):
    """Returns (name of the entry, what to do) for a name, or None."""
    while name:
        hint = ABSENT.get(name, PARTIAL.get(name))
        if hint is not None:
            return name, hint
        name = name.rpartition(".")[0]
    return None


def describe(name):
    """Returns the message for a missing name, such as "torch.fx.Graph"."""
    found = entry_of(name)
    hint = f"; {found[1]}" if found is not None else ""
    return f"keyfall has no `{name}`{hint}"


class AbsentModuleError(ModuleNotFoundError):
    """The error of importing an absent module. It has no `name`, but `module`: `from torch import export` would drop an
    error with the name of the module that it tries, and say only that it cannot import a name."""


def _in_torch(module):
    return f"torch.{module.partition('.')[2]}"


def module_error(name):
    """The error of importing a module of keyfall, or torch, that is not there; None where the table has nothing to say."""
    wanted = _in_torch(name)
    if entry_of(wanted) is None:
        return None
    error = AbsentModuleError(describe(wanted))
    error.module = name
    return error


def absent_class(name):
    """Returns a class for isinstance, annotations and base classes: creating an instance raises."""

    def refuse(cls, *args, **kwargs):
        raise NotImplementedError(describe(name))

    module, _, own = name.rpartition(".")
    return type(own, (), {"__new__": refuse, "__module__": module, "__doc__": describe(name)})


def absent_function(name):
    """Returns a function that can be imported: calling it raises."""

    def refuse(*args, **kwargs):
        raise NotImplementedError(describe(name))

    refuse.__module__, _, refuse.__name__ = name.rpartition(".")
    refuse.__doc__ = describe(name)
    return refuse
