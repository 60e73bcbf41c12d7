/* Runs plans with the kernels of the eager device.
 *
 * A run has a slot for each value, and each slot owns its tensor until a step frees or moves it.
 * The results of a step have the recorded geometry and a storage of their own (settle), so later
 * steps can write to them in place. A fused plan runs regions instead of some steps; the slots that
 * other steps read are the same. When a step fails, the steps that need its results are left out.
 */
#include <keyfall/ops.h>

#include "lazy/model/eager_device.h"
#include "lazy/plans/fuse.h"
#include "lazy/state/options.h"
#include "ops/core/number.h"
#include "tensor/core/geometry.h"
#include "tensor/generator_internal.h"

enum { SLOTS_INLINE = 256, STACK_INLINE = 24 };

typedef struct runner {
  const kf__lazy_plan_t *plan;
  const kf_value_t *numbers;
  kf_tensor_t **slots; /* owned references */
  kf_stack_t stack;
  kf_keyset_t keys;
  kf_device_t device;
  uint8_t *broken; /* after a failure, for each slot: it has the value from before a write */
} runner_t;

/* ---- Arguments ---- */

static kf_status_t operand_tensor(const runner_t *r, const kf__lazy_slot_operand_t *operand,
                                  kf_tensor_t **out_tensor) {
  if (operand->kind != KF__LAZY_VALUE) {
    *out_tensor = operand->kind == KF__LAZY_UNDEFINED ? kf_tensor_undefined() : NULL;
    return KF_OK;
  }
  kf_tensor_t *tensor = r->slots[operand->slot];
  const uint8_t flags = operand->flags & (KF__LAZY_CONJ | KF__LAZY_NEG | KF__LAZY_WRAPPED);
  if (KF_LIKELY(operand->view == NULL &&
                (flags == 0 ||
                 (flags == KF__LAZY_WRAPPED && (tensor->flags & KF__WRAPPED_NUMBER) != 0)))) {
    kf_tensor_retain(tensor);
    *out_tensor = tensor;
    return KF_OK;
  }
  return kf__lazy_view(tensor, operand->view, flags, out_tensor);
}

/* Kernels of programs get no memory that the schema does not let them write to. */
static kf_status_t argument_tensor(const runner_t *r, const kf__lazy_step_t *step,
                                   const kf__lazy_slot_operand_t *operand,
                                   kf_tensor_t **out_tensor) {
  KF_TRY(operand_tensor(r, operand, out_tensor));
  if (KF_LIKELY(!step->op->is_foreign) || operand->kind != KF__LAZY_VALUE) return KF_OK;
  for (uint32_t i = 0; i < step->rewrite_count; i++)
    if (step->rewrites[i].from == operand->slot) return KF_OK;
  kf_status_t status = kf__lazy_protect(out_tensor);
  if (status != KF_OK) kf_tensor_release(*out_tensor);
  return status;
}

static kf_status_t operand_list(const runner_t *r, const kf__lazy_step_t *step,
                                const kf__lazy_slot_operand_t *operands, size_t count,
                                kf_value_t *out_value) {
  kf_list_t *list;
  KF_TRY(kf_list_create(KF_LIST_TENSORS, count, &list));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < count && status == KF_OK; i++) {
    kf_tensor_t *tensor = NULL;
    status = argument_tensor(r, step, &operands[i], &tensor);
    if (status != KF_OK) break;
    kf_value_t value = kf_value_tensor_take(tensor);
    status = kf_list_append(list, &value);
    kf_value_clear(&value);
  }
  if (status == KF_OK)
    *out_value = kf_value_object_take(KF_TAG_LIST, list);
  else
    kf_object_release(list);
  return status;
}

static kf_status_t push_argument(runner_t *r, const kf__lazy_step_t *step, const kf_value_t *arg) {
  kf_value_t *to = &r->stack.values[r->stack.size];
  switch (arg->tag) {
    case KF__LAZY_TAG_OPERAND: {
      kf_tensor_t *tensor = NULL;
      KF_TRY(argument_tensor(r, step, &step->operands[arg->as.i], &tensor));
      *to = kf_value_tensor_take(tensor);
      break;
    }
    case KF__LAZY_TAG_OPERANDS:
      KF_TRY(operand_list(r, step, &step->operands[arg->as.i], arg->extra.bits, to));
      break;
    case KF__LAZY_TAG_NUMBER: *to = kf_value_copy(r->numbers[arg->as.i]); break;
    case KF_TAG_DEVICE: *to = kf_value_device(r->device); break; /* the plan's is the CPU */
    default: *to = kf_value_copy(*arg); break;
  }
  r->stack.size++;
  return KF_OK;
}

/* ---- Results ---- */

/* A result must have the recorded geometry and memory that nobody else has. */
static kf_status_t settle(const runner_t *r, const kf__lazy_geometry_t *geometry,
                          kf_tensor_t **tensor) {
  kf_tensor_t *found = *tensor, *made;
  const uint64_t bits = UINT64_C(1) << KF_RANK_Conjugate | UINT64_C(1) << KF_RANK_Negative;
  if (KF_LIKELY(kf__lazy_is_sole(found) && (found->base.keys.functionality & bits) == 0 &&
                kf__lazy_fits(geometry, found)))
    return KF_OK;
  KF_TRY(kf__lazy_new_on(r->device, geometry, &made));
  kf_status_t status = kf_copy_(made, found, false);
  if (status != KF_OK) {
    kf_tensor_release(made);
    return status;
  }
  kf_tensor_release(found);
  *tensor = made;
  return KF_OK;
}

static kf_status_t bad_results(const kf__lazy_step_t *step) {
  return kf_error_set(KF_ERR_CONTRACT, "%s: its results differ from those that were recorded",
                      kf__lazy_op_name(step->op));
}

static kf_status_t store(runner_t *r, const kf__lazy_step_t *step, uint32_t *index,
                         kf_tensor_t *tensor) {
  if (*index >= step->output_count) return bad_results(step);
  const kf__lazy_slot_output_t *output = &step->outputs[(*index)++];
  if (!kf__is_defined(tensor)) return output->geometry == NULL ? KF_OK : bad_results(step);
  if (output->geometry == NULL) return KF_OK;
  kf_tensor_retain(tensor);
  r->slots[output->slot] = tensor;
  return KF_OK;
}

/* The common case: the step's one result is a new tensor. The reference moves to the slot. */
static inline bool store_single(runner_t *r, const kf__lazy_step_t *step, kf_tensor_t ***out_slot) {
  const kf_value_t *value = &r->stack.values[0];
  if (step->output_count != 1 || step->op->return_count != 1 || r->stack.size != 1 ||
      step->op->returns[0] != KF__LAZY_RETURN_NEW || value->tag != KF_TAG_TENSOR ||
      step->outputs[0].geometry == NULL || !kf__is_defined(value->as.tensor))
    return false;
  *out_slot = &r->slots[step->outputs[0].slot];
  **out_slot = value->as.tensor;
  r->stack.size = 0;
  return true;
}

static kf_status_t store_results(runner_t *r, const kf__lazy_step_t *step) {
  const kf__lazy_op_t *op = step->op;
  kf_tensor_t **slot;
  if (KF_LIKELY(store_single(r, step, &slot))) return settle(r, step->outputs[0].geometry, slot);
  if (r->stack.size != op->return_count) return bad_results(step);
  uint32_t index = 0;
  for (uint32_t i = 0; i < op->return_count; i++) {
    const kf_value_t *value = &r->stack.values[i];
    if (op->returns[i] != KF__LAZY_RETURN_NEW) continue;
    if (value->tag == KF_TAG_LIST) {
      kf_tensor_span_t tensors = kf_list_tensors((const kf_list_t *)value->as.pointer);
      for (size_t k = 0; k < tensors.size; k++) KF_TRY(store(r, step, &index, tensors.data[k]));
    } else {
      KF_TRY(store(r, step, &index, value->tag == KF_TAG_TENSOR ? value->as.tensor : NULL));
    }
  }
  kf_stack_drop(&r->stack, r->stack.size);
  for (uint32_t i = 0; i < index; i++) {
    const kf__lazy_slot_output_t *output = &step->outputs[i];
    if (output->geometry != NULL && r->slots[output->slot] != NULL)
      KF_TRY(settle(r, output->geometry, &r->slots[output->slot]));
  }
  return index == step->output_count ? KF_OK : bad_results(step);
}

/* ---- Writing in place ---- */

/* The step's operands are read from the slots afterwards, so the copy takes the old slot, and the
 * old value is put back when the step is done. */
static kf_status_t prepare_copies(runner_t *r, const kf__lazy_step_t *step) {
  for (uint32_t i = 0; i < step->rewrite_count; i++) {
    const kf__lazy_rewrite_t *rewrite = &step->rewrites[i];
    if (!rewrite->copies) continue;
    kf_tensor_t *copy;
    KF_TRY(kf__lazy_copy_to(r->slots[rewrite->from], r->device, &copy));
    r->slots[rewrite->to] = r->slots[rewrite->from];
    r->slots[rewrite->from] = copy;
  }
  return KF_OK;
}

/* Also after a failure: the roots then find the memory that the kernel was writing to. */
static void finish_rewrites(runner_t *r, const kf__lazy_step_t *step) {
  for (uint32_t i = 0; i < step->rewrite_count; i++) {
    const kf__lazy_rewrite_t *rewrite = &step->rewrites[i];
    kf_tensor_t *written = r->slots[rewrite->from];
    r->slots[rewrite->from] = rewrite->copies ? r->slots[rewrite->to] : NULL;
    r->slots[rewrite->to] = written;
  }
}

/* ---- Steps ---- */

/* A tensor of this geometry over the memory of a value, with a new reference. */
static kf_status_t take_memory(kf_tensor_t *value, const kf__lazy_geometry_t *geometry,
                               kf_tensor_t **out_tensor) {
  if (KF_UNLIKELY(!kf__lazy_fits(geometry, value)))
    return kf__lazy_view(value, geometry, 0, out_tensor);
  kf_tensor_retain(value);
  *out_tensor = value;
  return KF_OK;
}

/* The arguments are on the stack. The result takes the memory of an operand. */
static kf_status_t run_into(runner_t *r, const kf__lazy_step_t *step, kf_tensor_t *spare) {
  kf_tensor_t *result = NULL;
  KF_TRY(take_memory(spare, step->outputs[0].geometry, &result));
  r->stack.values[r->stack.size++] = kf_value_tensor(result);
  kf_status_t status = kf_op_redispatch_boxed(step->into, r->keys, &r->stack);
  if (status != KF_OK) {
    kf_tensor_release(result);
    return status;
  }
  kf_stack_drop(&r->stack, r->stack.size);
  r->slots[step->outputs[0].slot] = result;
  kf_tensor_release(spare);
  r->slots[step->spare] = NULL;
  return KF_OK;
}

static kf_status_t run_kernel(runner_t *r, const kf__lazy_step_t *step) {
  if (step->op == &kf__lazy_empty)
    return kf__lazy_new_on(r->device, step->outputs[0].geometry, &r->slots[step->outputs[0].slot]);
  kf_tensor_t *spare = step->into != NULL ? r->slots[step->spare] : NULL;
  if (spare != NULL && (r->device.type != KF_DEVICE_CPU || !kf__lazy_is_sole(spare))) spare = NULL;
  KF_TRY(kf_stack_reserve(&r->stack, step->arg_count + 1));
  for (uint32_t i = 0; i < step->arg_count; i++) KF_TRY(push_argument(r, step, &step->args[i]));
  if (spare != NULL) return run_into(r, step, spare);
  KF_TRY(kf_op_redispatch_boxed(step->op->op, r->keys, &r->stack));
  return store_results(r, step);
}

static kf_status_t run_step(runner_t *r, const kf__lazy_step_t *step) {
  if (step->rewrite_count > 0) KF_TRY(prepare_copies(r, step));
  kf_status_t status = run_kernel(r, step);
  if (step->rewrite_count > 0) finish_rewrites(r, step);
  if (status != KF_OK) return status;
  for (uint32_t i = 0; i < step->free_count; i++) {
    kf_tensor_t **slot = &r->slots[step->frees[i]];
    kf_tensor_release(*slot);
    *slot = NULL;
  }
  return KF_OK;
}

/* ---- Regions ---- */

static kf_status_t find_numbers(const runner_t *r, const kf__lazy_region_t *region,
                                kf_scalar_t *numbers) {
  for (uint32_t i = 0; i < region->number_count; i++) {
    const kf__lazy_region_number_t *number = &region->numbers[i];
    if (number->index == KF__LAZY_NO_SLOT)
      numbers[i] = number->constant;
    else
      KF_TRY(kf_value_to_scalar(&r->numbers[number->index], &numbers[i]));
    if (KF_UNLIKELY(number->is_assumed) && kf__number_real(numbers[i]) != number->assumed)
      return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "fused code: a number has changed");
  }
  return KF_OK;
}

static void *address_of(const kf_tensor_t *value, const kf__lazy_geometry_t *geometry) {
  return (char *)value->storage->data + geometry->offset * kf__dtype_sizes[geometry->dtype];
}

/* What one region runs with. Its code knows the geometry: kf__fused_bind. */
typedef struct {
  void *data[KF__FUSION_INPUTS + KF__FUSION_OUTPUTS];
  kf_scalar_t numbers[KF__LAZY_REGION_NUMBERS];
  kf_tensor_t *made[KF__FUSION_OUTPUTS];
} region_run_t;

static bool is_local(const kf__lazy_region_t *region, uint32_t operand) {
  return region->locals != NULL && region->locals[operand] != 0;
}

static kf_status_t make_output(runner_t *r, const kf__lazy_region_tensor_t *output,
                               kf_tensor_t **made) {
  if (output->memory == KF__LAZY_NO_SLOT ||
      (output->is_spare && !kf__lazy_is_sole(r->slots[output->memory])))
    return kf__lazy_new_on(r->device, output->geometry, made);
  return take_memory(r->slots[output->memory], output->geometry, made);
}

static kf_status_t prepare_region(runner_t *r, const kf__lazy_region_t *region, region_run_t *to,
                                  kf__fusion_run_t *run) {
  KF_TRY(find_numbers(r, region, to->numbers));
  for (uint32_t i = 0; i < region->input_count; i++) {
    const kf__lazy_region_tensor_t *input = &region->inputs[i];
    to->data[i] = is_local(region, i) ? NULL : address_of(r->slots[input->slot], input->geometry);
  }
  for (uint32_t i = 0; i < region->output_count; i++) {
    const kf__lazy_region_tensor_t *output = &region->outputs[i];
    const uint32_t at = region->input_count + i;
    to->data[at] = NULL;
    if (is_local(region, at)) continue;
    KF_TRY(make_output(r, output, &to->made[i]));
    to->data[at] = address_of(to->made[i], output->geometry);
  }
  *run = (kf__fusion_run_t){.data = to->data, .numbers = to->numbers};
  return KF_OK;
}

static void free_slots(runner_t *r, const kf__lazy_region_t *region) {
  for (uint32_t i = 0; i < region->free_count; i++) {
    kf_tensor_t **slot = &r->slots[region->frees[i]];
    kf_tensor_release(*slot);
    *slot = NULL;
  }
}

/* Inputs that are numbers of the host are passed along; the others are on the device. */
static kf_status_t run_kernel_code(const runner_t *r, const kf__lazy_region_t *region,
                                   region_run_t *prepared, const kf__fusion_run_t *run,
                                   bool *out_started) {
  int64_t values[KF__FUSION_INPUTS][2];
  for (uint32_t i = 0; i < region->input_count; i++) {
    const kf__lazy_region_tensor_t *input = &region->inputs[i];
    const kf_tensor_t *tensor = r->slots[input->slot];
    const bool is_here = tensor->device.type == KF_DEVICE_CPU;
    if (!input->is_value && is_here)
      return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "fused code: a tensor is on the CPU");
    if (!input->is_value || is_here) continue;
    KF_TRY(kf_device_copy(kf_device_make(KF_DEVICE_CPU, -1), values[i], tensor->device,
                          prepared->data[i], (size_t)kf__dtype_sizes[input->geometry->dtype]));
    prepared->data[i] = values[i];
  }
  return kf__device_code_run(region->kernel, run, out_started);
}

/* Outputs move to their slots only on success; after a failure the slots are as before, but memory
 * that the region writes in place may be partly written. Values that only the region uses have no
 * tensor: their slots are NULL when they are freed. *out_started, of code for a device, says
 * whether something may have been written. */
static kf_status_t run_region(runner_t *r, const kf__lazy_region_t *region, bool *out_started) {
  region_run_t prepared;
  kf__fusion_run_t run;
  memset(prepared.made, 0, region->output_count * sizeof *prepared.made);
  kf_status_t status = prepare_region(r, region, &prepared, &run);
  if (region->kernel != NULL) *out_started = false;
  if (status == KF_OK)
    status = region->kernel != NULL ? run_kernel_code(r, region, &prepared, &run, out_started)
                                    : kf__fused_run(region->code, &run);
  for (uint32_t i = 0; i < region->output_count; i++) {
    const kf__lazy_region_tensor_t *output = &region->outputs[i];
    if (status != KF_OK) {
      kf_tensor_release(prepared.made[i]);
      continue;
    }
    if (output->memory != KF__LAZY_NO_SLOT) {
      kf_tensor_release(r->slots[output->memory]);
      r->slots[output->memory] = NULL;
    }
    r->slots[output->slot] = prepared.made[i];
  }
  if (status == KF_OK) free_slots(r, region);
  return status;
}

/* Regions of a group read each other's outputs, so that these are in their slots before anything
 * runs. None works in place. */
static kf_status_t run_group(runner_t *r, const kf__lazy_region_t *regions, uint32_t count) {
  region_run_t prepared[KF__FUSED_PARTS];
  kf__fused_part_t parts[KF__FUSED_PARTS];
  KF_ASSERT(count > 0);
  parts[0].code = NULL; /* gcc cannot know that there is a region, and warns */
  kf_status_t status = KF_OK;
  uint32_t ready = 0;
  for (; ready < count && status == KF_OK; ready++) {
    region_run_t *now = &prepared[ready];
    memset(now->made, 0, regions[ready].output_count * sizeof *now->made);
    parts[ready].code = regions[ready].code;
    parts[ready].locals = regions[ready].locals;
    status = prepare_region(r, &regions[ready], now, &parts[ready].run);
    for (uint32_t i = 0; i < regions[ready].output_count; i++)
      if (now->made[i] != NULL) r->slots[regions[ready].outputs[i].slot] = now->made[i];
  }
  if (status == KF_OK) status = kf__fused_run_parts(parts, count);
  for (uint32_t k = 0; k < ready; k++) {
    for (uint32_t i = 0; i < regions[k].output_count && status != KF_OK; i++) {
      kf_tensor_release(prepared[k].made[i]);
      if (prepared[k].made[i] != NULL) r->slots[regions[k].outputs[i].slot] = NULL;
    }
    if (status == KF_OK) free_slots(r, &regions[k]);
  }
  return status;
}

/* Fused code that could not start has written nothing: its operators run one by one. */
static KF__COLD kf_status_t run_apart(runner_t *r, const kf__lazy_item_t *item) {
  kf_error_clear();
  for (size_t i = 0; i < item->count; i++) KF_TRY(run_step(r, &r->plan->steps[item->first + i]));
  return KF_OK;
}

static kf_status_t run_item(runner_t *r, const kf__lazy_item_t *item) {
  if (item->step != NULL) return run_step(r, item->step);
  bool started = true;
  kf_status_t status = item->region_count == 1 ? run_region(r, item->region, &started)
                                               : run_group(r, item->region, item->region_count);
  if (KF_LIKELY(status == KF_OK)) return KF_OK;
  return !started || status == KF_ERR_NOT_IMPLEMENTED ? run_apart(r, item) : status;
}

/* ---- After a failure ---- */

static bool is_usable(const runner_t *r, uint32_t slot) {
  return r->slots[slot] != NULL && r->broken[slot] == 0;
}

static bool has_operands(const runner_t *r, const kf__lazy_step_t *step) {
  for (uint32_t i = 0; i < step->operand_count; i++)
    if (step->operands[i].kind == KF__LAZY_VALUE && !is_usable(r, step->operands[i].slot))
      return false;
  return true;
}

/* Later writes to what a step was to write are left out as well: the eager program would not have
 * come to them. */
static void mark_broken(runner_t *r, const kf__lazy_step_t *step) {
  for (uint32_t i = 0; i < step->rewrite_count; i++) r->broken[step->rewrites[i].to] = 1;
}

/* Whether one of the first `count` regions of a group makes the value of a slot. */
static bool is_made_by(const kf__lazy_region_t *group, uint32_t count, uint32_t slot) {
  for (uint32_t k = 0; k < count; k++)
    for (uint32_t i = 0; i < group[k].output_count; i++)
      if (group[k].outputs[i].slot == slot) return true;
  return false;
}

static bool has_inputs(const runner_t *r, const kf__lazy_region_t *group, uint32_t count) {
  for (uint32_t k = 0; k < count; k++)
    for (uint32_t i = 0; i < group[k].input_count; i++) {
      const uint32_t slot = group[k].inputs[i].slot;
      if (!is_usable(r, slot) && !is_made_by(group, k, slot)) return false;
    }
  return true;
}

/* What the step would have written keeps its old value. */
static kf_status_t skip_step(runner_t *r, const kf__lazy_step_t *step) {
  mark_broken(r, step);
  for (uint32_t i = 0; i < step->rewrite_count; i++)
    if (r->slots[step->rewrites[i].from] == NULL) return KF_OK;
  KF_TRY(prepare_copies(r, step));
  finish_rewrites(r, step);
  return KF_OK;
}

static kf_status_t run_if_possible(runner_t *r, const kf__lazy_item_t *item) {
  if (item->step == NULL && !has_inputs(r, item->region, item->region_count)) return KF_OK;
  if (item->step != NULL && !has_operands(r, item->step)) return skip_step(r, item->step);
  return run_item(r, item);
}

/* Runs everything that does not need the results of an item that failed: a failure costs no other
 * value. Returns the status of that failure, with its error set. */
static KF__COLD kf_status_t run_others(runner_t *r, const struct kf__lazy_fused_plan *fused,
                                       size_t next, kf_status_t failure) {
  kf_string_t *message = NULL;
  const char *text = kf_error_message();
  if (kf_string_create(text, strlen(text), &message) != KF_OK) return failure;
  const size_t count = fused != NULL ? fused->item_count : r->plan->step_count;
  r->broken = kf_calloc(r->plan->slot_count + 1, 1);
  for (size_t i = next - 1; i < count && r->broken != NULL; i++) {
    const kf__lazy_item_t single = {.step = fused == NULL ? &r->plan->steps[i] : NULL, .first = i};
    const kf__lazy_item_t *item = fused != NULL ? &fused->items[i] : &single;
    kf_stack_drop(&r->stack, r->stack.size);
    if (i >= next && run_if_possible(r, item) == KF_OK) continue;
    if (i >= next) kf_error_clear();
    if (item->step != NULL) mark_broken(r, item->step);
  }
  kf_free(r->broken);
  (void)kf_error_set(failure, "%s", kf_string_view(message).data);
  kf_object_release(message);
  return failure;
}

static kf_status_t run_items(runner_t *r, const struct kf__lazy_fused_plan *fused,
                             kf__lazy_run_t *run) {
  for (size_t i = 0; i < fused->item_count; i++) {
    const kf__lazy_item_t *item = &fused->items[i];
    kf_status_t status = run_item(r, item);
    if (KF_LIKELY(status == KF_OK)) continue;
    run->failed_step = item->first;
    return run_others(r, fused, i + 1, status);
  }
  return KF_OK;
}

static kf_status_t run_steps(runner_t *r, kf__lazy_run_t *run) {
  const struct kf__lazy_fused_plan *fused =
      kf__lazy_options.fuse ? __atomic_load_n(&r->plan->fused, __ATOMIC_ACQUIRE) : NULL;
  if (fused != NULL && kf__lazy_same_device(fused->device, r->device)) {
    kf__lazy_tally(KF__LAZY_KERNELS, (int64_t)fused->launches);
    return run_items(r, fused, run);
  }
  kf__lazy_tally(KF__LAZY_KERNELS, (int64_t)r->plan->step_count);
  for (size_t i = 0; i < r->plan->step_count; i++) {
    kf_status_t status = run_step(r, &r->plan->steps[i]);
    if (KF_LIKELY(status == KF_OK)) continue;
    run->failed_step = i;
    return run_others(r, NULL, i + 1, status);
  }
  return KF_OK;
}

/* The value of a root, or, after a failure, the parameter that it was going to be written to. */
static kf_tensor_t *value_of_root(const runner_t *r, size_t root, const kf__lazy_run_t *run) {
  kf_tensor_t *value = r->slots[r->plan->roots[root]];
  const int32_t origin = r->plan->root_origin[root];
  if (value == NULL && origin >= 0) value = run->params[origin];
  return value;
}

/* ---- Parameters and results ---- */

/* Numbers stay on the CPU, as everywhere. */
static kf_status_t place(const runner_t *r, kf_tensor_t *value, kf_tensor_t **slot) {
  if (KF_UNLIKELY(value->device.type != r->device.type) && (value->flags & KF__WRAPPED_NUMBER) == 0)
    return kf__lazy_copy_to(value, r->device, slot);
  kf_tensor_retain(value);
  *slot = value;
  return KF_OK;
}

/* Fused code writes without asking the storage. */
static kf_status_t expect_write(kf_tensor_t *slot) {
  kf__storage_drop_copy(slot->storage);
  return kf_storage_is_cow(slot->storage) ? kf__writable(slot) : KF_OK;
}

static kf_status_t place_all(runner_t *r, const kf__lazy_run_t *run) {
  const kf__lazy_plan_t *plan = r->plan;
  for (size_t i = 0; i < plan->param_count; i++) {
    KF_TRY(place(r, run->params[i], &r->slots[i]));
    if (plan->writes_param[i]) KF_TRY(expect_write(r->slots[i]));
  }
  for (size_t i = 0; i < plan->constant_count; i++)
    KF_TRY(place(r, plan->constants[i], &r->slots[plan->param_count + i]));
  return KF_OK;
}

static void take_results(runner_t *r, kf__lazy_run_t *run) {
  for (size_t i = 0; i < r->plan->root_count; i++) {
    run->results[i] = value_of_root(r, i, run);
    if (run->results[i] != NULL) kf_tensor_retain(run->results[i]);
  }
}

kf_status_t kf__lazy_run_built_in(const kf__lazy_plan_t *plan, kf__lazy_run_t *run) {
  kf_tensor_t *few[SLOTS_INLINE];
  kf_value_t buffer[STACK_INLINE];
  runner_t r = {.plan = plan, .numbers = run->numbers, .slots = few};
  kf_key_t key = KF_KEY_CPU;
  r.device = kf__lazy_eager_device();
  if (KF_UNLIKELY(r.device.type != KF_DEVICE_CPU))
    KF_TRY(kf_key_of_device_type(r.device.type, &key));
  r.keys = kf_keyset_of(key);
  if (plan->slot_count > SLOTS_INLINE) r.slots = kf_alloc(plan->slot_count * sizeof *r.slots);
  if (r.slots == NULL) return kf__no_memory();
  memset(r.slots, 0, plan->slot_count * sizeof *r.slots);
  kf_stack_init(&r.stack, buffer, STACK_INLINE);
  /* The thread that flushes may be in any mode; the kernels must not see it. */
  kf_guard_t keys, inference;
  kf_guard_inference_mode(&inference, false);
  kf_guard_force(&keys, kf_keyset_named(KF_KEYSET_DEFAULT_INCLUDED),
                 kf_keyset_named(KF_KEYSET_DEFAULT_EXCLUDED));
  kf_device_t before = kf__generator_redirect(kf_device_make(KF_DEVICE_LAZY, 0));
  kf_status_t status = place_all(&r, run);
  if (status == KF_OK) status = run_steps(&r, run);
  take_results(&r, run);
  (void)kf__generator_redirect(before);
  kf_guard_leave(&keys);
  kf_guard_leave(&inference);
  kf_stack_destroy(&r.stack);
  for (size_t i = 0; i < plan->slot_count; i++) kf_tensor_release(r.slots[i]);
  if (r.slots != few) kf_free(r.slots);
  return status;
}
