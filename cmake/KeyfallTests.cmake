# Tests, fuzz targets and examples. Every file is one ctest entry, found by name, so that adding a test is
# adding a file. It is also one program, except for unit tests, which share one. Labels: unit, threads, model,
# abi, oom, fuzz, example, ops; leaks (KF_LEAK_SEARCH below); and slow for what takes more than a second or two
# even without failing allocations: `make test` leaves it to `make check`.
set(KF_SLOW_TESTS model.model threads.concurrent unit.tensor.blocks unit.ops.conv_shapes
  unit.codegen.codes unit.codegen.fused ops.checked ops.oom ops.threads ops.gradients_checked
  ops.gradients_oom conformance.export_operators conformance.operators)
# Optimized in sanitized builds, too: they compute for seconds what results should be.
set(KF_COMPUTING_TESTS unit.ops.conv unit.ops.conv_shapes unit.ops.pool_shapes unit.ops.gemm unit.ops.dots
  unit.ops.attention unit.codegen.fused)
set(KF_ASAN_OPTIONS "allocator_may_return_null=1")
# gcc's frames for this check are never given back on AArch64: programs become a hundred times slower.
if(NOT (CMAKE_C_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64)$"))
  string(APPEND KF_ASAN_OPTIONS ":detect_stack_use_after_return=1")
endif()
set(KF_SANITIZER_ENVIRONMENT "UBSAN_OPTIONS=print_stacktrace=1"
  "TSAN_OPTIONS=halt_on_error=1:second_deadlock_stack=1")

# Compiling and linking a hundred test programs costs more than running most of them: they are barely
# optimized (sanitized ones not at all). They are without the undefined-behaviour sanitizer, which would
# check the tests' own arithmetic: the loops that compute what convolutions should give take twice as long
# with it. Inline functions of headers are thus checked where the library or the extension calls them, and
# not in the copies that tests have. The address sanitizer checks tests, too.
function(kf_add_cheap_builds)
  add_library(kf_cheap_build INTERFACE)
  if(KEYFALL_SANITIZE)
    target_compile_options(kf_cheap_build INTERFACE -O0)
    if(KEYFALL_SANITIZE MATCHES "undefined")
      target_compile_options(kf_cheap_build INTERFACE -fno-sanitize=undefined)
    endif()
  else()
    target_compile_options(kf_cheap_build INTERFACE -O1)
  endif()
endfunction()

# Does the address sanitizer search for leaks at the end of a program? On AArch64 it walks the whole
# address space: four seconds for each program. There it is left out. Tests that use kft.h count the
# library's blocks themselves, and so do the replays of operators when allocations fail, whose cases
# ops.recorded runs once with the search. Other programs (label `leaks`) run under valgrind instead, in
# the release build (tools/check.py).
set(KF_LEAK_SEARCH 1)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64)$")
  set(KF_LEAK_SEARCH 0)
endif()
set(KF_LEAK_TESTS "^(example|fuzz)[.]|^abi[.](cxx|layout)$|^conformance[.](services|remote|cpu)$")

# Registers a program with ctest under `name`. 77 is the exit status of a test that cannot run here.
function(kf_register_test name label)
  set(leaks ${KF_LEAK_SEARCH})
  if(name STREQUAL "ops.recorded" OR NOT label MATCHES "^(unit|ops|abi|example|fuzz)$")
    set(leaks 1)
  endif()
  set(labels ${label})
  if(NOT KF_LEAK_SEARCH AND name MATCHES "${KF_LEAK_TESTS}" AND TARGET ${ARGV2})
    list(APPEND labels leaks)
  endif()
  if(name IN_LIST KF_SLOW_TESTS)
    list(APPEND labels slow)
  endif()
  add_test(NAME ${name} COMMAND ${ARGN})
  set_tests_properties(${name} PROPERTIES LABELS "${labels}" TIMEOUT 300 SKIP_RETURN_CODE 77
    ENVIRONMENT "ASAN_OPTIONS=detect_leaks=${leaks}:${KF_ASAN_OPTIONS};${KF_SANITIZER_ENVIRONMENT}")
endfunction()

# The tests, fuzz targets and examples that need no more than the dispatcher.
set(KF_CORE_SOURCES "/(tests/unit/(base|dispatch)|tests/model|tests/threads/test_concurrent|\
fuzz/fuzz_(boxed|keys|plugin|schema)|examples/c/(dispatcher|readme))[/.]")

# Removes the sources that use more than this build has from a list: gradients, or anything but the dispatcher.
function(kf_remove_unusable list)
  if(KEYFALL_CORE_ONLY)
    list(FILTER ${list} INCLUDE REGEX ${KF_CORE_SOURCES})
    set(${list} ${${list}} PARENT_SCOPE)
    return()
  elseif(KEYFALL_AUTOGRAD)
    return()
  endif()
  set(kept)
  foreach(source IN LISTS ${list})
    file(STRINGS ${source} found REGEX "keyfall/(autograd|keyfall)[.]h|#include \"autograd/"
      LIMIT_COUNT 1)
    if(NOT found AND NOT source MATCHES "/unit/autograd/")
      list(APPEND kept ${source})
    endif()
  endforeach()
  set(${list} ${kept} PARENT_SCOPE)
endfunction()

# Every .c file of `directory` becomes a test program linked with the library given as `link`.
function(kf_add_test_directory directory label link)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${directory}/*.c)
  kf_remove_unusable(sources)
  string(REPLACE "/" "_" prefix ${directory})
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    string(REGEX REPLACE "^test_" "" name ${name})
    set(program ${prefix}_${name})
    string(REPLACE "/" "." dotted ${directory})
    add_executable(${program} ${source})
    set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY
      ${PROJECT_BINARY_DIR}/tests)
    target_link_libraries(${program} PRIVATE kft ${link} kf_relaxed)
    if(link STREQUAL "keyfall")
      # No other test gets a path of the build tree: a compiler cache shares them between builds.
      target_compile_definitions(${program} PRIVATE KFT_PLUGIN_DIR="${PROJECT_BINARY_DIR}/plugins")
    else()
      target_link_libraries(${program} PRIVATE kf_cheap_build)
      target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/tests)
    endif()
    if(TARGET kf_plugins)
      add_dependencies(${program} kf_plugins)
    endif()
    kf_register_test(${dotted}.${name} ${label} ${program})
  endforeach()
endfunction()

# All unit tests in one program (tests/support/unit_tests). What each file defines under the same name, `main`
# and the fingerprint, gets the name of the test.
function(kf_add_unit_tests)
  set(lines)
  add_executable(unit_tests ${PROJECT_SOURCE_DIR}/tests/support/unit_tests/unit_tests.c)
  file(GLOB rooms RELATIVE ${PROJECT_SOURCE_DIR}/tests CONFIGURE_DEPENDS
    ${PROJECT_SOURCE_DIR}/tests/unit/* ${PROJECT_SOURCE_DIR}/tests/unit/*/*)
  foreach(room IN LISTS rooms)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${room}/*.c)
    kf_remove_unusable(sources)
    if(NOT sources)
      continue()
    endif()
    string(REPLACE "/" "_" objects ${room})
    add_library(${objects} OBJECT ${sources})
    target_link_libraries(${objects} PRIVATE kft kf_internals kf_relaxed kf_cheap_build)
    # Fixtures of a room lie above the folders of its parts.
    target_include_directories(${objects} PRIVATE ${PROJECT_SOURCE_DIR}/tests/${room}/..
      ${PROJECT_SOURCE_DIR}/src)
    target_sources(unit_tests PRIVATE $<TARGET_OBJECTS:${objects}>)
    string(REPLACE "/" "." dotted ${room})
    foreach(source IN LISTS sources)
      get_filename_component(name ${source} NAME_WE)
      string(REGEX REPLACE "^test_" "" name ${name})
      set(program ${objects}_${name})
      string(APPEND lines "PROGRAM(${program})\n")
      set_source_files_properties(${source} PROPERTIES COMPILE_DEFINITIONS
        "main=kft_main_${program};kft_state_fingerprint=kft_fingerprint_${program}")
      if(${dotted}.${name} IN_LIST KF_COMPUTING_TESTS)
        set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS -O1) # these come last
      endif()
      kf_register_test(${dotted}.${name} unit unit_tests ${program})
    endforeach()
  endforeach()
  file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/unit_tests/unit_tests.def CONTENT "${lines}")
  set_target_properties(unit_tests PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  target_include_directories(unit_tests PRIVATE ${PROJECT_BINARY_DIR}/unit_tests)
  target_link_libraries(unit_tests PRIVATE kft kf_internals kf_relaxed kf_cheap_build)
  if(TARGET kf_plugins)
    add_dependencies(unit_tests kf_plugins)
  endif()
endfunction()

# C++ users include the same headers: .cpp files of tests/abi are programs without the C harness.
# Left out without a C++ compiler, or with one that is not the C compiler's sibling.
if(KEYFALL_TESTS)
  include(CheckLanguage)
  check_language(CXX)
  if(CMAKE_CXX_COMPILER)
    enable_language(CXX)
  endif()
endif()

function(kf_add_cxx_tests)
  if(KEYFALL_CORE_ONLY OR NOT CMAKE_CXX_COMPILER OR NOT CMAKE_CXX_COMPILER_ID STREQUAL CMAKE_C_COMPILER_ID)
    return()
  endif()
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/abi/*.cpp)
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    string(REGEX REPLACE "^test_" "" name ${name})
    add_executable(abi_${name} ${source})
    set_target_properties(abi_${name} PROPERTIES CXX_STANDARD 17 CXX_EXTENSIONS OFF
      RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
    target_link_libraries(abi_${name} PRIVATE keyfall kf_relaxed)
    kf_register_test(abi.${name} abi abi_${name})
  endforeach()
endfunction()

# Other languages have the exported symbols and nothing else. A sanitizer's runtime would have to be in
# their processes before the library is, so sanitized builds leave them out.
function(kf_add_language_tests)
  if(KEYFALL_CORE_ONLY OR KEYFALL_SANITIZE OR NOT KEYFALL_AUTOGRAD)
    return() # they use tensors and gradients
  endif()
  set(folder ${PROJECT_SOURCE_DIR}/tests/abi)
  find_package(Python3 COMPONENTS Interpreter QUIET)
  if(Python3_FOUND)
    kf_register_test(abi.ctypes abi ${Python3_EXECUTABLE} ${folder}/test_ctypes.py
      $<TARGET_FILE:keyfall>)
  endif()
  kf_register_test(abi.rust abi ${folder}/run_rust.sh $<TARGET_FILE_DIR:keyfall>
    ${PROJECT_BINARY_DIR}/tests)
endfunction()

# Test plug-ins are built as strangers build theirs: by one compiler command, against installed
# headers only, without the library and without this build's flags.
function(kf_add_plugins)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/abi/plugin/*.c
    ${PROJECT_SOURCE_DIR}/tests/abi/old/*.c ${PROJECT_SOURCE_DIR}/tests/plugins/*.c)
  if(NOT sources OR NOT KEYFALL_INSTALL)
    return()
  endif()
  file(GLOB headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/keyfall/*.h
    ${PROJECT_SOURCE_DIR}/include/keyfall/*.def)
  set(stage ${PROJECT_BINARY_DIR}/stage)
  add_custom_command(OUTPUT ${stage}/stamp DEPENDS ${headers}
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${stage}
    COMMAND ${CMAKE_COMMAND} --install ${PROJECT_BINARY_DIR} --component headers --prefix ${stage}
      > ${PROJECT_BINARY_DIR}/stage.log
    COMMAND ${CMAKE_COMMAND} -E touch ${stage}/stamp
    COMMENT "Installing the headers for the test plug-ins" VERBATIM)
  set(plugins)
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    set(plugin ${PROJECT_BINARY_DIR}/plugins/${name}.so)
    add_custom_command(OUTPUT ${plugin} DEPENDS ${sources} ${stage}/stamp
      COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/plugins
      COMMAND ${CMAKE_C_COMPILER} -std=c99 -O2 -Wall -Wextra -Werror -shared -fPIC
        -fvisibility=hidden -Wl,-z,defs -I${stage}/${CMAKE_INSTALL_INCLUDEDIR}
        -DKF_KEY_TABLE=${KEYFALL_KEY_TABLE} ${source} -o ${plugin}
      COMMENT "Building test plug-in ${name}.so" VERBATIM)
    list(APPEND plugins ${plugin})
  endforeach()
  add_custom_target(kf_plugins ALL DEPENDS ${plugins})
  kf_add_skeleton()
endfunction()

# The plug-in to copy is a project of its own, which uses this build's library here.
function(kf_add_skeleton)
  if(KEYFALL_CORE_ONLY)
    return()
  endif()
  add_subdirectory(${PROJECT_SOURCE_DIR}/src/backends/skeleton ${PROJECT_BINARY_DIR}/skeleton)
  set_target_properties(skeleton PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/plugins)
  target_compile_options(skeleton PRIVATE -Werror)
  add_dependencies(kf_plugins skeleton)
endfunction()

# Operators against recorded results: plainly, in the checked mode, with failing allocations, and with
# several threads.
function(kf_add_operator_tests)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/ops/*.c)
  find_package(Python3 COMPONENTS Interpreter QUIET)
  if(NOT sources OR KEYFALL_CORE_ONLY)
    return()
  endif()
  add_executable(ops_replay ${sources})
  set_target_properties(ops_replay PROPERTIES RUNTIME_OUTPUT_DIRECTORY
    ${PROJECT_BINARY_DIR}/tests)
  target_link_libraries(ops_replay PRIVATE kf_internals kf_relaxed m)
  target_include_directories(ops_replay PRIVATE ${PROJECT_SOURCE_DIR}/src
    ${PROJECT_SOURCE_DIR}/tests/ops)
  if(Python3_FOUND)
    set(replay ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tests/ops/replay.py
      $<TARGET_FILE:ops_replay>)
    kf_register_test(ops.recorded ops ${replay})
    kf_register_test(ops.float8 ops ${replay} --in float8)
    set(checked ${CMAKE_COMMAND} -E env KEYFALL_CHECKED=1)
    kf_register_test(ops.checked ops ${checked} ${replay})
    kf_register_test(ops.oom ops ${replay} --oom)
    kf_register_test(ops.threads ops ${replay} --threads)
  endif()
  if(NOT KEYFALL_AUTOGRAD)
    return()
  endif()
  # Gradients against recorded ones.
  set(folder ${PROJECT_SOURCE_DIR}/tests/ops)
  add_executable(ops_gradients ${folder}/gradients/recorded_gradients.c ${folder}/case_file.c
    ${folder}/compare.c ${folder}/fault.c)
  set_target_properties(ops_gradients PROPERTIES RUNTIME_OUTPUT_DIRECTORY
    ${PROJECT_BINARY_DIR}/tests)
  target_link_libraries(ops_gradients PRIVATE kf_internals kf_relaxed m)
  target_include_directories(ops_gradients PRIVATE ${PROJECT_SOURCE_DIR}/src ${folder})
  if(Python3_FOUND)
    kf_register_test(ops.gradients ops ${Python3_EXECUTABLE} ${folder}/replay.py
      $<TARGET_FILE:ops_gradients> --in gradients)
    kf_register_test(ops.gradients_checked ops ${checked} ${Python3_EXECUTABLE}
      ${folder}/replay.py $<TARGET_FILE:ops_gradients> --in gradients)
    kf_register_test(ops.gradients_oom ops ${Python3_EXECUTABLE} ${folder}/replay.py
      $<TARGET_FILE:ops_gradients> --in gradients --oom)
  endif()
  # Calls with tensors of ranks that operators do not expect.
  add_executable(ops_ranks ${folder}/ranks/rank_calls.c ${folder}/case_file.c)
  set_target_properties(ops_ranks PROPERTIES RUNTIME_OUTPUT_DIRECTORY
    ${PROJECT_BINARY_DIR}/tests)
  target_link_libraries(ops_ranks PRIVATE kf_internals kf_relaxed)
  target_include_directories(ops_ranks PRIVATE ${PROJECT_SOURCE_DIR}/src ${folder})
  if(Python3_FOUND)
    kf_register_test(ops.ranks ops ${Python3_EXECUTABLE} ${folder}/replay.py $<TARGET_FILE:ops_ranks>)
  endif()
endfunction()

function(kf_add_all_tests)
  if(PkgConfig_FOUND)
    pkg_check_modules(CMOCKA QUIET IMPORTED_TARGET cmocka)
  endif()
  if(NOT CMOCKA_FOUND)
    message(WARNING "cmocka was not found: the tests are left out (tools/setup.sh installs it)")
    return()
  endif()
  file(GLOB support CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/support/*.c)
  if(NOT support)
    return()
  endif()
  add_library(kft STATIC ${support})
  target_include_directories(kft PUBLIC ${PROJECT_SOURCE_DIR}/tests/support
    PRIVATE ${PROJECT_SOURCE_DIR}/include)
  target_link_libraries(kft PUBLIC PkgConfig::CMOCKA Threads::Threads PRIVATE kf_relaxed)
  kf_add_cheap_builds()
  target_compile_definitions(kft PRIVATE KF_KEY_TABLE=${KEYFALL_KEY_TABLE}
    PUBLIC KFT_DATA_DIR="${PROJECT_SOURCE_DIR}/tests")

  kf_add_plugins()
  kf_add_unit_tests()
  foreach(kind threads model oom)
    kf_add_test_directory(${kind} ${kind} kf_internals)
  endforeach()
  # It takes as long as half of the others: begun last it would keep one core waiting.
  if(TEST model.model)
    set_tests_properties(model.model PROPERTIES COST 100)
  endif()
  kf_add_operator_tests()
  # These stand for users: the shared library and the public headers only.
  kf_add_test_directory(abi abi keyfall)
  kf_add_cxx_tests()
  kf_add_language_tests()
  if(KEYFALL_AUTOGRAD AND NOT KEYFALL_CORE_ONLY)
    add_subdirectory(${PROJECT_SOURCE_DIR}/tests/conformance ${PROJECT_BINARY_DIR}/conformance)
  endif()
endfunction()

# With libFuzzer a target is a fuzzer; otherwise replay_main.c runs it over its stored corpus.
function(kf_add_fuzzers)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/fuzz/fuzz_*.c)
  kf_remove_unusable(sources)
  file(GLOB corpora CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/fuzz/corpus/*)
  foreach(source IN LISTS sources)
    get_filename_component(program ${source} NAME_WE)
    string(REGEX REPLACE "^fuzz_" "" name ${program})
    add_executable(${program} ${source})
    set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY
      ${PROJECT_BINARY_DIR}/fuzz)
    target_link_libraries(${program} PRIVATE kf_internals kf_relaxed)
    target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR}/src
      ${PROJECT_SOURCE_DIR}/fuzz)
    if(name STREQUAL "samples") # the reader that it tests is no part of the library
      set(folder ${PROJECT_SOURCE_DIR}/tests/conformance)
      target_sources(${program} PRIVATE ${folder}/sample_file.c ${folder}/sample_value.c)
      target_include_directories(${program} PRIVATE ${folder})
    endif()
    if(KEYFALL_LIBFUZZER)
      target_link_options(${program} PRIVATE -fsanitize=fuzzer)
    else()
      target_sources(${program} PRIVATE ${PROJECT_SOURCE_DIR}/fuzz/replay_main.c)
      if(${PROJECT_SOURCE_DIR}/fuzz/corpus/${name} IN_LIST corpora)
        kf_register_test(fuzz.${name} fuzz ${program} ${PROJECT_SOURCE_DIR}/fuzz/corpus/${name})
      endif()
    endif()
  endforeach()
endfunction()

function(kf_add_examples)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/examples/c/*.c)
  kf_remove_unusable(sources)
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    add_executable(example_${name} ${source})
    set_target_properties(example_${name} PROPERTIES OUTPUT_NAME ${name}
      RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/examples)
    target_link_libraries(example_${name} PRIVATE keyfall kf_relaxed)
    kf_register_test(example.${name} example example_${name})
  endforeach()
  if(KEYFALL_CORE_ONLY)
    return()
  endif()
  # A device: a plug-in, which the Python tests of the examples load.
  add_library(abacus MODULE ${PROJECT_SOURCE_DIR}/examples/device/abacus.c)
  target_link_libraries(abacus PRIVATE keyfall kf_relaxed)
  target_compile_options(abacus PRIVATE $<$<CONFIG:Release>:-O3>)
  set_target_properties(abacus PROPERTIES PREFIX "" C_VISIBILITY_PRESET hidden
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/examples)
endfunction()
