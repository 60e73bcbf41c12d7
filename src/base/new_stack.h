/* Continues work on a new thread that takes over the state of its caller.
 *
 * Note [Moved threads]
 * Recursion through callbacks, such as a backward inside of a backward, is limited by the stack of
 * its thread. kf__run_on_new_stack runs a function on a new thread, and waits for it. The function
 * must not notice: the thread-local variables that it or its callees may read are registered as
 * parts (kf_thread_part_t), and their bytes move to the new thread and back. Pointers in them stay
 * valid, because the caller's thread waits. State that belongs to the thread itself does not move:
 * its entry in the list of threads (reclaim.c), its cache of blocks, locks that it holds, and its
 * profile buffer. */
#ifndef KF_BASE_NEW_STACK_H
#define KF_BASE_NEW_STACK_H

#include <keyfall/binding.h>

#include "base/base_internal.h"

/* KF_ERR_NO_MEMORY or KF_ERR_RUNTIME: no thread could be started, and the function has not run. */
KF_MUST_USE kf_status_t kf__run_on_new_stack(void (*fn)(void *context), void *context);

/* Registers a thread-local variable when the library is loaded. `moved` may be NULL. */
#define KF__THREAD_PART(name, variable, on_move)                                     \
  static void *part_##name(void) { return &(variable); }                             \
  __attribute__((constructor)) static void add_part_##name(void) {                   \
    static kf_thread_part_t part = {part_##name, sizeof(variable), (on_move), NULL}; \
    kf_thread_part_add(&part);                                                       \
  }

/* The registered parts, and the bytes of all of them. */
extern kf_thread_part_t *kf__thread_parts KF__HIDDEN;
extern size_t kf__thread_parts_size KF__HIDDEN;

#endif
