/* Layouts of the objects that values hold, for the files of this room, and their shared functions.
 *
 * Note [Containers]: lists, tuples and dicts are destroyed without recursion. The last release of
 * a container only adds it to a queue of the thread, and the outermost release empties the queue;
 * so a million nested lists need no more C stack than one. The queue is linked through the headers
 * of the dead objects: destroying never allocates. A container that holds itself is never freed
 * unless its owner breaks the cycle; there is no cycle collector. */
#ifndef KF_DISPATCH_VALUES_VALUE_INTERNAL_H
#define KF_DISPATCH_VALUES_VALUE_INTERNAL_H

#include <keyfall/value.h>

#include "base/base_internal.h"

/* How many levels of nested containers printing and equality visit. */
enum { KF__VALUE_DEPTH = 64 };
/* Bytes of a tensor's header; the tensor room asserts that this is true. */
enum { KF__TENSOR_SIZE = 192 };

/* kf_value_equal for two values that are not both containers. (A container equals only itself
 * here.) */
bool kf__simple_equal(const kf_value_t *a, const kf_value_t *b);

/* Whether the value is a list of tensors. */
static inline bool kf__is_tensor_list(const kf_value_t *value) {
  return value->tag == KF_TAG_LIST &&
         kf_list_kind((const kf_list_t *)value->as.pointer) == KF_LIST_TENSORS;
}

struct kf_string {
  kf_object_t base;
  size_t size;
  char data[]; /* size bytes and a terminator */
};

typedef union kf_list_items {
  void *block; /* never NULL */
  kf_value_t *values;
  int64_t *ints;
  double *floats;
  bool *bools;
  kf_tensor_t **tensors;
} kf_list_items_t;

struct kf_list {
  kf_object_t base;
  uint32_t kind; /* kf_list_kind_t; never changes */
  size_t size;
  size_t capacity;
  kf_list_items_t as; /* `storage`, or a block of its own once the list has outgrown that */
  int64_t storage[];  /* first elements: a list of a known size is one allocation */
};

struct kf_tuple {
  kf_object_t base;
  size_t size;
  kf_value_t items[];
};

typedef struct kf_dict_entry {
  uint64_t hash;
  kf_value_t key;
  kf_value_t value;
} kf_dict_entry_t;

struct kf_dict {
  kf_object_t base;
  size_t size;
  size_t capacity;          /* 0 or a power of two; the index has twice as many slots */
  kf_dict_entry_t *entries; /* insertion order, without gaps */
  uint32_t *index;          /* after the entries, in the same block; entry + 1, 0: free */
};

/* ---- Containers (see the note above) ---- */

typedef struct kf_container_type {
  kf_object_type_t base;
  void (*dispose)(kf_object_t *self); /* releases the elements and frees the memory */
} kf_container_type_t;

/* The `destroy` of every container type. */
void kf__container_destroy(kf_object_t *self);

/* An element (index < size) of a list of any kind, as a value without a reference of its own. */
kf_value_t kf__list_borrow(const kf_list_t *list, size_t index);

/* ---- Values ---- */

/* The name of the value's type in messages: the tag's name, or the class of a custom object. */
const char *kf__value_type_name(const kf_value_t *value);
/* KF_ERR_TYPE "expected int, found str". */
kf_status_t kf__type_mismatch(const char *expected, const kf_value_t *found);
/* True for the tags that hold the number of an enumeration. */
static inline bool kf__tag_is_enum(uint32_t tag) {
  return tag >= KF_TAG_DTYPE && tag <= KF_TAG_MEMORY_FORMAT;
}
/* True for int and the enumerations: as.i is the number. */
static inline bool kf__tag_is_integer(uint32_t tag) {
  return tag == KF_TAG_INT || kf__tag_is_enum(tag);
}

/* ---- Printing ---- */

/* kf_value_print for text builders, fixed or on the heap. */
void kf__value_print(kf_text_t *text, const kf_value_t *value);
/* Shortest text that reads back as the same double: 2.0, 2.5, 1e-05, -inf, nan. */
void kf__print_float(kf_text_t *text, double f);
/* In double quotes, with escapes; bytes that are not valid UTF-8 as \xNN. */
void kf__print_string(kf_text_t *text, const char *data, size_t size);

#endif
