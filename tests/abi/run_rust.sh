#!/usr/bin/env bash
# Compiles test_rust.rs with plain rustc against the shared library, and runs it. Exits with 77
# (skipped) where there is no rustc that works.
#   tests/abi/run_rust.sh LIBRARY_DIR SCRATCH_DIR
set -eu
source=$(cd "$(dirname "$0")" && pwd)/test_rust.rs
command -v rustc >/dev/null && rustc --version >/dev/null 2>&1 || exit 77
mkdir -p "$2"
rustc --edition 2021 -D warnings -L "native=$1" -C link-arg="-Wl,-rpath,$1" -o "$2/abi_rust" \
  "$source"
"$2/abi_rust"
