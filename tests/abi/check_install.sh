#!/usr/bin/env bash
# Installs a build to a prefix of its own and builds examples/outside against it as strangers do:
# by the CMake package, by pkg-config with the shared library, by pkg-config with the static one,
# and by pkg-config after the prefix was moved; examples/cpp and the plug-in to copy, too. Then from a build of which nothing is built, where
# it must fail and leave nothing, and from one of which only the shared library is built, where it
# must do without the static one. The program of README.md must start without a word on where the
# library is: here by keyfall.pc, and in a folder that the loader searches by ldconfig. Prints `ok WHAT` for each step that works.
#   tests/abi/check_install.sh BUILD_DIR
set -eu
cd "$(dirname "$0")/../.."
build=$(cd "$1" && pwd)
scratch=$build/install-check
prefix=$scratch/prefix
partial=$(dirname "$build")/install-partial # as deep as build/core: a compiler cache has its objects
source=examples/outside
rm -rf "$scratch" "$partial"
mkdir -p "$scratch"

step() {
  local name=$1
  shift
  if "$@" >"$scratch/log" 2>&1; then
    printf 'ok %s\n' "$name"
  else
    cat "$scratch/log"
    printf 'FAILED %s\n' "$name"
    exit 1
  fi
}
exists() { [ -e "$1" ] || { echo "$1 was not installed" && false; }; }
installed_files() {
  local version
  version=$(cat VERSION)
  exists "$prefix/include/keyfall/keyfall.h" && exists "$prefix/share/doc/keyfall/LICENSE" &&
    exists "$prefix/share/doc/keyfall/NOTICE" && exists "$prefix/include/keyfall/status.def" &&
    exists "$libdir/libkeyfall.so" && exists "$libdir/libkeyfall.so.${version%%.*}" &&
    exists "$libdir/libkeyfall.so.$version" && exists "$libdir/cmake/keyfall/keyfallConfig.cmake"
}
# Nothing that is installed may point back at the build or the source tree.
no_strange_paths() { ! grep -rIlF -e "$build/" -e "$PWD/" "$prefix" | grep -vF "$scratch/log"; }
# by_cmake PREFIX BUILD
by_cmake() {
  cmake -S "$source" -B "$2" -G Ninja -DCMAKE_PREFIX_PATH="$1" && cmake --build "$2" && "$2/outside"
}
# by_pkgconfig PREFIX PROGRAM [--static]: $cc etc. are split into words on purpose.
by_pkgconfig() {
  local pc cflags libs libdir
  pc=$(dirname "$(find "$1" -name keyfall.pc)")
  libdir=$(dirname "$pc")
  cflags=$(PKG_CONFIG_PATH=$pc pkg-config --cflags keyfall)
  if [ "${3:-}" = --static ]; then
    [ -e "$libdir/libkeyfall.a" ] || return 0
    libs=$(PKG_CONFIG_PATH=$pc pkg-config --static --libs keyfall)
    libs=${libs/-lkeyfall/-l:libkeyfall.a}
  else
    libs=$(PKG_CONFIG_PATH=$pc pkg-config --libs keyfall)
  fi
  # shellcheck disable=SC2086
  ${CC:-cc} -std=c99 -Wall -Wextra -Wpedantic -Werror $cflags "$source/outside.c" $libs -o "$2" && "$2"
}
readme_program() {
  awk '/^```c$/ { on = 1; next } /^```/ { if (on) exit } on' README.md >"$scratch/first.c"
  export PKG_CONFIG_PATH
  PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name keyfall.pc)")
  # shellcheck disable=SC2046
  ${CC:-cc} "$scratch/first.c" $(pkg-config --cflags --libs keyfall) -o "$scratch/first" &&
    [ "$("$scratch/first")" = "my::twice(21) = 42" ]
}
# As root, to a folder of which ldconfig says that the loader searches it.
by_ldconfig() {
  local searched=$scratch/searched pc
  mkdir -p "$scratch/bin"
  printf '#!/bin/sh\necho 0\n' >"$scratch/bin/id"
  printf '#!/bin/sh\n[ "$1" = -v ] && echo "%s: (from /etc/ld.so.conf:1)" || : >"%s"\n' \
    "$1" "$searched/loader-was-told" >"$scratch/bin/ldconfig"
  chmod +x "$scratch/bin/id" "$scratch/bin/ldconfig"
  PATH=$scratch/bin:$PATH cmake --install "$build" --prefix "$searched" &&
    pc=$(find "$searched" -name keyfall.pc) && exists "$searched/loader-was-told" && ! grep rpath "$pc"
}
# With DESTDIR, the loader and the folders of this machine do not count.
staged() {
  DESTDIR=$scratch/staged cmake --install "$build" --prefix /opt/keyfall &&
    ! grep rpath "$(find "$scratch/staged/opt/keyfall" -name keyfall.pc)"
}
cpp_by_cmake() {
  cmake -S examples/cpp -B "$scratch/cpp" -G Ninja -DCMAKE_PREFIX_PATH="$prefix" \
    "-DCMAKE_CXX_FLAGS=-Wall -Wextra -Wpedantic -Werror" && cmake --build "$scratch/cpp" && "$scratch/cpp/embed"
}
plugin=src/backends/skeleton
plugin_by_cmake() {
  cmake -S "$plugin" -B "$scratch/plugin" -G Ninja -DCMAKE_PREFIX_PATH="$prefix" &&
    cmake --build "$scratch/plugin" && exists "$scratch/plugin/skeleton.so"
}
plugin_by_pkgconfig() {
  local flags
  flags=$(PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name keyfall.pc)") pkg-config --cflags --libs keyfall)
  # shellcheck disable=SC2086
  ${CC:-cc} -Wall -Wextra -Werror -shared -fPIC -fvisibility=hidden -Wl,-z,defs \
    "$plugin/skeleton.c" $flags -lm -o "$scratch/skeleton.so"
}
# has_static PREFIX: whether the CMake package offers the static library.
has_static() {
  mkdir -p "$scratch/static" &&
    printf '%s\n' 'cmake_minimum_required(VERSION 3.22)' 'project(static LANGUAGES C)' \
      'find_package(keyfall 0.1 REQUIRED)' 'if(NOT TARGET keyfall::keyfall_static)' \
      '  message(FATAL_ERROR "no static library")' 'endif()' >"$scratch/static/CMakeLists.txt" &&
    rm -rf "$scratch/static/build" &&
    cmake -S "$scratch/static" -B "$scratch/static/build" -G Ninja -DCMAKE_PREFIX_PATH="$1"
}
static_as_built() {
  if [ -e "$build/libkeyfall.a" ]; then has_static "$prefix"; else ! has_static "$prefix"; fi
}
nothing_yet() {
  cmake -S . -B "$partial" -G Ninja -DCMAKE_BUILD_TYPE=Release "-DCMAKE_C_FLAGS_RELEASE=-O2 -g1 -DNDEBUG" \
    -DKEYFALL_CORE_ONLY=ON -DKEYFALL_TESTS=OFF \
    -DKEYFALL_EXAMPLES=OFF -DKEYFALL_FUZZERS=OFF -DKEYFALL_BENCH=OFF || return 1
  if cmake --install "$partial" --prefix "$partial/prefix"; then
    echo "installed something that is not built" && return 1
  fi
  [ ! -e "$partial/prefix" ] || { find "$partial/prefix" && false; }
}
shared_only() {
  cmake --build "$partial" --target keyfall && [ ! -e "$partial/libkeyfall.a" ] &&
    cmake --install "$partial" --prefix "$partial/prefix" &&
    by_cmake "$partial/prefix" "$scratch/cmake-partial" && ! has_static "$partial/prefix"
}
moved() { mv "$prefix" "$scratch/moved" && by_pkgconfig "$scratch/moved" "$scratch/by-moved"; }

step "install" cmake --install "$build" --prefix "$prefix" --strip
libdir=$(dirname "$(dirname "$(find "$prefix" -name keyfall.pc)")")
step "installed files" installed_files
step "no paths of this tree" no_strange_paths
step "CMake package" by_cmake "$prefix" "$scratch/cmake"
step "CMake package, static" static_as_built
step "pkg-config" by_pkgconfig "$prefix" "$scratch/by-pkgconfig"
step "pkg-config, static" by_pkgconfig "$prefix" "$scratch/by-static" --static
if command -v "${CXX:-c++}" >/dev/null; then step "C++, CMake package" cpp_by_cmake; fi
step "program of README.md" readme_program
step "told to the loader" by_ldconfig "$scratch/searched/$(realpath --relative-to="$prefix" "$libdir")"
step "DESTDIR" staged
step "plug-in, CMake package" plugin_by_cmake
step "plug-in, pkg-config" plugin_by_pkgconfig
step "pkg-config, moved prefix" moved
step "nothing built, nothing installed" nothing_yet
step "only the shared library built" shared_only
