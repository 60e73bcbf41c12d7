// One optimizer step for one parameter, all tensors packed and of one type.
__kernel __attribute__((reqd_work_group_size(128, 1, 1)))
void run(ulong n, kf_address p0, ulong o0, kf_address p1, ulong o1, kf_address p2, ulong o2,
                  kf_address p3, ulong o3, kf_address p4, ulong o4, kf_address p5, ulong o5, T rate,
                  T decay, T first, T second, T small, int flags) {
  const ulong i = get_global_id(0);
  if (i >= n) return;
  kf_address param = p0 + o0 + i * KF_SIZE, grad = p1 + o1 + i * KF_SIZE;
  T value = KF_LOAD(param), g = KF_LOAD(grad);
  if (flags & 1) g = -g;  // maximize
#ifdef KF_SGD
  // first: momentum, second: dampening; flags: 2 nesterov, 4 first step
  if (decay != 0) g += decay * value;
  if (first != 0) {
    kf_address buffer = p2 + o2 + i * KF_SIZE;
    T moment = (flags & 4) ? g : first * KF_LOAD(buffer) + (1 - second) * g;
    KF_STORE(buffer, moment);
    g = (flags & 2) ? g + first * moment : moment;
  }
  value -= rate * g;
#else
  // first, second: the betas; flags: 2 amsgrad, 4 decoupled weight decay. p5 is the step.
  const T step = (T) * (__global const float *)(p5 + o5);
  kf_address average = p2 + o2 + i * KF_SIZE, squares = p3 + o3 + i * KF_SIZE;
  if (decay != 0 && (flags & 4))
    value -= rate * decay * value;
  else if (decay != 0)
    g += decay * value;
  T m = KF_LOAD(average), v = KF_LOAD(squares);
  m += (1 - first) * (g - m);
  v = second * v + (1 - second) * g * g;
  KF_STORE(average, m);
  KF_STORE(squares, v);
  const T correction1 = 1 - pow(first, step), correction2 = 1 - pow(second, step);
  if (flags & 2) {
    kf_address highest = p4 + o4 + i * KF_SIZE;
    v = fmax(KF_LOAD(highest), v);
    KF_STORE(highest, v);
  }
  value -= rate / correction1 * m / (sqrt(v) / sqrt(correction2) + small);
#endif
  KF_STORE(param, value);
}
