# What `make install` puts under a prefix: headers, libraries, keyfall.pc, the CMake package, the licence.
# Everything finds itself relative to its own place, so that the prefix can be moved.
include(CMakePackageConfigHelpers)

# Looks before anything is copied. The shared library has to be there. The static one is left out,
# and the CMake package does not offer it, where it was not built: `make demo`, or a build of one
# target, is enough to install from.
install(CODE "
  set(static \"$<$<BOOL:${KEYFALL_STATIC}>:$<TARGET_FILE:keyfall_static>>\")
  if(NOT EXISTS \"$<TARGET_FILE:keyfall>\")
    message(FATAL_ERROR \"Nothing was installed: $<TARGET_FILE_NAME:keyfall> is not built yet. \"
      \"Run: cmake --build ${PROJECT_BINARY_DIR} --target keyfall\")
  elseif(static AND NOT EXISTS \"\${static}\")
    message(STATUS \"$<TARGET_FILE_NAME:keyfall_static> is not built and is left out. To have it: \"
      \"cmake --build ${PROJECT_BINARY_DIR} --target keyfall_static\")
  endif()" COMPONENT library)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/keyfall DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  COMPONENT headers FILES_MATCHING PATTERN "*.h" PATTERN "*.def")

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/keyfall)
install(TARGETS keyfall EXPORT keyfallTargets
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
install(EXPORT keyfallTargets NAMESPACE keyfall:: DESTINATION ${package_dir} COMPONENT library)
if(KEYFALL_STATIC)
  install(TARGETS keyfall_static EXPORT keyfallStaticTargets OPTIONAL
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
  install(EXPORT keyfallStaticTargets NAMESPACE keyfall:: DESTINATION ${package_dir}
    COMPONENT library)
endif()

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/keyfallConfig.cmake.in
  ${PROJECT_BINARY_DIR}/package/keyfallConfig.cmake INSTALL_DESTINATION ${package_dir})
# Before 1.0 a minor version may change the API.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/package/keyfallConfigVersion.cmake
  VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/package/keyfallConfig.cmake
  ${PROJECT_BINARY_DIR}/package/keyfallConfigVersion.cmake
  DESTINATION ${package_dir} COMPONENT library)

file(RELATIVE_PATH pc_to_prefix ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
string(REGEX REPLACE "/$" "" pc_to_prefix "${pc_to_prefix}")
set(pc_private "-pthread -lm -Wl,--undefined=kf_init")
if(CMAKE_DL_LIBS)
  string(APPEND pc_private " -l${CMAKE_DL_LIBS}")
endif()
set(pc_requires "")
if(KF_HAVE_FFI)
  set(pc_requires libffi)
endif()
set(pc_libs "-L\${libdir} -lkeyfall")
configure_file(${PROJECT_SOURCE_DIR}/cmake/keyfall.pc.in ${PROJECT_BINARY_DIR}/package/keyfall.pc
  @ONLY)
string(APPEND pc_libs " -Wl,-rpath,\${libdir}")
configure_file(${PROJECT_SOURCE_DIR}/cmake/keyfall.pc.in
  ${PROJECT_BINARY_DIR}/package/rpath/keyfall.pc @ONLY)

# Programs must find the shared library when they start. In a folder that the loader searches, root tells the
# loader of it. Elsewhere keyfall.pc gives programs the folder. With DESTDIR this is the packager's task.
install(CODE "
  set(pc \"${PROJECT_BINARY_DIR}/package/keyfall.pc\")
  get_filename_component(libdir \"${CMAKE_INSTALL_LIBDIR}\" ABSOLUTE BASE_DIR \"\${CMAKE_INSTALL_PREFIX}\")
  if(\"\$ENV{DESTDIR}\" STREQUAL \"\")
    find_program(ldconfig ldconfig PATHS /usr/sbin /sbin)
    set(searched \"\")
    execute_process(COMMAND id -u OUTPUT_VARIABLE user ERROR_QUIET OUTPUT_STRIP_TRAILING_WHITESPACE)
    if(ldconfig AND user STREQUAL \"0\") # lists the folders and changes nothing
      execute_process(COMMAND \${ldconfig} -v -N -X OUTPUT_VARIABLE searched ERROR_QUIET)
    endif()
    string(FIND \"\\n\${searched}\" \"\\n\${libdir}:\" place)
    if(place EQUAL -1)
      set(pc \"${PROJECT_BINARY_DIR}/package/rpath/keyfall.pc\")
    else()
      message(STATUS \"Running: \${ldconfig}\")
      execute_process(COMMAND \${ldconfig} COMMAND_ERROR_IS_FATAL ANY)
    endif()
  endif()
  file(INSTALL \"\${pc}\" DESTINATION \"\${libdir}/pkgconfig\")" COMPONENT library)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/NOTICE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT library)
