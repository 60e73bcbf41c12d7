"""The checks of a device's services."""

import conformance_runs
import pytest
from conformance_runs import run_only
from keyfall.conformance import units  # noqa: F401 - it registers the checks
from keyfall.conformance.checks import registry

import keyfall

GROUPS = sorted({group for group, _, _ in registry.REGISTRY})


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("device", ["cpu", "remote"])
def test_services_pass(device, group):
    report = run_only(group, device=device)
    assert report.checks and not report.failed, report.summary()


def test_meta_has_few():
    report = run_only(*GROUPS, device="meta")
    assert not report.failed, report.summary()


class TestLies:
    def test_a_clone_that_loses_bytes(self):
        def lie(x, *, memory_format=None):
            made = keyfall.zeros(x.shape, dtype=x.dtype, device=x.device)
            return made

        with conformance_runs.kernels(clone=lie):
            report = run_only("memory: copies within the device")
        assert "a clone of" in report.failed[0].problem

    def test_a_generator_that_never_moves(self):
        def lie(x, a=0.0, b=1.0, *, generator=None):
            return x.fill_(0.5)

        with conformance_runs.kernels(uniform_=lie):
            report = run_only("generators")
        assert any("gave the same numbers" in check.problem for check in report.failed)

    def test_a_leak(self):
        kept = []

        def lie(x):
            kept.append(x)
            return x.cpu().relu().to(x.device)

        with conformance_runs.kernels(relu=lie):
            report = run_only("faults: copy fails")
        assert "leaked" in report.failed[0].problem
        kept.clear()
