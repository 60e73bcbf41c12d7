# The library: one object library for each room that exists, then libkeyfall.so and libkeyfall.a
# out of the same objects. Adding a room is adding its name here and to tools/layers.toml.
set(KF_ROOMS base compat dispatch tensor ops codegen autograd fallback lazy transforms backends exports runtime)
if(KEYFALL_CORE_ONLY)
  set(KF_ROOMS base compat dispatch exports runtime)
elseif(NOT KEYFALL_AUTOGRAD)
  list(REMOVE_ITEM KF_ROOMS autograd)
endif()

# Sanitized builds do not force inlining (Note [Inline functions] in base.h): each copy of a call would be
# instrumented again, which doubles the time to compile the generated callers.
if(KEYFALL_SANITIZE)
  set(KF_INLINE_DEFINITIONS "KF_INLINE=static inline" "KF_ALWAYS_INLINE=static inline")
  target_compile_definitions(kf_build INTERFACE ${KF_INLINE_DEFINITIONS})
endif()

# Nor do the kernels of the CPU, in whose loops nearly all of the time of compiling them would go, check
# every pointer of a loop for NULL (such a read ends the program in any case), for overflow of its
# arithmetic, or for the size of its object (which the address sanitizer knows). Code that is not optimized
# checks even less (KeyfallBuildLines.cmake); other rooms check all of it, and so does the preset fuzz, everywhere.
set(KF_KERNEL_CHECKS)
if(KEYFALL_SANITIZE MATCHES "undefined" AND NOT KEYFALL_LIBFUZZER)
  set(KF_KERNEL_CHECKS -fno-sanitize=null,pointer-overflow,object-size)
endif()

# Note [Internals for tests]
# Unit tests use internal functions, so they link the static library. Linking a sanitized one takes more
# than a second for each of 200 programs: there the shared library exports everything, and they link that.
set(KF_VISIBILITY hidden)
if(KEYFALL_SANITIZE)
  set(KF_VISIBILITY default)
  target_compile_definitions(kf_build INTERFACE KF_EXPORT_INTERNALS=1)
endif()

# Folders with a CMakeLists.txt are plug-ins: projects of their own, which the tests build.
file(GLOB KF_PLUGIN_FOLDERS CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/backends/*/CMakeLists.txt)
list(TRANSFORM KF_PLUGIN_FOLDERS REPLACE "/CMakeLists[.]txt$" "")

set(room_objects)
if(NOT KEYFALL_CORE_ONLY)
  include(KeyfallSimd)
  set(room_objects ${kf_simd_objects})
endif()
foreach(room IN LISTS KF_ROOMS)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${room}/*.c)
  list(FILTER sources EXCLUDE REGEX "/simd/[^/]*$")
  foreach(folder IN LISTS KF_PLUGIN_FOLDERS)
    list(FILTER sources EXCLUDE REGEX "^${folder}/")
  endforeach()
  if(KEYFALL_CORE_ONLY)
    list(FILTER sources EXCLUDE REGEX "/exports/(tensor|ops)_")
  endif()
  if(sources)
    kf_set_optimization("${sources}")
    add_library(kf_${room} OBJECT ${sources})
    target_link_libraries(kf_${room} PRIVATE kf_build)
    if(room STREQUAL "backends")
      target_compile_options(kf_${room} PRIVATE ${KF_KERNEL_CHECKS})
    else()
      target_compile_options(kf_${room} PRIVATE ${KF_ALIGNMENT})
    endif()
    target_include_directories(kf_${room} PRIVATE ${PROJECT_SOURCE_DIR}/include
      ${PROJECT_SOURCE_DIR}/src)
    target_compile_definitions(kf_${room} PRIVATE KF_KEY_TABLE=${KEYFALL_KEY_TABLE}
      $<$<BOOL:${KEYFALL_CORE_ONLY}>:KF_CORE_ONLY=1>
      $<$<AND:$<STREQUAL:${room},runtime>,$<NOT:$<BOOL:${KEYFALL_AUTOGRAD}>>>:KF_NO_AUTOGRAD=1>
      $<$<BOOL:${KEYFALL_AUTOGRAD_FALLTHROUGH}>:KF_AUTOGRAD_FALLTHROUGH=1>)
    set_target_properties(kf_${room} PROPERTIES C_VISIBILITY_PRESET ${KF_VISIBILITY}
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
target_link_libraries(keyfall PRIVATE Threads::Threads ${CMAKE_DL_LIBS} m ${LIBFFI_LINK_LIBRARIES})
# nodelete: threads may still hold the library's thread-local state after a dlclose. -O2: strings that end
# alike share their memory, which saves 8 KB.
# Not gold or mold: gold 1.16 gives thread-local variables of the sanitized library wrong offsets, and mold 1.10 does
# not end for some programs.
target_link_options(keyfall PRIVATE -Wl,-z,noseparate-code -Wl,-z,nodelete -Wl,-z,relro -Wl,-z,now -Wl,--gc-sections
  -Wl,-Bsymbolic-functions -Wl,-O2)
if(NOT KEYFALL_SANITIZE)
  target_link_libraries(keyfall PRIVATE kf_packed_relocations)
  target_link_options(keyfall PRIVATE -Wl,-z,defs)
endif()

# The tests use it, so it exists always; it is installed only when asked for.
add_library(keyfall_static STATIC ${room_objects})
add_library(keyfall::keyfall_static ALIAS keyfall_static)
kf_set_interface(keyfall_static)
set_target_properties(keyfall_static PROPERTIES OUTPUT_NAME keyfall LINKER_LANGUAGE C)
# For tests, which include headers of src/.
target_compile_definitions(keyfall_static INTERFACE "$<BUILD_INTERFACE:${kf_isa_definitions}>")
set(static_libs Threads::Threads ${CMAKE_DL_LIBS} m)
if(KF_HAVE_FFI)
  list(APPEND static_libs "$<BUILD_INTERFACE:${LIBFFI_LINK_LIBRARIES}>" $<INSTALL_INTERFACE:ffi>)
endif()
target_link_libraries(keyfall_static INTERFACE ${static_libs})
# Functions of ops.h set the library up by a hook, which is in an object that nothing else refers to.
target_link_options(keyfall_static INTERFACE -Wl,--undefined=kf_init)
# A weak reference takes nothing out of an archive: programs would run the loops of the next lower set.
list(TRANSFORM kf_weak_tables PREPEND -Wl,--undefined= OUTPUT_VARIABLE weak_tables)
target_link_options(keyfall_static INTERFACE ${weak_tables})

# See Note [Internals for tests].
add_library(kf_internals INTERFACE)
if(KEYFALL_SANITIZE)
  target_link_libraries(kf_internals INTERFACE keyfall ${static_libs})
  target_compile_definitions(kf_internals INTERFACE ${kf_isa_definitions} KF_EXPORT_INTERNALS=1
    ${KF_INLINE_DEFINITIONS})
else()
  target_link_libraries(kf_internals INTERFACE keyfall_static)
endif()

if(NOT KEYFALL_STATIC)
  set_target_properties(keyfall_static PROPERTIES EXCLUDE_FROM_ALL ON)
endif()
