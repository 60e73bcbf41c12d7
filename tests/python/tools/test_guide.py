"""The site of docs/guide, without Sphinx: links, anchors, navigation, and the pages that are generated."""

import collections
import posixpath
import re
import sys

import pytest
from paths import ROOT

sys.path.insert(0, str(ROOT / "tools" / "guide"))
pytest.importorskip("tomllib")  # the catalogue is read with Python 3.11 or later

import build_guide  # noqa: E402
import c_reference  # noqa: E402
import page_text  # noqa: E402
import operator_reference  # noqa: E402
import rst  # noqa: E402
import site_map  # noqa: E402

pytestmark = pytest.mark.unsanitized  # reads text
GUIDE = ROOT / "docs" / "guide"


@pytest.fixture(scope="module")
def pages():
    return build_guide.all_pages()


def exists(pages, name):
    return f"{name}.md" in pages or f"{name}.rst" in pages


# ---- Links and navigation


def test_links_anchors_and_navigation_are_right():
    assert site_map.problems() == []


@pytest.mark.parametrize("index, page, problem", [
    ("## A\n\n- [One](one.md)\n", "# One\n\n[x](two.md)\n", "one.md:3: there is no docs/guide/two.md"),
    ("## A\n\n- [One](one.md)\n", "# One\n\n[x](index.md#b)\n", "one.md:3: docs/guide/index.md has no heading for #b"),
    ("## A\n", "# One\n", "one.md:1: docs/guide/index.md lists it 0 times"),
    ("## A\n\n- [One](one.md)\n- [One](one.md)\n", "# One\n", "lists it 2 times"),
    ("## A\n\n- [One](one.md)\n", "# One\n\n[x](index.md#a) `[x](two.md)`\n\n```text\n[x](two.md)\n```\n", None),
])
def test_wrong_links_are_found(tmp_path, monkeypatch, index, page, problem):
    monkeypatch.setattr(site_map, "ROOT", tmp_path)
    (tmp_path / "docs" / "guide").mkdir(parents=True)
    (tmp_path / "docs" / "guide" / "index.md").write_text("# Index\n\n" + index)
    (tmp_path / "docs" / "guide" / "one.md").write_text(page)
    found = site_map.problems()
    assert problem in found[0] if problem else found == []


@pytest.mark.slow
def test_every_link_of_the_site_has_a_page(pages):
    for name, text in pages.items():
        folder = posixpath.dirname(name)
        if name.endswith(".md"):
            linked = [target.partition("#")[0] for target, _ in page_text.links(text)
                      if not site_map.is_external(target)]
            linked = [target.rpartition(".")[0] for target in linked]
        else:
            linked = re.findall(r":doc:`(?:[^`<]*<)?([^`>]+)>?`", text)
        for target in linked:
            path = target[1:] if target.startswith("/") else posixpath.normpath(posixpath.join(folder, target))
            assert exists(pages, path), f"{name}: {target}"


@pytest.mark.parametrize("heading, anchor", [
    ("The command `keyfall`", "the-command-keyfall"), ("1. Memory", "1-memory"),
    ("Its [loops](x.md)", "its-loops"), ("PyTorch's names", "pytorchs-names"),
])
def test_anchors_are_those_of_github(heading, anchor):
    assert page_text.slug(heading) == anchor


# ---- Generated pages


@pytest.mark.slow
def test_every_function_of_the_headers_has_an_entry(pages):
    for path in sorted((ROOT / "include" / "keyfall").glob("*.h")):
        text = pages[f"reference/c/{path.stem}.rst"]
        if path.stem in c_reference.OPERATORS:
            continue
        source = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
        for name in re.findall(r"^KF_API\b[^;{]*?\b(kf_[a-z0-9]\w*)\(", source, re.M):
            assert re.search(rf"\b{name}\(", text), f"{path.name}: {name}"


@pytest.mark.slow
def test_every_operator_has_an_entry(pages):
    text = "".join(text for name, text in pages.items() if name.startswith("reference/operators/"))
    for family in operator_reference.families():
        for form in family.forms:
            assert f"   {form.schema.text}\n" in text and f"``{form.public}``" in text


@pytest.mark.slow
def test_the_python_reference_has_signatures_and_docstrings(pages):
    text = pages["reference/python/keyfall.rst"]
    assert ".. py:function:: add(input: Tensor" in text
    assert "input + alpha \\* other, elementwise with broadcasting." in text
    assert ".. py:method:: view(" in pages["reference/python/keyfall.Tensor.rst"]
    modules = pages["reference/python/keyfall.nn.rst"]
    linear = modules[modules.index(".. py:class:: Linear(in_features"):modules.index(".. py:class:: LinearCross")]
    assert "\n   Linear(" not in linear  # the signature is there once
    assert "\n   Shape: (" in linear and "\n      >>> layer = keyfall.nn.Linear(3, 2)\n" in linear
    for name in ("optim", "optim.lr_scheduler", "utils.data", "distributions"):
        assert pages[f"reference/python/keyfall.{name}.rst"].count("\n      >>> ") > 10
    assert "PythonDevice" in pages["reference/python/keyfall.devices.rst"]


@pytest.mark.slow
@pytest.mark.parametrize("language, name", [("c", r"\(\*(\w+)\)|(\w+)\(|(\w+)$"), ("py", r"(\w+)")])
def test_names_are_described_once(pages, language, name):
    """Sphinx refuses a second description of a name."""
    found = collections.Counter()
    for text in pages.values():
        module = re.search(r"^\.\. py:(?:current)?module:: (\S+)", text, re.M)
        for line in re.findall(rf"^\.\. {language}:(?:function|class|exception|type|macro):: (.+)", text, re.M):
            found[module and module[1], next(filter(None, re.search(name, line).groups()))] += 1
    assert len(found) > 500 and [key for key, count in found.items() if count > 1] == []


def test_marked_text_is_escaped():
    assert rst.inline("*out_x is a|b_ in `kf_x`s", r"`([^`]+)`", lambda match: f"``{match[1]}``") == (
        r"\*out\_x is a\|b\_ in ``kf_x``\ s")


# ---- Figures


def test_the_figures_are_those_that_were_recorded():
    recorded = (ROOT / "docs" / "measurements" / "calls.md").read_text()
    kernels = (ROOT / "docs" / "measurements" / "cpu-suite.md").read_text()
    page = (GUIDE / "performance.md").read_text()
    calls = re.findall(r"^\| ([^|]+) \| ([\d.]+ ns) \| ([\d.]+ ns) \|$", page, re.M)
    assert len(calls) == 5
    for row, ours, peer in calls:
        assert f"| {row} | {ours} | {peer}, " in recorded, row
    ratios = re.findall(r"^\| ([^|]+) \| (\d\.\d\d) \|$", page, re.M)
    assert len(ratios) == 5
    for row, ratio in ratios:
        assert re.search(rf"^\| {re.escape(row)} \|.*, {ratio} \|$", kernels, re.M), row  # with all threads
