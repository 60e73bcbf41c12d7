/* Broadcast iteration over up to eight operands: the base of elementwise operators and copies.
 *
 * A rule builds the iterator: it finds the common shape and the type to compute in (promotion),
 * makes or checks the result, drops dimensions of size 1, sorts dimensions by stride and merges
 * adjacent dimensions that one stride can walk. A backend's compute function then runs a loop over
 * it: on the CPU with kf__iter_run (backends/cpu/core/run_iterator.h). The iterator lives on the
 * caller's stack; building it allocates nothing but the result. The struct is large, so only the
 * parts in use are written: members beyond `count` and `ndim` hold garbage.
 *
 * Note [Compute types]
 * `promoted` is the type that promotion gives and that a new result has. `common` is the type in
 * which loops see numbers: the same type, but float32 for float16 and bfloat16 and complex64 for
 * complex32, which no loop computes in. (No loop computes in 8-bit floats either, but `common`
 * keeps them, since few operators take them: those call kf__iter_widen.) An operand whose memory
 * has another type than its target is converted in chunks that stay in the cache. Where `rounds` is
 * set, the conversion goes through the promoted type, as if the operand had been converted before
 * the operator ran. Tensors with the conjugate or negative bit never get here: the fallbacks of
 * lazy_bits.c resolve them. */
#ifndef KF_OPS_CORE_ITERATOR_H
#define KF_OPS_CORE_ITERATOR_H

#include <keyfall/compute.h>

#include "ops/core/results.h"

/* Dimensions of size 1 are dropped, and a tensor without elements is walked as one dimension: fewer
 * than 63 are left, since the number of elements fits in 63 bits. */
_Static_assert(KF_ITER_DIMS >= 63, "an iterator has space for every dimension");

/* How the common type is found, and which type the result has. Bits: combine with |. */
typedef enum {
  KF__TYPES_PROMOTE = 0,       /* result: the promoted type */
  KF__TYPES_FLOAT = 1,         /* integers become the default float first */
  KF__TYPES_COMPARE = 2,       /* computed in the promoted type, result bool */
  KF__TYPES_SAME = 4,          /* operands must have one type already */
  KF__TYPES_NO_COMPLEX = 8,    /* a complex operand is an error: "… not supported for complex" */
  KF__TYPES_KEEP_HALF = 16,    /* the loop moves numbers without looking: common is promoted */
  KF__TYPES_TO_REAL = 32,      /* the result of complex operands is real (abs) */
  KF__TYPES_FULL_NUMBERS = 64, /* numbers among operands of half types are not rounded to them */
  KF__TYPES_QUOTIENT = 1 | 64,
  KF__TYPES_CONTIGUOUS = 128, /* a new result is contiguous, whatever its operands are */
  KF__TYPES_PARAMETERS = 256, /* numbers are no operands when the order of dimensions is chosen */
  KF__TYPES_OVERLAP = 512     /* elements of a given result may share memory with each other */
} kf__types_t;

/* Builds an iterator with one result and `input_count` operands. For a number, pass NULL as the
 * tensor and the number in `numbers`, which may be NULL when there are none. `r` gives operator and
 * form; after success r->tensors[0] is the result. Operands stay borrowed: they must live as long
 * as the iterator. Errors are checked in the order that users see: the given result may be written,
 * shapes broadcast, types promote, the given result has the right type and shares no memory. */
KF_MUST_USE kf_status_t kf__iter_build(kf_iter_t *it, kf_results_t *r, uint32_t input_count,
                                       kf_tensor_t *const *inputs, const kf_scalar_t *numbers,
                                       uint32_t types);
/* Same, but inputs whose bit in `apart` is set take no part in promotion; the loop sees them in the
 * type of their memory (conditions, exponents). */
KF_MUST_USE kf_status_t kf__iter_build_apart(kf_iter_t *it, kf_results_t *r, uint32_t input_count,
                                             kf_tensor_t *const *inputs, const kf_scalar_t *numbers,
                                             uint32_t types, uint32_t apart);
/* Builds an iterator for a copy: `to` is written, `from` of any type is broadcast to it. Trusts its
 * arguments. `from` NULL: the source is one element, which the caller sets as data of operand 1. */
void kf__iter_pair(kf_iter_t *it, kf_tensor_t *to, kf_tensor_t *from);
/* Exchanges two inputs (by their operand index), to compute a > b as b < a. Numbers stay in their
 * slots of `numbers`: only pointers and strides move. */
void kf__iter_swap(kf_iter_t *it, uint32_t a, uint32_t b);
/* Changes the type in which the loop sees operand k, which is a tensor. */
void kf__iter_retarget(kf_iter_t *it, uint32_t k, kf_dtype_t target);
/* Makes the loop see 8-bit floats as float32, for the few operators that compute with them. Returns
 * false, and changes nothing, for other types. */
bool kf__iter_widen(kf_iter_t *it);

#endif
