"""The hooks before forward() that compute a weight of a module from other tensors."""

from ..parameter import is_lazy


class WeightHook:
    """Sets a module's attribute `name` before each call. A subclass defines `label`, for messages, and
    compute_weight(module, update): `update` is False where only the value is asked for."""

    label = ""
    name = ""

    def __call__(self, module, inputs):
        setattr(module, self.name, self.compute_weight(module, module.training))

    @classmethod
    def _of(cls, hooks, name):
        """The keys of the hooks of this class for a weight, in a dictionary of a module."""
        return [key for key, hook in hooks.items() if isinstance(hook, cls) and hook.name == name]

    @classmethod
    def _refuse_second(cls, module, name):
        if cls._of(module._forward_pre_hooks, name):
            raise RuntimeError(f"Cannot register two {cls.label} hooks on the same parameter {name}")
        if is_lazy(getattr(module, name, None)):
            raise ValueError(f"The module passed to `{cls.__name__}` can't have uninitialized parameters. Make "
                             "sure to run the dummy forward before applying it")

    @classmethod
    def _taken_out(cls, module, name):
        """Removes the hook of a weight, which becomes an ordinary parameter. Returns the module."""
        keys = cls._of(module._forward_pre_hooks, name)
        if not keys:
            raise ValueError(f"{cls.label} of '{name}' not found in {module}")
        module._forward_pre_hooks[keys[0]].remove(module)
        del module._forward_pre_hooks[keys[0]]
        return module
