#!/usr/bin/env python3
"""Runs all checks and adds up the results: tools/check.py [--only PART,...] [--fast] [--list].

Parts are grouped in stages, cheapest first; --only takes names of either. --fast, used by `make test`,
runs the tests of the release build without those marked slow (label `slow` in cmake/KeyfallTests.cmake,
marker `slow` in tests/python), without failing allocations, and with fewer generated examples.

Builds are made ahead, at low priority, while parts run tests of earlier ones (tools/builds.py). Each part
prints one line with its counts, its time, in which it may have waited for its build, and the CPU time of
its commands and its build; its output is shown only if it fails. The last line is `N passed, N failed, N skipped` over all parts, and the exit status is 1 if
anything failed. A part whose tool is missing counts as skipped, with the reason. A test program counts as
many tests as it reports (cmocka's lines), or as one."""

import argparse
import concurrent.futures
import json
import os
import re
import shutil
import sys
import time

import common
from builds import CORES, Build, Queue, without_progress
from processes import ROOT, add_cpu_seconds, cpu_seconds, run

BUILDS = Queue()
VENV_PYTHON = ROOT / ".venv" / "bin" / "python"
WHEEL_LIMIT = 8_000_000  # bytes of the file
SKIP_STATUS = 77  # exit status of a check or test that cannot run here


class Result:
    def __init__(self, passed=0, failed=0, skipped=0, output="", note=""):
        self.passed, self.failed, self.skipped = passed, failed, skipped
        self.output, self.note = output, note

    def add(self, other):
        """Adds the counts of another part, and its output if it failed."""
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped
        self.output += other.output if other.failed else ""


def skipped(reason):
    return Result(skipped=1, note=reason)


def use_compiler_cache():
    """Uses ccache, if installed, to share objects between builds that compile a source alike. Paths are
    relative to the clone, so builds in different folders share objects. Headers are found by the
    compiler's dependency files: running the preprocessor first would take a quarter of the time of
    compiling what is not in the cache."""
    if shutil.which("ccache") and "CMAKE_C_COMPILER_LAUNCHER" not in os.environ:
        os.environ.update(CMAKE_C_COMPILER_LAUNCHER="ccache", CCACHE_NOHASHDIR="1",
                          CCACHE_BASEDIR=str(ROOT), CCACHE_DEPEND="1",
                          CCACHE_SLOPPINESS="pch_defines,time_macros")  # for precompiled headers


# ---- Parts with one command


def tool(script, *arguments):
    """Runs a check of tools/: one test."""

    def part():
        status, output = run([sys.executable, f"tools/{script}", *arguments])
        if status == SKIP_STATUS:
            return skipped(output.strip().partition(": ")[2])
        note = output.strip().partition(": ")[2] if status == 0 else ""
        return Result(passed=int(status == 0), failed=int(status != 0), output=output, note=note)

    return part


def headers():
    result = tool("check_headers.py")()
    missing = [name for name in ("gcc", "clang", "g++", "clang++") if not shutil.which(name)]
    if missing:
        result.skipped += len(missing)
        result.note += f"; no {', '.join(missing)} here"
    return result


def install():
    status, output = run(["tests/abi/check_install.sh", "build/release"])
    return Result(passed=len(re.findall("^ok ", output, re.M)), failed=int(status != 0),
                  output=output)


# ---- Builds and ctest


SUMMARY = re.compile(r"^\s*\d+/\d+ Test\s+#(\d+): (\S+) \.*\s*(.*?)\s+[\d.]+ sec", re.M)


def count_tests(output):
    """Adds up the output of `ctest -V`, using cmocka's own counts if a program reports them."""
    result = Result()
    shown = []
    for number, name, outcome in SUMMARY.findall(output):
        lines = re.findall(rf"^{number}: ?(.*)$", output, re.M)
        good = sum(line.startswith("[       OK ]") for line in lines)
        bad = len({line for line in lines if re.match(r"\[  FAILED  \] (?!\d+ test)", line)})
        left = len({line for line in lines if re.match(r"\[  SKIPPED \] (?!\d+ test)", line)})
        if outcome.endswith("Passed"):
            result.passed += max(good, 1)
            result.skipped += left
        elif "Skipped" in outcome:
            result.skipped += 1
        else:
            result.passed += good
            result.failed += max(bad, 1)
            shown += [f"---- {name}: {outcome.lstrip('*')}", *lines]
    result.output = "\n".join(shown) + "\n"
    return result


def tests(preset, labels=None, prefix=(), environment=None, targets=(), without=None):
    """Builds a preset and runs its tests: all, or those with one of `labels` and not `without`."""

    def part():
        problem = BUILDS.problem_of(Build(preset, preset, tuple(targets)))
        if problem is not None:
            return Result(failed=1, output=problem)
        command = [*prefix, "ctest", "--test-dir", f"build/{preset}", "-V", "-j", CORES]
        if labels:
            command += ["-L", f"^({labels})$"]
        if without:
            command += ["-LE", f"^({without})$"]
        status, output = run(command, environment=environment)
        result = count_tests(output)
        if status != 0 and result.failed == 0:
            result.failed, result.output = 1, output
        if result.passed + result.failed + result.skipped == 0:
            return skipped("no such tests yet")
        return result

    return part


def test_targets(folder):
    """Returns the names of the tests in a folder of tests/ and its subfolders: targets, except for unit tests."""
    top = ROOT / "tests"
    return ["_".join([*path.parent.relative_to(top).parts, path.stem.removeprefix("test_")])
            for path in sorted((top / folder).rglob("*.c"))]


def thread_sanitizer(labels):
    def part():
        # On some kernels a randomized address space leaves its runtime too little space.
        command = ["setarch", os.uname().machine, "-R"]
        works = shutil.which("setarch") and run([*command, "true"])[0] == 0
        return tests("tsan", labels, command if works else (), targets=test_targets("threads"))()

    return part


# ---- Python


def python_tests(preset, environment=None, options=(), paths=("tests/python",), workers=CORES, name=None):
    """Runs tests/python, or some `paths` of it, on the package of a build. What failed is kept under `name`."""
    if not VENV_PYTHON.exists():
        return skipped("no .venv: run tools/setup.sh")
    problem = BUILDS.problem_of(Build(preset, preset, ("keyfall_python",)))
    if problem is not None:
        return Result(failed=1, output=problem)
    # The bytecode goes to one folder for all builds.
    environment = {"PYTHONPATH": ROOT / "build" / preset / "python",
                   "PYTHONPYCACHEPREFIX": ROOT / "build" / "pycache",
                   "PYTHONDONTWRITEBYTECODE": "", **(environment or {})}
    cache = ROOT / "build" / "pytest" / (name or preset)
    command = [VENV_PYTHON, "-m", "pytest", "-q", "-o", f"cache_dir={cache}", *options, *paths]
    # Rewriting the asserts, so that they show their values, takes each worker ten seconds: only what fails
    # gets it, in a second run.
    status, output = run([*command, "-n", workers, "--dist", "worksteal", "--assert=plain"],
                         environment=environment)
    result = count_pytest(status, output)
    if result.failed:
        result.output += "\n---- what failed, once more, with the values of asserts\n" + run(
            [*command, "--last-failed", "--last-failed-no-failures", "none"], environment=environment)[1]
    return result


def count_pytest(status, output):
    """Returns the counts in the last line of pytest's output."""
    last = output.strip().rpartition("\n")[2]
    counts = {word.rstrip("s"): int(number) for number, word in
              re.findall(r"(\d+) (passed|failed|errors?|skipped)\b", last)}
    failed = counts.get("failed", 0) + counts.get("error", 0)
    if status != 0 and failed == 0:
        failed = 1
    return Result(counts.get("passed", 0), failed, counts.get("skipped", 0), output)


# Tests that call kernels as programs do, by functions of the extension that the other tests call, too.
KERNEL_TESTS = [f"tests/python/{path}" for path in (
    "autograd/test_derivatives.py", "autograd/test_norm_gradients.py", "conformance", "distributions", "examples",
    "lazy/test_fused_extremes.py", "lazy/test_fused_rows.py", "lazy/test_fused_spreads.py",
    "lazy/test_lazy_catalogue.py", "lazy/test_lazy_passes.py", "lazy/test_lazy_programs.py", "modules", "nn",
    "ops/test_edge_cases.py", "ops/test_exact_values.py", "ops/test_found_by_comparison.py",
    "ops/test_functional.py", "ops/test_late_operators.py", "ops/test_linalg.py",
    "ops/test_operator_database.py", "ops/test_random_programs.py", "ops/test_random_shapes.py",
    "ops/test_random_sliding_windows.py", "ops/test_recorded_calls.py", "ops/test_sliding_windows.py",
    "sparse/test_operators.py", "exchange/test_array_api.py", "tensor/test_float8.py",
    "transforms/test_functionalize_catalogue.py", "transforms/test_functionalize_programs.py")]


def python_sanitized():
    """Runs tests/python with the address sanitizer. Python keeps blocks until the process ends, so leaks
    are counted by tests, not here. Tests in which it can find nothing are marked
    (tests/python/conftest.py); generated ones get fewer examples
    (tests/python/support/example_counts.py). One frame for each allocation and free instead of thirty:
    storing them takes a third of the time, because the interpreter allocates so much. To see more,
    rerun a test with another malloc_context_size.

    Python's own allocator hides wrong uses of small blocks of Python's, which only the extension could
    make, and takes half of malloc's time here. Tests of kernels have it: the sanitizer sees all memory of
    the library, which they are about. Both runs are made at the same time, each with half of the cores,
    so that each collects its own tests only."""
    problem = BUILDS.problem_of(Build("asan", "asan", ("keyfall_python",)))
    if problem is not None:
        return Result(failed=1, output=problem)
    reports = ROOT / "build" / "asan" / "python-reports"
    shutil.rmtree(reports, ignore_errors=True)
    reports.mkdir(parents=True)
    log = f"log_path={reports}/report"  # pytest would lose the reports with the process
    environment = {
        **common.sanitized_python(), "KEYFALL_EXAMPLES": os.environ.get("KEYFALL_EXAMPLES", "0.125"),
        "ASAN_OPTIONS": f"detect_leaks=0:allocator_may_return_null=1:malloc_context_size=1:{log}",
        "UBSAN_OPTIONS": f"print_stacktrace=1:{log}"}
    options = ["-m", "not unsanitized"]
    runs = [("asan", environment, [*options, *(f"--ignore={path}" for path in KERNEL_TESTS)], ["tests/python"]),
            ("asan-kernels", {**environment, "PYTHONMALLOC": "pymalloc"}, options, KERNEL_TESTS)]

    def tested(name, environment, options, paths):
        before = cpu_seconds()
        made = python_tests("asan", environment, options, paths, max(CORES // 2, 1), name)
        return made, cpu_seconds() - before

    result = Result()
    with concurrent.futures.ThreadPoolExecutor(len(runs)) as pool:
        for made, seconds in pool.map(lambda arguments: tested(*arguments), runs):
            add_cpu_seconds(seconds)
            result.add(made)
    if result.failed:
        result.output += "".join(path.read_text(errors="replace") for path in
                                 sorted(reports.iterdir()))
    return result


def compiler_of(preset):
    """Returns the C compiler of a build, or the default one if there is no such build."""
    cache = ROOT / "build" / preset / "CMakeCache.txt"
    found = re.search("^CMAKE_C_COMPILER:[A-Z]+=(.*)$", cache.read_text() if cache.exists() else "", re.M)
    return found.group(1) if found else "cc"


def package():
    """Builds a wheel, adds its bill of materials and checks it, installs the wheel in a fresh environment, runs
    the README's example and a search for sources there, builds and loads a plug-in, and checks the size of the wheel's
    file. Reuses the library of the release build, and compiles the extension with its compiler and flags, so that ccache has the
    objects (it also compares the
    compiler's name: Python's own is gcc, CMake's cc); installing strips them."""
    folder = ROOT / "build" / "package"
    python = folder / "venv" / "bin" / "python"
    for old in ("venv", "wheel"):
        shutil.rmtree(folder / old, ignore_errors=True)
    wheel = folder / "wheel" / "*.whl"
    for new in (folder / "empty", wheel.parent):
        new.mkdir(parents=True, exist_ok=True)
    steps = [
        [VENV_PYTHON, "-m", "venv", "--without-pip", folder / "venv"],
        [VENV_PYTHON, "-m", "pip", "wheel", "--no-index", "--find-links", ROOT / ".venv" / "wheels",
         "--no-deps", "-w", wheel.parent,
         "-C", f"cmake.define.KEYFALL_PREBUILT={ROOT / 'build' / 'release'}",
         "-C", f"cmake.define.CMAKE_C_COMPILER={compiler_of('release')}",
         "-C", "cmake.define.CMAKE_C_FLAGS_RELEASE=-O2 -g1 -DNDEBUG",
         "-C", "cmake.define.KEYFALL_WERROR=ON",
         "-C", f"build-dir={ROOT / 'build' / 'package-build'}", ROOT],
        [sys.executable, ROOT / "tools" / "release" / "sbom.py", wheel],
        [VENV_PYTHON, "-m", "pip", "install", "--no-index", "--ignore-installed", "--prefix", folder / "venv", wheel],
        [python, "-c", common.readme_example(ROOT)],
        [python, ROOT / "tools" / "release" / "check_sources.py"],
        [ROOT / "tests" / "abi" / "check_wheel.sh", python, folder],
    ]
    result = Result()
    for step in steps:
        step = [next(wheel.parent.glob("*.whl")) if word is wheel else word for word in step]
        status, output = run(step, cwd=folder / "empty")
        if status != 0:
            result.failed, result.output = 1, f"{' '.join(map(str, step[:4]))} …\n{output}"
            return result
        result.passed += 1
    size = next(wheel.parent.glob("*.whl")).stat().st_size
    result.note = f"a wheel of {size / 1e6:.2f} MB of at most {WHEEL_LIMIT / 1e6:g}"
    if size > WHEEL_LIMIT:
        result.passed, result.failed, result.output = result.passed - 1, 1, result.note
    return result


def costs(preset):
    """Returns the seconds that each program took in the last ctest run."""
    path = ROOT / "build" / preset / "Testing" / "Temporary" / "CTestCostData.txt"
    lines = path.read_text().splitlines() if path.exists() else []
    rows = (line.split() for line in lines)
    return {row[0].replace(".", "_"): float(row[2]) for row in rows if len(row) == 3}


def leak_programs():
    """Returns the commands of the release build's tests that valgrind, and not the address sanitizer,
    searches for leaks (KF_LEAK_SEARCH in cmake/KeyfallTests.cmake)."""
    status, output = run(["ctest", "--test-dir", "build/release", "--show-only=json-v1", "-L", "^leaks$"])
    tests = json.loads(output)["tests"] if status == 0 else []
    return [test["command"] for test in tests if "command" in test]


# Without the server for debuggers and without inlined frames, which take a fifth of the start-up. Most code runs
# once: translating less of it at a time saves 5 to 9% for two tests.
MEMCHECK = ["valgrind", "-q", "--error-exitcode=9", "--leak-check=full", "--errors-for-leak-kinds=definite",
            "--vgdb=no", "--read-inline-info=no", "--vex-guest-chase=no"]


def valgrind():
    """Runs the unit tests of the release build once under memcheck, without the reruns for each
    allocation, all under one process (tests/support/unit_tests). Left to the sanitizers: tests that read large
    files, and tests that compare random numbers or results bit by bit (memcheck rounds a fused multiply-add
    twice; all of codegen). Children of a fork keep the stacks of threads that they do not have, so only
    definitely lost memory counts."""
    if not shutil.which("valgrind"):
        return skipped("no valgrind here")
    folder = ROOT / "build" / "release" / "tests"
    if not (folder / "unit_tests").is_file():
        return skipped("no unit tests in build/release")
    names = [name for name in test_targets("unit")
             if not re.search("parity|_random$|_print$|ops_math$|unit_codegen_", name)]
    known = costs("release")
    names.sort(key=lambda name: -known.get(name, 0))  # so that no core idles at the end
    environment = {"KFT_NO_OOM": "1"}
    status, output = run([*MEMCHECK, "./unit_tests", "-j", CORES, *names], cwd=folder, environment=environment)
    outcomes = re.findall(r"^(ok|skipped|FAILED) ", output, re.M)
    result = Result(passed=len(outcomes) - outcomes.count("FAILED"), failed=outcomes.count("FAILED"))
    if status != 0:
        result.failed, result.output = max(result.failed, 1), output

    def check(command):
        before = cpu_seconds()
        return *run([*MEMCHECK, *command], cwd=folder, environment=environment), cpu_seconds() - before

    commands = leak_programs()
    with concurrent.futures.ThreadPoolExecutor(CORES) as pool:
        runs = list(pool.map(check, commands))
    for command, (status, output, seconds) in zip(commands, runs):
        add_cpu_seconds(seconds)
        result.passed += status in (0, SKIP_STATUS)
        if status not in (0, SKIP_STATUS):
            result.failed += 1
            result.output += f"---- {' '.join(map(str, command))}\n{output}"
    return result


# Name → options of configurations that users choose. Only the dispatcher depends on the key table and on
# libffi; key213 runs the dispatcher's tests, with assertions. The build without autograd uses the release flags,
# so ccache has most of its objects.
UNOPTIMISED = ("-DCMAKE_C_FLAGS_RELEASE=-O0 -DNDEBUG", "-DKEYFALL_TESTS=OFF", "-DKEYFALL_FUZZERS=OFF")
VARIANTS = {
    "key213": ("-DCMAKE_C_FLAGS_RELEASE=-O0", "-DKEYFALL_KEY_TABLE=213", "-DKEYFALL_CORE_ONLY=ON"),
    "noffi": (*UNOPTIMISED, "-DKEYFALL_FFI=OFF", "-DKEYFALL_CORE_ONLY=ON"),
    "clang": (*UNOPTIMISED, "-DCMAKE_C_COMPILER=clang"),
    "noautograd": ("-DKEYFALL_AUTOGRAD=OFF", "-DKEYFALL_FUZZERS=OFF"),
}


def variant_builds():
    """Returns the builds of the variants that this machine has a compiler for."""
    return [Build(f"variant-{name}", "release", options=(
        "-DKEYFALL_PYTHON=OFF", "-DKEYFALL_BENCH=OFF", *options))
        for name, options in VARIANTS.items() if name != "clang" or shutil.which("clang")]


def variants():
    """Builds the library in other configurations. Those with tests run the ones that need no more than the
    configuration has; the others must only compile and link without a warning, so they are not optimized
    (clang warns before it optimizes)."""
    builds = variant_builds()
    result = Result(skipped=len(VARIANTS) - len(builds))
    result.note = "no clang here" if result.skipped else ""
    for build in builds:
        problem = BUILDS.problem_of(build)
        if problem is None and "-DKEYFALL_TESTS=OFF" not in build.options:
            status, output = run(["ctest", "--test-dir", f"build/{build.folder}", "-j", CORES, "-LE",
                                  "slow", "--output-on-failure"], environment={"KFT_NO_OOM": "1"})
            problem = None if status == 0 else without_progress(output)
        if problem is None:
            result.passed += 1
        else:
            result.failed += 1
            result.output += f"---- {build.folder}\n{problem}"
    return result


# Stage → parts. A stage says what its parts need: no build, the release build, …
STAGES = {
    "static": {
        "layers": tool("check_layers.py"),
        "allocation": tool("check_alloc_door.py"),
        "order": tool("check_order.py"),
        "generated": tool("check_generated.py"),
        "style": tool("check_style.py"),
        "documents": tool("check_documents.py"),
        "notice": tool("check_notice.py"),
        "comments": tool("check_comments.py"),
        "commits": tool("check_commits.py"),
        "versions": tool("check_versions.py"),
        "headers": headers,
    },
    "shipped": {
        "release": tests("release"),
        "python": lambda: python_tests("release"),
        "package": package,
        "calls": tool("check_calls.py"),
        "symbols": tool("check_symbols.py"),
        "size": tool("check_size.py"),
        "install": install,
        "rust": tool("check_rust.py"),
        "valgrind": valgrind,
    },
    "sanitized": {
        # These builds have assertions. In the release build every allocation fails once; here only the
        # first few do, because the sanitizers make each rerun slow.
        "asan": tests("asan", "unit|fuzz|abi|example|ops", environment={"KFT_OOM_MAX": "12"}),
        "python-asan": python_sanitized,
        "tsan": thread_sanitizer("threads"),
    },
    "configured": {
        "variants": variants,
    },
}
# Part → the builds that it asks for; other parts use what is there.
NEEDS = {
    "release": [Build("release", "release")],
    "python": [Build("release", "release", ("keyfall_python",))],
    "asan": [Build("asan", "asan")],
    "python-asan": [Build("asan", "asan", ("keyfall_python",))],
    "tsan": [Build("tsan", "tsan", tuple(test_targets("threads")))],
    "variants": variant_builds(),
}
FAST = {
    "release": tests("release", without="slow", environment={"KFT_NO_OOM": "1"}),
    "python": lambda: python_tests("release", {"KEYFALL_EXAMPLES": "0.25"}, ["-m", "not slow"]),
}


def parts(only):
    """Returns name → part: all, or those selected by part or stage name."""
    everything = {name: part for stage in STAGES.values() for name, part in stage.items()}
    if only is None:
        return everything
    wanted = set()
    for name in only.split(","):
        if name not in STAGES and name not in everything:
            print(f"no part {name}: there are {', '.join([*everything, *STAGES])}")
            sys.exit(2)
        wanted |= set(STAGES.get(name, [name]))
    return {name: part for name, part in everything.items() if name in wanted}


def line_of(seconds, cpu, result):
    counts = f"{result.passed} passed"
    counts += f", {result.failed} FAILED" if result.failed else ""
    counts += f", {result.skipped} skipped" if result.skipped else ""
    note = f"  ({result.note})" if result.note else ""
    return f"{seconds:6.1f} s {cpu:6.1f} CPU  {counts}{note}"


def run_parts(chosen):
    """Runs parts and prints their lines and that of all; returns the sum of their results."""
    totals = Result()
    begin, begin_cpu = time.monotonic(), cpu_seconds()
    for name, part in chosen.items():
        started, before = time.monotonic(), cpu_seconds()
        print(f"{name:<12}", end="", flush=True)
        result = part()
        print(line_of(time.monotonic() - started, cpu_seconds() - before, result), flush=True)
        if result.failed:
            print("    " + result.output.rstrip().replace("\n", "\n    "), flush=True)
        totals.add(result)
    print(f"{'all':<12}{line_of(time.monotonic() - begin, cpu_seconds() - begin_cpu, totals)}")
    return totals


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--only", help="only these parts or stages, with commas between")
    parser.add_argument("--fast", action="store_true", help="the quick tests of the release build")
    parser.add_argument("--list", action="store_true", help="name the stages and their parts")
    args = parser.parse_args()
    if args.list:
        for stage, listed in STAGES.items():
            print(f"{stage:<12}{' '.join(listed)}")
        return 0
    use_compiler_cache()
    chosen = FAST if args.fast else parts(args.only)
    BUILDS.start([build for name in chosen for build in NEEDS.get(name, [])])
    try:
        totals = run_parts(chosen)
    finally:
        BUILDS.stop()
    print(f"{totals.passed} passed, {totals.failed} failed"
          + (f", {totals.skipped} skipped" if totals.skipped else ""))
    return 1 if totals.failed else 0


if __name__ == "__main__":
    sys.exit(main())
