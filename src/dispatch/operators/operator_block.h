/* Memory of operators: each has its own block, unless many are announced.
 *
 * Note [Operator blocks]
 * The catalogue's operators take 7 MB, most of it tables. Allocated one by one they cost a page
 * fault for nearly each; in one block the allocator asks for large pages (Note [Large pages] in
 * alloc.c), which a program that calls many operators also finds in the TLB more often. So a block
 * begins at a large page. It is freed with its last operator. */
#ifndef KF_DISPATCH_OPERATORS_OPERATOR_BLOCK_H
#define KF_DISPATCH_OPERATORS_OPERATOR_BLOCK_H

#include <keyfall/base.h>

typedef struct kf_op_block kf_op_block_t;

/* Between these two, new operators come from a block with room for `count` of them, each of `size`
 * bytes; those that find no room get memory of their own. One block is open at a time. Both take
 * the dispatcher's lock. KF_ERR_MEMORY: no block is open. */
KF_MUST_USE kf_status_t kf__op_block_open(size_t count, size_t size);
void kf__op_block_close(void);

/* Memory for an operator, and its block, or NULL for memory of its own. NULL: out of memory. Lock
 * held. */
void *kf__op_block_take(size_t size, kf_op_block_t **out_block);
/* Gives it back. Needs no lock. */
void kf__op_block_return(void *memory, kf_op_block_t *block);

#endif
