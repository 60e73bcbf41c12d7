"""The von Mises distribution on the circle."""

import functools
import math

import keyfall
from .._C import Tensor
from keyfall import Size

from . import constraints
from .distribution import Distribution
from .families import set_broadcast
from .utils import alias, lazy_property

__all__ = ["VonMises"]

# Coefficients of Abramowitz and Stegun, 9.8.1 to 9.8.4: of I_order for small and for large arguments.
_BESSEL = {
    0: ([1.0, 3.5156229, 3.0899424, 1.2067492, 0.2659732, 0.360768e-1, 0.45813e-2],
        [0.39894228, 0.1328592e-1, 0.225319e-2, -0.157565e-2, 0.916281e-2, -0.2057706e-1, 0.2635537e-1,
         -0.1647633e-1, 0.392377e-2]),
    1: ([0.5, 0.87890594, 0.51498869, 0.15084934, 0.2658733e-1, 0.301532e-2, 0.32411e-3],
        [0.39894228, -0.3988024e-1, -0.362018e-2, 0.163801e-2, -0.1031555e-1, 0.2282967e-1, -0.2895312e-1,
         0.1787654e-1, -0.420059e-2]),
}


def _log_modified_bessel_fn(x, order=0):
    """log I_order(x) for x > 0 and order 0 or 1."""

    def polynomial(y, coefficients):
        return functools.reduce(lambda total, one: one + y * total, reversed(coefficients))

    small, large = _BESSEL[order]
    small = polynomial((x / 3.75) * (x / 3.75), small) * (x.abs() if order else 1)
    large = x - 0.5 * x.log() + polynomial(3.75 / x, large).log()
    return keyfall.where(x < 3.75, small.log(), large)


class VonMises(Distribution):
    """VonMises(loc, concentration): an angle."""

    arg_constraints = {"loc": constraints.real, "concentration": constraints.positive}
    support = constraints.real
    mean = mode = alias("loc")

    def __init__(self, loc: Tensor, concentration: Tensor,
                 validate_args: bool | None = None) -> None:
        shape = set_broadcast(self, loc=loc, concentration=concentration)
        super().__init__(shape, validate_args=validate_args)

    def expand(self, batch_shape, _instance=None):
        parameters = (one.expand(batch_shape) for one in (self.loc, self.concentration))
        return type(self)(*parameters, validate_args=vars(self).get("_validate_args"))

    def _log_prob(self, value):
        density = self.concentration * keyfall.cos(value - self.loc)
        return density - math.log(2 * math.pi) - _log_modified_bessel_fn(self.concentration, order=0)

    @lazy_property
    def _loc(self):
        return self.loc.to(keyfall.double)

    @lazy_property
    def _concentration(self):
        return self.concentration.to(keyfall.double)

    @lazy_property
    def _proposal_r(self):
        """The parameter of the wrapped Cauchy distribution that proposes draws."""
        kappa = self._concentration
        tau = 1 + (1 + 4 * kappa**2).sqrt()
        rho = (tau - (2 * tau).sqrt()) / (2 * kappa)
        return keyfall.where(kappa < 1e-5, 1 / kappa + kappa, (1 + rho**2) / (2 * rho))

    def _propose(self, shape):
        """Best and Fisher: angles around 0, and which of them to accept."""
        r = self._proposal_r
        u1, u2, u3 = keyfall.rand((3, *shape), dtype=r.dtype, device=r.device)
        z = keyfall.cos(math.pi * u1)
        cosine = (1 + r * z) / (r + z)
        c = self._concentration * (r - cosine)
        accepted = (c * (2 - c) - u2 > 0) | ((c / u2).log() + 1 - c >= 0)
        return (u3 - 0.5).sign() * cosine.acos(), accepted

    @keyfall.no_grad()
    def sample(self, sample_shape=Size()):
        # In double precision: the proposal has no digits left for a small concentration.
        shape = self._extended_shape(sample_shape)
        angle, done = self._propose(shape)
        while not done.all():
            again, accepted = self._propose(shape)
            angle, done = keyfall.where(accepted, again, angle), done | accepted
        return ((angle + math.pi + self._loc) % (2 * math.pi) - math.pi).to(self.loc.dtype)

    @lazy_property
    def variance(self):
        log_ratio = (_log_modified_bessel_fn(self.concentration, order=1)
                     - _log_modified_bessel_fn(self.concentration, order=0))
        return 1 - log_ratio.exp()
