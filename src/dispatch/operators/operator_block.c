/* Blocks of operators: Note [Operator blocks]. */
#include "dispatch/operators/operator_block.h"

#include "base/base_internal.h"
#include "dispatch/keys/dispatcher_lock.h"

enum { CACHE_LINE = 64, LARGE_PAGE = 2 << 20 };

struct kf_op_block {
  uint32_t users; /* operators, and one while the block is open */
  size_t used, size;
  unsigned char memory[];
};

static kf_op_block_t *open_block;

static size_t rounded(size_t size) { return (size + CACHE_LINE - 1) & ~(size_t)(CACHE_LINE - 1); }

/* The bytes from an address to the next large page. They are never touched, so they cost address
 * space and no memory. */
static size_t before_large_page(const void *at) {
  return (LARGE_PAGE - (uintptr_t)at % LARGE_PAGE) % LARGE_PAGE;
}

static void leave(kf_op_block_t *block) {
  KF_ASSERT(block->users > 0);
  if (__atomic_sub_fetch(&block->users, 1, __ATOMIC_ACQ_REL) == 0) kf_free(block);
}

kf_status_t kf__op_block_open(size_t count, size_t size) {
  const size_t room = count * rounded(size);
  kf_op_block_t *block = kf_alloc(sizeof *block + LARGE_PAGE + room);
  if (block == NULL) return kf__no_memory();
  block->users = 1;
  block->used = before_large_page(block->memory);
  block->size = block->used + room;
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
