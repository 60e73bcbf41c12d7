"""Operators under conformance: devices that tell the truth pass, each kind of lie is found."""

import conformance_runs
import pytest
from conformance_runs import kernels, on_cpu, run_only
from example_counts import SHARE
from keyfall.conformance.operators import kinds
from keyfall.conformance.report import html_page, junit
from keyfall.conformance.samples import plans

import keyfall
import keyfall.fallback

pytestmark = pytest.mark.filterwarnings("ignore")  # samples have uncommon arguments on purpose
EXP = on_cpu("exp")


def only_form(report, name="aten::exp"):
    return next(form for form in report.forms if form.name == name)


def problems(report, name="aten::exp"):
    return " / ".join(str(failure) for failure in only_form(report, name).failures)


def run_with(function, name="exp", pattern=None):
    with kernels(**{name.replace(".", "__"): function}):
        return run_only(pattern or f"aten::{name}" + ("" if "." in name else ".default"))


def some_cases(cases):
    """Returns `cases` without two thirds of the types for all samples but the first with types of each operator, other
    ones for each sample: on this device, the CPU computes them. KEYFALL_EXAMPLES=3 keeps all."""
    step = max(round(3 / max(SHARE, 1)), 1)

    def is_kept(case):
        if case.form.how != "functional" or "T(" not in case.sample:
            return True
        position = [sample for sample in case.form.family.samples if "T(" in sample].index(case.sample)
        return position == 0 or (plans.ALL.index(case.dtype) + position) % step == 0

    return lambda form: filter(is_kept, cases(form))


class TestTruth:
    @pytest.mark.parametrize("device", ["cpu", "remote"])
    def test_families_pass(self, device):
        report = run_only("aten::mul*", "aten::exp*", "aten::sort*", "aten::transpose*", "aten::cat*",
                          "aten::_foreach_add*", "aten::uniform*", "aten::arange*", device=device)
        assert not report.failed, report.summary()
        assert len(report.forms) > 20

    def test_forms_and_kinds(self):
        report = run_only("aten::mul*", "aten::transpose*", "aten::reshape")
        found = {form.name: form.kind for form in report.forms}
        assert found["aten::mul.Tensor"] == found["aten::mul_.Tensor"] == found["aten::mul.out"] == "fallback"
        assert found["aten::transpose.int"] == found["aten::reshape"] == "composite"
        assert {form.how for form in report.forms} == {"functional", "inplace", "out"}

    def test_a_native_kernel_passes(self):
        report = run_with(EXP)
        assert not report.failed, report.summary()
        assert only_form(report).kind == "native"

    def test_missing(self):
        assert kinds.kind_of("aten::sort", "CUDA") == "missing"

    def test_files(self):
        """A device may refuse to map a file; the CPU does not."""
        for device in ("cpu", "remote"):
            report = run_only("aten::from_file*", device=device)
            assert not report.failed and report.forms[0].cases > 10, report.summary()

    @pytest.mark.first
    @pytest.mark.slow
    @pytest.mark.unsanitized  # tests/ops runs the same samples in C
    def test_every_operator(self, monkeypatch):
        monkeypatch.setattr(plans, "cases", some_cases(plans.cases))
        report = conformance_runs.run("--only", "operators", device="remote")
        assert len(report.forms) > 1600 and not report.failed, report.summary()


class TestLies:
    def test_values(self):
        report = run_with(lambda x: EXP(x) * 1.001)
        assert "result is wrong: element" in problems(report)
        reproduction = only_form(report).failures[0].reproduction
        assert "keyfall.ops.aten.exp.default(" in reproduction and 'print(call("remote:0"))' in reproduction
        compile(reproduction, "reproduction", "exec")

    def test_one_element_of_a_transposed_tensor(self):
        def lie(x):
            made = EXP(x)
            if x.dim() == 2 and not x.is_contiguous() and x.numel():
                made[0, 0] = 0
            return made

        assert "element [0, 0]" in problems(run_with(lie))

    def test_dtype(self):
        assert "has dtype torch.float64" in problems(run_with(lambda x: EXP(x).double()))

    def test_shape(self):
        assert "has shape" in problems(run_with(lambda x: EXP(x).unsqueeze(0)))

    def test_strides(self):
        def lie(x):
            made = EXP(x)
            return made.t().contiguous().t() if made.dim() == 2 else made

        assert "has strides" in problems(run_with(lie))

    def test_device(self):
        assert "is on device cpu" in problems(run_with(lambda x: EXP(x).cpu()))

    def test_a_write_to_an_input(self):
        def lie(x):
            made = EXP(x)
            x.fill_(1)
            return made

        assert "an argument that is only read was written" in problems(run_with(lie))

    def test_a_result_that_is_the_input(self):
        report = run_with(lambda x: x.detach(), "relu")
        assert "shares memory with tensor 0" in problems(report, "aten::relu")

    def test_an_in_place_form_that_writes_nothing(self):
        report = run_with(lambda x: x, "exp_")
        assert "result is wrong" in problems(report, "aten::exp_")

    def test_an_out_form_that_writes_outside(self):
        right = on_cpu("exp")

        def lie(x, *, out):
            out.resize_(x.shape) if out.shape != x.shape else None
            out.copy_(right(x))
            whole = keyfall.empty(0, dtype=out.dtype, device=out.device)
            whole.set_(out.untyped_storage(), 0, (out.untyped_storage().nbytes() // out.element_size(),), (1,))
            whole[:1] = 9
            return out

        assert "an argument that is written is wrong" in problems(run_with(lie, "exp.out"),
                                                                  "aten::exp.out")

    def test_an_error(self):
        def lie(x):
            raise ValueError("not today")

        assert "raised ValueError: not today" in problems(run_with(lie))

    def test_accepting_what_is_wrong(self):
        def lie(x, y):
            return x.clone()

        assert "accepted what the CPU refuses" in problems(run_with(lie, "mm"), "aten::mm")

    def test_gradients(self):
        """The backward formula of tanh calls this operator."""
        with kernels(tanh_backward=lambda grad, output: grad.clone()):
            report = run_only("aten::tanh.default")
        assert "gradient of tensor 0 is wrong" in problems(report, "aten::tanh")


class TestKinds:
    def test_a_kernel_that_is_the_fallback(self):
        """Registered for one operator: the table says kernel, the bill says fallback."""
        with kernels(exp=keyfall.fallback.cpu_fallback):
            report = run_only("aten::exp.default")
        assert not report.failed, report.summary()
        form = only_form(report)
        assert form.kind == "fallback" and form.falls_back["aten::exp"] > 10

    def test_a_kernel_that_declines_some_calls(self):
        def some(x):
            if x.dtype == keyfall.float32:
                return EXP(x)
            return keyfall.fallback.cpu_fallback(keyfall.ops.aten.exp.default, x)

        report = run_with(some)
        assert not report.failed, report.summary()
        form = only_form(report)
        assert form.kind == "native" and 0 < form.declined < form.accepted
        taken = form.accepted - form.declined
        assert form.support == f"native ({taken} of {form.accepted} samples, else fallback)"
        assert form.support in report.summary() and form.support in junit.junit(report)
        assert report.data()["operators"][0]["support"] == form.support
        assert f"native {taken}/{form.accepted}" in html_page.page(report)

    def test_a_composite_names_what_falls_back(self):
        report = run_only("aten::softmax.int")
        form = only_form(report, "aten::softmax.int")
        assert form.kind == "composite" and form.falls_back.get("aten::_softmax")
