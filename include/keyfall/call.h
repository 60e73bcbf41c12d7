/* call.h: the typed call path, the only part of the library that is inlined into users' code.
 * Its layouts are versioned by KF_ABI_VERSION.
 *
 * Note [Call path]
 * A call ORs the keysets of its arguments, adds the thread's included keys, takes away the
 * excluded ones and those for which the operator falls through, finds the highest functionality
 * bit and the highest backend bit, and jumps through the operator's table. It writes nothing that
 * another thread reads often, takes no lock, and allocates nothing.
 *
 * Note [Calls and reclamation]
 * While a call runs, the thread's `activity` has a non-zero depth (its low 24 bits). A thread that
 * deregisters a kernel first takes it out of the tables, then makes every running thread's view of
 * memory current (the membarrier system call), and frees the kernel only when each thread that was
 * inside a call has left it. So the call path needs no fence, only a compiler barrier. Where the
 * system call is missing, `fast` stays 0 and calls take the slow path, which has a real fence. */
#ifndef KEYFALL_CALL_H
#define KEYFALL_CALL_H

#include <keyfall/op.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Slots of an operator's table: Undefined, then each functionality in priority order, with one
 * slot or, for per-backend ones, KF_BACKEND_COUNT slots. */
enum {
  KF_PER_BACKEND_COUNT = 6,
  KF_SLOT_COUNT = KF_RANK_COUNT + KF_PER_BACKEND_COUNT * (KF_BACKEND_COUNT - 1)
};

/* The thread's part of the call path. */
typedef struct kf_local {
  uint32_t fast;     /* 0: take the slow path (new thread, tracing, no membarrier) */
  uint32_t state;    /* 0: new thread; else the sets below are valid */
  uint64_t activity; /* depth of running calls; above it, how often the thread was idle */
  kf_keyset_t included;
  kf_keyset_t excluded;
} kf_local_t;

#define KF_ACTIVITY_DEPTH_BITS 24
#define KF_ACTIVITY_DEPTH_MASK ((UINT64_C(1) << KF_ACTIVITY_DEPTH_BITS) - 1)

extern KF_API __thread kf_local_t kf__local __attribute__((tls_model("initial-exec")));

/* First words of every operator and kernel. */
typedef struct kf_op_layout {
  kf_object_t object;
  uint64_t mask;                 /* functionality bits that are not fallthrough */
  const uint64_t *backend_masks; /* NULL unless the mask depends on the backend */
  const kf_schema_t *schema;
  const kf_kernel_t *table[KF_SLOT_COUNT];
} kf_op_layout_t;

typedef struct kf_kernel_layout {
  kf_typed_fn typed;        /* NULL: boxed only */
  kf_boxed_fn boxed;        /* never NULL */
  void *context;
  kf_typed_fn typed_sym;    /* typed, with symbolic integers */
} kf_kernel_layout_t;

/* For each rank: first slot << 6 | mask for the backend's number (63 or 0). */
extern KF_API const uint16_t kf__slot_rows[64];

/* Slow halves; not for direct use. */
KF_API kf_typed_fn kf__call_enter_slow(kf_call_t *call, const kf_op_t *op, kf_keyset_t args);
KF_API kf_typed_fn kf__redispatch_enter_slow(kf_call_t *call, const kf_op_t *op, kf_keyset_t set);
KF_API void kf__call_failed(const kf_call_t *call, kf_status_t status);
/* Completes an entered call whose kernel has no typed form for it: boxes the arguments. */
KF_API KF_MUST_USE kf_status_t kf_call_pointers(kf_call_t *call, const void *const *args,
                                                void *const *outs);
/* Same for an entered redispatch. */
KF_API KF_MUST_USE kf_status_t kf_redispatch_pointers(kf_call_t *call, const void *const *args,
                                                      void *const *outs);

#if defined(__SANITIZE_THREAD__)
#define KF_LOAD_TABLE(p) __atomic_load_n((p), __ATOMIC_ACQUIRE)
#else
/* The loads that follow depend on this one's value; that orders them on every processor that we
 * support, without the price of an acquire. */
#define KF_LOAD_TABLE(p) __atomic_load_n((p), __ATOMIC_RELAXED)
#endif

static inline size_t kf_slot_of(kf_keyset_t set) {
  unsigned rank = 63u - (unsigned)__builtin_clzll(set.functionality | 1);
  unsigned backend = 63u - (unsigned)__builtin_clzll(set.backends | 1);
  unsigned row = kf__slot_rows[rank];
  return (row >> 6) + (backend & row & 63u);
}

static inline void kf_activity_enter(kf_local_t *local) {
  __atomic_store_n(&local->activity, local->activity + 1, __ATOMIC_RELAXED);
  __atomic_signal_fence(__ATOMIC_SEQ_CST); /* see Note [Calls and reclamation] */
}

static inline void kf_activity_leave(kf_local_t *local) {
  uint64_t now = local->activity - 1;
  now += (uint64_t)((now & KF_ACTIVITY_DEPTH_MASK) == 0) << KF_ACTIVITY_DEPTH_BITS;
  __atomic_store_n(&local->activity, now, __ATOMIC_RELEASE);
}

/* Applies thread state and masks to the arguments' keys. */
static inline kf_keyset_t kf_final_keyset(const kf_op_layout_t *op, const kf_local_t *local,
                                          kf_keyset_t args) {
  kf_keyset_t set = kf_keyset_make(
      args.backends | local->included.backends,
      (args.functionality | local->included.functionality) & ~local->excluded.functionality);
  const uint64_t *by_backend = KF_LOAD_TABLE(&op->backend_masks);
  if (KF_UNLIKELY(by_backend != NULL))
    set.functionality &= by_backend[63 - __builtin_clzll(set.backends | 1)];
  else
    set.functionality &= __atomic_load_n(&op->mask, __ATOMIC_RELAXED);
  return set;
}

/* Begins a call: fills `call` and returns the typed kernel, or NULL when the call has to be
 * completed with kf_call_pointers. Every enter is followed by one kf_call_leave. */
static inline kf_typed_fn kf_call_enter(kf_call_t *call, const kf_op_t *op, kf_keyset_t args) {
  kf_local_t *local = &kf__local;
  const kf_op_layout_t *layout = (const kf_op_layout_t *)(const void *)op;
  if (KF_UNLIKELY(__atomic_load_n(&local->fast, __ATOMIC_RELAXED) == 0))
    return kf__call_enter_slow(call, op, args);
  kf_activity_enter(local);
  kf_keyset_t set = kf_final_keyset(layout, local, args);
  const kf_kernel_t *kernel = KF_LOAD_TABLE(&layout->table[kf_slot_of(set)]);
  call->op = op;
  call->kernel = kernel;
  call->keyset = set;
  return ((const kf_kernel_layout_t *)(const void *)kernel)->typed;
}

/* Begins a call of the kernel for exactly `set`: no thread state, no masks. */
static inline kf_typed_fn kf_redispatch_enter(kf_call_t *call, const kf_op_t *op, kf_keyset_t set) {
  kf_local_t *local = &kf__local;
  const kf_op_layout_t *layout = (const kf_op_layout_t *)(const void *)op;
  if (KF_UNLIKELY(__atomic_load_n(&local->fast, __ATOMIC_RELAXED) == 0))
    return kf__redispatch_enter_slow(call, op, set);
  kf_activity_enter(local);
  const kf_kernel_t *kernel = KF_LOAD_TABLE(&layout->table[kf_slot_of(set)]);
  call->op = op;
  call->kernel = kernel;
  call->keyset = set;
  return ((const kf_kernel_layout_t *)(const void *)kernel)->typed;
}

/* Ends a call; passes the status on, and adds operator and key to the chain of an error. */
static inline kf_status_t kf_call_leave(const kf_call_t *call, kf_status_t status) {
  if (KF_UNLIKELY(status != KF_OK)) kf__call_failed(call, status);
  kf_activity_leave(&kf__local);
  return status;
}

/* A whole typed call as the body of a function that returns kf_status_t:
 *
 *   typedef kf_status_t (*scale_fn)(const kf_call_t *, kf_tensor_t *, double, kf_tensor_t **);
 *   kf_status_t scale(kf_tensor_t *x, double by, kf_tensor_t **out) {
 *     KF_CALL(scale_op, scale_fn, kf_keys_of(x), (x, by, out), (&x, &by), (out));
 *   }
 *
 * The three lists are: the parameters; pointers to the arguments; the output pointers, or (NULL)
 * when there are none. KF_REDISPATCH takes the exact set instead of the arguments' keys. */
#define KF_UNPACK(...) __VA_ARGS__
#define KF_CALL(op, fn_type, keys, params, arg_pointers, out_pointers) \
  KF_CALL_THROUGH(kf_call, op, fn_type, keys, params, arg_pointers, out_pointers)
#define KF_REDISPATCH(op, fn_type, set, params, arg_pointers, out_pointers) \
  KF_CALL_THROUGH(kf_redispatch, op, fn_type, set, params, arg_pointers, out_pointers)
#define KF_CALL_THROUGH(how, op, fn_type, keys, params, arg_pointers, out_pointers)      \
  do {                                                                                     \
    kf_call_t kf_call_;                                                                    \
    kf_status_t kf_status_;                                                                \
    kf_typed_fn kf_fn_ = how##_enter(&kf_call_, (op), (keys));                             \
    if (KF_LIKELY(kf_fn_ != NULL)) {                                                       \
      kf_status_ = ((fn_type)kf_fn_)(&kf_call_, KF_UNPACK params);                         \
    } else {                                                                               \
      const void *kf_args_[] = {KF_UNPACK arg_pointers};                                   \
      void *kf_outs_[] = {KF_UNPACK out_pointers};                                         \
      kf_status_ = how##_pointers(&kf_call_, kf_args_, kf_outs_);                          \
    }                                                                                      \
    return kf_call_leave(&kf_call_, kf_status_);                                           \
  } while (0)

#ifdef __cplusplus
}
#endif
#endif
