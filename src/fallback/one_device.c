/* See one_device.h. */
#include "fallback/one_device.h"

#include <string.h>

#include "compat/texts.h"
#include "tensor/checked/written_arguments.h"

/* "copy_", "_copy_from", "_foreach_copy_" and "_to_copy" move data between devices. */
static bool copies_between_devices(const kf_op_t *op) {
  const char *name = kf_op_full_name(op);
  const char *colons = strstr(name, "::");
  if (colons != NULL) name = colons + 2;
  return strncmp(name, "copy", 4) == 0 || strncmp(name, "_copy_from", 10) == 0 ||
         strncmp(name, "_foreach_copy", 13) == 0 || strncmp(name, "_to_copy", 8) == 0;
}

typedef struct seen {
  const kf_op_t *op;
  const kf_tensor_t *first; /* the first tensor that is not a number; NULL: none yet */
} seen_t;

static kf_status_t look_at(seen_t *seen, const kf_argument_t *argument, const kf_tensor_t *t) {
  if (!kf__has_memory(t)) return KF_OK;
  if (t->ndim == 0 && t->device.type == KF_DEVICE_CPU && !kf__is_written(argument)) return KF_OK;
  if (seen->first == NULL) seen->first = t;
  if (seen->first->device.type == t->device.type && seen->first->device.index == t->device.index)
    return KF_OK;
  if (copies_between_devices(seen->op)) return KF_OK;
  char a[48], b[48];
  (void)kf_device_print(seen->first->device, a, sizeof a);
  (void)kf_device_print(t->device, b, sizeof b);
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_ONE_DEVICE,
                     "%s: expected all tensors on one device, found %s and %s (argument '%s')"),
      kf_op_full_name(seen->op), a, b, argument->name);
}

static kf_status_t look_at_list(seen_t *seen, const kf_argument_t *argument,
                                const kf_list_t *list) {
  const kf_type_t *type = argument->type;
  if (type->kind == KF_TYPE_LIST && type->children[0]->kind == KF_TYPE_OPTIONAL) return KF_OK;
  kf_tensor_span_t tensors = kf_list_tensors(list);
  for (size_t i = 0; i < tensors.size; i++) KF_TRY(look_at(seen, argument, tensors.data[i]));
  return KF_OK;
}

kf_status_t kf__check_one_device(const kf_op_t *op, const kf_schema_t *schema,
                                 const kf_value_t *arguments) {
  seen_t seen = {op, NULL};
  for (size_t i = 0; i < kf_schema_argument_count(schema); i++) {
    const kf_argument_t *argument = kf_schema_argument(schema, i);
    if (arguments[i].tag == KF_TAG_TENSOR)
      KF_TRY(look_at(&seen, argument, arguments[i].as.tensor));
    else if (arguments[i].tag == KF_TAG_LIST)
      KF_TRY(look_at_list(&seen, argument, (const kf_list_t *)arguments[i].as.pointer));
  }
  return KF_OK;
}
