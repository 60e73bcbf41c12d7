/* Declares the tables of compute functions, one for each file of kernels. kernel_tables.def lists
 * them: a new file of kernels needs a line there, and register_cpu.c finds it. */
#ifndef KF_BACKENDS_CPU_CORE_KERNEL_TABLES_H
#define KF_BACKENDS_CPU_CORE_KERNEL_TABLES_H

#include <keyfall/compute.h>

#define KF__CPU_TABLE(name) extern const kf_compute_t kf__cpu_bind_##name[];
#include "backends/cpu/core/kernel_tables.def"
#undef KF__CPU_TABLE

#endif
