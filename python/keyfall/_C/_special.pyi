# Made by tools/opgen/catalogue.py from the files in ops/. Do not edit.

from collections.abc import Sequence
from typing import Any, overload

from .. import DeviceLike, Generator, Number, Tensor, UntypedStorage, return_types
from .. import device, dtype, layout, memory_format

__all__ = [
    "special_xlogy",
    "special_bessel_j0",
    "special_bessel_j1",
    "special_bessel_y0",
    "special_bessel_y1",
    "special_modified_bessel_i0",
    "special_modified_bessel_i1",
    "special_modified_bessel_k0",
    "special_modified_bessel_k1",
    "special_scaled_modified_bessel_k0",
    "special_scaled_modified_bessel_k1",
    "special_spherical_bessel_j0",
    "special_airy_ai",
    "special_chebyshev_polynomial_t",
    "special_chebyshev_polynomial_u",
    "special_chebyshev_polynomial_v",
    "special_chebyshev_polynomial_w",
    "special_shifted_chebyshev_polynomial_t",
    "special_shifted_chebyshev_polynomial_u",
    "special_shifted_chebyshev_polynomial_v",
    "special_shifted_chebyshev_polynomial_w",
    "special_hermite_polynomial_h",
    "special_hermite_polynomial_he",
    "special_laguerre_polynomial_l",
    "special_legendre_polynomial_p",
    "special_erfcx",
    "special_ndtri",
    "special_log_ndtr",
    "special_ndtr",
    "special_entr",
    "special_zeta",
    "special_xlog1py",
    "special_i0e",
    "special_i1",
    "special_i1e",
    "special_expit",
    "special_exp2",
    "special_expm1",
    "special_log1p",
    "special_sinc",
    "special_erf",
    "special_erfc",
    "special_erfinv",
    "special_digamma",
    "special_psi",
    "special_gammaln",
    "special_i0",
    "special_logit",
    "special_round",
    "special_polygamma",
    "special_multigammaln",
    "special_gammainc",
    "special_gammaincc",
]

@overload
def special_xlogy(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input * log(other), 0 where input is 0, elementwise with broadcasting: alias of xlogy."""
@overload
def special_xlogy(self: Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_xlogy(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
def special_bessel_j0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the first kind of order 0, elementwise."""
def special_bessel_j1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the first kind of order 1, elementwise."""
def special_bessel_y0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the second kind of order 0, elementwise."""
def special_bessel_y1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Bessel function of the second kind of order 1, elementwise."""
def special_modified_bessel_i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 0, elementwise."""
def special_modified_bessel_i1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 1, elementwise."""
def special_modified_bessel_k0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the second kind of order 0, elementwise."""
def special_modified_bessel_k1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the second kind of order 1, elementwise."""
def special_scaled_modified_bessel_k0(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) * special_modified_bessel_k0(x), elementwise."""
def special_scaled_modified_bessel_k1(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(x) * special_modified_bessel_k1(x), elementwise."""
def special_spherical_bessel_j0(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Spherical Bessel function of the first kind of order 0, sin(x) / x, elementwise."""
def special_airy_ai(x: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Airy function Ai, elementwise."""
@overload
def special_chebyshev_polynomial_t(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the first kind of degree n at x, elementwise with broadcasting."""
@overload
def special_chebyshev_polynomial_t(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_t(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_u(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the second kind of degree n at x, elementwise with broadcasting."""
@overload
def special_chebyshev_polynomial_u(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_u(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_v(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the third kind of degree n at x, elementwise with broadcasting."""
@overload
def special_chebyshev_polynomial_v(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_v(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_w(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the fourth kind of degree n at x, elementwise with broadcasting."""
@overload
def special_chebyshev_polynomial_w(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_w(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_t(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the first kind of degree n at 2 * x - 1, elementwise with broadcasting."""
@overload
def special_shifted_chebyshev_polynomial_t(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_t(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_u(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the second kind of degree n at 2 * x - 1, elementwise with broadcasting."""
@overload
def special_shifted_chebyshev_polynomial_u(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_u(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_v(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the third kind of degree n at 2 * x - 1, elementwise with broadcasting."""
@overload
def special_shifted_chebyshev_polynomial_v(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_v(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_w(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Chebyshev polynomial of the fourth kind of degree n at 2 * x - 1, elementwise with broadcasting."""
@overload
def special_shifted_chebyshev_polynomial_w(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_shifted_chebyshev_polynomial_w(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_hermite_polynomial_h(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Physicists' Hermite polynomial of degree n at x, elementwise with broadcasting."""
@overload
def special_hermite_polynomial_h(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_hermite_polynomial_h(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_hermite_polynomial_he(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Probabilists' Hermite polynomial of degree n at x, elementwise with broadcasting."""
@overload
def special_hermite_polynomial_he(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_hermite_polynomial_he(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_laguerre_polynomial_l(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Laguerre polynomial of degree n at x, elementwise with broadcasting."""
@overload
def special_laguerre_polynomial_l(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_laguerre_polynomial_l(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_legendre_polynomial_p(x: Tensor, n: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Legendre polynomial of degree n at x, elementwise with broadcasting."""
@overload
def special_legendre_polynomial_p(x: Tensor, n: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_legendre_polynomial_p(x: Number, n: Tensor, *, out: Tensor | None = None) -> Tensor: ...
def special_erfcx(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(input**2) * erfc(input), elementwise: the scaled complementary error function."""
def special_ndtri(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse of special_ndtr, elementwise: the quantile function of the standard normal distribution."""
def special_log_ndtr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(special_ndtr(input)), elementwise; accurate for very negative input."""
def special_ndtr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """0.5 * (1 + erf(input / sqrt(2))), elementwise: the standard normal distribution function."""
def special_entr(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """-input * log(input), elementwise; 0 where input is 0, -inf where it is negative."""
@overload
def special_zeta(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Hurwitz zeta function, the sum of (k + other)**-input over k >= 0, elementwise with broadcasting."""
@overload
def special_zeta(self: Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_zeta(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_xlog1py(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """input * log(1 + other), elementwise with broadcasting; 0 where input is 0, NaN where other is NaN."""
@overload
def special_xlog1py(self: Number, other: Tensor, *, out: Tensor | None = None) -> Tensor: ...
@overload
def special_xlog1py(input: Tensor, other: Number, *, out: Tensor | None = None) -> Tensor: ...
def special_i0e(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(-abs(input)) * i0(input), elementwise."""
def special_i1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 1, elementwise."""
def special_i1e(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(-abs(input)) * special_i1(input), elementwise."""
def special_expit(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1 / (1 + exp(-input)), elementwise: alias of sigmoid."""
def special_exp2(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """2**input, elementwise: alias of exp2."""
def special_expm1(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """exp(input) - 1, elementwise: alias of expm1."""
def special_log1p(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(1 + input), elementwise: alias of log1p."""
def special_sinc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """sin(pi * input) / (pi * input), elementwise: alias of sinc."""
def special_erf(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Error function of input, elementwise: alias of erf."""
def special_erfc(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """1 - erf(input), elementwise: alias of erfc."""
def special_erfinv(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Inverse error function of input, elementwise: alias of erfinv."""
def special_digamma(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Derivative of log(gamma(input)), elementwise: alias of digamma."""
def special_psi(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Derivative of log(gamma(input)), elementwise: alias of digamma."""
def special_gammaln(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """log(abs(gamma(input))), elementwise: alias of lgamma."""
def special_i0(input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Modified Bessel function of the first kind of order 0, elementwise: alias of i0."""
def special_logit(input: Tensor, eps: float | None = None, *, out: Tensor | None = None) -> Tensor:
    """log(input / (1 - input)), elementwise: alias of logit."""
def special_round(input: Tensor, *, decimals: int = 0, out: Tensor | None = None) -> Tensor:
    """input rounded to decimals digits after the decimal point, elementwise: alias of round."""
def special_polygamma(n: int, input: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Derivative of order n of digamma at input, elementwise: alias of polygamma."""
def special_multigammaln(input: Tensor, p: int, *, out: Tensor | None = None) -> Tensor:
    """Logarithm of the multivariate gamma function of dimension p, elementwise: alias of mvlgamma."""
def special_gammainc(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Regularized lower incomplete gamma function P(input, other), elementwise with broadcasting: alias of igamma."""
def special_gammaincc(input: Tensor, other: Tensor, *, out: Tensor | None = None) -> Tensor:
    """Regularized upper incomplete gamma function Q(input, other), elementwise with broadcasting: alias of igammac."""
