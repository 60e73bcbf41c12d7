/* Registration handles: each says what was registered, so that releasing it can undo that. */
#ifndef KF_DISPATCH_REGISTRY_REGISTRATION_H
#define KF_DISPATCH_REGISTRY_REGISTRATION_H

#include "dispatch/operators/facts_internal.h"
#include "dispatch/operators/operator.h"

typedef enum kf_registration_kind {
  KF_REGISTRATION_DEF,
  KF_REGISTRATION_IMPL,
  KF_REGISTRATION_FALLBACK,
  KF_REGISTRATION_NAME,
  KF_REGISTRATION_FACTS,
  KF_REGISTRATION_LISTENER,
  KF_REGISTRATION_PYTHON_MODULE,
  KF_REGISTRATION_CLASS,
  KF_REGISTRATION_NAMESPACE,
  KF_REGISTRATION_GROUP
} kf_registration_kind_t;

struct kf_registration {
  kf_registration_kind_t kind;
  kf_op_t *op;         /* def, impl, name, facts: owned reference */
  kf_kernel_t *kernel; /* impl, fallback */
  kf__own_facts_t *facts; /* facts: owned while the operator has them */
  kf_keyset_t keys;    /* fallback: the slots that it fills */
  kf_listener_t listener;
  kf_registration_t *previous, *next; /* listeners, modules, namespaces, fallbacks: their list */
  kf_registration_t *parts;           /* group: its registrations, linked by `next` */
  kf_registration_t *next_waiting;    /* released inside a listener, not yet undone */
  char *name, *overload;              /* module: operator; namespace: its name */
  char *module, *context;             /* module: both; namespace: module is the debug text */
};

KF_MUST_USE kf_status_t kf__registration_create(kf_registration_kind_t kind,
                                                kf_registration_t **out_handle);
/* The last step of a registration: stores the handle for the caller, or frees it when the status is
 * not KF_OK. Returns the status. */
kf_status_t kf__registration_hand_out(kf_status_t status, kf_registration_t *handle,
                                      kf_registration_t **out_handle);
/* KF_ERR_VALUE for numbers that are not keys to which kernels can be registered. */
KF_MUST_USE kf_status_t kf__check_registration_key(const char *what, kf_key_t key);
/* Undoes a fallback's registration. Dispatcher's lock held. */
void kf__fallback_undo(kf_registration_t *handle);

/* Claims a namespace for a DEF block; KF_ERR_DUPLICATE, naming the other block, when it is taken.
 */
KF_MUST_USE kf_status_t kf__register_namespace(const char *ns, const char *debug,
                                               kf_registration_t **out_handle);
/* kf_register_def with any origin. */
KF_MUST_USE kf_status_t kf__register_def(const kf_schema_t *schema, kf__origin_t origin,
                                         const kf_def_options_t *options,
                                         kf_registration_t **out_handle);
/* Gives a defined operator facts; takes them over, also on failure. KF_ERR_DUPLICATE: it has some. */
KF_MUST_USE kf_status_t kf__register_facts(kf_op_t *op, kf__own_facts_t *facts,
                                           kf_registration_t **out_handle);
/* Undoes that. Dispatcher's lock held. */
void kf__facts_undo(kf_registration_t *handle);
/* Takes a program's facts away from an operator whose definition is gone: the next one may have
 * other arguments. Dispatcher's lock held. */
void kf__facts_forget(kf_op_t *op);
/* The origin of a kernel without a text of its own: the file and line of the registering call, or
 * "no debug info" for callers that have none (file NULL). */
kf__origin_t kf__registration_origin(const char *file, uint32_t line, kf__origin_buffer_t *buffer);
/* kf_register_impl, with an origin for kernels that bring none. */
KF_MUST_USE kf_status_t kf__register_impl(const char *name, const char *overload, kf_key_t key,
                                          const kf_kernel_desc_t *desc, kf__origin_t origin,
                                          kf_registration_t **out_handle);
/* Same for an operator that the caller holds, whose definition must not be released meanwhile. A
 * typed kernel without a signature has the plain one of that definition. */
KF_MUST_USE kf_status_t kf__register_impl_for(kf_op_t *op, kf_key_t key,
                                              const kf_kernel_desc_t *desc, kf__origin_t origin,
                                              kf_registration_t **out_handle);
KF_MUST_USE kf_status_t kf__register_fallback(kf_key_t key, const kf_kernel_desc_t *desc,
                                              kf__origin_t origin, kf_registration_t **out_handle);

#endif
