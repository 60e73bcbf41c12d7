"""The modules of keyfall.utils.benchmark, under the names that programs import."""
