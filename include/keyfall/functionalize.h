/* functionalize.h: programs without writes. Functionalization runs a program that writes to tensors
 * and to views of them, and calls only operators that neither write nor alias.
 *
 *   kf_tensor_t *x = …, *f = NULL, *y = NULL, *result = NULL;
 *   kf_functionalize_t scope;
 *   KF_TRY(kf_functionalize_enter(&scope, false));
 *   status = kf_functional_wrap(x, &f);                 f stands for x
 *   if (status == KF_OK) status = kf_view(f, KF_INTS(4, 2), &y);
 *   if (status == KF_OK) status = kf_mul_(y, y);        below: view_copy, mul, view_copy, …
 *   kf_functionalize_leave(&scope);
 *   if (status == KF_OK) status = kf_functional_write_back(f, x);      x.copy_(…): f was written to
 *   if (status == KF_OK) status = kf_functional_unwrap(y, &result);    a plain tensor
 *
 * Note [Functionalization]
 * A functional tensor stands for a plain one, its *value*. It has sizes, strides, a type, keys and
 * a version counter like any tensor, but no memory: reading its data is an error. Its keys are
 * those of the value, and Functionalize. An operator that gets functional tensors is run on their
 * values:
 *
 *  - an operator that does not write runs as it is, and its results are wrapped;
 *  - an operator that writes (in place, out=) is replaced by the one that returns a new tensor; the
 *    result becomes the new value of the tensor that it would have written to, and of everything
 *    that shares memory with it;
 *  - a view gives a functional tensor that remembers how to get to its base and back. When views
 *    are *reapplied*, the operators below see the view; otherwise its copying form (view_copy for
 *    view), so that no two tensors below share memory;
 *  - an operator that only calls others (a composite) is replaced by these.
 *
 * Everything follows from the schemas of the operators: which arguments are written, and which
 * results alias arguments. Operators of programs take part if they are functional, or if they have
 * a functional sibling: "my::scale_" goes with "my::scale", and "my::scale.out" with the overload
 * of "my::scale" that takes the same arguments. A writing operator without one runs on copies.
 *
 * A functional tensor whose base was written through another tensor has an old value until it is
 * *synchronized*. Operators do that on their own.
 *
 * Two ways to use it:
 *  - kf_functionalize_enter and _leave run a part of a program below the gradients of the caller:
 *    what the values require a gradient for is recorded, functional tensors themselves record
 *    nothing. This is what keyfall.func.functionalize does.
 *  - kf_functionalize_enable and _disable switch it on for the thread. Autograd then records the
 *    functional tensors, and the operators below are not recorded.
 * Without either, operators on functional tensors work the same as after kf_functionalize_enable,
 * but factories make plain tensors.
 *
 * Tensors that share a base must not be used by several threads at once, not even for reading:
 * reading may synchronize. All functions of this header return KF_ERR_TYPE for a tensor that is not
 * functional where one is expected, and KF_ERR_NO_MEMORY; on failure *out_… is NULL. */
#ifndef KEYFALL_FUNCTIONALIZE_H
#define KEYFALL_FUNCTIONALIZE_H

#include <keyfall/key.h>
#include <keyfall/op.h>
#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Wrapping ----------------------------------------------------------------------------- */

/* Whether the tensor is functional. False for NULL and for undefined tensors. */
KF_API bool kf_tensor_is_functional(const kf_tensor_t *tensor);

/* A functional tensor that stands for `tensor`, for the caller to own. It has the same metadata,
 * and counts its writes in the version counter of `tensor`, too. An undefined tensor and a number
 * (kf_tensor_is_wrapped_number) are returned as they are. KF_ERR_RUNTIME: it is functional
 * already. */
KF_API KF_MUST_USE kf_status_t kf_functional_wrap(kf_tensor_t *tensor, kf_tensor_t **out_tensor);

/* The value of a functional tensor, for the caller to own, as of its last synchronization:
 * kf_functional_sync first to see all writes. An undefined tensor is returned as it is. */
KF_API KF_MUST_USE kf_status_t kf_functional_unwrap(kf_tensor_t *tensor, kf_tensor_t **out_tensor);

/* Brings the value up to date: applies the writes that are queued for the base, in their order, and
 * computes the value again from the base. Does nothing when there were none. */
KF_API KF_MUST_USE kf_status_t kf_functional_sync(kf_tensor_t *tensor);

/* Writes what became of a functional tensor to the plain tensor that it was made of: synchronizes,
 * and if it was written to, copies the value (copy_). If the program changed sizes or strides, `to`
 * gets them first (as_strided_, or resize_ when it is in other memory by now). */
KF_API KF_MUST_USE kf_status_t kf_functional_write_back(kf_tensor_t *tensor, kf_tensor_t *to);

/* ---- Part of a program --------------------------------------------------------------------- */

/* One stay of a thread: plain data in the caller's memory. `entered` says whether it began one; the
 * other fields are private. */
typedef struct kf_functionalize {
  kf_guard_t guard;
  kf_keyset_t outer_added;
  bool outer_reapply, outer_active, entered;
} kf_functionalize_t;

/* Begins a part of a program that is functionalized: factories make functional tensors, and
 * functional tensors record nothing for autograd; operators on their values do. Inside of another
 * such part it enters nothing: the outer one goes on. `reapply_views`: see above.
 * kf_functionalize_leave ends it, on the same thread; a second time does nothing. */
KF_API KF_MUST_USE kf_status_t kf_functionalize_enter(kf_functionalize_t *scope,
                                                      bool reapply_views);
/* Interrupts such a part: until kf_functionalize_leave, calls see what the thread saw before it,
 * and another part can begin. For transforms that need the values of functional tensors and a
 * record of what is computed with them, such as gradients. Outside of a part it enters nothing. */
KF_API void kf_functionalize_suspend(kf_functionalize_t *scope);
KF_API void kf_functionalize_leave(kf_functionalize_t *scope);

/* ---- Thread switches ------------------------------------------------------------------------ */

/* Adds Functionalize to the keys that the thread includes, and sets whether views are reapplied.
 * KF_ERR_INTERNAL: it is included already. kf_functionalize_disable removes the key and clears the
 * flag. */
KF_API KF_MUST_USE kf_status_t kf_functionalize_enable(bool reapply_views);
KF_API void kf_functionalize_disable(void);
/* The flag alone; the setter returns what it was. False in a new thread. Views keep the flag that
 * was set when they were made. */
KF_API bool kf_functionalize_reapplies_views(void);
KF_API bool kf_functionalize_set_reapply_views(bool on);

/* ---- Steps of a write ----------------------------------------------------------------------- */

/* For code that computes the new value of a functional tensor itself, such as a device with
 * operators of its own:
 *
 *   KF_TRY(kf_functional_replace(f, value));            f's own value
 *   KF_TRY(kf_functional_commit(f));                    tell the tensors that share memory with f
 *   KF_TRY(kf_functional_sync(f));                      and look at the outcome
 *
 * kf_functional_replace stores a value, which must be plain (KF_ERR_RUNTIME), and takes over its
 * sizes and strides. A value of another element type or layout is converted to that of the tensor.
 * It counts as a mutation, see KF_FUNCTIONAL_ALL_HIDDEN. */
KF_API KF_MUST_USE kf_status_t kf_functional_replace(kf_tensor_t *tensor, kf_tensor_t *value);
/* Queues the value as an update of the base. The value itself is computed again from the base when
 * it is synchronized. KF_ERR_RUNTIME: the storage is frozen. */
KF_API KF_MUST_USE kf_status_t kf_functional_commit(kf_tensor_t *tensor);
/* For tensors with the key XLA: calls the operator _propagate_xla_data with the value of `tensor`
 * (or `tensor` itself) and `value`, where a device has defined it. Does nothing for others. */
KF_API KF_MUST_USE kf_status_t kf_functional_propagate_xla_data(kf_tensor_t *tensor,
                                                                kf_tensor_t *value);
/* Gives the tensor a new storage with its value as the base: it shares memory with nothing from now
 * on, and counts mutations from 0. */
KF_API KF_MUST_USE kf_status_t kf_functional_reset_storage(kf_tensor_t *tensor);
/* From now on writes to the storage are refused (kf_functional_commit). */
KF_API KF_MUST_USE kf_status_t kf_functional_freeze(kf_tensor_t *tensor);
/* `tensor` takes over value, storage and geometry of `source`, as set_ does. The old storage is
 * frozen. */
KF_API KF_MUST_USE kf_status_t kf_functional_set(kf_tensor_t *tensor, kf_tensor_t *source);

/* ---- Questions ------------------------------------------------------------------------------ */

/* What kf_functional_query answers. Counters and sizes are numbers, the others 0 or 1. */
typedef enum kf_functional_question {
  KF_FUNCTIONAL_DATA_MUTATED = 0,     /* the storage was written to */
  KF_FUNCTIONAL_METADATA_MUTATED = 1, /* an operator such as t_ changed sizes or strides */
  KF_FUNCTIONAL_STORAGE_CHANGED = 2,  /* by set_ */
  KF_FUNCTIONAL_MULTI_OUTPUT = 3,     /* one of several results of a view such as split */
  KF_FUNCTIONAL_SYMBOLIC = 4,         /* a view with symbolic sizes; never in this release */
  KF_FUNCTIONAL_ALL_HIDDEN = 5,       /* all mutations were hidden from autograd */
  KF_FUNCTIONAL_ALL_NO_GRAD = 6,      /* all were hidden, or without gradients */
  KF_FUNCTIONAL_MUTATIONS = 7,        /* how many there were */
  KF_FUNCTIONAL_STORAGE_CHANGES = 8,
  KF_FUNCTIONAL_SIZE_BEFORE = 9, /* bytes of the storage when it was made */
  KF_FUNCTIONAL_SIZE = 10,       /* bytes of the storage now */
  KF_FUNCTIONAL_GENERATION = 11, /* updates of the storage */
  KF_FUNCTIONAL_FROZEN = 12
} kf_functional_question_t;
KF_API KF_MUST_USE kf_status_t kf_functional_query(const kf_tensor_t *tensor,
                                                   kf_functional_question_t question,
                                                   int64_t *out_answer);
/* Declares that autograd need not know of one of the mutations so far. */
KF_API KF_MUST_USE kf_status_t kf_functional_hide_mutation(kf_tensor_t *tensor);
/* Counts a change of storage, and marks the tensor. */
KF_API KF_MUST_USE kf_status_t kf_functional_mark_storage_changed(kf_tensor_t *tensor);
/* Runs the views that lead from the base of `tensor` to it on another base; the caller owns the
 * result. */
KF_API KF_MUST_USE kf_status_t kf_functional_apply_views(const kf_tensor_t *tensor,
                                                         kf_tensor_t *base,
                                                         kf_tensor_t **out_tensor);

/* ---- For devices ------------------------------------------------------------------------- */

/* Runs a composite operator with wrapped arguments, so that the device's kernels see no views and
 * no writes: the arguments on the stack, plain tensors, are wrapped; the operator's composite
 * kernel runs with Functionalize active; results are synchronized and unwrapped.
 * KF_ERR_NOT_IMPLEMENTED: it has no composite kernel. */
KF_API KF_MUST_USE kf_status_t kf_functionalize_composite(const kf_op_t *op, kf_stack_t *stack);

#ifdef __cplusplus
}
#endif
#endif
