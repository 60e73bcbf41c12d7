"""keyfall.utils.benchmark, and collect_env: what programs that measure use."""

import pytest

import keyfall
from keyfall.utils import benchmark
from keyfall.utils.collect_env import get_pretty_env_info


def measured(times, *, number=100, threads=1, label="Products", row="[1, 1]", column="mm"):
    spec = benchmark.TaskSpec(stmt="x @ y", setup="x = 1", label=label, sub_label=row,
                              description=column, num_threads=threads)
    return benchmark.Measurement(number, [number * seconds for seconds in times], spec)


def test_statistics():
    """PyTorch 2.13 gives these numbers."""
    m = measured([1.234e-6, 1.25e-6, 1.3e-6, 1.2e-6, 1.22e-6, 1.24e-6])
    assert m.median == pytest.approx(1.237e-6) and m.mean == pytest.approx(1.2406666666666666e-6)
    assert m.iqr == pytest.approx(2.4e-8) and m.significant_figures == 1
    assert not m.has_warnings and m.meets_confidence() and not m.meets_confidence(0.01)
    assert m.title == "Products: [1, 1]" and m.as_row_name == "[1, 1]" and m.num_threads == 1
    assert measured([5.6e-5] * 3).significant_figures == 3
    assert measured([2e-3, 9e-3, 4e-3, 2e-3]).has_warnings
    with pytest.raises(AttributeError, match="'nothing'"):
        m.nothing


def test_equal_tasks_are_merged():
    merged = benchmark.Measurement.merge([measured([1e-6]), measured([3e-6], number=7),
                                          measured([5e-6], row="other")])
    assert [len(m.times) for m in merged] == [2, 1]
    assert merged[0].median == pytest.approx(2e-6) and merged[0].number_per_run == 1


def test_a_measurement_as_text():
    text = repr(measured([2e-3, 9e-3, 4e-3, 2e-3])).splitlines()[1:]
    assert text == [
        "Products: [1, 1]", "mm", "setup: x = 1", "  Median: 3.00 ms", "  IQR:    3.25 ms (2.00 to 5.25)",
        "  4 measurements, 100 runs per measurement, 1 thread",
        "  WARNING: the interquartile range is 108.3% of the median:",
        "           other load on the machine had a strong influence."]
    assert "  2.00 us\n  1 measurement, 1 run per measurement, 2 threads" in repr(
        measured([2e-6], number=1, threads=2))


def test_the_table():
    results = [measured([1.2e-6], row="small"), measured([3e-3, 3e-3, 9e-3, 9e-3], row="large"),
               measured([4e-6], row="small", column="bmm", threads=4)]
    compare = benchmark.Compare(results)
    assert [line.rstrip() for line in str(compare).splitlines()] == [
        "[--------- Products ---------]",
        "             |    mm    |  bmm",
        "1 threads: -------------------",
        "      small  |     1.2  |",
        "      large  |  6000.0  |",
        "4 threads: -------------------",
        "      small  |          |  4.0",
        "", "Times are in microseconds (us)."]
    compare.trim_significant_figures()
    compare.highlight_warnings()
    assert "6000 (! 100%)" in str(compare)
    compare.colorize()
    assert "\033[92m" in str(compare)
    compare.colorize(rowwise=True)
    assert str(compare).count("\033[92m") == 3
    with pytest.raises(ValueError, match="expected a Measurement, got int"):
        compare.extend_results([3])


@pytest.mark.parametrize("take", [
    lambda timer: timer.timeit(10), lambda timer: timer.blocked_autorange(min_run_time=1e-3),
    lambda timer: timer.adaptive_autorange(min_run_time=1e-3, max_run_time=1e-2)])
def test_timers(take):
    threads = keyfall.get_num_threads()
    seen = []
    timer = benchmark.Timer("""
        seen.append(keyfall.get_num_threads())
        x.add(1)""", "x = keyfall.ones(3)", globals={"keyfall": keyfall, "seen": seen}, num_threads=1)
    found = take(timer)
    assert set(seen) == {1} and keyfall.get_num_threads() == threads
    assert found.times and all(seconds > 0 for seconds in found.times)
    assert len(seen) > found.number_per_run * len(found.times)  # some do not count


def test_mistakes():
    with pytest.raises(NameError, match="'unknown'"):
        benchmark.Timer("unknown").timeit(1)
    with pytest.raises(ValueError, match="a string of code for stmt, got int"):
        benchmark.Timer(3)
    with pytest.raises(ValueError, match="expected language 'python', got 'c\\+\\+'"):
        benchmark.Timer("x", language="c++")
    with pytest.raises(NotImplementedError, match="use blocked_autorange"):
        benchmark.Timer("1").repeat()


def test_units():
    assert benchmark.select_unit(3e-5) == ("us", 1e-6) and benchmark.select_unit(0) == ("ns", 1e-9)
    assert benchmark.unit_to_english("ms") == "millisecond"
    assert benchmark.trim_sigfig(12345.678, 3) == 12300 and benchmark.trim_sigfig(0.0012345, 2) == 0.0012
    assert benchmark.ordered_unique([2, 1, 2]) == [2, 1]


def test_environment_as_text():
    assert "keyfall" in get_pretty_env_info() and "operators" in get_pretty_env_info()
