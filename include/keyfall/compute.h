/* compute.h: the backend kit. A device's author writes compute functions; the library does
 * everything around them.
 *
 * A compute function fills results that already exist, on arguments that were already checked. The
 * library's kernels run before it: they check devices and shapes, promote types, broadcast, make
 * results or resize the given ones, and refuse overlaps. So one function serves the functional, the
 * in-place and the out= form of an operator, and often several operators: `add` serves add.Tensor,
 * add.Scalar, their in-place and out= forms. Shapes on the meta device and gradients need nothing
 * from the device. The CPU's own kernels are bound in the same way. computes.h lists all compute
 * functions with their parameters.
 *
 *   static kf_status_t npu_mm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out) { … }
 *   static kf_status_t npu_add(kf_iter_t *it, kf_scalar_t alpha) { … }
 *
 *   static const kf_compute_t computes[] = {
 *       KF_COMPUTE(mm, npu_mm), KF_COMPUTE(add, npu_add), KF_COMPUTE_END};
 *   static const kf_compute_t *const tables[] = {computes, NULL};
 *
 *   KF_TRY(KF_LIBRARY(KF_LIBRARY_IMPL, "aten", npu_key, &library));
 *   KF_TRY(kf_backend_bind(library, npu_key, tables));
 *
 * The compiler checks each function's parameters; kf_backend_bind checks them again, against the
 * library that runs. Operators whose compute function is not bound run as composites where they
 * have one, else by the CPU fallback (fallback.h). */
#ifndef KEYFALL_COMPUTE_H
#define KEYFALL_COMPUTE_H

#include <keyfall/library.h>
#include <keyfall/tensor.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- The iterator ------------------------------------------------------------------------- */

/* Elementwise compute functions get an iterator: the result and the operands, broadcast to one
 * shape. Dimensions of size 1 are dropped, the others are sorted by stride and merged where one
 * stride walks both, so contiguous tensors have one dimension. Element (i0, i1, …) of operand k is
 * at data[k] + i0 * strides[k][0] + i1 * strides[k][1] + …, with i0 the innermost index.
 *
 * Types: the loop computes in `common`. Each operand is read in the type of its memory, `dtype`,
 * and seen as `target`, which is `common` for all but a few (conditions, results of comparisons).
 * Where `rounds` is set, the value goes through `promoted` on the way: float64 among float16
 * operands is rounded to float16, then seen as float32. Results are converted the other way.
 * float16 and bfloat16 are computed in float32. */
enum {
  KF_ITER_OPERANDS = 8, /* the result and at most seven others */
  KF_ITER_DIMS = 64
};

/* One operand of an iterator. */
typedef struct kf_operand {
  kf_tensor_t *tensor; /* borrowed; NULL: a number, which is in `numbers` of the iterator */
  kf_dtype_t dtype;    /* of the memory */
  kf_dtype_t target;   /* the type in which the loop sees it */
  bool rounds;         /* convert through `promoted` */
} kf_operand_t;

/* Whether the loop has to convert this operand. */
KF_INLINE bool kf_operand_converts(const kf_operand_t *operand) {
  return operand->dtype != operand->target || operand->rounds;
}

/* One element of any type, in host memory and aligned for all types. */
typedef union kf_number {
  int64_t i;
  double f;
  float f32[2];
  double f64[2];
  uint64_t bits[2];
  unsigned char bytes[16];
} kf_number_t;

/* Valid while the compute function runs. Only the parts in use are set: entries of the arrays at
 * `count`, `ndim` and above hold garbage. Operands on a device have addresses of that device. A
 * 0-dimensional CPU tensor beside operands of another device is a number here. */
typedef struct kf_iter {
  uint32_t struct_size; /* sizeof(kf_iter_t) of the library; the struct grows at its end only */
  uint32_t count;       /* operands, the result included, which is operand 0 */
  uint32_t ndim;        /* at least 1 */
  kf_dtype_t promoted;  /* the type that promotion gives */
  kf_dtype_t common;    /* the type to compute in */
  bool casts;           /* some operand converts (kf_operand_converts) */
  bool flat;            /* one dimension; tensors are contiguous, and `inner` has the strides;
                           `strides` is not set */
  bool given;           /* the result is the caller's tensor, not a new one */
  int64_t numel;        /* may be 0 */
  char *data[KF_ITER_OPERANDS];    /* the first element of each operand */
  int64_t inner[KF_ITER_OPERANDS]; /* flat only: bytes from one element to the next */
  kf_operand_t operands[KF_ITER_OPERANDS];
  kf_number_t numbers[KF_ITER_OPERANDS]; /* values of number operands, in their target type */
  int64_t sizes[KF_ITER_DIMS];           /* innermost first */
  int64_t strides[KF_ITER_OPERANDS][KF_ITER_DIMS]; /* in bytes; 0 where broadcast */
} kf_iter_t;

/* The stride of operand k along dimension d, in bytes, for flat iterators, too. */
KF_INLINE int64_t kf_iter_stride(const kf_iter_t *it, uint32_t k, uint32_t d) {
  return it->flat ? it->inner[k] : it->strides[k][d];
}

/* ---- Results whose size the function finds out -------------------------------------------- */

/* Compute functions of operators such as nonzero get this instead of a result tensor. */
typedef struct kf_results kf_results_t;
/* Hands over result `index`, a tensor of the type that the operator promises; takes the reference
 * also on failure. In the out= form the given tensor is resized and gets a copy. */
KF_API KF_MUST_USE kf_status_t kf_result_take(kf_results_t *results, uint32_t index,
                                              kf_tensor_t *tensor);

/* ---- Binding ------------------------------------------------------------------------------ */

enum kf_compute_flags {
  /* The function may return kf_compute_decline. Calls then keep their arguments until it returns,
   * which costs about 100 ns. */
  KF_COMPUTE_MAY_DECLINE = 1
};

/* An entry of a table of compute functions: use the macros below. Static: kernels point to it, so
 * it must outlive the registrations. */
typedef struct kf_compute {
  uint32_t struct_size; /* of the plug-in; entries of a table have one size */
  uint16_t line;        /* in `file`, for explain and trace */
  uint16_t flags;       /* kf_compute_flags */
  const char *name;     /* in computes.h; NULL: end of the table */
  const char *signature;
  kf_typed_fn function;
  const char *function_name;
  const char *file;
} kf_compute_t;

/* KF_COMPUTE(add, npu_add): an entry that binds npu_add to `add`. A function with other parameters
 * does not compile. KF_COMPUTE_FLAGS adds flags; KF_COMPUTE_END ends a table. */
#ifdef __cplusplus
#define KF_COMPUTE_CHECKED(name, fn) \
  reinterpret_cast<kf_typed_fn>(static_cast<kf_compute_##name##_fn>(fn))
#else
#define KF_COMPUTE_CHECKED(name, fn) _Generic((fn), kf_compute_##name##_fn : (kf_typed_fn)(fn))
#endif
#define KF_COMPUTE_FLAGS(name, fn, flags)                                          \
  {                                                                                \
    sizeof(kf_compute_t), __LINE__, (flags), #name, kf_compute_##name##_signature, \
        KF_COMPUTE_CHECKED(name, fn), #fn, __FILE__                                \
  }
#define KF_COMPUTE(name, fn) KF_COMPUTE_FLAGS(name, fn, 0)
#define KF_COMPUTE_END \
  { sizeof(kf_compute_t), 0, 0, NULL, NULL, NULL, NULL, NULL }

/* Registers a kernel for `key` for every operator form whose compute function is in one of the
 * tables, a list that ends with NULL. The registrations belong to `library`. Checks all entries
 * first, so nothing is registered when one is wrong; messages name the entry. KF_ERR_VALUE: `key`
 * is not a backend's key, or an entry appears twice. KF_ERR_NOT_FOUND: no compute function has
 * this name. KF_ERR_ABI: it has other parameters in this library. KF_ERR_MISUSE: something is NULL,
 * or struct_size is too small. Inside a plug-in use the host table. */
KF_API KF_MUST_USE kf_status_t kf_backend_bind(kf_library_t *library, kf_key_t key,
                                               const kf_compute_t *const *tables);

/* What a compute function returns when it cannot handle these arguments, before it writes anything:
 * the call goes to the CPU fallback, as if the function were not bound. Needs
 * KF_COMPUTE_MAY_DECLINE: otherwise the caller gets the error KF_ERR_DECLINED, which names the
 * operator, the device and the flag. `reason` is for the bill, explain and strict scopes, for
 * example "float64 is not supported". */
KF_API kf_status_t kf_compute_decline(const char *reason);

#ifdef __cplusplus
}
#endif

#include <keyfall/computes.h>

#endif
