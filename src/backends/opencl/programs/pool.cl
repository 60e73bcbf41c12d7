// Largest element of windows of planes, with its index, and the gradient. Tensors are packed; a
// plane is one image of one channel.
typedef struct {
  long h, w, oh, ow, kh, kw, stride_h, stride_w, pad_h, pad_w, dilate_h, dilate_w;
} kf_windows;

#ifndef KF_BACKWARD
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void run(ulong count, kf_windows s, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2,
         ulong o2, __global int *fault) {
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
// A work-item for each plane adds the gradients where the indices say, in their order.
__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void run(ulong count, kf_windows s, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2,
         ulong o2, __global int *fault) {
  const ulong plane = get_global_id(0);
  if (plane >= count) return;
  const long pixels = s.h * s.w, windows = s.oh * s.ow;
  kf_address image = p1 + o1 + plane * pixels * KF_SIZE, from = p0 + o0 + plane * windows * KF_SIZE;
  __global const long *indices = (__global const long *)(p2 + o2) + plane * windows;
  for (long i = 0; i < pixels; i++) KF_STORE(image + i * KF_SIZE, (T)0);
  for (long i = 0; i < windows; i++) {
    const long at = indices[i];
    if (at < 0 || at >= pixels) {
      kf_report(fault, KF_FAULT_INDEX, at);
      continue;
    }
    KF_STORE(image + at * KF_SIZE, KF_LOAD(image + at * KF_SIZE) + KF_LOAD(from + i * KF_SIZE));
  }
}
#endif
