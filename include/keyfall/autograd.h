/* autograd.h: automatic differentiation: the state of tensors and threads, the graph of nodes that
 * recorded operators build, running it backward, and the hooks for programs and language bindings.
 *
 *   KF_TRY(kf_tensor_set_requires_grad(w, true));
 *   kf_tensor_t *loss = NULL;
 *   …                                                compute a scalar `loss` from w with ops.h
 *   kf_tensor_span_t none = {NULL, 0};
 *   KF_TRY(kf_backward(KF_TENSORS(loss), none, 0, none));
 *   kf_print(kf_tensor_grad(w));                     borrowed
 *
 * Ownership is as everywhere: arguments are borrowed, out_* are owned, plain getters borrow.
 * Gradients are tensors; NULL stands for an undefined gradient, which counts as zero and is never
 * computed. All hooks are function pointers with a context and an optional `release`, which is
 * called once when the hook is removed. Several threads may build and run graphs at once; the state
 * of one tensor is changed by one thread at a time. The usual failure is KF_ERR_RUNTIME. */
#ifndef KEYFALL_AUTOGRAD_H
#define KEYFALL_AUTOGRAD_H

#include <keyfall/library.h>
#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A node of the graph: it turns the gradients of an operator's outputs into those of its inputs.
 * Opaque, reference-counted: kf_node_retain, kf_node_release. */
typedef struct kf_node kf_node_t;

/* Where a gradient goes: to input `index` of `node`, which is an output of the operator that made
 * the node. `node` NULL: nobody needs the gradient. */
typedef struct kf_edge {
  kf_node_t *node;
  uint32_t index;
} kf_edge_t;

/* ---- The thread's modes ------------------------------------------------------------------- */

/* Whether operators on this thread are recorded. On when a thread starts. */
KF_API bool kf_grad_mode(void);
KF_API void kf_set_grad_mode(bool on);

/* ---- A tensor's state --------------------------------------------------------------------- */

/* Whether the gradient of this tensor is needed. False for the undefined tensor. */
KF_API bool kf_tensor_requires_grad(const kf_tensor_t *tensor);
/* KF_ERR_RUNTIME: an element type without derivatives, a change for a tensor that is not a leaf, or
 * an inference tensor outside of inference mode. */
KF_API KF_MUST_USE kf_status_t kf_tensor_set_requires_grad(kf_tensor_t *tensor, bool on);
/* True unless the tensor was made by a recorded operator: also for every tensor that does not
 * require grad. */
KF_API bool kf_tensor_is_leaf(kf_tensor_t *tensor);
/* The node that made the tensor, with a reference for the caller (kf_node_release); NULL for a
 * leaf. A view whose base was written in the meantime gets a new node here, which can fail. */
KF_API KF_MUST_USE kf_status_t kf_tensor_grad_fn(kf_tensor_t *tensor, kf_node_t **out_node);

/* Which output of its node the tensor is. */
KF_API uint32_t kf_tensor_output_nr(kf_tensor_t *tensor);
/* Where the tensor's gradient goes: its node, or for a leaf the node that accumulates into `grad`
 * (created on demand); node NULL when it does not require grad. The caller owns the node
 * reference. */
KF_API KF_MUST_USE kf_status_t kf_tensor_gradient_edge(kf_tensor_t *tensor, kf_edge_t *out_edge);
/* The accumulated gradient, borrowed; NULL when there is none. */
KF_API kf_tensor_t *kf_tensor_grad(const kf_tensor_t *tensor);
/* Sets the gradient, with the checks of an assignment to .grad in PyTorch (KF_ERR_RUNTIME); NULL
 * removes it. The tensor retains `grad`. */
KF_API KF_MUST_USE kf_status_t kf_tensor_set_grad(kf_tensor_t *tensor, kf_tensor_t *grad);
/* A tensor with the same memory and version counter but without history: the result of the operator
 * detach. */
KF_API KF_MUST_USE kf_status_t kf_tensor_detach(kf_tensor_t *tensor, kf_tensor_t **out_tensor);
/* Removes the history of the tensor itself. KF_ERR_RUNTIME for a view. */
KF_API KF_MUST_USE kf_status_t kf_tensor_detach_(kf_tensor_t *tensor);
/* `x.data`: like detach, with a version counter of its own. */
KF_API KF_MUST_USE kf_status_t kf_tensor_data_view(kf_tensor_t *tensor, kf_tensor_t **out_tensor);
/* `x.data = y`: takes storage, geometry, type and device of `data`; history and `grad` stay. */
KF_API KF_MUST_USE kf_status_t kf_tensor_set_data(kf_tensor_t *tensor, kf_tensor_t *data);
/* Whether autograd tracks the tensor as a view of another one (results of detach are not). */
KF_API bool kf_tensor_is_view(const kf_tensor_t *tensor);
/* The tensor at the root of a chain of views, borrowed; NULL when the tensor is not a view. */
KF_API kf_tensor_t *kf_tensor_base(const kf_tensor_t *tensor);
/* For kernels that make views whose memory is not the one of `of` (the values of a sparse tensor,
 * its transposes): makes the new tensor `view` a view of `of`, with its version counter, and keeps
 * the history that it may have. Does nothing where the thread does not track views.
 * KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_tensor_track_view(kf_tensor_t *view, kf_tensor_t *of);
/* The same view of another tensor with the base's geometry, through recorded operators. */
KF_API KF_MUST_USE kf_status_t kf_tensor_replay_view(kf_tensor_t *view, kf_tensor_t *new_base,
                                                     kf_tensor_t **out_tensor);
/* How a tracked view was made, which decides what in-place writes to it do. */
typedef enum kf_creation {
  KF_CREATION_DEFAULT = 0,
  KF_CREATION_NO_GRAD = 1,         /* made while grad mode was off */
  KF_CREATION_MULTI_OUTPUT = 2,    /* one of several views that one operator made */
  KF_CREATION_INFERENCE = 3,       /* made in inference mode */
  KF_CREATION_CUSTOM_FUNCTION = 4, /* made in a custom function */
} kf_creation_t;
KF_API kf_creation_t kf_tensor_creation(const kf_tensor_t *tensor);
KF_API void kf_tensor_set_creation(kf_tensor_t *tensor, kf_creation_t kind);
/* For writes that no operator sees (set_, in-place functions of a binding): fails as an in-place
 * operator on this tensor would fail while calls are recorded. */
KF_API KF_MUST_USE kf_status_t kf_tensor_check_inplace(kf_tensor_t *tensor);

/* Makes a non-leaf keep its gradient in `grad`. KF_ERR_RUNTIME unless it requires grad. */
KF_API KF_MUST_USE kf_status_t kf_tensor_retain_grad(kf_tensor_t *tensor);
KF_API bool kf_tensor_retains_grad(const kf_tensor_t *tensor);

/* ---- Hooks -------------------------------------------------------------------------------- */

/* Sees a gradient (NULL: undefined) and may replace it by an owned one of the same type and sizes
 * in *out_grad, which is NULL on entry; leaving it NULL keeps the gradient. */
typedef kf_status_t (*kf_grad_hook_fn)(void *context, kf_tensor_t *grad, kf_tensor_t **out_grad);
typedef void (*kf_release_fn)(void *context);

/* Adds a hook that runs when the gradient of this tensor is complete, before it is used. *out_id
 * names the hook for kf_tensor_remove_hook. KF_ERR_RUNTIME unless the tensor requires grad. When
 * registering fails, `release` is not called. */
KF_API KF_MUST_USE kf_status_t kf_tensor_register_hook(kf_tensor_t *tensor, kf_grad_hook_fn fn,
                                                       void *context, kf_release_fn release,
                                                       uint64_t *out_id);
/* Runs after a gradient was accumulated into a leaf's `grad`. */
typedef kf_status_t (*kf_accumulated_fn)(void *context, kf_tensor_t *tensor);
KF_API KF_MUST_USE kf_status_t kf_tensor_register_post_accumulate_hook(kf_tensor_t *tensor,
                                                                       kf_accumulated_fn fn,
                                                                       void *context,
                                                                       kf_release_fn release,
                                                                       uint64_t *out_id);
/* Removes a hook of any kind, of the tensor's node or of its accumulator. False when there is no
 * such hook (any more). Ids are never reused. */
KF_API bool kf_tensor_remove_hook(kf_tensor_t *tensor, uint64_t id);

/* Run before and after a node. Entries of `grads` (one for each forward output) may be replaced in
 * the array: release the old entry, store an owned one. */
typedef kf_status_t (*kf_node_pre_hook_fn)(void *context, kf_node_t *node, kf_tensor_t **grads,
                                           size_t count);
/* Entries of `grad_inputs` (one for each next edge) may be replaced in the same way. */
typedef kf_status_t (*kf_node_post_hook_fn)(void *context, kf_node_t *node,
                                            kf_tensor_t **grad_inputs, size_t input_count,
                                            kf_tensor_t *const *grad_outputs, size_t output_count);
KF_API KF_MUST_USE kf_status_t kf_node_register_pre_hook(kf_node_t *node, kf_node_pre_hook_fn fn,
                                                         void *context, kf_release_fn release,
                                                         uint64_t *out_id);
KF_API KF_MUST_USE kf_status_t kf_node_register_post_hook(kf_node_t *node, kf_node_post_hook_fn fn,
                                                          void *context, kf_release_fn release,
                                                          uint64_t *out_id);
KF_API bool kf_node_remove_hook(kf_node_t *node, uint64_t id);

/* ---- Nodes -------------------------------------------------------------------------------- */

/* Adds and releases a reference. NULL is fine. Nodes are not kf_object_t. */
KF_API void kf_node_retain(kf_node_t *node);
KF_API void kf_node_release(kf_node_t *node);

/* The name ("MulBackward0"), the number of its creation, and the next edges, all borrowed. */
KF_API const char *kf_node_name(const kf_node_t *node);
KF_API uint64_t kf_node_sequence(const kf_node_t *node);
/* The number that the next node of this thread gets. */
KF_API uint64_t kf_next_sequence(void);
/* Replaces the number of a node: of the nodes that are ready, backward runs the one with the
 * largest number first. Must not be called while a backward may reach the node. */
KF_API void kf_node_set_sequence(kf_node_t *node, uint64_t sequence);
KF_API size_t kf_node_edge_count(const kf_node_t *node);
KF_API kf_edge_t kf_node_edge(const kf_node_t *node, size_t index);
KF_API size_t kf_node_output_count(const kf_node_t *node);
/* What the gradient of forward output `index` has to be; false when nothing is known about it. */
KF_API bool kf_node_output_info(const kf_node_t *node, size_t index, kf_int_span_t *out_sizes,
                                kf_dtype_t *out_dtype, kf_device_t *out_device);
/* The leaf of an AccumulateGrad node, borrowed; NULL for other nodes. */
KF_API kf_tensor_t *kf_node_variable(const kf_node_t *node);
/* Runs one node with its hooks: `grads` has one entry for each forward output, `out_grads` gets an
 * owned gradient or NULL for each next edge. */
KF_API KF_MUST_USE kf_status_t kf_node_run(kf_node_t *node, kf_tensor_t *const *grads,
                                           kf_tensor_t **out_grads);
/* What the node saved: the name of the field at position `index` (NULL past the end), and the value
 * of a field by name ("self", "result"), owned by the caller. KF_ERR_NOT_FOUND; errors of unpacking
 * a tensor. */
KF_API const char *kf_node_saved_name(const kf_node_t *node, size_t index);
KF_API KF_MUST_USE kf_status_t kf_node_saved(kf_node_t *node, const char *name,
                                             kf_value_t *out_value);
/* A slot for the object that represents the node in another language, empty at first. `release`
 * gets the object when the node dies. Emptying the slot (`object` NULL) does not fail. */
KF_API void *kf_node_binding(const kf_node_t *node);
KF_API KF_MUST_USE kf_status_t kf_node_set_binding(kf_node_t *node, void *object,
                                                   kf_release_fn release);
/* For cycle collectors of other languages: how many references a node has (the leaf of an
 * accumulator holds one), and the node that is stored with a tensor: its grad_fn or accumulator as
 * it is now, borrowed, NULL when there is none. Nothing is created or updated. */
KF_API int64_t kf_node_use_count(const kf_node_t *node);
KF_API kf_node_t *kf_tensor_stored_node(const kf_tensor_t *tensor);
/* The accumulator of a tensor that has been a leaf, borrowed; NULL when none was created yet. */
KF_API kf_node_t *kf_tensor_stored_accumulator(const kf_tensor_t *tensor);
/* Whether a tensor has any state of autograd: an accumulator, or something to visit. */
KF_API bool kf_tensor_has_autograd_state(const kf_tensor_t *tensor);
/* Also for collectors: one call for each counted reference that a tensor or node holds to a tensor
 * or node. A tensor holds its base, its grad and the node of its history; its accumulator is a part
 * of it and is not reported. A node holds the nodes behind its edges and the tensors that it saved
 * and that no hook packed. References that only some kinds of nodes have may be left out. A
 * callback that returns a value other than 0 ends the visit, which returns the same value. The
 * caller makes sure that no other thread changes the tensor or node meanwhile. */
typedef struct kf_reference_visitor {
  void *context;
  int (*tensor)(void *context, kf_tensor_t *tensor);
  int (*node)(void *context, kf_node_t *node);
} kf_reference_visitor_t;
KF_API int kf_tensor_visit_references(const kf_tensor_t *tensor,
                                      const kf_reference_visitor_t *visitor);
KF_API int kf_node_visit_references(const kf_node_t *node, const kf_reference_visitor_t *visitor);
/* Sets the version counter back, for code that undoes its own writes. KF_ERR_RUNTIME for inference
 * tensors, which have no counter. */
KF_API KF_MUST_USE kf_status_t kf_tensor_set_version(kf_tensor_t *tensor, uint32_t version);

/* ---- Backward ----------------------------------------------------------------------------- */

/* Flags of kf_backward, kf_grad and kf_engine_run. */
typedef enum kf_backward_flag {
  KF_BACKWARD_RETAIN_GRAPH = 1, /* keep saved values, so that the graph can run again */
  KF_BACKWARD_CREATE_GRAPH = 2, /* record backward: gradients have history; implies nothing else */
  KF_BACKWARD_ALLOW_UNUSED = 4, /* inputs that no output depends on get NULL */
  KF_BACKWARD_PARTIAL = 8 /* only reported: the backward runs only what leads to given inputs */
} kf_backward_flag_t;

/* Accumulates gradients into the leaves that `tensors` depend on; only into `inputs` when
 * inputs.data is not NULL. `grads` has one gradient for each tensor; an entry NULL (or grads.data
 * NULL) stands for ones, which requires a real scalar. KF_ERR_RUNTIME: a tensor does not require
 * grad, gradients do not match, `inputs` is empty, or saved values were changed or freed; otherwise
 * the errors of operators and hooks. After a failure some gradients may be accumulated. */
KF_API KF_MUST_USE kf_status_t kf_backward(kf_tensor_span_t tensors, kf_tensor_span_t grads,
                                           uint32_t flags, kf_tensor_span_t inputs);
/* The gradients of `inputs`: one owned tensor or NULL each in out_grads, which has inputs.size
 * entries. Does not change `grad` of any tensor. KF_ERR_VALUE: no inputs; KF_ERR_RUNTIME as above,
 * and for an input that is not used, without KF_BACKWARD_ALLOW_UNUSED. All entries are NULL on
 * failure. */
KF_API KF_MUST_USE kf_status_t kf_grad(kf_tensor_span_t outputs, kf_tensor_span_t grads,
                                       kf_tensor_span_t inputs, uint32_t flags,
                                       kf_tensor_t **out_grads);
/* What both are built on. Without captures, everything is accumulated. With captures, only what
 * leads to them runs, and out_grads gets their gradients (NULL: the captures are accumulators to
 * run). */
KF_API KF_MUST_USE kf_status_t kf_engine_run(const kf_edge_t *roots, kf_tensor_t *const *grads,
                                             size_t root_count, const kf_edge_t *captures,
                                             size_t capture_count, uint32_t flags,
                                             kf_tensor_t **out_grads);
/* The node that this thread's innermost backward is running, borrowed; NULL outside of backward. */
KF_API kf_node_t *kf_engine_current_node(void);
/* The number of this thread's innermost backward; -1 outside. */
KF_API int64_t kf_engine_current_task(void);
/* A node at which that backward started, borrowed; NULL past the last one and outside. */
KF_API kf_node_t *kf_engine_current_root(size_t index);
/* kf_backward_flag_t of this thread's innermost backward; 0 outside. */
KF_API uint32_t kf_engine_current_flags(void);
/* Whether that backward runs the node at some point. KF_ERR_RUNTIME outside of backward, and for a
 * leaf whose gradient kf_grad is about to return: nothing runs there. */
KF_API KF_MUST_USE kf_status_t kf_engine_will_run(kf_node_t *node, bool *out_answer);
/* Runs `fn` when the innermost backward of this thread is done. KF_ERR_RUNTIME outside. When
 * queueing fails, `release` is not called. */
typedef kf_status_t (*kf_callback_fn)(void *context);
KF_API KF_MUST_USE kf_status_t kf_engine_queue_callback(kf_callback_fn fn, void *context,
                                                        kf_release_fn release);

/* ---- Saved tensors ------------------------------------------------------------------------ */

/* What happens to tensors that are saved for backward on this thread: `pack` turns a tensor into
 * anything, `unpack` makes a tensor of it again (owned), `drop` frees it. The innermost pair
 * counts; packed tensors have no version check. `context` is passed to each. */
typedef struct kf_saved_hooks {
  uint32_t struct_size;
  uint32_t reserved;
  void *context;
  kf_status_t (*pack)(void *context, kf_tensor_t *tensor, void **out_packed);
  kf_status_t (*unpack)(void *context, void *packed, kf_tensor_t **out_tensor);
  void (*drop)(void *context, void *packed);
  /* Optional: each packed value keeps the context alive. */
  void (*retain_context)(void *context);
  void (*release_context)(void *context);
} kf_saved_hooks_t;
/* Enters a pair (copied) on this thread; leave it with kf_saved_hooks_pop. KF_ERR_RUNTIME, with the
 * message given to kf_saved_hooks_disable; KF_ERR_MISUSE: an incomplete struct. */
KF_API KF_MUST_USE kf_status_t kf_saved_hooks_push(const kf_saved_hooks_t *hooks);
KF_API void kf_saved_hooks_pop(void);
/* Refuses hooks on this thread from now on (the message is copied); NULL allows them again. */
KF_API KF_MUST_USE kf_status_t kf_saved_hooks_disable(const char *message);
KF_API bool kf_saved_hooks_are_enabled(void);

/* A saved tensor as an object, for custom functions and bindings. */
typedef struct kf_saved kf_saved_t;
/* Saves a tensor; release it with kf_saved_release. `is_output`: the tensor is, or will be, an
 * output of the node that saves it; then `node` must be passed when it is unpacked. Unpacking gives
 * a new reference; KF_ERR_RUNTIME when the tensor was written or freed in the meantime. */
KF_API KF_MUST_USE kf_status_t kf_saved_create(kf_tensor_t *tensor, bool is_output,
                                               kf_saved_t **out_saved);
KF_API void kf_saved_release(kf_saved_t *saved);
KF_API KF_MUST_USE kf_status_t kf_saved_unpack(kf_saved_t *saved, kf_node_t *node,
                                               kf_tensor_t **out_tensor);
/* Packs it now with these hooks. KF_ERR_RUNTIME when it already has hooks. */
KF_API KF_MUST_USE kf_status_t kf_saved_register_hooks(kf_saved_t *saved,
                                                       const kf_saved_hooks_t *hooks);
/* Like kf_tensor_visit_references, for the references of an object that kf_saved_create made. */
KF_API int kf_saved_visit_references(const kf_saved_t *saved,
                                     const kf_reference_visitor_t *visitor);
/* The saved tensor in a node's field, as an object that shares its state; for bindings.
 * KF_ERR_NOT_FOUND. */
KF_API KF_MUST_USE kf_status_t kf_node_raw_saved(kf_node_t *node, const char *name,
                                                 kf_saved_t **out_saved);
/* The same for one tensor of a saved list; *out_saved is NULL past the end. KF_ERR_NOT_FOUND: the
 * node has no such list. KF_ERR_RUNTIME: it was released. */
KF_API KF_MUST_USE kf_status_t kf_node_raw_saved_item(kf_node_t *node, const char *name,
                                                      size_t index, kf_saved_t **out_saved);

/* ---- Custom functions --------------------------------------------------------------------- */

/* A differentiable function of the program. `backward` gets a gradient (or NULL) for each output,
 * and stores an owned gradient or NULL for each input. Filled by the program, copied by
 * kf_function_node. */
typedef struct kf_function {
  uint32_t struct_size;
  uint32_t flags;   /* kf_function_flag_t */
  const char *name; /* of the node; copied */
  kf_status_t (*backward)(void *context, kf_node_t *node, kf_tensor_t *const *grads,
                          size_t grad_count, kf_tensor_t **out_grads, size_t out_count);
  /* Optional: the graph was run without being retained; saved data can be freed. */
  void (*release_saved)(void *context);
  void (*release)(void *context); /* the node dies */
  void *context;
} kf_function_t;

/* Flags of kf_function_t. */
typedef enum kf_function_flag {
  KF_FUNCTION_MATERIALIZE = 1,        /* undefined gradients arrive as zeros */
  KF_FUNCTION_ONCE_DIFFERENTIABLE = 2 /* backward runs unrecorded; its results cannot be
                                         differentiated */
} kf_function_flag_t;

/* A node whose next edges are those of `inputs`, with a reference for the caller. *out_node is NULL
 * when nothing needs to be recorded (no input requires grad, or grad mode is off), unless `always`.
 * In this case, and on failure, the function's context still belongs to the caller. KF_ERR_MISUSE:
 * an incomplete struct. */
KF_API KF_MUST_USE kf_status_t kf_function_node(const kf_function_t *function,
                                                kf_tensor_span_t inputs, bool always,
                                                kf_node_t **out_node);

/* Flags of the outputs of a function. */
typedef enum kf_output_flag {
  KF_OUTPUT_DIRTY = 1,              /* an input that was written in place */
  KF_OUTPUT_NON_DIFFERENTIABLE = 2, /* gets no history */
  KF_OUTPUT_NO_GRADIENT = 4         /* together with that: backward gets nothing, not zeros */
} kf_output_flag_t;
/* Gives the outputs their history (node may be NULL). An output that is an unchanged input is
 * replaced by a view of it. `tensors` has owned references, which are replaced where necessary;
 * `output_flags` has a set of kf_output_flag_t for each, or is NULL. */
KF_API KF_MUST_USE kf_status_t kf_function_finish(kf_node_t *node, kf_tensor_span_t inputs,
                                                  kf_tensor_t **tensors, size_t count,
                                                  const uint8_t *output_flags);
/* The context of a custom function's node; NULL for other nodes. */
KF_API void *kf_function_context(const kf_node_t *node);

/* ---- Derivatives of operators ------------------------------------------------------------- */

/* What a derivative is told about the call that it differentiates. The arrays have an entry for
 * each argument or return of the operator's schema, in its order; all values are borrowed and valid
 * until the derivative returns.
 *
 * Tensor and Tensor? are tensor values, or None (whose as.tensor is NULL) for a tensor that was not
 * given, not saved, or is undefined. Lists of tensors (Tensor[], Tensor?[], optional or not) are
 * KF_LIST_TENSORS lists with NULL for such elements. Arguments of other types are what they were in
 * the call, even when nothing is saved; tensors inside them (Dict(str, Tensor)) are not
 * differentiated. */
typedef struct kf_derivative {
  uint32_t struct_size;
  uint32_t flags;            /* as registered */
  void *context;             /* as registered */
  kf_node_t *node;           /* the node that is running */
  size_t input_count;        /* arguments */
  size_t output_count;       /* returns */
  const kf_value_t *inputs;  /* tensors: with KF_DERIVATIVE_SAVE_INPUTS */
  const kf_value_t *outputs; /* with KF_DERIVATIVE_SAVE_OUTPUTS */
  const kf_value_t *grads;   /* of the outputs; None for one that cannot be differentiated */
  const bool *needs;         /* the gradient of this input is needed; false for non-tensors */
  kf_value_t *out_grads;     /* of the inputs: all None on entry */
} kf_derivative_t;

/* Stores the gradients of the inputs in out_grads, which takes ownership: a tensor for a tensor, a
 * list of tensors of the same length (NULL: no gradient) for a list, None for no gradient. A
 * gradient that is not needed may be left out; otherwise it is dropped. The derivative calls
 * operators; when these are differentiable, so is the gradient. It may run on any thread, and on
 * several at once. When it fails, backward fails with its error. */
typedef kf_status_t (*kf_derivative_fn)(const kf_derivative_t *call);

/* Flags of kf_library_derivative. */
typedef enum kf_derivative_flag {
  KF_DERIVATIVE_SAVE_INPUTS = 1,     /* the derivative reads tensors among the inputs */
  KF_DERIVATIVE_SAVE_OUTPUTS = 2,    /* … among the outputs */
  KF_DERIVATIVE_UNDEFINED_GRADS = 4, /* undefined gradients arrive as None, at least one is defined;
                                        without it as zeros */
  KF_DERIVATIVE_ONCE = 8             /* runs unrecorded: differentiating twice is an error */
} kf_derivative_flag_t;

/* Options of kf_library_derivative, copied. */
typedef struct kf_derivative_options {
  uint32_t struct_size;
  uint32_t reserved;
  void *context;
  /* Optional: the derivative was deregistered, and the last node that could call it is gone. Not
   * called when registering fails. */
  void (*release)(void *context);
  /* Bit i: return i is not differentiable. (Returns that are not floating or complex tensors never
   * are.) */
  uint64_t non_differentiable;
} kf_derivative_options_t;

/* Makes an operator differentiable by one function:
 *
 *   static kf_status_t cube_backward(const kf_derivative_t *call) {         (x³)' = 3x²
 *     kf_tensor_t *x = call->inputs[0].as.tensor, *grad = call->grads[0].as.tensor;
 *     kf_scope_t scope;
 *     kf_scope_open(&scope);
 *     kf_tensor_t *slope = kfs_mul_Scalar(kfs_mul(x, x), KF_INT(3));
 *     call->out_grads[0] = kf_value_tensor(kfs_mul(grad, slope));
 *     return kf_scope_close(&scope);
 *   }
 *   …
 *   kf_library_derivative(library, "cube", cube_backward, KF_DERIVATIVE_SAVE_INPUTS, NULL);
 *
 * `name` is "name.overload" as for kf_library_impl, of an operator that is defined already. It must
 * be functional: its schema writes to no argument and returns no view (KF_ERR_RUNTIME); other
 * operators need a kernel at KF_KEY_Autograd. KF_ERR_NOT_FOUND: no such operator; KF_ERR_VALUE:
 * unknown flags; and the errors of kf_library_impl. Releasing the library undoes it, and what was
 * recorded before still runs backward. `options` may be NULL. An example to run:
 * examples/c/derivative.c.
 *
 * Calls are recorded as those of built-in operators are. Backward fails (KF_ERR_RUNTIME) when a
 * saved tensor was written since, or was freed by an earlier backward. */
KF_API KF_MUST_USE kf_status_t kf_library_derivative(kf_library_t *library, const char *name,
                                                     kf_derivative_fn derivative, uint32_t flags,
                                                     const kf_derivative_options_t *options);
/* With the location of the registration: see kf_library_impl_at. */
KF_API KF_MUST_USE kf_status_t kf_library_derivative_at(kf_library_t *library, const char *name,
                                                        kf_derivative_fn derivative, uint32_t flags,
                                                        const kf_derivative_options_t *options,
                                                        const char *file, uint32_t line);
#define kf_library_derivative(library, name, derivative, flags, options) \
  kf_library_derivative_at(library, name, derivative, flags, options, __FILE__, (uint32_t)__LINE__)

/* ---- Anomaly mode ------------------------------------------------------------------------- */

/* In anomaly mode each node remembers where it was created (what `trace` returns, and `drop`
 * frees), and with check_nan gradients are checked for NaN. Before backward fails, `report` is
 * called for the failing node and for the nodes that created it (its parents). Process-wide. */
KF_API void kf_set_anomaly_mode(bool on, bool check_nan);
KF_API bool kf_anomaly_mode(void);
KF_API bool kf_anomaly_checks_nan(void);
typedef struct kf_anomaly_hooks {
  uint32_t struct_size;
  uint32_t reserved;
  void *(*trace)(void);
  void (*drop)(void *trace);
  void (*report)(const kf_node_t *node, void *trace);
} kf_anomaly_hooks_t;

/* Sets the hooks (copied); NULL removes them. Not while backward runs. KF_ERR_MISUSE: struct_size
 * is missing. */
KF_API kf_status_t kf_set_anomaly_hooks(const kf_anomaly_hooks_t *hooks);

/* ---- Checking derivatives ----------------------------------------------------------------- */

enum { KF_GRADCHECK_OUTPUTS = 32 };
/* A function to check: stores owned outputs, at most KF_GRADCHECK_OUTPUTS, in `outputs` and their
 * number in *out_count; nothing when it fails. It must return the same for the same inputs, and
 * leave the inputs unchanged. */
typedef kf_status_t (*kf_checked_fn)(void *context, kf_tensor_span_t inputs, kf_tensor_t **outputs,
                                     size_t *out_count);
typedef enum kf_gradcheck_flag {
  KF_GRADCHECK_FAST = 1 /* random directions only, instead of all derivatives */
} kf_gradcheck_flag_t;

/* Tolerances; the defaults are in the comments. */
typedef struct kf_gradcheck_options {
  uint32_t struct_size;
  uint32_t flags;    /* kf_gradcheck_flag_t */
  double eps;        /* how far inputs are moved: 1e-6 */
  double atol, rtol; /* how far derivatives may be from differences: 1e-5, 1e-3 */
  double nondet_tol; /* how far two runs of backward may differ: 0 */
} kf_gradcheck_options_t;
/* Compares the derivatives of a function with finite differences, for the inputs that require grad;
 * these should be float64 or complex128. Inputs are moved a little in place, and restored.
 * `options` NULL: the defaults. KF_ERR_RUNTIME: a derivative is wrong, and the message says which;
 * KF_ERR_MISUSE: incomplete options; other errors are the function's. */
KF_API KF_MUST_USE kf_status_t kf_gradcheck(kf_checked_fn fn, void *context,
                                            kf_tensor_span_t inputs,
                                            const kf_gradcheck_options_t *options);
/* The same for second derivatives: of the gradients, with respect to the inputs and to the
 * gradients of the outputs (`grads`, one for each differentiable output; grads.data NULL: random
 * ones). */
KF_API KF_MUST_USE kf_status_t kf_gradgradcheck(kf_checked_fn fn, void *context,
                                                kf_tensor_span_t inputs, kf_tensor_span_t grads,
                                                const kf_gradcheck_options_t *options);

/* ---- Operators without a derivative ------------------------------------------------------- */

/* What backward through an operator without an autograd kernel does. Process-wide; KF_ERR_VALUE for
 * an unknown number. The default is an error: gradients are never lost silently. */
typedef enum kf_autograd_fallback_mode {
  KF_AUTOGRAD_FALLBACK_NOTHING = 0,
  KF_AUTOGRAD_FALLBACK_WARN = 1,
  KF_AUTOGRAD_FALLBACK_ERROR = 2
} kf_autograd_fallback_mode_t;
KF_API kf_autograd_fallback_mode_t kf_get_autograd_fallback_mode(void);
KF_API KF_MUST_USE kf_status_t kf_set_autograd_fallback_mode(kf_autograd_fallback_mode_t mode);
/* For boxed autograd kernels: whether there is something to record, because grad mode is on and one
 * of the last `count` values is, or contains in a list, a tensor that requires grad. */
KF_API bool kf_autograd_records(const kf_stack_t *stack, size_t count);
/* Boxed kernels for a program to register: one for an autograd key, whose node fails on backward,
 * and one for ADInplaceOrView, which counts writes and tracks views as the schema says.
 * KF_ERR_MISUSE: the operator has no schema. */
KF_API KF_MUST_USE kf_status_t kf_autograd_not_implemented(const kf_call_t *call,
                                                           kf_stack_t *stack);
KF_API KF_MUST_USE kf_status_t kf_autograd_inplace_or_view(const kf_call_t *call,
                                                           kf_stack_t *stack);
/* The kernel behind the fallback of the autograd keys, which another implementation may replace.
 * NULL: none; then operators without an autograd kernel are redispatched below autograd. */
KF_API void kf_set_autograd_fallback(kf_boxed_fn fallback);
KF_API kf_boxed_fn kf_get_autograd_fallback(void);
KF_API KF_MUST_USE kf_status_t kf_autograd_basic_fallback(const kf_call_t *call, kf_stack_t *stack);

#ifdef __cplusplus
}
#endif
#endif
