/* Checked conversions from a boxed value to the C type of a typed kernel's parameter. A conversion
 * that fails (KF_ERR_TYPE) names both types and does not write its result; objects are borrowed. */
#include "dispatch/values/value_internal.h"

kf_status_t kf_value_to_int(const kf_value_t *value, int64_t *out) {
  if (!kf__tag_is_integer(value->tag)) return kf__type_mismatch("int", value);
  *out = value->as.i;
  return KF_OK;
}

/* An int is accepted for a float, as schemas do; a bool is accepted for neither int nor float. */
kf_status_t kf_value_to_float(const kf_value_t *value, double *out) {
  if (value->tag == KF_TAG_FLOAT) {
    *out = value->as.f;
  } else if (value->tag == KF_TAG_INT) {
    *out = (double)value->as.i;
  } else if (value->tag == KF_TAG_UINT) {
    *out = (double)value->as.bits;
  } else {
    return kf__type_mismatch("float", value);
  }
  return KF_OK;
}

kf_status_t kf_value_to_bool(const kf_value_t *value, bool *out) {
  if (value->tag != KF_TAG_BOOL) return kf__type_mismatch("bool", value);
  *out = value->as.b;
  return KF_OK;
}

kf_status_t kf_value_to_complex(const kf_value_t *value, kf_complex_t *out) {
  kf_complex_t c = {0, 0};
  if (value->tag == KF_TAG_COMPLEX) {
    c = kf_value_get_complex(value);
  } else if (value->tag == KF_TAG_FLOAT) {
    c.re = value->as.f;
  } else if (value->tag == KF_TAG_INT) {
    c.re = (double)value->as.i;
  } else if (value->tag == KF_TAG_UINT) {
    c.re = (double)value->as.bits;
  } else {
    return kf__type_mismatch("complex", value);
  }
  *out = c;
  return KF_OK;
}

kf_status_t kf_value_to_scalar(const kf_value_t *value, kf_scalar_t *out) {
  kf_scalar_t scalar = {.tag = value->tag, .as = {.c = {0, 0}}};
  switch (value->tag) {
    case KF_TAG_UINT:
    case KF_TAG_INT: scalar.as.i = value->as.i; break;
    case KF_TAG_FLOAT: scalar.as.f = value->as.f; break;
    case KF_TAG_BOOL: scalar.as.b = value->as.b; break;
    case KF_TAG_COMPLEX: scalar.as.c = kf_value_get_complex(value); break;
    default: return kf__type_mismatch("Scalar", value);
  }
  *out = scalar;
  return KF_OK;
}

kf_status_t kf_value_to_string(const kf_value_t *value, kf_str_t *out) {
  if (value->tag != KF_TAG_STRING) return kf__type_mismatch("str", value);
  *out = kf_value_get_string(value);
  return KF_OK;
}

kf_status_t kf_value_to_device(const kf_value_t *value, kf_device_t *out) {
  if (value->tag != KF_TAG_DEVICE) return kf__type_mismatch("Device", value);
  *out = value->as.device;
  return KF_OK;
}

kf_status_t kf_value_to_stream(const kf_value_t *value, kf_stream_t *out) {
  if (value->tag != KF_TAG_STREAM) return kf__type_mismatch("Stream", value);
  out->device = value->extra.device;
  out->id = value->as.i;
  return KF_OK;
}

kf_status_t kf_value_to_sym_int(const kf_value_t *value, kf_sym_int_t *out) {
  if (kf__tag_is_integer(value->tag)) {
    out->value = value->as.i;
    out->node = NULL;
  } else if (value->tag == KF_TAG_SYM_INT) {
    out->value = 0;
    out->node = value->as.object;
  } else {
    return kf__type_mismatch("SymInt", value);
  }
  return KF_OK;
}

kf_status_t kf_value_to_tensor(const kf_value_t *value, kf_tensor_t **out_borrowed) {
  if (value->tag != KF_TAG_TENSOR || value->as.object == NULL)
    return kf__type_mismatch("Tensor", value);
  *out_borrowed = (kf_tensor_t *)(void *)value->as.object;
  return KF_OK;
}

/* None is accepted for every tag, as NULL: whether an argument is optional is the caller's check.
 */
kf_status_t kf_value_to_object(const kf_value_t *value, kf_tag_t tag, kf_object_t **out_borrowed) {
  if (!kf_tag_is_object((uint32_t)tag) || tag >= KF_TAG_COUNT)
    return kf_error_set(KF_ERR_MISUSE, "kf_value_to_object: %s (tag %d) is not held as an object",
                        kf_tag_name(tag), (int)tag);
  if (value->tag == KF_TAG_NONE) {
    *out_borrowed = NULL;
  } else if (value->tag == (uint32_t)tag) {
    *out_borrowed = value->as.object;
  } else {
    return kf__type_mismatch(kf_tag_name(tag), value);
  }
  return KF_OK;
}
