/* backend.h: what compute functions and kernels of a device call, beyond compute.h: the pointer
 * that their backend was bound with, and iterators over tensors of their own; and what the CPU's
 * kernels use.
 *
 *   KF_TRY(kf_backend_bind_with(library, npu_key, tables, driver));
 *   …
 *   static kf_status_t npu_mm(kf_tensor_t *self, kf_tensor_t *mat2, kf_tensor_t *out) {
 *     driver_t *driver = kf_backend_context(kf_tensor_device(out).type);
 *     …
 *   } */
#ifndef KEYFALL_BACKEND_H
#define KEYFALL_BACKEND_H

#include <keyfall/compute.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Context ------------------------------------------------------------------------------ */

/* kf_backend_bind with a pointer for the compute functions, one for each backend: a later call for
 * the same backend replaces it. It is forgotten when the registrations of this call are undone. The
 * same errors, and KF_ERR_NO_MEMORY. */
KF_API KF_MUST_USE kf_status_t kf_backend_bind_with(kf_library_t *library, kf_key_t key,
                                                    const kf_compute_t *const *tables,
                                                    void *context);
/* That pointer; NULL: none. Two loads: call it where it is needed. Any thread. */
KF_API void *kf_backend_context(int device_type);

/* ---- The CPU ------------------------------------------------------------------------------ */

/* The instruction set that the CPU's kernels use in this process: "baseline" (SSE2), "avx2" or
 * "avx512" on x86-64, "neon" or "sve" on AArch64. It is the best one that the machine has and the
 * library was compiled for, or the one that the environment variable KEYFALL_CPU_ISA names if the
 * machine has it; chosen once, at the first call of a kernel or of this function. A static text.
 * Any thread. */
KF_API const char *kf_cpu_isa_name(void);
/* What products of matrices of bfloat16 and int8 use beyond that: "amx_bf16", "avx512_bf16", "bf16"
 * (bfmmla), "amx_int8", "avx512_vnni", "avx_vnni", "i8mm" (smmla) or "dotprod" (sdot), as the
 * machine has them and the system permits; "" where they use the general instructions, and for
 * other types. The environment variable KEYFALL_CPU_WITHOUT lists names of this kind that must not
 * be used. A static text. Any thread. */
KF_API const char *kf_cpu_product_name(kf_dtype_t dtype);

/* ---- Attention ---------------------------------------------------------------------------- */

/* What scaled_dot_product_attention may call. The operator of plain products has second
 * derivatives; the fused one never has all weights in memory, and takes some arguments only. */
typedef enum kf_attention_kernel {
  KF_ATTENTION_PLAIN = 1,
  KF_ATTENTION_FUSED = 2
} kf_attention_kernel_t;

/* Sets which of them calls may use: a set of kf_attention_kernel_t, both at first. A call for which
 * none is left fails with KF_ERR_RUNTIME. Process-wide; thread-safe. */
KF_API void kf_set_attention_kernels(int kernels);
/* Returns the set. */
KF_API int kf_attention_kernels(void);

/* ---- Iterators over any tensors ----------------------------------------------------------- */

/* How kf_iter_build finds the type to compute in. */
enum kf_iter_types {
  KF_ITER_PROMOTE = 0, /* the operands' common type, which a new result has, too */
  KF_ITER_FLOAT = 1,   /* the same, but the default floating type for integers */
  KF_ITER_COMPARE = 2, /* the common type; the result is bool */
  KF_ITER_SAME = 4     /* operands of different types are an error */
};

/* Builds an iterator as elementwise compute functions get it: operand 0 is the result, the inputs
 * follow, broadcast to one shape. At most KF_ITER_OPERANDS - 1 inputs, each a tensor. *io_result
 * NULL: a new tensor, which the caller owns. Otherwise the result is written to that tensor, which
 * has the broadcast shape already; the caller counts the write (kf_tensor_bump_version). `op`
 * stands in messages. The iterator borrows all tensors. KF_ERR_RUNTIME: shapes do not broadcast,
 * types do not fit, tensors are on several devices, or the result overlaps an input. KF_ERR_MISUSE:
 * no input, or too many. KF_ERR_NO_MEMORY. On failure *io_result is unchanged. */
KF_API KF_MUST_USE kf_status_t kf_iter_build(kf_iter_t *it, const char *op, uint32_t types,
                                             uint32_t input_count, kf_tensor_t *const *inputs,
                                             kf_tensor_t **io_result);

/* For compute functions of reductions, which do not say whether `out` kept the reduced dimensions:
 * an iterator over `self` (operand 1) whose operand 0, `out`, has the stride 0 along the dimensions
 * that are reduced. `dim` is the parameter of the compute function; with `all_if_empty`, an empty
 * list means all dimensions. *out_reduced has a bit for each reduced dimension of the iterator.
 * Dimensions are those of self, innermost first; none is dropped or merged, and a tensor without
 * dimensions has one of size 1. KF_ERR_INDEX, KF_ERR_RUNTIME: a dimension is out of range or named
 * twice, or out has not the shape of the result. */
KF_API KF_MUST_USE kf_status_t kf_iter_reduce(kf_iter_t *it, kf_tensor_t *self, kf_int_span_t dim,
                                              bool all_if_empty, kf_tensor_t *out,
                                              uint64_t *out_reduced);

#ifdef __cplusplus
}
#endif
#endif
