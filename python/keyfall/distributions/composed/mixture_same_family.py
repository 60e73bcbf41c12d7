"""Mixtures of distributions of one family."""

import keyfall
from keyfall import Size

from . import constraints
from .categorical import Categorical
from .distribution import Distribution
from .utils import _broadcast, alias

__all__ = ["MixtureSameFamily"]


class MixtureSameFamily(Distribution):
    """Draws a component by a categorical distribution, and a value from it. The components are the last
    batch dimension of `component_distribution`."""

    arg_constraints = {}
    has_rsample = False

    def __init__(self, mixture_distribution: "Categorical", component_distribution: "Distribution",
                 validate_args: bool | None = None) -> None:
        self._mixture_distribution = mixture_distribution
        self._component_distribution = component_distribution
        if not isinstance(mixture_distribution, Categorical):
            raise ValueError(" The Mixture distribution needs to be an  instance of torch.distributions.Categorical")
        if not isinstance(component_distribution, Distribution):
            raise ValueError("The Component distribution needs to be an instance of "
                             "torch.distributions.Distribution")
        mixture, component = mixture_distribution.batch_shape, component_distribution.batch_shape[:-1]
        if not _broadcast(mixture, component):
            raise ValueError(f"`mixture_distribution.batch_shape` ({mixture}) is not compatible with "
                             f"`component_distribution.batch_shape`({component})")
        count, components = mixture_distribution.logits.shape[-1], component_distribution.batch_shape[-1]
        if count != components:
            raise ValueError(f"`mixture_distribution component` ({count}) does not equal "
                             f"`component_distribution.batch_shape[-1]` ({components})")
        self._num_component = count
        event_shape = component_distribution.event_shape
        self._event_ndims = len(event_shape)
        super().__init__(component, event_shape, validate_args=validate_args)

    def expand(self, batch_shape, _instance=None):
        new = self._get_checked_instance(MixtureSameFamily, _instance)
        batch_shape = Size(batch_shape)
        new._component_distribution = self._component_distribution.expand(batch_shape + (self._num_component,))
        new._mixture_distribution = self._mixture_distribution.expand(batch_shape)
        new._num_component, new._event_ndims = self._num_component, self._event_ndims
        return self._finish(new, batch_shape, new._component_distribution.event_shape)

    @constraints.dependent_property
    def support(self):
        return constraints.MixtureSameFamilyConstraint(self._component_distribution.support)

    mixture_distribution, component_distribution = alias("_mixture_distribution"), alias("_component_distribution")

    @property
    def mean(self):
        return self._average(self.component_distribution.mean)

    @property
    def variance(self):
        """The law of total variance."""
        off = self.component_distribution.mean - self._pad(self.mean)
        return self._average(self.component_distribution.variance) + self._average(off.pow(2.0))

    def _average(self, values):
        """Averages over components, by their probabilities."""
        probs = self._pad_mixture_dimensions(self.mixture_distribution.probs)
        return keyfall.sum(probs * values, dim=-1 - self._event_ndims)

    def cdf(self, x):
        parts = self.component_distribution.cdf(self._pad(x))
        return keyfall.sum(parts * self.mixture_distribution.probs, dim=-1)

    def log_prob(self, x):
        if self._validate_args:
            self._validate_sample(x)
        parts = self.component_distribution.log_prob(self._pad(x))
        weights = keyfall.log_softmax(self.mixture_distribution.logits, dim=-1)
        return keyfall.logsumexp(parts + weights, dim=-1)

    def sample(self, sample_shape=Size()):
        with keyfall.no_grad():
            chosen = self.mixture_distribution.sample(sample_shape)
            samples = self.component_distribution.sample(sample_shape)
            dim = len(self._extended_shape(sample_shape)) - self._event_ndims
            index = chosen.reshape(chosen.shape + (1,) * (self._event_ndims + 1))
            index = index.repeat((1,) * (chosen.dim() + 1) + self.event_shape)
            return samples.gather(dim, index).squeeze(dim)

    def _pad(self, x):
        return x.unsqueeze(-1 - self._event_ndims)

    def _pad_mixture_dimensions(self, x):
        missing = len(self.batch_shape) - len(self.mixture_distribution.batch_shape)
        return x.reshape(x.shape[:-1] + Size(missing * [1]) + x.shape[-1:] + Size(self._event_ndims * [1]))

    def __repr__(self):
        return f"MixtureSameFamily(\n  {self.mixture_distribution},\n  {self.component_distribution})"
