/* The CPU fallback: moves the arguments to the host, runs the CPU's kernel, moves results back.
 *
 * Note [Order of a fallback]
 * Everything that can fail comes before the first write to a tensor of the caller: the checks, the
 * copies to the host, the kernel, and the allocation of results. The copies back come last, and
 * undo each other when one fails (host_copies.h). */
#include "fallback/cpu_fallback.h"

#include <keyfall/ops.h>
#include <string.h>

#include "compat/texts.h"
#include "dispatch/keys/key_internal.h"
#include "dispatch/operators/facts_internal.h"
#include "dispatch/operators/kernel.h"
#include "dispatch/values/value_internal.h"
#include "fallback/bill.h"
#include "fallback/fallback_policy.h"
#include "fallback/one_device.h"
#include "tensor/checked/written_arguments.h"
#include "tensor/core/geometry.h"
#include "tensor/generator_internal.h"
#include "tensor/host/host_copies.h"
#include "tensor/storage/storage.h"

enum { ARGUMENTS_INLINE = 16 };

typedef struct job {
  const kf_call_t *call;
  const kf_schema_t *schema;
  kf_stack_t *stack;
  size_t base;           /* of the arguments on the stack */
  size_t count;          /* of them */
  kf_value_t *originals; /* owned: the arguments as the caller gave them, moved off the stack */
  kf_value_t first[ARGUMENTS_INLINE];
  kf_device_t target; /* of new results; the CPU when no argument says otherwise */
  bool has_target;
  bool target_is_asked;    /* by a Device argument */
  bool copies_views;       /* instead of refusing view operators */
  bool writes;             /* to a tensor that was moved */
  kf__host_copies_t copies;
  kf__bill_note_t note;
} job_t;

static const char *name_of(const job_t *job) { return kf_op_full_name(job->call->op); }

/* ---- Looking at the arguments ---- */

static kf_status_t refuse_argument(const job_t *job, const kf_argument_t *argument,
                                   const char *what) {
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      "%s: no CPU fallback: argument '%s' is %s, which cannot be moved to the CPU",
                      name_of(job), argument->name, what);
}

static void aim_at(job_t *job, kf_device_t device) {
  if (job->has_target || device.type == KF_DEVICE_CPU) return;
  job->target = device;
  job->has_target = true;
}

static bool writes_argument(const job_t *job, size_t position) {
  return kf__is_written(kf_schema_argument(job->schema, position)) ||
         kf__facts_write(kf_op_facts(job->call->op), position, job->originals);
}

/* A kept host copy alone is no obstacle: the write goes through it. */
static kf_status_t check_written(kf_tensor_t *tensor) {
  KF_TRY(kf__check_version(tensor));
  const uint32_t obstacles = KF__STORAGE_WATCHED & ~(uint32_t)KF__STORAGE_COPIED;
  return (kf__storage_flags(tensor->storage) & obstacles) == 0 ? KF_OK : kf__writable(tensor);
}

static kf_status_t add_tensor(job_t *job, size_t position, kf_tensor_t *tensor) {
  const kf_argument_t *argument = kf_schema_argument(job->schema, position);
  if (!kf__is_defined(tensor)) return KF_OK;
  bool writes = writes_argument(job, position);
  if (writes) KF_TRY(check_written(tensor));
  if ((kf__storage_flags(tensor->storage) & KF__STORAGE_REMOTE) == 0) return KF_OK;
  aim_at(job, tensor->device);
  if (tensor->device.type == KF_DEVICE_META)
    return refuse_argument(job, argument, "on the meta device");
  job->writes |= writes;
  return kf__host_copies_add(&job->copies, tensor, !argument->is_out, writes);
}

static bool holds_tensors(const kf_value_t *value) {
  if (value->tag == KF_TAG_TENSOR) return true;
  kf_value_span_t items = {NULL, 0};
  if (value->tag == KF_TAG_LIST) items = kf_list_values((const kf_list_t *)value->as.pointer);
  if (value->tag == KF_TAG_TUPLE) items = kf_tuple_items((const kf_tuple_t *)value->as.pointer);
  for (size_t i = 0; i < items.size; i++)
    if (holds_tensors(&items.data[i])) return true;
  return value->tag == KF_TAG_DICT && kf_dict_size((const kf_dict_t *)value->as.pointer) > 0;
}

static kf_status_t look_at(job_t *job, size_t position) {
  const kf_argument_t *argument = kf_schema_argument(job->schema, position);
  const kf_value_t *value = &job->originals[position];
  switch (value->tag) {
    case KF_TAG_TENSOR: return add_tensor(job, position, value->as.tensor);
    case KF_TAG_DEVICE:
      job->target = value->as.device; /* the last one wins */
      job->has_target = job->target_is_asked = true;
      return KF_OK;
    case KF_TAG_STORAGE: return refuse_argument(job, argument, "a storage");
    case KF_TAG_STREAM: return refuse_argument(job, argument, "a stream");
    case KF_TAG_LIST: {
      const kf_list_t *list = (const kf_list_t *)value->as.pointer;
      kf_tensor_span_t tensors = kf_list_tensors(list);
      for (size_t i = 0; i < tensors.size; i++)
        if (tensors.data[i] != NULL) KF_TRY(add_tensor(job, position, tensors.data[i]));
      break;
    }
    default: break;
  }
  return holds_tensors(value) ? refuse_argument(job, argument, "a container of tensors") : KF_OK;
}

/* ---- Replacing the arguments ---- */

static kf_status_t host_tensor(job_t *job, kf_tensor_t *tensor, kf_tensor_t **out_host) {
  if (kf__is_defined(tensor) && (kf__storage_flags(tensor->storage) & KF__STORAGE_REMOTE) != 0)
    return kf__host_copies_tensor(&job->copies, tensor, out_host);
  kf_tensor_retain(tensor);
  *out_host = tensor;
  return KF_OK;
}

/* Replaces an owned value by one whose reference it takes. */
static void replace(kf_value_t *slot, kf_value_t value) {
  kf_value_clear(slot);
  *slot = value;
}

static kf_status_t host_list(job_t *job, const kf_list_t *list, kf_list_t **out_list) {
  kf_tensor_span_t tensors = kf_list_tensors(list);
  kf_list_t *made;
  KF_TRY(kf_list_create(KF_LIST_TENSORS, tensors.size, &made));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < tensors.size && status == KF_OK; i++) {
    kf_tensor_t *host = NULL;
    if (tensors.data[i] != NULL) status = host_tensor(job, tensors.data[i], &host);
    kf_value_t value = kf_value_tensor_take(host);
    if (status == KF_OK) status = kf_list_append(made, &value);
    kf_value_clear(&value);
  }
  if (status == KF_OK)
    *out_list = made;
  else
    kf_object_release(made);
  return status;
}

static kf_status_t replace_argument(job_t *job, size_t index) {
  const kf_value_t *original = &job->originals[index];
  kf_value_t *slot = &job->stack->values[job->base + index]; /* None: the original was moved */
  if (original->tag == KF_TAG_TENSOR) {
    kf_tensor_t *host;
    KF_TRY(host_tensor(job, original->as.tensor, &host));
    *slot = kf_value_tensor_take(host);
  } else if (original->tag == KF_TAG_DEVICE) {
    *slot = kf_value_device(kf_device_make(KF_DEVICE_CPU, -1));
  } else if (kf__is_tensor_list(original)) {
    kf_list_t *list;
    KF_TRY(host_list(job, (const kf_list_t *)original->as.pointer, &list));
    *slot = kf_value_object_take(KF_TAG_LIST, list);
  } else {
    *slot = kf_value_copy(*original);
  }
  return KF_OK;
}

static kf_status_t move_arguments(job_t *job) {
  KF_TRY(kf__check_one_device(job->call->op, job->schema, job->originals));
  for (size_t i = 0; i < job->count; i++)
    KF_TRY(look_at(job, i));
  KF_TRY(kf__host_copies_fetch(&job->copies));
  for (size_t i = 0; i < job->count; i++) KF_TRY(replace_argument(job, i));
  return KF_OK;
}

/* ---- Writing back ---- */

/* out= tensors may have been resized: their device tensors follow before anything is copied. */
static kf_status_t follow_resize(job_t *job, kf_tensor_t *original, const kf_tensor_t *host) {
  if (kf__same_sizes(original, host)) return KF_OK;
  KF_TRY(kf__tensor_resize(original, host->ndim, host->sizes, host->strides));
  return kf__host_copies_resized(&job->copies, original);
}

static bool was_moved(const kf_tensor_t *original) {
  return kf__is_defined(original) &&
         (kf__storage_flags(original->storage) & KF__STORAGE_REMOTE) != 0;
}

typedef kf_status_t (*pair_fn)(job_t *job, kf_tensor_t *original, const kf_tensor_t *host);

/* Visits the written tensors with their host tensors, which `hosts` holds. */
static kf_status_t for_each_written(job_t *job, const kf_value_t *hosts, pair_fn visit) {
  for (size_t i = 0; i < job->count; i++) {
    const kf_value_t *original = &job->originals[i];
    if (!writes_argument(job, i)) continue;
    if (original->tag == KF_TAG_TENSOR && was_moved(original->as.tensor))
      KF_TRY(visit(job, original->as.tensor, hosts[i].as.tensor));
    if (original->tag != KF_TAG_LIST) continue;
    kf_tensor_span_t from = kf_list_tensors((const kf_list_t *)hosts[i].as.pointer);
    kf_tensor_span_t to = kf_list_tensors((const kf_list_t *)original->as.pointer);
    for (size_t k = 0; k < to.size; k++)
      if (to.data[k] != NULL && was_moved(to.data[k])) KF_TRY(visit(job, to.data[k], from.data[k]));
  }
  return KF_OK;
}

static kf_status_t count_write(job_t *job, kf_tensor_t *original, const kf_tensor_t *host) {
  (void)job;
  (void)host;
  kf__bump_version(original);
  return KF_OK;
}

/* ---- Results ---- */

static bool shares_argument(const job_t *job, const kf_tensor_t *host) {
  for (size_t i = 0; i < job->copies.count; i++)
    if (job->copies.items[i].host == host->storage) return true;
  return false;
}

/* An argument's storage on the target device; NULL: none. */
static const kf_storage_t *storage_on_target(const job_t *job) {
  if (job->copies.count == 0) return NULL;
  const kf_storage_t *first = job->copies.items[0].storage; /* all of them are on one device */
  bool is_target =
      first->device.type == job->target.type && first->device.index == job->target.index;
  return is_target ? first : NULL;
}

/* A tensor of `size` bytes on the target device with the geometry of a dense tensor. */
static kf_status_t new_on_target(const job_t *job, const kf_tensor_t *host, size_t size,
                                 kf_tensor_t **out_tensor) {
  const kf_storage_t *beside = storage_on_target(job);
  if (beside == NULL)
    return kf__tensor_new(kf__dtype(host), job->target, kf__sizes(host), host->strides, out_tensor);
  kf_storage_t *storage;
  KF_TRY(kf__storage_new_beside(beside, size, &storage));
  kf_status_t status =
      kf__tensor_over(storage, kf__dtype(host), kf__sizes(host), host->strides, 0, out_tensor);
  kf_storage_release(storage);
  return status;
}

static kf_status_t upload_packed(job_t *job, kf_tensor_t *host, kf_tensor_t **out_tensor) {
  kf_tensor_t *made;
  size_t size = (size_t)(host->numel * kf__itemsize(host));
  KF_TRY(new_on_target(job, host, size, &made));
  kf_status_t status = kf__storage_copy_in(made->storage, 0, kf__data(host), size);
  if (status != KF_OK) {
    kf_tensor_release(made);
    return status;
  }
  job->copies.bytes_in += size;
  bool is_whole = host->offset == 0 && host->storage->object.refcount == 1;
  if (is_whole && !shares_argument(job, host)) kf__host_copy_keep(made->storage, host->storage);
  *out_tensor = made;
  return KF_OK;
}

static kf_status_t upload_with_gaps(job_t *job, kf_tensor_t *host, kf_tensor_t **out_tensor) {
  kf_tensor_t *packed;
  KF_TRY(kf_contiguous(host, KF_MEMORY_FORMAT_CONTIGUOUS, &packed));
  kf_status_t status = upload_packed(job, packed, out_tensor);
  kf_tensor_release(packed);
  return status;
}

/* Replaces an owned reference to a CPU tensor by one to a tensor on the target device. */
static kf_status_t upload(job_t *job, kf_tensor_t **tensor) {
  kf_tensor_t *host = *tensor, *made = NULL;
  if (!kf__is_defined(host) || host->device.type != KF_DEVICE_CPU) return KF_OK;
  KF_TRY(kf__is_dense(host) ? upload_packed(job, host, &made) : upload_with_gaps(job, host, &made));
  kf_tensor_release(host);
  *tensor = made;
  return KF_OK;
}

static kf_status_t upload_list(job_t *job, kf_value_t *value) {
  kf_tensor_span_t hosts = kf_list_tensors((const kf_list_t *)value->as.pointer);
  kf_list_t *made;
  KF_TRY(kf_list_create(KF_LIST_TENSORS, hosts.size, &made));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < hosts.size && status == KF_OK; i++) {
    kf_tensor_t *tensor = hosts.data[i];
    kf_tensor_retain(tensor);
    if (tensor != NULL) status = upload(job, &tensor);
    kf_value_t item = kf_value_tensor_take(tensor);
    if (status == KF_OK) status = kf_list_append(made, &item);
    kf_value_clear(&item);
  }
  if (status == KF_OK)
    replace(value, kf_value_object_take(KF_TAG_LIST, made));
  else
    kf_object_release(made);
  return status;
}

static bool is_target_elsewhere(const job_t *job) {
  return job->has_target && job->target.type != KF_DEVICE_CPU;
}

/* The original argument that a written return stands for; NULL: none. */
static const kf_value_t *original_of(const job_t *job, const kf_argument_t *result, uint32_t tag) {
  for (size_t i = 0; i < job->count; i++)
    if (job->originals[i].tag == tag &&
        kf_alias_equal(kf_schema_argument(job->schema, i)->alias, result->alias))
      return &job->originals[i];
  return NULL;
}

static kf_status_t bad_alias(const job_t *job, const kf_argument_t *result) {
  char text[128];
  (void)kf_argument_print(result, text, sizeof text);
  return kf_error_set(
      KF_ERR_RUNTIME,
      KF__COMPATIBLE(KF__TORCH_RETURN_WITHOUT_ARGUMENT,
                     "%s: no argument has the alias annotation of the return %s, which is written"),
      name_of(job), text);
}

static kf_status_t finish_return(job_t *job, const kf_argument_t *result, kf_value_t *value) {
  if (kf__is_written(result)) {
    const kf_value_t *original = original_of(job, result, value->tag);
    if (original == NULL) return bad_alias(job, result);
    replace(value, kf_value_copy(*original));
    return KF_OK;
  }
  if (!is_target_elsewhere(job)) return KF_OK;
  if (value->tag == KF_TAG_TENSOR) return upload(job, &value->as.tensor);
  return kf__is_tensor_list(value) ? upload_list(job, value) : KF_OK;
}

static kf_status_t finish_returns(job_t *job) {
  size_t count = kf_schema_return_count(job->schema);
  if (job->stack->size != job->base + count)
    return kf_error_set(KF_ERR_CONTRACT, "%s: the CPU kernel left %zu values, expected %zu",
                        name_of(job), job->stack->size - job->base, count);
  for (size_t i = 0; i < count; i++)
    KF_TRY(
        finish_return(job, kf_schema_return(job->schema, i), &job->stack->values[job->base + i]));
  return KF_OK;
}

/* ---- The whole ---- */

/* The kernel takes its arguments from the stack, and out= tensors may be resized by it: a second
 * set of references keeps the host tensors of written arguments. */
static void keep_hosts(const job_t *job, kf_value_t *hosts) {
  for (size_t i = 0; i < job->count; i++)
    hosts[i] = writes_argument(job, i)
                   ? kf_value_copy(job->stack->values[job->base + i])
                   : kf_value_none();
}

static kf_status_t run_kernel(job_t *job, kf_key_t cpu_key) {
  kf_device_t device = is_target_elsewhere(job) ? job->target : kf_device_make(KF_DEVICE_CPU, -1);
  kf_device_t before = kf__generator_redirect(device);
  kf__bill_kernel_begins(&job->note);
  kf_status_t status = kf_op_redispatch_boxed(job->call->op, kf_keyset_of(cpu_key), job->stack);
  kf__bill_kernel_ends(&job->note);
  (void)kf__generator_redirect(before);
  return status;
}

static kf_status_t run_with_hosts(job_t *job, kf_key_t cpu_key, kf_value_t *hosts) {
  keep_hosts(job, hosts);
  kf_status_t status = run_kernel(job, cpu_key);
  if (status == KF_OK) status = for_each_written(job, hosts, follow_resize);
  if (status == KF_OK) status = finish_returns(job);
  if (status == KF_OK) status = kf__host_copies_write_back(&job->copies);
  if (status == KF_OK) status = for_each_written(job, hosts, count_write);
  for (size_t i = 0; i < job->count; i++) kf_value_clear(&hosts[i]);
  return status;
}

static kf_status_t run_writing(job_t *job, kf_key_t cpu_key) {
  kf_value_t inline_hosts[ARGUMENTS_INLINE], *hosts = inline_hosts;
  if (job->count > ARGUMENTS_INLINE) hosts = kf_alloc(job->count * sizeof *hosts);
  if (hosts == NULL) return kf__no_memory();
  kf_status_t status = run_with_hosts(job, cpu_key, hosts);
  if (hosts != inline_hosts) kf_free(hosts);
  return status;
}

static kf_status_t run(job_t *job, kf_key_t cpu_key) {
  KF_TRY(move_arguments(job));
  if (job->writes) return run_writing(job, cpu_key);
  KF_TRY(run_kernel(job, cpu_key));
  return finish_returns(job);
}

static kf_status_t refuse_view(const kf_op_t *op, kf_key_t key) {
  return kf_error_set(
      KF_ERR_NOT_IMPLEMENTED,
      "%s: no CPU fallback for %s: it returns a view of its argument, and a view of "
      "a copy on the CPU would not share the device's memory",
      kf_op_full_name(op), kf_key_name(key));
}

static void warn_of_copies(const kf_op_t *op, kf_key_t key) {
  kf_warn("%s: there is no kernel for %s, and the CPU fallback returns a copy where the operator "
          "returns a view: writes to it do not reach the argument",
          kf_op_full_name(op), kf_key_name(key));
}

/* A return that aliases an argument without being it. */
static bool makes_view(const kf_schema_t *schema) {
  for (size_t i = 0; i < kf_schema_return_count(schema); i++) {
    const kf_argument_t *result = kf_schema_return(schema, i);
    if (result->alias != NULL && !kf__is_written(result)) return true;
  }
  return false;
}

static kf_status_t start(job_t *job, kf_key_t cpu_key) {
  job->count = kf_schema_argument_count(job->schema);
  if (job->stack->size < job->count)
    return kf_error_set(KF_ERR_CONTRACT, "%s: expected %zu arguments, found %zu", name_of(job),
                        job->count, job->stack->size);
  job->base = job->stack->size - job->count;
  job->originals = job->first;
  if (job->count > ARGUMENTS_INLINE) job->originals = kf_alloc(job->count * sizeof(kf_value_t));
  if (job->originals == NULL) return kf__no_memory();
  for (size_t i = 0; i < job->count; i++) {
    kf_value_t *slot = &job->stack->values[job->base + i];
    job->originals[i] = *slot;
    *slot = kf_value_none();
  }
  job->writes = false;
  kf__host_copies_init(&job->copies);
  kf__bill_begin(&job->note);
  kf_status_t status = run(job, cpu_key);
  kf__bill_end(&job->note, job->call->op, job->target.type, &job->copies, status);
  kf__host_copies_drop(&job->copies, status != KF_OK);
  for (size_t i = 0; i < job->count; i++) kf_value_clear(&job->originals[i]);
  if (job->originals != job->first) kf_free(job->originals);
  return status;
}

/* The key that the operator has no kernel for. The fallback of all devices is registered to no key,
 * and a language binding that calls the fallback has no kernel. */
static kf_key_t missing_key(const kf_call_t *call) {
  kf_key_t key = kf_keyset_highest_backend_key(call->keyset);
  return key == KF_KEY_Undefined && call->kernel != NULL ? call->kernel->key : key;
}

static kf_status_t permit(const job_t *job, const char *reason) {
  const kf_op_t *op = job->call->op;
  const bool is_view = makes_view(job->schema);
  if (KF_UNLIKELY(is_view && !job->copies_views)) return refuse_view(op, missing_key(job->call));
  if (KF_UNLIKELY(!kf__fallback_is_unrestricted()))
    KF_TRY(kf__fallback_permit(op, missing_key(job->call), reason));
  if (KF_UNLIKELY(is_view)) warn_of_copies(op, missing_key(job->call));
  return KF_OK;
}

/* How a call falls back. */
typedef struct how {
  kf_key_t cpu_key;
  bool copies_views;
  const char *reason; /* of a kernel that declined; NULL: none */
} how_t;

static kf_status_t fall_back_with(const kf_call_t *call, const kf_schema_t *schema,
                                  kf_stack_t *stack, const how_t *how) {
  if (kf__key_parts(how->cpu_key).backend != KF_BACKEND_CPU)
    return kf_error_set(
        KF_ERR_VALUE,
        KF__COMPATIBLE(KF__TORCH_FALLBACK_KEY, "CPU fallback: expected a key of the CPU, found %s"),
        kf_key_name(how->cpu_key));
  if (schema == NULL)
    return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "%s: no CPU fallback: it has no schema",
                        kf_op_full_name(call->op));
  job_t job; /* most of it is filled as needed */
  job.call = call;
  job.schema = schema;
  job.stack = stack;
  job.target = kf_device_make(KF_DEVICE_CPU, -1);
  job.has_target = job.target_is_asked = false;
  job.copies_views = how->copies_views;
  KF_TRY(permit(&job, how->reason));
  return start(&job, how->cpu_key);
}

/* A call keeps the schema alive. A language binding may come without one. */
static kf_status_t fall_back(const kf_call_t *call, kf_stack_t *stack, how_t how) {
  if (KF_LIKELY(call->kernel != NULL))
    return fall_back_with(call, kf__call_schema(call), stack, &how);
  const kf_schema_t *held = kf_op_schema(call->op);
  kf_status_t status = fall_back_with(call, held, stack, &how);
  kf_schema_release(held);
  return status;
}

kf_status_t kf_cpu_fallback_to(const kf_call_t *call, kf_stack_t *stack, kf_key_t cpu_key) {
  return fall_back(call, stack, (how_t){.cpu_key = cpu_key});
}

kf_status_t kf_cpu_fallback(const kf_call_t *call, kf_stack_t *stack) {
  return fall_back(call, stack, (how_t){.cpu_key = KF_KEY_CPU});
}

kf_status_t kf_cpu_fallback_copying_views(const kf_call_t *call, kf_stack_t *stack) {
  return fall_back(call, stack, (how_t){.cpu_key = KF_KEY_CPU, .copies_views = true});
}

kf_status_t kf__cpu_fallback_because(const kf_call_t *call, kf_stack_t *stack, const char *reason) {
  return fall_back(call, stack, (how_t){.cpu_key = KF_KEY_CPU, .reason = reason});
}
