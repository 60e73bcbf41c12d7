/* Derivatives of random numbers with respect to the parameters of their distribution, by implicit
 * differentiation: the sample x is a quantile, so dx/da = -(dF/da) / (dF/dx). Both are divided by
 * the density at x before they are computed, so that nothing overflows; the integral of dF/da is
 * taken over the side of x on which its integrand has one sign. */
#include <math.h>
#include <pthread.h>

#include "backends/cpu/elementwise/special.h"

typedef struct {
  double a, b, x, offset;
} integrand_t;

/* A node of the exp-sinh rule: the variable, its weight, and what the integrands need of it. */
typedef struct {
  double y, weight, fall, rise; /* fall = exp(-y) - 1, rise = exp(y) - 1 */
} node_t;

#define NODES 145
static node_t nodes[NODES];

/* Nodes are the same for all integrals, and computing one costs more than using it. */
static void make_nodes(void) {
  const double step = 1.0 / 16;
  for (int i = 0; i < NODES; i++) {
    double v = (i - NODES / 2) * step;
    double y = exp(M_PI_2 * sinh(v)), weight = M_PI_2 * cosh(v) * y * step;
    nodes[i] = (node_t){y, weight, expm1(-y), expm1(y)};
  }
}

/* The integral of f over (0, ∞), by the exp-sinh rule, for f that decays at least exponentially. */
static double integrate(double (*f)(const integrand_t *, const node_t *), const integrand_t *of) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  (void)pthread_once(&once, make_nodes);
  double sum = 0;
  for (int i = 0; i < NODES; i++) {
    double value = f(of, &nodes[i]);
    if (value != 0) sum += value * nodes[i].weight;
  }
  return sum;
}

/* ---- Gamma ----
 * t = x·exp(-y) below x and x·exp(y) above it. */

static double gamma_below(const integrand_t *g, const node_t *at) {
  double weight = exp(-g->a * at->y - g->x * at->fall);
  return weight == 0 ? 0 : weight * (g->offset - at->y);
}

static double gamma_above(const integrand_t *g, const node_t *at) {
  double weight = exp(g->a * at->y - g->x * at->rise);
  return weight > 0 ? weight * (g->offset + at->y)
                    : 0; /* not NaN, for the difference of infinities */
}

double kf__gamma_path(double a, double x) {
  if (!(a > 0) || !(x >= 0)) return NAN;
  if (x == 0) return 0;
  integrand_t g = {.a = a, .x = x, .offset = log(x) - kf__digamma(a)};
  return x <= a ? -x * integrate(gamma_below, &g) : x * integrate(gamma_above, &g);
}

/* ---- Beta ----
 * The variable is x·exp(-y) below x, and 1 - (1 - x)·exp(-y) above it. */

static double beta_below(const integrand_t *g, const node_t *at) {
  double weight = exp(-g->a * at->y + (g->b - 1) * log1p(g->x / (1 - g->x) * -at->fall));
  return weight == 0 ? 0 : weight * (g->offset - at->y);
}

static double beta_above(const integrand_t *g, const node_t *at) {
  double rise = log1p((1 - g->x) / g->x * -at->fall); /* log(t / x) */
  double weight = exp(-g->b * at->y + (g->a - 1) * rise);
  return weight == 0 ? 0 : weight * (g->offset + rise);
}

double kf__dirichlet_path(double x, double alpha, double total) {
  double beta = total - alpha;
  if (!(alpha > 0) || !(x >= 0) || !(x <= 1)) return NAN;
  if (!(beta > 0) || x == 0 || x == 1) return 0;
  integrand_t g = {alpha, beta, x, log(x) - kf__digamma(alpha) + kf__digamma(total)};
  /* Above a tiny x, the integrand has its mass nearer to 0 than the nodes reach. Below it, the part
   * with the other sign is small, as the logarithm of x is large. */
  if (g.offset <= 0 || x < 1e-20) return -x / (1 - x) * integrate(beta_below, &g);
  return integrate(beta_above, &g);
}
