// Functions for the expressions of elementwise operators. T is the type that they compute in,
// K(x) a constant of that type, T_FLOAT set where T is floating.
#ifdef T_FLOAT
T kf_floor_div(T a, T b) {
  if (b == 0) return a / b;
  T mod = fmod(a, b), div = (a - mod) / b;
  if (mod != 0 && (b < 0) != (mod < 0)) div -= 1;
  if (div == 0) return copysign((T)0, a / b);
  T whole = floor(div);
  return div - whole > K(0.5) ? whole + 1 : whole;
}
T kf_remainder(T a, T b) {
  T mod = fmod(a, b);
  return mod != 0 && (b < 0) != (mod < 0) ? mod + b : mod;
}
T kf_sigmoid(T a) { return 1 / (1 + exp(-a)); }
T kf_power(T a, T p) {
  if (p == 2) return a * a;
  if (p == 3) return a * a * a;
  if (p == 1) return a;
  if (p == K(0.5)) return sqrt(a);
  if (p == -1) return 1 / a;
  if (p == -2) return 1 / (a * a);
  return pow(a, p);
}
T kf_limit6(T a) { return a <= 0 ? (T)0 : a >= 6 ? (T)6 : a; }
T kf_gelu(T a) { return a * K(0.5) * (1 + erf(a * K(0.70710678118654752440))); }
T kf_gelu_inner(T a) { return K(0.79788456080286535588) * (a + K(0.044715) * a * a * a); }
T kf_gelu_tanh(T a) { return K(0.5) * a * (1 + tanh(kf_gelu_inner(a))); }
T kf_gelu_backward(T g, T a) {
  T cdf = K(0.5) * (1 + erf(a * K(0.70710678118654752440)));
  return g * (cdf + a * exp(a * a * K(-0.5)) * K(0.39894228040143267794));
}
T kf_gelu_tanh_backward(T g, T a) {
  T t = tanh(kf_gelu_inner(a));
  T slope = K(0.79788456080286535588) * (1 + 3 * K(0.044715) * a * a);
  return g * (K(0.5) * (1 + t) + K(0.5) * a * (1 - t * t) * slope);
}
T kf_mish_backward(T g, T a) {
  T e = exp(a > 20 ? (T)20 : a), n = e * (e + 2), t = n / (n + 2);
  return g * (t + a * kf_sigmoid(a) * (1 - t * t));
}
T kf_logaddexp(T a, T b) {
  if (isinf(a) && a == b) return a;
  return (a != a || b != b) ? a + b : fmax(a, b) + log1p(exp(-fabs(a - b)));
}
T kf_logaddexp2(T a, T b) {
  if (isinf(a) && a == b) return a;
  if (a != a || b != b) return a + b;
  return fmax(a, b) + log1p(exp2(-fabs(a - b))) * K(1.44269504088896340736);
}
#else
#define KF_BITS (8 * (int)sizeof(T))
T kf_power(T a, long p) {
  if (p < 0) return a == 1 ? 1 : (long)a == -1 ? ((p & 1) ? (T)-1 : (T)1) : 0;
  T result = 1;
  for (; p != 0; p >>= 1, a = (T)(a * a))
    if (p & 1) result = (T)(result * a);
  return result;
}
T kf_gcd(T a, T b) {
  while (b != 0) {
    T r = (long)b == -1 ? (T)0 : (T)(a % b);
    a = b;
    b = r;
  }
  return a < 0 ? (T)-a : a;
}
T kf_lcm(T a, T b) {
  T g = kf_gcd(a, b);
  T result = g == 0 ? (T)0 : (T)(a / g * b);
  return result < 0 ? (T)-result : result;
}
// Quotients of integers: dividing by 0 is reported, and dividing by -1 must not trap.
T kf_quotient(__global int *fault, T a, T b) {
  if (b == 0) {
    kf_report(fault, KF_FAULT_DIVISOR, (long)a);
    return 0;
  }
  return (T)-1 < 0 && b == (T)-1 ? (T)(0 - a) : (T)(a / b);
}
T kf_fmod(__global int *fault, T a, T b) {
  T q = kf_quotient(fault, a, b);
  return (T)(a - q * b);
}
T kf_remainder(__global int *fault, T a, T b) {
  T mod = kf_fmod(fault, a, b);
  return mod != 0 && (b < 0) != (mod < 0) ? (T)(mod + b) : mod;
}
T kf_floor_div(__global int *fault, T a, T b) {
  T q = kf_quotient(fault, a, b);
  return (T)(a - q * b) != 0 && (a < 0) != (b < 0) ? (T)(q - 1) : q;
}
#endif
