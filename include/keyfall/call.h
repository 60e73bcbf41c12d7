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
 * While a thread is inside a call, its `busy` word is not zero; only the outermost call writes it.
 * A thread that deregisters a kernel first takes it out of the tables, then makes every running
 * thread's view of memory current (the membarrier system call), and frees the kernel only when each
 * thread that was inside a call has left it: it marks the busy words that it finds at 1 with 2, and
 * a later look that finds anything but 2 knows that the thread has been idle in between. So the
 * call path needs no fence, only compiler barriers. Where the system call is missing, `fast` stays
 * 0 and calls take the slow path, which has real fences. */
#ifndef KEYFALL_CALL_H
#define KEYFALL_CALL_H

#include <keyfall/op.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Note [Slots]
 * A table has one slot for each plain key, in priority order with Undefined first, and behind them
 * KF_BACKEND_COUNT slots for each per-backend functionality. Those run from the highest backend to
 * the lowest, so that the number of leading zeros of a backend word can be added as it is. */
enum {
  KF_PER_BACKEND_COUNT = 6,
  KF_PLAIN_SLOTS = KF_RANK_COUNT - KF_PER_BACKEND_COUNT,
  KF_SLOT_COUNT = KF_PLAIN_SLOTS + KF_PER_BACKEND_COUNT * KF_BACKEND_COUNT
};

/* The thread's part of the call path. */
typedef struct kf_local {
  uint32_t fast;  /* 0: take the slow path (new thread, trace, checks, no membarrier); or 1 */
  uint32_t busy;  /* 0: outside of calls; 1: inside; 2: inside, and seen by a reclaimer */
  uint32_t state; /* 0: new thread; else the sets below are valid */
  uint32_t depth; /* of calls on the slow path */
  kf_keyset_t included;
  kf_keyset_t excluded;
} kf_local_t;

/* How a call was entered, which is how it has to be left. */
enum {
  KF_ENTERED_OUTERMOST = 0, /* leaving makes the thread idle */
  KF_ENTERED_NESTED = 1,    /* an outer call keeps the thread busy; also 2 */
  KF_ENTERED_SLOWLY = 4     /* kf__call_leave_slow knows the rest */
};

extern KF_API __thread kf_local_t kf__local __attribute__((tls_model("initial-exec")));

/* First words of every operator and kernel. */
typedef struct kf_op_layout {
  kf_object_t object;
  /* Functionality bits that are not fallthrough. Bit 0, which stands for no key, says that they
   * depend on the backend: then the masks at the end count. One word, so that a call never mixes
   * two states. */
  uint64_t mask;
  /* What a boxed call has to know of the schema, in one word for the same reason: see
   * KF_SHAPE_FIRST_BYTES and the others. */
  uint64_t boxed_shape;
  const kf_schema_t *schema;
  const kf_kernel_t *table[KF_SLOT_COUNT];
  uint64_t masks[KF_BACKEND_COUNT]; /* highest backend first, as in Note [Slots] */
} kf_op_layout_t;
enum {
  KF_TABLE_WORD = 5, /* offsetof(kf_op_layout_t, table) in words */
  /* Where the mask for a backend word without leading zeros would stand. */
  KF_MASK_WORD = KF_TABLE_WORD + KF_SLOT_COUNT - (64 - KF_BACKEND_COUNT)
};

/* How calls reach a kernel. */
typedef struct kf_kernel_layout {
  kf_typed_fn typed; /* NULL: through the boxed form only */
  kf_boxed_fn boxed; /* never NULL */
  void *context;
  kf_typed_fn typed_sym; /* typed, with symbolic integers */
} kf_kernel_layout_t;

/* Note [Rows]
 * A row of the table is found by the highest bit of the functionality word, as the processor says
 * which that is: by the zeros above it (64 for no bit), or by its number (0 for no bit, which is
 * the number of no key as well). It says where it begins, counted in words from the start of the
 * operator, and has a mask (63 or 0) for the leading zeros of the backend word that are added. Both
 * are in one word where an operand is shifted for nothing, and in two where a load is part of
 * another instruction: the other way round a call takes a tenth longer on either. */
#if defined(__aarch64__)
#define KF_TOP(word) ((word) != 0 ? __builtin_clzll(word) : 64)
#define KF_TOP_OF_BIT(bit) (63 - (bit))
typedef uint32_t kf_slot_row_t;
#define KF_ROW(start, mask) ((uint32_t)(start) | (uint32_t)(mask) << 16)
#define KF_ROW_START(row) (*(row)&0xffffu)
#define KF_ROW_MASK(row) (*(row) >> 16)
#else
#define KF_TOP(word) (63 ^ (size_t)__builtin_clzll((word) | 1))
#define KF_TOP_OF_BIT(bit) (bit)
typedef struct kf_slot_row {
  uint32_t start, mask;
} kf_slot_row_t;
#define KF_ROW(start, mask) \
  { (start), (mask) }
#define KF_ROW_START(row) ((row)->start)
#define KF_ROW_MASK(row) ((row)->mask)
#endif
extern KF_API const kf_slot_row_t kf__slot_rows[65];

/* The parts of a boxed shape, from the fifth bit on. Arguments are counted from the last one, which
 * is 1: the number of one argument that brings keys (6 bits, so placed that they are a number of
 * bytes); how many arguments there are (6 bits); a bit for each other argument that brings keys,
 * the last one's first (KF_SHAPE_MOST bits); how much higher the stack is after the call (7 bits,
 * with a sign). The last argument is never one of the others, so its bit there, with more arguments
 * than there can be, says: unusual, look at the schema. */
enum {
  KF_SHAPE_FIRST_BIT = 4, /* sizeof(kf_value_t) is 1 << 4 */
  KF_SHAPE_ARGUMENTS_BIT = 10,
  KF_SHAPE_OTHERS_BIT = 16,
  KF_SHAPE_MOST = 41, /* arguments, and returns */
  KF_SHAPE_RISE_BIT = 57
};
#define KF_SHAPE_FIRST_BYTES(shape) ((shape) & (63 << KF_SHAPE_FIRST_BIT))
#define KF_SHAPE_ARGUMENTS(shape) ((shape) >> KF_SHAPE_ARGUMENTS_BIT & 63)
#define KF_SHAPE_OTHERS_MASK (((UINT64_C(1) << KF_SHAPE_MOST) - 1) << KF_SHAPE_OTHERS_BIT)
#define KF_SHAPE_OTHERS(shape) (((shape)&KF_SHAPE_OTHERS_MASK) >> KF_SHAPE_OTHERS_BIT)
#define KF_SHAPE_RISE(shape) ((size_t)((int64_t)(shape) >> KF_SHAPE_RISE_BIT))
#define KF_SHAPE_UNUSUAL                                                         \
  (UINT64_C(1) << KF_SHAPE_OTHERS_BIT | UINT64_C(63) << KF_SHAPE_ARGUMENTS_BIT | \
   UINT64_C(1) << KF_SHAPE_FIRST_BIT)

/* Slow halves; not for direct use. */
KF_API kf_typed_fn kf__call_enter_slow(kf_call_t *call, const kf_op_t *op, kf_keyset_t args);
KF_API kf_typed_fn kf__redispatch_enter_slow(kf_call_t *call, const kf_op_t *op, kf_keyset_t set);
KF_API void kf__call_failed(const kf_call_t *call, uint32_t entered, kf_status_t status);
KF_API void kf__call_leave_slow(uint32_t entered);
KF_API KF_MUST_USE kf_status_t kf__call_boxed_slow(const kf_op_t *op, kf_stack_t *stack);
/* The kernel failed, or left another number of values than expected. */
KF_API KF_MUST_USE kf_status_t kf__call_boxed_odd(const kf_call_t *call, kf_stack_t *stack,
                                                  size_t expected, uint64_t shape, uint32_t entered,
                                                  kf_status_t status);
/* Keys of an argument that is no tensor (a list, or nothing that brings keys). */
KF_API kf_keyset_t kf__boxed_keys(const kf_value_t *value);
/* Completes an entered call whose kernel has no typed form for it: boxes the arguments. */
KF_API KF_MUST_USE kf_status_t kf_call_pointers(kf_call_t *call, const void *const *args,
                                                void *const *outs);
/* Same for an entered redispatch. */
KF_API KF_MUST_USE kf_status_t kf_redispatch_pointers(kf_call_t *call, const void *const *args,
                                                      void *const *outs);

/* The thread sanitizer sees only the orders that the operations themselves have. */
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define KF_THREAD_SANITIZER 1
#endif
#endif
#if defined(KF_THREAD_SANITIZER) || defined(__SANITIZE_THREAD__)
#define KF_LOAD(p) __atomic_load_n((p), __ATOMIC_RELAXED)
#define KF_STORE(p, value) __atomic_store_n((p), (value), __ATOMIC_RELAXED)
#define KF_LOAD_TABLE(p) __atomic_load_n((p), __ATOMIC_ACQUIRE)
#define KF_STORE_IDLE(p) __atomic_store_n((p), 0, __ATOMIC_RELEASE)
#else
/* Relaxed accesses to aligned words. Written as volatile because compilers fold the address of a
 * volatile access into the instruction, and that of an atomic builtin not always. */
#define KF_LOAD(p) (*(const volatile __typeof__(*(p)) *)(p))
#define KF_STORE(p, value) ((void)(*(volatile __typeof__(*(p)) *)(p) = (value)))
/* The loads that follow depend on this one's value; that orders them on every processor that we
 * support, without the price of an acquire. (For x86-64 it is the other way round with addresses
 * that have an index.) */
#if defined(__x86_64__)
#define KF_LOAD_TABLE(p) __atomic_load_n((p), __ATOMIC_RELAXED)
#else
#define KF_LOAD_TABLE(p) KF_LOAD(p)
#endif
/* Ordered by the reclaimer's second barrier, without the price of a release. */
#define KF_STORE_IDLE(p) KF_STORE((p), 0)
#endif

/* Compilers for x86 like to put this word and the next one into a vector register and to store
 * that, which takes longer than two stores; a pair of registers is one store for AArch64. */
#if defined(__x86_64__)
#define KF_STORE_APART(p, value) ((void)(*(volatile __typeof__(*(p)) *)(uintptr_t)(p) = (value)))
#else
#define KF_STORE_APART(p, value) ((void)(*(p) = (value)))
#endif

/* Where the kernel of a set stands, in words from the start of the operator. */
static inline size_t kf_table_word(kf_keyset_t set) {
  const kf_slot_row_t *row = &kf__slot_rows[KF_TOP(set.functionality)];
  return KF_ROW_START(row) + ((uint32_t)__builtin_clzll(set.backends | 1) & KF_ROW_MASK(row));
}

static inline size_t kf_slot_of(kf_keyset_t set) { return kf_table_word(set) - KF_TABLE_WORD; }

/* Applies thread state and masks to the arguments' keys. */
static inline kf_keyset_t kf_final_keyset(const kf_op_layout_t *op, const kf_local_t *local,
                                          kf_keyset_t args) {
  uint64_t functionality =
      (args.functionality | local->included.functionality) & ~local->excluded.functionality;
  uint64_t backends = args.backends | local->included.backends;
  uint64_t mask = KF_LOAD(&op->mask);
  KF_SCALAR(backends);
  if ((mask & 1) != 0) {
    const uint64_t *words = (const uint64_t *)(const void *)op;
    mask = KF_LOAD(&words[KF_MASK_WORD + __builtin_clzll(backends | 1)]);
  }
  return kf_keyset_make(backends, functionality & mask);
}

/* Makes the thread busy, if it is not already; returns how it has to be undone. `one` is 1: on the
 * fast path the word `fast`, which is in a register already. */
static inline uint32_t kf_busy_enter(kf_local_t *local, uint32_t one) {
  uint32_t entered = KF_LOAD(&local->busy);
  if (KF_LIKELY(entered == KF_ENTERED_OUTERMOST)) KF_STORE(&local->busy, one);
  __atomic_signal_fence(__ATOMIC_SEQ_CST); /* see Note [Calls and reclamation] */
  return entered;
}

static inline void kf_busy_leave(kf_local_t *local, uint32_t entered) {
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  if (KF_LIKELY(entered == KF_ENTERED_OUTERMOST))
    KF_STORE_IDLE(&local->busy);
  else if (KF_UNLIKELY(entered >= KF_ENTERED_SLOWLY))
    kf__call_leave_slow(entered);
}

/* Fills the call with the kernel in the slot of `set`, and returns how that is reached. */
static inline const kf_kernel_layout_t *kf_call_fill(kf_call_t *call, const kf_op_t *op,
                                                     kf_keyset_t set) {
  const kf_kernel_t *const *words = (const kf_kernel_t *const *)(const void *)op;
  const kf_kernel_t *kernel = KF_LOAD_TABLE(&words[kf_table_word(set)]);
  KF_STORE_APART(&call->op, op);
  call->kernel = kernel;
  call->keyset = set;
  return (const kf_kernel_layout_t *)(const void *)kernel;
}

/* Begins a call: fills `call` and returns the typed kernel, or NULL when the call has to be
 * completed with kf_call_pointers. Every enter is followed by one kf_call_leave, which gets what
 * was stored in *entered (a local variable that stays in a register). */
static inline kf_typed_fn kf_call_enter(kf_call_t *call, uint32_t *entered, const kf_op_t *op,
                                        kf_keyset_t args) {
  kf_local_t *local = &kf__local;
  uint32_t fast = KF_LOAD(&local->fast);
  if (KF_UNLIKELY(fast == 0)) {
    kf_typed_fn fn = kf__call_enter_slow(call, op, args);
    *entered = call->entered;
    return fn;
  }
  *entered = kf_busy_enter(local, fast);
  kf_keyset_t set = kf_final_keyset((const kf_op_layout_t *)(const void *)op, local, args);
  return KF_LOAD(&kf_call_fill(call, op, set)->typed);
}

/* Begins a call of the kernel for exactly `set`: no thread state, no masks. For kernels: the call
 * that they are in keeps the thread busy. Elsewhere use kf_op_redispatch_pointers. */
static inline kf_typed_fn kf_redispatch_enter(kf_call_t *call, uint32_t *entered, const kf_op_t *op,
                                              kf_keyset_t set) {
  if (KF_UNLIKELY(KF_LOAD(&kf__local.fast) == 0)) {
    kf_typed_fn fn = kf__redispatch_enter_slow(call, op, set);
    *entered = call->entered;
    return fn;
  }
  *entered = KF_ENTERED_NESTED;
  return KF_LOAD(&kf_call_fill(call, op, set)->typed);
}

/* Ends a call; passes the status on, and adds operator and key to the chain of an error. */
static inline kf_status_t kf_call_leave(const kf_call_t *call, uint32_t entered,
                                        kf_status_t status) {
  if (KF_UNLIKELY(status != KF_OK)) kf__call_failed(call, entered, status);
  kf_busy_leave(&kf__local, entered);
  return status;
}

static inline kf_keyset_t kf_boxed_keys(const kf_value_t *value) {
  return KF_LIKELY(value->tag == KF_TAG_TENSOR)
             ? ((const kf_dispatchable_t *)(void *)value->as.object)->keys
             : kf__boxed_keys(value);
}

/* Keys of the arguments, which end at `end`. False: an unusual shape. */
static inline bool kf_boxed_argument_keys(uint64_t shape, const kf_value_t *end,
                                          kf_keyset_t *out_keys) {
  *out_keys = kf_boxed_keys(
      (const kf_value_t *)(const void *)((const char *)end - KF_SHAPE_FIRST_BYTES(shape)));
  if (KF_LIKELY((shape & KF_SHAPE_OTHERS_MASK) == 0)) return true;
  if (shape == KF_SHAPE_UNUSUAL) return false;
  for (uint64_t left = KF_SHAPE_OTHERS(shape); left != 0; left &= left - 1)
    *out_keys = kf_keyset_or(*out_keys, kf_boxed_keys(end - 1 - (size_t)__builtin_ctzll(left)));
  return true;
}

/* A boxed call, inline: kf_op_call_boxed (op.h) says what it does. */
static inline KF_MUST_USE kf_status_t kf_call_boxed(const kf_op_t *op, kf_stack_t *stack) {
  kf_local_t *local = &kf__local;
  const kf_op_layout_t *layout = (const kf_op_layout_t *)(const void *)op;
  uint32_t fast = KF_LOAD(&local->fast);
  if (KF_UNLIKELY(fast == 0)) return kf__call_boxed_slow(op, stack);
  uint32_t entered = kf_busy_enter(local, fast);
  uint64_t shape = KF_LOAD(&layout->boxed_shape);
  const kf_value_t *values = stack->values;
  size_t size = stack->size;
  kf_keyset_t keys;
  kf_status_t status;
  if (KF_LIKELY(size >= KF_SHAPE_ARGUMENTS(shape)) &&
      KF_LIKELY(kf_boxed_argument_keys(shape, values + size, &keys))) {
    kf_call_t call;
    kf_keyset_t set = kf_final_keyset(layout, local, keys);
    kf_boxed_fn boxed = KF_LOAD(&kf_call_fill(&call, op, set)->boxed);
    size_t expected = size + KF_SHAPE_RISE(shape);
    status = boxed(&call, stack);
    if (KF_UNLIKELY(status != KF_OK || stack->size != expected))
      status = kf__call_boxed_odd(&call, stack, expected, shape, entered, status);
  } else {
    status = kf__call_boxed_slow(op, stack);
  }
  kf_busy_leave(local, entered);
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
 * when there are none. KF_REDISPATCH, for use in kernels, takes the exact set instead of the
 * arguments' keys. */
#define KF_UNPACK(...) __VA_ARGS__
#define KF_CALL(op, fn_type, keys, params, arg_pointers, out_pointers) \
  KF_CALL_THROUGH(kf_call, op, fn_type, keys, params, arg_pointers, out_pointers)
#define KF_REDISPATCH(op, fn_type, set, params, arg_pointers, out_pointers) \
  KF_CALL_THROUGH(kf_redispatch, op, fn_type, set, params, arg_pointers, out_pointers)
#define KF_CALL_THROUGH(how, op, fn_type, keys, params, arg_pointers, out_pointers) \
  do {                                                                              \
    kf_call_t kf_call_;                                                             \
    uint32_t kf_entered_;                                                           \
    kf_status_t kf_status_;                                                         \
    kf_typed_fn kf_fn_ = how##_enter(&kf_call_, &kf_entered_, (op), (keys));        \
    if (KF_LIKELY(kf_fn_ != NULL)) {                                                \
      kf_status_ = ((fn_type)kf_fn_)(&kf_call_, KF_UNPACK params);                  \
    } else {                                                                        \
      const void *kf_args_[] = {KF_UNPACK arg_pointers};                            \
      void *kf_outs_[] = {KF_UNPACK out_pointers};                                  \
      kf_call_.entered = kf_entered_;                                               \
      kf_status_ = how##_pointers(&kf_call_, kf_args_, kf_outs_);                   \
    }                                                                               \
    return kf_call_leave(&kf_call_, kf_entered_, kf_status_);                       \
  } while (0)

#ifdef __cplusplus
}
#endif
#endif
