/* Functions related to the error function, and Bessel functions. Inverses use Newton's or Halley's
 * method from a rough start; the others use series and the functions of the C library. */
#include <math.h>

#include "backends/cpu/elementwise/special.h"

static const double TWO_OVER_SQRT_PI = 1.12837916709551257390;

/* ---- Inverses ---- */

/* Winitzki's formula for x with erf(x)² = 1 - exp(-l): three digits. */
static double rough_inverse(double l) {
  const double a = 0.147;
  double half = 2 / (M_PI * a) - l / 2;
  double b = l / a;
  return sqrt(b / (sqrt(half * half + b) + half));
}

/* x ≥ 0 with erfc(x) = q, for q ≤ 1/2, by Newton's method on the logarithm of erfc: it converges
 * even from a bad start where q is tiny. */
static double erfc_inverse(double q) {
  double x = rough_inverse(-log(q * (2 - q)));
  for (int i = 0; i < 4; i++) {
    double e = erfc(x);
    if (!(e > 0)) break;
    x += log(e / q) * e / (TWO_OVER_SQRT_PI * exp(-x * x));
  }
  return x;
}

double kf__erfinv(double y) {
  double t = fabs(y);
  if (!(t < 1)) return t == 1 ? copysign(INFINITY, y) : NAN;
  if (t > 0.5) return copysign(erfc_inverse(1 - t), y);
  if (t < 1e-8) return y * (1 / TWO_OVER_SQRT_PI);
  double x = rough_inverse(-log1p(-t * t));
  for (int i = 0; i < 2; i++) { /* Halley's method: the number of digits triples */
    double u = (erf(x) - t) / (TWO_OVER_SQRT_PI * exp(-x * x));
    x -= u / (1 + x * u);
  }
  return copysign(x, y);
}

double kf__ndtri(double p) {
  if (p == 0) return -INFINITY;
  if (p == 1) return INFINITY;
  if (!(p > 0 && p < 1)) return NAN;
  if (p > 0.25 && p < 0.75) return M_SQRT2 * kf__erfinv(2 * (p - 0.5));
  double x = M_SQRT2 * erfc_inverse(2 * (p < 0.5 ? p : 1 - p));
  return p < 0.5 ? -x : x;
}

/* ---- Scaled complement, logarithm of the normal distribution ---- */

/* exp(x²). x² is split into an exact part and a small one, because exp would amplify its rounding
 * error.
 */
static double exp_square(double x) {
  double high = (double)(float)x;
  return exp(high * high) * exp((x - high) * (x + high));
}

double kf__erfcx(double x) {
  if (x < -26.7) return INFINITY;
  if (x < 0) return 2 * exp_square(x) - kf__erfcx(-x);
  if (!(x >= 25)) return exp_square(x) * erfc(x);
  double z = 0.5 / (x * x);
  double sum = 1;
  for (int odd = 13; odd > 0; odd -= 2) sum = 1 - odd * z * sum;
  return sum * (0.5 * TWO_OVER_SQRT_PI) / x;
}

double kf__log_ndtr(double x) {
  double t = x * M_SQRT1_2;
  return x < -1 ? log(kf__erfcx(-t) / 2) - t * t : log1p(-erfc(t) / 2);
}

/* ---- Bessel functions ---- */

/* From here on the asymptotic series is exact, and the power series needs too many terms. */
static const double BESSEL_LARGE = 20;

/* I_v(x) for v = 0 and 1 and 0 ≤ x < BESSEL_LARGE. All terms are positive. */
static double bessel_small(int v, double x) {
  double z = x * x / 4, term = v == 0 ? 1 : x / 2, sum = term;
  for (int k = 1; k < 100 && term > sum * 0x1p-54; k++) {
    term *= z / (k * (double)(k + v));
    sum += term;
  }
  return sum;
}

/* exp(-x)·I_v(x) for x ≥ BESSEL_LARGE. */
static double bessel_large(int v, double x) {
  double term = 1, sum = 1;
  for (int k = 1; k < 40; k++) {
    double odd = 2 * k - 1;
    term *= (odd * odd - 4 * v) / (8 * k * x);
    sum += term;
    if (fabs(term) < 0x1p-54) break;
  }
  return sum / (4 * sqrt(M_PI * (x / 8))); /* 2πx overflows for the largest numbers */
}

static double bessel(int v, double x, int scaled) {
  double t = fabs(x);
  if (t < BESSEL_LARGE) return bessel_small(v, t) * (scaled ? exp(-t) : 1);
  double large = bessel_large(v, t);
  return scaled ? large : exp(t / 2) * large * exp(t / 2);
}

double kf__i0(double x) { return bessel(0, x, 0); }
double kf__i0e(double x) { return bessel(0, x, 1); }
double kf__i1(double x) { return copysign(1, x) * bessel(1, x, 0); }
double kf__i1e(double x) { return copysign(1, x) * bessel(1, x, 1); }
