/* An allocator that counts blocks and can be told to fail once. */
#ifndef KF_TESTS_FAULT_H
#define KF_TESTS_FAULT_H

#include <stdbool.h>
#include <stddef.h>

/* Installs the hooks and switches the reuse of freed blocks off. Before kf_init. */
void fault_install(void);
/* The n-th allocation from now fails (1: the next). */
void fault_arm(size_t number);
/* Whether it came to that. */
bool fault_disarm(void);
size_t fault_blocks(void);

#endif
