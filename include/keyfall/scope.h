/* scope.h: what makes chains of operators read well from C: literals for numbers and options, a
 * scope that owns intermediate results, and printing.
 *
 *   kf_scope_t scope;
 *   kf_scope_open(&scope);
 *   kf_tensor_t *error = kfs_sub(kfs_mm(x, w), y);           (scoped.h)
 *   kf_tensor_t *loss = kf_scope_keep(kfs_mean(kfs_mul(error, error)));
 *   if (kf_scope_close(&scope) != KF_OK) puts(kf_error_message());
 *
 * Inside a scope a function of scoped.h that fails gives NULL, and so does every one after it; the
 * first failure is what closing the scope returns. Scopes belong to the thread that opened them and
 * may be nested. */
#ifndef KEYFALL_SCOPE_H
#define KEYFALL_SCOPE_H

#include <keyfall/tensor.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Literals ----------------------------------------------------------------------------- */

KF_INLINE kf_scalar_t kf_scalar_of_int(int64_t value) {
  kf_scalar_t scalar;
  scalar.tag = KF_TAG_INT;
  scalar.as.i = value;
  return scalar;
}
KF_INLINE kf_scalar_t kf_scalar_of_float(double value) {
  kf_scalar_t scalar;
  scalar.tag = KF_TAG_FLOAT;
  scalar.as.f = value;
  return scalar;
}
KF_INLINE kf_scalar_t kf_scalar_of_bool(bool value) {
  kf_scalar_t scalar;
  scalar.tag = KF_TAG_BOOL;
  scalar.as.b = value;
  return scalar;
}
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
KF_INLINE kf_str_t kf_str_of(const char *text) {
  kf_str_t str = {text, 0};
  if (text != NULL)
    while (text[str.size] != '\0') str.size++;
  return str;
}
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
/* For ScalarType?, Layout? and MemoryFormat? arguments. */
KF_INLINE kf_opt_int_t kf_some_dtype(kf_dtype_t dtype) { return kf_some_int(dtype); }
KF_INLINE kf_opt_int_t kf_no_int(void) {
  kf_opt_int_t option = {0, false};
  return option;
}
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

enum { KF_SCOPE_FIRST = 24 };

/* Lives on the caller's stack; its fields are the library's. */
typedef struct kf_scope {
  struct kf_scope *outer;
  kf_tensor_t **tensors;
  size_t count;
  size_t capacity;
  kf_status_t status;
  uint32_t reserved;
  kf_tensor_t *first[KF_SCOPE_FIRST];
} kf_scope_t;

KF_API void kf_scope_open(kf_scope_t *scope);
/* Releases what was made inside and not kept, and returns the first failure (whose message is the
 * thread's error record). Scopes opened inside and still open are closed first. */
KF_API KF_MUST_USE kf_status_t kf_scope_close(kf_scope_t *scope);
/* A reference for the caller, which outlives the scope; NULL stays NULL. */
KF_API kf_tensor_t *kf_scope_keep(kf_tensor_t *tensor);
/* Hands a reference to the innermost scope and returns the tensor; NULL, with the failure noted,
 * when `status` is one. Without an open scope: NULL and KF_ERR_MISUSE. */
KF_API kf_tensor_t *kf_scope_take(kf_status_t status, kf_tensor_t *tensor);
/* The innermost scope has seen a failure (or there is none). */
KF_API bool kf_scope_has_failed(void);

/* ---- Printing ----------------------------------------------------------------------------- */

/* Writes the tensor's text and a newline to standard output; returns it for use in a chain. */
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
