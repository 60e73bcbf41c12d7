/* Finds the features of this machine. The answer never changes, so two threads that look at the
 * same time store the same. */
#include "backends/cpu/loops/cpu_features.h"

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>
#elif defined(__aarch64__) && defined(__linux__)
#include <sys/auxv.h>
#endif

enum { KNOWN = 1 << 30 };

static const struct {
  const char *name;
  uint32_t bit;
} names[] = {
    {"avx_vnni", KF__CPU_AVX_VNNI},
    {"avx512_vnni", KF__CPU_AVX512_VNNI},
    {"avx512_bf16", KF__CPU_AVX512_BF16},
    {"amx_bf16", KF__CPU_AMX_BF16},
    {"amx_int8", KF__CPU_AMX_INT8},
    {"dotprod", KF__CPU_DOTPROD},
    {"bf16", KF__CPU_BF16},
    {"i8mm", KF__CPU_I8MM},
    {"quick_bf16", KF__CPU_QUICK_BF16},
};

#if defined(__x86_64__)

/* Whether the system saves the registers of AVX-512 and AMX, as XCR0 says. */
static uint32_t saved_state(void) {
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

/* Linux gives the 8 KB of tile registers only to processes that ask for them. */
static bool tiles_permitted(void) {
#if defined(__linux__)
  enum { REQUEST_PERMISSION = 0x1023, TILE_DATA = 18 };
  return syscall(SYS_arch_prctl, REQUEST_PERMISSION, TILE_DATA) == 0;
#else
  return false;
#endif
}

static uint32_t find(void) {
  enum { TILE_STATE = 3 << 17, AVX512_STATE = 0xe6, OSXSAVE = 1 << 27 };
  uint32_t a, b, c, d, found = 0;
  if (!__get_cpuid(0, &a, &b, &c, &d)) return 0;
  if (b == signature_AMD_ebx && c == signature_AMD_ecx) found |= KF__CPU_QUICK_BF16;
  if (!__get_cpuid(1, &a, &b, &c, &d) || (c & OSXSAVE) == 0) return 0;
  const uint32_t saved = saved_state();
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return 0;
  const uint32_t more_leaves = a;
  const bool avx512 = (saved & AVX512_STATE) == AVX512_STATE;
  if (avx512 && (c & 1u << 11) != 0) found |= KF__CPU_AVX512_VNNI;
  const bool has_bf16 = (d & 1u << 22) != 0, has_tiles = (d & 1u << 24) != 0;
  const bool has_int8 = (d & 1u << 25) != 0;
  if (has_tiles && (has_bf16 || has_int8) && (saved & TILE_STATE) == TILE_STATE &&
      tiles_permitted())
    found |= (has_bf16 ? KF__CPU_AMX_BF16 : 0u) | (has_int8 ? KF__CPU_AMX_INT8 : 0u);
  if (more_leaves >= 1 && __get_cpuid_count(7, 1, &a, &b, &c, &d)) {
    if ((a & 1u << 4) != 0) found |= KF__CPU_AVX_VNNI;
    if (avx512 && (a & 1u << 5) != 0) found |= KF__CPU_AVX512_BF16;
  }
  return found;
}

#elif defined(__aarch64__) && defined(__linux__)

static uint32_t find(void) {
  const char *wanted = getenv("KEYFALL_CPU_ISA");
  if (wanted != NULL && strcmp(wanted, "neon") == 0) return 0;
  const unsigned long first = getauxval(AT_HWCAP), second = getauxval(AT_HWCAP2);
  uint32_t found = 0;
  if ((first & 1ul << 20) != 0) found |= KF__CPU_DOTPROD;
  if ((second & 1ul << 13) != 0) found |= KF__CPU_I8MM;
  if ((second & 1ul << 14) != 0) found |= KF__CPU_BF16;
  return found;
}

#else

static uint32_t find(void) { return 0; }

#endif

/* The features that KEYFALL_CPU_WITHOUT names; names that no feature has are ignored. */
static uint32_t unwanted(void) {
  const char *list = getenv("KEYFALL_CPU_WITHOUT");
  uint32_t bits = 0;
  while (list != NULL && *list != 0) {
    const size_t length = strcspn(list, ",");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
      if (strlen(names[i].name) == length && memcmp(list, names[i].name, length) == 0)
        bits |= names[i].bit;
    list += length + (list[length] == ',');
  }
  return bits;
}

uint32_t kf__cpu_features(void) {
  static uint32_t known;
  uint32_t found = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (found == 0) {
    found = (find() & ~unwanted()) | KNOWN;
    __atomic_store_n(&known, found, __ATOMIC_RELAXED);
  }
  return found;
}
