/* lazy.h: tensors on the device "lazy" record operators and run them later, as one graph.
 *
 * A lazy tensor is an ordinary tensor whose device type is KF_DEVICE_LAZY. An operator that gets
 * one checks its arguments at once, makes results with sizes, strides and type, and records a node;
 * nothing is computed. A flush takes everything that is pending on the device, finds or makes a
 * compiled graph for it, and runs that on the eager device (the CPU):
 *
 *   KF_TRY(kf_lazy_init());
 *   KF_TRY(kf_ones(KF_INTS(2, 3), ..., lazy device, ..., &x));
 *   KF_TRY(kf_add(x, x, one, &y));                     recorded
 *   KF_TRY(kf_lazy_mark_step(kf_device_make(KF_DEVICE_LAZY, 0), true));   computed
 *
 * Using a value flushes as well: item, printing, bool, copies to another device, and operators that
 * cannot be recorded, which run on the eager device at once. kf_lazy_explain says what the last
 * step did and why.
 *
 * Results are those of the eager device, bit for bit, unless fused code reassociates a reduction
 * (kf_lazy_options_t.fuse) or a kernel computes a whole pattern (kf_lazy_options_t.exact). Numbers
 * (Scalar and float arguments) are read at each run: a graph is not compiled again when a learning
 * rate changes.
 *
 * All functions may be called on any thread after kf_lazy_init. Texts are owned by the caller, who
 * frees them with kf_free. Functions that need the device fail with KF_ERR_RUNTIME before
 * kf_lazy_init; counters, metrics and options work at any time. */
#ifndef KEYFALL_LAZY_H
#define KEYFALL_LAZY_H

#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The device --------------------------------------------------------------------------- */

/* Makes the device "lazy" usable: gives it memory functions and registers the recorder at the key
 * Lazy. Does nothing when it was called before. KF_ERR_RUNTIME: another back end has registered
 * kernels or an interface for the key; nothing is changed then. */
KF_API KF_MUST_USE kf_status_t kf_lazy_init(void);
KF_API bool kf_lazy_is_initialized(void);

/* Runs everything that is pending on a lazy device; an index of -1 means device 0. With `wait` it
 * returns when the values are computed, otherwise the graph runs on a worker thread, and its errors
 * are delivered by the next kf_lazy_wait or flush that waits. Counts as the end of a step. */
KF_API KF_MUST_USE kf_status_t kf_lazy_mark_step(kf_device_t device, bool wait);
/* The same for the values of these tensors, without the end of a step. Everything else that is
 * pending on their device runs as well, so that nothing is computed twice. Tensors that are not
 * lazy are ignored. */
KF_API KF_MUST_USE kf_status_t kf_lazy_sync(kf_tensor_span_t tensors, bool wait);
/* Waits for the worker thread and delivers the error of a graph that failed, once: the message
 * names the operator and, where it is known, the source line. */
KF_API KF_MUST_USE kf_status_t kf_lazy_wait(kf_device_t device);

/* ---- Tensors ------------------------------------------------------------------------------ */

KF_API bool kf_lazy_is_lazy(const kf_tensor_t *tensor);
/* The number of the tensor's buffer, from 1 in order of creation. Views share it. KF_ERR_RUNTIME:
 * "Input tensor is not a lazy tensor: …". */
KF_API KF_MUST_USE kf_status_t kf_lazy_tensor_id(const kf_tensor_t *tensor, int64_t *out_id);
/* Whether the tensor's value is recorded and not yet computed. False for other tensors. */
KF_API bool kf_lazy_is_pending(const kf_tensor_t *tensor);
/* A lazy tensor over the memory of an eager one, for the caller to own: it starts with the eager
 * tensor's elements, and what is written to it arrives in the eager tensor's memory at the next
 * flush. The whole storage is shared: make further views from the lazy tensor, and do not wrap a
 * storage twice at a time, since each lazy tensor knows of its own writes only. Whoever asks for the
 * eager tensor's memory, by any function that gives an address or bytes, has recorded writes run
 * first; addresses from before see them at the next flush. KF_ERR_VALUE: a tensor that is not on
 * the eager device. */
KF_API KF_MUST_USE kf_status_t kf_lazy_wrap(kf_tensor_t *eager, kf_tensor_t **out_tensor);
/* The eager tensor with a lazy tensor's elements, for the caller to own; flushes. It shares the
 * memory of the lazy tensor: do not write to it while the lazy one is in use. */
KF_API KF_MUST_USE kf_status_t kf_lazy_unwrap(kf_tensor_t *tensor, kf_tensor_t **out_eager);

/* ---- Scopes ------------------------------------------------------------------------------- */

/* Between these calls the thread records operators on eager tensors as well: they become lazy
 * tensors that share the eager ones' memory, as kf_lazy_wrap makes them, and results are lazy. The
 * thread includes the key Lazy meanwhile. Scopes nest. The end of the outermost one runs everything
 * and ends a step, unless `flush` is false, for callers that extract the graph: until everything
 * has run, eager tensors that were written have their old elements. The end leaves the scope also
 * when it fails. KF_ERR_MISUSE: the thread is in no scope. */
KF_API KF_MUST_USE kf_status_t kf_lazy_scope_begin(void);
/* What writes to memory whose address other code has (NumPy arrays, DLPack, storages over the same
 * bytes) runs at once in a scope, so that the others see it. After this call the thread's scope
 * records that as well, for callers that extract the graph, unless the scope is inside of another
 * one. KF_ERR_MISUSE: the thread is in no scope. */
KF_API KF_MUST_USE kf_status_t kf_lazy_scope_record_all(void);
KF_API KF_MUST_USE kf_status_t kf_lazy_scope_end(bool flush);
/* The lazy tensor that stands for an argument of a step in the thread's scope, for the caller to
 * own: arguments that share memory get lazy tensors that share it. What the step reads and writes
 * through it belongs to the argument, also in runs of a graph (kf_lazy_graph_extract). KF_ERR_VALUE:
 * a tensor that is not on the CPU; KF_ERR_MISUSE: the thread is in no scope. */
KF_API KF_MUST_USE kf_status_t kf_lazy_scope_argument(kf_tensor_t *eager,
                                                      kf_tensor_t **out_tensor);
/* A language binding tells the scope of the thread that memory of the CPU was made from the
 * program's data. A step that makes it anew each time may read it in a graph, but neither write to
 * it nor return it: kf_lazy_watch_begin. Does nothing elsewhere. */
KF_API KF_MUST_USE kf_status_t kf_lazy_scope_made(kf_storage_t *storage);
KF_API bool kf_lazy_scope_has_made(const kf_tensor_t *tensor);
/* Whether a lazy tensor stands for an eager one as it is: memory, type, shape and strides. */
KF_API bool kf_lazy_stands_for(const kf_tensor_t *tensor, const kf_tensor_t *eager);

/* ---- Dumps -------------------------------------------------------------------------------- */

typedef enum kf_lazy_format {
  KF_LAZY_TEXT = 0,   /* IR { ... } */
  KF_LAZY_DOT = 1,    /* Graphviz */
  KF_LAZY_BACKEND = 2 /* what the back end makes of it: instructions, slots, fused code */
} kf_lazy_format_t;
/* The recorded graph of the tensors' values. Computes nothing. Tensors without a pending value are
 * device data. KF_ERR_RUNTIME for tensors that are not lazy. */
KF_API KF_MUST_USE kf_status_t kf_lazy_dump(kf_tensor_span_t tensors, kf_lazy_format_t format,
                                            char **out_text);

typedef struct kf_lazy_hash {
  uint8_t bytes[16];
} kf_lazy_hash_t;
/* The key of the tensors' graph in the cache. The same program has the same hash in every process
 * of one version of the library. */
KF_API KF_MUST_USE kf_status_t kf_lazy_graph_hash(kf_tensor_span_t tensors,
                                                  kf_lazy_hash_t *out_hash);
/* The inputs of the tensors' graph in the order of its parameters: a list of eager tensors, and the
 * ids of the lazy buffers that hold them. Either pointer may be NULL. */
KF_API KF_MUST_USE kf_status_t kf_lazy_graph_inputs(kf_tensor_span_t tensors,
                                                    kf_list_t **out_inputs, kf_list_t **out_ids);
/* Runs a cached graph on other inputs, in the order of kf_lazy_graph_inputs; lazy or eager tensors
 * with the recorded geometry. The result is a list of new lazy tensors, one for each root. Inputs
 * are never written. Numbers are those of the run that was cached. KF_ERR_RUNTIME: "Failed to get
 * computation by hash. Maybe the entry get kicked out of the LRU cache", or an input that does not
 * fit. */
KF_API KF_MUST_USE kf_status_t kf_lazy_run_cached(kf_lazy_hash_t hash, kf_tensor_span_t inputs,
                                                  kf_list_t **out_results);

/* The graph that a flush ran last, e.g. to see which loops were made of it. KF_LAZY_DOT shows the
 * steps that run. KF_ERR_RUNTIME: "No computations have been executed yet." */
KF_API KF_MUST_USE kf_status_t kf_lazy_latest_graph(kf_lazy_format_t format, char **out_text);

/* ---- Compiled functions ------------------------------------------------------------------- */

/* A graph that a program keeps, to run it again without recording. A program records a step once:
 *
 *   kf_lazy_wrap or copies make the inputs lazy; the step runs; its results are `roots`
 *   KF_TRY(kf_lazy_graph_extract(inputs, roots, 0, &graph));
 *   ...
 *   KF_TRY(kf_lazy_graph_run(graph, new_inputs, results));          no recording, no hashing
 *
 * Values that the graph reads and that are no inputs are captured: parameters, optimizer state. A
 * captured buffer is read as it is at the time of a run, and what the step wrote to it is written
 * again by each run, also to the memory that kf_lazy_wrap shares. Writes to inputs go to the inputs
 * of the run. Random operators draw new numbers. */
typedef struct kf_lazy_graph kf_lazy_graph_t;
enum kf_lazy_graph_flags {
  KF_LAZY_EAGER_RESULTS = 1 /* results of runs are tensors of the eager device, not lazy ones */
};
/* Around a step that is recorded to be kept: the calling thread notices what no graph can do again,
 * such as operators that fall back, values that the step looks at, and changes of the shape of
 * tensors that it finds. The end returns the first of them in words, for the caller to free, or
 * NULL: then runs of the graph do what the step has done. */
KF_API void kf_lazy_watch_begin(void);
KF_API KF_MUST_USE kf_status_t kf_lazy_watch_end(char **out_obstacle);
/* Makes a graph of everything that is pending on the device of the inputs and roots, and takes it
 * off the record: roots and written tensors keep the values that they had before (or none) until
 * kf_lazy_graph_run is called. The caller releases the graph. KF_ERR_RUNTIME: no tensor is lazy. */
KF_API KF_MUST_USE kf_status_t kf_lazy_graph_extract(kf_tensor_span_t inputs,
                                                     kf_tensor_span_t roots, uint32_t flags,
                                                     kf_lazy_graph_t **out_graph);
/* Whether the graph has captured a storage: its operators read it, and it does not belong to one of
 * the graph's inputs. Only the address is compared, so a storage that has been freed may be asked
 * about. */
KF_API bool kf_lazy_graph_reads(const kf_lazy_graph_t *graph, const void *storage);
/* Whether the graph can run on these inputs: none has memory that the graph has captured, unless
 * both are only read, and those whose storage the graph uses beyond their elements (resize_) begin
 * where the recorded ones did, in storages of no less size. */
KF_API bool kf_lazy_graph_accepts(const kf_lazy_graph_t *graph,
                                  kf_tensor_t *const *inputs);
KF_API size_t kf_lazy_graph_input_count(const kf_lazy_graph_t *graph);
KF_API size_t kf_lazy_graph_result_count(const kf_lazy_graph_t *graph);
/* Runs the graph on eager or lazy inputs with the recorded geometry and writes new references to
 * `results`, in the order of the roots. One run at a time: KF_ERR_RUNTIME otherwise. On failure
 * no result is written. */
KF_API KF_MUST_USE kf_status_t kf_lazy_graph_run(kf_lazy_graph_t *graph, kf_tensor_t *const *inputs,
                                                 kf_tensor_t **results);
KF_API KF_MUST_USE kf_status_t kf_lazy_graph_text(const kf_lazy_graph_t *graph,
                                                  kf_lazy_format_t format, char **out_text);
KF_API void kf_lazy_graph_release(kf_lazy_graph_t *graph);

/* ---- Options ------------------------------------------------------------------------------ */

typedef struct kf_lazy_options {
  uint32_t struct_size;
  /* LTC_ENABLE_SYMBOLIC_SHAPES; off. The first graph is one for changing sizes already; else the
   * second one that differs only in sizes from a cached graph. nonzero always falls back. */
  bool symbolic_shapes;
  /* off: calls that are equal to recorded ones reuse their shapes instead of inferring them.
   * Counters "IrNodeReused_aten::mm" and so on tell how often. */
  bool reuse_ir;
  /* LTC_IR_DEBUG; off. Nodes keep the location that the call-site function gives. */
  bool source_locations;
  bool fuse; /* on: elementwise operators become one loop where a compiler exists */
  /* on: graphs are simplified before they are compiled, and those that differ only in sizes share
   * one. Dead code is always left out, and memory always reused. */
  bool optimize;
  /* off: softmax, layer_norm, gelu and the like, written from primitive operators, run the kernel
   * of that name, and agree with eager results within a few ulp. On: every bit is the eager one. */
  bool exact;
  uint32_t cache_size;                 /* graphs that are kept: 1024 */
  uint32_t trim_graph_size;            /* nodes at which a graph runs by itself: 100000 */
  uint32_t trim_graph_check_frequency; /* recorded operators between two such checks: 5000 */
} kf_lazy_options_t;
/* Process-wide; the caller sets struct_size before it asks. KF_ERR_MISUSE without it. */
KF_API KF_MUST_USE kf_status_t kf_lazy_get_options(kf_lazy_options_t *options);
KF_API KF_MUST_USE kf_status_t kf_lazy_set_options(const kf_lazy_options_t *options);
/* Operators that always run on the eager device: names without an overload ("aten::add") mean all
 * overloads, "aten::add.Tensor" means one; separated by commas, NULL or "" for none. The
 * environment variable LTC_FORCE_FALLBACK is the first value. A name that no operator has is a
 * warning, in the variable, too: an operator of that name may be registered later. */
KF_API KF_MUST_USE kf_status_t kf_lazy_set_force_fallback(const char *operators);
KF_API KF_MUST_USE kf_status_t kf_lazy_force_fallback(char **out_operators);
/* Whether the operator runs on the eager device whatever its arguments are: it is in that list, or
 * it is nonzero and symbolic shapes are off. */
KF_API bool kf_lazy_is_forced(const kf_op_t *op);
/* Writes the source location of the running call, "function@file.py:12", at most `size` bytes with
 * the terminator; set by a language binding. It is asked for each recorded operator while
 * source_locations is on. NULL: none. */
KF_API void kf_lazy_set_call_site(void (*call_site)(char *buffer, size_t size));
/* Called around whatever runs a graph, waits for one or runs an operator on the eager device, on
 * the calling thread: a language binding lets its other threads run meanwhile. `end` gets what
 * `begin` returned. Pairs may nest. Both NULL: none. Set them before lazy tensors are used. */
KF_API void kf_lazy_set_waiting(void *(*begin)(void), void (*end)(void *state));

/* ---- Counters and metrics ----------------------------------------------------------------- */

/* Counters have names such as "lazy::add" (recorded), "aten::nonzero" (fell back), "MarkStep",
 * "CachedCompile", "UncachedCompile". Those that are 0 are not visited and not reported. */
typedef kf_status_t (*kf_lazy_counter_fn)(void *context, const char *name, int64_t value);
KF_API KF_MUST_USE kf_status_t kf_lazy_visit_counters(kf_lazy_counter_fn visit, void *context);
/* False: no such counter, or 0. */
KF_API bool kf_lazy_counter(const char *name, int64_t *out_value);

typedef struct kf_lazy_metric {
  uint32_t struct_size;
  uint32_t unit; /* 0: a number, 1: bytes, 2: nanoseconds */
  const char *name;
  int64_t samples;       /* since the last reset */
  double accumulator;    /* their sum */
  double percentiles[9]; /* 1, 5, 10, 20, 50, 80, 90, 95 and 99 %, of the last 1024 samples */
} kf_lazy_metric_t;
typedef kf_status_t (*kf_lazy_metric_fn)(void *context, const kf_lazy_metric_t *metric);
KF_API KF_MUST_USE kf_status_t kf_lazy_visit_metrics(kf_lazy_metric_fn visit, void *context);
/* All metrics and counters as PyTorch's lazy tensors report them. */
KF_API KF_MUST_USE kf_status_t kf_lazy_report(char **out_text);
/* The counters and metrics with these names, separated by commas (NULL: none), and all counters of
 * operators that fell back. */
KF_API KF_MUST_USE kf_status_t kf_lazy_short_report(const char *counters, const char *metrics,
                                                    char **out_text);
KF_API KF_MUST_USE kf_status_t kf_lazy_report_json(char **out_text);
KF_API void kf_lazy_reset_counters(void);
KF_API void kf_lazy_reset_metrics(void);

/* Adds a line to what kf_lazy_explain says of the present step. */
KF_API void kf_lazy_note(const char *text);
/* Why the last step compiled, flushed or fell back, in words. */
KF_API KF_MUST_USE kf_status_t kf_lazy_explain(char **out_text);

/* ---- The cache of graphs ------------------------------------------------------------------ */

typedef struct kf_lazy_cache_stats {
  uint32_t struct_size; /* set by the caller */
  uint32_t size;        /* graphs in the cache */
  uint64_t hits;
  uint64_t misses;
  uint64_t evictions;
} kf_lazy_cache_stats_t;
KF_API KF_MUST_USE kf_status_t kf_lazy_get_cache_stats(kf_lazy_cache_stats_t *out_stats);
/* Forgets the graphs, and frees memory that is kept for recording. */
KF_API void kf_lazy_cache_clear(void);
/* The graphs of the cache for Graphviz, each in a frame of its own. */
KF_API KF_MUST_USE kf_status_t kf_lazy_cache_dot(char **out_text);
/* The cached graphs as they were recorded, one after the other, in the format KF_LAZY_TEXT; to free
 * with kf_free. Graphs that are cached without their text are left out. KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_lazy_cache_text(char **out_text);

/* ---- Back ends ---------------------------------------------------------------------------- */

/* What runs the graphs. The built-in one runs the kernels of the CPU in planned order. Another one
 * gets each graph as a list of nodes and may compile it as it likes. */
typedef struct kf_lazy_program kf_lazy_program_t; /* a graph; valid during compile */

/* An operand or a result: value `index` of node `node`; for parameters, node is -1 and index is the
 * number of the parameter. */
typedef struct kf_lazy_value {
  int32_t node;
  int32_t index;
} kf_lazy_value_t;
typedef struct kf_lazy_program_info {
  uint32_t struct_size;
  uint32_t reserved;
  size_t parameter_count;
  size_t node_count;
  size_t result_count;
} kf_lazy_program_info_t;
KF_API KF_MUST_USE kf_status_t kf_lazy_describe_program(const kf_lazy_program_t *program,
                                                        kf_lazy_program_info_t *out_info);
/* The graph as text, in the format of kf_lazy_dump. */
KF_API KF_MUST_USE kf_status_t kf_lazy_program_text(const kf_lazy_program_t *program,
                                                    char **out_text);
/* Runs the program with the built-in back end: `arguments` are eager tensors, one for each
 * parameter, which are not written; `results` gets new references. For back ends that handle some
 * graphs only. */
KF_API KF_MUST_USE kf_status_t kf_lazy_program_run(const kf_lazy_program_t *program,
                                                   kf_tensor_t *const *arguments,
                                                   kf_tensor_t **results);
KF_API void kf_lazy_program_retain(kf_lazy_program_t *program);
KF_API void kf_lazy_program_release(kf_lazy_program_t *program);

typedef struct kf_lazy_backend {
  uint32_t struct_size;
  int32_t eager_device_type; /* where operators that fall back run, e.g. KF_DEVICE_CPU */
  const char *name;          /* appears in reports; must outlive the registration */
  void *context;             /* first argument of every function */
  /* Makes code for a program. *out_code is what execute and release get. */
  kf_status_t (*compile)(void *context, kf_lazy_program_t *program, void **out_code);
  /* Runs it: `arguments` are eager tensors, `results` gets new references. Several threads may run
   * it at once. */
  kf_status_t (*execute)(void *context, void *code, kf_tensor_t *const *arguments,
                         kf_tensor_t **results);
  void (*release)(void *context, void *code);
  /* What was compiled, as text owned by the caller (kf_free). NULL: nothing to say. */
  kf_status_t (*describe)(void *context, const void *code, char **out_text);
} kf_lazy_backend_t;
/* Replaces the back end of graphs that are compiled from now on; NULL puts the built-in one back.
 * The struct is copied. KF_ERR_MISUSE: struct_size or a function is missing. */
KF_API KF_MUST_USE kf_status_t kf_lazy_set_backend(const kf_lazy_backend_t *backend);
KF_API const char *kf_lazy_backend_name(void);
/* Has the built-in back end run graphs that are compiled from now on with the kernels of another
 * device, e.g. a plug-in's. Values of lazy tensors move to the device and stay there; of tensors of
 * the CPU that are wrapped, each run gets a copy, and writes back what it has written. Operators
 * that fall back run there, too, unless they write to an argument. Forgets all cached graphs; not
 * while graphs run. KF_ERR_VALUE: lazy or meta; errors of the device when it has no memory to give.
 */
KF_API KF_MUST_USE kf_status_t kf_lazy_set_eager_device(kf_device_t device);
/* eager_device_type of the back end; the device of kf_lazy_set_eager_device for the built-in one.
 */
KF_API int kf_lazy_eager_device_type(void);

/* A boxed kernel that runs its operator on the eager device and counts it, for programs that
 * register kernels of their own at the key Lazy:
 *
 *   kf_kernel_desc_t kernel = kf_kernel_boxed(kf_lazy_eager_fallback, NULL, NULL);
 *
 * Everything that the arguments need is computed first. Written arguments, lists included, and
 * results of all kinds are on the lazy device afterwards. KF_ERR_NOT_IMPLEMENTED: the operator
 * returns a view. */
KF_API kf_status_t kf_lazy_eager_fallback(const kf_call_t *call, kf_stack_t *stack);

#ifdef __cplusplus
}
#endif
#endif
