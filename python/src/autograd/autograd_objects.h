/* Declarations shared by the files on automatic differentiation: the Python objects of graph nodes,
 * custom functions, and hooks. Needs the GIL.
 *
 * Note [Node objects]
 * A node and its object point to each other, as a tensor and its object do (Note [Tensor objects]
 * in kfpy.h): the object owns the node and the node's binding points to the object, until Python
 * drops an object that has state (metadata, hooks, or anything for a custom function). Then the
 * node takes the object over, and gives it back on request. Hooks written in Python are stored in
 * dictionaries of the node's object; the library's hooks borrow them. So everything that Python
 * owns in a graph is reachable from objects that the collector knows: Note [The collector]. */
#ifndef KFPY_AUTOGRAD_AUTOGRAD_OBJECTS_H
#define KFPY_AUTOGRAD_AUTOGRAD_OBJECTS_H

#include "core/kfpy.h"

extern PyTypeObject *kfpy_node_type;    /* _C._autograd.Node, the base class of all nodes */
extern PyTypeObject *kfpy_context_type; /* _C._FunctionBase */

static inline bool kfpy_is_node(PyObject *object) {
  return PyObject_TypeCheck(object, kfpy_node_type);
}
/* Returns the node of an object, borrowed; NULL and RuntimeError if its graph is gone. */
kf_node_t *kfpy_node_of(PyObject *object);
/* Returns the node's object, created on demand; None for NULL. */
PyObject *kfpy_node_object(kf_node_t *node);
PyObject *kfpy_node_object_take(
    kf_node_t *node); /* steals the caller's reference, even on failure */
/* Connects a new node with an object that has no node: the node owns a reference to the object. */
int kfpy_node_adopt(kf_node_t *node, kfpy_node_t *object);
/* Returns the class of nodes with that name; a method of the module _functions. */
PyObject *kfpy_node_class(PyObject *module, PyObject *name);
/* For the slots of types derived from Node. The caller checks kfpy_node_is_open before it visits,
 * and kfpy_node_is_counted before it clears. */
int kfpy_node_traverse(PyObject *object, visitproc visit, void *arg);
int kfpy_node_clear(PyObject *object);
void kfpy_node_finalize(PyObject *object);
void kfpy_node_let_go(PyObject *object); /* for tp_dealloc */

/* Returns a tuple of gradients for Python: None for undefined ones. */
PyObject *kfpy_grad_tuple(kf_tensor_t *const *grads, size_t count);
/* The reverse: replaces the gradients (owned) by those of a tuple of at least `count` tensors and
 * Nones; `who` names its source in errors. On failure nothing changes. */
int kfpy_replace_grads(PyObject *tuple, kf_tensor_t **grads, size_t count, const char *who);

/* ---- python_hooks.c ---- */

/* The attributes _backward_hooks and _post_accumulate_grad_hooks: a dict, or None. */
PyObject *kfpy_get_backward_hooks(PyObject *self);
int kfpy_set_backward_hooks(PyObject *self, PyObject *value);
PyObject *kfpy_get_accumulated_hooks(PyObject *self);
int kfpy_set_accumulated_hooks(PyObject *self, PyObject *value);

/* ---- autograd_saved.c ---- */

/* The hooks for saved tensors that are active when a backward begins. Whatever hooks of that
 * backward push and pop, they are active again when it ends, as in PyTorch. */
typedef struct {
  void *pairs; /* owned */
  size_t count;
} kfpy_kept_hooks_t;
kfpy_kept_hooks_t kfpy_keep_hooks(void);
void kfpy_restore_hooks(kfpy_kept_hooks_t kept);

/* Creates a SavedTensor of `node`, which may be NULL; steals `saved`. */
PyObject *kfpy_saved_object_take(kf_saved_t *saved, PyObject *node);
/* Returns what a node saved at `index`, borrowed; NULL and RuntimeError if it is gone. */
typedef kf_saved_t *(*kfpy_find_saved_fn)(PyObject *node, size_t index);
/* Creates a SavedTensor that asks `find` for it at each use. */
PyObject *kfpy_saved_entry(PyObject *node, size_t index, kfpy_find_saved_fn find);

/* ---- autograd_tensor.c: getters, setters and methods of Tensor ---- */

PyObject *kfpy_get_grad(PyObject *self);
PyObject *kfpy_get_grad_quietly(PyObject *self);
int kfpy_set_grad(PyObject *self, PyObject *value);
PyObject *kfpy_get_requires_grad(PyObject *self);
/* Makes a new tensor a leaf that requires a gradient; RuntimeError for integers. */
int kfpy_start_leaf(kf_tensor_t *tensor);
int kfpy_set_requires_grad(PyObject *self, PyObject *value);
PyObject *kfpy_get_is_leaf(PyObject *self);
PyObject *kfpy_get_grad_fn(PyObject *self);
int kfpy_set_grad_fn(PyObject *self, PyObject *value);
PyObject *kfpy_get_output_nr(PyObject *self);
PyObject *kfpy_get_retains_grad(PyObject *self);
PyObject *kfpy_get_version(PyObject *self);
PyObject *kfpy_get_base(PyObject *self);
PyObject *kfpy_get_data(PyObject *self);
int kfpy_set_data(PyObject *self, PyObject *value);
PyObject *kfpy_tensor_requires_grad_(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                     PyObject *keywords);
PyObject *kfpy_tensor_retain_grad(PyObject *self, PyObject *unused);
PyObject *kfpy_tensor_is_view(PyObject *self, PyObject *unused);
PyObject *kfpy_tensor_backward(PyObject *self, PyObject *const *args, Py_ssize_t count,
                               PyObject *keywords);

/* autograd_engine.c: backward from one tensor, with kf_backward_flag_t flags; grad may be NULL. */
PyObject *kfpy_tensor_backward_simple(PyObject *self, kf_tensor_t *grad, uint32_t flags);

/* ---- Initialization, called by kfpy_init_autograd with `_C` and `_C._autograd` ---- */

int kfpy_init_nodes(PyObject *autograd);
int kfpy_init_hooks(PyObject *autograd);
int kfpy_init_saved(PyObject *autograd);
int kfpy_init_context(PyObject *module);
int kfpy_init_apply(void); /* methods of the context's type */
int kfpy_init_builtin_functions(PyObject *module);
int kfpy_init_anomaly(PyObject *module);

#endif
