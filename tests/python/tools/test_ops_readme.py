"""ops/README.md matches the generator: its tables name exactly the keys, kinds, tags, dtypes and
metadata that the generator accepts, and its example is an entry of the catalogue."""

import re

import pytest
from paths import ROOT

tomllib = pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later
pytestmark = pytest.mark.unsanitized  # does not use the library
import emit_autograd  # noqa: E402
import emit_tables  # noqa: E402
import entries  # noqa: E402
import formulas  # noqa: E402

README = (ROOT / "ops" / "README.md").read_text()
KEYS = {*entries.STRINGS, *entries.FLAGS, *entries.LISTS, *entries.FORMULAS, *entries.CODES,
        *entries.CONDITIONS}  # fmt: skip


def section(title):
    return re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", README, re.M | re.S).group(1)


def first_column(title):
    return re.findall(r"^\| `([^`]+)` \|", section(title), re.M)


def test_keys_are_those_that_the_generator_accepts():
    listed = first_column("Keys")
    assert len(listed) == len(set(listed))
    assert set(listed) == KEYS


def test_kinds_are_those_that_the_generator_accepts():
    assert sorted(first_column("Kinds")) == sorted(entries.KINDS)


def test_tags_are_those_that_the_generator_accepts():
    named = set(re.findall(r"`(\w+)`", section("Tags")))
    assert named - set(entries.FORM_TAGS) == set(entries.TAGS)
    assert set(emit_tables.OF_THE_FUNCTIONAL_FORM) <= named


def test_types_are_those_that_the_generator_accepts():
    row = next(line for line in section("Keys").splitlines() if line.startswith("| `dtypes`"))
    for words in re.findall(r"`([a-z0-9 ]+)`", row):
        assert words == "dtypes" or set(words.split()) <= set(entries.DTYPES)


def test_metadata_is_what_formulas_know():
    named = set(re.findall(r"`\w+\.(\w+)\(i?\)`", section("Derivatives")))
    assert named == {*formulas.PROPERTIES, *formulas.LIST_PROPERTIES, "size"}


def test_words_for_derivatives_are_those_that_the_generator_accepts():
    listed = [word.strip('"') for word in first_column("Derivatives") if word.startswith('"')]
    assert sorted(listed) == sorted(emit_autograd.WORDS)


def catalogue():
    return [entry for path in sorted((ROOT / "ops").glob("*.toml"))
            for entry in tomllib.loads(path.read_text()).get("op", [])]


def test_the_example_is_an_entry():
    examples = [entry for text in re.findall(r"^```toml\n(.*?)^```$", README, re.M | re.S)
                for entry in tomllib.loads(text).get("op", [])]
    assert examples and all(entry in catalogue() for entry in examples)


def test_examples_of_keys_are_in_the_catalogue():
    """Each is a value of some entry, or part of one."""
    everything = catalogue()
    for key, example in re.findall(r"^\| `(\w+)` \|.*\| `([^`]+)` \|$", section("Keys"), re.M):
        value = tomllib.loads(f"x = {example}")["x"]
        assert any(holds(entry[key], value) for entry in everything if key in entry), key


def holds(value, example):
    if isinstance(example, list):
        return all(item in value for item in example)
    if isinstance(example, dict):
        return isinstance(value, dict) and example.items() <= value.items()
    return value == example
