/* dlpack.h: exchange of tensors with other libraries without copying, by the DLPack protocol.
 *
 * The structs are laid out as version 1.3 of DLPack has them (every 1.x is the same but for codes
 * that were added), under names of our own, so that this header can be included beside dlpack.h:
 * pointers to the structs of either are converted by a cast.
 *
 * Who exports a tensor keeps its memory alive until the deleter of what was exported is called,
 * which the importing library does once, from any thread. Who imports takes that duty over when the
 * import succeeds; when it fails, what was to be imported is still the caller's.
 *
 * KF_ERR_BUFFER: the tensor cannot be described in DLPack, or what was described cannot be a tensor
 * here. KF_ERR_VALUE: the description is wrong. KF_ERR_ABI: of another major version. */
#ifndef KEYFALL_DLPACK_H
#define KEYFALL_DLPACK_H

#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

enum { KF_DLPACK_MAJOR = 1, KF_DLPACK_MINOR = 3 };

/* Device types; those that are not listed are not known here. */
typedef enum kf_dlpack_device_type {
  KF_DLPACK_CPU = 1,
  KF_DLPACK_CUDA = 2,
  KF_DLPACK_VULKAN = 7,
  KF_DLPACK_METAL = 8,
  KF_DLPACK_ROCM = 10,
  KF_DLPACK_EXT_DEV = 12, /* PrivateUse1 */
  KF_DLPACK_ONEAPI = 14,
  KF_DLPACK_MAIA = 17
} kf_dlpack_device_type_t;

/* Type codes; those that are not listed are not known here. */
typedef enum kf_dlpack_type_code {
  KF_DLPACK_INT = 0,
  KF_DLPACK_UINT = 1,
  KF_DLPACK_FLOAT = 2,
  KF_DLPACK_BFLOAT = 4,
  KF_DLPACK_COMPLEX = 5,
  KF_DLPACK_BOOL = 6,
  KF_DLPACK_FLOAT8_E4M3FN = 10,
  KF_DLPACK_FLOAT8_E4M3FNUZ = 11,
  KF_DLPACK_FLOAT8_E5M2 = 12,
  KF_DLPACK_FLOAT8_E5M2FNUZ = 13,
  KF_DLPACK_FLOAT8_E8M0FNU = 14
} kf_dlpack_type_code_t;

enum kf_dlpack_flags {
  KF_DLPACK_READ_ONLY = 1,
  KF_DLPACK_IS_COPIED = 2, /* the memory is nobody else's */
  KF_DLPACK_IS_SUBBYTE_TYPE_PADDED = 4
};

typedef struct kf_dlpack_version {
  uint32_t major;
  uint32_t minor;
} kf_dlpack_version_t;

typedef struct kf_dlpack_device {
  int32_t type;
  int32_t id;
} kf_dlpack_device_t;

typedef struct kf_dlpack_dtype {
  uint8_t code;
  uint8_t bits;
  uint16_t lanes;
} kf_dlpack_dtype_t;

/* DLTensor. Strides count elements; NULL stands for contiguous, which we read, and never write. */
typedef struct kf_dlpack_tensor {
  void *data;
  kf_dlpack_device_t device;
  int32_t ndim;
  kf_dlpack_dtype_t dtype;
  int64_t *shape;
  int64_t *strides;
  uint64_t byte_offset;
} kf_dlpack_tensor_t;

/* DLManagedTensor, which libraries spoke before version 1.0. */
typedef struct kf_dlpack_unversioned {
  kf_dlpack_tensor_t tensor;
  void *context;
  void (*deleter)(struct kf_dlpack_unversioned *self); /* may be NULL */
} kf_dlpack_unversioned_t;

/* DLManagedTensorVersioned. */
typedef struct kf_dlpack_versioned {
  kf_dlpack_version_t version;
  void *context;
  void (*deleter)(struct kf_dlpack_versioned *self); /* may be NULL */
  uint64_t flags;
  kf_dlpack_tensor_t tensor;
} kf_dlpack_versioned_t;

/* ---- Out ---------------------------------------------------------------------------------- */

/* Describes the tensor's memory, or with `copy` that of a new dense copy of it (on the CPU only).
 * Memory that was imported as read-only is exported as read-only; the unversioned form cannot say
 * that and refuses. Tensors with the conjugate or the negative bit are refused: resolve them first.
 * The caller owns the result and gives it to somebody, or calls its deleter. */
KF_API KF_MUST_USE kf_status_t kf_tensor_to_dlpack(kf_tensor_t *tensor, bool copy,
                                                   kf_dlpack_versioned_t **out_managed);
KF_API KF_MUST_USE kf_status_t kf_tensor_to_dlpack_unversioned(
    kf_tensor_t *tensor, bool copy, kf_dlpack_unversioned_t **out_managed);
/* The device that the functions above would name. */
KF_API KF_MUST_USE kf_status_t kf_tensor_dlpack_device(const kf_tensor_t *tensor,
                                                       kf_dlpack_device_t *out_device);

/* ---- In ----------------------------------------------------------------------------------- */

/* A tensor over that memory. Everything in the description is checked except for what cannot be:
 * that the memory is as large as shape and strides say. What was marked as read-only gets
 * KF_STORAGE_READ_ONLY. On success the tensor owns `managed`. */
KF_API KF_MUST_USE kf_status_t kf_tensor_from_dlpack(kf_dlpack_versioned_t *managed,
                                                     kf_tensor_t **out_tensor);
KF_API KF_MUST_USE kf_status_t kf_tensor_from_dlpack_unversioned(kf_dlpack_unversioned_t *managed,
                                                                 kf_tensor_t **out_tensor);

/* ---- The exchange table ------------------------------------------------------------------- */

typedef struct kf_dlpack_exchange_header {
  kf_dlpack_version_t version;
  struct kf_dlpack_exchange_header *previous; /* table of an older major version; NULL */
} kf_dlpack_exchange_header_t;

/* DLPackExchangeAPI. Here an "object" is a kf_tensor_t; the Python package has a table of its own
 * for its objects. Functions return 0, or -1 with the thread's error record filled. */
typedef struct kf_dlpack_exchange {
  kf_dlpack_exchange_header_t header;
  /* New memory for a tensor like `prototype`, of which type, shape and device count. On failure
   * set_error gets the name of a Python exception and a message. */
  int (*allocate)(kf_dlpack_tensor_t *prototype, kf_dlpack_versioned_t **out_managed,
                  void *error_context,
                  void (*set_error)(void *error_context, const char *kind, const char *message));
  int (*managed_from_object)(void *object, kf_dlpack_versioned_t **out_managed);
  /* Takes `managed` over when it succeeds, as kf_tensor_from_dlpack does. */
  int (*managed_to_object)(kf_dlpack_versioned_t *managed, void **out_object);
  /* Describes the object for as long as its geometry stays as it is and it is alive. */
  int (*tensor_from_object)(void *object, kf_dlpack_tensor_t *out_tensor);
  /* Always the default stream, NULL. */
  int (*current_work_stream)(int32_t device_type, int32_t device_id, void **out_stream);
} kf_dlpack_exchange_t;

KF_API const kf_dlpack_exchange_t *kf_dlpack_exchange_table(void);

#ifdef __cplusplus
}
#endif
#endif
