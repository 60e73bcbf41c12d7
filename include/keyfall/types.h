/* types.h: element types, layouts, memory formats, devices and streams, and the dispatch key that a
 * combination of them selects. Plain data: nothing here allocates, and tensors are in tensor.h.
 *
 *   kf_device_t device;
 *   kf_key_t key;
 *   if (kf_device_parse("cuda:1", &device) == KF_OK &&
 *       kf_key_compute(KF_DTYPE_FLOAT32, KF_LAYOUT_STRIDED, device.type, &key) == KF_OK)
 *     puts(kf_key_name(key));                                   prints "CUDA"
 *
 * All functions may be called from any thread. The enums are filled from the tables dtype.def and
 * types.def; their numbers are PyTorch's and part of the ABI. */
#ifndef KEYFALL_TYPES_H
#define KEYFALL_TYPES_H

#include <keyfall/key.h>
#include <keyfall/dtype.def>

#ifdef __cplusplus
extern "C" {
#endif

/* Element types, from dtype.def: KF_DTYPE_FLOAT32, KF_DTYPE_INT64, KF_DTYPE_BOOL, … KF_DTYPE_COUNT
 * is one past the last one, and stands for "no type" where a function says so. Tensors cannot have
 * every type of the table: see kf_dtype_is_supported in tensor.h. */
typedef enum kf_dtype {
#define KF_DTYPE_ENTRY(with, NAME, number, ...) KF_DTYPE_##NAME = number,
  KF_DTYPES(KF_DTYPE_ENTRY, ) KF_DTYPE_COUNT,
#undef KF_DTYPE_ENTRY
  KF_DTYPE_FORCE_INT32 = 0x7fffffff
} kf_dtype_t;

/* How a tensor's elements are stored: KF_LAYOUT_STRIDED, KF_LAYOUT_SPARSE, … Keyfall's own tensors
 * are strided; the other layouts exist for dispatch keys and schemas. */
typedef enum kf_layout {
#define KF_LAYOUT(name, value, text) KF_LAYOUT_##name = value,
#include <keyfall/types.def>
#undef KF_LAYOUT
  KF_LAYOUT_COUNT,
  KF_LAYOUT_FORCE_INT32 = 0x7fffffff
} kf_layout_t;

/* Orders of strides: KF_MEMORY_FORMAT_CONTIGUOUS, _PRESERVE (what an argument has), _CHANNELS_LAST
 * and _CHANNELS_LAST_3D. */
typedef enum kf_memory_format {
#define KF_MEMORY_FORMAT(name, value, text) KF_MEMORY_FORMAT_##name = value,
#include <keyfall/types.def>
#undef KF_MEMORY_FORMAT
  KF_MEMORY_FORMAT_COUNT,
  KF_MEMORY_FORMAT_FORCE_INT32 = 0x7fffffff
} kf_memory_format_t;

/* Device types: KF_DEVICE_CPU, KF_DEVICE_CUDA, KF_DEVICE_META, … A device that kf_device_register
 * (key.h) adds has the number KF_DEVICE_FIRST_DYNAMIC + its slot, which kf_backend_device
 * returns. */
enum {
#define KF_DEVICE_TYPE(name, value, text, backend) KF_DEVICE_##name = value,
#include <keyfall/types.def>
#undef KF_DEVICE_TYPE
  KF_DEVICE_FIXED_COUNT,
  KF_DEVICE_FIRST_DYNAMIC = 64
};

/* A device: a type and an index. Passed by value. Nothing checks the type when the struct is made;
 * functions that use it report an unknown one. */
typedef struct kf_device {
  int16_t type;  /* KF_DEVICE_* */
  int16_t index; /* -1: the current device of this type */
} kf_device_t;

/* Fills a kf_device_t. Both numbers are narrowed to 16 bits without a check.
 * kf_device_make(KF_DEVICE_CPU, -1) is the CPU. */
KF_INLINE kf_device_t kf_device_make(int type, int index) {
  kf_device_t device;
  device.type = (int16_t)type;
  device.index = (int16_t)index;
  return device;
}

/* A stream of a device: `id` means something only to that device. */
typedef struct kf_stream {
  kf_device_t device;
  int64_t id;
} kf_stream_t;

/* A complex number in double precision. Not C's `double complex`, so that C++ and other languages
 * can read it. */
typedef struct kf_complex_pair {
  double re;
  double im;
} kf_complex_t;

/* Printed names: "float32", "Strided", "channels_last", "cuda". Static strings, except that the
 * name of a registered device is valid until the device is unregistered. NULL when the number is
 * out of range, or names a device slot that is not registered. */
KF_API const char *kf_dtype_name(kf_dtype_t dtype);
KF_API const char *kf_layout_name(kf_layout_t layout);
KF_API const char *kf_memory_format_name(kf_memory_format_t format);
KF_API const char *kf_device_type_name(int type);
/* Parses "cpu", "cuda:1" or the name of a registered device into *out_device; without an index, the
 * index is -1. KF_ERR_VALUE: unknown device, or an index that is not a decimal number from 0 to
 * 32759 or has leading zeros. KF_ERR_MISUSE: `text` is NULL. On failure *out_device is the CPU. */
KF_API KF_MUST_USE kf_status_t kf_device_parse(const char *text, kf_device_t *out_device);
/* Writes "cuda:1", or "cpu" when the index is negative; an unknown type prints as "device99".
 * Writes at most `size` bytes including the terminator, and always terminates when size > 0.
 * Returns the length of the full text without the terminator, as snprintf does. */
KF_API size_t kf_device_print(kf_device_t device, char *buffer, size_t size);

/* The backend component (key.h) of a device type. KF_BACKEND_NONE for device types without a
 * component of their own (FPGA, Vulkan, Metal, …) and for unknown numbers. */
KF_API kf_backend_t kf_device_backend(int type);
/* The device type of a backend component, or -1 when no device type has it. */
KF_API int kf_backend_device(kf_backend_t backend);
/* The dispatch key of a tensor with this element type and layout on this device type, such as CPU,
 * SparseCUDA or QuantizedCPU. KF_ERR_NOT_IMPLEMENTED: the device has no such layout. KF_ERR_VALUE:
 * unknown layout. KF_ERR_INTERNAL: a device type that PyTorch keeps for old numbers only (mkldnn,
 * opengl, opencl, ideep). On failure *out_key is KF_KEY_Undefined. */
KF_API KF_MUST_USE kf_status_t kf_key_compute(kf_dtype_t dtype, kf_layout_t layout, int device_type,
                                              kf_key_t *out_key);
/* The device type that a runtime key belongs to: CPU, SparseCPU and AutogradCPU all give
 * KF_DEVICE_CPU. KF_ERR_VALUE, and *out_device_type is -1, when the key belongs to none. */
KF_API KF_MUST_USE kf_status_t kf_key_device(kf_key_t key, int *out_device_type);
/* The key to register kernels to for dense tensors of a device type: KF_DEVICE_CPU gives CPU.
 * KF_ERR_VALUE, and *out_key is KF_KEY_Undefined, for device types without such a key. */
KF_API KF_MUST_USE kf_status_t kf_key_of_device_type(int device_type, kf_key_t *out_key);

#ifdef __cplusplus
}
#endif
#endif
