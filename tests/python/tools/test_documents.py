"""Shows that tools/check_documents.py and tools/check_notice.py pass on good input and fail on bad input."""

import shutil
import sys

import pytest
import tool_runs
from paths import ROOT

sys.path.insert(0, str(ROOT / "tools"))
import check_notice  # noqa: E402

pytestmark = [pytest.mark.unsanitized, pytest.mark.slow]  # they do not use the library

TREE = {
    "src/base/text.c": "/* x */\n", "src/base/gen/made.h": "/* x */\n", "tools/a.py": '"""See docs/decisions/0001."""\n',
    "docs/decisions/0001-why.md": "# Why\n",
}
GOOD = """
[a](../tools/a.py#top) [b](https://x.y/z#a) [c](decisions/0001-why.md#why) `[c](c.md)` `src/base/text.c` `text.c` `base/text.c` `src/base/` `src/base/text.c:3`
`python3 tools/a.py --all x.py` `src/<room>/` `src/*.c` `build/x.c` `a/b` `x.size` `0.5` `made.h`

A new file `mine.c`, compiled by `cc mine.c`; `table.txt` is what it writes, `sub/mine.c` a copy.

```sh
cc mine.c && ./mine > table.txt
cp mine.c sub/mine.c
```

    tools/a.py src/base
"""


def write(root, files):
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def run(script, root):
    return tool_runs.run(f"tools/{script}", "--root", root)


def test_good_documents(tmp_path):
    status, output = run("check_documents.py", write(tmp_path, {**TREE, "docs/a.md": GOOD}))
    assert (status, output) == (0, "OK documents: 2 files\n")


@pytest.mark.parametrize("name, text, expected", [
    ("docs/a.md", "x\n[a](b.md)\n", "docs/a.md:2: a link to b.md, which is not there"),
    ("docs/a.md", "[a](decisions/0001-why.md#how)\n", "docs/a.md:1: a link to decisions/0001-why.md#how, which is no heading there"),
    ("docs/a.md", "x\n\nsee `src/base/none.c`\n", "docs/a.md:3: `src/base/none.c` is not there"),
    ("docs/a.md", "see `none.c`\n", "docs/a.md:1: `none.c` is not there"),
    ("docs/a.md", "see `other/text.c`\n", "docs/a.md:1: `other/text.c` is not there"),
    ("docs/a.md", "`src/none/`\n", "docs/a.md:1: `src/none` is not there"),
    ("docs/a.md", "`python3 tools/none.py --all`\n", "docs/a.md:1: `tools/none.py` is not there"),
    ("docs/a.md", "x\n```sh\n\ntools/none.py\n```\n", "docs/a.md:4: tools/none.py is not there"),
    ("docs/a.md", "x\n\n    tools/none.py\n", "docs/a.md:3: tools/none.py is not there"),
    ("src/base/b.c", "/* docs/decisions/0002 */\n", "src/base/b.c:1: docs/decisions/0002 is not there"),
    ("docs/decisions/0003-x.md", "x\n" * 71, "docs/decisions/0003-x.md:70: 71 lines"),
    ("docs/decisions/0003-x.md", "x" * 101 + "\n", "docs/decisions/0003-x.md:1: 101 columns"),
])
def test_bad_documents(tmp_path, name, text, expected):
    status, output = run("check_documents.py", write(tmp_path, {**TREE, "docs/a.md": GOOD, name: text}))
    assert status == 1 and expected in output
    assert output.count("\n") == 1


# ---- NOTICE

NOTICE = (ROOT / "NOTICE").read_text()
CARRIERS = ("cmake/KeyfallInstall.cmake", "pyproject.toml", "tests/abi/check_install.sh")


@pytest.fixture
def tree(tmp_path):
    """A tree of NOTICE, the files that it lists, and those that install it."""
    shutil.copy(ROOT / "NOTICE", tmp_path)
    names = [name for _, files, _ in check_notice.listed(NOTICE) for name in files]
    for name in (*names, *CARRIERS):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            (tmp_path / name).mkdir()
        else:
            shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def test_good_notice(tree):
    status, output = run("check_notice.py", tree)
    assert status == 0, output


@pytest.mark.parametrize("name, change, expected", [
    ("NOTICE", lambda text: text.replace("fft_plan.h", "fft.h"), "src/backends/cpu/fft/fft.h is not there"),
    ("NOTICE", lambda text: text.replace("fft_plan.h", "fft.h"), "fft_plan.h:3: names Bluestein: NOTICE does not list"),
    ("NOTICE", lambda text: text.replace("POSSIBILITY OF SUCH", ""), "the licence of PyTorch lacks"),
    ("src/new.c", lambda text: "/* After Marsaglia */\n", "src/new.c:1: names Marsaglia: NOTICE does not list the file there"),
    ("src/backends/cpu/fft/fft_plan.h", lambda text: "/* x */\n", "no file of the list names Bluestein"),
    ("pyproject.toml", lambda text: text.replace('"NOTICE"', ""), "pyproject.toml:1: has LICENSE and not NOTICE"),
])
def test_bad_notice(tree, name, change, expected):
    path = tree / name
    path.write_text(change(path.read_text() if path.exists() else ""))
    status, output = run("check_notice.py", tree)
    assert status == 1 and expected in output
