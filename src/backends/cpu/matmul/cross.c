/* Cross products of vectors of three elements along a dimension, with broadcasting. */
#include "backends/cpu/core/element_access.h"
#include "backends/cpu/core/kernel_tables.h"
#include "backends/cpu/core/lines.h"

typedef struct {
  int64_t out, a, b; /* bytes from one element of a vector to the next */
} steps_t;

#define AT(T, base, step, k) (*(const T *)(const void *)((base) + (k) * (step)))

/* Integers wrap around, so they are computed in an unsigned type. */
#define INT_PART(T, LOAD, STORE, i, j)                                        \
  (T)((uint64_t)AT(T, data[1], s->a, i) * (uint64_t)AT(T, data[2], s->b, j) - \
      (uint64_t)AT(T, data[1], s->a, j) * (uint64_t)AT(T, data[2], s->b, i))
/* Each product is rounded to the type before the subtraction, as PyTorch does; it makes a
 * difference for the half types. */
#define PRODUCT(T, LOAD, STORE, i, j) \
  LOAD(STORE(LOAD(AT(T, data[1], s->a, i)) * LOAD(AT(T, data[2], s->b, j))))
#define FLOAT_PART(T, LOAD, STORE, i, j) \
  STORE(PRODUCT(T, LOAD, STORE, i, j) - PRODUCT(T, LOAD, STORE, j, i))

#define CROSS(DTYPE, tag, T, C, LOAD, STORE, PART)                       \
  static void cross_##tag(char *const *data, void *context) {            \
    const steps_t *s = context;                                          \
    for (int k = 0; k < 3; k++) {                                        \
      const int i = (k + 1) % 3, j = (k + 2) % 3;                        \
      *(T *)(void *)(data[0] + k * s->out) = PART(T, LOAD, STORE, i, j); \
    }                                                                    \
  }
KF__EACH_INT(CROSS, INT_PART)
KF__EACH_FLOAT(CROSS, FLOAT_PART)
KF__EACH_COMPLEX(CROSS, FLOAT_PART)

#define CASE(DTYPE, tag, T, C, LOAD, STORE, unused) \
  case KF_DTYPE_##DTYPE: return cross_##tag;
static kf__line_fn loop_for(kf_dtype_t dtype) {
  switch ((int)dtype) {
    KF__EACH_INT(CASE, )
    KF__EACH_FLOAT(CASE, )
    KF__EACH_COMPLEX(CASE, )
    default: return NULL;
  }
}

static kf_status_t cpu_linalg_cross(kf_tensor_t *self, kf_tensor_t *other, int64_t dim,
                                    kf_tensor_t *out) {
  const kf__line_fn loop = loop_for(kf__signed_bits(kf__dtype(out)));
  if (loop == NULL) return kf__not_for_dtype("cross", kf__dtype(out));
  if (out->numel == 0) return KF_OK;
  if (dim < 0) dim += out->ndim;
  KF_ASSERT(dim < (int64_t)out->ndim);
  KF_ASSERT(out->sizes[dim] == 3); /* the rule has checked the arguments */
  KF_ASSERT(self->sizes[dim] == 3);
  KF_ASSERT(other->sizes[dim] == 3);
  KF_ASSERT(self->ndim == out->ndim);
  KF_ASSERT(other->ndim == out->ndim);
  const kf_tensor_t *const operands[] = {out, self, other};
  steps_t steps = {kf__line_stride(out, dim), kf__line_stride(self, dim),
                   kf__line_stride(other, dim)};
  kf__lines_t lines;
  kf__lines_init(&lines, kf__sizes(out), dim);
  for (uint32_t k = 0; k < 3; k++) {
    kf__lines_add(&lines, operands[k]);
    for (uint32_t i = 0; i < lines.ndim; i++)
      if (operands[k]->sizes[lines.dims[i]] == 1) lines.strides[k][i] = 0;
  }
  kf__lines_run(&lines, 3, loop, &steps);
  return KF_OK;
}

const kf_compute_t kf__cpu_bind_cross[] = {
    KF_COMPUTE(linalg_cross, cpu_linalg_cross),
    KF_COMPUTE_END,
};
