/* The table of portable code, which tools/opgen makes from the catalogue. */
#ifndef KF_CODEGEN_PORTABLE_H
#define KF_CODEGEN_PORTABLE_H

#include "codegen/fusion.h"
#include "ops/catalogue/catalogue.h"
#include "ops/core/iterator.h"

enum { KF__CODE_SLOTS = 4, KF__CODE_NO_SLOT = 255 };

/* Properties of an operator's code. */
enum {
  KF__CODE_INLINE = 1,    /* gives the CPU's bits when a C compiler translates it */
  KF__CODE_DIVIDES = 2,   /* fails where an integer is divided by 0 */
  KF__CODE_MOVES = 4,     /* converts its one operand to the type of the result */
  KF__CODE_LOGICAL = 8,   /* operands are seen as truth values */
  KF__CODE_MODE = 16,     /* without its text argument it is a true division */
  KF__CODE_CHECKED = 32,  /* an operand that the type cannot hold is an error */
  KF__CODE_REDUCTION = 64 /* `apart` is the fold */
};

/* Folds of the C dialect. */
typedef enum {
  KF__FOLD_OF_SUM,
  KF__FOLD_OF_MEAN,
  KF__FOLD_OF_PROD,
  KF__FOLD_OF_MAX,
  KF__FOLD_OF_MIN,
  KF__FOLD_OF_ANY,
  KF__FOLD_OF_ALL,
  KF__FOLD_OF_VAR,
  KF__FOLD_OF_STD,
  KF__FOLD_OF_NORM /* in the table only: a program has the sum, or an extreme, that it is made of */
} kf__fold_of_t;

struct kf__portable {
  uint16_t op;      /* KF__OP_… of the functional form, which the other forms follow */
  uint16_t compute; /* KF__COMPUTE_…; KF__COMPUTE_COUNT: none */
  uint16_t text;    /* the code, in kf__portable_texts */
  uint16_t types;   /* kf__types_t */
  uint8_t forms;    /* of the operator */
  uint8_t flags;    /* KF__CODE_… */
  uint8_t apart;    /* operands that take no part in promotion; or the fold */
  uint8_t operand_count;
  uint8_t operands[KF__CODE_SLOTS];   /* which arguments are the iterator's operands, */
  uint8_t parameters[KF__CODE_SLOTS]; /* and which ones the compute function gets beside it */
};

/* By increasing `op`. */
extern const kf__portable_t kf__portables[];
extern const uint32_t kf__portable_count;
extern const char kf__portable_texts[];

#endif
