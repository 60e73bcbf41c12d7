"""Calls of every operator of the catalogue, in all its forms, on its samples."""

import functools

import samples
from catalogue_families import strided_families

import keyfall
from keyfall.utils._pytree import tree_leaves

# Memory that was never written, or a file.
# Numbers of the normal distribution depend on strides. _neg_view makes a bool tensor unreadable.
UNDEFINED = ("normal", "_neg_view", "empty", "new_empty", "resize", "from_file", "set_", "_efficientzerotensor")


@functools.cache
def forms():
    return [(form, family.entry["samples"]) for family in strided_families()
            for form in family.forms if family.entry.get("samples")
            and not family.schema.name.startswith(UNDEFINED)]


def operator_of(schema):
    return getattr(getattr(keyfall.ops.aten, schema.name), schema.overload or "default")


def names_of(form):
    """Returns the names of the arguments of a sample; dropout_ calls its first one self, not input."""
    names = [a.name for a in form.family.schema.arguments]
    if form.how == "inplace" and form.schema.arguments[0].name not in names:
        names[0] = form.schema.arguments[0].name
    return names


def arguments(form, sample, dtype, outputs=None):
    args, kwargs = samples.evaluate(keyfall, sample, dtype, "plain", sample)
    own = dict(zip(names_of(form), args), **kwargs)
    if outputs is not None:
        own.update((name, keyfall.empty_like(t)) for name, t in outputs.items())
    return {a.name: own[a.name] for a in form.schema.arguments if a.name in own}


def out_tensors(form, sample, dtype):
    """Returns the tensors that an out= form would write to, by name."""
    own = names_of(form)
    names = [a.name for a in form.schema.arguments if a.name not in own and a.written]
    if not names:
        return {}
    functional = arguments(form.family.forms[0], sample, dtype)
    results = tree_leaves(operator_of(form.family.schema)(**functional))
    return dict(zip(names, results))


def run(call, given):
    keyfall.manual_seed(1)
    try:
        return call(given), None
    except Exception as error:  # noqa: BLE001 - compared with the other's
        return None, error


def same(found, expected):
    """Values may lie in another order in memory, and sums depend on it."""
    if not isinstance(expected, keyfall.Tensor):
        return found == expected
    if found.dtype != expected.dtype or found.shape != expected.shape:
        return False
    if expected.dtype.is_floating_point or expected.dtype.is_complex:
        return keyfall.allclose(found, expected, rtol=1e-4, atol=1e-5, equal_nan=True)
    return found.tolist() == expected.tolist()


def differ(found, expected):
    found, expected = tree_leaves(found), tree_leaves(expected)
    return len(found) != len(expected) or not all(map(same, found, expected))
