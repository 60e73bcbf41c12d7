"""Forward derivatives by differences: the formulas of the key `tangent`, and the claim that those of
elementwise operators follow from the formulas of gradients (tools/opgen/tangents.py)."""

import dataclasses

import pytest

import keyfall

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
import linearity  # noqa: E402
from catalogue_families import families  # noqa: E402

import tangents  # noqa: E402  # isort: skip

pytestmark = [pytest.mark.filterwarnings("ignore"),  # samples have uncommon arguments on purpose
              pytest.mark.unsanitized, pytest.mark.slow]  # the same calls as in the tests of derivatives
STEP, TOLERANCE = 1e-5, 1e-4
# Elementwise operators that differences tell nothing about, and why.
LEFT_OUT = {
    "_prelu_kernel": "weights are broadcast", "ldexp.Tensor": "exponents of samples are integers",
    "log_sigmoid_backward": "takes a buffer that depends on another argument",
}


class Names(dict):
    """The names in a formula: arguments, results and tangents, and operators."""

    def __missing__(self, name):
        return getattr(keyfall.ops.aten, name)


def direction_of(call, name):
    """A tangent of the argument, and zeros for the others."""
    return {other: linearity.mapped(lambda t, u: u / 8 if other == name else t * 0, value, call.others[other])
            for other, value in call.values.items()}


def difference(call, direction, step):
    """(f(x + step t) - f(x - step t)) / (2 step), for each result of floating or complex type."""
    def moved(by):
        keyfall.manual_seed(0)
        return call.run({name: linearity.mapped(lambda t, u: t + by * u, value, direction[name])
                         for name, value in call.values.items()})
    return [(a - b) / (2 * step) if linearity.is_floating(a) else None
            for a, b in zip(moved(step), moved(-step))]


def compared(found, expected, again):
    """The largest difference, where the differences with two steps agree; None if they do nowhere."""
    smooth = (expected - again).abs() <= TOLERANCE * (1 + expected.abs())
    smooth = smooth & found.isfinite() & expected.isfinite()
    if not bool(smooth.any()):
        return None
    off = (found - expected).abs() / (1 + expected.abs())
    return float(off[smooth].max())


def written(call, family, direction):
    """Returns the results' tangents by the formulas of the key."""
    keyfall.manual_seed(0)
    results = call.run()
    given = Names({name: call.own.get(name) for name in (a.name for a in family.schema.arguments)}, **call.values)
    for argument in family.schema.arguments:
        if argument.default is not None and argument.name not in call.own:
            given[argument.name] = eval(argument.default, {"Mean": 1})  # noqa: S307 - the catalogue's own text
    given.update({f"{name}_t": value for name, value in direction.items()})
    given.update(zip(tangents.results(family), results))
    formulas = tangents.tangents(family)
    return [eval(formulas[name], given) if name in formulas else None  # noqa: S307 - source text
            for name in tangents.results(family)]


def derived(call, family, name, direction):
    """Returns the tangent of the first result by the formula of its gradient."""
    x = call.values[name].detach().requires_grad_()
    tangent = direction[name]
    with keyfall.enable_grad():
        own = {**call.own, **call.values, name: x}
        result = call.operator(**own)
        result = result[0] if isinstance(result, (tuple, list)) else result
    if result.shape != x.shape or result.dtype != x.dtype:
        return None
    return keyfall.autograd.grad(result, x, tangent.conj().resolve_conj())[0].conj().resolve_conj()


def errors_of(family, name, tangent_of):
    """Returns the largest errors over all samples that have a tangent by one argument."""
    found = []
    for call in linearity.calls(family):
        if name not in call.values or isinstance(call.values[name], list):
            continue
        direction = direction_of(call, name)
        expected, again = difference(call, direction, STEP), difference(call, direction, STEP / 4)
        for tangent, one, two in zip(tangent_of(call, direction), expected, again):
            if tangent is not None and one is not None:
                error = compared(tangent, one, two)
                found += [] if error is None else [(error, call.label)]
    return found


def wrong_tangents(family, tangent_of, names, key):
    """Returns what is wrong, as texts."""
    texts = []
    place = f"{family.path}:{family.key_lines.get(key, family.line)}: {family.schema.full_name}"
    for name in names:
        found = errors_of(family, name, lambda call, direction, name=name: tangent_of(call, name, direction))
        if not found:
            texts.append(f"{place}: no sample tells about the tangent by '{name}'")
        elif max(found)[0] > TOLERANCE:
            texts.append(f"{place}: the tangent by '{name}' is off by {max(found)[0]:.3g} in {max(found)[1]}")
    return texts


def wrong_formula(family):
    names = [name.strip() for names in family.entry["derivative"] for name in names.split(",")]
    return wrong_tangents(family, lambda call, name, direction: written(call, family, direction), names, "tangent")


def wrong_claim(family):
    names = [name.strip() for names, text in family.entry["derivative"].items() for name in names.split(",")
             if tangents.of_argument(family, name.strip(), text) == "elementwise"]
    return wrong_tangents(family, lambda call, name, direction: [derived(call, family, name, direction)],
                          names, "derivative")


def by_way(way):
    return [family for family in families() if tangents.how(family) == way]


def test_written_tangents_are_derivatives():
    wrong = [text for family in by_way("written") for text in wrong_formula(family)]
    assert not wrong, "\n".join(wrong)


def test_tangents_of_elementwise_operators_follow():
    wrong = [text for family in by_way("elementwise") if family.schema.full_name not in LEFT_OUT
             for text in wrong_claim(family)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name, formula", [
    ("abs", "self_t * result"), ("_softmax", "result * self_t"), ("sort", {"values": "self_t"}),
    ("linalg_inv_ex", {"inverse": "inverse.matmul(A_t).matmul(inverse)"}),
])
def test_wrong_tangents_are_found(name, formula):
    family = next(f for f in families() if f.schema.full_name == name)
    changed = dataclasses.replace(family, entry={**family.entry, "tangent": formula})
    found = wrong_formula(changed)
    assert found and found[0].startswith(f"{family.path}:{family.key_lines['tangent']}: {name}: the tangent by ")


def test_every_operator_with_a_derivative_is_classified():
    ways = {way: len(by_way(way)) for way in tangents.ORDER}
    assert sum(ways.values()) == len(families())
    assert ways["linear"] > 100 and ways["elementwise"] > 100 and ways["written"] > 0
