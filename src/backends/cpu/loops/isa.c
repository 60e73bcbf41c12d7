/* Detects which of the compiled instruction sets this machine runs. The answer never changes, and
 * two threads that detect it at the same time get the same, so an atomic byte is all the
 * synchronisation that is needed. */
#include "backends/cpu/loops/isa.h"

#include <keyfall/backend.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/base_internal.h"

#ifdef KF_ISA_WITH_SVE
#include <sys/auxv.h>
#include <sys/prctl.h>
#endif

uint8_t kf__isa_in_use = KF__ISA_COUNT;

#define NAME(set, ...) #set,
static const char *const names[] = {KF__ISA_EACH(NAME, )};

const char *kf__isa_name(kf__isa_t isa) { return isa < KF__ISA_COUNT ? names[isa] : "none"; }

static bool machine_runs(kf__isa_t isa) {
  switch ((int)isa) {
#ifdef KF_ISA_WITH_AVX2
    case KF__ISA_NUMBER_avx2:
      return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
             __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
#endif
#ifdef KF_ISA_WITH_AVX512
    case KF__ISA_NUMBER_avx512:
      return machine_runs(KF__ISA_NUMBER_avx2) && __builtin_cpu_supports("avx512f") &&
             __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512cd") &&
             __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
#endif
#ifdef KF_ISA_WITH_SVE
    case KF__ISA_NUMBER_sve: return (getauxval(AT_HWCAP) & (1ul << 22)) != 0;
#endif
    default: return true;
  }
}

/* Whether a set is worth using by default. SVE with vectors of 16 bytes does the same work as NEON
 * with more bookkeeping, so it is used only where KEYFALL_CPU_ISA asks for it. */
static bool pays(kf__isa_t isa) {
#ifdef KF_ISA_WITH_SVE
  enum { GET_LENGTH = 51, LENGTH_MASK = 0xffff };
  if (isa == KF__ISA_NUMBER_sve) {
    int length = prctl(GET_LENGTH);
    return length > 0 && (length & LENGTH_MASK) > 16;
  }
#endif
  (void)isa;
  return true;
}

kf__isa_t kf__find_isa(void) {
#ifdef __x86_64__
  __builtin_cpu_init();
#endif
  int best = 0;
  for (int i = 1; i < KF__ISA_COUNT; i++)
    if (machine_runs((kf__isa_t)i) && pays((kf__isa_t)i)) best = i;
  const char *wanted = getenv("KEYFALL_CPU_ISA");
  for (int i = 0; wanted != NULL && i < KF__ISA_COUNT; i++)
    if (strcmp(wanted, names[i]) == 0 && machine_runs((kf__isa_t)i)) best = i;
  KF_ASSERT(best < KF__ISA_COUNT);
  KF_ASSERT(machine_runs((kf__isa_t)best));
  __atomic_store_n(&kf__isa_in_use, (uint8_t)best, __ATOMIC_RELAXED);
  return (kf__isa_t)best;
}

const char *kf_cpu_isa_name(void) { return kf__isa_name(kf__cpu_isa()); }
