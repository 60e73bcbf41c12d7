/* Functionalization for Python: the functions that PyTorch has in `torch` and `torch._C`, and the
 * scope used by keyfall.func.functionalize. */
#include <keyfall/functionalize.h>

#include "core/function_arguments.h"
#include "keys/dispatch_objects.h"

/* ---- Tensor to tensor ---- */

typedef kf_status_t (*convert_fn)(kf_tensor_t *tensor, kf_tensor_t **out);

/* The library's errors describe what is wrong with the tensor; any other object is a TypeError. */
static PyObject *converted(PyObject *object, convert_fn convert) {
  kf_tensor_t *tensor = NULL, *made = NULL;
  if (!kfpy_tensor_converter(object, &tensor) || KFPY_FAILED(convert(tensor, &made))) return NULL;
  return kfpy_wrap_take(made);
}
static PyObject *to_functional(PyObject *module, PyObject *object) {
  (void)module;
  return converted(object, kf_functional_wrap);
}
static PyObject *from_functional(PyObject *module, PyObject *object) {
  (void)module;
  return converted(object, kf_functional_unwrap);
}

static PyObject *is_functional(PyObject *module, PyObject *object) {
  (void)module;
  kf_tensor_t *tensor = NULL;
  if (!kfpy_tensor_converter(object, &tensor)) return NULL;
  return PyBool_FromLong(kf_tensor_is_functional(tensor));
}

/* Whether the tensor's base is functional: for a view the base, otherwise the tensor itself. */
static PyObject *is_base_functional(PyObject *module, PyObject *object) {
  (void)module;
  kf_tensor_t *tensor = NULL;
  if (!kfpy_tensor_converter(object, &tensor)) return NULL;
  kf_tensor_t *base = kf_tensor_is_view(tensor) ? kf_tensor_base(tensor) : tensor;
  return PyBool_FromLong(kf_tensor_is_functional(base));
}

/* ---- Steps of a write ---- */

typedef kf_status_t (*step_fn)(kf_tensor_t *tensor);

static PyObject *step(PyObject *object, step_fn run) {
  kf_tensor_t *tensor = NULL;
  if (!kfpy_tensor_converter(object, &tensor) || KFPY_FAILED(run(tensor))) return NULL;
  Py_RETURN_NONE;
}
#define STEP(name, run)                                  \
  static PyObject *name(PyObject *module, PyObject *o) { \
    (void)module;                                        \
    return step(o, run);                                 \
  }
STEP(commit, kf_functional_commit)
STEP(reset_storage, kf_functional_reset_storage)
STEP(freeze, kf_functional_freeze)
STEP(hide_mutation, kf_functional_hide_mutation)
STEP(mark_storage_changed, kf_functional_mark_storage_changed)
STEP(synchronize, kf_functional_sync)

typedef kf_status_t (*pair_fn)(kf_tensor_t *a, kf_tensor_t *b);

static PyObject *pair(PyObject *args, const char *format, pair_fn run) {
  kf_tensor_t *a = NULL, *b = NULL;
  if (!PyArg_ParseTuple(args, format, kfpy_tensor_converter, &a, kfpy_tensor_converter, &b) ||
      KFPY_FAILED(run(a, b)))
    return NULL;
  Py_RETURN_NONE;
}
#define PAIR(name, text, run)                               \
  static PyObject *name(PyObject *module, PyObject *args) { \
    (void)module;                                           \
    return pair(args, "O&O&:" text, run);                   \
  }
/* ---- Autograd ---- */

static kf_status_t refuse_backward(void *context, kf_node_t *node, kf_tensor_t *const *grads,
                                   size_t grad_count, kf_tensor_t **out_grads, size_t out_count) {
  (void)context, (void)node, (void)grads, (void)grad_count, (void)out_grads, (void)out_count;
  return kf_error_set(KF_ERR_RUNTIME, "Cannot backprop through mirrored meta");
}

static void release_nothing(void *context) { (void)context; }

/* If `from` requires a gradient, makes `to` require one, too, with a history that cannot be
 * differentiated: tracing programs only read requires_grad and is_leaf. */
static kf_status_t mirror_autograd(kf_tensor_t *from, kf_tensor_t *to) {
  if (!kf_tensor_requires_grad(from)) return KF_OK;
  const kf_function_t function = {.struct_size = sizeof function,
                                  .name = "Error",
                                  .backward = refuse_backward,
                                  .release = release_nothing};
  kf_node_t *node = NULL;
  KF_TRY(kf_function_node(&function, (kf_tensor_span_t){NULL, 0}, true, &node));
  kf_tensor_retain(to);
  kf_tensor_t *outputs[] = {to};
  kf_status_t status = kf_function_finish(node, (kf_tensor_span_t){NULL, 0}, outputs, 1, NULL);
  kf_tensor_release(outputs[0]);
  kf_node_release(node);
  return status;
}
PAIR(mirror, "_mirror_autograd_meta_to", mirror_autograd)

PAIR(replace, "_replace_", kf_functional_replace)
PAIR(propagate_xla_data, "_propagate_xla_data", kf_functional_propagate_xla_data)
PAIR(unsafe_set, "_functionalize_unsafe_set", kf_functional_set)
PAIR(write_back, "_functionalize_write_back", kf_functional_write_back)

static PyObject *apply_views(PyObject *module, PyObject *args) {
  (void)module;
  kf_tensor_t *tensor = NULL, *base = NULL, *made = NULL;
  if (!PyArg_ParseTuple(args, "O&O&:_functionalize_apply_view_metas", kfpy_tensor_converter,
                        &tensor, kfpy_tensor_converter, &base) ||
      KFPY_FAILED(kf_functional_apply_views(tensor, base, &made)))
    return NULL;
  return kfpy_wrap_take(made);
}

/* ---- Questions ---- */

static PyObject *answer(PyObject *object, kf_functional_question_t question, bool is_flag) {
  kf_tensor_t *tensor = NULL;
  int64_t found = 0;
  if (!kfpy_tensor_converter(object, &tensor) ||
      KFPY_FAILED(kf_functional_query(tensor, question, &found)))
    return NULL;
  return is_flag ? PyBool_FromLong(found != 0) : PyLong_FromLongLong(found);
}
#define QUESTION(name, question, is_flag)                \
  static PyObject *name(PyObject *module, PyObject *o) { \
    (void)module;                                        \
    return answer(o, question, is_flag);                 \
  }
QUESTION(has_data_mutation, KF_FUNCTIONAL_DATA_MUTATED, true)
QUESTION(has_metadata_mutation, KF_FUNCTIONAL_METADATA_MUTATED, true)
QUESTION(was_storage_changed, KF_FUNCTIONAL_STORAGE_CHANGED, true)
QUESTION(is_multi_output_view, KF_FUNCTIONAL_MULTI_OUTPUT, true)
QUESTION(is_symbolic, KF_FUNCTIONAL_SYMBOLIC, true)
QUESTION(are_all_hidden, KF_FUNCTIONAL_ALL_HIDDEN, true)
QUESTION(are_all_no_grad, KF_FUNCTIONAL_ALL_NO_GRAD, true)
QUESTION(mutation_counter, KF_FUNCTIONAL_MUTATIONS, false)
QUESTION(storage_changed_counter, KF_FUNCTIONAL_STORAGE_CHANGES, false)

/* The storage size in bytes, before or after the committed writes. */
static PyObject *storage_size(PyObject *module, PyObject *args) {
  (void)module;
  PyObject *object = NULL;
  int before = 0;
  if (!PyArg_ParseTuple(args, "Op:_functionalize_get_storage_size", &object, &before)) return NULL;
  return answer(object, before ? KF_FUNCTIONAL_SIZE_BEFORE : KF_FUNCTIONAL_SIZE, false);
}

/* ---- The thread ---- */

/* The thread's mode, on until it is disabled. functionalize() uses the scope below instead. */
static PyObject *enable(PyObject *module, PyObject *args, PyObject *kwargs) {
  (void)module;
  static char *names[] = {"reapply_views", NULL};
  int reapply = 0;
  if (!PyArg_ParseTupleAndKeywords(args, kwargs, "|$p:_enable_functionalization", names,
                                   &reapply) ||
      KFPY_FAILED(kf_functionalize_enable(reapply != 0)))
    return NULL;
  Py_RETURN_NONE;
}

static PyObject *disable(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  kf_functionalize_disable();
  Py_RETURN_NONE;
}

static PyObject *reapplies_views(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  return PyBool_FromLong(kf_functionalize_reapplies_views());
}

/* Returns the previous setting. */
static PyObject *set_reapply_views(PyObject *module, PyObject *object) {
  (void)module;
  bool on;
  if (kfpy_parse_bool("_functionalize_enable_reapply_views", "reapply_views", object, &on) < 0)
    return NULL;
  return PyBool_FromLong(kf_functionalize_set_reapply_views(on));
}

/* A functionalization scope, as a capsule. Freeing the capsule leaves the scope if nothing else
 * has. */
static const char scope_name[] = "keyfall.functionalize";

static void free_scope(PyObject *capsule) {
  kf_functionalize_t *scope = PyCapsule_GetPointer(capsule, scope_name);
  kf_functionalize_leave(scope);
  PyMem_Free(scope);
}

/* A new scope that has entered nothing; NULL with an exception. */
static kf_functionalize_t *new_scope(void) {
  kf_functionalize_t *scope = PyMem_Calloc(1, sizeof *scope);
  if (scope == NULL) PyErr_NoMemory();
  return scope;
}

/* The capsule of a scope; None if it has entered nothing, so that there is nothing to leave. */
static PyObject *scope_take(kf_functionalize_t *scope) {
  if (!scope->entered) {
    PyMem_Free(scope);
    Py_RETURN_NONE;
  }
  PyObject *capsule = PyCapsule_New(scope, scope_name, free_scope);
  if (capsule == NULL) {
    kf_functionalize_leave(scope);
    PyMem_Free(scope);
  }
  return capsule;
}

static PyObject *enter(PyObject *module, PyObject *object) {
  (void)module;
  bool reapply;
  if (kfpy_parse_bool("_functionalize_enter", "reapply_views", object, &reapply) < 0) return NULL;
  kf_functionalize_t *scope = new_scope();
  if (scope == NULL) return NULL;
  if (KFPY_FAILED(kf_functionalize_enter(scope, reapply))) {
    PyMem_Free(scope);
    return NULL;
  }
  return scope_take(scope);
}

static PyObject *suspend(PyObject *module, PyObject *unused) {
  (void)module, (void)unused;
  kf_functionalize_t *scope = new_scope();
  if (scope == NULL) return NULL;
  kf_functionalize_suspend(scope);
  return scope_take(scope);
}

/* The capsule stays valid; leaving twice is harmless. */
static PyObject *leave(PyObject *module, PyObject *capsule) {
  (void)module;
  kf_functionalize_t *scope = PyCapsule_GetPointer(capsule, scope_name);
  if (scope == NULL) return NULL;
  kf_functionalize_leave(scope);
  Py_RETURN_NONE;
}

#define TENSOR(name, function, text) \
  { name, function, METH_O, name "(tensor, /)\n--\n\n" text }

static PyMethodDef functions[] = {
    TENSOR("_to_functional_tensor", to_functional,
           "Returns a functional tensor that stands for the tensor."),
    TENSOR("_from_functional_tensor", from_functional,
           "Returns the value of a functional tensor as of its last synchronization."),
    TENSOR("_is_functional_tensor", is_functional, "Returns whether the tensor is functional."),
    TENSOR("_is_functional_tensor_base", is_base_functional,
           "Returns whether the tensor that this is a view of is functional."),
    TENSOR("_sync", synchronize, "Brings the value of a functional tensor up to date."),
    TENSOR("_functionalize_sync", synchronize, "Same as _sync."),
    TENSOR("_commit_update", commit, "Tells tensors that share memory of a new value."),
    TENSOR("_functionalize_commit_update", commit, "Same as _commit_update."),
    TENSOR("_unsafe_reset_storage", reset_storage,
           "Gives a functional tensor a storage of its own, with its value as base."),
    TENSOR("_freeze_functional_tensor", freeze, "Refuses further writes to the storage."),
    {"_replace_", replace, METH_VARARGS,
     "_replace_(tensor, value, /)\n--\n\nReplaces the value of a functional tensor."},
    {"_functionalize_replace", replace, METH_VARARGS,
     "_functionalize_replace(tensor, value, /)\n--\n\nSame as _replace_."},
    {"_mirror_autograd_meta_to", mirror, METH_VARARGS,
     "_mirror_autograd_meta_to(tensor, to, /)\n--\n\nMakes another tensor require a gradient if "
     "this "
     "one does."},
    {"_propagate_xla_data", propagate_xla_data, METH_VARARGS,
     "_propagate_xla_data(tensor, value, /)\n--\n\nTells a tensor on XLA where its value came "
     "from; does nothing for others."},
    {"_functionalize_unsafe_set", unsafe_set, METH_VARARGS,
     "_functionalize_unsafe_set(tensor, source, /)\n--\n\nTakes over value and storage of source."},
    {"_functionalize_write_back", write_back, METH_VARARGS,
     "_functionalize_write_back(tensor, to, /)\n--\n\nCopies the value of a functional tensor to "
     "the plain tensor it was made of, if it was written to."},
    {"_functionalize_apply_view_metas", apply_views, METH_VARARGS,
     "_functionalize_apply_view_metas(tensor, base, /)\n--\n\nRuns the views that lead to a "
     "functional tensor on another base."},
    TENSOR("_functionalize_has_data_mutation", has_data_mutation,
           "Returns whether the storage was written to."),
    TENSOR("_functionalize_has_metadata_mutation", has_metadata_mutation,
           "Returns whether an operator changed sizes or strides."),
    TENSOR("_functionalize_was_storage_changed", was_storage_changed,
           "Returns whether set_ changed the storage."),
    TENSOR("_functionalize_is_multi_output_view", is_multi_output_view,
           "Returns whether it is one of several results of a view."),
    TENSOR("_functionalize_is_symbolic", is_symbolic, "Returns False: no view has symbolic sizes."),
    TENSOR("_functionalize_are_all_mutations_hidden_from_autograd", are_all_hidden,
           "Returns whether all writes were marked as hidden."),
    TENSOR("_functionalize_are_all_mutations_under_no_grad_or_inference_mode", are_all_no_grad,
           "Returns whether all writes were hidden or without gradients."),
    TENSOR("_functionalize_mark_mutation_hidden_from_autograd", hide_mutation,
           "Marks one write as hidden from autograd."),
    TENSOR("_functionalize_mark_storage_changed", mark_storage_changed,
           "Counts a change of storage."),
    TENSOR("_functionalize_mutation_counter", mutation_counter, "Returns the number of writes."),
    TENSOR("_functionalize_storage_changed_counter", storage_changed_counter,
           "Returns how often the storage was changed."),
    {"_functionalize_get_storage_size", storage_size, METH_VARARGS,
     "_functionalize_get_storage_size(tensor, before, /)\n--\n\nReturns the bytes of the storage, "
     "now or when it was made."},
    {"_enable_functionalization", (PyCFunction)(void (*)(void))enable, METH_VARARGS | METH_KEYWORDS,
     "_enable_functionalization(*, reapply_views=False)\n--\n\nIncludes Functionalize in all calls "
     "of this thread."},
    {"_disable_functionalization", disable, METH_NOARGS,
     "_disable_functionalization()\n--\n\nUndoes _enable_functionalization."},
    {"_functionalization_reapply_views_tls", reapplies_views, METH_NOARGS,
     "_functionalization_reapply_views_tls()\n--\n\nReturns whether functionalization on this "
     "thread keeps views as views."},
    {"_functionalize_enable_reapply_views", set_reapply_views, METH_O,
     "_functionalize_enable_reapply_views(reapply_views, /)\n--\n\nSets whether it does; returns "
     "what was set before."},
    {"_functionalize_enter", enter, METH_O,
     "_functionalize_enter(reapply_views, /)\n--\n\nBegins a functionalized part of the program. "
     "None: the thread is in one already."},
    {"_functionalize_suspend", suspend, METH_NOARGS,
     "_functionalize_suspend()\n--\n\nInterrupts a functionalized part of the program, until "
     "_functionalize_leave. None: the thread is in none."},
    {"_functionalize_leave", leave, METH_O, "_functionalize_leave(scope, /)\n--\n\nEnds it."},
    {NULL, NULL, 0, NULL}};

int kfpy_init_functionalization(PyObject *module) { return kfpy_add_functions(module, functions); }
