"""Arguments of a form, made from a sample of its family."""

import keyfall

from . import language


class Unusable(Exception):
    """The sample gives no arguments for this form, type or layout."""


def flatten(value):
    """The items of nested lists, tuples and dicts."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from flatten(item)
    else:
        yield value


def tensors_in(value):
    found = []
    _add_tensors((value,), found)
    return found


def _add_tensors(items, found, tensor=keyfall.Tensor):
    for item in items:
        if isinstance(item, tensor):
            found.append(item)
        elif isinstance(item, (list, tuple)):
            _add_tensors(item, found)
        elif isinstance(item, dict):
            _add_tensors(item.values(), found)


def is_differentiable(value):
    return isinstance(value, keyfall.Tensor) and (value.is_floating_point() or value.is_complex())


class Case:
    """One call to make: a form, and what its arguments are made from."""

    def __init__(self, form, sample, dtype, mode, label="", maker=None):
        self.form, self.sample, self.dtype, self.mode = form, sample, dtype, mode
        self.label = label  # which out= tensors
        self.maker = maker or language.Maker

    @property
    def what(self):
        words = (self.sample, str(self.dtype).partition(".")[2], self.mode, self.label)
        return " ".join(word for word in words if word)

    def arguments(self):
        """Name → value of the functional form's arguments, the same ones every time."""
        schema = self.form.family.functional.schema
        seed = f"{schema.name} {self.sample} {self.dtype} {self.mode}"
        try:
            args, kwargs = language.evaluate(keyfall, self.sample, self.dtype, self.mode, seed,
                                            maker=self.maker)
        except (RuntimeError, IndexError, ValueError, TypeError, NotImplementedError) as error:
            raise Unusable(str(error)) from None
        if len(args) > len(schema.arguments):
            raise Unusable(f"{schema.name} has only {len(schema.arguments)} arguments")
        own = dict(zip(self.form.family.functional.argument_names, args))
        own.update(kwargs)
        return own


def for_form(form, own):
    """The arguments of any form by the names of the functional one. The first argument of an
    in-place form may have another name."""
    values = {}
    for index, name in enumerate(form.argument_names):
        if name in own:
            values[name] = own[name]
        elif index == 0 and form.how == "inplace" and own:
            values[name] = next(iter(own.values()))
        elif name in form.needed_names:
            raise Unusable(f"no value for '{name}'")
    return values


def call(form, values):
    """Calls the operator with keyword arguments; always a list of results."""
    result = form.operator(**values)
    if isinstance(result, (tuple, list)) and not isinstance(result, keyfall.Size):
        return list(result)
    return [result]
