/* peak_dots.h: loops of the instructions that multiply bfloat16 and bytes, which do nothing else. A
 * call does `n` times PEAK_REPEATS × PEAK_SUMS of them, on sums that do not depend on each other.
 */
#ifndef KF_BENCH_PEAK_DOTS_H
#define KF_BENCH_PEAK_DOTS_H

#include <keyfall/backend.h>
#include <stdint.h>
#include <string.h>

#include "peak.h"

typedef struct peak_dot {
  const char *name; /* as kf_cpu_product_name gives it */
  double each;      /* multiply-adds of an instruction */
  void (*loop)(size_t n);
} peak_dot_t;

#define PEAK_TWELVE(I) \
  I("0") I("1") I("2") I("3") I("4") I("5") I("6") I("7") I("8") I("9") I("10") I("11")
#define PEAK_DOT_LOOP(name, TARGET, TEXT, ...)                                              \
  TARGET static void name(size_t n) {                                                       \
    for (size_t i = 0; i < n * PEAK_REPEATS; i++) __asm__ volatile(TEXT : : : __VA_ARGS__); \
  }

#if defined(__x86_64__)
#define PEAK_REGISTERS                                                                     \
  "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", \
      "xmm11", "xmm12", "xmm13"
#define PEAK_VNNI_512(r) "vpdpbusd %%zmm12, %%zmm13, %%zmm" r "\n"
#define PEAK_VNNI_256(r) "%{vex%} vpdpbusd %%ymm12, %%ymm13, %%ymm" r "\n"
#define PEAK_BF16_512(r) "vdpbf16ps %%zmm12, %%zmm13, %%zmm" r "\n"
/* Operands are zeros: other numbers could be slow. */
#define PEAK_ZEROS "vpxor %%xmm12, %%xmm12, %%xmm12\nvpxor %%xmm13, %%xmm13, %%xmm13\n"
PEAK_DOT_LOOP(peak_avx512_vnni, , PEAK_ZEROS PEAK_TWELVE(PEAK_VNNI_512), PEAK_REGISTERS)
PEAK_DOT_LOOP(peak_avx_vnni, , PEAK_ZEROS PEAK_TWELVE(PEAK_VNNI_256), PEAK_REGISTERS)
PEAK_DOT_LOOP(peak_avx512_bf16, , PEAK_ZEROS PEAK_TWELVE(PEAK_BF16_512), PEAK_REGISTERS)

/* Four tiles of sums, three times each. */
#define PEAK_AMX(I)                                                                           \
  I " %%tmm6, %%tmm4, %%tmm0\n" I " %%tmm7, %%tmm4, %%tmm1\n" I " %%tmm6, %%tmm5, %%tmm2\n" I \
    " %%tmm7, %%tmm5, %%tmm3\n"
static void peak_amx(size_t n, bool bytes) {
  struct {
    uint8_t palette, start, reserved[14];
    uint16_t row_bytes[16];
    uint8_t rows[16];
  } config;
  memset(&config, 0, sizeof config);
  config.palette = 1;
  for (int i = 0; i < 8; i++) {
    config.row_bytes[i] = 64;
    config.rows[i] = 16;
  }
  __asm__ volatile("ldtilecfg %0" : : "m"(config));
  for (size_t i = 0; i < n * PEAK_REPEATS; i++) {
    if (bytes)
      __asm__ volatile(PEAK_AMX("tdpbusd") PEAK_AMX("tdpbusd") PEAK_AMX("tdpbusd") : :);
    else
      __asm__ volatile(PEAK_AMX("tdpbf16ps") PEAK_AMX("tdpbf16ps") PEAK_AMX("tdpbf16ps") : :);
  }
  __asm__ volatile("tilerelease");
}
static void peak_amx_bf16(size_t n) { peak_amx(n, false); }
static void peak_amx_int8(size_t n) { peak_amx(n, true); }

static const peak_dot_t peak_dots[] = {
    {"amx_bf16", 8192, peak_amx_bf16},     {"amx_int8", 16384, peak_amx_int8},
    {"avx512_bf16", 32, peak_avx512_bf16}, {"avx512_vnni", 64, peak_avx512_vnni},
    {"avx_vnni", 32, peak_avx_vnni},
};
#elif defined(__aarch64__)
#define PEAK_REGISTERS \
  "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11", "v12", "v13"
#define PEAK_ARM(set) __attribute__((target("arch=armv8.2-a+" set)))
#define PEAK_ZEROS "movi v12.16b, #0\nmovi v13.16b, #0\n"
#define PEAK_SDOT(r) "sdot v" r ".4s, v12.16b, v13.16b\n"
#define PEAK_SMMLA(r) "smmla v" r ".4s, v12.16b, v13.16b\n"
#define PEAK_BFMMLA(r) "bfmmla v" r ".4s, v12.8h, v13.8h\n"
PEAK_DOT_LOOP(peak_dotprod, PEAK_ARM("dotprod"), PEAK_ZEROS PEAK_TWELVE(PEAK_SDOT), PEAK_REGISTERS)
PEAK_DOT_LOOP(peak_i8mm, PEAK_ARM("i8mm"), PEAK_ZEROS PEAK_TWELVE(PEAK_SMMLA), PEAK_REGISTERS)
PEAK_DOT_LOOP(peak_bf16, PEAK_ARM("bf16"), PEAK_ZEROS PEAK_TWELVE(PEAK_BFMMLA), PEAK_REGISTERS)

static const peak_dot_t peak_dots[] = {
    {"dotprod", 16, peak_dotprod}, {"i8mm", 32, peak_i8mm}, {"bf16", 16, peak_bf16}};
#else
static const peak_dot_t peak_dots[] = {{"none", 1, NULL}};
#endif

/* Nanoseconds of a multiply-add of the type with the instructions that its products use; of float32
 * where they have none. */
static inline double peak_dot_time(kf_dtype_t dtype, double seconds) {
  const char *name = kf_cpu_product_name(dtype);
  for (size_t i = 0; i < sizeof peak_dots / sizeof *peak_dots; i++)
    if (strcmp(peak_dots[i].name, name) == 0)
      return peak_time_of(peak_dots[i].loop, PEAK_SUMS * PEAK_REPEATS * peak_dots[i].each, seconds);
  return peak_time(peak_f32, sizeof(float), seconds);
}

#endif
