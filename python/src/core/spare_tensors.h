/* A free list of tensor objects: every operator call creates and frees objects of Tensor itself. */
#ifndef KFPY_CORE_SPARE_TENSORS_H
#define KFPY_CORE_SPARE_TENSORS_H

#include "core/kfpy.h"

enum { KFPY_SPARE_LIMIT = 64 };

/* The objects stay in the young list, which they would enter again anyway, until a collection moves
 * that list up a generation. */
typedef struct kfpy_spare_tensors {
  kfpy_tensor_t *objects[KFPY_SPARE_LIMIT];
  int count;
} kfpy_spare_tensors_t;

/* Hidden visibility: code reaches it directly, not through the global offset table. */
extern __attribute__((visibility("hidden"))) kfpy_spare_tensors_t kfpy_spare_tensors;

/* Removes them from their generation's list. */
void kfpy_forget_spare_tensors(void);

#endif
