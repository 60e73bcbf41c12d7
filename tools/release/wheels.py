"""Reads and writes wheels. A wheel is the same, bit by bit, for the same files: sorted, with one time."""

import base64
import csv
import hashlib
import io
import os
import time
import zipfile


def read(path):
    """Returns name → (bytes, permissions) of the files of a wheel, and the name of its .dist-info folder."""
    with zipfile.ZipFile(path) as file:
        files = {entry.filename: (file.read(entry), (entry.external_attr >> 16) & 0o777)
                 for entry in file.infolist() if not entry.is_dir()}
    folders = {name.partition("/")[0] for name in files if name.partition("/")[0].endswith(".dist-info")}
    if len(folders) != 1:
        raise ValueError(f"{path} is not a wheel: it has {len(folders)} .dist-info folders")
    return files, folders.pop()


def record(files, info):
    """The text of RECORD: the hash and size of every file."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for name in sorted(files):
        data = files[name][0]
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        writer.writerow([name, f"sha256={digest}", len(data)])
    writer.writerow([f"{info}/RECORD", "", ""])
    return text.getvalue().encode()


def write(path, files, info):
    """Writes a wheel, with RECORD made anew. Times are SOURCE_DATE_EPOCH, or the first that a zip file can have."""
    files = {name: item for name, item in files.items() if name != f"{info}/RECORD"}
    files[f"{info}/RECORD"] = (record(files, info), 0o644)
    seconds = max(int(os.environ.get("SOURCE_DATE_EPOCH", 0)), 315532800)
    # Folders of the package first, the .dist-info folder last, as PEP 427 recommends.
    names = sorted(files, key=lambda name: (name.startswith(info), name))
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name in names:
            data, permissions = files[name]
            entry = zipfile.ZipInfo(name, time.gmtime(seconds)[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            # Permissions do not depend on the umask of whoever builds.
            entry.external_attr = (0o100755 if permissions & 0o100 else 0o100644) << 16
            file.writestr(entry, data, compresslevel=9)


def metadata(files, info, key):
    """The first value of a field of METADATA; None when it has none."""
    for line in files[f"{info}/METADATA"][0].decode().splitlines():
        if not line:
            return None
        name, _, value = line.partition(": ")
        if name == key:
            return value
    return None
