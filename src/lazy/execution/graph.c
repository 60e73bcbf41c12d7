/* Graphs that a program keeps, and cached graphs that it runs by their hash.
 *
 * Extracting takes the trace without running it: buffers that it writes get their old values back.
 * A run then computes the plan from the inputs, the current values of captured lazy tensors, and
 * constants, and writes to inputs and captured tensors what the recorded program wrote to them. A
 * cached graph returns the values of its roots and never writes to its inputs. */
#include <keyfall/ops.h>

#include "compat/texts.h"
#include "lazy/execution/jobs.h"
#include "lazy/graphs/dump_graph.h"
#include "lazy/graphs/dynamic.h"
#include "lazy/graphs/graph_backend.h"
#include "lazy/graphs/graph_cache.h"
#include "lazy/model/eager_device.h"
#include "lazy/passes/passes.h"
#include "lazy/plans/fuse.h"
#include "lazy/state/options.h"
#include "tensor/core/geometry.h"

/* Where a parameter comes from in each run. */
typedef enum { FROM_INPUT, FROM_STORAGE, FROM_CONSTANT } origin_t;
typedef struct parameter {
  origin_t from;
  size_t input;
  kf_storage_t *storage; /* owned: of a captured lazy tensor */
  kf_tensor_t *constant; /* owned */
} parameter_t;

/* Where a result of a run goes: to a lazy storage, or to nobody but the caller. */
typedef struct target {
  kf_storage_t *storage; /* owned; NULL: none */
  int64_t input;         /* the input whose memory it is; -1: none */
  bool is_replaced;      /* the graph neither reads nor keeps the storage's old value */
} target_t;

typedef struct result {
  int64_t root;                  /* of the plan; -1: not computed by it */
  int64_t input;                 /* an input that is returned, or a view of it; -1: none */
  int64_t shift;                 /* bytes from the input's first element to that of the view */
  bool is_input;                 /* it is the input itself */
  kf_storage_t *storage;         /* owned: a captured tensor that is returned; or NULL */
  kf__lazy_geometry_t *geometry; /* owned */
  uint32_t flags;
} result_t;

/* An input whose graph reaches beyond its elements (resize_, as_strided): other inputs must lie in
 * their memory as this one did. */
typedef struct place {
  bool matters;
  int64_t offset;
  size_t size; /* of the storage */
} place_t;

struct kf_lazy_graph {
  kf__lazy_plan_t *plan;
  char *text; /* IR */
  uint32_t flags;
  bool is_running; /* atomic */
  size_t input_count, result_count;
  parameter_t *params;
  place_t *places;   /* for each input */
  const kf_storage_t **homes; /* that no input may have; the buffers of the graph hold them */
  size_t home_count;
  target_t *targets; /* for each root of the plan */
  result_t *results;
  kf_value_t *numbers; /* owned */
  size_t number_count;
  kf_tensor_t **tensors; /* of a run: parameters, then values of roots */
};

static bool reads_storage(const kf_lazy_graph_t *graph, const kf_storage_t *storage) {
  for (size_t i = 0; i < graph->plan->param_count; i++)
    if (graph->params[i].storage == storage) return true;
  return false;
}

/* ---- Eager tensors of inputs ---- */

/* The value that a graph reads for an input or a captured tensor, with a reference. */
static kf_status_t value_of_storage(kf_storage_t *storage, kf_tensor_t **out_value) {
  kf__lazy_buffer_t *buffer = storage->block;
  kf__lazy_lock();
  const bool is_pending = buffer->node != NULL;
  kf__lazy_unlock();
  if (is_pending) KF_TRY(kf__lazy_flush("a compiled function runs", true, false));
  kf__lazy_handle_t *handle = buffer->handle;
  if (handle == NULL)
    return kf_error_set(KF_ERR_RUNTIME,
                        "a lazy tensor that a compiled function reads has no value");
  KF_TRY(kf__lazy_await(handle));
  kf_tensor_retain(handle->tensor);
  *out_value = handle->tensor;
  return KF_OK;
}

static kf_status_t misfit(size_t index) {
  return kf_error_set(KF_ERR_RUNTIME, "input %zu of a compiled graph has another shape or type",
                      index);
}

/* A tensor that begins elsewhere in its memory than the recorded one: the same elements, over a
 * storage that counts from where the recorded offset is right. Elements beside those of the tensor,
 * which a graph reaches after resize_, are at their places, too. */
static kf_status_t shift(const kf_tensor_t *given, const kf__lazy_geometry_t *geometry,
                         kf_tensor_t **out_value) {
  const int64_t bytes = (given->offset - geometry->offset) * kf__itemsize(given);
  kf_storage_t *storage = given->storage, *moved;
  const intptr_t data = (intptr_t)storage->data + (intptr_t)bytes;
  KF_TRY(kf_storage_wrap(given->device, (void *)data, (size_t)((int64_t)storage->size - bytes),
                         NULL, NULL, &moved));
  kf_status_t status = kf__tensor_over(moved, kf__dtype(given), kf__sizes(given), given->strides,
                                       geometry->offset, out_value);
  kf_storage_release(moved);
  return status;
}

static bool can_be_shifted(const kf_tensor_t *given, const kf__lazy_geometry_t *geometry) {
  return given->device.type == KF_DEVICE_CPU && given->dtype == geometry->dtype &&
         given->ndim == geometry->ndim && !kf_storage_is_cow(given->storage) &&
         given->storage->size > 0 &&
         kf__lazy_has_dims(given, geometry->dims, geometry->dims + geometry->ndim);
}

/* A tensor with the recorded geometry: the given one, over its memory, or a copy of it. Takes over
 * `given`. */
static kf_status_t fit(kf_tensor_t *given, const kf__lazy_geometry_t *geometry, size_t index,
                       kf_tensor_t **out_value) {
  if (geometry == NULL || kf__lazy_fits(geometry, given)) {
    *out_value = given;
    return KF_OK;
  }
  if (can_be_shifted(given, geometry)) {
    kf_status_t shifted = shift(given, geometry, out_value);
    kf_tensor_release(given);
    return shifted;
  }
  kf_int_span_t sizes = {geometry->dims, geometry->ndim};
  kf_status_t status = given->dtype == geometry->dtype && kf__spans_equal(kf__sizes(given), sizes)
                           ? kf__lazy_new_on(given->device, geometry, out_value)
                           : misfit(index);
  if (status == KF_OK) {
    status = kf_copy_(*out_value, given, false);
    if (status != KF_OK) kf_tensor_release(*out_value);
  }
  kf_tensor_release(given);
  return status;
}

static kf_status_t value_of_input(kf_tensor_t *input, const kf__lazy_geometry_t *geometry,
                                  size_t index, kf_tensor_t **out_value) {
  if (!kf__is_defined(input)) return misfit(index);
  kf_tensor_t *value = input;
  if (kf__lazy_is(input))
    KF_TRY(value_of_storage(input->storage, &value));
  else
    kf_tensor_retain(value);
  return fit(value, geometry, index, out_value);
}

/* ---- Cached graphs ---- */

static kf_status_t copy_if_written(const kf__lazy_plan_t *plan, size_t index, kf_tensor_t **value) {
  if (!plan->writes_param[index]) return KF_OK;
  kf_tensor_t *copy;
  KF_TRY(kf__lazy_new_on((*value)->device, plan->params[index], &copy));
  kf_status_t status = kf_copy_(copy, *value, false);
  kf_tensor_release(*value);
  *value = status == KF_OK ? copy : NULL;
  if (status != KF_OK) kf_tensor_release(copy);
  return status;
}

static kf_status_t run_cached(const kf__lazy_plan_t *plan, kf_tensor_span_t inputs,
                              kf_tensor_t **tensors, kf_list_t *results) {
  for (size_t i = 0; i < inputs.size; i++) {
    KF_TRY(value_of_input(inputs.data[i], plan->params[i], i, &tensors[i]));
    KF_TRY(copy_if_written(plan, i, &tensors[i]));
  }
  kf_tensor_t **values = tensors + inputs.size;
  kf__lazy_run_t run = {.params = tensors, .numbers = plan->numbers, .results = values};
  KF_TRY(kf__lazy_run_plan(plan, &run));
  for (size_t i = 0; i < plan->root_count; i++) {
    kf_tensor_t *lazy;
    KF_TRY(kf__lazy_adopt(values[i], &lazy));
    kf_value_t item = kf_value_tensor_take(lazy);
    kf_status_t status = kf_list_append(results, &item);
    kf_value_clear(&item);
    KF_TRY(status);
  }
  return KF_OK;
}

static kf_status_t run_plan_on(const kf__lazy_plan_t *plan, kf_tensor_span_t inputs,
                               kf_list_t **out_results) {
  if (plan->param_count != inputs.size)
    return kf_error_set(KF_ERR_RUNTIME, "expected %zu inputs, found %zu", plan->param_count,
                        inputs.size);
  const size_t count = inputs.size + plan->root_count;
  kf_tensor_t **tensors = kf_calloc(count + 1, sizeof *tensors);
  if (tensors == NULL) return kf__no_memory();
  kf_list_t *results = NULL;
  kf_status_t status = kf_list_create(KF_LIST_TENSORS, plan->root_count, &results);
  if (status == KF_OK) status = run_cached(plan, inputs, tensors, results);
  for (size_t i = 0; i < count; i++) kf_tensor_release(tensors[i]);
  kf_free(tensors);
  if (status == KF_OK)
    *out_results = results;
  else
    kf_object_release(results);
  return status;
}

kf_status_t kf_lazy_run_cached(kf_lazy_hash_t hash, kf_tensor_span_t inputs,
                               kf_list_t **out_results) {
  *out_results = NULL;
  KF_TRY(kf__lazy_check_initialized("kf_lazy_run_cached"));
  kf__lazy_key_t key;
  memcpy(key.words, hash.bytes, sizeof key.words);
  kf__lazy_plan_t *plan = kf__lazy_cache_find(key);
  if (plan == NULL)
    return kf_error_set(
        KF_ERR_RUNTIME,
        KF__COMPATIBLE(KF__TORCH_UNKNOWN_GRAPH,
                       "no compiled graph has this hash; the cache may have dropped it"));
  kf_status_t status = run_plan_on(plan, inputs, out_results);
  kf__lazy_plan_release(plan);
  return status;
}

static kf_status_t list_inputs(const kf__lazy_job_t *job, kf_list_t *inputs, kf_list_t *ids) {
  for (size_t i = 0; i < job->param_count; i++) {
    KF_TRY(kf__lazy_await(job->params[i]));
    kf_tensor_t *value = job->params[i]->tensor;
    kf_tensor_retain(value);
    kf_status_t moved = kf__lazy_on_cpu(&value);
    kf_value_t tensor = kf_value_tensor_take(value);
    if (moved != KF_OK) {
      kf_value_clear(&tensor);
      return moved;
    }
    kf_value_t id = kf_value_int(job->params[i]->id);
    kf_status_t status = kf_list_append(inputs, &tensor);
    if (status == KF_OK) status = kf_list_append(ids, &id);
    kf_value_clear(&tensor);
    KF_TRY(status);
  }
  return KF_OK;
}

kf_status_t kf_lazy_graph_inputs(kf_tensor_span_t tensors, kf_list_t **out_inputs,
                                 kf_list_t **out_ids) {
  kf_list_t *inputs = NULL, *ids = NULL;
  kf__lazy_job_t job = {0};
  kf__lazy_lock();
  kf_status_t status = kf__lazy_collect(&job, &tensors);
  kf__lazy_unlock();
  if (status == KF_OK) status = kf_list_create(KF_LIST_TENSORS, job.param_count, &inputs);
  if (status == KF_OK) status = kf_list_create(KF_LIST_INTS, job.param_count, &ids);
  if (status == KF_OK) status = list_inputs(&job, inputs, ids);
  kf__lazy_job_clear(&job);
  if (out_inputs != NULL) *out_inputs = status == KF_OK ? inputs : NULL;
  if (out_ids != NULL) *out_ids = status == KF_OK ? ids : NULL;
  if (status != KF_OK || out_inputs == NULL) kf_object_release(inputs);
  if (status != KF_OK || out_ids == NULL) kf_object_release(ids);
  return status;
}

/* ---- Extracting ---- */

static int64_t find_input(kf_tensor_span_t inputs, int64_t id) {
  for (size_t i = 0; i < inputs.size; i++)
    if (kf__lazy_is(inputs.data[i]) && kf__lazy_buffer(inputs.data[i])->id == id) return (int64_t)i;
  return -1;
}

static kf_storage_t *hold(kf__lazy_buffer_t *buffer) {
  kf_storage_retain(buffer->storage);
  return buffer->storage;
}

/* The buffer that a root with the memory of this parameter belongs to; NULL: none. */
static kf__lazy_buffer_t *rewritten_buffer(const kf_lazy_graph_t *graph, const kf__lazy_job_t *job,
                                           size_t param) {
  for (size_t i = 0; i < job->root_count; i++)
    if (graph->plan->root_origin[i] == (int32_t)param)
      return job->roots[i].node->outputs[job->roots[i].output].buffer;
  return NULL;
}

static void fill_params(kf_lazy_graph_t *graph, const kf__lazy_job_t *job,
                        kf_tensor_span_t inputs) {
  for (size_t i = 0; i < job->param_count; i++) {
    kf__lazy_handle_t *handle = job->params[i];
    parameter_t *param = &graph->params[i];
    const int64_t input = find_input(inputs, handle->id);
    kf__lazy_buffer_t *buffer =
        handle->owner != NULL ? handle->owner : rewritten_buffer(graph, job, i);
    if (input >= 0) {
      *param = (parameter_t){.from = FROM_INPUT, .input = (size_t)input};
    } else if (buffer != NULL) {
      *param = (parameter_t){.from = FROM_STORAGE, .storage = hold(buffer)};
    } else {
      *param = (parameter_t){.from = FROM_CONSTANT, .constant = handle->tensor};
      kf_tensor_retain(handle->tensor);
    }
  }
}

static void fill_targets(kf_lazy_graph_t *graph, const kf__lazy_job_t *job,
                         kf_tensor_span_t inputs) {
  for (size_t i = 0; i < job->root_count; i++) {
    kf__lazy_buffer_t *buffer = job->roots[i].node->outputs[job->roots[i].output].buffer;
    const int64_t input = find_input(inputs, buffer->id);
    graph->targets[i] = (target_t){.storage = input < 0 ? hold(buffer) : NULL, .input = input};
    graph->targets[i].is_replaced =
        input < 0 && buffer->home == NULL && !reads_storage(graph, buffer->storage);
  }
}

static kf_status_t fill_result(result_t *result, const kf__lazy_job_t *job, kf_tensor_span_t inputs,
                               kf_tensor_t *root) {
  *result = (result_t){.root = -1, .input = -1};
  int64_t id;
  KF_TRY(kf_lazy_tensor_id(root, &id));
  result->geometry = kf_alloc(kf__lazy_geometry_size(root->ndim));
  if (result->geometry == NULL) return kf__no_memory();
  kf__lazy_geometry_fill(result->geometry, root);
  result->flags =
      (kf_tensor_is_conj(root) ? KF__LAZY_CONJ : 0u) | (kf_tensor_is_neg(root) ? KF__LAZY_NEG : 0u);
  kf__lazy_buffer_t *buffer = kf__lazy_buffer(root);
  result->input = find_input(inputs, id); /* also of written inputs: the result shares their memory */
  for (size_t i = 0; i < job->root_count && result->input < 0; i++)
    if (job->roots[i].node == buffer->node && job->roots[i].output == buffer->output)
      result->root = (int64_t)i;
  if (result->root >= 0) return KF_OK;
  if (result->input < 0) {
    result->storage = hold(buffer);
    return KF_OK;
  }
  const kf_tensor_t *input = inputs.data[result->input];
  result->shift =
      root->offset * kf__dtype_sizes[root->dtype] - input->offset * kf__dtype_sizes[input->dtype];
  result->is_input = root == input;
  return KF_OK;
}

/* The bytes of a storage from the first element to behind the last one. */
static void find_range(const kf__lazy_geometry_t *geometry, int64_t *out_begin, int64_t *out_end) {
  int64_t last = geometry->offset;
  for (uint32_t i = 0; i < geometry->ndim; i++) {
    if (geometry->dims[i] == 0) { /* no elements */
      *out_begin = *out_end = 0;
      return;
    }
    last += (geometry->dims[i] - 1) * geometry->dims[geometry->ndim + i];
  }
  *out_begin = geometry->offset * kf__dtype_sizes[geometry->dtype];
  *out_end = (last + 1) * kf__dtype_sizes[geometry->dtype];
}

static bool lies_in(const kf__lazy_geometry_t *inner, const kf__lazy_geometry_t *outer) {
  int64_t begin, end, outer_begin, outer_end;
  find_range(inner, &begin, &end);
  find_range(outer, &outer_begin, &outer_end);
  return begin == end || (begin >= outer_begin && end <= outer_end);
}

/* The parameter whose memory an operand is in, plus 1; 0: none. Outputs that rewrite such memory
 * have the number in `slot`, which belongs to the compiler before. */
static uint32_t origin_of(const kf__lazy_operand_t *operand) {
  if (operand->kind == KF__LAZY_DATA) return operand->output + 1;
  return operand->kind == KF__LAZY_VALUE ? operand->from.node->outputs[operand->output].slot : 0;
}

static void fill_places(kf_lazy_graph_t *graph, const kf__lazy_job_t *job,
                        kf_tensor_span_t inputs) {
  for (size_t i = 0; i < inputs.size; i++)
    graph->places[i] =
        (place_t){false, inputs.data[i]->offset, kf_storage_size(inputs.data[i]->storage)};
  for (size_t i = 0; i < job->node_count; i++) {
    kf__lazy_node_t *node = job->nodes[i];
    for (uint32_t k = 0; k < node->operand_count; k++) {
      const kf__lazy_operand_t *operand = &node->operands[k];
      const uint32_t origin = origin_of(operand);
      if (origin == 0 || operand->view == NULL) continue;
      const parameter_t *param = &graph->params[origin - 1];
      if (param->from == FROM_INPUT && !lies_in(operand->view, graph->plan->params[origin - 1]))
        graph->places[param->input].matters = true;
    }
    for (uint32_t k = 0; k < node->output_count; k++) {
      const int32_t rewritten = node->outputs[k].rewrites;
      node->outputs[k].slot = rewritten >= 0 ? origin_of(&node->operands[rewritten]) : 0;
    }
  }
  for (size_t i = 0; i < graph->result_count; i++) {
    const result_t *result = &graph->results[i];
    if (result->input < 0) continue;
    char space[sizeof(kf__lazy_geometry_t) + 2 * sizeof(int64_t) * KF__MAX_DIMS]
        __attribute__((aligned(8)));
    kf__lazy_geometry_t *whole = (kf__lazy_geometry_t *)(void *)space;
    kf__lazy_geometry_fill(whole, inputs.data[result->input]);
    graph->places[result->input].matters |= !lies_in(result->geometry, whole);
  }
}

static void add_home(kf_lazy_graph_t *graph, const kf_storage_t *storage) {
  const kf_storage_t *home =
      storage != NULL ? ((const kf__lazy_buffer_t *)storage->block)->home : NULL;
  if (home != NULL) graph->homes[graph->home_count++] = home;
}

/* The captured memory that no input may have: what the graph writes, and all if it writes inputs. */
static void fill_homes(kf_lazy_graph_t *graph) {
  bool writes_inputs = false;
  for (size_t i = 0; i < graph->plan->root_count; i++) {
    add_home(graph, graph->targets[i].storage);
    writes_inputs |= graph->targets[i].input >= 0;
  }
  for (size_t i = 0; writes_inputs && i < graph->plan->param_count; i++)
    add_home(graph, graph->params[i].storage);
}

/* Buffers that the graph writes to get back the values that they had. Lock held. */
static void restore(const kf_lazy_graph_t *graph, kf__lazy_job_t *job) {
  for (size_t i = 0; i < job->root_count; i++) {
    kf__lazy_buffer_t *buffer = job->roots[i].node->outputs[job->roots[i].output].buffer;
    const int32_t origin = graph->plan->root_origin[i];
    kf__lazy_handle_t *handle = origin >= 0 ? job->params[origin] : NULL;
    if (handle != NULL) kf__lazy_handle_retain(handle);
    kf__lazy_buffer_set(buffer, handle);
  }
  job->trace = kf__lazy_trace;
  kf__lazy_trace = NULL;
}

static kf_status_t fill_graph(kf_lazy_graph_t *graph, kf__lazy_job_t *job, kf_tensor_span_t inputs,
                              kf_tensor_span_t roots) {
  graph->params = kf_calloc(job->param_count + 1, sizeof *graph->params);
  graph->places = kf_calloc(inputs.size + 1, sizeof *graph->places);
  graph->homes = kf_calloc(job->param_count + job->root_count + 1, sizeof *graph->homes);
  graph->targets = kf_calloc(job->root_count + 1, sizeof *graph->targets);
  graph->results = kf_calloc(roots.size + 1, sizeof *graph->results);
  graph->tensors = kf_calloc(job->param_count + job->root_count + 1, sizeof *graph->tensors);
  if (graph->params == NULL || graph->places == NULL || graph->homes == NULL ||
      graph->targets == NULL || graph->results == NULL || graph->tensors == NULL)
    return kf__no_memory();
  graph->input_count = inputs.size;
  for (size_t i = 0; i < roots.size; i++) {
    graph->result_count = i + 1;
    KF_TRY(fill_result(&graph->results[i], job, inputs, roots.data[i]));
  }
  /* nothing fails from here on: the trace is either kept or taken as a whole */
  kf__lazy_lock();
  fill_params(graph, job, inputs);
  fill_places(graph, job, inputs);
  fill_targets(graph, job, inputs);
  fill_homes(graph);
  restore(graph, job);
  kf__lazy_unlock();
  return KF_OK;
}

static kf_status_t find_or_compile(kf__lazy_job_t *job, kf_lazy_graph_t *graph) {
  KF_TRY(kf__lazy_job_text(job, &graph->text));
  graph->plan = kf__lazy_cache_find(job->key);
  if (graph->plan == NULL) {
    kf__lazy_shape_t *shape = NULL;
    KF_TRY(kf__lazy_bind_sizes(job, &shape));
    if (job->plan == NULL) {
      kf__lazy_tally(KF__LAZY_UNCACHED, 1);
      KF_TRY(kf__lazy_compile_sizes(job, shape));
    }
    graph->plan = job->plan;
    job->plan = NULL;
  }
  /* the numbers of the graph never change, so the guards hold for all its runs */
  kf__lazy_plan_t *chosen = kf__lazy_choose(graph->plan, job);
  if (chosen == graph->plan) return KF_OK;
  kf__lazy_plan_retain(chosen);
  kf__lazy_plan_release(graph->plan);
  graph->plan = chosen;
  return KF_OK;
}

static kf_status_t await_params(const kf__lazy_job_t *job) {
  for (size_t i = 0; i < job->param_count; i++) KF_TRY(kf__lazy_await(job->params[i]));
  return KF_OK;
}

static kf_status_t extract(kf_lazy_graph_t *graph, kf_tensor_span_t inputs,
                           kf_tensor_span_t roots) {
  kf__lazy_job_t job = {0};
  kf__lazy_lock();
  kf_status_t status = kf__lazy_collect(&job, NULL);
  kf__lazy_unlock();
  if (status == KF_OK) status = await_params(&job);
  const bool state = kf__lazy_begin_graph(); /* constants are computed */
  if (status == KF_OK) status = find_or_compile(&job, graph);
  kf__lazy_end_graph(state);
  if (status == KF_OK) status = fill_graph(graph, &job, inputs, roots);
  if (status == KF_OK) { /* the plan may come from another recording, with other numbers */
    graph->numbers = job.numbers;
    graph->number_count = job.number_count;
    job.numbers = NULL;
    job.number_count = 0;
  }
  kf__lazy_job_clear(&job);
  return status;
}

kf_status_t kf_lazy_graph_extract(kf_tensor_span_t inputs, kf_tensor_span_t roots, uint32_t flags,
                                  kf_lazy_graph_t **out_graph) {
  *out_graph = NULL;
  KF_TRY(kf__lazy_check_initialized("kf_lazy_graph_extract"));
  kf_lazy_graph_t *graph = kf_calloc(1, sizeof *graph);
  if (graph == NULL) return kf__no_memory();
  graph->flags = flags;
  kf_status_t status = extract(graph, inputs, roots);
  if (status == KF_OK)
    *out_graph = graph;
  else
    kf_lazy_graph_release(graph);
  return status;
}

bool kf_lazy_graph_reads(const kf_lazy_graph_t *graph, const void *storage) {
  for (size_t i = 0; i < graph->plan->param_count; i++) {
    const parameter_t *param = &graph->params[i];
    const kf__lazy_buffer_t *buffer = param->storage != NULL ? param->storage->block : NULL;
    if ((buffer != NULL && (param->storage == storage || buffer->home == storage)) ||
        (param->constant != NULL && param->constant->storage == storage))
      return true;
  }
  return false;
}

bool kf_lazy_graph_accepts(const kf_lazy_graph_t *graph, kf_tensor_t *const *inputs) {
  for (size_t i = 0; i < graph->input_count; i++) {
    const kf_tensor_t *input = inputs[i];
    const place_t *place = &graph->places[i];
    if (input == NULL) return false;
    if (KF_UNLIKELY(place->matters) && (input->offset != place->offset ||
                                        kf_storage_size(input->storage) < place->size))
      return false;
    for (size_t k = 0; k < graph->home_count; k++)
      if (graph->homes[k] == input->storage) return false;
  }
  return true;
}

size_t kf_lazy_graph_input_count(const kf_lazy_graph_t *graph) { return graph->input_count; }
size_t kf_lazy_graph_result_count(const kf_lazy_graph_t *graph) { return graph->result_count; }

/* Only the graph has the storage, so nobody reads the value: kept until the next run, it would take
 * the memory that this run's result can have. */
static bool is_unread(kf_storage_t *storage) {
  const kf__lazy_buffer_t *buffer = storage->block;
  if (buffer->home != NULL || storage->object.refcount > 1) return false;
  if (buffer->handle != NULL) kf__lazy_buffer_replace(storage->block, NULL);
  return true;
}

/* Programs whose state changes are recorded more than once: a graph for the first step, one for the
 * next. The values that the graph before has given to its own tensors are dropped when another one
 * runs, so that gradients of one step at a time are kept. */
static pthread_mutex_t latest_lock = PTHREAD_MUTEX_INITIALIZER;
static kf_lazy_graph_t *latest; /* that ran; changes under the lock */

static KF__COLD void replace_latest(kf_lazy_graph_t *graph) {
  (void)pthread_mutex_lock(&latest_lock);
  kf_lazy_graph_t *old = latest;
  __atomic_store_n(&latest, graph, __ATOMIC_RELAXED);
  if (old != NULL && !__atomic_exchange_n(&old->is_running, true, __ATOMIC_ACQUIRE)) {
    for (size_t i = 0; i < old->plan->root_count; i++)
      if (old->targets[i].storage != NULL) (void)is_unread(old->targets[i].storage);
    __atomic_store_n(&old->is_running, false, __ATOMIC_RELEASE);
  }
  (void)pthread_mutex_unlock(&latest_lock);
}

static void forget_latest(const kf_lazy_graph_t *graph) {
  (void)pthread_mutex_lock(&latest_lock);
  if (latest == graph) latest = NULL;
  (void)pthread_mutex_unlock(&latest_lock);
}

void kf_lazy_graph_release(kf_lazy_graph_t *graph) {
  if (graph == NULL) return;
  forget_latest(graph);
  for (size_t i = 0; graph->plan != NULL && i < graph->plan->param_count && graph->params != NULL;
       i++) {
    kf_storage_release(graph->params[i].storage);
    kf_tensor_release(graph->params[i].constant);
  }
  for (size_t i = 0; graph->plan != NULL && i < graph->plan->root_count && graph->targets != NULL;
       i++)
    kf_storage_release(graph->targets[i].storage);
  for (size_t i = 0; i < graph->result_count; i++) {
    kf_storage_release(graph->results[i].storage);
    kf_free(graph->results[i].geometry);
  }
  for (size_t i = 0; i < graph->number_count; i++) kf_value_clear(&graph->numbers[i]);
  kf_free(graph->numbers);
  kf__lazy_plan_release(graph->plan);
  kf_free(graph->params);
  kf_free(graph->places);
  kf_free(graph->homes);
  kf_free(graph->targets);
  kf_free(graph->results);
  kf_free(graph->tensors);
  kf_free(graph->text);
  kf_free(graph);
}

kf_status_t kf_lazy_graph_text(const kf_lazy_graph_t *graph, kf_lazy_format_t format,
                               char **out_text) {
  *out_text = NULL;
  if (format == KF_LAZY_BACKEND) return kf__lazy_plan_text(graph->plan, out_text);
  if (format != KF_LAZY_TEXT) return kf__lazy_unknown_format(format);
  *out_text = kf__copy_text(graph->text, strlen(graph->text));
  return *out_text != NULL ? KF_OK : kf__no_memory();
}

/* ---- Running ---- */

/* Values of captured tensors stay on the device that the graph runs on. */
static KF__COLD kf_status_t move_captured(const kf_lazy_graph_t *graph, kf_device_t device) {
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < graph->plan->param_count && status == KF_OK; i++) {
    if (graph->params[i].from != FROM_STORAGE) continue;
    const kf__lazy_buffer_t *buffer = graph->params[i].storage->block;
    kf__lazy_lock();
    kf__lazy_handle_t *handle = buffer->node == NULL ? buffer->handle : NULL;
    if (handle != NULL && handle->state != KF__LAZY_READY) handle = NULL;
    if (handle != NULL) kf__lazy_handle_retain(handle);
    kf__lazy_unlock();
    if (handle != NULL) status = kf__lazy_move(handle, device, false);
    kf__lazy_handle_release(handle);
  }
  return status;
}

/* Takes the values of captured tensors that are computed: all of them under one lock. */
static void take_computed(kf_lazy_graph_t *graph) {
  kf__lazy_lock();
  for (size_t i = 0; i < graph->plan->param_count; i++) {
    if (graph->params[i].from != FROM_STORAGE) continue;
    const kf__lazy_buffer_t *buffer = graph->params[i].storage->block;
    const kf__lazy_handle_t *handle = buffer->handle;
    if (buffer->node != NULL || handle == NULL || handle->state != KF__LAZY_READY) continue;
    kf_tensor_retain(handle->tensor);
    graph->tensors[i] = handle->tensor;
  }
  kf__lazy_unlock();
}

static bool has_pending(const kf_lazy_graph_t *graph) {
  for (size_t i = 0; i < graph->plan->param_count; i++)
    if (graph->params[i].from == FROM_STORAGE && graph->tensors[i] == NULL) return true;
  return false;
}

/* A flush may replace what was taken before it. */
static kf_status_t flush_captured(kf_lazy_graph_t *graph) {
  for (size_t i = 0; i < graph->plan->param_count; i++) {
    if (graph->params[i].from != FROM_STORAGE) continue;
    kf_tensor_release(graph->tensors[i]);
    graph->tensors[i] = NULL;
  }
  return kf__lazy_flush("a compiled function runs", true, false);
}

/* Eager memory that the run uses, with what is recorded for it: others may have wrapped it, too. */
static kf_status_t settle_params(const kf_lazy_graph_t *graph, kf_tensor_t *const *inputs) {
  for (size_t i = 0; i < graph->plan->param_count; i++) {
    const parameter_t *param = &graph->params[i];
    const kf_storage_t *memory = NULL;
    if (param->from == FROM_STORAGE)
      memory = ((const kf__lazy_buffer_t *)param->storage->block)->home;
    else if (param->from == FROM_INPUT && kf__is_defined(inputs[param->input]))
      memory = inputs[param->input]->storage;
    if (memory != NULL) KF_TRY(kf__storage_settle(memory, graph->plan->writes_param[i] != 0));
  }
  return KF_OK;
}

static kf_status_t find_params(kf_lazy_graph_t *graph, kf_tensor_t *const *inputs) {
  const kf_device_t device = kf__lazy_eager_device();
  KF_TRY(settle_params(graph, inputs));
  if (KF_UNLIKELY(device.type != KF_DEVICE_CPU)) KF_TRY(move_captured(graph, device));
  take_computed(graph);
  if (KF_UNLIKELY(has_pending(graph))) KF_TRY(flush_captured(graph));
  for (size_t i = 0; i < graph->plan->param_count; i++) {
    const parameter_t *param = &graph->params[i];
    kf_tensor_t **value = &graph->tensors[i];
    if (*value != NULL) continue;
    if (param->from == FROM_INPUT) {
      KF_TRY(value_of_input(inputs[param->input], graph->plan->params[i], param->input, value));
    } else if (param->from == FROM_STORAGE) {
      KF_TRY(value_of_storage(param->storage, value));
    } else {
      kf_tensor_retain(param->constant);
      *value = param->constant;
    }
  }
  for (size_t i = 0; device.type != KF_DEVICE_CPU && i < graph->plan->param_count; i++)
    KF_TRY(kf__lazy_on_device(&graph->tensors[i], device, graph->plan->writes_param[i] != 0));
  return KF_OK;
}

/* Frees the values that the run replaces, as gradients of the step before, so that no step has
 * those of two. A value that a recorded node or a job reads stays. Others are lost if the run
 * fails: whoever reads them gets an error. */
static void drop_replaced(const kf_lazy_graph_t *graph) {
  for (size_t i = 0; i < graph->plan->root_count; i++) {
    if (!graph->targets[i].is_replaced) continue;
    const kf__lazy_buffer_t *buffer = graph->targets[i].storage->block;
    kf_tensor_t *old = NULL;
    kf__lazy_lock();
    kf__lazy_handle_t *handle = buffer->handle;
    if (handle != NULL && handle->state == KF__LAZY_READY && handle->references == 1) {
      old = handle->tensor;
      handle->tensor = NULL;
      handle->state = KF__LAZY_FAILED;
    }
    kf__lazy_unlock();
    kf_tensor_release(old);
  }
}

/* Whoever reads a value that a failed run has lost gets its error, which stays set. */
static KF__COLD void explain_lost(const kf_lazy_graph_t *graph) {
  kf_string_t *error = NULL;
  const char *text = kf_error_message();
  if (kf_string_create(text, strlen(text), &error) != KF_OK) return;
  kf__lazy_lock();
  for (size_t i = 0; i < graph->plan->root_count; i++) {
    if (!graph->targets[i].is_replaced) continue;
    kf__lazy_handle_t *handle = ((kf__lazy_buffer_t *)graph->targets[i].storage->block)->handle;
    if (handle == NULL || handle->state != KF__LAZY_FAILED || handle->error != NULL) continue;
    kf_object_retain(error);
    handle->error = error;
  }
  kf__lazy_unlock();
  kf_object_release(error);
}

/* Gives the value to the captured lazy tensor, and to the memory that it shares. */
static kf_status_t set_storage(kf_storage_t *storage, kf_tensor_t *value) {
  kf__lazy_buffer_t *buffer = storage->block;
  if (buffer->handle != NULL && buffer->handle->tensor == value) return KF_OK;
  if (buffer->home != NULL && value->storage != buffer->home) /* its handle is over that memory */
    return kf__lazy_write_home(buffer->home, value->storage);
  kf_tensor_retain(value);
  kf__lazy_handle_t *handle = kf__lazy_handle_make(value, buffer->id);
  if (handle == NULL) return kf__no_memory();
  kf__lazy_buffer_replace(buffer, handle);
  return KF_OK;
}

/* What a graph wrote to an input, unless it worked in its memory. */
static kf_status_t set_input(kf_tensor_t *input, kf_tensor_t *value) {
  if (kf__lazy_is(input)) return set_storage(input->storage, value);
  const intptr_t shift = (intptr_t)((input->offset - value->offset) * kf__itemsize(input));
  if (input->storage != value->storage && (value->device.type != KF_DEVICE_CPU ||
      (intptr_t)value->storage->data != (intptr_t)input->storage->data + shift))
    return kf_copy_(input, value, false);
  kf__bump_version(input);
  return KF_OK;
}

static kf_status_t set_targets(const kf_lazy_graph_t *graph, kf_tensor_t *const *inputs) {
  kf_tensor_t *const *values = graph->tensors + graph->plan->param_count;
  for (size_t i = 0; i < graph->plan->root_count; i++) {
    const target_t *target = &graph->targets[i];
    if (target->storage != NULL && !is_unread(target->storage))
      KF_TRY(set_storage(target->storage, values[i]));
    else if (target->input >= 0)
      KF_TRY(set_input(inputs[target->input], values[i]));
  }
  return KF_OK;
}

/* A view of an input, which may begin elsewhere in its storage than the recorded one. */
static kf_status_t view_input(const result_t *result, kf_tensor_t *input,
                              kf_tensor_t **out_result) {
  const kf__lazy_geometry_t *geometry = result->geometry;
  const kf_int_span_t sizes = {geometry->dims, geometry->ndim},
                      strides = {geometry->dims + geometry->ndim, geometry->ndim};
  const int64_t offset = (input->offset * kf__dtype_sizes[input->dtype] + result->shift) /
                         kf__dtype_sizes[geometry->dtype];
  if (result->flags == 0 && geometry->dtype == input->dtype)
    return kf_as_strided(input, sizes, strides, (kf_opt_int_t){.value = offset, .has = true},
                         out_result);
  const size_t size = kf__lazy_geometry_size(geometry->ndim);
  kf__lazy_geometry_t *moved = kf_alloc(size);
  if (moved == NULL) return kf__no_memory();
  memcpy(moved, geometry, size);
  moved->offset = offset;
  kf_status_t status = kf__lazy_view(input, moved, result->flags, out_result);
  kf_free(moved);
  return status;
}

static bool was_never_written(kf_storage_t *storage) {
  const kf__lazy_buffer_t *buffer = storage->block;
  return buffer->node == NULL && buffer->handle == NULL;
}

static kf_status_t make_result(const kf_lazy_graph_t *graph, const result_t *result,
                               kf_tensor_t *const *inputs, kf_tensor_t **out_result) {
  kf_tensor_t *value = NULL;
  if (result->root >= 0) {
    value = graph->tensors[graph->plan->param_count + (size_t)result->root];
    kf_tensor_retain(value);
  } else if (result->input >= 0) {
    if (!result->is_input) return view_input(result, inputs[result->input], out_result);
    kf_tensor_retain(inputs[result->input]);
    *out_result = inputs[result->input];
    return KF_OK;
  } else if (was_never_written(result->storage)) {
    KF_TRY(kf__lazy_new_on(kf__lazy_eager_device(), result->geometry, &value));
  } else {
    KF_TRY(value_of_storage(result->storage, &value));
  }
  kf_tensor_t *eager = value;
  kf_status_t status = KF_OK;
  if (result->flags != 0 || !kf__lazy_fits(result->geometry, value)) {
    status = kf__lazy_view(value, result->geometry, result->flags, &eager);
    kf_tensor_release(value);
    if (status != KF_OK) return status;
  }
  if ((graph->flags & KF_LAZY_EAGER_RESULTS) != 0) {
    *out_result = eager;
    return kf__lazy_on_cpu(out_result);
  }
  status = kf__lazy_adopt(eager, out_result);
  kf_tensor_release(eager);
  return status;
}

static kf_status_t make_results(const kf_lazy_graph_t *graph, kf_tensor_t *const *inputs,
                                kf_tensor_t **results) {
  for (size_t i = 0; i < graph->result_count; i++) {
    kf_status_t status = make_result(graph, &graph->results[i], inputs, &results[i]);
    if (status == KF_OK) continue;
    while (i-- > 0) {
      kf_tensor_release(results[i]);
      results[i] = NULL;
    }
    return status;
  }
  return KF_OK;
}

/* What the run has written to memory of the CPU is on the device as well. Values that are results,
 * too, may be written to by the program. */
static KF__COLD void keep_written(const kf_lazy_graph_t *graph) {
  const kf__lazy_plan_t *plan = graph->plan;
  for (size_t i = 0; i < plan->param_count; i++) { /* a written parameter has the root's memory */
    if (!plan->writes_param[i]) continue;
    kf_tensor_release(graph->tensors[i]);
    graph->tensors[i] = NULL;
  }
  for (size_t i = 0; i < plan->root_count; i++) {
    const kf_storage_t *storage = graph->targets[i].storage;
    const kf__lazy_buffer_t *buffer = storage != NULL ? storage->block : NULL;
    if (buffer != NULL && buffer->home != NULL)
      kf__lazy_keep(buffer->home, graph->tensors[plan->param_count + i]);
  }
}

static kf_status_t run_graph(kf_lazy_graph_t *graph, kf_tensor_t *const *inputs,
                             kf_tensor_t **results) {
  KF_TRY(find_params(graph, inputs));
  const kf__lazy_plan_t *plan = graph->plan;
  kf__lazy_run_t run = {.params = graph->tensors,
                        .numbers = graph->numbers,
                        .results = graph->tensors + plan->param_count};
  kf__lazy_warm(graph->plan);
  drop_replaced(graph);
  kf_status_t status = kf__lazy_run_plan(plan, &run);
  if (KF_UNLIKELY(status != KF_OK)) {
    explain_lost(graph);
    return status;
  }
  KF_TRY(set_targets(graph, inputs));
  KF_TRY(make_results(graph, inputs, results));
  if (KF_UNLIKELY(kf__lazy_eager_device().type != KF_DEVICE_CPU)) keep_written(graph);
  return KF_OK;
}

/* One run at a time, because graph->tensors belongs to the run. */
kf_status_t kf_lazy_graph_run(kf_lazy_graph_t *graph, kf_tensor_t *const *inputs,
                              kf_tensor_t **results) {
  if (__atomic_exchange_n(&graph->is_running, true, __ATOMIC_ACQUIRE))
    return kf_error_set(KF_ERR_RUNTIME, "kf_lazy_graph_run: the graph is running already");
  if (KF_UNLIKELY(__atomic_load_n(&latest, __ATOMIC_RELAXED) != graph)) replace_latest(graph);
  kf_status_t status = run_graph(graph, inputs, results);
  const size_t count = graph->plan->param_count + graph->plan->root_count;
  for (size_t i = 0; i < count; i++) {
    kf_tensor_release(graph->tensors[i]);
    graph->tensors[i] = NULL;
  }
  __atomic_store_n(&graph->is_running, false, __ATOMIC_RELEASE);
  return status;
}
