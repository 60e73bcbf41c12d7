// Reductions. T is the type of the elements, A of the accumulator; an operator (cl_reduce.c) defines
// KF_START, and the expressions KF_STEP of (a, x, j), KF_JOIN_STEP of (a, b), KF_FINISH and
// KF_FINISH2 of (a) for two results. KF_STORE: the first result is not of the type T. dtype0 … dtype2: of the tensors; -1: missing.
#define LOW_f32 (-INFINITY)
#define LOW_f64 (-INFINITY)
#define LOW_i8 CHAR_MIN
#define LOW_i16 SHRT_MIN
#define LOW_i32 INT_MIN
#define LOW_i64 LONG_MIN
#define LOW_u8 0
#define LOW_u16 0
#define LOW_u32 0
#define LOW_u64 0
#define LOW_b8 0
#define HIGH_f32 INFINITY
#define HIGH_f64 INFINITY
#define HIGH_i8 CHAR_MAX
#define HIGH_i16 SHRT_MAX
#define HIGH_i32 INT_MAX
#define HIGH_i64 LONG_MAX
#define HIGH_u8 UCHAR_MAX
#define HIGH_u16 USHRT_MAX
#define HIGH_u32 UINT_MAX
#define HIGH_u64 ULONG_MAX
#define HIGH_b8 1

// The largest (smallest) value with its index; the first one in a tie, NaN before all.
typedef struct {
  T value;
  long index;
} kf_extreme;
kf_extreme kf_extreme_none(void) {
  kf_extreme none = {0, -1};
  return none;
}
bool kf_beats(T x, T y, bool largest) {
  if (y != y) return false;
  return x != x || (largest ? x > y : x < y);
}
kf_extreme kf_extreme_join(kf_extreme a, kf_extreme b, bool largest) {
  if (b.index < 0) return a;
  if (a.index < 0) return b;
  if (kf_beats(b.value, a.value, largest)) return b;
  return !kf_beats(a.value, b.value, largest) && b.index < a.index ? b : a;
}
kf_extreme kf_extreme_step(kf_extreme a, T x, long j, bool largest) {
  kf_extreme b = {x, j};
  return kf_extreme_join(a, b, largest);
}

#ifdef T_FLOAT
// Mean and sum of squared deviations.
typedef struct {
  T count, mean, squares;
} kf_moments;
kf_moments kf_moments_none(void) {
  kf_moments none = {0, 0, 0};
  return none;
}
kf_moments kf_moments_step(kf_moments a, T x) {
  T delta = x - a.mean;
  a.count += 1;
  a.mean += delta / a.count;
  a.squares += delta * (x - a.mean);
  return a;
}
kf_moments kf_moments_join(kf_moments a, kf_moments b) {
  if (a.count == 0) return b;
  if (b.count == 0) return a;
  T n = a.count + b.count, delta = b.mean - a.mean;
  kf_moments both = {n, a.mean + delta * (b.count / n),
                     a.squares + b.squares + delta * delta * a.count * (b.count / n)};
  return both;
}
#endif

KF_ACCUMULATOR;
A kf_start(void) { return KF_START; }
A kf_step(A a, T x, long j) { return KF_STEP; }
A kf_join(A a, A b) { return KF_JOIN_STEP; }

#ifdef KF_LOAD
#define KF_ELEMENT(p) KF_JOIN(TO_, KF_TYPE)(KF_LOAD(p))
#else
#define KF_ELEMENT(p) kf_load_any(p, dtype0)
#endif

__kernel __attribute__((reqd_work_group_size(KF_GROUP, 1, 1)))
void run(KF_ROWS, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2, ulong o2,
         int dtype0, int dtype1, int dtype2, P p) {
  const ulong row = KF_ROW, lane = KF_LANE;
  A a = kf_start();
  if (row < rows) {
    kf_address from = KF_AT_ROW(0);
    for (ulong j = lane; j < count; j += KF_LANES)
      a = kf_step(a, KF_ELEMENT(from + kf_line_offset(&shape, 0, j)), (long)j);
  }
#if KF_LANES > 1
  __local A values[KF_GROUP];
  KF_COMBINE(A, a, values, kf_join);
#endif
  if (row >= rows || lane != 0) return;
#ifdef KF_STORE
  if (dtype1 >= 0) KF_STORE(KF_AT_ROW(1), KF_FINISH);
#else
  if (dtype1 >= 0) kf_store_any(KF_AT_ROW(1), dtype1, KF_FINISH);
#endif
#ifdef KF_INDEX
  if (dtype2 >= 0) STORE_i64(KF_AT_ROW(2), KF_FINISH2);
#else
  if (dtype2 >= 0) kf_store_any(KF_AT_ROW(2), dtype2, KF_FINISH2);
#endif
}
