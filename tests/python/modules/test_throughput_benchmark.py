"""utils.ThroughputBenchmark: calls of several threads. Texts are PyTorch's."""

import json
import threading

import keyfall
import pytest
from keyfall.utils import ThroughputBenchmark
from keyfall.utils.throughput_benchmark import ExecutionStats, format_time


class Counted(keyfall.nn.Module):
    """Notes which threads call it, and with what."""

    def __init__(self):
        super().__init__()
        self.calls = []

    def forward(self, x, scale=1):
        self.calls.append((threading.get_ident(), scale, keyfall.is_grad_enabled()))
        return x * scale


def test_calls_of_several_threads(tmp_path):
    module = Counted()
    bench = ThroughputBenchmark(module)
    bench.add_input(keyfall.ones(2))
    bench.add_input(keyfall.ones(2), scale=3)
    assert bench.run_once(keyfall.ones(2), scale=5).tolist() == [5.0, 5.0]
    module.calls.clear()
    path = tmp_path / "trace.json"
    stats = bench.benchmark(num_calling_threads=3, num_warmup_iters=2, num_iters=20, profiler_output_path=str(path))
    assert len(module.calls) == 3 * 2 + 20 and stats.num_iters == 20
    assert {scale for _, scale, _ in module.calls} == {1, 3} and not any(grad for *_, grad in module.calls)
    assert stats.latency_avg_ms > 0 and stats.iters_per_second == pytest.approx(20 / stats.total_time_seconds)
    assert any(event["name"] == "aten::mul" for event in json.loads(path.read_text())["traceEvents"])
    assert keyfall.is_grad_enabled()


def test_texts():
    assert [format_time(1234), format_time(time_ms=5), format_time(time_s=2.5), format_time(3)] == [
        "1.234ms", "5.000ms", "2.500s", "3.000us"]
    config = type("Config", (), {"num_calling_threads": 2})
    assert str(ExecutionStats(0.5, 50, config)) == (
        "Average latency per example: 500.000us\nTotal number of iterations: 50\n"
        "Total number of iterations per second (across all threads): 4000.00\nTotal time: 12.500ms")


def test_what_goes_wrong():
    with pytest.raises(RuntimeError, match="Please provide benchmark inputs.Did you forget to call add_input"):
        ThroughputBenchmark(Counted()).benchmark()
    bench = ThroughputBenchmark(keyfall.nn.Linear(2, 2))
    bench.add_input(keyfall.ones(3))
    with pytest.raises(RuntimeError, match="mat1 and mat2|shape|size"):
        bench.benchmark(num_calling_threads=2)
