/* The adaptor that works for every signature.
 *
 * Invariant: nothing on the stack changes before the typed function has been called; afterwards
 * the arguments are gone and either every return is there or none. */
#include <string.h>

#include "dispatch/operators/kernel.h"
#include "dispatch/operators/unbox.h"

/* Memory for one call: words and cells for arguments and outputs, values for returns. */
typedef struct frame {
  const kf_signature_t *signature;
  const void **words;
  kf_cell_t *cells;
  void **outs;
  kf_value_t *results;
} frame_t;

/* Kinds whose C type is the payload of a value with this tag. */
static const uint8_t payload_tags[KF_PARAM_KIND_COUNT] = {
    [KF_PARAM_TENSOR] = KF_TAG_TENSOR,   [KF_PARAM_GENERATOR] = KF_TAG_GENERATOR,
    [KF_PARAM_STORAGE] = KF_TAG_STORAGE, [KF_PARAM_INT] = KF_TAG_INT,
    [KF_PARAM_FLOAT] = KF_TAG_FLOAT,     [KF_PARAM_BOOL] = KF_TAG_BOOL,
    [KF_PARAM_DEVICE] = KF_TAG_DEVICE};

/* Points the words at the arguments: at payloads on the stack, or at cells with the converted
 * values. */
static kf_status_t load_arguments(const kf_call_t *call, const frame_t *frame,
                                  const kf_value_t *values, kf_temp_t **temps) {
  const kf_signature_t *signature = frame->signature;
  for (size_t i = 0; i < signature->arg_count; i++) {
    const kf_param_t *param = &signature->params[i];
    if (values[i].tag == payload_tags[param->kind] && values[i].tag != KF_TAG_NONE) {
      frame->words[1 + i] = &values[i].as;
      continue;
    }
    frame->words[1 + i] = &frame->cells[i];
    if (kf__param_is_list(param->kind))
      KF_TRY(kf__unbox_list(call, param, &values[i], i, &frame->cells[i], temps));
    else if (!kf__unbox_single(param, &values[i], &frame->cells[i]))
      return kf__unbox_mismatch(call, i, KF__NO_ELEMENT, &values[i]);
  }
  return KF_OK;
}

/* Turns the outputs into values; arguments that are returns are still on the stack at `values`. On
 * failure all outputs are released. */
static kf_status_t store_results(const frame_t *frame, const kf_value_t *values) {
  const kf_signature_t *signature = frame->signature;
  const kf_param_t *returns = kf__signature_returns(signature);
  kf_cell_t *output = frame->cells + signature->arg_count;
  kf_status_t status = KF_OK;
  size_t done = 0;
  for (; done < signature->return_count; done++) {
    if (returns[done].kind == KF_PARAM_WRITTEN) {
      frame->results[done] = kf_value_copy(values[returns[done].detail]);
      continue;
    }
    status = kf__pack_output(signature, done, output++, &frame->results[done]);
    if (KF_UNLIKELY(status != KF_OK)) break;
  }
  if (KF_LIKELY(status == KF_OK)) return KF_OK;
  for (size_t i = 0; i < done; i++) kf_value_clear(&frame->results[i]);
  for (size_t i = done + 1; i < signature->return_count; i++)
    if (returns[i].kind != KF_PARAM_WRITTEN) kf__output_clear(&returns[i], output++);
  return status;
}

static kf_status_t run_frame(const kf_call_t *call, kf_stack_t *stack, const frame_t *frame) {
  const kf_signature_t *signature = frame->signature;
  size_t count = signature->arg_count, returns = signature->return_count;
  const kf__kernel_head_t *kernel = (const kf__kernel_head_t *)(const void *)call->kernel;
  kf_temp_t *temps = NULL;
  if (returns > count) KF_TRY(kf_stack_reserve(stack, returns - count));
  kf_value_t *values = stack->size != 0 ? stack->values + (stack->size - count) : stack->values;
  kf_status_t status = load_arguments(call, frame, values, &temps);
  if (KF_UNLIKELY(status != KF_OK)) return kf__unbox_give_up(temps, status);
  frame->words[0] = &call;
  for (size_t i = 0; i < signature->out_count; i++) {
    memset(&frame->cells[count + i], 0, sizeof *frame->cells);
    frame->outs[i] = &frame->cells[count + i];
    frame->words[1 + count + i] = &frame->outs[i];
  }
  kf_typed_fn typed = signature->symbolic ? kernel->layout.typed_sym : kernel->typed;
  KF_ASSERT(typed != NULL);
  status = kf__signature_invoke(signature, typed, call, frame->words);
  if (KF_UNLIKELY(temps != NULL)) kf__unbox_free_temps(temps);
  if (KF_LIKELY(status == KF_OK)) status = store_results(frame, values);
  status = kf__unbox_end(stack, count, status);
  if (KF_UNLIKELY(status != KF_OK)) return status;
  KF_ASSERT(stack->size + returns <= stack->capacity);
  if (returns != 0) memcpy(values, frame->results, returns * sizeof *values);
  stack->size += returns;
  return KF_OK;
}

/* Separate frames for small and for large signatures, so that the common case needs little stack.
 */
#define RUN_WITH_FRAME(call, stack, signature, WORDS)         \
  const void *words[1 + (WORDS)];                             \
  kf_cell_t cells[WORDS];                                     \
  void *outs[WORDS];                                          \
  kf_value_t results[WORDS];                                  \
  frame_t frame = {(signature), words, cells, outs, results}; \
  return run_frame((call), (stack), &frame)

enum { SMALL_WORDS = 16 };

static __attribute__((noinline)) kf_status_t run_large(const kf_call_t *call, kf_stack_t *stack,
                                                       const kf_signature_t *signature) {
  RUN_WITH_FRAME(call, stack, signature, KF_SIGNATURE_MAX_WORDS);
}

static __attribute__((noinline)) kf_status_t run_small(const kf_call_t *call, kf_stack_t *stack,
                                                       const kf_signature_t *signature) {
  RUN_WITH_FRAME(call, stack, signature, SMALL_WORDS);
}

kf_status_t kf__unbox_any(const kf_call_t *call, kf_stack_t *stack) {
  const kf_signature_t *signature = kf__kernel_signature(call->kernel);
  if (KF_UNLIKELY(stack->size < signature->arg_count)) return kf__unbox_short(call, stack);
  if (KF_LIKELY(signature->arg_count + signature->out_count <= SMALL_WORDS &&
                signature->return_count <= SMALL_WORDS))
    return run_small(call, stack, signature);
  return run_large(call, stack, signature);
}

/* The cold path of other adaptors. A separate function, because kf__unbox_any itself is not cold:
 * it is the only adaptor of many kernels. */
kf_status_t kf__unbox_otherwise(const kf_call_t *call, kf_stack_t *stack) {
  return kf__unbox_any(call, stack);
}
