/* Operators that cannot be recorded run on the eager device at once. Lazy tensors have their memory
 * there, so nothing is copied: the kernel gets tensors over it, writes to it, and its results
 * become values of new lazy tensors. */
#include "lazy/recording/eager_fallback.h"
#include "compat/texts.h"
#include "dispatch/values/value_internal.h"
#include "lazy/execution/jobs.h"
#include "lazy/model/eager_device.h"
#include "lazy/state/explain_step.h"
#include "lazy/state/obstacle.h"
#include "lazy/state/options.h"
#include "tensor/core/geometry.h"
#include "tensor/generator_internal.h"

enum { ARGUMENTS_INLINE = 16 };

void (*kf__lazy_bill)(const kf_op_t *op, const kf__lazy_times_t *times);

typedef struct job {
  kf__lazy_op_t *op;
  const char *reason;
  kf_stack_t *stack;
  size_t base;
  kf_value_t *originals; /* owned */
  kf_value_t *eager;     /* owned: what the kernel gets */
  bool has_lazy_target;  /* results go to the lazy device */
  kf_device_t device;    /* that the kernel runs on */
  kf__lazy_times_t times;
  kf_value_t first[2 * ARGUMENTS_INLINE];
} job_t;

/* ---- Arguments ---- */

static kf_status_t eager_tensor(job_t *job, kf_tensor_t *tensor, kf_tensor_t **out_eager) {
  if (kf__lazy_is(tensor)) {
    job->has_lazy_target = true;
    return kf__lazy_eager(tensor, job->device, job->reason, out_eager);
  }
  kf_tensor_retain(tensor);
  *out_eager = tensor;
  return KF_OK;
}

static kf_status_t eager_list(job_t *job, const kf_list_t *list, kf_value_t *out_value) {
  kf_tensor_span_t tensors = kf_list_tensors(list);
  kf_list_t *made;
  KF_TRY(kf_list_create(KF_LIST_TENSORS, tensors.size, &made));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < tensors.size && status == KF_OK; i++) {
    kf_tensor_t *eager = NULL;
    if (tensors.data[i] != NULL) status = eager_tensor(job, tensors.data[i], &eager);
    if (status != KF_OK) break;
    kf_value_t value = kf_value_tensor_take(eager);
    status = kf_list_append(made, &value);
    kf_value_clear(&value);
  }
  if (status == KF_OK)
    *out_value = kf_value_object_take(KF_TAG_LIST, made);
  else
    kf_object_release(made);
  return status;
}

static kf_status_t eager_argument(job_t *job, const kf_value_t *original, kf_value_t *out_value) {
  if (original->tag == KF_TAG_TENSOR) {
    kf_tensor_t *eager;
    KF_TRY(eager_tensor(job, original->as.tensor, &eager));
    *out_value = kf_value_tensor_take(eager);
    return KF_OK;
  }
  if (kf__is_tensor_list(original))
    return eager_list(job, (const kf_list_t *)original->as.pointer, out_value);
  if (original->tag == KF_TAG_DEVICE && original->as.device.type == KF_DEVICE_LAZY) {
    job->has_lazy_target = true;
    *out_value = kf_value_device(kf_device_make(KF_DEVICE_CPU, -1));
    return KF_OK;
  }
  *out_value = kf_value_copy(*original);
  return KF_OK;
}

static kf_status_t replace_arguments(job_t *job) {
  bool names_device = false, is_lazy = false;
  for (uint32_t i = 0; i < job->op->arg_count; i++) {
    KF_TRY(eager_argument(job, &job->originals[i], &job->eager[i]));
    if (job->originals[i].tag != KF_TAG_DEVICE) continue;
    names_device = true;
    is_lazy = job->originals[i].as.device.type == KF_DEVICE_LAZY;
  }
  /* a device argument decides where results go, whatever the devices of the tensors are */
  if (names_device) job->has_lazy_target = is_lazy;
  return KF_OK;
}

/* ---- Arguments of kernels that are not the library's ---- */

static bool has_storage(const kf_value_t *value, const kf_storage_t *storage) {
  if (value->tag == KF_TAG_TENSOR)
    return kf__is_defined(value->as.tensor) && value->as.tensor->storage == storage;
  if (!kf__is_tensor_list(value)) return false;
  kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)value->as.pointer);
  for (size_t i = 0; i < tensors.size; i++)
    if (kf__is_defined(tensors.data[i]) && tensors.data[i]->storage == storage) return true;
  return false;
}

static bool may_be_written(const job_t *job, const kf_storage_t *storage) {
  for (uint32_t i = 0; i < job->op->arg_count; i++)
    if ((job->op->arg_flags[i] & KF__LAZY_ARG_WRITTEN) != 0 && has_storage(&job->eager[i], storage))
      return true;
  return false;
}

static kf_status_t protect(const job_t *job, const kf_tensor_t *original, kf_tensor_t **eager) {
  if (!kf__lazy_is(original) || may_be_written(job, (*eager)->storage)) return KF_OK;
  return kf__lazy_protect(eager);
}

static kf_status_t protect_list(const job_t *job, const kf_value_t *original, kf_list_t *eager) {
  kf_tensor_span_t from = kf_list_tensors((const kf_list_t *)original->as.pointer);
  kf_tensor_span_t to = kf_list_tensors(eager);
  for (size_t i = 0; i < to.size; i++) {
    if (!kf__lazy_is(from.data[i])) continue;
    kf_tensor_t *tensor = to.data[i];
    kf_tensor_retain(tensor);
    kf_status_t status = protect(job, from.data[i], &tensor);
    kf_value_t item = kf_value_tensor_take(tensor);
    if (status == KF_OK) status = kf_list_set(eager, i, &item);
    kf_value_clear(&item);
    KF_TRY(status);
  }
  return KF_OK;
}

/* They get no memory of lazy tensors that the schema does not let them write to. */
static kf_status_t protect_arguments(job_t *job) {
  for (uint32_t i = 0; i < job->op->arg_count; i++) {
    const kf_value_t *original = &job->originals[i];
    if (original->tag == KF_TAG_TENSOR)
      KF_TRY(protect(job, original->as.tensor, &job->eager[i].as.tensor));
    else if (kf__is_tensor_list(original))
      KF_TRY(protect_list(job, original, (kf_list_t *)job->eager[i].as.pointer));
  }
  return KF_OK;
}

/* ---- Results ---- */

static kf_tensor_t *original_in(const kf_value_t *original, const kf_value_t *eager,
                                const kf_storage_t *storage) {
  if (original->tag == KF_TAG_TENSOR)
    return kf__lazy_is(original->as.tensor) && eager->as.tensor->storage == storage
               ? original->as.tensor
               : NULL;
  if (!kf__is_tensor_list(original)) return NULL;
  kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)original->as.pointer);
  kf_tensor_span_t eagers = kf_list_tensors((const kf_list_t *)eager->as.pointer);
  for (size_t i = 0; i < tensors.size; i++)
    if (kf__lazy_is(tensors.data[i]) && eagers.data[i]->storage == storage) return tensors.data[i];
  return NULL;
}

/* The lazy argument whose memory a result shares; NULL: none. */
static kf_tensor_t *shared_argument(const job_t *job, const kf_tensor_t *result) {
  for (uint32_t i = 0; i < job->op->arg_count; i++) {
    kf_tensor_t *found = original_in(&job->originals[i], &job->eager[i], result->storage);
    if (found != NULL) return found;
  }
  return NULL;
}

/* Replaces an owned eager result by a lazy tensor. */
static kf_status_t lazy_result(const job_t *job, kf_tensor_t **result) {
  kf_tensor_t *eager = *result, *made;
  if (!kf__is_defined(eager) ||
      (eager->device.type != KF_DEVICE_CPU && eager->device.type != job->device.type))
    return KF_OK;
  kf_tensor_t *argument = shared_argument(job, eager);
  if (argument != NULL) {
    KF_TRY(kf__tensor_over(argument->storage, kf__dtype(eager), kf__sizes(eager), eager->strides,
                           eager->offset, &made));
  } else {
    if (!job->has_lazy_target) return KF_OK;
    KF_TRY(kf__lazy_adopt(eager, &made));
  }
  kf_tensor_release(eager);
  *result = made;
  return KF_OK;
}

static kf_status_t lazy_list(const job_t *job, kf_value_t *value) {
  kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)value->as.pointer);
  kf_list_t *made;
  KF_TRY(kf_list_create(KF_LIST_TENSORS, tensors.size, &made));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < tensors.size && status == KF_OK; i++) {
    kf_tensor_t *tensor = tensors.data[i];
    kf_tensor_retain(tensor);
    if (tensor != NULL) status = lazy_result(job, &tensor);
    kf_value_t item = kf_value_tensor_take(tensor);
    if (status == KF_OK) status = kf_list_append(made, &item);
    kf_value_clear(&item);
  }
  if (status != KF_OK) {
    kf_object_release(made);
    return status;
  }
  kf_value_clear(value);
  *value = kf_value_object_take(KF_TAG_LIST, made);
  return KF_OK;
}

/* The original argument that a written result stands for; NULL: none. */
static const kf_value_t *written_original(const job_t *job, const kf_argument_t *result,
                                          uint32_t tag) {
  for (uint32_t i = 0; i < job->op->arg_count; i++)
    if (job->originals[i].tag == tag &&
        kf_alias_equal(kf_schema_argument(job->op->schema, i)->alias, result->alias))
      return &job->originals[i];
  return NULL;
}

static kf_status_t finish_return(const job_t *job, uint32_t index, kf_value_t *value) {
  const kf_argument_t *result = kf_schema_return(job->op->schema, index);
  if (job->op->returns[index] == KF__LAZY_RETURN_WRITTEN) {
    const kf_value_t *original = written_original(job, result, value->tag);
    if (original == NULL) {
      char text[128];
      (void)kf_argument_print(result, text, sizeof text);
      return kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(
              KF__TORCH_RETURN_WITHOUT_ARGUMENT,
              "%s: no argument has the alias annotation of the return %s, which is written"),
          kf__lazy_op_name(job->op), text);
    }
    kf_value_clear(value);
    *value = kf_value_copy(*original);
    return KF_OK;
  }
  if (value->tag == KF_TAG_TENSOR) return lazy_result(job, &value->as.tensor);
  return kf__is_tensor_list(value) ? lazy_list(job, value) : KF_OK;
}

/* ---- Written arguments ---- */

/* A kernel may have resized an out= tensor, and always bumps versions of its own tensors. */
static kf_status_t follow(kf_tensor_t *original, kf_tensor_t *eager) {
  if (!kf__lazy_is(original)) return KF_OK;
  kf__bump_version(original);
  if (!kf__same_sizes(original, eager)) {
    KF_TRY(kf__tensor_resize(original, eager->ndim, eager->sizes, eager->strides));
    kf_tensor_t *value;
    KF_TRY(kf_tensor_alias(eager, &value));
    kf__lazy_buffer_t *buffer = kf__lazy_buffer(original);
    kf__lazy_handle_t *handle = kf__lazy_handle_make(value, buffer->id);
    if (handle == NULL) return kf__no_memory();
    kf__lazy_lock();
    kf__lazy_buffer_set(buffer, handle);
    kf__lazy_unlock();
  }
  return KF_OK;
}

static kf_status_t follow_written(const job_t *job) {
  for (uint32_t i = 0; i < job->op->arg_count; i++) {
    if ((job->op->arg_flags[i] & KF__LAZY_ARG_WRITTEN) == 0) continue;
    const kf_value_t *original = &job->originals[i], *eager = &job->eager[i];
    if (original->tag == KF_TAG_TENSOR) KF_TRY(follow(original->as.tensor, eager->as.tensor));
    if (!kf__is_tensor_list(original)) continue;
    kf_tensor_span_t to = kf_list_tensors((const kf_list_t *)original->as.pointer);
    kf_tensor_span_t from = kf_list_tensors((const kf_list_t *)eager->as.pointer);
    for (size_t k = 0; k < to.size; k++) KF_TRY(follow(to.data[k], from.data[k]));
  }
  return KF_OK;
}

/* After a failure: a kernel of a program may have written to some of it. */
static void count_writes(const job_t *job) {
  for (uint32_t i = 0; i < job->op->arg_count && job->op->is_foreign; i++) {
    const kf_value_t *original = &job->originals[i];
    if ((job->op->arg_flags[i] & KF__LAZY_ARG_WRITTEN) == 0) continue;
    if (original->tag == KF_TAG_TENSOR && kf__lazy_is(original->as.tensor))
      kf__bump_version(original->as.tensor);
  }
}

static kf_status_t check_written(const job_t *job) {
  for (uint32_t i = 0; i < job->op->arg_count; i++) {
    const kf_value_t *original = &job->originals[i];
    if ((job->op->arg_flags[i] & KF__LAZY_ARG_WRITTEN) == 0) continue;
    if (original->tag == KF_TAG_TENSOR && kf__lazy_is(original->as.tensor))
      KF_TRY(kf__check_version(original->as.tensor));
  }
  return KF_OK;
}

/* ---- The whole ---- */

static kf_keyset_t eager_keys(const kf_call_t *call, kf_device_t device) {
  kf_keyset_t set = call->keyset;
  set.backends &= ~(UINT64_C(1) << KF_BACKEND_Lazy);
  set.backends |= UINT64_C(1) << kf_device_backend(device.type);
  return set;
}

/* ---- On another device ---- */

/* The device that a call runs on. Lazy tensors are written on the CPU; a copy to a tensor of the
 * eager device stays there. */
static kf_device_t device_of(const job_t *job) {
  const kf_device_t eager = kf__lazy_eager_device();
  const kf_value_t *first = &job->originals[0];
  if (!job->op->writes) return eager;
  if (job->op->is_copy && first->tag == KF_TAG_TENSOR && kf__is_defined(first->as.tensor) &&
      !kf__lazy_is(first->as.tensor) && first->as.tensor->device.type == eager.type)
    return eager;
  return kf_device_make(KF_DEVICE_CPU, -1);
}

static kf_status_t settle_written(const job_t *job) {
  for (uint32_t i = 0; i < job->op->arg_count; i++) {
    const kf_value_t *original = &job->originals[i];
    if ((job->op->arg_flags[i] & KF__LAZY_ARG_WRITTEN) == 0) continue;
    if (original->tag == KF_TAG_TENSOR && kf__lazy_is(original->as.tensor))
      KF_TRY(kf__lazy_settle_on_cpu(original->as.tensor, job->reason));
    if (!kf__is_tensor_list(original)) continue;
    kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)original->as.pointer);
    for (size_t k = 0; k < tensors.size; k++)
      if (kf__lazy_is(tensors.data[k]))
        KF_TRY(kf__lazy_settle_on_cpu(tensors.data[k], job->reason));
  }
  return KF_OK;
}

static kf_status_t move_tensor(kf_tensor_t **tensor, kf_device_t device) {
  kf_tensor_t *found = *tensor, *copy;
  if (!kf__is_defined(found) || found->device.type == device.type ||
      (found->flags & KF__WRAPPED_NUMBER) != 0)
    return KF_OK;
  KF_TRY(kf__lazy_copy_to(found, device, &copy));
  kf_tensor_release(found);
  *tensor = copy;
  return KF_OK;
}

static kf_status_t move_list(kf_value_t *value, kf_device_t device) {
  kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)value->as.pointer);
  kf_list_t *made;
  KF_TRY(kf_list_create(KF_LIST_TENSORS, tensors.size, &made));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < tensors.size && status == KF_OK; i++) {
    kf_tensor_t *tensor = tensors.data[i];
    if (tensor != NULL) kf_tensor_retain(tensor);
    status = move_tensor(&tensor, device);
    kf_value_t item = kf_value_tensor_take(tensor);
    if (status == KF_OK) status = kf_list_append(made, &item);
    kf_value_clear(&item);
  }
  kf_value_t moved = kf_value_object_take(KF_TAG_LIST, made);
  kf_value_clear(status == KF_OK ? value : &moved);
  if (status == KF_OK) *value = moved;
  return status;
}

static kf_status_t move_value(kf_value_t *value, kf_device_t device) {
  if (value->tag == KF_TAG_TENSOR) return move_tensor(&value->as.tensor, device);
  if (kf__is_tensor_list(value)) return move_list(value, device);
  if (value->tag == KF_TAG_DEVICE) *value = kf_value_device(device);
  return KF_OK;
}

/* Moves the arguments on the stack. */
static kf_status_t move_arguments(job_t *job) {
  for (size_t i = job->base; i < job->stack->size; i++)
    KF_TRY(move_value(&job->stack->values[i], job->device));
  return KF_OK;
}

/* Results of programs are tensors of the CPU; those of lazy tensors stay. */
static kf_status_t move_results(job_t *job) {
  for (uint32_t i = 0; i < job->op->return_count && !job->has_lazy_target; i++)
    if (job->op->returns[i] != KF__LAZY_RETURN_WRITTEN)
      KF_TRY(move_value(&job->stack->values[job->base + i], kf_device_make(KF_DEVICE_CPU, -1)));
  return KF_OK;
}

static kf_status_t run(job_t *job, const kf_call_t *call) {
  KF_TRY(check_written(job));
  /* Recorded operators may still have to read what this one writes. */
  if (job->op->writes) KF_TRY(kf__lazy_flush(job->reason, true, false));
  job->device = device_of(job);
  if (job->device.type == KF_DEVICE_CPU && job->op->writes) KF_TRY(settle_written(job));
  KF_TRY(replace_arguments(job));
  if (KF_UNLIKELY(job->op->is_foreign)) KF_TRY(protect_arguments(job));
  KF_TRY(kf_stack_reserve(job->stack, job->op->arg_count));
  for (uint32_t i = 0; i < job->op->arg_count; i++)
    job->stack->values[job->stack->size++] = kf_value_copy(job->eager[i]);
  const bool is_elsewhere = job->device.type != KF_DEVICE_CPU;
  if (KF_UNLIKELY(is_elsewhere)) KF_TRY(move_arguments(job));
  kf_device_t before = kf__generator_redirect(kf_device_make(KF_DEVICE_LAZY, 0));
  job->times.kernel_begin = (uint64_t)kf__lazy_now();
  kf_status_t status =
      kf_op_redispatch_boxed(job->op->op, eager_keys(call, job->device), job->stack);
  job->times.kernel_end = (uint64_t)kf__lazy_now();
  (void)kf__generator_redirect(before);
  if (KF_UNLIKELY(status != KF_OK)) count_writes(job);
  KF_TRY(status);
  if (job->stack->size != job->base + job->op->return_count)
    return kf_error_set(KF_ERR_CONTRACT, "%s: the eager kernel left %zu values, expected %u",
                        kf__lazy_op_name(job->op), job->stack->size - job->base,
                        job->op->return_count);
  if (KF_UNLIKELY(is_elsewhere)) KF_TRY(move_results(job));
  for (uint32_t i = 0; i < job->op->return_count; i++)
    KF_TRY(finish_return(job, i, &job->stack->values[job->base + i]));
  return follow_written(job);
}

static kf_status_t refuse_view(const kf__lazy_op_t *op) {
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED,
                      KF__COMPATIBLE(KF__TORCH_EAGER_VIEW,
                                     "%s returns a view, and a view that the eager device makes "
                                     "would not share the lazy tensor's storage"),
                      kf__lazy_op_name(op));
}

static bool returns_view(const kf__lazy_op_t *op) {
  for (uint32_t i = 0; i < op->return_count; i++)
    if (op->returns[i] == KF__LAZY_RETURN_OTHER && kf_schema_return(op->schema, i)->alias != NULL)
      return true;
  return false;
}

kf_status_t kf__lazy_fall_back(kf__lazy_op_t *op, const kf_call_t *call, kf_stack_t *stack,
                               const char *reason) {
  if (returns_view(op)) return refuse_view(op);
  if (!op->is_copy) /* a copy to another device is how values are read */
    kf__lazy_count(op->fell_back != NULL
                       ? op->fell_back
                       : (op->fell_back = kf__lazy_counter("", kf__lazy_op_name(op))));
  kf__lazy_note("%s ran on the eager device: %s", kf__lazy_op_name(op), reason);
  kf__lazy_obstacle(kf__lazy_op_name(op), reason);
  job_t job = {.op = op, .reason = kf__lazy_op_name(op), .stack = stack};
  const size_t count = op->arg_count;
  job.base = stack->size - count;
  job.times.begin = (uint64_t)kf__lazy_now();
  kf_value_t *values = count > ARGUMENTS_INLINE ? kf_alloc(2 * count * sizeof *values) : job.first;
  if (values == NULL) return kf__no_memory();
  job.originals = values;
  job.eager = values + count;
  /* the references move from the stack to `originals` */
  for (size_t i = 0; i < count; i++) {
    job.originals[i] = stack->values[job.base + i];
    job.eager[i] = kf_value_none();
  }
  stack->size = job.base;
  void *waiting = kf__lazy_begin_waiting();
  kf_status_t status = run(&job, call);
  kf__lazy_end_waiting(waiting);
  if (status == KF_OK && kf__lazy_bill != NULL && !op->is_copy) kf__lazy_bill(op->op, &job.times);
  for (size_t i = 0; i < 2 * count; i++) kf_value_clear(&values[i]);
  if (values != job.first) kf_free(values);
  return status;
}

kf_status_t kf_lazy_eager_fallback(const kf_call_t *call, kf_stack_t *stack) {
  KF_TRY(kf__lazy_check_initialized("kf_lazy_eager_fallback"));
  kf__lazy_op_t *op;
  KF_TRY(kf__lazy_op_of(call->op, &op));
  if (stack->size < op->arg_count)
    return kf_error_set(KF_ERR_CONTRACT, "%s: expected %u arguments, found %zu",
                        kf__lazy_op_name(op), op->arg_count, stack->size);
  return kf__lazy_fall_back(op, call, stack, "its kernel asked for it");
}
