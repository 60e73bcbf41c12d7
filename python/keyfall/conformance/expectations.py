"""What is known to be missing or wrong, from a TOML file, and verified: an entry that nothing confirms
is an error.

    unsupported = ["aten::fft_*", "aten::sort.stable"]   # refused with NotImplementedError

    [[expected_failure]]
    op = "aten::exp*"                # names of operators, or check = "memory: fills"
    dtype = "float16"                # optional, as are sample, mode and form
    reason = "flushes small numbers to zero"

    [tolerance]
    "aten::exp" = [1e-4, 1e-5]       # rtol, atol of the device's own kernels

Names are patterns with * and ?. A name without an overload means all of them; the unnamed overload is
called "default".
"""

import fnmatch

from .report.results import EXPECTED_FAILURE, FAILED, PASSED, UNSUPPORTED, CheckResult
from .toml_files import read_toml

GROUP = "expectations"
KEYS = ("op", "check", "form", "sample", "dtype", "mode", "reason")


def name_matches(pattern, name):
    if "." not in pattern:
        return fnmatch.fnmatchcase(name.partition(".")[0], pattern)
    return fnmatch.fnmatchcase(name if "." in name else f"{name}.default", pattern)


class ExpectedFailure:
    def __init__(self, entry):
        self.entry = entry
        self.reason = entry.get("reason", "")
        self.confirmed, self.met = False, False  # a failure, anything at all

    def __str__(self):
        return ", ".join(f"{key} = {value!r}" for key, value in self.entry.items()
                         if key != "reason")

    def is_about(self, result):
        return "op" in self.entry and name_matches(self.entry["op"], result.name) and (
            self.entry.get("form", result.how) == result.how)

    def covers(self, failure):
        return all(fnmatch.fnmatchcase(getattr(failure, key), self.entry[key])
                   for key in ("sample", "dtype", "mode") if key in self.entry)

    def is_about_check(self, check):
        return "check" in self.entry and fnmatch.fnmatchcase(check.full_name, self.entry["check"])


class Expectations:
    def __init__(self, unsupported=(), failures=(), tolerances=None):
        self.unsupported = {pattern: False for pattern in unsupported}  # pattern: was met
        self.failures = [ExpectedFailure(entry) for entry in failures]
        self.tolerances = dict(tolerances or {})

    def tolerance(self, name):
        return next((limits for pattern, limits in self.tolerances.items()
                     if name_matches(pattern, name)), None)

    # ---- Applying them to results

    def apply_to_form(self, result):
        """Changes the status of a result that is as expected."""
        pattern = next((p for p in self.unsupported if name_matches(p, result.name)), None)
        if pattern is not None:
            self._apply_unsupported(pattern, result)
            return
        for expected in self.failures:
            if not expected.is_about(result):
                continue
            expected.met = True
            covered = [failure for failure in result.failures if expected.covers(failure)]
            if covered:
                expected.confirmed = True
                result.failures = [f for f in result.failures if f not in covered]
                result.expected_failures += covered
                result.note = expected.reason
        if result.status == FAILED and not result.failures:
            result.status = EXPECTED_FAILURE

    def _apply_unsupported(self, pattern, result):
        self.unsupported[pattern] = True
        if result.status == PASSED:
            result.status = FAILED
            result.note = f"unexpected pass: listed as unsupported by '{pattern}'"
            return
        refusals = [f for f in result.failures if "raised NotImplementedError" in f.problem]
        result.failures = [f for f in result.failures if f not in refusals]
        result.expected_failures += refusals
        if result.status == FAILED and not result.failures:
            result.status = UNSUPPORTED
        elif result.failures:
            result.note = "an unsupported operator must raise NotImplementedError"

    def apply_to_check(self, check):
        for expected in self.failures:
            if expected.is_about_check(check):
                expected.met = True
                if check.status == FAILED:
                    expected.confirmed = True
                    check.status, check.note = EXPECTED_FAILURE, expected.reason

    def unconfirmed(self):
        """Checks that failed because an entry is not true, once all results are in."""
        for expected in self.failures:
            if not expected.confirmed:
                text = ("unexpected pass: nothing fails" if expected.met else
                        "it matches nothing that was run")
                yield CheckResult(GROUP, str(expected), FAILED, text)
        for pattern, met in self.unsupported.items():
            if not met:
                yield CheckResult(GROUP, f"unsupported '{pattern}'", FAILED,
                                  "it matches nothing that was run")


def _is_limits(value):
    return isinstance(value, list) and len(value) == 2 and all(
        isinstance(item, (int, float)) and item >= 0 for item in value)


def from_file(path):
    """ValueError says what is wrong with the file."""
    data = read_toml(path)
    unknown = sorted(set(data) - {"unsupported", "expected_failure", "tolerance"})
    if unknown:
        raise ValueError(f"{path}: '{unknown[0]}' is not known: there are unsupported, "
                         "expected_failure and tolerance")
    unsupported = data.get("unsupported", [])
    if not isinstance(unsupported, list) or not all(isinstance(p, str) for p in unsupported):
        raise ValueError(f"{path}: expected 'unsupported' to be a list of names")
    failures = data.get("expected_failure", [])
    for index, entry in enumerate(failures):
        where = f"{path}: expected_failure {index + 1}"
        if ("op" in entry) == ("check" in entry):
            raise ValueError(f"{where}: expected either 'op' or 'check'")
        for key, value in entry.items():
            if key not in KEYS or not isinstance(value, str):
                raise ValueError(f"{where}: expected texts with the keys {', '.join(KEYS)}, found "
                                 f"{key} = {value!r}")
    for name, limits in data.get("tolerance", {}).items():
        if not _is_limits(limits):
            raise ValueError(f"{path}: tolerance of '{name}': expected [rtol, atol]")
    return Expectations(unsupported, failures, {name: tuple(limits) for name, limits
                                                in data.get("tolerance", {}).items()})
