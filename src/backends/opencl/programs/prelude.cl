// The first part of every program: element types in memory, as values, and conversions.
// TAG is f16, bf16, f32, f64, i8, i16, i32, i64, u8, u16, u32, u64 or b8.
//   V_TAG             the type of a value in registers: float for the halves, uchar 0 or 1 for b8
//   LOAD_TAG(p)       the value at the address p (__global char *)
//   STORE_TAG(p, v)   stores a V_TAG
//   TO_TAG(v)         a V_TAG from any other value
//   ROUND_TAG(v)      the V_TAG after a store and a load
#pragma OPENCL FP_CONTRACT OFF
#ifdef KF_DOUBLE
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#endif
typedef __global char *kf_address;

#define V_f16 float
#define V_bf16 float
#define V_f32 float
#define V_f64 double
#define V_i8 char
#define V_i16 short
#define V_i32 int
#define V_i64 long
#define V_u8 uchar
#define V_u16 ushort
#define V_u32 uint
#define V_u64 ulong
#define V_b8 uchar

float kf_from_bf16(ushort bits) { return as_float((uint)bits << 16); }
ushort kf_to_bf16(float value) {
  uint bits = as_uint(value);
  if (value != value) return (ushort)0x7fc0;
  return (ushort)((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
}
float kf_round_f16(float value) {
  ushort bits;
  vstore_half_rte(value, 0, (__private half *)&bits);
  return vload_half(0, (__private const half *)&bits);
}

#define LOAD_f16(p) vload_half(0, (__global const half *)(p))
#define LOAD_bf16(p) kf_from_bf16(*(__global const ushort *)(p))
#define LOAD_f32(p) (*(__global const float *)(p))
#define LOAD_f64(p) (*(__global const double *)(p))
#define LOAD_i8(p) (*(p))
#define LOAD_i16(p) (*(__global const short *)(p))
#define LOAD_i32(p) (*(__global const int *)(p))
#define LOAD_i64(p) (*(__global const long *)(p))
#define LOAD_u8(p) (*(__global const uchar *)(p))
#define LOAD_u16(p) (*(__global const ushort *)(p))
#define LOAD_u32(p) (*(__global const uint *)(p))
#define LOAD_u64(p) (*(__global const ulong *)(p))
#define LOAD_b8(p) ((uchar)(*(__global const uchar *)(p) != 0))

#define STORE_f16(p, v) vstore_half_rte((v), 0, (__global half *)(p))
#define STORE_bf16(p, v) (*(__global ushort *)(p) = kf_to_bf16(v))
#define STORE_f32(p, v) (*(__global float *)(p) = (v))
#define STORE_f64(p, v) (*(__global double *)(p) = (v))
#define STORE_i8(p, v) (*(__global char *)(p) = (v))
#define STORE_i16(p, v) (*(__global short *)(p) = (v))
#define STORE_i32(p, v) (*(__global int *)(p) = (v))
#define STORE_i64(p, v) (*(__global long *)(p) = (v))
#define STORE_u8(p, v) (*(__global uchar *)(p) = (v))
#define STORE_u16(p, v) (*(__global ushort *)(p) = (v))
#define STORE_u32(p, v) (*(__global uint *)(p) = (v))
#define STORE_u64(p, v) (*(__global ulong *)(p) = (v))
#define STORE_b8(p, v) (*(__global uchar *)(p) = (uchar)((v) != 0))

// Integers wrap around. Floating values saturate to 32 or 64 bits, then wrap around; NaN gives 0.
#define KF_IS_FLOATING(v) (((v) * 0 + 1) / 2 != 0)
#define TO_f16(v) ((float)(v))
#define TO_bf16(v) ((float)(v))
#define TO_f32(v) ((float)(v))
#define TO_f64(v) ((double)(v))
#define TO_i8(v) (KF_IS_FLOATING(v) ? (char)convert_int_sat(v) : (char)(v))
#define TO_i16(v) (KF_IS_FLOATING(v) ? (short)convert_int_sat(v) : (short)(v))
#define TO_i32(v) (KF_IS_FLOATING(v) ? convert_int_sat(v) : (int)(v))
#define TO_i64(v) (KF_IS_FLOATING(v) ? convert_long_sat(v) : (long)(v))
#define TO_u8(v) (KF_IS_FLOATING(v) ? (uchar)convert_long_sat(v) : (uchar)(v))
#define TO_u16(v) (KF_IS_FLOATING(v) ? (ushort)convert_uint_sat(v) : (ushort)(v))
#define TO_u32(v) (KF_IS_FLOATING(v) ? convert_uint_sat(v) : (uint)(v))
#define TO_u64(v) (KF_IS_FLOATING(v) ? convert_ulong_sat(v) : (ulong)(v))
#define TO_b8(v) ((uchar)((v) != 0))

#define ROUND_f16(v) kf_round_f16(v)
#define ROUND_bf16(v) kf_from_bf16(kf_to_bf16(v))
#define ROUND_f32(v) (v)
#define ROUND_f64(v) (v)
#define ROUND_i8(v) (v)
#define ROUND_i16(v) (v)
#define ROUND_i32(v) (v)
#define ROUND_i64(v) (v)
#define ROUND_u8(v) (v)
#define ROUND_u16(v) (v)
#define ROUND_u32(v) (v)
#define ROUND_u64(v) (v)
#define ROUND_b8(v) (v)

// Reports the first fault of the device: see driver/cl_faults.h.
#define KF_FAULT_INDEX 1
#define KF_FAULT_DIVISOR 2
#define KF_FAULT_PROBABILITY 3
void kf_report(__global int *fault, int number, long value) {
  if (atomic_cmpxchg(fault, 0, number) == 0) *(__global long *)(fault + 2) = value;
}

#define KF_JOIN_(a, b) a##b
#define KF_JOIN(a, b) KF_JOIN_(a, b)
