/* fallback.h: operators that a device has no kernel for run on the CPU.
 *
 * A device with an interface (device.h) has the CPU fallback from the start: an operator without a
 * kernel for the device, and without a composite kernel, gets copies of its arguments in host
 * memory, runs the CPU's kernel, and its results go to the device. What that costs is on the bill;
 * a strict scope refuses it.
 *
 * Properties that programs may rely on:
 * - Arguments that share memory on the device share it in the CPU kernel.
 * - Only arguments that the schema says are written are copied back, and all of them or none.
 * - A tensor that several fallbacks read is copied once, until somebody writes to it.
 * - View operators do not fall back: a view of a copy would lose writes. Those of the catalogue are
 *   computed by the core for every device. See kf_cpu_fallback_copying_views for others.
 * - Random operators draw from the device's generator, or the one that was passed. */
#ifndef KEYFALL_FALLBACK_H
#define KEYFALL_FALLBACK_H

#include <keyfall/op.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The fallback as a boxed kernel, to be registered for one operator or for all operators of a key
 * (kf_library_impl, kf_library_fallback). KF_ERR_NOT_IMPLEMENTED for view operators, and for
 * arguments that cannot be moved (storages, streams, containers of tensors other than lists); the
 * message names the operator and the argument. */
KF_API kf_status_t kf_cpu_fallback(const kf_call_t *call, kf_stack_t *stack);
/* The same with another key of the CPU than KF_KEY_CPU, for example QuantizedCPU. KF_ERR_VALUE for
 * a key of another device. */
KF_API KF_MUST_USE kf_status_t kf_cpu_fallback_to(const kf_call_t *call, kf_stack_t *stack,
                                                  kf_key_t cpu_key);
/* kf_cpu_fallback, but for view operators, too: each call of one warns, and its results are copies
 * on the device, so that writes to them do not reach the argument. For operators whose results
 * nobody writes to. */
KF_API kf_status_t kf_cpu_fallback_copying_views(const kf_call_t *call, kf_stack_t *stack);

/* ---- Strict scopes ------------------------------------------------------------------------ */

/* Inside of a strict scope the first fallback fails with KF_ERR_NOT_IMPLEMENTED and the reason. A
 * scope holds for the thread that entered it; scopes nest. The environment variable
 * KEYFALL_FALLBACK=strict makes the whole process strict from the start, =warn warns once for each
 * operator. */
typedef enum kf_fallback_policy {
  KF_FALLBACK_ALLOW = 0,
  KF_FALLBACK_WARN = 1,  /* allowed, with one warning for each operator */
  KF_FALLBACK_REFUSE = 2 /* strict */
} kf_fallback_policy_t;
/* Sets the policy of the calling thread and returns the one it had, to be put back. */
KF_API kf_fallback_policy_t kf_fallback_set_policy(kf_fallback_policy_t policy);
KF_API kf_fallback_policy_t kf_fallback_policy(void);
/* Operators that may fall back whatever the policy is, and operators that never may: full names
 * ("aten::sort" means all its overloads, "aten::sort.stable" one), separated by commas; NULL: none.
 * An operator on both lists is denied. The environment variables KEYFALL_FALLBACK_ALLOW and
 * KEYFALL_FALLBACK_DENY are read when the library is loaded. */
KF_API KF_MUST_USE kf_status_t kf_fallback_set_lists(const char *allowed, const char *denied);

/* ---- Kept copies -------------------------------------------------------------------------- */

/* Memory for copies that are kept: those of fallbacks on the host, and those that a device has of
 * tensors of the CPU between runs of a compiled graph (lazy.h). 256 MiB unless set; 0 keeps none. */
KF_API void kf_fallback_set_cache_limit(size_t bytes);
KF_API size_t kf_fallback_cache_size(void); /* bytes kept now */

/* ---- The bill ----------------------------------------------------------------------------- */

/* What the fallbacks of one operator on one device cost since the bill was last cleared. */
typedef struct kf_bill_entry {
  uint32_t struct_size;
  int32_t device_type;
  const char *op; /* full name */
  uint64_t calls;
  uint64_t bytes_out; /* device to host */
  uint64_t bytes_in;  /* host to device */
  uint64_t copy_ns;
  uint64_t kernel_ns;
  const char *site; /* where it first happened, "file.py:12"; "" where that is not known */
} kf_bill_entry_t;
/* Counting is off at first, and costs one load then. On for all threads. KEYFALL_BILL=1 switches it
 * on from the start and reports the bill at the end of the process (report.h). */
KF_API void kf_bill_enable(bool on);
KF_API bool kf_bill_is_enabled(void);
KF_API void kf_bill_clear(void);
/* Visits the entries, the most expensive operator first: what to port next. Stops and passes on the
 * first status that is not KF_OK. The visitor must not call operators. */
typedef kf_status_t (*kf_bill_visitor_fn)(void *context, const kf_bill_entry_t *entry);
KF_API KF_MUST_USE kf_status_t kf_bill_visit(kf_bill_visitor_fn visit, void *context);
/* The bill as an owned text (kf_free): a table, or JSON. */
KF_API KF_MUST_USE kf_status_t kf_bill_table(char **out_text);
KF_API KF_MUST_USE kf_status_t kf_bill_json(char **out_text);
/* The first 100,000 fallbacks since the bill was cleared as a timeline, in the trace-event format
 * that Perfetto and chrome://tracing show: each call with its copies and its kernel. */
KF_API KF_MUST_USE kf_status_t kf_bill_trace(char **out_text);
/* Asked for the place of a call when an operator gets its entry; writes at most `size` bytes. Set
 * by a language binding; NULL: none. */
typedef void (*kf_call_site_fn)(char *buffer, size_t size);
KF_API void kf_bill_set_call_site(kf_call_site_fn call_site);

#ifdef __cplusplus
}
#endif
#endif
