"""Distributions, their values and divergences, as JSON: record_distributions.py records those of PyTorch;
test_distributions.py compares those of Keyfall."""

import re
import warnings

# A distribution, and values to ask for.
TABLE = """
Normal(v(0., 1.5), v(1., .3)) | v(.2, 2.)
Normal(0., 1.).expand((2, 3)) | v(.2, 2., -1.)
LogNormal(v(0., .5), v(1., .3)) | v(.2, 2.)
Laplace(v(0., 1.5), v(1., .3)) | v(.2, 2.)
Cauchy(v(0., 1.5), v(1., .3)) | v(.2, 2.)
HalfNormal(v(1., .3)) | v(.2, 2.)
HalfCauchy(v(1., .3)) | v(.2, 2.)
Uniform(v(0., 1.5), v(3., 4.)) | v(.2, 2.)
Exponential(v(.5, 2.)) | v(.2, 2.)
Gamma(v(.5, 2.), v(1., 3.)) | v(.2, 2.)
InverseGamma(v(.5, 3.), v(1., 3.)) | v(.2, 2.)
Chi2(v(.5, 3.)) | v(.2, 2.)
StudentT(v(.5, 3.), v(0., 1.), v(1., 2.)) | v(.2, 2.)
FisherSnedecor(v(3., 5.), v(5., 6.)) | v(.2, 2.)
Beta(v(.5, 3.), v(1., 2.)) | v(.2, .7)
Beta(2., 3.).expand((2,)) | v(.2, .7)
Dirichlet(v(.5, 3., 2.)) | v(.2, .7, .1)
Kumaraswamy(v(.5, 3.), v(1., 2.)) | v(.2, .7)
Gumbel(v(0., 1.5), v(1., .3)) | v(.2, 2.)
Weibull(v(1., 2.), v(1.5, 3.)) | v(.2, 2.)
Weibull(v(1.), v(2.)).expand((3,)) | v(.2, 2., 1.)
Pareto(v(.1, 1.), v(1.5, 3.)) | v(.2, 2.)
GeneralizedPareto(v(0., 1.), v(1., 2.), v(.3, -.2)) | v(.2, 2.)
VonMises(v(0., 1.5), v(1., 5.)) | v(.2, 2.)
Bernoulli(v(.2, .7)) | v(0., 1.)
Bernoulli(logits=v(.2, -.7)) | v(0., 1.)
ContinuousBernoulli(v(.2, .5)) | v(.3, .8)
ContinuousBernoulli(logits=v(.2, -3.)) | v(.3, .8)
Geometric(v(.2, .7)) | v(0., 3.)
Poisson(v(.2, 3.)) | v(0., 3.)
Binomial(5, v(.2, .7)) | v(0., 3.)
NegativeBinomial(v(3., 2.), v(.2, .7)) | v(0., 3.)
Categorical(v(.2, .7, 2.)) | torch.tensor([0, 2])
Categorical(logits=v(.2, .7, 2.).expand(2, 3)) | torch.tensor([0, 2])
OneHotCategorical(v(.2, .7, 2.)) | v(0., 1., 0.)
OneHotCategoricalStraightThrough(v(.2, .7, 2.)) | v(0., 1., 0.)
Multinomial(4, v(.2, .7, 2.)) | v(1., 1., 2.)
RelaxedBernoulli(torch.tensor(.7), v(.2, .7)) | v(.3, .8)
RelaxedOneHotCategorical(torch.tensor(.7), v(.2, .7, 2.)) | v(.2, .7, .1)
LogisticNormal(v(0., 1.), v(1., 2.)) | v(.2, .7, .1)
Independent(Normal(v(0., 1.), v(1., 2.)), 1) | v(.2, .7)
MixtureSameFamily(Categorical(v(.2, .7)), Normal(v(0., 1.), v(1., 2.))) | torch.tensor(.4)
MixtureSameFamily(Categorical(v(.2, .7)), Independent(Normal(m(2, 3), m(2, 3) + 3), 1)) | v(.2, .7, .1)
TransformedDistribution(Normal(v(0., 1.), v(1., 2.)), [AffineTransform(1., -2.), SigmoidTransform()]) | v(.2, .7)
MultivariateNormal(v(0., 1.), pd(2)) | v(.2, .7)
MultivariateNormal(v(0., 1.), precision_matrix=pd(2)) | v(.2, .7)
MultivariateNormal(v(0., 1.), scale_tril=pd(2).tril()).expand((2,)) | v(.2, .7)
LowRankMultivariateNormal(v(0., 1., 2.), m(3, 1) + 2, v(1., 2., 1.)) | v(.2, .7, .1)
LKJCholesky(3, v(.5, 2.)) | torch.eye(3)
Wishart(torch.tensor(3.), pd(2)) | pd(2)
"""

QUESTIONS = """repr(d).replace('keyfall', 'torch')
[list(d.batch_shape), list(d.event_shape), d.has_rsample, d.has_enumerate_support]
repr(d.support)
d.log_prob(x)
grads(d.log_prob(x))
d.entropy()
d.mean
d.variance
d.stddev
d.mode
d.cdf(x)
d.icdf(v(.2, .7))
d.enumerate_support()
d.perplexity()
d.expand((2,) + tuple(d.batch_shape)).log_prob(x)
""".splitlines()

PAIRS = [
    "Normal(v(0., 1.5), v(1., .3))", "Laplace(v(0., 1.5), v(1., .3))", "Uniform(v(.2, 1.), v(.9, 4.))",
    "Exponential(v(.5, 2.))", "Gamma(v(.5, 2.), v(1., 3.))", "Beta(v(.5, 3.), v(1., 2.))",
    "Gumbel(v(0., 1.5), v(1., .3))", "Pareto(v(.1, 1.), v(1.5, 3.))", "ContinuousBernoulli(v(.2, .6))",
    "Bernoulli(v(.2, .7))", "Poisson(v(.2, 3.))", "Binomial(3, v(.2, .7))", "Geometric(v(.2, .7))",
    "Cauchy(v(0., 1.5), v(1., .3))", "HalfNormal(v(1., .3))", "Dirichlet(v(.5, 3.))",
    "Categorical(v(.2, .7))", "OneHotCategorical(v(.2, .7))", "LogNormal(v(0., 1.5), v(1., .3))",
    "Independent(Normal(v(0., 1.), v(1., 2.)), 1)", "Chi2(v(.5, 3.))",
]
MATRIX_PAIRS = ["MultivariateNormal(v(0., 1.), pd(2))", "MultivariateNormal(m(3, 2), pd(2) * 2)",
                "LowRankMultivariateNormal(v(0., 1.), m(2, 1) + 2, v(1., 2.))"]

TRANSFORMS = """
ExpTransform() | v(.2, -1.)
PowerTransform(2.5) | v(.2, 1.)
SigmoidTransform() | v(.2, -1.)
SoftplusTransform() | v(.2, -1.)
TanhTransform() | v(.2, -1.)
AbsTransform() | v(.2, 1.)
AffineTransform(1., -2.) | v(.2, 1.)
AffineTransform(v(1., 2.), v(1., -2.), event_dim=1) | v(.2, 1.)
SoftmaxTransform() | v(.2, 1., 3.)
StickBreakingTransform() | v(.2, 1., 3.)
CorrCholeskyTransform() | v(.2, 1., -.3)
LowerCholeskyTransform() | m(3, 3)
PositiveDefiniteTransform() | m(3, 3)
ReshapeTransform((2, 3), (6,)) | m(2, 3)
IndependentTransform(ExpTransform(), 1) | m(2, 3)
CatTransform([ExpTransform(), AffineTransform(1., 2.)], dim=-1, lengths=[1, 2]) | m(2, 3)
StackTransform([ExpTransform(), AffineTransform(1., 2.)], dim=0) | m(2, 3)
CumulativeDistributionTransform(Normal(0., 1.)) | v(.2, 1.)
ComposeTransform([ExpTransform(), AffineTransform(1., 2.), StickBreakingTransform()]) | v(.2, 1.)
ComposeTransform([ExpTransform(), TanhTransform()]).inv | v(.2, .9)
ExpTransform().inv | v(.2, 1.)
biject_to(constraints.simplex) | v(.2, 1.)
transform_to(constraints.simplex) | v(.2, 1.)
biject_to(constraints.interval(1., 3.)) | v(.2, 1.)
transform_to(constraints.less_than(2.)) | v(.2, 1.)
biject_to(constraints.independent(constraints.positive, 1)) | v(.2, 1.)
transform_to(constraints.cat([constraints.positive, constraints.real], -1)) | v(.2, 1.)
"""

TRANSFORM_QUESTIONS = """repr(t)
[repr(t.domain), repr(t.codomain), t.bijective]
t(x)
t.inv(t(x))
t.log_abs_det_jacobian(x, t(x))
t.sign
[list(t.forward_shape(x.shape)), list(t.inverse_shape(t(x).shape))]
[t == t, t.with_cache(1) == t, t != ExpTransform()]
""".splitlines()

# Draws with gradients: of draws with the same seed.
DRAWS = [line.partition(" | ")[0] for line in TABLE.strip().splitlines()
         if not line.startswith(("VonMises", "LKJ", "Wishart"))]

ERRORS = """
Normal(0., -1.)
Normal(0., 1.).log_prob(3)
Normal(torch.zeros(3), 1.).log_prob(torch.zeros(2))
Dirichlet(torch.ones(3)).log_prob(torch.zeros(2))
Beta(1., 1.).log_prob(torch.tensor(2.))
Bernoulli()
Bernoulli(probs=.1, logits=.1)
Categorical(torch.tensor(1.))
Categorical(torch.tensor([-1., 2.]))
Uniform(1., 0.)
Distribution().mean
Distribution().expand((2,))
Independent(Normal(0., 1.), 1)
MultivariateNormal(torch.zeros(2))
MultivariateNormal(torch.tensor(1.), torch.eye(2))
LKJCholesky(1)
Wishart(torch.tensor(1.), torch.eye(2))
MixtureSameFamily(Normal(0., 1.), Normal(0., 1.))
MixtureSameFamily(Categorical(torch.ones(3)), Normal(torch.zeros(2), 1.))
MixtureSameFamily(Categorical(torch.ones(3)), 3)
TransformedDistribution(Normal(0., 1.), [3])
Multinomial(total_count=torch.tensor(3), probs=torch.ones(2))
Geometric(torch.tensor(0.))
Normal('a', 1.)
Normal(0., 1.).enumerate_support()
kl_divergence(Normal(0., 1.), Categorical(torch.ones(2)))
kl_divergence(VonMises(0., 1.), VonMises(0., 1.))
biject_to(constraints.boolean)
constraints.dependent.check(torch.ones(1))
constraints.dependent.event_dim
constraints.simplex.check(torch.tensor([.5, .5]))
[repr(constraints.positive), repr(constraints.stack([constraints.real])), repr(constraints.integer_interval(0, 3))]
ReshapeTransform((2,), (3,))
ExpTransform(cache_size=2)
[is_dependent(Uniform.support), is_dependent(Normal.support)]
type('N', (Normal,), {'__init__': lambda s: Normal.__init__(s, 0., 1.)})().expand((2,))
tril_matrix_to_vec(vec_to_tril_matrix(torch.arange(1., 7.))).tolist()
"""


def names(torch):
    D = torch.distributions
    kept = []

    def v(*values):
        kept.append(torch.tensor(values, requires_grad=True))
        return kept[-1]

    def m(*shape):
        count = 1
        for size in shape:
            count *= size
        return (torch.arange(count, dtype=torch.float64) * 0.37).sin().reshape(shape).float()

    def pd(n):
        a = m(n, n)
        return a @ a.mT + 2 * torch.eye(n)

    def grads(value):
        used = kept if value.requires_grad else []
        found = torch.autograd.grad(value.sum(), used, allow_unused=True) if used else []
        return [one for one in found if one is not None]

    known = {**{name: getattr(D, name) for name in D.__all__}, "constraints": D.constraints}
    known.update(torch=torch, v=v, m=m, pd=pd, grads=grads, is_dependent=D.constraints.is_dependent,
                 tril_matrix_to_vec=D.utils.tril_matrix_to_vec, vec_to_tril_matrix=D.utils.vec_to_tril_matrix)
    return known


def plain(torch, value):
    """Tensors as lists of six digits."""
    if isinstance(value, torch.Tensor):
        return plain(torch, value.detach().tolist())
    if isinstance(value, (list, tuple)):
        return [plain(torch, one) for one in value]
    if isinstance(value, float):
        return float(f"{value:.6g}")
    return value


def answer(torch, text, known):
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return plain(torch, eval(text, known))
    except Exception as error:
        return type(error).__name__


def answers(torch, line, questions, letter):
    made, _, value = line.partition(" | ")
    known = names(torch)
    known[letter] = eval(made, known)
    known["x"] = eval(value, known).detach()
    return [answer(torch, question, known) for question in questions]


def message(torch, line):
    """The value, or the error with its message."""
    try:
        value = eval(line, names(torch))
    except Exception as error:
        text = str(error).replace("keyfall", "torch")
        return f"{type(error).__name__}: {re.sub('0x[0-9a-f]+', '', text)}"
    return plain(torch, value) if isinstance(value, (list, torch.Tensor)) else repr(value)


def draws(torch, line):
    torch.manual_seed(3)
    known = names(torch)
    d = eval(line, known)
    if not d.has_rsample:
        return plain(torch, d.sample((3,)))
    sample = d.rsample((3,))
    return plain(torch, [sample, known["grads"](sample * known["m"](*sample.shape))])


def divergences(torch, p):
    """From p to all of its list."""
    others = PAIRS if p in PAIRS else MATRIX_PAIRS
    return [answer(torch, f"kl_divergence({p}, {q})", names(torch)) for q in others]


def lines(text):
    return text.strip().splitlines()
