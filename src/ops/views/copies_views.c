/* Copies of views: squeeze_copy and the like make the view, then clone it. They exist for programs
 * that must not alias. The out= forms accept only the type of the argument, as those that PyTorch
 * generates. */
#include "ops/core/results.h"
#include "ops/views/views.h"

/* Clones a view, contiguous. Takes the reference to it; `status` is that of making it. */
static kf_status_t copy_of(kf_status_t status, kf_tensor_t *view, kf_tensor_t **out) {
  KF_ASSERT(status != KF_OK || view != NULL);
  kf_opt_int_t format = {KF_MEMORY_FORMAT_CONTIGUOUS, true};
  if (status == KF_OK) status = kf_clone(view, format, out);
  kf_tensor_release(view);
  return status;
}

/* The out= forms take results of the same type only. */
static kf_status_t check_out(const kf_call_t *call, const kf_tensor_t *self,
                             const kf_tensor_t *out) {
  if (!kf__is_defined(out)) return kf__undefined_argument(call, "out");
  if (self->dtype == out->dtype) return KF_OK;
  return kf_error_set(KF_ERR_RUNTIME, "Expected out tensor to have dtype %s, but got %s instead",
                      kf_dtype_plain_name(kf__dtype(self)), kf_dtype_plain_name(kf__dtype(out)));
}

/* Copies `made` into `out`; takes the reference to `made`, also on failure. */
static kf_status_t store_copy(const kf_call_t *call, const kf_tensor_t *self, kf_tensor_t *out,
                              kf_tensor_t *made) {
  KF_ASSERT(made != NULL);
  kf_status_t status = check_out(call, self, out);
  if (status == KF_OK) return kf__store_result(kf_op_full_name(call->op), KF__FORM_OUT, out, made);
  kf_tensor_release(made);
  return status;
}

/* PARAMETERS and ARGUMENTS are what comes after self. */
#define UNPACK(...) __VA_ARGS__
#define COPY_OF(view, PARAMETERS, ARGUMENTS)                                                   \
  kf_status_t kf__op_##view##_copy(const kf_call_t *call, kf_tensor_t *self UNPACK PARAMETERS, \
                                   kf_tensor_t **out) {                                        \
    (void)call;                                                                                \
    kf_tensor_t *made = NULL;                                                                  \
    kf_status_t status = kf_##view(self UNPACK ARGUMENTS, &made);                              \
    return copy_of(status, made, out);                                                         \
  }
#define COPY_OF_TO(view, PARAMETERS, ARGUMENTS)                                                    \
  COPY_OF(view, PARAMETERS, ARGUMENTS)                                                             \
  kf_status_t kf__op_##view##_copy_out(const kf_call_t *call, kf_tensor_t *self UNPACK PARAMETERS, \
                                       kf_tensor_t *out) {                                         \
    kf_tensor_t *made = NULL;                                                                      \
    KF_TRY(kf_##view##_copy(self UNPACK ARGUMENTS, &made));                                        \
    return store_copy(call, self, out, made);                                                      \
  }

COPY_OF_TO(squeeze, (), ())
COPY_OF_TO(unsqueeze, (, int64_t dim), (, dim))
COPY_OF_TO(expand, (, kf_int_span_t size, bool implicit), (, size, implicit))
COPY_OF_TO(permute, (, kf_int_span_t dims), (, dims))
COPY_OF(narrow, (, int64_t dim, int64_t start, int64_t length), (, dim, start, length))

/* narrow_copy compares types before it narrows, the others after they have made the view. */
kf_status_t kf__op_narrow_copy_out(const kf_call_t *call, kf_tensor_t *self, int64_t dim,
                                   int64_t start, int64_t length, kf_tensor_t *out) {
  kf_tensor_t *made = NULL;
  KF_TRY(check_out(call, self, out));
  KF_TRY(kf_narrow_copy(self, dim, start, length, &made));
  return store_copy(call, self, out, made);
}
