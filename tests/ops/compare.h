/* Comparing what an operator gave with what was recorded. */
#ifndef KF_TESTS_COMPARE_H
#define KF_TESTS_COMPARE_H

#include "case_file.h"

/* True when equal within the case's tolerances; else `why` says how they differ. */
bool compare_values(const kf_value_t *found, const kf_value_t *expected, const op_case_t *c,
                    char *why, size_t size);

#endif
