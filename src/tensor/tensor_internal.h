/* The structs of tensors and storages, and the inline functions with which the rooms above read and
 * make them. Both layouts are private to the library.
 *
 * Note [Tensor layout]
 * A header has 192 bytes. It holds the sizes and strides of up to KF__INLINE_DIMS dimensions; a
 * tensor with more of them has a separate block (KF__OWN_DIMS) with all sizes, then all strides.
 * `sizes` and `strides` always point to the current location, so readers need no branch.
 *
 * Note [Version counters]
 * A view shares the version counter of its base, which lies in the storage: making a tensor or a
 * view allocates nothing for it. A tensor that must not share it (x.data) has a kf_version_cell_t
 * (KF__OWN_VERSION), as its views have. Without that flag `version` points into the tensor's own
 * storage. After `x.data = y` x counts in its old storage: KF__OLD_VERSION of core/geometry.h. */
#ifndef KF_TENSOR_TENSOR_INTERNAL_H
#define KF_TENSOR_TENSOR_INTERNAL_H

#include <keyfall/call.h>
#include <keyfall/tensor.h>
#include <string.h>

#include "base/base_internal.h"
#include "base/float8.h"

enum {
  KF__INLINE_DIMS = 5,
  KF__MAX_DIMS = 128,   /* of a tensor; functions keep arrays of this many on the stack */
  KF__LISTED_DIMS = 64, /* of a tensor, where a list names some of its dimensions */
  KF__ALIGNMENT = 64    /* of storages on the CPU */
};

/* A set of dimensions: a bit for each one that a tensor can have. */
__extension__ typedef unsigned __int128 kf__dim_set_t;
_Static_assert(8 * sizeof(kf__dim_set_t) == KF__MAX_DIMS, "a set has a bit for every dimension");

static inline kf__dim_set_t kf__dim_set(int64_t dim) { return (kf__dim_set_t)1 << dim; }

/* The first `ndim` dimensions. A shift by all bits would be undefined. */
static inline kf__dim_set_t kf__dim_set_all(uint32_t ndim) {
  return ndim > 0 ? ~(kf__dim_set_t)0 >> (KF__MAX_DIMS - ndim) : 0;
}

enum kf__tensor_flags {
  KF__CONTIGUOUS = 1,
  KF__DENSE = 2, /* non-overlapping and dense in some order of dimensions */
  KF__WRAPPED_NUMBER = 4,
  KF__INFERENCE = 8,
  KF__OWN_DIMS = 16,    /* sizes and strides are a block of their own */
  KF__OWN_VERSION = 32, /* `version` belongs to a kf_version_cell_t, which we hold a reference of */
  KF__FUSED = 64,       /* in one block with its first storage: Note [Fused allocations] */
  KF__REQUIRES_GRAD = 128,
  KF__IS_VIEW = 256 /* autograd tracks it as a view: `autograd` leads to its base */
};

/* Note [Autograd word]
 * `autograd` of a tensor is one tagged word. The autograd room owns its meaning, except for views
 * without further state, which this room makes and frees itself because that must be cheap. Blocks
 * are aligned to 64 bytes, so the low six bits of the word are free for the tag:
 *   0                    no state, or a leaf that no recorded operator has used yet
 *   KF__AUTOGRAD_META    pointer to a struct that begins with kf__meta_head_t
 *   KF__AUTOGRAD_BASE    a view without further state: its base (owned), and its kf_creation_t
 *                        from bit KF__CREATION_SHIFT on
 *   KF__AUTOGRAD_NODE    output 0 of a node (owned), without further state
 *
 * Note [View tracking]
 * View operators record the base of their results themselves (kf__track_view), whether or not
 * autograd records the call. This costs a few instructions and needs no kernel at ADInplaceOrView;
 * only a thread that excludes that key (inside a recorded operator) does not track. Likewise, code
 * that writes to a tensor bumps its version (results.c, and the kernels that do not use it),
 * whatever keys are excluded: see docs/decisions/0007-versions-and-views.md. */
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
  uint32_t flags;  /* kf_storage_flag_t, and the flags of this room; read and changed atomically */
  uint32_t origin; /* how `data` is freed: KF__ORIGIN_… in storage.h */
  void *block;
  union {
    struct kf__device_entry *entry; /* owned: Note [Device entries] */
    kf_deleter_fn deleter;
    uint64_t parts; /* of a fused allocation: how many of tensor and storage are alive */
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

/* Note [Extended tensors]
 * A room above can attach an extension to a tensor (functional tensors do). Such a tensor has a
 * type of its own, so that no other tensor pays for it: its header lies in a larger block, and
 * destroying it releases the extension. To everybody else it is a tensor like any other. Views of
 * it are plain tensors; so are aliases, unless the extension can be shared (sparse tensors). */
typedef struct kf__extension {
  void (*release)(struct kf__extension *self);
  /* The extension of an alias, or NULL for lack of memory. Without it, aliases are plain tensors.
   */
  struct kf__extension *(*share)(const struct kf__extension *self);
} kf__extension_t;
typedef struct kf__extended {
  struct kf_tensor tensor;
  kf__extension_t *extension;
} kf__extended_t;
extern const kf_object_type_t kf__extended_tensor_type;

/* The extension of a tensor, or NULL. */
static inline kf__extension_t *kf__tensor_extension(const kf_tensor_t *t) {
  if (t->base.object.type != &kf__extended_tensor_type) return NULL;
  return ((const kf__extended_t *)(const void *)t)->extension;
}
/* Moves a new tensor, which nobody else refers to and whose storage was made separately, into an
 * extended one. Takes the reference to `t`, also on failure; takes the extension on success only.
 * KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__tensor_extend_take(kf_tensor_t *t, kf__extension_t *extension,
                                               kf_tensor_t **out_tensor);

/* ---- Validity (tensor_validity.c) ---- */

/* Check the invariants of Note [Tensor layout], Note [Version counters] and storage.h, one
 * assertion each, so that a failure names the invariant; they return true. For use inside KF_ASSERT
 * only: a release build does not have them. kf__geometry_is_valid looks at sizes, strides and what
 * follows from them; kf__tensor_is_valid also at type, device, storage and version counter. */
#ifndef NDEBUG
bool kf__storage_is_valid(const kf_storage_t *storage);
bool kf__geometry_is_valid(const kf_tensor_t *tensor);
bool kf__tensor_is_valid(const kf_tensor_t *tensor);
/* Set by tests that keep sizes and strides of tensors in blocks of their own, to see who reads
 * beyond them. */
extern bool kf__dims_are_elsewhere;
#endif

/* ---- Reading ---- */

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
/* The names of types in messages: "Long"; while kf_is_torch_compatible() is on, those of C++, which
 * are "long int" in most of PyTorch's messages, and "int64_t" where a number does not fit. */
KF_COLD const char *kf__dtype_message_name(kf_dtype_t dtype);
KF_COLD const char *kf__dtype_number_name(kf_dtype_t dtype);
/* Whether errors call tensors of the type "torch.HalfTensor"; the others are "CPUBoolType". */
bool kf__dtype_has_old_text(kf_dtype_t dtype);
/* How an 8-bit floating type is converted; NULL for other types. */
const kf__float8_t *kf__float8_format(kf_dtype_t dtype);
/* The largest number of a floating type, or of a complex type's parts; 0 for others. */
double kf__dtype_largest(kf_dtype_t dtype);
/* Whether a number is within the limits of the type. Infinity is, if the type has one; NaN always
 * is. */
bool kf__dtype_holds(kf_dtype_t dtype, double number);
/* Bits of a floating type's significand, with the leading one. */
int kf__dtype_digits(kf_dtype_t dtype);
/* Sets KF_ERR_NOT_IMPLEMENTED and returns it: there is no loop for elements of this type. `kernel`
 * is the name of PyTorch's kernel, for the compatible message alone: in the other state the chain
 * of the error says which operator it was. */
KF_COLD kf_status_t kf__not_for_dtype(const char *kernel, kf_dtype_t dtype);
static inline int64_t kf__itemsize(const kf_tensor_t *t) { return kf__dtype_sizes[t->dtype]; }

/* Address of the first element, for kernels of devices whose memory the CPU can read. Kernels read
 * without a check, other code calls kf__readable. Whoever writes calls kf__writable first, so that
 * errors come before any work. */
static inline void *kf__data(const kf_tensor_t *t) {
  KF_ASSERT(t->storage != NULL);
  return (char *)t->storage->data + t->offset * kf__itemsize(t);
}
enum {
  KF__STORAGE_GUARDED = 15, /* any of the public flags */
  KF__STORAGE_SHRUNK = 64,  /* was made smaller once: tensors may reach beyond its end */
  KF__STORAGE_REMOTE = 128, /* not on the CPU: `data`, if set, is an address of the device */
  KF__STORAGE_CODE = 256,   /* its deleter is code of a plug-in, which must stay loaded for it */
  KF__STORAGE_COPIED = 512, /* there is a kept host copy, which a write makes stale */
  KF__STORAGE_COW = 4096,   /* shares its bytes until it is written to: Note [Copy on write] */
  KF__STORAGE_READ_LATER = 8192,     /* by recorded operators: Note [Recorded accesses] */
  KF__STORAGE_WRITTEN_LATER = 16384, /* the same */
  KF__STORAGE_USED_LATER = KF__STORAGE_READ_LATER | KF__STORAGE_WRITTEN_LATER,
  KF__STORAGE_WATCHED = KF__STORAGE_GUARDED | KF__STORAGE_SHRUNK | KF__STORAGE_COPIED |
                        KF__STORAGE_COW | KF__STORAGE_USED_LATER
};
/* The flags of a storage: other threads may set or clear some of them meanwhile. */
static inline uint32_t kf__storage_flags(const kf_storage_t *storage) {
  return KF_LOAD(&storage->flags);
}
/* Drops the host copy of a storage with KF__STORAGE_COPIED. Set by the fallback. */
extern void (*kf__storage_forget_copy)(kf_storage_t *storage) KF__HIDDEN;
/* To be called by whoever writes to a storage without kf__writable: a kept copy would be stale. */
static inline void kf__storage_drop_copy(kf_storage_t *storage) {
  if (KF_UNLIKELY((kf__storage_flags(storage) & KF__STORAGE_COPIED) != 0))
    kf__storage_forget_copy(storage);
}
/* Note [Recorded accesses]
 * Operators that a recording device (recording_device.h) has recorded will read memory of the CPU,
 * or write to it, when they run. Flags of the storage say so. Everything that uses the memory
 * outside of a kernel that the dispatcher has called goes through one function, kf__storage_settle,
 * which has these operators run first: all functions that give an address or bytes, and, by
 * kf__writable, all that write. Kernels that only read need no check: a thread in a scope of that
 * device reaches them through its recorder. A flag may be set although nothing is recorded any
 * more; the next call of kf__storage_settle then clears it. */
KF_COLD KF_MUST_USE kf_status_t kf__storage_run_recorded(const kf_storage_t *storage);
/* Before memory of a storage is read (`writes`: written to, or given to others who may do so).
 * Errors of the operators that run. */
static inline KF_MUST_USE kf_status_t kf__storage_settle(const kf_storage_t *storage, bool writes) {
  const uint32_t later = writes ? KF__STORAGE_USED_LATER : KF__STORAGE_WRITTEN_LATER;
  return KF_LIKELY((kf__storage_flags(storage) & later) == 0) ? KF_OK
                                                              : kf__storage_run_recorded(storage);
}
/* The same for code that reads a tensor's memory by kf__data without being a kernel. */
static inline KF_MUST_USE kf_status_t kf__readable(const kf_tensor_t *t) {
  KF_ASSERT(t->storage != NULL);
  return kf__storage_settle(t->storage, false);
}
/* What the flags ask for before a write: recorded operators first, an error or a warning, bytes of
 * its own for a clone that waits for a write (KF_ERR_NO_MEMORY), no kept copy any more. */
KF_MUST_USE kf_status_t kf__storage_prepare_write(kf_storage_t *storage);
/* KF_ERR_RUNTIME when the storage has become too small for the tensor. */
KF_MUST_USE kf_status_t kf__tensor_check_reach(const kf_tensor_t *t);
/* KF_OK when a kernel may write to the tensor's memory; else the error of the storage's flags. The
 * memory of such a clone moves: addresses are read afterwards. */
static inline KF_MUST_USE kf_status_t kf__writable(kf_tensor_t *t) {
  KF_ASSERT(t->storage != NULL);
  if (KF_LIKELY((kf__storage_flags(t->storage) & KF__STORAGE_WATCHED) == 0)) return KF_OK;
  KF_TRY(kf__tensor_check_reach(t));
  return kf__storage_prepare_write(t->storage);
}

/* ---- Shape arithmetic (shape.c) ---- */

KF_COLD kf_status_t kf__rank_error(size_t ndim);
/* KF_ERR_RUNTIME for more than KF__MAX_DIMS dimensions: loops keep arrays of that size. */
static inline KF_MUST_USE kf_status_t kf__check_rank(size_t ndim) {
  return KF_LIKELY(ndim <= KF__MAX_DIMS) ? KF_OK : kf__rank_error(ndim);
}
/* The product of two counts, at most INT64_MAX: sizes of a tensor without elements may overflow
 * before one of them is 0. */
static inline int64_t kf__count_product(int64_t a, int64_t b) {
  int64_t product;
  return __builtin_mul_overflow(a, b, &product) ? INT64_MAX : product;
}
/* Product of sizes; KF_ERR_RUNTIME for a negative size (named) or where the bytes overflow. */
KF_MUST_USE kf_status_t kf__shape_numel(kf_int_span_t sizes, size_t itemsize, int64_t *out_numel);
/* start + steps * stride. Modulo 2^63, since sizes and strides of an empty tensor, which address
 * nothing, may be of any size; offsets and strides are never negative. */
static inline int64_t kf__stepped(int64_t start, int64_t steps, int64_t stride) {
  return (int64_t)(((uint64_t)start + (uint64_t)steps * (uint64_t)stride) & INT64_MAX);
}
void kf__contiguous_strides(kf_int_span_t sizes, int64_t *out_strides);
/* For channels_last formats: KF_ERR_RUNTIME when the number of dimensions does not fit. */
KF_MUST_USE kf_status_t kf__format_strides(kf_int_span_t sizes, kf_memory_format_t format,
                                           int64_t *out_strides);
/* Dense strides in the order of the dimensions that `like` has: what preserve_format means. */
void kf__preserved_strides(const kf_tensor_t *like, int64_t *out_strides);
/* Wraps a dimension of -ndim ≤ dim < ndim to 0 … ndim - 1; with `wrap_scalar` a 0-d tensor counts
 * as having one dimension. KF_ERR_INDEX for others. */
KF_MUST_USE kf_status_t kf__wrap_dim(int64_t dim, int64_t ndim, bool wrap_scalar, int64_t *out_dim);
/* KF_ERR_RUNTIME for a tensor of more than KF__LISTED_DIMS dimensions. Reductions over one
 * dimension or a list of them refuse these, as PyTorch does. */
KF_MUST_USE kf_status_t kf__check_listed(int64_t ndim);
/* Set of wrapped dimensions; duplicates are an error. With `empty_is_all`, an empty list or None
 * means all dimensions, of any tensor; a list is for tensors that kf__check_listed accepts. */
KF_MUST_USE kf_status_t kf__wrap_dims(kf_int_span_t dims, int64_t ndim, bool empty_is_all,
                                      kf__dim_set_t *out_dims);
/* The shape that both broadcast to; `out_sizes` has KF__MAX_DIMS elements. KF_ERR_RUNTIME where
 * two sizes differ and neither is 1. */
KF_MUST_USE kf_status_t kf__broadcast_shapes(kf_int_span_t a, kf_int_span_t b, int64_t *out_sizes,
                                             size_t *out_ndim);
/* Replaces one -1 by the quotient of `numel` and the other sizes, for views and reshaping.
 * `out_sizes` has as many elements as `asked`. */
KF_MUST_USE kf_status_t kf__infer_size(kf_int_span_t asked, int64_t numel, int64_t *out_sizes);
/* Strides for a view of the tensor with `sizes` (and the same number of elements); false when only
 * a copy can have that shape. */
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

/* All of these give the caller one reference in *out_tensor, or an error and NULL there. They may
 * be called on any thread.
 *
 * A new, uninitialized tensor on any device with registered memory. `strides` has sizes.size
 * elements, or is NULL for contiguous ones. Sizes are checked. */
KF_MUST_USE kf_status_t kf__tensor_new(kf_dtype_t dtype, kf_device_t device, kf_int_span_t sizes,
                                       const int64_t *strides, kf_tensor_t **out_tensor);
/* A view of the same storage with the same version counter. `sizes` and `strides` have `ndim`
 * elements; callers guarantee that every element lies inside the storage. Keys and device are those
 * of `of`, the element type is `dtype`. Does not track the view: kf__track_view. */
KF_MUST_USE kf_status_t kf__tensor_view(kf_tensor_t *of, kf_dtype_t dtype, uint32_t ndim,
                                        const int64_t *sizes, const int64_t *strides,
                                        int64_t offset, kf_tensor_t **out_tensor);
/* Changes the geometry in place. Callers guarantee that it fits the storage. `sizes` and `strides`
 * may point into `t`. On failure (KF_ERR_NO_MEMORY) nothing has changed. */
KF_MUST_USE kf_status_t kf__tensor_set_geometry(kf_tensor_t *t, uint32_t ndim, const int64_t *sizes,
                                                const int64_t *strides, int64_t offset);
/* Grows the storage as needed for the geometry, then sets it (resize_). On failure nothing has
 * changed. */
KF_MUST_USE kf_status_t kf__tensor_resize(kf_tensor_t *t, uint32_t ndim, const int64_t *sizes,
                                          const int64_t *strides);
/* Takes over storage, geometry, type and device of another tensor; the version counter of `t` keeps
 * its value. */
KF_MUST_USE kf_status_t kf__tensor_adopt(kf_tensor_t *t, const kf_tensor_t *from);
/* Called before the geometry or storage of a tensor changes in place; NULL: nobody wants to know.
 */
extern void (*kf__geometry_watch)(const kf_tensor_t *tensor) KF__HIDDEN;
/* A 0-d CPU tensor marked as a wrapped number: int64, float64, bool or complex128. It holds the
 * number exactly; type promotion treats a wrapped float64 as the default float type, and a wrapped
 * complex128 as the default complex type. KF_ERR_TYPE when `number` is no number. */
KF_MUST_USE kf_status_t kf__tensor_of_number(kf_scalar_t number, kf_tensor_t **out_tensor);

/* The thread's grad mode is off. Set by the autograd room, read here when views are tracked. */
extern __thread bool kf__grad_mode_off
    __attribute__((visibility("hidden"), tls_model("initial-exec")));

/* The base of a view with KF__IS_VIEW; borrowed. A base is never a view itself. */
static inline kf_tensor_t *kf__view_base(const kf_tensor_t *t) {
  KF_ASSERT((t->flags & KF__IS_VIEW) != 0);
  uintptr_t word = (uintptr_t)t->autograd;
  if ((word & KF__AUTOGRAD_TAG) == KF__AUTOGRAD_BASE)
    return (kf_tensor_t *)(word & ~(uintptr_t)KF__AUTOGRAD_BITS);
  return ((const kf__meta_head_t *)t->autograd)->base;
}
/* The kf_creation_t of a view with KF__IS_VIEW. */
static inline unsigned kf__view_creation(const kf_tensor_t *t) {
  KF_ASSERT((t->flags & KF__IS_VIEW) != 0);
  uintptr_t word = (uintptr_t)t->autograd;
  if ((word & KF__AUTOGRAD_TAG) == KF__AUTOGRAD_BASE)
    return (unsigned)(word & KF__AUTOGRAD_BITS) >> KF__CREATION_SHIFT;
  return ((const kf__meta_head_t *)t->autograd)->creation;
}
/* Records that `view`, which is new and has no autograd state, is a view of `of`, or of the base of
 * `of`. `several`: one of several results of the operator. See Note [View tracking]. */
void kf__track_view(kf_tensor_t *view, kf_tensor_t *of, bool several);

/* Releases what a value of tensor->autograd owns. Set by autograd when the library is loaded. */
extern void (*kf__autograd_release)(void *word);
/* Set by a binding, called when a tensor with a binding object dies; returns false when the binding
 * revives the tensor. */
extern bool (*kf__binding_release)(kf_tensor_t *tensor);

/* Fails for an inference tensor outside inference mode: it has no counter that could be bumped.
 * Code that writes to a tensor calls kf__check_version before and kf__bump_version after. */
KF_MUST_USE kf_status_t kf__refuse_inference_write(void);
static inline KF_MUST_USE kf_status_t kf__check_version(const kf_tensor_t *t) {
  if (KF_LIKELY((t->flags & KF__INFERENCE) == 0)) return KF_OK;
  return kf__refuse_inference_write();
}
static inline void kf__bump_version(kf_tensor_t *t) {
  if (KF_UNLIKELY((t->flags & KF__INFERENCE) != 0)) return;
  /* The counter orders nothing: readers only compare it for equality, so relaxed is enough. */
  if (KF_SINGLE_THREADED)
    ++*t->version;
  else
    (void)__atomic_fetch_add(t->version, 1, __ATOMIC_RELAXED);
}

/* Resets the version of a tensor that was just made and filled by operators: initializing a tensor
 * does not count as writing to it. Does nothing for NULL, and for tensors with history. */
static inline void kf__is_new(kf_tensor_t *t) {
  if (t != NULL && t->storage != NULL && t->autograd == NULL) *t->version = 0;
}

/* ---- Blocks (block_cache.c): freed memory that is reused ---- */

/* For headers and small storages: a free list for each thread and size class, no lock. A block must
 * be freed with the size that it was allocated with; by any thread. NULL: no memory. */
void *kf__block_alloc(size_t size);
void kf__block_free(void *block, size_t size);

#endif
