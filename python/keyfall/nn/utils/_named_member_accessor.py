"""Access to tensors and submodules of a module by their paths, such as "hidden.weight"."""

from .stateless import _ABSENT, _exchange, _owner

__all__ = ["NamedMemberAccessor", "set_tensor", "swap_submodule", "swap_tensor"]


def swap_tensor(module, name, tensor, allow_missing=False):
    """Replaces a tensor of a module, and returns the former one; None for no tensor."""
    before = _exchange(module, name, tensor)
    if before is _ABSENT and not allow_missing:
        _exchange(module, name, _ABSENT)
        raise AttributeError(f"{type(module).__name__} has no attribute `{name}`")
    return before


def set_tensor(module, name, tensor):
    """Replaces a tensor of a module."""
    swap_tensor(module, name, tensor, allow_missing=True)


def swap_submodule(module, name, submodule):
    """Replaces a submodule of a module, and returns the former one."""
    if "." in name or not name:
        raise KeyError(f"expected the name of a submodule without a path, found {name!r}")
    before = module.get_submodule(name)
    module._modules[name] = submodule
    return before


class NamedMemberAccessor:
    """Gets, sets, swaps and deletes the tensors and submodules of a module by their paths."""

    def __init__(self, module):
        self.module = module

    def get_submodule(self, name):
        """Returns the submodule with a path; "" is the module itself."""
        return self.module.get_submodule(name)

    def swap_submodule(self, path, value):
        """Replaces a submodule, and returns the former one."""
        prefix, _, name = path.rpartition(".")
        return swap_submodule(self.module.get_submodule(prefix), name, value)

    def get_tensor(self, name):
        """Returns the tensor with a path."""
        owner, own = _owner(self.module, name)
        return getattr(owner, own)

    def set_tensor(self, name, value):
        """Replaces the tensor with a path."""
        self.swap_tensor(name, value, allow_missing=True)

    def del_tensor(self, name):
        """Deletes the tensor with a path."""
        owner, own = _owner(self.module, name)
        delattr(owner, own)

    def swap_tensor(self, name, value, allow_missing=False):
        """Replaces the tensor with a path, and returns the former one."""
        return swap_tensor(*_owner(self.module, name), value, allow_missing)

    def _each(self, function, names, *values):
        return [function(name, *value) for name, *value in zip(names, *values)]

    def get_tensors(self, names):
        """Returns the tensors with these paths."""
        return self._each(self.get_tensor, names)

    def set_tensors(self, names, values):
        """Replaces the tensors with these paths."""
        self._each(self.set_tensor, names, values)

    def set_tensors_dict(self, named_tensors):
        """Replaces tensors: {path: tensor}."""
        self._each(self.set_tensor, named_tensors, named_tensors.values())

    def del_tensors(self, names):
        """Deletes the tensors with these paths."""
        self._each(self.del_tensor, names)

    def swap_tensors(self, names, values, allow_missing=False):
        """Replaces the tensors with these paths, and returns the former ones."""
        return [self.swap_tensor(name, value, allow_missing) for name, value in zip(names, values)]

    def swap_tensors_dict(self, named_tensors, allow_missing=False):
        """Replaces tensors, {path: tensor}; returns the former ones in the same form, and missing paths."""
        before = {name: self.swap_tensor(name, value, allow_missing=True) for name, value in named_tensors.items()}
        missing = [name for name, value in before.items() if value is _ABSENT]
        if missing and not allow_missing:
            for name, value in before.items():
                _exchange(*_owner(self.module, name), value)
            raise RuntimeError(f"Missing key(s): {', '.join(map(repr, missing))}.")
        return before, missing

    def check_keys(self, keys):
        """Returns the paths of the module that are missing from `keys`, and those that it does not have."""
        own = {*dict(self.named_tensors(remove_duplicate=False))}
        return own - {*keys}, {*keys} - own

    def named_parameters(self, remove_duplicate=True):
        """Iterates over (path, parameter)."""
        yield from self.module.named_parameters(remove_duplicate=remove_duplicate)

    def named_buffers(self, remove_duplicate=True):
        """Iterates over (path, buffer)."""
        yield from self.module.named_buffers(remove_duplicate=remove_duplicate)

    def named_tensors(self, remove_duplicate=True):
        """Iterates over (path, tensor) of parameters and buffers."""
        yield from self.named_parameters(remove_duplicate)
        yield from self.named_buffers(remove_duplicate)

    def named_modules(self, remove_duplicate=True):
        """Iterates over (path, submodule)."""
        yield from self.module.named_modules(remove_duplicate=remove_duplicate)
