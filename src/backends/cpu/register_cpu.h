/* The CPU backend. Its compute functions stand in tables, one table for each file of kernels; this
 * registers all of them for the key CPU. */
#ifndef KF_BACKENDS_CPU_REGISTER_CPU_H
#define KF_BACKENDS_CPU_REGISTER_CPU_H

#include "ops/catalogue/catalogue.h"

/* Creates the library of CPU kernels. The caller owns *out_library; on failure it is NULL and
 * nothing stays registered. Called once, while the runtime is set up. */
KF_MUST_USE kf_status_t kf__cpu_register(kf_library_t **out_library);
/* The tables, NULL-terminated. Public to the tests, which compare them with the catalogue. */
extern const kf_compute_t *const kf__cpu_tables[];

#endif
