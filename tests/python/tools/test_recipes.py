"""The pages of docs/guide on extending Keyfall, followed in a scratch copy: blocks go to the files that
they name, commands are run. One test, because each page continues where the previous one ends, and the
tree is built once."""

import shutil
import sysconfig
from pathlib import Path

import pytest

from recipes import ROOT, Block, Mistake, Tree, blocks, changed, CHANGE

pytestmark = pytest.mark.unsanitized  # this build does not use the sanitizer
GUIDE = ROOT / "docs" / "guide"
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


@pytest.mark.first
@pytest.mark.slow
@pytest.mark.skipif(missing() is not None, reason=str(missing()))
def test_pages_work():
    pytest.importorskip("tomllib")  # the generator needs Python 3.11
    tree = Tree(ROOT / "build" / "recipes")
    tree.forget("bessel_j0", "bessel_j1")  # the page adds them
    assert tree.follow(GUIDE / "add-an-operator.md") <= MOST_EDITS
    tree.follow(GUIDE / "add-a-derivative.md")
    tree.follow(GUIDE / "bring-up-a-device.md")
    tree.follow(GUIDE / "add-a-backend.md")


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
    ("A new file `there`:\n\n```c\nint x;\n```\n", "page.md:3: there is there already"),
    ("In `nowhere`, at the end:\n\n```c\nint x;\n```\n", "page.md:3: .*nowhere"),
])
def test_wrong_pages_fail(tmp_path, page, problem):
    tree = Tree.__new__(Tree)  # without the copy
    tree.top = tmp_path
    (tmp_path / "there").touch()
    (tmp_path / "page.md").write_text(page)
    with pytest.raises(Mistake, match=problem):
        tree.follow(tmp_path / "page.md")


def test_every_block_of_a_page_is_read():
    page = GUIDE / "add-an-operator.md"
    assert len(blocks(page)) == page.read_text().count("\n```") / 2
