/* Operators: the object to which calls refer, and its registrations. Members after `layout` change
 * only under the dispatcher's lock. */
#ifndef KF_DISPATCH_OPERATORS_OPERATOR_H
#define KF_DISPATCH_OPERATORS_OPERATOR_H

#include <keyfall/call.h>
#include <keyfall/facts.h>
#include <keyfall/library.h>
#include <keyfall/trace.h>

#include "dispatch/keys/key_internal.h"
#include "dispatch/operators/kernel.h"
#include "dispatch/operators/operator_block.h"

/* A definition: the schema, its origin and its options. Freed through the reclaimer, because calls
 * read the schema. */
typedef struct kf_definition {
  kf_retired_t retired;
  const kf_schema_t *schema;
  kf_typing_t *typing;             /* of typed callers */
  const kf_signature_t *signature; /* in there; describes the pointers of typed slow calls */
  uint32_t alias_analysis;
  size_t tag_count;
  kf__origin_t origin; /* its text follows the tags, in the same block */
  const char *tags[];  /* their texts are in the block, too */
} kf_definition_t;

/* The first signature of a class (plain or symbolic): later typed kernels of the class have to
 * agree with it. */
typedef struct kf_first_signature {
  kf_typing_t *typing; /* NULL: none yet */
  kf__origin_t origin; /* its text is owned */
  kf_key_t key;
  bool is_catch_all;
} kf_first_signature_t;

struct kf_op {
  kf_op_layout_t layout;
  kf_retired_t retired;
  kf_op_block_t *block;     /* NULL: memory of its own */
  kf_op_t *previous, *next; /* creation order */
  kf_op_t *hash_next;
  uint64_t hash;
  kf_definition_t *definition; /* NULL: no schema */
  uint64_t profiled;           /* its number in a profile: Note [Profiled operators] in profile.c */
  kf_kernel_t *kernels;        /* by increasing key number; within a key newest first */
  kf_first_signature_t first_plain, first_sym;
  uint32_t def_count;
  uint32_t registration_count; /* defs, impls and names */
  uint32_t number; /* 1 + its number in the catalogue; 0: a program's operator */
  bool is_observed;
  bool is_listed; /* findable by name; false once the last registration is gone */
  const kf_facts_t *facts; /* NULL: the default; a call may read those that are removed */
  kf_missing_kernel_fn missing_fn;
  void *missing_context;
  const char *overload; /* inside the name block */
  const char *full_name;
  char name[]; /* "ns::name\0overload\0ns::name.overload" */
};

static inline kf_op_t *kf__op_mutable(const kf_op_t *op) { return (kf_op_t *)(uintptr_t)op; }

/* The stored mask of a backend. Bit r is set when the key of rank r does not fall through. */
static inline uint64_t *kf__op_mask(const kf_op_t *op, size_t backend) {
  KF_ASSERT(backend < KF_BACKEND_COUNT);
  return &kf__op_mutable(op)->layout.masks[KF_BACKEND_COUNT - 1 - backend];
}
/* The mask that a call with these backends applies: that of the highest one. Sets made by hand may
 * have bits that are not backends. */
static inline uint64_t kf__op_mask_for(const kf_op_t *op, uint64_t backends) {
  return KF_LOAD(
      kf__op_mask(op, 63u - (unsigned)__builtin_clzll((backends & KF_ALL_BACKENDS) | 1)));
}

/* The following functions need the dispatcher's lock. */

/* An entry without registrations, whose table has only the fallbacks. One reference, the caller's.
 */
KF_MUST_USE kf_status_t kf__op_create(const char *name, const char *overload, kf_op_t **out_op);
/* Newest kernel registered directly to a key, or NULL. */
kf_kernel_t *kf__op_direct(const kf_op_t *op, kf_key_t key);
/* kernel_list.c: change the list alone; the caller brings the table up to date. */
void kf__op_add_kernel(kf_op_t *op, kf_kernel_t *kernel);
void kf__op_remove_kernel(kf_op_t *op, kf_kernel_t *kernel);

/* Creating and discarding need no lock: no other thread knows the definition. Options are copied.
 */
KF_MUST_USE kf_status_t kf__definition_create(const kf_schema_t *schema, kf__origin_t origin,
                                              const kf_def_options_t *options,
                                              kf_definition_t **out_definition);
void kf__definition_discard(kf_definition_t *definition);
/* Passes a published definition to the reclaimer (lock held). */
void kf__definition_retire(kf_definition_t *definition);
bool kf__definition_identical(const kf_definition_t *a, const kf_definition_t *b);

/* The schema (or the name), and the schema's origin (or `otherwise`), for messages. Lock held. */
size_t kf__op_describe(const kf_op_t *op, char *buffer, size_t size);
const char *kf__op_schema_origin(const kf_op_t *op, const char *otherwise,
                                 kf__origin_buffer_t *buffer);

#endif
