"""The key `types` of the catalogue says the element types of results: compared with what the operators
give on the meta device, or on the CPU where they need data, for the samples in all types."""

import dataclasses

import pytest

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
import type_rules  # noqa: E402
from catalogue_families import families  # noqa: E402

import facts  # noqa: E402  # isort: skip
import facts_types  # noqa: E402  # isort: skip

pytestmark = [pytest.mark.filterwarnings("ignore"),  # samples have uncommon arguments on purpose
              pytest.mark.unsanitized, pytest.mark.slow]  # other tests call the same rules
AREAS = sorted({family.area for family in families()})
# Operators with tensors as results whose types the language cannot say, and why.
NOT_SAID = {
    **dict.fromkeys(["_foreach_addcmul.Tensor", "_foreach_addcdiv.Tensor"], "numbers in a tensor take part"),
    **dict.fromkeys(["linspace.Tensor_Tensor", "logspace.Tensor_Tensor", "linspace.Tensor_Scalar",
                     "logspace.Tensor_Scalar", "linspace.Scalar_Tensor", "logspace.Scalar_Tensor"],
                    "complex if an end is, otherwise the default type"),
    **dict.fromkeys(["l1_loss", "triplet_margin_loss", "poisson_nll_loss", "binary_cross_entropy_backward",
                     "binary_cross_entropy_with_logits"], "depends on the reduction"),
    **dict.fromkeys(["trapezoid.x", "trapezoid.dx", "trapz.x", "trapz.dx", "sum_to_size", "vander", "einsum"],
                    "depends on whether something is summed"),
    **dict.fromkeys(["lstm_cell", "gru_cell", "rnn_tanh_cell"], "promotes products, then sums of them"),
    **dict.fromkeys([f"{part}{copy}" for part in ("crow_indices", "ccol_indices", "col_indices", "row_indices")
                     for copy in ("", "_copy")], "int32 or int64, as the indices that the tensor was made of"),
    **dict.fromkeys(["stft", "stft.center"], "complex, unless return_complex is given and false"),
    "_fused_rms_norm": "statistics of half types are wider", "_weight_norm_interface": "norms of half types are wider",
    "_sparse_sum.dim": "sums of integers are wider if there are dense dimensions",
    "pad_sequence": "the type of the first tensor, to which the others are converted",
    "rrelu_with_noise_backward": "whether noise takes part depends on lower and upper",
    "_scaled_dot_product_flash_attention_for_cpu": "statistics of half types are wider",
    "_foreach_powsum.Scalar": "a power, then a sum", "ldexp.Tensor": "ranks of intermediate results",
    "pairwise_distance": "a power of a difference", "bincount": "weights of integer types are converted",
    "ctc_loss.Tensor": "its sample is refused",
    "segment_reduce": "lengths are of any type", "square": "only booleans become integers",
}


def place(family):
    return f"{family.path}:{family.key_lines.get('types', family.line)}: {family.schema.full_name}"


def wrong_facts(family):
    """Returns the first call whose results have other types, as a text; "" if there is none, None if no
    call tells."""
    expected, told = facts_types.of(family), None
    for label, values, results in type_rules.Calls(family):
        for at, result in enumerate(type_rules.tensor_results(family.schema, results)):
            if result is None:
                continue
            for found, wanted in type_rules.types_of_result(expected[at], values, result):
                if found != wanted:
                    shown = {name: [str(dtype) for _, dtype in type_rules.operands(value)]
                             for name, value in values.items() if not isinstance(value, str)}
                    return f"{place(family)}: result {at} is {found}, not {wanted}, in {label} of {shown}"
            told = ""
    return told


@pytest.mark.parametrize("area", AREAS)
def test_results_have_the_types_of_the_entries(area):
    told = [(family, wrong_facts(family)) for family in families()
            if family.area == area and facts_types.of(family) is not None]
    assert not [text for _, text in told if text], "\n".join(text for _, text in told if text)
    silent = [place(family) for family, text in told if text is None and "types" in family.entry]
    assert not silent, "no call with the samples tells: " + "\n".join(silent)


def has_tensors(family):
    return bool(family.schema.returns) and all(item.type in ("Tensor", "Tensor[]") for item in family.schema.returns)


def test_entries_without_types_are_known():
    unknown = {family.schema.full_name: family for family in families()
               if has_tensors(family) and facts_types.of(family) is None}
    missing = [place(family) for name, family in unknown.items()
               if name not in NOT_SAID and family.entry.get("samples")]
    assert not missing, "say the types, or in NOT_SAID why not:\n" + "\n".join(missing)
    assert not (said := set(NOT_SAID) - set(unknown)), f"not needed: {sorted(said)}"


def test_unknown_types_are_not_said():
    """Not even those that the schema says: its alias would make the indices of a tensor floating."""
    family = changed("crow_indices", "unknown")
    assert facts_types.of(family) is None and "types" not in facts.of(family)
    assert facts_types.of(changed("crow_indices", None))[0].name == "self"


def changed(name, text):
    family = next(f for f in families() if f.schema.full_name == name)
    entry = {key: value for key, value in family.entry.items() if key != "types"}
    return dataclasses.replace(family, entry=entry if text is None else {**entry, "types": text})


@pytest.mark.parametrize("name, text", [
    ("add.Tensor", "same(self, other)"), ("add.Tensor", "float(self, other)"), ("abs", "same(self)"),
    ("eq.Tensor", "promote(self, other)"), ("argmax", "int32"), ("sum", "dtype or self"), ("where.self", "condition"),
    ("sqrt", "same(self)"), ("max.dim", "int64, self"), ("masked_fill.Tensor", "keep(self, value)"),
    ("div.Tensor_mode", "exact(self, other)"), ("any", "bool"), ("bucketize.Tensor", "int64"),
    ("clamp", "promote(self)"), ("_to_copy", "self"), ("view.dtype", "self"), ("mm", "bool"),
])
def test_wrong_facts_are_found(name, text):
    family = changed(name, text)
    found = wrong_facts(family)
    assert found and found.startswith(f"{family.path}:{family.key_lines.get('types', family.line)}: {name}: result ")
