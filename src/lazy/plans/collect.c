/* Collecting a job: what is alive, in which order, and the key of the graph. The key depends on
 * operators, constant arguments, shapes and how values are connected; never on addresses, contents
 * or numbers.
 *
 * Everything that the compiler reads must be part of the key, because graphs with equal keys share
 * a plan. Parameters and nodes are therefore mixed in as the numbers that this file gives them, in
 * the order of their first use. Collecting writes to nodes and handles only what later flushes
 * overwrite, so a dump can collect the present trace and leave it in use. */
#include "lazy/plans/plan.h"

/* ---- Hashing ---- */

static inline void mix(kf__lazy_key_t *key, uint64_t word) {
  uint64_t a = (key->words[0] ^ word) * 0x9e3779b97f4a7c15u;
  uint64_t b = (key->words[1] + word) * 0xc2b2ae3d27d4eb4fu;
  key->words[0] = a ^ a >> 32;
  key->words[1] = (b ^ b >> 29) + a;
}

static void mix_geometry(kf__lazy_key_t *key, const kf__lazy_geometry_t *geometry) {
  if (geometry == NULL) {
    mix(key, 0x8655d738f3678ddau);
    return;
  }
  mix(key, (uint64_t)geometry->ndim << 32 | geometry->dtype);
  mix(key, (uint64_t)geometry->offset);
  for (uint32_t i = 0; i < 2 * geometry->ndim; i++) mix(key, (uint64_t)geometry->dims[i]);
}

static void mix_tensor(kf__lazy_key_t *key, const kf_tensor_t *tensor) {
  mix(key, (uint64_t)tensor->ndim << 32 | tensor->dtype);
  mix(key, (uint64_t)tensor->offset);
  for (uint32_t i = 0; i < tensor->ndim; i++) mix(key, (uint64_t)tensor->sizes[i]);
  for (uint32_t i = 0; i < tensor->ndim; i++) mix(key, (uint64_t)tensor->strides[i]);
}

static void mix_list(kf__lazy_key_t *key, const kf_list_t *list, bool is_number) {
  mix(key, (uint64_t)kf_list_kind(list) << 48 | kf_list_size(list));
  if (is_number) return;
  kf_int_span_t ints = kf_list_ints(list);
  for (size_t i = 0; i < ints.size; i++) mix(key, (uint64_t)ints.data[i]);
  kf_bool_span_t bools = kf_list_bools(list);
  for (size_t i = 0; i < bools.size; i++) mix(key, bools.data[i]);
  kf_float_span_t floats = kf_list_floats(list);
  if (floats.size > 0) mix(key, kf__hash_bytes(floats.data, floats.size * sizeof(double), 1));
  kf_value_span_t values = kf_list_values(list);
  for (size_t i = 0; i < values.size; i++) {
    char text[256];
    size_t size = kf_value_print(&values.data[i], text, sizeof text);
    mix(key, kf__hash_bytes(text, size < sizeof text ? size : sizeof text - 1, values.data[i].tag));
  }
}

static void mix_value(kf__lazy_key_t *key, const kf_value_t *value, bool is_number) {
  mix(key, value->tag);
  if (value->tag == KF_TAG_LIST) {
    mix_list(key, (const kf_list_t *)value->as.pointer, is_number);
  } else if (is_number) {
    return;
  } else if (value->tag == KF_TAG_STRING) {
    kf_str_t text = kf_value_get_string(value);
    mix(key, kf__hash_bytes(text.data, text.size, 2));
  } else if (value->tag == KF_TAG_COMPLEX) {
    kf_complex_t number = kf_value_get_complex(value);
    mix(key, kf__hash_bytes(&number, sizeof number, 3));
  } else if (value->tag == KF_TAG_BOOL) {
    mix(key, value->as.b);
  } else if (!kf_tag_is_object(value->tag)) {
    mix(key, value->as.bits);
  }
}

/* ---- What is alive ---- */

static bool is_root(const kf__lazy_output_t *output) { return output->buffer != NULL; }

static void mark_operands(kf__lazy_node_t *node) {
  for (uint32_t i = 0; i < node->operand_count; i++)
    if (node->operands[i].kind == KF__LAZY_VALUE) node->operands[i].from.node->is_live = true;
}

/* Random operators run even if nobody wants their results: the eager program advances the generator
 * as well. */
static void mark_roots(kf__lazy_trace_t *trace) {
  for (size_t i = 0; i < trace->count; i++) {
    kf__lazy_node_t *node = trace->nodes[i];
    node->is_live = node->op->is_random;
    for (uint32_t k = 0; k < node->output_count; k++) node->is_live |= is_root(&node->outputs[k]);
  }
}

static void mark_tensors(kf__lazy_trace_t *trace, const kf_tensor_span_t *tensors) {
  for (size_t i = 0; i < trace->count; i++) trace->nodes[i]->is_live = false;
  for (size_t i = 0; i < tensors->size; i++) {
    if (!kf__lazy_is(tensors->data[i])) continue;
    kf__lazy_node_t *node = kf__lazy_buffer(tensors->data[i])->node;
    if (node != NULL) node->is_live = true;
  }
}

/* Operands come before the nodes that use them, so one pass from the end finds everything. */
static size_t mark_live(kf__lazy_trace_t *trace, const kf_tensor_span_t *tensors) {
  size_t count = 0;
  if (tensors == NULL)
    mark_roots(trace);
  else
    mark_tensors(trace, tensors);
  for (size_t i = trace->count; i-- > 0;) {
    if (!trace->nodes[i]->is_live) continue;
    mark_operands(trace->nodes[i]);
    count++;
  }
  return count;
}

/* ---- Parameters, numbers and the key ---- */

static uint64_t last_mark; /* lock held */

/* Numbers a handle once per flush: an old mark means that it has no number yet, so that no pass has
 * to reset the handles. */
static kf_status_t number_param(kf__lazy_job_t *job, kf__lazy_handle_t *handle, uint64_t mark) {
  if (handle->mark == mark) return KF_OK;
  if (job->param_count == job->param_capacity) {
    void *params = job->params;
    KF_TRY(kf__grow(&params, &job->param_capacity, job->param_count + 1, sizeof *job->params));
    job->params = params;
  }
  handle->mark = mark;
  handle->number = (uint32_t)job->param_count;
  kf__lazy_handle_retain(handle);
  job->params[job->param_count++] = handle;
  if (handle->tensor != NULL)
    mix_tensor(&job->key, handle->tensor);
  else
    mix_geometry(&job->key, handle->geometry);
  return KF_OK;
}

static kf_status_t add_number(kf__lazy_job_t *job, const kf_value_t *value) {
  if (job->number_count == job->number_capacity) {
    void *numbers = job->numbers;
    KF_TRY(kf__grow(&numbers, &job->number_capacity, job->number_count + 1, sizeof *job->numbers));
    job->numbers = numbers;
  }
  job->numbers[job->number_count++] = kf_value_copy(*value);
  return KF_OK;
}

static kf_status_t visit_arguments(kf__lazy_job_t *job, const kf__lazy_node_t *node) {
  for (uint32_t i = 0; i < node->arg_count; i++) {
    const kf_value_t *value = &node->args[i];
    if (value->tag >= KF_TAG_COUNT) {
      mix(&job->key, (uint64_t)value->tag << 32 | value->extra.bits);
      continue;
    }
    const bool is_number = kf__lazy_is_number(node->op, i, value);
    mix(&job->key, is_number);
    mix_value(&job->key, value, is_number);
    if (is_number) KF_TRY(add_number(job, value));
  }
  return KF_OK;
}

static kf_status_t visit_operands(kf__lazy_job_t *job, kf__lazy_node_t *node, uint64_t mark) {
  for (uint32_t i = 0; i < node->operand_count; i++) {
    kf__lazy_operand_t *operand = &node->operands[i];
    uint64_t word = (uint64_t)operand->kind << 56 | (uint64_t)operand->flags << 48;
    if (operand->kind == KF__LAZY_DATA) {
      KF_TRY(number_param(job, operand->from.handle, mark));
      operand->output = operand->from.handle->number; /* later flushes number the handle anew */
      word |= operand->output;
    } else if (operand->kind == KF__LAZY_VALUE) {
      word |= (uint64_t)operand->output << 32 | operand->from.node->number;
    }
    mix(&job->key, word);
    if (operand->view != NULL) mix_geometry(&job->key, operand->view);
  }
  return KF_OK;
}

static kf_status_t visit_node(kf__lazy_job_t *job, kf__lazy_node_t *node, uint64_t mark) {
  mix(&job->key, node->op->name_hash);
  KF_TRY(visit_arguments(job, node));
  KF_TRY(visit_operands(job, node, mark));
  for (uint32_t i = 0; i < node->output_count; i++) {
    mix_geometry(&job->key, node->outputs[i].geometry);
    mix(&job->key, (uint64_t)(uint32_t)node->outputs[i].rewrites);
  }
  return KF_OK;
}

/* ---- Roots ---- */

static kf_status_t add_root(kf__lazy_job_t *job, kf__lazy_node_t *node, uint32_t output) {
  kf__lazy_root_t *root = &job->roots[job->root_count++];
  *root = (kf__lazy_root_t){.node = node, .output = output};
  mix(&job->key, (uint64_t)output << 32 | node->number);
  return KF_OK;
}

static kf_status_t collect_roots(kf__lazy_job_t *job, const kf_tensor_span_t *tensors) {
  size_t count = 0;
  if (tensors != NULL)
    count = tensors->size;
  else
    for (size_t i = 0; i < job->node_count; i++) count += job->nodes[i]->output_count;
  job->roots = kf_alloc((count + 1) * sizeof *job->roots);
  if (job->roots == NULL) return kf__no_memory();
  if (tensors != NULL) {
    for (size_t i = 0; i < tensors->size; i++) {
      if (!kf__lazy_is(tensors->data[i])) continue;
      const kf__lazy_buffer_t *buffer = kf__lazy_buffer(tensors->data[i]);
      if (buffer->node != NULL) KF_TRY(add_root(job, buffer->node, buffer->output));
    }
    return KF_OK;
  }
  for (size_t i = 0; i < job->node_count; i++)
    for (uint32_t k = 0; k < job->nodes[i]->output_count; k++)
      if (is_root(&job->nodes[i]->outputs[k])) KF_TRY(add_root(job, job->nodes[i], k));
  return KF_OK;
}

kf_status_t kf__lazy_collect(kf__lazy_job_t *job, const kf_tensor_span_t *tensors) {
  kf__lazy_trace_t *trace = kf__lazy_trace;
  job->key = (kf__lazy_key_t){{0x85ebca77c2b2ae63u, 0x165667b19e3779f9u}};
  if (trace == NULL || trace->count == 0) return KF_OK;
  const size_t count = mark_live(trace, tensors);
  const uint64_t mark = ++last_mark;
  job->nodes = kf_alloc((count + 1) * sizeof *job->nodes);
  if (job->nodes == NULL) return kf__no_memory();
  for (size_t i = 0; i < trace->count; i++) {
    kf__lazy_node_t *node = trace->nodes[i];
    if (!node->is_live) continue;
    node->number = (uint32_t)job->node_count;
    job->nodes[job->node_count++] = node;
    KF_TRY(visit_node(job, node, mark));
  }
  return collect_roots(job, tensors);
}

void kf__lazy_job_clear(kf__lazy_job_t *job) {
  for (size_t i = 0; i < job->param_count; i++) kf__lazy_handle_release(job->params[i]);
  for (size_t i = 0; i < job->number_count; i++) kf_value_clear(&job->numbers[i]);
  for (size_t i = 0; i < job->root_count; i++) {
    kf__lazy_handle_release(job->roots[i].handle);
    kf_storage_release(job->roots[i].home);
  }
  kf_free(job->nodes);
  kf_free(job->params);
  kf_free(job->numbers);
  kf_free(job->roots);
  kf__lazy_plan_release(job->plan);
  kf__lazy_trace_free(job->trace);
  *job = (kf__lazy_job_t){0};
}
