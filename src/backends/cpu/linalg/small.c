/* Small matrices: see small.h. The code is in small_template.h, compiled for each type. */
#include "backends/cpu/linalg/small.h"

#include <complex.h>
#include <math.h>

#define T float
#define R float
#define NAME(x) x##_f32
#define CONJ(x) (x)
#define REAL(x) (x)
#define ABS1(x) fabsf(x)
#define ABS(x) fabsf(x)
#define PHASE(x, size) (T)(((x) > 0) - ((x) < 0))
#define LOG(x) logf(x)
#define SQRT(x) sqrtf(x)
#include "backends/cpu/linalg/small_template.h"

#define T double
#define R double
#define NAME(x) x##_f64
#define CONJ(x) (x)
#define REAL(x) (x)
#define ABS1(x) fabs(x)
#define ABS(x) fabs(x)
#define PHASE(x, size) (T)(((x) > 0) - ((x) < 0))
#define LOG(x) log(x)
#define SQRT(x) sqrt(x)
#include "backends/cpu/linalg/small_template.h"

#define T float _Complex
#define R float
#define NAME(x) x##_c64
#define CONJ(x) conjf(x)
#define REAL(x) crealf(x)
#define ABS1(x) (fabsf(crealf(x)) + fabsf(cimagf(x)))
#define ABS(x) cabsf(x)
#define PHASE(x, size) ((size) == 0 ? (T)0 : (x) / (size))
#define LOG(x) logf(x)
#define SQRT(x) sqrtf(x)
#include "backends/cpu/linalg/small_template.h"

#define T double _Complex
#define R double
#define NAME(x) x##_c128
#define CONJ(x) conj(x)
#define REAL(x) creal(x)
#define ABS1(x) (fabs(creal(x)) + fabs(cimag(x)))
#define ABS(x) cabs(x)
#define PHASE(x, size) ((size) == 0 ? (T)0 : (x) / (size))
#define LOG(x) log(x)
#define SQRT(x) sqrt(x)
#include "backends/cpu/linalg/small_template.h"

const kf__small_t *kf__small_matrices(kf_dtype_t dtype) {
  switch ((int)dtype) {
    case KF_DTYPE_FLOAT32: return &table_f32;
    case KF_DTYPE_FLOAT64: return &table_f64;
    case KF_DTYPE_COMPLEX64: return &table_c64;
    default: KF_ASSERT(dtype == KF_DTYPE_COMPLEX128); return &table_c128;
  }
}
