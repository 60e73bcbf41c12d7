"""Gradients of one call on a device against the CPU's: all tensors of floating and complex types want
one, and the same numbers go in at the results."""

import keyfall

from ..samples.arguments import Unusable, call, flatten, for_form, is_differentiable
from . import compare
from .outcome import Outcome, compare_errors, depends_on_data
from .storages import Mover


def _wanting(value):
    if is_differentiable(value):
        return value.detach().requires_grad_()
    if isinstance(value, (list, tuple)) and not isinstance(value, keyfall.Size):
        return type(value)(_wanting(item) for item in value)
    return value


def _inputs(values):
    return [item for item in flatten(values) if is_differentiable(item)]


def _noise(like, generator):
    made = keyfall.rand(like.shape, generator=generator, dtype=keyfall.float64) * 2 - 1
    if like.is_complex():
        other = keyfall.rand(like.shape, generator=generator, dtype=keyfall.float64)
        return keyfall.complex(made, other).to(like.dtype)
    return made.to(like.dtype)


def _gradients(form, values, settle=None):
    """Gradients of all inputs, None for those that the results do not depend on. settle() waits for the
    device, so that errors of the results come although the gradients may need none of them."""
    leaves = {name: _wanting(value) for name, value in values.items()}
    inputs = _inputs(list(leaves.values()))
    if form.how == "inplace":
        first = next(iter(leaves))
        leaves[first] = leaves[first].clone()
    generator = keyfall.Generator().manual_seed(len(inputs))
    results = flatten(call(form, leaves))
    if settle is not None:
        settle()
    roots = [t for t in results if isinstance(t, keyfall.Tensor) and t.requires_grad]
    if not roots:
        return []
    seeds = [_noise(t, generator).to(t.device) for t in roots]
    return list(keyfall.autograd.grad(roots, inputs, seeds, allow_unused=True))


def has_gradients(form, values):
    """Whether a call with these arguments has gradients to compare."""
    return bool(_inputs(list(values.values())))


def check_case(comparison, case):
    """None, or what is wrong. Raises Unusable where there is nothing to differentiate."""
    form, device = case.form, comparison.context.device
    if not comparison.contents:
        raise Unusable("the results are random")
    values = for_form(form, case.arguments())
    if not has_gradients(form, values):
        raise Unusable("no argument is differentiable")
    moved = Mover(device).arguments(form, values)
    expected = Outcome(_gradients, form, values)
    settle = comparison.context.settle
    found = Outcome(comparison.context.settled, _gradients, form, moved, settle)
    comparison.refused = expected.error is not None
    if found.error is not None or expected.error is not None:
        if not comparison.context.has_memory and depends_on_data(found):
            return None
        problem = compare_errors(found, expected, True)
        return problem and f"gradient: {problem}"
    limit = comparison.tolerance(_inputs(list(values.values())), gradient=True)
    if len(found.results) != len(expected.results):
        return "gradient: the results of the device require no gradient" if not found.results else (
            "gradient: the results of the CPU require no gradient")
    for index, (ours, theirs) in enumerate(zip(found.results, expected.results)):
        problem = compare.result(ours, theirs, device, False, limit)
        if problem is not None:
            return f"gradient of tensor {index} {problem}"
    return None
