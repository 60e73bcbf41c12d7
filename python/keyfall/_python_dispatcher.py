"""Shows how the dispatcher chooses kernels: register dummy kernels of one operator under some keys
and see which one a call for each key would run.

    dispatcher = PythonDispatcher()
    dispatcher.register(["CPU", "XLA", "CompositeImplicitAutograd"])
    print(dispatcher.dispatchTable())
"""

from . import _C


class PythonDispatcher:
    """The operator `__test__::foo` and its kernels."""

    namespace = "__test__"
    name = "foo"
    # The keys of the table: a backend with its own kernel, and examples of the others.
    runtime_keys = [
        "CPU",
        "XLA",
        "Lazy",
        "FPGA",
        "AutogradOther",
        "AutogradCPU",
        "AutogradXLA",
        "AutogradLazy",
    ]
    alias_keys = ["CompositeExplicitAutograd", "Autograd", "CompositeImplicitAutograd"]
    supported_keys = runtime_keys + alias_keys

    def __init__(self):
        _C._dispatch_check_invariants(self.name)
        self.ref = _C._dispatch_library("FRAGMENT", self.namespace, "")
        self.ref.def_("foo(Tensor x) -> Tensor")

    def keys(self):
        """Returns the keys that kernels can be registered under."""
        return self.supported_keys

    def register(self, dispatchKeys):
        """Registers a kernel `fn_<key>` under each of the keys."""
        if len(set(dispatchKeys)) != len(dispatchKeys):
            raise RuntimeError(f"Overriden is not allowed but found duplicates in {dispatchKeys}.")
        if {"CompositeImplicitAutograd", "CompositeExplicitAutograd"} <= set(dispatchKeys):
            raise RuntimeError(
                "Registration to both CompositeImplicitAutograd and CompositeExplicitAutograd is "
                "not allowed."
            )
        for key in dispatchKeys:
            self._register_one(key)

    def _register_one(self, key):
        if key not in self.supported_keys:
            raise RuntimeError(f"{key} is not supported, please select a dispatch key in {self.supported_keys}.")
        self.ref.impl_t_t(self.name, dispatch=key, debug=f"fn_{key}")

    @property
    def _qualname(self):
        return f"{self.namespace}::{self.name}"

    def rawRegistrations(self):
        """Returns the dispatcher's own dump of the operator."""
        return _C._dispatch_dump(self._qualname)

    def rawDispatchTable(self):
        """Returns the dispatcher's own dump of the computed table."""
        return _C._dispatch_dump_table(self._qualname)

    def registrations(self):
        """Returns the registered kernels as a table."""
        rows = []
        for line in self.rawRegistrations().splitlines():
            key, _, kernel = line.partition(": ")
            if key.partition("[")[0] in self.supported_keys:
                rows.append((key, kernel.partition(" :: ")[0]))
        return _table("Registered Kernels", rows)

    def dispatchTable(self):
        """Returns a table of the kernel that runs for each key, and why."""
        computed = dict(line.split(": ", 1) for line in self.rawDispatchTable().splitlines())
        rows = [(key, computed[key]) for key in self.runtime_keys if key in computed]
        return _table("Computed Dispatch Table", [(key, _readable(kernel)) for key, kernel in rows])


def _readable(kernel):
    """Returns a kernel and why it was chosen; only the reason for a built-in fallback."""
    why = kernel.rpartition("[")[2]
    return f"[{why}" if why.startswith("backend fallback") else kernel


def _table(title, rows):
    lines = [title, "key             kernel", "-" * 27]
    lines += [f"{key:<15} {kernel}" for key, kernel in rows]
    return "\n" + "\n".join(lines) + "\n"
