/* Autograd kernels as descriptions: what recording one call of an operator takes, in a row of a
 * table, and the one function that follows it.
 *
 * Note [Recording by description]
 * An operator that is not among the quickest has no autograd kernel of its own. Three things take
 * its place:
 *
 * - The kernel of its signature (recording_kernels.h), which goes on below autograd where nobody
 * wants a gradient, and else calls kf__record_begin, the operator, and kf__record_end.
 * - A kf__record_t for each of its forms, in the table of what is registered: which arguments have
 *   edges, which results become outputs of the node, which argument is written. Arguments are
 *   counted as in the schema, sets of them are bits.
 * - A kf__described_t for its node: what is kept, where each value comes from, and the formula that
 *   makes gradients out of it. Functional and in-place form share it: a value that "is result 0"
 *   comes from the written argument of a form that has no results, and an argument that is kept
 *   there is copied before it is written.
 *
 * So a described operator records like Note [An autograd kernel] in history.h says, in this order:
 * arguments without a derivative are refused, the node is made, linked and filled, the call goes on
 * below, results get their history, and what is kept of results is saved. Backward reads all that
 * was kept into an array of kf__value_t, and the formula computes on that, inside a scope.
 *
 * The kept values lie behind the node, at the offsets that a C struct of them would have:
 * tools/opgen/emit_records.py computes those, with sizes that are asserted in record.c. */
#ifndef KF_AUTOGRAD_RECORDS_RECORD_H
#define KF_AUTOGRAD_RECORDS_RECORD_H

#include "autograd/history/history.h"

/* ---- Nodes ---- */

/* A value that was kept, as formulas read it. */
typedef union kf__value {
  kf_tensor_t *tensor;
  kf_tensor_span_t tensors;
  kf_int_span_t ints;
  kf_bool_span_t bools;
  kf_scalar_t number;
  int64_t integer;
  double real;
  bool truth;
  kf_dtype_t dtype;
  kf_opt_int_t opt_integer;
  kf_opt_float_t opt_real;
  kf_opt_scalar_t opt_number;
  kf_opt_bool_t opt_truth;
  kf_str_t text;
} kf__value_t;
enum { KF__MOST_KEPT = 20 /* values that one node keeps */ };

/* Stores a gradient in out[i] for each edge whose bit in `wants` is set (lists of tensors: bit 0,
 * and kf__node_wants for each). `values`: what was kept, in the order of the fields. */
typedef void (*kf__formula_fn)(kf__node_t *node, const kf__value_t *values,
                               kf_tensor_t *const *grads, kf_tensor_t **out, uint32_t wants);

typedef struct kf__described {
  kf__node_type_t type;
  kf__formula_fn formula; /* NULL: every edge gets the gradient as it is */
  uint32_t kept_tensors;  /* fields that hold tensors or lists of them, as bits */
  uint32_t kept_blocks;   /* fields that may hold blocks: ints and bools */
  uint8_t derivatives;    /* arguments that have one */
  bool is_list;           /* that argument is a list: it has all edges */
  bool reads_first;       /* nothing to do without a gradient of the first result */
} kf__described_t;

/* The functions of every described node. */
KF_MUST_USE kf_status_t kf__described_backward(kf__node_t *node, kf_tensor_t *const *grads,
                                               kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__passing_backward(kf__node_t *node, kf_tensor_t *const *grads,
                                             kf_tensor_t **out);
void kf__described_release(kf__node_t *node);
void kf__described_destroy(kf__node_t *node);

/* Rows: formula_NAME, fields_NAME (KF__KEPT for each value) and node_NAME, in this order. `bytes`:
 * of what is kept. More members of kf__described_t follow. */
#define KF__FORMULA(name)                                                                     \
  static void formula_##name(                                                                 \
      __attribute__((unused)) kf__node_t *node, __attribute__((unused)) const kf__value_t *v, \
      __attribute__((unused)) kf_tensor_t *const *grads, kf_tensor_t **out, uint32_t wants)
#define KF__FIELDS(name, ...) \
  static const kf__saved_field_t fields_##name[] = {__VA_ARGS__, KF__FIELDS_END};
#define KF__NODE(cname, title, fields_, bytes, tensors, blocks, ...)           \
  static const kf__described_t node_##cname = {                                \
      .type = {.name = title,                                                  \
               .size = sizeof(kf__node_t) + (bytes),                           \
               .backward = kf__described_backward,                             \
               .release_saved = (tensors) != 0 ? kf__described_release : NULL, \
               .fields = fields_,                                              \
               .destroy = (blocks) != 0 ? kf__described_destroy : NULL},       \
      .formula = formula_##cname,                                              \
      .kept_tensors = tensors,                                                 \
      .kept_blocks = blocks,                                                   \
      __VA_ARGS__};
/* A node that keeps nothing and hands the gradient on. */
#define KF__PASSING_NODE(cname, title, edges)                                                \
  static const kf__described_t node_##cname = {                                              \
      .type = {.name = title, .size = sizeof(kf__node_t), .backward = kf__passing_backward}, \
      .derivatives = edges};

/* How a value is kept (kf__saved_field_t.how), and where it comes from (.source): the number of an
 * argument, or of a result, counted on behind the arguments. Result 0 of an in-place form is its
 * target. */
enum kf__keep {
  KF__KEEP_TENSOR, /* an argument; a copy of it where the operator writes it */
  KF__KEEP_OUTPUT, /* a result that is output .detail of the node */
  KF__KEEP_INTS,
  KF__KEEP_SIZES, /* of an argument or a result */
  KF__KEEP_STRIDES,
  KF__KEEP_1_BYTE, /* a number or an option, as it is */
  KF__KEEP_8_BYTES,
  KF__KEEP_16_BYTES,
  /* Less frequent. */
  KF__KEEP_2_BYTES,
  KF__KEEP_4_BYTES,
  KF__KEEP_24_BYTES,
  KF__KEEP_32_BYTES,
  KF__KEEP_UNLESS, /* an argument, unless argument .detail is true */
  KF__KEEP_RESULT, /* a result that has no derivative */
  KF__KEEP_TENSORS,
  KF__KEEP_SHAPES, /* of each tensor of a list */
  KF__KEEP_BOOLS,
  KF__KEEP_TEXT,
  KF__KEEP_NUMEL, /* of an argument or a result, like the next ones */
  KF__KEEP_DIM,
  KF__KEEP_OFFSET,
  KF__KEEP_DTYPE
};
/* `needs`: the edges one of which must exist for it to be kept, as bits, or KF__ALWAYS. */
enum { KF__ALWAYS = 128 };
#define KF__KEPT(name, kind, at, source, how, needs, detail)                                      \
  {                                                                                               \
    name, KF__FIELD_##kind, (uint16_t)(sizeof(kf__node_t) + (at)), source, KF__KEEP_##how, needs, \
        detail                                                                                    \
  }

/* ---- Recording ---- */

enum kf__record_flags {
  KF__RECORD_TRACKS = 1, /* views and writes: what is below still tracks them */
  /* These have checks before the call. */
  KF__RECORD_REFUSES = 2,  /* out= */
  KF__RECORD_CONSTANT = 4, /* what is written depends on nothing: only the target counts */
  KF__RECORD_SOME = 8,     /* some tensors have no derivative */
  KF__RECORD_REAL = 16,    /* the derivative is one of real numbers alone */
  KF__RECORD_IN_PLACE = 32,
  KF__RECORD_CHECKED = 62,
  /* These, and in-place forms, give history to other than one new result. */
  KF__RECORD_ALONE = 64,    /* a write that does not concern the base of a view */
  KF__RECORD_OWN = 128,     /* a result may be the first tensor itself */
  KF__RECORD_LIST = 256,    /* the result is a list */
  KF__RECORD_SEVERAL = 512, /* not just the first result has a derivative, or none has */
  KF__RECORD_UNUSUAL = KF__RECORD_IN_PLACE | 960
};

/* A call while it is recorded. */
typedef struct kf__recording {
  const kf__record_t *record;
  const void **words; /* pointers to the arguments, then the places for results, or one NULL */
  kf__node_t *node;   /* NULL: nothing is recorded */
  kf__below_t below;
  uint32_t present; /* its edges that lead somewhere, as bits, with KF__ALWAYS */
} kf__recording_t;

/* Everything up to the call below; results are NULL already. When it fails nothing is left to do.
 */
KF_MUST_USE kf_status_t kf__record_begin(kf__recording_t *recording, const kf_call_t *call,
                                         const void **words);
/* Everything after it; `status` is what it returned. */
KF_MUST_USE kf_status_t kf__record_end(kf__recording_t *recording, kf_status_t status);

#endif
