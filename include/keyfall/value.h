/* value.h: boxed values, the containers they hold, and the stack that boxed calls use.
 *
 * A value is 16 bytes: a tag, 4 bytes that some tags use, and 8 bytes of payload. Numbers, enums
 * and devices are stored in the payload. Everything else is a reference-counted object (kf_object_t
 * in base.h), and a value that holds an object owns one reference to it. Copy a value with
 * kf_value_copy and drop it with kf_value_clear; assigning the struct moves the reference.
 *
 *   kf_stack_t stack;
 *   kf_value_t buffer[4];
 *   kf_stack_init(&stack, buffer, 4);
 *   kf_status_t status = kf_stack_push_take(&stack, kf_value_tensor(x));         x stays ours
 *   if (status == KF_OK) status = kf_stack_push_take(&stack, kf_value_float(2.0));
 *   if (status == KF_OK) status = kf_op_call_boxed(op, &stack);                  (op.h)
 *   if (status == KF_OK) status = kf_value_to_tensor(&stack.values[0], &result); borrowed
 *   kf_stack_destroy(&stack);                                     drops values and results
 *
 * Strings and tuples never change after creation, so threads may share them. Lists, dicts and
 * stacks have no lock: several threads may read one at once, but a thread that changes it needs
 * exclusive access. Pointers to values, lists and the like must not be NULL unless a comment allows
 * it. */
#ifndef KEYFALL_VALUE_H
#define KEYFALL_VALUE_H

#include <keyfall/types.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kf_tensor kf_tensor_t; /* begins with kf_dispatchable_t (key.h); see tensor.h */
typedef struct kf_generator kf_generator_t; /* generator.h */
typedef struct kf_storage kf_storage_t;     /* tensor.h */
typedef struct kf_string kf_string_t;       /* immutable text */
typedef struct kf_list kf_list_t;           /* packed sequence */
typedef struct kf_tuple kf_tuple_t;         /* immutable sequence of values */
typedef struct kf_dict kf_dict_t;           /* map that keeps insertion order */

/* What a value holds. Tags from KF_TAG_FIRST_OBJECT up hold an object. The numbers are part of the
 * ABI. */
typedef enum kf_tag {
  KF_TAG_NONE = 0,
  KF_TAG_INT = 1,
  KF_TAG_FLOAT = 2,
  KF_TAG_BOOL = 3,
  KF_TAG_DTYPE = 4,
  KF_TAG_LAYOUT = 5,
  KF_TAG_MEMORY_FORMAT = 6,
  KF_TAG_DEVICE = 7,
  KF_TAG_STREAM = 8, /* device in `extra`, id in the payload */
  KF_TAG_UINT = 9,   /* an int of 2^63 or more, for `Scalar` only; smaller ones are INT */
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
  KF_TAG_OBJECT = 27, /* any other object: custom class, capsule, quantizer, future */
  KF_TAG_COUNT
} kf_tag_t;

/* A boxed value. `tag` (kf_tag_t) says which member of `as` is valid:
 *
 *   INT, DTYPE, LAYOUT, MEMORY_FORMAT, STREAM (its id)   as.i
 *   FLOAT, BOOL, DEVICE, UINT                            as.f, as.b, as.device, as.bits
 *   TENSOR                                               as.tensor, or as.object
 *   other objects                                        as.object
 *
 * NONE has a payload of 0, so as.object and as.tensor of None are NULL. Fill values with the
 * functions below: they clear the bytes that a tag does not use. */
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

/* A number that keeps its kind, for `Scalar` arguments: KF_INT(3), KF_FLOAT(0.5) and others in
 * scope.h make one. Owns nothing, also when it is complex. */
typedef struct kf_scalar {
  uint32_t tag; /* KF_TAG_INT, FLOAT, BOOL, COMPLEX or UINT (as.i has its 64 bits) */
  union {
    int64_t i;
    double f;
    bool b;
    kf_complex_t c;
  } as;
} kf_scalar_t;

/* An integer that may be symbolic. `node` is NULL for a plain integer; otherwise it is the symbolic
 * object, borrowed, and `value` is not used. */
typedef struct kf_sym_int {
  int64_t value;
  kf_object_t *node;
} kf_sym_int_t;

/* Borrowed sequences, as typed kernels and functions of ops.h take them: an address and a number of
 * elements. The owner keeps the elements alive and unchanged while the span is in use. For optional
 * lists, data == NULL is None; an empty list that is present has a non-NULL address. */
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
/* Pointers are borrowed. NULL entries are None (Tensor?[]). */
typedef struct kf_tensor_span {
  kf_tensor_t *const *data;
  size_t size;
} kf_tensor_span_t;
/* Values are borrowed: do not clear them. */
typedef struct kf_value_span {
  const kf_value_t *data;
  size_t size;
} kf_value_span_t;
/* Borrowed text with its length in bytes. Texts from the library are also terminated by a zero
 * byte, and may contain zero bytes before it. data == NULL is None. kf_str_of (scope.h) makes one
 * of a C string. */
typedef struct kf_str_view {
  const char *data;
  size_t size;
} kf_str_t;

/* Optional values: `value` counts only when `has` is true. kf_some_int, kf_no_int and the like in
 * scope.h make them. kf_opt_int_t also carries ScalarType?, Layout? and MemoryFormat?. */
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

/* Whether values with this tag hold (and count a reference to) an object. */
KF_INLINE bool kf_tag_is_object(uint32_t tag) { return tag >= KF_TAG_FIRST_OBJECT; }

/* ---- Making values ------------------------------------------------------------------------ */

/* A value with this tag and payload, without any check and without a reference. For bindings; the
 * functions below cover all tags. */
KF_INLINE kf_value_t kf_value_raw(kf_tag_t tag, uint64_t bits) {
  kf_value_t value;
  value.tag = (uint32_t)tag;
  value.extra.bits = 0;
  value.as.bits = bits;
  return value;
}
/* Values without an object. They own nothing: kf_value_clear is allowed but not needed. */
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
/* Wraps an object, which must not be NULL, without retaining it. Either the value takes over the
 * caller's reference, or the value is a borrowed one that nobody clears. */
KF_INLINE kf_value_t kf_value_object_take(kf_tag_t tag, void *object) {
  kf_value_t value = kf_value_raw(tag, 0);
  value.as.object = (kf_object_t *)object;
  return value;
}
/* A value with a new reference to the object; the caller keeps its own. NULL gives None. `tag` must
 * be the one that belongs to the object's type. */
KF_INLINE kf_value_t kf_value_object(kf_tag_t tag, void *object) {
  if (object == NULL) return kf_value_none();
  kf_object_retain(object);
  return kf_value_object_take(tag, object);
}

/* A tensor as a value: kf_value_tensor adds a reference, kf_value_tensor_take takes over the
 * caller's. NULL gives None in both. */
KF_INLINE kf_value_t kf_value_tensor(kf_tensor_t *tensor) {
  return kf_value_object(KF_TAG_TENSOR, tensor);
}
KF_INLINE kf_value_t kf_value_tensor_take(kf_tensor_t *tensor) {
  return tensor != NULL ? kf_value_object_take(KF_TAG_TENSOR, tensor) : kf_value_none();
}

/* A copy that owns a reference of its own. Containers are shared, not cloned. */
KF_INLINE kf_value_t kf_value_copy(kf_value_t value) {
  if (kf_tag_is_object(value.tag)) kf_object_retain(value.as.object);
  return value;
}
/* Releases what the value holds and sets it to None, so that clearing twice is harmless. A
 * destructor that runs here already sees None. */
KF_INLINE void kf_value_clear(kf_value_t *value) {
  kf_value_t old = *value;
  *value = kf_value_none();
  if (kf_tag_is_object(old.tag)) kf_object_release(old.as.object);
}

/* A complex number as a value; it is stored in an object of its own. KF_ERR_NO_MEMORY, and
 * *out_value is None. */
KF_API KF_MUST_USE kf_status_t kf_value_complex(kf_complex_t c, kf_value_t *out_value);
/* A string value with a copy of `size` bytes. Any byte values are allowed, zero included; UTF-8 is
 * customary. `text` may be NULL when size is 0. KF_ERR_NO_MEMORY; KF_ERR_MISUSE when text is NULL
 * and size is not 0. *out_value is None on failure. */
KF_API KF_MUST_USE kf_status_t kf_value_string(const char *text, size_t size,
                                               kf_value_t *out_value);
/* An int, float, bool or complex value, by the scalar's tag. KF_ERR_TYPE for any other tag;
 * KF_ERR_NO_MEMORY only for complex numbers. *out_value is None on failure. */
KF_API KF_MUST_USE kf_status_t kf_value_scalar(kf_scalar_t scalar, kf_value_t *out_value);
/* A plain integer gives an INT value; a symbolic one a SYM_INT value with a new reference to its
 * node. */
KF_API kf_value_t kf_value_sym_int(kf_sym_int_t value);

/* ---- Looking into values ------------------------------------------------------------------ */

/* The type's name as schemas spell it: "Tensor", "int", "float", "str", "List", … Static; "unknown"
 * for an unknown tag. */
KF_API const char *kf_tag_name(kf_tag_t tag);
/* Unchecked access for values whose tag is known. For another tag, the result is 0 and the None
 * view, without an error. The text is valid as long as the string object lives. */
KF_API kf_complex_t kf_value_get_complex(const kf_value_t *value); /* COMPLEX */
KF_API kf_str_t kf_value_get_string(const kf_value_t *value);      /* STRING */

/* Checked conversions from a value to the C type that typed kernels use. On a mismatch they return
 * KF_ERR_TYPE ("expected float, found str") and leave *out unchanged. Objects and texts are
 * borrowed from the value. These conversions are accepted, as in the schema language:
 *
 *   int       INT, DTYPE, LAYOUT, MEMORY_FORMAT (the number of the enum)
 *   float     FLOAT, INT
 *   complex   COMPLEX, FLOAT, INT
 *   Scalar    INT, FLOAT, BOOL, COMPLEX
 *   SymInt    SYM_INT, and whatever int accepts
 *
 * Each other function accepts its own tag only. kf_value_to_tensor refuses None. */
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
/* The object of a value with exactly this tag; None gives NULL. KF_ERR_TYPE for another tag;
 * KF_ERR_MISUSE when `tag` is not the tag of an object. */
KF_API KF_MUST_USE kf_status_t kf_value_to_object(const kf_value_t *value, kf_tag_t tag,
                                                  kf_object_t **out_borrowed);

/* Deep equality, as needed to compare with a default value:
 *
 *  - Numbers compare by value across kinds: 1, 1.0, True and 1+0j are equal. Enums compare as the
 *    int of their number. NaN differs from itself.
 *  - Lists of different kinds are equal when their elements are. Dicts ignore the order.
 *  - Tensors, generators, storages and other objects compare by identity, or by their type's
 *    `equal` when both have the same type.
 *
 * Containers nested deeper than 64 levels count as unequal, so lists that contain themselves
 * end. */
KF_API bool kf_value_equal(const kf_value_t *a, const kf_value_t *b);
/* A hash that agrees with kf_value_equal: equal values have equal hashes. All lists
 * hash alike, and all tuples and dicts: they cannot be keys. Not stable between processes. */
KF_API uint64_t kf_value_hash(const kf_value_t *value);
/* Writes readable text: 3, 2.5, True, None, "text", [1, 2], (1, 2), {1: 2}, cuda:0, <Tensor>. A
 * container inside itself prints as [...]. Writes at most `size` bytes and always terminates when
 * size > 0; returns the length of the full text, as snprintf does. */
KF_API size_t kf_value_print(const kf_value_t *value, char *buffer, size_t size);

/* The undefined tensor: what a `Tensor` argument without a tensor is. It has 0 dimensions, no
 * storage, and the keys {ADInplaceOrView, AutogradOther}. Borrowed and static: never NULL, retain
 * and release have no effect that matters. None is different: it is the absence of a `Tensor?`. */
KF_API kf_tensor_t *kf_tensor_undefined(void);

/* ---- Strings ------------------------------------------------------------------------------ */

/* A string object with a copy of `size` bytes and a terminator; release it with kf_object_release.
 * Rules and errors of kf_value_string; *out_string is NULL on failure. */
KF_API KF_MUST_USE kf_status_t kf_string_create(const char *text, size_t size,
                                                kf_string_t **out_string);
/* The text, borrowed from the string; NULL gives the None view. */
KF_API kf_str_t kf_string_view(const kf_string_t *string);

/* ---- Lists -------------------------------------------------------------------------------- */

/* The element type of a list, fixed at creation. Elements are packed: ints as int64_t, floats as
 * double, bools as bool, tensors as pointers (NULL is None, for Tensor?[]), anything else as
 * values. */
typedef enum kf_list_kind {
  KF_LIST_VALUES = 0, /* kf_value_t */
  KF_LIST_INTS = 1,   /* int64_t */
  KF_LIST_FLOATS = 2, /* double */
  KF_LIST_BOOLS = 3,  /* bool */
  KF_LIST_TENSORS = 4 /* kf_tensor_t *, NULL for None */
} kf_list_kind_t;

/* An empty list with capacity for `reserve` elements (0: a small default); it grows at need.
 * Release it with kf_object_release. KF_ERR_NO_MEMORY; KF_ERR_MISUSE for an unknown kind. *out_list
 * is NULL on failure. */
KF_API KF_MUST_USE kf_status_t kf_list_create(kf_list_kind_t kind, size_t reserve,
                                              kf_list_t **out_list);
/* Lists with a copy of `size` elements. Tensors and values are retained, the caller's references
 * stay the caller's. `data` may be NULL when size is 0. KF_ERR_NO_MEMORY; KF_ERR_MISUSE when data
 * is NULL and size is not 0. *out_list is NULL on failure. */
KF_API KF_MUST_USE kf_status_t kf_list_of_ints(const int64_t *data, size_t size,
                                               kf_list_t **out_list);
KF_API KF_MUST_USE kf_status_t kf_list_of_floats(const double *data, size_t size,
                                                 kf_list_t **out_list);
KF_API KF_MUST_USE kf_status_t kf_list_of_bools(const bool *data, size_t size,
                                                kf_list_t **out_list);
KF_API KF_MUST_USE kf_status_t kf_list_of_tensors(kf_tensor_t *const *data, size_t size,
                                                  kf_list_t **out_list);
KF_API KF_MUST_USE kf_status_t kf_list_of_values(const kf_value_t *data, size_t size,
                                                 kf_list_t **out_list);

/* Kind and number of elements. */
KF_API kf_list_kind_t kf_list_kind(const kf_list_t *list);
KF_API size_t kf_list_size(const kf_list_t *list);
/* Element `index` as a value that the caller owns (kf_value_clear). KF_ERR_INDEX, and *out_value is
 * None, when there is no such element. */
KF_API KF_MUST_USE kf_status_t kf_list_get(const kf_list_t *list, size_t index,
                                           kf_value_t *out_value);
/* Replaces an element or adds one at the end. The value is borrowed: the list retains what it
 * stores. An int is accepted in a list of floats, an enum in a list of ints, None in a list of
 * tensors. KF_ERR_TYPE: the value does not fit the list's kind. KF_ERR_INDEX (set),
 * KF_ERR_NO_MEMORY (append). The list is unchanged on failure. */
KF_API KF_MUST_USE kf_status_t kf_list_set(kf_list_t *list, size_t index, const kf_value_t *value);
KF_API KF_MUST_USE kf_status_t kf_list_append(kf_list_t *list, const kf_value_t *value);
/* The packed elements, borrowed: valid until the list is changed or released. For a list of another
 * kind the span has size 0 (data is never NULL). */
KF_API kf_int_span_t kf_list_ints(const kf_list_t *list);
KF_API kf_float_span_t kf_list_floats(const kf_list_t *list);
KF_API kf_bool_span_t kf_list_bools(const kf_list_t *list);
KF_API kf_tensor_span_t kf_list_tensors(const kf_list_t *list);
KF_API kf_value_span_t kf_list_values(const kf_list_t *list);

/* ---- Tuples and dicts --------------------------------------------------------------------- */

/* A tuple that retains its items; it never changes. Release it with kf_object_release. `items` may
 * be NULL when size is 0. KF_ERR_NO_MEMORY; KF_ERR_MISUSE when items is NULL and size is not 0.
 * *out_tuple is NULL on failure. */
KF_API KF_MUST_USE kf_status_t kf_tuple_create(const kf_value_t *items, size_t size,
                                               kf_tuple_t **out_tuple);
/* The items, borrowed for as long as the tuple lives. */
KF_API kf_value_span_t kf_tuple_items(const kf_tuple_t *tuple);

/* An empty dict. Keys are ints, floats, complex numbers, bools, strings or tensors (by identity);
 * numbers that are equal are the same key. Entries keep the order of insertion. Release it with
 * kf_object_release. KF_ERR_NO_MEMORY, and *out_dict is NULL. */
KF_API KF_MUST_USE kf_status_t kf_dict_create(kf_dict_t **out_dict);

/* Number of entries. */
KF_API size_t kf_dict_size(const kf_dict_t *dict);
/* Adds an entry, or replaces the value of an existing key (its position stays). Retains key and
 * value. KF_ERR_TYPE: a value that cannot be a key. KF_ERR_NO_MEMORY, KF_ERR_EXHAUSTED (more than
 * about a thousand million entries). The dict is unchanged on failure. */
KF_API KF_MUST_USE kf_status_t kf_dict_set(kf_dict_t *dict, const kf_value_t *key,
                                           const kf_value_t *value);
/* The value of a key, borrowed until the dict is changed; NULL when the key is absent (or could not
 * be a key). No error is recorded. */
KF_API const kf_value_t *kf_dict_get(const kf_dict_t *dict, const kf_value_t *key);
/* Removes an entry and releases its key and value; later entries move up by one position. False
 * when the key is absent. Takes time linear in the size of the dict. */
KF_API bool kf_dict_remove(kf_dict_t *dict, const kf_value_t *key);
/* The entry at a position in insertion order, borrowed until the dict is changed. Either out
 * pointer may be NULL. False, with nothing stored, when position >= kf_dict_size. */
KF_API bool kf_dict_at(const kf_dict_t *dict, size_t position, const kf_value_t **out_key,
                       const kf_value_t **out_value);

/* ---- Stack -------------------------------------------------------------------------------- */

/* A growable stack of values. The caller may lend a first buffer, so that short stacks never
 * allocate. values[0] … values[size - 1] own their references; slots above own nothing. Programs
 * may read `values` and `size`; only the functions below change them. Growing moves the values, so
 * do not keep pointers into them. */
typedef struct kf_value_stack {
  kf_value_t *values;
  size_t size;          /* values in use */
  size_t capacity;      /* slots in `values` */
  uint32_t owns_values; /* 1: the buffer came from kf_alloc */
  uint32_t reserved;
} kf_stack_t;

/* Makes an empty stack over a lent buffer, or without one (NULL). The buffer stays the caller's,
 * must outlive the stack, and need not be initialized. */
KF_INLINE void kf_stack_init(kf_stack_t *stack, kf_value_t *buffer, size_t capacity) {
  stack->values = buffer;
  stack->size = 0;
  stack->capacity = buffer != NULL ? capacity : 0;
  stack->owns_values = 0;
  stack->reserved = 0;
}
/* Releases all values and the stack's own buffer; a lent buffer is not freed. The stack is then
 * empty, without a buffer, and can be used again. */
KF_API void kf_stack_destroy(kf_stack_t *stack);
/* Makes sure that `extra` more values can be pushed without an allocation. KF_ERR_NO_MEMORY, and
 * the stack is unchanged. */
KF_API KF_MUST_USE kf_status_t kf_stack_reserve(kf_stack_t *stack, size_t extra);
/* Pushes a value. The stack takes over its reference, also when it fails (KF_ERR_NO_MEMORY): then
 * the value is released. Push kf_value_copy(value) to keep a reference. */
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
/* Removes the top value; its reference is now the caller's. None when the stack is empty. */
KF_INLINE kf_value_t kf_stack_pop(kf_stack_t *stack) {
  if (KF_UNLIKELY(stack->size == 0)) return kf_value_none();
  return stack->values[--stack->size];
}
/* Removes and releases the top `count` values, or all when there are fewer. */
KF_API void kf_stack_drop(kf_stack_t *stack, size_t count);
/* Removes and releases `count` values below the top `keep` values, which move down: a boxed kernel
 * that has pushed its returns drops its arguments with kf_stack_drop_below(stack, returns,
 * arguments). Both numbers are capped by what is on the stack. */
KF_API void kf_stack_drop_below(kf_stack_t *stack, size_t keep, size_t count);

#ifdef __cplusplus
}
#endif
#endif
