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
 * - The tensors and nodes being followed must not change during the search. A tensor or node that
 *   only one object holds is changed only by code that got it from that object: code that runs
 *   without the GIL holds its own reference to each tensor that it changes, and backward holds the
 *   nodes it starts from. The one exception is retained gradients: see kfpy_running_backwards.
 *
 * The collector calls tp_traverse in two passes. The first (visit_decref) subtracts the references
 * it finds from the refcounts, the second (visit_reachable) marks what the remaining references
 * reach. It needs the same answer from both, but refcounts in C change without the GIL: operators
 * and backward run on other threads between the passes and during each of them.
 *
 * - The first pass looks at the counts, and records which objects it found through C. The second
 *   pass repeats the record without looking. The recorded objects live: no thread can free one
 *   while the collection holds the GIL. Visit functions of others (gc.get_referents, or the marking
 *   of live objects in Python 3.14) change nothing that must match, and look at the counts.
 * - An object is open when the first pass finds that its pins do not match its count: some thread
 *   has begun or ended to use it since the pins were counted. An open object visits nothing in the
 *   first pass, and from then on no other object visits it. In the second pass it is reachable: the
 *   watcher, an object of ours that is in every collection, visits all open objects. So none of
 *   them loses its weak references or __slots__, and none is finalized.
 * - Where the pins match and all of them were found, every reference that C holds comes from a
 *   place that no thread can reach without the GIL, or from the edge of a node whose object the
 *   same argument covers; so nothing that a thread uses is taken for garbage, and no thread comes
 *   to use garbage before the GIL is released. Counts are read with acquire semantics: whoever
 *   released the last foreign reference has finished its changes.
 * - Finalizers of garbage run Python code and may pass a tensor to C after all. So tp_finalize and
 *   tp_clear look at the counts again; an object that no longer matches is not cleared.
 *
 * The passes are recognized by the addresses of their visit functions, which the watcher learns
 * when it is first traversed: visit_decref gets the traversed object as its argument, and the next
 * function is visit_reachable. That holds in Python 3.10 to 3.14. Until the passes are known, all
 * objects are open, so nothing that C refers to is visited.
 *
 * A collection that runs no callbacks (at interpreter exit) finds no pins: objects of tensors that
 * C holds are open, and everything they refer to stays alive. */
#ifndef KFPY_CORE_COLLECTOR_H
#define KFPY_CORE_COLLECTOR_H

#include <Python.h>
#include <stdbool.h>
#include <stdint.h>

#include "core/kfpy_assert.h"

/* The record of an object: which objects the first pass found through C from it. The second pass
 * reads it; it means nothing otherwise. */
typedef struct kfpy_found {
  uint32_t start, count; /* a range of the list of all objects found */
} kfpy_found_t;

/* Embedded in each such object: its link in the list of its generation, and its pins. */
typedef struct kfpy_life {
  struct kfpy_life *next, *previous; /* next is NULL if it is in no list */
  int32_t pins;                      /* how many of the object's references the collector added */
  uint32_t opened; /* number of the first pass that last found the object open; 0: none */
  kfpy_found_t found;
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

/* Whether the pins account for all references that C holds: then tp_clear may clear the object.
 * Outside a collection: whether C holds no references. */
bool kfpy_tensor_is_counted(const struct kfpy_tensor *self);
bool kfpy_node_is_counted(const struct kfpy_node *self);
/* For tp_traverse, before everything else: whether it must visit nothing. Never true in the second
 * pass: visiting more than in the first keeps alive what it finds. */
bool kfpy_tensor_is_open(struct kfpy_tensor *self, visitproc visit);
bool kfpy_node_is_open(struct kfpy_node *self, visitproc visit);
/* For tp_traverse: visit the objects that the tensor, the node or a list of saved tensors (entries
 * may be NULL) refers to in C. Return the first nonzero result of `visit`, like tp_traverse itself.
 * They create no Python objects and run no Python code. */
int kfpy_visit_behind_tensor(struct kfpy_tensor *self, visitproc visit, void *arg);
int kfpy_visit_behind_node(struct kfpy_node *self, visitproc visit, void *arg);
int kfpy_visit_saved(struct kf_saved *const *saved, size_t count, kfpy_found_t *found,
                     visitproc visit, void *arg);

/* Number of backward passes in progress (guarded by the GIL). Backward runs without the GIL and
 * stores retained gradients on tensors to which it holds no reference. */
extern int kfpy_running_backwards;

/* tensor_object.c: makes Python run the finalizer again for an object that survived it. */
void kfpy_forget_finalizer(PyObject *object);

#endif
