/* An allocator that counts blocks and can be told to fail once. */
#ifndef KF_TESTS_FAULT_H
#define KF_TESTS_FAULT_H

#include <keyfall/base.h>
#include <stdbool.h>
#include <stddef.h>

#include "case_file.h"

/* Installs the hooks and switches the reuse of freed blocks off. Before kf_init. */
void fault_install(void);
/* The n-th allocation from now fails (1: the next). */
void fault_arm(size_t number);
/* Whether it came to that. */
bool fault_disarm(void);
size_t fault_blocks(void);

/* Runs the case at `at` with allocation 1, 2, 3, … failing, until a run does without: each must
 * fail with KF_ERR_NO_MEMORY, or succeed, and leave no block behind. A case that fails anyway may
 * give its own error. */
bool fault_sweep(const unsigned char *at, const unsigned char *end,
                 kf_status_t (*run)(op_case_t *c), char *why, size_t size);

#endif
