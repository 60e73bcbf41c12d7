/* Operators on lists of tensors without further arguments: one call for each tensor. Calls are made
 * through the dispatcher, so each tensor may be on a device of its own, and autograd records them
 * one by one. */
#include <keyfall/ops.h>

#include "compat/operator_texts.h"
#include "ops/gen/composites.h"
#include "ops/views/view_pieces.h"

typedef kf_status_t (*make_fn)(kf_tensor_t *self, kf_tensor_t **out);
typedef kf_status_t (*change_fn)(kf_tensor_t *self);

static kf_status_t check(kf_tensor_span_t self) {
  if (self.size > 0) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_FOREACH_EMPTY, "the list of tensors is empty"));
}

/* After an error the results so far are released, and none is returned. */
static kf_status_t make_each(kf_tensor_span_t self, make_fn make, kf_list_t **out) {
  KF_TRY(check(self));
  kf__pieces_t pieces;
  KF_TRY(kf__pieces_begin(&pieces, self.size));
  for (size_t i = 0; i < self.size && pieces.status == KF_OK; i++) {
    kf_tensor_t *made = NULL;
    kf_status_t status = make(self.data[i], &made);
    kf__pieces_add(&pieces, status, made);
  }
  return kf__pieces_end(&pieces, out);
}

/* After an error the tensors before that one are changed, as in a loop over them. */
static kf_status_t change_each(kf_tensor_span_t self, change_fn change) {
  KF_TRY(check(self));
  for (size_t i = 0; i < self.size; i++) KF_TRY(change(self.data[i]));
  return KF_OK;
}

/* Both forms of an operator. ops.h defines some of these functions inline or as macros, which have
 * no address: hence the wrappers. */
#define EACH(name)                                                                      \
  static kf_status_t make_##name(kf_tensor_t *self, kf_tensor_t **out) {                \
    return kf_##name(self, out);                                                        \
  }                                                                                     \
  static kf_status_t change_##name(kf_tensor_t *self) { return kf_##name##_(self); }    \
  kf_status_t kf__op__foreach_##name(const kf_call_t *call, kf_tensor_span_t self,      \
                                     kf_list_t **out) {                                 \
    (void)call;                                                                         \
    return make_each(self, make_##name, out);                                           \
  }                                                                                     \
  kf_status_t kf__op__foreach_##name##_(const kf_call_t *call, kf_tensor_span_t self) { \
    (void)call;                                                                         \
    return change_each(self, change_##name);                                            \
  }
EACH(abs)
EACH(acos)
EACH(asin)
EACH(atan)
EACH(ceil)
EACH(cos)
EACH(cosh)
EACH(erf)
EACH(erfc)
EACH(exp)
EACH(expm1)
EACH(floor)
EACH(frac)
EACH(lgamma)
EACH(log)
EACH(log10)
EACH(log1p)
EACH(log2)
EACH(neg)
EACH(reciprocal)
EACH(round)
EACH(rsqrt)
EACH(sigmoid)
EACH(sign)
EACH(sin)
EACH(sinh)
EACH(tan)
EACH(tanh)
EACH(trunc)

static kf_status_t largest(kf_tensor_t *self, kf_tensor_t **out) {
  if (kf_tensor_numel(self) == 0)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_FOREACH_MAX_OF_NOTHING,
                       "_foreach_max: a tensor has no elements, so that there is no maximum"));
  return kf_max(self, out);
}

kf_status_t kf__op__foreach_max(const kf_call_t *call, kf_tensor_span_t self, kf_list_t **out) {
  (void)call;
  return make_each(self, largest, out);
}
