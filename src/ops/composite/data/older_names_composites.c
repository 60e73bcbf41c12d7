/* Operators that are another operator under an older name, or with fewer arguments, and questions
 * about a tensor. They call through the dispatcher, as the aliases of aliases_composites.c do. */
#include <keyfall/ops.h>

#include "ops/core/scoped_end.h"
#include "ops/gen/composites.h"

/* Defines kf__op_NAME with the given parameters, which calls kf_TARGET with `arguments`. */
#define CALL(name, target, arguments, ...)                        \
  kf_status_t kf__op_##name(const kf_call_t *call, __VA_ARGS__) { \
    (void)call;                                                   \
    return kf_##target arguments;                                 \
  }

/* ---- Second names ---- */

CALL(_stack, stack, (tensors, dim, out), kf_tensor_span_t tensors, int64_t dim, kf_tensor_t **out)
CALL(special_softmax, softmax, (self, dim, dtype, out), kf_tensor_t *self, int64_t dim,
     kf_opt_int_t dtype, kf_tensor_t **out)
CALL(special_log_softmax, log_softmax, (self, dim, dtype, out), kf_tensor_t *self, int64_t dim,
     kf_opt_int_t dtype, kf_tensor_t **out)
CALL(special_logsumexp, logsumexp, (self, dim, keepdim, out), kf_tensor_t *self, kf_int_span_t dim,
     bool keepdim, kf_tensor_t **out)
CALL(_logcumsumexp, logcumsumexp, (self, dim, out), kf_tensor_t *self, int64_t dim,
     kf_tensor_t **out)
CALL(trapz_x, trapezoid_x, (y, x, dim, out), kf_tensor_t *y, kf_tensor_t *x, int64_t dim,
     kf_tensor_t **out)
CALL(trapz_dx, trapezoid_dx, (y, KF_FLOAT(dx), dim, out), kf_tensor_t *y, double dx, int64_t dim,
     kf_tensor_t **out)
CALL(_unsafe_index_Tensor, index, (self, indices, out), kf_tensor_t *self, kf_tensor_span_t indices,
     kf_tensor_t **out)
CALL(_unsafe_index_put, index_put, (self, indices, values, accumulate, out), kf_tensor_t *self,
     kf_tensor_span_t indices, kf_tensor_t *values, bool accumulate, kf_tensor_t **out)
CALL(native_channel_shuffle, channel_shuffle, (self, groups, out), kf_tensor_t *self,
     int64_t groups, kf_tensor_t **out)
CALL(_aminmax, aminmax, (self, kf_no_int(), false, out0, out1), kf_tensor_t *self,
     kf_tensor_t **out0, kf_tensor_t **out1)
CALL(_aminmax_dim, aminmax, (self, kf_some_int(dim), keepdim, out0, out1), kf_tensor_t *self,
     int64_t dim, bool keepdim, kf_tensor_t **out0, kf_tensor_t **out1)
CALL(_grid_sampler_2d_cpu_fallback, grid_sampler_2d,
     (input, grid, interpolation_mode, padding_mode, align_corners, out), kf_tensor_t *input,
     kf_tensor_t *grid, int64_t interpolation_mode, int64_t padding_mode, bool align_corners,
     kf_tensor_t **out)
CALL(chalf, to_dtype, (self, KF_DTYPE_COMPLEX32, false, false, memory_format, out),
     kf_tensor_t *self, kf_opt_int_t memory_format, kf_tensor_t **out)

#define CAST(name, dtype)                                                            \
  CALL(_cast_##name, to_dtype, (self, dtype, non_blocking, false, kf_no_int(), out), \
       kf_tensor_t *self, bool non_blocking, kf_tensor_t **out)
CAST(Byte, KF_DTYPE_UINT8)
CAST(Char, KF_DTYPE_INT8)
CAST(Double, KF_DTYPE_FLOAT64)
CAST(Float, KF_DTYPE_FLOAT32)
CAST(Half, KF_DTYPE_FLOAT16)
CAST(Int, KF_DTYPE_INT32)
CAST(Long, KF_DTYPE_INT64)
CAST(Short, KF_DTYPE_INT16)

/* `unsafe` permits to skip checks: here they are made anyway. */
kf_status_t kf__op__index_put_impl_(const kf_call_t *call, kf_tensor_t *self,
                                    kf_tensor_span_t indices, kf_tensor_t *values, bool accumulate,
                                    bool unsafe) {
  (void)call, (void)unsafe;
  return kf_index_put_(self, indices, values, accumulate);
}

/* _unique2 counts, too: that result is dropped. */
kf_status_t kf__op__unique(const kf_call_t *call, kf_tensor_t *self, bool sorted,
                           bool return_inverse, kf_tensor_t **out0, kf_tensor_t **out1) {
  kf_tensor_t *counts = NULL;
  (void)call;
  KF_TRY(kf_raw_unique2(self, sorted, return_inverse, false, out0, out1, &counts));
  kf_tensor_release(counts);
  return KF_OK;
}

/* A reference, as nothing wraps constants below the transforms that replace this kernel. */
kf_status_t kf__op_lift(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t **out) {
  (void)call;
  kf_tensor_retain(self);
  *out = self;
  return KF_OK;
}

/* Of int64, whatever the type of `like`. */
kf_status_t kf__op__dim_arange(const kf_call_t *call, kf_tensor_t *like, int64_t dim,
                               kf_tensor_t **out) {
  int64_t size = 0;
  (void)call;
  KF_TRY(kf_tensor_size(like, dim, &size));
  return kf_arange(KF_INT(size), kf_no_int(), kf_no_int(), kf_some_device(kf_tensor_device(like)),
                   kf_no_bool(), out);
}

/* The copy is contiguous, so that any sizes are a view of it. */
kf_status_t kf__op__reshape_copy(const kf_call_t *call, kf_tensor_t *self, kf_int_span_t size,
                                 kf_tensor_t **out) {
  kf_scope_t scope;
  (void)call;
  kf_scope_open(&scope);
  return kf__close_with(&scope, kfs_reshape(kf__scoped_copy(self), size), out);
}

/* The end of both overloads of _add_relu. */
static kf_status_t relu_of(kf_scope_t *scope, kf_tensor_t *sum, kf_tensor_t **out) {
  return kf__close_with(scope, kfs_relu(sum), out);
}

kf_status_t kf__op__add_relu_Tensor(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *other,
                                    kf_scalar_t alpha, kf_tensor_t **out) {
  kf_scope_t scope;
  kf_tensor_t *sum = NULL;
  (void)call;
  kf_scope_open(&scope);
  const kf_status_t status = kf_add(self, other, alpha, &sum);
  return relu_of(&scope, kf_scope_take(status, sum), out);
}

kf_status_t kf__op__add_relu_Scalar(const kf_call_t *call, kf_tensor_t *self, kf_scalar_t other,
                                    kf_scalar_t alpha, kf_tensor_t **out) {
  kf_scope_t scope;
  kf_tensor_t *sum = NULL;
  (void)call;
  kf_scope_open(&scope);
  const kf_status_t status = kf_add_Scalar(self, other, alpha, &sum);
  return relu_of(&scope, kf_scope_take(status, sum), out);
}

/* ---- Questions ---- */

#define QUESTION(name, answer)                                                     \
  kf_status_t kf__op_##name(const kf_call_t *call, kf_tensor_t *self, bool *out) { \
    (void)call;                                                                    \
    *out = (answer);                                                               \
    return KF_OK;                                                                  \
  }
QUESTION(is_complex, kf_dtype_is_complex(kf_tensor_dtype(self)))
QUESTION(is_floating_point, kf_dtype_is_floating(kf_tensor_dtype(self)))
QUESTION(is_signed, kf_dtype_is_signed(kf_tensor_dtype(self)))
QUESTION(is_conj, kf_tensor_is_conj(self))
QUESTION(is_neg, kf_tensor_is_neg(self))
QUESTION(is_inference, kf_tensor_is_inference(self))

static bool same_spans(kf_int_span_t a, kf_int_span_t b) {
  return a.size == b.size && memcmp(a.data, b.data, a.size * sizeof *a.data) == 0;
}

/* No element is compared: the same places of the same memory. */
kf_status_t kf__op_is_set_to(const kf_call_t *call, kf_tensor_t *self, kf_tensor_t *tensor,
                             bool *out) {
  (void)call;
  *out = kf_tensor_storage(self) == kf_tensor_storage(tensor) &&
         kf_tensor_storage_offset(self) == kf_tensor_storage_offset(tensor) &&
         same_spans(kf_tensor_sizes(self), kf_tensor_sizes(tensor)) &&
         same_spans(kf_tensor_strides(self), kf_tensor_strides(tensor));
  return KF_OK;
}

kf_status_t kf__op__nnpack_available(const kf_call_t *call, bool *out) {
  (void)call;
  *out = false;
  return KF_OK;
}

kf_status_t kf__op__use_cudnn_ctc_loss(const kf_call_t *call, kf_tensor_t *log_probs,
                                       kf_tensor_t *targets, kf_int_span_t input_lengths,
                                       kf_int_span_t target_lengths, int64_t blank, bool *out) {
  (void)call, (void)log_probs, (void)targets, (void)input_lengths, (void)target_lengths;
  (void)blank;
  *out = false;
  return KF_OK;
}

kf_status_t kf__op__use_cudnn_ctc_loss_Tensor(const kf_call_t *call, kf_tensor_t *log_probs,
                                              kf_tensor_t *targets, kf_tensor_t *input_lengths,
                                              kf_tensor_t *target_lengths, int64_t blank,
                                              bool *out) {
  (void)call, (void)log_probs, (void)targets, (void)input_lengths, (void)target_lengths;
  (void)blank;
  *out = false;
  return KF_OK;
}
