/* Element types in programs. */
#include "kernels/cl_types.h"

#include <stddef.h>

const char *kfcl_tag(kf_dtype_t dtype) {
  switch ((int)dtype) {
    case KF_DTYPE_FLOAT16: return "f16";
    case KF_DTYPE_BFLOAT16: return "bf16";
    case KF_DTYPE_FLOAT32: return "f32";
    case KF_DTYPE_FLOAT64: return "f64";
    case KF_DTYPE_INT8: return "i8";
    case KF_DTYPE_INT16: return "i16";
    case KF_DTYPE_INT32: return "i32";
    case KF_DTYPE_INT64: return "i64";
    case KF_DTYPE_UINT8: return "u8";
    case KF_DTYPE_UINT16: return "u16";
    case KF_DTYPE_UINT32: return "u32";
    case KF_DTYPE_UINT64: return "u64";
    case KF_DTYPE_BOOL: return "b8";
    default: return NULL;
  }
}

kf_dtype_t kfcl_compute_type(kf_dtype_t dtype) {
  return dtype == KF_DTYPE_FLOAT16 || dtype == KF_DTYPE_BFLOAT16 ? KF_DTYPE_FLOAT32 : dtype;
}

const char *kfcl_refusal(const kfcl_device_t *device, kf_dtype_t dtype) {
  if (kfcl_tag(dtype) == NULL)
    return kf_dtype_is_complex(dtype) ? "OpenCL kernels have no complex types"
                                      : "OpenCL kernels do not have this type";
  if (dtype == KF_DTYPE_FLOAT64 && !device->has_double) return "this device has no float64";
  return NULL;
}

void kfcl_add_prelude(const kfcl_device_t *device, kfcl_text_t *source) {
  if (device->has_double) kfcl_text_add(source, "#define KF_DOUBLE 1\n");
  kfcl_text_add(source, kfcl_prelude_cl);
}

void kfcl_add_compute_type(kfcl_text_t *source, kf_dtype_t dtype) {
  kfcl_text_addf(source, "typedef V_%s T;\n", kfcl_tag(dtype));
  kfcl_text_add(source, dtype == KF_DTYPE_FLOAT64 ? "#define K(x) (x)\n" : "#define K(x) (x##f)\n");
  if (kf_dtype_is_floating(dtype)) kfcl_text_add(source, "#define T_FLOAT 1\n");
}

void kfcl_add_any_type(const kfcl_device_t *device, kfcl_text_t *source, kf_dtype_t type) {
  const char *own = kfcl_tag(type);
  kfcl_text_add(source, "T kf_load_any(kf_address p, int dtype) {\n  switch (dtype) {\n");
  for (int dtype = 0; dtype < KF_DTYPE_COUNT; dtype++)
    if (kfcl_refusal(device, (kf_dtype_t)dtype) == NULL)
      kfcl_text_addf(source, "    case %d: return TO_%s(LOAD_%s(p));\n", dtype, own,
                     kfcl_tag((kf_dtype_t)dtype));
  kfcl_text_add(source,
                "  }\n  return 0;\n}\nvoid kf_store_any(kf_address p, int dtype, T v) {\n"
                "  switch (dtype) {\n");
  for (int dtype = 0; dtype < KF_DTYPE_COUNT; dtype++) {
    const char *tag = kfcl_tag((kf_dtype_t)dtype);
    if (kfcl_refusal(device, (kf_dtype_t)dtype) == NULL)
      kfcl_text_addf(source, "    case %d: STORE_%s(p, TO_%s(v)); break;\n", dtype, tag, tag);
  }
  kfcl_text_add(source, "  }\n}\n");
  if (type != KF_DTYPE_FLOAT32) {
    kfcl_text_add(source, "#define kf_round_any(v, dtype) (v)\n");
    return;
  }
  kfcl_text_addf(source,
                 "T kf_round_any(T v, int dtype) {\n"
                 "  return dtype == %d ? ROUND_f16(v) : dtype == %d ? ROUND_bf16(v) : v;\n}\n",
                 KF_DTYPE_FLOAT16, KF_DTYPE_BFLOAT16);
}
