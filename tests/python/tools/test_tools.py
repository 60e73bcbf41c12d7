"""Shows that each check of tools/ passes on good input and fails on bad input, and that setup.sh says
what to do when it cannot install. Everything happens in temporary folders."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import tool_runs
from paths import ROOT

# They do not use the library.
pytestmark = [pytest.mark.unsanitized, pytest.mark.slow]
TOOLS = ROOT / "tools"

import builds  # noqa: E402
import check  # noqa: E402
import common  # noqa: E402
import processes  # noqa: E402


def write(root, files):
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return root


def run(script, root, *arguments):
    return tool_runs.run(f"tools/{script}", "--root", root, *arguments)


def assert_good(script, root, *arguments):
    status, output = run(script, root, *arguments)
    assert status == 0, output
    assert output.startswith("OK ") and output.count("\n") == 1


def assert_bad(script, root, *expected, arguments=()):
    status, output = run(script, root, *arguments)
    assert status != 0, output
    for part in expected:
        assert part in output, output


# ---- The small TOML reader

SAMPLE = """
# a comment
[rooms]
base = []
dispatch = ["base"]   # another
"backends/cpu" = [
  "base", "a # b",
]
[x.y]
text = "t"
number = 3
on = true
"""


def test_simple_toml_reads_what_we_write():
    expected = {"rooms": {"base": [], "dispatch": ["base"], "backends/cpu": ["base", "a # b"]},
                "x": {"y": {"text": "t", "number": 3, "on": True}}}
    assert common.parse_simple_toml(SAMPLE) == expected


@pytest.mark.parametrize("name", ["layers.toml", "generators.toml"])
def test_simple_toml_agrees_with_tomllib(name):
    tomllib = pytest.importorskip("tomllib")
    text = (TOOLS / name).read_text()
    assert common.parse_simple_toml(text) == tomllib.loads(text)


# ---- Layers

LAYERS = """[rooms]
base = []
dispatch = ["base"]
lazy = ["base", "dispatch"]
autograd = ["base", "dispatch"]
[parts]
lazy = [".", "low", "middle other", "high"]
[public]
only = ["examples", "tests/abi", "src/backends/npu"]
"""
GOOD_TREE = {
    "tools/layers.toml": LAYERS,
    "include/keyfall/base.h": "#include <stdint.h>\n#include <keyfall/status.def>\n",
    "src/base/text.h": "#include <keyfall/base.h>\n",
    "src/dispatch/op.h": '#include "base/text.h"\n#include <string.h>\n',
    "src/dispatch/op.c": '#include "op.h"\n#include "dispatch/op.h"\n/* #include "lazy/x.h" */\n',
    "src/lazy/x.h": '#include "dispatch/op.h"\n',
    "src/lazy/high/top.h": '#include "lazy/low/base.h"\n#include "lazy/middle/m.h"\n',
    "src/lazy/middle/m.h": '#include "lazy/other/o.h"\n',
    "src/lazy/other/o.h": '#include "lazy/x.h"\n',
    "src/lazy/low/base.h": "",
    "examples/demo.c": "#include <keyfall/base.h>\n#include <stdio.h>\n",
    "src/backends/npu/driver.h": "",
    "src/backends/npu/npu.c": '#include <keyfall/base.h>\n#include "driver.h"\n',
}


def test_layers_good(tmp_path):
    assert_good("check_layers.py", write(tmp_path, GOOD_TREE))


@pytest.mark.parametrize("name, text, expected", [
    ("src/base/bad.c", '\n#include "dispatch/op.h"\n', "src/base/bad.c:2: room base may not"),
    ("src/base/bad.c", '#include "../dispatch/op.h"\n', "room base may not use dispatch"),
    ("src/base/bad.c", "#include <dispatch/op.h>\n", "room base may not use dispatch"),
    ("src/autograd/bad.c", '#include "lazy/x.h"\n', "room autograd may not use lazy"),
    ("src/lazy/low/bad.c", '#include "lazy/high/top.h"\n', "low may not use high, which is above"),
    ("src/lazy/bad.c", '#include "lazy/high/top.h"\n', ". may not use high, which is above it"),
    ("src/lazy/new/bad.c", '#include "lazy/x.h"\n', "does not list the folder of src/lazy/new/bad.c"),
    ("src/base/bad.c", '#include "keyfall/base.h"\n', "is not found in src/"),
    ("src/stray/bad.c", "", "no room of tools/layers.toml"),
    ("include/keyfall/bad.h", "#include <stdio.h>\n#include <sys/mman.h>\n", "<sys/mman.h"),
    ("include/keyfall/bad.h", '#include "base/text.h"\n', "a public header may not include"),
    ("examples/bad.c", '#include "base/text.h"\n', "examples may use public headers only"),
    ("tests/abi/plugin/bad.c", '#include "../../../src/base/text.h"\n', "<keyfall/...> only"),
    ("src/backends/npu/bad.c", '#include "base/text.h"\n', "npu may use public headers only"),
    ("src/backends/npu/bad.c", '#include "../../base/text.h"\n', "npu may include <keyfall/...> only"),
])
def test_layers_bad(tmp_path, name, text, expected):
    assert_bad("check_layers.py", write(tmp_path, {**GOOD_TREE, name: text}), expected)


# ---- Calls


def objects(root, sources):
    """Compiles the sources as a build would, and writes compile_commands.json."""
    write(root, {"tools/layers.toml": LAYERS, **sources})
    build = root / "build" / "release"
    build.mkdir(parents=True)
    commands = []
    for number, name in enumerate(sources):
        command = f"cc -c {root / name} -o {number}.o"
        subprocess.run(command.split(), cwd=build, check=True)
        commands.append({"file": str(root / name), "command": command})
    (build / "compile_commands.json").write_text(json.dumps(commands))
    return root


@pytest.mark.skipif(not shutil.which("cc") or not shutil.which("nm"), reason="no compiler here")
def test_calls(tmp_path):
    low, high = "void low(void) {}\n", "void low(void);\nvoid high(void) { low(); }\n"
    upward = "void high(void);\nvoid low(void) { high(); }\n"
    assert_good("check_calls.py", objects(tmp_path / "good", {
        "src/base/low.c": low, "src/dispatch/high.c": high}))
    assert_bad("check_calls.py", objects(tmp_path / "rooms", {
        "src/base/low.c": upward, "src/dispatch/high.c": high}),
        "src/base/low.c:1: room base may not use dispatch: high of src/dispatch/high.c")
    circle = objects(tmp_path / "parts", {"src/lazy/low/low.c": upward, "src/lazy/high/high.c": high})
    assert_bad("check_calls.py", circle, "lazy: low may not use high, which is above it: high of")
    status, output = run("check_calls.py", circle, "--circles")
    assert (status, output) == (0, "2: src/lazy/high/high.c src/lazy/low/low.c\n"
                                   "   high.c -> low.c: low\n   low.c -> high.c: high\n")
    in_turn = {f"src/base/f{i}.c": f"void g{1 - i}(void);\nvoid g{i}(void) {{ g{1 - i}(); }}\n" for i in range(2)}
    assert_bad("check_calls.py", objects(tmp_path / "circle", in_turn),
               "src/base/f0.c:1: is in a circle of 2 files that call each other: src/base/f1.c")


# ---- Allocation door


def test_alloc_door_good(tmp_path):
    assert_good("check_alloc_door.py", write(tmp_path, {
        "src/base/alloc.c": "void *f(void) { free(0); return malloc(1); }\n",
        "src/base/ok.c": '/* malloc(1) */ const char *s = "free(x)"; void g(void) { a.free(p);'
                         " h->realloc(p, 1); kf_free(p); snprintf(b, 1, s); }\n",
    }))


@pytest.mark.parametrize("code, expected", [
    ("p = malloc(3);", "malloc goes round"), ("free (p);", "free goes round"),
    ("p = strdup(s);", "strdup goes round"), ("hooks.free = free;", "free goes round"),
    ("each(list, free);", "free goes round"), ("realpath(path, NULL);", "realpath with NULL"),
    ('printf("x");', "printf prints"), ("fputs(s, stdout);", "stdout is"),
    ('fprintf(stderr, "x");', "stderr is"), ("write(STDERR_FILENO, s, 1);", "STDERR_FILENO is"),
    ("dprintf(2, s);", "dprintf prints"), ("abort();", "abort ends"), ("exit(1);", "exit ends"),
    ("_exit(1);", "_exit ends"), ("__builtin_trap();", "__builtin_trap ends"),
])
def test_alloc_door_bad(tmp_path, code, expected):
    write(tmp_path, {"src/dispatch/bad.c": f"void f(void) {{\n  {code}\n}}\n"})
    assert_bad("check_alloc_door.py", tmp_path, f"src/dispatch/bad.c:2: {expected}")


def test_alloc_door_may_allocate_but_not_print(tmp_path):
    write(tmp_path, {"src/base/alloc.c": "void f(void) { abort(); }\n"})
    assert_bad("check_alloc_door.py", tmp_path, "abort ends")


# ---- Order of arguments


def test_order_good(tmp_path):
    assert_good("check_order.py", write(tmp_path, {"src/a.c": (
        "void f(void) {\n  status = make(&made);\n  g(status, made);\n  g(make(&made), &made);\n"
        "  use(plan.size, put(&plan, value));\n  CALL(op, fn, (x), (&x));\n  g(h(a & b), b);\n}\n")}))


@pytest.mark.parametrize("call", ["finish(make(&made), made)", "finish(made, make(1, &made, 2))",
                                  "TRY(finish(make(3, &made),\n    at, made))"])
def test_order_bad(tmp_path, call):
    write(tmp_path, {"python/src/bad.c": f"void f(void) {{\n  {call};\n}}\n"})
    assert_bad("check_order.py", tmp_path, "python/src/bad.c:2: finish reads 'made'")


# ---- Symbols and size

HEADER = """#define KF_API __attribute__((visibility("default")))
#define KF_PRINTF(a, b) __attribute__((format(printf, a, b)))
KF_API int kf_one(int (*callback)(void));
extern KF_API const int kf__table[2];
KF_API int kf_two(const char *format,
                  ...) KF_PRINTF(1, 2);
"""
SOURCE = """#include "include/keyfall/a.h"
int kf_one(int (*callback)(void)) { return callback(); }
const int kf__table[2] = {1, 2};
int kf_two(const char *format, ...) { return format != 0; }
"""


@pytest.fixture
def built(tmp_path):
    if shutil.which("gcc") is None:
        pytest.skip("no gcc")

    def build(header=HEADER, source=SOURCE, listed="kf__table\nkf_one\nkf_two\n"):
        write(tmp_path, {"include/keyfall/a.h": header, "a.c": source,
                         "tools/symbols.txt": listed})
        library = tmp_path / "libkeyfall.so"
        subprocess.run(["gcc", "-shared", "-fPIC", "-fvisibility=hidden", "a.c", "-o",
                        str(library)], cwd=tmp_path, check=True)
        return tmp_path, ("--library", str(library))

    return build


def test_symbols_good(built):
    root, arguments = built()
    assert_good("check_symbols.py", root, *arguments)


def test_symbols_new_and_gone(built):
    root, arguments = built(listed="kf__table\nkf_one\nkf_three\n")
    assert_bad("check_symbols.py", root, "kf_two is exported but not listed",
               "tools/symbols.txt:3: kf_three is listed but not exported", arguments=arguments)


def test_symbols_update(built):
    root, arguments = built(listed="kf_three\n")
    assert_good("check_symbols.py", root, *arguments, "--update")
    listed = (root / "tools/symbols.txt").read_text()
    assert [line.split()[0] for line in listed.splitlines()] == ["kf__table", "kf_one", "kf_two"]
    header = root / "include/keyfall/a.h"
    header.write_text(HEADER.replace("char *format", "char *text"))
    assert_good("check_symbols.py", root, *arguments)
    header.write_text(HEADER.replace("char *format", "int *format"))
    assert_bad("check_symbols.py", root, "kf_two has another type", arguments=arguments)


def test_symbols_against_headers(built):
    root, arguments = built(
        header=HEADER + "KF_API void kf_missing(void);\n",
        source=SOURCE + 'KF_API int kf_secret(void) { return 1; }\nKF_API int other;\n')
    assert_bad("check_symbols.py", root, "a.h:7: kf_missing is declared with KF_API but not",
               "kf_secret is exported, but no header declares it",
               "other is exported, but only kf_ and kfs_ names may be", arguments=arguments)


def test_symbols_of_inline_functions(built):
    inline = "KF_INLINE int kf_{0}(int x) {{\n  return x;\n}}\n"
    macro = "#define KF_MAKE(name) \\\n  static inline int name(void) { \\\n    return 1; }\n"
    source = "#define KF_INLINE extern inline KF_API\n" + SOURCE
    listed = "kf__table\nkf_one\nkf_short\nkf_two\n"
    root, arguments = built(header=HEADER + inline.format("short") + macro, source=source,
                            listed=listed)
    assert_good("check_symbols.py", root, *arguments)
    hidden = "static inline int kf_hidden(int x) {\n  return x;\n}\n"
    users = f"#ifdef USERS\n{inline.format('none')}#endif\n"
    root, arguments = built(header=HEADER + inline.format("short") + users + hidden, source=source,
                            listed=listed)
    assert_bad("check_symbols.py", root, "kf_none is defined with KF_INLINE but not exported",
               "kf_hidden is inline and not exported", arguments=arguments)


def test_symbols_without_library(tmp_path):
    assert_bad("check_symbols.py", tmp_path, "not built")


def test_size(built):
    root, (_, library, *_) = built()
    arguments = ("--core", library, "--whole", library)
    assert_good("check_size.py", root, *arguments)
    for limits in (("100", "1000000"), ("1000000", "100")):
        assert_bad("check_size.py", root, "not less than 100", arguments=(*arguments, "--limits", *limits))


# ---- Generated files

GENERATOR = """import pathlib, sys
path = pathlib.Path(sys.argv[1], "src/gen/a.c")
path.parent.mkdir(parents=True)
path.write_text("one\\ntwo\\n")
"""


@pytest.fixture
def generated(tmp_path):
    return write(tmp_path, {
        "tools/generators.toml": '[demo]\ncommand = ["gen.py", "{out}"]\nowns = ["src/gen"]\n',
        "gen.py": GENERATOR, "src/gen/a.c": "one\ntwo\n",
        ".gitattributes": "*.bin binary\nsrc/gen/** linguist-generated=true -diff\n"})


def test_generated_good(generated):
    assert_good("check_generated.py", generated)


def test_generated_stale_then_updated(generated):
    (generated / "src/gen/a.c").write_text("one\nzwei\n")
    assert_bad("check_generated.py", generated, "src/gen/a.c:2: stale")
    assert_good("check_generated.py", generated, "--update")
    assert (generated / "src/gen/a.c").read_text() == "one\ntwo\n"


def test_generated_missing_strange_and_failing(generated):
    (generated / "src/gen/a.c").rename(generated / "src/gen/b.c")
    assert_bad("check_generated.py", generated, "a.c:1: missing", "b.c:1: generator demo does not")
    (generated / "gen.py").write_text("raise SystemExit('no input')\n")
    assert_bad("check_generated.py", generated, "generator demo failed: no input")


def test_generated_marks(generated):
    marks = generated / ".gitattributes"
    marks.write_text("*.bin binary\nsrc/gen/** linguist-generated=true\n")
    assert_bad("check_generated.py", generated, ".gitattributes:1: missing",
               "marks what is not generated: src/gen/** linguist-generated=true")
    (generated / "gen.py").write_text(GENERATOR + 'pathlib.Path(sys.argv[1], "b.h").write_text("x")\n')
    assert_good("check_generated.py", generated, "--update")
    assert marks.read_text() == ("*.bin binary\nb.h linguist-generated=true -diff\n"
                                 "src/gen/** linguist-generated=true -diff\n")


# ---- Style

LONG_FUNCTION = "/* x */\nint f(void) {\n" + "  g();\n" * 70 + "}\n"


def test_style_good(tmp_path):
    table = "/* x */\nstatic int declared(int a,\n                    int b);\nstatic const int t[] = {\n"
    assert_good("check_style.py", write(tmp_path, {
        "src/base/a.c": table + "  1,\n" * 100 + "};\n", "src/base/gen/b.c": "\tint x;\n",
        "tools/a.py": '#!/usr/bin/env python3\n"""Says."""\n', "fuzz/corpus/a/x.txt": "\t \n",
        "build/x.c": "\t\n", "docs/a.md": "build/tmp/x and tests/home/y\n"}))


@pytest.mark.parametrize("name, text, expected", [
    ("src/base/a.c", "int x;\n", "a.c:1: no comment at the top"),
    ("tools/a.sh", "#!/bin/sh\nx\n", "a.sh:1: no comment at the top"),
    ("src/base/a.c", "/* x */\n\tint x;\n", "a.c:2: a tab"),
    ("src/base/a.c", "/* x */ \n", "a.c:1: white space"),
    ("src/base/a.c", "/* x */", "no newline"),
    ("src/base/a.c", "/* x */\n" * 1201, "1201 lines"),
    ("src/base/a.c", LONG_FUNCTION, "a.c:2: a function of 72 lines"),
    ("src/base/a.c", "/* TO" + "DO: x */\n", "an unfinished mark"),
    ("docs/a.md", "see /ho" + "me/me/x\n", "a machine's path"),
    ("tools/a.py", '"""x"""\nP = "/t' + 'mp/x"\n', "a machine's path"),
    ("src/base/gen/a.c", "/* /ro" + "ot/x */\n", "a machine's path"),
])
def test_style_bad(tmp_path, name, text, expected):
    assert_bad("check_style.py", write(tmp_path, {name: text}), expected)


def test_style_of_names(tmp_path):
    files = {"src/base/a.c": "/* x */\n", "src/base/b.c": "/* x */\n", "tools/a.py": '"""x"""\n', "tests/a.py": '"""x"""\n'}
    assert_good("check_style.py", write(tmp_path, files))
    assert_bad("check_style.py", write(tmp_path, {"src/tensor/a.c": "/* x */\n"}),
               "src/tensor/a.c:1: has the name of src/base/a.c")


# ---- Headers


@pytest.mark.skipif(shutil.which("gcc") is None or shutil.which("g++") is None, reason="no gcc")
@pytest.mark.parametrize("text, expected", [
    ("static inline int f(int x) { for (int i = 0; i < x; i++) {} return x; }\n", "redefinition"),
    ("#ifndef A_H\n#define A_H\nstatic inline char *f(const char *x) { return (char *)x; }\n#endif\n",
     "cast"),
    ("#ifndef A_H\n#define A_H\nint class(void);\n#endif\n", "g++ c++17"),
    ("#ifndef A_H\n#define A_H\n_Static_assert(1, \"\");\n#endif\n", "gcc c99"),
    ("#ifndef A_H\n#define A_H\nuint32_t f(void);\n#endif\n", "uint32_t"),
    ("#ifndef A_H\n#define A_H\n#if NOT_DEFINED\n#endif\nint f(void);\n#endif\n", "NOT_DEFINED"),
])
def test_headers_bad(tmp_path, text, expected):
    write(tmp_path, {"include/keyfall/a.h": text})
    assert_bad("check_headers.py", tmp_path, expected, arguments=("--compilers", "gcc,g++"))


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc")
def test_headers_good(tmp_path):
    write(tmp_path, {"include/keyfall/a.h": "#ifndef A_H\n#define A_H\nint f(void);\n#endif\n"})
    assert_good("check_headers.py", tmp_path, "--compilers", "gcc")


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc")
def test_headers_of_all(tmp_path):
    write(tmp_path, {"include/keyfall/a.h": "#ifndef A_H\n#define A_H\nint f(void);\n#endif\n",
                     "include/keyfall/keyfall.h": "#ifndef K_H\n#define K_H\n/* a.h */\n#endif\n"})
    assert_bad("check_headers.py", tmp_path, "keyfall.h:1: claims to include all public headers, but "
               "not a.h", arguments=("--compilers", "gcc"))


# ---- Comments


def test_comments(tmp_path):
    explained = "/* one */\nint a;\n/* two */\n\nint b;\n"
    tree = {"tools/layers.toml": LAYERS, "include/keyfall/a.h": explained, "src/base/a.c": explained,
            "python/src/a.c": explained, "src/base/gen/b.c": "int c;\n" * 99,
            "include/keyfall/ops.h": "/* Made by tools/opgen */\n" + "int d;\n" * 99}
    assert_good("check_comments.py", write(tmp_path, tree))
    status, output = run("check_comments.py", tmp_path)
    assert "1 headers, at least 50.0% (include/keyfall/a.h), 2 rooms, at least 50.0%" in output
    literal = 'const char *url = "/* none */";\n'
    write(tmp_path, {"include/keyfall/b.h": "/* one */\n" + literal * 2, "src/base/a.c": literal * 9,
                     "src/base/b.c": "/* one\n * two\n */\n"})
    write(tmp_path, {"python/src/a.c": "int e; // why\n" + "int f;\n" * 10})
    assert_bad("check_comments.py", tmp_path,
               "include/keyfall/b.h:1: 1 of 3 lines have a comment, 33.3%: at least 40% should",
               "python/src:1: 1 of 11 lines have a comment, 9.1%: at least 10% should")
    status, output = run("check_comments.py", tmp_path)
    assert output.count("\n") == 2  # the base room has 3 of 12 lines


# ---- The parts of check.py


def test_contributing_lists_stages_and_parts():
    rows = re.findall(r"^\| `(\w+)` \| (`[^|]*`) \| [^|]* \|$", (ROOT / "tools" / "README.md").read_text(), re.M)
    assert {stage: re.findall(r"`([^`]+)`", parts) for stage, parts in rows} == {
        stage: list(parts) for stage, parts in check.STAGES.items()}


def test_parts_by_their_names_and_stages(capsys):
    assert list(check.parts("size,sanitized")) == ["size", "asan", "python-asan", "tsan"]
    assert list(check.parts(None)) == [name for stage in check.STAGES.values() for name in stage]
    with pytest.raises(SystemExit):
        check.parts("size,nothing")
    assert "no part nothing: there are layers" in capsys.readouterr().out


def test_a_check_may_be_skipped(monkeypatch):
    monkeypatch.setattr(check, "run", lambda command: (77, "skipped: no history\n"))
    result = check.tool("check_commits.py")()
    assert (result.passed, result.failed, result.skipped, result.note) == (0, 0, 1, "no history")


# ---- Counting in check.py

CTEST = """\
1: [==========] Running 3 test(s).
1: [       OK ] a
1: [  SKIPPED ] b
1: [  SKIPPED ] 1 test(s), listed below:
1: [  SKIPPED ] b
1: [       OK ] c
1/4 Test #1: unit.a ...........   Passed    0.01 sec
2: [       OK ] a
2: [  FAILED  ] b
2: why
2: [  FAILED  ] 1 test(s), listed below:
2: [  FAILED  ] b
2/4 Test #2: unit.b ...........***Failed    0.01 sec
3: 7 inputs replayed
3/4 Test #3: fuzz.c ...........   Passed    0.01 sec
4: gone
4/4 Test #4: unit.d ...........***Exception: SegFault  0.01 sec
"""


def test_counts_what_programs_report():
    result = check.count_tests(CTEST)
    assert (result.passed, result.failed, result.skipped) == (4, 2, 1)
    assert "why" in result.output and "gone" in result.output
    assert "inputs replayed" not in result.output


def test_failed_python_tests_run_again_with_values(tmp_path, monkeypatch):
    (tmp_path / "pytest.ini").write_text("[pytest]\n")  # so that no conftest.py of the folders above counts
    (tmp_path / "test_lists.py").write_text("def test_good(): assert True\n"
                                            "def test_bad(): assert [1, 2] == [1, 3]\n")
    monkeypatch.setattr(check, "ROOT", tmp_path)
    monkeypatch.setattr(check, "VENV_PYTHON", Path(sys.executable))
    monkeypatch.setattr(check.BUILDS, "problem_of", lambda build: None)
    bytecode = {"PYTHONPYCACHEPREFIX": ROOT / "build" / "pycache"}  # an empty folder takes seconds to fill
    result = check.python_tests("release", bytecode, paths=[tmp_path], workers=1)
    assert (result.passed, result.failed, result.skipped) == (1, 1, 0)
    again = result.output.partition("once more")[2]
    assert "At index 1 diff: 2 != 3" in again and "1 failed" in again and "passed" not in again


def test_kernel_tests_exist():
    assert [path for path in check.KERNEL_TESTS if not (ROOT / path).exists()] == []


def test_build_output_keeps_the_errors_only():
    text = "[1/2] Building C object a.o\nFAILED: b.o\n/usr/bin/cc -O2 -o b.o -c b.c\nb.c:1: error: x\n"
    assert builds.without_progress(text) == "FAILED: b.o\nb.c:1: error: x\n"


# ---- Commands and builds of check.py


def test_commands_and_their_cpu_time(tmp_path):
    before = processes.cpu_seconds()
    program = "import sys, time\nwhile time.process_time() < 0.3: pass\nprint(sys.argv[1]); sys.exit(3)"
    inner = [sys.executable, "-c", program, "done"]
    status, output = processes.run([sys.executable, "-c", f"import subprocess, sys\n"
                                    f"sys.exit(subprocess.run({inner!r}).returncode)"], cwd=tmp_path)
    assert (status, output) == (3, "done\n")
    assert processes.cpu_seconds() - before >= 0.3
    assert processes.run(["./nosuch"], cwd=tmp_path)[0] == 127


def test_commands_are_stopped():
    program = "import time; print('begun', flush=True); time.sleep(60)"
    status, output = processes.run([sys.executable, "-c", program], timeout=2)
    assert status == 124 and output.endswith("\nstopped after 2 seconds\n")


def test_every_part_with_a_build_says_so():
    everything = check.parts(None)
    assert set(check.NEEDS) <= set(everything)
    asked = builds.merged([build for needs in check.NEEDS.values() for build in needs])
    assert [build.folder for build in asked][:3] == ["release", "asan", "tsan"]
    assert asked[0].targets == asked[1].targets == ()  # all, although a part asks for one


def test_builds_of_a_folder_are_merged():
    one, two = (builds.Build("a", "release", (target,)) for target in ("x", "y"))
    other = builds.Build("b", "asan")
    assert builds.merged([one, other, two, one]) == [builds.Build("a", "release", ("x", "y")), other]
    assert builds.merged([one, builds.Build("a", "release")])[0].targets == ()


def test_builds_are_made_ahead_and_once(monkeypatch):
    made = []

    def make(build, low_priority=False):
        made.append((build.folder, low_priority))
        processes.add_cpu_seconds(5)
        return "wrong" if build.folder == "bad" else None

    monkeypatch.setattr(builds.Build, "make", make)
    good, bad, late = (builds.Build(name, "release") for name in ("good", "bad", "late"))
    before = processes.cpu_seconds()
    queue = builds.Queue()
    queue.start([good, bad])
    assert [queue.problem_of(build) for build in (good, bad, good, late)] == [None, "wrong", None, None]
    assert processes.cpu_seconds() - before == pytest.approx(15)  # once each
    assert made == [("good", True), ("bad", True), ("late", False)]
    queue.stop()


# ---- setup.sh, with commands that are missing or fail


@pytest.fixture
def setup(tmp_path):
    """Runs a copy of setup.sh with a PATH of its own: the named commands of this machine, and scripts
    that replace others. Returns status, output and the calls."""
    write(tmp_path, {"tools/requirements.txt": "pytest\nscikit-build-core\n"})
    shutil.copy(TOOLS / "setup.sh", tmp_path / "tools")
    folder = tmp_path / "bin"
    folder.mkdir()
    calls = tmp_path / "calls"
    plain = "bash cat dirname env grep head id mkdir printf rm sed sort tr".split()

    def prepare(fakes, *groups, uid=0):
        for name in plain:
            (folder / name).symlink_to(shutil.which(name))
        (folder / "id").unlink()
        for name, body in {"id": f"echo {uid}", **fakes}.items():
            script = folder / name
            script.write_text(f'#!{shutil.which("bash")}\necho "{name} $*" >>"{calls}"\n{body}\n')
            script.chmod(0o755)
        done = subprocess.run([shutil.which("bash"), str(tmp_path / "tools/setup.sh"), *groups],
                              env={"PATH": str(folder)}, capture_output=True, text=True)
        called = calls.read_text() if calls.exists() else ""
        return done.returncode, done.stdout + done.stderr, called

    prepare.root = tmp_path
    return prepare


TOOLCHAIN = {name: "exit 0" for name in "gcc g++ make ninja valgrind ccache pkg-config".split()}
TOOLCHAIN["cmake"] = "echo cmake version 3.25.1"
TOOLCHAIN["python3"] = "exit 0"


def write_venv(root):
    """Creates an environment as setup.sh leaves it."""
    packages = ".venv/lib/python3.11/site-packages"
    write(root, {".venv/bin/python": "", ".venv/keyfall-stamp": "pytest\nscikit-build-core\n",
                 f"{packages}/keyfall-build.pth": f"{root}/build/release/python\n"})
    (root / ".venv/bin/python").chmod(0o755)


def test_setup_does_nothing_when_all_is_there(setup):
    write_venv(setup.root)
    status, output, called = setup({**TOOLCHAIN, "apt-get": "exit 1"}, "check")
    assert (status, output) == (0, "")
    assert "apt-get" not in called and "python3" not in called
    assert not (setup.root / "build").exists()


def without(*names):
    return {name: body for name, body in TOOLCHAIN.items() if name not in names}


def test_setup_without_root(setup):
    status, output, called = setup({**without("gcc", "ninja"), "apt-get": "exit 0"}, "build",
                                   uid=1000)
    assert status != 0 and output.count("\n") == 1
    assert "run 'apt-get install -y gcc libc6-dev ninja-build' as root" in output
    assert "apt-get" not in called


def test_setup_with_sudo(setup):
    fakes = {**without("valgrind"), "sudo": 'shift; "$@"',
             "apt-get": f'printf "#!/bin/sh" >"${{0%/*}}/valgrind"; {shutil.which("chmod")} '
                        '+x "${0%/*}/valgrind"'}
    write_venv(setup.root)
    status, output, called = setup(fakes, "check", uid=1000)
    assert status == 0, output
    assert "sudo -n env DEBIAN_FRONTEND=noninteractive" in called
    assert "apt-get -o" in called and "install --no-install-recommends valgrind" in called
    assert " update" not in called


def test_setup_without_network(setup):
    status, output, called = setup({**without("gcc"), "apt-get": "exit 100"}, "build")
    assert status != 0
    last = output.splitlines()[-1]
    assert "could not install gcc libc6-dev: connect this machine" in last
    assert called.count(" install ") == 2 and " update" in called


def test_setup_without_apt(setup):
    status, output, _ = setup(without("cmake"), "build")
    assert status != 0 and output.count("\n") == 1
    assert "install what Debian calls cmake with your package manager" in output


def test_setup_with_an_old_cmake(setup):
    fakes = {**TOOLCHAIN, "cmake": "echo cmake version 3.10.2", "apt-get": "exit 0"}
    status, output, _ = setup(fakes, "build")
    assert status != 0 and "still missing or too old" in output.splitlines()[-1]


def test_setup_without_python_packages(setup):
    make = ('[ "$1 $2" = "-m venv" ] || exit 0; mkdir -p "$3/bin"; '
            'printf \'#!/bin/bash\\n[ "$2" != pip ]\\n\' >"$3/bin/python"; '
            f'{shutil.which("chmod")} +x "$3/bin/python"')
    status, output, _ = setup({**TOOLCHAIN, "python3": make}, "check")
    assert status != 0
    assert "could not download the Python packages" in output.splitlines()[-1]
    assert not (setup.root / ".venv/keyfall-stamp").exists()


def test_setup_links_the_package(setup):
    make = 'mkdir -p "$3/bin" "$3/lib/python3.11/site-packages"; : >"$3/bin/python"; ' \
        f'{shutil.which("chmod")} +x "$3/bin/python"'
    fakes = {**TOOLCHAIN, "python3": f'[ "$1 $2" = "-m venv" ] || exit 0; {make}'}
    status, output, _ = setup(fakes, "build")
    assert (status, output) == (0, "setup: making .venv\n")
    link = setup.root / ".venv/lib/python3.11/site-packages/keyfall-build.pth"
    assert link.read_text() == f"{setup.root}/build/release/python\n"


def test_setup_without_python_headers(setup):
    fakes = {**TOOLCHAIN, "apt-get": "exit 0", "python3": '[[ "$2" != *Python.h* ]]'}
    status, output, called = setup(fakes, "build")
    assert status != 0 and "install --no-install-recommends python3-dev" in called
    assert "python3 has no headers (Python.h)" in output.splitlines()[-1]


def test_setup_without_torch_is_no_error(setup):
    write_venv(setup.root)
    fakes = {**TOOLCHAIN, "python3": '[ "$2" != venv ]'}
    status, output, _ = setup(fakes, "bench")
    assert status == 0
    assert "torch 2.13.0 could not be installed" in output.splitlines()[-1]


def test_setup_in_a_folder_that_it_cannot_write(setup):
    write(setup.root, {"build": "a file, which stops root, too"})
    status, output, called = setup(TOOLCHAIN, "build")
    assert status != 0 and output.count("\n") == 2 and "-m venv" not in called
    assert f"cannot write {setup.root}/build/setup.log: run this as the user who owns" in output.splitlines()[-1]


def test_setup_unknown_group(setup):
    status, output, _ = setup(TOOLCHAIN, "everything")
    assert status != 0 and "unknown group 'everything'" in output


def test_setup_is_silent_here():
    if not os.path.exists(ROOT / ".venv" / "keyfall-stamp"):
        pytest.skip("not set up")
    done = subprocess.run([str(TOOLS / "setup.sh"), "check"], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
