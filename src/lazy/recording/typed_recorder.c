/* Typed forms of the recorder, for the signatures that most calls have.
 *
 * The boxed recorder serves every operator, but its calls box the arguments, copy them, and box
 * them once more for the meta kernel. A typed form passes its parameters straight to the typed meta
 * kernel and makes the node from values on the C stack, without any reference counting. Calls that
 * need more than that (eager tensors, complex numbers, forced operators) are boxed. */
#include "codegen/fusion.h"
#include "dispatch/operators/kernel.h"
#include "dispatch/operators/operator.h"
#include "lazy/recording/dtype_trial.h"
#include "lazy/recording/recorder.h"
#include "lazy/recording/recording_scope.h"
#include "lazy/state/options.h"
#include "tensor/core/geometry.h"

/* ---- Parts of all forms ---- */

static inline kf_value_t of_tensor(kf_tensor_t *tensor) {
  kf_value_t value = kf_value_none();
  value.tag = KF_TAG_TENSOR;
  value.as.tensor = tensor;
  return value;
}

/* A complex number would need an object: is_plain refuses its tag. */
static inline kf_value_t of_scalar(kf_scalar_t scalar) {
  if (scalar.tag == KF_TAG_FLOAT) return kf_value_float(scalar.as.f);
  if (scalar.tag == KF_TAG_INT) return kf_value_int(scalar.as.i);
  return scalar.tag == KF_TAG_BOOL ? kf_value_bool(scalar.as.b) : kf_value_raw(KF_TAG_COMPLEX, 0);
}

static inline kf__lazy_op_t *op_of(const kf_call_t *call) {
  return ((const kf_kernel_layout_t *)(const void *)call->kernel)->context;
}

static inline bool may_be_plain(const kf__lazy_op_t *op) {
  return op->is_plain && kf__lazy_policy != KF__LAZY_RECORDS_NONE && !__atomic_load_n(&op->is_forced, __ATOMIC_RELAXED) &&
         kf__lazy_has_shape_rule(op);
}

/* Whether the call can be recorded without boxing. */
static inline bool is_plain(const kf__lazy_op_t *op, const kf_value_t *args, size_t count) {
  if (KF_UNLIKELY(!may_be_plain(op))) return false;
  for (size_t i = 0; i < count; i++) {
    if (args[i].tag != KF_TAG_TENSOR) {
      if (args[i].tag == KF_TAG_COMPLEX) return false;
    } else if (!kf__lazy_is(args[i].as.tensor) ||
               (op->writes && kf__lazy_is_urgent(kf__lazy_buffer(args[i].as.tensor), true))) {
      return false;
    }
  }
  return true;
}

/* ---- Results that are like the operands ---- */

/* Whether the call writes to its first argument alone. */
static bool is_in_place(const kf__lazy_op_t *op) {
  for (uint32_t i = 0; i < op->arg_count; i++)
    if (((op->arg_flags[i] & KF__LAZY_ARG_WRITTEN) != 0) != (i == 0)) return false;
  return true;
}

/* Elementwise operators give contiguous operands of one floating type and shape a result with the
 * same sizes and strides; their in-place forms write to the first. The first call for a type runs
 * the meta kernel and confirms that; later ones make the result without it. Numbers may make a call
 * fail, so operators with numbers are listed. */
static KF__COLD uint8_t find_keeping(kf__lazy_op_t *op) {
  static const char *const with_numbers[] = {"add.Tensor", "sub.Tensor", "add.Scalar",
                                             "sub.Scalar", "mul.Scalar", "div.Scalar"};
  const kf__portable_t *portable = kf__portable_of(op->op);
  bool keeps = portable != NULL && kf__portable_kind(portable) == KF__PORTABLE_ELEMENTWISE &&
               !op->is_random && (!op->writes || is_in_place(op));
  bool has_numbers = false, is_listed = false;
  for (uint32_t i = 0; i < op->arg_count; i++)
    has_numbers |= (op->arg_flags[i] & KF__LAZY_ARG_NUMBER) != 0;
  for (size_t i = 0; keeps && i < sizeof with_numbers / sizeof *with_numbers; i++)
    is_listed |= strcmp(kf__portable_name(portable), with_numbers[i]) == 0;
  static const char *const takers[] = {"add.Tensor", "sub.Tensor", "mul.Tensor", "div.Tensor"};
  uint8_t found = keeps && (!has_numbers || is_listed) ? KF__LAZY_KEEPS : KF__LAZY_KEEPS_NOT;
  for (size_t i = 0; keeps && i < sizeof takers / sizeof *takers; i++)
    if (!op->writes && strcmp(kf__portable_name(portable), takers[i]) == 0)
      found = KF__LAZY_KEEPS_BESIDE_NUMBER;
  __atomic_store_n(&op->keeps_geometry, found, __ATOMIC_RELAXED);
  return found;
}

static inline bool is_simple(const kf_tensor_t *tensor) {
  const uint64_t bits = UINT64_C(1) << KF_RANK_Conjugate | UINT64_C(1) << KF_RANK_Negative;
  return kf__lazy_is(tensor) && (tensor->flags & KF__WRAPPED_NUMBER) == 0 &&
         (tensor->base.keys.functionality & bits) == 0;
}

/* Whether strides are those of a new tensor. A contiguous view may have others in dimensions of one
 * element, which results do not inherit. */
static inline bool has_new_strides(const kf_tensor_t *tensor) {
  int64_t stride = 1;
  for (uint32_t i = tensor->ndim; i-- > 0;) {
    if (tensor->strides[i] != stride) return false;
    stride *= tensor->sizes[i] > 1 ? tensor->sizes[i] : 1;
  }
  return true;
}

/* The operand whose geometry the result has; NULL: ask the meta kernel, or the call is not plain.
 */
static inline const kf_tensor_t *model_of(kf__lazy_op_t *op, const kf_value_t *args, size_t count) {
  uint8_t keeping = __atomic_load_n(&op->keeps_geometry, __ATOMIC_RELAXED);
  if (KF_UNLIKELY(keeping == KF__LAZY_KEEPS_UNKNOWN)) keeping = find_keeping(op);
  if (keeping < KF__LAZY_KEEPS || !may_be_plain(op)) return NULL;
  const kf_tensor_t *model = args[0].as.tensor;
  if (!is_simple(model) || (model->dtype != KF_DTYPE_FLOAT32 && model->dtype != KF_DTYPE_FLOAT64) ||
      !has_new_strides(model))
    return NULL;
  for (size_t i = 1; i < count; i++) {
    if (args[i].tag != KF_TAG_TENSOR) {
      if (args[i].tag != KF_TAG_INT && args[i].tag != KF_TAG_FLOAT) return NULL;
    } else if (!is_simple(args[i].as.tensor) || !kf__lazy_alike(model, args[i].as.tensor)) {
      return NULL;
    }
  }
  return model;
}

static inline uint8_t *kept_dtype(kf__lazy_op_t *op, const kf_tensor_t *model) {
  return &op->kept_dtypes[model->dtype == KF_DTYPE_FLOAT64];
}

/* The type of the result, plus 1; 0: ask the meta kernel. */
static inline unsigned confirmed_dtype(kf__lazy_op_t *op, const kf_tensor_t *model) {
  return __atomic_load_n(kept_dtype(op, model), __ATOMIC_RELAXED);
}

/* `result` is NULL after a call in place. */
static KF__COLD void confirm(kf__lazy_op_t *op, const kf_tensor_t *model,
                             const kf_tensor_t *result) {
  if (result == NULL) result = model;
  if (kf__lazy_is(result) && (result == model || result->offset == 0) &&
      result->dtype <= KF_DTYPE_BOOL && result->ndim == model->ndim &&
      kf__lazy_has_dims(result, model->sizes, model->strides))
    __atomic_store_n(kept_dtype(op, model), (uint8_t)(result->dtype + 1), __ATOMIC_RELAXED);
  else
    __atomic_store_n(&op->keeps_geometry, (uint8_t)KF__LAZY_KEEPS_NOT, __ATOMIC_RELAXED);
}

/* Whether the first of alike operands can be written to, as far as the meta kernel would see. */
static inline bool may_be_written(const kf_value_t *args, size_t count) {
  const kf_tensor_t *self = args[0].as.tensor;
  if ((self->flags & KF__INFERENCE) != 0 ||
      (kf__storage_flags(self->storage) & KF__STORAGE_WATCHED) != 0 ||
      kf__lazy_is_urgent(kf__lazy_buffer(self), true))
    return false;
  for (size_t i = 1; i < count; i++)
    if (args[i].tag == KF_TAG_TENSOR && args[i].as.tensor->storage == self->storage &&
        args[i].as.tensor->offset != self->offset)
      return false; /* they may overlap */
  return true;
}

static kf_status_t record_alike(kf__lazy_op_t *op, const kf_value_t *args, size_t operand_count,
                                const kf_tensor_t *model, kf_dtype_t dtype, kf_tensor_t **out) {
  KF_TRY(kf__lazy_new_like(model, dtype, out));
  kf_status_t status = kf__lazy_record_alike(op, args, operand_count, *out);
  if (KF_UNLIKELY(status != KF_OK)) {
    kf_tensor_release(*out);
    *out = NULL;
  }
  return status;
}

/* x * 2.0 in Python has a wrapped number on the CPU as its second operand, which does not change
 * the type of a floating tensor. NULL: the call is boxed. */
static const kf_tensor_t *model_beside_number(kf__lazy_op_t *op, const kf_value_t *args,
                                              size_t count) {
  if (count < 2 || args[0].tag != KF_TAG_TENSOR || args[1].tag != KF_TAG_TENSOR) return NULL;
  const kf_tensor_t *number = args[1].as.tensor;
  if (!kf__lazy_is(args[0].as.tensor) || !kf__is_defined(number) || kf__lazy_is(number) ||
      (number->flags & KF__WRAPPED_NUMBER) == 0 || number->ndim != 0 ||
      number->device.type != KF_DEVICE_CPU ||
      (number->dtype != KF_DTYPE_FLOAT64 && number->dtype != KF_DTYPE_INT64))
    return NULL;
  const kf_value_t others[] = {args[0], args[count - 1]};
  const size_t other_count = count > 2 ? 2 : 1;
  const kf_tensor_t *model = model_of(op, others, other_count);
  const uint8_t keeping = __atomic_load_n(&op->keeps_geometry, __ATOMIC_RELAXED);
  return keeping == KF__LAZY_KEEPS_BESIDE_NUMBER ? model : NULL;
}

/* ---- Nodes ---- */

/* Adds the node. False with KF_OK: the call has to be boxed. Releases *out unless it is recorded.
 */
static kf_status_t finish(const kf_call_t *call, kf__lazy_op_t *op, kf_value_t *args,
                          size_t operand_count, kf_tensor_t **out, bool *out_recorded) {
  const kf_value_t result = of_tensor(out != NULL ? *out : NULL);
  kf_status_t status = kf__lazy_record_shaped(call, op, args, operand_count, &result, out_recorded);
  if (KF_UNLIKELY(status != KF_OK || !*out_recorded) && out != NULL) {
    kf_tensor_release(*out);
    *out = NULL;
  }
  return status;
}

/* In a scope the thread includes the key Lazy, which meta kernels must not see. */
typedef struct {
  bool in_scope;
  kf_guard_t keys;
} shaping_t;

static inline void begin_shaping(shaping_t *shaping) {
  shaping->in_scope = kf__lazy_in_scope();
  if (KF_UNLIKELY(shaping->in_scope)) kf__lazy_scope_pause(&shaping->keys);
  kf__lazy_shaping++;
}

static inline void end_shaping(shaping_t *shaping) {
  kf__lazy_shaping--;
  if (KF_UNLIKELY(shaping->in_scope)) kf__lazy_scope_resume(&shaping->keys);
}

/* Traced and checked calls, and meta kernels without a typed form. */
static KF__COLD kf_status_t shape_slowly(const kf_op_t *op, const void *const *args,
                                         kf_tensor_t **out) {
  void *outs[] = {out};
  kf_slow_call_t slow;
  kf_slow_call_fill(&slow, op, kf__lazy_meta_keys(), args, outs, KF_ENTERED_NOT);
  return kf__redispatch_slow(&slow);
}

static KF__COLD kf_status_t record_boxed(const kf_call_t *call, const void *const *args,
                                         void *const *outs) {
  enum { ARGUMENTS = 8 };
  const kf_signature_t *signature = call->op->definition->signature;
  kf_value_t buffer[ARGUMENTS];
  kf_stack_t stack;
  kf_stack_init(&stack, buffer, ARGUMENTS);
  kf_status_t status = kf__signature_box(signature, args, &stack);
  if (status == KF_OK) status = kf__lazy_record(call, &stack);
  if (status == KF_OK) status = kf__signature_unbox_returns(signature, &stack, outs);
  kf_stack_destroy(&stack);
  return status;
}

static KF__COLD kf_status_t record_boxed_form(const kf_call_t *call, const void *const *args,
                                              kf_tensor_t **out) {
  void *outs[] = {out};
  return record_boxed(call, args, outs);
}

/* Calls the typed meta kernel with the parameters that the pointers point to. */
typedef kf_status_t (*shape_fn)(const kf_op_t *op, const void *const *args, kf_tensor_t **out);

/* What a typed call has: `args` are borrowed values, `pointers` the same as C parameters. `out` is
 * NULL when the call writes to its argument. */
static kf_status_t record(const kf_call_t *call, kf_value_t *args, size_t count,
                          size_t operand_count, const void *const *pointers, kf_tensor_t **out,
                          shape_fn shape) {
  kf__lazy_op_t *op = op_of(call);
  if (KF_UNLIKELY(kf__lazy_shaping > 0)) return shape(call->op, pointers, out);
  if (KF_UNLIKELY(kf__lazy_options.reuse_ir)) return record_boxed_form(call, pointers, out);
  const kf_tensor_t *model = model_of(op, args, count);
  const unsigned confirmed = model != NULL ? confirmed_dtype(op, model) : 0;
  if (KF_LIKELY(confirmed != 0)) {
    if (out != NULL)
      return record_alike(op, args, operand_count, model, (kf_dtype_t)(confirmed - 1), out);
    if (KF_LIKELY(may_be_written(args, count)))
      return kf__lazy_record_in_place(op, args, operand_count);
  }
  if (KF_LIKELY(is_plain(op, args, count))) {
    KF_TRY(kf__lazy_try(op, args));
    shaping_t shaping;
    begin_shaping(&shaping);
    kf_status_t status = shape(call->op, pointers, out);
    end_shaping(&shaping);
    if (KF_UNLIKELY(status != KF_OK)) return status;
    if (model != NULL) confirm(op, model, out != NULL ? *out : NULL);
    bool recorded;
    status = finish(call, op, args, operand_count, out, &recorded);
    if (KF_LIKELY(recorded || status != KF_OK)) return status;
  } else if (out != NULL) {
    model = model_beside_number(op, args, count);
    if (model != NULL) return record_alike(op, args, operand_count, model, kf__dtype(model), out);
  }
  return record_boxed_form(call, pointers, out);
}

/* ---- The forms ---- */

/* NAME is the letters of the arguments (signature.h). PARAMS declares the parameters, NAMES passes
 * them on, POINTERS are their addresses, LOADED reads them back through `args`; VALUES are the
 * boxed arguments, of which OPERANDS are tensors. */
#define RECORD(NAME, OPERANDS, VALUES, POINTERS, OUT) \
  kf_value_t args[] = {KF_UNPACK VALUES};             \
  const void *pointers[] = {KF_UNPACK POINTERS};      \
  return record(call, args, sizeof args / sizeof *args, OPERANDS, pointers, OUT, shape_##NAME);

/* One new tensor. */
#define FUNCTIONAL(NAME, OPERANDS, PARAMS, LOADED, VALUES, POINTERS)                               \
  typedef kf_status_t (*NAME##_fn)(const kf_call_t *, KF_UNPACK PARAMS, kf_tensor_t **);           \
  static kf_status_t shape_##NAME(const kf_op_t *op, const void *const *args, kf_tensor_t **out) { \
    kf_call_t shaped;                                                                              \
    const kf_keyset_t keys = kf__lazy_meta_keys();                                                 \
    kf_typed_fn function = kf_redispatch_enter(&shaped, op, keys);                                 \
    if (KF_UNLIKELY(function == NULL)) return shape_slowly(op, args, out);                         \
    return kf_call_leave(&shaped, KF_ENTERED_NESTED,                                               \
                         ((NAME##_fn)function)(&shaped, KF_UNPACK LOADED, out));                   \
  }                                                                                                \
  static kf_status_t record_##NAME(const kf_call_t *call, KF_UNPACK PARAMS, kf_tensor_t **out) {   \
    RECORD(NAME, OPERANDS, VALUES, POINTERS, out)                                                  \
  }

/* The argument that is written; typed functions do not return it. */
#define WRITING(NAME, OPERANDS, PARAMS, LOADED, VALUES, POINTERS)                                  \
  typedef kf_status_t (*NAME##_fn)(const kf_call_t *, KF_UNPACK PARAMS);                           \
  static kf_status_t shape_##NAME(const kf_op_t *op, const void *const *args, kf_tensor_t **out) { \
    kf_call_t shaped;                                                                              \
    const kf_keyset_t keys = kf__lazy_meta_keys();                                                 \
    kf_typed_fn function = kf_redispatch_enter(&shaped, op, keys);                                 \
    if (KF_UNLIKELY(function == NULL)) return shape_slowly(op, args, out);                         \
    return kf_call_leave(&shaped, KF_ENTERED_NESTED,                                               \
                         ((NAME##_fn)function)(&shaped, KF_UNPACK LOADED));                        \
  }                                                                                                \
  static kf_status_t record_##NAME(const kf_call_t *call, KF_UNPACK PARAMS) {                      \
    RECORD(NAME, OPERANDS, VALUES, POINTERS, NULL)                                                 \
  }

#define T(x) kf_tensor_t *x
#define S(x) kf_scalar_t x
#define TENSOR(i) (*(kf_tensor_t *const *)args[i])
#define SCALAR(i) (*(const kf_scalar_t *)args[i])
FUNCTIONAL(T_T, 1, (T(a)), (TENSOR(0)), (of_tensor(a)), (&a))
FUNCTIONAL(TT_T, 2, (T(a), T(b)), (TENSOR(0), TENSOR(1)), (of_tensor(a), of_tensor(b)), (&a, &b))
FUNCTIONAL(TTT_T, 3, (T(a), T(b), T(c)), (TENSOR(0), TENSOR(1), TENSOR(2)),
           (of_tensor(a), of_tensor(b), of_tensor(c)), (&a, &b, &c))
FUNCTIONAL(Ts_T, 1, (T(a), S(s)), (TENSOR(0), SCALAR(1)), (of_tensor(a), of_scalar(s)), (&a, &s))
FUNCTIONAL(Tss_T, 1, (T(a), S(s), S(t)), (TENSOR(0), SCALAR(1), SCALAR(2)),
           (of_tensor(a), of_scalar(s), of_scalar(t)), (&a, &s, &t))
FUNCTIONAL(TTs_T, 2, (T(a), T(b), S(s)), (TENSOR(0), TENSOR(1), SCALAR(2)),
           (of_tensor(a), of_tensor(b), of_scalar(s)), (&a, &b, &s))
FUNCTIONAL(TTTss_T, 3, (T(a), T(b), T(c), S(s), S(t)),
           (TENSOR(0), TENSOR(1), TENSOR(2), SCALAR(3), SCALAR(4)),
           (of_tensor(a), of_tensor(b), of_tensor(c), of_scalar(s), of_scalar(t)),
           (&a, &b, &c, &s, &t))
FUNCTIONAL(Tib_T, 1, (T(a), int64_t i, bool b),
           (TENSOR(0), *(const int64_t *)args[1], *(const bool *)args[2]),
           (of_tensor(a), kf_value_int(i), kf_value_bool(b)), (&a, &i, &b))
WRITING(T_W, 1, (T(a)), (TENSOR(0)), (of_tensor(a)), (&a))
WRITING(TT_W, 2, (T(a), T(b)), (TENSOR(0), TENSOR(1)), (of_tensor(a), of_tensor(b)), (&a, &b))
WRITING(Ts_W, 1, (T(a), S(s)), (TENSOR(0), SCALAR(1)), (of_tensor(a), of_scalar(s)), (&a, &s))
WRITING(TTs_W, 2, (T(a), T(b), S(s)), (TENSOR(0), TENSOR(1), SCALAR(2)),
        (of_tensor(a), of_tensor(b), of_scalar(s)), (&a, &b, &s))

static const struct {
  const char *letters;
  kf_typed_fn function;
} forms[] = {
    {"T>T", (kf_typed_fn)record_T_T},         {"TT>T", (kf_typed_fn)record_TT_T},
    {"TTT>T", (kf_typed_fn)record_TTT_T},     {"Ts>T", (kf_typed_fn)record_Ts_T},
    {"Tss>T", (kf_typed_fn)record_Tss_T},     {"TTs>T", (kf_typed_fn)record_TTs_T},
    {"TTTss>T", (kf_typed_fn)record_TTTss_T}, {"Tib>T", (kf_typed_fn)record_Tib_T},
    {"T>&", (kf_typed_fn)record_T_W},         {"TT>&", (kf_typed_fn)record_TT_W},
    {"Ts>&", (kf_typed_fn)record_Ts_W},       {"TTs>&", (kf_typed_fn)record_TTs_W},
};

/* ---- Finding the form of an operator ---- */

static const char letters[] = {
#define LETTER(name, letter, form, text, type) letter,
    KF_PARAM_KINDS(LETTER)
#undef LETTER
};

kf_typed_fn kf__lazy_typed_recorder(const kf__lazy_op_t *op) {
  enum { LONGEST = 8 };
  const kf_signature_t *signature = op->op->definition->signature;
  const size_t args = signature->arg_count;
  if (!op->is_plain || signature->symbolic || signature->return_count != 1 || args + 3 > LONGEST)
    return NULL;
  char text[LONGEST] = {0};
  for (size_t i = 0; i < args; i++) text[i] = letters[signature->params[i].kind];
  text[args] = '>';
  text[args + 1] = letters[signature->params[args].kind];
  for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
    if (strcmp(forms[i].letters, text) == 0) return forms[i].function;
  return NULL;
}
