"""The key `linear` of the catalogue says in which arguments an operator is linear: every group is compared
on the samples, in float64 and complex128, and groups that pass without being in the entry are reported."""

import dataclasses

import pytest

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
import linearity  # noqa: E402
from catalogue_families import families  # noqa: E402

pytestmark = [pytest.mark.filterwarnings("ignore"),  # samples have uncommon arguments on purpose
              pytest.mark.unsanitized, pytest.mark.slow]  # the same calls as in the tests of derivatives

FINITE = "only of numbers, not of NaN or infinities"
AT_ZERO = "at self = 0 it is 0 by definition, whatever the logarithm is, and so is its derivative"
BY_SAMPLES = "the mean over weights is a quotient; no sample has it"
# Operators that the samples show as linear although they are not.
NOT_LINEAR = {
    "nan_to_num": FINITE, "nansum": FINITE, "nanmean": FINITE,
    "xlogy.Tensor": AT_ZERO, "xlogy.Scalar_Other": AT_ZERO, "special_xlogy": AT_ZERO,
    "special_xlogy.other_scalar": AT_ZERO, "special_xlog1py": AT_ZERO, "special_xlog1py.other_scalar": AT_ZERO,
    "nextafter": "differs from self by a rounding",
    "nll_loss2d": BY_SAMPLES, "nll_loss_forward": BY_SAMPLES, "nll_loss2d_forward": BY_SAMPLES,
}
AREAS = sorted({family.area for family in families()})


def groups(family):
    return [tuple(name.strip() for name in text.split(",")) for text in family.entry.get("linear", [])]


def place(family):
    return f"{family.path}:{family.key_lines.get('linear', family.line)}: {family.schema.full_name}"


def wrong_facts(family):
    """Returns what is wrong with the key, as texts."""
    found = []
    for group in groups(family):
        text = linearity.wrong(family, group)
        if text is None:
            text = "no sample tells"
        if text:
            found.append(f"{place(family)} is not linear in '{', '.join(group)}': {text}")
    return found


def missing_facts(family):
    """Returns the groups that are missing, as texts."""
    if family.draws or family.schema.full_name in NOT_LINEAR:
        return []
    known = [set(group) for group in groups(family)]
    return [f"{place(family)} is linear in '{', '.join(group)}' by all samples: say so, or in NOT_LINEAR why not"
            for group in linearity.groups_of(family) if not any(set(group) <= other for other in known)]


@pytest.mark.parametrize("area", AREAS)
def test_linear_operators_are_linear(area):
    wrong = [text for family in families() if family.area == area for text in wrong_facts(family)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("area", AREAS)
def test_no_linear_operator_is_missing(area):
    missing = [text for family in families() if family.area == area for text in missing_facts(family)]
    assert not missing, "\n".join(missing)


def test_exceptions_are_needed():
    """Each exception has groups that its entry does not name."""
    by_name = {family.schema.full_name: family for family in families()}
    for name in NOT_LINEAR:
        family = by_name[name]
        assert any(group not in groups(family) for group in linearity.groups_of(family)), name


def changed(name, lines):
    """The family of an operator with another value of the key; None takes the key away."""
    family = next(f for f in families() if f.schema.full_name == name)
    entry = {key: value for key, value in family.entry.items() if key != "linear"}
    return dataclasses.replace(family, entry=entry if lines is None else {**entry, "linear": lines})


@pytest.mark.parametrize("name, lines, says", [
    ("exp", ["self"], "f(0) is not 0"),
    ("relu", ["self"], "f(a x + b y) and a f(x) + b f(y) differ by"),
    ("mm", ["self, mat2"], "f(a x + b y) and a f(x) + b f(y) differ by"),
    ("add.Tensor", ["self"], "f(0) is not 0"),
    ("addmm", ["mat1"], "f(0) is not 0"),
    ("masked_fill.Scalar", ["self"], "f(0) is not 0"),
    ("eq.Tensor", ["self"], "no sample tells"),
    ("logical_not", ["self"], "no sample tells"),
])
def test_wrong_facts_are_found(name, lines, says):
    family = changed(name, lines)
    found = wrong_facts(family)
    assert len(found) == 1 and says in found[0]
    assert found[0].startswith(f"{family.path}:{family.key_lines.get('linear', family.line)}: {name} is not linear")


@pytest.mark.parametrize("name, lines, group", [
    ("mm", ["self"], "mat2"), ("sum", None, "self"), ("conv2d", ["input, bias"], "weight, bias"),
    ("add.Tensor", None, "self, other"), ("cat", None, "tensors"),
])
def test_missing_facts_are_found(name, lines, group):
    family = changed(name, lines)
    assert any(text.startswith(f"{family.path}:") and f"is linear in '{group}'" in text
               for text in missing_facts(family))
