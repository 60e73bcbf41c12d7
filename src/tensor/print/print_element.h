/* One number as printed tensors show it.
 *
 * All elements that are shown share one format, which depends on all of them: whole numbers are
 * printed as "1.", numbers of very different magnitudes in scientific notation, and all are padded
 * to the widest. A complex tensor has a format for its real parts and one for its imaginary parts.
 */
#ifndef KF_TENSOR_PRINT_PRINT_ELEMENT_H
#define KF_TENSOR_PRINT_PRINT_ELEMENT_H

#include "tensor/tensor_internal.h"

enum {
  KF__PRECISION_MAX = 400, /* digits after the point: more than any double has before it */
  KF__ELEMENT_TEXT = 2 * (312 + KF__PRECISION_MAX)
};

typedef enum {
  KF__ELEMENT_BOOL,
  KF__ELEMENT_INT,
  KF__ELEMENT_UINT,
  KF__ELEMENT_FLOAT
} kf__element_kind_t;

/* A real number, or one part of a complex one. */
typedef struct kf__element {
  kf__element_kind_t kind;
  union {
    int64_t i;
    uint64_t u;
    double f;
  } as;
} kf__element_t;

/* Whether kf__element_read supports the type. */
bool kf__element_readable(kf_dtype_t dtype);
/* Reads the element at `data`, which need not be aligned: the number, or both parts of a complex
 * one. Returns the number of parts. The type must be readable. */
int kf__element_read(kf_dtype_t dtype, const char *data, kf__element_t parts[2]);
/* Negates one part, for tensors with the negative bit. Integers of `itemsize` bytes wrap around. */
void kf__element_negate(kf__element_t *part, int64_t itemsize);

typedef struct kf__format {
  int precision;
  bool scientific;
  bool whole; /* every number that was looked at is a whole number */
  bool any;   /* a finite number that is not 0 was looked at: nothing else decides the format */
  double least, most; /* magnitudes of those */
  size_t width;
} kf__format_t;

/* Choosing a format: call begin; look for each element; choose; then measure for each element,
 * which finds the width. sci_mode as in kf_print_options_t. */
void kf__format_begin(kf__format_t *format, int precision);
void kf__format_look(kf__format_t *format, const kf__element_t *part);
void kf__format_choose(kf__format_t *format, int sci_mode);
void kf__format_measure(kf__format_t *format, const kf__element_t *part);

/* Appends the padded text of an element with one or two parts. */
void kf__element_print(kf_text_t *text, const kf__element_t *parts, int part_count,
                       const kf__format_t formats[2]);

#endif
