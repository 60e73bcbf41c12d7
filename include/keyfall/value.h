/* value.h: boxed values, the containers that they hold, and the stack that boxed calls use.
 *
 * A value is 16 bytes: a tag, 4 spare bytes that some tags use, and 8 bytes of payload. Small
 * things sit in the payload; the rest are reference-counted objects, and a value that holds one
 * owns one reference. Copy a value with kf_value_copy, drop it with kf_value_clear; moving the 16
 * bytes moves the reference. */
#ifndef KEYFALL_VALUE_H
#define KEYFALL_VALUE_H

#include <keyfall/types.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kf_tensor kf_tensor_t; /* begins with kf_dispatchable_t */
typedef struct kf_generator kf_generator_t;
typedef struct kf_storage kf_storage_t;
typedef struct kf_string kf_string_t;
typedef struct kf_list kf_list_t;
typedef struct kf_tuple kf_tuple_t;
typedef struct kf_dict kf_dict_t;

/* Tags. Those from KF_TAG_FIRST_OBJECT on hold an object. Numbers are part of the ABI. */
typedef enum kf_tag {
  KF_TAG_NONE = 0,
  KF_TAG_INT = 1,
  KF_TAG_FLOAT = 2,
  KF_TAG_BOOL = 3,
  KF_TAG_DTYPE = 4,
  KF_TAG_LAYOUT = 5,
  KF_TAG_MEMORY_FORMAT = 6,
  KF_TAG_DEVICE = 7,
  KF_TAG_STREAM = 8, /* device in the spare bytes, id in the payload */
  KF_TAG_FIRST_OBJECT = 16,
  KF_TAG_TENSOR = 16,
  KF_TAG_COMPLEX = 17,
  KF_TAG_STRING = 18,
  KF_TAG_GENERATOR = 19,
  KF_TAG_STORAGE = 20,
  KF_TAG_LIST = 21,
  KF_TAG_TUPLE = 22,
  KF_TAG_DICT = 23,
  KF_TAG_SYM_INT = 24,
  KF_TAG_SYM_FLOAT = 25,
  KF_TAG_SYM_BOOL = 26,
  KF_TAG_OBJECT = 27, /* custom class, capsule, quantizer, future: anything with a header */
  KF_TAG_COUNT
} kf_tag_t;

typedef struct kf_value {
  uint32_t tag;
  union {
    uint32_t bits;
    kf_device_t device; /* streams */
  } extra;
  union {
    int64_t i;
    double f;
    bool b;
    kf_device_t device;
    kf_object_t *object;
    kf_tensor_t *tensor;
    void *pointer;
    uint64_t bits;
  } as;
} kf_value_t;

/* A number that keeps its kind, for `Scalar` arguments. */
typedef struct kf_scalar {
  uint32_t tag; /* KF_TAG_INT, FLOAT, BOOL or COMPLEX */
  union {
    int64_t i;
    double f;
    bool b;
    kf_complex_t c;
  } as;
} kf_scalar_t;

/* An integer that may be symbolic: `node` is NULL for an ordinary one. */
typedef struct kf_sym_int {
  int64_t value;
  kf_object_t *node;
} kf_sym_int_t;

/* Borrowed sequences, as typed kernels get them. For optional lists, data == NULL is None. */
typedef struct kf_int_span {
  const int64_t *data;
  size_t size;
} kf_int_span_t;
typedef struct kf_float_span {
  const double *data;
  size_t size;
} kf_float_span_t;
typedef struct kf_bool_span {
  const bool *data;
  size_t size;
} kf_bool_span_t;
typedef struct kf_tensor_span {
  kf_tensor_t *const *data;
  size_t size;
} kf_tensor_span_t;
typedef struct kf_value_span {
  const kf_value_t *data;
  size_t size;
} kf_value_span_t;
/* Text with its length; data is also zero-terminated. data == NULL is None. */
typedef struct kf_str_view {
  const char *data;
  size_t size;
} kf_str_t;

/* Optional plain values. */
typedef struct kf_opt_int {
  int64_t value;
  bool has;
} kf_opt_int_t;
typedef struct kf_opt_float {
  double value;
  bool has;
} kf_opt_float_t;
typedef struct kf_opt_bool {
  bool value;
  bool has;
} kf_opt_bool_t;
typedef struct kf_opt_scalar {
  kf_scalar_t value;
  bool has;
} kf_opt_scalar_t;
typedef struct kf_opt_device {
  kf_device_t value;
  bool has;
} kf_opt_device_t;

KF_INLINE bool kf_tag_is_object(uint32_t tag) { return tag >= KF_TAG_FIRST_OBJECT; }

/* ---- Making values ------------------------------------------------------------------------ */

KF_INLINE kf_value_t kf_value_raw(kf_tag_t tag, uint64_t bits) {
  kf_value_t value;
  value.tag = (uint32_t)tag;
  value.extra.bits = 0;
  value.as.bits = bits;
  return value;
}
KF_INLINE kf_value_t kf_value_none(void) { return kf_value_raw(KF_TAG_NONE, 0); }
KF_INLINE kf_value_t kf_value_int(int64_t i) { return kf_value_raw(KF_TAG_INT, (uint64_t)i); }
KF_INLINE kf_value_t kf_value_bool(bool b) { return kf_value_raw(KF_TAG_BOOL, b ? 1 : 0); }
KF_INLINE kf_value_t kf_value_float(double f) {
  kf_value_t value = kf_value_raw(KF_TAG_FLOAT, 0);
  value.as.f = f;
  return value;
}
KF_INLINE kf_value_t kf_value_dtype(kf_dtype_t d) {
  return kf_value_raw(KF_TAG_DTYPE, (uint64_t)(int64_t)d);
}
KF_INLINE kf_value_t kf_value_layout(kf_layout_t l) {
  return kf_value_raw(KF_TAG_LAYOUT, (uint64_t)(int64_t)l);
}
KF_INLINE kf_value_t kf_value_memory_format(kf_memory_format_t m) {
  return kf_value_raw(KF_TAG_MEMORY_FORMAT, (uint64_t)(int64_t)m);
}
KF_INLINE kf_value_t kf_value_device(kf_device_t d) {
  kf_value_t value = kf_value_raw(KF_TAG_DEVICE, 0);
  value.as.device = d;
  return value;
}
KF_INLINE kf_value_t kf_value_stream(kf_stream_t s) {
  kf_value_t value = kf_value_raw(KF_TAG_STREAM, (uint64_t)s.id);
  value.extra.device = s.device;
  return value;
}
/* Wraps an object without taking a reference: a borrowed view, or the end of a _take. */
KF_INLINE kf_value_t kf_value_object_take(kf_tag_t tag, void *object) {
  kf_value_t value = kf_value_raw(tag, 0);
  value.as.object = (kf_object_t *)object;
  return value;
}
/* Takes a new reference. A NULL object gives None. */
KF_INLINE kf_value_t kf_value_object(kf_tag_t tag, void *object) {
  if (object == NULL) return kf_value_none();
  kf_object_retain(object);
  return kf_value_object_take(tag, object);
}
KF_INLINE kf_value_t kf_value_tensor(kf_tensor_t *tensor) {
  return kf_value_object(KF_TAG_TENSOR, tensor);
}
KF_INLINE kf_value_t kf_value_tensor_take(kf_tensor_t *tensor) {
  return tensor != NULL ? kf_value_object_take(KF_TAG_TENSOR, tensor) : kf_value_none();
}

KF_INLINE kf_value_t kf_value_copy(kf_value_t value) {
  if (kf_tag_is_object(value.tag)) kf_object_retain(value.as.object);
  return value;
}
/* Drops what the value holds and makes it None. */
KF_INLINE void kf_value_clear(kf_value_t *value) {
  kf_value_t old = *value;
  *value = kf_value_none();
  if (kf_tag_is_object(old.tag)) kf_object_release(old.as.object);
}

KF_API KF_MUST_USE kf_status_t kf_value_complex(kf_complex_t c, kf_value_t *out_value);
/* Copies `size` bytes of text; bytes of any value are allowed. */
KF_API KF_MUST_USE kf_status_t kf_value_string(const char *text, size_t size,
                                               kf_value_t *out_value);
KF_API KF_MUST_USE kf_status_t kf_value_scalar(kf_scalar_t scalar, kf_value_t *out_value);
/* A concrete one gives a plain int; a symbolic one retains its node. */
KF_API kf_value_t kf_value_sym_int(kf_sym_int_t value);

/* ---- Looking into values ------------------------------------------------------------------ */

KF_API const char *kf_tag_name(kf_tag_t tag); /* "Tensor", "int", "float", "str", "List", … */
KF_API kf_complex_t kf_value_get_complex(const kf_value_t *value); /* COMPLEX only */
KF_API kf_str_t kf_value_get_string(const kf_value_t *value);      /* STRING only */

/* Conversions with a check: KF_ERR_TYPE names what was expected and what was found, and leaves
 * *out untouched. Widening follows the schema language: an int is accepted where a float is
 * expected, a bool where a Scalar is; enum tags are accepted where an int is, and the reverse. */
KF_API KF_MUST_USE kf_status_t kf_value_to_int(const kf_value_t *value, int64_t *out);
KF_API KF_MUST_USE kf_status_t kf_value_to_float(const kf_value_t *value, double *out);
KF_API KF_MUST_USE kf_status_t kf_value_to_bool(const kf_value_t *value, bool *out);
KF_API KF_MUST_USE kf_status_t kf_value_to_complex(const kf_value_t *value, kf_complex_t *out);
KF_API KF_MUST_USE kf_status_t kf_value_to_scalar(const kf_value_t *value, kf_scalar_t *out);
KF_API KF_MUST_USE kf_status_t kf_value_to_string(const kf_value_t *value, kf_str_t *out);
KF_API KF_MUST_USE kf_status_t kf_value_to_device(const kf_value_t *value, kf_device_t *out);
KF_API KF_MUST_USE kf_status_t kf_value_to_stream(const kf_value_t *value, kf_stream_t *out);
KF_API KF_MUST_USE kf_status_t kf_value_to_sym_int(const kf_value_t *value, kf_sym_int_t *out);
KF_API KF_MUST_USE kf_status_t kf_value_to_tensor(const kf_value_t *value,
                                                  kf_tensor_t **out_borrowed);
/* Any object tag; None gives NULL. */
KF_API KF_MUST_USE kf_status_t kf_value_to_object(const kf_value_t *value, kf_tag_t tag,
                                                  kf_object_t **out_borrowed);

/* Deep equality, as the comparison with a default value needs it: an enum equals the int of its
 * number; numbers of different kinds are equal when they are the same number; tensors, generators
 * and storages by identity (or by their type's `equal`); NaN is unequal to itself. */
KF_API bool kf_value_equal(const kf_value_t *a, const kf_value_t *b);
/* Hash that agrees with kf_value_equal for the key types of a dict. */
KF_API uint64_t kf_value_hash(const kf_value_t *value);
/* Readable text: 3, 2.5, True, None, "text", [1, 2], (1, 2), {1: 2}, cuda:0, <Tensor>.
 * Always terminated; returns the full length. */
KF_API size_t kf_value_print(const kf_value_t *value, char *buffer, size_t size);

/* The undefined tensor: a tensor-typed value without a tensor, with keys of its own
 * {ADInplaceOrView, AutogradOther}. Static; retain and release do no harm. None is something else:
 * the absence of an optional tensor. */
KF_API kf_tensor_t *kf_tensor_undefined(void);

/* ---- Strings ------------------------------------------------------------------------------ */

KF_API KF_MUST_USE kf_status_t kf_string_create(const char *text, size_t size,
                                                kf_string_t **out_string);
KF_API kf_str_t kf_string_view(const kf_string_t *string);

/* ---- Lists -------------------------------------------------------------------------------- */

/* A list knows what its elements are and packs them: ints as int64_t, floats as double, bools as
 * bool, tensors as pointers (NULL is None, for Tensor?[]); anything else as values. */
typedef enum kf_list_kind {
  KF_LIST_VALUES = 0,
  KF_LIST_INTS = 1,
  KF_LIST_FLOATS = 2,
  KF_LIST_BOOLS = 3,
  KF_LIST_TENSORS = 4
} kf_list_kind_t;

KF_API KF_MUST_USE kf_status_t kf_list_create(kf_list_kind_t kind, size_t reserve,
                                              kf_list_t **out_list);
KF_API KF_MUST_USE kf_status_t kf_list_of_ints(const int64_t *data, size_t size,
                                               kf_list_t **out_list);
KF_API KF_MUST_USE kf_status_t kf_list_of_floats(const double *data, size_t size,
                                                 kf_list_t **out_list);
KF_API KF_MUST_USE kf_status_t kf_list_of_bools(const bool *data, size_t size,
                                                kf_list_t **out_list);
KF_API KF_MUST_USE kf_status_t kf_list_of_tensors(kf_tensor_t *const *data, size_t size,
                                                  kf_list_t **out_list);
/* Retains each element. */
KF_API KF_MUST_USE kf_status_t kf_list_of_values(const kf_value_t *data, size_t size,
                                                 kf_list_t **out_list);
KF_API kf_list_kind_t kf_list_kind(const kf_list_t *list);
KF_API size_t kf_list_size(const kf_list_t *list);
/* A copy that the caller owns; KF_ERR_INDEX. */
KF_API KF_MUST_USE kf_status_t kf_list_get(const kf_list_t *list, size_t index,
                                           kf_value_t *out_value);
/* Retains the value; KF_ERR_TYPE when it does not fit the list's kind, KF_ERR_INDEX. */
KF_API KF_MUST_USE kf_status_t kf_list_set(kf_list_t *list, size_t index, const kf_value_t *value);
KF_API KF_MUST_USE kf_status_t kf_list_append(kf_list_t *list, const kf_value_t *value);
/* Packed contents; empty (data non-NULL) for a list of another kind. */
KF_API kf_int_span_t kf_list_ints(const kf_list_t *list);
KF_API kf_float_span_t kf_list_floats(const kf_list_t *list);
KF_API kf_bool_span_t kf_list_bools(const kf_list_t *list);
KF_API kf_tensor_span_t kf_list_tensors(const kf_list_t *list);
KF_API kf_value_span_t kf_list_values(const kf_list_t *list);

/* ---- Tuples and dicts --------------------------------------------------------------------- */

KF_API KF_MUST_USE kf_status_t kf_tuple_create(const kf_value_t *items, size_t size,
                                               kf_tuple_t **out_tuple); /* retains the items */
KF_API kf_value_span_t kf_tuple_items(const kf_tuple_t *tuple);

/* Keys: int, float, complex, bool, string or tensor (by identity). Keeps insertion order. */
KF_API KF_MUST_USE kf_status_t kf_dict_create(kf_dict_t **out_dict);
KF_API size_t kf_dict_size(const kf_dict_t *dict);
/* Adds or replaces; retains both. KF_ERR_TYPE for a key that cannot be one. */
KF_API KF_MUST_USE kf_status_t kf_dict_set(kf_dict_t *dict, const kf_value_t *key,
                                           const kf_value_t *value);
/* Borrowed; NULL when absent. */
KF_API const kf_value_t *kf_dict_get(const kf_dict_t *dict, const kf_value_t *key);
KF_API bool kf_dict_remove(kf_dict_t *dict, const kf_value_t *key);
/* Borrowed entry by position (insertion order); false past the end. */
KF_API bool kf_dict_at(const kf_dict_t *dict, size_t position, const kf_value_t **out_key,
                       const kf_value_t **out_value);

/* ---- Stack -------------------------------------------------------------------------------- */

/* A growable stack of values. The caller may lend a first buffer, so that short stacks never
 * allocate. The struct is part of the ABI: read `values` and `size` freely. */
typedef struct kf_value_stack {
  kf_value_t *values;
  size_t size;
  size_t capacity;
  uint32_t owns_values; /* the buffer came from kf_alloc */
  uint32_t reserved;
} kf_stack_t;

KF_INLINE void kf_stack_init(kf_stack_t *stack, kf_value_t *buffer, size_t capacity) {
  stack->values = buffer;
  stack->size = 0;
  stack->capacity = buffer != NULL ? capacity : 0;
  stack->owns_values = 0;
  stack->reserved = 0;
}
/* Drops every value and the buffer. The stack is empty and usable again. */
KF_API void kf_stack_destroy(kf_stack_t *stack);
/* Makes room for `extra` more values. */
KF_API KF_MUST_USE kf_status_t kf_stack_reserve(kf_stack_t *stack, size_t extra);
/* Pushes a value; the stack takes over the reference, also when it fails. */
KF_INLINE KF_MUST_USE kf_status_t kf_stack_push_take(kf_stack_t *stack, kf_value_t value) {
  if (KF_UNLIKELY(stack->size == stack->capacity)) {
    kf_status_t status = kf_stack_reserve(stack, 1);
    if (status != KF_OK) {
      kf_value_clear(&value);
      return status;
    }
  }
  stack->values[stack->size++] = value;
  return KF_OK;
}
/* Removes the top value and gives its reference to the caller; None when the stack is empty. */
KF_INLINE kf_value_t kf_stack_pop(kf_stack_t *stack) {
  if (KF_UNLIKELY(stack->size == 0)) return kf_value_none();
  return stack->values[--stack->size];
}
/* Drops the top `count` values (all, if there are fewer). */
KF_API void kf_stack_drop(kf_stack_t *stack, size_t count);
/* Replaces the `count` topmost values below the last `keep` ones: drops them and closes the gap. */
KF_API void kf_stack_drop_below(kf_stack_t *stack, size_t keep, size_t count);

#ifdef __cplusplus
}
#endif
#endif
