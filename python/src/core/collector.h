/* What Python's collector of cycles has to know about references that C holds.
 *
 * Note [The collector]
 * The collector takes an object for garbage when all references that its count stands for come from
 * other garbage. The object of a tensor or node lives longer than that: as long as C holds the
 * tensor or node, the object can come back (Note [Tensor objects], Note [Node objects]). So while a
 * collection runs, each reference that C holds to the tensor or node counts as one to the object: a
 * callback of gc.callbacks adds them to the counts of all objects that are about to be looked at,
 * and takes them away afterwards. These are the `pins` of an object.
 *
 * Then the object stands for the tensor: it is garbage exactly when the tensor is. tp_traverse
 * shows the references between tensors and nodes that it can find, each as one to the object at
 * its other end, so that cycles through C are collected too. It follows a tensor or a node without
 * an object only where it found the one reference that there is.
 *
 * - Whatever is not found keeps its object alive: a tensor on the stack of another thread, in a
 *   boxed list, deep in a graph. That is the safe side.
 * - The counts of C change without the GIL. An object whose pins are not its count any more shows
 *   nothing, and nobody shows a reference to it.
 * - What is followed must not change meanwhile. A tensor or node that only one object holds is
 *   changed by those alone who got it from that object: code that runs without the GIL holds a
 *   reference of its own to each tensor that it changes, and backward holds the nodes it begins
 *   with. Gradients that are retained are the one exception: see kfpy_running_backwards.
 * - A collection that runs no callbacks (the interpreter ends) finds no pins: objects of tensors
 *   that C holds show nothing, their finalizer hands them over to the tensor, and what they refer
 *   to stays. */
#ifndef KFPY_CORE_COLLECTOR_H
#define KFPY_CORE_COLLECTOR_H

#include <Python.h>
#include <stdbool.h>
#include <stdint.h>

/* Part of each such object: its place in the list of its generation, and its pins. */
typedef struct kfpy_life {
  struct kfpy_life *next, *previous; /* NULL: in no list */
  int64_t pins;                      /* as many of the object's references are the collector's */
} kfpy_life_t;

/* The lists of new objects. */
extern kfpy_life_t kfpy_young_tensors, kfpy_young_nodes;

static inline void kfpy_life_enter(kfpy_life_t *young, kfpy_life_t *life) {
  if (life->next != NULL) return;
  life->next = young->next;
  life->previous = young;
  young->next->previous = life;
  young->next = life;
}

static inline void kfpy_life_leave(kfpy_life_t *life) {
  if (life->next == NULL) return;
  life->next->previous = life->previous;
  life->previous->next = life->next;
  life->next = NULL;
}

struct kfpy_tensor;
struct kfpy_node;
struct kf_saved;

/* Whether the object's pins are all references that C holds: what it refers to may be shown, and
 * cleared when the collector says so. Outside of a collection: whether C holds none. */
bool kfpy_tensor_is_counted(const struct kfpy_tensor *self);
bool kfpy_node_is_counted(const struct kfpy_node *self);
/* For tp_traverse: what the tensor or node refers to in C. */
int kfpy_visit_behind_tensor(struct kfpy_tensor *self, visitproc visit, void *arg);
int kfpy_visit_behind_node(struct kfpy_node *self, visitproc visit, void *arg);
int kfpy_visit_saved(const struct kf_saved *saved, visitproc visit, void *arg);

/* Backward runs without the GIL, and stores gradients that tensors retain, though it holds no
 * reference to those tensors. */
extern int kfpy_running_backwards;

/* tensor_object.c: takes objects that are kept for the next tensor out of their list. */
void kfpy_forget_spare_tensors(void);

/* tensor_object.c: an object that came back from its finalizer will have another death. */
void kfpy_forget_finalizer(PyObject *object);

#endif
