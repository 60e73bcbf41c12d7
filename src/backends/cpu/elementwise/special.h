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

#endif
