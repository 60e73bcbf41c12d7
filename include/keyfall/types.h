/* types.h: element types, layouts, memory formats and devices, and the key that a combination of
 * them stands for. Data only: tensors are defined elsewhere. */
#ifndef KEYFALL_TYPES_H
#define KEYFALL_TYPES_H

#include <keyfall/key.h>
#include <keyfall/dtype.def>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum kf_dtype {
#define KF_DTYPE_ENTRY(with, NAME, number, ...) KF_DTYPE_##NAME = number,
  KF_DTYPES(KF_DTYPE_ENTRY, ) KF_DTYPE_COUNT,
#undef KF_DTYPE_ENTRY
  KF_DTYPE_FORCE_INT32 = 0x7fffffff
} kf_dtype_t;

typedef enum kf_layout {
#define KF_LAYOUT(name, value, text) KF_LAYOUT_##name = value,
#include <keyfall/types.def>
#undef KF_LAYOUT
  KF_LAYOUT_COUNT,
  KF_LAYOUT_FORCE_INT32 = 0x7fffffff
} kf_layout_t;

typedef enum kf_memory_format {
#define KF_MEMORY_FORMAT(name, value, text) KF_MEMORY_FORMAT_##name = value,
#include <keyfall/types.def>
#undef KF_MEMORY_FORMAT
  KF_MEMORY_FORMAT_COUNT,
  KF_MEMORY_FORMAT_FORCE_INT32 = 0x7fffffff
} kf_memory_format_t;

/* Device types; a device registered at run time has KF_DEVICE_FIRST_DYNAMIC + its slot. */
enum {
#define KF_DEVICE_TYPE(name, value, text, backend) KF_DEVICE_##name = value,
#include <keyfall/types.def>
#undef KF_DEVICE_TYPE
  KF_DEVICE_FIXED_COUNT,
  KF_DEVICE_FIRST_DYNAMIC = 64
};

typedef struct kf_device {
  int16_t type;  /* KF_DEVICE_* */
  int16_t index; /* -1: the current one */
} kf_device_t;

KF_INLINE kf_device_t kf_device_make(int type, int index) {
  kf_device_t device;
  device.type = (int16_t)type;
  device.index = (int16_t)index;
  return device;
}

typedef struct kf_stream {
  kf_device_t device;
  int64_t id;
} kf_stream_t;

typedef struct kf_complex_pair {
  double re;
  double im;
} kf_complex_t;

/* Names; NULL for a number that is none. */
KF_API const char *kf_dtype_name(kf_dtype_t dtype);
KF_API const char *kf_layout_name(kf_layout_t layout);
KF_API const char *kf_memory_format_name(kf_memory_format_t format);
KF_API const char *kf_device_type_name(int type);
/* Reads "cpu", "cuda:1", or the name of a registered device; KF_ERR_VALUE. */
KF_API KF_MUST_USE kf_status_t kf_device_parse(const char *text, kf_device_t *out_device);
/* Writes "cuda:1"; always terminated; returns the full length. */
KF_API size_t kf_device_print(kf_device_t device, char *buffer, size_t size);

/* Device type ↔ backend. KF_BACKEND_NONE for devices without a component of their own. */
KF_API kf_backend_t kf_device_backend(int type);
/* Device type of a backend, or -1. */
KF_API int kf_backend_device(kf_backend_t backend);
/* The key for a tensor of this element type and layout on this device; KF_ERR_NOT_IMPLEMENTED
 * where the device has no such layout. */
KF_API KF_MUST_USE kf_status_t kf_key_compute(kf_dtype_t dtype, kf_layout_t layout, int device_type,
                                              kf_key_t *out_key);
/* The device that a key belongs to; KF_ERR_VALUE when it belongs to none. */
KF_API KF_MUST_USE kf_status_t kf_key_device(kf_key_t key, int *out_device_type);
/* The key to register to for a device type ("cpu" → CPU); KF_ERR_VALUE for types without one. */
KF_API KF_MUST_USE kf_status_t kf_key_of_device_type(int device_type, kf_key_t *out_key);

#ifdef __cplusplus
}
#endif
#endif
