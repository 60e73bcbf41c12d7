// All elementwise operators of a chunk (KF_CASES), for any types and layouts: see
// cl_elementwise_shared.h.
typedef struct {
  long size[KF_DIMS], stride[4][KF_DIMS];
  int dtype[4], rounds[4];  // -1: a number; no rounding
  int dims, operation;
} kf_call;

#define KF_OPERAND(k, value) \
  (call.dtype[k] < 0 ? value : kf_round_any(kf_load_any(p##k, call.dtype[k]), call.rounds[k]))

__kernel __attribute__((reqd_work_group_size(KF_GROUP, 1, 1)))
void run(ulong n, kf_call call, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2,
         ulong o2, kf_address p3, ulong o3, T v1, T v2, T v3, P p, P q, P r, __global int *fault) {
  ulong i = get_global_id(0);
  if (i >= n) return;
  p0 += o0;
  p1 += o1;
  p2 += o2;
  p3 += o3;
  for (int d = 0; d < call.dims; d++) {
    const ulong next = i / (ulong)call.size[d];
    const long m = (long)(i - next * (ulong)call.size[d]);
    p0 += m * call.stride[0][d];
    p1 += m * call.stride[1][d];
    p2 += m * call.stride[2][d];
    p3 += m * call.stride[3][d];
    i = next;
  }
  const T a = KF_OPERAND(1, v1), b = KF_OPERAND(2, v2), c = KF_OPERAND(3, v3);
  T result = 0;
  switch (call.operation) { KF_CASES }
  kf_store_any(p0, call.dtype[0], kf_round_any(result, call.rounds[0]));
}
