# Compiler and linker flags, as interface libraries: kf_build for the library's own objects,
# kf_relaxed for tests and the like. Sanitizers and coverage apply to everything.
include(CheckCCompilerFlag)
include(CheckLinkerFlag)
find_package(Threads REQUIRED)
find_package(PkgConfig QUIET)

file(STRINGS ${PROJECT_SOURCE_DIR}/include/keyfall/base.h version_lines
  REGEX "#define KF_VERSION_(MAJOR|MINOR|PATCH)")
string(REGEX REPLACE "[^0-9;]" "" version_numbers "${version_lines}")
string(REPLACE ";" "." header_version "${version_numbers}")
if(NOT header_version VERSION_EQUAL PROJECT_VERSION)
  message(FATAL_ERROR "VERSION says ${PROJECT_VERSION}, include/keyfall/base.h ${header_version}: "
    "make them equal")
endif()

if(NOT KEYFALL_KEY_TABLE MATCHES "^(209|213)$")
  message(FATAL_ERROR "KEYFALL_KEY_TABLE is ${KEYFALL_KEY_TABLE}: it must be 209 or 213")
endif()

# ---- Sanitizers, coverage

if(KEYFALL_SANITIZE)
  add_compile_options(-fsanitize=${KEYFALL_SANITIZE} -fno-sanitize-recover=all
    -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${KEYFALL_SANITIZE})
  # The thread sanitizer does not follow fences, and gcc says so at each. They stay warnings, not
  # errors: a clean run then says nothing about the orderings that rest on a fence (reclamation's
  # between a caller's activity and the scan of it), which need arguments and stress tests.
  if(KEYFALL_SANITIZE MATCHES "thread" AND CMAKE_C_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-Wno-error=tsan)
  endif()
endif()
if(KEYFALL_COVERAGE)
  add_compile_options(--coverage -fprofile-abs-path)
  add_link_options(--coverage)
endif()
if(KEYFALL_LIBFUZZER)
  if(NOT CMAKE_C_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "KEYFALL_LIBFUZZER needs clang: set CMAKE_C_COMPILER=clang")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

# ---- Warnings and code generation

add_library(kf_relaxed INTERFACE)
target_compile_options(kf_relaxed INTERFACE -Wall -Wextra -Wshadow
  $<$<COMPILE_LANGUAGE:C>:-Wstrict-prototypes> -Wvla -Wno-unused-parameter
  $<$<BOOL:${KEYFALL_WERROR}>:-Werror>)

add_library(kf_build INTERFACE)
target_compile_options(kf_build INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
  -Wstrict-prototypes -Wmissing-prototypes -Wcast-qual -Wundef -Wvla
  # Named integers are members of enums without a name, which may stand beside floats as any integer does.
  $<$<C_COMPILER_ID:Clang,AppleClang>:-Wno-enum-float-conversion>
  $<$<BOOL:${KEYFALL_WERROR}>:-Werror>
  -ffunction-sections -fdata-sections)

# __FILE__ counts from the source tree: what is built does not depend on where. Compiler caches
# may name files relative to the build tree.
check_c_compiler_flag(-fmacro-prefix-map=a=b KF_HAVE_MACRO_PREFIX_MAP)
if(KF_HAVE_MACRO_PREFIX_MAP)
  file(RELATIVE_PATH from_build ${CMAKE_BINARY_DIR} ${PROJECT_SOURCE_DIR})
  string(REGEX REPLACE "/$" "" from_build "${from_build}")
  set(prefix_map -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/= -fmacro-prefix-map=${from_build}/=)
  target_compile_options(kf_build INTERFACE ${prefix_map})
  target_compile_options(kf_relaxed INTERFACE ${prefix_map})
endif()

# Our own exported functions are never replaced by another library's, so calls between them need
# no detour. The linker resolves them at once too (see KeyfallLibrary).
check_c_compiler_flag(-fno-semantic-interposition KF_HAVE_NO_INTERPOSITION)
if(KF_HAVE_NO_INTERPOSITION)
  target_compile_options(kf_build INTERFACE -fno-semantic-interposition)
endif()
# Nothing unwinds through the library or the extension module: an error is a status, and an exception
# of a kernel written in C++ must not leave it. Debuggers read the debug information instead of these
# tables, which would be a seventh of the file.
add_library(kf_no_unwinding INTERFACE)
check_c_compiler_flag(-fno-asynchronous-unwind-tables KF_HAVE_NO_UNWIND_TABLES)
if(KF_HAVE_NO_UNWIND_TABLES)
  target_compile_options(kf_no_unwinding INTERFACE
    $<$<CONFIG:Release>:-fno-asynchronous-unwind-tables;-fno-unwind-tables>)
endif()
target_link_libraries(kf_build INTERFACE kf_no_unwinding)
# Ubuntu's compilers check the stack at the end of functions and begin them with landing pads unless told
# otherwise: 0.4 MB of the library on x86-64, and time in every call. Whoever wants them asks for them in
# CFLAGS. Shadow stacks (-fcf-protection=return) need no code.
include(CheckCSourceCompiles)
add_library(kf_plain_functions INTERFACE)
macro(kf_turn_off hardening macro plain)
  check_c_source_compiles("
    #if !defined ${macro}
    #error off
    #endif
    int main(void) { return 0; }" KF_HAS${macro})
  if(KF_HAS${macro} AND NOT CMAKE_C_FLAGS MATCHES ${hardening})
    target_compile_options(kf_plain_functions INTERFACE ${plain})
  endif()
endmacro()
kf_turn_off(-fstack-protector __SSP_STRONG__ -fno-stack-protector)
kf_turn_off(-fcf-protection __CET__ -fcf-protection=return)
target_link_libraries(kf_build INTERFACE kf_plain_functions)
# Addresses that the loader fills in take 24 bytes each; packed, a bit. The loader has to know the
# format (glibc 2.36), and ld for AArch64 only takes note of the wish (hence the fatal warnings).
include(CheckCSourceRuns)
add_library(kf_packed_relocations INTERFACE)
set(CMAKE_REQUIRED_LINK_OPTIONS -pie -Wl,--fatal-warnings -Wl,-z,pack-relative-relocs)
set(CMAKE_REQUIRED_FLAGS -fPIE)
check_c_source_runs("static int x; int *volatile table[] = {&x, &x};
  int main(void) { return table[1] != &x; }" KF_HAVE_PACKED_RELOCATIONS)
unset(CMAKE_REQUIRED_LINK_OPTIONS)
unset(CMAKE_REQUIRED_FLAGS)
if(KF_HAVE_PACKED_RELOCATIONS)
  target_link_options(kf_packed_relocations INTERFACE -Wl,-z,pack-relative-relocs)
endif()
# On x86-64 the linker turns calls through the GOT into direct ones where it can; elsewhere it
# cannot, and a plain call is the shorter one.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|amd64|AMD64)$")
  check_c_compiler_flag(-fno-plt KF_HAVE_NO_PLT)
  if(KF_HAVE_NO_PLT)
    target_compile_options(kf_build INTERFACE -fno-plt)
  endif()
endif()

# ---- libffi

set(KF_HAVE_FFI OFF)
if(NOT KEYFALL_FFI STREQUAL "OFF")
  if(PkgConfig_FOUND)
    pkg_check_modules(LIBFFI QUIET IMPORTED_TARGET libffi)
  endif()
  if(LIBFFI_FOUND)
    set(KF_HAVE_FFI ON)
  elseif(NOT KEYFALL_FFI STREQUAL "AUTO")
    message(FATAL_ERROR "KEYFALL_FFI is ON, but pkg-config does not find libffi: install "
      "libffi-dev or set KEYFALL_FFI=OFF")
  endif()
endif()
if(KF_HAVE_FFI)
  target_compile_definitions(kf_build INTERFACE KF_HAVE_FFI=1)
  target_compile_definitions(kf_relaxed INTERFACE KF_HAVE_FFI=1)
  target_include_directories(kf_build SYSTEM INTERFACE ${LIBFFI_INCLUDE_DIRS})
endif()
message(STATUS "Keyfall ${PROJECT_VERSION}: libffi ${KF_HAVE_FFI}, key table ${KEYFALL_KEY_TABLE}")
