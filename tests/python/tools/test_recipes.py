"""The pages of docs/guide, followed block by block: recipes.py says what blocks mean. Pages that change the
tree are followed in a scratch copy, in one test, because each continues where the previous one ends, and the
copy is built once. All others are followed in an empty folder."""

import re
import shlex
import shutil
import sysconfig
from pathlib import Path

import pytest

from recipes import (CHANGE, ROOT, Block, Folder, Mistake, Tree, blocks, changed, in_own_cache_folder,
                     indented_code, printed_pattern)

pytestmark = pytest.mark.unsanitized  # this build does not use the sanitizer
GUIDE = ROOT / "docs" / "guide"
TREE_PAGES = ("add-an-operator.md", "add-a-derivative.md", "bring-up-a-device.md", "add-a-backend.md")
FOLDER_PAGES = sorted(page.name for page in GUIDE.glob("*.md") if page.name not in TREE_PAGES)
SLOW_PAGES = ("conformance.md", "debugging.md", "embedding.md", "from-pytorch.md", "opencl.md",
              "record.md")  # they take seconds
MOST_EDITS = 4  # of existing files: the limit for an elementwise operator with its derivative


def missing():
    """Returns what the pages need and is missing here, or None."""
    tools = [tool for tool in ("bash", "cmake", "ninja", "cc") if shutil.which(tool) is None]
    if tools:
        return f"no {', '.join(tools)} here"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").is_file():
        return "no headers of Python here"
    if not (ROOT / "build" / "release").is_dir():
        return "no release build here"
    return None


def has_opencl():
    return ((ROOT / "build" / "release" / "plugins" / "libkeyfall_opencl.so").exists() and
            any(Path("/etc/OpenCL/vendors").glob("*.icd")))


@pytest.mark.first
@pytest.mark.slow
@pytest.mark.skipif(missing() is not None, reason=str(missing()))
def test_pages_work():
    pytest.importorskip("tomllib")  # the generator needs Python 3.11
    tree = Tree(ROOT / "build" / "recipes")
    tree.forget("bessel_j0", "bessel_j1")  # the page adds them
    assert tree.follow(GUIDE / TREE_PAGES[0]) <= MOST_EDITS
    tree.compile_quickly()  # the next page adds a prototype to formulas.h
    for page in TREE_PAGES[1:]:
        tree.follow(GUIDE / page)


@pytest.mark.parametrize("own", ["/own", None])
def test_compilers_find_their_cache(tmp_path, monkeypatch, own):
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    if own is not None:
        monkeypatch.setenv("XDG_CACHE_HOME", own)
    command = shlex.join([*in_own_cache_folder("env"), "sh", "-c", "echo ${XDG_CACHE_HOME-none}"])
    assert Folder(tmp_path).run(command) == f"{own or 'none'}\n"


@pytest.mark.skipif(missing() is not None, reason=str(missing()))
@pytest.mark.parametrize("page", [pytest.param(page, marks=pytest.mark.slow) if page in SLOW_PAGES else page
                                  for page in FOLDER_PAGES])
def test_page_works(tmp_path, page):
    if "<!-- needs: opencl -->" in (GUIDE / page).read_text() and not has_opencl():
        pytest.skip("no OpenCL here")
    Folder(tmp_path).follow(GUIDE / page)


@pytest.mark.parametrize("page", [*TREE_PAGES, *FOLDER_PAGES])
def test_every_block_of_a_page_is_read(page):
    text = (GUIDE / page).read_text()
    assert len(blocks(GUIDE / page)) * 2 == sum(line.startswith("```") for line in text.splitlines())
    assert indented_code(GUIDE / page) == []


# ---- The reader of pages: wrong pages must not pass

FILE = "one\ntwo\nthree\ntwo\n"


@pytest.mark.parametrize("above, expected", [
    ("In `f`, at the end:", "one\ntwo\nthree\ntwo\nnew\n"),
    ("In `f`, after `one`:", "one\nnew\ntwo\nthree\ntwo\n"),
    ("In `f`, before `thr`:", "one\ntwo\nnew\nthree\ntwo\n"),
    ("In `f`, instead of `three`:", "one\ntwo\nnew\ntwo\n"),
    ("In `f`, below `three`, instead of `two`:", "one\ntwo\nthree\nnew\n"),
])
def test_blocks_go_to_their_place(above, expected):
    block = Block("page:1", "c", "new\n", above)
    assert changed(FILE, block, CHANGE.fullmatch(above)) == expected


@pytest.mark.parametrize("above, problem", [
    ("In `f`, after `two`:", "2 lines contain 'two'"),
    ("In `f`, after `four`:", "0 lines contain 'four'"),
    ("In `f`, below `three`, after `one`:", "0 lines contain 'one'"),
])
def test_places_must_be_found(above, problem):
    with pytest.raises(Mistake, match=problem):
        changed(FILE, Block("page:1", "c", "new\n", above), CHANGE.fullmatch(above))


@pytest.mark.parametrize("page, problem", [
    ("Put this somewhere:\n\n```c\nint x;\n```\n", "page.md:3: no line above says where"),
    ("```sh\nfalse\n```\n", "page.md:1: exit status 1"),
    ("```sh\necho one\n```\n\n```text\ntwo\n```\n", "page.md:5: this was not printed, but\none"),
    ("```sh\necho one; echo two\n```\n\n```text\none\n```\n", "page.md:5: this was not printed"),
    ("```python\nprint(1 / 0)\n```\n", "page.md:1: (.|\n)*ZeroDivisionError"),
    ("```python\nimport os; os._exit(3)\n```\n", "page.md:1: Python ended with status 3"),
    ("```c\nint main(void) { return 4; }\n```\n", "page.md:1: exit status 4"),
    ("```console\n$ make coffee\n```\n", "page.md:1: there is no coffee"),
    ("```console\n$ keyfall dance\n```\n", "page.md:1: there is no dance"),
    ("```console\nmake test\n```\n", "page.md:1: a console block has commands"),
    ("<!-- from: examples/c/readme.c -->\n```c\nint nothing;\n```\n", "page.md:2: this is not a part of"),
    ("<!-- tested: tests/python/tools/test_tools.py -->\n```c\nint x;\n```\n", "does not name this page"),
    ("```rust\nfn main() {}\n```\n", "page.md:1: no line above says where"),
    ("A new file `there`:\n\n```c\nint x;\n```\n", "page.md:3: there is there already"),
    ("In `nowhere`, at the end:\n\n```c\nint x;\n```\n", "page.md:3: .*nowhere"),
])
def test_wrong_pages_fail(tmp_path, page, problem):
    folder = Folder(tmp_path)
    (tmp_path / "there").touch()
    (tmp_path / "page.md").write_text(page)
    with pytest.raises(Mistake, match=problem):
        folder.follow(tmp_path / "page.md")


@pytest.mark.parametrize("expected, printed, fits", [
    ("one\n", "one\n", True), ("one\n", "two\n", False), ("one\n", "one\ntwo\n", False),
    ("o…e\n", "o or e\n", True), ("o…e\n", "o\ne\n", False),
    ("one\n…\nfour\n", "one\ntwo\nthree\nfour\n", True), ("one\n…\n", "two\n", False),
    ("add.c:12\n", "add.c:345\n", True), ("add.c:12\n", "sub.c:12\n", False),
    ("a  b\n", "a    b\n", True),
    ("a  b\n", "a b\n", False),
    ("  a\n", "   a\n", False),
])
def test_what_was_printed_is_compared(expected, printed, fits):
    assert bool(re.fullmatch(printed_pattern(expected), printed)) == fits
