/* Small graphs by hand: nodes whose backward multiplies by a number, leaves, and short checks. */
#ifndef AUTOGRAD_FIXTURE_H
#define AUTOGRAD_FIXTURE_H

#include <keyfall/keyfall.h>
#include <keyfall/ops.h>

#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "kft.h"

static inline void undo_torch_compatible(void *unused) {
  (void)unused;
  kf_set_torch_compatible(false);
}

/* PyTorch's messages until the test ends. */
static inline void use_torch_compatible(void) {
  kf_set_torch_compatible(true);
  KFT_DEFER(undo_torch_compatible, NULL);
}

#define UNUSED __attribute__((unused))

UNUSED static kf_tensor_t *keep(kf_tensor_t *t) {
  KFT_DEFER(kf_object_release, t);
  return t;
}

/* The library is set up before the first test: what it makes is not the test's. */
UNUSED static void begin(void) { KFT_OK(kf_init()); }

UNUSED static kf_tensor_t *vector(double a, double b) {
  double data[] = {a, b};
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_from_data(data, KF_DTYPE_FLOAT64, KF_INTS(2), &t));
  return keep(t);
}

UNUSED static kf_tensor_t *leaf(double a, double b) {
  kf_tensor_t *t = vector(a, b);
  KFT_OK(kf_tensor_set_requires_grad(t, true));
  return t;
}

UNUSED static double at(const kf_tensor_t *t, int64_t i) {
  KFT_TRUE(t != NULL && kf__dtype(t) == KF_DTYPE_FLOAT64);
  return ((const double *)kf__data(t))[i * (t->ndim > 0 ? t->strides[0] : 0)];
}
#define IS(t, a, b)                                                               \
  do {                                                                            \
    const kf_tensor_t *is_ = (t);                                                 \
    KFT_TRUE(is_ != NULL);                                                        \
    if (at(is_, 0) != (a) || at(is_, 1) != (b))                                   \
      kft_fail(__FILE__, __LINE__, "%s is [%g, %g]", #t, at(is_, 0), at(is_, 1)); \
  } while (0)

/* ---- A node that multiplies ---- */

typedef struct {
  kf__node_t node;
  kf__saved_t saved;
  double factor;
} times_t;

UNUSED static kf_status_t scaled(kf_tensor_t *t, double by, kf_tensor_t **out) {
  kf_scalar_t number = {KF_TAG_FLOAT, {.f = by}};
  return kf_mul_Scalar(t, number, out);
}

UNUSED static kf_status_t times_backward(kf__node_t *node, kf_tensor_t *const *grads,
                                         kf_tensor_t **out) {
  times_t *n = (times_t *)(void *)node;
  for (uint32_t i = 0; i < node->edge_count; i++)
    if (kf__node_wants(node, i)) KF_TRY(scaled(grads[0], n->factor, &out[i]));
  kf_tensor_t *saved = NULL;
  KF_TRY(kf__unpack(node, &n->saved, &saved));
  kf_tensor_release(saved);
  return KF_OK;
}
UNUSED static void times_release(kf__node_t *node) {
  kf__saved_drop(&((times_t *)(void *)node)->saved);
}
static const kf__saved_field_t times_fields[] = {KF__FIELD("saved", TENSOR, times_t, saved),
                                                 KF__FIELD("factor", FLOAT, times_t, factor),
                                                 KF__FIELDS_END};
UNUSED static const kf__node_type_t times_type = {"TimesBackward0",
                                                  sizeof(times_t),
                                                  times_backward,
                                                  times_release,
                                                  times_fields,
                                                  NULL,
                                                  NULL,
                                                  false,
                                                  false};

/* a * factor, or (a + b) * factor, recorded by hand; saves `saved`. */
UNUSED static kf_tensor_t *times_saving(kf_tensor_t *a, kf_tensor_t *b, double factor,
                                        kf_tensor_t *saved) {
  kf_tensor_t *out = NULL, *sum = NULL;
  bool mode = kf_grad_mode();
  kf_set_grad_mode(false);
  kf_status_t status = KF_OK;
  if (b != NULL) status = kf_add(a, b, (kf_scalar_t){KF_TAG_INT, {.i = 1}}, &sum);
  if (status == KF_OK) status = scaled(b != NULL ? sum : a, factor, &out);
  kf_set_grad_mode(mode);
  kf_tensor_release(sum);
  KFT_OK(status);
  (void)keep(out);
  times_t *n = KFT_BLOCK(kf__node_new(&times_type, b != NULL ? 2 : 1, 1));
  n->factor = factor;
  status = kf__node_link(&n->node, 0, a);
  if (status == KF_OK && b != NULL) status = kf__node_link(&n->node, 1, b);
  if (status == KF_OK) status = kf__save(&n->saved, saved);
  if (status == KF_OK) status = kf__set_history(out, &n->node, 0);
  kf__node_release(&n->node);
  KFT_OK(status);
  return out;
}
UNUSED static kf_tensor_t *times(kf_tensor_t *a, kf_tensor_t *b, double factor) {
  return times_saving(a, b, factor, NULL);
}

UNUSED static const kf_tensor_span_t nothing = {NULL, 0};
UNUSED static kf_status_t backward(kf_tensor_t *t, kf_tensor_t *grad, uint32_t flags) {
  return kf_backward(KF_TENSORS(t), KF_TENSORS(grad), flags, nothing);
}

#endif
