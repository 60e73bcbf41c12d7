# Writes the files PROGRAMS to OUTPUT as C arrays: a/reduce.cl becomes kfcl_reduce_cl.
set(text "/* Made by embed.cmake. */\n")
foreach(program IN LISTS PROGRAMS)
  get_filename_component(name ${program} NAME_WE)
  file(READ ${program} bytes HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  string(APPEND text "extern const char kfcl_${name}_cl[];\nconst char kfcl_${name}_cl[] = {${bytes}0};\n")
endforeach()
file(WRITE ${OUTPUT} "${text}")
