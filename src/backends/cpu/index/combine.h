/* How scatter, index_add and their relatives join a new value with what is there. */
#ifndef KF_BACKENDS_CPU_INDEX_COMBINE_H
#define KF_BACKENDS_CPU_INDEX_COMBINE_H

#include "tensor/tensor_internal.h"

typedef enum {
  KF__COMBINE_STORE,
  KF__COMBINE_ADD,
  KF__COMBINE_MUL,
  KF__COMBINE_MAX,
  KF__COMBINE_MIN,
  KF__COMBINE_COUNT
} kf__combine_t;

/* Note [Checking indices]
 * Where a failure can harm nothing, because the result is new, indices are checked a piece at a
 * time just before they are used: a pass of its own over indices that do not fit the cache takes a
 * sixth of the time of index_select. Elsewhere kf__check_indices comes first. Either makes the
 * error. */
typedef struct kf__index_check {
  int64_t low, high;
  int failed; /* set by whichever thread finds an index outside */
} kf__index_check_t;

/* A line of `n` source elements; element i goes to target + place(i) * target_step, where place is
 * index[i] (int32 or int64 as `wide` says). Steps are bytes. */
typedef struct kf__scatter_line {
  int64_t n;
  int64_t index_step, source_step, target_step;
  bool wide;
  int64_t size; /* of the target line: negative indices count from its end where allowed */
  kf__index_check_t *check; /* NULL: the indices have been checked */
} kf__scatter_line_t;
/* Joins `n` source elements with those at target + offsets[i]. */
typedef void (*kf__scatter_fn)(char *target, const int64_t *offsets, const char *source,
                               int64_t source_step, int64_t n);
/* NULL: the type has no such operation. */
kf__scatter_fn kf__scatter_loop(kf__combine_t how, kf_dtype_t dtype);
/* Addition of 8-bit floats that have a sign; NULL for all other types. */
kf__scatter_fn kf__scatter_add_float8(kf_dtype_t dtype);
void kf__scatter_run(kf__scatter_fn fn, char *target, const char *index, const char *source,
                     const kf__scatter_line_t *line);

/* "sum", "add", "prod", "multiply", "mean" (as a sum), "amax", "amin"; STORE for anything else. */
kf__combine_t kf__combine_named(const char *name);

/* Every index is within -0 … size - 1 (or -size … size - 1 when `negative`); KF_ERR_INDEX or
 * KF_ERR_RUNTIME (`code`) names the first that is not. */
KF_MUST_USE kf_status_t kf__check_indices(const kf_tensor_t *index, int64_t size, int64_t dim,
                                          bool negative, kf_status_t code);

/* Whether n indices, `step` bytes apart, pass; says so in the check if not. */
bool kf__indices_pass(kf__index_check_t *check, const char *index, int64_t step, bool wide,
                      int64_t n);

/* Packed indices as an array, wherever they lie. */
typedef int64_t __attribute__((aligned(1), may_alias)) kf__packed_index_t;

static inline int64_t kf__index_at(const char *at, bool wide) {
  if (!wide) {
    int32_t narrow;
    memcpy(&narrow, at, sizeof narrow);
    return narrow;
  }
  int64_t value;
  memcpy(&value, at, sizeof value);
  return value;
}

/* Indices are turned into byte offsets a piece at a time, so that the loops which move elements are
 * short: what they wait for is memory, and a short loop waits for more of it at once. */
enum { KF__INDEX_PIECE = 256 };
typedef struct kf__index_run {
  const char *index;
  int64_t index_step;
  int64_t size;  /* negative indices count from here */
  int64_t scale; /* bytes from one place to the next */
  bool wide;
  kf__index_check_t *check; /* NULL: the indices have been checked */
} kf__index_run_t;
/* Offsets of indices begin … begin + n - 1; `buffer` is for a piece. Gives where they are; NULL
 * when an index fails its check. */
const int64_t *kf__index_offsets(const kf__index_run_t *indices, int64_t begin, int64_t n,
                                 int64_t *buffer);

#endif
