/* The values of samples files: decodes a case, each argument as the schema's type asks. */
#include <stdio.h>
#include <string.h>

#include "sample_file.h"

enum { DIMENSIONS = 64, DEPTH = 6 };

typedef struct reader {
  sample_file_t *file;
  sample_case_t *into;
  const unsigned char *at, *end;
  bool damaged;
} reader_t;

/* ---- Plain parts ---- */

static const unsigned char *take(reader_t *r, size_t size) {
  static const unsigned char zeros[16];
  if (r->damaged || size > (size_t)(r->end - r->at)) {
    r->damaged = true;
    return zeros;
  }
  r->at += size;
  return r->at - size;
}

static uint8_t take_u8(reader_t *r) { return *take(r, 1); }

static uint64_t take_bits(reader_t *r, size_t size) {
  const unsigned char *at = take(r, size);
  uint64_t bits = 0;
  for (size_t i = size; i-- > 0;) bits = bits << 8 | at[i];
  return bits;
}

static int64_t take_i64(reader_t *r) { return (int64_t)take_bits(r, 8); }
static uint32_t take_u32(reader_t *r) { return (uint32_t)take_bits(r, 4); }

static double take_f64(reader_t *r) {
  uint64_t bits = take_bits(r, 8);
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

/* A text of at most `size` - 1 bytes. */
static void take_text(reader_t *r, char *out, size_t size) {
  uint32_t length = take_u32(r);
  if (length > (size_t)(r->end - r->at)) r->damaged = true;
  out[0] = '\0';
  if (r->damaged) return;
  const unsigned char *text = take(r, length);
  size_t kept = length < size - 1 ? length : size - 1;
  memcpy(out, text, kept);
  out[kept] = '\0';
}

static void take_string_value(reader_t *r, char *out, size_t size) {
  if (take_u8(r) != 's') r->damaged = true;
  take_text(r, out, size);
}

/* ---- Names ---- */

/* The number whose name this is, -1 if there is none. The last names of dtypes match: "float32". */
static int named(const char *name, const char *(*name_of)(int), int count) {
  for (int i = 0; i < count; i++) {
    const char *known = name_of(i);
    if (known != NULL && strcmp(known, name) == 0) return i;
  }
  return -1;
}

static const char *dtype_name(int i) { return kf_dtype_name((kf_dtype_t)i); }
static const char *format_name(int i) { return kf_memory_format_name((kf_memory_format_t)i); }

static kf_dtype_t take_dtype(reader_t *r) {
  char name[40];
  take_text(r, name, sizeof name);
  int found = r->damaged ? -1 : named(name, dtype_name, KF_DTYPE_COUNT);
  if (found < 0) r->damaged = true;
  return found < 0 ? KF_DTYPE_FLOAT32 : (kf_dtype_t)found;
}

static kf_value_t take_named(reader_t *r, uint8_t letter) {
  if (letter == 'y') return kf_value_dtype(take_dtype(r));
  char name[40];
  take_text(r, name, sizeof name);
  if (letter == 'o') return kf_value_layout(KF_LAYOUT_STRIDED);
  int found = r->damaged ? -1 : named(name, format_name, 4);
  if (found < 0) r->damaged = true;
  return kf_value_memory_format((kf_memory_format_t)(found < 0 ? 0 : found));
}

static kf_device_t take_device(reader_t *r) {
  char name[40];
  kf_device_t device = kf_device_make(KF_DEVICE_CPU, -1);
  take_text(r, name, sizeof name);
  if (!r->damaged && kf_device_parse(name, &device) != KF_OK) r->damaged = true;
  if (device.type != KF_DEVICE_CPU && device.type != KF_DEVICE_META) r->damaged = true;
  return device;
}

/* ---- Tensors ---- */

static kf_storage_t *create_storage(reader_t *r, uint64_t number, kf_device_t device, size_t size) {
  if (number == 0 || number > r->file->content_count) return NULL;
  const sample_content_t *content = &r->file->contents[number - 1];
  bool is_meta = device.type == KF_DEVICE_META;
  if (size > ((size_t)1 << 40) || (!is_meta && content->size != size)) return NULL;
  kf_storage_t *storage = NULL;
  void *data = NULL;
  if (kf_storage_create(device, size, &storage) != KF_OK) return NULL;
  if (!is_meta && size > 0 && kf_storage_mutable_data(storage, &data) == KF_OK)
    memcpy(data, content->data, size);
  return storage;
}

/* The storage with this number in the case, which owns it. NULL: damaged. */
static kf_storage_t *find_storage(reader_t *r, uint64_t number, kf_device_t device, size_t size) {
  sample_case_t *c = r->into;
  for (size_t i = 0; i < c->storage_count; i++)
    if (c->numbers[i] == number)
      return kf_storage_size(c->storages[i]) == size ? c->storages[i] : NULL;
  if (c->storage_count == SAMPLE_STORAGES) return NULL;
  kf_storage_t *storage = create_storage(r, number, device, size);
  if (storage == NULL) return NULL;
  c->numbers[c->storage_count] = number;
  return c->storages[c->storage_count++] = storage;
}

/* Whether a tensor lies inside of its storage. */
static bool fits(kf_int_span_t sizes, kf_int_span_t strides, uint64_t offset, size_t itemsize,
                 uint64_t storage_size) {
  uint64_t last = offset, bytes, count = 1;
  for (size_t d = 0; d < sizes.size; d++) {
    uint64_t size = (uint64_t)sizes.data[d], stride = (uint64_t)strides.data[d], step;
    if (sizes.data[d] < 0 || strides.data[d] < 0 || __builtin_mul_overflow(count, size, &count) ||
        count > INT64_MAX || offset > INT64_MAX)
      return false;
    if (size > 0 && (__builtin_mul_overflow(size - 1, stride, &step) ||
                     __builtin_add_overflow(last, step, &last) || last > INT64_MAX))
      return false;
  }
  if (count == 0) return offset <= INT64_MAX;
  return !__builtin_mul_overflow(last + 1, (uint64_t)itemsize, &bytes) && bytes <= storage_size;
}

static kf_value_t take_tensor(reader_t *r) {
  int64_t sizes[DIMENSIONS], strides[DIMENSIONS];
  uint8_t flags = take_u8(r), ndim = take_u8(r);
  uint64_t number = take_bits(r, 8), storage_size = take_bits(r, 8), offset = take_bits(r, 8);
  if (ndim > DIMENSIONS || flags > 11 || (flags & 4) != 0) r->damaged = true;
  for (int i = 0; i < ndim && !r->damaged; i++) sizes[i] = take_i64(r);
  for (int i = 0; i < ndim && !r->damaged; i++) strides[i] = take_i64(r);
  kf_dtype_t dtype = take_dtype(r);
  kf_device_t device = take_device(r);
  kf_int_span_t shape = {sizes, ndim}, steps = {strides, ndim};
  if (r->damaged || !fits(shape, steps, offset, kf_dtype_size(dtype), storage_size)) {
    r->damaged = true;
    return kf_value_none();
  }
  kf_storage_t *storage = find_storage(r, number, device, (size_t)storage_size);
  kf_tensor_t *tensor = NULL;
  if (storage != NULL && (flags & 8) != 0) {
    kf_storage_retain(storage);
    return kf_value_object_take(KF_TAG_STORAGE, storage);
  }
  if (storage == NULL ||
      kf_tensor_create(storage, dtype, shape, steps, (int64_t)offset, &tensor) != KF_OK ||
      ((flags & 1) != 0 && kf_tensor_set_conj(tensor, true) != KF_OK) ||
      ((flags & 2) != 0 && kf_tensor_set_neg(tensor, true) != KF_OK))
    r->damaged = true;
  return kf_value_tensor_take(tensor);
}

/* A number as the tensor that Python passes for it. */
static kf_value_t wrapped_number(reader_t *r, const kf_value_t *number) {
  kf_dtype_t dtype = number->tag == KF_TAG_INT     ? KF_DTYPE_INT64
                     : number->tag == KF_TAG_BOOL  ? KF_DTYPE_BOOL
                     : number->tag == KF_TAG_FLOAT ? KF_DTYPE_FLOAT64
                                                   : KF_DTYPE_COMPLEX128;
  kf_complex_t complex = {0, 0};
  if (number->tag == KF_TAG_COMPLEX) complex = kf_value_get_complex(number);
  const void *data = number->tag == KF_TAG_COMPLEX ? (const void *)&complex : &number->as;
  kf_tensor_t *tensor = NULL;
  if (kf_tensor_from_data(data, dtype, kf_no_ints(), &tensor) != KF_OK) r->damaged = true;
  if (tensor != NULL) kf_tensor_set_wrapped_number(tensor, true);
  return kf_value_tensor_take(tensor);
}

/* ---- Values by type ---- */

static bool is_number(const kf_value_t *value) {
  return value->tag == KF_TAG_INT || value->tag == KF_TAG_FLOAT || value->tag == KF_TAG_BOOL ||
         value->tag == KF_TAG_COMPLEX;
}

static const kf_type_t *without_optional(const kf_type_t *type) {
  while (type->kind == KF_TYPE_OPTIONAL && type->child_count == 1) type = type->children[0];
  return type;
}

static kf_value_t take_value(reader_t *r, const kf_type_t *type, int32_t list_size, int depth);

static kf_list_kind_t list_kind(const kf_type_t *element) {
  bool is_optional = element->kind == KF_TYPE_OPTIONAL;
  switch (without_optional(element)->kind) {
    case KF_TYPE_TENSOR: return KF_LIST_TENSORS;
    case KF_TYPE_INT:
    case KF_TYPE_SYM_INT: return is_optional ? KF_LIST_VALUES : KF_LIST_INTS;
    case KF_TYPE_FLOAT: return is_optional ? KF_LIST_VALUES : KF_LIST_FLOATS;
    case KF_TYPE_BOOL: return is_optional ? KF_LIST_VALUES : KF_LIST_BOOLS;
    default: return KF_LIST_VALUES;
  }
}

static kf_value_t take_list(reader_t *r, const kf_type_t *type, int depth) {
  static const kf_type_t any = {KF_TYPE_ANY, 0, NULL, NULL};
  const kf_type_t *element = type->kind == KF_TYPE_LIST ? type->children[0] : &any;
  uint32_t count = take_u32(r);
  kf_list_t *list = NULL;
  if (count > (size_t)(r->end - r->at)) r->damaged = true;
  if (r->damaged || depth > DEPTH || kf_list_create(list_kind(element), count, &list) != KF_OK) {
    r->damaged = true;
    return kf_value_none();
  }
  for (uint32_t i = 0; i < count && !r->damaged; i++) {
    kf_value_t item = take_value(r, element, -1, depth + 1);
    if (kf_list_kind(list) == KF_LIST_TENSORS && item.tag == KF_TAG_NONE)
      item = kf_value_tensor(kf_tensor_undefined());
    if (kf_list_append(list, &item) != KF_OK) r->damaged = true;
    kf_value_clear(&item);
  }
  return kf_value_object_take(KF_TAG_LIST, list);
}

static kf_value_t repeated(reader_t *r, const kf_value_t *item, const kf_type_t *type,
                           int32_t count) {
  kf_list_t *list = NULL;
  if (kf_list_create(list_kind(type->children[0]), 1, &list) != KF_OK) r->damaged = true;
  for (int32_t i = 0; i < (count > 0 ? count : 1) && !r->damaged; i++)
    if (kf_list_append(list, item) != KF_OK) r->damaged = true;
  return list != NULL ? kf_value_object_take(KF_TAG_LIST, list) : kf_value_none();
}

static kf_value_t take_generator(reader_t *r) {
  (void)take_u8(r);
  kf_device_t device = take_device(r);
  uint32_t size = take_u32(r);
  const unsigned char *state = size <= (size_t)(r->end - r->at) ? take(r, size) : NULL;
  kf_generator_t *generator = NULL;
  if (state == NULL || r->damaged || kf_generator_create(device, &generator) != KF_OK ||
      kf_generator_set_state(generator, state, size) != KF_OK)
    r->damaged = true;
  return generator != NULL ? kf_value_object_take(KF_TAG_GENERATOR, generator) : kf_value_none();
}

static kf_value_t take_text_value(reader_t *r, const kf_type_t *type) {
  char text[512];
  take_text(r, text, sizeof text);
  kf_value_t value = kf_value_none();
  kf_device_t device;
  if (type->kind == KF_TYPE_DEVICE && !r->damaged && kf_device_parse(text, &device) == KF_OK)
    return kf_value_device(device);
  if (kf_value_string(text, strlen(text), &value) != KF_OK) r->damaged = true;
  return value;
}

static kf_value_t take_complex(reader_t *r) {
  kf_complex_t c;
  kf_value_t value = kf_value_none();
  c.re = take_f64(r);
  c.im = take_f64(r);
  if (kf_value_complex(c, &value) != KF_OK) r->damaged = true;
  return value;
}

/* An integer of 16 bytes, which must fit in 8. */
static kf_value_t take_wide_int(reader_t *r) {
  int64_t low = take_i64(r), high = take_i64(r);
  if (high != (low < 0 ? -1 : 0)) r->damaged = true;
  return kf_value_int(low);
}

/* A value as the file has it. */
static kf_value_t take_plain(reader_t *r, const kf_type_t *type, int depth) {
  uint8_t letter = take_u8(r);
  if (r->damaged) return kf_value_none();
  switch (letter) {
    case 'N': return kf_value_none();
    case 'T': return kf_value_bool(true);
    case 'F': return kf_value_bool(false);
    case 'i': return kf_value_int(take_i64(r));
    case 'I': return take_wide_int(r);
    case 'd': return kf_value_float(take_f64(r));
    case 'c': return take_complex(r);
    case 's': return take_text_value(r, type);
    case 'y':
    case 'o':
    case 'm': return take_named(r, letter);
    case 'v': return kf_value_device(take_device(r));
    case 'l':
    case 't': return take_list(r, type, depth);
    case 'g': return take_generator(r);
    case 'x': return take_tensor(r);
    default: r->damaged = true; return kf_value_none();
  }
}

/* A value as an argument of this type: numbers for tensors, for floats and for lists of one number
 * are converted as Python's binding does. */
static kf_value_t take_value(reader_t *r, const kf_type_t *type, int32_t list_size, int depth) {
  type = without_optional(type);
  kf_value_t value = take_plain(r, type, depth), made;
  if (r->damaged || !is_number(&value)) return value;
  double number = 0;
  if (type->kind == KF_TYPE_TENSOR) {
    made = wrapped_number(r, &value);
  } else if (type->kind == KF_TYPE_LIST) {
    made = repeated(r, &value, type, list_size);
  } else if (type->kind == KF_TYPE_FLOAT && kf_value_to_float(&value, &number) == KF_OK) {
    made = kf_value_float(number);
  } else {
    return value;
  }
  kf_value_clear(&value);
  return made;
}

/* ---- Cases ---- */

static bool take_arguments(reader_t *r, const kf_schema_t *schema) {
  sample_case_t *c = r->into;
  bool given[SAMPLE_ARGUMENTS] = {false};
  if (take_u8(r) != 'D') return false;
  uint32_t count = take_u32(r);
  c->argument_count = kf_schema_argument_count(schema);
  if (c->argument_count > SAMPLE_ARGUMENTS || count > c->argument_count) return false;
  for (uint32_t i = 0; i < count && !r->damaged; i++) {
    char name[80];
    take_text(r, name, sizeof name);
    int index = kf_schema_find_argument(schema, name);
    if (index < 0 || given[index]) return false;
    const kf_argument_t *argument = kf_schema_argument(schema, (size_t)index);
    c->arguments[index] = take_value(r, argument->real_type, argument->list_size, 0);
    given[index] = true;
  }
  for (size_t i = 0; i < c->argument_count && !r->damaged; i++) {
    const kf_value_t *missing = kf_schema_argument(schema, i)->default_value;
    if (!given[i] && missing == NULL) return false;
    if (!given[i]) c->arguments[i] = kf_value_copy(*missing);
  }
  return !r->damaged;
}

/* [form, case, flags, rtol, atol, names of arguments that stay on the host] */
static bool take_about(reader_t *r, const kf_schema_t *schema) {
  sample_case_t *c = r->into;
  if (take_u8(r) != 'l' || take_u32(r) != 6) return false;
  take_string_value(r, c->how, sizeof c->how);
  take_string_value(r, c->what, sizeof c->what);
  if (take_u8(r) != 'i') return false;
  c->flags = (uint32_t)take_i64(r);
  if (take_u8(r) != 'd') return false;
  c->rtol = take_f64(r);
  if (take_u8(r) != 'd') return false;
  c->atol = take_f64(r);
  if (take_u8(r) != 'l') return false;
  uint32_t count = take_u32(r);
  for (uint32_t i = 0; i < count && !r->damaged; i++) {
    char name[80];
    take_string_value(r, name, sizeof name);
    int index = kf_schema_find_argument(schema, name);
    if (index >= 0 && index < SAMPLE_ARGUMENTS) c->stays[index] = true;
  }
  return !r->damaged && r->at == r->end;
}

bool sample_case_decode(sample_file_t *file, const unsigned char *payload, size_t size,
                        sample_case_t *out) {
  memset(out, 0, sizeof *out);
  reader_t r = {file, out, payload, payload + size, false};
  take_string_value(&r, out->name, sizeof out->name);
  if (r.damaged) return false;
  if (kf_op_find_by_full_name(out->name, &out->op) != KF_OK || !kf_op_has_schema(out->op)) {
    kf_op_release(out->op);
    out->op = NULL;
    return true;
  }
  const kf_schema_t *schema = kf_op_schema(out->op);
  if (take_arguments(&r, schema) && take_about(&r, schema)) return true;
  sample_case_free(out);
  return false;
}

void sample_case_free(sample_case_t *c) {
  for (size_t i = 0; i < SAMPLE_ARGUMENTS; i++) kf_value_clear(&c->arguments[i]);
  for (size_t i = 0; i < c->storage_count; i++) kf_storage_release(c->storages[i]);
  c->storage_count = 0;
  if (c->op != NULL) kf_op_release(c->op);
  c->op = NULL;
}
