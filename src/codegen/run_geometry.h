/* The space that a run walks, and moving blocks of it between tensors and packed memory. */
#ifndef KF_CODEGEN_RUN_GEOMETRY_H
#define KF_CODEGEN_RUN_GEOMETRY_H

#include "codegen/fusion.h"

enum { KF__RUN_OPERANDS = KF__FUSION_INPUTS + KF__FUSION_OUTPUTS };

/* Dimensions of size 1 are dropped, and neighbours that one stride walks are merged; elements are
 * numbered in row-major order, the last dimension fastest. */
typedef struct kf__space {
  uint32_t ndim;
  uint32_t kept; /* dimensions that no reduction removes; they come first */
  int64_t sizes[KF__MAX_DIMS];
  int64_t numel, rows, length; /* numel = rows · length; length: elements of a reduction */
} kf__space_t;

/* How an operand lies in memory; addresses come with a run. */
typedef struct kf__walked {
  int64_t item;
  int64_t strides[KF__MAX_DIMS]; /* bytes */
  bool packed;                   /* element i is at base + i · item */
  bool constant;                 /* all strides are 0 */
  uint8_t reduced;               /* an output of `rows` elements */
} kf__walked_t;

/* `operands` have item and reduced set; the others are set here. `in_rows`: elements keep their
 * rows although nothing is reduced. */
void kf__space_make(kf__space_t *space, const kf__fusion_run_t *run, uint32_t count,
                    kf__walked_t *operands, bool in_rows);
/* Copies elements first … first + n - 1 of the operand at `base` to packed memory, and back. */
void kf__gather(const kf__space_t *space, const kf__walked_t *operand, char *base, int64_t first,
                int64_t n, char *to);
void kf__scatter(const kf__space_t *space, const kf__walked_t *operand, char *base, int64_t first,
                 int64_t n, const char *from);
/* The element with this number. */
char *kf__element_at(const kf__space_t *space, const kf__walked_t *operand, char *base,
                     int64_t index);
/* The element of a reduced output for this row. */
char *kf__row_at(const kf__space_t *space, const kf__walked_t *operand, char *base, int64_t row);

#endif
