#!/usr/bin/env bash
# Builds the plug-in to copy and the program of examples/outside against an installed Python package, by
# pkg-config as strangers do, and uses both.
#   tests/abi/check_wheel.sh PYTHON SCRATCH
set -eu
cd "$(dirname "$0")/../.."
python=$1
scratch=$2
PKG_CONFIG_PATH=$("$python" -m keyfall cmake-prefix)/lib/pkgconfig
export PKG_CONFIG_PATH
cflags=$(pkg-config --cflags keyfall)
libs=$(pkg-config --libs keyfall)

# The flags are split into words on purpose.
# shellcheck disable=SC2086
${CC:-cc} -O2 -Wall -Wextra -Werror -shared -fPIC -fvisibility=hidden -Wl,-z,defs $cflags \
  src/backends/skeleton/skeleton.c $libs -lm -o "$scratch/skeleton.so"
# shellcheck disable=SC2086
${CC:-cc} -std=c99 -Wall -Wextra -Werror $cflags examples/outside/outside.c $libs -o "$scratch/outside"
"$scratch/outside"
exec "$python" - "$scratch/skeleton.so" <<'END'
import sys

import keyfall

name = keyfall.devices.load_plugin(sys.argv[1])
x = keyfall.ones(2, 3, device=name)
assert (x + x).cpu().tolist() == [[2.0] * 3] * 2
print(x.device)
END
