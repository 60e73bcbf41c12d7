/* Blocks of operators: Note [Operator blocks]. */
/* build: size */
#include "dispatch/operators/operator_block.h"

#include "base/base_internal.h"
#include "dispatch/keys/dispatcher_lock.h"

enum { CACHE_LINE = 64 };

struct kf_op_block {
  uint32_t users; /* operators, and one while the block is open */
  size_t used, size;
  unsigned char memory[];
};

static kf_op_block_t *open_block;

static size_t rounded(size_t size) { return (size + CACHE_LINE - 1) & ~(size_t)(CACHE_LINE - 1); }

static void leave(kf_op_block_t *block) {
  KF_ASSERT(block->users > 0);
  if (__atomic_sub_fetch(&block->users, 1, __ATOMIC_ACQ_REL) == 0) kf_free(block);
}

kf_status_t kf__op_block_open(size_t count, size_t size) {
  /* The memory of a block need not begin at a cache line. */
  const size_t bytes = count * rounded(size) + CACHE_LINE;
  kf_op_block_t *block = kf_alloc(sizeof *block + bytes);
  if (block == NULL) return kf__no_memory();
  block->users = 1;
  block->used = rounded((uintptr_t)block->memory) - (uintptr_t)block->memory;
  block->size = bytes;
  kf__dispatcher_lock();
  KF_ASSERT(open_block == NULL);
  open_block = block;
  kf__dispatcher_unlock();
  return KF_OK;
}

void kf__op_block_close(void) {
  kf__dispatcher_lock();
  KF_ASSERT(open_block != NULL);
  leave(open_block);
  open_block = NULL;
  kf__dispatcher_unlock();
}

void *kf__op_block_take(size_t size, kf_op_block_t **out_block) {
  KF__ASSERT_LOCKED();
  kf_op_block_t *block = open_block;
  *out_block = NULL;
  if (block == NULL || block->size - block->used < rounded(size)) return kf_alloc(size);
  unsigned char *memory = block->memory + block->used;
  block->used += rounded(size);
  __atomic_add_fetch(&block->users, 1, __ATOMIC_RELAXED);
  KF_ASSERT(block->used <= block->size);
  KF_ASSERT((uintptr_t)memory % CACHE_LINE == 0);
  *out_block = block;
  return memory;
}

void kf__op_block_return(void *memory, kf_op_block_t *block) {
  if (block == NULL)
    kf_free(memory);
  else
    leave(block);
}
