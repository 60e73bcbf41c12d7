"""What libraries expect of distributions that they subclass: see Note [Families of distributions]."""

import pickle

import distribution_calls as calls
import keyfall
import pytest
from keyfall import Size
from keyfall.distributions import families

D = keyfall.distributions
MADE = [line.partition(" | ")[0] for line in calls.lines(calls.TABLE)]


@pytest.mark.parametrize("made", MADE)
def test_expanded_state(made):
    d = eval(made, calls.names(keyfall))
    keyfall.manual_seed(1)
    d.sample()
    wide = d.expand((2, *d.batch_shape))
    lazy = {name for name in vars(d) if isinstance(vars(type(d)).get(name), D.utils.lazy_property)}
    assert set(vars(d)) - lazy <= set(vars(wide))
    for one in (d, wide):
        copy = pickle.loads(pickle.dumps(one))
        assert (repr(copy), copy.batch_shape, copy.event_shape) == (repr(one), one.batch_shape, one.event_shape)
        if type(one) is not D.Gumbel:  # pickling loses the inverse of a transform, as PyTorch's does
            draws = [keyfall.manual_seed(2) and each.sample() for each in (one, copy)]
            assert keyfall.equal(*draws)


def test_constructors_of_parents():
    assert not [kind for kind in vars(families).values() if isinstance(kind, type)
                and kind.__module__ == families.__name__ and "__init__" in vars(kind)]
    for kind in (D.Normal, D.Bernoulli, D.Categorical, D.MultivariateNormal, D.Wishart, D.Gamma, D.StudentT):
        bare = kind.__new__(kind)
        super(kind, bare).__init__(Size((3,)), Size((2,)), validate_args=False)
        assert (bare.batch_shape, bare.event_shape) == ((3,), (2,))


@pytest.mark.parametrize("kind", [D.Normal, D.HalfNormal, D.Categorical, D.Chi2, D.Multinomial, D.Weibull])
def test_subclasses_with_another_constructor(kind):
    other = type("Other", (kind,), {"__init__": lambda self: None})()
    with pytest.raises(NotImplementedError, match=f"^Subclass Other of {kind.__name__} that defines a custom"):
        other.expand((2,))


def test_sample_n_is_deprecated():
    with pytest.warns(FutureWarning, match="`sample_n"):
        assert keyfall.distributions.Normal(0.0, 1.0).sample_n(3).shape == (3,)
