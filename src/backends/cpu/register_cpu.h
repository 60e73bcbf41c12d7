/* The CPU backend: registers every compute function that its tables bind. */
#ifndef KF_BACKENDS_CPU_REGISTER_CPU_H
#define KF_BACKENDS_CPU_REGISTER_CPU_H

#include "ops/catalogue/catalogue.h"

KF_MUST_USE kf_status_t kf__cpu_register(kf_library_t **out_library);
/* The tables, NULL-terminated; for tests. */
extern const kf__compute_entry_t *const kf__cpu_tables[];

#endif
