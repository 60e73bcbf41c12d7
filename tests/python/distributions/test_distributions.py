"""keyfall.distributions against PyTorch's recorded answers: see distribution_calls.py."""

import json
import math

import distribution_calls as calls
import keyfall
import pytest
from paths import DATA

RECORDED = json.loads((DATA / "distributions.json").read_text())
PARTS = {"table": (calls.QUESTIONS, "d"), "transforms": (calls.TRANSFORM_QUESTIONS, "t")}


def same(got, expected, error=2e-4):
    if isinstance(expected, float) and isinstance(got, (int, float)):
        return (math.isclose(got, expected, rel_tol=error, abs_tol=2e-5)
                or math.isnan(got) and math.isnan(expected))
    if isinstance(expected, list):
        return (isinstance(got, list) and len(got) == len(expected)
                and all(same(*pair, error) for pair in zip(got, expected)))
    return got == expected


@pytest.mark.parametrize("part, line", [(part, line) for part in PARTS for line in RECORDED[part]])
def test_answers(part, line):
    questions, letter = PARTS[part]
    got = calls.answers(keyfall, line, questions, letter)
    wrong = [f"{question}: {one} instead of {expected}" for question, one, expected
             in zip(questions, got, RECORDED[part][line], strict=True) if not same(one, expected)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("p", calls.PAIRS + calls.MATRIX_PAIRS)
def test_divergences(p):
    got, expected = calls.divergences(keyfall, p), RECORDED["kl"][p]
    assert same(got, expected), f"{got}\ninstead of\n{expected}"


@pytest.mark.parametrize("line", calls.DRAWS)
def test_draws_and_their_gradients(line):
    got, expected = calls.draws(keyfall, line), RECORDED["draws"][line]
    # PyTorch approximates the gradient of gamma variables by series with an error of up to 1e-3.
    assert same(got, expected, 1e-3), f"{got} instead of {expected}"


@pytest.mark.parametrize("line", calls.lines(calls.ERRORS))
def test_errors(line, torch_messages):
    got = calls.message(keyfall, line)
    assert got == RECORDED["errors"][line] or same(got, RECORDED["errors"][line])


def test_a_new_pair_of_families():
    D = keyfall.distributions

    class Half(D.Normal):
        pass

    @D.register_kl(Half, D.Normal)
    def half(p, q):
        return "half"

    assert D.kl_divergence(Half(0.0, 1.0), D.Normal(0.0, 1.0)) == "half"
    assert D.kl_divergence(Half(0.0, 1.0), Half(0.0, 1.0)) == "half"


def test_a_pair_with_a_class_that_is_no_distribution():
    D = keyfall.distributions
    point = type("Point", (), {})
    D.register_kl(point, D.Normal)(lambda p, q: "point")
    assert D.kl_divergence(point(), D.Normal(0.0, 1.0)) == "point"
    with pytest.raises(TypeError):
        D.register_kl(D.Normal, 3)


def test_validation_can_be_turned_off():
    D = keyfall.distributions
    assert D.Normal(0.0, -1.0, validate_args=False).scale == -1
    D.Distribution.set_default_validate_args(False)
    try:
        assert D.Normal(0.0, -1.0).scale == -1
    finally:
        D.Distribution.set_default_validate_args(True)


def test_small_concentrations_have_shares():
    # recorded from PyTorch: gamma numbers that underflow count as the smallest normal number
    for dtype in (keyfall.float32, keyfall.float64):
        drawn = keyfall._sample_dirichlet(keyfall.full((5, 2), 1e-10, dtype=dtype))
        assert drawn.tolist() == [[0.5, 0.5]] * 5
    keyfall.manual_seed(3)
    drawn = keyfall._sample_dirichlet(keyfall.full((4, 2), 1e-3, dtype=keyfall.float64))
    assert drawn[:, 1].tolist() == [6.646248758665396e-293, 0.9999999612322001, 1.2941906254367765e-50,
                                    6.401185116529068e-270]
    sample = keyfall.distributions.Beta(keyfall.full((1000,), 1e-6), keyfall.full((1000,), 1e-6)).sample()
    assert bool((sample > 0).all())


def test_wishart_with_a_whole_number_of_degrees():
    wishart = keyfall.distributions.Wishart(keyfall.tensor(3), keyfall.eye(2))
    assert wishart.sample().shape == (2, 2)
    divergence = keyfall.distributions.kl_divergence(wishart, wishart)
    assert divergence.shape == ()


def test_samples_of_wishart_are_those_of_pytorch():
    keyfall.manual_seed(3)
    first = keyfall.distributions.Wishart(keyfall.tensor(4.0), keyfall.eye(2)).sample()
    batch = keyfall.distributions.Wishart(keyfall.tensor([4.0, 5.0]), keyfall.eye(2)).sample((2,))
    assert first.flatten().tolist() == pytest.approx([0.9016159, 0.3929965, 0.3929965, 1.0160632])
    assert batch.shape == (2, 2, 2, 2)
    assert batch[1].flatten().tolist() == pytest.approx(
        [0.272285, -0.0572183, -0.0572183, 2.8347566, 1.9109155, 0.4879273, 0.4879273, 6.0693669], rel=1e-5)


def test_gradient_of_a_sample_next_to_zero():
    x = keyfall.tensor([2.4082472e-33, 1e-25, 1e-21], dtype=keyfall.float64)
    found = keyfall._dirichlet_grad(x, keyfall.full_like(x, 0.01), keyfall.full_like(x, 100.01))
    recorded = [1.684454791530204e-29, 5.240347951762768e-22, 4.319313914565148e-18]  # PyTorch's
    assert (found / keyfall.tensor(recorded, dtype=keyfall.float64)).tolist() == pytest.approx([1.0] * 3, rel=1e-6)
