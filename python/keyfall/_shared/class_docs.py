"""Docstrings of public classes. The source has the sentences; signature, shapes and an example, which are larger than
that, are added when somebody reads the docstring: keyfall/_docs/classes.py."""

from .._loading import lazy_module

_classes = lazy_module("keyfall._docs.classes")


class _Docstring:
    """A `__doc__` that is made when it is read, by type.__doc__ as by attributes of instances."""

    __slots__ = ("area", "sentences")

    def __init__(self, area, sentences):
        self.area, self.sentences = area, sentences

    def __get__(self, instance, owner):
        return _classes.doc(owner, self.area, self.sentences)


def describe(area, names, home):
    """Completes the docstrings of the classes that have these names in a module's dictionary. `area` is the part of
    the package that has the examples."""
    for name in names:
        cls = home[name]
        if isinstance(cls, type):
            cls.__doc__ = _Docstring(area, vars(cls).get("__doc__"))
