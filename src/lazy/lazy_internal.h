/* The lazy device: what its files share.
 *
 * Note [Lazy buffers]
 * The storage of a lazy tensor has a buffer. Its value is either a pending output of a recorded
 * node, or a handle: an eager tensor, which may still be computed by a job. A buffer without both
 * was never written. A tensor reads and writes its buffer by geometry: type, sizes, strides and
 * offset over the bytes of the value's storage. So views need no nodes, and a write through a view
 * gives the buffer a new value whose memory is that of the old one.
 *
 * Note [Traces]
 * Recorded nodes are in one trace, in the order in which the program called the operators. A flush
 * takes the whole trace, and everything that is alive in it is computed, so nodes are never freed
 * one by one. Graphs run in the order of the trace: whoever read the old value of a buffer that is
 * written to comes before the writer, as in the eager program. The writer can work in place.
 *
 * Note [Locks]
 * `kf__lazy_lock` protects the trace, the values of buffers and the queue of jobs. No operator runs
 * under it. Jobs are numbered when they are made and run one after another in that order. */
#ifndef KF_LAZY_LAZY_INTERNAL_H
#define KF_LAZY_LAZY_INTERNAL_H

#include <keyfall/lazy.h>
#include <keyfall/op.h>
#include <keyfall/schema.h>
#include <pthread.h>

#include "dispatch/operators/kernel.h"
#include "tensor/storage/storage.h"
#include "tensor/tensor_internal.h"

typedef struct kf__lazy_node kf__lazy_node_t;
typedef struct kf__lazy_buffer kf__lazy_buffer_t;
typedef struct kf__lazy_trace kf__lazy_trace_t;
typedef struct kf__lazy_job kf__lazy_job_t;
typedef struct kf__lazy_plan kf__lazy_plan_t;
typedef struct kf__lazy_counter kf__lazy_counter_t;

/* ---- Geometry ---- */

/* How a tensor lies over the bytes of a storage. */
typedef struct kf__lazy_geometry {
  uint32_t ndim;
  uint32_t dtype;
  int64_t offset; /* in elements */
  int64_t dims[]; /* sizes, then strides */
} kf__lazy_geometry_t;

/* Whether the caller's reference is the only one to a value and to its memory. */
static inline bool kf__lazy_is_sole(const kf_tensor_t *value) {
  return value->base.object.refcount == 1 && value->storage->object.refcount == 1;
}
static inline bool kf__lazy_same_dims(const int64_t *a, const int64_t *b, uint32_t count) {
  uint64_t difference = 0;
  for (uint32_t i = 0; i < count; i++) difference |= (uint64_t)(a[i] ^ b[i]);
  return difference == 0;
}
static inline bool kf__lazy_has_dims(const kf_tensor_t *tensor, const int64_t *sizes,
                                     const int64_t *strides) {
  uint64_t difference = 0;
  for (uint32_t i = 0; i < tensor->ndim; i++)
    difference |=
        (uint64_t)(tensor->sizes[i] ^ sizes[i]) | (uint64_t)(tensor->strides[i] ^ strides[i]);
  return difference == 0;
}
static inline bool kf__lazy_fits(const kf__lazy_geometry_t *geometry, const kf_tensor_t *tensor) {
  return tensor->dtype == geometry->dtype && tensor->ndim == geometry->ndim &&
         tensor->offset == geometry->offset &&
         kf__lazy_has_dims(tensor, geometry->dims, geometry->dims + geometry->ndim);
}
/* Type, sizes and strides; not the offset. */
static inline bool kf__lazy_alike(const kf_tensor_t *a, const kf_tensor_t *b) {
  return a == b ||
         (a->dtype == b->dtype && a->ndim == b->ndim && kf__lazy_has_dims(a, b->sizes, b->strides));
}
bool kf__lazy_geometry_equal(const kf__lazy_geometry_t *a, const kf__lazy_geometry_t *b);
/* Whether a tensor of one geometry has all memory of a value of the other. */
bool kf__lazy_fills(const kf__lazy_geometry_t *geometry, const kf__lazy_geometry_t *value);
static inline size_t kf__lazy_geometry_size(uint32_t ndim) {
  return sizeof(kf__lazy_geometry_t) + 2 * sizeof(int64_t) * ndim;
}
void kf__lazy_geometry_fill(kf__lazy_geometry_t *geometry, const kf_tensor_t *tensor);
/* A tensor of this geometry over the storage of `value`; `flags` are those of an operand. */
KF_MUST_USE kf_status_t kf__lazy_view(kf_tensor_t *value, const kf__lazy_geometry_t *geometry,
                                      uint32_t flags, kf_tensor_t **out_tensor);
/* A tensor of its own with this geometry, uninitialized. */
KF_MUST_USE kf_status_t kf__lazy_new_eager(const kf__lazy_geometry_t *geometry,
                                           kf_tensor_t **out_tensor);

/* The same on another device. */
KF_MUST_USE kf_status_t kf__lazy_new_on(kf_device_t device, const kf__lazy_geometry_t *geometry,
                                        kf_tensor_t **out_tensor);

/* ---- The eager device ---- */

/* That graphs run on: kf_lazy_set_eager_device. */
kf_device_t kf__lazy_eager_device(void);
/* A copy with all bytes of the value's storage, on any device. */
KF_MUST_USE kf_status_t kf__lazy_copy_to(kf_tensor_t *value, kf_device_t device,
                                         kf_tensor_t **out_copy);
/* Replaces an owned tensor of another device by a copy on the CPU; NULL stays. */
KF_MUST_USE kf_status_t kf__lazy_on_cpu(kf_tensor_t **value);
/* Copies the bytes of a value to the memory that a buffer shares with eager tensors. */
KF_MUST_USE kf_status_t kf__lazy_write_home(kf_storage_t *home, const kf_storage_t *from);

/* Note [Kept parameters]. Replaces an owned tensor on the CPU by one on the device of a graph that
 * runs, if copies of its memory can be kept. `writes`: the graph may write to it. */
KF_MUST_USE kf_status_t kf__lazy_on_device(kf_tensor_t **value, kf_device_t device, bool writes);
/* Keeps a value, which only the caller has, as the copy of the memory that it was written to. */
void kf__lazy_keep(kf_storage_t *home, const kf_tensor_t *value);

/* ---- Handles and buffers ---- */

typedef enum { KF__LAZY_READY, KF__LAZY_PENDING, KF__LAZY_FAILED } kf__lazy_state_t;

/* An eager tensor that is computed, or will be. Reference-counted. */
typedef struct kf__lazy_handle {
  int64_t references;                  /* kf_count_up, kf_count_down */
  uint32_t state;                      /* kf__lazy_state_t; changes under the lock */
  uint32_t number;                     /* as a parameter in the flush `mark` */
  kf_tensor_t *tensor;                 /* owned; NULL unless READY */
  int64_t id;                          /* of the buffer that it was made for */
  kf__lazy_buffer_t *owner;            /* whose value it is now; NULL: none. Under the lock */
  uint64_t mark;                       /* of the flush that numbered it: kf__lazy_job_t.mark */
  const kf__lazy_geometry_t *geometry; /* while PENDING: of its job, read under the lock */
  kf_string_t *error;                  /* owned; of a job that FAILED */
} kf__lazy_handle_t;

/* Takes over the tensor's reference, also when it fails: NULL. */
kf__lazy_handle_t *kf__lazy_handle_make(kf_tensor_t *tensor, int64_t id);
static inline void kf__lazy_handle_retain(kf__lazy_handle_t *handle) {
  (void)kf_count_up(&handle->references);
}
void kf__lazy_handle_release(kf__lazy_handle_t *handle);
/* Moves the value to a device, where it stays: Note [Resident values]. `is_needed`: also a value
 * whose memory others have. */
KF_MUST_USE kf_status_t kf__lazy_move(kf__lazy_handle_t *handle, kf_device_t device,
                                      bool is_needed);

struct kf__lazy_buffer {
  int64_t id;
  kf__lazy_node_t *node; /* pending value: output `output` of it; NULL: see handle */
  uint32_t output;
  uint32_t generation;
  kf__lazy_handle_t *handle; /* owned; NULL while a value is pending or there is none */
  kf_storage_t *storage;     /* it belongs to; not owned */
  kf_storage_t *home;        /* owned: the eager storage that gets what is written; or NULL */
};

static inline bool kf__lazy_is(const kf_tensor_t *tensor) {
  return tensor != NULL && tensor->storage != NULL &&
         (tensor->storage->origin & KF__ORIGIN_KIND) == KF__ORIGIN_RECORDED;
}
static inline kf__lazy_buffer_t *kf__lazy_buffer(const kf_tensor_t *tensor) {
  return (kf__lazy_buffer_t *)tensor->storage->block;
}
/* Gives a buffer a computed value; takes over the handle. The lock is held. */
void kf__lazy_buffer_set(kf__lazy_buffer_t *buffer, kf__lazy_handle_t *handle);
/* The same. Lock not held. */
void kf__lazy_buffer_replace(kf__lazy_buffer_t *buffer, kf__lazy_handle_t *handle);
extern const kf__recorded_storages_t kf__lazy_storages;

/* The eager tensor of a lazy one's elements on a device; flushes and waits. It shares the memory of
 * a value that is there, and is a copy of one that is not. `reason` is a static text. */
KF_MUST_USE kf_status_t kf__lazy_eager(const kf_tensor_t *tensor, kf_device_t device,
                                       const char *reason, kf_tensor_t **out_eager);
/* Moves the value of a lazy tensor to the CPU, for somebody who writes to it there. */
KF_MUST_USE kf_status_t kf__lazy_settle_on_cpu(const kf_tensor_t *tensor, const char *reason);
/* A new lazy tensor with the sizes of another, contiguous and without a value. */
KF_MUST_USE kf_status_t kf__lazy_new_like(const kf_tensor_t *model, kf_dtype_t dtype,
                                          kf_tensor_t **out_tensor);
/* A new lazy tensor with the geometry of an eager one, which becomes its value. */
KF_MUST_USE kf_status_t kf__lazy_adopt(kf_tensor_t *eager, kf_tensor_t **out_tensor);

/* ---- Operators ---- */

enum {
  KF__LAZY_ARG_WRITTEN = 1,
  KF__LAZY_ARG_NUMBER = 2,    /* read at each run, not part of a graph's hash */
  KF__LAZY_ARG_STATISTICS = 4 /* written by native_batch_norm while training */
};
typedef enum {
  KF__LAZY_RETURN_NEW,
  KF__LAZY_RETURN_WRITTEN,
  KF__LAZY_RETURN_OTHER
} kf__lazy_return_t;

/* Whether results have the sizes and strides of operands that are contiguous and all alike, and
 * also when the second one is a wrapped number. */
typedef enum {
  KF__LAZY_KEEPS_UNKNOWN,
  KF__LAZY_KEEPS_NOT,
  KF__LAZY_KEEPS,
  KF__LAZY_KEEPS_BESIDE_NUMBER
} kf__lazy_keeping_t;

/* What the recorder knows about an operator. Lives as long as the device. */
typedef struct kf__lazy_op {
  const kf_op_t *op;         /* owned; NULL: the operator `empty` of this room */
  const kf_schema_t *schema; /* owned */
  uint32_t arg_count, return_count;
  uint8_t *arg_flags;
  uint8_t *returns;   /* kf__lazy_return_t */
  bool is_recordable; /* see op_info.c; whether there is a shape rule is asked at each call */
  bool is_random;
  bool is_copy;           /* copy_ */
  bool has_dynamic_shape; /* the shape of its result depends on data */
  bool is_index;          /* the same when an index is a mask */
  bool has_mask;          /* an argument says which results are undefined */
  bool is_forced;         /* to fall back; read atomically */
  bool trains;            /* native_batch_norm: argument 5 says whether it updates the statistics */
  bool writes;            /* some argument */
  bool is_plain;          /* recordable, without any of the special cases above */
  uint8_t keeps_geometry; /* kf__lazy_keeping_t; read and written atomically */
  /* For float32 and float64: the number of the result's type, plus 1, once the meta kernel has
   * shown that its geometry is kept; 0 before. Atomic. */
  uint8_t kept_dtypes[2];
  const kf_kernel_t *const *shape_rule; /* the meta kernel: an entry of the operator's table */
  uint64_t name_hash;
  kf__lazy_counter_t *recorded, *fell_back;
  const char *obstacle; /* why it is not recordable; NULL when it is */
  struct kf__lazy_op *next;
} kf__lazy_op_t;

/* Whether an argument is read at each run. Numbers that have the schema's default are part of the
 * graph: few programs change them, and fused code is shorter without them. */
static inline bool kf__lazy_is_number(const kf__lazy_op_t *op, uint32_t index,
                                      const kf_value_t *value) {
  if ((op->arg_flags[index] & KF__LAZY_ARG_NUMBER) == 0) return false;
  if (value->tag != KF_TAG_INT) return true;
  const kf_value_t *usual = kf_schema_argument(op->schema, index)->default_value;
  return usual == NULL || usual->tag != KF_TAG_INT || usual->as.i != value->as.i;
}
KF_MUST_USE kf_status_t kf__lazy_op_of(const kf_op_t *op, kf__lazy_op_t **out_op);
void kf__lazy_ops_release(void);
/* The node that stands for a buffer that was never written. */
extern kf__lazy_op_t kf__lazy_empty;
const char *kf__lazy_op_name(const kf__lazy_op_t *op);

/* ---- Nodes ---- */

enum {
  KF__LAZY_VALUE,    /* output of a node */
  KF__LAZY_DATA,     /* a handle */
  KF__LAZY_NONE,     /* None */
  KF__LAZY_UNDEFINED /* the undefined tensor */
};
enum { /* flags of an operand */
       KF__LAZY_CONJ = 1,
       KF__LAZY_NEG = 2,
       KF__LAZY_WRAPPED = 4, /* a wrapped number */
       KF__LAZY_WRITTEN = 8
};
typedef struct kf__lazy_operand {
  uint8_t kind;
  uint8_t flags;
  uint16_t reserved;
  uint32_t output; /* VALUE; of DATA: the number of the parameter, once collected */
  union {
    kf__lazy_node_t *node;
    kf__lazy_handle_t *handle; /* owned */
  } from;
  const kf__lazy_geometry_t *view; /* NULL: as the value is */
} kf__lazy_operand_t;

typedef struct kf__lazy_output {
  kf__lazy_buffer_t *buffer;           /* whose value it is; NULL: nobody's any more */
  const kf__lazy_geometry_t *geometry; /* NULL: an undefined tensor */
  int32_t rewrites; /* the operand whose buffer has this as its new value; -1: a new tensor */
  uint32_t slot;    /* while a graph is compiled */
} kf__lazy_output_t;

/* Tags of arguments that stand for operands: as.i is the first operand, extra.bits their number. */
enum { KF__LAZY_TAG_OPERAND = 0x100, KF__LAZY_TAG_OPERANDS = 0x101 };

struct kf__lazy_node {
  kf__lazy_op_t *op;
  uint32_t position; /* in the trace */
  uint32_t number;   /* in the graph of a flush */
  uint16_t operand_count, output_count;
  uint16_t arg_count;
  bool is_live;
  bool writes;
  kf_value_t *args; /* owned values */
  kf__lazy_operand_t *operands;
  kf__lazy_output_t *outputs; /* new tensors in the order of the returns, then rewritten buffers */
  const char *location;       /* "f@file.py:3", or NULL */
};

typedef struct kf__lazy_chunk kf__lazy_chunk_t;
struct kf__lazy_chunk {
  kf__lazy_chunk_t *next;
  size_t used, size;
  char bytes[];
};
struct kf__lazy_trace {
  kf__lazy_chunk_t *chunks; /* newest first */
  kf__lazy_node_t **nodes;
  size_t count, capacity;
  size_t random_count; /* nodes that draw random numbers */
};
extern pthread_mutex_t kf__lazy_mutex;
extern kf__lazy_trace_t *kf__lazy_trace; /* NULL until something is recorded */
static inline void kf__lazy_lock(void) { (void)pthread_mutex_lock(&kf__lazy_mutex); }
static inline void kf__lazy_unlock(void) { (void)pthread_mutex_unlock(&kf__lazy_mutex); }
/* The same around code that starts no thread and waits for none: a process with one thread needs no
 * lock then, which is a sixth of the time of recording an operator. Returns what the end gets. */
static inline bool kf__lazy_lock_briefly(void) {
  const bool is_needed = !KF_SINGLE_THREADED;
  if (is_needed) kf__lazy_lock();
  return is_needed;
}
static inline void kf__lazy_unlock_briefly(bool was_needed) {
  if (was_needed) kf__lazy_unlock();
}
/* Memory of the trace, aligned to 8 bytes; NULL: no memory. Lock held. */
void *kf__lazy_take_slowly(size_t size);
static inline void *kf__lazy_take(size_t size) {
  size = (size + 7) & ~(size_t)7;
  kf__lazy_chunk_t *chunk = kf__lazy_trace != NULL ? kf__lazy_trace->chunks : NULL;
  if (KF_UNLIKELY(chunk == NULL || chunk->size - chunk->used < size))
    return kf__lazy_take_slowly(size);
  void *taken = chunk->bytes + chunk->used;
  chunk->used += size;
  return taken;
}
/* The trace exists: the node's own memory came from it. On failure the caller still owns it. */
KF_MUST_USE kf_status_t kf__lazy_trace_grow(void);
static inline KF_MUST_USE kf_status_t kf__lazy_trace_add(kf__lazy_node_t *node) {
  kf__lazy_trace_t *trace = kf__lazy_trace;
  if (KF_UNLIKELY(trace->count == trace->capacity)) KF_TRY(kf__lazy_trace_grow());
  node->position = (uint32_t)trace->count;
  trace->nodes[trace->count++] = node;
  if (node->op->is_random) trace->random_count++;
  return KF_OK;
}
/* Releases what a node owns; its memory is the trace's. */
void kf__lazy_node_drop(kf__lazy_node_t *node);
/* Frees the memory that is kept for later traces. Lock not held. */
void kf__lazy_trace_trim(void);
/* Frees nodes with what they own. */
void kf__lazy_trace_free(kf__lazy_trace_t *trace);

/* ---- Recording and falling back ---- */

/* The kernel of every operator at the key Lazy. */
kf_status_t kf__lazy_record(const kf_call_t *call, kf_stack_t *stack);
/* Its parts: for a thread in no scope, and for one in a scope (recording_scope.c). */
KF_MUST_USE kf_status_t kf__lazy_record_lazy(const kf_call_t *call, kf__lazy_op_t *op,
                                             kf_stack_t *stack);
KF_MUST_USE kf_status_t kf__lazy_record_in_scope(const kf_call_t *call, kf__lazy_op_t *op,
                                                 kf_stack_t *stack);
bool kf__lazy_in_scope(void);
/* Around code whose calls are not recorded, for a thread in a scope. */
void kf__lazy_scope_pause(kf_guard_t *keys);
void kf__lazy_scope_resume(kf_guard_t *keys);
/* The typed form of the recorder for an operator's signature; NULL: it has only the boxed one. */
kf_typed_fn kf__lazy_typed_recorder(const kf__lazy_op_t *op);
/* Adds the node of a call whose meta kernel has run. All tensors among the arguments are lazy and
 * borrowed. *out_recorded is false, and nothing has happened, when a result is on another device or
 * undefined. */
KF_MUST_USE kf_status_t kf__lazy_record_shaped(const kf_call_t *call, kf__lazy_op_t *op,
                                               kf_value_t *args, size_t operand_count,
                                               const kf_value_t *results, bool *out_recorded);
/* The same for one new result, which has the sizes and strides of the first argument, and arguments
 * that are lazy tensors with its type, too, wrapped numbers on the CPU, or numbers. Nothing is
 * written. */
KF_MUST_USE kf_status_t kf__lazy_record_alike(kf__lazy_op_t *op, const kf_value_t *args,
                                              size_t operand_count, const kf_tensor_t *result);
/* The same for a call that writes to its first argument and nothing else. */
KF_MUST_USE kf_status_t kf__lazy_record_in_place(kf__lazy_op_t *op, const kf_value_t *args,
                                                 size_t operand_count);
/* The thread runs meta kernels for the recorder: operators that they call are not recorded. */
extern __thread unsigned kf__lazy_shaping __attribute__((tls_model("initial-exec")));
/* A call that runs the recorder keeps the kernels of its operator alive. */
static inline bool kf__lazy_has_shape_rule(const kf__lazy_op_t *op) {
  return KF_LOAD_TABLE(op->shape_rule)->kind != KF_KERNEL_MISSING;
}
static inline kf_keyset_t kf__lazy_meta_keys(void) {
  return kf_keyset_make(UINT64_C(1) << KF_BACKEND_Meta, UINT64_C(1) << KF_RANK_Dense);
}
/* Runs the operator now, on the eager device. Takes the arguments from the stack. */
KF_MUST_USE kf_status_t kf__lazy_fall_back(kf__lazy_op_t *op, const kf_call_t *call,
                                           kf_stack_t *stack, const char *reason);

/* ---- Running ---- */

/* Runs everything that is pending. `wait`: returns when it is computed. `is_step`: mark_step. */
KF_MUST_USE kf_status_t kf__lazy_flush(const char *reason, bool wait, bool is_step);
/* Waits for a handle: the error of its job when that failed. Lock not held. */
KF_MUST_USE kf_status_t kf__lazy_await(kf__lazy_handle_t *handle);
/* Sets the error of a handle whose value a failed job or graph has lost. */
KF_MUST_USE kf_status_t kf__lazy_lost(const kf__lazy_handle_t *handle);
void kf__lazy_settle(void); /* kf__generator_settle */
void kf__lazy_stop_worker(void);

/* ---- Counters and metrics ---- */

struct kf__lazy_counter {
  int64_t value;
  kf__lazy_counter_t *next;
  char name[];
};
/* Finds or makes a counter; NULL: no memory. */
kf__lazy_counter_t *kf__lazy_counter(const char *prefix, const char *name);
static inline void kf__lazy_count(kf__lazy_counter_t *counter) {
  if (counter == NULL) return;
  if (KF_SINGLE_THREADED)
    counter->value++;
  else
    (void)__atomic_fetch_add(&counter->value, 1, __ATOMIC_RELAXED);
}
/* The counters of this room, by name. */
typedef enum {
  KF__LAZY_CREATED,
  KF__LAZY_DESTROYED,
  KF__LAZY_MARK_STEP,
  KF__LAZY_CACHED,
  KF__LAZY_UNCACHED,
  KF__LAZY_SYNCED,
  KF__LAZY_TRIMMED,
  KF__LAZY_KERNELS,
  KF__LAZY_UPLOADS,   /* values copied from the CPU to another device that graphs run on */
  KF__LAZY_DOWNLOADS, /* and back */
  KF__LAZY_COUNTERS
} kf__lazy_which_t;
extern int64_t kf__lazy_tallies[KF__LAZY_COUNTERS];
static inline void kf__lazy_tally(kf__lazy_which_t which, int64_t more) {
  if (KF_SINGLE_THREADED)
    kf__lazy_tallies[which] += more;
  else
    (void)__atomic_fetch_add(&kf__lazy_tallies[which], more, __ATOMIC_RELAXED);
}

typedef enum {
  KF__LAZY_GRAPH_SIZE,
  KF__LAZY_LOCK_WAIT,
  KF__LAZY_COMPILE_TIME,
  KF__LAZY_EXECUTE_TIME,
  KF__LAZY_METRICS
} kf__lazy_measure_t;
void kf__lazy_measure(kf__lazy_measure_t which, double value);
double kf__lazy_now(void); /* nanoseconds */

/* ---- Options ---- */

extern kf_lazy_options_t kf__lazy_options; /* read without a lock */
extern void (*kf__lazy_call_site)(char *buffer, size_t size);
/* kf_lazy_set_waiting. */
void *kf__lazy_begin_waiting(void);
void kf__lazy_end_waiting(void *state);
KF_MUST_USE kf_status_t kf__lazy_check_initialized(const char *function);
bool kf__lazy_is_forced(const kf_op_t *op);
/* Applies the list of forced operators to all known operators. */
void kf__lazy_force_known(void);
void kf__lazy_read_environment(void);

/* ---- Explaining ---- */

/* Notes what happened since the last step, for kf_lazy_explain. */
void kf__lazy_note(const char *format, ...) KF_PRINTF(1, 2);
void kf__lazy_note_step(void);

#endif
