// Largest element of windows of planes, with its index, and the gradient. Tensors are packed; a
// plane is one image of one channel.
typedef struct {
  long h, w, oh, ow, kh, kw, stride_h, stride_w, pad_h, pad_w, dilate_h, dilate_w;
} kf_windows;

#ifndef KF_BACKWARD
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void run(ulong count, kf_windows s, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2,
         ulong o2) {
  const ulong i = get_global_id(0);
  if (i >= count) return;
  const long x = i % s.ow, y = i / s.ow % s.oh, plane = i / (s.ow * s.oh);
  kf_address image = p0 + o0 + plane * s.h * s.w * KF_SIZE;
  long best = -1;
  T highest = 0;
  for (long a = 0; a < s.kh; a++)
    for (long b = 0; b < s.kw; b++) {
      const long r = y * s.stride_h - s.pad_h + a * s.dilate_h;
      const long q = x * s.stride_w - s.pad_w + b * s.dilate_w;
      if (r < 0 || r >= s.h || q < 0 || q >= s.w) continue;
      const T value = KF_LOAD(image + (r * s.w + q) * KF_SIZE);
      if (best < 0 || value > highest || value != value) {
        highest = value;
        best = r * s.w + q;
      }
    }
  KF_STORE(p1 + o1 + i * KF_SIZE, highest);
  *(__global long *)(p2 + o2 + i * 8) = best;
}
#else
// Every element of the image adds the gradients of the windows that chose it.
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void run(ulong count, kf_windows s, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2,
         ulong o2) {
  const ulong i = get_global_id(0);
  if (i >= count) return;
  const long q = i % s.w, r = i / s.w % s.h, plane = i / (s.w * s.h);
  const long first = plane * s.oh * s.ow;
  T sum = 0;
  for (long a = 0; a < s.kh; a++) {
    const long top = r + s.pad_h - a * s.dilate_h;
    if (top < 0 || top % s.stride_h != 0 || top / s.stride_h >= s.oh) continue;
    for (long b = 0; b < s.kw; b++) {
      const long side = q + s.pad_w - b * s.dilate_w;
      if (side < 0 || side % s.stride_w != 0 || side / s.stride_w >= s.ow) continue;
      const long at = first + top / s.stride_h * s.ow + side / s.stride_w;
      if (*(__global const long *)(p2 + o2 + at * 8) == r * s.w + q)
        sum += KF_LOAD(p0 + o0 + at * KF_SIZE);
    }
  }
  KF_STORE(p1 + o1 + i * KF_SIZE, sum);
}
#endif
