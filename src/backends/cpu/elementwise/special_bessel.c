/* Bessel functions of the second kind with imaginary argument, and the Airy function, by the
 * trapezoidal rule. Its error falls exponentially for an integrand that is analytic in a strip
 * around the real axis, so that about 20 terms give full precision.
 *
 *   K_v(x) = integral of exp(-x cosh t) cosh(vt) over t > 0
 *
 * With cosh t = 1 + u²/x the integrand becomes a Gaussian times a smooth function, which is
 * analytic for |Im u| < sqrt(2 x): used for large x. For small x the integral over t is used. */
#include <complex.h>
#include <math.h>

#include "backends/cpu/elementwise/special.h"

static const double STEP = 0.3; /* of u; terms above 6.2 vanish */
enum { TERMS = 21 };

/* exp(x)·K_order(x) for order 0 or 1. */
static double scaled_k(int order, double x) {
  if (!(x > 0)) return x == 0 ? INFINITY : NAN;
  if (isinf(x)) return 0;
  double sum = 0.5;
  if (x < 2) {
    const double step = 0.21;
    for (double t = step;; t += step) {
      double cosh_t = cosh(t);
      double term = exp(-x * (cosh_t - 1)) * (order == 0 ? 1 : cosh_t);
      if (!(term > sum * 0x1p-60)) return sum * step;
      sum += term;
    }
  }
  for (int i = 1; i < TERMS; i++) {
    double u = i * STEP, s = u * u / x;
    sum += exp(-u * u) * (order == 0 ? 1 : 1 + s) / sqrt(1 + s / 2);
  }
  return sum * STEP * sqrt(2 / x);
}

double kf__scaled_k0(double x) { return scaled_k(0, x); }
double kf__scaled_k1(double x) { return scaled_k(1, x); }
double kf__k0(double x) { return exp(-x) * scaled_k(0, x); }
double kf__k1(double x) { return exp(-x) * scaled_k(1, x); }

/* exp(z)·K_1/3(z) for |z| > 1.8, or |z| > 3.5 on the imaginary axis. */
static double complex scaled_k_third(double complex z) {
  double complex sum = 0.5;
  for (int i = 1; i < TERMS; i++) {
    double u = i * STEP;
    double complex s = u * u / (2 * z);
    double complex t = 2 * casinh(csqrt(s));
    sum += exp(-u * u) * ccosh(t / 3) / csqrt(1 + s);
  }
  return sum * STEP * csqrt(2 / z);
}

/* The power series: a·f(x) - b·g(x), where a and -b are the value and the slope at 0. */
static double airy_series(double x) {
  double cube = x * x * x, f = 1, g = x, even = 1, odd = x;
  for (int k = 3; k < 150; k += 3) {
    even *= cube / (k * (k - 1));
    odd *= cube / (k * (k + 1));
    f += even;
    g += odd;
  }
  return 0.35502805388781723926 * f - 0.25881940379280679841 * g;
}

double kf__airy_ai(double x) {
  if (isnan(x)) return x;
  if (isinf(x)) return 0;
  if (x > -4 && x < 2) return airy_series(x);
  double zeta = 2.0 / 3 * fabs(x) * sqrt(fabs(x)), scale = sqrt(fabs(x) / 3) / M_PI;
  if (x > 0) return scale * exp(-zeta) * creal(scaled_k_third(zeta));
  /* Ai(-z) is twice the real part of w·Ai(z·w) for w = exp(iπ/3), where the argument of K is iζ;
   * scale·sqrt(w)·w is the factor of Ai(z·w) times w: exp(iπ/2) = i. */
  double complex phase = cos(zeta) - I * sin(zeta);
  return 2 * scale * creal(I * phase * scaled_k_third(I * zeta));
}

double kf__spherical_j0(double x) {
  if (isinf(x)) return 0;
  return fabs(x) < 1e-4 ? 1 - x * x / 6 : sin(x) / x;
}
