/* tensor.h: element types, storages and tensors as plain data. Nothing here dispatches: these
 * functions read and write metadata; the operators are in ops.h.
 *
 * A tensor is a view of a storage: sizes, strides and an offset (counted in elements), an element
 * type, and a key set that follows from device, type and layout. Views share the storage and its
 * version counter.
 *
 *   kf_tensor_t *x = NULL;
 *   const float data[] = {1, 2, 3, 4, 5, 6};
 *   if (kf_tensor_from_data(data, KF_DTYPE_FLOAT32, KF_INTS(2, 3), &x) == KF_OK)
 *     printf("%zu dimensions\n", kf_tensor_sizes(x).size);
 *   kf_tensor_release(x);                                       NULL is fine
 *
 * Several threads may read one tensor at once. Changing the metadata of a tensor while another
 * thread uses it is a data race, and so is writing to its elements. Reference counts are
 * thread-safe. */
#ifndef KEYFALL_TENSOR_H
#define KEYFALL_TENSOR_H

#include <keyfall/device.h>
#include <keyfall/value.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Element types ------------------------------------------------------------------------ */

/* Bytes of one element; 0 for an unknown type. */
KF_API size_t kf_dtype_size(kf_dtype_t dtype);
/* Kinds of types. 8-bit and 4-bit floats count as floating. Integral types have 8 to 64 bits; bool
 * is integral only with `include_bool`. All are false for an unknown type. */
KF_API bool kf_dtype_is_floating(kf_dtype_t dtype);
KF_API bool kf_dtype_is_complex(kf_dtype_t dtype);
KF_API bool kf_dtype_is_integral(kf_dtype_t dtype, bool include_bool);
KF_API bool kf_dtype_is_signed(kf_dtype_t dtype);
/* True for the types that tensors of this build can have. The other types have a name and a size
 * only. */
KF_API bool kf_dtype_is_supported(kf_dtype_t dtype);
/* complex64 → float32, and float32 → complex64. A type that already is real floating (complex)
 * stays as it is; KF_DTYPE_COUNT when there is no counterpart. */
KF_API kf_dtype_t kf_dtype_to_real(kf_dtype_t dtype);
KF_API kf_dtype_t kf_dtype_to_complex(kf_dtype_t dtype);
/* The type that an operation on both types computes in, by PyTorch's promotion table.
 * KF_ERR_RUNTIME: the table has no entry for the pair. KF_ERR_VALUE: an unknown type. On
 * failure *out_dtype is KF_DTYPE_COUNT. */
KF_API KF_MUST_USE kf_status_t kf_dtype_promote(kf_dtype_t a, kf_dtype_t b, kf_dtype_t *out_dtype);
/* Whether a result of type `from` may be stored in an out= or in-place tensor of type `to`: not
 * from complex to real, not from floating to integral, not from anything else to bool. */
KF_API bool kf_dtype_can_cast(kf_dtype_t from, kf_dtype_t to);
/* The type that factories use when none is given, and that floating functions convert integers to.
 * Process-wide; float32 at first. Setting it: KF_ERR_TYPE for a type that is not floating (8-bit
 * floats are refused, too). */
KF_API kf_dtype_t kf_default_dtype(void);
KF_API KF_MUST_USE kf_status_t kf_set_default_dtype(kf_dtype_t dtype);
/* "Float", "Long", "ComplexDouble": the names that error messages use. Static; "Undefined" for a
 * unknown type number. */
KF_API const char *kf_dtype_class_name(kf_dtype_t dtype);
/* "float", "long int", "c10::Half": the names of C++, which some of PyTorch's messages use.
 * Static. */
KF_API const char *kf_dtype_plain_name(kf_dtype_t dtype);

/* ---- Memory ------------------------------------------------------------------------------- */

/* Whether empty and its like, and resize_, fill new memory with values that are easily seen (NaN,
 * the greatest integer, true), so that programs which read it get the same in every run.
 * Process-wide; false at first. */
KF_API bool kf_fills_uninitialized(void);
KF_API void kf_set_fill_uninitialized(bool fills);

/* Freed blocks of CPU memory are cached for reuse. This returns the cached blocks to the allocator
 * and returns their size in bytes. Blocks cached by other threads are left to those threads. */
KF_API size_t kf_memory_trim(void);
/* Bounds the cached blocks of more than 64 KB to `bytes`. By default (SIZE_MAX) as much is cached
 * as was in use within the last seconds, and nothing while the system is short of memory. Example:
 * kf_memory_set_cache_limit(256 << 20). */
KF_API void kf_memory_set_cache_limit(size_t bytes);
/* Bytes that storages on the CPU hold now, and the maximum so far. Recent changes of small storages
 * by other threads may not be counted yet. */
KF_API size_t kf_memory_in_use(void);
KF_API size_t kf_memory_peak(void);

/* ---- Storages ----------------------------------------------------------------------------- */

/* Called once when the last reference to a wrapped storage is gone, on the thread that released
 * it. */
typedef void (*kf_deleter_fn)(void *context, void *data);

/* A new storage of `size` bytes with undefined contents; the caller owns one reference. Sizes are
 * bytes. KF_ERR_NO_MEMORY: the message has the size. KF_ERR_NO_DEVICE: no plug-in has added a
 * device of this type; KF_ERR_NOT_IMPLEMENTED: the device is registered but has no memory
 * functions. KF_ERR_VALUE: unknown device type, or a size above INT64_MAX. *out_storage is NULL on
 * failure. */
KF_API KF_MUST_USE kf_status_t kf_storage_create(kf_device_t device, size_t size,
                                                 kf_storage_t **out_storage);
/* A storage over the caller's memory, which must stay valid until `deleter` (optional) is called
 * with `context` and `data`. Cannot be resized. With `data` NULL and a size above 0 the storage has
 * no memory: any access is an error (KF_STORAGE_THROW_ON_DATA), and it only tells which tensors
 * share it. KF_ERR_VALUE, KF_ERR_NO_MEMORY; on failure the deleter is not called. */
KF_API KF_MUST_USE kf_status_t kf_storage_wrap(kf_device_t device, void *data, size_t size,
                                               kf_deleter_fn deleter, void *context,
                                               kf_storage_t **out_storage);
/* Adds and releases a reference. NULL is fine. */
KF_API void kf_storage_retain(kf_storage_t *storage);
KF_API void kf_storage_release(kf_storage_t *storage);
KF_API size_t kf_storage_size(const kf_storage_t *storage); /* bytes */
KF_API kf_device_t kf_storage_device(const kf_storage_t *storage);
/* The first byte, for reading. Borrowed: valid until the storage is resized or released. NULL when
 * the size is 0, and, with KF_ERR_RUNTIME recorded, when the flags forbid access. */
KF_API const void *kf_storage_data(const kf_storage_t *storage);
/* The first byte, for writing; NULL when the size is 0. KF_ERR_RUNTIME, or a warning, as the flags
 * say. Does not count as a write for version counters: see kf_tensor_bump_version. */
KF_API KF_MUST_USE kf_status_t kf_storage_mutable_data(kf_storage_t *storage, void **out_data);
/* False for wrapped and pinned storages. */
KF_API bool kf_storage_is_resizable(const kf_storage_t *storage);
/* A new reference to what keeps the bytes at their address, also when the storage is resized or
 * freed: its own address may then be another one. To be called after kf_storage_mutable_data, which
 * ends the sharing of lazy clones. KF_ERR_NO_MEMORY; *out_keeper is NULL then. */
KF_API KF_MUST_USE kf_status_t kf_storage_keep_memory(kf_storage_t *storage,
                                                      kf_storage_t **out_keeper);
/* Makes the storage permanently not resizable, because somebody keeps addresses into its memory. */
KF_API void kf_storage_pin(kf_storage_t *storage);
/* Changes the size and keeps the contents up to the smaller of both sizes. Addresses obtained
 * before are invalid. Tensors that reach beyond the new size stay valid objects, but fail when
 * their data is used. KF_ERR_RUNTIME: not resizable. KF_ERR_VALUE, KF_ERR_NO_MEMORY, or the
 * device's error. */
KF_API KF_MUST_USE kf_status_t kf_storage_resize(kf_storage_t *storage, size_t size);
/* Moves the bytes of a storage to the memory of `lender`, which it keeps alive and pins; both are
 * on the CPU and have one size. All tensors of the storage are in the lender's memory from then on,
 * and writes to either storage are seen through both. *out_old holds the memory that the storage
 * had, for callers that know of addresses into it; NULL where the storage itself keeps that memory.
 * KF_ERR_VALUE: other devices or sizes, or memory that a device's interface gave. KF_ERR_RUNTIME:
 * the flags forbid access. KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_storage_borrow(kf_storage_t *storage, kf_storage_t *lender,
                                                 kf_storage_t **out_old);

/* A new storage with the bytes of `storage`, which share one memory until they are written to: the
 * one that is written to first copies them, and the last one keeps them without a copy. The address
 * of `storage` stays as it is until then. Functions and operators that write, and those that give
 * an address for writing, make the copy: kf_storage_mutable_data, kf_tensor_mutable_data,
 * kf_storage_resize, kf_storage_borrow, kf_tensor_to_dlpack. Addresses for writing that were
 * obtained before are invalid. Memory that others may write to (wrapped, borrowed or guarded
 * storages, and pinned ones that more than one reference holds) and memory of devices is copied at
 * once. Storages that share bytes may be used on different threads; the first write to one of them
 * must not run beside other uses of the same storage, nor may this function beside writes to
 * `storage`. KF_ERR_NO_MEMORY, KF_ERR_RUNTIME: the flags forbid access; or the device's error.
 * *out_clone is NULL on failure, and nothing has changed. */
KF_API KF_MUST_USE kf_status_t kf_storage_lazy_clone(kf_storage_t *storage,
                                                     kf_storage_t **out_clone);
/* Whether a write to the storage has to stop sharing first: it or its original is a lazy clone. */
KF_API bool kf_storage_is_cow(const kf_storage_t *storage);

/* A storage on the CPU whose memory comes from a device's pinned_allocate, or plain memory where
 * the device has no such function. It cannot be resized, and keeps the device's plug-in loaded.
 * KF_ERR_NO_DEVICE: the type has no interface. *out_storage is NULL on failure. */
KF_API KF_MUST_USE kf_status_t kf_storage_create_pinned(int device_type, size_t size,
                                                        kf_storage_t **out_storage);
/* Whether kf_storage_create_pinned made it, for devices of this type; -1: of any. */
KF_API bool kf_storage_is_pinned(const kf_storage_t *storage, int device_type);

/* Restrictions on access to a storage's memory. */
typedef enum kf_storage_flag {
  KF_STORAGE_THROW_ON_MUTABLE_DATA = 1, /* access for writing is an error */
  KF_STORAGE_WARN_ON_MUTABLE_DATA = 2,  /* access for writing warns, once per storage */
  KF_STORAGE_THROW_ON_DATA = 4,         /* any access is an error */
  KF_STORAGE_READ_ONLY = 8              /* imported as read-only: writing is an error */
} kf_storage_flag_t;

/* Sets or clears flags (several may be combined), and tells whether any of them is set.
 * Thread-safe. */
KF_API void kf_storage_set_flag(kf_storage_t *storage, kf_storage_flag_t flag, bool on);
KF_API bool kf_storage_has_flag(const kf_storage_t *storage, kf_storage_flag_t flag);

/* ---- Making tensors ----------------------------------------------------------------------- */

/* KF_INTS(2, 3) and KF_TENSORS(a, b): spans written as an argument, as in kf_tensor_new(dtype,
 * device, KF_INTS(2, 3), &out). They need at least one element; kf_no_ints() is the empty list. The
 * span borrows tensors. In C, arguments are evaluated once and the elements live until the end of
 * the enclosing block. In C++ they live until the end of the full expression: write the list where
 * it is passed, and do not store the span in a variable. */
#ifdef __cplusplus
extern "C++" {
template <size_t count>
struct kf_int_items {
  int64_t items[count];
  kf_int_span_t span() const { return {items, count}; }
};
/* Converts integers of any type, as C does. */
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
/* The empty list. It is not None: its address is not NULL. */
KF_INLINE kf_int_span_t kf_no_ints(void) {
  static const int64_t nothing = 0;
  kf_int_span_t span = {&nothing, 0};
  return span;
}

/* A strided tensor over `storage`, which it retains. The caller owns the result. `strides.data`
 * NULL: contiguous. `offset` counts elements.
 *
 * Functions that take a geometry check it: KF_ERR_RUNTIME when sizes, strides or the offset are
 * negative, when numbers of sizes and strides differ, when there are more than 128 dimensions, or
 * when the storage is too small; KF_ERR_MISUSE for sizes without data. An element type that this
 * build has no tensors for is KF_ERR_NOT_IMPLEMENTED, an unknown type KF_ERR_VALUE. In
 * addition: KF_ERR_MISUSE (storage NULL), KF_ERR_NO_MEMORY. *out_tensor is NULL on failure. */
KF_API KF_MUST_USE kf_status_t kf_tensor_create(kf_storage_t *storage, kf_dtype_t dtype,
                                                kf_int_span_t sizes, kf_int_span_t strides,
                                                int64_t offset, kf_tensor_t **out_tensor);
/* A tensor with new memory and undefined contents, contiguous or with the given strides (NULL:
 * contiguous). Errors as for kf_tensor_create and kf_storage_create. The operator kf_empty does the
 * same through the dispatcher. */
KF_API KF_MUST_USE kf_status_t kf_tensor_new(kf_dtype_t dtype, kf_device_t device,
                                             kf_int_span_t sizes, kf_tensor_t **out_tensor);
KF_API KF_MUST_USE kf_status_t kf_tensor_new_strided(kf_dtype_t dtype, kf_device_t device,
                                                     kf_int_span_t sizes, kf_int_span_t strides,
                                                     kf_tensor_t **out_tensor);
/* The same on the CPU, in memory of kf_storage_create_pinned for this device type; -1: the
 * accelerator's. KF_ERR_RUNTIME: there is no accelerator. */
KF_API KF_MUST_USE kf_status_t kf_tensor_new_pinned(int device_type, kf_dtype_t dtype,
                                                    kf_int_span_t sizes, kf_int_span_t strides,
                                                    kf_tensor_t **out_tensor);
/* A contiguous CPU tensor with a copy of the elements at `data`, packed in row-major order. `data`
 * may be NULL when there are no elements, otherwise KF_ERR_MISUSE. Errors as for kf_tensor_new. */
KF_API KF_MUST_USE kf_status_t kf_tensor_from_data(const void *data, kf_dtype_t dtype,
                                                   kf_int_span_t sizes, kf_tensor_t **out_tensor);

/* A CPU tensor over the caller's memory, without a copy. The memory must cover sizes and strides,
 * and stay valid until `deleter` (optional) is called with `context` and `data`. On failure the
 * deleter is not called. Errors as for kf_tensor_create. */
KF_API KF_MUST_USE kf_status_t kf_tensor_from_blob(void *data, kf_dtype_t dtype,
                                                   kf_int_span_t sizes, kf_int_span_t strides,
                                                   kf_deleter_fn deleter, void *context,
                                                   kf_tensor_t **out_tensor);
/* A new tensor over the same storage with the same metadata and version counter, for the caller to
 * own. Not tracked by autograd. KF_ERR_NO_MEMORY; an error for NULL and for the undefined
 * tensor. */
KF_API KF_MUST_USE kf_status_t kf_tensor_alias(kf_tensor_t *tensor, kf_tensor_t **out_tensor);
/* The same with another geometry, which the storage must cover (see kf_tensor_create). All view
 * operators are built on it. `strides.data` NULL: contiguous. */
KF_API KF_MUST_USE kf_status_t kf_tensor_view(kf_tensor_t *tensor, kf_int_span_t sizes,
                                              kf_int_span_t strides, int64_t offset,
                                              kf_tensor_t **out_tensor);
/* Adds and releases a reference. NULL is fine. Thread-safe. */
KF_INLINE void kf_tensor_retain(kf_tensor_t *tensor) { kf_object_retain(tensor); }
KF_INLINE void kf_tensor_release(kf_tensor_t *tensor) { kf_object_release(tensor); }

/* ---- Reading metadata --------------------------------------------------------------------- */

/* These accept the undefined tensor and NULL, which have 0 dimensions, 0 elements, no storage, and
 * the type KF_DTYPE_COUNT. kf_tensor_is_defined is false for both. */
KF_API bool kf_tensor_is_defined(const kf_tensor_t *tensor);
KF_API int64_t kf_tensor_dim(const kf_tensor_t *tensor);
KF_API int64_t kf_tensor_numel(const kf_tensor_t *tensor);
/* Sizes and strides, borrowed: valid until the tensor's geometry changes or it is released. */
KF_API kf_int_span_t kf_tensor_sizes(const kf_tensor_t *tensor);
KF_API kf_int_span_t kf_tensor_strides(const kf_tensor_t *tensor);
/* One size or stride. A negative dimension counts from the end. KF_ERR_INDEX: out of range. */
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
/* Whether the strides are exactly those of a memory format, ignoring dimensions of size 1. PRESERVE
 * counts as CONTIGUOUS; the channels-last formats need 4 or 5 dimensions. */
KF_API bool kf_tensor_is_contiguous(const kf_tensor_t *tensor, kf_memory_format_t format);
/* Whether the elements fill their memory without gaps and overlap, in any order of dimensions. */
KF_API bool kf_tensor_is_dense(const kf_tensor_t *tensor);
/* channels_last or channels_last_3d when the strides are ordered that way, otherwise contiguous. */
KF_API kf_memory_format_t kf_tensor_memory_format(const kf_tensor_t *tensor);
/* Whether two tensors have the same storage and the byte ranges they span overlap. Conservative:
 * true does not mean that they have an element in common. False when either has no elements. */
KF_API bool kf_tensor_shares_storage(const kf_tensor_t *a, const kf_tensor_t *b);

/* The first element, for reading. Borrowed: valid while the storage lives and is not resized. NULL
 * when there are no elements, and, with KF_ERR_RUNTIME recorded, when the tensor is undefined, its
 * storage forbids access, or the storage was made too small. */
KF_API const void *kf_tensor_data(const kf_tensor_t *tensor);

/* The first element, for writing; NULL when there are no elements. KF_ERR_RUNTIME in the same
 * cases, and when the storage forbids writing. A program that writes to the elements outside of an
 * operator counts the write with kf_tensor_bump_version. */
KF_API KF_MUST_USE kf_status_t kf_tensor_mutable_data(kf_tensor_t *tensor, void **out_data);

/* ---- State other than geometry ------------------------------------------------------------ */

/* The version counter: how often the storage was written through this tensor or its views. Autograd
 * compares it to detect that a saved tensor changed. KF_ERR_RUNTIME: an inference tensor, which has
 * no counter, or an undefined one. */
KF_API KF_MUST_USE kf_status_t kf_tensor_version(const kf_tensor_t *tensor, uint32_t *out_version);

/* Counts a write. KF_ERR_RUNTIME: undefined, or an inference tensor outside inference mode. */
KF_API KF_MUST_USE kf_status_t kf_tensor_bump_version(kf_tensor_t *tensor);
/* Created in inference mode (key.h): no version counter, and autograd cannot save it. */
KF_API bool kf_tensor_is_inference(const kf_tensor_t *tensor);
/* The conjugate and negative bits: dispatch keys which say that the memory holds the conjugate (the
 * negative) of the tensor's elements. Setting a bit does not change the memory. KF_ERR_RUNTIME:
 * undefined, or the conjugate bit on a type that is not complex. */
KF_API bool kf_tensor_is_conj(const kf_tensor_t *tensor);
KF_API bool kf_tensor_is_neg(const kf_tensor_t *tensor);
KF_API KF_MUST_USE kf_status_t kf_tensor_set_conj(kf_tensor_t *tensor, bool on);
KF_API KF_MUST_USE kf_status_t kf_tensor_set_neg(kf_tensor_t *tensor, bool on);
/* Marks a 0-dimensional tensor that stands for a number: in type promotion it counts as a number.
 * Setting it on an undefined tensor does nothing. */
KF_API bool kf_tensor_is_wrapped_number(const kf_tensor_t *tensor);
KF_API void kf_tensor_set_wrapped_number(kf_tensor_t *tensor, bool on);

/* Changes sizes, strides and offset, for operators such as resize_, as_strided_ and t_. The storage
 * is not touched and must cover the new geometry. Errors as for kf_tensor_create; the tensor is
 * unchanged on failure. */
KF_API KF_MUST_USE kf_status_t kf_tensor_set_geometry(kf_tensor_t *tensor, kf_int_span_t sizes,
                                                      kf_int_span_t strides, int64_t offset);
/* Replaces the storage by another one on the same device, which is retained, together with the
 * geometry. The version counter continues. KF_ERR_RUNTIME: another device, or as above;
 * KF_ERR_MISUSE: storage NULL; KF_ERR_NO_MEMORY. The tensor is unchanged on failure. */
KF_API KF_MUST_USE kf_status_t kf_tensor_set_storage(kf_tensor_t *tensor, kf_storage_t *storage,
                                                     kf_int_span_t sizes, kf_int_span_t strides,
                                                     int64_t offset);
/* Gives the tensor a version counter of its own, starting at 0 (as `x.data` has). Does nothing for
 * inference tensors. KF_ERR_NO_MEMORY; an error for an undefined tensor. */
KF_API KF_MUST_USE kf_status_t kf_tensor_detach_version(kf_tensor_t *tensor);

/* From now on `tensor` counts writes in the version counter of `with`, whose storage it need not
 * share. Does nothing when either is an inference tensor. An error for undefined tensors; nothing
 * else can fail. */
KF_API KF_MUST_USE kf_status_t kf_tensor_share_version(kf_tensor_t *tensor, kf_tensor_t *with);

/* ---- Printing ----------------------------------------------------------------------------- */

/* How tensors are printed. Set struct_size, or start from kf_get_print_options. Defaults are in the
 * comments. */
typedef struct kf_print_options {
  uint32_t struct_size;
  int32_t precision;  /* digits after the point: 4 */
  int64_t threshold;  /* tensors with more elements are summarized: 1000 */
  int64_t edge_items; /* shown at each end of a summarized dimension: 3 */
  int32_t line_width; /* 80 */
  int32_t sci_mode;   /* 1: always, 0: never scientific notation; -1: automatic */
} kf_print_options_t;

/* The process-wide options. Thread-safe. Setting copies them; KF_ERR_MISUSE: NULL or incomplete,
 * KF_ERR_VALUE: negative numbers, a precision that is too large, another sci_mode. */
KF_API void kf_get_print_options(kf_print_options_t *out_options);
KF_API KF_MUST_USE kf_status_t kf_set_print_options(const kf_print_options_t *options);
/* The tensor as PyTorch prints it: "tensor([[1., 2.], [3., 4.]])". The caller frees the text with
 * kf_free. `options` NULL: the process-wide ones. Elements on other devices than the CPU print as
 * "...". KF_ERR_NO_MEMORY, the errors of kf_set_print_options, and KF_ERR_RUNTIME when the data
 * cannot be read. *out_text is NULL on failure. */
KF_API KF_MUST_USE kf_status_t kf_tensor_to_text(const kf_tensor_t *tensor,
                                                 const kf_print_options_t *options,
                                                 char **out_text);

#ifdef __cplusplus
}
#endif
#endif
