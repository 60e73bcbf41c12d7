#!/usr/bin/env bash
# Installs a build to a prefix of its own and builds examples/outside against it as strangers do:
# by the CMake package, by pkg-config with the shared library, by pkg-config with the static one,
# and by pkg-config after the prefix was moved. Prints `ok WHAT` for each step that works.
#   tests/abi/check_install.sh BUILD_DIR
set -eu
cd "$(dirname "$0")/../.."
build=$(cd "$1" && pwd)
scratch=$build/install-check
prefix=$scratch/prefix
source=examples/outside
rm -rf "$scratch"
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
  local version libdir
  version=$(cat VERSION)
  libdir=$(dirname "$(dirname "$(find "$prefix" -name keyfall.pc)")")
  exists "$prefix/include/keyfall/keyfall.h" && exists "$prefix/include/keyfall/status.def" &&
    exists "$libdir/libkeyfall.so" && exists "$libdir/libkeyfall.so.${version%%.*}" &&
    exists "$libdir/libkeyfall.so.$version" && exists "$libdir/cmake/keyfall/keyfallConfig.cmake"
}
# Nothing that is installed may point back at the build or the source tree.
no_strange_paths() { ! grep -rIlF -e "$build/" -e "$PWD/" "$prefix" | grep -vF "$scratch/log"; }
by_cmake() {
  cmake -S "$source" -B "$scratch/cmake" -G Ninja -DCMAKE_PREFIX_PATH="$prefix" &&
    cmake --build "$scratch/cmake" && "$scratch/cmake/outside"
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
  ${CC:-cc} -std=c99 -Wall -Wextra -Wpedantic -Werror $cflags "$source/outside.c" $libs -o "$2" &&
    LD_LIBRARY_PATH=$libdir "$2"
}
moved() { mv "$prefix" "$scratch/moved" && by_pkgconfig "$scratch/moved" "$scratch/by-moved"; }

step "install" cmake --install "$build" --prefix "$prefix" --strip
step "installed files" installed_files
step "no paths of this tree" no_strange_paths
step "CMake package" by_cmake
step "pkg-config" by_pkgconfig "$prefix" "$scratch/by-pkgconfig"
step "pkg-config, static" by_pkgconfig "$prefix" "$scratch/by-static" --static
step "pkg-config, moved prefix" moved
