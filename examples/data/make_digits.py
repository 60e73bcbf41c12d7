#!/usr/bin/env python3
"""Writes digits.gz from the copy of the data set inside an installed scikit-learn: the pixels of all
images as bytes from 0 to 16, then the digits that they show."""

import gzip
import pathlib

from sklearn.datasets import load_digits

FILE = pathlib.Path(__file__).resolve().parent / "digits.gz"

if __name__ == "__main__":
    digits = load_digits()
    data = digits.data.astype("uint8").tobytes() + digits.target.astype("uint8").tobytes()
    FILE.write_bytes(gzip.compress(data, 9, mtime=0))
    print(f"{FILE.name}: {len(digits.target)} images, {FILE.stat().st_size} bytes")
