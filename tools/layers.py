"""The rules of tools/layers.toml: the room and part of a file, and who may use whom."""

from pathlib import PurePosixPath

import common


class Layers:
    def __init__(self, root):
        data = common.load_toml(root / "tools" / "layers.toml")
        self.rooms, self.public = data["rooms"], data["public"]["only"]
        self.parts = data.get("parts", {})

    def mistakes(self):
        """Yields names in the file that do not exist in the tree."""
        for room, allowed in self.rooms.items():
            for other in allowed:
                if other not in self.rooms:
                    yield f"{room} may use {other}, which is no room"

    def is_public(self, path):
        """Whether a path lies in a folder whose files use public headers only."""
        return any(path.startswith(f"{folder}/") for folder in self.public)

    def room_of(self, path):
        """Returns the room of a path relative to the tree: the longest matching name, or None."""
        if path.startswith("python/src/"):
            return "python/src"
        folders = PurePosixPath(path).parts[1:-1] if path.startswith("src/") else ()
        for length in range(len(folders), 0, -1):
            name = "/".join(folders[:length])
            if name in self.rooms:
                return name
        return None

    def part_of(self, path):
        """Returns the index in [parts] of the part of its room that a path is in; None if its folder is
        not listed. An entry may list several folders, which form one part."""
        room = self.room_of(path)
        top = room if room == "python/src" else f"src/{room}"
        folder = PurePosixPath(path).relative_to(top).parent
        for name in (folder, *folder.parents):
            for position, entry in enumerate(self.parts[room]):
                if str(name) in entry.split():
                    return position if str(name) != "." or name == folder else None
        return None

    def complaint(self, path, other):
        """Returns why the file may not use the other one, or None if it may."""
        room, used = self.room_of(path), self.room_of(other)
        if room == "python/src" and used != room:
            return None  # public functions, which check_layers.py and the linker check
        if room != used:
            return None if used in self.rooms.get(room, ()) else f"room {room} may not use {used}"
        if room not in self.parts:
            return None
        part, target = self.part_of(path), self.part_of(other)
        if part is None or target is None:
            missing = path if part is None else other
            return f"[parts] of {room} in tools/layers.toml does not list the folder of {missing}"
        if target <= part:
            return None
        names = self.parts[room]
        return f"{room}: {names[part]} may not use {names[target]}, which is above it"
