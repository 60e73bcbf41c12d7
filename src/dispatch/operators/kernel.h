/* Kernels, to which table entries point. A kernel does not change once calls can reach it, except
 * for the functions in its layout (Note [Counting writes]); it is freed through the reclaimer. */
#ifndef KF_DISPATCH_OPERATORS_KERNEL_H
#define KF_DISPATCH_OPERATORS_KERNEL_H

#include <keyfall/library.h>

#include "dispatch/operators/kernel_origin.h"
#include "dispatch/operators/signature.h"
#include "dispatch/schema/schema_internal.h"
#include "dispatch/threads/reclaim.h"

/* The parameters of typed functions: the types as a schema, and how to call such a function. Shared
 * by an operator's definition, the kernels that are registered with the definition's own signature,
 * and the operator's first signature. Never changes, except for `inferred`. */
typedef struct kf_typing {
  uint32_t references;         /* atomic */
  const kf_schema_t *declared; /* a definition's schema; NULL when a signature's text was given */
  kf_schema_t *inferred; /* the schema that the text implies; a definition's: NULL until asked */
  kf_signature_t *signature; /* a definition's: the plain one */
} kf_typing_t;

KF_MUST_USE kf_status_t kf__typing_of_schema(const kf_schema_t *schema, kf_typing_t **out_typing);
KF_MUST_USE kf_status_t kf__typing_of_text(const char *signature, kf_typing_t **out_typing);
/* NULL is allowed in both. Any thread. */
kf_typing_t *kf__typing_retain(kf_typing_t *typing);
void kf__typing_release(kf_typing_t *typing);
/* The schema that a kernel with these types implies (dispatcher's lock held). KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__typing_inferred(kf_typing_t *typing, const kf_schema_t **out_schema);

enum { KF__ANY_DEVICE = -2 /* the device of a kernel whose key belongs to no device */ };

struct kf_kernel {
  kf_kernel_layout_t layout; /* what calls use: the two below, or the write counter */
  kf_typed_fn typed;         /* the kernel's own; unbox.h knows this offset */
  kf_boxed_fn boxed;
  kf_key_t key; /* registered to; KF_KEY_CompositeImplicitAutograd for catch-all */
  uint8_t kind; /* kf_kernel_kind_t, or KF_KERNEL_MISSING */
  bool is_catch_all;
  bool counts_writes; /* one of the library's own, which bump versions themselves */
  bool is_standard;   /* a fallback that comes with the library */
  int16_t device;     /* type of the device whose tensors it takes, or KF__ANY_DEVICE */
  uint32_t flags;     /* kf_kernel_flags, KF__KERNEL_… */
  uint32_t shares;    /* identical registrations that share this kernel */
  kf_kernel_t *next;  /* in its operator's list: by key, newest first */
  kf_retired_t retired;
  kf_typing_t *typing;             /* typed kernels only */
  const kf_signature_t *signature; /* in there */
  void (*release)(void *context);
  kf_kernel_ref_t *refs; /* references to it, linked by `next` */
  kf__origin_t origin;   /* its text follows the struct */
};

/* Of a typed kernel; NULL: it has only a boxed form. */
static inline const kf_signature_t *kf__kernel_signature(const kf_kernel_t *kernel) {
  return kernel->signature;
}

/* See kernel_ref.c. */
struct kf_kernel_ref {
  const kf_kernel_t *kernel; /* NULL once it was deregistered; read inside calls */
  const kf_op_t *op;
  kf_kernel_ref_t *next;
  char debug[];
};

enum { KF_KERNEL_MISSING = 255 };
/* Flags of the library's own, beside kf_kernel_flags. */
enum {
  KF__KERNEL_MAY_DECLINE = 1u << 17, /* it may return KF_ERR_DECLINED */
  KF__KERNEL_FOR_DEVICES = 1u << 18, /* of CompositeExplicitAutograd: for open backends alone */
  KF__KERNEL_WITHOUT_KEY = 1u << 19  /* beside the last: also for calls without a key */
};

/* Checks a description and makes a kernel of it. `what` begins the message of an error;
 * `origin` is used when the description has none; `declared`, if any, are the types of a typed
 * kernel whose description has no signature. */
KF_MUST_USE kf_status_t kf__kernel_create(const char *what, const kf_kernel_desc_t *desc,
                                          kf__origin_t origin, kf_typing_t *declared,
                                          kf_kernel_t **out_kernel);
/* Says which key an unpublished kernel is registered to. */
void kf__kernel_set_key(kf_kernel_t *kernel, kf_key_t key);
/* Frees a kernel that was never published; the description's release callback is not called. NULL
 * is allowed. */
void kf__kernel_discard(kf_kernel_t *kernel);
/* Passes a published kernel to the reclaimer, and clears the references to it. Dispatcher's lock
 * held; the kernel is not in any table or list. */
void kf__kernel_retire(kf_kernel_t *kernel);
/* Same functions, context and origin: registering it a second time only adds to `shares`. */
bool kf__kernel_identical(const kf_kernel_t *a, const kf_kernel_t *b);
bool kf__kernel_has_sym_int(const kf_kernel_t *kernel);

/* The two kernels that the dispatcher itself puts into tables. */
extern const kf_kernel_t kf__missing_kernel;
extern const kf_kernel_t kf__ambiguous_kernel;

#endif
