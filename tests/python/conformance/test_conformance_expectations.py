"""Lists of unsupported operators and expected failures, which are verified."""

import pytest
from conformance_runs import kernels, on_cpu, run
from keyfall.conformance import expectations

EXP = on_cpu("exp")


@pytest.fixture
def expect(tmp_path):
    """A file with this text, as the words of a command line."""

    def write(text):
        path = tmp_path / "expect.toml"
        path.write_text(text)
        return ["--expect", str(path)]

    return write


def refuse(x):
    raise NotImplementedError("exp: not on this device")


def half_is_wrong(x):
    return EXP(x) * 2 if str(x.dtype) == "torch.float16" else EXP(x)


def test_unsupported(expect):
    with kernels(exp=refuse):
        report = run("--only", "aten::exp.default", *expect('unsupported = ["aten::exp.default"]'))
    assert not report.failed, report.summary()
    assert report.counts(report.forms) == {"unsupported": 1}


def test_unsupported_that_works_is_an_error(expect):
    report = run("--only", "aten::exp.default", *expect('unsupported = ["aten::exp.default"]'))
    assert len(report.failed) == 1 and "unexpected pass" in report.failed[0].note


def test_unsupported_must_refuse_cleanly(expect):
    with kernels(exp=lambda x: EXP(x) * 2):
        report = run("--only", "aten::exp.default", *expect('unsupported = ["aten::exp.default"]'))
    assert "must raise NotImplementedError" in report.failed[0].note


EXPECTED = '[[expected_failure]]\nop = "aten::exp.default"\ndtype = "float16"\nreason = "coarse"\n'


def test_expected_failure(expect):
    with kernels(exp=half_is_wrong):
        report = run("--only", "aten::exp.default", *expect(EXPECTED))
    assert not report.failed, report.summary()
    form = report.forms[0]
    assert (form.status, form.note) == ("expected failure", "coarse") and form.expected_failures


def test_expected_failure_of_another_type_is_a_failure(expect):
    with kernels(exp=half_is_wrong):
        report = run("--only", "aten::exp.default", *expect(EXPECTED.replace("float16", "float64")))
    assert {result.status for result in report.failed} == {"failed"} and len(report.failed) == 2


def test_expected_failure_that_passes_is_an_error(expect):
    report = run("--only", "aten::exp.default", *expect(EXPECTED))
    assert [check.problem for check in report.failed] == ["unexpected pass: nothing fails"]


def test_entries_that_match_nothing(expect):
    text = 'unsupported = ["aten::nothing"]\n' + EXPECTED.replace("aten::exp.default", "aten::none")
    report = run("--only", "aten::exp.default", *expect(text))
    assert [check.problem for check in report.failed] == ["it matches nothing that was run"] * 2


def test_tolerance(expect):
    with kernels(exp=lambda x: EXP(x) * 1.0001):
        assert run("--only", "aten::exp.default").failed
        report = run("--only", "aten::exp.default", *expect('[tolerance]\n"aten::exp.default" = [0.02, 0.01]'))
    values = [f for form in report.forms for f in form.failures if "result" in f.problem]
    assert not values, report.summary()


@pytest.mark.parametrize("text, message", [
    ("unsupported = 3", "a list of names"),
    ("what = 1", "'what' is not known"),
    ("[[expected_failure]]\nreason = 'x'", "either 'op' or 'check'"),
    ("[[expected_failure]]\nop = 'x'\nkind = 'y'", "found kind"),
    ("[tolerance]\nx = 1", "expected \\[rtol, atol\\]"),
    ("[", "expect.toml"),
])
def test_mistakes(expect, text, message):
    with pytest.raises(ValueError, match=message):
        expectations.from_file(expect(text)[1])
