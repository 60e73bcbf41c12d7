"""Python-side registrations that are not kernels of the dispatcher: fake kernels, and rules for
dispatch modes and tensor subclasses."""

from .fake_impl import FakeImplHolder
from .utils import RegistrationHandle, lookup_op

# The C code looks up an operator's rules here, by class.
_RULES = "_torch_dispatch_rules"


class SimpleLibraryRegistry:
    """Entries by qualified name, created on first access."""

    def __init__(self):
        self._data = {}

    def find(self, qualname):
        entry = self._data.get(qualname)
        if entry is None:
            entry = self._data[qualname] = SimpleOperatorEntry(qualname)
        return entry


class SimpleOperatorEntry:
    """The fake kernel and the rules of one operator."""

    def __init__(self, qualname):
        self.qualname = qualname
        self.fake_impl = FakeImplHolder(qualname)
        self.torch_dispatch_rules = GenericTorchDispatchRuleHolder(qualname)

    @property
    def abstract_impl(self):
        return self.fake_impl


class GenericTorchDispatchRuleHolder:
    """An operator's rules: {class of a mode or of a tensor: function}."""

    def __init__(self, qualname):
        self.qualname = qualname

    def _rules(self):
        return lookup_op(self.qualname).__dict__.setdefault(_RULES, {})

    def register(self, torch_dispatch_class, func):
        """Adds a rule; returns a handle that removes it."""
        rules = self._rules()
        if torch_dispatch_class in rules:
            raise RuntimeError(
                f"{torch_dispatch_class} already has a `__torch_dispatch__` rule registered for "
                f"{self.qualname}"
            )
        rules[torch_dispatch_class] = func
        return RegistrationHandle(lambda: rules.pop(torch_dispatch_class, None))

    def find(self, torch_dispatch_class):
        return self._rules().get(torch_dispatch_class)


def find_torch_dispatch_rule(op, torch_dispatch_class):
    """Returns the operator's rule for a class, or None."""
    return op.__dict__.get(_RULES, {}).get(torch_dispatch_class)


singleton = SimpleLibraryRegistry()
