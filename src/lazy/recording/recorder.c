/* The recorder: the kernel of every operator at the key Lazy. It runs the kernel of the meta device
 * on the lazy tensors themselves, which checks the arguments and makes the results, and then adds a
 * node to the trace. */
#include <keyfall/ops.h>
#include <stdio.h>

#include "base/new_stack.h"
#include "dispatch/keys/key_internal.h"
#include "dispatch/operators/facts_internal.h"
#include "dispatch/operators/kernel.h"
#include "dispatch/operators/operator.h"
#include "dispatch/values/value_internal.h"
#include "lazy/execution/jobs.h"
#include "lazy/model/eager_device.h"
#include "lazy/model/reuse.h"
#include "lazy/recording/dtype_trial.h"
#include "lazy/recording/eager_fallback.h"
#include "lazy/recording/recorder.h"
#include "lazy/state/obstacle.h"
#include "lazy/state/options.h"

enum { ARGUMENTS_INLINE = 16, LOCATION = 256 };

/* Operators that kernels of meta call in turn are shaped as well, and not recorded. */
__thread unsigned kf__lazy_shaping __attribute__((tls_model("initial-exec")));
KF__THREAD_PART(shaping, kf__lazy_shaping, NULL)

typedef struct recording {
  kf__lazy_op_t *op;
  const kf_call_t *call;
  kf_stack_t *stack;
  size_t base;               /* of the arguments, and later of the results, on the stack */
  kf_value_t *args;          /* owned copies of the arguments; borrowed by typed calls */
  const kf_value_t *results; /* of the meta kernel */
  size_t operand_count;
  bool has_eager; /* a tensor of another device, with dimensions */
  uint64_t
      written_if; /* bits of the arguments that this call writes, which the schema does not say */
  kf_value_t first[ARGUMENTS_INLINE];
} recording_t;

static bool is_written(const recording_t *r, uint32_t index) {
  const uint8_t flags = r->op->arg_flags[index];
  if (KF_LIKELY((flags & (KF__LAZY_ARG_WRITTEN | KF__LAZY_ARG_WRITTEN_IF)) == 0)) return false;
  return (flags & KF__LAZY_ARG_WRITTEN) != 0 || (r->written_if >> index & 1) != 0;
}

/* ---- Can the call be recorded? ---- */

static bool is_other_tensor(const kf_tensor_t *tensor) {
  return kf__is_defined(tensor) && !kf__lazy_is(tensor);
}

/* Tensors without dimensions may come from the CPU, as everywhere. */
static bool is_foreign(const kf_tensor_t *tensor) {
  return is_other_tensor(tensor) && tensor->ndim > 0;
}

/* A list of values may hold numbers, which are read at each run, but no tensors. */
static const char *obstacle_of_values(const kf_list_t *list) {
  kf_value_span_t values = kf_list_values(list);
  for (size_t i = 0; i < values.size; i++)
    if (kf_tag_is_object(values.data[i].tag) && values.data[i].tag != KF_TAG_STRING &&
        values.data[i].tag != KF_TAG_COMPLEX)
      return "an argument is a container of objects";
  return NULL;
}

static const char *obstacle_of_tensor(recording_t *r, const kf_tensor_t *tensor, bool writes) {
  r->has_eager |= is_foreign(tensor);
  if (writes && is_other_tensor(tensor)) return "it writes to a tensor of another device";
  return kf__lazy_is(tensor) && kf__lazy_is_urgent(kf__lazy_buffer(tensor), writes)
             ? "other code can reach the memory of a tensor"
             : NULL;
}

static const char *obstacle_of(recording_t *r, uint32_t index, const kf_value_t *value) {
  switch (value->tag) {
    case KF_TAG_TENSOR:
      r->operand_count++;
      return obstacle_of_tensor(r, value->as.tensor, is_written(r, index));
    case KF_TAG_LIST: {
      const kf_list_t *list = (const kf_list_t *)value->as.pointer;
      if (kf_list_kind(list) == KF_LIST_VALUES) return obstacle_of_values(list);
      kf_tensor_span_t tensors = kf_list_tensors(list);
      r->operand_count += tensors.size;
      const char *obstacle = NULL;
      for (size_t i = 0; i < tensors.size && obstacle == NULL; i++)
        obstacle = obstacle_of_tensor(r, tensors.data[i], is_written(r, index));
      return obstacle;
    }
    case KF_TAG_STORAGE: return "an argument is a storage";
    case KF_TAG_STREAM: return "an argument is a stream";
    case KF_TAG_UINT: return "an argument is an int of 2^63 or more";
    case KF_TAG_TUPLE:
    case KF_TAG_DICT:
    case KF_TAG_SYM_INT:
    case KF_TAG_SYM_FLOAT:
    case KF_TAG_SYM_BOOL:
    case KF_TAG_OBJECT: return "an argument is an object";
    default: return NULL;
  }
}

/* Whether an index is a mask: the number of its elements depends on data. */
static bool has_mask(const kf_value_t *args, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (!kf__is_tensor_list(&args[i])) continue;
    kf_tensor_span_t indices = kf_list_tensors((const kf_list_t *)args[i].as.pointer);
    for (size_t k = 0; k < indices.size; k++)
      if (kf__is_defined(indices.data[k]) && (kf__dtype(indices.data[k]) == KF_DTYPE_BOOL ||
                                              kf__dtype(indices.data[k]) == KF_DTYPE_UINT8))
        return true;
  }
  return false;
}

static uint64_t find_written_if(const kf__lazy_op_t *op, const kf_value_t *args) {
  const kf_facts_t *facts = kf_op_facts(op->op);
  uint64_t bits = 0;
  for (uint32_t i = 0; i < op->arg_count; i++)
    if (kf__facts_write(facts, i, args)) bits |= UINT64_C(1) << i;
  return bits;
}

/* Why the call runs on the eager device; NULL: it is recorded. */
static const char *find_obstacle(recording_t *r) {
  kf__lazy_op_t *op = r->op;
  if (KF_UNLIKELY(__atomic_load_n(&op->is_forced, __ATOMIC_RELAXED))) return "it is forced to";
  if (KF_UNLIKELY(!op->is_recordable)) return op->obstacle;
  const kf_value_t *args = &r->stack->values[r->base];
  if (KF_UNLIKELY(op->has_dynamic_shape || (op->is_index && has_mask(args, op->arg_count))))
    return "the shape of its result depends on data";
  if (KF_UNLIKELY(op->writes_if)) r->written_if = find_written_if(op, args);
  for (uint32_t i = 0; i < op->arg_count; i++) {
    const char *obstacle = obstacle_of(r, i, &args[i]);
    if (KF_UNLIKELY(obstacle != NULL)) return obstacle;
  }
  return kf__lazy_has_shape_rule(op)
             ? NULL
             : "it has no kernel for the meta device, so the shape is not known";
}

/* ---- Operands ---- */

/* A tensor of another device may change before the graph runs: the node gets a copy. */
static kf_status_t snapshot(kf_tensor_t *tensor, kf_tensor_t **out_copy) {
  kf_tensor_t *source;
  KF_TRY(kf_tensor_alias(tensor, &source));
  const bool is_wrapped = kf_tensor_is_wrapped_number(tensor);
  if (!is_wrapped) kf__lazy_obstacle("the function", "it uses a tensor of another device");
  kf_tensor_set_wrapped_number(source, false);
  const kf_device_t eager = kf__lazy_eager_device();
  const kf_device_t device =
      tensor->device.type == eager.type ? eager : kf_device_make(KF_DEVICE_CPU, -1);
  kf_status_t status = kf__tensor_new(kf__dtype(source), device, kf__sizes(source),
                                      kf__is_dense(source) ? source->strides : NULL, out_copy);
  if (status == KF_OK) {
    status = kf_copy_(*out_copy, source, false);
    if (status != KF_OK) kf_tensor_release(*out_copy);
  }
  kf_tensor_release(source);
  if (status == KF_OK && is_wrapped) kf_tensor_set_wrapped_number(*out_copy, true);
  return status;
}

/* Replaces tensors of other devices among the owned arguments by copies. */
static kf_status_t take_snapshots(recording_t *r) {
  for (uint32_t i = 0; i < r->op->arg_count; i++) {
    kf_value_t *value = &r->args[i];
    if (value->tag == KF_TAG_TENSOR && KF_UNLIKELY(is_other_tensor(value->as.tensor))) {
      kf_tensor_t *copy;
      KF_TRY(snapshot(value->as.tensor, &copy));
      kf_value_clear(value);
      *value = kf_value_tensor_take(copy);
    } else if (KF_UNLIKELY(kf__is_tensor_list(value))) {
      kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)value->as.pointer);
      kf_list_t *list;
      KF_TRY(kf_list_of_tensors(tensors.data, tensors.size, &list));
      kf_value_clear(value); /* the program may change its own list */
      *value = kf_value_object_take(KF_TAG_LIST, list);
      tensors = kf_list_tensors(list);
      for (size_t k = 0; k < tensors.size; k++) {
        if (!is_other_tensor(tensors.data[k])) continue;
        kf_tensor_t *copy;
        KF_TRY(snapshot(tensors.data[k], &copy));
        kf_value_t item = kf_value_tensor_take(copy);
        kf_status_t status = kf_list_set(list, k, &item);
        kf_value_clear(&item);
        KF_TRY(status);
      }
    }
  }
  return KF_OK;
}

/* Replaces tensors of other devices on the stack by lazy ones with copies of their elements: the
 * kernels of meta take tensors of one device. */
static kf_status_t upload_argument(kf_tensor_t *tensor, kf_value_t *out_value) {
  kf_tensor_t *copy, *lazy;
  KF_TRY(snapshot(tensor, &copy));
  kf_status_t status = kf__lazy_adopt(copy, &lazy);
  kf_tensor_release(copy);
  if (status == KF_OK) *out_value = kf_value_tensor_take(lazy);
  return status;
}

static kf_status_t upload_list(kf_value_t *value) {
  kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)value->as.pointer);
  kf_list_t *list;
  KF_TRY(kf_list_of_tensors(tensors.data, tensors.size, &list));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < tensors.size && status == KF_OK; i++) {
    if (!is_foreign(tensors.data[i])) continue;
    kf_value_t item = kf_value_none();
    status = upload_argument(tensors.data[i], &item);
    if (status == KF_OK) status = kf_list_set(list, i, &item);
    kf_value_clear(&item);
  }
  kf_value_t old = *value, made = kf_value_object_take(KF_TAG_LIST, list);
  if (status == KF_OK) *value = made;
  kf_value_clear(status == KF_OK ? &old : &made);
  return status;
}

static kf_status_t upload_arguments(recording_t *r) {
  for (uint32_t i = 0; i < r->op->arg_count; i++) {
    kf_value_t *value = &r->stack->values[r->base + i];
    if (kf__is_tensor_list(value)) KF_TRY(upload_list(value));
    if (value->tag != KF_TAG_TENSOR || !is_foreign(value->as.tensor)) continue;
    kf_value_t made;
    KF_TRY(upload_argument(value->as.tensor, &made));
    kf_value_clear(value);
    *value = made;
  }
  return KF_OK;
}

static const kf__lazy_geometry_t *keep_geometry(const kf_tensor_t *tensor) {
  kf__lazy_geometry_t *kept = kf__lazy_take(kf__lazy_geometry_size(tensor->ndim));
  if (kept != NULL) kf__lazy_geometry_fill(kept, tensor);
  return kept;
}

static kf__lazy_node_t *new_node(kf__lazy_op_t *op, size_t args, size_t operands, size_t outputs) {
  kf__lazy_node_t *node =
      kf__lazy_take(sizeof *node + args * sizeof(kf_value_t) +
                    operands * sizeof(kf__lazy_operand_t) + outputs * sizeof(kf__lazy_output_t));
  if (node == NULL) return NULL;
  node->op = op;
  node->number = 0;
  node->arg_count = node->operand_count = node->output_count = 0;
  node->is_live = node->writes = false;
  node->location = NULL;
  node->args = (kf_value_t *)(void *)(node + 1);
  node->operands = (kf__lazy_operand_t *)(void *)(node->args + args);
  node->outputs = (kf__lazy_output_t *)(void *)(node->operands + operands);
  return node;
}

static void give_value(kf__lazy_buffer_t *buffer, kf__lazy_node_t *node, uint32_t output) {
  kf__lazy_buffer_set(buffer, NULL);
  buffer->node = node;
  buffer->output = output;
  node->outputs[output].buffer = buffer;
}

/* The value of a buffer that was never written. */
static kf_status_t add_empty(kf_tensor_t *tensor) {
  kf__lazy_node_t *node = new_node(&kf__lazy_empty, 0, 0, 1);
  if (node == NULL) return kf__no_memory();
  /* All bytes of the storage, so that other views find theirs. */
  const kf__lazy_geometry_t *geometry = keep_geometry(tensor);
  if (geometry == NULL) return kf__no_memory();
  const int64_t itemsize = kf__itemsize(tensor);
  const bool is_whole = tensor->offset == 0 && kf__is_dense(tensor) &&
                        (size_t)(tensor->numel * itemsize) == tensor->storage->size;
  if (!is_whole) {
    kf__lazy_geometry_t *bytes = kf__lazy_take(kf__lazy_geometry_size(1));
    if (bytes == NULL) return kf__no_memory();
    *bytes = (kf__lazy_geometry_t){.ndim = 1, .dtype = KF_DTYPE_UINT8, .offset = 0};
    bytes->dims[0] = (int64_t)tensor->storage->size;
    bytes->dims[1] = 1;
    geometry = bytes;
  }
  node->outputs[0] = (kf__lazy_output_t){NULL, geometry, -1, 0};
  node->output_count = 1;
  KF_TRY(kf__lazy_trace_add(node));
  give_value(kf__lazy_buffer(tensor), node, 0);
  return KF_OK;
}

static uint8_t operand_flags(const kf_tensor_t *tensor) {
  uint8_t flags = 0;
  const uint64_t bits = UINT64_C(1) << KF_RANK_Conjugate | UINT64_C(1) << KF_RANK_Negative;
  if (KF_UNLIKELY((tensor->base.keys.functionality & bits) != 0)) {
    if (kf_tensor_is_conj(tensor)) flags |= KF__LAZY_CONJ;
    if (kf_tensor_is_neg(tensor)) flags |= KF__LAZY_NEG;
  }
  if (KF_UNLIKELY((tensor->flags & KF__WRAPPED_NUMBER) != 0)) flags |= KF__LAZY_WRAPPED;
  return flags;
}

static kf_status_t add_view(kf__lazy_operand_t *operand, const kf_tensor_t *tensor) {
  operand->view = keep_geometry(tensor);
  return operand->view != NULL ? KF_OK : kf__no_memory();
}

static kf_status_t add_data(kf__lazy_operand_t *operand, kf__lazy_handle_t *handle,
                            const kf_tensor_t *tensor) {
  operand->kind = KF__LAZY_DATA;
  operand->from.handle = handle;
  const kf_tensor_t *value = handle->tensor;
  if (KF_UNLIKELY(handle->state == KF__LAZY_FAILED)) return kf__lazy_lost(handle);
  bool same;
  if (value != NULL)
    same = value->offset == tensor->offset && kf__lazy_alike(value, tensor);
  else
    same = kf__lazy_fits(handle->geometry, tensor);
  return same ? KF_OK : add_view(operand, tensor);
}

/* Fills an operand; on failure it is None, which owns nothing. */
static kf_status_t add_operand(kf__lazy_operand_t *operand, kf_tensor_t *tensor, bool written) {
  *operand = (kf__lazy_operand_t){.kind = KF__LAZY_NONE};
  if (tensor == NULL) return KF_OK;
  if (!kf__is_defined(tensor)) {
    operand->kind = KF__LAZY_UNDEFINED;
    return KF_OK;
  }
  operand->flags = (uint8_t)(operand_flags(tensor) | (written ? KF__LAZY_WRITTEN : 0));
  if (!kf__lazy_is(tensor)) { /* a snapshot */
    kf_tensor_retain(tensor);
    kf__lazy_handle_t *made = kf__lazy_handle_make(tensor, 0);
    if (made == NULL) return kf__no_memory();
    operand->kind = KF__LAZY_DATA;
    operand->from.handle = made;
    return KF_OK;
  }
  kf__lazy_buffer_t *buffer = kf__lazy_buffer(tensor);
  if (buffer->node == NULL && buffer->handle == NULL) KF_TRY(add_empty(tensor));
  if (buffer->node == NULL) {
    kf__lazy_uses_home(buffer, KF__STORAGE_READ_LATER);
    kf__lazy_handle_retain(buffer->handle);
    return add_data(operand, buffer->handle, tensor);
  }
  operand->kind = KF__LAZY_VALUE;
  operand->from.node = buffer->node;
  operand->output = buffer->output;
  return kf__lazy_fits(buffer->node->outputs[buffer->output].geometry, tensor)
             ? KF_OK
             : add_view(operand, tensor);
}

static kf_status_t add_operands(kf__lazy_node_t *node, kf_tensor_t *const *tensors, size_t count,
                                bool written) {
  for (size_t i = 0; i < count; i++)
    KF_TRY(add_operand(&node->operands[node->operand_count++], tensors[i], written));
  return KF_OK;
}

/* Moves the arguments to the node; tensors become operands. */
static kf_status_t add_arguments(recording_t *r, kf__lazy_node_t *node) {
  for (uint32_t i = 0; i < r->op->arg_count; i++) {
    kf_value_t *value = &r->args[i];
    kf_value_t stand_in = {.tag = KF__LAZY_TAG_OPERAND, .extra.bits = 1};
    stand_in.as.i = node->operand_count;
    if (value->tag == KF_TAG_TENSOR) {
      KF_TRY(add_operands(node, &value->as.tensor, 1, is_written(r, i)));
    } else if (KF_UNLIKELY(kf__is_tensor_list(value))) {
      kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)value->as.pointer);
      stand_in.tag = KF__LAZY_TAG_OPERANDS;
      stand_in.extra.bits = (uint32_t)tensors.size;
      KF_TRY(add_operands(node, tensors.data, tensors.size, is_written(r, i)));
    } else {
      stand_in = *value;
      *value = kf_value_none();
    }
    node->args[node->arg_count++] = stand_in;
  }
  return KF_OK;
}

/* ---- Outputs ---- */

static kf_status_t add_new_output(kf__lazy_node_t *node, kf_tensor_t *tensor) {
  kf__lazy_output_t *output = &node->outputs[node->output_count];
  *output = (kf__lazy_output_t){.rewrites = -1};
  node->output_count++;
  if (!kf__is_defined(tensor)) return KF_OK;
  output->geometry = keep_geometry(tensor);
  if (output->geometry == NULL) return kf__no_memory();
  give_value(kf__lazy_buffer(tensor), node, (uint32_t)node->output_count - 1);
  return KF_OK;
}

static kf_status_t add_new_outputs(const recording_t *r, kf__lazy_node_t *node) {
  for (uint32_t i = 0; i < r->op->return_count; i++) {
    const kf_value_t *result = &r->results[i];
    if (r->op->returns[i] != KF__LAZY_RETURN_NEW) continue;
    if (kf__is_tensor_list(result)) {
      kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)result->as.pointer);
      for (size_t k = 0; k < tensors.size; k++) KF_TRY(add_new_output(node, tensors.data[k]));
    } else {
      KF_TRY(add_new_output(node, result->tag == KF_TAG_TENSOR ? result->as.tensor : NULL));
    }
  }
  return KF_OK;
}

/* The geometry of the value that an operand is a view of. */
static const kf__lazy_geometry_t *geometry_below(const kf__lazy_operand_t *operand) {
  if (operand->kind == KF__LAZY_VALUE) return operand->from.node->outputs[operand->output].geometry;
  const kf__lazy_handle_t *handle = operand->from.handle;
  if (handle->tensor != NULL) return keep_geometry(handle->tensor);
  const size_t size = kf__lazy_geometry_size(handle->geometry->ndim);
  void *copy = kf__lazy_take(size); /* the job that the geometry belongs to may end before */
  return copy != NULL ? memcpy(copy, handle->geometry, size) : NULL;
}

/* A buffer that several operands write to has one new value. */
static bool is_rewritten(const kf__lazy_node_t *node, const kf__lazy_buffer_t *buffer) {
  return buffer->node == node;
}

static kf_status_t rewrite(kf__lazy_node_t *node, kf_tensor_t *tensor, size_t operand) {
  if (!kf__lazy_is(tensor) || is_rewritten(node, kf__lazy_buffer(tensor))) return KF_OK;
  kf__lazy_output_t *output = &node->outputs[node->output_count];
  *output = (kf__lazy_output_t){.rewrites = (int32_t)operand};
  output->geometry = geometry_below(&node->operands[operand]);
  if (output->geometry == NULL) return kf__no_memory();
  node->writes = true;
  kf__lazy_uses_home(kf__lazy_buffer(tensor), KF__STORAGE_USED_LATER);
  give_value(kf__lazy_buffer(tensor), node, node->output_count++);
  return KF_OK;
}

static kf_status_t rewrite_arguments(const recording_t *r, kf__lazy_node_t *node,
                                     const kf_value_t *written) {
  for (uint32_t i = 0; i < r->op->arg_count; i++) {
    if (!is_written(r, i)) continue;
    const size_t first = (size_t)node->args[i].as.i;
    if (written[i].tag == KF_TAG_TENSOR) KF_TRY(rewrite(node, written[i].as.tensor, first));
    if (!kf__is_tensor_list(&written[i])) continue;
    kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)written[i].as.pointer);
    for (size_t k = 0; k < tensors.size; k++) KF_TRY(rewrite(node, tensors.data[k], first + k));
  }
  return KF_OK;
}

static size_t count_new_outputs(const recording_t *r) {
  size_t count = 0;
  for (uint32_t i = 0; i < r->op->return_count; i++) {
    const kf_value_t *result = &r->results[i];
    if (r->op->returns[i] != KF__LAZY_RETURN_NEW) continue;
    count += kf__is_tensor_list(result)
                 ? kf_list_tensors((const kf_list_t *)result->as.pointer).size
                 : 1;
  }
  return count;
}

/* ---- The node ---- */

/* The call site as text; false: locations are off, or it is not known. Lock not held: a language
 * binding may wait for a lock of its own, whose holder may wait for ours. */
static inline bool find_location(char *text, size_t size) {
  if (KF_LIKELY(!kf__lazy_options.source_locations || kf__lazy_call_site == NULL)) return false;
  text[0] = '\0';
  kf__lazy_call_site(text, size);
  return text[0] != '\0';
}

/* Lock held. Without memory the node has no location. */
static KF__COLD void keep_location(const char *text) {
  const size_t size = strlen(text) + 1;
  kf__lazy_node_t *node = kf__lazy_trace->nodes[kf__lazy_trace->count - 1];
  char *kept = kf__lazy_take(size);
  if (kept != NULL) node->location = memcpy(kept, text, size);
}

static kf_status_t add_node_locked(recording_t *r) {
  const size_t outputs = count_new_outputs(r);
  kf__lazy_node_t *node =
      new_node(r->op, r->op->arg_count, r->operand_count,
               outputs + (r->op->writes || r->written_if != 0 ? r->operand_count : 0));
  if (node == NULL) return kf__no_memory();
  kf_value_t written[ARGUMENTS_INLINE]; /* borrowed */
  const bool writes = r->op->writes || r->written_if != 0;
  if (writes && r->op->arg_count > ARGUMENTS_INLINE)
    return kf_error_set(KF_ERR_EXHAUSTED, "%s has too many arguments", kf__lazy_op_name(r->op));
  if (writes) memcpy(written, r->args, r->op->arg_count * sizeof *written);
  kf_status_t status = add_arguments(r, node);
  if (status == KF_OK) status = kf__lazy_trace_add(node);
  if (status != KF_OK) {
    kf__lazy_node_drop(node);
    return status;
  }
  /* All operands refer to the values before the call, so buffers get their new values only now. The
   * trace owns the node from here on. */
  KF_TRY(add_new_outputs(r, node));
  return writes ? rewrite_arguments(r, node, written) : KF_OK;
}

/* Every so often, a program that never marks a step has its graph measured. */
static int64_t calls_untrimmed; /* atomic */

static KF__COLD kf_status_t trim_now(void) {
  __atomic_store_n(&calls_untrimmed, 0, __ATOMIC_RELAXED);
  kf__lazy_lock();
  const size_t size = kf__lazy_trace != NULL ? kf__lazy_trace->count : 0;
  kf__lazy_unlock();
  if (size <= kf__lazy_options.trim_graph_size) return KF_OK;
  kf__lazy_tally(KF__LAZY_TRIMMED, 1);
  return kf__lazy_flush("the graph grew too large", true, false);
}

static inline kf_status_t trim(void) {
  const int64_t frequency = kf__lazy_options.trim_graph_check_frequency;
  return KF_LIKELY(kf_count_up(&calls_untrimmed) + 1 < frequency) ? KF_OK : trim_now();
}

static inline void count_recorded(kf__lazy_op_t *op) {
  if (KF_UNLIKELY(op->recorded == NULL)) {
    const char *name = kf_op_name(op->op), *plain = strstr(name, "::");
    op->recorded = kf__lazy_counter("lazy::", plain != NULL ? plain + 2 : name);
  }
  kf__lazy_count(op->recorded);
}

static kf_status_t add_node(recording_t *r) {
  char location[LOCATION];
  const bool has_location = find_location(location, sizeof location);
  const bool releases = r->op->writes || r->written_if != 0; /* old values, which may do anything */
  if (releases) kf__lazy_lock();
  const bool locked = releases || kf__lazy_lock_briefly();
  kf_status_t status = add_node_locked(r);
  if (KF_UNLIKELY(has_location) && status == KF_OK) keep_location(location);
  kf__lazy_unlock_briefly(locked);
  if (status == KF_OK) count_recorded(r->op);
  return status;
}

/* ---- Results of the meta kernel ---- */

static bool is_new_lazy(const kf_tensor_t *tensor) {
  if (!kf__is_defined(tensor)) return true;
  if (!kf__lazy_is(tensor)) return false;
  const kf__lazy_buffer_t *buffer = kf__lazy_buffer(tensor);
  return buffer->node == NULL && buffer->handle == NULL;
}

/* Whether all results are new lazy tensors. Others come from arguments that name a device, and
 * rules that need data leave results undefined. */
static bool has_lazy_results(const recording_t *r) {
  for (uint32_t i = 0; i < r->op->return_count; i++) {
    const kf_value_t *result = &r->results[i];
    if (r->op->returns[i] != KF__LAZY_RETURN_NEW) continue;
    if (result->tag == KF_TAG_TENSOR && !is_new_lazy(result->as.tensor)) return false;
    if (!kf__is_tensor_list(result)) {
      if (KF_UNLIKELY(!r->op->has_mask && !kf__is_defined(result->as.tensor))) return false;
      continue;
    }
    kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)result->as.pointer);
    for (size_t k = 0; k < tensors.size; k++)
      if (!is_new_lazy(tensors.data[k])) return false;
  }
  return true;
}

/* ---- Copies from another device ---- */

/* copy_ of a whole tensor from another device: the copy is the new value, without a node. It is
 * made on the device that graphs run on. Recorded nodes that read the old value refer to it
 * themselves, so nothing has to run first. */
static kf_status_t upload(recording_t *r, bool *out_done) {
  kf_tensor_t *self = r->args[0].as.tensor, *source = r->args[1].as.tensor;
  *out_done = kf__lazy_is(self) && is_other_tensor(source) && self->offset == 0 &&
              kf__is_dense(self) && operand_flags(self) == 0 &&
              (size_t)(self->numel * kf__itemsize(self)) == self->storage->size &&
              kf__lazy_buffer(self)->home == NULL;
  if (!*out_done) return KF_OK;
  kf_tensor_t *value;
  KF_TRY(kf__tensor_new(kf__dtype(self), kf__lazy_eager_device(), kf__sizes(self), self->strides,
                        &value));
  kf_status_t status = kf_copy_(value, source, false);
  if (status != KF_OK) {
    kf_tensor_release(value);
    return status;
  }
  kf__lazy_buffer_t *buffer = kf__lazy_buffer(self);
  kf__lazy_handle_t *handle = kf__lazy_handle_make(value, buffer->id);
  if (handle == NULL) return kf__no_memory();
  kf__lazy_buffer_replace(buffer, handle);
  return KF_OK;
}

/* ---- The kernel ---- */

static kf_status_t shape(const kf_op_t *op, kf_stack_t *stack) {
  kf__lazy_shaping++;
  kf_status_t status = kf_op_redispatch_boxed(op, kf__lazy_meta_keys(), stack);
  kf__lazy_shaping--;
  return status;
}

/* The same, unless an equal call was recorded before. */
static KF__COLD kf_status_t shape_or_reuse(recording_t *r) {
  kf__lazy_call_key_t key;
  kf_tensor_t *results[KF__LAZY_REUSED];
  size_t count = 0;
  bool found = false;
  const bool has_key = kf__lazy_call_key(&key, r->op, r->args);
  if (has_key) KF_TRY(kf__lazy_reuse(r->op, &key, results, &count, &found));
  if (count > 0) {
    kf_stack_drop(r->stack, r->stack->size - r->base);
    kf_status_t status = kf_stack_reserve(r->stack, count);
    for (size_t i = 0; i < count; i++) {
      if (status == KF_OK)
        r->stack->values[r->stack->size++] = kf_value_tensor_take(results[i]);
      else
        kf_tensor_release(results[i]);
    }
    return status;
  }
  KF_TRY(shape(r->op->op, r->stack));
  if (has_key && !found && r->stack->size == r->base + r->op->return_count)
    kf__lazy_keep_for_reuse(r->op, &key, &r->stack->values[r->base], r->op->return_count);
  return KF_OK;
}

/* The meta kernel has replaced the arguments on the stack by its results: they are put back. */
static kf_status_t fall_back_with(recording_t *r) {
  kf_stack_drop(r->stack, r->stack->size - r->base);
  KF_TRY(kf_stack_reserve(r->stack, r->op->arg_count));
  for (uint32_t i = 0; i < r->op->arg_count; i++)
    r->stack->values[r->stack->size++] = kf_value_copy(r->args[i]);
  return kf__lazy_fall_back(r->op, r->call, r->stack,
                            "its result is on another device, or has a shape that depends on data");
}

static kf_status_t record_shaped(recording_t *r) {
  KF_TRY(KF_UNLIKELY(kf__lazy_options.reuse_ir) ? shape_or_reuse(r) : shape(r->op->op, r->stack));
  r->results = &r->stack->values[r->base];
  bool done = false;
  if (KF_UNLIKELY(r->op->is_copy)) KF_TRY(upload(r, &done));
  if (done) return KF_OK;
  if (KF_UNLIKELY(!has_lazy_results(r))) return fall_back_with(r);
  KF_TRY(take_snapshots(r));
  return add_node(r);
}

static kf_status_t keep_arguments(recording_t *r) {
  const size_t count = r->op->arg_count;
  r->args = r->first;
  if (KF_UNLIKELY(count > ARGUMENTS_INLINE)) r->args = kf_alloc(count * sizeof *r->args);
  if (r->args == NULL) return kf__no_memory();
  for (size_t i = 0; i < count; i++) r->args[i] = kf_value_copy(r->stack->values[r->base + i]);
  return KF_OK;
}

kf_status_t kf__lazy_record_lazy(const kf_call_t *call, kf__lazy_op_t *op, kf_stack_t *stack) {
  recording_t r;
  r.op = op;
  r.call = call;
  r.stack = stack;
  r.operand_count = 0;
  r.has_eager = false;
  r.written_if = 0;
  if (KF_UNLIKELY(stack->size < r.op->arg_count))
    return kf_error_set(KF_ERR_CONTRACT, "%s: expected %u arguments, found %zu",
                        kf__lazy_op_name(r.op), r.op->arg_count, stack->size);
  r.base = stack->size - r.op->arg_count;
  const char *obstacle = find_obstacle(&r);
  if (KF_UNLIKELY(obstacle != NULL)) return kf__lazy_fall_back(r.op, call, stack, obstacle);
  KF_TRY(kf__lazy_try(op, &stack->values[r.base]));
  if (KF_UNLIKELY(r.has_eager && !r.op->is_copy)) KF_TRY(upload_arguments(&r));
  KF_TRY(keep_arguments(&r));
  kf_status_t status = record_shaped(&r);
  for (uint32_t i = 0; i < r.op->arg_count; i++) kf_value_clear(&r.args[i]);
  if (KF_UNLIKELY(r.args != r.first)) kf_free(r.args);
  return status == KF_OK ? trim() : status;
}

/* ---- Typed calls ---- */

/* add_operand without its rare cases, for a lazy tensor without flags. `known` is the geometry of a
 * value whose type, sizes and strides the tensor has, or NULL. */
static inline bool add_common_operand(kf__lazy_operand_t *operand, const kf_tensor_t *tensor,
                                      const kf__lazy_geometry_t *known) {
  const kf__lazy_buffer_t *buffer = kf__lazy_buffer(tensor);
  operand->flags = 0;
  operand->view = NULL;
  if (buffer->node != NULL) {
    const kf__lazy_geometry_t *geometry = buffer->node->outputs[buffer->output].geometry;
    operand->kind = KF__LAZY_VALUE;
    operand->output = buffer->output;
    operand->from.node = buffer->node;
    return geometry == known ? tensor->offset == known->offset : kf__lazy_fits(geometry, tensor);
  }
  kf__lazy_handle_t *handle = buffer->handle;
  if (handle == NULL || handle->tensor == NULL || handle->tensor->offset != tensor->offset ||
      !kf__lazy_alike(handle->tensor, tensor))
    return false;
  operand->kind = KF__LAZY_DATA;
  operand->output = 0;
  operand->from.handle = handle;
  kf__lazy_uses_home(buffer, KF__STORAGE_READ_LATER);
  kf__lazy_handle_retain(handle);
  return true;
}

/* A wrapped number may change before the graph runs: the node gets a copy. */
static kf_status_t add_number(kf__lazy_operand_t *operand, const kf_tensor_t *number) {
  kf_tensor_t *copy;
  *operand = (kf__lazy_operand_t){.kind = KF__LAZY_NONE};
  KF_TRY(kf__tensor_new(kf__dtype(number), kf_device_make(KF_DEVICE_CPU, -1),
                        (kf_int_span_t){NULL, 0}, NULL, &copy));
  const size_t size = (size_t)kf__itemsize(number);
  memcpy(copy->storage->data, (const char *)number->storage->data + number->offset * (int64_t)size,
         size);
  kf_tensor_set_wrapped_number(copy, true);
  kf__lazy_handle_t *handle = kf__lazy_handle_make(copy, 0);
  if (handle == NULL) return kf__no_memory();
  operand->kind = KF__LAZY_DATA;
  operand->flags = KF__LAZY_WRAPPED;
  operand->from.handle = handle;
  return KF_OK;
}

/* The geometry of a value that an operand is, if the operand begins at its start; or NULL. */
static inline const kf__lazy_geometry_t *geometry_at_start(const kf__lazy_operand_t *operand) {
  if (operand->kind != KF__LAZY_VALUE || operand->view != NULL) return NULL;
  const kf__lazy_geometry_t *found = operand->from.node->outputs[operand->output].geometry;
  return found->offset == 0 ? found : NULL;
}

/* Fills arguments and operands of a node. `alike`: all lazy tensors have the type,
 * sizes and strides of the first operand, and no flags; then *out_geometry is that of a value with
 * these, if there is one already. */
static inline kf_status_t add_typed_arguments(kf__lazy_node_t *node, const kf_value_t *args,
                                              bool alike,
                                              const kf__lazy_geometry_t **out_geometry) {
  const uint32_t count = node->op->arg_count;
  const kf__lazy_geometry_t *known = NULL;
  kf_value_t *kept = node->args;
  kf__lazy_operand_t *operand = node->operands;
  kf_status_t status = KF_OK;
  uint32_t i;
  for (i = 0; i < count && KF_LIKELY(status == KF_OK); i++) {
    if (args[i].tag != KF_TAG_TENSOR) {
      kept[i] = args[i];
      continue;
    }
    kf_tensor_t *tensor = args[i].as.tensor;
    kept[i] = (kf_value_t){.tag = KF__LAZY_TAG_OPERAND, .extra.bits = 1};
    kept[i].as.i = operand - node->operands;
    if (KF_UNLIKELY(!kf__lazy_is(tensor)))
      status = add_number(operand, tensor);
    else if (KF_UNLIKELY((!alike && operand_flags(tensor) != 0) ||
                         !add_common_operand(operand, tensor, known)))
      status = add_operand(operand, tensor, false);
    if (alike && i == 0) known = geometry_at_start(operand);
    operand++;
  }
  node->arg_count = (uint16_t)i;
  node->operand_count = (uint16_t)(operand - node->operands);
  *out_geometry = known;
  return status;
}

/* `result` is a new tensor; NULL: the call writes to its first argument. */
static inline kf_status_t add_typed_locked(kf__lazy_op_t *op, const kf_value_t *args,
                                           size_t operand_count, const kf_tensor_t *result,
                                           bool alike) {
  kf__lazy_node_t *node = new_node(op, op->arg_count, operand_count, 1);
  if (KF_UNLIKELY(node == NULL)) return kf__no_memory();
  const kf__lazy_geometry_t *geometry;
  kf_status_t status = add_typed_arguments(node, args, alike, &geometry);
  if (result == NULL) node->operands[0].flags |= KF__LAZY_WRITTEN;
  if (KF_LIKELY(status == KF_OK) && result != NULL) {
    if (geometry == NULL || geometry->dtype != result->dtype) geometry = keep_geometry(result);
    if (KF_UNLIKELY(geometry == NULL)) status = kf__no_memory();
  }
  if (KF_LIKELY(status == KF_OK)) status = kf__lazy_trace_add(node);
  if (KF_UNLIKELY(status != KF_OK)) {
    kf__lazy_node_drop(node);
    return status;
  }
  if (result == NULL) return rewrite(node, args[0].as.tensor, 0);
  kf__lazy_buffer_t *buffer = kf__lazy_buffer(result);
  node->outputs[0] = (kf__lazy_output_t){buffer, geometry, -1, 0};
  node->output_count = 1;
  buffer->node = node;
  buffer->output = 0;
  buffer->generation++;
  return KF_OK;
}

/* Whether giving a buffer another value releases none: then nothing happens that needs a lock in a
 * process of one thread. */
static inline bool has_no_handle(const kf_tensor_t *tensor) {
  return KF_SINGLE_THREADED && kf__lazy_buffer(tensor)->handle == NULL;
}

/* Adds the node of a typed call. */
static inline kf_status_t add_typed(kf__lazy_op_t *op, const kf_value_t *args, size_t operand_count,
                                    const kf_tensor_t *result, bool alike) {
  char location[LOCATION];
  const bool has_location = find_location(location, sizeof location);
  const bool is_brief = result != NULL || has_no_handle(args[0].as.tensor);
  if (!is_brief) kf__lazy_lock();
  const bool locked = !is_brief || kf__lazy_lock_briefly();
  kf_status_t status = add_typed_locked(op, args, operand_count, result, alike);
  if (KF_UNLIKELY(has_location) && status == KF_OK) keep_location(location);
  kf__lazy_unlock_briefly(locked);
  if (KF_UNLIKELY(status != KF_OK)) return status;
  count_recorded(op);
  return trim();
}

kf_status_t kf__lazy_record_alike(kf__lazy_op_t *op, const kf_value_t *args, size_t operand_count,
                                  const kf_tensor_t *result) {
  return add_typed(op, args, operand_count, result, true);
}

kf_status_t kf__lazy_record_in_place(kf__lazy_op_t *op, const kf_value_t *args,
                                     size_t operand_count) {
  kf__bump_version(args[0].as.tensor);
  return add_typed(op, args, operand_count, NULL, true);
}

/* The results of the meta kernel are borrowed; they are the caller's also after a failure. */
kf_status_t kf__lazy_record_shaped(const kf_call_t *call, kf__lazy_op_t *op, kf_value_t *args,
                                   size_t operand_count, const kf_value_t *results,
                                   bool *out_recorded) {
  if (KF_LIKELY(!op->writes)) {
    const kf_tensor_t *result = results[0].as.tensor;
    *out_recorded = kf__lazy_is(result) && is_new_lazy(result);
    return *out_recorded ? add_typed(op, args, operand_count, result, false) : KF_OK;
  }
  recording_t r;
  r.op = op;
  r.call = call;
  r.stack = NULL;
  r.args = args;
  r.results = results;
  r.operand_count = operand_count;
  r.has_eager = false;
  r.written_if = 0;
  *out_recorded = KF_LIKELY(has_lazy_results(&r));
  if (!*out_recorded) return KF_OK;
  KF_TRY(add_node(&r));
  return trim();
}
