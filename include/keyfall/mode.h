/* mode.h: modes, functions that see every operator that a thread calls.
 *
 *   static kf_status_t count(void *context, const kf_call_t *call, kf_stack_t *stack) {
 *     ++*(int *)context;                          kf_op_full_name(call->op) names the operator
 *     return kf_mode_next(call, stack);           runs it; its results are on the stack afterwards
 *   }
 *   …
 *   int calls = 0;
 *   kf_mode_t *mode;
 *   kf_mode_scope_t scope;
 *   KF_TRY(kf_mode_create(KF_MODE_BELOW_AUTOGRAD, 0, count, &calls, NULL, &mode));
 *   kf_mode_enter(mode, &scope);                  from here on, this thread's calls go to count …
 *   …
 *   kf_mode_exit(&scope);                         … until here
 *   kf_mode_release(mode);
 *
 * Note [Modes]
 * A thread may be in any number of modes, also several times in the same one. A call goes to the
 * modes of a level from the newest to the oldest: kf_mode_next continues with the next older mode,
 * and after the oldest one with the keys below the level. A function need not call it: it may take
 * the arguments off the stack and push results of its own, or return an error.
 *
 * While its function runs, a mode is off: calls that the function makes go to the older modes of
 * its level and to the other levels. With KF_MODE_NESTED it is on again inside of kf_mode_next, for
 * the operators that the kernel calls.
 *
 * The levels, in the order in which a call reaches them:
 *   KF_MODE_ABOVE_ALL       calls as the program makes them, before autograd, autocast and batching
 *   KF_MODE_BELOW_AUTOGRAD  the operators that remain when autograd has recorded and composite
 *                           operators are replaced by what they call; operators of backward, too
 *   Python's modes          (TorchDispatchMode and tensor subclasses)
 *   KF_MODE_BELOW_PYTHON    the same as BELOW_AUTOGRAD where no Python mode handles the call, and
 *                           otherwise the operators that the Python modes call
 * In inference mode, composite operators reach the lower levels before they are replaced.
 *
 * A mode costs nothing before it is entered: it is a key (key.h) that calls find only in threads
 * which include it. While any mode exists, the library holds one run-time key of the topmost zone
 * and two of the zone below autograd; all three are given back with the last mode. */
#ifndef KEYFALL_MODE_H
#define KEYFALL_MODE_H

#include <keyfall/op.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Opaque; reference-counted. kf_mode is an operator (ops.h). */
typedef struct kf_mode_object kf_mode_t;

/* Called for each operator call, on the thread that makes it, with the arguments on top of the
 * stack. Has the contract of a boxed kernel (op.h): it replaces the arguments by the results. */
typedef kf_status_t (*kf_mode_fn)(void *context, const kf_call_t *call, kf_stack_t *stack);

/* Which calls a mode sees: Note [Modes]. */
typedef enum kf_mode_level {
  KF_MODE_ABOVE_ALL = 0,
  KF_MODE_BELOW_AUTOGRAD = 1,
  KF_MODE_BELOW_PYTHON = 2
} kf_mode_level_t;

/* Flags of kf_mode_create. */
typedef enum kf_mode_flags {
  KF_MODE_NESTED = 1 /* also sees the operators that kernels call during kf_mode_next */
} kf_mode_flags_t;

/* Creates a mode; the caller releases it. `release` (optional) is called once with the context when
 * the mode is released and no thread is in it, on the thread that finds that out. KF_ERR_MISUSE: no
 * function, an unknown level or flag, or called from a listener (library.h). KF_ERR_EXHAUSTED: a
 * zone has no free key. KF_ERR_DUPLICATE: the program has defined a key named ModeAboveAll,
 * ModeBelowAutograd or ModeBelowPython. KF_ERR_NO_MEMORY. On failure `release` is not called, and
 * *out_mode is NULL. Any thread. */
KF_API KF_MUST_USE kf_status_t kf_mode_create(kf_mode_level_t level, uint32_t flags, kf_mode_fn fn,
                                              void *context, void (*release)(void *context),
                                              kf_mode_t **out_mode);
/* Releases the caller's reference. Threads that are in the mode keep it until they exit. NULL is
 * fine. Any thread. */
KF_API void kf_mode_release(kf_mode_t *mode);

/* One stay of a thread in a mode: plain data in the caller's memory, which must stay where it is
 * until kf_mode_exit. Its fields are private. */
typedef struct kf_mode_scope {
  kf_mode_t *mode;
  struct kf_mode_scope *older;
  bool is_running;
} kf_mode_scope_t;

/* Puts the calling thread into a mode. Cannot fail; a NULL mode enters nothing. The mode may be
 * entered by many threads at once. Exit scopes and leave guards (key.h) in reverse order. */
KF_API void kf_mode_enter(kf_mode_t *mode, kf_mode_scope_t *scope);
/* Ends the stay, on the thread that entered. Allowed inside of the mode's own function, which then
 * ends normally. Exiting a second time does nothing. */
KF_API void kf_mode_exit(kf_mode_scope_t *scope);

/* For the function of a mode: runs the call that it was called for, with the arguments that are on
 * the stack. May be called several times with arguments pushed again, or not at all. KF_ERR_MISUSE:
 * `call` is not the call of the function that runs. Otherwise the status of the call. */
KF_API KF_MUST_USE kf_status_t kf_mode_next(const kf_call_t *call, kf_stack_t *stack);

/* For language bindings: the keys of KF_MODE_BELOW_PYTHON, empty while there is no mode. A binding
 * that excludes keys while its own mode runs must not exclude these. */
KF_API kf_keyset_t kf_mode_keys_below_python(void);

#ifdef __cplusplus
}
#endif
#endif
