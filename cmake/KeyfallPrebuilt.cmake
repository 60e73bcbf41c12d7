# The library of an earlier build in the place of the one that would be built: KEYFALL_PREBUILT is
# that build's folder.
set(soname libkeyfall.so.${PROJECT_VERSION_MAJOR})
get_filename_component(prebuilt ${KEYFALL_PREBUILT} ABSOLUTE)
if(NOT EXISTS ${prebuilt}/libkeyfall.so.${PROJECT_VERSION})
  message(FATAL_ERROR "KEYFALL_PREBUILT is ${prebuilt}, which has no libkeyfall.so.${PROJECT_VERSION}")
endif()
add_library(keyfall SHARED IMPORTED)
set_target_properties(keyfall PROPERTIES IMPORTED_SONAME ${soname}
  IMPORTED_LOCATION ${prebuilt}/libkeyfall.so.${PROJECT_VERSION}
  INTERFACE_INCLUDE_DIRECTORIES ${PROJECT_SOURCE_DIR}/include
  IMPORTED_NO_SYSTEM ON # the same compiler commands as in that build, which a compiler cache knows
  INTERFACE_COMPILE_DEFINITIONS KF_KEY_TABLE=${KEYFALL_KEY_TABLE})
