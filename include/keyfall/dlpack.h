/* dlpack.h: exchange of tensors with other libraries without a copy, by the DLPack protocol.
 *
 *   kf_dlpack_versioned_t *managed = NULL;
 *   if (kf_tensor_to_dlpack(x, false, &managed) == KF_OK) {
 *     consume((struct DLManagedTensorVersioned *)managed);    the consumer calls managed->deleter
 *   }
 *
 * The structs have the layout of DLPack 1.3 (every 1.x is the same, except for codes that were
 * added). They have names of their own, so that this header can be included along with dlpack.h;
 * cast pointers between the two.
 *
 * Ownership: the exporter keeps the memory alive until the deleter of the exported struct is
 * called. The importer calls the deleter once, from any thread. A successful import takes this duty
 * over; after a failed import, the struct still belongs to the caller.
 *
 * Errors: KF_ERR_BUFFER: the tensor cannot be described in DLPack, or the description cannot be a
 * tensor here. KF_ERR_VALUE, KF_ERR_RUNTIME: the description is wrong. KF_ERR_ABI: a newer major
 * version. KF_ERR_MISUSE: NULL. KF_ERR_NO_MEMORY. Out pointers are NULL on failure. */
#ifndef KEYFALL_DLPACK_H
#define KEYFALL_DLPACK_H

#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version that exports state. */
enum { KF_DLPACK_MAJOR = 1, KF_DLPACK_MINOR = 3 };

/* DLDeviceType: the devices that can be exchanged. Others give KF_ERR_BUFFER. */
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

/* DLDataTypeCode: the type codes that can be exchanged. Others give KF_ERR_BUFFER. */
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

/* Flags of the versioned struct. */
enum kf_dlpack_flags {
  KF_DLPACK_READ_ONLY = 1,             /* the consumer must not write */
  KF_DLPACK_IS_COPIED = 2,             /* nobody else uses the memory */
  KF_DLPACK_IS_SUBBYTE_TYPE_PADDED = 4 /* not set and not read here */
};

/* DLPackVersion. Structs of the same major version are compatible. */
typedef struct kf_dlpack_version {
  uint32_t major;
  uint32_t minor;
} kf_dlpack_version_t;

/* DLDevice. */
typedef struct kf_dlpack_device {
  int32_t type; /* kf_dlpack_device_type_t */
  int32_t id;
} kf_dlpack_device_t;

/* DLDataType. */
typedef struct kf_dlpack_dtype {
  uint8_t code;   /* kf_dlpack_type_code_t */
  uint8_t bits;   /* of one lane */
  uint16_t lanes; /* always 1 here */
} kf_dlpack_dtype_t;

/* DLTensor: describes memory, owns nothing. Imports accept NULL strides for a contiguous tensor;
 * exports always have strides. */
typedef struct kf_dlpack_tensor {
  void *data; /* NULL when there are no elements */
  kf_dlpack_device_t device;
  int32_t ndim;
  kf_dlpack_dtype_t dtype;
  int64_t *shape;       /* `ndim` sizes */
  int64_t *strides;     /* `ndim` strides, counted in elements */
  uint64_t byte_offset; /* of the first element, from `data` */
} kf_dlpack_tensor_t;

/* DLManagedTensor: the struct of DLPack before version 1.0. It has no flags, so it cannot say that
 * memory is read-only. */
typedef struct kf_dlpack_unversioned {
  kf_dlpack_tensor_t tensor;
  void *context;                                       /* for the deleter */
  void (*deleter)(struct kf_dlpack_unversioned *self); /* may be NULL */
} kf_dlpack_unversioned_t;

/* DLManagedTensorVersioned. */
typedef struct kf_dlpack_versioned {
  kf_dlpack_version_t version;
  void *context;                                     /* for the deleter */
  void (*deleter)(struct kf_dlpack_versioned *self); /* may be NULL */
  uint64_t flags;                                    /* kf_dlpack_flags */
  kf_dlpack_tensor_t tensor;
} kf_dlpack_versioned_t;

/* ---- Out ---------------------------------------------------------------------------------- */

/* Exports a tensor: describes its memory, or with `copy` that of a new dense copy (CPU only;
 * KF_DLPACK_IS_COPIED is set). The caller owns *out_managed, and passes it to a consumer or calls
 * its deleter. The export keeps the storage alive, not the tensor, and pins it (kf_storage_pin).
 *
 * Memory that was imported as read-only is exported as read-only. The unversioned struct cannot say
 * so: there it is KF_ERR_BUFFER. Undefined tensors and tensors with the conjugate or negative bit
 * are refused (KF_ERR_BUFFER): resolve the bits first. A storage that forbids writing is
 * KF_ERR_RUNTIME. */
KF_API KF_MUST_USE kf_status_t kf_tensor_to_dlpack(kf_tensor_t *tensor, bool copy,
                                                   kf_dlpack_versioned_t **out_managed);
KF_API KF_MUST_USE kf_status_t kf_tensor_to_dlpack_unversioned(
    kf_tensor_t *tensor, bool copy, kf_dlpack_unversioned_t **out_managed);
/* The device that an export of this tensor states. KF_ERR_BUFFER: DLPack has no such device, or the
 * tensor is undefined. */
KF_API KF_MUST_USE kf_status_t kf_tensor_dlpack_device(const kf_tensor_t *tensor,
                                                       kf_dlpack_device_t *out_device);

/* ---- In ----------------------------------------------------------------------------------- */

/* Imports a tensor over the described memory, without a copy. On success the tensor's storage owns
 * `managed` and calls its deleter (which may be NULL) when it dies; on failure `managed` still
 * belongs to the caller. Type, device, number of dimensions, sizes, strides, alignment and version
 * are checked. The size of the memory cannot be checked. Memory marked as read-only gets
 * KF_STORAGE_READ_ONLY: writing to it is an error. */
KF_API KF_MUST_USE kf_status_t kf_tensor_from_dlpack(kf_dlpack_versioned_t *managed,
                                                     kf_tensor_t **out_tensor);
KF_API KF_MUST_USE kf_status_t kf_tensor_from_dlpack_unversioned(kf_dlpack_unversioned_t *managed,
                                                                 kf_tensor_t **out_tensor);

/* ---- The exchange table ------------------------------------------------------------------- */

/* DLPackExchangeAPIHeader. */
typedef struct kf_dlpack_exchange_header {
  kf_dlpack_version_t version;
  struct kf_dlpack_exchange_header *previous; /* table of an older major version; NULL here */
} kf_dlpack_exchange_header_t;

/* DLPackExchangeAPI: a table of functions for consumers that exchange many tensors. Here an
 * "object" is a kf_tensor_t; the Python package has a table of its own for its objects. The
 * functions return 0, or -1 with the thread's error record filled. All are thread-safe. */
typedef struct kf_dlpack_exchange {
  kf_dlpack_exchange_header_t header;
  /* Allocates a contiguous tensor with the type, shape and device of `prototype`, undefined
   * contents. On failure set_error (may be NULL) gets the name of a Python exception and a
   * message. */
  int (*allocate)(kf_dlpack_tensor_t *prototype, kf_dlpack_versioned_t **out_managed,
                  void *error_context,
                  void (*set_error)(void *error_context, const char *kind, const char *message));
  /* kf_tensor_to_dlpack without a copy. */
  int (*managed_from_object)(void *object, kf_dlpack_versioned_t **out_managed);
  /* kf_tensor_from_dlpack: owns `managed` on success. The object is a new reference. */
  int (*managed_to_object)(kf_dlpack_versioned_t *managed, void **out_object);
  /* Describes an object without taking ownership: valid while the object lives and its geometry
   * does not change. Fails for read-only memory, which the description could not state. */
  int (*tensor_from_object)(void *object, kf_dlpack_tensor_t *out_tensor);
  /* Always the default stream: stores NULL. */
  int (*current_work_stream)(int32_t device_type, int32_t device_id, void **out_stream);
} kf_dlpack_exchange_t;

/* The table. Static, never NULL. */
KF_API const kf_dlpack_exchange_t *kf_dlpack_exchange_table(void);

#ifdef __cplusplus
}
#endif
#endif
