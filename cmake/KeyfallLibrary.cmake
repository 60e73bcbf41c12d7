# The library: one object library for each room that exists, then libkeyfall.so and libkeyfall.a
# out of the same objects. Adding a room is adding its name here and to tools/layers.toml.
set(KF_ROOMS base dispatch tensor ops autograd fallback lazy transforms backends runtime)
if(KEYFALL_CORE_ONLY)
  set(KF_ROOMS base dispatch runtime)
endif()

# What no call runs: texts, checks, registration. Compiled for size in release builds, because the
# linker rounds the end of the part that becomes read-only after loading up to the largest page size
# (64 KB on AArch64): a few KB of code decide about a whole such step of the file.
set(KF_COLD bulk catalogue checks device dict dispatcher dump enums error explain fallback ffi kernel key keyspace library
  listener named_lists number_text op_name operator origin owner plugin reclaim register registration schema
  schema_alias schema_compat schema_kernel schema_normalize schema_print standard_fallbacks text
  trace tuple value_equal value_print version warn)
# Of what is generated only the callers and kernels of small operators have to be quick; composites
# and derivatives spend their time in the operators that they call.
set(KF_QUICK ops/gen/call_quick autograd/gen/kernels_quick ops/gen/kernels_arithmetic ops/gen/kernels_factory)
list(JOIN KF_QUICK "|" quick)

function(kf_compile_for_size sources)
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WE)
    if(KEYFALL_SANITIZE AND source MATCHES "/gen/")
      # Thousands of small functions of a few kinds: optimising them takes most of the build.
      set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS -O0)
    elseif(name IN_LIST KF_COLD OR (source MATCHES "/gen/(call|kernels)_"
        AND NOT source MATCHES "/(${quick})[.]c$")
        OR (source MATCHES "/ops/composite/|/autograd/formulas/" AND NOT name STREQUAL "factory"))
      set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS $<$<CONFIG:Release>:-Os>)
    endif()
  endforeach()
endfunction()

set(room_objects)
if(NOT KEYFALL_CORE_ONLY)
  include(KeyfallSimd)
  set(room_objects ${kf_simd_objects})
endif()
foreach(room IN LISTS KF_ROOMS)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${room}/*.c)
  list(FILTER sources EXCLUDE REGEX "/simd/[^/]*$")
  if(sources)
    kf_compile_for_size("${sources}")
    add_library(kf_${room} OBJECT ${sources})
    target_link_libraries(kf_${room} PRIVATE kf_build)
    target_include_directories(kf_${room} PRIVATE ${PROJECT_SOURCE_DIR}/include
      ${PROJECT_SOURCE_DIR}/src)
    target_compile_definitions(kf_${room} PRIVATE KF_KEY_TABLE=${KEYFALL_KEY_TABLE}
      $<$<BOOL:${KEYFALL_CORE_ONLY}>:KF_CORE_ONLY=1>
      $<$<BOOL:${KEYFALL_AUTOGRAD_FALLTHROUGH}>:KF_AUTOGRAD_FALLTHROUGH=1>)
    set_target_properties(kf_${room} PROPERTIES C_VISIBILITY_PRESET hidden
      POSITION_INDEPENDENT_CODE ON)
    list(APPEND room_objects $<TARGET_OBJECTS:kf_${room}>)
  endif()
endforeach()

function(kf_set_interface target)
  target_include_directories(${target} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/include>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_compile_definitions(${target} PUBLIC KF_KEY_TABLE=${KEYFALL_KEY_TABLE})
endfunction()

add_library(keyfall SHARED ${room_objects})
add_library(keyfall::keyfall ALIAS keyfall)
kf_set_interface(keyfall)
set_target_properties(keyfall PROPERTIES VERSION ${PROJECT_VERSION}
  SOVERSION ${PROJECT_VERSION_MAJOR} LINKER_LANGUAGE C)
target_link_libraries(keyfall PRIVATE kf_packed_relocations Threads::Threads ${CMAKE_DL_LIBS} m ${LIBFFI_LINK_LIBRARIES})
# nodelete: threads may still hold the library's thread-local state after a dlclose.
target_link_options(keyfall PRIVATE -Wl,-z,nodelete -Wl,-z,relro -Wl,-z,now -Wl,--gc-sections
  -Wl,-Bsymbolic-functions)
if(NOT KEYFALL_SANITIZE)
  target_link_options(keyfall PRIVATE -Wl,-z,defs)
endif()

# The tests use it, so it exists always; it is installed only when asked for.
add_library(keyfall_static STATIC ${room_objects})
add_library(keyfall::keyfall_static ALIAS keyfall_static)
kf_set_interface(keyfall_static)
set_target_properties(keyfall_static PROPERTIES OUTPUT_NAME keyfall LINKER_LANGUAGE C)
set(static_libs Threads::Threads ${CMAKE_DL_LIBS} m)
if(KF_HAVE_FFI)
  list(APPEND static_libs "$<BUILD_INTERFACE:${LIBFFI_LINK_LIBRARIES}>" $<INSTALL_INTERFACE:ffi>)
endif()
target_link_libraries(keyfall_static INTERFACE ${static_libs})
if(NOT KEYFALL_STATIC)
  set_target_properties(keyfall_static PROPERTIES EXCLUDE_FROM_ALL ON)
endif()
