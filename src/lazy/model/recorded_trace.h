/* Nodes, and the trace that they are recorded in.
 *
 * Note [Traces]
 * Recorded nodes are in one trace, in the order in which the program called the operators. A flush
 * takes the whole trace, and everything that is alive in it is computed, so nodes are never freed
 * one by one. Graphs run in the order of the trace: whoever read the old value of a buffer that is
 * written to comes before the writer, as in the eager program. The writer can work in place. */
#ifndef KF_LAZY_MODEL_RECORDED_TRACE_H
#define KF_LAZY_MODEL_RECORDED_TRACE_H

#include "lazy/model/buffer.h"
#include "lazy/model/op_info.h"

typedef struct kf__lazy_trace kf__lazy_trace_t;

enum {
  KF__LAZY_VALUE,    /* output of a node */
  KF__LAZY_DATA,     /* a handle */
  KF__LAZY_NONE,     /* None */
  KF__LAZY_UNDEFINED /* the undefined tensor */
};
typedef struct kf__lazy_operand {
  uint8_t kind;
  uint8_t flags;
  uint16_t reserved;
  uint32_t output; /* VALUE; of DATA: the number of the parameter, once collected */
  union {
    kf__lazy_node_t *node;
    kf__lazy_handle_t *handle; /* owned */
  } from;
  const kf__lazy_geometry_t *view; /* NULL: as the value is */
} kf__lazy_operand_t;

typedef struct kf__lazy_output {
  kf__lazy_buffer_t *buffer;           /* whose value it is; NULL: nobody's any more */
  const kf__lazy_geometry_t *geometry; /* NULL: an undefined tensor */
  int32_t rewrites; /* the operand whose buffer has this as its new value; -1: a new tensor */
  uint32_t slot;    /* while a graph is compiled */
} kf__lazy_output_t;

/* Tags of arguments that stand for operands: as.i is the first operand, extra.bits their number. */
enum { KF__LAZY_TAG_OPERAND = 0x100, KF__LAZY_TAG_OPERANDS = 0x101 };

struct kf__lazy_node {
  kf__lazy_op_t *op;
  uint32_t position; /* in the trace */
  uint32_t number;   /* in the graph of a flush */
  uint16_t operand_count, output_count;
  uint16_t arg_count;
  bool is_live;
  bool writes;
  kf_value_t *args; /* owned values */
  kf__lazy_operand_t *operands;
  kf__lazy_output_t *outputs; /* new tensors in the order of the returns, then rewritten buffers */
  const char *location;       /* "f@file.py:3", or NULL */
};

typedef struct kf__lazy_chunk kf__lazy_chunk_t;
struct kf__lazy_chunk {
  kf__lazy_chunk_t *next;
  size_t used, size;
  char bytes[];
};
struct kf__lazy_trace {
  kf__lazy_chunk_t *chunks; /* newest first */
  kf__lazy_node_t **nodes;
  size_t count, capacity;
  size_t random_count; /* nodes that draw random numbers */
};
extern kf__lazy_trace_t *kf__lazy_trace; /* NULL until something is recorded */
/* Memory of the trace, aligned to 8 bytes; NULL: no memory. Lock held. */
void *kf__lazy_take_slowly(size_t size);
static inline void *kf__lazy_take(size_t size) {
  size = (size + 7) & ~(size_t)7;
  kf__lazy_chunk_t *chunk = kf__lazy_trace != NULL ? kf__lazy_trace->chunks : NULL;
  if (KF_UNLIKELY(chunk == NULL || chunk->size - chunk->used < size))
    return kf__lazy_take_slowly(size);
  void *taken = chunk->bytes + chunk->used;
  chunk->used += size;
  return taken;
}
/* The trace exists: the node's own memory came from it. On failure the caller still owns it. */
KF_MUST_USE kf_status_t kf__lazy_trace_grow(void);
static inline KF_MUST_USE kf_status_t kf__lazy_trace_add(kf__lazy_node_t *node) {
  kf__lazy_trace_t *trace = kf__lazy_trace;
  if (KF_UNLIKELY(trace->count == trace->capacity)) KF_TRY(kf__lazy_trace_grow());
  node->position = (uint32_t)trace->count;
  trace->nodes[trace->count++] = node;
  if (node->op->is_random) trace->random_count++;
  return KF_OK;
}
/* Releases what a node owns; its memory is the trace's. */
void kf__lazy_node_drop(kf__lazy_node_t *node);
/* Frees the memory that is kept for later traces. Lock not held. */
void kf__lazy_trace_trim(void);
/* Frees nodes with what they own. */
void kf__lazy_trace_free(kf__lazy_trace_t *trace);

#endif
