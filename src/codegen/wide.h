/* Loops over vectors that the source names itself.
 *
 * Note [Wide loops]
 * Compilers vectorise the loops of fused code, but they do not use the instructions for maxima and
 * minima that return NaN: no C expression means them. AArch64 has them, and what replaces them
 * takes four instructions. So programs with an extreme whose values all have one floating type, and
 * whose codes are arithmetic, are written with vector types: the body computes one vector, and runs
 * a last time on copies of the elements that are left. */
#ifndef KF_CODEGEN_WIDE_H
#define KF_CODEGEN_WIDE_H

#include "codegen/c_source.h"

/* The type of all values of a program that is written with vectors; KF_DTYPE_COUNT: it is not. */
kf_dtype_t kf__wide_type(const kf__program_t *program);
/* The name of the vector type in the source, "vf32". */
const char *kf__wide_name(kf_dtype_t wide);

/* Vector types and the functions of the language on them, behind those of elements. */
void kf__wide_header(kf_dtype_t wide, kf_text_t *text);
/* The loop around the body, and the body again for what is left. */
void kf__wide_loops(const kf__program_t *program, kf_dtype_t wide, const char *body, size_t size,
                    kf_text_t *text);

/* `#a?yes:no)` in a code: the branch that is taken, and its last character. */
typedef struct kf__wide_choice {
  const char *begin, *end, *last;
} kf__wide_choice_t;
kf__wide_choice_t kf__wide_choose(const char *code, bool has);
/* Whether a number without a type begins here. */
bool kf__wide_begins_number(const char *code);

#endif
