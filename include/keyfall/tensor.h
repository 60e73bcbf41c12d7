/* tensor.h: element types, storages and tensors as plain data. Nothing here dispatches: these
 * functions read and write metadata; the operators are in ops.h.
 *
 * A tensor is a view of a storage: sizes, strides and an offset counted in elements, an element
 * type, and a keyset that follows from device, type and layout. Views share the storage and its
 * version counter. Everything may be read from several threads at once; writing to one tensor's
 * metadata from two threads is the caller's mistake. */
#ifndef KEYFALL_TENSOR_H
#define KEYFALL_TENSOR_H

#include <keyfall/value.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Element types ------------------------------------------------------------------------ */

/* Bytes of one element; 0 for a number that is no type. */
KF_API size_t kf_dtype_size(kf_dtype_t dtype);
KF_API bool kf_dtype_is_floating(kf_dtype_t dtype);
KF_API bool kf_dtype_is_complex(kf_dtype_t dtype);
KF_API bool kf_dtype_is_integral(kf_dtype_t dtype, bool include_bool);
KF_API bool kf_dtype_is_signed(kf_dtype_t dtype);
/* True for the types that tensors of this build can hold. */
KF_API bool kf_dtype_is_supported(kf_dtype_t dtype);
/* complex64 → float32 and the reverse; others stay (float types) or are KF_DTYPE_COUNT. */
KF_API kf_dtype_t kf_dtype_to_real(kf_dtype_t dtype);
KF_API kf_dtype_t kf_dtype_to_complex(kf_dtype_t dtype);
/* The type that holds both, as PyTorch's table has it; KF_ERR_RUNTIME where it has none. */
KF_API KF_MUST_USE kf_status_t kf_dtype_promote(kf_dtype_t a, kf_dtype_t b, kf_dtype_t *out_dtype);
/* A result of type `from` may be written to a tensor of type `to`. */
KF_API bool kf_dtype_can_cast(kf_dtype_t from, kf_dtype_t to);
/* What factories make when not told a type, and what integers become in floating functions. */
KF_API kf_dtype_t kf_default_dtype(void);
KF_API KF_MUST_USE kf_status_t kf_set_default_dtype(kf_dtype_t dtype); /* floating types only */
/* "Float", "Long", "ComplexDouble": the names that error messages use. */
KF_API const char *kf_dtype_class_name(kf_dtype_t dtype);
/* "float", "long int", "c10::Half": the names of C++, which some of PyTorch's messages use. */
KF_API const char *kf_dtype_plain_name(kf_dtype_t dtype);

/* ---- Memory ------------------------------------------------------------------------------- */

/* Where the bytes of a device's storages come from. `alloc` stores the address (a device's own,
 * never read by the core unless the device is the CPU) and may store a word of its own in
 * *out_block, which `free` gets back. It reports failure by a status. */
typedef struct kf_memory {
  uint32_t struct_size;
  uint32_t reserved;
  void *context;
  kf_status_t (*alloc)(void *context, kf_device_t device, size_t size, void **out_data,
                       void **out_block);
  void (*free)(void *context, kf_device_t device, void *data, size_t size, void *block);
  /* Optional: copies within the device, which resizing a storage that holds something needs. */
  kf_status_t (*copy)(void *context, kf_device_t device, void *to, const void *from, size_t size);
} kf_memory_t;

/* Sets how storages of this device type are made from now on (copied); NULL takes it away, or
 * restores the built-in one for the CPU. Storages keep the memory that they were made with. */
KF_API KF_MUST_USE kf_status_t kf_device_set_memory(int device_type, const kf_memory_t *memory);
/* Whether storages can be made on devices of this type: always on the CPU and on meta, on others
 * while they have memory. False for numbers that are no device type. */
KF_API bool kf_device_has_memory(int device_type);
/* Small and large blocks that were freed are kept for reuse; this gives them back (those of other
 * threads are left to them) and returns how many bytes that were. */
KF_API size_t kf_memory_trim(void);
/* Bytes that storages on the CPU hold now, and the most that they ever held. What other threads did
 * lately with small storages may not be counted yet. */
KF_API size_t kf_memory_in_use(void);
KF_API size_t kf_memory_peak(void);

/* ---- Storages ----------------------------------------------------------------------------- */

typedef void (*kf_deleter_fn)(void *context, void *data);

/* New memory of the device; contents are undefined. KF_ERR_NO_MEMORY names the size;
 * KF_ERR_NO_DEVICE, whose message starts with the device, says that nobody added its type (for a
 * device that was registered but has no memory it is KF_ERR_NOT_IMPLEMENTED). */
KF_API KF_MUST_USE kf_status_t kf_storage_create(kf_device_t device, size_t size,
                                                 kf_storage_t **out_storage);
/* Memory that somebody else made; `deleter` (optional) runs when the last tensor is gone. Not
 * resizable. `data` NULL: there is no memory, and any access to it is an error
 * (KF_STORAGE_THROW_ON_DATA); the storage says only who shares it. */
KF_API KF_MUST_USE kf_status_t kf_storage_wrap(kf_device_t device, void *data, size_t size,
                                               kf_deleter_fn deleter, void *context,
                                               kf_storage_t **out_storage);
KF_API void kf_storage_retain(kf_storage_t *storage);
KF_API void kf_storage_release(kf_storage_t *storage);
KF_API size_t kf_storage_size(const kf_storage_t *storage); /* bytes */
KF_API kf_device_t kf_storage_device(const kf_storage_t *storage);
KF_API const void *kf_storage_data(const kf_storage_t *storage);
/* For writing: fails or warns as the flags below say. */
KF_API KF_MUST_USE kf_status_t kf_storage_mutable_data(kf_storage_t *storage, void **out_data);
KF_API bool kf_storage_is_resizable(const kf_storage_t *storage);
/* Somebody outside keeps addresses of the memory: it stays where it is, and is resizable no more.
 */
KF_API void kf_storage_pin(kf_storage_t *storage);
/* Keeps the common part of the contents. KF_ERR_RUNTIME when not resizable. */
KF_API KF_MUST_USE kf_status_t kf_storage_resize(kf_storage_t *storage, size_t size);

typedef enum kf_storage_flag {
  KF_STORAGE_THROW_ON_MUTABLE_DATA = 1, /* mutable access is an error */
  KF_STORAGE_WARN_ON_MUTABLE_DATA = 2,  /* mutable access warns once for each storage */
  KF_STORAGE_THROW_ON_DATA = 4,         /* any access to the data is an error */
  KF_STORAGE_READ_ONLY = 8              /* imported as read-only: writing is an error */
} kf_storage_flag_t;
KF_API void kf_storage_set_flag(kf_storage_t *storage, kf_storage_flag_t flag, bool on);
KF_API bool kf_storage_has_flag(const kf_storage_t *storage, kf_storage_flag_t flag);

/* ---- Making tensors ----------------------------------------------------------------------- */

/* Lists written in place: kf_tensor_new(dtype, device, KF_INTS(2, 3), &out), KF_TENSORS(a, b). They
 * have at least one element; kf_no_ints gives the empty list. In C the elements live until the end
 * of the enclosing block. In C++ they live until the end of the full expression, so write the list
 * where it is passed, and do not keep the span in a variable. */
#ifdef __cplusplus
extern "C++" {
template <size_t count>
struct kf_int_items {
  int64_t items[count];
  kf_int_span_t span() const { return {items, count}; }
};
/* Integers of any type are converted, as C does. */
template <typename... integers>
constexpr kf_int_items<sizeof...(integers)> kf_int_items_of(integers... values) {
  return {{static_cast<int64_t>(values)...}};
}
template <size_t count>
constexpr kf_tensor_span_t kf_tensor_span_of(kf_tensor_t *const (&&items)[count]) {
  return {items, count};
}
}
#define KF_INTS(...) (kf_int_items_of(__VA_ARGS__).span())
#define KF_TENSORS(...) (kf_tensor_span_of({__VA_ARGS__}))
#else
#define KF_INTS(...)                               \
  ((kf_int_span_t){(const int64_t[]){__VA_ARGS__}, \
                   sizeof((const int64_t[]){__VA_ARGS__}) / sizeof(int64_t)})
#define KF_TENSORS(...)                                    \
  ((kf_tensor_span_t){(kf_tensor_t *const[]){__VA_ARGS__}, \
                      sizeof((kf_tensor_t *const[]){__VA_ARGS__}) / sizeof(kf_tensor_t *)})
#endif
/* The empty list, which is not None. */
KF_INLINE kf_int_span_t kf_no_ints(void) {
  static const int64_t nothing = 0;
  kf_int_span_t span = {&nothing, 0};
  return span;
}

/* A strided tensor over `storage`. `strides.data` NULL: contiguous. Sizes must not be negative,
 * and the storage must reach as far as they say; else KF_ERR_RUNTIME. */
KF_API KF_MUST_USE kf_status_t kf_tensor_create(kf_storage_t *storage, kf_dtype_t dtype,
                                                kf_int_span_t sizes, kf_int_span_t strides,
                                                int64_t offset, kf_tensor_t **out_tensor);
/* New memory, undefined contents. The operator kf_empty does the same through the dispatcher. */
KF_API KF_MUST_USE kf_status_t kf_tensor_new(kf_dtype_t dtype, kf_device_t device,
                                             kf_int_span_t sizes, kf_tensor_t **out_tensor);
KF_API KF_MUST_USE kf_status_t kf_tensor_new_strided(kf_dtype_t dtype, kf_device_t device,
                                                     kf_int_span_t sizes, kf_int_span_t strides,
                                                     kf_tensor_t **out_tensor);
/* A CPU tensor with a copy of packed data, or over the caller's data. */
KF_API KF_MUST_USE kf_status_t kf_tensor_from_data(const void *data, kf_dtype_t dtype,
                                                   kf_int_span_t sizes, kf_tensor_t **out_tensor);
KF_API KF_MUST_USE kf_status_t kf_tensor_from_blob(void *data, kf_dtype_t dtype,
                                                   kf_int_span_t sizes, kf_int_span_t strides,
                                                   kf_deleter_fn deleter, void *context,
                                                   kf_tensor_t **out_tensor);
/* Another tensor over the same storage with the same metadata and version counter. */
KF_API KF_MUST_USE kf_status_t kf_tensor_alias(kf_tensor_t *tensor, kf_tensor_t **out_tensor);
/* Another tensor over the same storage, type and version counter, with its own geometry; the
 * storage must reach as far as that says. This is what every view is made of. */
KF_API KF_MUST_USE kf_status_t kf_tensor_view(kf_tensor_t *tensor, kf_int_span_t sizes,
                                              kf_int_span_t strides, int64_t offset,
                                              kf_tensor_t **out_tensor);
KF_INLINE void kf_tensor_retain(kf_tensor_t *tensor) { kf_object_retain(tensor); }
KF_INLINE void kf_tensor_release(kf_tensor_t *tensor) { kf_object_release(tensor); }

/* ---- Reading metadata --------------------------------------------------------------------- */

/* All of these may be asked of the undefined tensor: 0 dimensions, 0 elements, no storage. */
KF_API bool kf_tensor_is_defined(const kf_tensor_t *tensor);
KF_API int64_t kf_tensor_dim(const kf_tensor_t *tensor);
KF_API int64_t kf_tensor_numel(const kf_tensor_t *tensor);
KF_API kf_int_span_t kf_tensor_sizes(const kf_tensor_t *tensor);
KF_API kf_int_span_t kf_tensor_strides(const kf_tensor_t *tensor);
/* A negative dimension counts from the end; KF_ERR_INDEX outside. */
KF_API KF_MUST_USE kf_status_t kf_tensor_size(const kf_tensor_t *tensor, int64_t dim,
                                              int64_t *out_size);
KF_API KF_MUST_USE kf_status_t kf_tensor_stride(const kf_tensor_t *tensor, int64_t dim,
                                                int64_t *out_stride);
KF_API int64_t kf_tensor_storage_offset(const kf_tensor_t *tensor);
KF_API kf_storage_t *kf_tensor_storage(const kf_tensor_t *tensor); /* borrowed; NULL: undefined */
KF_API kf_dtype_t kf_tensor_dtype(const kf_tensor_t *tensor);
KF_API size_t kf_tensor_itemsize(const kf_tensor_t *tensor);
KF_API kf_device_t kf_tensor_device(const kf_tensor_t *tensor);
KF_API kf_layout_t kf_tensor_layout(const kf_tensor_t *tensor);
KF_API kf_keyset_t kf_tensor_keys(const kf_tensor_t *tensor);
KF_API bool kf_tensor_is_contiguous(const kf_tensor_t *tensor, kf_memory_format_t format);
KF_API bool kf_tensor_is_dense(const kf_tensor_t *tensor); /* no gaps, no overlap, any order */
/* channels_last where the strides say so, else contiguous. */
KF_API kf_memory_format_t kf_tensor_memory_format(const kf_tensor_t *tensor);
/* Same storage and overlapping bytes may exist (a conservative answer). */
KF_API bool kf_tensor_shares_storage(const kf_tensor_t *a, const kf_tensor_t *b);

/* The first element. NULL when there is none, or where the storage refuses access (then an error
 * is recorded). */
KF_API const void *kf_tensor_data(const kf_tensor_t *tensor);
KF_API KF_MUST_USE kf_status_t kf_tensor_mutable_data(kf_tensor_t *tensor, void **out_data);

/* ---- State besides geometry --------------------------------------------------------------- */

/* How often the storage was written through this tensor or its views. An inference tensor has no
 * counter: KF_ERR_RUNTIME. */
KF_API KF_MUST_USE kf_status_t kf_tensor_version(const kf_tensor_t *tensor, uint32_t *out_version);
KF_API KF_MUST_USE kf_status_t kf_tensor_bump_version(kf_tensor_t *tensor);
KF_API bool kf_tensor_is_inference(const kf_tensor_t *tensor);
/* The conjugate and negative bits are dispatch keys: the memory holds the conjugate (negative) of
 * what the tensor means. */
KF_API bool kf_tensor_is_conj(const kf_tensor_t *tensor);
KF_API bool kf_tensor_is_neg(const kf_tensor_t *tensor);
KF_API KF_MUST_USE kf_status_t kf_tensor_set_conj(kf_tensor_t *tensor, bool on);
KF_API KF_MUST_USE kf_status_t kf_tensor_set_neg(kf_tensor_t *tensor, bool on);
/* A number that became a tensor on its way into an operator: takes part in type promotion as a
 * number does. */
KF_API bool kf_tensor_is_wrapped_number(const kf_tensor_t *tensor);
KF_API void kf_tensor_set_wrapped_number(kf_tensor_t *tensor, bool on);

/* Changes geometry in place, for resize_, as_strided_, t_ and their like; the storage is not
 * touched and must reach far enough. */
KF_API KF_MUST_USE kf_status_t kf_tensor_set_geometry(kf_tensor_t *tensor, kf_int_span_t sizes,
                                                      kf_int_span_t strides, int64_t offset);
/* Puts another storage, of the same device, under the tensor; it keeps its version counter. */
KF_API KF_MUST_USE kf_status_t kf_tensor_set_storage(kf_tensor_t *tensor, kf_storage_t *storage,
                                                     kf_int_span_t sizes, kf_int_span_t strides,
                                                     int64_t offset);
/* A version counter of its own, starting at 0 (what `x.data` gives). */
KF_API KF_MUST_USE kf_status_t kf_tensor_detach_version(kf_tensor_t *tensor);

/* Counts writes together with `with` from now on, whose storage it need not share; `with` gets a
 * counter of its own for that, which goes on where it is. Not for inference tensors: they count
 * nothing, and nothing happens. */
KF_API KF_MUST_USE kf_status_t kf_tensor_share_version(kf_tensor_t *tensor, kf_tensor_t *with);

/* ---- Printing ----------------------------------------------------------------------------- */

typedef struct kf_print_options {
  uint32_t struct_size;
  int32_t precision;  /* digits after the point: 4 */
  int64_t threshold;  /* more elements than this are summarised: 1000 */
  int64_t edge_items; /* shown at each end of a summarised dimension: 3 */
  int32_t line_width; /* 80 */
  int32_t sci_mode;   /* 1 and 0 force it on and off; -1: where the numbers ask for it */
} kf_print_options_t;
KF_API void kf_get_print_options(kf_print_options_t *out_options);
KF_API KF_MUST_USE kf_status_t kf_set_print_options(const kf_print_options_t *options);
/* An owned text (kf_free): tensor([[1., 2.], [3., 4.]]), as PyTorch prints it. `options` NULL: the
 * process-wide ones. */
KF_API KF_MUST_USE kf_status_t kf_tensor_to_text(const kf_tensor_t *tensor,
                                                 const kf_print_options_t *options,
                                                 char **out_text);

#ifdef __cplusplus
}
#endif
#endif
