"""What a mode gets to see."""

from keyfall.utils._python_dispatch import TorchDispatchMode


class Seen(TorchDispatchMode):
    """Notes the names of operators, `add.Tensor`, and nothing else: a gradient that something holds
    would be copied."""

    def __init__(self):
        super().__init__()
        self.names = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        self.names.append(str(func).removeprefix("aten."))
        return func(*args, **(kwargs or {}))

    @property
    def short(self):
        return [name.removesuffix(".default") for name in self.names]
