// Softmax and log-softmax along lines, and their gradients. T computes; KF_LOG chooses the
// logarithm. Tensors: 0 the input or the gradient, 1 the forward result or none, 2 the result.
#ifdef KF_ANY
#define KF_LOAD0 kf_load_any(KF_AT(0), dtype0)
#define KF_LOAD1 kf_load_any(KF_AT(1), dtype1)
#define KF_STORE2(value) kf_store_any(KF_AT(2), dtype2, value)
#else
#define KF_LOAD0 TO_KF(KF_LOAD_0(KF_AT(0)))
#define KF_LOAD1 TO_KF(KF_LOAD_1(KF_AT(1)))
#define KF_STORE2(value) KF_STORE_2(KF_AT(2), value)
#endif

T kf_larger(T a, T b) { return a != a ? a : b != b || b > a ? b : a; }
T kf_plus(T a, T b) { return a + b; }

#ifdef KF_BACKWARD
__kernel __attribute__((reqd_work_group_size(KF_GROUP, 1, 1)))
void run(KF_ROWS, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2, ulong o2,
         int dtype0, int dtype1, int dtype2) {
  const ulong row = KF_ROW, lane = KF_LANE;
  T sum = 0;
  if (row < rows)
    for (ulong j = lane; j < count; j += KF_LANES) {
      T gradient = KF_LOAD0;
#ifdef KF_LOG
      sum += gradient;
#else
      sum += gradient * KF_LOAD1;
#endif
    }
#if KF_LANES > 1
  __local T values[KF_GROUP];
  KF_COMBINE(T, sum, values, kf_plus);
#endif
  if (row >= rows) return;
  for (ulong j = lane; j < count; j += KF_LANES) {
    T gradient = KF_LOAD0, output = KF_LOAD1;
#ifdef KF_LOG
    T result = gradient - exp(output) * sum;
#else
    T result = output * (gradient - sum);
#endif
    KF_STORE2(result);
  }
}
#else
__kernel __attribute__((reqd_work_group_size(KF_GROUP, 1, 1)))
void run(KF_ROWS, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2, ulong o2,
         int dtype0, int dtype1, int dtype2) {
  const ulong row = KF_ROW, lane = KF_LANE;
  T highest = -INFINITY, sum = 0;
  if (row < rows)
    for (ulong j = lane; j < count; j += KF_LANES)
      highest = kf_larger(highest, KF_LOAD0);
#if KF_LANES > 1
  __local T values[KF_GROUP];
  KF_COMBINE(T, highest, values, kf_larger);
#endif
  if (row < rows)
    for (ulong j = lane; j < count; j += KF_LANES) sum += exp(KF_LOAD0 - highest);
#if KF_LANES > 1
  KF_COMBINE(T, sum, values, kf_plus);
#endif
  if (row >= rows) return;
  T shift = log(sum), factor = 1 / sum;
  for (ulong j = lane; j < count; j += KF_LANES) {
    T value = KF_LOAD0 - highest;
#ifdef KF_LOG
    KF_STORE2(value - shift);
#else
    KF_STORE2(exp(value) * factor);
#endif
  }
}
#endif
