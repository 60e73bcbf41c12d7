/* What functional tensors consist of, for the files of this folder.
 *
 * Note [Functional tensors]
 * A functional tensor has no memory. Its storage, a functional storage, belongs to all tensors that
 * alias each other and holds the *base*: a plain tensor with the current contents. The geometry of
 * a functional tensor (sizes, strides, offset) is exactly that of the tensor in an eager program:
 * view kernels run on it unchanged, because they compute metadata only, and autograd sees ordinary
 * views and writes.
 *
 * What a functional tensor is worth is its *value*, a plain tensor. A tensor with a
 * kf__functional_t extension remembers the value and the *chain*, the views that lead from the base
 * to it. A write stores a new value and queues an update; the base changes at the next
 * kf_functional_sync, by running the chain backwards. A generation counts updates, and values of
 * older generations are computed again.
 *
 * Note [Bare functional tensors]
 * Code below the dispatcher makes aliases and changes metadata without calling an operator:
 * autograd saves an alias, a lazy bit is flipped, `x.data = y` moves a tensor to another storage.
 * Such a tensor has no extension, or one that no longer matches its metadata. Its chain is then
 * derived from its geometry: one as_strided of the base. */
#ifndef KF_TRANSFORMS_FUNCTIONALIZE_FUNCTIONAL_STATE_H
#define KF_TRANSFORMS_FUNCTIONALIZE_FUNCTIONAL_STATE_H

#include <keyfall/functionalize.h>

#include "tensor/tensor_internal.h"
#include "transforms/functionalize/view_chain.h"

/* An update that the base has not seen yet. */
typedef struct kf__update {
  kf_tensor_t *value; /* owned: the new contents of the view */
  kf__view_t *chain;  /* owned: which view; NULL: the base itself */
} kf__update_t;

typedef struct kf__functional_storage {
  kf_tensor_t *base;    /* owned, plain */
  kf_tensor_t *wrapped; /* owned: the tensor that was wrapped, which counts writes, too */
  kf__geometry_of_base_t geometry;
  kf__update_t *updates;
  size_t update_count, update_capacity;
  uint64_t generation;
  uint64_t mutations, hidden_mutations, no_grad_mutations, storage_changes;
  size_t size_before; /* bytes when it was made */
  bool is_frozen;
} kf__functional_storage_t;

/* The extension of a functional tensor. */
typedef struct kf__functional {
  kf__extension_t extension;
  kf_tensor_t *value; /* owned, plain */
  kf__view_t *chain;  /* owned; NULL: the base itself */
  uint64_t generation;
  /* What the chain was made for: Note [Bare functional tensors]. */
  const kf_storage_t *storage;
  uint64_t fingerprint;
  bool is_metadata_mutated, is_several, is_storage_changed;
} kf__functional_t;

/* KF_ERR_TYPE, naming the function, unless the tensor is functional. */
KF_MUST_USE kf_status_t kf__expect_functional(const kf_tensor_t *t, const char *function);
/* The functional storage of a tensor; NULL: the tensor is not functional. */
kf__functional_storage_t *kf__functional_storage_of(const kf_tensor_t *t);
/* A storage without memory over `value`, and the functional storage behind it. */
KF_MUST_USE kf_status_t kf__functional_storage_new(kf_tensor_t *value, kf_storage_t **out_storage);
/* Queues an update; takes nothing over. */
KF_MUST_USE kf_status_t kf__functional_storage_push(kf__functional_storage_t *s, kf_tensor_t *value,
                                                    kf__view_t *chain);
/* Brings the base up to date. */
KF_MUST_USE kf_status_t kf__functional_storage_apply(kf__functional_storage_t *s);

/* The extension, or NULL for a bare tensor. */
kf__functional_t *kf__functional_of(const kf_tensor_t *t);
/* The chain of a functional tensor, bare ones included; owned by the caller. */
KF_MUST_USE kf_status_t kf__functional_chain(const kf_tensor_t *t, kf__view_t **out_chain);
/* Makes a new header with a functional storage, which nobody refers to yet, a functional tensor
 * with the given value and chain. Takes the references to all three, also on failure. */
KF_MUST_USE kf_status_t kf__functional_extend_take(kf_tensor_t *header, kf_tensor_t *value,
                                                   kf__view_t *chain, uint64_t generation,
                                                   kf_tensor_t **out_tensor);
/* After a change of metadata that goes with the new value and chain, both taken. */
void kf__functional_changed_take(kf_tensor_t *t, kf_tensor_t *value, kf__view_t *chain);
/* The synchronized value; owned by the caller. */
KF_MUST_USE kf_status_t kf__functional_value(kf_tensor_t *t, kf_tensor_t **out_value);
/* Stores a new value of the same sizes, as a kernel does that has computed one: converts the type,
 * commits, synchronizes and counts the write. With other sizes the tensor is resized first. */
KF_MUST_USE kf_status_t kf__functional_write(kf_tensor_t *t, kf_tensor_t *value);
/* Gives a tensor a new functional storage over `value`, with its geometry and an empty chain. */
KF_MUST_USE kf_status_t kf__functional_renew(kf_tensor_t *t, kf_tensor_t *value);

#endif
