/* A graph with all types found: what the writers of source text and the runner work with.
 *
 * A step computes in `common`; its operands are converted to their targets before, and its result
 * to the type of the tensor that eager mode would have made after, through the promoted type where
 * the iterator would do so (Note [Compute types]). So every rounding of eager mode happens here,
 * too. */
#ifndef KF_CODEGEN_PROGRAM_H
#define KF_CODEGEN_PROGRAM_H

#include "codegen/portable.h"

enum { KF__PROGRAM_NUMBERS = 64 };

typedef struct kf__program_operand {
  uint8_t kind;      /* KF__FUSION_INPUT, KF__FUSION_STEP, or KF__FUSION_NUMBER */
  uint16_t index;    /* of the input or step; of the slot of a number */
  kf_dtype_t dtype;  /* of the tensor */
  kf_dtype_t target; /* seen as this type */
  bool rounds;       /* through the promoted type */
} kf__program_operand_t;

typedef struct kf__program_step {
  const kf__portable_t *code;
  kf_dtype_t promoted, common;
  kf_dtype_t target, result; /* of the value computed, and of the tensor */
  bool rounds;               /* the result goes through the promoted type */
  bool is_inline;            /* compiled; otherwise the CPU's compute function runs on blocks */
  uint8_t operand_count;
  kf__program_operand_t operands[KF__CODE_SLOTS];
  /* All arguments of the operator. Numbers that the code names have slots. */
  uint8_t argument_count;
  kf__fusion_argument_t *arguments; /* texts: the first character is in `value`, 0 for none */
  int16_t *slots;                   /* of each argument; -1: none */
  kf_typed_fn compute;
  const char *signature; /* of compute */
  bool checks;           /* compute checks its numbers, and may fail for them */
} kf__program_step_t;

/* A number of a run, converted for one use: to `through` where that is a type, then to `type`. */
typedef struct kf__program_number {
  uint16_t index;
  kf_dtype_t through, type;
} kf__program_number_t;

typedef struct kf__program_output {
  uint32_t step;
  kf_dtype_t dtype;
  kf_dtype_t folded; /* reductions: the type of the numbers that are folded */
  int fold;          /* kf__fold_of_t; -1: elementwise */
  uint8_t map;       /* kf__map_t: what is done to a number before it is folded */
  bool root;         /* the result is the square root of what was folded */
  int16_t slot;      /* of a variance: that of the correction; -1: it is 1 */
  uint16_t number;   /* and the index of the correction in the numbers of a run */
} kf__program_output_t;

typedef enum { KF__MAP_NONE, KF__MAP_SQUARE, KF__MAP_ABS } kf__map_t;

typedef struct kf__program {
  uint32_t input_count, step_count, output_count, number_count, given_numbers;
  kf_dtype_t inputs[KF__FUSION_INPUTS];
  uint8_t variations[KF__FUSION_INPUTS]; /* kf__fusion_variation_t */
  kf__program_step_t *steps;
  kf__program_output_t outputs[KF__FUSION_OUTPUTS];
  kf__program_number_t numbers[KF__PROGRAM_NUMBERS];
} kf__program_t;

/* Finds all types. KF_ERR_NOT_IMPLEMENTED: the C dialect cannot express the graph. The caller owns
 * *out_program. */
KF_MUST_USE kf_status_t kf__program_make(const kf__fusion_t *fusion, kf__program_t **out_program);
void kf__program_free(kf__program_t *program);

/* The CPU's compute functions: lists as for kf_backend_bind. Set while the library is set up. */
void kf__codegen_use(const kf_compute_t *const *tables);
/* The entry of a compute function; NULL: none. */
const kf_compute_t *kf__codegen_compute(uint16_t compute);

/* Runs step `step` on n packed elements: data[0] is the result, the others the operands, NULL for
 * numbers. `numbers` are the converted ones, `given` those of the run; either may be NULL while n
 * is 0, to find out whether the operator supports the types. */
KF_MUST_USE kf_status_t kf__program_call(const kf__program_t *program, uint32_t step, int64_t n,
                                         void *const *data, const kf_number_t *numbers,
                                         const kf_scalar_t *given);

/* The numbers of a run as the code reads them. Operators that check their numbers do so here, for
 * no element, before anything is written. */
KF_MUST_USE kf_status_t kf__program_numbers(const kf__program_t *program, const kf_scalar_t *given,
                                            kf_number_t *numbers);

static inline bool kf__is_spread(const kf__program_output_t *output) {
  return output->fold == KF__FOLD_OF_VAR || output->fold == KF__FOLD_OF_STD;
}
/* What the squared deviations of `length` elements are divided by. */
double kf__program_divisor(const kf__program_output_t *output, int64_t length,
                           const kf_scalar_t *given);
/* KF_ERR_NOT_IMPLEMENTED: a variance has no degrees of freedom, which the operator warns about. */
KF_MUST_USE kf_status_t kf__program_check_length(const kf__program_t *program, int64_t length,
                                                 const kf_scalar_t *given);

/* The elementwise output that has the numbers that reduction `output` folds, so that these are
 * written once; -1: none has. */
static inline int32_t kf__program_shared_output(const kf__program_t *program, uint32_t output) {
  const kf__program_output_t *fold = &program->outputs[output];
  for (uint32_t i = 0; fold->fold >= 0 && i < program->output_count; i++) {
    const kf__program_output_t *other = &program->outputs[i];
    if (other->fold < 0 && fold->map == KF__MAP_NONE && other->step == fold->step &&
        other->dtype == fold->folded && kf_dtype_is_floating(fold->folded))
      return (int32_t)i;
  }
  return -1;
}

/* ---- c_types.c ---- */

/* The name of each type in source text, "f32"; NULL: not supported. */
extern const char *const kf__c_types[KF_DTYPE_COUNT];
/* Writes `value`, which has the held type of `from`, converted: through `through` where that is a
 * type. */
void kf__source_convert(kf_text_t *text, kf_dtype_t from, kf_dtype_t through, kf_dtype_t to,
                        const char *value);

/* The type that values of a dtype have in the code: float32 for the half types. */
static inline kf_dtype_t kf__held_type(kf_dtype_t dtype) {
  bool half = dtype == KF_DTYPE_FLOAT16 || dtype == KF_DTYPE_BFLOAT16;
  return half ? KF_DTYPE_FLOAT32 : dtype;
}

#endif
