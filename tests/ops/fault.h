/* An allocator that counts blocks and can be told to fail once. */
#ifndef KF_TESTS_FAULT_H
#define KF_TESTS_FAULT_H

#include <keyfall/base.h>
#include <stdbool.h>
#include <stddef.h>

/* Installs the hooks and switches the reuse of freed blocks off. Before kf_init. */
void fault_install(void);
/* The n-th allocation from now fails (1: the next). */
void fault_arm(size_t number);
/* Whether it came to that. */
bool fault_disarm(void);
size_t fault_blocks(void);

/* Makes, arms allocation `number`, runs, disarms and frees; the status is that of the run. */
typedef kf_status_t (*fault_attempt_fn)(void *context, size_t number, bool *out_fired);
/* Attempts with allocation 1, 2, 3, … failing, until one does without: each must fail with
 * KF_ERR_NO_MEMORY, or succeed, and leave no block behind. `fails`: other errors are expected. */
bool fault_sweep(fault_attempt_fn attempt, void *context, bool fails, char *why, size_t size);

#endif
