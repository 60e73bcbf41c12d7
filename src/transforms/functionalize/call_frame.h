/* The arguments of a call at the Functionalize key: taken off the stack, counted, and replaced by
 * their values. */
#ifndef KF_TRANSFORMS_FUNCTIONALIZE_CALL_FRAME_H
#define KF_TRANSFORMS_FUNCTIONALIZE_CALL_FRAME_H

#include <keyfall/functionalize.h>
#include <keyfall/schema.h>

enum { KF__FRAME_INLINE = 16 };

typedef struct kf__frame {
  const kf_op_t *op;
  const kf_schema_t *schema;
  kf_stack_t *stack;
  size_t base;          /* of the arguments on the stack */
  size_t count;         /* of them */
  kf_value_t *given;    /* owned: the arguments, moved off the stack */
  size_t tensors;       /* defined tensors among them, elements of lists included */
  size_t functional;    /* functional ones among these */
  bool written_plain;   /* a written tensor is plain */
  bool plain_is_on_xla; /* a plain tensor is on XLA */
  kf_value_t first[KF__FRAME_INLINE];
} kf__frame_t;

/* Moves the arguments off the stack and counts them. kf__frame_end releases them, also after a
 * failure of this. */
KF_MUST_USE kf_status_t kf__frame_begin(kf__frame_t *frame, const kf_call_t *call,
                                        kf_stack_t *stack);
void kf__frame_end(kf__frame_t *frame);

/* Pushes a copy of argument `index` as it was given. */
KF_MUST_USE kf_status_t kf__frame_push_given(kf__frame_t *frame, size_t index);
/* Pushes argument `index` with synchronized values in place of functional tensors. */
KF_MUST_USE kf_status_t kf__frame_push_value(kf__frame_t *frame, size_t index);
/* Pushes all of them. */
KF_MUST_USE kf_status_t kf__frame_push_all(kf__frame_t *frame, bool values);

/* Replaces the tensors of a result, in lists as well, by functional ones. A result that is the
 * value of an argument becomes that argument. */
KF_MUST_USE kf_status_t kf__frame_wrap(const kf__frame_t *frame, kf_value_t *result);

/* Calls `visit` for each defined tensor of a value: a tensor, or the elements of a list. */
typedef kf_status_t (*kf__tensor_visitor_fn)(void *context, kf_tensor_t *tensor);
KF_MUST_USE kf_status_t kf__visit_tensors(const kf_value_t *value, kf__tensor_visitor_fn visit,
                                          void *context);
/* Replaces each tensor of a value, which it owns, by what `map` makes of it. */
typedef kf_status_t (*kf__tensor_map_fn)(void *context, kf_tensor_t *tensor, kf_tensor_t **out);
KF_MUST_USE kf_status_t kf__map_tensors(kf_value_t *value, kf__tensor_map_fn map, void *context);

#endif
