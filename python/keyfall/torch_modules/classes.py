"""torch.classes: classes that C++ extensions register, of which there are none here."""

loaded_libraries = set()


class _Namespace:
    def __init__(self, name):
        self._name = name

    def __getattr__(self, name):
        raise RuntimeError(f"Tried to instantiate class '{self._name}.{name}', but it does not exist! "
                           "Ensure that it is registered via torch::class_")


def load_library(path):
    """Fails: keyfall does not load libraries of PyTorch's extensions."""
    raise OSError(f"Could not load this library: {path}")


def __getattr__(name):
    if name[:2] == "__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return globals().setdefault(name, _Namespace(name))
