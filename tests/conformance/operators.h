/* One case of a samples file on a device against the CPU. */
#ifndef KF_CONFORMANCE_OPERATORS_H
#define KF_CONFORMANCE_OPERATORS_H

#include "result.h"
#include "sample_file.h"

typedef struct target {
  kf_device_t device;
  kf_key_t key;
} target_t;

/* How the target runs an operator, by the dispatcher's table. */
kind_t kind_of(const target_t *target, const kf_op_t *op);
/* Runs a case and adds it to the result of its form. */
void run_case(const target_t *target, sample_case_t *c, form_result_t *form);

/* Compares what a device gave with what the CPU gave: device, type, shape, strides where the case
 * asks for them, and values within the case's tolerances; every bit with `exact`. False: `why` says
 * how they differ. Both values stay the caller's. */
typedef struct comparison {
  kf_device_t device;
  bool exact, strides, contents;
  double rtol, atol;
} comparison_t;
bool compare_result(const comparison_t *rules, const kf_value_t *found, const kf_value_t *expected,
                    char *why, size_t size);
bool compare_bytes(const comparison_t *rules, const unsigned char *found,
                   const unsigned char *expected, size_t count, kf_dtype_t dtype, char *why,
                   size_t size);

/* The gradients of a case; as run_case's check of results. */
bool check_gradients(const comparison_t *rules, const sample_case_t *c, const kf_value_t *moved,
                     bool *out_refused, char *why, size_t size);
/* Whether two failures are of the same nature; `why` gets the text where they are not. */
bool compare_failures(kf_status_t found, const char *found_text, kf_status_t expected,
                      const char *expected_text, bool is_native, char *why, size_t size);

#endif
