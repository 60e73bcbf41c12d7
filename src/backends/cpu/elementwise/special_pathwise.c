/* build: size */
/* Derivatives of random numbers with respect to the parameters of their distribution, by implicit
 * differentiation: the sample x is a quantile, so dx/da = -(dF/da) / (dF/dx). Both are divided by
 * the density at x before they are computed, so that nothing overflows; the integral of dF/da is
 * taken over the side of x on which its integrand has one sign. */
#include <math.h>

#include "backends/cpu/elementwise/special.h"

typedef struct {
  double a, b, x, offset;
} integrand_t;

/* The integral of f over (0, ∞), by the exp-sinh rule, for f that decays at least exponentially. */
static double integrate(double (*f)(const integrand_t *, double), const integrand_t *of) {
  const double step = 1.0 / 16;
  double sum = 0;
  for (int i = -72; i <= 72; i++) {
    double v = i * step;
    double y = exp(M_PI_2 * sinh(v)), weight = M_PI_2 * cosh(v) * y;
    double value = f(of, y);
    if (isfinite(weight) && value != 0) sum += value * weight;
  }
  return sum * step;
}

/* ---- Gamma ----
 * t = x·exp(-y) below x and x·exp(y) above it. */

static double gamma_below(const integrand_t *g, double y) {
  double weight = exp(-g->a * y - g->x * expm1(-y));
  return weight == 0 ? 0 : weight * (g->offset - y);
}

static double gamma_above(const integrand_t *g, double y) {
  double weight = exp(g->a * y - g->x * expm1(y));
  return weight > 0 ? weight * (g->offset + y) : 0; /* not NaN, for the difference of infinities */
}

double kf__gamma_path(double a, double x) {
  if (!(a > 0) || !(x >= 0)) return NAN;
  if (x == 0) return 0;
  integrand_t g = {.a = a, .x = x, .offset = log(x) - kf__digamma(a)};
  return x <= a ? -x * integrate(gamma_below, &g) : x * integrate(gamma_above, &g);
}

/* ---- Beta ----
 * The variable is x·exp(-y) below x, and 1 - (1 - x)·exp(-y) above it. */

static double beta_below(const integrand_t *g, double y) {
  double weight = exp(-g->a * y + (g->b - 1) * log1p(g->x / (1 - g->x) * -expm1(-y)));
  return weight == 0 ? 0 : weight * (g->offset - y);
}

static double beta_above(const integrand_t *g, double y) {
  double rise = log1p((1 - g->x) / g->x * -expm1(-y)); /* log(t / x) */
  double weight = exp(-g->b * y + (g->a - 1) * rise);
  return weight == 0 ? 0 : weight * (g->offset + rise);
}

double kf__dirichlet_path(double x, double alpha, double total) {
  double beta = total - alpha;
  if (!(alpha > 0) || !(x >= 0) || !(x <= 1)) return NAN;
  if (!(beta > 0) || x == 0 || x == 1) return 0;
  integrand_t g = {alpha, beta, x, log(x) - kf__digamma(alpha) + kf__digamma(total)};
  if (g.offset <= 0) return -x / (1 - x) * integrate(beta_below, &g);
  return integrate(beta_above, &g);
}
