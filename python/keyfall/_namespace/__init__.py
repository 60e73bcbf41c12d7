"""Functions and classes of `keyfall` itself for which PyTorch has no module: window functions, checks,
symbolic numbers, explanations of calls. A module loads on the first use of one of its names."""


def export(namespace):
    """Says `keyfall` for the module of each public name (`__all__`) of a module's globals(): that is
    where programs and pickles look for it."""
    for name in namespace["__all__"]:
        namespace[name].__module__ = "keyfall"
