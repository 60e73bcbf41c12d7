/* Numbers and text, independent of the process's locale: schemas must read and print the same
 * wherever the library runs. */
#ifndef KF_DISPATCH_VALUES_NUMBER_TEXT_H
#define KF_DISPATCH_VALUES_NUMBER_TEXT_H

#include "base/base_internal.h"

/* Reads the whole text (a number by C's rules, perhaps with a sign) as a double. KF_ERR_VALUE,
 * without a message, when it is out of a double's range or too small for full precision;
 * KF_ERR_NO_MEMORY. */
KF_MUST_USE kf_status_t kf__read_double(const char *text, size_t size, double *out);
/* Reads an optional minus sign and the decimal digits at the start; the remaining text is ignored.
 * False when there are no digits, or the number does not fit. */
bool kf__read_int(const char *text, size_t size, int64_t *out);
/* With at most 17 significant digits, like C's %.17g. */
void kf__print_double(kf_text_t *text, double value);
/* Like C's %.<precision>f (conversion 'f') or %.<precision>e ('e'), but "nan" whatever its sign.
 * Truncated to `size` bytes including the terminator; returns the full length. */
size_t kf__format_double(char *buffer, size_t size, char conversion, int precision, double value);

#endif
