/* How scatter, index_add and related operators combine a new value with the one in the target, the
 * check of index values, and the conversion of indices to byte offsets. */
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
 * If the result is new, a failure cannot damage a tensor of the user, so indices are checked a
 * piece at a time just before they are used: a separate pass over indices that do not fit into the
 * cache takes a sixth of the time of index_select. Otherwise kf__check_indices is called first. In
 * both cases kf__check_indices sets the error. */
typedef struct kf__index_check {
  int64_t low, high; /* inclusive */
  int failed;        /* set by any thread that finds an index outside; atomic, relaxed */
} kf__index_check_t;

/* A line of `n` source elements. Element i goes to target + index[i] * target_step, where index[i]
 * is an int64, or an int32 if `wide` is false. Steps are in bytes. */
typedef struct kf__scatter_line {
  int64_t n;
  int64_t index_step, source_step, target_step;
  bool wide;
  int64_t size; /* of the target line: negative indices count from its end where allowed */
  kf__index_check_t *check; /* NULL: the indices have been checked */
} kf__scatter_line_t;
/* Combines `n` source elements, in order, with those at target + offsets[i]. Offsets may repeat. */
typedef void (*kf__scatter_fn)(char *target, const int64_t *offsets, const char *source,
                               int64_t source_step, int64_t n);
/* The loop for a type; NULL if the type does not support the operation. */
kf__scatter_fn kf__scatter_loop(kf__combine_t how, kf_dtype_t dtype);
/* The loop that adds signed 8-bit floats; NULL for all other types. */
kf__scatter_fn kf__scatter_add_float8(kf_dtype_t dtype);
/* Runs fn over a line. Where line->check is set and an index fails it, the failure is recorded
 * there and the remaining elements are not written. */
void kf__scatter_run(kf__scatter_fn fn, char *target, const char *index, const char *source,
                     const kf__scatter_line_t *line);

/* "sum", "add", "prod", "multiply", "mean" (as a sum), "amax", "amin"; STORE for anything else. */
kf__combine_t kf__combine_named(const char *name);

/* Checks that every index is in 0 … size - 1, or in -size … size - 1 where `negative`. Fails with
 * `code` (KF_ERR_INDEX or KF_ERR_RUNTIME); the message names an index that is out of bounds and the
 * dimension. */
KF_MUST_USE kf_status_t kf__check_indices(const kf_tensor_t *index, int64_t size, int64_t dim,
                                          bool negative, kf_status_t code);

/* Whether n indices, `step` bytes apart, are within the bounds; sets check->failed if not. */
bool kf__indices_pass(kf__index_check_t *check, const char *index, int64_t step, bool wide,
                      int64_t n);

/* An element of an array of indices in any memory: it may be unaligned, and have any effective
 * type. */
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

/* Indices are converted to byte offsets a piece at a time, so that the loops that move elements are
 * short. Those loops wait for memory, and the shorter a loop is, the more of its loads are in
 * flight at once. */
enum { KF__INDEX_PIECE = 256 };
typedef struct kf__index_run {
  const char *index;
  int64_t index_step;
  int64_t size;  /* negative indices count from here */
  int64_t scale; /* bytes from one element of the dimension to the next */
  bool wide;
  kf__index_check_t *check; /* NULL: the indices have been checked */
} kf__index_run_t;
/* Offsets of indices begin … begin + n - 1, n ≤ KF__INDEX_PIECE, in `buffer`. NULL if an index
 * fails its check. */
const int64_t *kf__index_offsets(const kf__index_run_t *indices, int64_t begin, int64_t n,
                                 int64_t *buffer);

#endif
