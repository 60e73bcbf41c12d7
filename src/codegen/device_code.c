/* Fused code for devices: kernels that their drivers compile. See kernel_source.h. */
#include <string.h>

#include "codegen/kernel_source.h"
#include "tensor/device/device_table.h"
#include "tensor/storage/storage.h"

enum {
  MANY_LANES = 32,       /* elements of a row from which a group computes it */
  FEW_ROWS = 64,         /* below which long rows are cut, */
  PIECE = 4096,          /* into pieces of at least this many elements, */
  PIECES = 256,          /* at most this many altogether */
  ARGUMENT_BYTES = 1000, /* that every OpenCL device takes: 1024 */
  MAX_ARGUMENTS = 8 + KF__PROGRAM_NUMBERS + KF__RUN_OPERANDS
};

struct kf__device_code {
  kf__program_t *program;
  kf_device_t device;
  uint64_t serial; /* of the interface that compiled it */
  kf__kernel_form_t form;
  kf__space_t space;
  kf__walked_t operands[KF__RUN_OPERANDS];
  int64_t *shape; /* sizes and strides of strided operands, as the kernel gets them */
  size_t shape_bytes;
  int64_t piece, pieces;
  void *kernel;
  void *joins[KF__FUSION_OUTPUTS]; /* NULL: none */
};

bool kf__device_code_has(const kf__portable_t *code) {
  return (code->flags & KF__CODE_REDUCTION) != 0 || kf__opencl_has(code);
}

static kf_status_t refuse(const char *why) {
  return kf_error_set(KF_ERR_NOT_IMPLEMENTED, "fused code: %s", why);
}

/* ---- The form ---- */

static kf_status_t check_types(const kf__program_t *program) {
  bool has_complex = false;
  for (uint32_t i = 0; i < program->input_count; i++)
    has_complex |= kf_dtype_is_complex(program->inputs[i]);
  for (uint32_t i = 0; i < program->step_count; i++)
    has_complex |= kf_dtype_is_complex(program->steps[i].common) ||
                   kf_dtype_is_complex(program->steps[i].result);
  for (uint32_t i = 0; i < program->number_count; i++)
    has_complex |= kf_dtype_is_complex(program->numbers[i].type);
  return has_complex ? refuse("kernels of drivers have no complex numbers") : KF_OK;
}

static void set_operands(kf__device_code_t *code, const kf__fusion_run_t *shape) {
  const kf__program_t *program = code->program;
  const uint32_t count = program->input_count + program->output_count;
  for (uint32_t k = 0; k < count; k++) {
    const bool is_input = k < program->input_count;
    const kf__program_output_t *output = &program->outputs[is_input ? 0 : k - program->input_count];
    code->operands[k].item = kf__dtype_sizes[is_input ? program->inputs[k] : output->dtype];
    code->operands[k].reduced = !is_input && output->fold >= 0;
    if (code->operands[k].reduced) code->form.lanes = 1;
  }
  kf__space_make(&code->space, shape, count, code->operands, false);
}

/* Rows of a reduced output lie one behind the other. */
static bool is_row_packed(const kf__space_t *space, const kf__walked_t *operand) {
  int64_t expected = operand->item;
  for (uint32_t d = space->kept; d-- > 0; expected *= space->sizes[d])
    if (operand->strides[d] != expected) return false;
  return true;
}

static uint8_t access_of(const kf__device_code_t *code, uint32_t k, const uint8_t *is_value) {
  const kf__walked_t *operand = &code->operands[k];
  if (k < code->program->input_count && is_value[k]) return KF__ACCESS_VALUE;
  if (operand->reduced)
    return is_row_packed(&code->space, operand) ? KF__ACCESS_PACKED : KF__ACCESS_STRIDED;
  if (operand->packed) return KF__ACCESS_PACKED;
  return operand->constant ? KF__ACCESS_ONE : KF__ACCESS_STRIDED;
}

static void cut_rows(kf__device_code_t *code) {
  const kf__space_t *space = &code->space;
  kf__kernel_form_t *form = &code->form;
  code->piece = space->length;
  code->pieces = 1;
  if (form->lanes == 0 || space->length < MANY_LANES) return;
  form->lanes = KF__KERNEL_GROUP;
  if (space->rows >= FEW_ROWS || space->length < 2 * PIECE) return;
  int64_t most = PIECES / space->rows, pieces = space->length / PIECE;
  if (pieces > most) pieces = most;
  if (pieces < 2) return;
  code->piece = (space->length - 1) / pieces + 1;
  code->pieces = (space->length - 1) / code->piece + 1;
  form->pieces = true;
}

static kf_status_t copy_shape(kf__device_code_t *code) {
  const kf__space_t *space = &code->space;
  const uint32_t count = code->program->input_count + code->program->output_count;
  uint32_t strided = 0;
  for (uint32_t k = 0; k < count; k++) strided += code->form.access[k] == KF__ACCESS_STRIDED;
  if (strided == 0 || space->ndim == 0) return KF_OK;
  code->form.ndim = space->ndim;
  code->form.kept = space->kept;
  code->shape_bytes = (1 + strided) * space->ndim * sizeof(int64_t);
  int64_t *to = code->shape = kf_alloc(code->shape_bytes);
  if (to == NULL) return kf__no_memory();
  for (uint32_t d = 0; d < space->ndim; d++) *to++ = space->sizes[d];
  for (uint32_t k = 0; k < count; k++)
    for (uint32_t d = 0; code->form.access[k] == KF__ACCESS_STRIDED && d < space->ndim; d++)
      *to++ = code->operands[k].strides[d] / code->operands[k].item;
  return KF_OK;
}

static kf_status_t find_form(kf__device_code_t *code, const uint8_t *is_value) {
  const kf__program_t *program = code->program;
  const uint32_t count = program->input_count + program->output_count;
  size_t bytes = 6 * sizeof(int64_t);
  for (uint32_t k = 0; k < count; k++) {
    code->form.access[k] = access_of(code, k, is_value);
    bytes += 2 * sizeof(int64_t);
  }
  for (uint32_t i = 0; i < program->number_count; i++) bytes += sizeof(int64_t);
  cut_rows(code);
  KF_TRY(copy_shape(code));
  code->form.wide = code->space.numel >= INT32_MAX / 2;
  return bytes + code->shape_bytes <= ARGUMENT_BYTES ? KF_OK
                                                     : refuse("a kernel has too many arguments");
}

/* ---- Compiling ---- */

static kf_status_t compile_joins(kf__device_code_t *code, const kf__device_entry_t *entry) {
  for (uint32_t i = 0; i < code->program->output_count && code->form.pieces; i++) {
    char *source;
    if (code->program->outputs[i].fold < 0) continue;
    KF_TRY(kf__opencl_join_source(code->program, &code->form, i, &source));
    kf_status_t status;
    KF__DEVICE_ASK(status, entry, code->device, compile, code->device, source, &code->joins[i]);
    kf_free(source);
    if (status != KF_OK) return status;
  }
  return KF_OK;
}

static kf_status_t compile(kf__device_code_t *code, kf__device_entry_t *entry) {
  char *source;
  if (entry->calls.compile == NULL || entry->calls.dialect != KF_CODE_OPENCL)
    return refuse("the device has no compiler");
  KF_TRY(kf__device_pick(entry, code->device, &code->device));
  KF_TRY(kf__device_check(entry, code->device));
  code->serial = entry->serial;
  KF_TRY(kf__opencl_source(code->program, &code->form, &source));
  kf_status_t status;
  KF__DEVICE_ASK(status, entry, code->device, compile, code->device, source, &code->kernel);
  kf_free(source);
  return status == KF_OK ? compile_joins(code, entry) : status;
}

static kf_status_t make(kf__device_code_t *code, const kf__fusion_t *fusion,
                        const kf__fusion_run_t *shape, const uint8_t *is_value) {
  KF_TRY(kf__program_make(fusion, &code->program));
  KF_TRY(check_types(code->program));
  set_operands(code, shape);
  KF_TRY(find_form(code, is_value));
  kf__device_entry_t *entry;
  KF_TRY(kf__device_find_entry(code->device, &entry));
  kf_status_t status = compile(code, entry);
  kf__device_entry_release(entry);
  return status;
}

kf_status_t kf__device_code_make(kf_device_t device, const kf__fusion_t *fusion,
                                 const kf__fusion_run_t *shape, const uint8_t *is_value,
                                 kf__device_code_t **out_code) {
  kf__device_code_t *code = kf_calloc(1, sizeof *code);
  *out_code = NULL;
  if (code == NULL) return kf__no_memory();
  code->device = device;
  kf_status_t status = make(code, fusion, shape, is_value);
  if (status == KF_OK)
    *out_code = code;
  else
    kf__device_code_release(code);
  return status;
}

void kf__device_code_release(kf__device_code_t *code) {
  if (code == NULL) return;
  kf__program_free(code->program);
  kf_free(code->shape);
  kf_free(code);
}

uint32_t kf__device_code_launches(const kf__device_code_t *code) {
  uint32_t count = 1;
  for (uint32_t i = 0; i < code->program->output_count; i++) count += code->joins[i] != NULL;
  return count;
}

/* ---- Running ---- */

typedef struct {
  const kf__device_code_t *code;
  const kf__device_entry_t *entry;
  const kf__fusion_run_t *run;
  kf_storage_t *parts; /* NULL: none */
  kf_number_t numbers[KF__PROGRAM_NUMBERS];
  int64_t integers[8];
  int32_t narrow[8];
  uint32_t integer_count;
  kf_kernel_argument_t arguments[MAX_ARGUMENTS];
  size_t count;
} launch_t;

static void pass(launch_t *launch, const void *data, size_t size) {
  launch->arguments[launch->count++] = (kf_kernel_argument_t){data, size};
}

static void pass_index(launch_t *launch, int64_t value) {
  const uint32_t at = launch->integer_count++;
  launch->integers[at] = value;
  launch->narrow[at] = (int32_t)value;
  if (launch->code->form.wide)
    pass(launch, &launch->integers[at], sizeof(int64_t));
  else
    pass(launch, &launch->narrow[at], sizeof(int32_t));
}

static void begin(launch_t *launch) { launch->count = launch->integer_count = 0; }

static void pass_shape(launch_t *launch) {
  if (launch->code->shape != NULL) pass(launch, launch->code->shape, launch->code->shape_bytes);
}

static kf_status_t queue(launch_t *launch, void *kernel, int64_t items) {
  const kf_kernel_launch_t how = {
      .struct_size = sizeof how,
      .group = KF__KERNEL_GROUP,
      .groups = (size_t)((items - 1) / KF__KERNEL_GROUP + 1),
      .arguments = launch->arguments,
      .argument_count = launch->count,
  };
  kf_status_t status;
  KF__DEVICE_ASK(status, launch->entry, launch->code->device, launch, launch->code->device, kernel,
                 &how);
  return status;
}

static kf_status_t queue_main(launch_t *launch) {
  const kf__device_code_t *code = launch->code;
  const kf__program_t *program = code->program;
  const kf__space_t *space = &code->space;
  begin(launch);
  pass_index(launch, space->numel);
  if (code->form.lanes > 0) {
    pass_index(launch, space->rows);
    pass_index(launch, space->length);
    pass_index(launch, code->piece);
    pass_index(launch, code->pieces);
  }
  pass_shape(launch);
  for (uint32_t i = 0; i < program->number_count; i++)
    pass(launch, &launch->numbers[i], (size_t)kf__dtype_sizes[program->numbers[i].type]);
  for (uint32_t k = 0; k < program->input_count + program->output_count; k++)
    pass(launch, launch->run->data[k],
         code->form.access[k] == KF__ACCESS_VALUE ? (size_t)code->operands[k].item : 0);
  if (launch->parts != NULL) pass(launch, launch->parts->data, 0);
  const int64_t items =
      code->form.lanes > 0 ? space->rows * code->pieces * code->form.lanes : space->numel;
  return queue(launch, code->kernel, items);
}

static kf_status_t queue_join(launch_t *launch, uint32_t output) {
  const kf__device_code_t *code = launch->code;
  begin(launch);
  pass_index(launch, code->space.rows);
  pass_index(launch, code->space.length);
  pass_index(launch, code->pieces);
  pass_shape(launch);
  const kf__program_output_t *o = &code->program->outputs[output];
  if (o->slot >= 0) pass(launch, &launch->numbers[o->slot], (size_t)kf__dtype_sizes[o->folded]);
  pass(launch, launch->parts->data, 0);
  pass(launch, launch->run->data[code->program->input_count + output], 0);
  return queue(launch, code->joins[output], code->space.rows);
}

static kf_status_t run_on(launch_t *launch, bool *out_started) {
  const kf__device_code_t *code = launch->code;
  kf_device_t now;
  KF_TRY(kf__device_pick((kf__device_entry_t *)(uintptr_t)launch->entry, code->device, &now));
  KF_TRY(kf__device_check((kf__device_entry_t *)(uintptr_t)launch->entry, code->device));
  KF_TRY(kf__program_numbers(code->program, launch->run->numbers, launch->numbers));
  KF_TRY(kf__program_check_length(code->program, code->space.length, launch->run->numbers));
  if (code->form.pieces) {
    const size_t bytes = kf__kernel_slot(code->program, code->program->output_count);
    KF_TRY(kf__storage_new(code->device, bytes * (size_t)(code->space.rows * code->pieces),
                           &launch->parts));
  }
  KF_TRY(queue_main(launch));
  *out_started = true;
  for (uint32_t i = 0; i < code->program->output_count; i++)
    if (code->joins[i] != NULL) KF_TRY(queue_join(launch, i));
  return KF_OK;
}

kf_status_t kf__device_code_run(const kf__device_code_t *code, const kf__fusion_run_t *run,
                                bool *out_started) {
  kf__device_entry_t *entry;
  *out_started = false;
  KF_TRY(kf__device_find_entry(code->device, &entry));
  launch_t launch = {.code = code, .entry = entry, .run = run};
  kf_status_t status = entry->serial == code->serial ? run_on(&launch, out_started)
                                                     : refuse("the device was registered again");
  kf_storage_release(launch.parts);
  kf__device_entry_release(entry);
  return status;
}
