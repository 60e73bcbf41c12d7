"""Layers that are a function with options."""

from .modules.module import Module


class WithOptions(Module):
    """A layer whose options, named in __constants__, are its attributes and what repr() shows."""

    def __init__(self, *values):
        super().__init__()
        for name, value in zip(self.__constants__, values):
            setattr(self, name, value)

    def extra_repr(self):
        return ", ".join(f"{name}={getattr(self, name)}" for name in self.__constants__)
