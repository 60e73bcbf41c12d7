/* Functions related to the gamma function: the derivatives of its logarithm, the incomplete gamma
 * functions and the Hurwitz zeta function. They use recurrences, asymptotic and power series, and
 * continued fractions. */
#include <float.h>
#include <math.h>

#include "backends/cpu/elementwise/special.h"
#include "base/base_internal.h"

double kf__lgamma(double x) {
  int sign;
  return lgamma_r(x, &sign);
}

/* ---- Derivatives of log Γ ---- */

double kf__digamma(double x) {
  if (x == 0) return copysign(INFINITY, -x);
  double result = 0;
  if (x < 0) {
    double whole, part = modf(x, &whole);
    if (part == 0 || isinf(x)) return NAN;
    result = -M_PI / tan(M_PI * part);
    x = 1 - x;
  }
  for (; x < 10; x += 1) result -= 1 / x;
  /* Bernoulli numbers over 2k, from x^-14 down to x^-2. */
  static const double series[] = {1.0 / 12,  -691.0 / 32760, 1.0 / 132, -1.0 / 240,
                                  1.0 / 252, -1.0 / 120,     1.0 / 12};
  double z = 1 / (x * x), tail = 0;
  for (int i = 0; i < 7; i++) tail = (tail + series[i]) * z;
  return result + log(x) - 0.5 / x - tail;
}

double kf__trigamma(double x, double sine) {
  double sign = 1, result = 0;
  if (x < 0.5) {
    sign = -1;
    result = -(M_PI * M_PI) / (sine * sine);
    x = 1 - x;
  }
  for (; x < 12; x += 1) result += 1 / (x * x);
  static const double series[] = {7.0 / 6,  -691.0 / 2730, 5.0 / 66, -1.0 / 30,
                                  1.0 / 42, -1.0 / 30,     1.0 / 6};
  double z = 1 / (x * x), tail = 0;
  for (int i = 0; i < 7; i++) tail = (tail + series[i]) * z;
  return sign * (result + (1 + tail) / x + 0.5 * z);
}

double kf__polygamma(int64_t n, double x) {
  KF_ASSERT(n >= 2); /* digamma and trigamma have functions of their own */
  double order = (double)n;
  double size = exp(kf__lgamma(order + 1)) * kf__zeta(order + 1, x);
  return n % 2 != 0 ? size : -size;
}

/* ---- Hurwitz zeta ---- */

/* Euler-Maclaurin summation: adds the first terms one by one until q + k is so large that the
 * integral and its corrections are exact. */
double kf__zeta(double x, double q) {
  if (x == 1) return INFINITY;
  if (x < 1) return NAN;
  if (q <= 0) {
    if (q == floor(q)) return INFINITY;
    if (x != floor(x)) return NAN; /* a negative number to a fractional power */
  }
  double sum = 0, asymptotic = 10 + fmin(x, 200);
  for (; q < asymptotic; q += 1) {
    double term = pow(q, -x);
    sum += term;
    if (q > 0 && term < sum * 0x1p-56) return sum;
  }
  double power = pow(q, -x);
  sum += q * power / (x - 1) + power / 2;
  /* B_2j / (2j)!, from j = 1. */
  static const double series[] = {1.0 / 12,
                                  -1.0 / 720,
                                  1.0 / 30240,
                                  -1.0 / 1209600,
                                  1.0 / 47900160,
                                  -691.0 / 1307674368000.0,
                                  1.0 / 74724249600.0,
                                  -3617.0 / 10670622842880000.0,
                                  43867.0 / 5109094217170944000.0};
  double rising = x, scale = power / q;
  for (int j = 0; j < 9; j++) {
    double term = series[j] * rising * scale;
    sum += term;
    if (fabs(term) < fabs(sum) * 0x1p-56) break;
    rising *= (x + 2 * j + 1) * (x + 2 * j + 2);
    scale /= q * q;
  }
  return sum;
}

/* ---- Incomplete gamma functions ---- */

enum { MOST_TERMS = 20000 };
static const double TINY = 0x1p-54;

/* m - log(1 + m) without cancellation. */
static double log1p_deficit(double m) {
  if (fabs(m) > 0.3) return m - log1p(m);
  double term = m * m, sum = 0;
  for (int k = 2; k < 60; k++) {
    double next = term / k;
    sum += k % 2 == 0 ? next : -next;
    if (fabs(next) < fabs(sum) * TINY) break;
    term *= m;
  }
  return sum;
}

/* x^a·e^-x / Γ(a + 1). For large a by Stirling's series, in which the large parts cancel exactly.
 */
static double gamma_density(double a, double x) {
  if (a < 10) return exp(a * log(x) - x - kf__lgamma(a + 1));
  double z = 1 / (a * a);
  double correction = (1.0 / 12 - z * (1.0 / 360 - z * (1.0 / 1260 - z / 1680))) / a;
  return exp(-a * log1p_deficit((x - a) / a) - correction) / sqrt(2 * M_PI * a);
}

/* The power series of the lower function, for x not much above a. */
static double lower_series(double a, double x) {
  KF_ASSERT(a > 0);
  KF_ASSERT(x > 0);
  double sum = 1, term = 1, n = a;
  for (int i = 0; i < MOST_TERMS && term > sum * TINY; i++) {
    n += 1;
    term *= x / n;
    sum += term;
  }
  return sum * gamma_density(a, x);
}

/* Legendre's continued fraction, evaluated forwards (Lentz). */
static double upper_fraction(double a, double x) {
  double b = x + 1 - a, c = 1 / DBL_MIN, d = 1 / b, h = d;
  for (int i = 1; i < MOST_TERMS; i++) {
    double numerator = -i * (i - a);
    b += 2;
    d = numerator * d + b;
    d = 1 / (fabs(d) < DBL_MIN ? DBL_MIN : d);
    c = b + numerator / c;
    if (fabs(c) < DBL_MIN) c = DBL_MIN;
    h *= c * d;
    if (fabs(c * d - 1) < 0x1p-52) break;
  }
  return h * a * gamma_density(a, x);
}

/* log Γ(1 + a) for |a| < 1/2, exact near 0. */
static double lgamma_of_1_plus(double a) {
  if (fabs(a) > 0.01) return kf__lgamma(1 + a);
  static const double zeta[] = {1.0083492773819228, 1.0173430619844491, 1.0369277551433699,
                                1.0823232337111382, 1.2020569031595943, 1.6449340668482264};
  double sum = 0;
  for (int i = 0; i < 6; i++) sum = zeta[i] / (7 - i) - a * sum;
  return a * (a * sum - 0.57721566490153286061);
}

/* The upper function for small x where it is small as well: 1 minus the series of the lower
 * function, without the cancellation. */
static double upper_series(double a, double x) {
  double sum = 0, factor = 1;
  for (int n = 1; n < MOST_TERMS; n++) {
    factor *= -x / n;
    double term = factor / (a + n);
    sum += term;
    if (fabs(term) <= TINY * fabs(sum)) break;
  }
  double log_power = a * log(x) - lgamma_of_1_plus(a);
  return -expm1(log_power) - exp(log_power) * a * sum;
}

/* Temme's uniform expansion, for orders so large that two terms are exact. Computes both functions.
 */
static void large_order(double a, double x, double *lower, double *upper) {
  double m = (x - a) / a;
  double eta = copysign(sqrt(2 * log1p_deficit(m)), m);
  double c0 = -1.0 / 3 + eta * (1.0 / 12 + eta * (-2.0 / 135 + eta * (1.0 / 864)));
  double c1 = -1.0 / 540 + eta * (-1.0 / 288 + eta * (1.0 / 378));
  double weight = exp(-0.5 * a * eta * eta) / sqrt(2 * M_PI * a);
  double correction =
      weight > 0 ? weight * (c0 + c1 / a) : 0; /* 0 times an infinite series is NaN */
  *upper = 0.5 * erfc(eta * sqrt(a / 2)) + correction;
  *lower = 0.5 * erfc(-eta * sqrt(a / 2)) - correction;
}

/* Arguments at the edges of the domain, for which the lower function is 0, 1 or NaN: true, and the
 * value in *lower. */
static int at_the_edge(double a, double x, double *lower) {
  *lower = NAN;
  if (isnan(a) || isnan(x) || a < 0 || x < 0) return 1;
  if (a == 0) {
    if (x > 0) *lower = 1;
    return 1;
  }
  if (x == 0 || isinf(a)) {
    if (!(isinf(a) && isinf(x))) *lower = 0;
    return 1;
  }
  if (isinf(x)) *lower = 1;
  return isinf(x);
}

/* Above this order, sums would need too many terms. */
static const double LARGE_ORDER = 1e6;

double kf__igamma(double a, double x) {
  double lower, upper;
  if (at_the_edge(a, x, &lower)) return lower;
  if (a > LARGE_ORDER) {
    large_order(a, x, &lower, &upper);
    return lower;
  }
  return x > 1 && x > a ? 1 - kf__igammac(a, x) : lower_series(a, x);
}

double kf__igammac(double a, double x) {
  double lower, upper;
  if (at_the_edge(a, x, &lower)) return 1 - lower;
  if (a > LARGE_ORDER) {
    large_order(a, x, &lower, &upper);
    return upper;
  }
  if (x > 1.1) return x < a ? 1 - lower_series(a, x) : upper_fraction(a, x);
  int lower_is_small = x <= 0.5 ? -0.4 / log(x) < a : x * 1.1 < a;
  return lower_is_small ? 1 - lower_series(a, x) : upper_series(a, x);
}
