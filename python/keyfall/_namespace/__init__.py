"""Functions and classes of `keyfall` itself for which PyTorch has no module: window functions, checks,
symbolic numbers, explanations of calls. A module loads on the first use of one of its names."""


def export(namespace):
    """Sets the `__module__` of each public name (`__all__`) in a module's globals() to `keyfall`,
    where programs and pickles look for it."""
    for name in namespace["__all__"]:
        namespace[name].__module__ = "keyfall"
