/* call.h: the call path, inlined into the program. Programs use KF_CALL and KF_REDISPATCH at the
 * end, and kf_call_boxed; everything before is their implementation. Its layouts are versioned by
 * KF_ABI_VERSION. A function that calls an operator of the program:
 *
 *   static kf_op_t *scale_op;                      kf_op_find("mine::scale", "", &scale_op), once
 *   typedef kf_status_t (*scale_fn)(const kf_call_t *, kf_tensor_t *, double, kf_tensor_t **);
 *   kf_status_t scale(kf_tensor_t *x, double by, kf_tensor_t **out) {
 *     KF_CALL(scale_op, scale_fn, kf_keys_of(x), (x, by, out), (KF_ARG(x), KF_ARG(by)), (out));
 *   }
 *
 * A kernel that does something above all backends and then continues below its own key:
 *
 *   kf_status_t scale_above(const kf_call_t *call, kf_tensor_t *x, double by, kf_tensor_t **out) {
 *     count_call(call->op);
 *     KF_REDISPATCH(call->op, scale_fn, kf_keyset_below(call->keyset, KF_RANK_AutogradOther),
 *                   (x, by, out), (KF_ARG(x), KF_ARG(by)), (out));
 *   }
 *
 * Calls may be made from any thread. Languages without C macros use kf_op_call_pointers and
 * kf_op_call_boxed (op.h), which run the same kernels. Names with two underscores (kf__call_slow)
 * are private to the library. docs/decisions/0004 says what a call costs and why the code looks as
 * it does.
 *
 * Note [Call path]
 * A call ORs the key sets of its arguments, adds the thread's included keys, removes the excluded
 * keys and those for which the operator falls through, finds the highest functionality bit and the
 * highest backend bit, and jumps through the operator's table. It takes no lock, allocates nothing,
 * and writes nothing that other threads read often.
 *
 * Note [Calls and reclamation]
 * While a thread is inside a call, its `busy` word is not zero; only the outermost call writes it.
 * A thread that deregisters a kernel first removes it from the tables, then makes every running
 * thread's view of memory current (the membarrier system call), and frees the kernel only when each
 * thread that was inside a call has left it: it changes the busy words that it finds at 1 to 2, and
 * when a later look finds anything but 2, the thread has been idle in between. So the call path
 * needs no fence, only compiler barriers. Where the system call is missing, `fast` stays 0 and
 * calls take the slow path, which has real fences. */
#ifndef KEYFALL_CALL_H
#define KEYFALL_CALL_H

#include <keyfall/op.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Note [Slots]
 * A table has one slot for each plain key, in priority order with Undefined first, and
 * KF_BACKEND_COUNT slots for each per-backend functionality. These are ordered from the highest
 * backend to the lowest, so that the number of leading zeros of a backend word can be added
 * unchanged. The slots of Dense follow the first KF_SPARE_ZEROS plain keys, so their slot number is
 * the number of leading zeros; then come the other plain keys, then the other functionalities. A
 * set made by hand, with bits that name no backend, has fewer leading zeros: it selects another
 * slot, but never memory outside of the table. */
enum {
  KF_PER_BACKEND_COUNT = 6, /* Dense, Quantized, Sparse, SparseCsr, NestedTensor, Autograd */
  KF_PLAIN_SLOTS = KF_RANK_COUNT - KF_PER_BACKEND_COUNT,                    /* Undefined included */
  KF_SLOT_COUNT = KF_PLAIN_SLOTS + KF_PER_BACKEND_COUNT * KF_BACKEND_COUNT, /* of a table */
  KF_SPARE_ZEROS = 64 - KF_BACKEND_COUNT /* every backend word has at least these */
};

/* The thread's part of the call path, in thread-local storage. Filled by the library; read it
 * through key.h. */
typedef struct kf_local {
  uint32_t fast;  /* 1: fast path; 0: slow path (new thread, tracing, checks, no membarrier) */
  uint32_t busy;  /* 0: outside of calls; 1: inside; 2: inside, and seen by a reclaimer */
  uint32_t state; /* 0: new thread, the sets below are not set yet */
  uint32_t depth; /* of calls on the slow path */
  kf_keyset_t included; /* keys that every call adds: kf_local_included */
  kf_keyset_t excluded; /* keys that every call then removes: kf_local_excluded */
} kf_local_t;

/* How a call was entered, which decides how it is left. */
enum {
  KF_ENTERED_OUTERMOST = 0, /* leaving makes the thread idle */
  KF_ENTERED_NESTED = 1,    /* an outer call keeps the thread busy; also 2 */
  KF_ENTERED_NOT = 3,       /* the thread has to take the slow path */
  KF_ENTERED_SLOWLY = 4     /* from here up: entered on the slow path */
};

/* The calling thread's kf_local_t. Private: plug-ins and programs must not change it. */
extern KF_API __thread kf_local_t kf__local __attribute__((tls_model("initial-exec")));

/* The first words of every kf_op_t. Written by the library under the dispatcher's lock, one word at
 * a time, while calls read them. */
typedef struct kf_op_layout {
  kf_object_t object; /* reference count and type */
  /* Functionality bits that do not fall through. Bit 0, which stands for no key, says that they
   * depend on the backend: then it is the only bit, and `masks` counts. A single word, so that a
   * call never mixes two states. */
  uint64_t mask;
  /* What a boxed call needs to know about the schema, in a single word for the same reason: see
   * KF_FRAME_ARGUMENTS and the others. */
  uint64_t boxed_frame;
  const kf_schema_t *schema;               /* NULL: not defined */
  const kf_kernel_t *table[KF_SLOT_COUNT]; /* never NULL: kernels that report fill the gaps */
  uint64_t masks[KF_BACKEND_COUNT];        /* highest backend first, as in Note [Slots] */
} kf_op_layout_t;

/* Offsets into kf_op_layout_t, counted in words. */
enum {
  KF_TABLE_WORD = 5, /* offsetof(kf_op_layout_t, table) */
  /* Where the Autograd kernel of a backend word without leading zeros would be. Autograd is the
   * last of the functionalities. */
  KF_AUTOGRAD_WORD = KF_TABLE_WORD + KF_SLOT_COUNT - KF_BACKEND_COUNT - KF_SPARE_ZEROS
};

/* The first words of every kf_kernel_t: how calls reach the kernel. */
typedef struct kf_kernel_layout {
  kf_typed_fn typed;     /* NULL: through the boxed form only */
  kf_boxed_fn boxed;     /* never NULL */
  void *context;         /* kf_call_context */
  kf_typed_fn typed_sym; /* a typed form that takes symbolic integers, or NULL */
} kf_kernel_layout_t;

/* Note [Slot ranges]
 * Where the slots of a functionality are. The index is the number of leading zeros of the
 * functionality word (63 for no key: rank 0 stands for that). The lower half of an entry is the
 * first word of the range, counted from the start of the operator; the upper half is a mask (63 or
 * 0) for the leading zeros of the backend word, which are added. Calls that end at Dense or
 * Autograd do not need the table. */
extern KF_API const uint32_t kf__slot_ranges[64];

/* The parts of a boxed frame, which packs what kf_call_boxed needs to know about a schema.
 * Arguments are counted from the last one, which is 1. From the lowest bit:
 *
 *  - 8 bits: the number of arguments;
 *  - 6 bits: the number of one argument that brings keys;
 *  - KF_FRAME_MOST bits, from bit 16: one bit for each other argument that brings keys, the last
 *    argument first;
 *  - 7 bits, signed: how much higher the stack is after the call.
 *
 * The last argument is never one of the others, so its bit there, together with more arguments than
 * there can be, marks an unusual frame: look at the schema. */
enum {
  KF_FRAME_FIRST_BIT = 8,
  KF_FRAME_OTHERS_BIT = 16,
  KF_FRAME_MOST = 41, /* most arguments, and most returns */
  KF_FRAME_RISE_BIT = 57
};
/* Accessors of the parts. Each evaluates `frame` once. */
#define KF_FRAME_ARGUMENTS(frame) ((uint8_t)(frame)) /* a plain byte: compared as it is */
#define KF_FRAME_FIRST(frame) ((frame) >> KF_FRAME_FIRST_BIT & 63)
#define KF_FRAME_OTHERS_MASK (((UINT64_C(1) << KF_FRAME_MOST) - 1) << KF_FRAME_OTHERS_BIT)
#define KF_FRAME_OTHERS(frame) (((frame)&KF_FRAME_OTHERS_MASK) >> KF_FRAME_OTHERS_BIT)
#define KF_FRAME_RISE(frame) ((size_t)((int64_t)(frame) >> KF_FRAME_RISE_BIT))
/* Stands for schemas that a frame cannot describe: none at all, varargs, no argument that brings
 * keys, or more arguments or returns than KF_FRAME_MOST. */
#define KF_FRAME_UNUSUAL \
  (UINT64_C(1) << KF_FRAME_OTHERS_BIT | UINT64_C(1) << KF_FRAME_FIRST_BIT | UINT64_C(255))

/* Note [Slow calls]
 * Only the common case is inlined: the thread is on the fast path, the kernel has the wanted form,
 * nothing fails. Everything else is behind one function for each kind of call. Their arguments are
 * passed in a struct, or by value rather than by address: arguments of a function that is hardly
 * ever called would otherwise take registers from the call itself. */
typedef struct kf_slow_call {
  const kf_op_t *op;       /* the operator */
  kf_keyset_t keys;        /* of the arguments; of a redispatch: the set */
  const void *const *args; /* pointers to the arguments, as for kf_op_call_pointers */
  void *const *outs;       /* the output pointers */
  uint32_t entered;        /* KF_ENTERED_… */
} kf_slow_call_t;
/* A typed call that found no typed kernel, or that was not entered. */
KF_API KF_COLD KF_MUST_USE kf_status_t kf__call_slow(const kf_slow_call_t *call);
/* The same for a redispatch, which may also be made outside of kernels. */
KF_API KF_COLD KF_MUST_USE kf_status_t kf__redispatch_slow(const kf_slow_call_t *call);
/* After a kernel failed: adds operator and key to the error's chain, leaves the call, and returns
 * `status`. */
KF_API KF_COLD KF_MUST_USE kf_status_t kf__call_failed(const kf_op_t *op, const kf_kernel_t *kernel,
                                                       kf_keyset_t set, uint32_t entered,
                                                       kf_status_t status);
/* A boxed call that was not entered, has too few values, or an unusual frame. Does the whole call,
 * whatever is unusual about it. */
KF_API KF_COLD KF_MUST_USE kf_status_t kf__call_boxed_slow(const kf_op_t *op, kf_stack_t *stack,
                                                           uint32_t entered);
KF_API KF_COLD KF_MUST_USE kf_status_t kf__redispatch_boxed_slow(const kf_op_t *op, kf_keyset_t set,
                                                                 kf_stack_t *stack,
                                                                 uint32_t entered);
/* After a boxed kernel failed, or left another number of values than `expected`: brings the stack
 * into the state that kf_op_call_boxed promises, adds to the error's chain, and leaves the call. */
KF_API KF_COLD KF_MUST_USE kf_status_t
kf__redispatch_boxed_mismatch(const kf_call_t *call, kf_stack_t *stack, size_t expected,
                              uint64_t frame, uint32_t entered, kf_status_t status);
KF_API KF_COLD KF_MUST_USE kf_status_t kf__call_boxed_mismatch(const kf_call_t *call,
                                                               kf_stack_t *stack, size_t expected,
                                                               uint64_t frame, uint32_t entered,
                                                               kf_status_t status);
/* The keys of an argument that is not a tensor: of a list's tensors, or none. */
KF_API kf_keyset_t kf__boxed_keys(const kf_value_t *value);
/* The final set of a call, also when the mask depends on the backend. */
KF_API kf_keyset_t kf__call_set(const kf_op_t *op, kf_keyset_t args);

/* Loads and stores of words that other threads access; `p` is evaluated once. KF_LOAD and KF_STORE
 * order nothing. KF_LOAD_TABLE reads a pointer from a table: what it points to is complete.
 * KF_STORE_IDLE ends a call: whatever the call did is visible to a thread that then sees it idle.
 * The thread sanitizer only sees the ordering that the operations themselves have, so it gets the
 * atomic versions. */
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
/* Relaxed accesses to aligned words. They are volatile because compilers fold the address of a
 * volatile access into the instruction, but not always that of an atomic builtin. */
#define KF_LOAD(p) (*(const volatile __typeof__(*(p)) *)(p))
#define KF_STORE(p, value) ((void)(*(volatile __typeof__(*(p)) *)(p) = (value)))
/* The loads that follow depend on the value of this one. That orders them on every supported
 * processor, without the cost of an acquire. (On x86-64 the atomic builtin is the one that folds
 * addresses with an index.) */
#if defined(__x86_64__)
#define KF_LOAD_TABLE(p) __atomic_load_n((p), __ATOMIC_RELAXED)
#else
#define KF_LOAD_TABLE(p) KF_LOAD(p)
#endif
/* Ordered by the reclaimer's second barrier, without the cost of a release. */
#define KF_STORE_IDLE(p) KF_STORE((p), 0)
#endif

/* KF_STORE_APART stores one word separately: compilers for x86 tend to combine it with the next
 * word in a vector register, which is slower than two stores. KF_STORE_KEYSET stores both words of
 * a set: two stores on x86, a store of a register pair on AArch64, where compilers do not always
 * use one. */
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

/* Leading zeros of a word that is not zero. Inline assembly on AArch64, because the result of the
 * builtin is an int that compilers widen again. */
KF_ALWAYS_INLINE size_t kf_leading_zeros(uint64_t word) {
#if defined(__aarch64__)
  size_t zeros;
  __asm__("clz %0, %1" : "=r"(zeros) : "r"(word));
  return zeros;
#else
  return (size_t)__builtin_clzll(word);
#endif
}

/* Leading zeros of a backend word. A set without a backend counts as CPU. */
KF_ALWAYS_INLINE size_t kf_backend_zeros(uint64_t backends) {
  return kf_leading_zeros(backends | 1);
}

/* Where the kernel of a set is, in words from the start of the operator: Note [Slot ranges]. */
KF_ALWAYS_INLINE size_t kf_table_word(kf_keyset_t set) {
  uint32_t range = kf__slot_ranges[kf_leading_zeros(set.functionality | 1)];
  return (range & 0xffff) + (kf_backend_zeros(set.backends) & range >> 16);
}

/* The slot of a set in an operator's table: Note [Slots]. */
KF_INLINE size_t kf_slot_of(kf_keyset_t set) { return kf_table_word(set) - KF_TABLE_WORD; }

/* Computes the final set of a call and where its kernel is. Nearly all calls end at Dense or
 * Autograd; two well-predicted branches save them the load of a slot range. When masks depend on
 * the backend, the mask leaves neither; sets without a key are rare enough to share that path. */
KF_ALWAYS_INLINE size_t kf_call_word(const kf_op_t *op, const kf_local_t *local, kf_keyset_t args,
                                     kf_keyset_t *out_set) {
  /* One load of the mask: a change on another thread is seen completely or not at all. */
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

/* Fills `call` with the kernel at a word of the operator, and returns how to reach the kernel. */
KF_ALWAYS_INLINE const kf_kernel_layout_t *kf_call_fill(kf_call_t *call, const kf_op_t *op,
                                                        kf_keyset_t set, size_t word) {
  const kf_kernel_t *const *words = (const kf_kernel_t *const *)(const void *)op;
  KF_STORE_KEYSET(&call->keyset, set);
  const kf_kernel_t *kernel = KF_LOAD_TABLE(&words[word]);
  KF_STORE_APART(&call->op, op);
  call->kernel = kernel;
  return (const kf_kernel_layout_t *)(const void *)kernel;
}

/* Marks the thread as busy and stores in *entered how the call was entered. False: it has to take
 * the slow path. It has as few branches as possible: processors that issue four instructions at a
 * time issue one branch. */
KF_ALWAYS_INLINE bool kf_enter(kf_local_t *local, uint32_t *entered) {
  /* fast > busy: an outermost call on the fast path. fast <= busy and fast != 0: a nested one, for
   * which the outermost call has already marked the thread. */
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

/* Marks the thread as idle: the end of an outermost call on the fast path. */
KF_ALWAYS_INLINE void kf_leave_outermost(kf_local_t *local) {
  __atomic_signal_fence(__ATOMIC_SEQ_CST);
  KF_STORE_IDLE(&local->busy);
}

/* Begins a typed call: fills `call` and returns the typed kernel; NULL: continue with
 * kf__call_slow. *entered stays in a register, and is for kf_call_leave or kf__call_slow. */
KF_ALWAYS_INLINE kf_typed_fn kf_call_enter(kf_call_t *call, uint32_t *entered, const kf_op_t *op,
                                           kf_keyset_t args) {
  kf_local_t *local = &kf__local;
  if (KF_UNLIKELY(!kf_enter(local, entered))) return NULL;
  kf_keyset_t set;
  size_t word = kf_call_word(op, local, args, &set);
  return KF_LOAD(&kf_call_fill(call, op, set, word)->typed);
}

/* Ends a call whose kernel was run, and returns the kernel's status. */
KF_ALWAYS_INLINE kf_status_t kf_call_leave(const kf_call_t *call, uint32_t entered,
                                           kf_status_t status) {
  /* One test for the common case: the kernel succeeded, and the call is the outermost one. */
  if (KF_LIKELY(((uint32_t)status | entered) == 0)) {
    kf_leave_outermost(&kf__local);
    return KF_OK;
  }
  if (KF_LIKELY(status == KF_OK)) return KF_OK;
  return kf__call_failed(call->op, call->kernel, call->keyset, entered, status);
}

/* Where the kernel for exactly `set` is. Most redispatches go to a backend's dense kernel. */
KF_ALWAYS_INLINE size_t kf_redispatch_word(kf_keyset_t set) {
  return KF_LIKELY(set.functionality == UINT64_C(1) << KF_RANK_Dense)
             ? KF_TABLE_WORD + kf_backend_zeros(set.backends)
             : kf_table_word(set);
}

/* The typed kernel for exactly `set`: the thread's keys and the masks do not count. NULL: continue
 * with kf__redispatch_slow. For use in kernels: the call that runs them keeps the thread busy. */
KF_ALWAYS_INLINE kf_typed_fn kf_redispatch_enter(kf_call_t *call, const kf_op_t *op,
                                                 kf_keyset_t set) {
  if (KF_UNLIKELY(KF_LOAD(&kf__local.fast) == 0)) return NULL;
  return KF_LOAD(&kf_call_fill(call, op, set, kf_redispatch_word(set))->typed);
}

/* The keys that a boxed argument brings to the call. */
KF_ALWAYS_INLINE kf_keyset_t kf_boxed_keys(const kf_value_t *value) {
  return KF_LIKELY(value->tag == KF_TAG_TENSOR)
             ? ((const kf_dispatchable_t *)(void *)value->as.object)->keys
             : kf__boxed_keys(value);
}

/* The union of the keys of the arguments, which end at `end`. False: an unusual frame. */
KF_ALWAYS_INLINE bool kf_boxed_argument_keys(uint64_t frame, const kf_value_t *end,
                                             kf_keyset_t *out_keys) {
  /* The last argument that brings keys. Most operators have no other. */
  *out_keys = kf_boxed_keys(end - KF_FRAME_FIRST(frame));
  if (KF_LIKELY((frame & KF_FRAME_OTHERS_MASK) == 0)) return true;
  if (frame == KF_FRAME_UNUSUAL) return false;
  for (uint64_t left = KF_FRAME_OTHERS(frame); left != 0; left &= left - 1)
    *out_keys = kf_keyset_or(*out_keys, kf_boxed_keys(end - 1 - (size_t)__builtin_ctzll(left)));
  return true;
}

/* Ends a boxed call whose kernel was run. `mismatch` is one of the two functions above. */
KF_ALWAYS_INLINE kf_status_t kf_boxed_leave(const kf_call_t *call, kf_stack_t *stack,
                                            size_t expected, uint64_t frame, uint32_t entered,
                                            kf_status_t status,
                                            __typeof__(kf__call_boxed_mismatch) *mismatch) {
  /* One test: success, outermost call, and the stack is as high as the schema says. */
  if (KF_LIKELY(((uint32_t)status | entered | (stack->size ^ expected)) == 0)) {
    kf_leave_outermost(&kf__local);
    return KF_OK;
  }
  if (KF_LIKELY(status == KF_OK && stack->size == expected)) return KF_OK;
  return mismatch(call, stack, expected, frame, entered, status);
}

/* kf_op_call_boxed and kf_op_redispatch_boxed of op.h, inline, with the same contract. C and C++
 * get the inline versions under both names; other languages call the functions of the library. */
KF_ALWAYS_INLINE KF_MUST_USE kf_status_t kf_call_boxed(const kf_op_t *op, kf_stack_t *stack) {
  kf_local_t *local = &kf__local;
  uint32_t entered;
  if (KF_UNLIKELY(!kf_enter(local, &entered))) return kf__call_boxed_slow(op, stack, entered);
  uint64_t frame = KF_LOAD(&((const kf_op_layout_t *)(const void *)op)->boxed_frame);
  /* Read before the kernel runs: it may grow the stack, which moves the values. */
  const kf_value_t *values = stack->values;
  size_t size = stack->size;
  kf_keyset_t keys, set;
  if (KF_UNLIKELY(size < KF_FRAME_ARGUMENTS(frame)) ||
      KF_UNLIKELY(!kf_boxed_argument_keys(frame, values + size, &keys)))
    return kf__call_boxed_slow(op, stack, entered);
  kf_call_t call; /* lives on this stack frame; kernels borrow it */
  size_t word = kf_call_word(op, local, keys, &set);
  kf_boxed_fn boxed = KF_LOAD(&kf_call_fill(&call, op, set, word)->boxed);
  size_t expected = size + KF_FRAME_RISE(frame);
  return kf_boxed_leave(&call, stack, expected, frame, entered, boxed(&call, stack),
                        kf__call_boxed_mismatch);
}
#define kf_op_call_boxed(op, stack) kf_call_boxed((op), (stack))

/* kf_op_redispatch_boxed, inline: the kernel for exactly `set`. */
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

/* Fills the description of a slow call. */
KF_ALWAYS_INLINE void kf_slow_call_fill(kf_slow_call_t *slow, const kf_op_t *op, kf_keyset_t keys,
                                        const void *const *args, void *const *outs,
                                        uint32_t entered) {
  slow->op = op;
  KF_STORE_KEYSET(&slow->keys, keys);
  slow->args = args;
  slow->outs = outs;
  slow->entered = entered;
}

/* KF_ARG(x): a pointer to an argument, for the lists of KF_CALL. Evaluates x once. `&x` works, too,
 * but then x has to be in memory for a path that is hardly ever taken; in C, KF_ARG points to a
 * copy that is made only on that path. The pointer is valid until the end of the block. */
#ifdef __cplusplus
#define KF_ARG(x) ((const void *)&(x))
#else
#define KF_ARG(x) ((const void *)(__typeof__(x)[]){x})
#endif

/* A complete typed call as the body of a function that returns kf_status_t: the macro returns.
 *
 *  - `op`: the operator, a const kf_op_t *;
 *  - `fn_type`: the type of its typed kernels, as in the example at the top;
 *  - `keys`: the keys of the arguments: kf_keys_of(x), combined with kf_keyset_or;
 *  - `params`: the arguments in parentheses, followed by the output pointers;
 *  - `arg_pointers`: KF_ARG of each argument, in parentheses;
 *  - `out_pointers`: the output pointers in parentheses, or (NULL) when there are none.
 *
 * Each argument is expanded once in the fast path and once in the slow one, and evaluated in only
 * one of them; `op` and `keys` are evaluated once. The status is the kernel's, or an error of
 * kf_op_call_boxed (op.h). The compiler cannot check `fn_type` against the operator:
 * kf_op_check_signature does that once at run time. */
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

/* The same for kernels that continue below their own key: takes the exact key set instead of the
 * arguments' keys, such as kf_keyset_below(call->keyset, KF_RANK_AutogradOther). */
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
