// Indexing along one dimension. The loop walks `shape.size`, innermost first; the index of an
// element is at pi, the other tensor (values) moves by `stride[1]`, and along the indexed dimension
// by `step` bytes for each index.
typedef struct {
  long dims, narrow;  // narrow: indices have 32 bits
  long size[KF_DIMS];
  long stride[3][KF_DIMS];  // of the index, of the tensor that is indexed, of the other one
  long length, step;        // of the indexed dimension: how many, and bytes
  long wrap;                // what is added to negative indices
  long along, index_along, other_along;  // scatters: elements of a line, and their strides
} kf_indexed;

long kf_index_at(long narrow, kf_address p) {
  return narrow ? (long)LOAD_i32(p) : LOAD_i64(p);
}

#ifdef KF_GATHER
// out[i] = self[index[i]]
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void run(ulong n, kf_indexed shape, kf_address pi, ulong oi, kf_address ps, ulong os,
                  kf_address po, ulong oo, __global int *fault) {
  ulong i = get_global_id(0);
  if (i >= n) return;
  pi += oi;
  ps += os;
  po += oo;
  for (int d = 0; d < shape.dims; d++) {
    ulong q = i / (ulong)shape.size[d];
    long m = (long)(i - q * (ulong)shape.size[d]);
    pi += m * shape.stride[0][d];
    ps += m * shape.stride[1][d];
    po += m * shape.stride[2][d];
    i = q;
  }
  const long index = kf_index_at(shape.narrow, pi);
  if (index < 0 || index >= shape.length) {
    kf_report(fault, KF_FAULT_INDEX, index);
    return;
  }
  ps += index * shape.step;
  KF_STORE(po, KF_LOAD(ps));
}
#else
// self[index[i]] = or += src[i], a line along the indexed dimension for each work-item, so that
// writes to one element come in the order of the indices.
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void run(ulong n, kf_indexed shape, kf_address pi, ulong oi, kf_address ps, ulong os,
                  kf_address po, ulong oo, __global int *fault, P p) {
  ulong i = get_global_id(0);
  if (i >= n) return;
  pi += oi;
  ps += os;
  po += oo;
  for (int d = 0; d < shape.dims; d++) {
    ulong q = i / (ulong)shape.size[d];
    long m = (long)(i - q * (ulong)shape.size[d]);
    pi += m * shape.stride[0][d];
    ps += m * shape.stride[1][d];
    po += m * shape.stride[2][d];
    i = q;
  }
  for (long j = 0; j < shape.along; j++) {
    long index = kf_index_at(shape.narrow, pi + j * shape.index_along);
    if (index < 0) index += shape.wrap;
    if (index < 0 || index >= shape.length) {
      kf_report(fault, KF_FAULT_INDEX, index);
      continue;
    }
    kf_address to = ps + index * shape.step, from = po + j * shape.other_along;
#if defined(KF_ADD)
    KF_STORE(to, KF_INTO(KF_LOAD(to) + p * KF_LOAD(from)));
#elif defined(KF_NUMBER)
    KF_STORE(to, KF_INTO(p));
#else
    KF_STORE(to, KF_LOAD(from));
#endif
  }
}
#endif
