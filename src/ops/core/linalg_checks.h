/* Checks and shapes that rules, composites and kernels of linear algebra share. Matrices are the
 * last two dimensions of a tensor, the others are its batch. `api` is the name that messages begin
 * with: KF__API_SHORT("inv"). */
#ifndef KF_OPS_CORE_LINALG_CHECKS_H
#define KF_OPS_CORE_LINALG_CHECKS_H

#include "compat/operator_texts.h"
#include "tensor/tensor_internal.h"

static inline int64_t kf__rows(const kf_tensor_t *t) { return t->sizes[t->ndim - 2]; }
static inline int64_t kf__columns(const kf_tensor_t *t) { return t->sizes[t->ndim - 1]; }

/* At least two dimensions; `name` is the argument's. */
KF_MUST_USE kf_status_t kf__check_matrix(kf__api_t api, const kf_tensor_t *t, const char *name);
/* Matrices with as many rows as columns. */
KF_MUST_USE kf_status_t kf__check_square(kf__api_t api, const kf_tensor_t *t, const char *name);
/* A floating-point or complex type. */
KF_MUST_USE kf_status_t kf__check_float_or_complex(kf__api_t api, const kf_tensor_t *t);
/* One of the four types that LAPACK computes in; `kernel` is named in the message. */
KF_MUST_USE kf_status_t kf__check_lapack_type(const char *kernel, const kf_tensor_t *t);
/* Two tensors of one type; messages call them A and B. */
KF_MUST_USE kf_status_t kf__check_same_type(kf__api_t api, const kf_tensor_t *a,
                                            const kf_tensor_t *b);
/* A @ X = B (X @ A = B if not left) has a solution of some shape. */
KF_MUST_USE kf_status_t kf__check_equation(kf__api_t api, const kf_tensor_t *a,
                                           const kf_tensor_t *b, bool left);
/* Whether linalg_solve takes B as vectors: it has one dimension, or the shape of A without the
 * last one. */
bool kf__solves_vectors(const kf_tensor_t *a, const kf_tensor_t *b);

/* Strides of dense matrices that are stored by columns. */
void kf__column_strides(kf_int_span_t sizes, int64_t *out_strides);

#define KF__BATCH_TEXT 64
/* What an error about matrix `index` of a batch says before the fact; empty if `batched` is false,
 * because there is only one matrix. Returns `text`. */
KF_COLD const char *kf__batch_text(char text[KF__BATCH_TEXT], bool batched, int64_t index);

/* The error for the first number of `info` that is not 0: KF_ERR_LINALG with a text that depends on
 * `api`, a name as kf__api_name returns it. `info` is an int32 tensor on any device;
 * on the meta device nothing is checked. */
KF_MUST_USE kf_status_t kf__check_info(kf_tensor_t *info, const char *api);

#endif
