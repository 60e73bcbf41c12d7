/* conformance.h: tests a device from C: its services, and every operator of a samples file against
 * the CPU. The program keyfall-conformance calls this; so can the tests of a device's author.
 *
 *   kf_conformance_options_t options = {.struct_size = sizeof options, .device = "npu",
 *                                       .samples = "samples.kfr"};
 *   return kf_conformance_run(&options);
 *
 * `python -m keyfall.conformance --export samples.kfr` writes the file. Link keyfall_conformance
 * and keyfall; neither needs Python. */
#ifndef KF_CONFORMANCE_H
#define KF_CONFORMANCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct kf_conformance_options {
  uint32_t struct_size;
  bool list;                  /* print the names of checks and operator forms, and run nothing */
  const char *device;         /* "npu" or "npu:1" */
  const char *const *plugins; /* paths of shared libraries to load first */
  size_t plugin_count;
  const char *samples;     /* path of the samples file; NULL: services only */
  const char *const *only; /* patterns with * and ?: "aten::add*", "memory*"; none: everything */
  size_t only_count;
  const char *json;  /* path to write the results to; NULL: do not */
  const char *junit; /* the same as JUnit XML */
} kf_conformance_options_t;

enum { KF_CONFORMANCE_PASSED = 0, KF_CONFORMANCE_FAILED = 1, KF_CONFORMANCE_IMPOSSIBLE = 2 };

/* Runs the tests and prints a summary to stdout. KF_CONFORMANCE_IMPOSSIBLE: no such device, a file
 * that cannot be read or written, a damaged samples file; a message is on stderr. Not thread-safe:
 * the device must have no other users. */
int kf_conformance_run(const kf_conformance_options_t *options);

#endif
