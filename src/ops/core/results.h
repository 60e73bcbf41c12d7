/* Where an operator's results go. One rule and one compute function serve the functional, the
 * in-place and the out= form of an operator: the rule checks the arguments and describes each
 * result; the functions here make it, check it or resize it, as the form needs.
 *
 * Note [Rule and compute]
 * A rule (src/ops/rules) reads only metadata, works for every device, and ends by calling
 * kf__result for each result. A compute function (a backend's) fills results that have the right
 * shape, type and device. The generated kernel runs the rule, then the compute function; the meta
 * device has no compute functions. Because the rule checks everything before it makes results,
 * errors come before any write. */
#ifndef KF_OPS_CORE_RESULTS_H
#define KF_OPS_CORE_RESULTS_H

#include <keyfall/compute.h>

#include "base/interrupt.h"
#include "tensor/tensor_internal.h"

enum { KF__MAX_RESULTS = 7 };

typedef enum {
  KF__FORM_FUNCTIONAL, /* results are made */
  KF__FORM_INPLACE,    /* the only result is the first argument: right shape, castable type */
  KF__FORM_OUT         /* results are given: castable type, resized where the shape differs */
} kf__form_t;

/* A given result may differ from the rule's description in three ways: by its type (castable), by
 * its strides, and by sharing memory with arguments. Compute always gets the right type; flags say
 * what else it needs. Where compute cannot use the given tensor, it writes to a new one, and
 * kf__results_finish copies that into the given one. */
enum kf__result_flags {
  KF__RESULT_EXACT = 1, /* given results must have exactly this type (else: castable to it) */
  KF__RESULT_APART = 2, /* compute reads the arguments after it has begun to write: a given result
                           that shares memory with an argument is replaced while it runs */
  KF__RESULT_STARTS_AS = 4, /* compute changes what is there: the result begins as a copy of
                               inputs[0], or is inputs[0] in the in-place form */
  KF__RESULT_CONVERTED = 8, /* compute converts to the given tensor's type by itself */
  KF__RESULT_STRIDED = 16,  /* compute needs exactly the strides that the rule says */
  KF__RESULT_DISJOINT = 32, /* a given result that shares memory with an argument is an error */
  KF__RESULT_OVERLAP = 64,  /* elements of a given result may share memory with each other */
  KF__RESULT_AT_RISK = 128, /* compute may fail after it has begun to write: a given result is
                               replaced while it runs */
  KF__RESULT_WHOLE = 256    /* overlapping an argument in part is an error, even with APART */
};

/* Which tensors out= accepts, and how it words the error about others; the catalogue says so for
 * each operator. From KF__OUT_EXACT on, tensors of exactly the result's type. */
typedef enum {
  KF__OUT_CASTABLE,    /* tensors that the result's type can be cast to */
  KF__OUT_RESULT,      /* the same; the error calls the tensor "result" */
  KF__OUT_EIGENVALUES, /* the same; the error calls the tensor "eigenvalues" */
  KF__OUT_EXACT,
  KF__OUT_SCALAR_TYPE, /* the error says "scalar_type" */
  KF__OUT_GENERATED    /* contiguous once resized, as in the out= forms that PyTorch generates from
                          functional ones */
} kf__out_t;

/* Whether a scope of the recording device (recording_device.h) records tensors of these devices
 * together: its own and those of the CPU. */
bool kf__are_recorded_together(kf_device_t a, kf_device_t b);

/* Whether tensors of both devices can be in one call. */
static inline bool kf__same_place(kf_device_t a, kf_device_t b) {
  return KF_LIKELY(a.type == b.type && a.index == b.index) || kf__are_recorded_together(a, b);
}

/* Sizes and strides of a tensor before it was resized: restored when a later step fails. Only for
 * tensors of up to KF__INLINE_DIMS dimensions, whose header holds them, so that restoring allocates
 * nothing and cannot fail; for others both functions do nothing. */
typedef struct kf__shape_before {
  uint32_t ndim;
  int64_t dims[2 * KF__INLINE_DIMS];
} kf__shape_before_t;
void kf__shape_keep(const kf_tensor_t *tensor, kf__shape_before_t *before);
void kf__shape_restore(kf_tensor_t *tensor, const kf__shape_before_t *before);

struct kf_results {
  kf__form_t form;
  uint16_t count;
  uint8_t resized;                       /* bit i: given[i] has another shape than before */
  uint8_t out;                           /* kf__out_t */
  const char *op;                        /* full name, for messages */
  kf_tensor_t *tensors[KF__MAX_RESULTS]; /* what compute writes to */
  kf_tensor_t *given[KF__MAX_RESULTS];   /* in-place and out=: the caller's tensors, borrowed */
  kf__shape_before_t before[KF__MAX_RESULTS]; /* of those that were resized */
};

/* Compute writes to a tensor of the caller: it is not interrupted until kf__results_finish. Counted
 * once per operator, whatever the number of results. See Note [Stopping] in base/interrupt.h. */
enum { KF__RESULTS_WRITTEN = 128 }; /* a bit of `resized` */
static inline void kf__results_write_given(kf_results_t *results) {
  if ((results->resized & KF__RESULTS_WRITTEN) == 0) kf__uninterruptible++;
  results->resized |= KF__RESULTS_WRITTEN;
}

/* Describes result `index` and makes it r->tensors[index]. Strides NULL: contiguous. `inputs` (a
 * NULL-terminated array of borrowed tensors, or NULL) are the arguments that compute reads: a given
 * result may be the same tensor as one of them; overlapping one in part is an error, unless APART
 * allows it. Called once for each result, after all checks of the rule. KF_ERR_RUNTIME for a given
 * tensor that does not fit, KF_ERR_NO_MEMORY; the results made so far are kf__results_finish's. */
KF_MUST_USE kf_status_t kf__result(kf_results_t *results, uint32_t index, kf_int_span_t sizes,
                                   const int64_t *strides, kf_dtype_t dtype, kf_device_t device,
                                   uint32_t flags, kf_tensor_t *const *inputs);
/* Fails if the first given result shares memory with one of the inputs, which NULL ends. For rules
 * whose result does not say so by KF__RESULT_DISJOINT. */
KF_MUST_USE kf_status_t kf__refuse_shared(const kf_results_t *results, kf_tensor_t *const *inputs);
/* Fails if `given` overlaps one of the inputs, which NULL ends, in part: for arguments of which
 * PyTorch says so, though the result could be computed. */
KF_MUST_USE kf_status_t kf__refuse_partly(const char *op, const kf_tensor_t *given,
                                          kf_tensor_t *const *inputs);
/* Warns if `given` has elements and another shape than `sizes`: resizing it is deprecated. */
void kf__warn_of_resize(const kf_tensor_t *given, kf_int_span_t sizes);

/* KF__RESULT_OVERLAP, with a deprecation warning, where the in-place form of `name` writes to an
 * expanded tensor; otherwise 0. */
uint32_t kf__accept_expanded(const kf_results_t *results, const kf_tensor_t *self,
                             const char *name);

KF_MUST_USE kf_status_t kf__result_writable(kf_results_t *results, uint32_t index);
/* An output of the operator that this form does not produce (output_mask): undefined. */
void kf__result_none(kf_results_t *results, uint32_t index);
/* For results whose size compute finds out (nonzero, unique, masked_select). The rule calls
 * kf__result_later, which checks a given tensor; KF_ERR_NOT_IMPLEMENTED on the meta device, since
 * the shape depends on the data. Compute then passes the tensor that it made to kf_result_take,
 * which takes the reference. Functional form: it becomes the result; out=: the given tensor is
 * resized and gets a copy. */
KF_MUST_USE kf_status_t kf__result_later(kf_results_t *results, uint32_t index, kf_dtype_t dtype,
                                         kf_device_t device);

/* For generated kernels: ends the run with the status of rule and compute. On success copies
 * replaced results into the given tensors and moves new ones to `outs` (functional form; NULL
 * otherwise). On failure releases the new ones, restores resized tensors and sets `outs` to NULL.
 * Returns `status`, or the failure of a copy. */
KF_MUST_USE kf_status_t kf__results_finish(kf_results_t *results, kf_status_t status,
                                           kf_tensor_t **const *outs);

/* Refuses what kf__store_result refuses, and changes nothing: for several results, all of which are
 * checked before the first is written. */
KF_MUST_USE kf_status_t kf__check_stored(const char *op, kf__form_t form, kf_tensor_t *given,
                                         const kf_tensor_t *value, kf__out_t out);
/* For composites: copies a finished tensor into the caller's out= tensor (resized if need be) or
 * in-place tensor (whose shape must match). Takes the reference to `value`, also on failure. */
KF_MUST_USE kf_status_t kf__store_result(const char *op, kf__form_t form, kf_tensor_t *given,
                                         kf_tensor_t *value, kf__out_t out);

#endif
