# A thin front for CMake and the tools: `make help` lists what there is.
SHELL := /bin/bash
PREFIX ?= /usr/local
FUZZ_SECONDS ?= 60
PYTHON ?= python3
C_FILES = $(shell find include src tests fuzz bench examples python -name gen -prune -o \
  \( -name '*.c' -o -name '*.h' \) -print)

.DEFAULT_GOAL := help
.PHONY: help demo test check bench guide asan tsan fuzz cov fmt lint install wheel abi reproducible clean

help: ## this list
	@grep -E '^[a-z ]+:.*##' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 14

demo: ## train a network on the CPU, on a device and lazily; pages and a plot in build/demo
	@tools/setup.sh build
	@mkdir -p build
	@cmake --preset release >build/configure.log 2>&1 || { cat build/configure.log; exit 1; }
	@[ -e build/release/libkeyfall.so ] || echo "Building the library: a few minutes, the first time."
	@build() { cmake --build --preset release --target keyfall_python abacus; }; \
	  if [ -t 1 ]; then build; else build >build/build.log 2>&1 || { tail -n 40 build/build.log; exit 1; }; fi
	@.venv/bin/python examples/demo/demo.py

test: ## the release build and its quick tests: what to run while working
	@tools/setup.sh check
	@$(PYTHON) tools/check.py --fast

check: ## everything that must pass: tests, sanitizers, corpora, headers, layers, install
	@tools/setup.sh check
	@$(PYTHON) tools/check.py

bench: ## measure, compare with libtorch where it is found, write build/bench.json (COUNT=1: count instructions of both)
	@tools/setup.sh bench
	@cmake --preset release >/dev/null
	@cmake --build --preset release
	@$(PYTHON) bench/run.py $(if $(COUNT),--count)

guide: ## build the guide into build/guide/site, which opens from disk
	@tools/setup.sh guide
	@cmake --preset release >/dev/null
	@cmake --build --preset release --target keyfall_python
	@.venv/bin/python tools/guide/build_guide.py

asan tsan: ## the tests that suit it under the address (and undefined), or the thread, sanitizer
	@tools/setup.sh check
	@$(PYTHON) tools/check.py --only $@

fuzz: ## run each fuzzer for FUZZ_SECONDS (60)
	@tools/setup.sh fuzz
	@$(PYTHON) tools/fuzz.py --seconds $(FUZZ_SECONDS)

cov: ## which lines the tests reach
	@tools/setup.sh check
	@$(PYTHON) tools/coverage.py

fmt: ## format the sources
	@tools/setup.sh lint
	@clang-format -i $(C_FILES)

lint: ## clang-format and clang-tidy, rustfmt and clippy where they are installed, changing nothing
	@tools/setup.sh lint
	@$(PYTHON) tools/lint.py
	@$(PYTHON) tools/check_rust.py --lint || [ $$? = 77 ]

install: ## build and install to PREFIX (/usr/local); DESTDIR is honoured
	@tools/setup.sh build
	@cmake --preset release >/dev/null
	@cmake --build --preset release --target keyfall keyfall_static
	@cmake --install build/release --prefix "$(PREFIX)" --strip

wheel: ## a release into dist/: source archive, sdist, manylinux wheel with bill of materials, tried in an empty environment
	@tools/setup.sh release
	@$(PYTHON) tools/release/wheel.py

abi: ## how the ABI differs from the last tag, or from BASE (a commit); fails if programs break
	@tools/setup.sh release
	@$(PYTHON) tools/release/abi.py $(if $(BASE),--base $(BASE))

reproducible: ## make the release in two folders, without a compiler cache, and compare the files bit by bit (slow)
	@tools/setup.sh release
	@$(PYTHON) tools/release/reproducible.py

clean: ## remove what was built (not .venv, and not the torch that bench downloaded)
	@if [ -d build ]; then find build -mindepth 1 -maxdepth 1 ! -name torch-env -exec rm -rf {} +; fi
