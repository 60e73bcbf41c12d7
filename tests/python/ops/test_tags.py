"""Operators have PyTorch's tags, which tests/data/aten_tags.txt lists: in the catalogue, and in the library."""

import dataclasses

import pytest

import keyfall

pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
from catalogue_families import families  # noqa: E402
from paths import ROOT  # noqa: E402

import emit_tables  # noqa: E402  # isort: skip

pytestmark = pytest.mark.unsanitized  # reads tables only
OF_ALL = "pt2_compliant_tag"


def recorded():
    lines = (ROOT / "tests" / "data" / "aten_tags.txt").read_text().splitlines()
    return {name: set(tags) for name, *tags in (line.split(" ") for line in lines)}


def wrong_tags(families, expected):
    """Returns what differs, as texts."""
    texts = []
    for form in (form for family in families for form in family.forms):
        family, name = form.family, form.schema.full_name
        key = f"tags_{form.how}" if f"tags_{form.how}" in family.entry else "tags"
        found, wanted = set(emit_tables.form_tags(form)), expected.get(name, set())
        if found != wanted:
            texts.append(f"{family.path}:{family.key_lines.get(key, family.line)}: {name} has the tags "
                         f"{sorted(found)}, in PyTorch {sorted(wanted)}")
    return texts


def test_entries_have_the_tags_of_pytorch():
    wrong = wrong_tags(families(), recorded())
    assert not wrong, "\n".join(wrong)


def test_the_library_has_the_tags_of_the_entries():
    expected = recorded()
    for form in (form for family in families() for form in family.forms):
        name = form.schema.full_name
        operator = getattr(getattr(keyfall.ops.aten, form.schema.name), form.schema.overload or "default")
        assert {tag.name for tag in operator.tags} - {OF_ALL} == expected.get(name, set()), name


@pytest.mark.parametrize("name, key, tags, found", [
    ("exp", "tags", ["core"], "exp has the tags ['core'], in PyTorch ['core', 'pointwise']"),
    ("exp", "tags", ["core"], "exp_ has the tags ['inplace'], in PyTorch ['inplace', 'pointwise']"),
    ("nonzero", "tags", [], "nonzero has the tags [], in PyTorch ['core', 'dynamic_output_shape']"),
    ("atan2", "tags_out", ["pointwise"], "atan2.out has the tags ['out', 'pointwise'], in PyTorch ['core', "),
    ("eq.Tensor", "tags_inplace", ["pointwise"], "eq_.Tensor has the tags ['inplace', 'pointwise'], in PyTorch"),
])
def test_wrong_tags_are_found(name, key, tags, found):
    family = next(f for f in families() if f.schema.full_name == name)
    changed = dataclasses.replace(family, entry={**family.entry, key: tags}, forms=[])
    changed.forms = [dataclasses.replace(form, family=changed) for form in family.forms]
    wrong = wrong_tags([changed], recorded())
    assert any(text.startswith(f"{family.path}:{family.key_lines[key]}: {found}") for text in wrong), wrong
