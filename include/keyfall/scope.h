/* scope.h: writing chains of operators in C: literals for scalars and optional arguments, a scope
 * that owns intermediate results, and printing.
 *
 *   kf_scope_t scope;
 *   kf_scope_open(&scope);
 *   kf_tensor_t *error = kfs_sub(kfs_mm(x, w), y);           (scoped.h)
 *   kf_tensor_t *loss = kf_scope_keep(kfs_mean(kfs_mul(error, error)));
 *   if (kf_scope_close(&scope) != KF_OK) puts(kf_error_message());
 *   …
 *   kf_tensor_release(loss);                                 kept: the caller's own reference
 *
 * Inside a scope, a function of scoped.h that fails returns NULL, and so does every later one;
 * closing the scope returns the first failure. Results that were not kept are released by
 * kf_scope_close. A scope belongs to the thread that opened it; scopes may be nested. */
#ifndef KEYFALL_SCOPE_H
#define KEYFALL_SCOPE_H

#include <keyfall/tensor.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Literals ----------------------------------------------------------------------------- */

/* Scalar arguments. The kind matters for type promotion, as in Python: 2 * x keeps the type of an
 * integral x, 2.0 * x makes it floating. The result is a plain value, nothing to free. In C and
 * C++, KF_INT(3), KF_FLOAT(0.5), KF_BOOL(true) and KF_COMPLEX(0, 1) are short for these functions;
 * each expands to one call and evaluates its arguments once.
 *
 *   kf_tensor_t *half = kfs_mul_Scalar(x, KF_FLOAT(0.5)); */
KF_INLINE kf_scalar_t kf_scalar_of_int(int64_t value) {
  kf_scalar_t scalar;
  scalar.tag = KF_TAG_INT;
  scalar.as.i = value;
  return scalar;
}
/* A floating scalar: with an integral tensor, the result has the default dtype. */
KF_INLINE kf_scalar_t kf_scalar_of_float(double value) {
  kf_scalar_t scalar;
  scalar.tag = KF_TAG_FLOAT;
  scalar.as.f = value;
  return scalar;
}
/* A bool scalar: it never changes the type of a tensor. */
KF_INLINE kf_scalar_t kf_scalar_of_bool(bool value) {
  kf_scalar_t scalar;
  scalar.tag = KF_TAG_BOOL;
  scalar.as.b = value;
  return scalar;
}
/* A complex scalar: with a real tensor, the result is complex. */
KF_INLINE kf_scalar_t kf_scalar_of_complex(double re, double im) {
  kf_scalar_t scalar;
  scalar.tag = KF_TAG_COMPLEX;
  scalar.as.c.re = re;
  scalar.as.c.im = im;
  return scalar;
}
#define KF_INT(value) kf_scalar_of_int(value)
#define KF_FLOAT(value) kf_scalar_of_float(value)
#define KF_BOOL(value) kf_scalar_of_bool(value)
#define KF_COMPLEX(re, im) kf_scalar_of_complex((re), (im))
/* A str argument from a C string: borrows the text and measures its length. NULL gives None. */
KF_INLINE kf_str_t kf_str_of(const char *text) {
  kf_str_t str = {text, 0};
  if (text != NULL)
    while (text[str.size] != '\0') str.size++;
  return str;
}
/* Optional arguments: kf_some_… for a value that is given, kf_no_… for None. An optional scalar
 * copies its scalar; nothing needs to be freed.
 *
 *   kf_sum_dim_IntList(x, KF_INTS(0), false, kf_some_dtype(KF_DTYPE_FLOAT64), &out) */
KF_INLINE kf_opt_int_t kf_some_int(int64_t value) {
  kf_opt_int_t option = {value, true};
  return option;
}
KF_INLINE kf_opt_float_t kf_some_float(double value) {
  kf_opt_float_t option = {value, true};
  return option;
}
KF_INLINE kf_opt_bool_t kf_some_bool(bool value) {
  kf_opt_bool_t option = {value, true};
  return option;
}
KF_INLINE kf_opt_scalar_t kf_some_scalar(kf_scalar_t value) {
  kf_opt_scalar_t option = {value, true};
  return option;
}
KF_INLINE kf_opt_device_t kf_some_device(kf_device_t value) {
  kf_opt_device_t option = {value, true};
  return option;
}
/* ScalarType? arguments. Layout? and MemoryFormat? use kf_some_int with the enum's number. */
KF_INLINE kf_opt_int_t kf_some_dtype(kf_dtype_t dtype) { return kf_some_int(dtype); }
/* None, also for ScalarType?, Layout? and MemoryFormat?. */
KF_INLINE kf_opt_int_t kf_no_int(void) {
  kf_opt_int_t option = {0, false};
  return option;
}
/* None for float?, bool?, Scalar? and Device?. An operator that gets no device uses the device of
 * its tensor arguments, or the CPU. */
KF_INLINE kf_opt_float_t kf_no_float(void) {
  kf_opt_float_t option = {0, false};
  return option;
}
KF_INLINE kf_opt_bool_t kf_no_bool(void) {
  kf_opt_bool_t option = {false, false};
  return option;
}
KF_INLINE kf_opt_scalar_t kf_no_scalar(void) {
  kf_opt_scalar_t option = {kf_scalar_of_int(0), false};
  return option;
}
KF_INLINE kf_opt_device_t kf_no_device(void) {
  kf_opt_device_t option = {kf_device_make(0, -1), false};
  return option;
}

/* ---- Scopes ------------------------------------------------------------------------------- */

/* How many results a scope owns before it allocates. */
enum { KF_SCOPE_FIRST = 24 };

/* A scope: declare it as a local variable and pass it to kf_scope_open, which initializes it. Do
 * not copy or move it while it is open. The fields are private to the library. Other languages
 * reserve its 232 bytes at an address that does not change (Rust: a Box, Go: C memory), and open
 * and close it on the same operating-system thread (Go: runtime.LockOSThread). */
typedef struct kf_scope {
  struct kf_scope *outer; /* the scope in which it was opened, or NULL */
  kf_tensor_t **tensors;  /* the results it owns: `first`, or an allocated array */
  size_t count;           /* results in `tensors` */
  size_t capacity;
  kf_status_t status; /* the first failure */
  uint32_t reserved;
  kf_tensor_t *first[KF_SCOPE_FIRST];
} kf_scope_t;

/* Opens a scope inside the thread's innermost one. Cannot fail and allocates nothing. Each opened
 * scope must be closed before its memory goes away. A function may use a scope of its own inside
 * the caller's:
 *
 *   kf_status_t mean_square(kf_tensor_t *x, kf_tensor_t **out) {
 *     kf_scope_t scope;
 *     kf_scope_open(&scope);
 *     *out = kf_scope_keep(kfs_mean(kfs_mul(x, x)));         NULL when something failed
 *     return kf_scope_close(&scope);
 *   } */
KF_API void kf_scope_open(kf_scope_t *scope);
/* Closes a scope: releases the results that it owns, and returns KF_OK or the first failure inside
 * it (the thread's error record has the message). Scopes opened inside it and still open are closed
 * first, and their failures are returned, too. KF_ERR_MISUSE: not open on this thread. */
KF_API KF_MUST_USE kf_status_t kf_scope_close(kf_scope_t *scope);
/* Adds a reference that belongs to the caller, so that the tensor outlives the scope; returns the
 * tensor. NULL gives NULL, so it can wrap a function that may have failed. */
KF_API kf_tensor_t *kf_scope_keep(kf_tensor_t *tensor);
/* Hands a reference over to the innermost scope and returns the tensor, borrowed. Use it to write
 * functions like those of scoped.h: `status` and `tensor` are what an operator returned. When
 * `status` is a failure, or the scope cannot store the tensor (KF_ERR_NO_MEMORY), the scope is
 * marked as failed, the reference is released and the result is NULL. Without an open scope the
 * reference is released, and the result is NULL with KF_ERR_MISUSE recorded.
 *
 *   static kf_tensor_t *scale(kf_tensor_t *x, double by) {
 *     kf_tensor_t *out = NULL;
 *     if (kf_scope_has_failed()) return NULL;
 *     kf_status_t status = kf_mul_Scalar(x, KF_FLOAT(by), &out);
 *     return kf_scope_take(status, out);
 *   } */
KF_API kf_tensor_t *kf_scope_take(kf_status_t status, kf_tensor_t *tensor);
/* Whether something failed in the innermost scope. Also true when no scope is open: then it records
 * KF_ERR_MISUSE, so that a function of scoped.h that returns NULL has said why. */
KF_API bool kf_scope_has_failed(void);

/* ---- Printing ----------------------------------------------------------------------------- */

/* Writes the tensor's text and a newline to standard output, and returns the tensor for use in a
 * chain. NULL prints "(no tensor)"; a tensor that cannot be printed, the error message. */
KF_INLINE kf_tensor_t *kf_print(kf_tensor_t *tensor) {
  char *text = NULL;
  if (tensor == NULL || kf_tensor_to_text(tensor, NULL, &text) != KF_OK) {
    (void)puts(tensor == NULL ? "(no tensor)" : kf_error_message());
    return tensor;
  }
  (void)puts(text);
  kf_free(text);
  return tensor;
}

#ifdef __cplusplus
}
#endif
#endif
