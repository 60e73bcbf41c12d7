/* Writes a program as C source.
 *
 * Note [Blocks]
 * The source has one function that computes up to KF__FUSED_BLOCK packed elements, so that all
 * temporaries stay in the first cache:
 *     void kf_fused(char *const *p, long n, const char *k, call, void *context)
 * p are the inputs, then the outputs; k are the converted numbers, 16 bytes each. Steps that are
 * compiled stand together in loops over the block, which the compiler vectorises; their values are
 * variables. A step that needs a compute function is a call between two such loops, and values
 * that cross the call are in arrays. Outputs are written by the last loop, after all inputs were
 * read, because an output may be an input's memory. */
#ifndef KF_CODEGEN_C_SOURCE_H
#define KF_CODEGEN_C_SOURCE_H

#include "codegen/program.h"

enum { KF__FUSED_BLOCK = 1024, KF__FUSED_STACK = 1 << 19 };

/* Runs step `step` of the program on n elements: kf__program_call without a result, for it cannot
 * fail for types and numbers that were tried before. */
typedef void (*kf__fused_call_fn)(void *context, int step, long n, void *const *data);
typedef void (*kf__fused_fn)(char *const *operands, long n, const char *numbers,
                             kf__fused_call_fn call, void *context);

extern const char kf__c_prelude[], kf__c_functions[]; /* in this order, */
extern const char *const kf__c_vector_functions[];    /* then these, up to NULL */

/* The caller frees *out_text with kf_free. KF_ERR_NOT_IMPLEMENTED: the arrays would not fit on the
 * stack. */
KF_MUST_USE kf_status_t kf__c_source(const kf__program_t *program, char **out_text);

enum { KF__SOURCE_NAME = 24 }; /* bytes of a name in the source */

#endif
