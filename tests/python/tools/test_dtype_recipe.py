"""docs/guide/add-a-dtype.md: the files and names that it mentions exist, and its recipe works: an entry
for a new dtype and its format make a dtype that the library can convert."""

import re
import shutil
import subprocess

import pytest
from paths import ROOT

PAGE = ROOT / "docs" / "guide" / "add-a-dtype.md"
SOURCES = ("src", "include", "python/src", "tests", "tools", "cmake")


def test_files_exist():
    text = PAGE.read_text()
    named = set(re.findall(r"`((?:src|include|tests|tools|docs)/[\w./-]+)", text))
    assert len(named) > 10
    for name in named:
        assert (ROOT / name).exists(), name
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert (PAGE.parent / target).exists(), target


def test_symbols_exist():
    text = PAGE.read_text()
    words = set(re.findall(r"`((?:kf__|KF_|KF__)\w+|_dtype_table|cpu_mul|ops\.float8)`", text))
    words -= {"kf__TAG_to_f32", "kf__f32_to_TAG", "kf__TAG_to_c64", "kf__c64_to_TAG"}  # for each tag
    assert {"KF_DTYPES", "KF__CHOOSE", "kf__iter_widen", "KF_IS_HELD"} <= words
    for word in words:
        found = subprocess.run(["grep", "-rlw", "--include=*.[ch]", "--include=*.def",
                                "--include=*.cmake", word, *SOURCES], cwd=ROOT, capture_output=True)
        assert found.stdout, word


def test_the_row_of_the_page_is_that_of_the_table():
    row = re.search(r"```c\n(.*?)```", PAGE.read_text(), re.S)[1]
    table = (ROOT / "include" / "keyfall" / "dtype.def").read_text().replace("\\\n", " ")
    assert " ".join(row.split()) in " ".join(table.split())


PROGRAM = r"""
#include <stdio.h>
#include <string.h>
#include "tensor/tensor_internal.h"
int main(void) {
  const kf__float8_t *format = kf__float8_format(KF_DTYPE_FLOAT8_E3M4);
  kf_dtype_t out;
  if (format == NULL || strcmp(kf_dtype_name(KF_DTYPE_FLOAT8_E3M4), "float8_e3m4") != 0) return 1;
  if (!kf_dtype_is_supported(KF_DTYPE_FLOAT8_E3M4) || kf_dtype_size(KF_DTYPE_FLOAT8_E3M4) != 1) return 2;
  if (kf_dtype_promote(KF_DTYPE_FLOAT8_E3M4, KF_DTYPE_FLOAT32, &out) == KF_OK) return 3;
  if (kf__float8_to_f32(format, 0x6f) != 15.5f || kf__f32_to_float8(format, 15.5f) != 0x6f) return 4;
  if (kf__f32_to_float8(format, 1e9f) != 0x70 || !kf__dtype_holds(KF_DTYPE_FLOAT8_E3M4, -15.5)) return 5;
  printf("%s\n", kf_dtype_class_name(KF_DTYPE_FLOAT8_E3M4));
  return 0;
}
"""

ROW = """  ROW(WITH, FLOAT8_E3M4, 46, ("float8_e3m4", NULL, "Float8_e3m4", "c10::Float8_e3m4", NULL,     \\
       "f8e3m4", NULL), (1, FLOAT8, KF_IS_HELD | KF_IS_SIGNED), KF_NOT_PROMOTED,                 \\
      (0x1p-4, 0.25, 15.5), KF_NO_FORMATS, (f8e3m4, uint8_t, FLOAT8))
"""


def _insert(path, before, text):
    source = path.read_text()
    assert before in source
    path.write_text(source.replace(before, text + before, 1))


@pytest.mark.slow
@pytest.mark.unsanitized  # it builds a library of its own
@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_recipe(tmp_path):
    """In a copy of the rooms that need it: adds only the entry, the format and its declaration."""
    for room in ("include", "src/base", "src/compat", "src/dispatch", "src/tensor"):
        shutil.copytree(ROOT / room, tmp_path / room)
    table = tmp_path / "include" / "keyfall" / "dtype.def"
    last = table.read_text().rindex("\n/* clang-format on */")
    text = table.read_text()
    table.write_text(text[:last].rstrip() + " \\\n" + ROW.rstrip() + text[last:])
    _insert(tmp_path / "src/base/float8.h", "float kf__float8_to_f32(",
            "extern const kf__float8_t kf__f8e3m4;\n")
    _insert(tmp_path / "src/base/float8.c", "/* 2^exponent, for",
            "const kf__float8_t kf__f8e3m4 = {.fraction = 4, .bias = 3, .end = 0x70, .too_large = 0x70,"
            " .nan = 0x7f, .infinite = true};\n")
    (tmp_path / "main.c").write_text(PROGRAM)
    sources = [str(path) for room in ("base", "compat", "dispatch", "tensor")
               for path in sorted((tmp_path / "src" / room).rglob("*.c"))]
    needed = [path for path in sources if path.startswith((f"{tmp_path}/src/base/", f"{tmp_path}/src/compat/"))
              or path == f"{tmp_path}/src/tensor/dtype.c"]
    # Code is made of what the program needs only; the compiler's front end reads the rest in a third of the time.
    command = ["cc", "-std=gnu11", "-O0", "-w", "-DKF_KEY_TABLE=209", "-Iinclude", "-Isrc"]
    subprocess.run([*command, "-fsyntax-only", *(path for path in sources if path not in needed)], cwd=tmp_path,
                   check=True, capture_output=True)
    subprocess.run([*command, "-ffunction-sections", "-Wl,--gc-sections", "-o", "recipe", "main.c", *needed, "-lm",
                    "-ldl", "-lpthread"], cwd=tmp_path, check=True, capture_output=True)
    ran = subprocess.run([tmp_path / "recipe"], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (0, "Float8_e3m4\n")
    import dtypes

    assert dtypes.read(tmp_path)[-1].name == "float8_e3m4"
