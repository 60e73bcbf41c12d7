/* Graphs as text: IR, Graphviz and the steps of a plan.
 *
 * A dump does not run anything: it collects the present trace like a flush and leaves it in use.
 * The text of a job is also kept with its plan, and explanations compare it with the text of a
 * graph that is not in the cache. Failed allocations set `failed` of the text and are reported when
 * it is taken, so most functions here have no status. */
#include <stdio.h>

#include "compat/texts.h"
#include "lazy/graphs/dump_graph.h"
#include "lazy/passes/passes.h"

enum { DOT_VALUE = 63 };

/* ---- Lines of a dump ---- */

/* Parameters have a line at their first use, views one of their own; so lines and nodes are
 * numbered separately. */
typedef struct dump {
  const kf__lazy_job_t *job;
  kf_text_t *text;
  uint32_t *param_lines; /* of each parameter; UINT32_MAX: none yet */
  uint32_t *node_lines;
  uint32_t lines;
  bool is_dot;
  kf_text_t edges;
} dump_t;

static void put_shape(kf_text_t *text, uint32_t dtype, const int64_t *sizes, uint32_t ndim) {
  kf__text_format(text, "%s[", kf_dtype_class_name((kf_dtype_t)dtype));
  for (uint32_t i = 0; i < ndim; i++)
    kf__text_format(text, "%s%lld", i > 0 ? "," : "", (long long)sizes[i]);
  kf__text_char(text, ']');
}

static void put_geometry(kf_text_t *text, const kf__lazy_geometry_t *geometry) {
  if (geometry == NULL)
    kf__text_puts(text, "Undefined[]");
  else
    put_shape(text, geometry->dtype, geometry->dims, geometry->ndim);
}

static void put_attribute_value(kf_text_t *text, const kf_value_t *value) {
  if (value->tag == KF_TAG_NONE) {
    kf__text_puts(text, "null");
  } else if (value->tag == KF_TAG_BOOL) {
    kf__text_char(text, value->as.b ? '1' : '0');
  } else if (value->tag == KF_TAG_GENERATOR) {
    kf__text_puts(text, "torch.Generator()");
  } else if (value->tag == KF_TAG_LIST) {
    const kf_list_t *list = (const kf_list_t *)value->as.pointer;
    for (size_t i = 0; i < kf_list_size(list); i++) {
      kf_value_t item;
      if (kf_list_get(list, i, &item) != KF_OK) continue;
      if (i > 0) kf__text_char(text, ' ');
      put_attribute_value(text, &item);
      kf_value_clear(&item);
    }
  } else if (value->tag == KF_TAG_DTYPE) {
    kf__text_puts(text, kf_dtype_class_name((kf_dtype_t)value->as.i));
  } else {
    char buffer[256];
    (void)kf_value_print(value, buffer, sizeof buffer);
    kf__text_puts(text, buffer);
  }
}

static void put_attribute(dump_t *d, const char *name, const char *value, size_t size) {
  if (!d->is_dot) {
    kf__text_format(d->text, ", %s=%.*s", name, (int)size, value);
    return;
  }
  kf__text_format(d->text, "\\n%s=", name);
  const bool is_cut = size > DOT_VALUE;
  kf__text_put(d->text, value, is_cut ? DOT_VALUE + 1 : size);
  if (is_cut) kf__text_puts(d->text, "...");
}

static void put_argument(dump_t *d, const char *name, const kf_value_t *value) {
  kf_text_t text;
  kf__text_init(&text);
  put_attribute_value(&text, value);
  char *made = NULL;
  const size_t size = text.size;
  if (kf__text_take(&text, &made) != KF_OK) {
    kf_error_clear();
    d->text->failed = true; /* reported when the whole text is taken */
    return;
  }
  put_attribute(d, name, made, size);
  kf_free(made);
}

static void put_number_attribute(dump_t *d, const char *name, long long value) {
  char text[32];
  const int size = snprintf(text, sizeof text, "%lld", value);
  put_attribute(d, name, text, (size_t)size);
}

/* The last root wins when a node is several. */
static int root_of(const kf__lazy_job_t *job, const kf__lazy_node_t *node) {
  int found = -1;
  for (size_t i = 0; i < job->root_count; i++)
    if (job->roots[i].node == node) found = (int)i;
  return found;
}

/* ---- Beginnings and ends of lines ---- */

static void begin_line(dump_t *d, const char *op) {
  if (d->is_dot)
    kf__text_format(d->text, "  node%u [label=\"%s\\n", d->lines, op);
  else
    kf__text_format(d->text, "  %%%u = [", d->lines);
}

static void end_line(dump_t *d, const char *type) {
  if (d->is_dot)
    kf__text_puts(d->text, "\"]\n");
  else
    kf__text_format(d->text, ", NodeType=%s\n", type);
  d->lines++;
}

static void put_param(dump_t *d, uint32_t number) {
  if (d->param_lines[number] != UINT32_MAX) return;
  const kf__lazy_handle_t *handle = d->job->params[number];
  d->param_lines[number] = d->lines;
  begin_line(d, "lazy_tensors::device_data");
  if (handle->tensor != NULL)
    put_shape(d->text, handle->tensor->dtype, handle->tensor->sizes, handle->tensor->ndim);
  else
    put_geometry(d->text, handle->geometry);
  if (!d->is_dot) kf__text_puts(d->text, "] lazy_tensors::device_data()");
  put_attribute(d, "device", "CPU0", 4);
  end_line(d, "device_data");
}

/* ---- Operands ---- */

typedef struct source {
  uint32_t line;
  uint32_t output;
  bool has_outputs; /* several */
} source_t;

static source_t source_of(const dump_t *d, const kf__lazy_operand_t *operand) {
  if (operand->kind == KF__LAZY_DATA) return (source_t){d->param_lines[operand->output], 0, false};
  const kf__lazy_node_t *node = operand->from.node;
  return (source_t){d->node_lines[node->number], operand->output, node->output_count > 1};
}

static bool has_value(const kf__lazy_operand_t *operand) {
  return operand->kind == KF__LAZY_DATA || operand->kind == KF__LAZY_VALUE;
}

static void put_edge(dump_t *d, source_t from, uint32_t to, uint32_t index, bool has_several) {
  kf__text_format(&d->edges, "  node%u -> node%u", from.line, to);
  if (has_several && from.has_outputs)
    kf__text_format(&d->edges, " [label=\"i=%u,o=%u\"]", index, from.output);
  else if (has_several)
    kf__text_format(&d->edges, " [label=\"i=%u\"]", index);
  else if (from.has_outputs)
    kf__text_format(&d->edges, " [label=\"o=%u\"]", from.output);
  kf__text_char(&d->edges, '\n');
}

static void put_source(dump_t *d, source_t from) {
  kf__text_format(d->text, "%%%u", from.line);
  if (from.has_outputs) kf__text_format(d->text, ".%u", from.output);
}

static void put_ints(dump_t *d, const char *name, const int64_t *ints, uint32_t count) {
  char text[KF__MAX_DIMS * 21 + 1];
  size_t size = 0;
  text[0] = '\0';
  for (uint32_t i = 0; i < count; i++)
    size += (size_t)snprintf(text + size, sizeof text - size, "%s%lld", i > 0 ? " " : "",
                             (long long)ints[i]);
  put_attribute(d, name, text, size);
}

/* A view of a value has a line of its own; returns where the operand comes from. */
static source_t put_view(dump_t *d, const kf__lazy_operand_t *operand) {
  const source_t from = source_of(d, operand);
  const kf__lazy_geometry_t *view = operand->view;
  if (view == NULL) return from;
  const source_t made = {d->lines, 0, false};
  begin_line(d, "aten::as_strided");
  put_geometry(d->text, view);
  if (d->is_dot) {
    put_edge(d, from, d->lines, 0, false);
  } else {
    kf__text_puts(d->text, "] aten::as_strided(");
    put_source(d, from);
    kf__text_char(d->text, ')');
  }
  put_ints(d, "size", view->dims, view->ndim);
  put_ints(d, "stride", view->dims + view->ndim, view->ndim);
  put_number_attribute(d, "storage_offset", (long long)view->offset);
  end_line(d, "as_strided");
  return made;
}

/* ---- Nodes ---- */

static void put_attributes(dump_t *d, const kf__lazy_node_t *node) {
  if (node->output_count > 1) put_number_attribute(d, "num_outputs", node->output_count);
  for (uint32_t i = 0; i < node->arg_count; i++)
    if (node->args[i].tag < KF_TAG_COUNT)
      put_argument(d, kf_schema_argument(node->op->schema, i)->name, &node->args[i]);
  if (node->location != NULL) put_attribute(d, "location", node->location, strlen(node->location));
  const int root = root_of(d->job, node);
  if (root >= 0) put_number_attribute(d, "ROOT", root);
}

/* Parameters and views come first, because the line of the node refers to theirs. */
static void put_node(dump_t *d, const kf__lazy_node_t *node) {
  source_t sources[64];
  uint32_t count = 0;
  for (uint32_t i = 0; i < node->operand_count; i++)
    if (node->operands[i].kind == KF__LAZY_DATA) put_param(d, node->operands[i].output);
  for (uint32_t i = 0; i < node->operand_count && count < 64; i++)
    if (has_value(&node->operands[i])) sources[count++] = put_view(d, &node->operands[i]);
  const char *name = node->op->op != NULL ? kf_op_name(node->op->op) : kf__lazy_op_name(node->op);
  d->node_lines[node->number] = d->lines;
  begin_line(d, name);
  for (uint32_t i = 0; i < (d->is_dot ? 1u : node->output_count); i++) {
    if (i > 0) kf__text_puts(d->text, ", ");
    if (node->output_count > 0) put_geometry(d->text, node->outputs[i].geometry);
  }
  if (!d->is_dot) kf__text_format(d->text, "] %s(", name);
  for (uint32_t i = 0; i < count; i++) {
    if (d->is_dot) {
      put_edge(d, sources[i], d->lines, i, count > 1);
      continue;
    }
    if (i > 0) kf__text_puts(d->text, ", ");
    put_source(d, sources[i]);
  }
  if (!d->is_dot) kf__text_char(d->text, ')');
  put_attributes(d, node);
  end_line(d, kf__lazy_op_name(node->op));
}

static kf_status_t put_graph(dump_t *d) {
  const kf__lazy_job_t *job = d->job;
  d->param_lines = kf_alloc((job->param_count + 1) * sizeof *d->param_lines);
  d->node_lines = kf_calloc(job->node_count + 1, sizeof *d->node_lines);
  if (d->param_lines != NULL && d->node_lines != NULL) {
    for (size_t i = 0; i < job->param_count; i++) d->param_lines[i] = UINT32_MAX;
    for (size_t i = 0; i < job->node_count; i++) put_node(d, job->nodes[i]);
  } else {
    d->text->failed = true;
  }
  kf_free(d->param_lines);
  kf_free(d->node_lines);
  return KF_OK;
}

kf_status_t kf__lazy_job_text(const kf__lazy_job_t *job, char **out_text) {
  kf_text_t text;
  kf__text_init(&text);
  dump_t d = {.job = job, .text = &text};
  kf__text_puts(&text, "IR {\n");
  KF_TRY(put_graph(&d));
  kf__text_puts(&text, "}\n");
  return kf__text_take(&text, out_text);
}

/* Lines of a text, the last one first. */
static void put_reversed(kf_text_t *to, const char *lines, size_t size) {
  size_t end = size;
  while (end > 0) {
    size_t begin = end - 1;
    while (begin > 0 && lines[begin - 1] != '\n') begin--;
    kf__text_put(to, lines + begin, end - begin);
    end = begin;
  }
}

kf_status_t kf__lazy_job_dot(const kf__lazy_job_t *job, char **out_text) {
  kf_text_t text;
  kf__text_init(&text);
  dump_t d = {.job = job, .text = &text, .is_dot = true};
  kf__text_init(&d.edges);
  kf__text_puts(&text, "digraph G {\n");
  KF_TRY(put_graph(&d));
  if (d.edges.failed) text.failed = true;
  if (!text.failed && d.edges.size > 0) put_reversed(&text, d.edges.data, d.edges.size);
  kf__text_discard(&d.edges);
  kf__text_puts(&text, "}\n");
  return kf__text_take(&text, out_text);
}

/* ---- Plans ---- */

static void put_step(kf_text_t *text, size_t index, const kf__lazy_step_t *step) {
  kf__text_format(text, "  %zu: ", index);
  for (uint32_t i = 0; i < step->output_count; i++)
    kf__text_format(text, "%ss%u", i > 0 ? ", " : "", step->outputs[i].slot);
  for (uint32_t i = 0; i < step->rewrite_count; i++)
    kf__text_format(text, "%ss%u", i + step->output_count > 0 ? ", " : "", step->rewrites[i].to);
  kf__text_format(text, " = %s(", kf__lazy_op_name(step->op));
  for (uint32_t i = 0; i < step->operand_count; i++) {
    if (i > 0) kf__text_puts(text, ", ");
    if (step->operands[i].kind == KF__LAZY_VALUE)
      kf__text_format(text, "s%u%s", step->operands[i].slot,
                      step->operands[i].view != NULL ? ".view" : "");
    else
      kf__text_puts(text, "none");
  }
  kf__text_char(text, ')');
  for (uint32_t i = 0; i < step->rewrite_count; i++)
    kf__text_format(text, step->rewrites[i].copies ? " copy s%u" : " in place s%u",
                    step->rewrites[i].from);
  for (uint32_t i = 0; i < step->free_count; i++)
    kf__text_format(text, "%ss%u", i > 0 ? ", " : " free ", step->frees[i]);
  kf__text_char(text, '\n');
}

kf_status_t kf__lazy_plan_text(const kf__lazy_plan_t *plan, char **out_text) {
  kf_text_t text;
  kf__text_init(&text);
  kf__text_format(&text, "eager {  // %zu parameters, %zu slots\n", plan->param_count,
                  plan->slot_count);
  for (size_t i = 0; i < plan->step_count; i++) put_step(&text, i, &plan->steps[i]);
  kf__text_puts(&text, "  return");
  for (size_t i = 0; i < plan->root_count; i++)
    kf__text_format(&text, "%s s%u", i > 0 ? "," : "", plan->roots[i]);
  kf__text_puts(&text, "\n}\n");
  return kf__text_take(&text, out_text);
}

/* ---- The program's functions ---- */

static kf_status_t check_lazy(kf_tensor_span_t tensors) {
  for (size_t i = 0; i < tensors.size; i++) {
    int64_t id;
    KF_TRY(kf_lazy_tensor_id(tensors.data[i], &id));
  }
  return KF_OK;
}

/* Collects and prints under the lock: the nodes stay in the trace. */
static kf_status_t dump_locked(const kf_tensor_span_t *tensors, kf_lazy_format_t format,
                               kf__lazy_job_t *job, char **out_text) {
  KF_TRY(kf__lazy_collect(job, tensors));
  if (format == KF_LAZY_TEXT) return kf__lazy_job_text(job, out_text);
  return format == KF_LAZY_DOT ? kf__lazy_job_dot(job, out_text) : KF_OK;
}

kf_status_t kf__lazy_unknown_format(kf_lazy_format_t format) {
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_LAZY_FORMAT, "no graph format has the number %d"),
                      (int)format);
}

kf_status_t kf_lazy_dump(kf_tensor_span_t tensors, kf_lazy_format_t format, char **out_text) {
  *out_text = NULL;
  KF_TRY(check_lazy(tensors));
  if (format > KF_LAZY_BACKEND) return kf__lazy_unknown_format(format);
  kf__lazy_job_t job = {0};
  kf__lazy_lock();
  kf_status_t status = dump_locked(&tensors, format, &job, out_text);
  kf__lazy_unlock();
  /* kf__lazy_compile takes the lock itself */
  kf__lazy_plan_t *plan = NULL;
  if (status == KF_OK && format == KF_LAZY_BACKEND) status = kf__lazy_compile(&job, &plan);
  if (status == KF_OK && plan != NULL)
    status = kf__lazy_plan_text(kf__lazy_choose(plan, &job), out_text);
  kf__lazy_plan_release(plan);
  kf__lazy_job_clear(&job);
  return status;
}

kf_status_t kf_lazy_graph_hash(kf_tensor_span_t tensors, kf_lazy_hash_t *out_hash) {
  memset(out_hash, 0, sizeof *out_hash);
  KF_TRY(check_lazy(tensors));
  kf__lazy_job_t job = {0};
  kf__lazy_lock();
  kf_status_t status = kf__lazy_collect(&job, &tensors);
  kf__lazy_unlock();
  if (status == KF_OK) memcpy(out_hash->bytes, job.key.words, sizeof out_hash->bytes);
  kf__lazy_job_clear(&job);
  return status;
}
