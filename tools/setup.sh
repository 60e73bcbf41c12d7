#!/usr/bin/env bash
# Installs what is missing for the given groups, without asking, and does nothing when all is there.
#   tools/setup.sh [build|check|browser|fuzz|bench|lint|guide|release]...     (default: check)
# Compilers and libraries come from apt (as root or by sudo without a password), Python packages go
# into .venv, which also sees the package keyfall of build/release, and the benchmarks' torch goes
# into build/torch-env. When something cannot be installed it says in one sentence what to do, and
# fails; only torch may be missing. Every probe is cheap: a run with nothing to do takes a few
# hundredths of a second.
set -u
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

torch_version=2.13.0
log=build/setup.log
packages=()
want_venv=no
want_venv_packages=no
want_torch=no
extras=() # of guide and release

say() { printf 'setup: %s\n' "$*" >&2; }
die() {
  say "$*"
  exit 1
}
have() { command -v "$1" >/dev/null 2>&1; }
# need PROBE... -- PACKAGE...: the packages are wanted when the probe fails.
need() {
  local probe=()
  while [ "$1" != -- ]; do
    probe+=("$1")
    shift
  done
  shift
  "${probe[@]}" >/dev/null 2>&1 || packages+=("$@")
}

# ---- Probes

cmake_is_new() {
  local version
  have cmake || return 1
  version=$(cmake --version) || return 1
  [[ $version =~ ([0-9]+)\.([0-9]+) ]] || return 1
  ((BASH_REMATCH[1] > 3 || (BASH_REMATCH[1] == 3 && BASH_REMATCH[2] >= 22)))
}
# `pkg-config` reads its own files only: no compiler runs.
libraries_are_there() { have pkg-config && pkg-config --exists "$@"; }
python_is_new() { have python3 && python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))'; }
python_makes_venvs() { python3 -c 'import venv, ensurepip'; }
# The headers of the Python that .venv has, or will have.
python_has_headers() {
  local python=python3
  [ -x .venv/bin/python ] && .venv/bin/python -c pass && python=.venv/bin/python
  have "$python" && "$python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'
}
# For the OpenCL plug-in and its tests: headers, the loader, and any driver.
opencl_is_there() {
  [ -e /usr/include/CL/cl.h ] && libraries_are_there OpenCL &&
    compgen -G '/etc/OpenCL/vendors/*.icd' >/dev/null
}
# For linear algebra, which opens LAPACK at run time.
lapack_is_there() {
  compgen -G '/usr/lib/*/libopenblas.so.0' >/dev/null ||
    compgen -G '/usr/lib*/libopenblas.so.0' >/dev/null ||
    compgen -G '/usr/lib/*/liblapack.so.3' >/dev/null
}
clang_fuzzes() {
  local dir found
  have clang || return 1
  dir=$(clang -print-runtime-dir) && found=$(compgen -G "$dir/libclang_rt.fuzzer*" | head -n 1)
  [ -n "${found:-}" ] || found=$(compgen -G "${dir%/*}/*/libclang_rt.fuzzer*" | head -n 1)
  [ -n "$found" ]
}
# The name of the runtime's package carries clang's version where clang is already there.
clang_runtime_package() {
  local version
  if have clang && version=$(clang --version) && [[ $version =~ version\ ([0-9]+) ]]; then
    echo "libclang-rt-${BASH_REMATCH[1]}-dev"
  else
    echo libclang-rt-dev
  fi
}
venv_sees_keyfall() {
  local link
  link=$(compgen -G '.venv/lib/python3*/site-packages/keyfall-build.pth' | head -n 1)
  [ -x .venv/bin/python ] && [ -n "$link" ] && [ "$(<"$link")" = "$PWD/build/release/python" ]
}
venv_is_fresh() {
  [ -r .venv/keyfall-stamp ] && [ "$(<.venv/keyfall-stamp)" = "$(<tools/requirements.txt)" ]
}
# The packages that building the guide, or a release, needs: extra_is_fresh guide|release.
extra_is_fresh() {
  [ -r ".venv/keyfall-$1-stamp" ] &&
    [ "$(<".venv/keyfall-$1-stamp")" = "$(<"tools/$1/requirements.txt")" ]
}
torch_is_there() {
  [ -n "${KEYFALL_TORCH_PYTHON:-}" ] ||
    { [ -x build/torch-env/bin/python ] && [ -e build/torch-env/keyfall-stamp ]; }
}

# ---- Groups

want_build() {
  need have gcc -- gcc libc6-dev
  need have make -- make
  need cmake_is_new -- cmake
  need have ninja -- ninja-build
  need have pkg-config -- pkg-config
  need libraries_are_there libffi -- libffi-dev
  need have python3 -- python3
  if ! venv_sees_keyfall; then
    want_venv=yes
    need python_makes_venvs -- python3-venv
    need python_has_headers -- python3-dev
  fi
}
want_check() {
  want_build
  need have g++ -- g++
  need libraries_are_there cmocka -- libcmocka-dev
  need opencl_is_there -- pocl-opencl-icd ocl-icd-opencl-dev opencl-headers
  need lapack_is_there -- libopenblas0
  need have valgrind -- valgrind
  need have ccache -- ccache
  venv_is_fresh || want_venv_packages=yes
}
# For the tests of HTML pages, which are skipped without it: 100 MB to download, so no other group wants it.
browser_is_there() {
  have chromium || have chromium-browser || have google-chrome || have google-chrome-stable || have chrome
}
want_browser() {
  want_check
  need browser_is_there -- chromium
}
want_fuzz() {
  want_build
  need have clang -- clang
  need clang_fuzzes -- "$(clang_runtime_package)"
}
want_lint() {
  want_build
  need have clang-format -- clang-format
  need have clang-tidy -- clang-tidy
}
want_guide() {
  want_build
  extra_is_fresh guide || extras+=(guide)
}
want_release() {
  want_build
  need have abidiff -- abigail-tools
  venv_is_fresh || want_venv_packages=yes
  extra_is_fresh release || extras+=(release)
}
want_bench() {
  want_build
  need have g++ -- g++
  need have valgrind -- valgrind
  venv_is_fresh || want_venv_packages=yes
  if ! torch_is_there; then
    want_torch=yes
    need python_makes_venvs -- python3-venv
  fi
}

# ---- Installing

# Runs a command with its output in the log.
quietly() {
  { mkdir -p build && printf '+ %s\n' "$*" >>"$log"; } 2>/dev/null ||
    die "cannot write $PWD/$log: run this as the user who owns the folder, or in a copy of your own."
  "$@" >>"$log" 2>&1 </dev/null
}

install_packages() {
  local list as_root=()
  # A package may be wanted by several groups.
  list=$(printf '%s\n' "${packages[@]}" | sort -u | tr '\n' ' ')
  list=${list% }
  read -r -a packages <<<"$list"
  have apt-get || die "missing on this system: install what Debian calls $list with your package manager and run this again."
  if [ "$(id -u)" != 0 ]; then
    sudo -n true >/dev/null 2>&1 || die "not root: run 'apt-get install -y $list' as root and run this again."
    as_root=(sudo -n)
  fi
  local apt=(${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=a
    apt-get -o DPkg::Lock::Timeout=300 -o Acquire::Retries=2 -y)
  say "installing $list"
  # The lists of a fresh machine are empty or old: fetch them only when the install needs it.
  quietly "${apt[@]}" install --no-install-recommends "${packages[@]}" && return
  quietly "${apt[@]}" update
  quietly "${apt[@]}" install --no-install-recommends "${packages[@]}" ||
    die "could not install $list: connect this machine to its package mirror (details are in $log) and run this again."
}

make_venv() {
  local folder
  say "making .venv"
  # An environment that does not start (moved, or its Python is gone) is made anew.
  .venv/bin/python -c pass >/dev/null 2>&1 || rm -rf .venv
  [ -x .venv/bin/python ] || quietly python3 -m venv .venv ||
    die "could not make .venv: install Python 3.10 or later with its venv module (details are in $log) and run this again."
  for folder in .venv/lib/python3*/site-packages; do
    printf '%s\n' "$PWD/build/release/python" >"$folder/keyfall-build.pth"
  done
}

pip=(.venv/bin/python -m pip --disable-pip-version-check --retries 2 --timeout 30)
no_network="connect this machine to the network or point pip at a mirror (details are in $log) and run this again."

fill_venv() {
  say "installing the packages of tools/requirements.txt into .venv"
  quietly "${pip[@]}" install -r tools/requirements.txt ||
    die "could not download the Python packages of tools/requirements.txt: $no_network"
  # What builds of the package need, kept for environments that are made by tests.
  quietly "${pip[@]}" download -d .venv/wheels "$(grep '^scikit-build-core' tools/requirements.txt)" ||
    die "could not download scikit-build-core: $no_network"
  printf '%s\n' "$(<tools/requirements.txt)" >.venv/keyfall-stamp
}

add_extra() {
  say "installing the packages of tools/$1/requirements.txt into .venv"
  quietly "${pip[@]}" install -r "tools/$1/requirements.txt" ||
    die "could not download the Python packages of tools/$1/requirements.txt: $no_network"
  printf '%s\n' "$(<"tools/$1/requirements.txt")" >".venv/keyfall-$1-stamp"
}

# Benchmarks run without torch too: they then leave its column out.
make_torch() {
  say "trying to install torch $torch_version into build/torch-env (set KEYFALL_TORCH_PYTHON to use another)"
  if quietly python3 -m venv build/torch-env &&
    quietly build/torch-env/bin/python -m pip install --disable-pip-version-check --retries 1 \
      --timeout 30 "torch==$torch_version" numpy; then
    : >build/torch-env/keyfall-stamp
  else
    rm -rf build/torch-env
    say "torch $torch_version could not be installed, so the benchmarks will have no figures to compare with (details are in $log)."
  fi
}

probe_groups() {
  local group
  packages=()
  for group in "$@"; do
    case $group in
      build | check | browser | fuzz | bench | lint | guide | release) "want_$group" ;;
      *) die "unknown group '$group': use build, check, browser, fuzz, bench, lint, guide or release." ;;
    esac
  done
}

[ $# -gt 0 ] || set -- check
probe_groups "$@"
if [ ${#packages[@]} -gt 0 ]; then
  install_packages
  hash -r
  probe_groups "$@"
  [ "${packages[*]}" != python3-dev ] ||
    die "$(command -v python3) has no headers (Python.h), and the system's python3-dev is for another Python: install that Python's development files, or put another python3 first in PATH and remove .venv, and run this again."
  [ ${#packages[@]} -eq 0 ] ||
    die "still missing or too old after installing: get a newer ${packages[*]} (cmake 3.22, Python 3.10 or later) and run this again."
fi
[ "$want_venv" = no ] || python_is_new ||
  die "Python is older than 3.10: install a newer python3 and run this again."
[ "$want_venv" = no ] || make_venv
[ "$want_venv_packages" = no ] || fill_venv
for extra in ${extras[@]+"${extras[@]}"}; do add_extra "$extra"; done
[ "$want_torch" = no ] || make_torch
exit 0
