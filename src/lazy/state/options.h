/* Options, the operators that are forced to fall back, and whether the device exists. */
#ifndef KF_LAZY_STATE_OPTIONS_H
#define KF_LAZY_STATE_OPTIONS_H

#include <keyfall/lazy.h>

extern kf_lazy_options_t kf__lazy_options; /* read without a lock */
extern void (*kf__lazy_call_site)(char *buffer, size_t size);

/* Whether the device exists; written by register_lazy.c. */
extern bool kf__lazy_initialized; /* atomic */
KF_MUST_USE kf_status_t kf__lazy_check_initialized(const char *function);

/* The list of forced operators: names separated by commas, or NULL. */
KF_MUST_USE kf_status_t kf__lazy_force(const char *operators);
bool kf__lazy_is_forced(const kf_op_t *op);
/* Takes the first name off a list, without the spaces around it; false: there is none. */
bool kf__lazy_next_name(const char **list, kf_str_t *out_name);
/* Whether a name means this operator. */
bool kf__lazy_is_name_of(kf_str_t name, const kf_op_t *op);

#endif
