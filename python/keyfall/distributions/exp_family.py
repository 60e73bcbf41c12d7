"""Distributions of the exponential family: their entropy follows from the log-normalizer."""

import keyfall

from .distribution import Distribution

__all__ = ["ExponentialFamily"]


class ExponentialFamily(Distribution):
    """exp(<t(x), θ> - F(θ) + k(x)), with natural parameters θ and the log-normalizer F."""

    @property
    def _natural_params(self):
        """A tuple of tensors."""
        raise NotImplementedError

    def _log_normalizer(self, *natural_params):
        raise NotImplementedError

    @property
    def _mean_carrier_measure(self):
        """The mean of k(x)."""
        raise NotImplementedError

    def _normalizer_and_gradients(self):
        """The natural parameters θ without their history, F(θ) and ∇F(θ)."""
        parameters = [one.detach().requires_grad_() for one in self._natural_params]
        normalizer = self._log_normalizer(*parameters)
        return parameters, normalizer, keyfall.autograd.grad(normalizer.sum(), parameters, create_graph=True)

    def entropy(self):
        """F(θ) - <θ, ∇F(θ)> - E[k(x)]: a Bregman divergence."""
        parameters, normalizer, gradients = self._normalizer_and_gradients()
        result = -self._mean_carrier_measure + normalizer
        for parameter, gradient in zip(parameters, gradients, strict=True):
            result = result - (parameter * gradient).reshape(self._batch_shape + (-1,)).sum(-1)
        return result
