/* Tells Python's cycle collector about the references that C holds.
 *
 * Note [The collector]
 * The collector considers an object garbage when other garbage accounts for its entire refcount.
 * The object of a tensor or node lives longer than that: while C holds the tensor or node, the
 * object can come back (Note [Tensor objects], Note [Node objects]). So during a collection, each
 * reference that C holds to the tensor or node counts as a reference to the object: a callback in
 * gc.callbacks adds them to the refcounts of all objects being collected, and subtracts them
 * afterwards. These are the `pins` of an object.
 *
 * The object then stands for the tensor: it is garbage exactly when the tensor is. tp_traverse
 * visits the references between tensors and nodes that it can find, each as a reference to the
 * object at its other end, so cycles through C are collected too. It follows a tensor or node that
 * has no object only when it has found the only reference to it.
 *
 * - A reference that is not found keeps its object alive: a tensor on the stack of another thread,
 *   in a boxed list, deep in a graph. This errs on the safe side.
 * - Refcounts in C change without the GIL. An object whose pins no longer match its count visits
 *   nothing, and no other object visits it.
 * - The tensors and nodes being followed must not change during the search. A tensor or node that
 *   only one object holds is changed only by code that got it from that object: code that runs
 *   without the GIL holds its own reference to each tensor that it changes, and backward holds the
 *   nodes it starts from. The one exception is retained gradients: see kfpy_running_backwards.
 * - A collection that runs no callbacks (at interpreter exit) finds no pins: objects of tensors
 * that C holds visit nothing, their finalizer hands them over to the tensor, and everything they
 * refer to stays alive. */
#ifndef KFPY_CORE_COLLECTOR_H
#define KFPY_CORE_COLLECTOR_H

#include <Python.h>
#include <stdbool.h>
#include <stdint.h>

#include "core/kfpy_assert.h"

/* Embedded in each such object: its link in the list of its generation, and its pins. */
typedef struct kfpy_life {
  struct kfpy_life *next, *previous; /* next is NULL if it is in no list */
  int64_t pins;                      /* how many of the object's references the collector added */
} kfpy_life_t;

/* Heads of the circular lists of the youngest generation. */
extern kfpy_life_t kfpy_young_tensors, kfpy_young_nodes;

/* Adds an object to a list; no effect when it is in one already. */
static inline void kfpy_life_enter(kfpy_life_t *young, kfpy_life_t *life) {
  if (life->next != NULL) return;
  KFPY_ASSERT(young->next->previous == young);
  KFPY_ASSERT(life->pins == 0);
  life->next = young->next;
  life->previous = young;
  young->next->previous = life;
  young->next = life;
}

/* Removes an object from its list, if it is in one. */
static inline void kfpy_life_leave(kfpy_life_t *life) {
  if (life->next == NULL) return;
  KFPY_ASSERT(life->next->previous == life);
  KFPY_ASSERT(life->previous->next == life);
  life->next->previous = life->previous;
  life->previous->next = life->next;
  life->next = NULL;
}

struct kfpy_tensor;
struct kfpy_node;
struct kf_saved;

/* Whether the pins account for all references that C holds: then tp_traverse may visit the object's
 * referents, and tp_clear may clear it. Outside a collection: whether C holds no references. */
bool kfpy_tensor_is_counted(const struct kfpy_tensor *self);
bool kfpy_node_is_counted(const struct kfpy_node *self);
/* For tp_traverse: visit the objects that the tensor or node refers to in C. Return the first
 * nonzero result of `visit`, like tp_traverse itself. They allocate nothing and run no Python code.
 */
int kfpy_visit_behind_tensor(struct kfpy_tensor *self, visitproc visit, void *arg);
int kfpy_visit_behind_node(struct kfpy_node *self, visitproc visit, void *arg);
int kfpy_visit_saved(const struct kf_saved *saved, visitproc visit, void *arg);

/* Number of backward passes in progress (guarded by the GIL). Backward runs without the GIL and
 * stores retained gradients on tensors to which it holds no reference. */
extern int kfpy_running_backwards;

/* tensor_object.c: removes objects in the free list from their generation's list. */
void kfpy_forget_spare_tensors(void);

/* tensor_object.c: makes Python run the finalizer again for an object that survived it. */
void kfpy_forget_finalizer(PyObject *object);

#endif
