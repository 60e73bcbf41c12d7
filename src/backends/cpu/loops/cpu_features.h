/* Instructions that a machine may have beyond the instruction set that its loops are compiled for
 * (isa.h): dot products of bytes and of bfloat16. Loops that use them are functions with a target
 * attribute in the files of simd/, chosen at run time. */
#ifndef KF_BACKENDS_CPU_LOOPS_CPU_FEATURES_H
#define KF_BACKENDS_CPU_LOOPS_CPU_FEATURES_H

#include <stdbool.h>
#include <stdint.h>

enum kf__cpu_feature {
  KF__CPU_AVX_VNNI = 1,
  KF__CPU_AVX512_VNNI = 2,
  KF__CPU_AVX512_BF16 = 4,
  KF__CPU_AMX_BF16 = 8,
  KF__CPU_AMX_INT8 = 16,
  KF__CPU_DOTPROD = 32, /* sdot, udot */
  KF__CPU_BF16 = 64,    /* bfmmla, bfdot */
  KF__CPU_I8MM = 128,   /* smmla */
  /* vdpbf16ps is faster than two multiply-adds of float32. Intel's processors take four times as
   * long for it: products of 128 x 768 x 768 took 2.0 ms, those of float32 1.1. */
  KF__CPU_QUICK_BF16 = 256
};

/* The features that this process may use: those of the machine, less those that the environment
 * variable KEYFALL_CPU_WITHOUT names (comma-separated: "amx_bf16,avx512_vnni"), and none where
 * KEYFALL_CPU_ISA=neon asks for what all machines have. AMX needs the system's permission, which
 * the first call asks for; where it is refused, AMX is not a feature. Any thread. */
uint32_t kf__cpu_features(void);
static inline bool kf__cpu_has(uint32_t needs) { return (kf__cpu_features() & needs) == needs; }

#endif
