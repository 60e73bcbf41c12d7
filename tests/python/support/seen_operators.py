"""A mode that records the operators it sees."""

from keyfall.utils._python_dispatch import TorchDispatchMode


class Seen(TorchDispatchMode):
    """Records names of operators, such as `add.Tensor`. It keeps no arguments: autograd copies a
    gradient that has another owner, and would call other operators."""

    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.names.append(str(func).removeprefix("aten."))
        return func(*args, **(kwargs or {}))

    @property
    def short(self):
        return [name.removesuffix(".default") for name in self.names]
