"""Sums that are not finite on one side: right devices pass, wrong ones do not."""

import pytest
from conformance_runs import kernels, run

import keyfall

pytestmark = pytest.mark.filterwarnings("ignore")  # samples overflow on purpose

# Terms of both signs whose sum is small, though partial sums exceed float16; and a plain sum.
SAMPLES = """
[[op]]
schema = "aten::sum(Tensor self, *, ScalarType? dtype=None) -> Tensor"
kind = "structured"
samples = ["T(8,range=(-60000,60000))", "T(8,range=(30000,60000))", "T(8,range=(1,2))"]
"""


@pytest.fixture
def report_of(tmp_path):
    """The failures of a kernel for aten::sum in one type, given as a function of the tensor."""
    path = tmp_path / "sums.toml"
    path.write_text(SAMPLES)

    def check(function, name="float16"):
        chosen = getattr(keyfall, name)

        def kernel(x, *, dtype=None):
            made = x.cpu().sum(dtype=dtype)
            if x.dtype == chosen and dtype is None:
                made = keyfall.tensor(function(x.cpu()), dtype=chosen)
            return made.to(x.device)

        with kernels(sum=kernel):
            report = run("--only", "aten::sum.default", "--samples", str(path))
        return [failure for form in report.forms for failure in form.failures
                if failure.dtype == name and "result" in failure.problem]

    return check


def in_half(numbers):
    """The sum with a rounding to float16 after each term: partial sums overflow."""
    total = keyfall.zeros((), dtype=keyfall.float16)
    for number in numbers.reshape(-1):
        total = total + number
    return total.item()


class TestRight:
    def test_another_order_that_overflows(self, report_of):
        assert not [f for f in report_of(in_half) if "60000" in f.sample]
        assert not [f for f in report_of(lambda x: in_half(x.reshape(-1).flip(0))) if "60000" in f.sample]

    def test_more_digits_than_the_cpu(self, report_of):
        assert not report_of(lambda x: x.double().sum().item())


class TestWrong:
    @pytest.mark.parametrize("value", [float("inf"), float("-inf"), float("nan"), 0.0])
    def test_where_no_order_overflows(self, report_of, value):
        wrong = report_of(lambda x: value)
        assert any("range=(1,2)" in failure.sample for failure in wrong)

    def test_a_finite_number_where_the_sum_overflows(self, report_of):
        wrong = report_of(lambda x: min(max(x.double().sum().item(), -65504.0), 65504.0))
        assert any("range=(30000,60000)" in failure.sample for failure in wrong)

    def test_a_number_where_an_argument_is_not_finite(self, report_of):
        wrong = report_of(lambda x: x.double().nan_to_num(0, 0, 0).sum().item(), "float32")
        assert any(failure.mode == "special" for failure in wrong)
