/* Memory of operators: allocated one by one, or for many at once.
 *
 * Note [Operator blocks]
 * The catalogue's operators take 7 MB, most of it tables. Allocated one by one they cost a page
 * fault for nearly each; in one block the allocator asks for large pages (Note [Large pages] in
 * alloc.c), which also means fewer TLB misses in programs that call many operators. So a block
 * begins at a large page. It is freed with its last operator. */
#ifndef KF_DISPATCH_OPERATORS_OPERATOR_BLOCK_H
#define KF_DISPATCH_OPERATORS_OPERATOR_BLOCK_H

#include <keyfall/base.h>

typedef struct kf_op_block kf_op_block_t;

/* Between these two, new operators come from a block with room for `count` of them, each of `size`
 * bytes; those that find no room get memory of their own. One block is open at a time. Both take
 * the dispatcher's lock. KF_ERR_NO_MEMORY: then no block is open, and nothing is to be closed. */
KF_MUST_USE kf_status_t kf__op_block_open(size_t count, size_t size);
void kf__op_block_close(void);

/* Returns memory for an operator, or NULL when there is none. *out_block is its block, NULL if it
 * has memory of its own. Lock held. */
void *kf__op_block_take(size_t size, kf_op_block_t **out_block);
/* Gives it back. Needs no lock. */
void kf__op_block_return(void *memory, kf_op_block_t *block);

#endif
