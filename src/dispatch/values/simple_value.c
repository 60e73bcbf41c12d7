/* Equality of values that hold no others, and hashes. Equal keys of a dict have equal hashes: both
 * are computed from the same normal form of a number, in which 1, 1.0, True and (1+0j) are equal.
 */
#include <string.h>

#include "dispatch/values/value_internal.h"

/* ---- Numbers ---- */

typedef struct number {
  bool is_int; /* the real part is an integer in the range of int64_t, held in i */
  int64_t i;
  double f; /* otherwise */
  double im;
} number_t;

static number_t number_of_double(double f) {
  number_t n = {false, 0, f, 0};
  /* Both bounds are exact as doubles; NaN fails the comparisons. */
  if (f >= -0x1p63 && f < 0x1p63 && (double)(int64_t)f == f) {
    n.is_int = true;
    n.i = (int64_t)f;
  }
  return n;
}

/* Normal form of a number; false for values that are none. */
static bool to_number(const kf_value_t *value, number_t *out) {
  if (kf__tag_is_integer(value->tag)) {
    *out = (number_t){true, value->as.i, 0, 0};
  } else if (value->tag == KF_TAG_BOOL) {
    *out = (number_t){true, value->as.b ? 1 : 0, 0, 0};
  } else if (value->tag == KF_TAG_FLOAT) {
    *out = number_of_double(value->as.f);
  } else if (value->tag == KF_TAG_COMPLEX) {
    kf_complex_t c = kf_value_get_complex(value);
    *out = number_of_double(c.re);
    out->im = c.im;
  } else {
    return false;
  }
  return true;
}

static bool numbers_equal(number_t a, number_t b) {
  if (a.is_int != b.is_int || a.im != b.im) return false;
  return a.is_int ? a.i == b.i : a.f == b.f;
}

/* ---- Equality ---- */

static bool objects_equal(const kf_object_t *a, const kf_object_t *b) {
  if (a->type == b->type && a->type->equal != NULL) return a->type->equal(a, b);
  return a == b;
}

bool kf__simple_equal(const kf_value_t *a, const kf_value_t *b) {
  number_t x, y;
  if (to_number(a, &x)) return to_number(b, &y) && numbers_equal(x, y);
  if (a->tag != b->tag) return false;
  if (kf_tag_is_object(a->tag) && (a->as.object == NULL || b->as.object == NULL))
    return a->as.object == b->as.object;
  switch (a->tag) {
    case KF_TAG_NONE: return true;
    case KF_TAG_UINT: return a->as.bits == b->as.bits;
    case KF_TAG_DEVICE:
      return a->as.device.type == b->as.device.type && a->as.device.index == b->as.device.index;
    case KF_TAG_STREAM:
      return a->as.i == b->as.i && a->extra.device.type == b->extra.device.type &&
             a->extra.device.index == b->extra.device.index;
    case KF_TAG_STRING: {
      kf_str_t s = kf_value_get_string(a);
      kf_str_t t = kf_value_get_string(b);
      return s.size == t.size && memcmp(s.data, t.data, s.size) == 0;
    }
    default: return kf_tag_is_object(a->tag) && objects_equal(a->as.object, b->as.object);
  }
}

/* ---- Hash ---- */

static uint64_t hash_word(uint64_t word, uint64_t seed) {
  return kf__hash_bytes(&word, sizeof word, seed);
}

static uint64_t hash_double(double f, uint64_t seed) {
  uint64_t bits = 0;
  memcpy(&bits, &f, sizeof bits);
  return hash_word(bits, seed);
}

static uint64_t hash_number(number_t n) {
  uint64_t hash = n.is_int ? hash_word((uint64_t)n.i, KF_TAG_INT) : hash_double(n.f, KF_TAG_FLOAT);
  return n.im == 0 ? hash : hash_double(n.im, hash);
}

uint64_t kf_value_hash(const kf_value_t *value) {
  number_t n;
  if (to_number(value, &n)) return hash_number(n);
  uint64_t seed = value->tag;
  switch (value->tag) {
    case KF_TAG_DEVICE: return kf__hash_bytes(&value->as.device, sizeof value->as.device, seed);
    case KF_TAG_STREAM: return hash_word((uint64_t)value->as.i, seed);
    case KF_TAG_STRING: {
      kf_str_t s = kf_value_get_string(value);
      return kf__hash_bytes(s.data, s.size, seed);
    }
    case KF_TAG_LIST:
    case KF_TAG_TUPLE:
    case KF_TAG_DICT:
      return hash_word(0, seed); /* cannot be keys; lists of different kinds may be equal */
    default: break;
  }
  if (!kf_tag_is_object(value->tag) || value->as.object == NULL) return hash_word(0, seed);
  /* A type's `equal` may compare anything, so objects that have one are hashed by type alone. */
  const kf_object_type_t *type = value->as.object->type;
  return type->equal != NULL ? hash_word((uint64_t)(uintptr_t)type, seed)
                             : hash_word((uint64_t)(uintptr_t)value->as.object, seed);
}
