/* Compares values on a device with values on the CPU, by the comparison of recorded results. */
#include <string.h>

#include "../ops/compare.h"
#include "device_side.h"
#include "operators.h"

/* Whether every element has the same bits. Both are on the CPU, with the same shape and type. */
static bool same_bits(const kf_tensor_t *a, const kf_tensor_t *b) {
  kf_int_span_t sizes = kf_tensor_sizes(a);
  size_t itemsize = kf_tensor_itemsize(a);
  int64_t index[64] = {0};
  for (int64_t n = kf_tensor_numel(a); n > 0; n--) {
    int64_t at[2] = {0, 0};
    for (size_t d = 0; d < sizes.size; d++) {
      at[0] += index[d] * kf_tensor_strides(a).data[d];
      at[1] += index[d] * kf_tensor_strides(b).data[d];
    }
    if (memcmp((const char *)kf_tensor_data(a) + at[0] * (int64_t)itemsize,
               (const char *)kf_tensor_data(b) + at[1] * (int64_t)itemsize, itemsize) != 0)
      return false;
    for (size_t d = sizes.size; d-- > 0;) {
      if (++index[d] < sizes.data[d]) break;
      index[d] = 0;
    }
  }
  return true;
}

/* Strides of dimensions with more than one element; none matter in an empty tensor. */
static bool same_strides(const kf_tensor_t *a, const kf_tensor_t *b) {
  kf_int_span_t sizes = kf_tensor_sizes(b);
  if (kf_tensor_numel(b) == 0) return true;
  for (size_t d = 0; d < sizes.size; d++)
    if (sizes.data[d] > 1 && kf_tensor_strides(a).data[d] != kf_tensor_strides(b).data[d])
      return false;
  return true;
}

static bool has_values(const kf_tensor_t *tensor) {
  return kf_tensor_device(tensor).type != KF_DEVICE_META && kf_tensor_storage(tensor) != NULL &&
         kf_storage_data(kf_tensor_storage(tensor)) != NULL;
}

static bool on_expected_device(const comparison_t *rules, const kf_tensor_t *found,
                               const kf_tensor_t *expected) {
  kf_device_t on = kf_tensor_device(found);
  if (kf_tensor_device(expected).type == KF_DEVICE_META) return on.type == KF_DEVICE_META;
  return on.type == rules->device.type && on.index == rules->device.index;
}

static bool compare_tensors(const comparison_t *rules, kf_tensor_t *found, kf_tensor_t *expected,
                            char *why, size_t size) {
  if (kf_tensor_is_defined(found) && kf_tensor_is_defined(expected)) {
    char name[64];
    (void)kf_device_print(kf_tensor_device(found), name, sizeof name);
    if (!on_expected_device(rules, found, expected)) {
      (void)snprintf(why, size, "is on device %s", name);
      return false;
    }
    if (rules->strides && kf_tensor_dim(found) == kf_tensor_dim(expected) &&
        !same_strides(found, expected)) {
      (void)snprintf(why, size, "has other strides than the CPU's");
      return false;
    }
  }
  op_case_t tolerances = {.rtol = rules->rtol, .atol = rules->atol};
  bool values = rules->contents && has_values(found) && has_values(expected);
  if (rules->exact) tolerances.rtol = tolerances.atol = 0;
  if (!values) tolerances.flags = CASE_SHAPE_ONLY;
  kf_tensor_t *copy = NULL;
  bool good = false;
  if (host_copy(found, &copy) != KF_OK) {
    (void)snprintf(why, size, "cannot be read: %s", kf_error_message());
  } else {
    kf_value_t a = kf_value_tensor(copy), b = kf_value_tensor(expected);
    good = compare_values(&a, &b, &tolerances, why, size);
    kf_value_clear(&a);
    kf_value_clear(&b);
    if (good && rules->exact && values && kf_tensor_is_defined(copy) &&
        !same_bits(copy, expected)) {
      good = false;
      (void)snprintf(why, size, "differs in the sign of a zero or the bits of a NaN");
    }
  }
  kf_tensor_release(copy);
  return good;
}

static bool compare_lists(const comparison_t *rules, const kf_list_t *found,
                          const kf_list_t *expected, char *why, size_t size) {
  if (kf_list_size(found) != kf_list_size(expected)) {
    (void)snprintf(why, size, "has %zu items instead of %zu", kf_list_size(found),
                   kf_list_size(expected));
    return false;
  }
  bool good = true;
  for (size_t i = 0; i < kf_list_size(expected) && good; i++) {
    kf_value_t a = kf_value_none(), b = kf_value_none();
    good = kf_list_get(found, i, &a) == KF_OK && kf_list_get(expected, i, &b) == KF_OK &&
           compare_result(rules, &a, &b, why, size);
    kf_value_clear(&a);
    kf_value_clear(&b);
  }
  return good;
}

bool compare_result(const comparison_t *rules, const kf_value_t *found, const kf_value_t *expected,
                    char *why, size_t size) {
  if (found->tag == KF_TAG_TENSOR && expected->tag == KF_TAG_TENSOR)
    return compare_tensors(rules, (kf_tensor_t *)(void *)found->as.object,
                           (kf_tensor_t *)(void *)expected->as.object, why, size);
  if (found->tag == KF_TAG_LIST && expected->tag == KF_TAG_LIST)
    return compare_lists(rules, (const kf_list_t *)(void *)found->as.object,
                         (const kf_list_t *)(void *)expected->as.object, why, size);
  op_case_t tolerances = {.rtol = rules->rtol, .atol = rules->atol};
  return !rules->contents || compare_values(found, expected, &tolerances, why, size);
}

bool compare_bytes(const comparison_t *rules, const unsigned char *found,
                   const unsigned char *expected, size_t count, kf_dtype_t dtype, char *why,
                   size_t size) {
  if (memcmp(found, expected, count) == 0) return true;
  int64_t elements = (int64_t)(count / kf_dtype_size(dtype)), one = 1;
  kf_int_span_t shape = {&elements, 1}, steps = {&one, 1};
  kf_tensor_t *tensors[2] = {NULL, NULL};
  op_case_t tolerances = {.rtol = rules->rtol, .atol = rules->atol};
  if (rules->exact) tolerances.rtol = tolerances.atol = 0;
  const unsigned char *blocks[2] = {found, expected};
  bool good = true;
  for (int i = 0; i < 2 && good; i++)
    good = kf_tensor_from_blob((void *)(uintptr_t)blocks[i], dtype, shape, steps, NULL, NULL,
                               &tensors[i]) == KF_OK;
  if (good) {
    kf_value_t a = kf_value_tensor(tensors[0]), b = kf_value_tensor(tensors[1]);
    good = compare_values(&a, &b, &tolerances, why, size);
    kf_value_clear(&a);
    kf_value_clear(&b);
    if (good && rules->exact) {
      good = false;
      (void)snprintf(why, size, "differs in its bits");
    }
  }
  for (int i = 0; i < 2; i++) kf_tensor_release(tensors[i]);
  return good;
}
