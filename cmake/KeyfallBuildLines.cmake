# How release and sanitized builds optimize the sources of the library and of the Python package.

# Note [Built for size]
# Folders, below src, that release builds compile with -Os: composites and derivatives spend their time in the
# operators that they call, and attention spends it in loops of simd/. All other code is compiled for speed, also
# what runs once: decision 0008 has the figures.
set(KF_FOLDERS_FOR_SIZE ops/composite autograd/formulas backends/cpu/attention)

# Note [Build lines]
# A source may say how release builds compile it, in a line of its own behind its opening comment:
#   /* build: speed */    although its folder is compiled for size
#   /* build: exact */    no fused multiply-add: complex products are those of the loops in simd/.
# and those of src/backends/cpu/simd (KeyfallSimd.cmake):
#   /* build: unrolled */ loops that need all of -O3
#   /* build: avx512 */, /* build: sve */  also compiled for that instruction set

# Sanitized builds do not optimize code that takes little of the tests' time: compiling it takes half as
# long, and with the thread sanitizer, which few tests use, that is all but the loops. Generated sources
# are thousands of small functions of a few kinds.
set(KF_FOLDERS_UNOPTIMIZED /gen/ src/autograd/ src/backends/meta/ src/codegen/ src/compat/ src/exports/
  src/fallback/ src/lazy/ src/ops/composite/ src/ops/views/ src/ops/rules/ src/runtime/ src/transforms/)
if(KEYFALL_SANITIZE MATCHES "thread")
  set(KF_FOLDERS_UNOPTIMIZED src/)
endif()
# Nor do they check each pointer there for alignment and NULL, which takes a third of the time to compile it:
# this code passes on objects of the library, which the allocator aligned, and the few elements of tensors that
# it reads are mostly of tensors that it has made. A use of NULL ends the program in any case. The preset fuzz
# checks everything.
set(KF_CHECKS_UNOPTIMIZED)
if(KEYFALL_SANITIZE MATCHES "undefined" AND NOT KEYFALL_LIBFUZZER)
  set(KF_CHECKS_UNOPTIMIZED -fno-sanitize=null,alignment,pointer-overflow,object-size)
endif()

function(kf_build_line source out)
  file(STRINGS ${source} line REGEX "^/[*] build: .* [*]/$" LIMIT_COUNT 1)
  string(REGEX REPLACE "^/[*] build: (.*) [*]/$" "\\1" words "${line}")
  separate_arguments(words)
  set(${out} ${words} PARENT_SCOPE)
endfunction()

function(kf_set_optimization sources)
  list(JOIN KF_FOLDERS_FOR_SIZE "|" folders)
  list(JOIN KF_FOLDERS_UNOPTIMIZED "|" unoptimized)
  foreach(source IN LISTS sources)
    kf_build_line(${source} words)
    if(KEYFALL_SANITIZE AND source MATCHES "${unoptimized}")
      set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS "-O0;${KF_CHECKS_UNOPTIMIZED}")
    elseif(source MATCHES "/src/(${folders})/" AND NOT "speed" IN_LIST words)
      set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS $<$<CONFIG:Release>:-Os>)
    elseif("exact" IN_LIST words)
      set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS -ffp-contract=off)
    endif()
  endforeach()
endfunction()

# gcc aligns functions and jump targets to 16 bytes on x86-64. Kernels keep that; in the other rooms the padding
# is 4% of the code. The extension keeps aligned functions: 6 KB, and 2 to 3 of the 90 ns of `keyfall.empty(1)`.
set(KF_ALIGNMENT)
set(KF_JUMP_ALIGNMENT)
if(CMAKE_C_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|amd64|AMD64)$")
  foreach(what jumps labels loops)
    list(APPEND KF_JUMP_ALIGNMENT $<$<CONFIG:Release>:-falign-${what}=1>)
  endforeach()
  set(KF_ALIGNMENT ${KF_JUMP_ALIGNMENT} $<$<CONFIG:Release>:-falign-functions=1>)
endif()
