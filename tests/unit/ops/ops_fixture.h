/* For tests of rules and iterators: tensors in one line, and results by form. */
#ifndef OPS_FIXTURE_H
#define OPS_FIXTURE_H

#include "kft.h"
#include "ops/core/iterator.h"
#include "ops/core/number.h"
#include "ops/core/results.h"

/* Are results compared with what they should be? Memcheck would spend most of its time on computing
 * that, and other runs compare it. Memcheck looks whether results depend on memory that nobody
 * wrote, for which a test compares them with themselves. */
__attribute__((unused)) static bool has_expectations(void) { return !kft_is_memcheck(); }

__attribute__((unused)) static kf_tensor_t *keep(kf_tensor_t *t) {
  KFT_DEFER(kf_object_release, t);
  return t;
}

__attribute__((unused)) static kf_device_t cpu(void) { return kf_device_make(KF_DEVICE_CPU, -1); }

/* A new tensor that the caller fills. */
__attribute__((unused)) static kf_tensor_t *make_unset(kf_dtype_t dtype, kf_int_span_t sizes) {
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_new(dtype, cpu(), sizes, &t));
  return keep(t);
}

/* A new tensor whose elements are 0, 1, 2, … in memory. */
__attribute__((unused)) static kf_tensor_t *make(kf_dtype_t dtype, kf_int_span_t sizes) {
  kf_tensor_t *t = make_unset(dtype, sizes);
  char *data = kf__data(t);
  for (int64_t i = 0; i < t->numel; i++)
    kf__number_store(kf__number_of_int(i), dtype, data + i * kf__itemsize(t));
  return t;
}

__attribute__((unused)) static kf_tensor_t *view(kf_tensor_t *of, kf_int_span_t sizes,
                                                 kf_int_span_t strides, int64_t offset) {
  kf_tensor_t *t = NULL;
  KFT_OK(kf_tensor_view(of, sizes, strides, offset, &t));
  return keep(t);
}

__attribute__((unused)) static kf_results_t functional(void) {
  return (kf_results_t){.form = KF__FORM_FUNCTIONAL, .count = 1, .op = "aten::test"};
}
__attribute__((unused)) static kf_results_t inplace(kf_tensor_t *given) {
  return (kf_results_t){
      .form = KF__FORM_INPLACE, .count = 1, .op = "aten::test_", .given = {given}};
}
__attribute__((unused)) static kf_results_t into(kf_tensor_t *given) {
  return (kf_results_t){.form = KF__FORM_OUT, .count = 1, .op = "aten::test", .given = {given}};
}
/* The result of a functional form, to be released at the end of the test. */
__attribute__((unused)) static kf_tensor_t *result_of(kf_results_t *r) {
  return keep(r->tensors[0]);
}

__attribute__((unused)) static void check_ints(const char *file, int line, kf_int_span_t found,
                                               kf_int_span_t expected) {
  char a[KF__SHAPE_TEXT], b[KF__SHAPE_TEXT];
  kft_check_str(file, line, "the list", kf__shape_text(found, a), kf__shape_text(expected, b));
}
#define SIZES_ARE(t, ...) check_ints(__FILE__, __LINE__, kf__sizes(t), KF_INTS(__VA_ARGS__))
#define STRIDES_ARE(t, ...) check_ints(__FILE__, __LINE__, kf__strides(t), KF_INTS(__VA_ARGS__))

/* One element as a number; `index` counts in the order of the sizes. */
__attribute__((unused)) static const void *element(const kf_tensor_t *t, int64_t index) {
  int64_t at = 0;
  for (uint32_t d = t->ndim; d-- > 0;) {
    at += index % t->sizes[d] * t->strides[d];
    index /= t->sizes[d];
  }
  return (const char *)kf__data(t) + at * kf__itemsize(t);
}
__attribute__((unused)) static double value(const kf_tensor_t *t, int64_t index) {
  return kf__number_real(kf__number_load(kf__dtype(t), element(t, index)));
}

/* ---- All elements of a tensor ---- */

/* Goes through the elements in the order of the sizes, without the divisions of `element`. */
enum { WALKED_DIMS = 8 };
typedef struct walk {
  const kf_tensor_t *tensor;
  int64_t index[WALKED_DIMS], item;
  char *at; /* the element */
} walk_t;

__attribute__((unused)) static walk_t walk_from_first(const kf_tensor_t *t) {
  KFT_TRUE(t->ndim <= WALKED_DIMS);
  return (walk_t){.tensor = t, .item = kf__itemsize(t), .at = (char *)kf__data(t)};
}

static inline void walk_on(walk_t *w) {
  const kf_tensor_t *t = w->tensor;
  for (uint32_t d = t->ndim; d-- > 0;) {
    w->at += t->strides[d] * w->item;
    if (++w->index[d] < t->sizes[d]) return;
    w->at -= t->sizes[d] * t->strides[d] * w->item;
    w->index[d] = 0;
  }
}

__attribute__((unused)) static double walk_value(const walk_t *w) {
  const kf_dtype_t dtype = kf__dtype(w->tensor);
  const void *at = w->at;
  if (dtype == KF_DTYPE_FLOAT32) return (double)*(const float *)at;
  if (dtype == KF_DTYPE_FLOAT64) return *(const double *)at;
  return kf__number_real(kf__number_load(dtype, at));
}

/* Writes integers from -8 to 8. Their bits in the type that was written last are kept: converting
 * each element takes longer than all else that is done with it. */
__attribute__((unused)) static void store_small(int64_t number, kf_dtype_t dtype, void *to) {
  enum { MOST = 8, ELEMENT = 16 };
  static char bits[2 * MOST + 1][ELEMENT];
  static kf_dtype_t bits_dtype = KF_DTYPE_BOOL;
  static size_t size;
  if (dtype != bits_dtype || size == 0) {
    for (int64_t i = -MOST; i <= MOST; i++)
      kf__number_store(kf__number_of_int(i), dtype, bits[i + MOST]);
    size = kf_dtype_size(dtype);
    bits_dtype = dtype;
  }
  memcpy(to, bits[number + MOST], size);
}

#endif
