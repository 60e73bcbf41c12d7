/* Reads recorded cases. Every read is checked against the end of the file. */
#include "case_file.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

unsigned char *read_whole_file(const char *path, size_t *out_size) {
  FILE *file = fopen(path, "rb");
  unsigned char *data = NULL;
  *out_size = 0;
  if (file == NULL) return NULL;
  if (fseek(file, 0, SEEK_END) == 0) {
    long size = ftell(file);
    rewind(file);
    data = size >= 0 ? malloc((size_t)size + 1) : NULL;
    if (data != NULL) *out_size = fread(data, 1, (size_t)size, file);
    if (data != NULL) data[*out_size] = '\0';
  }
  (void)fclose(file);
  return data;
}

unsigned char *cases_load(const char *path, const unsigned char **out_at,
                          const unsigned char **out_end) {
  size_t size = 0;
  unsigned char *data = read_whole_file(path, &size);
  if (data != NULL && size >= 8 && memcmp(data, "KFCASES1", 8) == 0) {
    *out_at = data + 8;
    *out_end = data + size;
    return data;
  }
  printf("%s: not a file of cases\n", path);
  free(data);
  return NULL;
}

static void take(case_reader_t *r, void *out, size_t size) {
  memset(out, 0, size);
  if (r->bad || (size_t)(r->end - r->at) < size) {
    r->bad = true;
    return;
  }
  memcpy(out, r->at, size);
  r->at += size;
}

static uint8_t take_u8(case_reader_t *r) {
  uint8_t v;
  take(r, &v, sizeof v);
  return v;
}

static uint32_t take_u32(case_reader_t *r) {
  uint32_t v;
  take(r, &v, sizeof v);
  return v;
}

static int64_t take_i64(case_reader_t *r) {
  int64_t v;
  take(r, &v, sizeof v);
  return v;
}

static double take_f64(case_reader_t *r) {
  double v;
  take(r, &v, sizeof v);
  return v;
}

static void take_text(case_reader_t *r, char *out, size_t size) {
  uint16_t length;
  take(r, &length, sizeof length);
  out[0] = '\0';
  if (r->bad || (size_t)(r->end - r->at) < length) {
    r->bad = true;
    return;
  }
  size_t kept = length < size - 1 ? length : size - 1;
  memcpy(out, r->at, kept);
  out[kept] = '\0';
  r->at += length;
}

static kf_storage_t *take_storage(case_reader_t *r, kf_device_t device) {
  uint32_t number = take_u32(r);
  uint8_t brings = take_u8(r);
  if (number >= CASE_MAX_STORAGES) r->bad = true;
  if (r->bad) return NULL;
  if (!brings) return r->storages[number];
  int64_t size = take_i64(r);
  uint8_t has_bytes = take_u8(r);
  kf_storage_t *storage = NULL;
  if (r->bad || size < 0 || kf_storage_create(device, (size_t)size, &storage) != KF_OK) {
    r->bad = true;
    return NULL;
  }
  void *data = NULL;
  if (has_bytes && kf_storage_mutable_data(storage, &data) == KF_OK && size > 0)
    take(r, data, (size_t)size);
  kf_storage_release(r->storages[number]);
  r->storages[number] = storage;
  return storage;
}

static kf_tensor_t *take_tensor(case_reader_t *r) {
  uint8_t dtype = take_u8(r), device_type = take_u8(r), flags = take_u8(r), ndim = take_u8(r);
  int64_t sizes[64], strides[64];
  if (ndim > 64) r->bad = true;
  for (int i = 0; i < ndim && !r->bad; i++) sizes[i] = take_i64(r);
  for (int i = 0; i < ndim && !r->bad; i++) strides[i] = take_i64(r);
  int64_t offset = take_i64(r);
  kf_storage_t *storage = take_storage(r, kf_device_make(device_type, -1));
  if (r->bad || storage == NULL) {
    r->bad = true;
    return NULL;
  }
  kf_int_span_t shape = {sizes, ndim}, steps = {strides, ndim};
  kf_tensor_t *tensor = NULL;
  if (kf_tensor_create(storage, (kf_dtype_t)dtype, shape, steps, offset, &tensor) != KF_OK) {
    printf("cannot make a tensor: %s\n", kf_error_message());
    r->bad = true;
    return NULL;
  }
  kf_tensor_set_wrapped_number(tensor, (flags & 1) != 0);
  if (((flags & 2) != 0 && kf_tensor_set_conj(tensor, true) != KF_OK) ||
      ((flags & 4) != 0 && kf_tensor_set_neg(tensor, true) != KF_OK))
    r->bad = true;
  return tensor;
}

static kf_value_t take_value(case_reader_t *r, int depth);

static kf_value_t take_list(case_reader_t *r, kf_list_kind_t kind, int depth) {
  uint32_t count = take_u32(r);
  kf_list_t *list = NULL;
  if (r->bad || depth > 4 || kf_list_create(kind, count < 4096 ? count : 0, &list) != KF_OK) {
    r->bad = true;
    return kf_value_none();
  }
  for (uint32_t i = 0; i < count && !r->bad; i++) {
    kf_value_t item = take_value(r, depth + 1);
    if (kf_list_append(list, &item) != KF_OK) r->bad = true;
    kf_value_clear(&item);
  }
  return kf_value_object_take(KF_TAG_LIST, list);
}

static kf_value_t take_string(case_reader_t *r) {
  char text[256];
  take_text(r, text, sizeof text);
  kf_value_t value = kf_value_none();
  if (kf_value_string(text, strlen(text), &value) != KF_OK) r->bad = true;
  return value;
}

static kf_value_t take_complex(case_reader_t *r) {
  kf_complex_t c;
  c.re = take_f64(r);
  c.im = take_f64(r);
  kf_value_t value = kf_value_none();
  if (kf_value_complex(c, &value) != KF_OK) r->bad = true;
  return value;
}

static kf_value_t take_device(case_reader_t *r) {
  uint8_t type = take_u8(r);
  return kf_value_device(kf_device_make(type, -1));
}

static kf_value_t take_undefined(void) { return kf_value_tensor(kf_tensor_undefined()); }

/* Tags are record.py's. */
static kf_value_t take_value(case_reader_t *r, int depth) {
  switch (take_u8(r)) {
    case 0: return kf_value_none();
    case 1: return kf_value_int(take_i64(r));
    case 2: return kf_value_float(take_f64(r));
    case 3: return kf_value_bool(take_u8(r) != 0);
    case 4: return take_string(r);
    case 5: return kf_value_dtype((kf_dtype_t)take_i64(r));
    case 6: return kf_value_layout((kf_layout_t)take_i64(r));
    case 7: return kf_value_memory_format((kf_memory_format_t)take_i64(r));
    case 8: return take_device(r);
    case 9: return take_complex(r);
    case 10: return kf_value_tensor_take(take_tensor(r));
    case 11: return take_list(r, KF_LIST_INTS, depth);
    case 12: return take_list(r, KF_LIST_FLOATS, depth);
    case 13: return take_list(r, KF_LIST_BOOLS, depth);
    case 14: return take_list(r, KF_LIST_TENSORS, depth);
    case 15: return take_list(r, KF_LIST_VALUES, depth);
    case 16: return take_undefined();
    default: r->bad = true; return kf_value_none();
  }
}

static void take_outcome(case_reader_t *r, op_case_t *c) {
  c->fails = take_u8(r) == 0;
  if (c->fails) {
    take_text(r, c->exception, sizeof c->exception);
    take_text(r, c->message, sizeof c->message);
    return;
  }
  size_t count = take_u8(r);
  for (size_t i = 0; i < count && count <= CASE_MAX_VALUES && !r->bad; i++)
    c->results[c->result_count++] = take_value(r, 0);
  count = take_u8(r);
  for (size_t i = 0; i < count && count <= CASE_MAX_VALUES && !r->bad; i++) {
    c->written[i] = take_u8(r);
    c->after[c->written_count++] = take_value(r, 0);
  }
}

bool case_read(const unsigned char **at, const unsigned char *end, op_case_t *c) {
  memset(c, 0, sizeof *c);
  case_reader_t r = {*at, end, {NULL}, false};
  uint32_t size = take_u32(&r);
  if (r.bad || (size_t)(end - r.at) < size) {
    printf("the file ends in the middle of a case\n");
    return false;
  }
  *at = r.end = r.at + size;
  take_text(&r, c->op, sizeof c->op);
  take_text(&r, c->what, sizeof c->what);
  c->rtol = take_f64(&r);
  c->atol = take_f64(&r);
  c->flags = take_u8(&r);
  size_t count = take_u8(&r);
  for (size_t i = 0; i < count && count <= CASE_MAX_VALUES && !r.bad; i++)
    c->arguments[c->argument_count++] = take_value(&r, 0);
  take_outcome(&r, c);
  for (size_t i = 0; i < CASE_MAX_STORAGES; i++) kf_storage_release(r.storages[i]);
  if (!r.bad && r.at == r.end) return true;
  printf("malformed case of %s (%s)\n", c->op, c->what);
  case_free(c);
  return false;
}

void case_free(op_case_t *c) {
  for (size_t i = 0; i < c->argument_count; i++) kf_value_clear(&c->arguments[i]);
  for (size_t i = 0; i < c->result_count; i++) kf_value_clear(&c->results[i]);
  for (size_t i = 0; i < c->written_count; i++) kf_value_clear(&c->after[i]);
}
