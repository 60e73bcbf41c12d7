/* Autograd kernels as descriptions: table entries that say how to record a call of an operator, and
 * the functions that interpret them.
 *
 * Note [Recording by description]
 * Only the most frequent operators have their own autograd kernels. The others are described by
 * three things:
 *
 * - The kernel of the signature (recording_kernels.h). If no argument wants a gradient, it
 *   redispatches below autograd; otherwise it calls kf__record_begin, the operator, and
 *   kf__record_end.
 * - A kf__record_t for each form of the operator, in the table of registered kernels: which
 *   arguments have edges, which results become outputs of the node, and which argument is written.
 *   Sets of arguments are bit sets in schema order.
 * - A kf__described_t for the node: which values are kept, where each comes from, and the formula
 *   that computes gradients from them. The functional and the in-place form share it: "result 0" of
 *   an in-place form is the written argument, and a kept argument is copied before it is written.
 *
 * Recording follows Note [An autograd kernel] in history.h, in this order: refuse arguments without
 * a derivative; create, link and fill the node; run the call below autograd; give the results their
 * history; save kept results. Backward reads all kept values into an array of kf__value_t, and the
 * formula computes with them inside a scope.
 *
 * The kept values follow the node in memory, at the offsets of a C struct with these members:
 * tools/opgen/emit_records.py computes the offsets from the sizes that record.c asserts. */
#ifndef KF_AUTOGRAD_RECORDS_RECORD_H
#define KF_AUTOGRAD_RECORDS_RECORD_H

#include "autograd/history/history.h"

/* ---- Nodes ---- */

/* A kept value, in the form that formulas read. */
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
enum { KF__MOST_KEPT = 20 /* the most values that one node keeps */ };

/* Stores an owned gradient in out[i] for each edge i whose bit in `wants` is set. For a list of
 * tensors, bit 0 stands for the list, and kf__node_wants says which of its edges are wanted.
 * `values` are the kept values, in the order of the fields. */
typedef void (*kf__formula_fn)(kf__node_t *node, const kf__value_t *values,
                               kf_tensor_t *const *grads, kf_tensor_t **out, uint32_t wants);

typedef struct kf__described {
  kf__node_type_t type;
  kf__formula_fn formula; /* NULL: every edge gets the gradient unchanged */
  uint32_t kept_tensors;  /* bit set of the fields that hold tensors or lists of tensors */
  uint32_t kept_blocks;   /* bit set of the fields that may hold blocks: ints and bools */
  uint8_t derivatives;    /* arguments with a derivative: the number of edges */
  bool is_list;           /* the only such argument is a list; each of its tensors has an edge */
  bool reads_first;       /* without a gradient of the first result there is nothing to compute */
} kf__described_t;

/* The functions shared by all described nodes. */
KF_MUST_USE kf_status_t kf__described_backward(kf__node_t *node, kf_tensor_t *const *grads,
                                               kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__passing_backward(kf__node_t *node, kf_tensor_t *const *grads,
                                             kf_tensor_t **out);
void kf__described_release(kf__node_t *node);
void kf__described_destroy(kf__node_t *node);

/* The generated code for an operator: formula_NAME, fields_NAME (a KF__KEPT for each value) and
 * node_NAME, in this order. `bytes` is the size of the kept values; more members of kf__described_t
 * may follow. */
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
/* A node that keeps nothing and passes the gradient through. */
#define KF__PASSING_NODE(cname, title, edges)                                                \
  static const kf__described_t node_##cname = {                                              \
      .type = {.name = title, .size = sizeof(kf__node_t), .backward = kf__passing_backward}, \
      .derivatives = edges};

/* How a value is kept (kf__saved_field_t.how). `source` is the index of the argument that it comes
 * from; for a result, the number of arguments plus the index of the result. Result 0 of an in-place
 * form is its target. */
enum kf__keep {
  KF__KEEP_TENSOR, /* an argument; a copy if the operator writes it */
  KF__KEEP_OUTPUT, /* a result that is output .detail of the node */
  KF__KEEP_INTS,
  KF__KEEP_SIZES, /* of an argument or a result */
  KF__KEEP_STRIDES,
  KF__KEEP_1_BYTE, /* a number or an option, copied bytewise */
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
/* `needs`: bit set of edges; the value is kept if one of them exists. Or KF__ALWAYS. */
enum { KF__ALWAYS = 128 };
#define KF__KEPT(name, kind, at, source, how, needs, detail)                                      \
  {                                                                                               \
    name, KF__FIELD_##kind, (uint16_t)(sizeof(kf__node_t) + (at)), source, KF__KEEP_##how, needs, \
        detail                                                                                    \
  }

/* ---- Recording ---- */

enum kf__record_flags {
  KF__RECORD_TRACKS = 1, /* views and in-place forms: the kernel below still tracks views */
  /* These need checks before the call. */
  KF__RECORD_CONSTANT = 4, /* the written values depend on no tensor: only the target counts */
  KF__RECORD_SOME = 8,     /* some tensors have no derivative */
  KF__RECORD_REAL = 16,    /* the derivative is defined for real tensors only */
  KF__RECORD_IN_PLACE = 32,
  KF__RECORD_CHECKED = 60,
  /* These, and in-place forms, give history to something other than one new result. */
  KF__RECORD_ALONE = 64,    /* a write that does not affect the base of a view */
  KF__RECORD_OWN = 128,     /* a result may be the first tensor itself */
  KF__RECORD_LIST = 256,    /* the result is a list */
  KF__RECORD_SEVERAL = 512, /* the results with a derivative are not just the first one */
  KF__RECORD_UNUSUAL = KF__RECORD_IN_PLACE | 960
};

/* A call that is being recorded. */
typedef struct kf__recording {
  const kf__record_t *record;
  const void **slots; /* pointers to the arguments, then to the results, or one NULL if none */
  kf__node_t *node;   /* NULL: the call is not recorded */
  kf__below_t below;
  uint32_t present; /* bit set of the edges that exist, and KF__ALWAYS */
} kf__recording_t;

/* The steps before the call; the results are already NULL. On failure, nothing is left to undo. */
KF_MUST_USE kf_status_t kf__record_begin(kf__recording_t *recording, const kf_call_t *call,
                                         const void **slots);
/* The steps after the call, which returned `status`. On failure, the results are released. */
KF_MUST_USE kf_status_t kf__record_end(kf__recording_t *recording, kf_status_t status);

#endif
