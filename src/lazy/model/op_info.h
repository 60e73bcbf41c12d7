/* What the recorder knows about an operator. */
#ifndef KF_LAZY_MODEL_OP_INFO_H
#define KF_LAZY_MODEL_OP_INFO_H

#include <keyfall/op.h>
#include <keyfall/schema.h>

#include "dispatch/operators/kernel.h"
#include "lazy/state/counters.h"

enum {
  KF__LAZY_ARG_WRITTEN = 1,
  KF__LAZY_ARG_NUMBER = 2,    /* read at each run, not part of a graph's hash */
  KF__LAZY_ARG_WRITTEN_IF = 4 /* where another argument is true: kf_facts_writes_if */
};
typedef enum {
  KF__LAZY_RETURN_NEW,
  KF__LAZY_RETURN_WRITTEN,
  KF__LAZY_RETURN_OTHER
} kf__lazy_return_t;

/* Whether results have the sizes and strides of operands that are contiguous and all alike, and
 * also when the second one is a wrapped number. */
typedef enum {
  KF__LAZY_KEEPS_UNKNOWN,
  KF__LAZY_KEEPS_NOT,
  KF__LAZY_KEEPS,
  KF__LAZY_KEEPS_BESIDE_NUMBER
} kf__lazy_keeping_t;

enum { KF__LAZY_TRIED = 8 };

/* Lives as long as the device. */
typedef struct kf__lazy_op {
  const kf_op_t *op;         /* owned; NULL: the operator `empty` of this room */
  const kf_schema_t *schema; /* owned */
  uint32_t arg_count, return_count;
  uint8_t *arg_flags;
  uint8_t *returns;   /* kf__lazy_return_t */
  bool is_recordable; /* see op_info.c; whether there is a shape rule is asked at each call */
  bool is_random;
  bool is_copy;           /* copy_ */
  bool has_dynamic_shape; /* the shape of its result depends on data */
  bool is_index;          /* the same when an argument has a mask */
  bool has_mask;          /* an argument says which results are undefined */
  bool is_forced;         /* to fall back; read atomically */
  bool writes_if;         /* some argument, where another one is true */
  bool is_undefined;      /* makes tensors whose elements mean nothing: empty */
  bool writes;            /* some argument */
  bool is_plain;          /* recordable, without any of the special cases above */
  uint8_t keeps_geometry; /* kf__lazy_keeping_t; read and written atomically */
  /* For float32 and float64: the number of the result's type, plus 1, once the meta kernel has
   * shown that its geometry is kept; 0 before. Atomic. */
  uint8_t kept_dtypes[2];
  const kf_kernel_t *const *shape_rule; /* the meta kernel: an entry of the operator's table */
  uint64_t name_hash;
  bool is_foreign;     /* a program's: its kernels may write to what the schema does not say */
  bool can_be_tried;   /* by kf__lazy_try */
  uint32_t tried_next; /* in `tried`; atomic */
  uint64_t tried[KF__LAZY_TRIED]; /* keys of types that the eager device has a kernel for; atomic */
  kf__lazy_counter_t *recorded, *fell_back;
  const char *obstacle; /* why it is not recordable; NULL when it is */
  struct kf__lazy_op *next;
} kf__lazy_op_t;

/* Whether an argument is read at each run. Numbers that have the schema's default are part of the
 * graph: few programs change them, and fused code is shorter without them. */
static inline bool kf__lazy_is_number(const kf__lazy_op_t *op, uint32_t index,
                                      const kf_value_t *value) {
  if ((op->arg_flags[index] & KF__LAZY_ARG_NUMBER) == 0) return false;
  if (value->tag != KF_TAG_INT) return true;
  const kf_value_t *usual = kf_schema_argument(op->schema, index)->default_value;
  return usual == NULL || usual->tag != KF_TAG_INT || usual->as.i != value->as.i;
}
KF_MUST_USE kf_status_t kf__lazy_op_of(const kf_op_t *op, kf__lazy_op_t **out_op);
void kf__lazy_ops_release(void);
/* Warns of names in a list of forced operators that no operator has. An operator that is registered
 * later is forced all the same. */
void kf__lazy_check_names(const char *operators, const char *source);
/* The node that stands for a buffer that was never written. */
extern kf__lazy_op_t kf__lazy_empty;
const char *kf__lazy_op_name(const kf__lazy_op_t *op);

#endif
