/* Orthogonal polynomials of degree n at x, by their recurrences. n is truncated to an integer; the
 * polynomials of negative degree are 0. A recurrence ends when its value is NaN, as it is after an
 * overflow. */
#include <math.h>

#include "backends/cpu/elementwise/special.h"

/* The degree, or -1 for a polynomial that is 0: of a degree that is negative or not an int64. */
static int64_t degree_of(double n) { return n > -1 && n < 0x1p63 ? (int64_t)n : -1; }

/* Above this degree a recurrence that stays finite would take too long: the result is NaN. */
static const int64_t MOST_STEPS = INT64_C(1) << 24;

/* ---- Chebyshev ----
 * The four kinds share the recurrence and differ in the polynomial of degree 1. */

typedef enum { KIND_T, KIND_U, KIND_V, KIND_W } kind_t;

/* Inside of (-1, 1), in terms of the angle whose cosine is x. */
static double chebyshev_angle(kind_t kind, double x, double n) {
  double angle = acos(x);
  switch (kind) {
    case KIND_T: return cos(n * angle);
    case KIND_U: return sin((n + 1) * angle) / sin(angle);
    case KIND_V: return cos((n + 0.5) * angle) / cos(angle / 2);
    default: return sin((n + 0.5) * angle) / sin(angle / 2);
  }
}

static double chebyshev_end(kind_t kind, double x, int64_t n) {
  double sign = x < 0 && n % 2 != 0 ? -1 : 1;
  switch (kind) {
    case KIND_T: return sign;
    case KIND_U: return sign * (double)(n + 1);
    case KIND_V: return sign * (x > 0 ? 1 : 2 * (double)n + 1);
    default: return sign * (x > 0 ? 2 * (double)n + 1 : 1);
  }
}

static double chebyshev(kind_t kind, double x, double degree) {
  int64_t n = degree_of(degree);
  if (n <= 0) return n < 0 ? 0 : 1;
  if (fabs(x) == 1) return chebyshev_end(kind, x, n);
  if (n > 8 && fabs(x) < 1) return chebyshev_angle(kind, x, (double)n);
  if (n > MOST_STEPS) return NAN;
  double before = 1, value = kind == KIND_T ? x : 2 * x;
  if (kind == KIND_V) value -= 1;
  if (kind == KIND_W) value += 1;
  for (int64_t k = 2; k <= n && !isnan(value); k++) {
    double next = 2 * x * value - before;
    before = value;
    value = next;
  }
  return value;
}

double kf__chebyshev_t(double x, double n) { return chebyshev(KIND_T, x, n); }
double kf__chebyshev_u(double x, double n) { return chebyshev(KIND_U, x, n); }
double kf__chebyshev_v(double x, double n) { return chebyshev(KIND_V, x, n); }
double kf__chebyshev_w(double x, double n) { return chebyshev(KIND_W, x, n); }
double kf__shifted_chebyshev_t(double x, double n) { return chebyshev(KIND_T, 2 * x - 1, n); }
double kf__shifted_chebyshev_u(double x, double n) { return chebyshev(KIND_U, 2 * x - 1, n); }
double kf__shifted_chebyshev_v(double x, double n) { return chebyshev(KIND_V, 2 * x - 1, n); }
double kf__shifted_chebyshev_w(double x, double n) { return chebyshev(KIND_W, 2 * x - 1, n); }

/* ---- Hermite, Laguerre, Legendre ---- */

/* Above this degree the values overflow for most x. */
static const int64_t MOST_HERMITE = 512;

/* `scale` is 2 for the physicists' polynomials, 1 for the probabilists'. */
static double hermite(double scale, double x, double degree) {
  int64_t n = degree_of(degree);
  if (n <= 0) return n < 0 ? 0 : 1;
  if (n > MOST_HERMITE) return NAN;
  double before = 1, value = scale * x;
  for (int64_t k = 1; k < n && !isnan(value); k++) {
    double next = scale * (x * value - (double)k * before);
    before = value;
    value = next;
  }
  return value;
}

double kf__hermite_h(double x, double n) { return hermite(2, x, n); }
double kf__hermite_he(double x, double n) { return hermite(1, x, n); }

double kf__laguerre_l(double x, double degree) {
  int64_t n = degree_of(degree);
  if (n < 0) return 0;
  if (n == 0 || x == 0) return 1;
  if (n > MOST_STEPS) return NAN;
  double before = 1, value = 1 - x;
  for (int64_t k = 1; k < n && !isnan(value); k++) {
    double i = (double)k;
    double next = ((2 * i + 1 - x) * value - i * before) / (i + 1);
    before = value;
    value = next;
  }
  return value;
}

double kf__legendre_p(double x, double degree) {
  int64_t n = degree_of(degree);
  if (n < 0) return 0;
  if (fabs(x) == 1) return x < 0 && n % 2 != 0 ? -1 : 1;
  if (n == 0) return 1;
  if (n > MOST_STEPS) return NAN;
  double before = 1, value = x;
  for (int64_t k = 1; k < n && !isnan(value); k++) {
    double i = (double)k;
    double next = ((2 * i + 1) * x * value - i * before) / (i + 1);
    before = value;
    value = next;
  }
  return value;
}
