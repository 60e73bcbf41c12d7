/* The trace: memory of nodes, and their order. Note [Traces].
 *
 * Nodes, their operands, geometries and locations are bump-allocated from chunks that the trace
 * owns, so a node costs no malloc in the common case. Nothing is freed before the whole trace is: a
 * node that fails before it is added leaves only unused bytes behind. Freed chunks are kept, so
 * that the traces of consecutive steps reuse the same memory. */
#include "lazy/model/recorded_trace.h"

enum { CHUNK = 64 * 1024, SPARES = 64 };

kf__lazy_trace_t *kf__lazy_trace;
static kf__lazy_chunk_t *spare; /* chunks that were freed, SPARES at most */
static size_t spare_count;

static kf__lazy_chunk_t *new_chunk(size_t size) {
  if (size <= CHUNK && spare != NULL) {
    kf__lazy_chunk_t *chunk = spare;
    spare = chunk->next;
    spare_count--;
    return chunk;
  }
  const size_t bytes = size > CHUNK ? size : CHUNK;
  kf__lazy_chunk_t *chunk = kf_alloc(sizeof *chunk + bytes);
  if (chunk != NULL) chunk->size = bytes;
  return chunk;
}

static bool begin_trace(void) {
  if (kf__lazy_trace == NULL) kf__lazy_trace = kf_calloc(1, sizeof *kf__lazy_trace);
  return kf__lazy_trace != NULL;
}

KF__COLD void *kf__lazy_take_slowly(size_t size) {
  if (!begin_trace()) return NULL;
  kf__lazy_chunk_t *chunk = new_chunk(size);
  if (chunk == NULL) return NULL;
  chunk->next = kf__lazy_trace->chunks;
  chunk->used = size;
  kf__lazy_trace->chunks = chunk;
  return chunk->bytes;
}

KF__COLD kf_status_t kf__lazy_trace_grow(void) {
  kf__lazy_trace_t *trace = kf__lazy_trace;
  void *nodes = trace->nodes;
  KF_TRY(kf__grow(&nodes, &trace->capacity, trace->count + 1, sizeof *trace->nodes));
  trace->nodes = nodes;
  return KF_OK;
}

static void free_chunks(kf__lazy_chunk_t *chunk) {
  while (chunk != NULL) {
    kf__lazy_chunk_t *next = chunk->next;
    kf__lazy_lock();
    const bool keep = spare_count < SPARES && chunk->size == CHUNK;
    if (keep) {
      chunk->next = spare;
      spare = chunk;
      spare_count++;
    }
    kf__lazy_unlock();
    if (!keep) kf_free(chunk);
    chunk = next;
  }
}

void kf__lazy_trace_trim(void) {
  kf__lazy_lock();
  kf__lazy_chunk_t *chunk = spare;
  spare = NULL;
  spare_count = 0;
  kf__lazy_unlock();
  while (chunk != NULL) {
    kf__lazy_chunk_t *next = chunk->next;
    kf_free(chunk);
    chunk = next;
  }
}

void kf__lazy_node_drop(kf__lazy_node_t *node) {
  for (uint32_t i = 0; i < node->arg_count; i++)
    if (node->args[i].tag < KF_TAG_COUNT) kf_value_clear(&node->args[i]);
  for (uint32_t i = 0; i < node->operand_count; i++)
    if (node->operands[i].kind == KF__LAZY_DATA)
      kf__lazy_handle_release(node->operands[i].from.handle);
}

/* The lock must not be held: free_chunks takes it, for one chunk at a time. */
void kf__lazy_trace_free(kf__lazy_trace_t *trace) {
  if (trace == NULL) return;
  for (size_t i = 0; i < trace->count; i++) kf__lazy_node_drop(trace->nodes[i]);
  free_chunks(trace->chunks);
  kf_free(trace->nodes);
  kf_free(trace);
}
