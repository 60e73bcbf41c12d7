"""Docstrings of classes: the signature, the sentences of the source, shapes and an example. The files classes_*.py have
the last two; keyfall/_shared/class_docs.py says which classes have them."""

import functools
import inspect
import re

from .._loading import load


@functools.cache
def _blocks(area):
    """Returns {name of a class: its lines}."""
    text = load(f"{__package__}.classes_{area.replace('.', '_')}").BLOCKS
    blocks = (block.split("\n", 1) for block in text.strip().split("\n\n"))
    return dict(blocks)


def _as_written(one):
    """A parameter whose default and type are shown as names where they are functions and texts."""
    if inspect.isfunction(one.default):
        one = one.replace(default=_Name(one.default.__name__))
    return one.replace(annotation=_Name(one.annotation)) if isinstance(one.annotation, str) else one


def _signature(cls):
    """The parameters, without names of modules."""
    parameters = map(_as_written, inspect.signature(cls).parameters.values())
    return re.sub(r"\b(?:[a-z_]+\.)+(?=[A-Za-z])", "", str(inspect.Signature(parameters)))


class _Name(str):
    def __repr__(self):
        return str(self)


def doc(cls, area, sentences):
    """Returns the docstring of a class."""
    paragraphs = [f"{cls.__name__}{_signature(cls)}", inspect.cleandoc(sentences or "")]
    shapes, _, example = _blocks(area).get(cls.__name__, "").partition(">>> ")
    paragraphs += [shapes.strip(), f">>> {example}" if example else ""]
    return "\n\n".join(filter(None, paragraphs))
