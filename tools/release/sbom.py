#!/usr/bin/env python3
"""The bill of materials of a wheel, as CycloneDX JSON inside it (.dist-info/sboms, PEP 770): every file with its
hash, and the libraries of others that the wheel carries, with version and licence.

    sbom.py WHEEL           writes it into the wheel
    sbom.py --check WHEEL   compares it with the wheel: files, hashes, libraries that binaries need
"""

import argparse
import glob
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import time
import uuid

import wheels

NAME = "sboms/keyfall.cdx.json"
# Libraries of every Linux system with glibc: a wheel does not carry them.
SYSTEM = {"libc.so.6", "libm.so.6", "libpthread.so.0", "libdl.so.2", "librt.so.1", "libgcc_s.so.1",
          "ld-linux-aarch64.so.1", "ld-linux-x86-64.so.2"}
# Libraries that a wheel may carry besides Keyfall's own files, by the letters that their files begin with. A wheel with
# another library fails: add it here, after reading its licence. `package` is pkg-config's name for it, `notices` are
# files with its licence, of which the first that exists goes into the wheel.
KNOWN = {
    "libffi": {"licence": "MIT", "package": "libffi", "homepage": "https://sourceware.org/libffi/",
               "notices": ["/usr/share/doc/libffi[0-9]*/copyright", "/usr/share/doc/libffi-dev/copyright",
                           "/usr/share/licenses/libffi/LICENSE"]},
}


class Mistake(Exception):
    """Something about the wheel that has to change."""


def libraries(files):
    """Returns the files of other projects: what auditwheel copied into keyfall.libs."""
    return sorted(name for name in files if re.match(r"[\w.]+\.libs/.*\.so", name))


def entry_of(path):
    """The name and entry of a library in KNOWN."""
    name = re.match(r"[a-zA-Z_]+", pathlib.PurePosixPath(path).name).group()
    if name not in KNOWN:
        raise Mistake(f"{path}: tools/release/sbom.py does not know {name}")
    return name, KNOWN[name]


def third_party(path):
    name, entry = entry_of(path)
    asked = subprocess.run(["pkg-config", "--modversion", entry["package"]], capture_output=True, text=True)
    if asked.returncode != 0:
        raise Mistake(f"{path}: pkg-config does not know the version of {entry['package']}")
    version = asked.stdout.strip()
    return {"type": "library", "bom-ref": f"pkg:generic/{name}@{version}", "name": name, "version": version,
            "purl": f"pkg:generic/{name}@{version}", "licenses": [{"license": {"id": entry["licence"]}}],
            "externalReferences": [{"type": "website", "url": entry["homepage"]}],
            "properties": [{"name": "keyfall:file", "value": path}]}


def notice(path):
    """The name and text of the licence of a library."""
    name, entry = entry_of(path)
    found = [file for pattern in entry["notices"] for file in sorted(glob.glob(pattern))]
    if not found:
        raise Mistake(f"{path}: its licence has to be in the wheel, and none of {', '.join(entry['notices'])} exists")
    return f"licenses/{name}.txt", pathlib.Path(found[0]).read_bytes()


def file_component(name, data):
    return {"type": "file", "name": name, "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(data).hexdigest()}]}


def listed(files, info):
    """The files that the bill lists: all but itself and RECORD, which has its hash."""
    return {name: data for name, (data, _) in files.items() if name not in (f"{info}/{NAME}", f"{info}/RECORD")}


def document(files, info):
    name, version = (wheels.metadata(files, info, key) for key in ("Name", "Version"))
    own = f"pkg:pypi/{name}@{version}"
    foreign = [third_party(path) for path in libraries(files)]
    components = [file_component(*item) for item in sorted(listed(files, info).items())]
    seconds = int(os.environ.get("SOURCE_DATE_EPOCH", 315532800))
    # A serial number that depends on the contents alone.
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([own, components, foreign]))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json", "bomFormat": "CycloneDX", "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{serial}", "version": 1,
        "metadata": {
            "timestamp": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds)),
            "component": {"type": "library", "bom-ref": own, "name": name, "version": version, "purl": own,
                          "licenses": [{"license": {"id": "Apache-2.0"}}]}},
        "components": [*foreign, *components],
        "dependencies": [{"ref": own, "dependsOn": [one["bom-ref"] for one in foreign]},
                         *({"ref": one["bom-ref"], "dependsOn": []} for one in foreign)],
    }


def add(path):
    files, info = wheels.read(path)
    files.pop(f"{info}/{NAME}", None)
    for library in libraries(files):
        name, text = notice(library)
        files[f"{info}/{name}"] = (text, 0o644)
    text = json.dumps(document(files, info), separators=(",", ":")) + "\n"
    files[f"{info}/{NAME}"] = (text.encode(), 0o644)
    wheels.write(path, files, info)


def needed(data, scratch):
    """The libraries that a binary asks the loader for."""
    scratch.write_bytes(data)
    shown = subprocess.run(["readelf", "-dW", scratch], capture_output=True, text=True).stdout
    scratch.unlink()
    return set(re.findall(r"\(NEEDED\).*\[(.*)\]", shown))


def problems(path):
    """Yields what is wrong with the bill of a wheel."""
    files, info = wheels.read(path)
    if f"{info}/{NAME}" not in files:
        yield f"has no {info}/{NAME}"
        return
    bill = json.loads(files[f"{info}/{NAME}"][0])
    hashes = {one["name"]: one["hashes"][0]["content"] for one in bill["components"] if one["type"] == "file"}
    there = {name: hashlib.sha256(data).hexdigest() for name, data in listed(files, info).items()}
    yield from (f"does not list {name}" for name in sorted(set(there) - set(hashes)))
    yield from (f"lists {name}, which the wheel does not have" for name in sorted(set(hashes) - set(there)))
    yield from (f"has another hash for {name}" for name in sorted(set(there) & set(hashes))
                if there[name] != hashes[name])
    if bill["metadata"]["component"]["version"] != wheels.metadata(files, info, "Version"):
        yield "has another version than METADATA"
    foreign = {property["value"] for one in bill["components"] for property in one.get("properties", [])
               if property["name"] == "keyfall:file"}
    for name in libraries(files):
        if name not in foreign:
            yield f"does not name the project of {name}"
        elif f"{info}/licenses/{entry_of(name)[0]}.txt" not in files:
            yield f"names {name}, whose licence is not in the wheel"
    carried = {pathlib.PurePosixPath(name).name for name in files}
    scratch = pathlib.Path(f"{path}.elf")
    for name, (data, _) in sorted(files.items()):
        if data[:4] == b"\x7fELF":
            # Before auditwheel, libraries of the system are not in the wheel; then KNOWN has to have them.
            for library in sorted(needed(data, scratch) - SYSTEM - carried):
                try:
                    entry_of(library)
                except Mistake as mistake:
                    yield f"does not cover a library that {name} needs: {mistake}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("wheel", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    try:
        if not args.check:
            add(args.wheel)
        found = list(problems(args.wheel))
    except (Mistake, ValueError) as mistake:
        found = [str(mistake)]
    for problem in found:
        print(f"{args.wheel}: the bill of materials {problem}")
    if not found:
        count = len(wheels.read(args.wheel)[0])
        print(f"OK bill of materials: {count} files")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
