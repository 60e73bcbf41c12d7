/* Tensors of the program that a compiled graph works with: gradients that it leaves in some of
 * them, and the memory of those that it has captured.
 *
 * Each run of the graph computes the gradients; the tensors then have the new ones, whatever the
 * program did with the old ones. A graph reads and writes memory, which a tensor may exchange for
 * other memory (x.data = y): the graph is of no use then. */
#ifndef KFPY_DISPATCH_REPLAY_GRADIENTS_H
#define KFPY_DISPATCH_REPLAY_GRADIENTS_H

#include "core/kfpy.h"

typedef struct kfpy_leaves {
  kf_tensor_t **tensors; /* owned references: those that get a gradient, then those that lose theirs
                          */
  size_t given, count;
} kfpy_leaves_t;

/* Takes references to the tensors. -1: raised. */
int kfpy_leaves_fill(kfpy_leaves_t *leaves, kf_tensor_span_t given, kf_tensor_span_t cleared);
void kfpy_leaves_release(kfpy_leaves_t *leaves);
/* Drops the gradients that a run replaces, so that it has their memory. */
kf_status_t kfpy_leaves_clear(const kfpy_leaves_t *leaves);
/* Gives the tensors their gradients, which stay the caller's. */
kf_status_t kfpy_leaves_set(const kfpy_leaves_t *leaves, kf_tensor_t *const *gradients);

/* What tensors looked like when a graph was recorded. */
typedef struct kfpy_watched {
  kf_tensor_t **tensors; /* owned references */
  uint64_t *marks;       /* of their storage and geometry, and whether they require gradients */
  size_t count;
} kfpy_watched_t;
/* Takes references to the tensors. -1: raised. */
int kfpy_watched_fill(kfpy_watched_t *watched, kf_tensor_span_t tensors);
void kfpy_watched_release(kfpy_watched_t *watched);
/* Whether all tensors have the memory and geometry that they had, and require gradients as before. */
bool kfpy_watched_hold(const kfpy_watched_t *watched);

/* Whether tensors have the expected gradients: a tuple of two tuples, the tensors and the gradient
 * of each, None for no gradient. False for anything else. */
bool kfpy_gradients_are(PyObject *expected);
/* _has_gradients(expected) -> bool */
PyObject *kfpy_has_gradients(PyObject *module, PyObject *expected);

#endif
