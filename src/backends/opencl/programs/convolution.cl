// Convolution of images (N, C, H, W) and its gradients, one work-item for each element of the
// result. KF_WHAT: 0 forward, 1 gradient of the input, 2 gradient of the weight, 3 of the bias.
typedef struct {
  long n, c_in, h, w, c_out, kh, kw, oh, ow, groups;
  long stride_h, stride_w, pad_h, pad_w, dilate_h, dilate_w;
  long image[4], weight[4], out[4], result[4];  // strides in bytes
  long bias, has_bias;
} kf_convolution;

T kf_at4(kf_address p, __private const long *stride, long a, long b, long c, long d) {
  return KF_FROM(KF_LOAD(p + a * stride[0] + b * stride[1] + c * stride[2] + d * stride[3]));
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void run(ulong count, kf_convolution s, kf_address pi, ulong oi, kf_address pw, ulong ow_,
         kf_address pb, ulong ob, kf_address po, ulong oo, kf_address pr, ulong orr) {
  ulong i = get_global_id(0);
  if (i >= count) return;
  pi += oi;
  pw += ow_;
  pb += ob;
  po += oo;
  pr += orr;
  const long in_group = s.c_in / s.groups, out_group = s.c_out / s.groups;
  T sum = 0;
  long a, b, c, d;
#if KF_WHAT == 0
  d = i % s.ow, i /= s.ow, c = i % s.oh, i /= s.oh, b = i % s.c_out, a = i / s.c_out;
  const long group = b / out_group;
  for (long k = 0; k < in_group; k++)
    for (long y = 0; y < s.kh; y++)
      for (long x = 0; x < s.kw; x++) {
        const long r = c * s.stride_h - s.pad_h + y * s.dilate_h;
        const long q = d * s.stride_w - s.pad_w + x * s.dilate_w;
        const bool inside = r >= 0 && r < s.h && q >= 0 && q < s.w;
        // Padding is zeros: times an infinite weight they are NaN.
        const T pixel = inside ? kf_at4(pi, s.image, a, group * in_group + k, r, q) : (T)0;
        sum += pixel * kf_at4(pw, s.weight, b, k, y, x);
      }
  if (s.has_bias) sum += KF_FROM(KF_LOAD(pb + b * s.bias));
#elif KF_WHAT == 1
  d = i % s.w, i /= s.w, c = i % s.h, i /= s.h, b = i % s.c_in, a = i / s.c_in;
  const long group = b / in_group;
  for (long y = 0; y < s.kh; y++) {
    const long r = c + s.pad_h - y * s.dilate_h;
    if (r < 0 || r % s.stride_h != 0 || r / s.stride_h >= s.oh) continue;
    for (long x = 0; x < s.kw; x++) {
      const long q = d + s.pad_w - x * s.dilate_w;
      if (q < 0 || q % s.stride_w != 0 || q / s.stride_w >= s.ow) continue;
      for (long k = group * out_group; k < (group + 1) * out_group; k++)
        sum += kf_at4(po, s.out, a, k, r / s.stride_h, q / s.stride_w) *
               kf_at4(pw, s.weight, k, b - group * in_group, y, x);
    }
  }
#elif KF_WHAT == 2
  d = i % s.kw, i /= s.kw, c = i % s.kh, i /= s.kh, b = i % in_group, a = i / in_group;
  const long channel = a / out_group * in_group + b;
  for (long m = 0; m < s.n; m++)
    for (long y = 0; y < s.oh; y++) {
      const long r = y * s.stride_h - s.pad_h + c * s.dilate_h;
      if (r < 0 || r >= s.h) continue;
      for (long x = 0; x < s.ow; x++) {
        const long q = x * s.stride_w - s.pad_w + d * s.dilate_w;
        if (q < 0 || q >= s.w) continue;
        sum += kf_at4(po, s.out, m, a, y, x) * kf_at4(pi, s.image, m, channel, r, q);
      }
    }
#else
  a = (long)i, b = c = d = 0;
  for (long m = 0; m < s.n; m++)
    for (long y = 0; y < s.oh; y++)
      for (long x = 0; x < s.ow; x++) sum += kf_at4(po, s.out, m, a, y, x);
#endif
  KF_STORE(pr + a * s.result[0] + b * s.result[1] + c * s.result[2] + d * s.result[3], KF_INTO(sum));
}
