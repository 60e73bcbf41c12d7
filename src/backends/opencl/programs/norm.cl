// layer_norm and batch_norm with their gradients. A line is what one mean is taken over: the
// normalized dimensions of a row, or a channel. Vectors (weight, bias, statistics) are packed;
// KF_BATCH: they have an element for each line, otherwise weight and bias have one for each element
// of a line. FLAG bits: see norm.c.
#define HAS_WEIGHT 1
#define HAS_BIAS 2
#define GIVEN_STATISTICS 4
#define STORE_STATISTICS 8
#define UPDATE_RUNNING 16
#define WRITE_INPUT 32
#define WRITE_WEIGHT 64
#define WRITE_BIAS 128

T kf_plus(T a, T b) { return a + b; }
#ifdef KF_BATCH
#define KF_WEIGHT_INDEX row
#else
#define KF_WEIGHT_INDEX j
#endif
#define KF_VECTOR(k) ((__global T *)(v##k + w##k))
#if KF_LANES > 1
#define KF_SUM(value) KF_COMBINE(T, value, values, kf_plus)
#else
#define KF_SUM(value)
#endif

#if KF_WHAT == 0
// x, out; vectors: weight, bias, mean, rstd, running mean, running variance
__kernel __attribute__((reqd_work_group_size(KF_GROUP, 1, 1)))
void run(KF_ROWS, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address v0, ulong w0,
         kf_address v1, ulong w1, kf_address v2, ulong w2, kf_address v3, ulong w3, kf_address v4,
         ulong w4, kf_address v5, ulong w5, T eps, T momentum, int flags) {
  const ulong row = KF_ROW, lane = KF_LANE;
#if KF_LANES > 1
  __local T values[KF_GROUP];
#endif
  T mean = 0, variance = 0;
  if (!(flags & GIVEN_STATISTICS)) {
    if (row < rows)
      for (ulong j = lane; j < count; j += KF_LANES) mean += KF_LOAD(KF_AT(0));
    KF_SUM(mean);
    mean /= (T)count;
    T rounding = 0;
    if (row < rows)
      for (ulong j = lane; j < count; j += KF_LANES) {
        const T apart = KF_LOAD(KF_AT(0)) - mean;
        variance += apart * apart;
        rounding += apart;
      }
    KF_SUM(variance);
    KF_SUM(rounding);
    variance /= (T)count;
    mean += rounding / (T)count;  // an infinite mean becomes NaN, as on the CPU
  }
  if (row >= rows) return;
  if (flags & GIVEN_STATISTICS) {
    mean = KF_VECTOR(4)[row];
    variance = KF_VECTOR(5)[row];
  }
  const T rstd = 1 / sqrt(variance + eps);
  for (ulong j = lane; j < count; j += KF_LANES) {
    T value = (KF_LOAD(KF_AT(0)) - mean) * rstd;
    if (flags & HAS_WEIGHT) value *= KF_VECTOR(0)[KF_WEIGHT_INDEX];
    if (flags & HAS_BIAS) value += KF_VECTOR(1)[KF_WEIGHT_INDEX];
    KF_STORE(KF_AT(1), value);
  }
  if (lane != 0) return;
  if (flags & STORE_STATISTICS) {
    KF_VECTOR(2)[row] = mean;
    KF_VECTOR(3)[row] = rstd;
  }
  if (flags & UPDATE_RUNNING) {
    const T unbiased = variance * (T)count / (T)(count - 1);
    KF_VECTOR(4)[row] = momentum * mean + (1 - momentum) * KF_VECTOR(4)[row];
    KF_VECTOR(5)[row] = momentum * unbiased + (1 - momentum) * KF_VECTOR(5)[row];
  }
}
#elif KF_WHAT == 1
// gradient, x, gradient of x; vectors: weight, mean, rstd (given: the running variance), gradients
// of weight and bias (for KF_BATCH)
__kernel __attribute__((reqd_work_group_size(KF_GROUP, 1, 1)))
void run(KF_ROWS, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2, ulong o2,
         kf_address v0, ulong w0, kf_address v1, ulong w1, kf_address v2, ulong w2, kf_address v3,
         ulong w3, kf_address v4, ulong w4, T eps, T momentum, int flags) {
  const ulong row = KF_ROW, lane = KF_LANE;
#if KF_LANES > 1
  __local T values[KF_GROUP];
#endif
  T sum = 0, product = 0, mean = 0, rstd = 0;
  if (row < rows) {
    mean = KF_VECTOR(1)[row];
    rstd = KF_VECTOR(2)[row];
    if (flags & GIVEN_STATISTICS) rstd = 1 / sqrt(rstd + eps);
    for (ulong j = lane; j < count; j += KF_LANES) {
      T gradient = KF_LOAD(KF_AT(0));
#ifndef KF_BATCH
      if (flags & HAS_WEIGHT) gradient *= KF_VECTOR(0)[j];
#endif
      sum += gradient;
      product += gradient * (KF_LOAD(KF_AT(1)) - mean) * rstd;
    }
  }
  KF_SUM(sum);
  KF_SUM(product);
  if (row >= rows) return;
  T factor = rstd;
#ifdef KF_BATCH
  if (flags & HAS_WEIGHT) factor *= KF_VECTOR(0)[row];
  if (lane == 0 && (flags & WRITE_WEIGHT)) KF_VECTOR(3)[row] = product;
  if (lane == 0 && (flags & WRITE_BIAS)) KF_VECTOR(4)[row] = sum;
#endif
  if (!(flags & WRITE_INPUT)) return;
  if (flags & GIVEN_STATISTICS) sum = product = 0;
  for (ulong j = lane; j < count; j += KF_LANES) {
    T gradient = KF_LOAD(KF_AT(0));
#ifndef KF_BATCH
    if (flags & HAS_WEIGHT) gradient *= KF_VECTOR(0)[j];
#endif
    const T scaled = (KF_LOAD(KF_AT(1)) - mean) * rstd;
    KF_STORE(KF_AT(2), factor * (gradient - (sum + scaled * product) / (T)count));
  }
}
#else
// Gradients of layer_norm's weight and bias: a line is one element of all rows. gradient, x;
// vectors: mean, rstd, gradients of weight and bias.
__kernel __attribute__((reqd_work_group_size(KF_GROUP, 1, 1)))
void run(KF_ROWS, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address v0, ulong w0,
         kf_address v1, ulong w1, kf_address v2, ulong w2, kf_address v3, ulong w3, T eps,
         T momentum, int flags) {
  const ulong row = KF_ROW, lane = KF_LANE;
#if KF_LANES > 1
  __local T values[KF_GROUP];
#endif
  T sum = 0, product = 0;
  if (row < rows)
    for (ulong j = lane; j < count; j += KF_LANES) {
      const T gradient = KF_LOAD(KF_AT(0));
      sum += gradient;
      product += gradient * (KF_LOAD(KF_AT(1)) - KF_VECTOR(0)[j]) * KF_VECTOR(1)[j];
    }
  KF_SUM(sum);
  KF_SUM(product);
  if (row >= rows || lane != 0) return;
  if (flags & WRITE_WEIGHT) KF_VECTOR(2)[row] = product;
  if (flags & WRITE_BIAS) KF_VECTOR(3)[row] = sum;
}
#endif
