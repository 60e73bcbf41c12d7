/* Kernels: what a table entry points to. A kernel never changes once calls can reach it, except for
 * the way in which they do (Note [Counting writes]); it is freed through the reclaimer. */
#ifndef KF_DISPATCH_OPERATORS_KERNEL_H
#define KF_DISPATCH_OPERATORS_KERNEL_H

#include <keyfall/library.h>

#include "dispatch/operators/kernel_origin.h"
#include "dispatch/operators/signature.h"
#include "dispatch/schema/schema_internal.h"
#include "dispatch/threads/reclaim.h"

/* What the parameters of typed functions are: the types as a schema, and how to call. Shared by an
 * operator's definition, the kernels that are registered with the definition's own signature, and
 * the memory of the first signature. Never changes, but for `inferred`. */
typedef struct kf_typing {
  uint32_t references;
  const kf_schema_t *declared; /* a definition's schema; NULL when a signature's text was given */
  kf_schema_t *inferred; /* the schema that the text implies; a definition's: NULL until asked */
  kf_signature_t *signature; /* a definition's: the plain one */
} kf_typing_t;

KF_MUST_USE kf_status_t kf__typing_of_schema(const kf_schema_t *schema, kf_typing_t **out_typing);
KF_MUST_USE kf_status_t kf__typing_of_text(const char *signature, kf_typing_t **out_typing);
kf_typing_t *kf__typing_retain(kf_typing_t *typing);
void kf__typing_release(kf_typing_t *typing);
/* The schema that a kernel with these types implies (dispatcher's lock held). KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__typing_inferred(kf_typing_t *typing, const kf_schema_t **out_schema);

struct kf_kernel {
  kf_kernel_layout_t layout; /* what calls use: the two below, or what stands before them */
  kf_typed_fn typed;         /* the kernel's own; unbox.h knows this place */
  kf_boxed_fn boxed;
  kf_key_t key; /* registered to; KF_KEY_CompositeImplicitAutograd for catch-all */
  uint8_t kind; /* kf_kernel_kind_t, or KF_KERNEL_MISSING */
  bool is_catch_all;
  bool counts_writes; /* one of the library's own, which bump versions themselves */
  bool is_standard;   /* a fallback that comes with the library */
  uint32_t shares;    /* identical registrations that this kernel stands for */
  kf_kernel_t *next;  /* in its operator's list: by key, newest first */
  kf_retired_t retired;
  kf_typing_t *typing;             /* typed kernels only */
  const kf_signature_t *signature; /* in there */
  void (*release)(void *context);
  kf_kernel_ref_t *refs; /* those who hold on to it, by `next` */
  kf__origin_t origin;   /* its text stands behind the struct */
};

/* See kernel_ref.c. */
struct kf_kernel_ref {
  const kf_kernel_t *kernel; /* NULL once it was deregistered; read inside of calls */
  const kf_op_t *op;
  kf_kernel_ref_t *next;
  char debug[];
};

enum { KF_KERNEL_MISSING = 255 };

/* Checks a description and makes a kernel of it. `what` begins the message of an error;
 * `origin` is used when the description has none; `declared`, if any, are the types of a typed
 * kernel whose description has no signature. */
KF_MUST_USE kf_status_t kf__kernel_create(const char *what, const kf_kernel_desc_t *desc,
                                          kf__origin_t origin, kf_typing_t *declared,
                                          kf_kernel_t **out_kernel);
/* Frees a kernel that was never published; the description's release callback is not called. */
void kf__kernel_discard(kf_kernel_t *kernel);
/* Hands a published kernel to the reclaimer, and tells those who hold on to it (dispatcher's lock
 * held). */
void kf__kernel_retire(kf_kernel_t *kernel);
/* Same function, context and origin: registering it again adds nothing. */
bool kf__kernel_identical(const kf_kernel_t *a, const kf_kernel_t *b);
bool kf__kernel_has_sym_int(const kf_kernel_t *kernel);

/* The two kernels that the dispatcher itself puts into tables. */
extern const kf_kernel_t kf__missing_kernel;
extern const kf_kernel_t kf__ambiguous_kernel;

#endif
