// Softmax and log-softmax along lines, and their gradients. T computes; KF_LOG chooses the
// logarithm. Tensors: 0 the input or the gradient, 1 the forward result or none, 2 the result.
T kf_larger(T a, T b) { return a != a ? a : b != b || b > a ? b : a; }
T kf_plus(T a, T b) { return a + b; }

#ifdef KF_BACKWARD
__kernel __attribute__((reqd_work_group_size(KF_GROUP, 1, 1)))
void run(KF_ROWS, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2,
                  ulong o2) {
  const ulong row = KF_ROW, lane = KF_LANE;
  T sum = 0;
  if (row < rows)
    for (ulong j = lane; j < count; j += KF_LANES) {
      T gradient = TO_KF(KF_LOAD0(KF_AT(0)));
#ifdef KF_LOG
      sum += gradient;
#else
      sum += gradient * TO_KF(KF_LOAD1(KF_AT(1)));
#endif
    }
#if KF_LANES > 1
  __local T values[KF_GROUP];
  KF_COMBINE(T, sum, values, kf_plus);
#endif
  if (row >= rows) return;
  for (ulong j = lane; j < count; j += KF_LANES) {
    T gradient = TO_KF(KF_LOAD0(KF_AT(0))), output = TO_KF(KF_LOAD1(KF_AT(1)));
#ifdef KF_LOG
    T result = gradient - exp(output) * sum;
#else
    T result = output * (gradient - sum);
#endif
    KF_STORE2(KF_AT(2), result);
  }
}
#else
__kernel __attribute__((reqd_work_group_size(KF_GROUP, 1, 1)))
void run(KF_ROWS, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2,
                  ulong o2) {
  const ulong row = KF_ROW, lane = KF_LANE;
  T highest = -INFINITY, sum = 0;
  if (row < rows)
    for (ulong j = lane; j < count; j += KF_LANES)
      highest = kf_larger(highest, TO_KF(KF_LOAD0(KF_AT(0))));
#if KF_LANES > 1
  __local T values[KF_GROUP];
  KF_COMBINE(T, highest, values, kf_larger);
#endif
  if (row < rows)
    for (ulong j = lane; j < count; j += KF_LANES) sum += exp(TO_KF(KF_LOAD0(KF_AT(0))) - highest);
#if KF_LANES > 1
  KF_COMBINE(T, sum, values, kf_plus);
#endif
  if (row >= rows) return;
  T shift = log(sum), factor = 1 / sum;
  for (ulong j = lane; j < count; j += KF_LANES) {
    T value = TO_KF(KF_LOAD0(KF_AT(0))) - highest;
#ifdef KF_LOG
    KF_STORE2(KF_AT(2), value - shift);
#else
    KF_STORE2(KF_AT(2), exp(value) * factor);
#endif
  }
}
#endif
