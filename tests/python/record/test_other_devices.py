"""Replaying on a device whose memory the CPU cannot read, and recording there."""

from io import BytesIO

import keyfall
import pytest
from keyfall.library import Library

remote_plugin = pytest.importorskip("remote_plugin", reason="needs the plug-ins of tests/plugins")


@pytest.fixture(scope="module", autouse=True)
def plugin():
    loaded = remote_plugin.Remote("remote")
    yield loaded
    loaded.unload()


def train(device):
    keyfall.manual_seed(1)
    model = keyfall.nn.Sequential(keyfall.nn.Linear(4, 8), keyfall.nn.ReLU(), keyfall.nn.Dropout(0.5),
                                  keyfall.nn.Linear(8, 3)).to(device)
    optimizer = keyfall.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
    for _ in range(2):
        target = keyfall.tensor([0, 1, 2]).to(device)
        loss = keyfall.nn.functional.cross_entropy(model(keyfall.randn(3, 4).to(device)), target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def recorded(function, *arguments, **options):
    file = BytesIO()
    with keyfall.record(file, **options):
        function(*arguments)
    return file.getvalue()


@pytest.mark.parametrize("chain", [False, True])
@pytest.mark.parametrize("source, target", [("cpu", "remote"), ("remote", "cpu"), ("remote", None)])
def test_training(source, target, chain):
    report = keyfall.replay(recorded(train, source), device=target, chain=chain)
    assert report.ok and not report.skipped and report.compared == report.calls, str(report)


@pytest.mark.parametrize("tensors", ["inputs", "hash"])
def test_hashes(tensors):
    report = keyfall.replay(recorded(train, "cpu", tensors=tensors), device="remote")
    assert report.ok, str(report)
    assert bool(report.skipped) == (tensors == "hash")


@pytest.mark.slow
def test_the_operator_that_differs_is_named():
    data = recorded(lambda: keyfall.arange(4.0).sin().exp().cos())
    library = Library("aten", "IMPL")
    library.impl("exp", lambda x: (x.cpu().exp() + keyfall.tensor([0.0, 0.0, 0.25, 0.0])).to("remote"),
                 "REMOTE")
    try:
        report = keyfall.replay(data, device="remote")
        assert keyfall.replay(data, device="cpu").ok
    finally:
        library._destroy()
    first = report.first
    assert len(report.differences) == 1
    assert (first.index, first.op, first.position, first.count) == (2, "aten::exp", [2], 1)
    assert first.max_abs == pytest.approx(0.25, 1e-5)
