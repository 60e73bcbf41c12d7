# The loops of src/backends/cpu/simd, compiled once for each instruction set of the architecture
# (Note [SIMD files] in src/backends/cpu/loops/isa.h). Sets that the compiler does not know are left out.
# Gives: kf_simd_objects, the definitions KF_ISA_WITH_* on kf_build, and the same as kf_isa_definitions;
# kf_weak_tables, the tables that isa.h refers to weakly.
include(CheckCCompilerFlag)

set(KF_SIMD_FLAGS -O3 -fno-math-errno -fno-trapping-math -fno-strict-aliasing -ffp-contract=off ${KF_KERNEL_CHECKS})
if(CMAKE_C_COMPILER_ID MATCHES "Clang")
  list(APPEND KF_SIMD_FLAGS -Wno-pass-failed) # a loop that stays scalar is no error
elseif(CMAKE_C_COMPILER_ID STREQUAL "GNU")
  # A loop that stores the results of a line is no memcpy: that would have them in memory first.
  list(APPEND KF_SIMD_FLAGS -fno-tree-loop-distribute-patterns)
endif()
# gcc aligns frames on the heap, which find uses after return, to less than a vector of AVX-512.
if(KEYFALL_SANITIZE MATCHES "address" AND CMAKE_C_COMPILER_ID STREQUAL "GNU")
  list(APPEND KF_SIMD_FLAGS --param=asan-use-after-return=0)
endif()
# Vectors are not what sanitized builds look for, and take minutes to compile. The tests of threads spend
# no time in loops.
if(KEYFALL_SANITIZE MATCHES "thread")
  list(TRANSFORM KF_SIMD_FLAGS REPLACE "^-O3$" "-O0")
elseif(KEYFALL_SANITIZE)
  list(TRANSFORM KF_SIMD_FLAGS REPLACE "^-O3$" "-O1")
endif()
# Most loops are as quick without what -O3 adds to vectors (other versions of a loop for this stride or
# that condition, vectors for the last few elements), and a third smaller. Those that are not say
# `unrolled` (Note [Build lines] in KeyfallBuildLines.cmake).
set(KF_SIMD_LEAN)
if(CMAKE_C_COMPILER_ID STREQUAL "GNU" AND NOT KEYFALL_SANITIZE)
  set(KF_SIMD_LEAN -O2 -ftree-vectorize -fvect-cost-model=dynamic --param=vect-epilogues-nomask=0)
endif()
# What a machine of before 2013 runs: room matters more. Vectors that are written out stay vectors.
set(baseline -Os)
if(KEYFALL_SANITIZE)
  set(baseline)
endif()
set(KF_SIMD_UNROLLED_baseline ${baseline})
set(KF_SIMD_LEAN_baseline ${baseline})
set(KF_SIMD_FLAGS_baseline)
set(KF_SIMD_FLAGS_neon)
set(KF_SIMD_FLAGS_avx2 -mavx2 -mfma -mf16c -mbmi -mbmi2 -mlzcnt -mpopcnt)
set(KF_SIMD_FLAGS_avx512 ${KF_SIMD_FLAGS_avx2} -mavx512f -mavx512bw -mavx512cd -mavx512dq
  -mavx512vl -mprefer-vector-width=512)
set(KF_SIMD_FLAGS_sve -march=armv8.2-a+sve)
# Files that are compiled for these sets say so. For AVX-512 that is where more than twice the work of
# AVX2 gets done: the others wait for memory. For SVE it is loops of plain C, whose vectors get as wide
# as the machine has them: the others are written with vectors of a fixed width, which NEON has too.
set(KF_SIMD_ISAS_BY_CHOICE avx512 sve)

set(kf_isa_definitions)

# Sets `out` to the highest set that this machine runs.
include(CheckCSourceRuns)
function(kf_find_native_set out)
  set(${out} baseline PARENT_SCOPE)
  set(features avx2 fma bmi bmi2)
  foreach(isa IN ITEMS avx2 avx512)
    list(TRANSFORM features REPLACE "(.+)" "__builtin_cpu_supports(\"\\1\")" OUTPUT_VARIABLE calls)
    list(JOIN calls " && " supported)
    check_c_source_runs("int main(void) { __builtin_cpu_init(); return !(${supported}); }" KF_RUNS_${isa})
    if(NOT KF_RUNS_${isa})
      return()
    endif()
    set(${out} ${isa} PARENT_SCOPE)
    set(features avx512f avx512bw avx512cd avx512dq avx512vl)
  endforeach()
endfunction()

if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|amd64|AMD64)$")
  set(isas baseline avx2 avx512)
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64)$")
  set(isas neon sve)
  # gcc 12 stops with an internal error in vectorised conditionals for SVE.
  if(CMAKE_C_COMPILER_ID STREQUAL "GNU" AND CMAKE_C_COMPILER_VERSION VERSION_LESS 13)
    set(isas neon)
  endif()
else()
  set(isas baseline)
endif()
# The thread sanitizer follows threads, not lanes: one instruction set is enough. The address sanitizer only sees
# the set that runs: on x86-64 that is the base set there.
if(KEYFALL_SANITIZE MATCHES "thread")
  list(GET isas 0 isas)
elseif(KEYFALL_SANITIZE MATCHES "address" AND "avx2" IN_LIST isas)
  kf_find_native_set(isas)
  if(isas STREQUAL "avx512")
    set(KF_SIMD_FLAGS_widest ${KF_SIMD_FLAGS_avx512}) # of the files that ask for it
    set(KF_SIMD_FLAGS_avx512 ${KF_SIMD_FLAGS_avx2})
    set(KF_SIMD_ISAS_BY_CHOICE)
  endif()
  target_compile_definitions(kf_build INTERFACE KF_ISA_BASE=${isas})
  list(APPEND kf_isa_definitions KF_ISA_BASE=${isas})
endif()
list(GET isas 0 base_isa)

# The objects of some files of loops for one instruction set.
function(kf_add_loops isa how sources flags)
  if(NOT sources)
    return()
  endif()
  set(target kf_simd_${isa}_${how})
  add_library(${target} OBJECT ${sources})
  target_link_libraries(${target} PRIVATE kf_build)
  target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/include
    ${PROJECT_SOURCE_DIR}/src)
  target_compile_definitions(${target} PRIVATE KF_KEY_TABLE=${KEYFALL_KEY_TABLE} KF_ISA_NAME=${isa})
  target_compile_options(${target} PRIVATE ${KF_SIMD_FLAGS} ${KF_SIMD_FLAGS_${isa}} ${flags})
  set_target_properties(${target} PROPERTIES C_VISIBILITY_PRESET ${KF_VISIBILITY}
    POSITION_INDEPENDENT_CODE ON)
  set(kf_simd_objects ${kf_simd_objects} $<TARGET_OBJECTS:${target}> PARENT_SCOPE)
endfunction()

set(kf_simd_objects)
set(kf_weak_tables)
file(GLOB simd_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/backends/cpu/simd/*.c)
foreach(isa IN LISTS isas)
  string(TOUPPER ${isa} upper)
  string(REPLACE ";" " " flags "${KF_SIMD_FLAGS_${isa}}")
  set(usable ON)
  if(flags)
    check_c_compiler_flag("${flags}" KF_HAVE_ISA_${upper})
    set(usable ${KF_HAVE_ISA_${upper}})
    if(usable AND NOT isa STREQUAL base_isa)
      target_compile_definitions(kf_build INTERFACE KF_ISA_WITH_${upper}=1)
      list(APPEND kf_isa_definitions KF_ISA_WITH_${upper}=1)
    endif()
  endif()
  if(usable)
    set(unrolled)
    set(sources)
    set(widest)
    foreach(source IN LISTS simd_sources)
      kf_build_line(${source} words)
      if(isa IN_LIST KF_SIMD_ISAS_BY_CHOICE AND NOT isa IN_LIST words)
        continue()
      endif()
      if(isa IN_LIST KF_SIMD_ISAS_BY_CHOICE)
        string(REGEX REPLACE ".*/simd_(.*)[.]c$" "kf__loops_\\1_${isa}" table ${source})
        list(APPEND kf_weak_tables ${table})
      endif()
      if(KF_SIMD_FLAGS_widest AND "avx512" IN_LIST words)
        list(APPEND widest ${source})
      elseif("unrolled" IN_LIST words)
        list(APPEND unrolled ${source})
      else()
        list(APPEND sources ${source})
      endif()
    endforeach()
    set(lean ${KF_SIMD_LEAN})
    if(DEFINED KF_SIMD_LEAN_${isa})
      set(lean ${KF_SIMD_LEAN_${isa}})
    endif()
    kf_add_loops(${isa} unrolled "${unrolled}" "${KF_SIMD_UNROLLED_${isa}}")
    kf_add_loops(${isa} lean "${sources}" "${lean}")
    kf_add_loops(${isa} widest "${widest}" "${KF_SIMD_FLAGS_widest}")
  endif()
endforeach()
