/* Moves cases to a device and results back, byte by byte: no operator is needed. */
#include "device_side.h"

#include <stdlib.h>
#include <string.h>

static const kf_device_t host = {KF_DEVICE_CPU, -1};

kf_status_t host_bytes(const kf_storage_t *storage, unsigned char **out) {
  size_t size = kf_storage_size(storage);
  *out = calloc(1, size > 0 ? size : 1);
  if (*out == NULL) return kf_error_set(KF_ERR_NO_MEMORY, "out of memory");
  /* A tensor of zeros may have no memory. */
  if (size == 0 || kf_storage_data(storage) == NULL) return KF_OK;
  return kf_device_copy(host, *out, kf_storage_device(storage), kf_storage_data(storage), size);
}

static void free_block(void *context, void *data) {
  (void)context;
  free(data);
}

kf_status_t host_copy(kf_tensor_t *tensor, kf_tensor_t **out) {
  *out = NULL;
  kf_storage_t *from = kf_tensor_is_defined(tensor) ? kf_tensor_storage(tensor) : NULL;
  if (from == NULL || kf_storage_device(from).type == KF_DEVICE_CPU ||
      kf_storage_device(from).type == KF_DEVICE_META) {
    kf_tensor_retain(tensor);
    *out = tensor;
    return KF_OK;
  }
  unsigned char *bytes = NULL;
  kf_storage_t *storage = NULL;
  kf_status_t status = host_bytes(from, &bytes);
  if (status == KF_OK)
    status = kf_storage_wrap(host, bytes, kf_storage_size(from), free_block, NULL, &storage);
  if (status != KF_OK) {
    free(bytes);
    return status;
  }
  status = kf_tensor_create(storage, kf_tensor_dtype(tensor), kf_tensor_sizes(tensor),
                            kf_tensor_strides(tensor), kf_tensor_storage_offset(tensor), out);
  kf_storage_release(storage);
  if (status == KF_OK && kf_tensor_is_conj(tensor)) status = kf_tensor_set_conj(*out, true);
  if (status == KF_OK && kf_tensor_is_neg(tensor)) status = kf_tensor_set_neg(*out, true);
  return status;
}

/* ---- Moving ---- */

static kf_status_t move_storage(device_side_t *side, kf_storage_t *from) {
  size_t i = side->storage_count++;
  size_t size = kf_storage_size(from);
  side->sizes[i] = size;
  KF_TRY(host_bytes(from, &side->before[i]));
  if (kf_storage_device(from).type != KF_DEVICE_CPU) {
    kf_storage_retain(from);
    side->storages[i] = from;
    return KF_OK;
  }
  void *data = NULL;
  KF_TRY(kf_storage_create(side->device, size, &side->storages[i]));
  if (size == 0 || side->device.type == KF_DEVICE_META) return KF_OK;
  KF_TRY(kf_storage_mutable_data(side->storages[i], &data));
  return kf_device_copy(side->device, data, host, side->before[i], size);
}

/* The copy of a storage of the case; NULL for others: numbers that became tensors stay. */
static kf_storage_t *copy_of(const device_side_t *side, const sample_case_t *c,
                             const kf_storage_t *storage) {
  for (size_t i = 0; i < c->storage_count; i++)
    if (c->storages[i] == storage) return side->storages[i];
  return NULL;
}

static kf_status_t move_tensor(const device_side_t *side, const sample_case_t *c,
                               kf_tensor_t *tensor, kf_value_t *out) {
  kf_storage_t *storage =
      kf_tensor_is_defined(tensor) ? copy_of(side, c, kf_tensor_storage(tensor)) : NULL;
  if (storage == NULL) {
    *out = kf_value_tensor(tensor);
    return KF_OK;
  }
  kf_tensor_t *made = NULL;
  KF_TRY(kf_tensor_create(storage, kf_tensor_dtype(tensor), kf_tensor_sizes(tensor),
                          kf_tensor_strides(tensor), kf_tensor_storage_offset(tensor), &made));
  *out = kf_value_tensor_take(made);
  if (kf_tensor_is_conj(tensor)) KF_TRY(kf_tensor_set_conj(made, true));
  return kf_tensor_is_neg(tensor) ? kf_tensor_set_neg(made, true) : KF_OK;
}

static kf_status_t move_value(const device_side_t *side, const sample_case_t *c,
                              const kf_value_t *value, kf_value_t *out);

static kf_status_t move_list(const device_side_t *side, const sample_case_t *c,
                             const kf_list_t *list, kf_value_t *out) {
  kf_list_t *made = NULL;
  KF_TRY(kf_list_create(kf_list_kind(list), kf_list_size(list), &made));
  *out = kf_value_object_take(KF_TAG_LIST, made);
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < kf_list_size(list) && status == KF_OK; i++) {
    kf_value_t item = kf_value_none(), moved = kf_value_none();
    status = kf_list_get(list, i, &item);
    if (status == KF_OK) status = move_value(side, c, &item, &moved);
    if (status == KF_OK) status = kf_list_append(made, &moved);
    kf_value_clear(&item);
    kf_value_clear(&moved);
  }
  return status;
}

static kf_status_t move_generator(const device_side_t *side, kf_generator_t *generator,
                                  kf_value_t *out) {
  kf_generator_t *made = NULL;
  KF_TRY(kf_generator_create(side->device, &made));
  kf_generator_manual_seed(made, kf_generator_initial_seed(generator));
  *out = kf_value_object_take(KF_TAG_GENERATOR, made);
  return KF_OK;
}

static kf_status_t move_value(const device_side_t *side, const sample_case_t *c,
                              const kf_value_t *value, kf_value_t *out) {
  void *object = kf_tag_is_object(value->tag) ? value->as.object : NULL;
  switch (value->tag) {
    case KF_TAG_TENSOR: return move_tensor(side, c, object, out);
    case KF_TAG_LIST: return move_list(side, c, object, out);
    case KF_TAG_STORAGE: {
      kf_storage_t *storage = copy_of(side, c, object);
      *out = kf_value_object(KF_TAG_STORAGE, storage != NULL ? storage : object);
      return KF_OK;
    }
    case KF_TAG_GENERATOR:
      if (side->device.type != KF_DEVICE_META) return move_generator(side, object, out);
      break;
    default: break;
  }
  *out = kf_value_copy(*value);
  return KF_OK;
}

static bool is_device_argument(const kf_argument_t *argument) {
  const kf_type_t *type = argument->real_type;
  while (type->kind == KF_TYPE_OPTIONAL) type = type->children[0];
  return type->kind == KF_TYPE_DEVICE;
}

/* Device arguments name the device instead of the CPU. */
static void choose_device(device_side_t *side, size_t index) {
  kf_device_t asked = host;
  kf_value_t *value = &side->arguments[index];
  if (value->tag != KF_TAG_NONE && kf_value_to_device(value, &asked) != KF_OK) return;
  if (asked.type != KF_DEVICE_CPU) return;
  kf_value_clear(value);
  *value = kf_value_device(side->device);
}

kf_status_t device_side_make(device_side_t *side, const sample_case_t *c, kf_device_t device) {
  memset(side, 0, sizeof *side);
  side->device = device;
  for (size_t i = 0; i < c->storage_count; i++) KF_TRY(move_storage(side, c->storages[i]));
  for (size_t i = 0; i < c->argument_count; i++) {
    side->argument_count++;
    if (c->stays[i])
      side->arguments[i] = kf_value_copy(c->arguments[i]);
    else
      KF_TRY(move_value(side, c, &c->arguments[i], &side->arguments[i]));
    if (is_device_argument(kf_schema_argument(kf_op_schema(c->op), i))) choose_device(side, i);
  }
  return KF_OK;
}

void device_side_free(device_side_t *side) {
  for (size_t i = 0; i < side->argument_count; i++) kf_value_clear(&side->arguments[i]);
  for (size_t i = 0; i < side->storage_count; i++) {
    kf_storage_release(side->storages[i]);
    free(side->before[i]);
  }
  side->argument_count = side->storage_count = 0;
}
