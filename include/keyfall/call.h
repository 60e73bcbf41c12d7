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
 * A table has one slot for each plain key, in priority order with Undefined first, and
 * KF_BACKEND_COUNT slots for each per-backend functionality. Those run from the highest backend to
 * the lowest, so that the number of leading zeros of a backend word can be added as it is. Behind
 * the first KF_SPARE_ZEROS plain keys come the slots of Dense, which are therefore numbered by the
 * zeros; then the other plain keys, then the other functionalities. A set made by hand, with bits
 * that are no backends, has fewer zeros: it finds another slot, but never something else. */
enum {
  KF_PER_BACKEND_COUNT = 6,
  KF_PLAIN_SLOTS = KF_RANK_COUNT - KF_PER_BACKEND_COUNT,
  KF_SLOT_COUNT = KF_PLAIN_SLOTS + KF_PER_BACKEND_COUNT * KF_BACKEND_COUNT,
  KF_SPARE_ZEROS = 64 - KF_BACKEND_COUNT /* every backend word has at least these */
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
  KF_ENTERED_NOT = 3,       /* the thread has to take the slow path */
  KF_ENTERED_SLOWLY = 4     /* from here on: on that path */
};

extern KF_API __thread kf_local_t kf__local __attribute__((tls_model("initial-exec")));

/* First words of every operator and kernel. */
typedef struct kf_op_layout {
  kf_object_t object;
  /* Functionality bits that are not fallthrough. Bit 0, which stands for no key, says that they
   * depend on the backend: then it is the only one, and the masks at the end count. One word, so
   * that a call never mixes two states. */
  uint64_t mask;
  /* What a boxed call has to know of the schema, in one word for the same reason: see
   * KF_FRAME_ARGUMENTS and the others. */
  uint64_t boxed_frame;
  const kf_schema_t *schema;
  const kf_kernel_t *table[KF_SLOT_COUNT];
  uint64_t masks[KF_BACKEND_COUNT]; /* highest backend first, as in Note [Slots] */
} kf_op_layout_t;
enum {
  KF_TABLE_WORD = 5, /* offsetof(kf_op_layout_t, table) in words */
  /* Where the kernel of a backend word without leading zeros would stand at Autograd, the last of
   * the functionalities. */
  KF_AUTOGRAD_WORD = KF_TABLE_WORD + KF_SLOT_COUNT - KF_BACKEND_COUNT - KF_SPARE_ZEROS
};

/* How calls reach a kernel. */
typedef struct kf_kernel_layout {
  kf_typed_fn typed; /* NULL: through the boxed form only */
  kf_boxed_fn boxed; /* never NULL */
  void *context;
  kf_typed_fn typed_sym; /* typed, with symbolic integers */
} kf_kernel_layout_t;

/* Note [Rows]
 * A row of the table is found by the zeros above the highest bit of the functionality word (63 for
 * no key: rank 0 stands for that). Its lower half says where it begins, counted in words from the
 * start of the operator; the upper half is a mask (63 or 0) for the leading zeros of the backend
 * word, which are added. Calls need rows only where they do not end at Dense or Autograd. */
extern KF_API const uint32_t kf__slot_ranges[64];

/* The parts of a boxed frame. Arguments are counted from the last one, which is 1: how many there
 * are (8 bits, the lowest, which is what a comparison takes as it is); the number of one argument
 * that brings keys (6 bits); a bit for each other argument that brings keys, the last one's first
 * (KF_FRAME_MOST bits); how much higher the stack is after the call (7 bits, with a sign). The last
 * argument is never one of the others, so its bit there, with more arguments than there can be,
 * says: unusual, look at the schema. */
enum {
  KF_FRAME_FIRST_BIT = 8,
  KF_FRAME_OTHERS_BIT = 16,
  KF_FRAME_MOST = 41, /* arguments, and returns */
  KF_FRAME_RISE_BIT = 57
};
#define KF_FRAME_ARGUMENTS(frame) ((uint8_t)(frame))
#define KF_FRAME_FIRST(frame) ((frame) >> KF_FRAME_FIRST_BIT & 63)
#define KF_FRAME_OTHERS_MASK (((UINT64_C(1) << KF_FRAME_MOST) - 1) << KF_FRAME_OTHERS_BIT)
#define KF_FRAME_OTHERS(frame) (((frame)&KF_FRAME_OTHERS_MASK) >> KF_FRAME_OTHERS_BIT)
#define KF_FRAME_RISE(frame) ((size_t)((int64_t)(frame) >> KF_FRAME_RISE_BIT))
#define KF_FRAME_UNUSUAL \
  (UINT64_C(1) << KF_FRAME_OTHERS_BIT | UINT64_C(1) << KF_FRAME_FIRST_BIT | UINT64_C(255))

/* Note [Rest of a call]
 * What is inlined is the common case: the thread is on the fast path, the kernel has the form that
 * is wanted, nothing fails. All the rest is behind one function for each kind of call. What those
 * are told is in one struct, or in parts rather than by address: arguments of a function that is
 * hardly ever called would otherwise take registers from the call that is. */
typedef struct kf_slow_call {
  const kf_op_t *op;
  kf_keyset_t keys; /* of the arguments; of a redispatch: the set */
  const void *const *args;
  void *const *outs;
  uint32_t entered;
} kf_slow_call_t;
/* A typed call for which there was no typed kernel, or which was not entered. */
KF_API KF_COLD KF_MUST_USE kf_status_t kf__call_slow(const kf_slow_call_t *call);
KF_API KF_COLD KF_MUST_USE kf_status_t kf__redispatch_slow(const kf_slow_call_t *call);
/* The kernel failed: adds operator and key to the chain of the error, and leaves the call. */
KF_API KF_COLD KF_MUST_USE kf_status_t kf__call_failed(const kf_op_t *op, const kf_kernel_t *kernel,
                                                       kf_keyset_t set, uint32_t entered,
                                                       kf_status_t status);
/* A boxed call that was not entered, or whose frame is unusual. */
KF_API KF_COLD KF_MUST_USE kf_status_t kf__call_boxed_slow(const kf_op_t *op, kf_stack_t *stack,
                                                           uint32_t entered);
KF_API KF_COLD KF_MUST_USE kf_status_t kf__redispatch_boxed_slow(const kf_op_t *op, kf_keyset_t set,
                                                                 kf_stack_t *stack,
                                                                 uint32_t entered);
/* The kernel failed, or left another number of values than expected. */
KF_API KF_COLD KF_MUST_USE kf_status_t
kf__redispatch_boxed_mismatch(const kf_call_t *call, kf_stack_t *stack, size_t expected,
                              uint64_t frame, uint32_t entered, kf_status_t status);
KF_API KF_COLD KF_MUST_USE kf_status_t kf__call_boxed_mismatch(const kf_call_t *call,
                                                               kf_stack_t *stack, size_t expected,
                                                               uint64_t frame, uint32_t entered,
                                                               kf_status_t status);
/* Keys of an argument that is no tensor (a list, or nothing that brings keys). */
KF_API kf_keyset_t kf__boxed_keys(const kf_value_t *value);
/* The final set of a call, also where the mask depends on the backend. */
KF_API kf_keyset_t kf__call_set(const kf_op_t *op, kf_keyset_t args);

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
 * that, which takes longer than two stores; a pair of registers is one store for AArch64, also
 * where compilers do not see that they could have one. */
#if defined(__x86_64__)
#define KF_STORE_APART(p, value) ((void)(*(volatile __typeof__(*(p)) *)(uintptr_t)(p) = (value)))
#define KF_STORE_KEYSET(p, set) \
  (KF_STORE_APART(&(p)->backends, (set).backends), (void)((p)->functionality = (set).functionality))
#else
#define KF_STORE_APART(p, value) ((void)(*(p) = (value)))
#if defined(__aarch64__) && !defined(__clang__)
#define KF_STORE_KEYSET(p, set) \
  __asm__("stp %1, %2, %0" : "=Ump"(*(p)) : "r"((set).backends), "r"((set).functionality))
#else
#define KF_STORE_KEYSET(p, set) ((void)(*(p) = (set)))
#endif
#endif

/* Leading zeros of a word that is not zero. As an instruction for AArch64, because compilers take
 * the result of their own function for a short one, and widen it. */
KF_ALWAYS_INLINE size_t kf_leading_zeros(uint64_t word) {
#if defined(__aarch64__)
  size_t zeros;
  __asm__("clz %0, %1" : "=r"(zeros) : "r"(word));
  return zeros;
#else
  return (size_t)__builtin_clzll(word);
#endif
}

/* A set without a backend counts as one of the CPU. */
KF_ALWAYS_INLINE size_t kf_backend_zeros(uint64_t backends) {
  return kf_leading_zeros(backends | 1);
}

/* Where the kernel of a set stands, in words from the start of the operator. */
KF_ALWAYS_INLINE size_t kf_table_word(kf_keyset_t set) {
  uint32_t row = kf__slot_ranges[kf_leading_zeros(set.functionality | 1)];
  return (row & 0xffff) + (kf_backend_zeros(set.backends) & row >> 16);
}

KF_INLINE size_t kf_slot_of(kf_keyset_t set) { return kf_table_word(set) - KF_TABLE_WORD; }

/* The final set of a call, and where its kernel stands. Nearly all calls end at one of two
 * families; branches that are foreseen spare those the wait for a row. A mask that says that masks
 * depend on the backend leaves neither, and sets without a key are rare enough to be taken for such
 * a case. */
KF_ALWAYS_INLINE size_t kf_call_word(const kf_op_t *op, const kf_local_t *local, kf_keyset_t args,
                                     kf_keyset_t *out_set) {
  uint64_t mask = KF_LOAD(&((const kf_op_layout_t *)(const void *)op)->mask);
  uint64_t functionality =
      (args.functionality | local->included.functionality) & ~local->excluded.functionality & mask;
  uint64_t backends = args.backends | local->included.backends;
  KF_SCALAR(backends);
  size_t zeros = kf_backend_zeros(backends);
  *out_set = kf_keyset_make(backends, functionality);
  if (functionality == UINT64_C(1) << KF_RANK_Dense) return KF_TABLE_WORD + zeros;
  if (KF_LIKELY(functionality >> KF_RANK_AutogradFunctionality == 1))
    return KF_AUTOGRAD_WORD + zeros;
  if (KF_UNLIKELY(functionality == 0)) *out_set = kf__call_set(op, args);
  return kf_table_word(*out_set);
}

/* Fills the call with the kernel in a word of the operator, and returns how that is reached. */
KF_ALWAYS_INLINE const kf_kernel_layout_t *kf_call_fill(kf_call_t *call, const kf_op_t *op,
                                                        kf_keyset_t set, size_t word) {
  const kf_kernel_t *const *words = (const kf_kernel_t *const *)(const void *)op;
  KF_STORE_KEYSET(&call->keyset, set);
  const kf_kernel_t *kernel = KF_LOAD_TABLE(&words[word]);
  KF_STORE_APART(&call->op, op);
  call->kernel = kernel;
  return (const kf_kernel_layout_t *)(const void *)kernel;
}

/* Makes the thread busy, and stores what that makes of the call; false: it has to take the slow
 * path. As few branches as can be: processors that do four instructions at a time do one branch. */
KF_ALWAYS_INLINE bool kf_enter(kf_local_t *local, uint32_t *entered) {
  uint32_t fast = KF_LOAD(&local->fast), busy = KF_LOAD(&local->busy);
  *entered = busy;
  if (KF_LIKELY(fast > busy)) {
    KF_STORE(&local->busy, fast);
  } else if (KF_UNLIKELY(fast == 0)) {
    *entered = KF_ENTERED_NOT;
    return false;
  }
  __atomic_signal_fence(__ATOMIC_SEQ_CST); /* see Note [Calls and reclamation] */
  return true;
}

KF_ALWAYS_INLINE void kf_leave_outermost(kf_local_t *local) {
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  KF_STORE_IDLE(&local->busy);
}

/* Begins a call: fills `call` and returns the typed kernel. NULL: the rest has to do it. What is
 * stored in *entered stays in a register, and is for kf_call_leave or the rest. */
KF_ALWAYS_INLINE kf_typed_fn kf_call_enter(kf_call_t *call, uint32_t *entered, const kf_op_t *op,
                                           kf_keyset_t args) {
  kf_local_t *local = &kf__local;
  if (KF_UNLIKELY(!kf_enter(local, entered))) return NULL;
  kf_keyset_t set;
  size_t word = kf_call_word(op, local, args, &set);
  return KF_LOAD(&kf_call_fill(call, op, set, word)->typed);
}

/* Ends a call whose kernel was run; passes the status on. */
KF_ALWAYS_INLINE kf_status_t kf_call_leave(const kf_call_t *call, uint32_t entered,
                                           kf_status_t status) {
  if (KF_LIKELY(((uint32_t)status | entered) == 0)) {
    kf_leave_outermost(&kf__local);
    return KF_OK;
  }
  if (KF_LIKELY(status == KF_OK)) return KF_OK;
  return kf__call_failed(call->op, call->kernel, call->keyset, entered, status);
}

/* Where the kernel for exactly `set` stands. Most kernels hand on to that of a backend. */
KF_ALWAYS_INLINE size_t kf_redispatch_word(kf_keyset_t set) {
  return KF_LIKELY(set.functionality == UINT64_C(1) << KF_RANK_Dense)
             ? KF_TABLE_WORD + kf_backend_zeros(set.backends)
             : kf_table_word(set);
}

/* The typed kernel for exactly `set`: no thread state, no masks. NULL: the rest has to do it. For
 * kernels: the call that they are in keeps the thread busy. */
KF_ALWAYS_INLINE kf_typed_fn kf_redispatch_enter(kf_call_t *call, const kf_op_t *op,
                                                 kf_keyset_t set) {
  if (KF_UNLIKELY(KF_LOAD(&kf__local.fast) == 0)) return NULL;
  return KF_LOAD(&kf_call_fill(call, op, set, kf_redispatch_word(set))->typed);
}

KF_ALWAYS_INLINE kf_keyset_t kf_boxed_keys(const kf_value_t *value) {
  return KF_LIKELY(value->tag == KF_TAG_TENSOR)
             ? ((const kf_dispatchable_t *)(void *)value->as.object)->keys
             : kf__boxed_keys(value);
}

/* Keys of the arguments, which end at `end`. False: an unusual frame. */
KF_ALWAYS_INLINE bool kf_boxed_argument_keys(uint64_t frame, const kf_value_t *end,
                                             kf_keyset_t *out_keys) {
  *out_keys = kf_boxed_keys(end - KF_FRAME_FIRST(frame));
  if (KF_LIKELY((frame & KF_FRAME_OTHERS_MASK) == 0)) return true;
  if (frame == KF_FRAME_UNUSUAL) return false;
  for (uint64_t left = KF_FRAME_OTHERS(frame); left != 0; left &= left - 1)
    *out_keys = kf_keyset_or(*out_keys, kf_boxed_keys(end - 1 - (size_t)__builtin_ctzll(left)));
  return true;
}

/* What follows the kernel of a boxed call. `mismatch` is one of the two above. */
KF_ALWAYS_INLINE kf_status_t kf_boxed_leave(const kf_call_t *call, kf_stack_t *stack,
                                            size_t expected, uint64_t frame, uint32_t entered,
                                            kf_status_t status,
                                            __typeof__(kf__call_boxed_mismatch) *mismatch) {
  if (KF_LIKELY(((uint32_t)status | entered | (stack->size ^ expected)) == 0)) {
    kf_leave_outermost(&kf__local);
    return KF_OK;
  }
  if (KF_LIKELY(status == KF_OK && stack->size == expected)) return KF_OK;
  return mismatch(call, stack, expected, frame, entered, status);
}

/* kf_op_call_boxed and kf_op_redispatch_boxed of op.h, inline. C and C++ have these under both
 * names; other languages find the functions in the library. */
KF_ALWAYS_INLINE KF_MUST_USE kf_status_t kf_call_boxed(const kf_op_t *op, kf_stack_t *stack) {
  kf_local_t *local = &kf__local;
  uint32_t entered;
  if (KF_UNLIKELY(!kf_enter(local, &entered))) return kf__call_boxed_slow(op, stack, entered);
  uint64_t frame = KF_LOAD(&((const kf_op_layout_t *)(const void *)op)->boxed_frame);
  const kf_value_t *values = stack->values;
  size_t size = stack->size;
  kf_keyset_t keys, set;
  if (KF_UNLIKELY(size < KF_FRAME_ARGUMENTS(frame)) ||
      KF_UNLIKELY(!kf_boxed_argument_keys(frame, values + size, &keys)))
    return kf__call_boxed_slow(op, stack, entered);
  kf_call_t call;
  size_t word = kf_call_word(op, local, keys, &set);
  kf_boxed_fn boxed = KF_LOAD(&kf_call_fill(&call, op, set, word)->boxed);
  size_t expected = size + KF_FRAME_RISE(frame);
  return kf_boxed_leave(&call, stack, expected, frame, entered, boxed(&call, stack),
                        kf__call_boxed_mismatch);
}
#define kf_op_call_boxed(op, stack) kf_call_boxed((op), (stack))

KF_ALWAYS_INLINE KF_MUST_USE kf_status_t kf_redispatch_boxed(const kf_op_t *op, kf_keyset_t set,
                                                             kf_stack_t *stack) {
  uint32_t entered;
  if (KF_UNLIKELY(!kf_enter(&kf__local, &entered)))
    return kf__redispatch_boxed_slow(op, set, stack, entered);
  uint64_t frame = KF_LOAD(&((const kf_op_layout_t *)(const void *)op)->boxed_frame);
  size_t size = stack->size;
  if (KF_UNLIKELY(size < KF_FRAME_ARGUMENTS(frame) || frame == KF_FRAME_UNUSUAL))
    return kf__redispatch_boxed_slow(op, set, stack, entered);
  kf_call_t call;
  const kf_kernel_layout_t *kernel = kf_call_fill(&call, op, set, kf_redispatch_word(set));
  size_t expected = size + KF_FRAME_RISE(frame);
  return kf_boxed_leave(&call, stack, expected, frame, entered,
                        KF_LOAD(&kernel->boxed)(&call, stack), kf__redispatch_boxed_mismatch);
}
#define kf_op_redispatch_boxed(op, set, stack) kf_redispatch_boxed((op), (set), (stack))

KF_ALWAYS_INLINE void kf_slow_call_fill(kf_slow_call_t *rest, const kf_op_t *op, kf_keyset_t keys,
                                        const void *const *args, void *const *outs,
                                        uint32_t entered) {
  rest->op = op;
  KF_STORE_KEYSET(&rest->keys, keys);
  rest->args = args;
  rest->outs = outs;
  rest->entered = entered;
}

/* A whole typed call as the body of a function that returns kf_status_t:
 *
 *   typedef kf_status_t (*scale_fn)(const kf_call_t *, kf_tensor_t *, double, kf_tensor_t **);
 *   kf_status_t scale(kf_tensor_t *x, double by, kf_tensor_t **out) {
 *     KF_CALL(scale_op, scale_fn, kf_keys_of(x), (x, by, out), (KF_ARG(x), KF_ARG(by)), (out));
 *   }
 *
 * The three lists are: the parameters; pointers to the arguments; the output pointers, or (NULL)
 * when there are none. KF_REDISPATCH, for use in kernels, takes the exact set instead of the
 * arguments' keys. */
/* A pointer to an argument. `&x` will do; but then x has to lie in memory for a path that is hardly
 * ever taken, and a copy that is made there need not. */
#ifdef __cplusplus
#define KF_ARG(x) ((const void *)&(x))
#else
#define KF_ARG(x) ((const void *)(__typeof__(x)[]){x})
#endif

#define KF_CALL(op, fn_type, keys, params, arg_pointers, out_pointers)               \
  do {                                                                               \
    kf_call_t kf_call_;                                                              \
    uint32_t kf_entered_;                                                            \
    const kf_op_t *kf_op_ = (op);                                                    \
    kf_keyset_t kf_keys_ = (keys);                                                   \
    KF_SCALAR(kf_keys_.backends);                                                    \
    kf_typed_fn kf_fn_ = kf_call_enter(&kf_call_, &kf_entered_, kf_op_, kf_keys_);   \
    if (KF_LIKELY(kf_fn_ != NULL))                                                   \
      return kf_call_leave(&kf_call_, kf_entered_,                                   \
                           ((fn_type)kf_fn_)(&kf_call_, KF_UNPACK params));          \
    const void *kf_args_[] = {KF_UNPACK arg_pointers};                               \
    void *kf_outs_[] = {KF_UNPACK out_pointers};                                     \
    kf_slow_call_t kf_slow_;                                                         \
    kf_slow_call_fill(&kf_slow_, kf_op_, kf_keys_, kf_args_, kf_outs_, kf_entered_); \
    return kf__call_slow(&kf_slow_);                                                 \
  } while (0)

#define KF_REDISPATCH(op, fn_type, set, params, arg_pointers, out_pointers)            \
  do {                                                                                 \
    kf_call_t kf_call_;                                                                \
    const kf_op_t *kf_op_ = (op);                                                      \
    kf_keyset_t kf_set_ = (set);                                                       \
    kf_typed_fn kf_fn_ = kf_redispatch_enter(&kf_call_, kf_op_, kf_set_);              \
    if (KF_LIKELY(kf_fn_ != NULL))                                                     \
      return kf_call_leave(&kf_call_, KF_ENTERED_NESTED,                               \
                           ((fn_type)kf_fn_)(&kf_call_, KF_UNPACK params));            \
    const void *kf_args_[] = {KF_UNPACK arg_pointers};                                 \
    void *kf_outs_[] = {KF_UNPACK out_pointers};                                       \
    kf_slow_call_t kf_slow_;                                                           \
    kf_slow_call_fill(&kf_slow_, kf_op_, kf_set_, kf_args_, kf_outs_, KF_ENTERED_NOT); \
    return kf__redispatch_slow(&kf_slow_);                                             \
  } while (0)

#ifdef __cplusplus
}
#endif
#endif
