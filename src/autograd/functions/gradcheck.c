/* gradcheck: compares derivatives with central differences.
 *
 * Everything is compared as a function of real numbers: a complex element counts as two. Tensors of
 * any dtype, layout and device are converted to arrays of doubles and back. Backward with gradient
 * 1 gives the derivative of the real part of an output; with gradient i, that of its imaginary
 * part. The real part of the gradient of a complex input is the derivative with respect to the
 * input's real part; the imaginary part is the derivative with respect to its imaginary part.
 * Inputs are modified in their own memory and restored afterwards. */
#include <keyfall/autograd.h>
#include <keyfall/scoped.h>
#include <math.h>
#include <string.h>

#include "autograd/formulas/formula_support.h"
#include "autograd/graph/autograd_meta.h"
#include "autograd/history/history.h"
#include "base/base_internal.h"
#include "base/versioned_struct.h"
#include "compat/texts.h"

static const kf_gradcheck_options_t standard = {sizeof standard, 0, 1e-6, 1e-5, 1e-3, 0};

typedef struct {
  kf_checked_fn fn;
  void *context;
  kf_tensor_span_t inputs;
  const kf_gradcheck_options_t *options;
  kf_tensor_t *outputs[KF_GRADCHECK_OUTPUTS];
  size_t count;
} check_t;

/* ---- Tensors as arrays of numbers ---- */

static bool is_complex(const kf_tensor_t *t) { return kf_dtype_is_complex(kf__dtype(t)); }
static size_t width(const kf_tensor_t *t) { return (size_t)t->numel * (is_complex(t) ? 2 : 1); }

static double *new_numbers(size_t count) {
  return kf_calloc(count > 0 ? count : 1, sizeof(double));
}

/* Reads a tensor with as many elements as `like`; NULL (an undefined gradient) counts as zeros. */
static kf_status_t read_numbers(kf_tensor_t *t, const kf_tensor_t *like, double *numbers) {
  size_t count = width(like);
  if (t == NULL) {
    memset(numbers, 0, count * sizeof *numbers);
    return KF_OK;
  }
  if (t->numel != like->numel || is_complex(t) != is_complex(like))
    return kf_error_set(KF_ERR_RUNTIME, "a gradient has not the size or the type of its tensor");
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *bare = kfs_resolve_neg(kfs_resolve_conj(kfs_detach(t)));
  if (is_complex(like)) bare = kfs_view_as_real(bare);
  bare = kfs_to_device(bare, kf_device_make(0, -1), KF_DTYPE_FLOAT64, false, false, kf_no_int());
  bare = kfs_contiguous(bare);
  if (bare != NULL && count > 0) memcpy(numbers, kf_tensor_data(bare), count * sizeof *numbers);
  return kf_scope_close(&scope);
}

/* A tensor of the numbers, with the sizes, dtype and device of `like`. */
static kf_tensor_t *tensor_of(const double *numbers, const kf_tensor_t *like) {
  int64_t sizes[KF__MAX_DIMS + 1];
  kf_tensor_t *made = NULL;
  uint32_t ndim = like->ndim;
  if (kf_scope_has_failed()) return NULL;
  for (uint32_t i = 0; i < ndim; i++) sizes[i] = like->sizes[i];
  if (is_complex(like)) sizes[ndim++] = 2;
  kf_int_span_t span = {sizes, ndim};
  kf_status_t status = kf_tensor_from_data(numbers, KF_DTYPE_FLOAT64, span, &made);
  made = kf_scope_take(status, made);
  if (is_complex(like)) made = kfs_view_as_complex(made);
  return kfs_to_device(made, kf_tensor_device(like), kf__dtype(like), false, false, kf_no_int());
}

/* A unit vector: pseudo-random, but the same on every call. No element is near 0, so every element
 * counts. */
static void random_direction(double *numbers, size_t count) {
  uint64_t state = UINT64_C(0x9e3779b97f4a7c15);
  double sum = 0;
  for (size_t i = 0; i < count; i++) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    numbers[i] = 0.1 + 0.9 * (double)(state >> 11) / (double)(UINT64_C(1) << 53);
    sum += numbers[i] * numbers[i];
  }
  for (size_t i = 0; i < count; i++) numbers[i] /= sqrt(sum);
}

static double product(const double *a, const double *b, size_t count) {
  double sum = 0;
  for (size_t i = 0; i < count; i++) sum += a[i] * b[i];
  return sum;
}

/* ---- Running the function ---- */

static void drop(kf_tensor_t **tensors, size_t count) {
  for (size_t i = 0; i < count; i++) kf_tensor_release(tensors[i]);
}

static kf_status_t evaluate(const check_t *c, kf_tensor_t **outputs, size_t *out_count) {
  *out_count = 0;
  KF_TRY(c->fn(c->context, c->inputs, outputs, out_count));
  bool good = true;
  for (size_t i = 0; i < *out_count; i++) good = good && kf__is_defined(outputs[i]);
  if (good) return KF_OK;
  drop(outputs, *out_count);
  return kf_error_set(KF_ERR_RUNTIME, "gradcheck: the function gave an undefined tensor");
}

static size_t total_width(const check_t *c) {
  size_t total = 0;
  for (size_t i = 0; i < c->count; i++) total += width(c->outputs[i]);
  return total;
}

/* Evaluates the function and reads all its outputs into one array. */
static kf_status_t read_outputs(const check_t *c, double *numbers) {
  kf_tensor_t *outputs[KF_GRADCHECK_OUTPUTS];
  size_t count = 0;
  KF_TRY(evaluate(c, outputs, &count));
  kf_status_t status = count == c->count ? KF_OK
                                         : kf_error_set(KF_ERR_RUNTIME,
                                                        "gradcheck: the number of "
                                                        "outputs changes");
  for (size_t i = 0; i < count && status == KF_OK; i++) {
    status = read_numbers(outputs[i], c->outputs[i], numbers);
    numbers += width(c->outputs[i]);
  }
  drop(outputs, count);
  return status;
}

static kf_status_t move(kf_tensor_t *data, kf_tensor_t *from, const double *direction,
                        double step) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  kf_tensor_t *moved = kfs_add(from, kfs_mul_Scalar(tensor_of(direction, from), KF_FLOAT(step)));
  if (moved != NULL) kf__scope_note(kf_copy_(data, moved, false));
  return kf_scope_close(&scope);
}

/* The directional derivative of all outputs with respect to one input, as a central difference.
 * `change` has total_width elements. */
static kf_status_t difference(const check_t *c, kf_tensor_t *input, const double *direction,
                              double *change) {
  size_t count = total_width(c);
  double eps = c->options->eps;
  kf_tensor_t *data = NULL, *before = NULL;
  double *below = new_numbers(count);
  kf_status_t status = below != NULL ? kf_tensor_data_view(input, &data) : kf__no_memory();
  if (status == KF_OK) status = kf_clone(data, kf_no_int(), &before);
  if (status == KF_OK) {
    status = move(data, before, direction, eps);
    if (status == KF_OK) status = read_outputs(c, change);
    if (status == KF_OK) status = move(data, before, direction, -eps);
    if (status == KF_OK) status = read_outputs(c, below);
    kf_status_t back = kf_copy_(data, before, false);
    if (status == KF_OK) status = back;
  }
  for (size_t i = 0; status == KF_OK && i < count; i++)
    change[i] = (change[i] - below[i]) / (2 * eps);
  kf_tensor_release(before);
  kf_tensor_release(data);
  kf_free(below);
  return status;
}

/* The gradient of an input, given the gradient `vector` of one output. */
static kf_status_t gradient_once(const check_t *c, size_t output, kf_tensor_t *input,
                                 const double *vector, double *numbers) {
  kf_scope_t scope;
  kf_tensor_t *grad = NULL;
  kf_scope_open(&scope);
  kf_tensor_t *given = tensor_of(vector, c->outputs[output]);
  if (given != NULL)
    kf__scope_note(kf_grad(KF_TENSORS(c->outputs[output]), KF_TENSORS(given), KF_TENSORS(input),
                           KF_BACKWARD_RETAIN_GRAPH | KF_BACKWARD_ALLOW_UNUSED, &grad));
  kf_status_t status = kf_scope_close(&scope);
  if (status == KF_OK) status = read_numbers(grad, input, numbers);
  kf_tensor_release(grad);
  return status;
}

/* Computed twice, because backward must give the same result every time. */
static kf_status_t gradient(const check_t *c, size_t output, kf_tensor_t *input,
                            const double *vector, double *numbers) {
  size_t count = width(input);
  double *again = new_numbers(count);
  if (again == NULL) return kf__no_memory();
  kf_status_t status = gradient_once(c, output, input, vector, numbers);
  if (status == KF_OK) status = gradient_once(c, output, input, vector, again);
  for (size_t i = 0; status == KF_OK && i < count; i++)
    if (!(fabs(numbers[i] - again[i]) <= c->options->nondet_tol) && numbers[i] != again[i])
      status = kf_error_set(
          KF_ERR_RUNTIME,
          KF__COMPATIBLE(KF__TORCH_GRADCHECK_REENTRANT,
                         "gradcheck: the same backward gave %.17g first and %.17g then"),
          numbers[i], again[i]);
  kf_free(again);
  return status;
}

/* ---- Comparing ---- */

static kf_status_t compare(const check_t *c, size_t output, size_t input, size_t row, size_t column,
                           double found, double expected) {
  const kf_gradcheck_options_t *o = c->options;
  if (fabs(found - expected) <= o->atol + o->rtol * fabs(expected)) return KF_OK;
  if ((o->flags & KF_GRADCHECK_FAST) != 0)
    return kf_error_set(KF_ERR_RUNTIME,
                        KF__COMPATIBLE(KF__TORCH_GRADCHECK_FAST,
                                       "gradcheck: output %zu by input %zu in a random direction: "
                                       "the derivative is %.9g numerically, %.9g analytically"),
                        output, input, expected, found);
  return kf_error_set(KF_ERR_RUNTIME,
                      KF__COMPATIBLE(KF__TORCH_GRADCHECK_JACOBIAN,
                                     "gradcheck: output %zu by input %zu: the derivative of number "
                                     "%zu by number %zu is %.9g numerically, %.9g analytically"),
                      output, input, column, row, expected, found);
}

/* One column of the Jacobian: the derivative of number `column` of an output with respect to every
 * number of an input. */
static kf_status_t compare_column(const check_t *c, size_t output, size_t input, size_t column,
                                  const double *changes, size_t stride) {
  kf_tensor_t *tensor = c->inputs.data[input];
  double *vector = new_numbers(width(c->outputs[output])), *numbers = new_numbers(width(tensor));
  kf_status_t status = vector != NULL && numbers != NULL ? KF_OK : kf__no_memory();
  KF_ASSERT(column < width(c->outputs[output]));
  if (status == KF_OK) {
    vector[column] = 1;
    status = gradient(c, output, tensor, vector, numbers);
  }
  for (size_t i = 0; status == KF_OK && i < width(tensor); i++)
    status = compare(c, output, input, i, column, numbers[i], changes[i * stride]);
  kf_free(vector);
  kf_free(numbers);
  return status;
}

/* The whole Jacobian: the derivative of every number of every output with respect to every number
 * of one input. */
static kf_status_t check_fully(const check_t *c, size_t input) {
  kf_tensor_t *tensor = c->inputs.data[input];
  size_t rows = width(tensor), columns = total_width(c), at = 0;
  if (columns > 0 && rows > SIZE_MAX / sizeof(double) / columns) return kf__no_memory();
  double *changes = new_numbers(rows * columns), *direction = new_numbers(rows);
  kf_status_t status = changes != NULL && direction != NULL ? KF_OK : kf__no_memory();
  for (size_t i = 0; i < rows && status == KF_OK; i++) {
    direction[i] = 1;
    status = difference(c, tensor, direction, changes + i * columns);
    direction[i] = 0;
  }
  for (size_t o = 0; o < c->count && status == KF_OK; at += width(c->outputs[o]), o++)
    for (size_t k = 0; kf__wants_grad(c->outputs[o]) && k < width(c->outputs[o]) && status == KF_OK;
         k++)
      status = compare_column(c, o, input, k, changes + at + k, columns);
  kf_free(direction);
  kf_free(changes);
  return status;
}

/* Fast mode: only one random direction of the input, and one of each output. */
static kf_status_t check_direction(const check_t *c, size_t input) {
  kf_tensor_t *tensor = c->inputs.data[input];
  size_t rows = width(tensor), columns = total_width(c), at = 0;
  double *direction = new_numbers(rows), *numbers = new_numbers(rows);
  double *change = new_numbers(columns), *vector = new_numbers(columns);
  kf_status_t status = direction != NULL && numbers != NULL && change != NULL && vector != NULL
                           ? KF_OK
                           : kf__no_memory();
  if (status == KF_OK) {
    random_direction(direction, rows);
    status = difference(c, tensor, direction, change);
  }
  for (size_t o = 0; o < c->count && status == KF_OK; at += width(c->outputs[o]), o++) {
    if (!kf__wants_grad(c->outputs[o])) continue;
    size_t count = width(c->outputs[o]);
    random_direction(vector, count);
    status = gradient(c, o, tensor, vector, numbers);
    if (status == KF_OK)
      status = compare(c, o, input, 0, 0, product(numbers, direction, rows),
                       product(vector, change + at, count));
  }
  kf_free(vector);
  kf_free(change);
  kf_free(numbers);
  kf_free(direction);
  return status;
}

/* Zero gradients of outputs must give zero gradients of inputs, and outputs without history must
 * not depend on the input. */
static kf_status_t check_zeros(const check_t *c, size_t input) {
  kf_tensor_t *tensor = c->inputs.data[input];
  size_t rows = width(tensor), columns = total_width(c), at = 0;
  double *numbers = new_numbers(rows), *change = new_numbers(columns),
         *zeros = new_numbers(columns);
  kf_status_t status = numbers != NULL && change != NULL && zeros != NULL ? KF_OK : kf__no_memory();
  if (status == KF_OK) {
    random_direction(numbers, rows);
    status = difference(c, tensor, numbers, change);
  }
  for (size_t o = 0; o < c->count && status == KF_OK; at += width(c->outputs[o]), o++) {
    if (kf__wants_grad(c->outputs[o])) {
      status = gradient_once(c, o, tensor, zeros, numbers);
      for (size_t i = 0; i < rows && status == KF_OK; i++)
        if (numbers[i] != 0)
          status = kf_error_set(
              KF_ERR_RUNTIME,
              KF__COMPATIBLE(KF__TORCH_GRADCHECK_ZERO,
                             "gradcheck: a gradient of zeros gave other numbers than zeros"));
      continue;
    }
    for (size_t i = 0; i < width(c->outputs[o]) && status == KF_OK; i++)
      if (!(fabs(change[at + i]) <= c->options->atol))
        status = kf_error_set(
            KF_ERR_RUNTIME,
            KF__COMPATIBLE(KF__TORCH_GRADCHECK_CONSTANT,
                           "gradcheck: output %zu has no gradient, but changes with input %zu"),
            o, input);
  }
  kf_free(zeros);
  kf_free(change);
  kf_free(numbers);
  return status;
}

/* ---- The functions ---- */

static kf_status_t check_inputs(kf_tensor_span_t inputs) {
  bool any = false;
  for (size_t i = 0; i < inputs.size; i++) {
    const kf_tensor_t *t = inputs.data[i];
    if (!kf__is_defined(t) || !kf__wants_grad(t)) continue;
    any = true;
    for (uint32_t d = 0; d < t->ndim; d++)
      if (t->strides[d] == 0 && t->sizes[d] > 1)
        return kf_error_set(KF_ERR_RUNTIME,
                            "gradcheck: input %zu has a dimension with stride 0: its elements "
                            "cannot be moved one by one",
                            i);
  }
  if (any) return KF_OK;
  return kf_error_set(
      KF_ERR_VALUE,
      KF__COMPATIBLE(KF__TORCH_GRADCHECK_INPUTS,
                     "gradcheck: expected an input that requires a gradient, found none"));
}

static kf_status_t check_all(check_t *c) {
  KF_TRY(check_inputs(c->inputs));
  KF_TRY(evaluate(c, c->outputs, &c->count));
  kf_status_t status = KF_OK;
  for (size_t i = 0; i < c->inputs.size && status == KF_OK; i++) {
    if (!kf__is_defined(c->inputs.data[i]) || !kf__wants_grad(c->inputs.data[i])) continue;
    status =
        (c->options->flags & KF_GRADCHECK_FAST) != 0 ? check_direction(c, i) : check_fully(c, i);
    if (status == KF_OK) status = check_zeros(c, i);
  }
  drop(c->outputs, c->count);
  return status;
}

kf_status_t kf_gradcheck(kf_checked_fn fn, void *context, kf_tensor_span_t inputs,
                         const kf_gradcheck_options_t *options) {
  kf_gradcheck_options_t given = standard;
  if (fn == NULL || (inputs.data == NULL && inputs.size > 0))
    return kf_error_set(KF_ERR_MISUSE, "kf_gradcheck: no function or no inputs");
  if (options != NULL)
    KF_TRY(kf__struct_read(KF__STRUCT(kf_gradcheck_options_t), __func__, options, &given));
  check_t c = {fn, context, inputs, &given, {NULL}, 0};
  bool mode = kf_grad_mode();
  kf_set_grad_mode(true);
  kf_status_t status = check_all(&c);
  kf_set_grad_mode(mode);
  return status;
}

/* For gradgradcheck: the first gradients as a function of the inputs followed by the gradients of
 * the outputs. */
typedef struct {
  kf_checked_fn fn;
  void *context;
  size_t own; /* number of inputs of the function itself */
} second_t;

static kf_status_t first_gradients(void *context, kf_tensor_span_t inputs, kf_tensor_t **outputs,
                                   size_t *out_count) {
  const second_t *s = context;
  KF_ASSERT(s->own <= inputs.size);
  KF_ASSERT(s->own <= KF_GRADCHECK_OUTPUTS);
  kf_tensor_span_t own = {inputs.data, s->own};
  kf_tensor_t *made[KF_GRADCHECK_OUTPUTS], *roots[KF_GRADCHECK_OUTPUTS],
      *wanted[KF_GRADCHECK_OUTPUTS], *grads[KF_GRADCHECK_OUTPUTS] = {NULL};
  size_t count = 0, root_count = 0, wanted_count = 0;
  for (size_t i = 0; i < own.size; i++)
    if (kf__is_defined(own.data[i]) && kf__wants_grad(own.data[i]))
      wanted[wanted_count++] = own.data[i];
  check_t c = {s->fn, s->context, own, &standard, {NULL}, 0};
  KF_TRY(evaluate(&c, made, &count));
  for (size_t i = 0; i < count; i++)
    if (kf__wants_grad(made[i])) roots[root_count++] = made[i];
  kf_status_t status =
      root_count + s->own == inputs.size
          ? kf_grad((kf_tensor_span_t){roots, root_count},
                    (kf_tensor_span_t){inputs.data + s->own, root_count},
                    (kf_tensor_span_t){wanted, wanted_count},
                    KF_BACKWARD_CREATE_GRAPH | KF_BACKWARD_RETAIN_GRAPH | KF_BACKWARD_ALLOW_UNUSED,
                    grads)
          : kf_error_set(KF_ERR_RUNTIME, "gradgradcheck: expected a gradient for each output");
  drop(made, count);
  for (size_t i = 0; status == KF_OK && i < wanted_count; i++)
    if (grads[i] != NULL) outputs[(*out_count)++] = grads[i];
  return status;
}

/* Random gradients, as leaves, for the outputs that require gradients. */
static kf_status_t random_gradients(const check_t *c, kf_tensor_t **grads, size_t *out_count) {
  kf_scope_t scope;
  kf_scope_open(&scope);
  for (size_t i = 0; i < c->count; i++) {
    if (!kf__wants_grad(c->outputs[i])) continue;
    double *numbers = new_numbers(width(c->outputs[i]));
    if (numbers == NULL) kf__scope_note(kf__no_memory());
    if (numbers != NULL) random_direction(numbers, width(c->outputs[i]));
    kf_tensor_t *made = numbers != NULL ? kf_scope_keep(tensor_of(numbers, c->outputs[i])) : NULL;
    kf_free(numbers);
    if (made == NULL) break;
    grads[(*out_count)++] = made;
    kf__scope_note(kf_tensor_set_requires_grad(made, true));
  }
  return kf_scope_close(&scope);
}

static kf_status_t second_check(check_t *c, kf_tensor_span_t grads) {
  kf_tensor_t *all[2 * KF_GRADCHECK_OUTPUTS], *made[KF_GRADCHECK_OUTPUTS];
  size_t made_count = 0, count = c->inputs.size;
  KF_TRY(evaluate(c, c->outputs, &c->count));
  kf_status_t status = KF_OK;
  if (grads.data == NULL) {
    status = random_gradients(c, made, &made_count);
    grads = (kf_tensor_span_t){made, made_count};
  }
  KF_ASSERT(count + grads.size <= sizeof all / sizeof all[0]);
  for (size_t i = 0; i < count; i++) all[i] = c->inputs.data[i];
  for (size_t i = 0; i < grads.size; i++) all[count + i] = grads.data[i];
  second_t second = {c->fn, c->context, count};
  if (status == KF_OK)
    status = kf_gradcheck(first_gradients, &second, (kf_tensor_span_t){all, count + grads.size},
                          c->options);
  drop(made, made_count);
  drop(c->outputs, c->count);
  return status;
}

kf_status_t kf_gradgradcheck(kf_checked_fn fn, void *context, kf_tensor_span_t inputs,
                             kf_tensor_span_t grads, const kf_gradcheck_options_t *options) {
  if (fn == NULL || inputs.size > KF_GRADCHECK_OUTPUTS || grads.size > KF_GRADCHECK_OUTPUTS ||
      (inputs.data == NULL && inputs.size > 0))
    return kf_error_set(KF_ERR_MISUSE,
                        "kf_gradgradcheck: no function, no inputs, or more than %d of them",
                        KF_GRADCHECK_OUTPUTS);
  kf_gradcheck_options_t given = standard;
  if (options != NULL)
    KF_TRY(kf__struct_read(KF__STRUCT(kf_gradcheck_options_t), __func__, options, &given));
  check_t c = {fn, context, inputs, &given, {NULL}, 0};
  bool mode = kf_grad_mode();
  kf_set_grad_mode(true);
  kf_status_t status = second_check(&c, grads);
  kf_set_grad_mode(mode);
  return status;
}
