/* Kernels: what a table entry points to. A kernel never changes once calls can reach it; it is
 * freed through the reclaimer. */
#ifndef KF_DISPATCH_KERNEL_H
#define KF_DISPATCH_KERNEL_H

#include <keyfall/library.h>

#include "dispatch/reclaim.h"
#include "dispatch/schema_internal.h"
#include "dispatch/signature.h"

struct kf_kernel {
  kf_kernel_layout_t layout;
  kf_key_t key; /* registered to; KF_KEY_CompositeImplicitAutograd for catch-all */
  uint8_t kind; /* kf_kernel_kind_t, or KF_KERNEL_MISSING */
  bool is_catch_all;
  uint32_t shares;   /* identical registrations that this kernel stands for */
  kf_kernel_t *next; /* in its operator's list: by key, newest first */
  kf_retired_t retired;
  kf_schema_t *inferred; /* typed: the schema that its signature implies */
  kf_signature_t *signature;
  void (*release)(void *context);
  char *debug;
};

enum { KF_KERNEL_MISSING = 255 };

/* Checks a description and makes a kernel of it. `what` begins the message of an error;
 * `debug` is used when the description has none. */
KF_MUST_USE kf_status_t kf__kernel_create(const char *what, const kf_kernel_desc_t *desc,
                                          const char *debug, kf_kernel_t **out_kernel);
/* Frees a kernel that was never published; the description's release callback is not called. */
void kf__kernel_discard(kf_kernel_t *kernel);
/* Hands a published kernel to the reclaimer (dispatcher's lock held). */
void kf__kernel_retire(kf_kernel_t *kernel);
/* Same function, context and text: registering it again adds nothing. */
bool kf__kernel_identical(const kf_kernel_t *a, const kf_kernel_t *b);
/* What a call says that ended at a kernel of a special kind (neither typed nor boxed). */
kf_status_t kf__kernel_report(const kf_call_t *call);
bool kf__kernel_has_sym_int(const kf_kernel_t *kernel);

/* The two kernels that the dispatcher itself puts into tables. */
extern const kf_kernel_t kf__missing_kernel;
extern const kf_kernel_t kf__ambiguous_kernel;

#endif
