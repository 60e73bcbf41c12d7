"""Runs commands for tools/check.py and adds up the CPU time that they take. Wall-clock time says little
on a machine that does other things, too, and while a build and tests run side by side."""

import os
import subprocess
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_spent = threading.local()


def cpu_seconds():
    """Returns the CPU time, user and system, of all commands that this thread has run."""
    return getattr(_spent, "seconds", 0.0)


def add_cpu_seconds(seconds):
    """Counts commands that another thread has run for this one."""
    _spent.seconds = cpu_seconds() + seconds


def run(command, cwd=ROOT, timeout=1200, environment=None):
    """Returns the exit status and all output; status 124 on timeout. The processes that the command
    starts count, as far as it waits for them."""
    try:
        process = subprocess.Popen([str(word) for word in command], cwd=cwd, stdin=subprocess.DEVNULL,
                                   env={**os.environ, **{name: str(value) for name, value in
                                                         (environment or {}).items()}},
                                   stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                   errors="replace")
    except OSError as error:
        return 127, f"{command[0]}: {error}\n"
    late = threading.Event()

    def stop():
        late.set()
        process.kill()

    timer = threading.Timer(timeout, stop)
    timer.start()
    with process.stdout:
        output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)  # what Popen.wait does not tell
    timer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    add_cpu_seconds(usage.ru_utime + usage.ru_stime)
    if late.is_set():
        return 124, f"{output}\nstopped after {timeout} seconds\n"
    return process.returncode, output
