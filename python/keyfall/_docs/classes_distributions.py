"""Shapes and examples of the classes of keyfall.distributions: _docs/classes.py adds them to docstrings. A block
has the name of the class, a line on shapes where they mean something, and an example."""

BLOCKS = """\
Bernoulli
>>> keyfall.distributions.Bernoulli(keyfall.tensor([0.25, 0.5])).log_prob(keyfall.tensor([1., 0.]))
tensor([-1.3863, -0.6931])

Beta
>>> keyfall.distributions.Beta(2., 3.).mean
tensor(0.4000)

Binomial
>>> keyfall.distributions.Binomial(4, keyfall.tensor(0.5)).log_prob(keyfall.tensor(2.)).exp()
tensor(0.3750)

Categorical
Shape: probs (*, n); draws have the batch shape *.
>>> keyfall.distributions.Categorical(keyfall.tensor([0.25, 0.75])).probs
tensor([0.2500, 0.7500])

Cauchy
>>> keyfall.distributions.Cauchy(0., 1.).cdf(keyfall.tensor(1.))
tensor(0.7500)

Chi2
>>> keyfall.distributions.Chi2(3.).mean, keyfall.distributions.Chi2(3.).variance
(tensor(3.), tensor(6.))

ContinuousBernoulli
>>> keyfall.distributions.ContinuousBernoulli(keyfall.tensor([0.25])).mean
tensor([0.4102])

Dirichlet
Shape: concentration (*, n); draws have the event shape (n).
>>> keyfall.distributions.Dirichlet(keyfall.tensor([1., 3.])).mean
tensor([0.2500, 0.7500])

Distribution
>>> class Point(keyfall.distributions.Distribution):
...     def sample(self, sample_shape=()):
...         return keyfall.zeros(self._extended_shape(keyfall.Size(sample_shape)))
>>> Point(validate_args=False).sample((3,))
tensor([0., 0., 0.])

Exponential
>>> keyfall.distributions.Exponential(keyfall.tensor([2.])).mean
tensor([0.5000])

ExponentialFamily
>>> isinstance(keyfall.distributions.Normal(0., 1.), keyfall.distributions.ExponentialFamily)
True

FisherSnedecor
>>> keyfall.distributions.FisherSnedecor(2., 6.).mean
tensor(1.5000)

Gamma
>>> keyfall.distributions.Gamma(2., 4.).mean, keyfall.distributions.Gamma(2., 4.).variance
(tensor(0.5000), tensor(0.1250))

GeneralizedPareto
>>> keyfall.distributions.GeneralizedPareto(0., 1., 0.25).mean
tensor(1.3333)

Geometric
>>> keyfall.distributions.Geometric(keyfall.tensor([0.25])).mean
tensor([3.])

Gumbel
>>> keyfall.distributions.Gumbel(0., 1.).mean
tensor(0.5772)

HalfCauchy
>>> keyfall.distributions.HalfCauchy(1.).cdf(keyfall.tensor(1.))
tensor(0.5000)

HalfNormal
>>> keyfall.distributions.HalfNormal(1.).mean
tensor(0.7979)

Independent
Shape: The batch loses the last reinterpreted_batch_ndims dimensions, the event gains them.
>>> normal = keyfall.distributions.Independent(keyfall.distributions.Normal(keyfall.zeros(2, 3), 1.), 1)
>>> normal.batch_shape, normal.event_shape
(torch.Size([2]), torch.Size([3]))

InverseGamma
>>> keyfall.distributions.InverseGamma(3., 4.).mean
tensor(2.)

Kumaraswamy
>>> keyfall.distributions.Kumaraswamy(1., 1.).mean
tensor(0.5000)

LKJCholesky
Shape: Draws (*, dim, dim).
>>> keyfall.distributions.LKJCholesky(3, 1.).sample().shape
torch.Size([3, 3])

Laplace
>>> keyfall.distributions.Laplace(0., 1.).log_prob(keyfall.tensor(0.))
tensor(-0.6931)

LogNormal
>>> keyfall.distributions.LogNormal(0., 1.).mean
tensor(1.6487)

LogisticNormal
Shape: loc (*, n); draws have the event shape (n + 1).
>>> keyfall.distributions.LogisticNormal(keyfall.zeros(2), keyfall.ones(2)).sample().shape
torch.Size([3])

LowRankMultivariateNormal
Shape: loc (*, n), cov_factor (*, n, r), cov_diag (*, n).
>>> normal = keyfall.distributions.LowRankMultivariateNormal(keyfall.zeros(2), keyfall.ones(2, 1), keyfall.ones(2))
>>> normal.covariance_matrix
tensor([[2., 1.],
        [1., 2.]])

MixtureSameFamily
Shape: The components are the last batch dimension.
>>> weights = keyfall.distributions.Categorical(keyfall.tensor([0.5, 0.5]))
>>> keyfall.distributions.MixtureSameFamily(weights, keyfall.distributions.Normal(keyfall.tensor([0., 4.]), 1.)).mean
tensor(2.)

Multinomial
Shape: probs (*, n); draws have the event shape (n).
>>> keyfall.distributions.Multinomial(10, keyfall.tensor([0.25, 0.75])).mean
tensor([2.5000, 7.5000])

MultivariateNormal
Shape: loc (*, n), matrices (*, n, n).
>>> keyfall.distributions.MultivariateNormal(keyfall.zeros(2), keyfall.eye(2)).log_prob(keyfall.zeros(2))
tensor(-1.8379)

NegativeBinomial
>>> keyfall.distributions.NegativeBinomial(keyfall.tensor(2.), keyfall.tensor(0.5)).mean
tensor(2.)

Normal
>>> keyfall.distributions.Normal(0., 1.).log_prob(keyfall.tensor(0.))
tensor(-0.9189)

OneHotCategorical
Shape: probs (*, n); draws have the event shape (n).
>>> keyfall.distributions.OneHotCategorical(keyfall.tensor([0., 1.])).sample()
tensor([0., 1.])

OneHotCategoricalStraightThrough
Shape: probs (*, n); draws have the event shape (n).
>>> probs = keyfall.tensor([0.5, 0.5], requires_grad=True)
>>> keyfall.distributions.OneHotCategoricalStraightThrough(probs).rsample().requires_grad
True

Pareto
>>> keyfall.distributions.Pareto(1., 3.).mean
tensor(1.5000)

Poisson
>>> keyfall.distributions.Poisson(keyfall.tensor(4.)).variance
tensor(4.)

RelaxedBernoulli
>>> keyfall.distributions.RelaxedBernoulli(keyfall.tensor(0.5), keyfall.tensor([0.25, 0.75])).rsample().shape
torch.Size([2])

RelaxedOneHotCategorical
Shape: probs (*, n); draws have the event shape (n).
>>> keyfall.distributions.RelaxedOneHotCategorical(keyfall.tensor(0.5), keyfall.tensor([0.25, 0.75])).rsample().shape
torch.Size([2])

StudentT
>>> keyfall.distributions.StudentT(3.).variance
tensor(3.)

TransformedDistribution
>>> normal, exp = keyfall.distributions.Normal(0., 1.), keyfall.distributions.ExpTransform()
>>> keyfall.distributions.TransformedDistribution(normal, [exp]).log_prob(keyfall.tensor(1.))
tensor(-0.9189)

Uniform
>>> keyfall.distributions.Uniform(0., 4.).mean, keyfall.distributions.Uniform(0., 4.).entropy()
(tensor(2.), tensor(1.3863))

VonMises
>>> keyfall.distributions.VonMises(keyfall.tensor(0.), keyfall.tensor(1.)).mean
tensor(0.)

Weibull
>>> keyfall.distributions.Weibull(keyfall.tensor(2.), keyfall.tensor(1.)).mean
tensor(2.)

Wishart
Shape: Matrices (*, n, n).
>>> keyfall.distributions.Wishart(keyfall.tensor(3.), keyfall.eye(2)).mean
tensor([[3., 0.],
        [0., 3.]])

AbsTransform
>>> keyfall.distributions.AbsTransform()(keyfall.tensor([-1., 2.]))
tensor([1., 2.])

AffineTransform
>>> affine = keyfall.distributions.AffineTransform(1., 2.)
>>> affine(keyfall.tensor([3.])), affine.inv(keyfall.tensor([7.]))
(tensor([7.]), tensor([3.]))

CatTransform
>>> parts = [keyfall.distributions.ExpTransform(), keyfall.distributions.AbsTransform()]
>>> keyfall.distributions.CatTransform(parts, lengths=[1, 2])(keyfall.tensor([0., -1., -2.]))
tensor([1., 1., 2.])

ComposeTransform
>>> parts = [keyfall.distributions.AffineTransform(0., 2.), keyfall.distributions.ExpTransform()]
>>> keyfall.distributions.ComposeTransform(parts)(keyfall.tensor([0., 1.]))
tensor([1.0000, 7.3891])

CorrCholeskyTransform
Shape: (*, n * (n - 1) / 2) -> (*, n, n).
>>> keyfall.distributions.CorrCholeskyTransform()(keyfall.zeros(1))
tensor([[1., 0.],
        [0., 1.]])

CumulativeDistributionTransform
>>> keyfall.distributions.CumulativeDistributionTransform(keyfall.distributions.Normal(0., 1.))(keyfall.tensor(0.))
tensor(0.5000)

ExpTransform
>>> keyfall.distributions.ExpTransform()(keyfall.tensor([0., 1.]))
tensor([1.0000, 2.7183])

IndependentTransform
>>> exp = keyfall.distributions.IndependentTransform(keyfall.distributions.ExpTransform(), 1)
>>> exp.log_abs_det_jacobian(keyfall.tensor([1., 2.]), None)
tensor(3.)

LowerCholeskyTransform
Shape: (*, n, n); the result has the same.
>>> keyfall.distributions.LowerCholeskyTransform()(keyfall.zeros(2, 2))
tensor([[1., 0.],
        [0., 1.]])

PositiveDefiniteTransform
Shape: (*, n, n); the result has the same.
>>> keyfall.distributions.PositiveDefiniteTransform()(keyfall.zeros(2, 2))
tensor([[1., 0.],
        [0., 1.]])

PowerTransform
>>> keyfall.distributions.PowerTransform(keyfall.tensor(2.))(keyfall.tensor([1., 3.]))
tensor([1., 9.])

ReshapeTransform
Shape: (*, *in_shape) -> (*, *out_shape).
>>> keyfall.distributions.ReshapeTransform((4,), (2, 2))(keyfall.arange(4.))
tensor([[0., 1.],
        [2., 3.]])

SigmoidTransform
>>> keyfall.distributions.SigmoidTransform()(keyfall.tensor([0., 1.]))
tensor([0.5000, 0.7311])

SoftmaxTransform
>>> keyfall.distributions.SoftmaxTransform()(keyfall.tensor([0., 0.]))
tensor([0.5000, 0.5000])

SoftplusTransform
>>> keyfall.distributions.SoftplusTransform()(keyfall.tensor([0., 1.]))
tensor([0.6931, 1.3133])

StackTransform
>>> parts = [keyfall.distributions.ExpTransform(), keyfall.distributions.AbsTransform()]
>>> keyfall.distributions.StackTransform(parts)(keyfall.tensor([0., -2.]))
tensor([1., 2.])

StickBreakingTransform
Shape: (*, n) -> (*, n + 1).
>>> keyfall.distributions.StickBreakingTransform()(keyfall.zeros(2))
tensor([0.3333, 0.3333, 0.3333])

TanhTransform
>>> keyfall.distributions.TanhTransform()(keyfall.tensor([0., 1.]))
tensor([0.0000, 0.7616])

Transform
>>> class Double(keyfall.distributions.Transform):
...     bijective = True
...     domain = codomain = keyfall.distributions.constraints.real
...     def _call(self, x):
...         return 2 * x
...     def _inverse(self, y):
...         return y / 2
>>> Double()(keyfall.tensor(3.)), Double().inv(keyfall.tensor(3.))
(tensor(6.), tensor(1.5000))
"""
