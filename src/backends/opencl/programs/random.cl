// Random numbers by Philox4x32-10 (keyfall/generator.h). Element i of the result, in the order of
// its indices, takes the draws 4 i to 4 i + 3 of the call. T: float, double or long.
typedef struct {
  long dims, size[KF_DIMS], stride[2][KF_DIMS];  // of the result, of the probabilities
  ulong seed, offset;
  int what, dtype, dtype_from, digits;
} kf_draw;

uint4 kf_philox(ulong seed, ulong block) {
  uint a = (uint)block, b = (uint)(block >> 32), c = 0, d = 0;
  uint key = (uint)seed, key_high = (uint)(seed >> 32);
  for (int round = 0; round < 10; round++) {
    const ulong p = (ulong)0xD2511F53u * a, q = (ulong)0xCD9E8D57u * c;
    a = (uint)(q >> 32) ^ b ^ key;
    b = (uint)q;
    c = (uint)(p >> 32) ^ d ^ key_high;
    d = (uint)p;
    key += 0x9E3779B9u;
    key_high += 0xBB67AE85u;
  }
  return (uint4)(a, b, c, d);
}

// Draws `index` and the one after it, as one number of 64 bits. `index` is even.
ulong kf_draw_pair(ulong seed, ulong index) {
  const uint4 block = kf_philox(seed, index / 4);
  return index % 4 == 0 ? (ulong)block.y << 32 | block.x : (ulong)block.w << 32 | block.z;
}

#ifdef T_FLOAT
// Uniform in [0, 1), with so many binary digits.
T kf_unit(ulong bits, int digits) {
  return (T)(bits & (((ulong)1 << digits) - 1)) / (T)((ulong)1 << digits);
}
T kf_normal(T one, T other) {
  return sqrt(-2 * log(1 - one)) * cos(K(6.28318530717958647693) * other);
}
T kf_number(int what, ulong seed, ulong index, int digits, T p, T q) {
  const T one = kf_unit(kf_draw_pair(seed, index), digits);
  switch (what) {
    case 0: return one * (q - p) + p;
    case 1: return p + q * kf_normal(one, kf_unit(kf_draw_pair(seed, index + 2), digits));
    case 2: return exp(p + q * kf_normal(one, kf_unit(kf_draw_pair(seed, index + 2), digits)));
    case 3: return p + q * tan(K(3.14159265358979323846) * (one - K(0.5)));
    case 4: return -log1p(-one) / p;
    case 5: return one == 0 ? (T)1 : ceil(log(one) / log1p(-p));
    default: return one < p;
  }
}
#else
// Whole numbers from p, q many; 0: all bits.
T kf_number(int what, ulong seed, ulong index, int digits, T p, T q) {
  const ulong bits = kf_draw_pair(seed, index), range = (ulong)q;
  if (range == 0) return (T)bits;
  return (T)((ulong)p + (range >> 32 == 0 ? (bits & 0xffffffffu) % range : bits % range));
}
#endif

__kernel __attribute__((reqd_work_group_size(KF_GROUP, 1, 1)))
void run(ulong n, kf_draw call, kf_address po, ulong oo, kf_address pp, ulong op, T p, T q,
         __global int *fault) {
  const ulong i = get_global_id(0);
  if (i >= n) return;
  po += oo;
  pp += op;
  ulong left = i;
  for (long d = 0; d < call.dims; d++) {
    const ulong next = left / (ulong)call.size[d];
    const long m = (long)(left - next * (ulong)call.size[d]);
    po += m * call.stride[0][d];
    pp += m * call.stride[1][d];
    left = next;
  }
  if (call.dtype_from >= 0) {
    p = kf_load_any(pp, call.dtype_from);
    if (!(p >= 0 && p <= 1)) {
      kf_report(fault, KF_FAULT_PROBABILITY, 0);
      return;
    }
  }
  kf_store_any(po, call.dtype,
               kf_number(call.what, call.seed, call.offset + i * 4, call.digits, p, q));
}
