"""The builds of tools/check.py. They are made one after the other in a thread of their own, at low
priority, while the parts run tests of earlier ones: a build uses the cores that tests leave idle, and all
of them while a part waits for it."""

import concurrent.futures
import os
import re
import shutil
from dataclasses import dataclass, replace

from processes import ROOT, add_cpu_seconds, cpu_seconds, run

CORES = len(os.sched_getaffinity(0))


@dataclass(frozen=True)
class Build:
    folder: str  # in build/
    preset: str
    targets: tuple = ()  # none: all
    options: tuple = ()  # of the configuration, besides that warnings are errors

    def make(self, low_priority=False):
        """Returns None on success, else the output."""
        prefix = ["nice", "-n", "10"] if low_priority and shutil.which("nice") else []
        folder = ROOT / "build" / self.folder
        status, output = run([*prefix, "cmake", "--preset", self.preset, "-B", folder, "-DKEYFALL_WERROR=ON",
                              *self.options])
        if status == 0:
            chosen = ["--target", *self.targets] if self.targets else []
            status, output = run([*prefix, "cmake", "--build", folder, "-j", CORES, *chosen, "--",
                                  "-k", "0"])
        return None if status == 0 else without_progress(output)


def without_progress(output):
    """Removes the successful steps and the commands from Ninja's output."""
    kept = [line for line in output.splitlines()
            if not re.match(r"\[\d+/\d+\] |\S*/?(?:cc|gcc|clang|ccache|cmake)\S* .*-o |: && ", line)]
    return "\n".join(kept) + "\n"


def merged(builds):
    """Returns one build for each folder, in the order of their first mention, with all targets that are
    asked for."""
    found = {}
    for build in builds:
        known = found.get(build.folder, build)
        targets = (tuple(dict.fromkeys(known.targets + build.targets))
                   if known.targets and build.targets else ())
        found[build.folder] = replace(known, targets=targets)
    return list(found.values())


class Queue:
    """Builds that are made ahead of their use."""

    def __init__(self):
        self._thread = concurrent.futures.ThreadPoolExecutor(1)
        self._jobs = {}

    def start(self, builds):
        for build in merged(builds):
            self._jobs[build.folder] = self._thread.submit(self._make, build)

    @staticmethod
    def _make(build):
        before = cpu_seconds()
        return build.make(low_priority=True), cpu_seconds() - before

    def problem_of(self, build):
        """Waits for a build, or makes it if it was not started; returns None on success, else the output.
        Its CPU time counts for the first part that asks."""
        job = self._jobs.get(build.folder)
        if job is None:
            return build.make()
        problem, seconds = job.result()
        self._jobs[build.folder] = done = concurrent.futures.Future()
        done.set_result((problem, 0.0))
        add_cpu_seconds(seconds)
        return problem

    def stop(self):
        """Drops the builds that have not begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)
