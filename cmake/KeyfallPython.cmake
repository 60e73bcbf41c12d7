# The Python package: the extension module keyfall._C, beside it in the build tree the package's
# Python files (build/<preset>/python is then what a Python path needs), and the install rules of
# the wheel. KEYFALL_PYTHON: ON, OFF, or AUTO for where Python's headers are found.
if(NOT Python3_EXECUTABLE AND EXISTS ${PROJECT_SOURCE_DIR}/.venv/bin/python)
  set(Python3_EXECUTABLE ${PROJECT_SOURCE_DIR}/.venv/bin/python) # the project's own comes first
endif()
find_package(Python3 3.10 COMPONENTS Interpreter Development.Module QUIET)
if(NOT Python3_Development.Module_FOUND)
  set(problem "the headers of Python 3.10 or later were not found: install python3-dev, or set \
Python3_EXECUTABLE to a Python that has them")
  if(KEYFALL_PYTHON STREQUAL "AUTO")
    message(STATUS "Keyfall ${PROJECT_VERSION}: no Python package, because ${problem}")
    return()
  endif()
  message(FATAL_ERROR "KEYFALL_PYTHON is ON, but ${problem}")
endif()
message(STATUS "Keyfall ${PROJECT_VERSION}: Python package for ${Python3_EXECUTABLE} "
  "(${Python3_VERSION})")

# Whether this Python declares what core/private_names.h uses; one entry of the cache for each version.
include(CheckCSourceCompiles)
function(kf_find_private_name name type macro)
  set(CMAKE_REQUIRED_INCLUDES ${Python3_INCLUDE_DIRS})
  set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
  set(found KF_PYTHON_${Python3_VERSION_MAJOR}_${Python3_VERSION_MINOR}_HAS${name})
  check_c_source_compiles("
    #include <Python.h>
    ${type} = ${name};" ${found})
  if(${found})
    target_compile_definitions(keyfall_python PRIVATE ${macro})
  endif()
endfunction()

set(package_source ${PROJECT_SOURCE_DIR}/python)
set(package_built ${PROJECT_BINARY_DIR}/python/keyfall)
file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${package_source}/src/*.c)
Python3_add_library(keyfall_python MODULE WITH_SOABI ${sources})
kf_set_optimization("${sources}") # in sanitized builds
target_link_libraries(keyfall_python PRIVATE keyfall kf_relaxed kf_no_unwinding kf_plain_functions
  kf_packed_relocations)
target_include_directories(keyfall_python PRIVATE ${package_source}/src)
kf_find_private_name(_PyType_Lookup "PyObject *(*f)(PyTypeObject *, PyObject *)" KFPY_HAS_TYPE_LOOKUP)
# Python's tables have functions of several types in members of one, and members left out.
target_compile_options(keyfall_python PRIVATE ${KF_JUMP_ALIGNMENT} -Wconversion -Wmissing-prototypes
  -Wno-cast-function-type -Wno-missing-field-initializers)
if(KEYFALL_SANITIZE) # most of the tests' time is the interpreter's: optimizing takes longer than it saves
  target_compile_options(keyfall_python PRIVATE -O0)
  # Then half of the time of compiling is that of reading headers. Not in release builds: compiler caches
  # could not share objects between build trees any more.
  if(CMAKE_C_COMPILER_ID STREQUAL "GNU")
    target_precompile_headers(keyfall_python PRIVATE ${package_source}/src/core/kfpy.h)
    target_compile_options(keyfall_python PRIVATE -fpch-preprocess) # for ccache
    foreach(source IN LISTS sources)
      file(STRINGS ${source} found REGEX "^#define _GNU_SOURCE" LIMIT_COUNT 1)
      if(found) # it must come before all headers
        set_source_files_properties(${source} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
      endif()
    endforeach()
  endif()
endif()
set_target_properties(keyfall_python PROPERTIES OUTPUT_NAME _C C_VISIBILITY_PRESET hidden
  LIBRARY_OUTPUT_DIRECTORY ${package_built} INSTALL_RPATH "$ORIGIN/lib"
  # lib is there in the build tree, too. A path of the build tree would leave its length in the installed file.
  BUILD_WITH_INSTALL_RPATH ON)

# Links, so that a change of a Python file needs no build. Made anew each time: files come and go.
add_custom_target(keyfall_python_files ALL COMMAND ${CMAKE_COMMAND}
  -D SOURCE=${package_source}/keyfall -D BUILT=${package_built}
  -D HEADERS=${PROJECT_SOURCE_DIR}/include -D SKELETON=${PROJECT_SOURCE_DIR}/src/backends/skeleton
  -D LIBRARY=$<TARGET_SONAME_FILE:keyfall>
  -P ${PROJECT_SOURCE_DIR}/cmake/LinkPackage.cmake VERBATIM)
add_dependencies(keyfall_python keyfall_python_files)

# For plug-ins: find_package(keyfall) in the package's folder, pkg-config's file, the name that -lkeyfall looks
# for (as a script of the linker: wheels have no links), and the plug-in to copy.
include(CMakePackageConfigHelpers)
set(wheel_config ${package_built}/lib/cmake/keyfall)
configure_file(${PROJECT_SOURCE_DIR}/cmake/keyfallWheelConfig.cmake.in
  ${wheel_config}/keyfallConfig.cmake @ONLY)
write_basic_package_version_file(${wheel_config}/keyfallConfigVersion.cmake
  VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
function(kf_write_package_pc) # the template with the folders of the package, and without a static library
  set(CMAKE_INSTALL_INCLUDEDIR include)
  set(CMAKE_INSTALL_LIBDIR lib)
  set(pc_to_prefix ../..)
  set(pc_libs "-L\${libdir} -lkeyfall -Wl,-rpath,\${libdir}")
  configure_file(${PROJECT_SOURCE_DIR}/cmake/keyfall.pc.in ${package_built}/lib/pkgconfig/keyfall.pc @ONLY)
endfunction()
kf_write_package_pc()
file(WRITE ${package_built}/lib/libkeyfall.so "INPUT(libkeyfall.so.${PROJECT_VERSION_MAJOR})\n")
set(skeleton ${PROJECT_SOURCE_DIR}/src/backends/skeleton)

# ---- The wheel (a plain installation leaves this component out)

install(TARGETS keyfall_python LIBRARY DESTINATION keyfall COMPONENT python EXCLUDE_FROM_ALL)
install(FILES ${wheel_config}/keyfallConfig.cmake ${wheel_config}/keyfallConfigVersion.cmake
  DESTINATION keyfall/lib/cmake/keyfall COMPONENT python EXCLUDE_FROM_ALL)
install(FILES ${package_built}/lib/pkgconfig/keyfall.pc
  DESTINATION keyfall/lib/pkgconfig COMPONENT python EXCLUDE_FROM_ALL)
install(FILES ${package_built}/lib/libkeyfall.so
  DESTINATION keyfall/lib COMPONENT python EXCLUDE_FROM_ALL)
install(FILES ${skeleton}/skeleton.c ${skeleton}/CMakeLists.txt
  DESTINATION keyfall/share/skeleton COMPONENT python EXCLUDE_FROM_ALL)
# Under a name for which installers write no bytecode.
install(FILES ${skeleton}/test_skeleton.py RENAME test_skeleton.py.txt
  DESTINATION keyfall/share/skeleton COMPONENT python EXCLUDE_FROM_ALL)
# Under the one name that the extension asks for: wheels have no links.
install(PROGRAMS $<TARGET_FILE:keyfall> DESTINATION keyfall/lib COMPONENT python EXCLUDE_FROM_ALL
  RENAME $<TARGET_SONAME_FILE_NAME:keyfall>)
# With their comments: the headers are the manual of C.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/keyfall DESTINATION keyfall/include
  COMPONENT python EXCLUDE_FROM_ALL)
# What type checkers and editors read instead of sources without annotations.
install(CODE "execute_process(COMMAND \"${Python3_EXECUTABLE}\"
    \"${PROJECT_SOURCE_DIR}/cmake/write_stubs.py\" \"${package_source}/keyfall\"
    \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/keyfall\"
    COMMAND_ERROR_IS_FATAL ANY)" COMPONENT python EXCLUDE_FROM_ALL)
if(DEFINED SKBUILD_DATA_DIR) # of a wheel: what it has is installed beside bin/keyfall
  install(FILES ${PROJECT_SOURCE_DIR}/cmake/keyfall.1 DESTINATION ${SKBUILD_DATA_DIR}/share/man/man1
    COMPONENT python EXCLUDE_FROM_ALL)
endif()
# The build id is a hash that also counts what strip removes, such as the folder of the build: without it, the same
# sources give the same files everywhere.
if(CMAKE_STRIP)
  install(CODE "execute_process(COMMAND \"${CMAKE_STRIP}\" --strip-unneeded --remove-section=.note.gnu.build-id
    \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/keyfall/lib/$<TARGET_SONAME_FILE_NAME:keyfall>\"
    \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/keyfall/$<TARGET_FILE_NAME:keyfall_python>\"
    COMMAND_ERROR_IS_FATAL ANY)" COMPONENT python EXCLUDE_FROM_ALL)
endif()
