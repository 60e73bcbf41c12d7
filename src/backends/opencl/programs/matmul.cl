// out = beta * self + alpha * (a @ b) for every matrix of a batch, with any strides. A group of
// SIDE x SIDE work-items computes a tile of 4 SIDE x 4 SIDE elements, sixteen for each work-item;
// tiles of a and b go through local memory.
#define TILE (4 * SIDE)
typedef struct {
  long batch, rows, columns, inner;
  long a[3], b[3], self[3], out[3];  // strides in bytes: batch, row, column
} kf_matrices;

// a * b + c, with one rounding where the device can.
#if defined(T_FLOAT) && defined(KF_FMA)
#define KF_MAD(a, b, c) fma((T4)(a), b, c)
#else
#define KF_MAD(a, b, c) ((c) + (a) * (b))
#endif

T kf_element(kf_address p, ulong o, long batch, long row, long column, __private const long *stride,
             bool inside) {
  kf_address at = p + o + batch * stride[0] + row * stride[1] + column * stride[2];
  return inside ? KF_FROM(KF_LOAD(at)) : (T)0;
}

__kernel __attribute__((reqd_work_group_size(SIDE, SIDE, 1)))
void run(kf_matrices m, P alpha, P beta, kf_address pa, ulong oa, kf_address pb, ulong ob,
         kf_address ps, ulong os, kf_address po, ulong oo) {
  __local T left[SIDE][TILE], right[SIDE][TILE];
  const int x = (int)get_local_id(0), y = (int)get_local_id(1);
  const long row = (long)get_group_id(1) * TILE, column = (long)get_group_id(0) * TILE;
  const long batch = (long)get_global_id(2);
  T4 sum0 = 0, sum1 = 0, sum2 = 0, sum3 = 0;
  for (long k = 0; k < m.inner; k += SIDE) {
    for (int part = 0; part < TILE; part += SIDE) {
      const long r = row + y + part, c = column + x + part;
      left[x][y + part] = kf_element(pa, oa, batch, r, k + x, m.a, r < m.rows && k + x < m.inner);
      right[y][x + part] =
          kf_element(pb, ob, batch, k + y, c, m.b, c < m.columns && k + y < m.inner);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < SIDE; j++) {
      const T4 a = vload4(y, left[j]), b = vload4(x, right[j]);
      sum0 = KF_MAD(a.x, b, sum0);
      sum1 = KF_MAD(a.y, b, sum1);
      sum2 = KF_MAD(a.z, b, sum2);
      sum3 = KF_MAD(a.w, b, sum3);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  T sums[16];
  vstore4(sum0, 0, sums);
  vstore4(sum1, 1, sums);
  vstore4(sum2, 2, sums);
  vstore4(sum3, 3, sums);
  for (int i = 0; i < 16; i++) {
    const long r = row + 4 * y + i / 4, c = column + 4 * x + i % 4;
    if (r >= m.rows || c >= m.columns) continue;
    T value = (T)(alpha * sums[i]);
    if (beta != 0) value += (T)(beta * kf_element(ps, os, batch, r, c, m.self, true));
    kf_address at = po + oo + batch * m.out[0] + r * m.out[1] + c * m.out[2];
    KF_STORE(at, KF_INTO(value));
  }
}
