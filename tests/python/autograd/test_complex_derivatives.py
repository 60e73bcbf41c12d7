"""Derivatives of every operator of the catalogue by complex arguments, first and second, against
differences. test_derivatives.py uses the dtypes that samples name, so the tensors of a sample are either
all complex or all real, and one drawn as integers is never complex. Here every tensor and every number
that an operator accepts as complex is complex, alone and together with the others. This finds formulas
that lack a conjugate, and formulas that give a real argument a complex gradient."""

import functools
import itertools

import pytest

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
import keyfall
import test_derivatives as catalogue

pytestmark = [pytest.mark.filterwarnings("ignore"),
              pytest.mark.unsanitized]  # test_derivatives.py runs the same formulas
TURN = 0.6 + 0.8j  # turns real numbers into complex ones of the same magnitude
MANY = 3  # with more arguments than this, only one or all of them are complex


def candidates(form):
    """Returns the arguments that might be complex: names of tensors, and of numbers."""
    formulas = form.family.entry.get("derivative")
    named = {name.strip() for names in formulas for name in names.split(",")} if isinstance(
        formulas, dict) else {a.name for a in form.schema.arguments}
    tensors = [a.name for a in form.schema.arguments
               if (a.is_tensor or a.is_tensor_list) and a.name in named]
    return tensors, [a.name for a in form.schema.arguments if a.type in ("Scalar", "Scalar?")]


def choices(names):
    """Returns the sets of names that are complex at the same time."""
    if len(names) <= MANY:
        return [set(some) for count in range(len(names) + 1)
                for some in itertools.combinations(names, count)]
    return [set(), *({name} for name in names), set(names)]


class TypedCall(catalogue.Call):
    """A call in which the arguments `tensors` and `numbers` are complex; all others of `smooth` are
    float64."""

    def __init__(self, smooth, tensors, numbers, *rest):
        self.smooth, self.tensors, self.numbers = smooth, tensors, numbers
        super().__init__(*rest)
        self.label += f" complex: {sorted(tensors | numbers)}"

    def in_types(self, arguments):
        return {name: self.in_type(name, value) for name, value in arguments.items()}

    def in_type(self, name, value):
        if name in self.numbers and isinstance(value, (int, float)):
            return value * TURN
        if name in self.smooth:
            return catalogue.mapped(lambda v: self.turned(name, v), value)
        return value

    def turned(self, name, value):
        if not isinstance(value, keyfall.Tensor) or value.dtype == keyfall.bool:
            return value
        if value.dtype != keyfall.float64:  # integers and zeros may be at a kink of the function
            places = keyfall.arange(value.numel(), dtype=keyfall.float64).view(value.shape)
            value = value + 0.1 * (places + 0.7).sin()
        if name not in self.tensors:
            return value
        # Both parts vary irregularly, so that no missing conjugate goes unnoticed.
        return keyfall.complex(value, value.flip(0) * 0.7 + 0.3 if value.dim() else value + 0.4)


# Operator → the complex arguments of a call that cannot be checked by differences.
NEAR_A_POLE = {"gru.input": {"hx", "input", "params"}}  # of tanh


def typed_calls(family):
    """Yields every call of the family's operators with complex arguments that they accept."""
    for form in catalogue.forms(family):
        tensors, numbers = candidates(form)
        for sample in family.entry.get("samples", []):
            for chosen in choices(tensors):
                if chosen == NEAR_A_POLE.get(form.schema.full_name):
                    continue
                for turned in ([set(), set(numbers)] if numbers else [set()]):
                    kind = functools.partial(TypedCall, set(tensors), chosen, turned)
                    yield form, sample, kind


@pytest.mark.slow
@pytest.mark.parametrize("area", sorted({family.area for family in catalogue.families()}))
def test_complex_arguments(area):
    wrong = []
    for family in catalogue.families():
        if family.area != area or catalogue.is_refused(family):
            continue
        for form, sample, kind in typed_calls(family):
            try:
                call = catalogue.made(form, sample, keyfall.float64, "plain", kind)
                if call is not None:
                    call.check()
            except Exception as error:  # noqa: BLE001 - all of them are told
                wrong.append(f"{kind(form, sample, keyfall.float64, 'plain').label}: {error}")
    assert not wrong, f"{len(wrong)} are wrong:\n" + "\n".join(wrong[:10])
