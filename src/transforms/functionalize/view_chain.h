/* Chains of views: what leads from the base of a functional storage to a tensor. A chain is an
 * immutable list that shares its beginning with the chains it was made from, so that copying one is
 * taking a reference. NULL is the empty chain. */
#ifndef KF_TRANSFORMS_FUNCTIONALIZE_VIEW_CHAIN_H
#define KF_TRANSFORMS_FUNCTIONALIZE_VIEW_CHAIN_H

#include <keyfall/op.h>
#include <keyfall/tensor.h>

/* The geometry of a base, as the program sees it. Values that stand for the base later may lie
 * elsewhere in their own memory; as_strided counts from here. */
typedef struct kf__geometry_of_base {
  uint32_t ndim;
  int64_t offset;
  int64_t *dims; /* owned: sizes, then strides */
} kf__geometry_of_base_t;

typedef struct kf__view {
  uint32_t references;
  bool reapply;    /* replayed with the view itself; else with its copying form */
  bool several;    /* one of several results */
  bool is_strided; /* as_strided, counted from the base: always the first of its chain */
  uint32_t length; /* of the chain up to here */
  size_t index;    /* of the result, if there are several */
  struct kf__view *parent;
  const kf_op_t *op;   /* the view; owned */
  const kf_op_t *copy; /* its copying form, owned; NULL: op itself */
  size_t count;
  kf_value_t arguments[]; /* owned: those after self */
} kf__view_t;

/* Appends a view to a chain. `arguments` are those after self, copied. The caller owns the result;
 * `parent` stays the caller's. */
KF_MUST_USE kf_status_t kf__view_append(kf__view_t *parent, const kf_op_t *op,
                                        const kf_value_t *arguments, size_t count, bool reapply,
                                        kf__view_t **out_view);
/* The same for result `index` of several. */
KF_MUST_USE kf_status_t kf__view_append_piece(kf__view_t *parent, const kf_op_t *op,
                                              const kf_value_t *arguments, size_t count,
                                              bool reapply, size_t index, kf__view_t **out_view);
/* A chain of one as_strided. `offset` is that of the program's storage. */
KF_MUST_USE kf_status_t kf__view_strided(kf_int_span_t sizes, kf_int_span_t strides, int64_t offset,
                                         bool reapply, kf__view_t **out_view);
void kf__view_retain(kf__view_t *view);
void kf__view_release(kf__view_t *view);

/* Runs one view, or all of a chain, on a plain tensor; the caller owns the result. For calls below
 * functionalization. `base_geometry`: see as_strided above. */
KF_MUST_USE kf_status_t kf__view_run(const kf__view_t *view, kf_tensor_t *on,
                                     const kf__geometry_of_base_t *base_geometry,
                                     kf_tensor_t **out_tensor);
KF_MUST_USE kf_status_t kf__chain_run(const kf__view_t *chain, kf_tensor_t *base,
                                      const kf__geometry_of_base_t *base_geometry,
                                      kf_tensor_t **out_tensor);
/* The inverse: the base after the view of it, which `chain` leads to, has become `mutated`. */
KF_MUST_USE kf_status_t kf__chain_invert(const kf__view_t *chain, kf_tensor_t *base,
                                         const kf__geometry_of_base_t *base_geometry,
                                         kf_tensor_t *mutated, kf_tensor_t **out_base);
/* The inverse of one view: inverses.c. */
KF_MUST_USE kf_status_t kf__view_invert(const kf__view_t *view, kf_tensor_t *on,
                                        const kf__geometry_of_base_t *base_geometry,
                                        kf_tensor_t *mutated, kf_tensor_t **out_tensor);
/* `t` with the strides of the base geometry, as a copy if need be; the caller owns the result. A
 * tensor of other sizes is returned as it is. */
KF_MUST_USE kf_status_t kf__restride(kf_tensor_t *t, const kf__geometry_of_base_t *base_geometry,
                                     kf_tensor_t **out_tensor);
/* The offset that an absolute one has in the memory of `base`. KF_ERR_RUNTIME: outside of it. */
KF_MUST_USE kf_status_t kf__view_offset(const kf_tensor_t *base,
                                        const kf__geometry_of_base_t *base_geometry,
                                        int64_t absolute, int64_t *out_offset);

#endif
