/* The tensor and the storage as structs, and what the rooms above use to read and make them
 * without a call. Layouts are private: nothing outside of the library sees them.
 *
 * Note [Tensor layout]
 * A header is 192 bytes. Sizes and strides of up to five dimensions lie in it; more have a block of
 * their own. `sizes` and `strides` always point to where they are, so that nobody needs to ask.
 *
 * Note [Version counters]
 * Views share a counter with their base. It lies in the storage, so that making a tensor or a view
 * costs nothing; a tensor that must not share it (x.data, set_) gets a counter of its own, a
 * kf_version_cell_t that its views share in turn. */
#ifndef KF_TENSOR_TENSOR_INTERNAL_H
#define KF_TENSOR_TENSOR_INTERNAL_H

#include <keyfall/tensor.h>
#include <string.h>

#include "base/base_internal.h"
#include "base/float8.h"

enum {
  KF__INLINE_DIMS = 5,
  KF__MAX_DIMS = 64, /* of a tensor; loops keep arrays of this many dimensions on the stack */
  KF__ALIGNMENT = 64 /* of storages on the CPU */
};

enum kf__tensor_flags {
  KF__CONTIGUOUS = 1,
  KF__DENSE = 2, /* non-overlapping and dense in some order of dimensions */
  KF__WRAPPED_NUMBER = 4,
  KF__INFERENCE = 8,
  KF__OWN_DIMS = 16,    /* sizes and strides are a block of their own */
  KF__OWN_VERSION = 32, /* `version` belongs to a kf_version_cell_t, which we hold a reference of */
  KF__FUSED = 64,       /* shares a block with the storage that it was made with: Note [Twins] */
  KF__REQUIRES_GRAD = 128,
  KF__IS_VIEW = 256 /* autograd tracks it as a view: `autograd` leads to its base */
};

/* Note [Autograd word]
 * `autograd` of a tensor belongs to the room of that name, except for what has to be cheap. Blocks
 * begin at multiples of 64 bytes, so the low bits say what the word is:
 *   0                    nothing, or a leaf that nobody has used yet
 *   KF__AUTOGRAD_META    a struct that begins with kf__meta_head_t
 *   KF__AUTOGRAD_BASE    a view without further state: its base (owned), and its kf_creation_t
 *                        from bit KF__CREATION_SHIFT on
 *   KF__AUTOGRAD_NODE    output 0 of a node (owned), without further state
 *
 * Note [View tracking]
 * View operators note the base of what they make, whatever autograd does: kf__track_view. So it
 * costs a few instructions, and needs no kernel at ADInplaceOrView; only a thread that has excluded
 * that key (inside of a recorded operator) does not track. In the same spirit whoever writes to a
 * tensor bumps its version (results.c and the kernels that do not use it), whatever keys are
 * excluded: see docs/decisions/0007-versions-and-views.md. */
enum {
  KF__AUTOGRAD_META = 0,
  KF__AUTOGRAD_BASE = 1,
  KF__AUTOGRAD_NODE = 2,
  KF__AUTOGRAD_TAG = 3,
  KF__CREATION_SHIFT = 2,
  KF__AUTOGRAD_BITS = 63
};
typedef struct kf__meta_head {
  struct kf_tensor *base; /* of a view, owned; else NULL */
  uint32_t creation;      /* kf_creation_t */
} kf__meta_head_t;

typedef struct kf_version_cell {
  kf_object_t object;
  uint32_t version;
} kf_version_cell_t;

struct kf_storage {
  kf_object_t object;
  void *data;
  size_t size;
  kf_device_t device;
  uint32_t version;
  uint32_t flags;  /* kf_storage_flag_t and the room's own */
  uint32_t origin; /* how `data` is given back: see storage.c */
  void *block;
  union {
    const kf_memory_t *memory;
    kf_deleter_fn deleter;
    uint64_t parts; /* of a twin: how many of the two are alive */
  } source;
};

struct kf_tensor {
  kf_dispatchable_t base;
  kf_storage_t *storage;
  int64_t offset; /* in elements */
  int64_t numel;
  int64_t *sizes;
  int64_t *strides;
  uint8_t dtype;
  uint8_t layout;
  uint16_t flags;
  uint32_t ndim;
  kf_device_t device;
  uint32_t view_version; /* of the counter, when a tracked view got its history */
  uint32_t *version;
  void *autograd; /* of the autograd room; released through kf__autograd_release */
  void *binding;  /* of a language binding: the object that stands for this tensor there */
  int64_t dims[2 * KF__INLINE_DIMS];
};
_Static_assert(sizeof(struct kf_tensor) <= 192, "the header of a tensor grew");

extern const kf_object_type_t kf__tensor_type;

static inline kf_dtype_t kf__dtype(const kf_tensor_t *t) { return (kf_dtype_t)t->dtype; }
static inline kf_int_span_t kf__sizes(const kf_tensor_t *t) {
  kf_int_span_t span = {t->sizes, t->ndim};
  return span;
}
static inline kf_int_span_t kf__strides(const kf_tensor_t *t) {
  kf_int_span_t span = {t->strides, t->ndim};
  return span;
}
static inline bool kf__is_contiguous(const kf_tensor_t *t) {
  return (t->flags & KF__CONTIGUOUS) != 0;
}
static inline bool kf__is_dense(const kf_tensor_t *t) { return (t->flags & KF__DENSE) != 0; }
static inline bool kf__is_wrapped(const kf_tensor_t *t) {
  return (t->flags & KF__WRAPPED_NUMBER) != 0;
}
static inline bool kf__is_defined(const kf_tensor_t *t) {
  return t != NULL && t != kf_tensor_undefined();
}

extern const uint8_t kf__dtype_sizes[KF_DTYPE_COUNT];
/* "c10::Half", "int64_t": the names that errors about numbers which do not fit use. */
const char *kf__dtype_number_name(kf_dtype_t dtype);
/* Its tensors are "torch.HalfTensor" in errors; others are "CPUBoolType". */
bool kf__dtype_has_old_text(kf_dtype_t dtype);
/* How an 8-bit floating type is converted; NULL for other types. */
const kf__float8_t *kf__float8_format(kf_dtype_t dtype);
/* The largest number of a floating type, or of a complex type's parts; 0 for others. */
double kf__dtype_largest(kf_dtype_t dtype);
/* The number is not beyond the limits of such a type; infinity where it has one, NaN always. */
bool kf__dtype_holds(kf_dtype_t dtype, double number);
/* Bits of a floating type's significand, with the leading one. */
int kf__dtype_digits(kf_dtype_t dtype);
static inline int64_t kf__itemsize(const kf_tensor_t *t) { return kf__dtype_sizes[t->dtype]; }

/* Address of the first element, for kernels of devices whose memory the CPU reads. Reading is
 * always allowed here; a kernel that writes calls kf__writable first (errors before work). */
static inline void *kf__data(const kf_tensor_t *t) {
  return (char *)t->storage->data + t->offset * kf__itemsize(t);
}
enum {
  KF__STORAGE_GUARDED = 15, /* any of the public flags */
  KF__STORAGE_SHRUNK = 64,  /* was made smaller: tensors may reach beyond its end */
  KF__STORAGE_REMOTE = 128, /* not on the CPU: its address, if any, is the device's own */
  KF__STORAGE_CODE = 256    /* its deleter is code of a plug-in, which must stay for that */
};
KF_MUST_USE kf_status_t kf__storage_refuse_write(kf_storage_t *storage);
/* KF_ERR_RUNTIME when the storage has become too small for the tensor. */
KF_MUST_USE kf_status_t kf__tensor_check_reach(const kf_tensor_t *t);
static inline KF_MUST_USE kf_status_t kf__writable(kf_tensor_t *t) {
  if (KF_LIKELY((t->storage->flags & (KF__STORAGE_GUARDED | KF__STORAGE_SHRUNK)) == 0))
    return KF_OK;
  KF_TRY(kf__tensor_check_reach(t));
  return kf__storage_refuse_write(t->storage);
}

/* ---- Shape arithmetic (shape.c) ---- */

/* Product of sizes; KF_ERR_RUNTIME for a negative size (named) or where the bytes overflow. */
KF_MUST_USE kf_status_t kf__shape_numel(kf_int_span_t sizes, size_t itemsize, int64_t *out_numel);
void kf__contiguous_strides(kf_int_span_t sizes, int64_t *out_strides);
/* For channels_last formats: KF_ERR_RUNTIME when the number of dimensions does not fit. */
KF_MUST_USE kf_status_t kf__format_strides(kf_int_span_t sizes, kf_memory_format_t format,
                                           int64_t *out_strides);
/* Dense strides in the order of the dimensions that `like` has: what preserve_format means. */
void kf__preserved_strides(const kf_tensor_t *like, int64_t *out_strides);
/* -ndim ≤ dim < ndim; a 0-d tensor counts as having one dimension when `wrap_scalar`. The message
 * is PyTorch's: "Dimension out of range (expected to be in range of [-1, 0], but got 2)". */
KF_MUST_USE kf_status_t kf__wrap_dim(int64_t dim, int64_t ndim, bool wrap_scalar, int64_t *out_dim);
/* Bit set of wrapped dimensions; duplicates are an error. Empty or None: all, when `empty_is_all`.
 */
KF_MUST_USE kf_status_t kf__wrap_dims(kf_int_span_t dims, int64_t ndim, bool empty_is_all,
                                      uint64_t *out_bits);
/* The shape that both broadcast to; `out` has room for KF__MAX_DIMS. KF_ERR_RUNTIME with PyTorch's
 * message: "The size of tensor a (3) must match the size of tensor b (4) at non-singleton
 * dimension 1". */
KF_MUST_USE kf_status_t kf__broadcast_shapes(kf_int_span_t a, kf_int_span_t b, int64_t *out_sizes,
                                             size_t *out_ndim);
/* Replaces a -1 by what is left of `numel`; errors as PyTorch's view and reshape give them. */
KF_MUST_USE kf_status_t kf__infer_size(kf_int_span_t asked, int64_t numel, int64_t *out_sizes);
/* Strides with which a tensor can be seen as `sizes` without copying; false when it cannot. */
bool kf__view_strides(const kf_tensor_t *t, kf_int_span_t sizes, int64_t *out_strides);
bool kf__same_sizes(const kf_tensor_t *a, const kf_tensor_t *b);
static inline bool kf__spans_equal(kf_int_span_t a, kf_int_span_t b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size * sizeof *a.data) == 0);
}
/* "[2, 3]" for messages; returns the buffer. */
enum { KF__SHAPE_TEXT = 256 };
const char *kf__shape_text(kf_int_span_t sizes, char buffer[KF__SHAPE_TEXT]);

/* ---- Overlap (memory_overlap.c) ---- */

typedef enum { KF__OVERLAP_NO, KF__OVERLAP_YES, KF__OVERLAP_TOO_HARD } kf__overlap_t;
kf__overlap_t kf__internal_overlap(const kf_tensor_t *t);
typedef enum {
  KF__MEMORY_APART,
  KF__MEMORY_SAME,   /* the same elements, in the same order */
  KF__MEMORY_PARTLY, /* overlapping otherwise */
  KF__MEMORY_UNKNOWN
} kf__memory_relation_t;
kf__memory_relation_t kf__memory_relation(const kf_tensor_t *a, const kf_tensor_t *b);

/* ---- Making tensors without going through the dispatcher (tensor.c) ---- */

/* On any device with registered memory. Strides NULL: contiguous. Sizes are checked. */
KF_MUST_USE kf_status_t kf__tensor_new(kf_dtype_t dtype, kf_device_t device, kf_int_span_t sizes,
                                       const int64_t *strides, kf_tensor_t **out_tensor);
/* A view of the same storage and version; geometry is trusted. `sizes` and `strides` have `ndim`
 * elements. Keys, type and device are those of `of`, or of `dtype` when it differs. */
KF_MUST_USE kf_status_t kf__tensor_view(kf_tensor_t *of, kf_dtype_t dtype, uint32_t ndim,
                                        const int64_t *sizes, const int64_t *strides,
                                        int64_t offset, kf_tensor_t **out_tensor);
/* Geometry in place, trusted. */
KF_MUST_USE kf_status_t kf__tensor_set_geometry(kf_tensor_t *t, uint32_t ndim, const int64_t *sizes,
                                                const int64_t *strides, int64_t offset);
/* Makes the storage large enough for the geometry, then sets it (resize_). */
KF_MUST_USE kf_status_t kf__tensor_resize(kf_tensor_t *t, uint32_t ndim, const int64_t *sizes,
                                          const int64_t *strides);
/* Storage, geometry, type and device of another tensor; the version counter goes on. */
KF_MUST_USE kf_status_t kf__tensor_adopt(kf_tensor_t *t, const kf_tensor_t *from);
/* A 0-d CPU tensor marked as a wrapped number: int64, float64, bool or complex128. It holds the
 * number in full; type promotion must count a wrapped float64 as the default float, and a wrapped
 * complex128 as the default complex. */
KF_MUST_USE kf_status_t kf__tensor_of_number(kf_scalar_t number, kf_tensor_t **out_tensor);

/* Whether the thread does not record; of the autograd room, read here for views. */
extern __thread bool kf__grad_mode_off
    __attribute__((visibility("hidden"), tls_model("initial-exec")));

/* The base of a view with KF__IS_VIEW. */
static inline kf_tensor_t *kf__view_base(const kf_tensor_t *t) {
  uintptr_t word = (uintptr_t)t->autograd;
  if ((word & KF__AUTOGRAD_TAG) == KF__AUTOGRAD_BASE)
    return (kf_tensor_t *)(word & ~(uintptr_t)KF__AUTOGRAD_BITS);
  return ((const kf__meta_head_t *)t->autograd)->base;
}
static inline unsigned kf__view_creation(const kf_tensor_t *t) {
  uintptr_t word = (uintptr_t)t->autograd;
  if ((word & KF__AUTOGRAD_TAG) == KF__AUTOGRAD_BASE)
    return (unsigned)(word & KF__AUTOGRAD_BITS) >> KF__CREATION_SHIFT;
  return ((const kf__meta_head_t *)t->autograd)->creation;
}
/* Notes that `view`, which is new, is a view of `of`. `several`: one of several that an operator
 * makes. See Note [View tracking]. */
void kf__track_view(kf_tensor_t *view, kf_tensor_t *of, bool several);

/* Drops what tensor->autograd held. Set by autograd when the library is loaded. */
extern void (*kf__autograd_release)(void *word);
/* Set by a binding: the tensor dies; returns false when the binding revives it. */
extern bool (*kf__binding_release)(kf_tensor_t *tensor);

/* Fails for an inference tensor outside of inference mode: it has no counter to bump. Whoever
 * writes to a tensor asks first, and bumps afterwards. */
KF_MUST_USE kf_status_t kf__refuse_inference_write(void);
static inline KF_MUST_USE kf_status_t kf__check_version(const kf_tensor_t *t) {
  if (KF_LIKELY((t->flags & KF__INFERENCE) == 0)) return KF_OK;
  return kf__refuse_inference_write();
}
static inline void kf__bump_version(kf_tensor_t *t) {
  if (KF_UNLIKELY((t->flags & KF__INFERENCE) != 0)) return;
  if (KF_SINGLE_THREADED)
    ++*t->version;
  else
    (void)__atomic_fetch_add(t->version, 1, __ATOMIC_RELAXED);
}

/* For a tensor that was just made and filled by operators: filling it does not count as writing. */
static inline void kf__is_new(kf_tensor_t *t) {
  if (t != NULL && t->storage != NULL && t->autograd == NULL) *t->version = 0;
}

/* ---- Blocks (block_cache.c): freed memory that is reused ---- */

/* For headers and small storages: a free list for each thread and size class, no lock. The size
 * given back must be the size asked for. */
void *kf__block_alloc(size_t size);
void kf__block_free(void *block, size_t size);

#endif
