/* Special functions of real numbers that C's math library lacks, in double precision. Relative
 * errors are a few 1e-15 unless noted. At poles and outside of the domain results are those of
 * PyTorch. Pure functions: no errno, no global variables, thread-safe. */
#ifndef KF_BACKENDS_CPU_ELEMENTWISE_SPECIAL_H
#define KF_BACKENDS_CPU_ELEMENTWISE_SPECIAL_H

#include <stdint.h>

/* special_gamma.c */
double kf__digamma(double x);
/* The derivative of digamma. `sine` is sin(π·x) computed in the type of the element: rounding makes
 * it nonzero at poles, and the magnitude of the result there depends on it. */
double kf__trigamma(double x, double sine);
/* Derivative number n ≥ 2 of digamma. */
double kf__polygamma(int64_t n, double x);
/* log |Γ(x)|. Unlike lgamma it does not write the global variable signgam. */
double kf__lgamma(double x);
/* Regularised incomplete gamma functions, lower and upper: relative error 1e-13. */
double kf__igamma(double a, double x);
double kf__igammac(double a, double x);
/* Hurwitz zeta: the sum of (q + k)^-x. */
double kf__zeta(double x, double q);

/* special_erf.c */
double kf__erfinv(double y);
double kf__erfcx(double x); /* exp(x²)·erfc(x) */
double kf__ndtri(double p); /* quantile of the normal distribution */
double kf__log_ndtr(double x);
/* Modified Bessel functions of the first kind; i0e and i1e are scaled by exp(-|x|). */
double kf__i0(double x);
double kf__i0e(double x);
double kf__i1(double x);
double kf__i1e(double x);

/* special_bessel.c: modified Bessel functions of the second kind, also scaled by exp(x), the Airy
 * function Ai (absolute error 1e-13 near its zeros), and sin(x)/x. */
double kf__k0(double x);
double kf__k1(double x);
double kf__scaled_k0(double x);
double kf__scaled_k1(double x);
double kf__airy_ai(double x);
double kf__spherical_j0(double x);

/* special_polynomials.c: orthogonal polynomials of degree n, which is truncated to an integer; 0
 * for a negative degree. The shifted ones are those of 2x - 1. */
double kf__chebyshev_t(double x, double n);
double kf__chebyshev_u(double x, double n);
double kf__chebyshev_v(double x, double n);
double kf__chebyshev_w(double x, double n);
double kf__shifted_chebyshev_t(double x, double n);
double kf__shifted_chebyshev_u(double x, double n);
double kf__shifted_chebyshev_v(double x, double n);
double kf__shifted_chebyshev_w(double x, double n);
double kf__hermite_h(double x, double n);
double kf__hermite_he(double x, double n);
double kf__laguerre_l(double x, double n);
double kf__legendre_p(double x, double n);

/* special_pathwise.c: how a random number x changes with a parameter of its distribution, relative
 * error 1e-8. The derivative of a standard gamma number by its shape a; and of an element x of a
 * Dirichlet vector by its own concentration alpha, divided by 1 - x, where `total` is the sum of
 * all concentrations. */
double kf__gamma_path(double a, double x);
double kf__dirichlet_path(double x, double alpha, double total);

#endif
