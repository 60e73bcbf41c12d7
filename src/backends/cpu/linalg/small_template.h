/* The functions of small.h for one element type. Defined by the file that includes this one: T, the
 * element type; R, its real type; NAME(x), the name of a function; CONJ(x), REAL(x); ABS1(x), the
 * size that LAPACK compares pivots by; ABS(x), LOG(x); PHASE(x, size), the number of size 1 (or 0)
 * in the direction of x. Column-major: a[i + j * n]. */

static int32_t NAME(cholesky)(int64_t n, void *data, bool upper) {
  T *a = data;
  /* The upper triangle of a matrix is the conjugate of the lower triangle of its adjoint. */
#define AT(i, j) a[upper ? (j) + (i)*n : (i) + (j)*n]
  for (int64_t j = 0; j < n; j++) {
    R d = REAL(AT(j, j));
    for (int64_t k = 0; k < j; k++) d -= REAL(AT(j, k) * CONJ(AT(j, k)));
    AT(j, j) = d; /* what LAPACK leaves there, too, when it stops */
    if (!(d > 0)) return (int32_t)j + 1;
    d = SQRT(d);
    AT(j, j) = d;
    for (int64_t i = j + 1; i < n; i++) {
      T s = AT(i, j);
      for (int64_t k = 0; k < j; k++) s -= AT(i, k) * CONJ(AT(j, k));
      AT(i, j) = s / d;
    }
  }
#undef AT
  return 0;
}

static int32_t NAME(lu)(int64_t m, int64_t n, void *data, int32_t *pivots) {
  T *a = data;
  int32_t info = 0;
  for (int64_t j = 0; j < m && j < n; j++) {
    int64_t best = j;
    for (int64_t i = j + 1; i < m; i++)
      if (ABS1(a[i + j * m]) > ABS1(a[best + j * m])) best = i;
    pivots[j] = (int32_t)best + 1;
    if (ABS1(a[best + j * m]) == 0) {
      if (info == 0) info = (int32_t)j + 1;
      continue;
    }
    for (int64_t k = 0; best != j && k < n; k++) {
      const T kept = a[j + k * m];
      a[j + k * m] = a[best + k * m];
      a[best + k * m] = kept;
    }
    for (int64_t i = j + 1; i < m; i++) a[i + j * m] /= a[j + j * m];
    for (int64_t k = j + 1; k < n; k++)
      for (int64_t i = j + 1; i < m; i++) a[i + k * m] -= a[i + j * m] * a[j + k * m];
  }
  return info;
}

static void NAME(triangular)(int64_t n, int64_t count, const void *matrix, void *right, bool upper,
                             bool transposed, bool unit) {
  const T *a = matrix;
  const int64_t down = transposed ? n : 1, across = transposed ? 1 : n;
  const bool backward = upper != transposed;
  for (int64_t c = 0; c < count; c++) {
    T *b = (T *)right + c * n;
    for (int64_t step = 0; step < n; step++) {
      const int64_t i = backward ? n - 1 - step : step;
      T s = b[i];
      for (int64_t k = backward ? i + 1 : 0; k < (backward ? n : i); k++)
        s -= a[i * down + k * across] * b[k];
      b[i] = unit ? s : s / a[i + i * n];
    }
  }
}

/* Exchanges rows of the columns of b in the order of the factorization, or backwards. */
static void NAME(exchange)(int64_t n, int64_t count, const int32_t *pivots, T *b, bool backward) {
  for (int64_t step = 0; step < n; step++) {
    const int64_t i = backward ? n - 1 - step : step, j = pivots[i] - 1;
    for (int64_t c = 0; i != j && c < count; c++) {
      const T kept = b[i + c * n];
      b[i + c * n] = b[j + c * n];
      b[j + c * n] = kept;
    }
  }
}

static void NAME(lu_solve)(int64_t n, int64_t count, const void *a, const int32_t *pivots, void *b,
                           bool transposed) {
  if (!transposed) NAME(exchange)(n, count, pivots, b, false);
  NAME(triangular)(n, count, a, b, transposed, transposed, !transposed);
  NAME(triangular)(n, count, a, b, !transposed, transposed, transposed);
  if (transposed) NAME(exchange)(n, count, pivots, b, true);
}

static void NAME(determinant)(int64_t n, const void *matrix, const int32_t *pivots, void *out) {
  const T *a = matrix;
  T product = 1;
  for (int64_t i = 0; i < n; i++) product *= pivots[i] != i + 1 ? -a[i + i * n] : a[i + i * n];
  *(T *)out = product;
}

static void NAME(log_determinant)(int64_t n, const void *matrix, const int32_t *pivots, void *sign,
                                  void *out_log) {
  const T *a = matrix;
  T phase = 1;
  R sum = 0;
  for (int64_t i = 0; i < n; i++) {
    const T d = a[i + i * n];
    const R size = ABS(d);
    phase *= PHASE(d, size);
    if (pivots[i] != i + 1) phase = -phase;
    sum += LOG(size);
  }
  *(T *)sign = phase;
  *(R *)out_log = sum;
}

/* Gauss-Jordan elimination in place. The inner loops run down columns, which are contiguous. */
static int32_t NAME(inverse)(int64_t n, void *data) {
  T *a = data, factors[KF__SMALL];
  int64_t exchanged[KF__SMALL];
  int32_t info = 0;
  KF_ASSERT(n <= KF__SMALL);
  for (int64_t k = 0; k < n; k++) {
    int64_t best = k;
    for (int64_t i = k + 1; i < n; i++)
      if (ABS1(a[i + k * n]) > ABS1(a[best + k * n])) best = i;
    exchanged[k] = best;
    if (ABS1(a[best + k * n]) == 0 && info == 0) info = (int32_t)k + 1;
    const T scale = 1 / a[best + k * n];
    for (int64_t j = 0; best != k && j < n; j++) {
      const T kept = a[k + j * n];
      a[k + j * n] = a[best + j * n];
      a[best + j * n] = kept;
    }
    for (int64_t i = 0; i < n; i++) {
      factors[i] = i == k ? (T)0 : a[i + k * n];
      a[i + k * n] = i == k;
    }
    for (int64_t j = 0; j < n; j++) {
      const T top = a[k + j * n] * scale;
      for (int64_t i = 0; i < n; i++) a[i + j * n] -= factors[i] * top;
      a[k + j * n] = top;
    }
  }
  for (int64_t k = n; k-- > 0;)
    for (int64_t i = 0; exchanged[k] != k && i < n; i++) {
      const T kept = a[i + k * n];
      a[i + k * n] = a[i + exchanged[k] * n];
      a[i + exchanged[k] * n] = kept;
    }
  return info;
}

static void NAME(identity)(int64_t n, void *data) {
  T *a = data;
  for (int64_t i = 0; i < n * n; i++) a[i] = i % (n + 1) == 0;
}

static const kf__small_t NAME(table) = {NAME(cholesky),   NAME(lu),          NAME(lu_solve),
                                        NAME(triangular), NAME(determinant), NAME(log_determinant),
                                        NAME(inverse),    NAME(identity)};

#undef T
#undef R
#undef NAME
#undef CONJ
#undef REAL
#undef ABS1
#undef ABS
#undef LOG
#undef SQRT
#undef PHASE
