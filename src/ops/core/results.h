/* Where an operator's results go. One rule and one compute function serve the functional, the
 * in-place and the out= form of an operator: the rule checks the arguments and says what each
 * result is, and this file makes it, checks it or resizes it, as the form needs.
 *
 * Note [Rule and compute]
 * A rule (src/ops/rules) reads only metadata, works for every device, and ends by calling
 * kf__result for each result. A compute function (a backend's) fills results that are right in
 * shape, type and device. The generated kernel runs the one, then the other; on the meta device the
 * first is all there is. Because rules come first and results are made last, errors come before
 * any write. */
#ifndef KF_OPS_CORE_RESULTS_H
#define KF_OPS_CORE_RESULTS_H

#include "base/interrupt.h"
#include "tensor/tensor_internal.h"

enum { KF__MAX_RESULTS = 6 };

typedef enum {
  KF__FORM_FUNCTIONAL, /* results are made */
  KF__FORM_INPLACE,    /* the only result is the first argument: right shape, castable type */
  KF__FORM_OUT         /* results are given: castable type, resized where the shape differs */
} kf__form_t;

/* A given result may differ from what the rule says in three ways: its type (castable), its
 * strides, and by sharing memory with arguments. Compute always gets the right type; flags say what
 * else it needs. Where the given tensor does not serve, compute writes to a new one, which is
 * copied into the given one at the end. */
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
  KF__RESULT_AT_RISK = 128  /* compute may fail after it has begun to write: a given result is
                               replaced while it runs */
};

/* What out= may be: castable from the result's type; of exactly that type; or that, and contiguous
 * once it is resized, as the out= forms are that PyTorch generates. */
typedef enum { KF__OUT_CASTABLE, KF__OUT_EXACT, KF__OUT_GENERATED } kf__out_t;

/* Sizes and strides that a tensor had before it was resized: it gets them back if there is an error
 * after that. Only of tensors whose header has room for them, so that going back cannot fail. */
typedef struct kf__shape_before {
  uint32_t ndim;
  int64_t dims[2 * KF__INLINE_DIMS];
} kf__shape_before_t;
void kf__shape_keep(const kf_tensor_t *tensor, kf__shape_before_t *before);
void kf__shape_restore(kf_tensor_t *tensor, const kf__shape_before_t *before);

typedef struct kf__results {
  kf__form_t form;
  uint16_t count;
  uint8_t resized;                       /* bit i: given[i] has another shape than before */
  uint8_t out;                           /* kf__out_t */
  const char *op;                        /* full name, for messages */
  kf_tensor_t *tensors[KF__MAX_RESULTS]; /* what compute writes to */
  kf_tensor_t *given[KF__MAX_RESULTS];   /* in-place and out=: the caller's tensors, borrowed */
  kf__shape_before_t before[KF__MAX_RESULTS]; /* of those that were resized */
} kf__results_t;

/* Compute writes to a tensor of the caller's: it is not stopped until kf__results_finish. */
enum { KF__RESULTS_WRITTEN = 128 }; /* a bit of `resized` */
static inline void kf__results_write_given(kf__results_t *results) {
  if ((results->resized & KF__RESULTS_WRITTEN) == 0) kf__uninterruptible++;
  results->resized |= KF__RESULTS_WRITTEN;
}

/* Says what result `index` is. Strides NULL: contiguous. `inputs` (a NULL-terminated array of
 * borrowed tensors, or NULL) are the arguments that compute reads: a given result may be the same
 * tensor as one of them, but overlapping one in part is an error, unless APART allows it. */
KF_MUST_USE kf_status_t kf__result(kf__results_t *results, uint32_t index, kf_int_span_t sizes,
                                   const int64_t *strides, kf_dtype_t dtype, kf_device_t device,
                                   uint32_t flags, kf_tensor_t *const *inputs);
/* The checks of kf__result that come first: a given result whose elements share memory with each
 * other, or that may not be written. For rules that look at much else before. */
KF_MUST_USE kf_status_t kf__result_writable(kf__results_t *results, uint32_t index);
/* An output of the operator that this form does not produce (output_mask): undefined. */
void kf__result_none(kf__results_t *results, uint32_t index);
/* Compute wants to hand over a tensor that it made itself, because its size is only known after
 * work (nonzero, unique, masked_select): takes the reference. Functional: becomes the result; out=:
 * resizes the given one and copies. A rule that leaves this to compute calls kf__result_later; on
 * the meta device that is KF_ERR_NOT_IMPLEMENTED ("depends on the data"). */
KF_MUST_USE kf_status_t kf__result_later(kf__results_t *results, uint32_t index, kf_dtype_t dtype,
                                         kf_device_t device);
KF_MUST_USE kf_status_t kf__result_take(kf__results_t *results, uint32_t index,
                                        kf_tensor_t *tensor);

/* For generated kernels: ends the run. On success copies replaced results back and hands new ones
 * to `outs` (functional form); on failure drops what was made. Passes the status on. */
KF_MUST_USE kf_status_t kf__results_finish(kf__results_t *results, kf_status_t status,
                                           kf_tensor_t **const *outs);

/* For composites: puts a finished tensor into the caller's out= or in-place tensor (resized or
 * checked, then copy_). Takes the reference to `value`. */
KF_MUST_USE kf_status_t kf__store_result(const char *op, kf__form_t form, kf_tensor_t *given,
                                         kf_tensor_t *value);

#endif
